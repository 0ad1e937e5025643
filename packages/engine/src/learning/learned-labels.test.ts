import { describe, expect, test } from 'vitest';
import type { Lesson, ValueContext } from '../model/index.ts';
import { learnedLabels } from './learned-labels.ts';

const context = (left: string | null, above: string | null = null): ValueContext => ({
  printed: 'x',
  recognised: false,
  lines: 1,
  left,
  right: null,
  above,
  below: null,
  startX: 0,
  endX: 0,
  fromTop: 0,
  fromEnd: 0,
  pagesBefore: 0,
  pagesAfter: 0,
});
const lesson = (fieldId: string, layoutFingerprint: string, of: ValueContext): Lesson => ({
  id: `${fieldId} ${layoutFingerprint}`,
  templateId: 't',
  fieldId,
  layoutFingerprint,
  contexts: [of],
  value: { kind: 'text', text: 'x' },
  at: '',
  engineVersion: '1',
});

describe('labels that lessons found', () => {
  test('weigh more the more layouts print them, and never as much as a name', () => {
    const lessons = ['a', 'b', 'c', 'd', 'e', 'f'].map((layout) => lesson('reference', layout, context('vorgang')));
    expect(learnedLabels(lessons.slice(0, 1))).toEqual([{ fieldId: 'reference', text: 'vorgang', weight: 0.4 }]);
    expect(learnedLabels(lessons)[0]!.weight).toBeGreaterThan(0.6);
    expect(learnedLabels(lessons)[0]!.weight).toBeLessThan(0.8);
  });

  test('count once a layout, however often it was corrected', () => {
    const twice = [lesson('reference', 'a', context('vorgang')), { ...lesson('reference', 'a', context('vorgang')), id: 'again' }];
    expect(learnedLabels(twice)[0]!.weight).toBe(0.4);
  });

  test('that stand beside values of two fields name neither', () => {
    expect(learnedLabels([lesson('start', 'a', context('zeitraum')), lesson('end', 'b', context('zeitraum'))])).toEqual([]);
  });

  test('stand left of the value or above it; numbers and dates there are other values', () => {
    expect(
      learnedLabels([lesson('a', 'a', context('9', 'unsere kennung')), lesson('b', 'a', context('9 month 9'))]).map(({ fieldId, text }) => [
        fieldId,
        text,
      ]),
    ).toEqual([['a', 'unsere kennung']]);
    expect(learnedLabels([lesson('a', 'a', context(null, 'unsere kennung'))]).map(({ text }) => text)).toEqual(['unsere kennung']);
  });

  test('are those that most layouts print there, not what merely stands on the height of the value', () => {
    const lessons = [
      lesson('reference', 'a', context('harbour street', 'unsere kennung')),
      lesson('reference', 'b', context('western boulevard', 'unsere kennung')),
    ];
    expect(learnedLabels(lessons).map(({ text }) => text)).toEqual(['unsere kennung']);
  });

  test('name both ends of a period that stands below one label', () => {
    const dated = (of: Lesson): Lesson => ({ ...of, value: { kind: 'date', iso: '2026-05-01' } });
    const lessons = ['a', 'b'].flatMap((layout) => [
      dated(lesson('start', layout, context(null, 'zeitraum'))),
      dated(lesson('end', layout, context('9', 'zeitraum'))),
    ]);
    expect(learnedLabels(lessons).map(({ fieldId, text }) => [fieldId, text])).toEqual([
      ['end', 'zeitraum'],
      ['start', 'zeitraum'],
    ]);
  });

  test('stay with the field that nearly all layouts mean by them', () => {
    const lessons = ['a', 'b', 'c'].map((layout) => lesson('reference', layout, context('vorgang')));
    expect(learnedLabels([...lessons, lesson('remark', 'd', context('vorgang'))]).map(({ fieldId }) => fieldId)).toEqual(['reference']);
    expect(learnedLabels([...lessons.slice(1), lesson('remark', 'd', context('vorgang'))])).toEqual([]);
  });
});
