"""What messengers show of an invitation: who invites to what, with a picture of the game.

Only a valid invitation gets one. It carries a secret of its own, and whoever has it may enter the
room and see as much; who guesses is told nothing, like everywhere.
"""

from __future__ import annotations

from html import escape

import msgspec
from starlette.requests import Request

from spieltisch.games import find
from spieltisch.server.messages import InvitationView
from spieltisch.words import Common, Words, languages

END_OF_HEAD = "</head>"
PICTURE = "/previews/{game}.png"
USUAL = "en"


class Preview(msgspec.Struct, frozen=True):
    """An invitation, and where we are to be found."""

    invitation: InvitationView
    address: str

    def within(self, page: str, language: str) -> str:
        """The page with what is to be said about it."""
        head, end, body = page.partition(END_OF_HEAD)
        told = [
            f'<meta property="og:{name}" content="{escape(value)}">'
            for name, value in self.tags(language).items()
        ]
        return "\n".join([head, *told, end + body])

    def tags(self, language: str) -> dict[str, str]:
        one, common = self.invitation, Common(language)
        people = [player.name for player in one.players if player.kind == "person"]
        game = Words(find(one.game), language).name
        return {
            "type": "website",
            "site_name": "Spieltisch",
            "title": common.common("invitation-title", host=one.host, game=game),
            "description": common.common(
                "invitation-about", players=common.joined(people) or game, free=one.free
            ),
            "image": self.address + PICTURE.format(game=one.game),
            "image:width": "1200",
            "image:height": "630",
        }


def spoken(request: Request) -> str:
    """The language that a link was sent in, or that a browser asks for."""
    asked = request.headers.get("accept-language", "").split(",")
    wanted = [request.query_params.get("lang", ""), *(one.strip()[:2] for one in asked)]
    return next((language for language in wanted if language in languages()), USUAL)
