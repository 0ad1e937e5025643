import { describe, expect, it } from 'vitest';
import { meanTheSame } from '../meanings.ts';
import { WORD_FAMILIES } from './word-families.ts';

/** Words that stand beside each other on papers and name different values. */
const COMPETITORS = [
  ['buyer', 'seller'],
  ['gross', 'net'],
  ['start', 'end'],
  ['issue', 'due'],
  ['sender', 'recipient'],
  ['departure', 'arrival'],
  ['birth', 'death'],
  ['debit', 'credit'],
  ['requested', 'granted'],
  ['loading', 'unloading'],
  ['payer', 'payee'],
  ['minimum', 'maximum'],
  ['verkaufer', 'kaufer'],
  ['beginn', 'ende'],
  ['depart', 'arrivee'],
  ['comprador', 'vendedor'],
  ['mittente', 'destinatario'],
  ['verhuurder', 'huurder'],
  ['sprzedawca', 'nabywca'],
  ['brutto', 'netto'],
] as const;

describe('word families', () => {
  it('are written as words are compared: folded, each once', () => {
    const odd = WORD_FAMILIES.filter(
      (words) => words.length < 2 || new Set(words).size < words.length || words.some((word) => !/^[a-z0-9]+$/.test(word)),
    );
    expect(odd).toEqual([]);
  });

  it.each(COMPETITORS)('keep %s and %s apart', (one, other) => {
    expect(meanTheSame(one, other)).toBe(false);
  });
});
