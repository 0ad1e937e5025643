import type { Line } from '../../model/index.ts';
import { fold } from '../../values/fold.ts';
import type { CompiledTemplate } from '../compile/compiled-field.ts';
import { boxOfSpans, linesInRow, type DocumentIndex } from '../document/document-index.ts';
import { amountSense, type AmountSense } from '../kinds/amount-sense.ts';
import type { LabelHit } from './label-hits.ts';

const CONCEPTS: Record<string, AmountSense> = { 'net-total': 'net', 'tax-total': 'tax', 'grand-total': 'gross' };
/** How surely a sum named by such words is the field's, against a label that the lexicon holds. */
const WEIGHT = 0.93;

/** Fields of a template that are an invoice's net, tax or total amount. */
export function amountFields(template: CompiledTemplate): { field: number; sense: AmountSense }[] {
  return template.fields.flatMap(({ concept, field: { type } }, field) => {
    const sense = concept === null || type !== 'number' ? undefined : CONCEPTS[concept];
    return sense === undefined ? [] : [{ field, sense }];
  });
}

/** Labels of sums, read by what their words mean; they replace those found by phrase in the same words. */
export function withSenseHits(index: DocumentIndex, template: CompiledTemplate, hits: readonly LabelHit[]): LabelHit[] {
  const fields = amountFields(template);
  if (fields.length === 0) return [...hits];
  const found = new Map<number, LabelHit>();
  for (const line of index.layout.lines) {
    const hit = senseHit(index, line, fields);
    if (hit) found.set(line.index, hit);
  }
  const amounts = new Set(fields.map(({ field }) => field));
  const kept = hits.filter((hit) => {
    const replaced = hit.spans.some((span) => found.has(span.line)) && hit.owners.every((owner) => amounts.has(owner.field));
    return !replaced;
  });
  return [...kept, ...found.values()];
}

function senseHit(index: DocumentIndex, line: Line, fields: readonly { field: number; sense: AmountSense }[]): LabelHit | null {
  const to = labelEnd(line);
  const label = line.words
    .slice(0, to)
    .map((word) => word.text)
    .join(' ');
  const sense =
    amountSense(label.replace(/\([^)]*\)/g, ' ').replace(/\d+(?:[.,]\d+)?\s?%/g, ' ')) ??
    amountSense(label.replace(/\d+(?:[.,]\d+)?\s?%/g, ' '));
  if (GENERIC.test(fold(label)) && headsColumn(index, line)) return null;
  const span = { line: line.index, from: 0, to };
  const box = sense === null ? null : boxOfSpans(index.layout, [span]);
  if (sense === null || !box) return null;
  const owners = fields.filter((field) => field.sense === sense).map(({ field }) => ({ field, weight: WEIGHT }));
  return {
    key: `sum:${sense}`,
    owners,
    spans: [span],
    pageNumber: line.pageNumber,
    box,
    similarity: 1,
    labelStrength: to === line.words.length || /[:：]$/.test(line.words[to - 1]?.text ?? '') ? 0.95 : 0.9,
  };
}

/** "Amount (RM)": over a column it names what each row has, not the sum. */
const GENERIC =
  /^\W*(?:amount|amt|value|betrag|wert|montant|importe|importo|valor|bedrag|kwota|wartosc)\W*(?:(?:in\s+)?(?:[a-z]{2,3}|\p{Sc})\W*)?$/u;

/** Nothing but words stands beside the label in its row. */
function headsColumn(index: DocumentIndex, line: Line): boolean {
  const row = linesInRow(index, line.pageNumber, line.box).filter((other) => other !== line);
  return row.length > 0 && row.every((other) => !/\d/.test(other.text));
}

/** The words before the first amount; a rate ("19 %") belongs to the label. */
function labelEnd(line: Line): number {
  const at = line.words.findIndex(
    (word, i) =>
      /\d/.test(word.text) && !word.text.includes('%') && !(line.words[i + 1]?.text ?? '').startsWith('%') && !word.text.startsWith('('),
  );
  const end = at < 0 ? line.words.length : at;
  // A currency sign or code before the amount is part of neither.
  return end > 1 && at >= 0 && /^(?:\p{Sc}|[A-Z]{2,3}|:)$/u.test(line.words[end - 1]?.text ?? '') ? end - 1 : end;
}
