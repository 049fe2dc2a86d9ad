// Makes the next scene from the one before and from what changed; what did not change stays the same object.
import type { AnyElement, Scene } from "../scene";
import { holder, wholeElement, worded } from "./lean";
import type { ElementPatch } from "./wire";

export function patched(scene: Scene, changes: ElementPatch[]): Scene {
  if (!changes.length) return scene;
  const byId = new Map(changes.map((change) => [change.id, change]));
  const own = byId.get("");
  return { ...scene, ...own?.set, children: childrenAfter(scene.children, own, byId) };
}

function childrenAfter(before: AnyElement[], change: ElementPatch | undefined, byId: Map<string, ElementPatch>): AnyElement[] {
  if (!change?.children) {
    const after = before.map((child) => elementAfter(child, byId));
    return after.some((child, place) => child !== before[place]) ? after : before;
  }
  const known = new Map(before.map((child) => [child.id, child]));
  return change.children.map((child) => {
    if (typeof child !== "string") return wholeElement(child);
    const kept = known.get(child);
    if (!kept) throw new Error(`a change keeps ${child}, which is not there`);
    return elementAfter(kept, byId);
  });
}

function elementAfter(element: AnyElement, byId: Map<string, ElementPatch>): AnyElement {
  const change = byId.get(element.id);
  const field = holder(element);
  if (!field) return change?.set ? ({ ...element, ...worded(change.set) } as AnyElement) : element;
  const before = (element as unknown as Record<string, AnyElement[]>)[field] ?? [];
  const after = childrenAfter(before, change, byId);
  if (after === before && !change?.set) return element;
  return { ...element, ...worded(change?.set ?? {}), [field]: after } as AnyElement;
}
