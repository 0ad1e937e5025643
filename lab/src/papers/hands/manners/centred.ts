import type { Manner } from './manner.ts';

/** As certificates have it: in the middle of the page, what it is in small letters above or below a large value, or both in one line. */
export const centred: Manner = (group, canvas, { random }, size) => {
  const middle = (canvas.left + canvas.right) / 2;
  const [isLarge, bold, isAbove] = [random.chance(0.6), random.chance(0.5), random.chance(0.6)];
  for (const { label, value, key } of group) {
    canvas.need(size * 8);
    const text = (value?.printed ?? '').replace(/\n/g, ', ');
    if (!isLarge || text.length > 45) {
      const [space, whole] = [size * 0.4, (label.length + text.length + 2) * size * 0.5];
      const x = Math.max(canvas.left, middle - whole / 2);
      const width = canvas.text(x, canvas.y, `${label}:`, { size });
      canvas.y += canvas.flow(x + width + space, canvas.y, canvas.right - x - width - space, text, { size, bold, of: key }) + 4;
      continue;
    }
    const [large, small] = [size + 4, size - 1];
    if (isAbove) canvas.text(middle, canvas.y, label, { size: small, align: 'centre' });
    canvas.text(middle, canvas.y + (isAbove ? small * 1.4 : 0), text, { size: large, bold, align: 'centre', of: key });
    if (!isAbove) canvas.text(middle, canvas.y + large * 1.3, label, { size: small, align: 'centre' });
    canvas.y += large * 1.3 + small * 1.4 + 8;
  }
};
