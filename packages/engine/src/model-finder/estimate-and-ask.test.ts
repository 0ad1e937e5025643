import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { loadFinder } from '../extract.ts';
import { at, field, layoutOf, templateOf } from '../fields/document/layout.test-fixture.ts';
import type { DocumentLayout, ExtractionResult, Template } from '../model/index.ts';
import { quote, scriptedPort } from './scripted-port.test-fixture.ts';

const finder = await loadFinder((name) => readFile(new URL(`../../models/${name}`, import.meta.url)));

const bill = (): DocumentLayout =>
  layoutOf([at(40, 40, 'Harbour of Bergen'), at(40, 60, 'North Quay 12'), at(40, 80, 'Dues of the harbour: 1,250.40 EUR')]);
const BERTH = templateOf('Bill', '', field('berth', 'Name of the berth'), field('dues', 'Dues of the harbour', 'number'));
const DUES = templateOf('Bill', '', field('berth', 'Dues of the harbour', 'number'));

async function ask(layout: DocumentLayout, template: Template): Promise<ExtractionResult> {
  const port = scriptedPort(() => ({ cells: [quote('f1', 2, 'North Quay 12')] }));
  const use = { mode: 'model' as const, port, kept: null, signal: new AbortController().signal, pictures: null };
  return (await finder.extractRowsWithModel(layout, template, 'auto', use)).result;
}

it('What is searched once for the estimate and the questions gives the same rows each time, and other fields are searched anew', async () => {
  const layout = bill();
  expect(finder.estimateModel(layout, BERTH, 'auto', { mode: 'model' }).questions).toBe(1);
  const rows = [await ask(layout, BERTH), await ask(layout, BERTH), await ask(bill(), BERTH)];
  expect(rows[0]!.rows[0]!.cells['berth']).toMatchObject({ chosen: { printed: 'North Quay 12' } });
  expect(rows[1]).toEqual(rows[0]);
  expect(rows[2]).toEqual(rows[0]);
  expect(await ask(layout, DUES)).toEqual(await ask(bill(), DUES));
});
