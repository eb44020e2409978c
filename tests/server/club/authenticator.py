"""A software authenticator: makes passkeys and answers challenges as a browser does."""

from __future__ import annotations

import hashlib
import json
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT = 0x01
VERIFIED = 0x04
ATTESTED = 0x40


class Authenticator:
    """One passkey, and the origin whose pages use it."""

    def __init__(self, origin: str, verified: bool = True) -> None:
        self.origin = origin
        self.verified = verified
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = hashlib.sha256(str(self.key.private_numbers().private_value).encode()).digest()
        self.count = 0

    def create(self, options: dict[str, Any], **changed: str) -> dict[str, Any]:
        """The answer to the options of a registration."""
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        data = self.data(changed.get("domain", options["rp"]["id"]), ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("webauthn.create", options["challenge"])
        return self.answer({"clientDataJSON": client, "attestationObject": attestation})

    def get(self, options: dict[str, Any], **changed: str) -> dict[str, Any]:
        """The answer to the options of a sign-in."""
        self.count += 1
        client = self.client("webauthn.get", options["challenge"])
        data = self.data(changed.get("domain", options["rpId"]), 0)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.answer({"clientDataJSON": client, "authenticatorData": data, "signature": signature})

    def data(self, domain: str, flags: int) -> bytes:
        flags |= PRESENT | (VERIFIED if self.verified else 0)
        return hashlib.sha256(domain.encode()).digest() + struct.pack(">BI", flags, self.count)

    def client(self, kind: str, challenge: str) -> bytes:
        assert base64url_to_bytes(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def answer(self, response: dict[str, bytes]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        coded = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": coded, "clientExtensionResults": {}}
