import { CHARACTERS_PER_FLOW_PAGE } from '../limits.ts';
import type { DocumentType, FlowBlock, Issue, OpenDocument, XmlValue } from '../model/index.ts';

/**
 * Splits blocks by the page rule: one page for every 3,000 characters begun. A block stands whole on the page on which its first
 * character falls, so a table is never torn; pages inside a long block are then without blocks of their own.
 */
export function splitFlowPages(blocks: readonly FlowBlock[]): FlowBlock[][] {
  const pages: FlowBlock[][] = [[]];
  let characters = 0;
  for (const block of blocks) {
    const page = Math.floor(characters / CHARACTERS_PER_FLOW_PAGE);
    while (pages.length <= page) pages.push([]);
    pages[page]!.push(block);
    characters += charactersOf(block);
  }
  while (pages.length < Math.ceil(characters / CHARACTERS_PER_FLOW_PAGE)) pages.push([]);
  return pages;
}

/** Form fields repeat text that stands in the paragraphs and are not counted again. */
function charactersOf(block: FlowBlock): number {
  if (block.kind === 'paragraph') return block.text.length;
  if (block.kind === 'form-field') return 0;
  return block.rows.reduce((sum, row) => row.reduce((inRow, cell) => inRow + cell.text.length, sum), 0);
}

interface FlowDocument {
  type: DocumentType;
  pageCount: number;
  /** The blocks of a page, from 1. */
  blocksOf(pageNumber: number): { blocks: FlowBlock[]; issues: Issue[] };
  attachments?: string[];
  xmlValues?: XmlValue[];
}

/** A document without positions as the rest of the engine sees it. */
export function openFlowDocument({ type, pageCount, blocksOf, attachments, xmlValues }: FlowDocument): OpenDocument {
  return {
    type,
    pageCount,
    attachments: attachments ?? null,
    xmlValues: xmlValues ?? [],
    async readPage(pageNumber) {
      return { kind: 'content', page: { kind: 'flow', pageNumber, ...blocksOf(pageNumber) } };
    },
    async renderPage() {
      return null;
    },
    close() {},
  };
}

/** A document whose blocks are all known; issues concern the whole of it and stand on the first page. */
export function openFlowBlocks(
  type: DocumentType,
  blocks: readonly FlowBlock[],
  issues: Issue[],
  more: Pick<FlowDocument, 'attachments' | 'xmlValues'> = {},
): OpenDocument {
  const pages = splitFlowPages(blocks);
  return openFlowDocument({
    type,
    pageCount: pages.length,
    blocksOf: (pageNumber) => ({ blocks: pages[pageNumber - 1] ?? [], issues: pageNumber === 1 ? issues : [] }),
    ...more,
  });
}

/** The issue of a file that could only be read in part. */
export const partlyDamaged = (cause: string): Issue => ({
  code: 'partly_damaged',
  severity: 'warning',
  pageNumber: null,
  message: 'Parts of this file are damaged. What could be read is shown; compare it with the original.',
  cause,
});

/** The issue of a file of which a named bound cut something off. */
export const contentTruncated = (cause: string): Issue => ({
  code: 'content_truncated',
  severity: 'error',
  pageNumber: null,
  message: 'This file holds more than can be read at once, and the rest was left out. Split it, then add the parts.',
  cause,
});
