import {
  unionBox,
  type Block,
  type DocumentLayout,
  type FormField,
  type KeyValuePair,
  type LabelledMark,
  type Line,
  type PageContent,
  type ReadDocument,
  type WordSpan,
} from '../model/index.ts';
import { findBlocks, type PageBlock } from './blocks.ts';
import { layOutFixedPage } from './fixed-page.ts';
import { layOutFlowPage } from './flow-page.ts';
import { pairFormFields } from './form-pairs.ts';
import { joinTables } from './joined-tables.ts';
import { tellLanguages } from './language.ts';
import { markMargins } from './margins.ts';
import { findMarks } from './marks.ts';
import type { PageParts, PieceSpan } from './page-parts.ts';
import { numbersOf, numberTable, type Numbering } from './number-table.ts';
import { findPairs } from './pairs.ts';
import type { Piece } from './pieces.ts';

/**
 * What was read of a document, in reading order: lines, blocks, tables, labelled values, tick boxes. Pure and
 * deterministic; time grows with the number of words. Boxes of fixed pages stay as the page shows them.
 */
export function layOut(document: ReadDocument): DocumentLayout {
  const pages = document.pages.map(layOutPage);
  const blocks = pages.map((parts) => findBlocks(parts));
  markMargins(pages.map((parts, index) => ({ parts, blocks: blocks[index] ?? [] })));
  const numbering = numberLines(pages);
  const formFields = document.pages.map(formFieldsOf);
  return {
    type: document.type,
    pageCount: document.pageCount,
    languages: tellLanguages(textsOf(numbering.lines)),
    pages: pages.map((parts) => parts.page),
    lines: numbering.lines,
    blocks: toBlocks(pages, blocks, numbering),
    tables: joinTables(pages).map((table, index) => numberTable(table, index, numbering)),
    pairs: pages.flatMap((parts, index) =>
      [...findPairs(parts), ...pairFormFields(parts, formFields[index] ?? [])].map((pair): KeyValuePair => ({
        label: toSpans(pair.label, numbering),
        value: toSpans(pair.value, numbering),
        relation: pair.relation,
      })),
    ),
    marks: pages.flatMap((parts) =>
      findMarks(parts).map(({ mark, label, group }): LabelledMark => ({
        ...mark,
        pageNumber: parts.page.pageNumber,
        label: toSpans(label, numbering),
        group: toSpans(group, numbering),
      })),
    ),
    formFields: document.pages.flatMap((page, index) =>
      (formFields[index] ?? []).map((field) => ({ ...field, pageNumber: page.pageNumber })),
    ),
    attachments: document.attachments,
    xmlValues: document.xmlValues,
    issues: document.pages.flatMap((page) => page.issues),
  };
}

const layOutPage = (page: PageContent): PageParts => (page.kind === 'fixed' ? layOutFixedPage(page) : layOutFlowPage(page));

const formFieldsOf = (page: PageContent): FormField[] =>
  page.kind === 'fixed' ? page.formFields : page.blocks.flatMap((block) => (block.kind === 'form-field' ? [block.field] : []));

function* textsOf(lines: readonly Line[]): Generator<string> {
  for (const line of lines) yield line.text;
}

function numberLines(pages: readonly PageParts[]): Numbering {
  const lines: Line[] = [];
  const lineOf = new Map<Piece, number>();
  for (const parts of pages) {
    for (const piece of parts.pieces) {
      const words = piece.words.map((placed) => placed.word);
      lineOf.set(piece, lines.length);
      lines.push({
        index: lines.length,
        pageNumber: parts.page.pageNumber,
        box: unionBox(words.map((word) => word.box)),
        words,
        text: piece.text,
        place: piece.words[0]?.place ?? { kind: 'page' },
        block: 0,
        cell: null,
      });
    }
  }
  return { lines, lineOf };
}

function toBlocks(pages: readonly PageParts[], blocks: readonly PageBlock[][], numbering: Numbering): Block[] {
  const numbered: Block[] = [];
  for (const [page, ofPage] of blocks.entries()) {
    for (const block of ofPage) {
      const lines = numbersOf(block.pieces, numbering).sort((a, b) => a - b);
      for (const line of lines) setBlock(numbering.lines[line], numbered.length);
      numbered.push({
        index: numbered.length,
        pageNumber: pages[page]?.page.pageNumber ?? 1,
        box: boxOfLines(lines, numbering) ?? block,
        lines,
        role: block.role,
      });
    }
  }
  return numbered;
}

function setBlock(line: Line | undefined, block: number): void {
  if (line) line.block = block;
}

const boxOfLines = (lines: readonly number[], numbering: Numbering): Line['box'] | null =>
  lines.length > 0 ? unionBox(lines.flatMap((line) => numbering.lines[line]?.box ?? [])) : null;

const toSpans = (spans: readonly PieceSpan[], numbering: Numbering): WordSpan[] =>
  spans.flatMap(({ piece, from, to }) => {
    const line = numbering.lineOf.get(piece);
    return line === undefined ? [] : [{ line, from, to }];
  });
