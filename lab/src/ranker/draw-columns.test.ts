import { layOutDocument } from '@sheetlift/engine';
import { loadNodeAsset } from '@sheetlift/engine/node';
import { createLinker, readLinkerWeights, readRankerModel } from '@sheetlift/engine/training';
import { describe, expect, it } from 'vitest';
import { drawPaper, type DrawnPaper } from '../papers/draw-paper.ts';
import type { TableManner } from '../papers/hands/tables/table-manner.ts';
import { transposed } from '../papers/hands/tables/transposed.ts';
import { twoLineRows } from '../papers/hands/tables/two-line-rows.ts';
import { upright } from '../papers/hands/tables/upright.ts';
import { PageCanvas } from '../papers/page-canvas.ts';
import { cellKey } from '../papers/paper.ts';
import { seededRandom } from '../seeded-random.ts';
import { readDomains } from '../words/read-words.ts';
import { columnListsOf } from './draw-columns.ts';

const linker = createLinker(readLinkerWeights(await loadNodeAsset('linker.bin')));
const { texts } = readRankerModel(await loadNodeAsset('ranker.json'));
const [domain] = readDomains();

/** Papers with a table of their own that can be printed either way. */
const papers = Array.from({ length: 200 }, (_, seed) => drawPaper(domain!, seededRandom(seed)))
  .filter(
    ({ paper: { table }, asked }) => table && table.columns.length >= 4 && table.rows.length === 4 && asked.some(({ inRow }) => inRow),
  )
  .slice(0, 6);

function rightsOf(drawn: DrawnPaper, manner: TableManner): number[][] {
  const canvas = new PageCanvas('a4');
  manner({ ...drawn.paper.table!, keyOf: cellKey }, canvas, drawn.paper, 9);
  return columnListsOf({ drawn, canvas, layout: layOutDocument(canvas.document()) }, linker, texts).map(({ right }) => right);
}

describe('what is learned of the columns of a composed table', () => {
  it('is a column for what is asked of each row', () => {
    expect(papers.length).toBeGreaterThan(2);
    for (const paper of papers) expect(rightsOf(paper, upright).some(({ length }) => length === 1)).toBe(true);
  });

  it('is that no column holds a field whose values stand in a line', () => {
    for (const paper of papers) for (const right of rightsOf(paper, transposed)) expect(right).toEqual([]);
  });

  it('is for no two fields the same column, though rows have two lines', () => {
    for (const paper of papers) {
      const columns = rightsOf(paper, twoLineRows).flat();
      expect(new Set(columns).size).toBe(columns.length);
    }
  });
});
