import { describe, expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';
import { freeTemplateName, isSameTemplateName, templateTextProblem } from './template-rules.ts';

describe('templateTextProblem', () => {
  // holds S5.1, S5.2, S5.3, S5.4
  test.each([
    ['x'.repeat(100), '', null],
    ['🇩🇰'.repeat(100), 'é'.repeat(200), null],
    ['x'.repeat(101), '', 'Template name cannot exceed 100 characters'],
    ['Invoice', 'x'.repeat(201), 'Template description cannot exceed 200 characters'],
    [' \n', '', 'A template needs a name'],
  ])('allows 100 and 200 characters as people count them, and no empty name (%#)', (name, description, problem) => {
    expect(templateTextProblem({ name, description })).toBe(problem);
  });
});

// holds S5.5
test('takes names for one that differ in capitals or in how an accent is written', () => {
  expect(isSameTemplateName('Invoice', ' INVOICE ')).toBe(true);
  expect(isSameTemplateName('Résumé', 're\u0301sume\u0301')).toBe(true);
  expect(isSameTemplateName('Invoice', 'Invoices')).toBe(false);
});

describe('freeTemplateName', () => {
  test('keeps a name nobody took', () => {
    expect(freeTemplateName('Invoice', ['Receipt'], 0)).toBe('Invoice');
  });

  // holds S5.6, S5.7, S5.8
  test('numbers from 2 to 100, whatever the capitals, then tells the time', () => {
    const taken = ['invoice', 'INVOICE (2)'];
    expect(freeTemplateName('Invoice', taken, 0)).toBe('Invoice (3)');
    for (let number = 3; number <= 99; number++) taken.push(`Invoice (${number})`);
    expect(freeTemplateName('Invoice', taken, 0)).toBe('Invoice (100)');
    taken.push('Invoice (100)');
    expect(freeTemplateName('Invoice', taken, 1_764_500_000_000)).toBe('Invoice 1764500000000');
    expect(freeTemplateName('Invoice', [...taken, 'Invoice 1764500000000'], 1_764_500_000_000)).toBe('Invoice 1764500000001');
  });

  test('shortens a long name so that its number fits the limit', () => {
    const name = 'x'.repeat(100);
    const free = freeTemplateName(name, [name], 0);
    expect(free).toMatch(/^x+ \(2\)$/);
    expect(countCharacters(free)).toBe(100);
  });
});
