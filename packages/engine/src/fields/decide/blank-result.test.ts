import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { type DocumentLayout, type FieldResult, HANDWRITING_SIGN, type TemplateField } from '../../model/index.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

/** The cell of the last field; the others come first. */
function cellOf(layout: DocumentLayout, ...fields: TemplateField[]): FieldResult | undefined {
  const template = templateOf('Letters', 'One row per letter.', ...fields);
  return findFields(layout, template, { rowMode: 'document', linker: LINKER, ranker: RANKER }).document[fields.at(-1)?.id ?? ''];
}

const REFERENCE = field('ref', 'Reference number');
const IBAN = field('iban', 'IBAN of the supplier');
const PAID_ON = field('paid', 'Date of payment (YYYY-MM-DD)');
const letter = (...lines: string[]): DocumentLayout =>
  layoutOf([at(40, 40, 'Reference number: AB-4711'), ...lines.map((line, index) => at(40, 80 + 40 * index, line))]);

describe('an empty cell', () => {
  it.each<[string, DocumentLayout, TemplateField[], FieldResult | undefined]>([
    [
      'is not in the document where nothing speaks for a value',
      letter('Please send the parcel back.'),
      [REFERENCE, IBAN],
      { state: 'absent', confidence: 0.86, alternatives: [] },
    ],
    [
      'is not in the document where its label has nothing beside it',
      letter('IBAN:'),
      [REFERENCE, IBAN],
      { state: 'absent', confidence: 0.86, alternatives: [] },
    ],
    [
      'is not found where something stands beside its label that has not its form',
      letter('IBAN: on request'),
      [REFERENCE, IBAN],
      { state: 'not_found', reason: 'The page has a label like it: “IBAN”.', alternatives: [] },
    ],
    [
      'is not found where a word of the page is short for its name',
      letter('Ret. of the parcel is asked for.'),
      [REFERENCE, field('return', 'IBAN of who gets it back')],
      { state: 'not_found', reason: 'The page has a label like it: “Ret.”.', alternatives: [] },
    ],
    [
      'is not found where its name is short for a word of the page',
      letter('Retention of the parcel is asked for.'),
      [REFERENCE, field('ret. A', 'IBAN of who gets it back')],
      { state: 'not_found', reason: 'The page has a label like it: “Retention”.', alternatives: [] },
    ],
    [
      'is not found where a day stands without its year',
      letter('We called on 16 February and on 3.4. and got no answer.'),
      [REFERENCE, PAID_ON],
      { state: 'not_found', reason: '2 days without their year are not used by any field: “16 February”, “3.4.”.', alternatives: [] },
    ],
    [
      'is not found where an account stands that begins like one and goes on in the next line',
      letter('Accredito su', 'IT17 M04601 59569', '000098746593'),
      [REFERENCE, IBAN],
      { state: 'not_found', reason: '1 number like an IBAN is not used by any field: “IT17 M04601 59569”.', alternatives: [] },
    ],
    [
      'is not found where a tax number stands without its country',
      letter('The donor is known by 633 185 202 there.'),
      [REFERENCE, field('vat', 'VAT ID')],
      { state: 'not_found', reason: '1 number is not used by any field: “633 185 202”.', alternatives: [] },
    ],
  ])('%s', (_says, layout, fields, cell) => {
    expect(cellOf(layout, ...fields)).toEqual(cell);
  });

  it('is not found where something of its form is nobody’s value, which is offered', () => {
    const layout = letter('The fee is due within thirty days, the return within sixty days.');
    const cell = cellOf(layout, REFERENCE, field('notice', 'Notice period'));
    expect(cell).toMatchObject({ state: 'not_found', reason: '2 durations are not used by any field: “thirty days”, “sixty days”.' });
    expect(cell && 'alternatives' in cell && cell.alternatives.map(({ printed }) => printed).sort()).toEqual(['sixty days', 'thirty days']);
  });

  it('is not found where the field’s words promise another form than what plainly is its value has', () => {
    const layout = layoutOf([
      at(40, 40, 'Site'),
      at(120, 40, 'Harbour Yard, Melford'),
      at(300, 40, 'Date of lifts'),
      at(380, 40, '24.10.25'),
    ]);
    expect(cellOf(layout, field('site', ''))).toMatchObject({ state: 'not_found', reason: 'It may be “Harbour Yard, Melford”.' });
  });

  it('is not readable where what stands at its label was recognised with much doubt', () => {
    const layout = letter('IBAN: l2B4');
    const [, line] = layout.lines;
    for (const word of line?.words ?? []) Object.assign(word, { origin: 'ocr', confidence: word.text === 'l2B4' ? 0.2 : 0.95 });
    expect(cellOf(layout, REFERENCE, IBAN)).toMatchObject({
      state: 'unreadable',
      reason: 'What stands at “IBAN” could not be read for sure: it looks like “l2B4”.',
      evidence: [{ kind: 'words', pageNumber: 1, text: 'l2B4', origin: 'ocr' }],
    });
  });

  it('is not readable where somebody wrote by hand at its label, also after print; what has the form of its field is found beside it', () => {
    const NAME = field('name', 'Name of the applicant');
    const written = (line: string, asked: TemplateField): FieldResult | undefined => {
      const layout = letter(line);
      for (const word of layout.lines[1]?.words ?? [])
        Object.assign(word, { origin: 'ocr', confidence: word.text === HANDWRITING_SIGN ? 0 : 0.95 });
      return cellOf(layout, asked);
    };
    const unread = {
      state: 'unreadable',
      reason: 'What stands at “Name of the applicant” is written by hand and was not read.',
      evidence: [{ kind: 'words', boxes: [{}] }],
    };
    expect(written(`Name of the applicant: ${HANDWRITING_SIGN}`, NAME)).toMatchObject(unread);
    expect(written(`Name of the applicant: Ruth ${HANDWRITING_SIGN}`, NAME)).toMatchObject(unread);
    expect(written(`Paid on: 3 May 2024 ${HANDWRITING_SIGN}`, PAID_ON)).toMatchObject({ chosen: { printed: '3 May 2024' } });
  });

  it('is not readable where letters without sense stand at its label, as of handwriting; print that was read well is shown', () => {
    const NAME = field('name', 'Name of the applicant');
    const cellRead = (confidence: number): FieldResult | undefined => {
      const layout = letter('Name of the applicant: Jw~fmm aQe');
      for (const word of layout.lines[1]?.words ?? [])
        Object.assign(word, { origin: 'ocr', confidence: /^(?:Jw|aQ)/.test(word.text) ? confidence : 0.95 });
      return cellOf(layout, NAME);
    };
    expect(cellRead(0.3)).toMatchObject({ state: 'unreadable', evidence: [{ kind: 'words', boxes: [{}] }] });
    expect(cellRead(0.8)).toMatchObject({ chosen: { printed: 'Jw~fmm aQe' } });
  });
});
