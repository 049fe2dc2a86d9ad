"""The published description of the HTTP interface, made from the list of calls and the types that they use."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from portulan import __version__
from portulan.server.api import ENDPOINTS
from portulan.server.calls.call import Endpoint
from portulan.server.models.base import ErrorAnswer

MEANINGS = {
    400: "the request cannot be understood",
    401: "no secret was shown",
    403: "this secret does not allow it, or there is no such table",
    404: "there is no such thing",
    409: "well formed, but impossible here and now",
    413: "the body is too long",
    415: "the body is not application/json",
    421: "the server is not called by this name",
    422: "the request is not of the published form",
    429: "too many requests",
    503: "the store failed; nothing happened",
}


@cache
def description() -> bytes:
    """Gives the description as JSON text."""
    types: list[Any] = [ErrorAnswer]
    for endpoint in ENDPOINTS:
        types += [endpoint.answer] if endpoint.body is None else [endpoint.answer, endpoint.body]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Portulan",
                "version": __version__,
                "description": "Tables for board games of exploration. Moves go over the WebSocket /ws/{table}.",
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def _operation(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    at_table = "{table}" in endpoint.path
    errors = {400, 421, 429, *endpoint.errors, *((401, 403, 404, 409) if at_table else ())}
    if endpoint.body is not None:
        errors |= {413, 415, 422}
    error = {"application/json": {"schema": by_type[repr(ErrorAnswer)]}}
    answers: dict[str, Any] = {
        str(endpoint.status): {
            "description": endpoint.summary,
            "content": {"application/json": {"schema": by_type[repr(endpoint.answer)]}},
        }
    }
    answers |= {str(status): {"description": MEANINGS[status], "content": error} for status in sorted(errors)}
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, **PARAMETERS[name]}
                for name in _names(endpoint.path)
            ),
            *(
                {"name": name, "in": "query", "required": False, "schema": schema, "description": text}
                for name, schema, text in endpoint.query
            ),
        ],
        "responses": answers,
    }
    if endpoint.body is not None:
        body = {"application/json": {"schema": by_type[repr(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": body}
    if at_table:
        operation["security"] = [{"secret": []}]
    return operation


def _names(path: str) -> list[str]:
    return re.findall(r"{(\w+)}", path)


PARAMETERS = {
    "game": {
        "schema": {"type": "string", "pattern": "^[a-z0-9-]{1,60}$"},
        "description": "the name of the game",
    },
    "table": {"schema": {"type": "string", "minLength": 1}, "description": "the id of the table"},
    "seat": {
        "schema": {"type": "integer", "minimum": 0, "maximum": 63},
        "description": "the number of the seat, from 0",
    },
}
