"""JSON Schemas of the shapes of questions and answers, from their types. (The libraries that could do this want other
types than those of the standard library, on the oldest Python that is supported.)"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

Schema = dict[str, Any]

_PLAIN: Final = {str: "string", int: "integer", bool: "boolean", NoneType: "null"}


def schemas_of(shapes: Iterable[type]) -> dict[str, Schema]:
    """The schemas of these shapes and of all that they are made of, by name."""
    schemas: dict[str, Schema] = {}
    waiting = list(shapes)
    while waiting:
        shape = waiting.pop(0)
        if shape.__name__ not in schemas:
            schemas[shape.__name__] = _object(shape, waiting)
    return schemas


def reference(shape: type) -> Schema:
    return {"$ref": f"#/components/schemas/{shape.__name__}"}


def _object(shape: type, met: list[type]) -> Schema:
    properties: dict[str, Schema] = {}
    required: list[str] = []
    for name, hint in get_type_hints(shape, include_extras=True).items():
        if get_origin(hint) is NotRequired:
            (hint,) = get_args(hint)
        else:
            required.append(name)
        properties[name] = _value(hint, met)
    return {
        "type": "object",
        "description": " ".join((inspect.getdoc(shape) or "").split()),
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _value(hint: Any, met: list[type]) -> Schema:
    """The schema of one type; shapes that it names are noted."""
    origin, arguments = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        met.append(hint)
        return reference(hint)
    if hint in _PLAIN:
        return {"type": _PLAIN[hint]}
    if origin is list:
        return {"type": "array", "items": _value(arguments[0], met)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _value(arguments[1], met)}
    if origin is Literal:
        return {"type": "string", "enum": list(arguments)}
    if origin in (Union, UnionType):
        return {"anyOf": [_value(each, met) for each in arguments]}
    raise TypeError(f"{hint} has no schema")
