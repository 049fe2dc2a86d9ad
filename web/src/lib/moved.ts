// What moved between two scenes: the motions that the server told, by the elements that are drawn.
import type { AnyElement, Card, Motion, TextCard, Token } from "../scene";
import type { Index } from "./tree";

/** Something that went from one place to another: the element that lay there before, and the one that lies there now. */
export interface Moved {
  from: string;
  to: string;
  /** The number of the event that made it set out; -1 if none is known. */
  cause: number;
  /** The last place where it lay on its way, and the event that made it leave. */
  stop?: { place: string; cause: number } | undefined;
}

type Piece = Card | TextCard | Token;

/** A piece on its way through the motions of an update, which may lead it further and further. */
interface Traveller {
  /** The piece as it lay before, or the pile or counter that it came out of. */
  from: string;
  piece: Piece | undefined;
  /** What the motions call it. */
  name: string;
  /** Where it is now. */
  at: string;
  cause: number;
  stop?: { place: string; cause: number } | undefined;
}

/** The number of no event. */
export const UNTOLD = -1;

const ANYTHING = "";
const FACE_DOWN = "?";
/** All pieces, as a number; in a place, the seat whose piece it is. */
const ALL = "*";

export const isPiece = (element: AnyElement | undefined): element is Piece =>
  element?.type === "card" || element?.type === "text-card" || element?.type === "token";

const ownerOf = (piece: Piece | undefined): number | null => (piece?.type === "token" ? piece.owner : null);

/** Names a place of whoever a piece belongs to. */
const whose = (place: string, piece: Piece | undefined): string => place.replace(ALL, String(ownerOf(piece) ?? ALL));

/** Finds the elements behind the motions of an update, in the order in which they set out. */
export function resolve(motions: readonly Motion[], before: Index, after: Index, causes: readonly number[] = []): Moved[] {
  const travellers: Traveller[] = [];
  const left = new Set<string>();
  const reached = new Set<string>();

  /** How well a piece fits a name: 0 if it is the one, 2 if it lies face down and may be, none if it is another. */
  function fit(piece: Piece, name: string): number | null {
    if (name === ANYTHING || piece.id === name || piece.face === name) return 0;
    if (piece.face !== null) return name === FACE_DOWN ? 2 : null;
    const known = after.get(name) ?? before.get(name);
    return isPiece(known) && ownerOf(known) !== ownerOf(piece) ? null : 2;
  }

  /** Whether a piece on its way may be the one that a name means. */
  function isNamed(one: Traveller, name: string): boolean {
    if (one.name !== FACE_DOWN) return one.name === name || one.piece?.face === name;
    return !one.piece || fit({ ...one.piece, face: null }, name) !== null;
  }

  /** Lists the pieces of a place that a name may mean, the surest first, and before others those that changed place. */
  function choose(index: Index, other: Index, place: string, name: string, used: ReadonlySet<string>): Piece[] {
    const found: { piece: Piece; rank: number }[] = [];
    for (const piece of index.elements.values()) {
      if (!isPiece(piece) || used.has(piece.id) || (place === ANYTHING ? piece.id !== name : !index.holds(place, piece.id))) continue;
      const rank = fit(piece, name);
      if (rank !== null) found.push({ piece, rank: rank + (other.holds(place, piece.id) ? 1 : 0) });
    }
    return found.sort((one, another) => one.rank - another.rank).map(({ piece }) => piece);
  }

  /** Lets pieces set out that no motion has moved yet. */
  function begin({ piece: name, source, target, count }: Motion, missing: number, cause: number): Traveller[] {
    if (source !== ANYTHING && swallows(before, source)) {
      const came = choose(after, before, target, name, reached).filter((piece) => !before.holds(target, piece.id));
      return Array.from({ length: count === ALL ? came.length : missing }, () => ({ from: source, piece: undefined, name, at: source, cause }));
    }
    const found = choose(before, after, source, name, left);
    const gone = count === ALL ? found.filter((piece) => !after.holds(source, piece.id)) : found.slice(0, missing);
    for (const { id } of gone) left.add(id);
    return gone.map((piece) => ({ from: piece.id, piece, name, at: source, cause }));
  }

  for (const [place, motion] of motions.entries()) {
    const { piece: name, source, target } = motion;
    const number = motion.count === ALL ? Infinity : Number(motion.count);
    const underway = travellers.filter(
      (one) => one.at === source && (name === ANYTHING || isNamed(one, name)),
    );
    const going = underway.slice(0, number);
    if (going.length < number) {
      const more = begin(motion, number - going.length, causes[place] ?? UNTOLD);
      travellers.push(...more);
      going.push(...more);
    }
    for (const one of going) {
      if (underway.includes(one)) one.stop = { place: source, cause: causes[place] ?? UNTOLD };
      one.at = whose(target, one.piece);
      if (name !== ANYTHING && name !== FACE_DOWN) one.name = name;
    }
  }

  return travellers.flatMap(({ from, piece, name, at, cause, stop }) => {
    const kept = isPiece(after.get(from)) && after.holds(at, from);
    const [to] = kept ? [after.get(from)] : choose(after, before, at, name === ANYTHING ? (piece?.face ?? name) : name, reached);
    if (to) reached.add(to.id);
    const moved = { from: whose(from, isPiece(to) ? to : undefined), to: to?.id ?? at, cause, stop };
    return moved.from === at ? [] : [moved];
  });
}

/** Whether pieces vanish in a place, as in a pile: it is not seen which of them lie there. */
function swallows(index: Index, place: string): boolean {
  const type = index.get(place)?.type;
  return place.includes(ALL) || type === "pile" || type === "counter";
}
