import { wrapped } from '../../page-canvas.ts';
import type { Manner } from './manner.ts';

/** As on slips and bills: the label at the left, the value at the right edge of a narrow or of the whole column, dots between them or nothing. */
export const valueAtEdge: Manner = (group, canvas, { random }, size) => {
  const right = Math.min(canvas.right, canvas.left + random.pick([170, 210, 260, 520]));
  const dots = random.chance(0.25);
  for (const { label, value, key } of group) {
    canvas.need(size * 5);
    const width = canvas.text(canvas.left, canvas.y, label, { size });
    const text = (value?.printed ?? '').replace(/\n/g, ', ');
    const room = right - canvas.left - width - size;
    const lines = wrapped(text, room > 60 ? room : right - canvas.left, size, false);
    if (room <= 60 || lines.length > 1) canvas.y += size * 1.25;
    const shown = lines.length > 1 ? wrapped(text, right - canvas.left, size, false) : lines;
    if (dots && lines.length === 1 && room > 130) canvas.text(canvas.left + width + 4, canvas.y, '................', { size });
    shown.forEach((line, at) => canvas.text(right, canvas.y + at * size * 1.25, line, { size, align: 'right', of: key }));
    canvas.y += shown.length * size * 1.25 + 2;
  }
};
