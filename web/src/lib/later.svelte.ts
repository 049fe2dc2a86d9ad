// The parts that draw maps, boards, pages, cards to be read and sheets: fetched when a scene first has one of them.
import type { Component } from "svelte";
import type { AnyElement } from "../scene";

// A view is asked for by the type of its element, so it always gets one that it can draw.
type View = Component<{ element: never }>;

let views = $state.raw<Partial<Record<AnyElement["type"], View>>>({});
let asked = false;

/** Gives the part that draws an element, once it is there. */
export function laterView(type: AnyElement["type"]): Component<{ element: AnyElement }> | undefined {
  if (!asked) {
    asked = true;
    void import("../scene/later").then(async ({ VIEWS, styled }) => {
      await styled;
      views = VIEWS;
    });
  }
  return views[type] as Component<{ element: AnyElement }> | undefined;
}

/** Tells whether these parts are there, so that what looks for them on the screen looks again once they are. */
export const laterIsHere = (): boolean => Object.keys(views).length > 0;
