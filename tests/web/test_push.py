"""Notifications of this device: wished for at a table, told to the server, and shown by the real service worker."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.server.test_push import Browser
from tests.web.conftest import Sit
from tests.web.person import wait
from tests.web.place import Place

SUBSCRIBED = """(wish) => {
  let one = null;
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  PushManager.prototype.getSubscription = async () => one;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (one = {
    options: { applicationServerKey: bytes(applicationServerKey).buffer },
    toJSON: () => ({ endpoint: wish.endpoint, keys: { p256dh: wish.p256dh, auth: wish.auth } }),
    unsubscribe: async () => ((one = null), true),
  });
}"""
"""Stands for the browser's own push service, which a test has none of; without a window, nothing is ever permitted."""

LISTEN = """() => {
  self.shown = [];
  const told = (title, { body, tag }) => shown.push([title, body, tag]);
  ServiceWorkerRegistration.prototype.showNotification = async (...call) => void told(...call);
}"""


def test_a_device_is_enrolled_and_its_service_worker_tells_what_is_pushed(place: Place, sit: Sit) -> None:
    keys = place.lay()
    place.play_on(keys, lambda ask: ask["step"] == "bid")
    ann = sit(service_workers="allow", permissions=["notifications"])
    page = ann.page
    device = Browser("https://fcm.googleapis.com/fcm/send")
    page.add_init_script(f"({SUBSCRIBED})({json.dumps(device.wish)})")
    ann.sit_at(keys, keys.host)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ann.by("menu-button").click()
    with page.expect_response(lambda answer: answer.url.endswith(f"{keys.table}/push")) as sent:
        ann.by("call-notify").check()
    assert sent.value.ok and json.loads(sent.value.request.post_data or "") == device.wish

    worker = page.context.new_cdp_session(page)
    found: list[str] = []
    worker.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(ids(event)))
    worker.send("ServiceWorker.enable")
    registration = wait(ann, lambda: found[0] if found else None)

    def push(table: str) -> None:
        told = {"title": "Agartha", "body": "It is your turn.", "table": table}
        worker.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": place.url, "registrationId": registration, "data": json.dumps(told)},
        )

    (own,) = page.context.service_workers
    own.evaluate(LISTEN)
    push(keys.table)
    push("another")
    shown = wait(ann, lambda: own.evaluate("() => shown") or None)
    assert shown == [["Agartha", "It is your turn.", "another"]]

    with page.expect_response(lambda answer: answer.url.endswith(f"{keys.table}/push")):
        page.reload()
    ann.by("menu-button").click()
    ann.by("call-notify").uncheck()
    wait(ann, lambda: True if not page.evaluate(SUBSCRIPTION) else None)
    expect(ann.by("call-notify")).not_to_be_checked()


SUBSCRIPTION = (
    "async () => Boolean(await (await navigator.serviceWorker.ready).pushManager.getSubscription())"
)


def ids(event: Any) -> list[str]:
    return [one["registrationId"] for one in event["registrations"]]
