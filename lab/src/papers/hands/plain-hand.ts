import type { SeededRandom } from '../../seeded-random.ts';
import { BLOCK_GAP_PT, type PageCanvas } from '../page-canvas.ts';
import type { Fact, Paper } from '../paper.ts';
import { letterhead } from './letterhead.ts';
import { behindColon } from './manners/behind-colon.ts';
import { behindValue } from './manners/behind-value.ts';
import { behindInColumns } from './manners/behind-in-columns.ts';
import { brokenLabels } from './manners/broken-labels.ts';
import { inSentences } from './manners/in-sentences.ts';
import { labelCells } from './manners/label-cells.ts';
import type { Manner } from './manners/manner.ts';
import { pairsInLines } from './manners/pairs-in-lines.ts';
import { createPartHeadings } from './manners/part-headings.ts';
import { signatures } from './manners/signatures.ts';
import { tightLine } from './manners/tight-line.ts';
import { underHeadings } from './manners/under-headings.ts';
import { valueAtEdge } from './manners/value-at-edge.ts';
import { writeTables } from './tables/write-tables.ts';

/** Lays a paper out on pages. Each hand has habits of its own. */
export type Hand = (paper: Paper, canvas: PageCanvas) => void;

/** Shares of papers whose parts have headings that name no value, and of their parts that have one. */
const IN_PARTS = 0.3;
const HEADED = 0.7;

/** A plain office's paper: letterhead, title, groups of labelled values in one of many manners, a table, small print. */
export const plainHand: Hand = (paper, canvas) => {
  const { random } = paper;
  const size = random.pick([8, 9, 9.5, 10, 11]);
  const groups = intoGroups(letterhead(paper, canvas, size), random);
  const writeHeading = random.chance(IN_PARTS) ? createPartHeadings(paper, size) : null;
  const tableAfter = random.whole(0, groups.length);
  groups.forEach((group, at) => {
    if (at === tableAfter) writeTables(paper, canvas, size);
    if (writeHeading && random.chance(HEADED)) writeHeading(canvas, at + 1);
    writeGroup(group, canvas, paper, size);
    canvas.y += BLOCK_GAP_PT;
    if (paper.filler.length > at && random.chance(0.5))
      canvas.y += canvas.flow(canvas.left, canvas.y, canvas.width, paper.filler[at] ?? '', { size }) + BLOCK_GAP_PT;
  });
  if (tableAfter === groups.length) writeTables(paper, canvas, size);
  if (random.chance(0.5))
    canvas.text(canvas.left, canvas.bottom + 8, `${paper.issuer.name} · ${paper.issuer.address} · ${paper.issuer.contact}`, { size: 7 });
};

function intoGroups(facts: readonly Fact[], random: SeededRandom): Fact[][] {
  const groups: Fact[][] = [];
  for (let at = 0; at < facts.length;) {
    const count = random.whole(1, 7);
    groups.push(facts.slice(at, at + count));
    at += count;
  }
  return groups;
}

function writeGroup(group: readonly Fact[], canvas: PageCanvas, paper: Paper, size: number): void {
  paper.random.pick([
    besideInColumns,
    besideInColumns,
    behindColon,
    behindColon,
    aboveInGrid,
    aboveInGrid,
    headOverValues,
    runningOn,
    belowLine,
    twoStacks,
    behindValue,
    tightLine,
    labelCells,
    labelCells,
    signatures,
    underHeadings,
    underHeadings,
    behindInColumns,
    brokenLabels,
    brokenLabels,
    pairsInLines,
    pairsInLines,
    valueAtEdge,
    inSentences,
    inSentences,
  ])(group, canvas, paper, size);
}

/** Label at the left, value in a column of its own; dots, a colon, a rule between them or nothing. */
const besideInColumns: Manner = (group, canvas, { random }, size) => {
  const [start, column] = [canvas.left, canvas.left + random.whole(90, 230)];
  const [sign, bold, dots, ruled] = [random.pick(['', ':', ' :']), random.chance(0.3), random.chance(0.12), random.chance(0.2)];
  for (const { label, value, key } of group) {
    canvas.need(size * 4);
    const height = Math.max(
      canvas.flow(start, canvas.y, column - start - 6, `${label}${sign}${dots ? ' ................' : ''}`, { size, bold }),
      canvas.flow(column, canvas.y, canvas.right - column, value?.printed ?? (random.chance(0.5) ? '____________' : ''), { size, of: key }),
    );
    canvas.y += height + 3;
    if (ruled) canvas.rule(canvas.left, canvas.y - 2, canvas.right, canvas.y - 2);
  }
};

/** Small captions over their values, in a grid with or without lines. */
const aboveInGrid: Manner = (group, canvas, { random }, size) => {
  const columns = random.whole(1, 4);
  const [width, framed, caption] = [canvas.width / columns, random.chance(0.55), random.pick([size - 3, size - 2, size])];
  for (let start = 0; start < group.length; start += columns) {
    canvas.need(size * 7);
    const facts = group.slice(start, start + columns);
    const heights = facts.map(({ label, value, key }, at) => {
      const x = canvas.left + at * width + 4;
      const above = canvas.flow(x, canvas.y + 3, width - 8, label, { size: Math.max(5.5, caption) });
      return above + canvas.flow(x, canvas.y + 4 + above, width - 8, value?.printed ?? '', { size, of: key });
    });
    const height = Math.max(...heights, size * 2.6) + 7;
    if (framed)
      facts.forEach((_, at) =>
        canvas.frame({ left: canvas.left + at * width, top: canvas.y, right: canvas.left + (at + 1) * width, bottom: canvas.y + height }),
      );
    canvas.y += height + (framed ? 0 : 4);
  }
};

/** A table of one row: labels in its head. */
const headOverValues: Manner = (group, canvas, paper, size) => {
  const { random } = paper;
  const shown = group.slice(0, 5);
  const [width, ruled] = [canvas.width / shown.length, random.chance(0.6)];
  canvas.need(size * 8);
  const head =
    Math.max(
      ...shown.map(({ label }, at) => canvas.flow(canvas.left + at * width + 3, canvas.y + 2, width - 6, label, { size, bold: true })),
    ) + 5;
  const body =
    Math.max(
      ...shown.map(({ value, key }, at) =>
        canvas.flow(canvas.left + at * width + 3, canvas.y + head + 2, width - 6, value?.printed ?? '', { size, of: key }),
      ),
    ) + 5;
  if (ruled)
    shown.forEach((_, at) =>
      [0, head].forEach((top) =>
        canvas.frame({
          left: canvas.left + at * width,
          top: canvas.y + top,
          right: canvas.left + (at + 1) * width,
          bottom: canvas.y + (top === 0 ? head : head + body),
        }),
      ),
    );
  canvas.y += head + body;
  behindColon(group.slice(5), canvas, paper, size);
};

/** Several labels with their values in one line. */
const runningOn: Manner = (group, canvas, { random }, size) => {
  let x = canvas.left;
  const gap = random.whole(14, 40);
  for (const { label, value, key } of group) {
    const text = (value?.printed ?? '-').replace(/\n/g, ', ');
    if (x > canvas.left && x + (label.length + text.length) * size * 0.52 > canvas.right) {
      x = canvas.left;
      canvas.y += size * 1.5;
      canvas.need(size * 3);
    }
    x += canvas.text(x, canvas.y, `${label}:`, { size, bold: true }) + size * 0.35;
    x += canvas.text(x, canvas.y, text, { size, of: key }) + gap;
  }
  canvas.y += size * 1.6;
};

/** A value on a line with its caption below, as under signatures. */
const belowLine: Manner = (group, canvas, { random }, size) => {
  const columns = random.whole(1, 3);
  const width = canvas.width / columns;
  for (let start = 0; start < group.length; start += columns) {
    canvas.need(size * 8);
    const facts = group.slice(start, start + columns);
    const heights = facts.map(({ value, key }, at) =>
      canvas.flow(canvas.left + at * width, canvas.y, width - 16, value?.printed ?? '', { size, of: key }),
    );
    const height = Math.max(...heights, size * 1.4);
    facts.forEach(({ label }, at) => {
      canvas.rule(canvas.left + at * width, canvas.y + height, canvas.left + (at + 1) * width - 16, canvas.y + height);
      canvas.text(canvas.left + at * width, canvas.y + height + 3, label, { size: size - 2 });
    });
    canvas.y += height + size + 12;
  }
};

/** Two columns of labelled values side by side. */
const twoStacks: Manner = (group, canvas, { random }, size) => {
  const half = Math.ceil(group.length / 2);
  const [inner, sign] = [random.whole(70, 120), random.pick(['', ':'])];
  canvas.need(size * 4 * half);
  const top = canvas.y;
  const heights = [group.slice(0, half), group.slice(half)].map((stack, side) => {
    const x = canvas.left + (side * canvas.width) / 2;
    let y = top;
    for (const { label, value, key } of stack)
      y +=
        3 +
        Math.max(
          canvas.flow(x, y, inner - 6, `${label}${sign}`, { size, bold: true }),
          canvas.flow(x + inner, y, canvas.width / 2 - inner - 8, value?.printed ?? '', { size, of: key }),
        );
    return y - top;
  });
  canvas.y = top + Math.max(...heights);
};
