import { describe, expect, test } from 'vitest';
import { loadFinder } from '../extract.ts';
import { loadNodeAsset } from '../node/node-ports.ts';
import { at, field, layoutOf, templateOf } from '../fields/document/layout.test-fixture.ts';
import {
  type CellValue,
  type DocumentLayout,
  type FieldResult,
  type Lesson,
  type Line,
  plainValue,
  type Template,
} from '../model/index.ts';
import { foldLessons } from './fold-lessons.ts';
import { teach } from './teach.ts';

const ORDER = templateOf(
  'Order',
  'One row per order.',
  field('reference', 'Reference of the order'),
  field('partner', 'Name of the trading partner'),
  field('charge', 'The charge', 'number'),
  field('remark', 'Remark, if any'),
);

/** A paper whose labels say nothing to anybody but its readers. */
const paper = (reference: string, partner: string, charge: string, more: string[] = []): DocumentLayout =>
  layoutOf([
    at(40, 40, 'Zentrallager Umschlagschein'),
    at(40, 60, partner),
    at(40, 80, 'Abteilung Warenfluss und Verteilung'),
    at(300, 60, 'Vorgangskennung'),
    at(420, 60, reference),
    at(40, 140, 'Aufwandspauschale'),
    at(300, 140, charge),
    at(40, 160, 'Sicherheitsleistung'),
    at(300, 160, '250.00'),
    ...more.map((text, row) => at(40, 200 + 20 * row, text)),
    at(40, 300, 'Bitte diesen Schein sorgsam aufbewahren'),
  ]);

const text = (value: string): CellValue => ({ kind: 'text', text: value });
const number = (value: number): CellValue => ({ kind: 'number', number: value, decimals: 2 });

/** The lessons of a document whose cells a person typed. */
function lessonsOf(layout: DocumentLayout, values: Record<string, CellValue | null>, templateId = 'orders'): Lesson[] {
  const fields = Object.keys(values);
  return teach(
    layout,
    fields.map((id) => ({ value: values[id] ?? null, evidence: [] })),
  ).map((taught, index) => ({
    ...taught,
    id: `${templateId}-${layout.lines.map((line) => line.text).join(' ').length}-${index}`,
    templateId,
    fieldId: fields[index] ?? '',
    at: '2026-05-01T00:00:00.000Z',
  }));
}

const finder = await loadFinder(loadNodeAsset);

function cellsOf(layout: DocumentLayout, lessons: readonly Lesson[], template: Template = ORDER): Record<string, FieldResult> {
  const memory = foldLessons(
    lessons.map((lesson) => ({ kind: 'lesson', lesson })),
    'orders',
  );
  return finder.extractRows(layout, template, 'document', memory).rows[0]?.cells ?? {};
}

const shown = (cell: FieldResult | undefined): string | number | null => (cell && 'chosen' in cell ? plainValue(cell.chosen.value) : null);

describe('a cell that nothing but lessons speaks for', () => {
  const typed = (reference: string, partner: string, charge: string): Lesson[] =>
    lessonsOf(paper(reference, partner, charge), { reference: text(reference), partner: text(partner), charge: number(Number(charge)) });
  const [first, second] = [typed('UK-1001', 'Hansen Spedition', '48.50'), typed('UK-10022', 'Bergmann Transporte', '112.00')];
  const states = (lessons: readonly Lesson[]): string[] => {
    const cells = cellsOf(paper('UK-1003', 'Lindqvist Frakt', '75.25'), lessons);
    return ['reference', 'partner'].map((id) => cells[id]?.state ?? '');
  };

  test('is to check after one document, however well it fits', () => {
    expect(states(first)).toEqual(['unsure', 'unsure']);
  });

  test('is sure where a second document taught the same place', () => {
    expect(states([...first, ...second])).toEqual(['found', 'found']);
  });
});

describe('one corrected document', () => {
  const taught = lessonsOf(paper('UK-1001', 'Hansen Spedition', '48.50'), {
    reference: text('UK-1001'),
    partner: text('Hansen Spedition'),
    charge: number(48.5),
  });

  test('makes the next one of its layout right, each value with its own citation', () => {
    const cells = cellsOf(paper('UK-2044', 'Bergmann Transporte', '61.00'), taught);
    expect([shown(cells['reference']), shown(cells['partner']), shown(cells['charge'])]).toEqual(['UK-2044', 'Bergmann Transporte', 61]);
    const { reference } = cells;
    expect(reference && 'chosen' in reference ? reference.chosen.evidence : []).toMatchObject([{ kind: 'words', text: 'UK-2044' }]);
  });

  test('changes nothing on a document of another layout', () => {
    const other = layoutOf([
      at(40, 40, 'Purchase order'),
      at(40, 60, 'Reference: A-77'),
      at(40, 80, 'Charge: 12.00'),
      at(40, 100, 'Delivered by lorry on pallets of beech'),
    ]);
    expect(cellsOf(other, taught)).toEqual(cellsOf(other, []));
  });

  test('says nothing under another template', () => {
    const foreign = taught.map((lesson) => ({ ...lesson, templateId: 'another' }));
    const next = paper('UK-2044', 'Bergmann Transporte', '61.00');
    expect(cellsOf(next, foreign)).toEqual(cellsOf(next, []));
  });

  test('gives the same rows twice', () => {
    const next = paper('UK-2044', 'Bergmann Transporte', '61.00');
    expect(cellsOf(next, taught)).toEqual(cellsOf(structuredClone(next), structuredClone(taught)));
  });
});

describe('a label above the value', () => {
  const CASE = templateOf(
    'Case',
    'One row per case.',
    field('reference', 'Reference of the case'),
    field('charge', 'The charge', 'number'),
  );
  const boxed = (street: string, reference: string, charge: string): DocumentLayout =>
    layoutOf([
      at(40, 40, 'Zentrallager Umschlagschein'),
      at(40, 60, 'Abteilung Warenfluss'),
      at(300, 60, 'Vorgangskennung'),
      at(40, 72, street),
      at(300, 72, reference),
      at(40, 140, 'Aufwandspauschale'),
      at(300, 140, charge),
      at(40, 300, 'Bitte diesen Schein sorgsam aufbewahren'),
    ]);

  test('tells the value, whatever stands on its height in another column', () => {
    const taught = lessonsOf(boxed('7 rue Pasteur', 'UK-1001', '523'), { reference: text('UK-1001') });
    expect(shown(cellsOf(boxed('Chemin des Vignes', 'VX-2044', '523'), taught, CASE)['reference'])).toBe('VX-2044');
  });

  test('a number has its form whether or not it reaches the thousands', () => {
    const taught = lessonsOf(boxed('7 rue Pasteur', 'UK-1001', '523'), { charge: number(523) });
    expect(shown(cellsOf(boxed('7 rue Pasteur', 'UK-1001', '3 098'), taught, CASE)['charge'])).toBe(3098);
  });
});

describe('a correction to nothing', () => {
  const REMARK = templateOf('Order', 'One row per order.', field('remark', '"Bemerkung"'));
  const noted = (remark: string): DocumentLayout => paper('UK-1', 'Hansen Spedition', '1.00', [`Bemerkung: ${remark}`]);

  test('leaves the cell empty on documents of the layout', () => {
    expect(shown(cellsOf(noted('siehe Rückseite'), [], REMARK)['remark'])).toBe('siehe Rückseite');
    const taught = lessonsOf(noted('siehe Rückseite'), { remark: null });
    expect(cellsOf(noted('siehe Rückseite'), taught, REMARK)['remark']?.state).toBe('absent');
  });
});

describe('print that was read wrong', () => {
  const scanned = (partner: string): DocumentLayout => {
    const layout = paper('UK-1001', partner, '48.50');
    const recognised = (line: Line): Line => ({ ...line, words: line.words.map((word) => ({ ...word, origin: 'ocr' as const })) });
    return { ...layout, lines: layout.lines.map(recognised) };
  };
  const taught = lessonsOf(scanned('Hansan Spcdition GmbH'), { partner: text('Hansen Spedition GmbH') });

  test('is replaced by what the person put in its place, and says so', () => {
    const { partner } = cellsOf(scanned('Hamsen Spedilion GmbH'), taught);
    expect(partner && 'chosen' in partner ? partner.chosen : null).toMatchObject({
      value: { kind: 'text', text: 'Hansen Spedition GmbH' },
      derivation: { kind: 'learned-replacement', correctionId: taught[0]?.id },
      evidence: [{ kind: 'words', text: 'Hamsen Spedilion GmbH' }],
    });
  });

  test('is never shown as sure', () => {
    const often = Array.from({ length: 6 }, (_, at) => taught.map((lesson) => ({ ...lesson, id: `${lesson.id}-${at}` }))).flat();
    const { partner } = cellsOf(
      scanned('Hamsen Spedilion GmbH'),
      often,
      templateOf('Order', 'One row per order.', field('partner', '"Zentrallager Umschlagschein"')),
    );
    expect(partner && 'chosen' in partner ? partner.chosen.derivation.kind : null).toBe('learned-replacement');
    expect(partner?.state).toBe('unsure');
  });

  test('is not replaced where another name stands', () => {
    expect(shown(cellsOf(scanned('Bergmann Transporte'), taught)['partner'])).toBe('Bergmann Transporte');
  });

  test('is not replaced in a file that carries its text: there another name is another name', () => {
    expect(shown(cellsOf(paper('UK-1001', 'Hamsen Spedition GmbH', '48.50'), taught)['partner'])).toBe('Hamsen Spedition GmbH');
  });
});

describe('mails', () => {
  const mail = (from: string, to: string, subject: string): DocumentLayout => {
    const header = (name: string, top: number, said: string) => at(36, top, `${name}: ${said}`, { place: { kind: 'mail-header', name } });
    return layoutOf([header('From', 36, from), header('To', 50, to), header('Subject', 64, subject), at(36, 100, 'See you.')], {
      type: 'eml',
      attachments: [],
    });
  };
  const template = templateOf('Mail', 'Mails.', field('sender', 'Name of the sender'), field('subject', 'Subject line'));
  const taught = lessonsOf(mail('Ines Aalto <ines@mill.example>', 'Per Lind <per@quay.example>', 'Bread order'), {
    sender: text('Ines Aalto'),
    subject: text('Bread order'),
  });

  test('are read by their own headers, though an answer prints who wrote the one before', () => {
    const cells = cellsOf(mail('Per Lind <per@quay.example>', 'Ines Aalto <ines@mill.example>', 'Re: Bread order'), taught, template);
    expect([shown(cells['sender']), shown(cells['subject'])]).toEqual(['Per Lind', 'Re: Bread order']);
  });
});
