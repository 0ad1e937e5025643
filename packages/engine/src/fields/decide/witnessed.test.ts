import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import type { DocumentLayout, Template } from '../../model/index.ts';
import { at, field, layoutOf, tableLayout, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { signalsOf } from './confidence-signals.ts';
import { isWitnessed } from './witnessed.ts';

/** The print of each chosen value, and whether all witnesses agree on it. */
function witnessed(layout: DocumentLayout, template: Template): Record<string, boolean> {
  const judged: Record<string, boolean> = {};
  findFields(layout, template, {
    rowMode: 'auto',
    linker: LINKER,
    ranker: RANKER,
    observe: ({ printed }, grounds) => (judged[printed] = isWitnessed(grounds, signalsOf(grounds))),
  });
  return judged;
}

const STOCK = templateOf('Stock', 'One row per article', field('a', 'Article'), field('b', 'Shelf'), field('c', 'Pieces', 'number'));
const stock = (...pieces: string[]): DocumentLayout =>
  tableLayout([['Article', 'Shelf', 'Pieces'], ...pieces.map((count, row) => ['Rain barrel', `B ${row}`, count])]);

describe('witnesses of a cell', () => {
  it('agree where its head names and means the field, and its column is full of cells like it', () => {
    expect(witnessed(stock('40', '7', '12', '9'), STOCK)).toMatchObject({ '40': true, '9': true });
  });

  it('do not where cells are missing, or are of another shape', () => {
    expect(witnessed(stock('40', '', '12', '9'), STOCK)).toMatchObject({ '40': false, '9': false });
    expect(witnessed(stock('40', 'about 7', '12', 'some 9'), STOCK)).toMatchObject({ '40': false });
  });
});

const LETTER = templateOf('Letters', 'One row per letter.', field('ref', 'Reference number'), field('district', 'District'));

describe('witnesses of a value beside its label', () => {
  it('agree where the label stands once and the ranker takes it too', () => {
    expect(witnessed(layoutOf([at(40, 40, 'Reference number: AB-4711'), at(40, 80, 'District: North')]), LETTER)).toEqual({
      'AB-4711': true,
      North: true,
    });
  });

  it('do not where the label stands again beside another value, nor on a label that begins as this one does', () => {
    const layout = layoutOf([
      at(40, 40, 'Reference number: AB-4711'),
      at(40, 60, 'Reference number: CD-9902'),
      at(40, 100, 'District'),
      at(140, 100, 'Districtmanager Ada Brandt'),
    ]);
    expect(Object.values(witnessed(layout, LETTER))).toEqual([false, false]);
  });
});

describe('a header of a mail', () => {
  const header = (name: string, top: number, text: string) => at(36, top, text, { place: { kind: 'mail-header', name } });
  const mail = layoutOf([
    header('From', 40, 'From: Ada Brandt <ada@halden.example>'),
    header('Subject', 60, 'Subject: Order 4711'),
    header('Date', 80, 'Date: Tue, 4 Mar 2025 10:00:00 +0100'),
    at(36, 120, 'Please send it to Oslo.'),
  ]);

  it('is a witness of who sent a mail, and of no subject, day or place', () => {
    const named = (variableName: string, description: string) => ({ ...field(variableName, description), variableName });
    const template = templateOf(
      'Mails',
      'One row per mail',
      named('senderEmail', 'E-mail address of the sender'),
      named('subject', 'Subject line'),
      named('dueDate', 'Date by which it is due (YYYY-MM-DD)'),
      named('from', 'Place it is sent from'),
    );
    const judged = witnessed(mail, template);
    expect(Object.keys(judged)).toContain('Order 4711');
    expect(Object.keys(judged).filter((printed) => judged[printed])).toEqual(['ada@halden.example']);
  });
});
