import type { BoundingBox, FlowBlock, Issue, PageContent, ReadDocument, Word } from '@sheetlift/engine';

/** What `sheetlift read --json` prints. */
export interface PrintedDocument {
  pageCount: number;
  pages: PrintedPage[];
  issues: Issue[];
}

interface PrintedPage {
  pageNumber: number;
  /** Null where the format has no page size. */
  widthPt: number | null;
  heightPt: number | null;
  words: PrintedWord[];
}

interface PrintedWord {
  text: string;
  /** Null where the format has no positions. */
  box: BoundingBox | null;
  origin: Word['origin'];
  confidence: number;
}

export function printedDocument({ pageCount, pages }: ReadDocument): PrintedDocument {
  return { pageCount, pages: pages.map(printedPage), issues: pages.flatMap((page) => page.issues) };
}

function printedPage(page: PageContent): PrintedPage {
  if (page.kind === 'flow') return { pageNumber: page.pageNumber, widthPt: null, heightPt: null, words: page.blocks.flatMap(wordsOfBlock) };
  const { pageNumber, widthPt, heightPt, words } = page;
  return { pageNumber, widthPt, heightPt, words: words.map(({ text, box, origin, confidence }) => ({ text, box, origin, confidence })) };
}

function wordsOfBlock(block: FlowBlock): PrintedWord[] {
  switch (block.kind) {
    case 'paragraph':
      return unplacedWords(block.text, 'text');
    case 'table':
      return block.rows.flatMap((row) => row.flatMap((cell) => unplacedWords(cell.text, 'text')));
    case 'form-field':
      return unplacedWords(block.field.value ?? '', 'form');
  }
}

function unplacedWords(text: string, origin: Word['origin']): PrintedWord[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, box: null, origin, confidence: 1 }));
}
