import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Each test waits for the command, which on a busy machine takes a while. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const COMMAND = fileURLToPath(new URL('../../bin/sheetlift.mjs', import.meta.url));
const SAMPLE = fileURLToPath(new URL('../../../web/public/samples/supplier-invoice.pdf', import.meta.url));
const TEMPLATE = {
  name: 'Bills',
  description: 'Supplier invoices',
  entities: [
    { variableName: 'Number', description: 'Number of the invoice', type: 'text' },
    { variableName: 'Total', description: 'Total amount including tax', type: 'number' },
  ],
};

let folder: string;
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-mcp-'));
  writeFileSync(join(folder, 'bills.json'), JSON.stringify(TEMPLATE));
  writeFileSync(join(folder, 'other.json'), '{"something": "else"}');
  writeFileSync(join(folder, 'note.txt'), 'Invoice number: B-77\nTotal: 12.50 EUR\n');
  writeFileSync(join(folder, 'broken.pdf'), '%PDF-1.7 and nothing more');
  client = new Client({ name: 'a test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp', '--templates', folder], cwd: folder }));
});

afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

const call = (name: string, given: Record<string, unknown> = {}) => client.callTool({ name, arguments: given });

test('an assistant is told what there is to do, and that it writes nothing', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ['list_templates', true],
    ['extract', true],
  ]);
  expect(tools[1]!.inputSchema).toMatchObject({ required: ['file', 'template'] });
});

test('it lists the templates of the folder, with their fields', async () => {
  expect((await call('list_templates')).structuredContent).toEqual({
    templates: [
      {
        name: 'Bills',
        description: 'Supplier invoices',
        fields: TEMPLATE.entities.map(({ variableName, description, type }) => ({ name: variableName, description, type })),
      },
    ],
  });
});

test('it reads a document and gives rows, each value with the place it was read from', async () => {
  const { structuredContent, content, isError } = await call('extract', { file: 'note.txt', template: 'Bills' });
  expect(isError).toBeFalsy();
  expect(structuredContent).toMatchObject({
    rows: [{ Number: 'B-77', Total: 12.5 }],
    documents: [
      {
        fileName: 'note.txt',
        rows: [{ fields: { Total: { value: 12.5, evidence: [{ kind: 'line', number: 2, text: expect.stringContaining('12.50') }] } } }],
      },
    ],
    unread: [],
  });
  expect(JSON.parse((content as { text: string }[])[0]!.text)).toEqual(structuredContent);
  const page = await call('extract', { file: SAMPLE, template: 'Bills', rows: 'document' });
  expect(page.structuredContent).toMatchObject({
    documents: [
      { rows: [{ fields: { Total: { value: 4142.52, evidence: [{ kind: 'words', pageNumber: 2, boxes: [expect.anything()] }] } } }] },
    ],
  });
});

test('what is wrong is told in words that an assistant can mend', async () => {
  for (const [given, words] of [
    [{ file: 'nowhere.pdf', template: 'Bills' }, 'nowhere.pdf: no such file'],
    [{ file: 'note.txt', template: 'Letters' }, 'There is no template "Letters"; list_templates gives their names.'],
    [{ file: 'broken.pdf', template: 'Bills' }, 'broken.pdf: file_damaged: '],
    [{ file: 'note.txt' }, 'template'],
  ] as const) {
    const { isError, content } = await call('extract', given);
    expect([isError, (content as { text: string }[])[0]!.text]).toEqual([true, expect.stringContaining(words)]);
  }
  expect(readdirSync(folder).toSorted()).toEqual(['bills.json', 'broken.pdf', 'note.txt', 'other.json']);
});
