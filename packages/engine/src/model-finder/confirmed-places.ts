import type { Lesson, ValueContext } from '../model/index.ts';
import { quoted } from './questions.ts';

/** Examples of one field: more make questions longer and models no surer. */
const MOST_EXAMPLES = 2;

/**
 * Where persons found the fields of a template in other documents, by field id, the newest first: as evidence with its place, for examples in questions.
 * `lessons` are those of one template.
 */
export function confirmedPlaces(lessons: readonly Lesson[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { fieldId, value, contexts } of [...lessons].sort(newestFirst)) {
    const [context] = contexts;
    const known = places.get(fieldId) ?? [];
    const place = value === null ? 'it is absent there' : context && placeOf(context);
    if (place && known.length < MOST_EXAMPLES && !known.includes(place)) places.set(fieldId, [...known, place]);
  }
  return places;
}

const newestFirst = (a: Lesson, b: Lesson): number => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? -1 : 1);

function placeOf({ printed, left, above, right }: ValueContext): string {
  const beside = left ? ` behind ${quoted(left)}` : right ? ` before ${quoted(right)}` : '';
  return `${quoted(printed)}${beside}${above ? ` below ${quoted(above)}` : ''}`;
}
