import { wrapped } from '../../page-canvas.ts';
import type { Manner } from './manner.ts';

/** Labels that their narrow column breaks over lines; the value stands beside the first of them, the last or the middle, and may be broken too. */
export const brokenLabels: Manner = (group, canvas, { random }, size) => {
  const labelWidth = random.whole(55, 85);
  const pairs = random.whole(1, 3);
  const width = canvas.width / pairs;
  const valueWidth = Math.min(width - labelWidth - 14, random.whole(90, 260));
  const place = random.pick(['first', 'last', 'middle'] as const);
  for (let start = 0; start < group.length; start += pairs) {
    canvas.need(size * 8);
    const heights = group.slice(start, start + pairs).map(({ label, value, key }, at) => {
      const x = canvas.left + at * width;
      const labelLines = wrapped(label, labelWidth, size, false).length;
      const valueLines = wrapped(value?.printed ?? '', valueWidth, size, false).length;
      const spare = Math.max(0, labelLines - valueLines) * size * 1.25;
      const down = place === 'first' ? 0 : place === 'last' ? spare : spare / 2;
      return Math.max(
        canvas.flow(x, canvas.y, labelWidth, label, { size }),
        down + canvas.flow(x + labelWidth + 6, canvas.y + down, valueWidth, value?.printed ?? '', { size, of: key }),
      );
    });
    canvas.y += Math.max(...heights) + 4;
  }
};
