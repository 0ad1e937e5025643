import type { Manner } from './manner.ts';

/** Two to four labels with their values in each line, at the same places in every line and without any line or sign between them. */
export const pairsInLines: Manner = (group, canvas, { random }, size) => {
  const pairs = random.whole(2, 4);
  const width = canvas.width / pairs;
  const share = random.pick([0.35, 0.42, 0.5]);
  const [sign, bold] = [random.pick(['', '', ':']), random.pick(['label', 'value', 'none'] as const)];
  for (let start = 0; start < group.length; start += pairs) {
    canvas.need(size * 6);
    const heights = group.slice(start, start + pairs).map(({ label, value, key }, at) => {
      const x = canvas.left + at * width;
      return Math.max(
        canvas.flow(x, canvas.y, width * share - 6, `${label}${sign}`, { size, bold: bold === 'label' }),
        canvas.flow(x + width * share, canvas.y, width * (1 - share) - 8, value?.printed ?? '', { size, bold: bold === 'value', of: key }),
      );
    });
    canvas.y += Math.max(...heights) + 3;
  }
};
