"""The rules compiled as one program.

Numba optimises every function by itself, together with everything that it calls, and emits machine code for it:
hundreds of times nearly the same. A rule is only ever reached through an entry. So a rule is kept as it was written,
and an entry takes in all it calls, hides it from the outside and optimises the whole once: what nobody else can call
needs no status to be checked, no argument that is not used, and no code of its own where it was inlined. That halves
the first compilation, and the games are quicker.

This leans on the inside of Numba's code libraries. Where a Numba has another inside, `install` says so, and all is
compiled in Numba's own way: the games are the same.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

RULE, ENTRY = "fieldofview.rule.", "fieldofview.entry."  # what the names of our functions begin with, for Numba
LEANS_ON = {
    "codegen.JITCodeLibrary": (
        "_optimize_final_module", "_finalize_final_module", "_finalize_dynamic_globals", "get_pointer_to_function",
        "serialize_using_object_code", "serialize_using_bitcode",
    ),
    "codegen.JITCPUCodegen": ("create_library", "set_env"),
    "arrays": ("fix_integer_index",),
}  # fmt: skip


@cache
def install() -> bool:
    """Have functions whose names begin so compiled as parts of a whole; False where this Numba does not allow it."""
    from numba.core import codegen
    from numba.core.registry import cpu_target
    from numba.np import arrayobj

    own: Any = cpu_target.target_context.codegen()
    known = {"codegen.JITCodeLibrary": codegen.JITCodeLibrary, "codegen.JITCPUCodegen": type(own), "arrays": arrayobj}
    if not all(hasattr(known[place], name) for place, names in LEANS_ON.items() for name in names):
        return False
    if "_engine" not in vars(own):
        return False
    _build_in_one(own, *_libraries(codegen.JITCodeLibrary))
    _index_without_looking_for_negatives(arrayobj)
    return True


def spare_scipy() -> None:
    """Keep Numba from loading SciPy's linear algebra, which the rules never need, just to see that it is there.

    Whoever does compile some later gets it then: Numba asks again. Without these names nothing is spared.
    """
    from numba.np import linalg

    if "numba.np.arraymath" in sys.modules or not hasattr(linalg, "ensure_blas"):
        return
    ensure = linalg.ensure_blas

    def look() -> None:
        if find_spec("scipy") is None:
            raise ImportError("SciPy is not installed")

    linalg.ensure_blas = look
    try:
        from numba.np import arraymath
    finally:
        linalg.ensure_blas = ensure
    vars(arraymath)["ensure_blas"] = ensure


def before_compiling(entry: Any, prepare: Callable[[], None]) -> None:
    """Have something done before an entry is compiled, and not at all where it comes from the disk."""
    compiler = vars(entry).get("_compiler")
    if compiler is None:
        prepare()
        return
    compile_ = compiler.compile

    def prepare_and_compile(*given: Any) -> Any:
        prepare()
        return compile_(*given)

    compiler.compile = prepare_and_compile


def _build_in_one(own: Any, rule: Any, entry: Any) -> None:
    foreign, set_env, engine = own.create_library, own.set_env, vars(own)["_engine"]

    def create_library(name: str, **given: Any) -> Any:
        if name.startswith(RULE):
            return rule(own, name, **given)
        return entry(own, name, **given) if name.startswith(ENTRY) else foreign(name, **given)

    def set_known_env(name: str, env: Any) -> None:
        if engine.get_global_value_address(name):  # a rule that was never emitted has none
            set_env(name, env)

    own.create_library, own.set_env = create_library, set_known_env


def _libraries(base: Any) -> tuple[Any, Any]:
    class Rule(base):  # type: ignore[misc]
        """A rule and all that it calls, neither optimised nor emitted."""

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            return 0

        def serialize_using_object_code(self) -> Any:
            return self.serialize_using_bitcode()

    class Entry(base):  # type: ignore[misc]
        """A way in from Python, with all that it calls."""

        def _optimize_final_module(self) -> None:
            for function in self._final_module.functions:
                if not function.is_declaration and function.linkage.name == "linkonce_odr":
                    function.linkage = "internal"
            super()._optimize_final_module()

    return Rule, Entry


def _index_without_looking_for_negatives(arrays: Any) -> None:
    """The rules use no negative index (tests/kernel see to that), so their compiled code need not look for any."""
    from numba.core import types

    usual = arrays.fix_integer_index

    def fixed(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if builder.module.name.startswith((RULE, ENTRY)):
            return context.cast(builder, index, kind, types.intp)
        return usual(context, builder, kind, index, size)

    arrays.fix_integer_index = fixed
