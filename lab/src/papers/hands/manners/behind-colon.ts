import { wrapped } from '../../page-canvas.ts';
import type { Manner } from './manner.ts';

/** "Label: value", one below the other; counted, lettered, behind a bullet or plain. */
export const behindColon: Manner = (group, canvas, { random }, size) => {
  const [sign, bold] = [random.pick([': ', ': ', ' : ', ' ', ' – ']), random.chance(0.3)];
  const bullet = random.pick(['', '', '', '', '• ', '– ', 'number', 'letter']);
  group.forEach(({ label, value, key }, at) => {
    canvas.need(size * 3);
    const width = canvas.text(canvas.left, canvas.y, `${bulletAt(bullet, at)}${label}${sign.trimEnd()}`, { size, bold });
    const from = canvas.left + width + size * 0.35;
    const lines = wrapped(value?.printed.replace(/\n/g, ', ') ?? '', canvas.right - from, size, false);
    lines.forEach((line, index) => canvas.text(from, canvas.y + index * size * 1.25, line, { size, of: key }));
    canvas.y += Math.max(1, lines.length) * size * 1.25 + 3;
  });
};

const bulletAt = (bullet: string, at: number): string =>
  bullet === 'number' ? `${at + 1}. ` : bullet === 'letter' ? `${String.fromCharCode(97 + (at % 26))}) ` : bullet;
