import { describe, expect, it } from 'vitest';
import { answersOf } from '../../values/answers.ts';
import { answerOf } from './enum-answer.ts';

const CURRENCY = {
  id: 'currency',
  variableName: 'Currency',
  description: '',
  type: 'enum' as const,
  enumValues: ['EUR', 'SEK', 'PLN', 'USD'],
};
const currencyIn = (text: string): string | null => answerOf(text, { answers: answersOf(CURRENCY), meant: () => null })?.value ?? null;

describe('answerOf', () => {
  it('takes a sign of letters beside a number or on its own', () => {
    expect(['120 kr', '120kr', 'Kr 120', '35,00 zł', '35zł'].map(currencyIn)).toEqual(['SEK', 'SEK', 'SEK', 'PLN', 'PLN']);
  });

  it('takes no letters out of the middle of a word for a sign', () => {
    expect(['Kraków Mill', 'Krug & Sons', 'market'].map(currencyIn)).toEqual([null, null, null]);
  });

  it('takes other signs wherever they stand', () => {
    expect(['US$120', '€5', '5€/kg'].map(currencyIn)).toEqual(['USD', 'EUR', 'EUR']);
  });
});
