"""Frozen values as plain JSON and back, by their type hints; reading is strict."""

from __future__ import annotations

import json
import reprlib
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, unique
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from wordsmith_desktop.core.later import later_fields
from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.strangers import RefusedError
from wordsmith_desktop.core.value import Value, field_names

Json: TypeAlias = "bool | int | str | Sequence[Json] | Mapping[str, Json] | None"
"""What a save file is made of; there are no fractions in it."""

_TAG = "type"
_short = reprlib.Repr()
_short.maxstring = _short.maxother = 60


@unique
class CodecFault(Enum):
    """What is wrong with a piece of JSON."""

    WRONG_TYPE = "wrong_type"
    """A value of another kind than the type hint says."""
    WRONG_VALUE = "wrong_value"
    """The right kind, but not a value that there is."""
    MISSING_FIELD = "missing_field"
    UNKNOWN_FIELD = "unknown_field"
    UNKNOWN_TAG = "unknown_tag"
    """A verb or kind that nobody registered."""


class CodecError(WordsmithError, RefusedError):
    """A piece of JSON is not the value it should be."""

    def __init__(self, fault: CodecFault, offender: object, where: str = "") -> None:
        self.fault = fault
        self.text = _short.repr(offender)
        """The offending piece, shortened."""
        self.where = where
        """The dotted path of the field that holds it."""
        super().__init__(f"{where or 'value'}: {fault.value}: {self.text}")


class Codec(Value):
    """The way of one type to JSON and back."""

    encode: Callable[[Any], Json]
    decode: Callable[[object], Any]
    """Raises `CodecError`."""
    shape: type
    """What its JSON is: NoneType, bool, int, str, list, dict, or object for anything."""


def encode(value: Any) -> Json:
    """A value, enumeration member or plain value as JSON."""
    hint: Any = type(value)
    return codec_for(hint).encode(value)


def decode(hint: Any, value: object) -> Any:
    """The value of type `hint` that `encode` wrote. Raises `CodecError`."""
    return codec_for(hint).decode(value)


@cache
def codec_for(hint: Any) -> Codec:
    """The codec for a type hint.

    Knows int, str, bool, None, enumerations, values, tuples, frozensets and
    unions of these; `object` stands for JSON left as it is. Raises `TypeError` for others.
    """
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return _union(get_args(hint))
    if origin is tuple:
        return _tuple(get_args(hint))
    if origin is frozenset:
        return _frozenset(get_args(hint)[0])
    if isinstance(hint, type):
        return _class(hint)
    raise TypeError(f"no codec for {hint!r}")


def _class(cls: type) -> Codec:
    if cls is object:
        return Codec(_same, _same, object)
    if cls in (int, str, bool, NoneType):
        return _plain(cls)
    if issubclass(cls, Enum):
        return _enum(cls)
    if issubclass(cls, Value):
        return _value(cls)
    raise TypeError(f"no codec for {cls!r}")


def _same(value: Any) -> Any:
    return value


def _expect(shape: type, value: object) -> Any:
    # An exact comparison, because True is an int to isinstance.
    if type(value) is not shape:
        raise CodecError(CodecFault.WRONG_TYPE, value)
    if shape is str and not _is_text(value):
        raise CodecError(CodecFault.WRONG_VALUE, value)
    return value


def _is_text(value: Any) -> bool:
    """Whether a string can be written as UTF-8, which half a surrogate pair cannot."""
    try:
        return value.isascii() or bool(value.encode())
    except UnicodeEncodeError:
        return False


def _plain(cls: type) -> Codec:
    def check(value: object) -> Any:
        return _expect(cls, value)

    return Codec(check, check, cls)


def _enum(cls: type[Enum]) -> Codec:
    shapes = {type(member.value) for member in cls}
    if shapes not in ({int}, {str}):
        raise TypeError(f"the values of {cls.__name__} must be all int or all str")
    shape = shapes.pop()

    def decode_member(value: object) -> Enum:
        _expect(shape, value)
        try:
            return cls(value)
        except ValueError:
            raise CodecError(CodecFault.WRONG_VALUE, value) from None

    return Codec(lambda member: member.value, decode_member, shape)


def _tuple(arguments: tuple[Any, ...]) -> Codec:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        item = codec_for(arguments[0])
        return Codec(
            lambda values: [item.encode(value) for value in values],
            lambda value: tuple(item.decode(each) for each in _expect(list, value)),
            list,
        )
    return _fixed_tuple([codec_for(each) for each in arguments])


def _fixed_tuple(items: Sequence[Codec]) -> Codec:
    def decode_items(value: object) -> tuple[Any, ...]:
        given = _expect(list, value)
        if len(given) != len(items):
            raise CodecError(CodecFault.WRONG_VALUE, value)
        return tuple(item.decode(each) for item, each in zip(items, given, strict=True))

    def encode_items(values: tuple[Any, ...]) -> Json:
        return [item.encode(each) for item, each in zip(items, values, strict=True)]

    return Codec(encode_items, decode_items, list)


def _frozenset(argument: Any) -> Codec:
    item = codec_for(argument)

    def decode_items(value: object) -> frozenset[Any]:
        items = frozenset(item.decode(each) for each in _expect(list, value))
        if len(items) != len(_expect(list, value)):
            raise CodecError(CodecFault.WRONG_VALUE, value)
        return items

    return Codec(
        lambda values: sorted((item.encode(value) for value in values), key=json.dumps),
        decode_items,
        list,
    )


def _union(arguments: tuple[Any, ...]) -> Codec:
    """One member for each shape of JSON; two or more kinds of values are told apart by a tag."""
    classes = [each for each in arguments if isinstance(each, type) and issubclass(each, Value)]
    codecs = [(each, codec_for(each)) for each in arguments if each not in classes]
    if len(classes) > 1:
        codecs += [(each, tagged(_TAG, tuple(classes))) for each in classes]
    else:
        codecs += [(each, codec_for(each)) for each in classes]
    by_shape = {codec.shape: codec for _, codec in codecs}
    if len(by_shape) != len(arguments) - max(len(classes) - 1, 0):
        raise TypeError(f"two members of {arguments} look alike in JSON")
    by_type = {get_origin(each) or each: codec for each, codec in codecs}

    def decode_member(value: object) -> Any:
        codec = by_shape.get(type(value))
        if codec is None:
            raise CodecError(CodecFault.WRONG_TYPE, value)
        return codec.decode(value)

    return Codec(lambda value: by_type[type(value)].encode(value), decode_member, object)


def _value(cls: type[Value]) -> Codec:
    hints = get_type_hints(cls)
    members = {name: codec_for(hints[name]) for name in field_names(cls)}
    later = later_fields(cls)

    def encode_fields(value: Any) -> Json:
        found = {name: codec.encode(getattr(value, name)) for name, codec in members.items()}
        for name, usual in later.items():
            if getattr(value, name) == usual:
                del found[name]
        return found

    def decode_fields(value: object) -> Any:
        given = _expect(dict, value)
        there = members.keys() - (later.keys() - given.keys())
        _expect_fields(given, {name: members[name] for name in members if name in there})
        decoded = {
            name: _decode_field(name, codec, given) if name in there else later[name]
            for name, codec in members.items()
        }
        try:
            return cls(**decoded)
        except ValueError as error:
            raise CodecError(CodecFault.WRONG_VALUE, value) from error

    return Codec(encode_fields, decode_fields, dict)


def _expect_fields(given: Mapping[str, Json], members: Mapping[str, Codec]) -> None:
    if given.keys() == members.keys():
        return
    for name in members.keys() - given.keys():
        raise CodecError(CodecFault.MISSING_FIELD, name)
    raise CodecError(CodecFault.UNKNOWN_FIELD, min(given.keys() - members.keys()))


def _decode_field(name: str, codec: Codec, given: Mapping[str, Json]) -> Any:
    try:
        return codec.decode(given[name])
    except CodecError as error:
        error.where = f"{name}.{error.where}" if error.where else name
        raise


@cache
def tagged(tag: str, classes: tuple[type[Value], ...]) -> Codec:
    """The codec for any of some kinds of values, whose names go into the field `tag`.

    Raises `TypeError` where names or fields collide.
    """
    codecs = {cls.__name__: codec_for(cls) for cls in classes}
    if len(codecs) != len(classes):
        raise TypeError(f"two classes of {classes} share a name")
    if any(tag in field_names(cls) for cls in classes):
        raise TypeError(f"a field is called {tag!r}, like the tag")

    def encode_tagged(value: Any) -> Json:
        if type(value) not in classes:
            raise CodecError(CodecFault.UNKNOWN_TAG, value)
        name = type(value).__name__
        body: Any = codecs[name].encode(value)
        return {tag: name, **body}

    def decode_tagged(value: object) -> Any:
        body = dict(_expect(dict, value))
        name = body.pop(tag, None)
        codec = codecs.get(name) if isinstance(name, str) else None
        if codec is None:
            raise CodecError(CodecFault.UNKNOWN_TAG, name)
        return codec.decode(body)

    return Codec(encode_tagged, decode_tagged, dict)
