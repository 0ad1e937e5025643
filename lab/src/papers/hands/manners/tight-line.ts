import type { Manner } from './manner.ts';

/** Labels with their values one behind the other in running lines, parted by no more than a space, a comma or a dot. */
export const tightLine: Manner = (group, canvas, { random }, size) => {
  const [sign, between] = [random.pick([':', ':', '', '.']), random.pick(['', '', ',', ' ·', ';'])];
  canvas.need(size * 1.25 * (group.length + 1));
  const stretches = group.flatMap(({ label, value, key }, at) => {
    const words = (value?.printed ?? '-').replace(/\n/g, ' ').split(' ');
    const last = at === group.length - 1 ? '' : between;
    return [
      { text: `${label}${sign}` },
      { text: last.startsWith(' ') ? words.join(' ') : `${words.join(' ')}${last}`, of: key },
      { text: last.trim() === '·' ? '·' : '' },
    ];
  });
  canvas.y += canvas.runOn(canvas.left, canvas.y, canvas.width, stretches, size) + 3;
};
