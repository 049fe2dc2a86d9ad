// Walks through a scene.
import type { AnyElement, Panel, Scene } from "../scene";

/** Lists what an element holds; of a pile only the number is seen. */
export function held(element: AnyElement): AnyElement[] {
  if (element.type === "track") return element.spaces;
  return "children" in element ? element.children : [];
}

/** Whether an area holds what a player has ready and answers with: small pieces, not cards to be read. */
export const isReady = (element: AnyElement): boolean =>
  element.type === "area" &&
  (element.role === "hand" || element.role === "transit") &&
  !element.children.some((child) => child.type === "text-card" || child.type === "card-column");

/** Whether an element lies open over the table until it is put aside. */
export const isOverlay = (element: AnyElement): boolean => element.type === "page" || element.type === "action-sheet";

/** Names the kinds of areas among some elements, for styles that depend on what lies beside each other. */
export const rolesOf = (elements: readonly AnyElement[]): string =>
  elements.flatMap((element) => (element.type === "area" ? [element.role] : [])).join(" ");

/** A scene by id: every element, and what holds it. */
export class Index {
  readonly elements = new Map<string, AnyElement>();
  readonly holders = new Map<string, string>();

  constructor(readonly scene: Scene | null) {
    if (scene) for (const child of scene.children) this.#add(child, "");
  }

  #add(element: AnyElement, holder: string): void {
    this.elements.set(element.id, element);
    this.holders.set(element.id, holder);
    for (const child of held(element)) this.#add(child, element.id);
  }

  get(id: string): AnyElement | undefined {
    return this.elements.get(id);
  }

  /** Lists an element and all that hold it, from the inside out. */
  chain(id: string): AnyElement[] {
    const found: AnyElement[] = [];
    for (let at: string | undefined = id; at; at = this.holders.get(at)) {
      const element = this.elements.get(at);
      if (element) found.push(element);
    }
    return found;
  }

  /** Whether an element lies in another one, however far in. */
  holds(holder: string, id: string): boolean {
    for (let at = this.holders.get(id); at; at = this.holders.get(at)) if (at === holder) return true;
    return false;
  }

  /** Finds the player that an element belongs to. */
  panel(id: string): Panel | undefined {
    return this.chain(id).find((element) => element.type === "panel");
  }
}

export const panels = (scene: Scene | null): Panel[] =>
  (scene?.children ?? []).filter((element) => element.type === "panel");
