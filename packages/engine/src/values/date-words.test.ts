import { describe, expect, it } from 'vitest';
import { endsBeforeDay } from './date-words.ts';

describe('names that end before a day', () => {
  it.each([
    'Valid until',
    'Reply by',
    'Tested on',
    'Acheté le',
    'Ausgestellt am',
    'Gültig bis',
    'Firmado el',
    'Emesso il',
    'Betaald op',
    'Emitido em',
    'Ważny do dnia',
    'Next due',
  ])('%s', (name) => {
    expect(endsBeforeDay(name)).toBe(true);
  });

  it.each(['Paid by', 'Signed by', 'Based on', 'Total due', 'Role', 'Main am Rhein', 'Article'])('not %s', (name) => {
    expect(endsBeforeDay(name)).toBe(false);
  });
});
