"""Calling people who are away by Web Push: to a real endpoint that reads the message, and to nowhere else."""

from __future__ import annotations

import asyncio
import datetime
import hashlib
import hmac
import http.server
import ipaddress
import json
import ssl
import stat
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID

from portulan.engine.errors import FileError
from portulan.server import push_store
from portulan.server.push_messages import ServerKey, decoded, encoded, encrypt, is_key
from portulan.server.push_services import KEY_FILE, check_key_file, is_known
from tests.server.running_server import Keys, RunningServer, running_server

POINT = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Browser:
    """The keys of one subscription, and what its browser reads."""

    def __init__(self, url: str, name: str = "device") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(*POINT)
        self.auth = hashlib.sha256(name.encode()).digest()[:16]
        self.endpoint = f"{url}/{name}"

    @property
    def wish(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": encoded(self.public),
            "auth": encoded(self.auth),
            "lang": "en",
        }

    def read(self, body: bytes) -> Any:
        """Decrypts a message by the letter of RFC 8188 and RFC 8291, with nothing of the server's code."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)

        def mac(key: bytes, data: bytes) -> bytes:
            return hmac.new(key, data, hashlib.sha256).digest()

        secret = mac(mac(self.auth, shared), b"WebPush: info\0" + self.public + sender + b"\1")
        root = mac(salt, secret)
        key = mac(root, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = mac(root, b"Content-Encoding: nonce\0\1")[:12]
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened[-1:] == b"\x02"
        return json.loads(opened[:-1])


class Service:
    """A push service of the test: takes messages by https, and answers as it is told."""

    def __init__(self, folder: Path) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.location = ""
        self.certificate = folder / "service.pem"
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(_certificate(self.certificate))
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.host = f"127.0.0.1:{self.server.server_port}"
        self.url = f"https://{self.host}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def _handler(service) -> type[http.server.BaseHTTPRequestHandler]:
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                heads = {name.lower(): value for name, value in self.headers.items()}
                service.heard.append((self.path, heads, body))
                self.send_response(service.status)
                if service.location:
                    self.send_header("Location", service.location)
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_GET = do_POST

            def log_message(self, format: str, *args: Any) -> None:
                pass

        return Handler

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def _certificate(path: Path) -> Path:
    """Makes a key and a certificate for this machine."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push service of a test")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return path


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    opened = Service(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(opened.certificate))
    yield opened
    opened.close()


@contextmanager
def serving(tmp_path: Path, service: Service, **settings: Any) -> Iterator[RunningServer]:
    chosen = {"push_seconds": 0.05, "push_hosts": (service.host,), **settings}
    with running_server(tmp_path / "data", **chosen) as place:
        yield place


def until(true: Callable[[], bool]) -> None:
    """Waits for something that another thread does."""
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def laid(place: RunningServer) -> Keys:
    keys = place.lay("host open", options={"first_player": "0"})
    keys.claim(1, "Bo")
    return keys


def subscribe(keys: Keys, browser: Browser, seat: int = 1) -> tuple[int, Any]:
    return keys.call("/push", keys.seats[seat] or "", browser.wish)


def subscriptions(place: RunningServer) -> list[str]:
    return [row[0] for row in place.hub.store.rows("SELECT endpoint FROM pushes ORDER BY at")]


def play(keys: Keys, secret: str | None, moves: int = 1) -> None:
    """Lets somebody come, decide as long as it is asked, and leave."""

    async def come() -> None:
        async with keys.come(secret) as viewer:
            for _ in range(moves):
                await viewer.play()

    asyncio.run(come())


def play_until_asked(keys: Keys, seat: int) -> None:
    """Lets Ann decide until a seat is asked."""

    async def come() -> None:
        async with keys.come(keys.host) as ann:
            while ann.ask is not None and seat not in ann.ask["seats"]:
                await ann.play()

    asyncio.run(come())


# Messages


def test_a_message_is_encrypted_as_the_example_of_rfc_8291() -> None:
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(
            int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
        ),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tl"
        "zAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_key_of_the_server_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    first = ServerKey(tmp_path)
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    assert ServerKey(tmp_path).public == first.public
    assert len(decoded(first.public)) == 65


def test_what_is_no_key_is_refused_before_anybody_needs_it(tmp_path: Path) -> None:
    check_key_file(tmp_path)
    ServerKey(tmp_path)
    check_key_file(tmp_path)
    (tmp_path / KEY_FILE).write_text("something else")
    with pytest.raises(FileError, match="is no key for notifications"):
        check_key_file(tmp_path)
    (tmp_path / KEY_FILE).write_text("-----BEGIN PRIVATE KEY-----\nsomething else")
    check_key_file(tmp_path)
    with pytest.raises(FileError, match="cannot be used"):
        ServerKey(tmp_path)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://notify.windows.com.example/",
        "https://evilnotify.windows.com/",
        "https://fcm.googleapis.com\\@evil.example/",
        "https://fcm.googleapis.com/\r\nHost: evil",
        "https://[/",
        "https://own.example:444/x",
        "file:///etc/passwd",
    ],
)
def test_no_message_goes_to_an_unknown_host(endpoint: str) -> None:
    assert not is_known(endpoint, ("own.example:443",))


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://db5p.notify.windows.com/w/?token=abc",
        "https://own.example:8443/x",
    ],
)
def test_the_services_of_the_browsers_are_known(endpoint: str) -> None:
    assert is_known(endpoint, ("own.example:8443",))


def test_keys_that_are_none_are_refused() -> None:
    good = Browser("https://x")
    assert is_key(good.wish["p256dh"], good.wish["auth"])
    assert not is_key(encoded(b"\4" + b"\1" * 64), good.wish["auth"])
    assert not is_key(good.wish["p256dh"], encoded(b"short"))


# Calling


def test_whoever_is_away_is_called_once_by_a_signed_message_that_tells_no_secret(
    tmp_path: Path, service: Service
) -> None:
    with serving(tmp_path, service) as place:
        keys = laid(place)
        bo = Browser(service.url)
        assert subscribe(keys, bo) == (200, {"on": True})
        play_until_asked(keys, 1)
        until(lambda: len(service.heard) == 1)
        path, heads, body = service.heard[0]
        assert path == "/device" and heads["content-encoding"] == "aes128gcm" and int(heads["ttl"]) > 0
        told = bo.read(body)
        assert told == {"title": "Agartha", "body": "It is your turn, with Ann.", "table": keys.table}
        assert not any(secret in json.dumps(told) for secret in (keys.host, keys.seats[1] or ""))

        token, key = heads["authorization"].removeprefix("vapid t=").split(", k=")
        status, answer = place.call("/api/push")
        assert (status, answer["key"]) == (200, key)
        head, claims, signature = token.split(".")
        raw = decoded(signature)
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
        both = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        public.verify(encode_dss_signature(*both), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        said = json.loads(decoded(claims))
        assert said["aud"] == service.url and time.time() < said["exp"] < time.time() + 24 * 3600

        with running_table(place, keys) as live:
            place.loop.call_soon_threadsafe(place.hub.pushes.changed, live)
            until(lambda: not place.hub.pushes._looks)
        marked = place.hub.store.rows("SELECT called FROM pushes")
        assert marked[0][0] > 0 and len(service.heard) == 1


@contextmanager
def running_table(place: RunningServer, keys: Keys) -> Iterator[Any]:
    yield asyncio.run_coroutine_threadsafe(place.hub.find(keys.table), place.loop).result(20)


def test_whoever_is_at_the_table_is_not_called(tmp_path: Path, service: Service) -> None:
    with serving(tmp_path, service) as place:
        keys = laid(place)
        ann = Browser(service.url, "ann")
        assert subscribe(keys, Browser(service.url, "bo"))[0] == 200
        assert keys.call("/push", keys.host, ann.wish)[0] == 200

        async def both() -> None:
            async with keys.come(keys.seats[1]), keys.come(keys.host) as seen:
                while seen.ask is not None and 1 not in seen.ask["seats"]:
                    await seen.play()
                await asyncio.to_thread(until, lambda: called(place, "bo") > 0)

        asyncio.run(both())
        assert service.heard == []


def called(place: RunningServer, name: str) -> int:
    rows = place.hub.store.rows("SELECT called FROM pushes WHERE endpoint LIKE ?", (f"%/{name}",))
    revision: int = rows[0][0]
    return revision if place.hub.pushes._looks == {} else 0


def test_the_end_of_a_match_is_told(tmp_path: Path, service: Service) -> None:
    with serving(tmp_path, service, push_seconds=0.5) as place:
        keys = place.lay("host hotseat")
        ann = Browser(service.url)
        assert keys.call("/push", keys.host, ann.wish)[0] == 200

        async def whole() -> None:
            async with keys.come(keys.host) as viewer:
                while viewer.ask is not None:
                    if viewer.ask["seat"] is None:
                        await viewer.send(type="look", seat=viewer.ask["seats"][0])
                        await viewer.hear("update")
                    else:
                        await viewer.play()

        asyncio.run(whole())
        until(lambda: len(service.heard) == 1)
        assert ann.read(service.heard[0][2])["body"].endswith("is over.")


def test_a_renewed_link_is_called_no_longer(tmp_path: Path, service: Service) -> None:
    with serving(tmp_path, service) as place:
        keys = laid(place)
        assert subscribe(keys, Browser(service.url))[0] == 200
        old = keys.seats[1] or ""
        status, answer = keys.call("/renew", old, {})
        assert status == 200 and answer["secret"] != old
        until(lambda: subscriptions(place) == [])
        play_until_asked(keys, 1)
        assert keys.call("/push", old, Browser(service.url).wish)[0] == 403
        until(lambda: not place.hub.pushes._looks)
        assert service.heard == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_its_service_forgot_is_forgotten(tmp_path: Path, service: Service, status: int) -> None:
    service.status = status
    with serving(tmp_path, service) as place:
        keys = laid(place)
        assert subscribe(keys, Browser(service.url))[0] == 200
        play_until_asked(keys, 1)
        until(lambda: subscriptions(place) == [])
        assert len(service.heard) == 1


def test_no_redirection_is_followed(tmp_path: Path, service: Service) -> None:
    service.status, service.location = 307, f"{service.url}/elsewhere"
    with serving(tmp_path, service) as place:
        keys = laid(place)
        assert subscribe(keys, Browser(service.url))[0] == 200
        play_until_asked(keys, 1)
        until(lambda: len(service.heard) == 1 and place.hub.pushes._queue.empty())
        service.status, service.location = 201, ""
        play(keys, keys.seats[1])
        assert [path for path, _, _ in service.heard] == ["/device"]


def test_a_call_that_was_due_when_the_server_ended_is_made_after_its_start(
    tmp_path: Path, service: Service
) -> None:
    bo = Browser(service.url)
    with serving(tmp_path, service, push_seconds=600.0) as place:
        keys = laid(place)
        assert subscribe(keys, bo)[0] == 200
        play_until_asked(keys, 1)
    with serving(tmp_path, service):
        until(lambda: len(service.heard) == 1)
    assert bo.read(service.heard[0][2])["table"] == keys.table


# Subscribing


def test_only_people_at_the_table_subscribe_and_only_at_known_services(
    tmp_path: Path, service: Service
) -> None:
    with serving(tmp_path, service) as place:
        keys = laid(place)
        bo = Browser(service.url)
        assert keys.call("/push", keys.spectator, bo.wish)[0] == 403
        assert keys.call("/push", "wrong", bo.wish)[0] == 403
        for endpoint in ("https://127.0.0.1/x", "http://fcm.googleapis.com/x", "https://evil.example/x"):
            status, answer = keys.call("/push", keys.host, {**bo.wish, "endpoint": endpoint})
            assert (status, answer["error"]["code"]) == (403, "bad-endpoint")
        status, answer = keys.call("/push", keys.host, {**bo.wish, "p256dh": "A" * 87})
        assert (status, answer["error"]["code"]) == (422, "bad-key")
        assert subscriptions(place) == []


def test_a_link_has_so_many_devices_and_an_address_so_many_subscriptions(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, service) as place:
        keys = laid(place)
        for number in range(push_store.DEVICES_PER_LINK + 2):
            assert subscribe(keys, Browser(service.url, f"d{number}"))[0] == 200
        kept = [endpoint.rpartition("/")[2] for endpoint in subscriptions(place)]
        assert kept == [f"d{number}" for number in range(2, push_store.DEVICES_PER_LINK + 2)]
        monkeypatch.setattr(push_store, "MOST_PER_ADDRESS", len(kept))
        status, answer = keys.call("/push", keys.host, Browser(service.url, "more").wish)
        assert status == 409 and "too many devices" in answer["error"]["message"]
        again = Browser(service.url, "d3")
        assert subscribe(keys, again)[0] == 200


def test_a_device_is_called_no_longer_when_it_says_so(tmp_path: Path, service: Service) -> None:
    with serving(tmp_path, service) as place:
        keys = laid(place)
        bo = Browser(service.url)
        assert subscribe(keys, bo)[0] == 200
        assert keys.call("/push/end", keys.host, {"endpoint": bo.endpoint})[0] == 200
        assert subscriptions(place) == [bo.endpoint]
        assert keys.call("/push/end", keys.seats[1] or "", {"endpoint": bo.endpoint})[0] == 200
        assert subscriptions(place) == []


def test_subscriptions_go_with_their_table(tmp_path: Path, service: Service) -> None:
    with serving(tmp_path, service) as place:
        keys = laid(place)
        assert subscribe(keys, Browser(service.url))[0] == 200
        number = place.hub.tables[keys.table].table.number
        asyncio.run_coroutine_threadsafe(place.hub.store.remove([number]), place.loop).result(20)
        assert subscriptions(place) == []
