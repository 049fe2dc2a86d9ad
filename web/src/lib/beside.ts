// Where a note lies beside what it is about, and covers neither that nor what lies around it.

interface Size {
  width: number;
  height: number;
}

interface Spot {
  left: number;
  top: number;
}

const GAP = 8;
/** What lies so near belongs to the picture. */
const NEAR = 110;

/** Finds a place for a note in a window; of something that is judged, its neighbours stay in sight as well. */
export function beside(box: DOMRect, size: Size, window: Size, isJudged: boolean): Spot {
  const wide = isJudged ? Math.min(box.width, NEAR) : 0;
  const high = isJudged ? Math.min(box.height, NEAR) : 0;
  const across = clamp(box.left + (box.width - size.width) / 2, window.width - size.width);
  const down = clamp(box.top + (box.height - size.height) / 2, window.height - size.height);
  const spots = [
    { left: across, top: box.top - high - GAP - size.height },
    { left: across, top: box.bottom + high + GAP },
    { left: box.right + wide + GAP, top: down },
    { left: box.left - wide - GAP - size.width, top: down },
  ];
  const fits = ({ left, top }: Spot): boolean =>
    left >= GAP && top >= GAP && left + size.width <= window.width - GAP && top + size.height <= window.height - GAP;
  const found = spots.find(fits);
  if (found) return found;
  if (isJudged) return beside(box, size, window, false);
  return { left: across, top: box.top > window.height - box.bottom ? GAP : window.height - size.height - GAP };
}

const clamp = (at: number, most: number): number => Math.max(GAP, Math.min(at, most - GAP));
