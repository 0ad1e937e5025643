import { expect, it } from 'vitest';
import { at, field, layoutOf, templateOf } from '../fields/document/layout.test-fixture.ts';
import { findFields } from '../fields/find-fields.ts';
import { deriveValue } from '../fields/propose/derive-value.ts';
import { secondedConfidence } from '../fields/decide/confidence.ts';
import { LINKER } from '../linker/linker.test-fixture.ts';
import { RANKER } from '../fields/ranker/ranker.test-fixture.ts';
import type { FieldResult } from '../model/index.ts';
import { isIban } from '../values/check-digits.ts';
import { vatIdCheck } from '../values/vat-id-check.ts';
import { assembleRows } from './assemble-rows.ts';

/** Numbers of a linear congruential generator, the same in every run: 0 <= n < below. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const INVOICE = templateOf(
  'Invoice',
  'Supplier invoices.',
  field('iban', 'IBAN'),
  field('vatId', 'VAT ID of the supplier'),
  field('net', 'Total before tax', 'number'),
  field('tax', 'Total tax', 'number'),
  field('gross', 'Total including tax', 'number'),
);
const IBAN = 'DE89370400440532013000';
const VAT_ID = 'DE136695976';

/** Another digit in one place. */
function wrong(text: string, from: number, next: (below: number) => number): string {
  const at = from + next(text.length - from);
  return `${text.slice(0, at)}${(Number(text[at]) + 1 + next(9)) % 10}${text.slice(at + 1)}`;
}

function cellsOf(iban: string, vatId: string, net: number, tax: number, gross: number): Record<string, FieldResult> {
  const layout = layoutOf([
    at(40, 40, 'Northwind Trading Ltd.'),
    at(40, 60, `IBAN: ${iban}`),
    at(40, 80, `VAT ID: ${vatId}`),
    at(40, 300, 'Subtotal'),
    at(300, 300, `€ ${net.toFixed(2)}`),
    at(40, 316, 'VAT 20%'),
    at(300, 316, `€ ${tax.toFixed(2)}`),
    at(40, 332, 'Total including tax'),
    at(300, 332, `€ ${gross.toFixed(2)}`),
  ]);
  const found = findFields(layout, INVOICE, { rowMode: 'document', linker: LINKER, ranker: RANKER });
  return assembleRows(found, layout, INVOICE).rows[0]?.cells ?? {};
}

it('passes none of 1,000 wrong check digits and sums as sure', () => {
  const next = seeded(16);
  const passed: string[] = [];
  let planted = 0;
  for (let round = 0; planted < 1_000; round++) {
    const [iban, vatId] = [wrong(IBAN, 2, next), wrong(VAT_ID, 2, next)];
    const [net, off] = [100 + next(90_000) / 100, (1 + next(5_000)) / 50];
    const tax = Math.round(20 * net) / 100;
    const cells = cellsOf(iban, vatId, net, tax, net + tax + off);
    const wrongCells = [...(isIban(iban) ? [] : ['iban']), ...(vatIdCheck(vatId) === 'checked' ? [] : ['vatId']), 'net', 'tax', 'gross'];
    const said = (id: string): number => {
      const cell = cells[id];
      return cell && 'chosen' in cell && cell.chosen.value.kind === 'number' ? cell.chosen.value.number : NaN;
    };
    const addsUp = Math.abs(said('net') + said('tax') - said('gross')) < 0.015;
    // What was read otherwise than it was planted may come out.
    for (const id of wrongCells)
      if (cells[id]?.state === 'found' && !(addsUp && ['net', 'tax', 'gross'].includes(id))) passed.push(`${round} ${id}`);
    planted += wrongCells.length - 2;
  }
  expect(passed).toEqual([]);
  // A thousand documents, one after the other: a busy machine takes its time.
}, 120_000);

it('says of what refutes a value why it is to check', () => {
  const cells = cellsOf('DE89370400440532013001', 'DE136695977', 100, 20, 130);
  const reasonOf = (id: string): string | null => {
    const cell = cells[id];
    return cell?.state === 'unsure' ? cell.chosen.reason : null;
  };
  expect(reasonOf('vatId')).toBe('It has the form of a VAT number, and its check digits do not hold: with 1 for “7” they would.');
  // What a second reader adds to this stays below sure.
  for (const id of ['vatId', 'net', 'tax', 'gross']) {
    const cell = cells[id];
    expect(cell?.state === 'unsure' && secondedConfidence(cell.chosen).isSure).toBe(false);
  }
  for (const id of ['net', 'tax', 'gross']) expect(reasonOf(id)).toBe('100.00 and 20.00 do not make 130.00: 10.00 is the difference.');
});

it('offers the one look-alike character that would close a sum, with its place, and never takes it', () => {
  const cells = cellsOf(IBAN, VAT_ID, 481.5, 96.3, 577.3);
  const gross = cells['gross'];
  expect(gross).toMatchObject({
    state: 'unsure',
    chosen: {
      value: { kind: 'number', number: 577.3 },
      reason: '481.50 and 96.30 do not make 577.30: 0.50 is the difference. With 8 for “3” in “€ 577.30” it would.',
    },
  });
  const offered = gross && 'alternatives' in gross ? gross.alternatives[0] : undefined;
  expect(offered).toMatchObject({
    value: { kind: 'number', number: 577.8 },
    printed: '€ 577.30',
    derivation: { kind: 'look-alike', printed: '3', read: '8' },
  });
  expect(offered && deriveValue(offered.evidence, offered.derivation, INVOICE.entities[4] ?? field('', ''))).toEqual(offered?.value);
});
