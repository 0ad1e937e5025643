import type { EnginePorts, FlowBlock, FlowPage, FlowParagraph, FlowTable, FormField, Issue } from '../model/index.ts';
import { openDocument } from './open-document.ts';
import { sniffType } from './sniff-type.ts';

/** A flowing document read whole, the way the main flow does it. */
interface ReadFlow {
  type: string;
  pageCount: number;
  pages: FlowPage[];
  blocks: FlowBlock[];
  paragraphs: FlowParagraph[];
  /** Texts of all paragraphs. */
  texts: string[];
  tables: FlowTable[];
  fields: FormField[];
  issues: Issue[];
  attachments: string[] | null;
}

export async function readFlow(bytes: Uint8Array, fileName: string): Promise<ReadFlow> {
  const type = sniffType(bytes, fileName);
  const open = await openDocument(bytes, type as 'text', { fileName, embedded: true }, {} as EnginePorts);
  const pages: FlowPage[] = [];
  for (let pageNumber = 1; pageNumber <= open.pageCount; pageNumber++)
    pages.push((await open.readPage(pageNumber)).page as unknown as FlowPage);
  const blocks = pages.flatMap((page) => page.blocks);
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  return {
    type,
    pageCount: open.pageCount,
    pages,
    blocks,
    paragraphs,
    texts: paragraphs.map((paragraph) => paragraph.text),
    tables: blocks.filter((block) => block.kind === 'table'),
    fields: blocks.flatMap((block) => (block.kind === 'form-field' ? [block.field] : [])),
    issues: pages.flatMap((page) => page.issues),
    attachments: open.attachments,
  };
}

/** A table as lists of cell texts. */
export const cellTexts = (table: FlowTable | undefined): string[][] => table?.rows.map((row) => row.map((cell) => cell.text)) ?? [];
