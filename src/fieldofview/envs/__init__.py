"""Environments of other libraries, for those who learn: Gymnasium, PettingZoo, OpenSpiel. See docs/environments.md.

Importing this room registers `fieldofview/Viewpoint-v0` with Gymnasium and PettingZoo, where they are installed. The
PettingZoo environment can also be imported, as `fieldofview.envs.viewpoint_v0`. OpenSpiel is slow to import: importing
`fieldofview.envs.spiel` registers its game `python_viewpoint`.
"""

from importlib.util import find_spec

from .making import BadEnvironment

ID = "fieldofview/Viewpoint-v0"


def _register() -> None:
    if find_spec("gymnasium"):
        import gymnasium

        if ID not in gymnasium.registry:
            many = f"{__name__}.vector:ManyViewpoints"
            gymnasium.register(ID, entry_point=f"{__name__}.single:Viewpoint", vector_entry_point=many)
    if find_spec("pettingzoo"):
        import pettingzoo

        # PettingZoo has a registry in its later versions only.
        if hasattr(pettingzoo, "register") and ID not in pettingzoo.aec_registry:
            pettingzoo.register("aec", ID, entry_point=f"{__name__}.viewpoint_v0:env")


_register()

__all__ = ["ID", "BadEnvironment"]
