import type { Match } from './find-in-document.ts';
import type { PlaceHit, PlaceMark } from './flow-places.ts';
import type { EvidenceMark } from './view-marks.ts';

/** A stretch of a text that looks the same throughout. */
interface Stretch {
  /** Where it begins in the whole text. */
  from: number;
  text: string;
  mark: EvidenceMark | null;
  /** The first stretch of its mark. */
  opensMark: boolean;
  /** The last one: the number stands behind it. */
  closesMark: boolean;
  match: Match | null;
}

/** Cuts a text where marks and matches begin and end. A mark whose words are not in the text word for word takes all of it. */
export function markedStretches(text: string, marks: readonly PlaceMark[], hits: readonly PlaceHit[]): Stretch[] {
  const marked = [...marks]
    .sort((one, other) => Number(other.mark.active) - Number(one.mark.active))
    .map(({ mark, text: cited }) => ({ mark, ...placeOf(text, cited) }));
  const cuts = new Set([0, text.length]);
  for (const { from, to } of [...marked, ...hits]) cuts.add(from).add(to);
  const sorted = [...cuts].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  const opened = new Set<EvidenceMark>();
  return sorted.slice(0, -1).map((from, index) => {
    const to = sorted[index + 1]!;
    const place = marked.find((each) => each.from <= from && each.to >= to);
    const mark = place?.mark ?? null;
    const opensMark = mark !== null && !opened.has(mark);
    if (mark) opened.add(mark);
    return {
      from,
      text: text.slice(from, to),
      mark,
      opensMark,
      closesMark: place?.to === to,
      match: hits.find((hit) => hit.from <= from && hit.to >= to)?.match ?? null,
    };
  });
}

function placeOf(text: string, cited: string): { from: number; to: number } {
  const at = cited === '' ? -1 : text.indexOf(cited);
  return at < 0 ? { from: 0, to: text.length } : { from: at, to: at + cited.length };
}

/** The word around a place in a text, without the punctuation that ends it; empty between words. */
export function wordAround(text: string, at: number): string {
  const before = /\S*$/.exec(text.slice(0, at))![0];
  const after = /^\S*/.exec(text.slice(at))![0];
  return (before + after).replace(/^[("'[«„“]+|[)"'\]»“”.,;:!?]+$/g, '');
}
