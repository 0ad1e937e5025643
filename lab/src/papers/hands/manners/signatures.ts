import type { Manner } from './manner.ts';

/** As at the foot of letters: two or three side by side, what they are above or below the value, with room for a hand's stroke or none. */
export const signatures: Manner = (group, canvas, { random }, size) => {
  const columns = Math.min(group.length, random.whole(1, 3));
  const width = canvas.width / columns;
  const [isAbove, room, isCentred] = [random.chance(0.5), random.pick([0, 0, 2, 3.5]), random.chance(0.3)];
  for (let start = 0; start < group.length; start += columns) {
    canvas.need(size * (6 + room));
    group.slice(start, start + columns).forEach(({ label, value, key }, at) => {
      const x = canvas.left + at * width + (isCentred ? width / 2 : 0);
      const align = isCentred ? 'centre' : 'left';
      const text = (value?.printed ?? '').replace(/\n/g, ', ');
      const second = canvas.y + size * (1.3 + room);
      canvas.text(x, isAbove ? canvas.y : second, label, { size: isAbove ? size : size - 1, align });
      canvas.text(x, isAbove ? second : canvas.y + (room > 0 ? size * room - size * 1.3 : 0) + size * 0.6, text, { size, align, of: key });
    });
    canvas.y += size * (3.2 + room);
  }
};
