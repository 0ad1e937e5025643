import { layColumns } from './columns.ts';
import type { TableManner } from './table-manner.ts';
import { createHead, writeRow, writeSum } from './upright.ts';

/** One column's value stands as a heading over the rows that have it, alone or behind its label, and not in them; sums below each group. */
export const underGroups: TableManner = (table, canvas, { random, habits }, size) => {
  const { columns, rows, keyOf, grouped = 0, sums } = table;
  const shown = columns.map((_, column) => column).filter((column) => column !== grouped);
  const own = { columns: shown.flatMap((column) => columns[column] ?? []), above: undefined, below: undefined };
  const laid = layColumns(own.columns, canvas, random, size);
  const head = createHead(own, laid, canvas, random);
  const [isLabelled, bold, isHeadAgain, isSummed] = [random.chance(0.3), random.chance(0.7), random.chance(0.15), random.chance(0.3)];
  const money = columns.findIndex(({ meaning }) => meaning.kind === 'money');
  canvas.need(size * 8);
  if (!isHeadAgain) head();
  for (let from = 0; from < rows.length;) {
    const value = rows[from]?.[grouped]?.printed;
    let to = from + 1;
    while (to < rows.length && rows[to]?.[grouped]?.printed === value) to++;
    canvas.need(size * 7);
    const label = isLabelled ? `${columns[grouped]?.label ?? ''}:` : '';
    const width = label === '' ? 0 : canvas.text(laid.left + 3, canvas.y + 4, label, { size, bold }) + size * 0.3;
    const keys = Array.from({ length: to - from }, (_, at) => keyOf(from + at, grouped)).filter((key) => key !== undefined);
    canvas.text(laid.left + 3 + width, canvas.y + 4, value ?? '', { size, bold, of: keys });
    canvas.y += size + 8;
    if (isHeadAgain) head();
    for (let number = from; number < to; number++) {
      if (canvas.need(size * 4)) head();
      const texts = shown.map((column) => rows[number]?.[column]?.printed ?? '');
      writeRow(texts, (at) => keyOf(number, shown[at] ?? 0), laid, canvas, size);
    }
    if (isSummed && sums[0] && money >= 0) {
      const amounts = rows.slice(from, to).map((row) => row[money]?.truth);
      const sum = amounts.reduce<number>((total, amount) => total + (typeof amount === 'number' ? amount : 0), 0);
      writeSum({ label: sums[0].label, printed: habits.money(sum.toFixed(2)) }, laid, canvas, size);
    }
    from = to;
  }
  for (const one of sums) writeSum(one, laid, canvas, size);
};
