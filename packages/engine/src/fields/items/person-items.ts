import type { ExtractionRow, FieldResult, WordSpan } from '../../model/index.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import type { Choose } from '../decide/choose-candidate.ts';
import type { FoundItems } from '../decide/found-items.ts';
import { printedPart, runOfSpans } from '../document/word-run.ts';
import { markedNames } from '../entries/marked-names.ts';
import { proposeWords } from '../propose/proposal.ts';
import type { Search } from '../search/search.ts';

/** How surely a name in a list with marks is one of what the rows are, and the place its mark points to its place; hand-set. */
const LISTED = 0.8;

/** One row a person where the template asks for persons and the paper lists them with marks that point to where they belong; null where not. */
export function findPersonItems(search: Search, choose: Choose): FoundItems | null {
  const { fields, rows } = search.compiled;
  const nameAt = fields.findIndex((field) => field.kind === 'person' && rows.nouns.some((noun) => field.nameWords.includes(noun)));
  if (nameAt < 0) return null;
  const names = markedNames(search.layout);
  if (names.length < 2) return null;
  const placeAt = fields.findIndex(({ kind }, at) => at !== nameAt && kind !== 'person' && kindIs(kind, 'party'));
  const items = names.map(({ name, place }, row): ExtractionRow => {
    const cells = [nameAt, placeAt].flatMap((fieldIndex): [string, FieldResult][] => {
      const field = fields[fieldIndex];
      const spans = fieldIndex === nameAt ? name : place;
      return field && spans ? cellOf(search, field, fieldIndex, spans, row, choose) : [];
    });
    return { cells: Object.fromEntries(cells), pageNumber: search.layout.lines[name[0]?.line ?? -1]?.pageNumber ?? 1 };
  });
  return { fields: new Set([nameAt, placeAt].filter((at) => at >= 0)), items, lines: [] };
}

function cellOf(
  search: Search,
  field: CompiledField,
  fieldIndex: number,
  spans: readonly WordSpan[],
  row: number,
  choose: Choose,
): [string, FieldResult][] {
  const run = runOfSpans(search.layout, spans);
  const printed = printedPart(run, 0, run.text.replace(/[\s,;.]+$/, '').length);
  const draft = { layout: search.layout, field: field.field, fieldIndex, features: { clause: LISTED }, reason: 'in the list of names' };
  const proposal = printed && proposeWords(draft, printed, { kind: 'normalise', as: 'text', reading: null });
  if (!proposal) return [];
  const grounds = { proposal, field, layout: search.layout, choice: { kind: 'party' as const, confidence: LISTED }, context: {} };
  return [[field.field.id, choose(grounds, { id: `${field.field.id}:${row + 1}:0`, score: LISTED })]];
}
