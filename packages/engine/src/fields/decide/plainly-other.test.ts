import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { compileTemplate } from '../compile/compile-template.ts';
import { field, templateOf } from '../document/layout.test-fixture.ts';
import type { Features, Proposal } from '../propose/proposal.ts';
import { isNoOffer, isPlainlyOther } from './plainly-other.ts';

const compiled = compileTemplate(
  templateOf('Invoice', 'One row per invoice', field('customer', 'Name of the customer'), field('order', 'Order number of the customer')),
  LINKER,
);

function judged(judge: typeof isPlainlyOther, fieldIndex: number, printed: string, features: Features): boolean {
  const asked = compiled.fields[fieldIndex];
  if (!asked) throw new Error('No such field.');
  const proposal: Proposal = {
    field: fieldIndex,
    value: { kind: 'text', text: printed },
    printed,
    evidence: [],
    derivation: { kind: 'normalise', as: 'text', reading: null },
    spans: [],
    pageNumber: 1,
    features,
    reason: '',
  };
  return judge(asked, proposal);
}

const isOther = judged.bind(null, isPlainlyOther);
const isNotOffered = judged.bind(null, isNoOffer);

const RANKED: Features = { ranked: 0.9 };

describe('print beside a label', () => {
  it.each(['12 Mill Street, Suite 4', '301 22nd St NW', '1450 Harbor Avenue, Portland, OR 97201'])(
    'that asks for name and address at once: a street is nobody’s name: %s',
    (printed) => expect(isOther(0, printed, { label: 0.8 })).toBe(true),
  );

  it.each(['21 Mill Street Bakery Ltd', '3M Deutschland GmbH', '24 Hour Plumbing'])('is a name that begins with a figure: %s', (printed) =>
    expect(isOther(0, printed, { label: 0.8 })).toBe(false),
  );
});

describe('print that no words name as the field’s', () => {
  it.each(['Summary', 'Seite 2', 'Page 1 of 2', 'Salesperson', 'Print Date 05/13/20', 'www.example.com/support'])(
    'is nobody’s name: %s',
    (printed) => expect(isOther(0, printed, RANKED)).toBe(true),
  );

  it.each(['DE75 1234 5678 0000 0012 34', 'DE89370400440532013000', '2019', '13', 'orders@example.com'])(
    'is no order number: %s',
    (printed) => expect(isOther(1, printed, RANKED)).toBe(true),
  );

  it.each([
    [0, 'Deutsche Handel AG'],
    [0, 'Ada Brandt'],
    [1, 'PO-4711'],
    [1, '1197531'],
  ])('may be a value of its form: %i %s', (fieldIndex, printed) => expect(isOther(fieldIndex, printed, RANKED)).toBe(false));

  it('is heard where a label names it', () => {
    expect(isOther(1, '2019', { label: 0.8 })).toBe(false);
    expect(isOther(0, 'Summary', { learned: 1 })).toBe(false);
  });
});

describe('what is offered beside a name', () => {
  it.each(['Summary', 'Delivered to', 'Issued by', 'HM-26-04417', 'VAT registration no. GB 123 4567 89'])('is not %s', (printed) =>
    expect(isNotOffered(0, printed, RANKED)).toBe(true),
  );

  it.each(['Ada Brandt', 'Studio 404 ltd', '3M', 'Scientific supplies'])('may be %s', (printed) =>
    expect(isNotOffered(0, printed, RANKED)).toBe(false),
  );

  it('is no label beside another, but where a lesson says so', () => {
    expect(isNotOffered(0, 'Delivered to', { label: 0.8 })).toBe(true);
    expect(isNotOffered(0, 'Delivered to', { learned: 1 })).toBe(false);
  });

  it.each(['18.40', '1,296.00', 'EUR 41.15', '22,75 €', '-3.00'])('is no number of something where it is an amount: %s', (printed) => {
    expect(isNotOffered(1, printed, RANKED)).toBe(true);
    expect(isNotOffered(1, printed, { label: 0.8 })).toBe(false);
  });

  it('is no number of something where it is a day', () => expect(isNotOffered(1, '22.09.2026', RANKED)).toBe(true));

  it.each(['1197531', '26.04417', '3.1.2', 'PO-18.40'])('may be a number of something: %s', (printed) =>
    expect(isNotOffered(1, printed, RANKED)).toBe(false),
  );

  it('is a code where a code is asked for, and what a label names', () => {
    expect(isNotOffered(1, 'HM-26-04417', RANKED)).toBe(false);
    expect(isNotOffered(0, 'HM-26-04417', { label: 0.8 })).toBe(false);
  });
});
