"""The shapes of questions and answers as the page's scripts are checked against them: TypeScript declarations, made
from the TypedDicts (``make docs`` writes them to ``static/app/answers.d.ts``)."""

from __future__ import annotations

import types
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from royaume.realms.answers import shapes

_PLAIN: Final = {str: "string", int: "number", bool: "boolean", type(None): "null", object: "unknown"}
_CHOICE: Final = "ChoiceJson"
"""The one shape that is not a TypedDict: it has no name of its own once Python has read it."""
_INTRODUCTION: Final = """\
// Made from royaume/realms/answers/shapes.py by `make docs`: change that, not this.
"""


def declarations() -> str:
    """The whole file."""
    choice = f"export type {_CHOICE} = {_written(shapes.ChoiceJson, named=False)};\n"
    dicts = (each for each in vars(shapes).values() if is_typeddict(each))
    return "\n".join([_INTRODUCTION, choice, *(_interface(each) for each in dicts)])


def _interface(shape: Any) -> str:
    """With all its fields, those of the shape that it extends too."""
    fields = "".join(_field(name, hint) for name, hint in get_type_hints(shape, include_extras=True).items())
    return f"{_comment(shape)}export interface {shape.__name__} {{\n{fields}}}\n"


def _field(name: str, hint: Any) -> str:
    if get_origin(hint) is NotRequired:
        return f"  {name}?: {_written(get_args(hint)[0])};\n"
    return f"  {name}: {_written(hint)};\n"


def _comment(shape: Any) -> str:
    """Its docstring, where it has one."""
    said = " ".join((shape.__doc__ or "").replace("``", "`").split())
    return f"/** {said} */\n" if said and not said.startswith("dict(") else ""


def _written(hint: Any, *, named: bool = True) -> str:
    if named and hint == shapes.ChoiceJson:
        return _CHOICE
    if hint in _PLAIN:
        return _PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    inner = get_args(hint)
    match get_origin(hint):
        case origin if origin is Literal:
            return " | ".join(f'"{value}"' for value in inner)
        case origin if origin in (Union, types.UnionType):
            return " | ".join(_written(each) for each in inner)
        case origin if origin is list:
            return f"Array<{_written(inner[0])}>"
        case origin if origin is dict:
            return f"Record<{_written(inner[0])}, {_written(inner[1])}>"
    raise TypeError(f"no TypeScript is known for {hint!r}")
