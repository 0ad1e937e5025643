import type { CellValue, DocumentLayout, Evidence, FieldType, Stretch, WordSpan } from '../../model/index.ts';
import { evidenceOf } from '../document/evidence.ts';
import { columnsOf } from '../document/table-column.ts';
import { textOfSpans } from '../document/tick-marks.ts';
import { runOfSpans } from '../document/word-run.ts';
import { conventionsOf } from '../kinds/kind-finder.ts';
import { suggestedDescription, suggestedName } from './suggested-name.ts';
import { typedExample } from './typed-example.ts';

/** A field for a value that a person pointed at. */
export interface PlacedField {
  /** As the document prints it, without its colon; empty where nothing beside the value names it. */
  variableName: string;
  description: string;
  type: FieldType;
  /** The value alone, also where its label was pointed at with it. */
  printed: string;
  evidence: Evidence[];
  value: CellValue;
}

/** What a person pointed at. */
export interface PointedPlace {
  /** The words meant; null where the evidence names none. */
  stretch: Stretch | null;
  printed: string;
  evidence: Evidence[];
  /** Printed words before it in its line, in the line left of it, and above it. */
  before: string;
  left: string;
  above: string;
}

/** The field that a place of the document seems to be the value of: named by its label, typed by its print. */
export function suggestFromPlace(layout: DocumentLayout, place: PointedPlace): PlacedField {
  const parted = place.stretch && partLabel(layout, place.stretch);
  const printed = parted ? parted.printed : place.printed;
  const evidence = parted ? evidenceOf(layout, { text: parted.printed, spans: parted.spans }) : place.evidence;
  const label = parted ? parted.label : labelBeside(layout, place);
  const example = typedExample(printed, conventionsOf(layout)) ?? {
    type: 'text' as const,
    value: { kind: 'text' as const, text: printed },
    asks: 'text' as const,
  };
  return {
    variableName: label ?? '',
    description: label === null ? '' : suggestedDescription(label, example.asks),
    type: example.type,
    printed,
    evidence,
    value: example.value,
  };
}

interface PartedStretch {
  label: string;
  spans: WordSpan[];
  printed: string;
}

/** A label and its value were pointed at together: "Due date: 3 May 2024". Null where it is a value alone. */
function partLabel(layout: DocumentLayout, { spans }: Stretch): PartedStretch | null {
  const paired = layout.pairs.find(
    (pair) => pair.label.length > 0 && pair.label.every((span) => holds(spans, span)) && pair.value.some((span) => holds(spans, span)),
  );
  const label = paired?.label ?? labelWithColon(layout, spans) ?? labelBeforeValue(layout, spans);
  const name = label && suggestedName(textOfSpans(layout, label));
  const left = label ? spans.flatMap((span) => without(span, label)) : [];
  return name && left.length > 0 ? { label: name, spans: left, printed: runOfSpans(layout, left).text } : null;
}

/** The words of the first line up to a colon that something follows. */
function labelWithColon(layout: DocumentLayout, spans: readonly WordSpan[]): WordSpan[] | null {
  const [first] = spans;
  const words = first ? (layout.lines[first.line]?.words.slice(first.from, first.to) ?? []) : [];
  const at = words.findIndex(({ text }) => text.endsWith(':'));
  return first && at >= 0 && (at < words.length - 1 || spans.length > 1)
    ? [{ line: first.line, from: first.from, to: first.from + at + 1 }]
    : null;
}

/** The words before a number or a date that ends the stretch; "Unit 9" on one line is a value as it stands. */
function labelBeforeValue(layout: DocumentLayout, spans: readonly WordSpan[]): WordSpan[] | null {
  const conventions = conventionsOf(layout);
  const ends = spans.flatMap(({ line, from, to }, at) =>
    Array.from({ length: to - from }, (_, index) => ({ at, line, word: from + index })),
  );
  for (const [index, { at, line, word }] of ends.entries()) {
    if (index === 0 || !/[\d\p{Sc}]/u.test(layout.lines[line]?.words[word]?.text ?? '')) continue;
    const asks = typedExample(
      runOfSpans(layout, [{ line, from: word, to: spans[at]!.to }, ...spans.slice(at + 1)]).text,
      conventions,
    )?.asks;
    if (asks === 'date' || asks === 'amount' || (asks === 'number' && word === spans[at]!.from))
      return [...spans.slice(0, at), ...(word > spans[at]!.from ? [{ line, from: spans[at]!.from, to: word }] : [])];
  }
  return null;
}

const holds = (spans: readonly WordSpan[], { line, from, to }: WordSpan): boolean =>
  spans.some((span) => span.line === line && span.from <= from && span.to >= to);

/** What is left of a run of words; a label stands at its beginning or covers it. */
function without(span: WordSpan, label: readonly WordSpan[]): WordSpan[] {
  const end = Math.max(
    span.from,
    ...label.filter(({ line, from }) => line === span.line && from >= span.from && from < span.to).map(({ to }) => to),
  );
  return end < span.to ? [{ ...span, from: end }] : [];
}

/** The first of the places where a label of a value stands that reads like one. */
export function labelBeside(layout: DocumentLayout, place: PointedPlace): string | null {
  const { stretch, before, left, above } = place;
  const named = [
    ...(stretch ? [columnHead(layout, stretch), pairedLabel(layout, stretch)] : []),
    ...place.evidence.map((evidence) => nameOfPlace(layout, evidence)),
    lastLabel(before),
    lastLabel(left),
    above,
  ];
  for (const text of named) {
    const name = text ? suggestedName(text) : null;
    if (name !== null) return name;
  }
  return null;
}

/** Head of the column of a table whose body the value stands in; of a table without heads the cell beside it. */
function columnHead(layout: DocumentLayout, { spans }: Stretch): string | null {
  const cell = layout.lines[spans[0]?.line ?? -1]?.cell;
  const table = cell && layout.tables[cell.table];
  if (!cell || !table || cell.row < table.headerRows) return null;
  const head = columnsOf(table)[cell.column]?.headers.join(' ') ?? '';
  return head !== '' || cell.column === 0 ? head : (table.rows[cell.row]?.cells[cell.column - 1]?.text ?? null);
}

function pairedLabel(layout: DocumentLayout, { spans }: Stretch): string | null {
  const pair = layout.pairs.find(({ value }) => value.some((span) => holds([span], spans[0]!) || holds(spans, span)));
  return pair ? textOfSpans(layout, pair.label) : null;
}

/** The name a format gives the place itself. */
function nameOfPlace(layout: DocumentLayout, evidence: Evidence): string | null {
  switch (evidence.kind) {
    case 'mail-header':
      return evidence.name;
    case 'form-field':
      return layout.formFields.find(({ name }) => name === evidence.name)?.title ?? null;
    case 'xml-path':
      return spacedName(evidence.path.split('/').at(-1) ?? '');
    default:
      return null;
  }
}

/** "TaxBasisTotalAmount[2]" -> "Tax basis total amount". */
function spacedName(element: string): string {
  const words = element
    .replace(/\[\d+\]$/, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What stands behind the last value of a line: "No. 4711 Due date" -> "Due date". */
function lastLabel(text: string): string {
  const words = text.trim().split(/\s+/);
  const afterValue = words.findLastIndex((word) => /\d/.test(word)) + 1;
  return words.slice(afterValue).join(' ');
}
