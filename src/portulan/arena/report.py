"""A page about a contest: tables and plots in one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from portulan.arena.figures import COLUMNS, Figures, Tally

COLOURS: Final = ("#2a6f97", "#c8553d", "#588157", "#8d6a9f", "#b08900", "#4a4e69")
"""Colours of the bots, in the order in which they were named."""

WIDTH: Final = 640
LABELS: Final = 130
BAR: Final = 26
PLOT_HEIGHT: Final = 150
MOST_COLUMNS: Final = 60
"""Columns of a histogram; scores are grouped so that there are no more."""

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25rem .5rem; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } text { font: 12px system-ui, sans-serif; fill: currentColor; }
.axis { stroke: currentColor; opacity: .4; } .whisker { stroke: currentColor; stroke-width: 2; }
"""


def page(figures: Figures, timing: Mapping[str, float]) -> str:
    """Writes the page."""
    contest = figures.contest
    title = f"{contest.game}: {', '.join(contest.bots)}"
    seats = {f"seat {seat}": record for seat, record in enumerate(figures.seats)}
    colours = {name: COLOURS[i % len(COLOURS)] for i, name in enumerate(figures.bots)}
    options = "".join(f"<li>{escape(key)}: {escape(value)}</li>" for key, value in contest.options.items())
    histograms = "".join(_histogram(name, record, colours[name]) for name, record in figures.bots.items())
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p>{figures.games} games of {contest.players} players, seed {escape(contest.seed)},
seats {"rotated" if contest.rotate else "fixed"}; {figures.decisions.mean:.1f} decisions a game
(sd {figures.decisions.sd:.1f}), {timing["decisions_per_second"]:,.0f} decisions/s.</p>
<h2>Win rates, with 95% intervals</h2>
{_rates(figures.bots, colours)}
<h2>By bot</h2>
{_table(figures.bots)}
<h2>By seat</h2>
{_table(seats)}
<h2>Scores</h2>
{histograms}
<details><summary>Options</summary><ul>{options}</ul></details>
</body>
</html>
"""


def _table(records: Mapping[str, Tally]) -> str:
    """A table of win rates and scores."""
    heads = "".join(f"<th>{head}</th>" for head in ("", *COLUMNS))
    rows = [
        f"<tr><td>{escape(name)}</td>{''.join(f'<td>{cell}</td>' for cell in record.cells())}</tr>"
        for name, record in records.items()
    ]
    return f"<table><tr>{heads}</tr>{''.join(rows)}</table>"


def _rates(records: Mapping[str, Tally], colours: Mapping[str, str]) -> str:
    """One bar for each bot, with its interval as a whisker."""
    scale = WIDTH - LABELS - 60
    parts = []
    for row, (name, record) in enumerate(records.items()):
        top = row * BAR
        middle = top + BAR / 2
        low, high = (LABELS + scale * end for end in record.interval)
        end = LABELS + scale * record.rate
        parts.append(
            f'<text x="{LABELS - 8}" y="{middle + 4:.1f}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="{LABELS}" y="{top + 4}" width="{end - LABELS:.1f}" height="{BAR - 8}" '
            f'fill="{colours[name]}"/>'
            f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}"/>'
            f'<text x="{high + 6:.1f}" y="{middle + 4:.1f}">{record.rate:.1%}</text>'
        )
    height = BAR * len(records)
    axis = f'<line class="axis" x1="{LABELS}" x2="{LABELS}" y1="0" y2="{height}"/>'
    return _svg(height, "Win rate of each bot", axis + "".join(parts))


def _histogram(name: str, record: Tally, colour: str) -> str:
    """How often each score was reached; neighbouring scores are grouped where there are many."""
    counts = record.scores.counts
    first, last = min(counts), max(counts)
    step = max(1, -(-(last - first + 1) // MOST_COLUMNS))
    columns = [0] * ((last - first) // step + 1)
    for score, times in counts.items():
        columns[(score - first) // step] += times
    width = WIDTH / len(columns)
    tallest = max(columns)
    parts = []
    for index, times in enumerate(columns):
        tall = PLOT_HEIGHT * times / tallest
        parts.append(
            f'<rect x="{index * width:.1f}" y="{PLOT_HEIGHT - tall:.1f}" width="{max(1.0, width - 1):.1f}" '
            f'height="{tall:.1f}" fill="{colour}"><title>{first + index * step}: {times}</title></rect>'
        )
    base = PLOT_HEIGHT + 16
    parts.append(f'<line class="axis" x1="0" x2="{WIDTH}" y1="{PLOT_HEIGHT}" y2="{PLOT_HEIGHT}"/>')
    parts.append(f'<text x="0" y="{base}">{first}</text>')
    parts.append(f'<text x="{WIDTH}" y="{base}" text-anchor="end">{last}</text>')
    summary = f"{escape(name)}: mean {record.scores.mean:.1f}, sd {record.scores.sd:.1f}"
    parts.append(f'<text x="{WIDTH / 2}" y="{base}" text-anchor="middle">{summary}</text>')
    return _svg(base + 6, f"Scores of {name}", "".join(parts))


def _svg(height: float, label: str, content: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{content}</svg>'
