import type { Manner } from './manner.ts';

/** A ruled form of cells: label, value, label, value; two or three pairs in a line, or one below the other. */
export const labelCells: Manner = (group, canvas, { random }, size) => {
  const pairs = random.whole(1, 3);
  const width = canvas.width / pairs;
  const share = random.pick([0.3, 0.4, 0.5]);
  const bold = random.chance(0.5);
  for (let start = 0; start < group.length; start += pairs) {
    canvas.need(size * 6);
    const facts = group.slice(start, start + pairs);
    const edges = facts.map((_, at): [number, number, number] => {
      const left = canvas.left + at * width;
      return [left, left + share * width, left + width];
    });
    const heights = facts.map(({ label, value, key }, at) => {
      const [left, middle, right] = edges[at] ?? [0, 0, 0];
      return Math.max(
        canvas.flow(left + 3, canvas.y + 3, middle - left - 6, label, { size, bold }),
        canvas.flow(middle + 3, canvas.y + 3, right - middle - 6, value?.printed ?? '', { size, of: key }),
      );
    });
    const bottom = canvas.y + Math.max(...heights, size * 1.25) + 4;
    for (const [left, middle, right] of edges) {
      canvas.frame({ left, top: canvas.y, right: middle, bottom });
      canvas.frame({ left: middle, top: canvas.y, right, bottom });
    }
    canvas.y = bottom;
  }
};
