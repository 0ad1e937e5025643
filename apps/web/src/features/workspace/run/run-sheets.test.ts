import type { Template } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { AS_IN_TEMPLATE, createRunSheets, FIRST_SHEET, type RunSheets, sheetTabs, shownDocuments } from './run-sheets.ts';
import type { RunDocument, RunSheet } from './run-store.ts';

const named = (name: string): Template => ({ name, description: '', entities: [] });
const isNamed =
  (name: string) =>
  ({ template }: RunSheet): boolean =>
    template.name === name;
const documents = ['a', 'b', 'c'].map((id) => ({ id }) as RunDocument);
const opened = (): RunSheets => createRunSheets({ template: named('Invoice'), rowMode: 'item', view: AS_IN_TEMPLATE, otherSheets: [] });
const onEach = (sheets: RunSheets): Record<string, string[]> =>
  Object.fromEntries(
    sheets
      .list()
      .map((sheet) => [sheet.template.name, shownDocuments({ documents, sheets: sheets.list(), sheetId: sheet.id }).map(({ id }) => id)]),
  );

describe('sheets of a run', () => {
  test('a document that is moved stands on the sheet of its template, which is shown', () => {
    const sheets = opened();
    sheets.move(['b'], named('Receipt'), isNamed('Receipt'));
    expect(onEach(sheets)).toEqual({ Invoice: ['a', 'c'], Receipt: ['b'] });
    expect(sheets.shown()).toMatchObject({ template: { name: 'Receipt' }, rowMode: 'auto', view: AS_IN_TEMPLATE });
    sheets.move(['c'], named('Receipt'), isNamed('Receipt'));
    expect(onEach(sheets)).toEqual({ Invoice: ['a'], Receipt: ['b', 'c'] });
    sheets.move(['b'], named('Invoice'), isNamed('Invoice'));
    expect(onEach(sheets)).toEqual({ Invoice: ['a', 'b'], Receipt: ['c'] });
    expect(sheets.shown().id).toBe(FIRST_SHEET);
  });

  test('a move taken back leaves the columns as they were changed since, and what was moved besides', () => {
    const sheets = opened();
    const before = sheets.list();
    sheets.move(['b'], named('Receipt'), isNamed('Receipt'));
    sheets.show(FIRST_SHEET);
    sheets.change({ template: named('Supplier invoice') });
    sheets.move(['c'], named('Receipt'), isNamed('Receipt'));
    sheets.putBack(['b'], before);
    expect(onEach(sheets)).toEqual({ 'Supplier invoice': ['a', 'b'], Receipt: ['c'] });
    expect(sheets.shown().id).toBe(FIRST_SHEET);
  });

  test('a sheet without documents is a tab as long as it is shown', () => {
    const sheets = opened();
    const tabs = (): string[] =>
      sheetTabs({ documents, sheets: sheets.list(), sheetId: sheets.shown().id }).map(
        ({ sheet, documents }) => `${sheet.template.name} ${documents}`,
      );
    sheets.move(['a', 'b', 'c'], named('Receipt'), isNamed('Receipt'));
    expect(tabs()).toEqual(['Receipt 3']);
    sheets.show(FIRST_SHEET);
    expect(tabs()).toEqual(['Invoice 0', 'Receipt 3']);
  });
});
