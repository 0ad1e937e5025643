import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFirstSheet } from '@sheetlift/engine/first-sheet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Each test starts the command, which on a busy machine takes a while. */
vi.setConfig({ testTimeout: 180_000 });

const COMMAND = fileURLToPath(new URL('../../bin/sheetlift.mjs', import.meta.url));
const TEMPLATE = {
  name: 'Order',
  description: '',
  entities: [
    { variableName: 'reference', description: 'Reference of the order', type: 'text' },
    { variableName: 'partner', description: 'Name of the trading partner', type: 'text' },
    { variableName: 'charge', description: 'The charge', type: 'number' },
  ],
};

/** A paper whose labels say nothing to anybody but its readers. */
const paper = (reference: string, partner: string, charge: string): string =>
  [
    'Zentrallager Umschlagschein',
    partner,
    'Abteilung Warenfluss und Verteilung',
    `Vorgangskennung ${reference}`,
    `Krumbel ${charge}`,
    'Fimpel 250.00',
    'Bitte diesen Schein sorgsam aufbewahren',
  ].join('\n');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-teach-'));
  put('t.json', TEMPLATE);
  put('one.txt', paper('UK-1001', 'Hansen Spedition', '48.50'));
  put('two.txt', paper('UK-2044', 'Bergmann Transporte', '61.00'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, content: string | object): void =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

function sheetlift(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [COMMAND, ...args], { cwd: folder, encoding: 'utf8' });
}

function teach(row: object): ReturnType<typeof sheetlift> {
  put('row.json', row);
  return sheetlift('teach', 't.json', '--document', 'one.txt', '--row', 'row.json');
}

const extractTwo = (): string => sheetlift('extract', 'two.txt', '--template', 't.json', '--format', 'csv').stdout.split('\r\n')[1]!;
const templateFile = (): { lessons: { field: string; value: unknown }[] } =>
  JSON.parse(readFileSync(join(folder, 't.json'), 'utf8')) as never;

test('what one document was taught makes the next one of its layout right, with extract and with watch', () => {
  const before = extractTwo();
  expect(before).not.toContain('Bergmann');
  expect(teach({ reference: 'UK-1001', partner: 'Hansen Spedition', charge: '48.50' })).toMatchObject({
    status: 0,
    stderr: 'one.txt: 3 fields taught; t.json carries 3 lessons\n',
  });
  expect(templateFile()).toMatchObject({ ...TEMPLATE, lessons: [{ field: 'reference' }, { field: 'partner' }, { field: 'charge' }] });
  expect(extractTwo()).toBe('UK-2044,Bergmann Transporte,61.00');
  mkdirSync(join(folder, 'in'));
  put('in/two.txt', paper('UK-2044', 'Bergmann Transporte', '61.00'));
  expect(sheetlift('watch', 'in', '--template', 't.json', '--out', 'out.xlsx', '--rest', '1', '--once').status).toBe(0);
  const [, row] = readFirstSheet(readFileSync(join(folder, 'out.xlsx')), 10).rows;
  expect(row!.slice(0, 3).map(({ text }) => text)).toEqual(['UK-2044', 'Bergmann Transporte', '61']);
});

test('teaching a document again takes the place of what it taught before, field by field', () => {
  teach({ reference: 'UK-1001', charge: 250 });
  teach({ charge: '48.50', partner: null });
  expect(templateFile().lessons.map(({ field, value }) => [field, value])).toEqual([
    ['reference', { kind: 'text', text: 'UK-1001' }],
    ['charge', { kind: 'number', number: 48.5, decimals: 2 }],
    ['partner', null],
  ]);
});

test('a value that the document does not print is said to teach little', () => {
  expect(teach({ partner: 'Nobody at all' }).stderr).toContain('partner: nothing on the document prints this value, so it teaches little');
});

test('lessons go with the name of their field: fields may change places, and those of one that is gone mean nothing', () => {
  teach({ reference: 'UK-1001', partner: 'Hansen Spedition', charge: '48.50' });
  const { lessons } = templateFile();
  const [reference, partner, charge] = TEMPLATE.entities;
  put('t.json', { ...TEMPLATE, entities: [charge, { ...reference, variableName: 'number' }, partner], lessons });
  expect(extractTwo()).toMatch(/^61\.00,.*,Bergmann Transporte$/);
});

test('a wrong row, document or lesson is refused, and the template stays as it is', () => {
  const before = readFileSync(join(folder, 't.json'), 'utf8');
  for (const [row, why] of [
    [{ amount: '1' }, 'the template has no field "amount"'],
    [{ charge: 'much' }, 'row.json: charge: “much” is not a number.'],
    [{ charge: [1] }, 'row.json is not a row, such as'],
    [{}, 'row.json is not a row, such as'],
  ] as const)
    expect(teach(row)).toMatchObject({ status: 1, stderr: expect.stringContaining(why) });
  put('one.txt', '');
  expect(teach({ charge: '1' }).status).toBe(2);
  expect(readFileSync(join(folder, 't.json'), 'utf8')).toBe(before);
  put('t.json', { ...TEMPLATE, lessons: [{ field: 'charge', contexts: [{}] }] });
  expect(sheetlift('extract', 'two.txt', '--template', 't.json')).toMatchObject({
    status: 1,
    stderr: 't.json is not a template: lessons.0: not a lesson as "sheetlift teach" writes it\n',
  });
});
