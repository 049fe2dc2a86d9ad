// What somebody points with: a finger cannot rest on a thing to see what it would do.
let last = "mouse";
let place = "";

const placeOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;

addEventListener("pointerdown", (event) => (last = event.pointerType), { capture: true });
addEventListener(
  "pointermove",
  (event) => {
    place = placeOf(event);
    if (event.pointerType === "mouse") last = "mouse";
  },
  { capture: true },
);

/** Whether what pointed last is a finger or a pen: a mouse that rests meanwhile points at nothing. */
export const byFinger = (): boolean => last !== "mouse";

/** Whether the pointer has not moved: something came to lie under it, and nobody wants to know what that is. */
export const isResting = (event: PointerEvent): boolean => placeOf(event) === place;
