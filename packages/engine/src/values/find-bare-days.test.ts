import { describe, expect, it } from 'vitest';
import { findBareDays } from './find-bare-days.ts';

const found = (text: string): string[] => findBareDays(text).map(({ from, to }) => text.slice(from, to));

describe('days without their year', () => {
  it.each([
    ['16.02. DE 01 06 6964', ['16.02.']],
    ['Segunda-feira, 6 de janeiro', ['6 de janeiro']],
    ['mardi 1er septembre', ['1er septembre']],
    ['vendredi 18 avril et samedi 19 avril', ['18 avril', '19 avril']],
    ['Friday, June 5', ['June 5']],
    ['avril', ['avril']],
  ])('are found in %j', (text, days) => expect(found(text)).toEqual(days));

  it.each(['16.02.2025', '6 de janeiro de 2025', 'le 18 avril 2025', 'June 5, 2025', '1.234,50', '10.15', 'from April on', '2.418'])(
    'are none in %j',
    (text) => expect(found(text)).toEqual([]),
  );
});
