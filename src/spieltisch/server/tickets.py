"""Who somebody is: signed cookies, and names for rooms and guests that cannot be guessed.

A browser has one identity, known to nobody else: it lies in a signed cookie. In each room it goes
by another id, which follows from the identity, is shown to all and opens nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letter or digit looks like another one: there is no I, L, O, 0 and 1."""
CODE_LENGTH = 6
COOKIE = "spieltisch"
COOKIE_LIFE = 180 * 24 * 3600


def new_code() -> str:
    """A room's code, short enough to be read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """The code as it was meant.

    >>> read_code(" abc-d2f ")
    'ABCD2F'
    """
    return "".join(letter for letter in text.upper() if letter in CODE_LETTERS)[: CODE_LENGTH + 1]


def new_invite() -> str:
    return secrets.token_urlsafe(16)


def new_room_id() -> str:
    return secrets.token_urlsafe(12)


def new_identity() -> str:
    return secrets.token_urlsafe(24)


def new_secret() -> str:
    """What stands in a personal link."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    return secrets.token_hex(32)


class Tickets:
    """Signs identities and checks the signatures.

    >>> tickets = Tickets(b"secret key")
    >>> tickets.read(tickets.signed("anna"))
    'anna'
    >>> tickets.read("anna.forged") is None
    True
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signed(self, identity: str) -> str:
        return f"{identity}.{self._mac('cookie', identity)}"

    def read(self, cookie: str) -> str | None:
        """The identity in a cookie, if we have signed it."""
        identity, _, mac = cookie.rpartition(".")
        good = hmac.compare_digest(mac.encode(), self._mac("cookie", identity).encode())
        return identity if good and identity else None

    def guest(self, identity: str, room: str) -> str:
        """The id by which this browser goes in a room."""
        return self._mac("guest", f"{room} {identity}")[:16]

    def home(self, address: str, room: str) -> str:
        """What a room knows of where somebody comes from: enough to count those from there."""
        return self._mac("home", f"{room} {address}")[:16]

    def owner(self, identity: str) -> str:
        """By what the places of an identity are found; it opens nothing."""
        return self._mac("owner", identity)

    def sealed(self, secret: str) -> str:
        """By what a personal link is known again: the link itself is kept nowhere."""
        return self._mac("link", secret)

    def shared(self, room: str, match: int) -> str:
        """What stands in a link by which anybody may watch a match: its room and number, signed."""
        return f"{room}.{match}.{self._mac('shared', f'{room} {match}')[:32]}"

    def read_shared(self, text: str) -> tuple[str, int] | None:
        """The room and the match that a link names, if we have signed it."""
        room, _, rest = text.partition(".")
        number, _, _ = rest.partition(".")
        match = int(number) if number.isascii() and number.isdigit() and len(number) < 10 else -1
        good = hmac.compare_digest(text.encode(), self.shared(room, match).encode())
        return (room, match) if good else None

    def _mac(self, purpose: str, text: str) -> str:
        message = f"{purpose} {text}".encode(errors="replace")
        return hmac.new(self._key, message, hashlib.sha256).hexdigest()
