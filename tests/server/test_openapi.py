"""The published description holds: no answer that it does not name, and no failure, whatever is asked."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth

from portulan.server.api import ENDPOINTS
from tests.server.running_server import RunningServer, running_server

EXAMPLES = 12


def test_every_call_is_described(place: RunningServer) -> None:
    status, described = place.call("/api/openapi.json")
    assert status == 200
    found = {(method.upper(), path) for path, methods in described["paths"].items() for method in methods}
    assert found == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert "secret" in described["components"]["securitySchemes"]
    references = json.dumps(described).split('"$ref": "#/components/schemas/')[1:]
    assert {text.partition('"')[0] for text in references} <= set(described["components"]["schemas"])


@pytest.mark.parametrize("number", range(len(ENDPOINTS)), ids=[endpoint.name for endpoint in ENDPOINTS])
def test_no_call_answers_what_is_not_described(tmp_path: Path, number: int) -> None:
    """Requests in and against the published form, at real tables and elsewhere, with right and wrong secrets."""
    with running_server(tmp_path) as place:
        playing, waiting = place.lay("hotseat hotseat"), place.lay("host open bot", start=False)
        secrets = [playing.host, playing.spectator, waiting.host, waiting.seats[1] or "", "wrong"]
        schema = schemathesis.openapi.from_url(f"{place.url}/api/openapi.json")
        operation = cast(Any, list(schema.get_all_operations())[number]).ok()
        rng = random.Random(number)
        statuses: set[int] = set()

        def check(case: Case[Any]) -> None:
            not_checked: list[Any] = []
            if "table" in case.path_parameters and rng.random() < 0.8:
                case.path_parameters["table"] = rng.choice([playing.table, waiting.table])
                case.headers["Authorization"] = f"Bearer {rng.choice(secrets)}"
                not_checked = [ignored_auth]  # a right secret in place of the wrong one that was generated
            statuses.add(case.call_and_validate(excluded_checks=not_checked).status_code)

        takes_something = bool(ENDPOINTS[number].body or "{" in ENDPOINTS[number].path)
        modes = (
            (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
            if takes_something
            else (GenerationMode.POSITIVE,)
        )
        for mode in modes:
            try:
                with_cases: Any = given(operation.as_strategy(generation_mode=mode))
                run: Any = settings(
                    max_examples=EXAMPLES,
                    deadline=None,
                    database=None,
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                )
                with_seed: Any = seed(number)
                with_seed(run(with_cases(check)))()
            except Exception as error:
                raise AssertionError(f"{operation.label}: {error}") from error
        assert statuses and max(statuses) < 500
