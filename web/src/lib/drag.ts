// Drag and drop by pointer, finger or pen: the same touches as clicking the first target and then the second.
import type { Choice } from "./choice.svelte";
import { byFinger } from "./pointer";

export interface Dragging {
  readonly choice: Choice | null;
  /** Touches a target that a piece was dropped on. */
  drop(id: string): void;
  /** Plays a move of one target, then goes on with the place where the piece was dropped. */
  carry(id: string, places: string[]): void;
}

const FAR = 7;
const DRAGGED = "card,token";

/** Lists the ids of the elements under a point, the innermost first. */
function under(x: number, y: number): string[] {
  const found: string[] = [];
  for (let node = document.elementFromPoint(x, y); node; node = node.parentElement) {
    if (node instanceof HTMLElement && node.dataset["id"]) found.push(node.dataset["id"]);
  }
  return found;
}

export function draggable(root: HTMLElement, layer: () => HTMLElement, dragging: Dragging): () => void {
  let start: { x: number; y: number; id: string; node: HTMLElement; pointer: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    const { choice } = dragging;
    if (!choice || event.button || !event.isPrimary) return;
    const node = (event.target as Element).closest<HTMLElement>("[data-id]");
    const id = node?.dataset["id"];
    if (!node || !id || !DRAGGED.includes(node.dataset["type"] ?? "?") || !choice.first.has(id)) return;
    start = { x: event.clientX, y: event.clientY, id, node, pointer: event.pointerId };
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      lift();
    }
    event.preventDefault();
    if (ghost) ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    const id = under(event.clientX, event.clientY).find((one) => dragging.choice?.next.has(one));
    const next = id ? root.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) : null;
    if (next === over) return;
    over?.removeAttribute("data-over");
    next?.setAttribute("data-over", "");
    over = next;
    ghost?.classList.toggle("over", next !== null);
    if (dragging.choice) dragging.choice.shown = (id && dragging.choice.made(id)) || null;
  }

  function lift(): void {
    if (!start || !dragging.choice) return;
    const { choice } = dragging;
    if (!choice.picked.includes(start.id) && !choice.ends(start.id)) {
      choice.picked = [];
      choice.considered = null;
      choice.pick(start.id);
    }
    const box = start.node.getBoundingClientRect();
    ghost = start.node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-id");
    ghost.removeAttribute("data-state");
    ghost.classList.add("flying", "dragged");
    ghost.classList.toggle("by-finger", byFinger());
    Object.assign(ghost.style, { position: "fixed", left: "0", top: "0", width: `${box.width}px`, height: `${box.height}px` });
    layer().append(ghost);
    start.node.setAttribute("data-lifted", "");
    document.documentElement.classList.add("dragging");
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointer) return;
    const { id } = start;
    const lifted = ghost !== null;
    end();
    if (!lifted) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const { choice } = dragging;
    const places = under(event.clientX, event.clientY);
    if (!choice || event.type === "pointercancel" || places.includes(id)) {
      if (choice?.picked.includes(id)) choice.back();
      return;
    }
    const target = places.find((one) => choice.next.has(one));
    if (choice.picked.includes(id)) {
      if (target) dragging.drop(target);
      else choice.back();
    } else if (choice.ends(id) && places.length) dragging.carry(id, places);
  }

  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };

  function end(): void {
    start?.node.removeAttribute("data-lifted");
    over?.removeAttribute("data-over");
    ghost?.remove();
    if (ghost && dragging.choice) dragging.choice.shown = null;
    document.documentElement.classList.remove("dragging");
    start = ghost = over = null;
  }

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    end();
    root.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
}
