import { expect, test } from 'vitest';
import { AS_IN_TEMPLATE, FIRST_SHEET } from '../../features/workspace/run/run-sheets.ts';
import type { RunDocument, RunSheet } from '../../features/workspace/run/run-store.ts';
import { documentsToSetAside } from './documents-to-set-aside.ts';

const template = { name: 'Invoice', description: '', entities: [] };
const sheets: RunSheet[] = [
  { id: FIRST_SHEET, template, rowMode: 'item', view: AS_IN_TEMPLATE, documentIds: [] },
  { id: '2', template: { ...template, name: 'Receipt' }, rowMode: 'auto', view: AS_IN_TEMPLATE, documentIds: ['moved'] },
];
const documents = ['invoice', 'letter', 'moved'].map((id) => ({ id }) as RunDocument);
const told = (fits: string[], unfit: string[]) =>
  documentsToSetAside({ documents, sheets }, { fits: new Set(fits), unfit: new Set(unfit), elsewhere: new Map(), layouts: new Map() });

test('of a pile whose template fits some documents, those that none fits are set aside', () => {
  expect(told(['invoice'], ['letter'])).toEqual(['letter']);
});

test('a template that fits none of its documents was chosen for them: they keep their rows', () => {
  expect(told([], ['invoice', 'letter'])).toEqual([]);
  expect(told(['moved'], ['invoice', 'letter'])).toEqual([]);
});
