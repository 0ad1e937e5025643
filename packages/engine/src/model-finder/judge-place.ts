import type { Candidate, Evidence, FoundRows } from '../model/index.ts';
import { candidateOf } from '../fields/decide/choose-candidate.ts';
import { chosenWords, readOtherwise } from '../fields/decide/chosen-reading.ts';
import type { ChoiceGrounds, Grounds } from '../fields/decide/confidence-signals.ts';
import { judge } from '../fields/decide/confidence.ts';
import { contextSignals } from '../fields/decide/context-signals.ts';
import { scoreProposal } from '../fields/decide/score-proposal.ts';
import { shareWords } from '../fields/document/share-words.ts';
import { columnsOf } from '../fields/document/table-column.ts';
import { headerSimilarity } from '../fields/items/column-hints.ts';
import type { Proposal } from '../fields/propose/proposal.ts';
import { proposeField } from '../fields/propose/proposers.ts';
import type { Search } from '../fields/search/search.ts';

/** A value that a model pointed at, as the built-in engine judges it. */
export interface PointedValue {
  candidate: Candidate;
  /** Label, section and column of the place fit the field: by the built-in engine's own measure it may be shown as sure. */
  fits: boolean;
}

/** How the built-in engine judges places of one document. Made once a document and template. */
export interface PlaceJudge {
  /** As the value of a field of the document. */
  ofDocument(proposal: Proposal, isFuzzy: boolean): PointedValue;
  /** As the value of a field in a row. */
  ofRow(proposal: Proposal, isFuzzy: boolean): PointedValue;
}

export function createPlaceJudge(search: Search, found: FoundRows): PlaceJudge {
  const heads = new Map<number, number[][]>();
  const proposed = new Map<number, Proposal[]>();
  const proposalsFor = (fieldIndex: number): Proposal[] => {
    const field = search.compiled.fields[fieldIndex];
    const known = proposed.get(fieldIndex) ?? (field ? proposeField(search, field, fieldIndex) : []);
    proposed.set(fieldIndex, known);
    return known;
  };
  const pointed = (proposal: Proposal, isFuzzy: boolean, choice: ChoiceGrounds): PointedValue => {
    const field = search.compiled.fields[proposal.field];
    if (!field) throw new Error('A proposal is made for a field of the template.');
    const grounds: Grounds = { proposal, field, layout: search.layout, choice, context: contextSignals(search, proposal) };
    const { state, confidence } = judge(grounds);
    const claim = claimOf(search, found, proposal);
    const reason = claim === null ? proposal.reason : `${proposal.reason}; also read as “${claim}”`;
    const id = `${field.field.id}:model:${proposal.spans.map(({ line, from, to }) => `${line}.${from}.${to}`).join('+')}`;
    const candidate = candidateOf({ ...proposal, reason }, { id, score: choice.kind === 'ranked' ? choice.score : 0, confidence });
    const words = chosenWords(grounds);
    return {
      candidate: words.length > 0 ? readOtherwise(candidate, words) : candidate,
      fits: state === 'found' && !isFuzzy && claim === null && words.length === 0,
    };
  };
  return {
    ofDocument(quoted, isFuzzy) {
      const others = proposalsFor(quoted.field);
      const field = search.compiled.fields[quoted.field];
      const scoreOf = (proposal: Proposal): number => (field ? scoreProposal(proposal, field) : 0);
      // What the engine itself says of the same words as the same value is what it knows of the place.
      const own = others
        .filter((other) => isSameValue(other, quoted) && isSamePlace(other.evidence, quoted.evidence))
        .sort((a, b) => scoreOf(b) - scoreOf(a))[0];
      const proposal =
        own && !isFuzzy
          ? {
              ...own,
              evidence: quoted.evidence,
              printed: quoted.printed,
              spans: quoted.spans,
              derivation: quoted.derivation,
              value: quoted.value,
            }
          : quoted;
      const rivals = others
        .filter((other) => !isSameValue(other, quoted))
        .map((other) => ({ score: scoreOf(other), overlaps: shareWords(other.spans, quoted.spans) }))
        .sort((a, b) => b.score - a.score);
      return pointed(proposal, isFuzzy, { kind: 'ranked', score: scoreOf(proposal), rivals, label: null });
    },
    ofRow(proposal, isFuzzy) {
      const named = columnNamed(search, heads, proposal);
      return pointed(proposal, isFuzzy, { kind: 'column', mapped: named, named, likely: named, means: 0, meansOther: 0 });
    },
  };
}

/** How well the head of the place's column names the field; 0 outside tables, and where it names another field of the template better. */
function columnNamed({ layout, compiled }: Search, heads: Map<number, number[][]>, { field, spans }: Proposal): number {
  const cell = layout.lines[spans[0]?.line ?? -1]?.cell;
  const table = cell ? layout.tables[cell.table] : undefined;
  if (!cell || !table) return 0;
  const named = heads.get(cell.table) ?? columnsOf(table).map((column) => compiled.fields.map((one) => headerSimilarity(one, column)));
  heads.set(cell.table, named);
  const byField = named[cell.column] ?? [];
  const own = byField[field] ?? 0;
  return own < Math.max(...byField) ? 0 : own;
}

/** The other field of the template that the built-in engine takes the same words for, by name; null where there is none. */
function claimOf({ compiled }: Search, { document }: FoundRows, { field, evidence, value }: Proposal): string | null {
  const own = document[compiled.fields[field]?.field.id ?? ''];
  if (own && 'chosen' in own && isSameValue(own.chosen, { value })) return null;
  const claim = compiled.fields.find(({ field: other }, at) => {
    const result = document[other.id];
    return at !== field && result && 'chosen' in result && isSamePlace(result.chosen.evidence, evidence);
  });
  return claim?.field.variableName ?? null;
}

export const isSameValue = (a: Pick<Candidate, 'value'>, b: Pick<Candidate, 'value'>): boolean => plain(a) === plain(b);

function plain({ value }: Pick<Candidate, 'value'>): string {
  return value.kind === 'number'
    ? String(value.number)
    : JSON.stringify(value)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Two pieces of evidence stand in one place, whatever was cut out of it. */
export const isSamePlace = (a: readonly Evidence[], b: readonly Evidence[]): boolean =>
  a.some((one) => b.some((other) => overlap(one, other)));

function overlap(a: Evidence, b: Evidence): boolean {
  if (a.kind === 'words' && b.kind === 'words')
    return (
      a.pageNumber === b.pageNumber &&
      a.boxes.some((one) =>
        b.boxes.some((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom),
      )
    );
  if (a.kind === 'mark' && b.kind === 'mark') return JSON.stringify(a.box) === JSON.stringify(b.box) && a.pageNumber === b.pageNumber;
  return a.kind === b.kind && JSON.stringify({ ...a, text: '' }) === JSON.stringify({ ...b, text: '' });
}
