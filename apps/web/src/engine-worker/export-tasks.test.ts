import {
  type Candidate,
  type CellCorrection,
  type DocumentCorrections,
  type ExtractionResult,
  type FieldResult,
  type Template,
  unpackDocuments,
} from '@sheetlift/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ExportColumn, ExportRequest, FoundDocument } from './engine-protocol.ts';
import { performExportTask } from './export-tasks.ts';

const template: Template = {
  name: 'Invoices',
  description: '',
  entities: [
    { id: 'n', variableName: 'number', description: '', type: 'text', enumValues: [] },
    { id: 't', variableName: 'total', description: '', type: 'number', enumValues: [] },
  ],
};

const candidate = (id: string, value: Candidate['value']): Candidate => ({
  id,
  value,
  printed: id,
  evidence: [{ kind: 'line', pageNumber: 1, number: 1, text: id }],
  derivation: { kind: 'normalise', as: value.kind, reading: null },
  score: 1,
  confidence: 0.7,
  reason: '',
});
const text = (id: string): FieldResult => ({ state: 'unsure', chosen: candidate(id, { kind: 'text', text: id }), alternatives: [] });
const total = (number: number): FieldResult => ({
  state: 'found',
  chosen: candidate(String(number), { kind: 'number', number, decimals: 2 }),
  alternatives: [],
});

const AT = '2026-09-30T12:00:00Z';
const typed = (rowId: string, fieldId: string, value: Candidate['value']): CellCorrection => ({
  rowId,
  fieldId,
  at: AT,
  decision: { kind: 'value', candidate: { ...candidate('typed', value), evidence: [] }, by: 'type' },
});

function document(fileName: string, rows: [string, number][], corrections: DocumentCorrections | null = null): FoundDocument {
  const result: ExtractionResult = {
    status: 'succeeded',
    rowMode: 'item',
    rows: rows.map(([n, t], index) => ({ cells: { n: text(n), t: total(t) }, pageNumber: index + 1 })),
    issues: [],
    pageCount: rows.length,
  };
  return { fileName, places: null, result: new Blob([JSON.stringify(result)]), corrections, readAt: '2026-11-20T20:00:00Z' };
}

const request = (changes: Partial<ExportRequest>): ExportRequest => ({
  format: 'csv',
  files: 'one',
  confirmedOnly: false,
  sources: true,
  csv: { delimiter: ',', decimalSign: '.', dateFormat: 'yyyy-mm-dd', remarks: false },
  sheets: [],
  ...changes,
});

const columns: ExportColumn[] = [
  { kind: 'document', name: 'File' },
  { kind: 'field', fieldId: 't', name: 'Total' },
  { kind: 'page', name: 'Page' },
  { kind: 'field', fieldId: 'n', name: 'Number' },
  { kind: 'read-on', name: 'Read on' },
];

const corrected: DocumentCorrections = {
  cells: [
    typed('0', 'n', { kind: 'text', text: 'R-7' }),
    { rowId: '0', fieldId: 't', at: AT, decision: { kind: 'absent' } },
    typed('+1', 't', { kind: 'number', number: 5, decimals: 0 }),
  ],
  removedRows: ['1'],
  addedRows: [{ rowId: '+1', after: '1' }],
};

const write = (documents: FoundDocument[], changes: Partial<ExportRequest>): Promise<Blob> =>
  performExportTask({ kind: 'write', sheets: [{ documents, template, columns }], withoutRows: [], request: request(changes) });
const linesOf = async (blob: Blob): Promise<string[]> => (await blob.text()).replace('\uFEFF', '').trimEnd().split('\r\n');

// The date of reading is the person's own, not that of Greenwich.
beforeAll(() => {
  process.env['TZ'] = 'Asia/Tokyo';
});

describe('writing rows', () => {
  it('writes what a person left, in the columns asked for', async () => {
    const csv = await write(
      [
        document(
          'a.pdf',
          [
            ['R-1', 10],
            ['R-2', 20],
            ['R-3', 30],
          ],
          corrected,
        ),
        document('b.pdf', [['S-1', 1.5]]),
      ],
      { csv: { delimiter: ';', decimalSign: ',', dateFormat: 'dd.mm.yyyy', remarks: false } },
    );
    expect(csv.type).toBe('text/csv');
    expect(await linesOf(csv)).toEqual([
      'File;Total;Page;Number;Read on',
      'a.pdf;;1;R-7;21.11.2026',
      'a.pdf;5;2;;21.11.2026',
      'a.pdf;30,00;3;R-3;21.11.2026',
      'b.pdf;1,50;1;S-1;21.11.2026',
    ]);
  });

  it('writes only rows with something confirmed, and of them only that', async () => {
    const tsv = await write(
      [
        document(
          'a.pdf',
          [
            ['R-1', 10],
            ['R-2', 20],
            ['R-3', 30],
          ],
          corrected,
        ),
      ],
      { format: 'tsv', confirmedOnly: true },
    );
    expect(await linesOf(tsv)).toEqual(['File\tTotal\tPage\tNumber\tRead on', 'a.pdf\t\t1\tR-7\t2026-11-21', 'a.pdf\t5\t2\t\t2026-11-21']);
  });

  it('says in JSON what a person confirmed, also that a value is missing', async () => {
    const { rows, documents } = JSON.parse(
      await (
        await write(
          [
            document(
              'a.pdf',
              [
                ['R-1', 10],
                ['R-2', 20],
              ],
              corrected,
            ),
          ],
          { format: 'json' },
        )
      ).text(),
    );
    expect(rows[0]).toEqual({ File: 'a.pdf', Total: null, Page: 1, Number: 'R-7', 'Read on': '2026-11-21' });
    expect(documents[0].rows[0].fields.Number).toMatchObject({ state: 'found', confidence: 1, evidence: [{ kind: 'person', at: AT }] });
    expect(documents[0].rows[0].fields.Total).toMatchObject({ state: 'absent', confidence: 1, confirmedAt: AT });
  });

  it('writes one file a document into a ZIP, under safe names', async () => {
    const zip = await write(
      [document('mail.eml / a.pdf', [['R-1', 10]]), document('A.PDF', [['R-2', 20]]), document('a.pdf', [['R-3', 30]])],
      { files: 'one-a-document' },
    );
    expect(zip.type).toBe('application/zip');
    const files = unpackDocuments({ fileName: 'rows.zip', bytes: new Uint8Array(await zip.arrayBuffer()) });
    expect(files.map(({ fileName }) => fileName)).toEqual(['rows.zip / mail.eml - a.csv', 'rows.zip / A.csv', 'rows.zip / a (2).csv']);
    expect(new TextDecoder().decode(files[2]?.bytes)).toContain('R-3');
  });

  it('writes a workbook with or without its sources', async () => {
    const hasSecondSheet = async (sources: boolean): Promise<boolean> =>
      (await (await write([document('a.pdf', [['R-1', 10]])], { format: 'xlsx', sources })).text()).includes('xl/worksheets/sheet2.xml');
    expect([await hasSecondSheet(true), await hasSecondSheet(false)]).toEqual([true, false]);
  });
});
