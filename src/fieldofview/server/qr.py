"""Addresses as QR codes: an image for the page, blocks for the terminal."""

from __future__ import annotations

import io

import segno


def svg(text: str) -> bytes:
    """A picture without colours or styles of its own."""
    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
    return out.getvalue()


def data_url(text: str) -> str:
    url: str = segno.make(text, micro=False).svg_data_uri(scale=4, border=2)
    return url


def blocks(text: str) -> str:
    """For a terminal."""
    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, compact=True, border=1)
    return out.getvalue()
