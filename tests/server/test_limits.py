"""Counting by address: rates, amounts, and the networks of IPv6."""

from __future__ import annotations

import pytest

from portulan.server.limits import WIDER, Amounts, Rate, network, shares
from portulan.server.protocols import OpenSockets
from portulan.server.settings import NO_LIMITS, Limits, Settings


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        (None, "unknown"),
        ("no address", "no address"),
        ("x" * 5000, "x" * 64),
    ],
)
def test_an_address_is_counted_by_its_network(host: str | None, name: str) -> None:
    assert network(host) == name


def test_an_ipv6_network_has_a_share_of_the_one_around_it() -> None:
    assert shares("203.0.113.9") == (("203.0.113.9", 1),)
    assert shares("2001:db8:1:2::/64") == (("2001:db8:1:2::/64", 1), ("2001:db8:1::/48", WIDER))


def neighbours(count: int) -> list[str]:
    """Names addresses of different /64 networks of one /48."""
    return [network(f"2001:db8:1:{number:x}::1") for number in range(count)]


def test_whoever_changes_the_network_within_a_larger_one_is_still_slowed_down() -> None:
    rate = Rate(0.001, 5)
    taken = [rate.take(name) for name in neighbours(30) for _ in range(2)]
    assert sum(taken) == 5 * WIDER
    assert rate.take(network("2001:db8:2::1")) and rate.take("203.0.113.9")


def test_one_network_does_not_use_up_the_share_of_its_neighbours() -> None:
    rate = Rate(0.001, 5)
    first, second = neighbours(2)
    assert sum(rate.take(first) for _ in range(1000)) == 5
    assert sum(rate.take(second) for _ in range(1000)) == 5


def test_so_many_are_there_at_once_and_no_more() -> None:
    amounts = Amounts(in_all=50, per_address=5)
    inside = []
    for name in neighbours(30) * 2:
        if amounts.fits(name):
            amounts.add(name)
            inside.append(name)
    assert len(inside) == amounts.total == 5 * WIDER
    for name in inside:
        amounts.remove(name)
    assert amounts.total == 0 and not amounts._names
    for number in range(60):
        name = f"10.0.0.{number}"
        if amounts.fits(name):
            amounts.add(name)
    assert amounts.total == 50


def test_a_proxy_brings_many_and_anybody_else_some(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(sockets=20, sockets_per_address=3)
    sockets = OpenSockets(Settings(tmp_path_factory.mktemp("data"), limits=limits), "10.0.0.1,10.1.0.0/16")
    assert [sockets.enter("203.0.113.9") for _ in range(4)] == ["203.0.113.9"] * 3 + [None]
    assert [sockets.enter("10.0.0.1") for _ in range(10)] == ["proxy"] * 10
    assert [sockets.enter("10.1.2.3") for _ in range(8)] == ["proxy"] * 7 + [None]
    assert sockets.turned_away == 2
    sockets.leave("proxy")
    assert sockets.enter("203.0.113.10") == "203.0.113.10"


def test_without_limits_everybody_comes_in(tmp_path_factory: pytest.TempPathFactory) -> None:
    sockets = OpenSockets(Settings(tmp_path_factory.mktemp("data"), limits=NO_LIMITS))
    assert all(sockets.enter("203.0.113.9") for _ in range(5000))
