"""Web Push messages: encrypted for one browser (RFC 8291), signed by this server (RFC 8292).

The libraries for that take 8 MB of memory, so this module is imported when the first message or key is needed.
"""

from __future__ import annotations

import base64
import json
import os
import struct
import time
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from portulan.engine.errors import FileError
from portulan.server.push_services import KEY_FILE

OWNER_ONLY: Final = 0o600
CURVE: Final = ec.SECP256R1()

RECORD_SIZE: Final = 4096
VALID_SECONDS: Final = 12 * 3600
"""How long a signature is good; services refuse more than a day."""


def encoded(data: bytes) -> str:
    """Writes bytes as base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Reads what `encoded` wrote; raises `ValueError` for anything else."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)


def is_key(p256dh: str, auth: str) -> bool:
    """Tells whether the keys of a subscription can be used: a point of the curve, and sixteen bytes."""
    try:
        _point(decoded(p256dh))
        return len(decoded(auth)) == 16
    except (ValueError, UnsupportedAlgorithm):
        return False


def _point(data: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def _bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    payload: bytes,
    p256dh: str,
    auth: str,
    private: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypts a payload for the browser of a subscription, as one record; the key and the salt are new each time."""
    theirs = _point(decoded(p256dh))
    own = private or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), theirs)
    names = b"WebPush: info\0" + _bytes(theirs) + _bytes(own.public_key())
    secret = _derived(shared, decoded(auth), names, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, payload + b"\x02", None)
    public = _bytes(own.public_key())
    return salt + struct.pack("!LB", RECORD_SIZE, len(public)) + public + sealed


class ServerKey:
    """The key by which push services know this server: made once, kept beside the tables, readable by its owner."""

    def __init__(self, folder: Path) -> None:
        path = folder / KEY_FILE
        try:
            if not path.exists():
                _make(path)
            read = serialization.load_pem_private_key(path.read_bytes(), None)
        except (OSError, ValueError) as error:
            raise FileError(f"{path}: the key for notifications cannot be used: {error}") from None
        if not isinstance(read, ec.EllipticCurvePrivateKey) or not isinstance(read.curve, ec.SECP256R1):
            raise FileError(f"{path}: is no key for notifications")
        self._private = read
        self.public = encoded(_bytes(read.public_key()))
        """What a browser is told to subscribe with."""

    def authorization(self, endpoint: str, contact: str, now: float | None = None) -> str:
        """Signs for the service of an endpoint, and for no other."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time() if now is None else now) + VALID_SECONDS,
            "sub": contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(encoded(json.dumps(part).encode()) for part in (head, claims))
        signature = self._private.sign(text.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        token = f"{text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"


def _make(path: Path) -> None:
    """Writes a new key, whole or not at all."""
    private = ec.generate_private_key(CURVE)
    text = private.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY), "wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
