import type { Manner } from './manner.ts';

/** Values in a column at the left, what they are in a column right of them, as lists of figures and of roles have it. */
export const behindInColumns: Manner = (group, canvas, { random }, size) => {
  const [column, isRight] = [canvas.left + random.whole(110, 220), random.chance(0.35)];
  for (const { label, value, key } of group) {
    canvas.need(size * 4);
    const text = value?.printed ?? '–';
    const isShort = isRight && text.length < 18 && !text.includes('\n');
    if (isShort) canvas.text(column - 10, canvas.y, text, { size, align: 'right', of: key });
    const height = Math.max(
      isShort ? size * 1.25 : canvas.flow(canvas.left, canvas.y, column - canvas.left - 10, text, { size, of: key }),
      canvas.flow(column, canvas.y, canvas.right - column, label, { size }),
    );
    canvas.y += height + 3;
  }
};
