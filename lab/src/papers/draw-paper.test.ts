import { describe, expect, it } from 'vitest';
import { composePaper } from '../ranker/draw-lists.ts';
import { readDomains } from '../words/read-words.ts';

const domains = readDomains();

describe('a composed paper', () => {
  it('is the same for the same seed', () => {
    expect(composePaper(domains[0]!, 7).canvas.document()).toEqual(composePaper(domains[0]!, 7).canvas.document());
  });

  it.each(Array.from({ length: 24 }, (_, at) => at + 1))('prints each answer where its truth says, word for word (%i)', (seed) => {
    const { drawn, canvas } = composePaper(domains[seed % domains.length]!, seed);
    const words = new Map(
      canvas.pages.flatMap(({ pageNumber, words: printed }) =>
        printed.map(({ box, text }) => [`${pageNumber} ${box.left.toFixed(1)} ${box.top.toFixed(1)}`, text] as const),
      ),
    );
    const answers = [...drawn.truth].filter(([, value]) => value !== null);
    expect(answers.length).toBeGreaterThan(0);
    for (const [key, value] of answers) {
      const places = canvas.places.get(key) ?? [];
      const printed = places
        .map(({ pageNumber, box }) => words.get(`${pageNumber} ${box.left.toFixed(1)} ${box.top.toFixed(1)}`))
        .join(' ');
      expect(printed.replace(/[\s,]+/g, ' ')).toContain((value?.printed ?? '').replace(/[\s,]+/g, ' ').trim());
    }
  });
});
