import { expect, test } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { field, templateOf } from '../document/layout.test-fixture.ts';
import { compileTemplate } from './compile-template.ts';
import { withLearnedKind } from './learned-kind.ts';
import type { ValueKind } from './value-kinds.ts';

const kindOf = (name: string, description: string): ValueKind | undefined =>
  compileTemplate(templateOf('Papers', 'One row per paper.', field(name, description)), LINKER, RANKER.kinds).fields[0]?.kind;

test('a name that says no more than what is done on a day asks for that day, in any language', () => {
  expect(kindOf('Rückgabe', '')).toBe('date');
  expect(kindOf('Inscription avant le', '')).toBe('date');
  expect(kindOf('data', '')).toBe('date');
});

test('a name that asks at what hour asks for a time of day', () => {
  expect(kindOf('początek', 'o której')).toBe('time');
});

test('who signed is a person, though “signed” alone would be a day', () => {
  expect(kindOf('official', 'who signed')).toBe('person');
  expect(kindOf('Signed', 'date of the signature')).toBe('date');
});

test('whoever does something is a person, under a name that no list has', () => {
  expect(kindOf('Prüfer', '')).toBe('person');
});

test('what the words of a field say by themselves stays, whatever was learned of such wordings', () => {
  expect(withLearnedKind('amount', { date: 0.9 })).toBe('amount');
  expect(withLearnedKind('date', { person: 0.9, date: 0.3 })).toBe('date');
  expect(withLearnedKind('free-text', { date: 0.6, time: 0.2 })).toBe('free-text');
});
