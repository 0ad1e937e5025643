/** No character of a class is wider than this at 13 px in the sheet's type, nor in the mono one at 12 px. */
const WIDEST_PX = { broad: 12.5, capital: 9.8, plain: 7.6, other: 18 };

/** Padding, rule and mark of a cell (grid.css). */
const FRAME_PX = 32;

/**
 * Whether a text may be wider than its cell. Only then is the cell clipped: a clip on each of the hundreds of cells in view took
 * half of a frame's painting.
 */
export function mayBeCut(text: string, widthPx: number): boolean {
  const room = widthPx - FRAME_PX;
  // Even of the broadest characters so few fit.
  if (text.length * WIDEST_PX.other <= room) return false;
  let px = 0;
  for (let at = 0; at < text.length; at++) {
    px += widthOf(text.charCodeAt(at));
    if (px > room) return true;
  }
  return false;
}

function widthOf(code: number): number {
  if (code > 0x24f) return WIDEST_PX.other;
  if (code === 0x25 || code === 0x40 || code === 0x4d || code === 0x57 || code === 0x6d || code === 0x77) return WIDEST_PX.broad;
  return (code >= 0x41 && code <= 0x5a) || code > 0x7e ? WIDEST_PX.capital : WIDEST_PX.plain;
}
