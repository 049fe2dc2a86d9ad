// Makes whole what the server sends without its defaults.
import { DEFAULTS, type AnyElement, type Motion, type Scene } from "../scene";
import type { Ask as LeanAsk, EntryAsk, LeanElement, LeanScene, LegalMove, MovedPieces, MoveRow, TableInfo, UndoState as LeanUndo, Update as LeanUpdate } from "./wire";

export type Ask = Omit<LeanAsk, "moves" | "entry"> & { moves: LegalMove[]; entry: EntryAsk | null };
export type UndoState = Required<LeanUndo>;

/** An update with all that it may leave out; its patch stays as it came, until it is laid over a scene. */
export interface Update extends Omit<LeanUpdate, "fresh" | "undone" | "table" | "ask" | "undo" | "scene" | "moved"> {
  fresh: boolean;
  undone: number[];
  table: TableInfo | null;
  ask: Ask | null;
  undo: UndoState | null;
  scene?: Scene | null;
  moved?: Motion[];
}

export function wholeUpdate({ scene, moved, ...update }: LeanUpdate): Update {
  return {
    fresh: false,
    undone: [],
    table: null,
    ...update,
    ask: update.ask && { entry: null, ...update.ask, moves: update.ask.moves.map(legalMove) },
    undo: update.undo && { redo: false, asked: null, ...update.undo },
    ...(scene === undefined ? {} : { scene: scene && wholeScene(scene) }),
    ...(moved ? { moved: moved.map(motion) } : {}),
  };
}

const legalMove = ([move, notation, name, args, targets, declined]: MoveRow): LegalMove => ({
  move,
  notation,
  say: { name, args },
  targets,
  ...(declined ? { declined } : {}),
});

const motion = ([piece, source, target, count = "1"]: MovedPieces): Motion => ({ piece, source, target, count });

const wholeScene = (scene: LeanScene): Scene => ({ ...scene, children: scene.children.map(wholeElement) });

/** Names the field in which an element holds others. */
export const holder = (element: AnyElement): "children" | "spaces" | "known" | null => {
  if (element.type === "track") return "spaces";
  if (element.type === "pile") return "known";
  return "children" in element ? "children" : null;
};

export function wholeElement(lean: LeanElement): AnyElement {
  const element = { ...DEFAULTS[lean.type], ...worded(lean) } as unknown as AnyElement;
  const field = holder(element);
  if (!field) return element;
  const held = (element as unknown as Record<string, LeanElement[]>)[field] ?? [];
  return { ...element, [field]: held.map(wholeElement) } as AnyElement;
}

/** Makes labels of the names that stand for them. */
export function worded(fields: Record<string, unknown>): Record<string, unknown> {
  const whole = { ...fields };
  for (const name of ["label", "hint"])
    if (typeof whole[name] === "string") whole[name] = { name: whole[name], arguments: {} };
  return whole;
}
