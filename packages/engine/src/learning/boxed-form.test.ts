import { describe, expect, test } from 'vitest';
import { loadFinder } from '../extract.ts';
import { field, templateOf } from '../fields/document/layout.test-fixture.ts';
import { grid, layOutPages, page, text } from '../layout/page.test-fixture.ts';
import { type DocumentLayout, type Lesson, plainValue } from '../model/index.ts';
import { loadNodeAsset } from '../node/node-ports.ts';
import { foldLessons } from './fold-lessons.ts';
import { teach } from './teach.ts';

/** How the caption of a box stands to its value: above it in small print, or before it in its first line. */
interface Print {
  caption: 'above' | 'before';
  recognised: boolean;
}

interface Paper {
  layout: DocumentLayout;
  values: Record<string, string>;
}

const CAPTIONS = { sender: 'CONSIGNOR', taker: 'CONSIGNED TO ORDER OF', mark: 'PAPER CODE', port: 'PLACE OF LOADING' };

const TEMPLATE = templateOf(
  'Sea',
  'One row per paper.',
  field('sender', 'Who hands over'),
  field('taker', 'Who gets it'),
  field('mark', 'Mark'),
  field('port', 'Where it begins'),
);

const NAMES = ['Hansen Spedition', 'Bergmann Transporte', 'Lowgate Joinery', 'Orchid Lines', 'Nordkai', 'Casa Verde', 'Ombra', 'Petrel'];
const STREETS = ['4 Tannery Row', 'Hafenstrasse 12', '88 Marine Parade', 'Unit 9 Sallow Park', '7 rue Pasteur'];
const CITIES = ['Eastmarch EM4 2QT', '20457 Hamburg', 'Singapore 079903', 'Rotterdam', '69003 Lyon'];
const PORTS = ['Felixstowe', 'Port Klang', 'Santos'];

/** A form in drawn boxes, a caption and the value in each. */
function paper(number: number, { caption, recognised }: Print): Paper {
  const pick = (words: readonly string[], shift: number): string => words[(number * 7 + shift) % words.length] ?? '';
  const party = (shift: number): string => [pick(NAMES, shift), pick(STREETS, shift + 1), pick(CITIES, shift)].join('\n');
  const values = { sender: party(0), taker: party(5), mark: `KQX ${4410 + number * 13}`, port: pick(PORTS, 1) };
  const line = (left: number, foot: number, words: string, sizePt: number) => text(left, foot, words, { sizePt, ocr: recognised });
  const box = (left: number, top: number, id: keyof typeof values) => {
    const lines = values[id].split('\n');
    return caption === 'above'
      ? [...line(left, top + 9, CAPTIONS[id], 6), ...lines.flatMap((each, at) => line(left, top + 20 + 11 * at, each, 9))]
      : lines.flatMap((each, at) => line(left, top + 12 + 11 * at, at === 0 ? `${CAPTIONS[id]} ${each}` : each, 9));
  };
  const words = [
    ...line(40, 40, 'SEA TRANSPORT FORM', 14),
    ...box(43, 60, 'sender'),
    ...box(303, 60, 'mark'),
    ...box(43, 120, 'taker'),
    ...box(303, 120, 'port'),
  ];
  const rulings = grid([40, 300, 560], [60, 120, 180]);
  return { layout: layOutPages(page(words, { rulings, ...(recognised ? { source: 'ocr' as const } : {}) })), values };
}

function lessonsOf({ layout, values }: Paper, number: number): Lesson[] {
  const ids = Object.keys(values);
  return teach(
    layout,
    ids.map((id) => ({ value: { kind: 'text', text: values[id] ?? '' }, evidence: [] })),
  ).map((taught, at) => ({
    ...taught,
    id: `${number}-${ids[at]}`,
    templateId: 'sea',
    fieldId: ids[at] ?? '',
    at: '2026-05-01T00:00:00.000Z',
  }));
}

const finder = await loadFinder(loadNodeAsset);

describe.each<Print>([
  { caption: 'above', recognised: false },
  { caption: 'above', recognised: true },
  { caption: 'before', recognised: false },
  { caption: 'before', recognised: true },
])('a form in boxes, captions $caption the values, recognised: $recognised', (print) => {
  const corrected = Array.from({ length: 10 }, (_, number) => paper(number, print));
  const lessons = corrected.flatMap(lessonsOf);

  test('teaches the place of the value as it was typed, without the caption of its box', () => {
    const taught = lessons.map(({ contexts }) => contexts.map(({ printed }) => printed));
    expect(taught).toEqual(corrected.flatMap(({ values }) => Object.values(values).map((value) => [value])));
  });

  test('after ten corrections gives no value of the next ones that begins with a caption', () => {
    const memory = foldLessons(
      lessons.map((lesson) => ({ kind: 'lesson', lesson })),
      'sea',
    );
    const wrong = Array.from({ length: 5 }, (_, at) => paper(30 + at, print)).flatMap(({ layout, values }) => {
      const cells = finder.extractRows(layout, TEMPLATE, 'document', memory).rows[0]?.cells ?? {};
      return Object.entries(values).flatMap(([id, value]) => {
        const cell = cells[id];
        const shown = cell && 'chosen' in cell ? String(plainValue(cell.chosen.value)) : null;
        return shown?.replace(/\s+/g, ' ') === value.replaceAll('\n', ' ') ? [] : [{ id, shown, value }];
      });
    });
    expect(wrong).toEqual([]);
  });
});
