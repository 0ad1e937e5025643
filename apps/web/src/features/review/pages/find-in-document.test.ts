import { describe, expect, test } from 'vitest';
import { DocumentFinder, type Match, MOST_MATCHES } from './find-in-document.ts';

function finderOn(texts: readonly (string | null)[]) {
  const asked: number[] = [];
  const finder = new DocumentFinder({
    pageCount: texts.length,
    async pageText(pageNumber) {
      asked.push(pageNumber);
      const text = texts[pageNumber - 1];
      if (text == null) throw new Error('damaged');
      return text;
    },
  });
  return { finder, asked };
}

async function findAll(finder: DocumentFinder, query: string): Promise<readonly Match[]> {
  let found: readonly Match[] = [];
  await finder.find(query, new AbortController().signal, (matches) => (found = matches));
  return found;
}

describe('DocumentFinder', () => {
  test('finds every place on every page, in order', async () => {
    const { finder } = finderOn(['Net 5, net 6', 'nothing', 'NET']);
    expect(await findAll(finder, ' net ')).toEqual([
      { pageNumber: 1, from: 0, to: 3 },
      { pageNumber: 1, from: 7, to: 10 },
      { pageNumber: 3, from: 0, to: 3 },
    ]);
  });

  test('texts are fetched once', async () => {
    const { finder, asked } = finderOn(['a', 'b']);
    await findAll(finder, 'a');
    await findAll(finder, 'b');
    expect(asked).toEqual([1, 2]);
  });

  test('a page without words stops nothing', async () => {
    const { finder } = finderOn(['one', null, 'one']);
    expect((await findAll(finder, 'one')).map(({ pageNumber }) => pageNumber)).toEqual([1, 3]);
  });

  test('a search that is given up says nothing more', async () => {
    const { finder } = finderOn(['one', 'one']);
    const given = new AbortController();
    const told: number[] = [];
    const search = finder.find('one', given.signal, (matches) => told.push(matches.length));
    given.abort();
    await search;
    expect(told).toEqual([]);
  });

  test('matches are bounded', async () => {
    const { finder } = finderOn(Array.from({ length: 3 }, () => 'a'.repeat(MOST_MATCHES)));
    expect(await findAll(finder, 'a')).toHaveLength(MOST_MATCHES);
  });
});
