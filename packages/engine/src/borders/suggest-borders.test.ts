import { describe, expect, it } from 'vitest';
import { layOutPages, page, text } from '../layout/page.test-fixture.ts';
import type { FixedPage, PageContent } from '../model/index.ts';
import { suggestBorders } from './suggest-borders.ts';

const SHEET_OF_PHOTO = { code: 'sheet_of_photo', severity: 'info', pageNumber: 1, message: 'One of 2 sheets.' } as const;

/** Pages as "12: why", by the number of the page that begins a document. */
const borders = (...pages: FixedPage[]): string[] =>
  suggestBorders(layOutPages(...numbered(pages))).map(({ pageNumber, reason }) => `${pageNumber}: ${reason}`);
const numbered = (pages: readonly FixedPage[]): PageContent[] => pages.map((each, index) => ({ ...each, pageNumber: index + 1 }));

const BODY = ['The goods were delivered in four parts', 'and were taken over without complaint', 'by those who ordered them last week'];
const body = (from = 300): ReturnType<typeof text> => BODY.flatMap((line, index) => text(50, from + index * 14, line));
const withFoot = (foot: string): FixedPage => page([...body(), ...text(260, 780, foot)]);
const HEAD = ['Halden Mills Ltd', 'Tannery Row 4, Lowgate', 'Telephone 0191 4960'];
const head = (): ReturnType<typeof text> => HEAD.flatMap((line, index) => text(50, 60 + index * 14, line));

describe('suggestBorders', () => {
  it.each([
    ['Page 1 of 2', 'Page 2 of 2', 'Page 1 of 1'],
    ['Seite 1 von 2', 'Seite 2 von 2', 'Seite 1 von 1'],
    ['Página 1 de 2', 'Página 2 de 2', 'Página 1 de 1'],
    ['Strona 1 z 2', 'Strona 2 z 2', 'Strona 1 z 1'],
    ['Pagina 1 van 2', 'Pagina 2 van 2', 'Pagina 1 van 1'],
    ['Page 1', 'Page 2', 'Page 1'],
  ])('where the numbering begins anew: %s, %s, %s', (one, two, three) => {
    expect(borders(withFoot(one), withFoot(two), withFoot(three))).toEqual([`3: The page numbering begins anew: “${three}”.`]);
  });

  it('between the sheets of a photo, but not where their numbering goes on', () => {
    const sheet = (content: FixedPage): FixedPage => ({ ...content, issues: [SHEET_OF_PHOTO] });
    const pages = [sheet(page(body())), sheet(page(body())), page(body())];
    const issues = (pageNumber: number): FixedPage['issues'] => pages[pageNumber - 1]!.issues.map((issue) => ({ ...issue, pageNumber }));
    expect(borders(...pages.map((each, index) => ({ ...each, issues: issues(index + 1) })))).toEqual([
      '2: It is another sheet of paper on the photo.',
    ]);
    const counted = [withFoot('Page 1 of 2'), withFoot('Page 2 of 2')];
    expect(borders(...counted.map((each, index) => ({ ...each, issues: issues(index + 1) })))).toEqual([]);
  });

  it('after the last page of a document that counts its pages, and where the counts differ', () => {
    expect(borders(withFoot('Page 1 of 2'), withFoot('Page 2 of 2'), page(body()))).toEqual([
      '3: The page before is the last of its own: “Page 2 of 2”.',
    ]);
    expect(borders(withFoot('Page 1 of 2'), withFoot('Page 3 of 4'))).toEqual([
      '2: The page numbering does not go on: “Page 1 of 2”, then “Page 3 of 4”.',
    ]);
  });

  it('nowhere within one document, whatever its pages look like, as long as its numbering goes on', () => {
    const title = text(50, 120, 'Invoice', { sizePt: 22 });
    expect(
      borders(
        page([...head(), ...title, ...body(), ...text(260, 780, 'Page 1 of 3')]),
        withFoot('Page 2 of 3'),
        page([...head(), ...title, ...body(), ...text(260, 780, 'Page 3 of 3')]),
      ),
    ).toEqual([]);
  });

  it('where the head of the first page comes again after pages without it, and not where every page has it', () => {
    const first = page([...head(), ...body()]);
    const next = page(body(120));
    expect(borders(first, next, first, next)).toEqual(['3: The head of page 1 stands on this page again: “Halden Mills Ltd”.']);
    expect(borders(first, first, first)).toEqual([]);
  });

  it.each([
    ['Invoice no.:', 'HM-1000', 'HM-1001'],
    ['Rechnungsnummer:', '2026/4711', '2026/4712'],
    ['N° de facture :', 'F2026-88', 'F2026-89'],
    ['Numero fattura:', 'A-1204', 'A-1205'],
  ])('where the number of the paper changes: %s', (label, one, two) => {
    const paper = (number: string): FixedPage => page([...head(), ...text(50, 160, label), ...text(200, 160, number), ...body()]);
    expect(borders(paper(one), paper(one), paper(two))).toEqual([`3: “${label.replace(/\s*:$/, '')}” changes from ${one} to ${two}.`]);
  });

  it('not where a date or a sum carried over changes', () => {
    const paper = (date: string, carried: string): FixedPage =>
      page([...text(50, 160, 'Date:'), ...text(200, 160, date), ...text(50, 180, 'Carried over:'), ...text(200, 180, carried), ...body()]);
    expect(borders(paper('02.09.2026', '1,204.50'), paper('03.09.2026', '2,981.10'))).toEqual([]);
    expect(borders(paper('02.09.2026', '1,5000 €'), paper('02.09.2026', '5,5000 €'))).toEqual([]);
  });

  it.each(['Invoice', 'RECHNUNG', 'Facture', 'Delivery contract', 'Kontoauszug', 'Nómina'])(
    'where a title in large letters names a paper: %s',
    (title) => {
      expect(borders(page([...head(), ...body()]), page([...text(50, 90, title, { sizePt: 20 }), ...body()]))).toEqual([
        `2: A title stands at the top: “${title}”.`,
      ]);
    },
  );

  it('after a blank page and not before one, and where the paper has another size', () => {
    expect(borders(page(body()), page([]), page(body()))).toEqual(['3: The page before is blank.']);
    expect(borders(page(body()), page(body(), { widthPt: 230, heightPt: 700 }))).toEqual([
      '2: The paper has another size than the page before.',
    ]);
    expect(borders(page(body()), page(body(), { widthPt: 800, heightPt: 600 }))).toEqual([]);
  });
});
