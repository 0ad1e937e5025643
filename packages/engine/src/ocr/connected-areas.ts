import type { BoundingBox } from '../model/index.ts';
import type { Ink } from './find-ink.ts';

/** A connected area (4 neighbours): the places of its pixels, row by row of the picture, and the box around them, right and bottom outside. */
export interface Area {
  pixels: Uint32Array;
  box: BoundingBox;
}

/** All areas of marked pixels, from the top. */
export function connectedAreas({ width, height, dark }: Ink): Area[] {
  const waiting = new Uint32Array(dark.reduce((sum, value) => sum + value, 0));
  const seen = new Uint8Array(dark.length);
  const areas: Area[] = [];
  let end = 0;
  for (let start = 0; start < dark.length; start++) {
    if (dark[start] === 0 || seen[start] === 1) continue;
    const from = end;
    const box = { left: width, top: height, right: 0, bottom: 0 };
    const visit = (at: number): void => {
      if (dark[at] === 0 || seen[at] === 1) return;
      seen[at] = 1;
      waiting[end++] = at;
    };
    visit(start);
    for (let next = from; next < end; next++) {
      const at = waiting[next] as number;
      const [x, y] = [at % width, Math.floor(at / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    areas.push({ pixels: waiting.subarray(from, end), box });
  }
  return areas;
}
