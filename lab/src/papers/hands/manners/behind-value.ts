import type { Manner } from './manner.ts';

/** "14 km walked", "Ada Brandt, treasurer", "Ada Brandt (treasurer)": what it is stands behind the value. */
export const behindValue: Manner = (group, canvas, { random, language }, size) => {
  const sign = random.pick([' ', ', ', ' – ', '(']);
  for (const { label, value, key } of group) {
    canvas.need(size * 3);
    const words = language === 'de' || random.chance(0.4) ? label : label.charAt(0).toLowerCase() + label.slice(1);
    const text = value?.printed.replace(/\n/g, ', ') ?? '____';
    const width = canvas.text(canvas.left, canvas.y, sign === ', ' ? `${text},` : text, { size, of: key });
    const behind = sign === '(' ? `(${words})` : sign === ' – ' ? `– ${words}` : words;
    canvas.text(canvas.left + width + size * 0.3, canvas.y, behind, { size });
    canvas.y += size * 1.25 + 3;
  }
};
