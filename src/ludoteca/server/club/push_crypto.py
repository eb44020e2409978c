"""Encryption of push messages (RFC 8291, RFC 8188) and the proof of their sender (VAPID, RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes; a message is one record
PADDED = 1024  # the length of every message tells nothing about its text
PROOF_S = 12 * 3600  # how long a proof of the sender is valid
AUTH_BYTES = 16


def encoded(data: bytes) -> str:
    """Base64url without padding, as all parts of Web Push use it."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are a point of the curve and a secret."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(auth)) == AUTH_BYTES
    except ValueError:
        return False


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypted(
    payload: bytes,
    p256dh: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = PADDED,
) -> bytes:
    """A message that only the browser with these keys can read. `own` and `salt` are made for each message."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh))
    secret = derived(shared, auth, b"WebPush: info\0" + p256dh + point(own), 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    text = (payload + b"\2").ljust(padded, b"\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point(own))]) + point(own)
    return head + AESGCM(key).encrypt(nonce, text, None)


class Vapid:
    """The key pair of this server, with which it proves to push services who sends."""

    def __init__(self, pem: str) -> None:
        key = load_pem_private_key(pem.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self.key = key

    @property
    def public(self) -> str:
        return encoded(point(self.key))

    def proof(self, endpoint: str, now_s: int, contact: str) -> str:
        """The Authorization header of a request to a push service."""
        url = urlsplit(endpoint)
        claims: dict[str, object] = {"aud": f"{url.scheme}://{url.netloc}", "exp": now_s + PROOF_S}
        if contact:
            claims["sub"] = contact
        return f"vapid t={jwt.encode(claims, self.key, algorithm='ES256')}, k={self.public}"


def new_key() -> str:
    """A new private key as PEM."""
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
