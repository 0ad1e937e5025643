import type { WordSpan } from '../../model/index.ts';
import type { DocumentIndex } from '../document/document-index.ts';
import type { LabelHit } from './label-hits.ts';
import { hitsByLine, type HitsOfLine } from './label-lines.ts';
import type { ValueZone } from './value-zone.ts';
import { valueZones } from './value-zones.ts';

/** Which labels speak for the words of a document. */
export interface LabelSupport {
  hits: LabelHit[];
  hitsOfLine: HitsOfLine;
  zones: ValueZone[];
  /** Zones that hold a word, by `wordKey`. */
  zonesOfWord: Map<number, HeldBy[]>;
}

interface HeldBy {
  zone: ValueZone;
  /** Lines down from the zone's first. */
  depth: number;
}

/** Labels looked at per document: long contracts hold thousands of label words in their sentences. */
const MAX_ZONED_HITS = 3_000;
/** Below it a label word is part of a sentence; hand-set. */
const MIN_LABEL_STRENGTH = 0.3;

export function supportByLabels(index: DocumentIndex, hits: LabelHit[]): LabelSupport {
  const hitsOfLine = hitsByLine(hits);
  const zones = hits
    .filter((hit) => hit.labelStrength >= MIN_LABEL_STRENGTH)
    .slice(0, MAX_ZONED_HITS)
    .flatMap((hit) => valueZones(index, hit, hitsOfLine));
  const zonesOfWord: LabelSupport['zonesOfWord'] = new Map();
  for (const zone of zones) {
    [...zone.spans, ...zone.more].forEach((span, at) => {
      const depth = Math.max(0, at - zone.spans.length + 1);
      for (let word = span.from; word < span.to; word++) hold(zonesOfWord, wordKey(span.line, word), { zone, depth });
    });
  }
  return { hits, hitsOfLine, zones, zonesOfWord };
}

/** One number for a word of the document; lines have fewer than 2^14 words. */
export const wordKey = (line: number, word: number): number => line * 16_384 + word;

function hold(zonesOfWord: LabelSupport['zonesOfWord'], key: number, held: HeldBy): void {
  const others = zonesOfWord.get(key);
  if (others) others.push(held);
  else zonesOfWord.set(key, [held]);
}

/** What labels say about words as the value of a field. */
interface Support {
  /** Best support by a label of the field, 0..1. */
  own: number;
  /** The zone that gives it. */
  zone: ValueZone | null;
  /** Best support by a label that names something else, 0..1. */
  competingLabel: number;
}

/** `rank` tells how many values of the same kind stand before these words in a zone; null where the zone does not count. */
export function supportOf(
  support: LabelSupport,
  field: number,
  spans: readonly WordSpan[],
  rank: (zone: ValueZone) => number | null,
): Support {
  const first = spans[0];
  const result: Support = { own: 0, zone: null, competingLabel: 0 };
  if (!first) return result;
  for (const { zone, depth } of support.zonesOfWord.get(wordKey(first.line, first.from)) ?? []) {
    const owner = zone.hit.owners.find((candidate) => candidate.field === field);
    const turn = owner ? rank(zone) : 0;
    if (turn === null) continue;
    const strength = hitStrength(zone) * (depth === 0 ? 1 : Math.max(0.3, 0.75 - 0.1 * depth)) * 0.8 ** turn;
    if (!owner) result.competingLabel = Math.max(result.competingLabel, strength * competingWeight(zone.hit));
    else if (strength * owner.weight > result.own) {
      result.own = strength * owner.weight;
      result.zone = zone;
    }
  }
  return result;
}

const hitStrength = (zone: ValueZone): number => zone.strength * zone.hit.labelStrength * zone.hit.similarity;

const competingWeight = (hit: LabelHit): number => (hit.owners.length === 0 ? 0.8 : Math.max(...hit.owners.map((owner) => owner.weight)));

/** The label as printed, for a sentence to the reviewer. */
export function labelText(index: DocumentIndex, hit: LabelHit): string {
  const words = hit.spans.flatMap((span) => index.layout.lines[span.line]?.words.slice(span.from, span.to) ?? []);
  return words
    .map((word) => word.text)
    .join(' ')
    .replace(/[\s:：.…]+$/u, '')
    .slice(0, 60);
}

const PLACES: Record<ValueZone['relation'], string> = {
  beside: 'beside',
  right: 'right of',
  below: 'below',
  above: 'above',
  total: 'in the total below',
};

export const reasonOfZone = (index: DocumentIndex, zone: ValueZone): string => `${PLACES[zone.relation]} “${labelText(index, zone.hit)}”`;
