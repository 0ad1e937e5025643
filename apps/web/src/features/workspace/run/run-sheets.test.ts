import type { Template } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { AS_IN_TEMPLATE, createRunSheets, documentsAside, FIRST_SHEET, type RunSheets, sheetTabs, shownDocuments } from './run-sheets.ts';
import type { RunDocument, RunSheet } from './run-store.ts';

const named = (name: string): Template => ({ name, description: '', entities: [] });
const isNamed =
  (name: string) =>
  ({ template }: RunSheet): boolean =>
    template.name === name;
const documents = ['a', 'b', 'c'].map((id) => ({ id }) as RunDocument);
const opened = (): RunSheets =>
  createRunSheets({ template: named('Invoice'), rowMode: 'item', view: AS_IN_TEMPLATE, placedIds: [], otherSheets: [] });
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

  test('a document that is set aside stands on no sheet and behind no tab, until it is moved to one', () => {
    const sheets = opened();
    const aside = (): string[] => documentsAside({ documents, sheets: sheets.list() }).map(({ id }) => id);
    const onSheets = (): string[] =>
      sheetTabs({ documents, sheets: sheets.list(), sheetId: sheets.shown().id }).map(
        ({ sheet, documents }) => `${sheet.template.name} ${documents}`,
      );
    sheets.setAside(['b']);
    sheets.setAside(['b', 'c']);
    expect(aside()).toEqual(['b', 'c']);
    expect(onSheets()).toEqual(['Invoice 1']);
    expect(sheets.shown().id).toBe(FIRST_SHEET);
    const before = sheets.list();
    sheets.move(['b'], named('Invoice'), isNamed('Invoice'));
    expect(aside()).toEqual(['c']);
    expect(onSheets()).toEqual(['Invoice 2']);
    sheets.putBack(['b'], before);
    expect(aside()).toEqual(['b', 'c']);
    expect(sheets.shown().id).toBe(FIRST_SHEET);
  });

  test('what a person put on a sheet is not set aside, also after it was kept and opened again', () => {
    const sheets = opened();
    sheets.move(['a'], named('Invoice'), isNamed('Invoice'));
    sheets.move(['b'], named('Receipt'), isNamed('Receipt'));
    const [{ template, rowMode, view, documentIds: placedIds }, ...otherSheets] = sheets.list() as [RunSheet, ...RunSheet[]];
    for (const each of [sheets, createRunSheets({ template, rowMode, view, placedIds, otherSheets })]) {
      each.setAside(['a', 'b', 'c']);
      expect(documentsAside({ documents, sheets: each.list() }).map(({ id }) => id)).toEqual(['c']);
      expect(onEach(each)).toMatchObject({ Receipt: ['b'] });
    }
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
