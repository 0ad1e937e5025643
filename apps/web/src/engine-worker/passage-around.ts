import type { Evidence, FlowBlock, ReadDocument } from '@sheetlift/engine';

/** A line of a document without pages, as it is quoted. */
export interface PassageLine {
  text: string;
  /** The value stands in this line; the others are its neighbours. */
  cited: boolean;
}

/** Lines shown before and after the cited one. */
const NEIGHBOURS = 3;

/** The cited line of a document without pages among its neighbours; empty where the evidence is of another kind. */
export function passageAround({ pages }: ReadDocument, evidence: Evidence): PassageLine[] {
  const lines = pages.flatMap((page) => (page.kind === 'flow' ? page.blocks.flatMap(quotableLines) : []));
  const at = lines.findIndex(({ holds }) => holds(evidence));
  if (at < 0) return [];
  const from = Math.max(0, at - NEIGHBOURS);
  return lines.slice(from, at + NEIGHBOURS + 1).map(({ text }, index) => ({ text, cited: from + index === at }));
}

interface QuotableLine {
  text: string;
  holds: (evidence: Evidence) => boolean;
}

/** A paragraph is a line, and so is a row of a table. */
function quotableLines(block: FlowBlock): QuotableLine[] {
  switch (block.kind) {
    case 'paragraph': {
      const { place, text } = block;
      return [{ text: place.kind === 'mail-header' ? `${place.name}: ${text}` : text, holds: (evidence) => standsAt(evidence, place) }];
    }
    case 'table':
      return block.rows.map((cells) => ({
        text: cells.map(({ text }) => text).join('  |  '),
        holds: (evidence) => evidence.kind === 'cell' && evidence.table === block.name && cells.some(({ reference }) => reference === evidence.reference),
      }));
    case 'form-field': {
      const { name, title, value } = block.field;
      return [{ text: `${title ?? name}: ${value ?? ''}`, holds: (evidence) => evidence.kind === 'form-field' && evidence.name === name }];
    }
  }
}

function standsAt(evidence: Evidence, place: Extract<FlowBlock, { kind: 'paragraph' }>['place']): boolean {
  switch (place.kind) {
    case 'paragraph':
    case 'line':
      return evidence.kind === place.kind && evidence.number === place.number;
    case 'mail-header':
      return evidence.kind === 'mail-header' && evidence.name === place.name;
    case 'xml-path':
      return evidence.kind === 'xml-path' && evidence.path === place.path;
  }
}
