import { describe, expect, it } from 'vitest';
import type { GreyPicture } from '../../model/index.ts';
import { findPapers } from './find-papers.ts';
import type { Paper } from './paper.ts';
import { photoOf, photoOfSheets, sheetAt } from './photo.test-fixture.ts';

const LEFT = sheetAt({ x: 230, y: 500 }, 260, 700, 0.12);
const RIGHT = sheetAt({ x: 640, y: 360 }, 300, 480, -0.2);
const BELOW = sheetAt({ x: 650, y: 910 }, 280, 360, 0.05);

/** The largest distance of a corner from the one it should be, along either axis; infinite where not as many sheets are found. */
function offBy(picture: GreyPicture, papers: readonly Paper[]): number {
  const found = findPapers(picture);
  if (found.length !== papers.length) return Infinity;
  const corners = found.flatMap((sheet, at) => sheet.corners.map((corner, index) => [corner, papers[at]![index]!] as const));
  return Math.max(...corners.flatMap(([one, other]) => [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]));
}

describe('findPapers', () => {
  it('finds two receipts that lie apart on a table, from left to right', () => {
    expect(offBy(photoOfSheets([RIGHT, LEFT]), [LEFT, RIGHT])).toBeLessThan(6);
  });

  it('finds three receipts of different sizes, turned differently, row by row', () => {
    expect(offBy(photoOfSheets([BELOW, LEFT, RIGHT]), [LEFT, RIGHT, BELOW])).toBeLessThan(6);
  });

  it('finds one in a shadow beside one in the light, darker though it is than the table there', () => {
    expect(offBy(photoOfSheets([LEFT, RIGHT], { light: (x) => (x < 430 ? 1 : 0.5) }), [LEFT, RIGHT])).toBeLessThan(6);
  });

  it('finds receipts on both sides of one that was photographed from aside', () => {
    const aside: Paper = [
      { x: 330, y: 200 },
      { x: 560, y: 230 },
      { x: 600, y: 1_000 },
      { x: 300, y: 960 },
    ];
    const papers = [sheetAt({ x: 150, y: 560 }, 180, 620, 0.05), aside, sheetAt({ x: 740, y: 500 }, 200, 460, 0.1)];
    expect(offBy(photoOfSheets(papers), papers)).toBeLessThan(6);
  });

  it('never parts a sheet that lies alone, whatever is printed on it', () => {
    expect(findPapers(photoOfSheets([sheetAt({ x: 450, y: 600 }, 640, 960, 0.08)]))).toEqual([]);
    expect(findPapers(photoOf(sheetAt({ x: 300, y: 400 }, 400, 600, 0.1)))).toEqual([]);
    const banded = sheetAt({ x: 450, y: 600 }, 640, 960, 0.08);
    expect(findPapers(photoOfSheets([banded], { bands: [sheetAt({ x: 450, y: 500 }, 660, 70, 0.08)] }))).toEqual([]);
  });

  it('never parts the pages of an open book, dark though its fold may be', () => {
    const pages = [sheetAt({ x: 245, y: 560 }, 370, 560, 0.01), sheetAt({ x: 645, y: 562 }, 370, 560, 0.01)];
    expect(findPapers(photoOfSheets(pages))).toEqual([]);
  });

  it('leaves sheets that touch or lie on each other as one picture', () => {
    expect(findPapers(photoOfSheets([LEFT, sheetAt({ x: 470, y: 420 }, 300, 480, -0.1)]))).toEqual([]);
  });

  it('cuts nothing out where other paper beside the sheets would be lost', () => {
    const torn: Paper = [
      { x: 20, y: 930 },
      { x: 470, y: 930 },
      { x: 300, y: 1_190 },
      { x: 230, y: 1_190 },
    ];
    expect(findPapers(photoOfSheets([RIGHT, sheetAt({ x: 230, y: 420 }, 260, 640, 0.12), torn]))).toEqual([]);
  });

  it('takes neither a scan whose paper reaches the rim for several sheets nor the panes of a screen', () => {
    const white = photoOfSheets([LEFT, RIGHT]);
    expect(findPapers({ ...white, grey: white.grey.map((value) => (value < 110 && value > 75 ? 225 : value)) })).toEqual([]);
    const screen: GreyPicture = { ...white, grey: white.grey.map((value) => (value < 110 && value > 75 ? 90 : value)) };
    expect(findPapers(screen)).toEqual([]);
    expect(findPapers({ width: 3, height: 2, grey: new Uint8Array(6) })).toEqual([]);
  });
});
