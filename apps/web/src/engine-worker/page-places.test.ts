import type { PageContent } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { pagePlaces } from './page-places.ts';

const flow = (pageNumber: number, text: string): PageContent => ({
  kind: 'flow',
  pageNumber,
  blocks: [{ kind: 'paragraph', place: { kind: 'paragraph', number: 1 }, role: 'text', text, links: [], marks: [] }],
  issues: [],
});

test('each page can be parsed without the others, whatever its text holds', () => {
  const pages = [flow(2, 'plain'), flow(3, 'quote " brace } bracket ] backslash \\'), flow(7, 'ends in \\\\"'), flow(12, '日本 €')];
  const json = new TextEncoder().encode(
    JSON.stringify({
      type: 'docx',
      pageCount: 12,
      attachments: ['"pages":[{'],
      xmlValues: [{ path: 'a', value: ']', fileName: null }],
      pages,
    }),
  );
  const places = pagePlaces(json);
  expect(places.map(({ pageNumber }) => pageNumber)).toEqual([2, 3, 7, 12]);
  expect(places.map(({ from, to }) => JSON.parse(new TextDecoder().decode(json.subarray(from, to))) as PageContent)).toEqual(pages);
});

test('a document without pages has no places', () => {
  expect(pagePlaces(new TextEncoder().encode('{"type":"pdf","pages":[]}'))).toEqual([]);
});
