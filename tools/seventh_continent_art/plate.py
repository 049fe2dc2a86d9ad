"""Paper and burin: what every picture of The 7th Continent is drawn with."""

import json
import math
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.seventh_continent_art.paths import rounded

ROOT = Path(__file__).resolve().parent.parent.parent
ICONS = json.loads((ROOT / "web/node_modules/@iconify-json/game-icons/icons.json").read_text())["icons"]
INK, SEA, PAPER, PALE = "#3a2a1c", "#1f5b58", "#e9dcbd", "#f7efda"
Point = tuple[float, float]


def body(name: str, colour: str) -> str:
    """Gives the paths of a sign of game-icons in a colour."""
    shorter = re.sub(r' d="([^"]+)"', lambda found: f' d="{rounded(found[1])}"', str(ICONS[name]["body"]))
    return shorter.replace("currentColor", colour)


class Plate:
    """A sheet of paper under the burin: everything is a line, a wash or a dark shape."""

    def __init__(self, name: str, width: int = 400, height: int = 400, paper: str = PAPER) -> None:
        self.width, self.height, self.paper = width, height, paper
        self.rng = random.Random(name)
        self.parts: list[str] = [f'<path d="M0 0h{width}v{height}H0z" fill="{paper}"/>']
        self.clips = 0

    def add(self, text: str) -> None:
        self.parts.append(text)

    def lines(self, drawn: list[str], colour: str, wide: float, opacity: float = 1, clip: str = "") -> None:
        if drawn:
            held = f' clip-path="url(#{clip})"' if clip else ""
            self.add(
                f'<path d="{"".join(drawn)}" fill="none" stroke="{colour}" stroke-width="{wide}" opacity="{opacity}"{held}/>'
            )

    def waves(
        self,
        top: float,
        bottom: float,
        colour: str = SEA,
        swell: float = 3,
        step: float = 7,
        wide: float = 1.3,
    ) -> None:
        """Engraves water: lines that swell, further apart towards the eye."""
        drawn, y, gap = [], top, step * 0.45
        while y < bottom:
            x = -self.rng.uniform(0, 30)
            line = f"M{x:.0f} {y:.1f}"
            while x < self.width + 30:
                half = self.rng.uniform(10, 26)
                line += f"q{half / 2:.1f} {-swell * self.rng.uniform(0.4, 1.3):.1f} {half:.1f} 0t{half:.1f} 0"
                x += 2 * half
            drawn.append(line)
            y += gap
            gap += step * 0.05
        self.lines(drawn, colour, wide)

    def sky(self, bottom: float, colour: str = INK, first: float = 5, opacity: float = 0.55) -> None:
        """Rules the sky in level lines, with clouds left out."""
        holes = [
            (
                self.rng.uniform(0, self.width),
                self.rng.uniform(0.1, 0.75) * bottom,
                self.rng.uniform(35, 90),
                self.rng.uniform(8, 20),
            )
            for _ in range(5)
        ]
        drawn, y, gap = [], first, 4.2
        while y < bottom - 2:
            cuts = sorted(
                (cx - rx * math.sqrt(1 - ((y - cy) / ry) ** 2), cx + rx * math.sqrt(1 - ((y - cy) / ry) ** 2))
                for cx, cy, rx, ry in holes
                if abs(y - cy) < ry
            )
            x = 0.0
            for start, end in [*cuts, (self.width, self.width)]:
                if start > x:
                    drawn.append(f"M{x:.0f} {y:.1f}H{min(start, self.width):.0f}")
                x = max(x, end)
            y += gap
            gap += 0.16
        self.lines(drawn, colour, 0.8, opacity)

    def shape(
        self, points: Sequence[Point], fill: str, edge: str = INK, wide: float = 1.6, curve: bool = False
    ) -> str:
        """Lays down a shape; gives its outline."""
        if curve:
            path = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
            for place, (x, y) in enumerate(points[1:], 1):
                after = points[(place + 1) % len(points)]
                if self._at_edge(x, y):
                    path += f"L{x:.0f} {y:.0f}"
                else:
                    end = after if self._at_edge(*after) else ((x + after[0]) / 2, (y + after[1]) / 2)
                    path += f"Q{x:.0f} {y:.0f} {end[0]:.0f} {end[1]:.0f}"
            path += "z"
        else:
            path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"
        self.add(
            f'<path d="{path}" fill="{fill}" stroke="{edge}" stroke-width="{wide}" stroke-linejoin="round"/>'
        )
        return path

    def _at_edge(self, x: float, y: float) -> bool:
        return x <= 0 or y <= 0 or x >= self.width or y >= self.height

    def hatch(
        self,
        path: str,
        angle: float,
        gap: float,
        colour: str = INK,
        wide: float = 0.9,
        opacity: float = 0.8,
        box: tuple[float, float, float, float] | None = None,
    ) -> None:
        """Hatches what lies within an outline."""
        self.clips += 1
        name = f"c{self.clips}"
        self.add(f'<clipPath id="{name}"><path d="{path}"/></clipPath>')
        x0, y0, x1, y1 = box or (0, 0, self.width, self.height)
        reach = math.hypot(x1 - x0, y1 - y0) / 2
        cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
        dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        drawn, at = [], -reach
        while at < reach:
            mx, my = cx - dy * at, cy + dx * at
            drawn.append(
                f"M{mx - dx * reach:.0f} {my - dy * reach:.0f}L{mx + dx * reach:.0f} {my + dy * reach:.0f}"
            )
            at += gap * self.rng.uniform(0.8, 1.2)
        self.lines(drawn, colour, wide, opacity, name)

    def land(
        self,
        points: Sequence[Point],
        fill: str,
        angle: float = 20,
        gap: float = 6,
        colour: str = INK,
        curve: bool = True,
    ) -> None:
        xs, ys = [x for x, _ in points], [y for _, y in points]
        self.hatch(
            self.shape(points, fill, curve=curve),
            angle,
            gap,
            colour,
            box=(min(xs), min(ys), max(xs), max(ys)),
        )

    def sign(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: str = INK,
        turn: float = 0,
        flip: bool = False,
    ) -> None:
        """Sets a sign of game-icons with its middle at a point."""
        scale = size / 512
        mirrored = f"scale({-scale:.4f} {scale:.4f})" if flip else f"scale({scale:.4f})"
        self.add(
            f'<g transform="translate({x:.1f} {y:.1f})rotate({turn:.0f}){mirrored}translate(-256 -256)">{body(name, colour)}</g>'
        )

    def disc(
        self, x: float, y: float, rx: float, ry: float, fill: str, edge: str = INK, wide: float = 1.6
    ) -> str:
        self.add(
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="{fill}" stroke="{edge}" stroke-width="{wide}"/>'
        )
        return f"M{x - rx:.1f} {y:.1f}a{rx:.1f} {ry:.1f} 0 1 0 {2 * rx:.1f} 0a{rx:.1f} {ry:.1f} 0 1 0 {-2 * rx:.1f} 0z"

    def steam(self, x: float, y: float, tall: float, colour: str = PALE, wide: float = 3) -> None:
        for n in range(3):
            at = x + (n - 1) * tall * 0.14
            self.add(
                f'<path d="M{at:.0f} {y:.0f}q{tall * 0.14:.0f} {-tall * 0.25:.0f} 0 {-tall * 0.5:.0f}t0 {-tall * 0.5 * self.rng.uniform(0.7, 1.1):.0f}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linecap="round" opacity=".85"/>'
            )

    def sun(self, x: float, y: float, r: float) -> None:
        rays = [
            f"M{x + r * 1.25 * math.cos(a):.0f} {y + r * 1.25 * math.sin(a):.0f}L{x + r * 1.9 * math.cos(a):.0f} {y + r * 1.9 * math.sin(a):.0f}"
            for a in (n * math.pi / 14 for n in range(28))
        ]
        self.disc(x, y, r, r, PALE, wide=1.2)
        self.lines(rays, INK, 0.9, 0.6)

    def stipple(self, points: Sequence[Point], many: int, colour: str = INK) -> None:
        xs, ys = [x for x, _ in points], [y for _, y in points]
        drawn = [
            f"M{self.rng.uniform(min(xs), max(xs)):.0f} {self.rng.uniform(min(ys), max(ys)):.0f}h1.4"
            for _ in range(many)
        ]
        self.lines(drawn, colour, 1.4, 0.7)

    def frame(self) -> None:
        w, h = self.width, self.height
        self.add(
            f'<path d="M3 3h{w - 6}v{h - 6}H3z" fill="none" stroke="{INK}" stroke-width="1.4" opacity=".7"/>'
        )

    def text(self) -> str:
        w, h = self.width, self.height
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
            + "".join(self.parts)
            + "</svg>\n"
        )


Drawing = Callable[[Plate], None]
"""Draws a place on its plate."""
