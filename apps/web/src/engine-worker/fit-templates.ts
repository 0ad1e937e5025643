import { type EnginePorts, type ExtractionRow, layOutDocument, type ReadDocument, type Template } from '@sheetlift/engine';
import { finderOf } from './finder-of.ts';

/** A value that is less likely right than this says nothing about the template. Sure it need not be: a fit is a hint, not a cell. */
const LEAST_CONFIDENCE = 0.6;

/** What a document is shows on its first pages. */
const PAGES_LOOKED_AT = 2;

/**
 * How much of each template a document answers, from 0 to 1: over its fields, the share of rows in which a value
 * was found, weighted with the confidence it was found with.
 */
export async function fitTemplates(reading: Blob, templates: readonly Template[], ports: EnginePorts): Promise<number[]> {
  const document = JSON.parse(await reading.text()) as ReadDocument;
  const layout = layOutDocument({ ...document, pages: document.pages.slice(0, PAGES_LOOKED_AT) });
  const finder = await finderOf(ports);
  return templates.map((template) => fitOf(finder.extractRows(layout, template, 'auto').rows, template));
}

function fitOf(rows: readonly ExtractionRow[], { entities }: Template): number {
  const answered = entities.reduce((sum, { id }) => sum + answerOf(rows, id), 0);
  return entities.length === 0 ? 0 : answered / entities.length;
}

function answerOf(rows: readonly ExtractionRow[], fieldId: string): number {
  const found = rows.flatMap(({ cells }) => {
    const result = cells[fieldId];
    return result && 'chosen' in result && result.chosen.confidence >= LEAST_CONFIDENCE ? [result.chosen.confidence] : [];
  });
  return rows.length === 0 || found.length === 0 ? 0 : (found.length / rows.length) * Math.max(...found);
}
