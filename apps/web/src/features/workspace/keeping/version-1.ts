import type { StoredRun } from '../../../lib/device-store/run-database.ts';

/**
 * A run as the first released version wrote it. Never changed: later versions must still bring it back.
 */
export function runOfVersion1(): StoredRun {
  const total = {
    id: 'c1',
    value: { kind: 'number', number: 1296, decimals: 2 },
    printed: '1,296.00',
    evidence: [
      { kind: 'words', pageNumber: 1, boxes: [{ left: 10, top: 20, right: 60, bottom: 32 }], text: 'Total 1,296.00', origin: 'text' },
    ],
    derivation: { kind: 'normalise', as: 'number', reading: 'comma-thousands' },
    score: 4.2,
    confidence: 0.98,
    reason: 'It stands beside "Total".',
  };
  const facts = { type: 'pdf', pageCount: 1, textLayer: true, contentHash: '5e'.repeat(32) };
  const rows = [
    {
      pageNumber: 1,
      cells: {
        'field-1': { state: 'found', chosen: total, alternatives: [] },
        'field-2': { state: 'absent', confidence: 0.9, alternatives: [] },
      },
    },
  ];
  return {
    head: {
      version: 1,
      since: '2026-11-21T10:00:00.000Z',
      template: {
        name: 'Invoice',
        description: 'One row per invoice',
        entities: [
          { id: 'field-1', variableName: 'Total', description: 'What is to be paid', type: 'number', enumValues: [] },
          { id: 'field-2', variableName: 'Due date', description: '', type: 'text', enumValues: [] },
        ],
      },
      rowMode: 'auto',
      view: {
        order: ['field-2', 'field-1'],
        hidden: [],
        widthsPx: { 'field-1': 140 },
        names: { 'field-1': 'To pay' },
        sort: { columnId: 'field-1', direction: 'descending' },
        filters: {},
      },
      documentIds: ['document-1', 'document-2', 'document-3'],
      going: false,
    },
    documents: new Map<string, unknown>([
      [
        'document-1',
        {
          version: 1,
          id: 'document-1',
          fileName: 'halden.pdf',
          secret: false,
          ranges: [{ from: 1, to: 1 }],
          turn: 0,
          readAt: '2026-11-21T10:00:05.000Z',
          state: {
            kind: 'done',
            facts,
            pages: [{ pageNumber: 1, widthPt: 595, heightPt: 842, source: 'text-layer', failed: false }],
            rowMode: 'document',
            foundFor: 'a',
            rowCount: 1,
            issues: [{ code: 'page_was_turned', severity: 'info', pageNumber: 1, message: 'Page 1 was turned.' }],
          },
        },
      ],
      [
        'document-2',
        {
          version: 1,
          id: 'document-2',
          fileName: 'pay.pdf',
          secret: true,
          ranges: null,
          turn: 90,
          readAt: null,
          state: { kind: 'locked', refused: true },
        },
      ],
      [
        'document-3',
        {
          version: 1,
          id: 'document-3',
          fileName: 'till.png',
          secret: false,
          ranges: null,
          turn: 0,
          readAt: null,
          state: { kind: 'ready', facts: { ...facts, type: 'png', textLayer: false }, underWay: true },
        },
      ],
    ]),
    corrections: new Map([
      [
        'document-1',
        {
          version: 1,
          corrections: {
            cells: [
              {
                rowId: '0',
                fieldId: 'field-2',
                at: '2026-11-21T10:01:00.000Z',
                decision: {
                  kind: 'value',
                  candidate: {
                    ...total,
                    id: 'p1',
                    value: { kind: 'date', iso: '2026-10-30' },
                    printed: '30 Oct',
                    evidence: [{ kind: 'person', at: '2026-11-21T10:01:00.000Z' }],
                  },
                  by: 'type',
                },
              },
            ],
            removedRows: ['2'],
            addedRows: [{ rowId: '+1', after: '0' }],
          },
        },
      ],
    ]),
    files: new Map([
      ['document-1', [new Blob(['%PDF-1.7'])]],
      ['document-2', [new Blob(['%PDF-1.7'])]],
      ['document-3', [new Blob(['\u0089PNG'], { type: 'image/png' }), new Blob(['\u0089PNG'], { type: 'image/png' })]],
    ]),
    work: new Map([
      [
        'document-1',
        {
          reading: new Blob(['{"type":"pdf","pageCount":1,"pages":[]}']),
          result: new Blob([JSON.stringify({ status: 'succeeded', rowMode: 'document', rows, issues: [], pageCount: 1 })]),
        },
      ],
    ]),
  };
}
