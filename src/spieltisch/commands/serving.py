"""The table in the browser: `spieltisch serve | restore`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spieltisch.commands.common import (
    Language,
    echo,
    help_of,
    refuse,
)
from spieltisch.commands.speaking import Commands
from spieltisch.words import Common

commands = Commands()


@commands.command(help=help_of("serve"))
def serve(
    lan: Annotated[bool, typer.Option("--lan", help=help_of("lan"))] = False,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help=help_of("port"), metavar="number")
    ] = 8000,
    data: Annotated[
        Path | None, typer.Option(help=help_of("data"), metavar="folder", show_default=False)
    ] = None,
    bot_pause: Annotated[
        int, typer.Option(min=0, max=60_000, help=help_of("bot-pause"), metavar="number")
    ] = 200,
    host: Annotated[
        str, typer.Option(help=help_of("host"), metavar="name", show_default=False)
    ] = "",
    trust_proxy: Annotated[
        bool, typer.Option("--trust-proxy", help=help_of("trust-proxy"))
    ] = False,
    keep: Annotated[
        int, typer.Option(min=0, max=36_500, help=help_of("keep"), metavar="number")
    ] = 90,
    language: Language = "",
) -> None:
    from spieltisch.server.pages import built_page
    from spieltisch.server.serving import CannotServe, Wish, prepared, qr_text

    wish = Wish(
        lan=lan,
        port=port,
        data=data,
        bot_pause=bot_pause / 1000,
        host=host,
        trust_proxy=trust_proxy,
        keep=keep,
    )
    try:
        serving = prepared(wish)
    except CannotServe as trouble:
        raise refuse(language, trouble.key, **trouble.values) from trouble
    say = Common(language).common
    echo(say("serving", address=serving.address))
    if host:
        echo(say("serving-proxy", address=serving.local))
    elif lan:
        echo(f"{qr_text(serving.address)}\n{say('serving-lan')}")
    echo(say("serving-end"))
    if built_page() is None:
        echo(say("no-page"), err=True)
    serving.run()


@commands.command(help=help_of("restore"))
def restore(
    code: Annotated[str, typer.Argument(help=help_of("room-code"), metavar="code")],
    data: Annotated[
        Path | None, typer.Option(help=help_of("data"), metavar="folder", show_default=False)
    ] = None,
    language: Language = "",
) -> None:
    from spieltisch.server.serving import CannotServe, restored

    try:
        code = restored(code, data)
    except CannotServe as trouble:
        raise refuse(language, trouble.key, **trouble.values) from trouble
    typer.echo(Common(language).common("restored", code=code))
