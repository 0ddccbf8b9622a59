"""One page that stands alone: words in all languages, pictures, and the scripts that draw them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from string import Template

import msgspec
import vl_convert

from spieltisch.lab.plots import Spec
from spieltisch.words import languages


class Part(msgspec.Struct):
    """A part of a page, in one language: what it says, shows and lists.

    A row of one cell is a heading among the others. What is `folded` is a list under this title.
    The `legend` says which colour each name has in the pictures.
    """

    heading: str
    sentences: list[str]
    plots: list[Spec] = []
    columns: list[str] = []
    rows: list[list[str]] = []
    look: str = ""
    folded: str = ""
    legend: list[tuple[str, str]] = []


class Page(msgspec.Struct):
    """A whole page in one language."""

    kicker: str
    title: str
    setting: str
    other_language: str
    parts: list[Part]


def html(pages: Mapping[str, Page], language: str) -> str:
    """The page in all languages, of which one is shown at first."""
    plots: list[Spec] = []
    body = [_body(one, page, pages, plots) for one, page in pages.items()]
    template = Template((files(__package__) / "page.html").read_text("utf-8"))
    return template.substitute(
        language=language,
        title=escape(pages[language].title),
        body="\n".join(body),
        plots=_inside_a_script(msgspec.json.encode(plots).decode()),
        vega=_vega(),
    )


@cache
def _vega() -> str:
    """The scripts that draw, as Altair's own pages embed them."""
    return _inside_a_script(str(vl_convert.javascript_bundle()))


def _inside_a_script(text: str) -> str:
    return text.replace("</script", "<\\/script").replace("<!--", "<\\!--")


def _body(language: str, page: Page, pages: Mapping[str, Page], plots: list[Spec]) -> str:
    (other,) = (one for one in languages() if one != language)
    parts = "\n".join(_part(part, plots) for part in page.parts)
    return f"""<div lang="{language}"><header>
<div class="switch">{_switch(other, page.other_language, pages[other].title)}</div>
<p class="kicker">{escape(page.kicker)}</p><h1>{escape(page.title)}</h1>
<p class="setting">{escape(page.setting)}</p></header><main>
{parts}
</main></div>"""


def _switch(to: str, words: str, title: str) -> str:
    goal = f'lang="{to}" data-to="{to}" data-title="{escape(title)}"'
    return f"<button {goal}>{escape(words)}</button>"


def _part(part: Part, plots: list[Spec]) -> str:
    said = "\n".join(f"<p>{escape(sentence)}</p>" for sentence in part.sentences)
    shown = ""
    for plot in part.plots:
        shown += f'<div class="plot" data-plot="{len(plots)}"></div>'
        plots.append(plot)
    wide = " wide" if len(part.plots) == 1 else ""
    drawn = f'<div class="plots{wide}">{shown}</div>' if shown else ""
    return (
        f'<section class="{part.look}"><h2>{escape(part.heading)}</h2>\n'
        f"{said}\n{_legend(part.legend)}{drawn}{_list(part)}</section>"
    )


def _legend(names: Sequence[tuple[str, str]]) -> str:
    if not names:
        return ""
    entries = "".join(
        f'<li><i style="background: {colour}"></i>{escape(name)}</li>' for name, colour in names
    )
    return f'<ul class="legend">{entries}</ul>'


def _list(part: Part) -> str:
    table = _table(part.columns, part.rows)
    if not (table and part.folded):
        return table
    return f"<details><summary>{escape(part.folded)}</summary>{table}</details>"


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    lines = "".join(f"<tr>{_cells(row, len(columns))}</tr>" for row in rows)
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )


def _cells(row: Sequence[str], columns: int) -> str:
    if len(row) == 1:
        return f'<th class="among" scope="rowgroup" colspan="{columns}">{escape(row[0])}</th>'
    return "".join(f"<td>{escape(cell)}</td>" for cell in row)
