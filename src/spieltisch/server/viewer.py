"""One connection: what it has been sent, and what it lacks."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from spieltisch.server.messages import (
    PROTOCOL,
    Answer,
    Event,
    Gone,
    ProposalView,
    RoomView,
    Sight,
    Trouble,
    Update,
    Welcome,
)
from spieltisch.server.outbox import Outbox
from spieltisch.server.sights import Looking, viewers
from spieltisch.server.sitting import Sitting

CLOSE_CODES = {
    "bad-message": 4400,
    "not-a-guest": 4403,
    "no-such-room": 4404,
    "room-archived": 4404,
    "too-slow": 4408,
    "replaced": 4409,
    "removed": 4410,
    "was-removed": 4410,
    "too-fast": 4429,
    "closing": 1012,
}
OTHER_TROUBLE = 4500

encode = msgspec.json.Encoder().encode


class Viewer:
    """What goes to one socket. A guest may have several."""

    def __init__(self, guest: str, link: str = "") -> None:
        self.guest = guest
        self.link = link
        self.outbox = Outbox()
        self.gone = False
        self._room: RoomView | None = None
        self._sights: dict[int | None, Sight] = {}
        self._heard: dict[int | None, int] = {}
        self._match = 0
        self._said = 0
        self._proposals: list[ProposalView] = []
        self._seq = 0
        self._sent = 0

    def send(self, event: Event) -> None:
        """Put a message into the outbox; the socket's own task sends it."""
        if self.gone:
            return
        message = self._numbered(event)
        if self.outbox.has_room_for(message):
            self.outbox.put(message)
        else:
            self.outbox.clear()
            self.close("too-slow")

    def _numbered(self, event: Event) -> bytes:
        event.number = self._sent
        self._sent += 1
        return encode(event)

    def close(self, reason: str) -> None:
        """Say why, then hang up. What was sent before still arrives."""
        if self.gone:
            return
        self.gone = True
        self.outbox.put(self._numbered(Gone(reason=reason)))
        self.outbox.put(CLOSE_CODES.get(reason, OTHER_TROUBLE))

    def answer(self, id_: str, seq: int, trouble: Trouble | None) -> None:
        self.send(Answer(id=id_, seq=seq, trouble=trouble))

    def welcome(self, sitting: Sitting, room: RoomView, looking: Looking, since: int) -> None:
        """All that there is; what was told, from the event on that the client knows."""
        self._match, self._room, self._said = sitting.match, room, sitting.talk.said
        self._seq = sitting.shown_seq(self.guest)
        self._proposals = _proposals(sitting, self.guest)
        welcome = Welcome(
            protocol=PROTOCOL,
            you=self.guest,
            invite=sitting.invite,
            link=self.link + sitting.invite,
            seq=self._seq,
            room=room,
            sights=self._look(sitting, looking, since),
            chat=sitting.talk.heard_by(self.guest),
            proposals=self._proposals,
            now=looking.time(),
        )
        self.send(welcome)

    def _look(self, sitting: Sitting, looking: Looking, since: int) -> list[Sight]:
        """All sights of this guest, with the lines told after an event."""
        seats = viewers(sitting, self.guest)
        self._sights = {seat: looking.sight(seat) for seat in seats}
        self._heard = {seat: looking.heard(seat) for seat in seats}
        return [looking.told(seat, looking.since(since, seat)) for seat in seats]

    def update(self, sitting: Sitting, room: RoomView, looking: Looking) -> None:
        """What has changed since the last message, if anything has."""
        seq = max(self._seq, sitting.shown_seq(self.guest))
        sights = self._new_sights(sitting, looking)
        chat = (
            sitting.talk.heard_by(self.guest, self._said) if sitting.talk.said != self._said else []
        )
        changed = room if room is not self._room and room != self._room else None
        proposals = _proposals(sitting, self.guest)
        stand = None if proposals == self._proposals else proposals
        if (seq, changed, sights, chat, stand) == (self._seq, None, None, [], None):
            return
        self._seq, self._room, self._said = seq, room, sitting.talk.said
        self._proposals = proposals
        now = looking.time()
        self.send(Update(seq=seq, room=changed, sights=sights, chat=chat, proposals=stand, now=now))

    def _new_sights(self, sitting: Sitting, looking: Looking) -> list[Sight] | None:
        """All sights of this guest if anything in them is new."""
        seats = viewers(sitting, self.guest)
        if sitting.match != self._match:
            self._match, self._heard = sitting.match, {}
        known = {
            seat: self._heard[seat] if seat in self._heard else looking.since(0, seat)
            for seat in seats
        }
        if not self._differ(seats, looking):
            return None
        self._sights = {seat: looking.sight(seat) for seat in seats}
        self._heard = {seat: looking.heard(seat) for seat in seats}
        return [looking.told(seat, known[seat]) for seat in seats]

    def _differ(self, seats: Collection[int | None], looking: Looking) -> bool:
        return list(seats) != list(self._sights) or any(
            looking.heard(seat) != self._heard.get(seat)
            or _is_another(looking.sight(seat), self._sights[seat])
            for seat in seats
        )

    def refresh(self, sitting: Sitting, room: RoomView, looking: Looking, since: int) -> None:
        """Everything anew, for a client that has missed something."""
        self._match, self._room = sitting.match, room
        self._seq = max(self._seq, sitting.shown_seq(self.guest))
        sights = self._look(sitting, looking, since)
        now = looking.time()
        self.send(Update(seq=self._seq, room=room, sights=sights, chat=[], now=now))


def _proposals(sitting: Sitting, guest: str) -> list[ProposalView]:
    """What stands of what was proposed, as far as this guest may see it."""
    if not sitting.proposals.open:
        return []
    return sitting.proposals.seen_by(sitting.sides_of(guest))


def _is_another(now: Sight, before: Sight) -> bool:
    """Is there anything new in a sight? Mostly it is the very same one."""
    return now is not before and now != before
