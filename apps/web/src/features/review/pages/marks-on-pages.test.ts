import type { Evidence } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { marksByPage, nameOfMark, placesOf, shownMarks } from './marks-on-pages.ts';
import type { EvidenceMark } from './view-marks.ts';

const BOX = { left: 1, top: 2, right: 3, bottom: 4 };
const words = (pageNumber: number): Evidence => ({ kind: 'words', pageNumber, boxes: [BOX], text: 'x', origin: 'text' });
const mark = (key: string, changes: Partial<EvidenceMark> = {}): EvidenceMark => ({
  key,
  fieldId: key,
  label: 'Total',
  text: '12.00',
  state: 'sure',
  active: false,
  evidence: [words(1)],
  ...changes,
});

describe('marks', () => {
  test('the active one lies on top, candidates under it', () => {
    const marks = [mark('active', { active: true, candidateNumber: 1 }), mark('candidate', { candidateNumber: 2 }), mark('row')];
    expect(
      marksByPage(marks)
        .get(1)!
        .map((placed) => placed.mark.key),
    ).toEqual(['row', 'candidate', 'active']);
  });

  test('a value that stands on two pages is marked on both', () => {
    const places = placesOf(
      mark('a', {
        evidence: [words(1), words(3), words(3), { kind: 'mark', pageNumber: 3, box: BOX, inkShare: null, checked: true, label: 'x' }],
      }),
    );
    expect([...places].map(([page, boxes]) => [page, boxes.length])).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });

  test('what has no place on a page is not marked there', () => {
    expect(
      placesOf(
        mark('a', {
          evidence: [
            { kind: 'person', at: '' },
            { kind: 'form-field', pageNumber: 1, name: 'n', box: null, text: '' },
          ],
        }),
      ).size,
    ).toBe(0);
  });

  test('"Active" leaves the chosen cell and its candidates', () => {
    const marks = [mark('active', { active: true }), mark('candidate', { candidateNumber: 2 }), mark('row')];
    expect(shownMarks(marks, 'active').map(({ key }) => key)).toEqual(['active', 'candidate']);
    expect(shownMarks(marks, 'all')).toHaveLength(3);
  });

  test('a mark is named by its column, value and state', () => {
    expect(nameOfMark(mark('a'))).toBe('Total: 12.00');
    expect(nameOfMark(mark('a', { state: 'check', candidateNumber: 2 }))).toBe('Total: 12.00, candidate 2, to check');
  });
});
