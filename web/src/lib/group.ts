// A group is the set of people who sat at a table, by the names that they gave themselves.
import type { Standing } from "./wire";

export interface Result {
  score: number;
  at: number;
}

/** Somebody's results at one game. */
export interface PersonResults {
  name: string;
  wins: number;
  best: Result;
  mean: number;
}

/** What a group played of one game, the newest match first. */
export interface Evening {
  game: string;
  team: boolean;
  matches: Standing[];
  people: PersonResults[];
}

export interface Group {
  key: string;
  people: string[];
  evenings: Evening[];
}

const peopleOf = ({ seats }: Standing, locale: string): string[] =>
  [...new Set(seats.flatMap((seat) => (seat.person && seat.name ? [seat.name] : [])))].toSorted((a, b) => a.localeCompare(b, locale));

function gathered<T>(things: readonly T[], keyOf: (thing: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const thing of things) found.set(keyOf(thing), [...(found.get(keyOf(thing)) ?? []), thing]);
  return [...found];
}

function resultsOf(name: string, matches: readonly Standing[]): PersonResults | null {
  const found = matches.flatMap((match) =>
    match.seats.flatMap((seat, number) =>
      seat.person && seat.name === name && match.scores
        ? [{ score: match.scores[number] ?? 0, at: match.since, won: match.winners?.includes(number) ?? false }]
        : [],
    ),
  );
  const best = found.toSorted((a, b) => b.score - a.score || a.at - b.at)[0];
  if (!best) return null;
  return {
    name,
    wins: found.filter(({ won }) => won).length,
    best: { score: best.score, at: best.at },
    mean: found.reduce((sum, { score }) => sum + score, 0) / found.length,
  };
}

/** Gathers finished matches by who played them and by game; whoever played last comes first. */
export function groups(played: readonly Standing[], locale: string): Group[] {
  const newest = played.toSorted((a, b) => b.since - a.since);
  return gathered(newest, (match) => peopleOf(match, locale).join("\n")).map(([key, matches]) => {
    const people = key.split("\n");
    const evenings = gathered(matches, ({ game }) => game).map(
      ([game, some]): Evening => ({
        game,
        team: some[0]?.team ?? false,
        matches: some,
        people: people.flatMap((name) => resultsOf(name, some) ?? []).toSorted((a, b) => b.wins - a.wins || b.best.score - a.best.score),
      }),
    );
    return { key, people, evenings };
  });
}
