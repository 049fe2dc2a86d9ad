"""The installed app: its manifest and icons, and a service worker that keeps the shell and nothing of a game."""

from __future__ import annotations

import json
import re
import shutil
import struct
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from portulan.server.settings import Settings
from tests.server.running_server import running_server
from tests.web.conftest import PATIENCE, Sit
from tests.web.person import Person, wait
from tests.web.place import Place, running
from tools.launcher import prepare_client

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  return found;
}"""
RELEASES = "() => caches.keys()"


def worked(page: Page) -> None:
    """Waits until the service worker of a page is at work."""
    page.wait_for_function(CONTROLLED)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_app_is_installed_under_its_name_in_the_reader_s_language(
    place: Place, sit: Sit, lang: str
) -> None:
    ann = sit(locale=lang)
    ann.page.goto("/")
    link = ann.page.locator('link[rel="manifest"]')
    expect(link).to_have_attribute("href", f"/app.{lang}.webmanifest")
    with urlopen(f"{place.url}/app.{lang}.webmanifest") as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.loads(answer.read())
    assert (manifest["lang"], manifest["scope"], manifest["start_url"]) == (lang, "/", "/")
    for icon in manifest["icons"]:
        with urlopen(place.url + icon["src"]) as answer:
            assert answer.headers["content-type"] == icon["type"]
            data = answer.read()
        if icon["type"] == "image/png":
            assert data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) < 50_000
            assert icon["sizes"] == "{}x{}".format(*struct.unpack(">II", data[16:24]))
    assert {icon.get("purpose") for icon in manifest["icons"]} == {None, "maskable"}


def test_the_service_worker_is_asked_for_anew_each_time(place: Place) -> None:
    with urlopen(f"{place.url}/sw.js") as answer:
        assert answer.headers["cache-control"] == "no-cache"
        assert "worker-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["content-type"].startswith("text/javascript")


def test_without_a_server_the_shell_is_shown_and_says_so(sit: Sit, tmp_path: Path) -> None:
    with running(tmp_path) as gone:
        keys = gone.lay("host bot", "agartha")
        ann = sit(service_workers="allow")
        ann.page.goto(f"{gone.url}/t/{keys.table}#{keys.host}")
        expect(ann.by("tray")).to_be_visible()
        worked(ann.page)
        ann.page.goto(f"{gone.url}/")
        expect(ann.by("play-now").first).to_be_enabled()
        kept = set(ann.page.evaluate(KEPT))
        gone.kill()
        ann.page.reload()
        expect(ann.page.get_by_role("alert")).to_contain_text("Portulan is not answering.")
        expect(ann.page.get_by_role("heading", name="Chart your course")).to_be_visible()
        ann.page.goto(f"{gone.url}/t/{keys.table}")
        expect(ann.page.get_by_role("heading", name="Portulan is not answering.")).to_be_visible()
        expect(ann.by("tray")).to_have_count(0)
    assert {"/", "/t/", "/text/client/en.ftl", "/text/client/fr.ftl"} < kept
    others = {path for path in kept if not path.startswith(("/assets/", "/text/client/"))}
    assert others == {
        "/",
        "/t/",
        "/rose.svg",
        "/icon-192.png",
        "/app.en.webmanifest",
        "/app.fr.webmanifest",
    }


def test_a_new_release_takes_the_place_of_the_old_one(browser: Browser, tmp_path: Path) -> None:
    prepare_client()
    static = tmp_path / "static"
    shutil.copytree(Settings.static, static)
    with running_server(tmp_path, static=static) as first:
        context = browser.new_context(base_url=first.url, locale="en-GB")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/")
        worked(page)
        (old,) = page.evaluate(RELEASES)
        port = first.port
    worker = static / "sw.js"
    worker.write_text(re.sub(r'RELEASE="\w+"', 'RELEASE="anew"', worker.read_text()))
    texts = static / "text" / "en.ftl"
    said = re.sub(r"(?m)^welcome = .*$", "welcome = A new release", texts.read_text("utf-8"))
    texts.write_text(said, "utf-8")
    with running_server(tmp_path, static=static, port=port):
        page.reload()
        expect(page.get_by_role("heading", name="A new release")).to_be_visible()
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        wait(Person(page), lambda: True if page.evaluate(RELEASES) == ["shell-anew"] else None)
    page.reload()
    expect(page.get_by_role("heading", name="A new release")).to_be_visible()
    assert old != "shell-anew"
    context.close()
