"""Friends from one's own machine: opening it to the network, links that others can follow, and their QR codes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from portulan.server.local import LOOPBACK_NAMES
from portulan.server.network import LocalNetwork
from portulan.server.settings import Settings
from tests.server.running_server import running_server
from tests.server.test_network import AROUND
from tests.web.conftest import PATIENCE, Sit
from tests.web.person import Person
from tests.web.place import Place
from tools.launcher import prepare_client


def drawn(page: Page) -> str:
    path = page.get_by_test_id("qr").locator("path").get_attribute("d")
    assert path
    return path


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one address on the loopback")
def test_a_host_opens_the_machine_and_a_friend_follows_the_link(browser: Browser, tmp_path: Path) -> None:
    prepare_client()
    around = LocalNetwork(lambda: AROUND)
    with running_server(tmp_path, hosts=LOOPBACK_NAMES, network=around, static=Settings.static) as server:
        keys = server.lay("host open", start=False)
        context = browser.new_context(locale="en-GB", service_workers="block")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{server.url}/#own={around.key}")
        expect(page.get_by_test_id("play-now").first).to_be_enabled()
        assert around.key not in page.url
        kept = {"table": keys.table, "host": keys.host, "seats": keys.seats, "spectator": keys.spectator}
        page.evaluate("(keys) => (localStorage[`portulan.keys.${keys.table}`] = JSON.stringify(keys))", kept)
        page.goto(f"{server.url}/t/{keys.table}#{keys.host}")
        invite = page.get_by_test_id("invite").first
        expect(invite).to_have_value(f"{server.url}/t/{keys.table}#{keys.seats[1]}")
        page.get_by_test_id("reach-open").click()
        expect(page.get_by_test_id("reach-url")).to_have_text(f"http://{AROUND}:{server.port}/")
        link = f"http://{AROUND}:{server.port}/t/{keys.table}#{keys.seats[1]}"
        expect(invite).to_have_value(link)
        page.get_by_test_id("show-qr").first.click()
        expect(page.get_by_test_id("qr")).to_be_visible()
        assert drawn(page) == server.call("/api/qr", {"link": link})[1]["path"]

        friend = Person(context.new_page())
        friend.page.goto(link)
        friend.by("name").fill("Bo")
        friend.by("sit-down").click()
        expect(page.get_by_text("Bo", exact=True).first).to_be_visible()
        context.close()


def test_a_seat_goes_on_on_another_device(place: Place, sit: Sit) -> None:
    keys = place.lay()
    ann = sit().sit_at(keys, keys.seats[1])
    ann.by("menu-button").click()
    ann.by("elsewhere").get_by_text("Go on on another device").click()
    own = ann.by("elsewhere").get_by_test_id("invite")
    expect(own).to_have_value(f"{place.url}/t/{keys.table}#{keys.seats[1]}")
    ann.by("elsewhere").get_by_test_id("show-qr").click()
    expect(ann.by("qr")).to_be_visible()
    link = own.input_value()
    assert drawn(ann.page) == place.call("/api/qr", {"link": link})["path"]
    phone = sit(viewport={"width": 390, "height": 844})
    phone.page.goto(link)
    expect(phone.by("tray")).to_be_visible()
    expect(ann.by("reach")).to_contain_text("Whoever started Portulan")
