"""Pictures of the page of examples of the kit, to be looked at: both looks, desk and phone.

python tests/browser/kit.py [folder]
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[2] / "web"
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
PATIENCE = 120_000


def shoot(address: str, folder: Path) -> list[Path]:
    """What the page looks like; what goes wrong on it is an error."""
    made: list[Path] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for size, viewport in SIZES.items():
            for look in ("light", "dark"):
                page = browser.new_page(
                    viewport=viewport,  # type: ignore[arg-type]
                    color_scheme="dark" if look == "dark" else "light",
                    reduced_motion="reduce",
                )
                troubles: list[str] = []
                page.on("pageerror", lambda error, seen=troubles: seen.append(str(error)))
                page.goto(address, timeout=PATIENCE)
                page.locator(".kit .pieces section").last.wait_for(timeout=PATIENCE)
                path = folder / f"kit-{size}-{look}.png"
                page.screenshot(path=path, full_page=True, animations="disabled")
                if troubles:
                    raise SystemExit("\n".join(troubles))
                made.append(path)
        browser.close()
    return made


def main(folder: Path) -> None:
    vite = ["node", "node_modules/vite/bin/vite.js", "--port", "0"]
    with subprocess.Popen(vite, cwd=WEB, stdout=subprocess.PIPE, text=True) as server:
        try:
            lines = iter(server.stdout or [])
            line = next(line for line in lines if "http://" in line)
            port = urlsplit(line[line.index("http://") :].strip()).port
            for path in shoot(f"http://localhost:{port}/kit", folder):
                print(path)  # noqa: T201
        finally:
            server.terminate()


if __name__ == "__main__":
    given = sys.argv[1:]
    main(Path(given[0]) if given else Path(mkdtemp(prefix="kit-")))
