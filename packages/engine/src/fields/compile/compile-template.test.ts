import { describe, expect, test } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import type { FieldType, Template } from '../../model/index.ts';
import { compileTemplate } from './compile-template.ts';
import type { CompiledField } from './compiled-field.ts';

type Entity = [name: string, description: string, type?: FieldType, enumValues?: string[]];

const template = (name: string, description: string, entities: Entity[]): Template => ({
  name,
  description,
  entities: entities.map(([variableName, said, type = 'text', enumValues = []], at) => ({
    id: `f${at}`,
    variableName,
    description: said,
    type,
    enumValues,
  })),
});

const compileOne = (entity: Entity, name = 'Documents', description = ''): CompiledField => {
  const [field] = compileTemplate(template(name, description, [entity]), LINKER).fields;
  if (!field) throw new Error('no field');
  return field;
};

const labelsOf = (field: CompiledField, least = 0.8): string[] =>
  field.labels.filter(({ weight }) => weight >= least).map(({ text }) => text);

describe('labels', () => {
  test('of a field that names its printed label are that label and nothing else', () => {
    const field = compileOne(['projectNo', 'What is written for "PROJECT #" on the form']);
    expect(field.verbatim).toBe(true);
    expect(field.labels[0]).toMatchObject({ text: 'project #', weight: 1, source: 'quoted' });
    expect(labelsOf(field)).toEqual(['project #', 'project']);
  });

  test('of a known concept come in eight languages', () => {
    const labels = labelsOf(compileOne(['dueDate', 'Date by which the invoice has to be paid']));
    expect(labels).toEqual(
      expect.arrayContaining([
        'due date',
        'zahlbar bis',
        'date d echeance',
        'fecha de vencimiento',
        'data di scadenza',
        'data de vencimento',
        'vervaldatum',
        'termin platnosci',
      ]),
    );
  });

  test('come from the description where the name says nothing', () => {
    const field = compileOne(['Spalte 3', 'Bestellnummer des Kunden']);
    expect(field.concept).toBe('order-number');
    expect(labelsOf(field, 0.7)).toContain('kundenbestellnummer');
  });

  test('turn "date of the X" round and part "A or B number"', () => {
    expect(labelsOf(compileOne(['d', 'Date of the inspection']), 0.7)).toEqual(
      expect.arrayContaining(['date of the inspection', 'inspection date']),
    );
    expect(labelsOf(compileOne(['n', 'Contract, order or invoice number']), 0.7)).toEqual(
      expect.arrayContaining(['contract number', 'order number', 'invoice number']),
    );
  });

  test('of a column of figures include its year', () => {
    expect(labelsOf(compileOne(['pop2010', 'Population in 2010', 'number']), 0.7)).toEqual(
      expect.arrayContaining(['population in 2010', '2010']),
    );
  });

  test('of rival concepts are competitors', () => {
    const total = compileOne(['total', 'Total including tax', 'number'], 'Invoice');
    expect(total.competitors).toEqual(expect.arrayContaining(['subtotal', 'zwischensumme']));
    expect(total.competitors).not.toContain('grand total');
  });

  test('of the other fields are competitors too', () => {
    const { fields } = compileTemplate(
      template('Form', '', [
        ['height', 'Height of the box'],
        ['depth', 'Depth of the box'],
      ]),
      LINKER,
    );
    expect(fields[0]?.competitors).toContain('depth');
  });

  test('are never missing', () => {
    expect(compileOne(['x', '']).labels.length).toBeGreaterThan(0);
    expect(compileOne(['Wert', '']).labels.length).toBeGreaterThan(0);
  });
});

describe('kinds', () => {
  test.each<[Entity, string]>([
    [['invoiceDate', 'Date of the invoice (YYYY-MM-DD)'], 'date'],
    [['fecha', 'Fecha de emisión'], 'date'],
    [['nextMeeting', 'When the next meeting takes place'], 'date'],
    [['scannedData', 'Data on the label'], 'free-text'],
    [['dateAndTitle', 'If so, give date and title'], 'free-text'],
    [['net', 'Net pay', 'number'], 'amount'],
    [['nights', 'Number of nights', 'number'], 'count'],
    [['never', 'Never, percent', 'number'], 'percent'],
    [['grossWeight', 'Gross weight in kg', 'number'], 'quantity'],
    [['contact', 'Contact e-mail'], 'email'],
    [['iban', 'IBAN the salary is paid to'], 'iban'],
    [['sellerVatId', 'VAT identification number of the seller'], 'vat-id'],
    [['physician', 'Name of the physician'], 'person'],
    [['employer', 'Employer'], 'company'],
    [['party', 'Name of the person or company that is a party to the agreement'], 'party'],
    [['cityStateZip', 'City, state and ZIP code on line 6'], 'address'],
    [['term', 'How long the agreement lasts, for example "2 years"'], 'duration'],
    [['subject', 'Subject line'], 'title'],
    [['delivered', 'What was delivered'], 'free-text'],
    [['delivered', 'What is the date of the delivery'], 'date'],
    [['delivered', 'What day it was delivered'], 'date'],
    [['remarks', 'Remarks'], 'sentence'],
    [['affiliation', 'of the first author'], 'company'],
    [['Tag', 'Ear tag number'], 'identifier'],
    [['Asset tag', ''], 'identifier'],
    [['Letzter Tag', ''], 'date'],
  ])('%j is a %s', (entity, kind) => {
    expect(compileOne(entity).kind).toBe(kind);
  });

  test('a text field that asks for a date yields an ISO date, a number field does not', () => {
    expect(compileOne(['expires', 'Date of expiry']).isDateOutput).toBe(true);
    expect(compileOne(['expiryYear', 'Year of expiry', 'number']).isDateOutput).toBe(false);
    expect(compileOne(['name', 'Name']).isDateOutput).toBe(false);
  });

  test('a common word means what the kind of document prints under it', () => {
    expect(compileOne(['total', 'Total', 'number'], 'Invoice').concept).toBe('grand-total');
    expect(compileOne(['total', 'Total', 'number'], 'Invoice lines', 'One row per line of the invoice').concept).toBe('line-total');
    const [rows, of] = ['Invoice lines', 'One row per line of the invoice'];
    expect(compileOne(['amount', 'Total amount of the line item', 'number'], rows, of).concept).toBe('line-total');
    expect(compileOne(['total', 'All ducks', 'number'], 'Ducks', 'One row per year').concept).toBeNull();
  });
});

describe('hints', () => {
  test.each([
    ['Business name on line 2, if different', 'business name'],
    ['Related entity, if any', 'related entity'],
    ['Remarks written at the bottom of the page', 'remarks written'],
    ['Yield point, N/mm²', 'yield point'],
  ])('of where, when and in what unit a value is wanted are no words of its label: “%s”', (description, label) => {
    expect(compileOne(['x', description]).labels.map(({ text }) => text)).toContain(label);
  });

  test('of role, line and number are read from the words', () => {
    expect(compileOne(['flightStart', 'First day of the flight']).role).toBe('start');
    expect(compileOne(['flightEnd', 'Last day of the flight']).role).toBe('end');
    expect(compileOne(['buyer', 'Name of the buyer']).role).toBe('recipient');
    expect(compileOne(['firstName', 'First name']).role).toBeNull();
    expect(compileOne(['account', 'Account numbers on line 7'])).toMatchObject({ many: true, formLine: '7' });
    expect(compileOne(['standard', 'Standard number, for example "JIS G 3101"']).verbatim).toBe(false);
  });
});

describe('rows', () => {
  test.each([
    ['One row per product or service line of the invoice.', 'item', 'line'],
    ['One row for each party of the agreement.', 'item', 'party'],
    ['Eine Zeile pro Buchung', 'item', 'buchung'],
    ['Une ligne par article', 'item', 'article'],
    ['Receipts from shops, one row per receipt.', 'document', 'receipt'],
    ['Una riga per ogni fattura', 'document', 'fattura'],
    ['Each item that was handed in is a row', 'item', 'item'],
    ['each case listed for the day', 'item', 'case'],
    ['Cada atleta inscrito na ficha é uma linha', 'item', 'atleta inscrito'],
    ['Pro Bericht eine Zeile, also ein Einsatz der Feuerwehr', 'item', 'bericht'],
    ['A row is one letter about one pupil', 'document', 'letter'],
    ['Chaque colis donne une ligne', 'item', 'colis'],
    ['Chaque sortie du programme devient une ligne', 'item', 'sortie'],
    ['uma linha por turno de cada regante', 'item', 'turno'],
    ['Zeile je Gerät, ohne Summen', 'item', 'gerat'],
    ['Tools out on loan, one for each borrower', 'item', 'borrower'],
    ['Lampen aus dem Lagerbuch, je Lampe eine Zeile', 'item', 'lampe'],
    ['All invoices of the year: one per invoice', 'document', 'invoice'],
    ['Supplier invoices in German and French.', null, null],
  ])('"%s"', (description, mode, noun) => {
    expect(compileTemplate(template('Documents', description, []), LINKER).rows).toMatchObject({ mode, noun });
  });

  test('are surely items where they stand in the paper, and not where they lie in a pile', () => {
    expect(compileTemplate(template('T', 'One row for each decision in the minutes', []), LINKER).rows.isUsualItem).toBe(true);
    expect(compileTemplate(template('T', 'One row for each ruling in the pile', []), LINKER).rows.isUsualItem).toBe(false);
    // A compound is what its last part says.
    expect(compileTemplate(template('T', 'Per bestelregel één rij', []), LINKER).rows).toMatchObject({ mode: 'item', isUsualItem: true });
    expect(compileTemplate(template('T', 'Je Baustelle eine Zeile', []), LINKER).rows.isUsualItem).toBe(false);
  });

  test('say whether totals are rows', () => {
    expect(compileTemplate(template('T', 'One row per payment; leave out the lines with totals.', []), LINKER).rows.totals).toBe(false);
    expect(compileTemplate(template('T', 'One row per country, totals included.', []), LINKER).rows.totals).toBe(true);
  });

  test('of items make fields of items likelier than those of the document', () => {
    const lines = compileTemplate(
      template('Invoice lines', 'One row per line', [
        ['qty', 'Quantity', 'number'],
        ['invoiceNo', 'Invoice number'],
      ]),
      LINKER,
    );
    expect(lines.fields[0]?.itemLikelihood).toBeGreaterThan(0.8);
    expect(lines.fields[1]?.itemLikelihood).toBeLessThan(0.5);
  });
});

describe('answers', () => {
  test('have the words and signs that stand for them', () => {
    const [euro, dollar] = compileOne(['currency', 'Currency', 'enum', ['EUR', 'USD']]).answers;
    expect(euro).toMatchObject({ value: 'EUR', symbols: expect.arrayContaining(['€']) as string[] });
    expect(dollar?.symbols).toContain('$');
    const kinds = compileOne(['kind', 'Kind of document', 'enum', ['invoice', 'credit note']]).answers;
    expect(kinds[0]?.phrases.map(({ text }) => text)).toEqual(expect.arrayContaining(['invoice', 'rechnung', 'facture', 'faktura']));
    expect(kinds[1]?.phrases.map(({ text }) => text)).toContain('gutschrift');
  });

  test('do not share a word', () => {
    const answers = compileOne(['freight', 'Freight', 'enum', ['credit', 'credit note']]).answers;
    const texts = answers.map(({ phrases }) => new Set(phrases.map(({ text }) => text)));
    expect([...(texts[0] ?? [])].filter((text) => texts[1]?.has(text))).toEqual([]);
  });

  test('of yes/no fields are a proposition', () => {
    expect(compileOne(['tea', 'Is tea ticked?', 'yes/no']).proposition).toEqual({ kind: 'mark', words: ['tea'] });
    expect(compileOne(['design', 'Is the task "Design" ticked?', 'yes/no']).proposition).toEqual({ kind: 'mark', words: ['design'] });
    expect(compileOne(['hasAttachment', 'Does the message carry an attached file?', 'yes/no']).proposition).toEqual({ kind: 'attachment' });
    expect(compileOne(['signed', 'Is the form signed?', 'yes/no']).proposition).toMatchObject({ kind: 'signature' });
    expect(compileOne(['pets', 'Are pets allowed?', 'yes/no']).proposition).toEqual({ kind: 'words', words: ['pets', 'allowed'] });
  });
});
