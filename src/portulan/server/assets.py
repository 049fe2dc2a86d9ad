"""Files for the browser: the built client, the texts and themes of the games; read once and kept ready, gzipped."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from portulan import packs, registry
from portulan.language import LANGUAGES

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
MISSING_CLIENT: Final = (
    "Portulan's client is not built yet: run `npm ci` and `npm run build` in web/, or install the package.\n"
)
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpeg": "image/jpeg",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PAGES: Final = {"t": "table.html", "r": "table.html"}
"""Pages by the first part of their path; they differ in what they ask the browser to fetch at once."""

PACK_SIGN: Final = "+"
"""Stands between a game and a pack; no name of either has it."""

STYLE: Final = "theme.css"
PICTURES: Final = "art.svg"

PACKED: Final = (".css", ".ftl", ".html", ".js", ".json", ".svg", ".webmanifest")


@dataclass(frozen=True)
class Asset:
    """A file ready to be sent; what is text is kept `packed` alone, since hardly any browser wants it otherwise."""

    content: bytes
    packed: bool
    kind: str
    tag: str

    @classmethod
    def of(cls, content: bytes, suffix: str) -> Asset:
        """Makes a file ready; what is text is packed once."""
        kind = TYPES.get(suffix, "application/octet-stream")
        packed = suffix in PACKED
        kept = gzip.compress(content, 9, mtime=0) if packed else content
        return cls(kept, packed, kind, f'"{hashlib.sha256(content).hexdigest()[:32]}"')

    def answer(self, request: Request, caching: str = ASK_AGAIN) -> Response:
        """Sends the file, packed if the browser takes that, or tells that the browser has it already."""
        headers = {"ETag": self.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if self.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
            return Response(status_code=304, headers=headers)
        if not self.packed:
            return Response(self.content, headers=headers, media_type=self.kind)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.content, headers=headers, media_type=self.kind)
        return Response(gzip.decompress(self.content), headers=headers, media_type=self.kind)


def _nothing() -> Response:
    return PlainTextResponse("there is no such file\n", status_code=404)


class Client:
    """The built client, by path; a path without a file name is a page, and every page draws whatever its path says."""

    def __init__(self, folder: Path) -> None:
        files = [path for path in sorted(folder.rglob("*")) if path.is_file()] if folder.is_dir() else []
        self._files = {
            path.relative_to(folder).as_posix(): Asset.of(path.read_bytes(), path.suffix) for path in files
        }

    async def page(self, request: Request) -> Response:
        """Sends a file of the client, or its page."""
        path = request.url.path.lstrip("/")
        asset = self._files.get(path)
        if asset is not None:
            return asset.answer(request, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
        if "." in path.rpartition("/")[2] or path.startswith("api/"):
            return _nothing()
        page = self._files.get(PAGES.get(path.partition("/")[0], "")) or self._files.get("index.html")
        return page.answer(request) if page else PlainTextResponse(MISSING_CLIENT, status_code=503)

    async def client_text(self, request: Request) -> Response:
        """Sends the sentences of the client itself in one language."""
        asset = self._files.get(f"text/{request.path_params['lang']}.ftl")
        return asset.answer(request) if asset else _nothing()


class GameFiles:
    """The sentences and pictures of the games, and of games with a pack laid over them (`game+pack`).

    Only what is played here is looked for, so that nobody fills the memory with names. Games are loaded and files are
    read when they are first asked for, off the event loop.
    """

    def __init__(self) -> None:
        self._packs = {
            f"{game}{PACK_SIGN}{pack.name}": pack.folder
            for game in registry.games()
            for pack in packs.offered(game)
        }
        self._texts: dict[tuple[str, str], Asset | None] = {}
        self._themes: dict[Path, dict[str, Asset]] = {}

    def _folders(self, edition: str) -> list[Path]:
        """Lists the folders of an edition, the pack's before the game's; none for one that is not played here."""
        if edition in registry.games():
            return [registry.game(edition).folder]
        if edition in self._packs:
            return [self._packs[edition], registry.game(edition.partition(PACK_SIGN)[0]).folder]
        return []

    def _text(self, edition: str, lang: str) -> Asset | None:
        """Joins the text files of an edition; of two sentences with one name readers take the first."""
        folders = self._folders(edition)
        if not folders or lang not in LANGUAGES:
            return None
        if (edition, lang) not in self._texts:
            files = [path for folder in folders for path in sorted((folder / "text" / lang).glob("*.ftl"))]
            joined = b"\n".join(path.read_bytes() for path in files)
            self._texts[edition, lang] = Asset.of(joined, ".ftl") if files else None
        return self._texts[edition, lang]

    def _theme(self, folder: Path) -> dict[str, Asset]:
        """Reads the theme in the folder of a game or a pack, which is flat, once."""
        if folder not in self._themes:
            theme = folder / "theme"
            files = [path for path in sorted(theme.iterdir()) if path.is_file()] if theme.is_dir() else []
            self._themes[folder] = {path.name: Asset.of(path.read_bytes(), path.suffix) for path in files}
        return self._themes[folder]

    async def text(self, request: Request) -> Response:
        """Sends the sentences of an edition in one language."""
        asset = await asyncio.to_thread(
            self._text, request.path_params["edition"], request.path_params["lang"]
        )
        return asset.answer(request) if asset else _nothing()

    async def style(self, request: Request) -> Response:
        """Sends the style sheet of a game; a pack has none."""
        asset = await asyncio.to_thread(self._style, request.path_params["game"])
        return asset.answer(request) if asset else _nothing()

    def _style(self, game: str) -> Asset | None:
        folders = self._folders(game)
        return self._theme(folders[0]).get(STYLE) if len(folders) == 1 else None

    async def picture(self, request: Request) -> Response:
        """Sends a file of an edition's theme: the pack's, or else the game's.

        The sheet of pictures of a pack is sent alone: a client lays it over the game's.
        """
        asset = await asyncio.to_thread(
            self._picture, request.path_params["edition"], request.path_params["file"]
        )
        return asset.answer(request) if asset else _nothing()

    def _picture(self, edition: str, file: str) -> Asset | None:
        for folder in self._folders(edition):
            asset = self._theme(folder).get(file)
            if asset is not None or file == PICTURES:
                return asset
        return None
