"""What is said in a room: by guests to all or to their side, and by the room itself."""

from __future__ import annotations

from collections.abc import Collection

from spieltisch.engine import Message
from spieltisch.server.messages import ChatView, News, ProposalView

KEPT = 200
REMARKS_KEPT = 20
"""Bots say much: their older remarks do not drive out what people said."""


class Talk:
    """The last lines. `said` counts all that there have ever been."""

    def __init__(self) -> None:
        self.lines: list[ChatView] = []
        self.said = 0
        self._only_for: dict[int, frozenset[str]] = {}

    def say(
        self,
        guest: str,
        name: str,
        text: str = "",
        emote: str = "",
        side: str = "",
        hearers: Collection[str] = (),
        proposal: ProposalView | None = None,
    ) -> None:
        """A guest says something or proposes a choice: to all, or to the hearers on one side."""
        line = ChatView(self.said, guest, name, text, emote, side=side, proposal=proposal)
        self._add_for(line, hearers)

    def bot_says(
        self,
        seat: int,
        side: str,
        hearers: Collection[str],
        proposal: ProposalView | None = None,
        remark: Message | None = None,
    ) -> None:
        """The bot at a seat proposes something, or remarks on what it does."""
        line = ChatView(self.said, "", "", "", "", side=side, proposal=proposal)
        line.seat, line.remark = seat, remark
        self._add_for(line, hearers)
        remarks = [one for one in self.lines if one.remark is not None]
        for old in remarks[:-REMARKS_KEPT]:
            self.lines.remove(old)
            self._only_for.pop(old.seq, None)

    def _add_for(self, line: ChatView, hearers: Collection[str]) -> None:
        if line.side:
            self._only_for[self.said] = frozenset(hearers)
        self._add(line)

    def report(self, news: News, **values: str | int) -> None:
        """The room itself tells everybody something."""
        self._add(ChatView(self.said, "", "", "", "", news, values))

    def heard_by(self, guest: str, since: int = 0) -> list[ChatView]:
        """What this guest has heard, from this line on."""
        private = self._only_for
        return [
            line
            for line in self.lines
            if line.seq >= since and (line.seq not in private or guest in private[line.seq])
        ]

    def _add(self, line: ChatView) -> None:
        self.lines.append(line)
        self.said += 1
        for old in self.lines[:-KEPT]:
            self._only_for.pop(old.seq, None)
        del self.lines[:-KEPT]
