import { beforeAll, describe, expect, test } from 'vitest';
import { drawTables, type Finder, layOutDocument, loadFinder, suggestTableBorders, tableOfRows, teachTable } from '../extract.ts';
import { page, read, rowsOf, text } from '../layout/page.test-fixture.ts';
import { foldLessons, type TemplateMemory } from '../learning/fold-lessons.ts';
import {
  type DocumentLayout,
  type DrawnTable,
  type ExtractionRow,
  type FixedPage,
  plainValue,
  type ReadDocument,
  type Template,
  type Word,
} from '../model/index.ts';
import { loadNodeAsset } from '../node/node-ports.ts';

// Three columns a space apart, entries of one to three lines, and figures in the words: no gutter, no ruling, no distance tells them.
const HEAD: [number, string][] = [
  [60, 'Slip'],
  [100, 'Yard and berth'],
  [178, 'Tons'],
];
interface Slip {
  code: string;
  words: string[];
  tons: string;
}
const SLIPS: Slip[] = [
  { code: 'K4', words: ['Quay 12 north 3', 'behind shed 40'], tons: '17' },
  { code: 'K9', words: ['Basin 7 east 18'], tons: '4' },
  { code: 'L2', words: ['Old lock gate 6', 'lower berth 22', 'by tide only'], tons: '260' },
  { code: 'M1', words: ['Ferry pier 3 aft'], tons: '31' },
];
const MORE: Slip[] = [
  { code: 'P7', words: ['Crane road 14 a', 'upper berth 2'], tons: '88' },
  { code: 'R3', words: ['Dry dock 5 west'], tons: '1' },
  { code: 'S8', words: ['Mole 2 outer 11'], tons: '540' },
];

/** Words of a list from a height on; the tons stand at their column's left edge. */
function listed(slips: readonly Slip[], top: number, ocr: boolean): Word[] {
  let foot = top;
  return slips.flatMap(({ code, words, tons }) => {
    const own = [...text(60, foot + 14, code, { ocr }), ...text(178, foot + 14, tons, { ocr })];
    for (const line of words) own.push(...text(100, (foot += 14), line, { ocr }));
    return own;
  });
}

interface Paper {
  slips: readonly Slip[];
  /** How far down the head stands. */
  down?: number;
  ocr?: boolean;
  more?: readonly Slip[];
}

function paper({ slips, down = 0, ocr = false, more }: Paper): ReadDocument {
  const first = [
    ...text(60, 60, 'Harbour office of Wexmoor', { ocr }),
    ...text(60, 76, 'List of slips let by the season', { ocr }),
    ...(down > 0 ? text(60, 92, 'Sent again at the wish of the tenant', { ocr }) : []),
    ...HEAD.flatMap(([x, word]) => text(x, 140 + down, word, { ocr })),
    ...listed(slips, 146 + down, ocr),
  ];
  const foot = (lines: readonly Slip[]): number => lines.reduce((sum, { words }) => sum + 14 * words.length, 0);
  const end = (at: number): Word[] => text(60, at, 'Let by the harbour master', { ocr });
  const parts: Partial<FixedPage> = ocr ? { source: 'ocr' } : {};
  if (!more) return read(page([...first, ...end(146 + down + foot(slips) + 24)], parts));
  return read(page(first, parts), page([...listed(more, 60, ocr), ...end(60 + foot(more) + 24)], { ...parts, pageNumber: 2 }));
}

const TEMPLATE: Template = {
  name: 'Slips',
  description: 'One row per slip.',
  entities: (['Slip', 'Yard and berth'] as const)
    .map((name): Template['entities'][number] => ({ id: name, variableName: name, description: '', type: 'text', enumValues: [] }))
    .concat({ id: 'Tons', variableName: 'Tons', description: '', type: 'number', enumValues: [] }),
};

const wanted = (slips: readonly Slip[]): unknown[][] => slips.map(({ code, words, tons }) => [code, words.join(' '), Number(tons)]);
const said = (rows: readonly ExtractionRow[]): unknown[][] =>
  rows.map(({ cells }) =>
    TEMPLATE.entities.map(({ id }) => {
      const cell = cells[id];
      return cell && 'chosen' in cell ? plainValue(cell.chosen.value) : null;
    }),
  );

/** As a person draws it around the list of `SLIPS`. */
const DRAWN: DrawnTable = {
  pageNumber: 1,
  box: { left: 56, top: 128, right: 210, bottom: 264 },
  columns: [96, 174],
  rows: [146, 176, 190, 232].map((y) => y + 0.5),
};

let finder: Finder;
beforeAll(async () => {
  finder = await loadFinder(loadNodeAsset);
});

const rowsWith = (layout: DocumentLayout, memory?: TemplateMemory): unknown[][] =>
  said(finder.extractRows(layout, TEMPLATE, 'item', memory).rows);

function learned(layout: DocumentLayout, drawn: readonly DrawnTable[]): TemplateMemory {
  const taught = teachTable(layout, drawn);
  if (!taught) throw new Error('nothing taught');
  return foldLessons(
    [{ kind: 'lesson', lesson: { ...taught, id: '1', templateId: 't', fieldId: 'Slip', at: '2026-11-01T00:00:00.000Z' } }],
    't',
  );
}

describe('a table that no automatic way gets right', () => {
  test('comes whole once it is drawn, and every value is derived from its place', () => {
    const layout = layOutDocument(paper({ slips: SLIPS }));
    expect(rowsWith(layout)).not.toEqual(wanted(SLIPS));
    const drawn = drawTables(layout, [DRAWN]);
    expect(rowsWith(drawn)).toEqual(wanted(SLIPS));
    const cell = finder.extractRows(drawn, TEMPLATE, 'item').rows[2]!.cells['Yard and berth']!;
    expect('chosen' in cell && cell.chosen.evidence[0]).toMatchObject({
      kind: 'words',
      text: 'Old lock gate 6\nlower berth 22\nby tide only',
    });
  });

  test('is remembered: the next document of the layout comes whole, where its table stands lower and has other rows', () => {
    const memory = learned(layOutDocument(paper({ slips: SLIPS })), [DRAWN]);
    const next = [...MORE, ...SLIPS];
    expect(rowsWith(layOutDocument(paper({ slips: next, down: 63 })), memory)).toEqual(wanted(next));
  });

  test('goes on over the page, where its head is not printed again', () => {
    const memory = learned(layOutDocument(paper({ slips: SLIPS })), [DRAWN]);
    const layout = layOutDocument(paper({ slips: SLIPS, more: MORE }));
    expect(rowsWith(layout, memory)).toEqual(wanted([...SLIPS, ...MORE]));
    expect(
      tableOfRows(layout, finder.extractRows(layout, TEMPLATE, 'item', memory).rows, memory).map(({ pageNumber }) => pageNumber),
    ).toEqual([1, 2]);
  });

  test('is remembered from a scan, too', () => {
    const memory = learned(layOutDocument(paper({ slips: SLIPS, ocr: true })), [DRAWN]);
    expect(rowsWith(layOutDocument(paper({ slips: MORE, down: 20, ocr: true })), memory)).toEqual(wanted(MORE));
  });
});

test('what a person drew on a document itself stands above what was learned', () => {
  const memory = learned(layOutDocument(paper({ slips: SLIPS })), [DRAWN]);
  const onlyTwo = { ...DRAWN, box: { ...DRAWN.box, bottom: 190.5 }, rows: [146.5, 176.5] };
  expect(rowsWith(drawTables(layOutDocument(paper({ slips: SLIPS })), [onlyTwo]), memory)).toEqual(wanted(SLIPS.slice(0, 2)));
});

test('a paper of another layout is read as if nothing had been drawn', () => {
  const memory = learned(layOutDocument(paper({ slips: SLIPS })), [DRAWN]);
  const other = layOutDocument(
    read(page([...text(60, 60, 'Library of Ostwick'), ...text(60, 90, 'Books lent this week'), ...text(60, 120, 'Slip')])),
  );
  expect(rowsWith(other, memory)).toEqual(rowsWith(other));
});

test('a drawn table takes its words from other tables and pairs, and leaves all other print as it was', () => {
  const layout = layOutDocument(paper({ slips: SLIPS }));
  const drawn = drawTables(layout, [DRAWN]);
  expect(rowsOf(drawn.tables.find(({ origin }) => origin === 'drawn')).at(0)).toEqual(['Slip', 'Yard and berth', 'Tons']);
  const words = (each: DocumentLayout): string[] => each.lines.flatMap((line) => line.words.map((word) => word.text)).sort();
  expect(words(drawn)).toEqual(words(layout));
  expect(drawn.lines.every((line, index) => line.index === index && drawn.blocks[line.block]!.lines.includes(index))).toBe(true);
  expect(drawTables(layout, [])).toBe(layout);
});

test('borders are suggested inside a box by the space that the print leaves', () => {
  const rows = ['Bolt', 'Nut', 'Washer'].flatMap((name, index) => [
    ...text(60, 120 + 20 * index, name),
    ...text(200, 120 + 20 * index, String(3 + index)),
    ...text(300, 120 + 20 * index, `${index + 1}.50`),
  ]);
  const table = suggestTableBorders(layOutDocument(read(page(rows))), 1, { left: 50, top: 100, right: 400, bottom: 180 });
  expect(table.columns).toHaveLength(2);
  expect(table.columns[0]).toBeGreaterThan(90);
  expect(table.columns[0]).toBeLessThan(200);
  expect(table.rows).toHaveLength(2);
});
