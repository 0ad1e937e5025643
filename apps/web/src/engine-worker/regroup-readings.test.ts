import type { FixedPage, ReadDocument } from '@sheetlift/engine';
import { expect, test } from 'vitest';
import type { OpenedPart } from './engine-protocol.ts';
import { regroupReadings } from './regroup-readings.ts';

const page = (pageNumber: number, text: string): FixedPage => ({
  kind: 'fixed',
  pageNumber,
  widthPt: 595,
  heightPt: 842,
  source: 'ocr',
  words: [{ text, box: { left: 0, top: 0, right: 1, bottom: 1 }, origin: 'ocr', confidence: 1 }],
  rulings: [],
  marks: [],
  links: [],
  formFields: [],
  pictures: [],
  turnedBy: 0,
  issues: [{ code: 'page_was_turned', severity: 'info', pageNumber, message: `Page ${pageNumber} was turned upright to read it.` }],
});
const XML = [{ path: 'Invoice/ID', value: 'HM-1', fileName: 'factur-x.xml' }];
const readingOf = (pages: readonly FixedPage[], xmlValues: ReadDocument['xmlValues'] = []): Blob =>
  new Blob([JSON.stringify({ type: 'pdf', pageCount: pages.length, attachments: null, xmlValues, pages })]);
const part = (name: string, from: number, to: number, pageCount: number): OpenedPart => ({
  name,
  bytes: new Blob([name]),
  pages: { from, to, file: { type: 'pdf', pageCount, textLayer: false, contentHash: name } },
});
const parsed = async (reading: Blob | undefined): Promise<ReadDocument> => JSON.parse((await reading?.text()) ?? 'null') as ReadDocument;
const told = ({ pages }: ReadDocument): string[] =>
  pages.map((each) => `${each.pageNumber} ${(each as FixedPage).words[0]!.text} ${each.issues[0]!.pageNumber} ${each.issues[0]!.message}`);

test('pages go with their words to the documents that have them, under the numbers they have there', async () => {
  const stack = readingOf([page(1, 'one'), page(2, 'two'), page(3, 'three')]);
  const [first, second] = await regroupReadings({
    kind: 'regroup',
    sources: [{ parts: [part('stack', 1, 3, 3)], reading: stack }],
    documents: [
      { parts: [part('stack', 1, 1, 3)], pages: [{ source: 0, pageNumber: 1 }] },
      {
        parts: [part('stack', 2, 3, 3)],
        pages: [
          { source: 0, pageNumber: 2 },
          { source: 0, pageNumber: 3 },
        ],
      },
    ],
  });
  expect(told(await parsed(first!.read?.reading))).toEqual(['1 one 1 Page 1 was turned upright to read it.']);
  expect(told(await parsed(second!.read?.reading))).toEqual([
    '1 two 1 Page 1 was turned upright to read it.',
    '2 three 2 Page 2 was turned upright to read it.',
  ]);
  expect(second!.read?.pages.map(({ pageNumber }) => pageNumber)).toEqual([1, 2]);
  expect(first!.contentHash).not.toBe(second!.contentHash);
});

test('what was not read is not there, and a document of which nothing was read has no reading', async () => {
  const [joined, unread] = await regroupReadings({
    kind: 'regroup',
    sources: [
      { parts: [part('a', 1, 1, 1)], reading: null },
      { parts: [part('b', 1, 1, 1)], reading: readingOf([page(1, 'b')]) },
    ],
    documents: [
      {
        parts: [part('a', 1, 1, 1), part('b', 1, 1, 1)],
        pages: [
          { source: 0, pageNumber: 1 },
          { source: 1, pageNumber: 1 },
        ],
      },
      { parts: [part('a', 1, 1, 1)], pages: [{ source: 0, pageNumber: 1 }] },
    ],
  });
  expect(told(await parsed(joined!.read?.reading))).toEqual(['2 b 2 Page 2 was turned upright to read it.']);
  expect(unread).toEqual({ contentHash: 'a', read: null });
});

test('what a file carries beside its pages belongs to the document that has all of them, and comes back with them', async () => {
  const whole = part('e-invoice', 1, 2, 2);
  const source = { parts: [whole], reading: readingOf([page(1, 'one'), page(2, 'two')], XML) };
  const [half, otherHalf] = await regroupReadings({
    kind: 'regroup',
    sources: [source],
    documents: [1, 2].map((pageNumber) => ({ parts: [part('e-invoice', pageNumber, pageNumber, 2)], pages: [{ source: 0, pageNumber }] })),
  });
  expect((await parsed(half!.read?.reading)).xmlValues).toEqual([]);
  const [again] = await regroupReadings({
    kind: 'regroup',
    sources: [half, otherHalf].map((each, index) => ({
      parts: [part('e-invoice', index + 1, index + 1, 2)],
      reading: each!.read!.reading,
    })),
    documents: [
      {
        parts: [whole],
        pages: [
          { source: 0, pageNumber: 1 },
          { source: 1, pageNumber: 1 },
        ],
      },
    ],
  });
  const back = await parsed(again!.read?.reading);
  expect(back.xmlValues).toEqual(XML);
  expect(told(back).map((each) => each.slice(0, 5))).toEqual(['1 one', '2 two']);
  expect(again!.contentHash).toBe('e-invoice');
});
