import type { WordSpan } from '../../model/index.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import type { ValueZone } from '../labels/value-zone.ts';
import { mentionsIn, type Mention, type Search } from '../search/search.ts';
import { groupedIdentifier } from './grouped-identifier.ts';
import { joinsPeriod } from './period.ts';

/** A mention in the place of a label's value, with its turn: 0 for the one meant. */
interface RankedEntity {
  mention: Mention;
  rank: number;
}

/** Lines of a zone after the first in which a typed value is still looked for. */
const MORE_LINES = 2;

/** Typed things in a zone in the order in which they answer the field: of a period the start or the end, else the first. */
export function rankInZone(search: Search, field: CompiledField, zone: ValueZone): RankedEntity[] {
  const spans: WordSpan[] = [...zone.spans, ...zone.more.slice(0, MORE_LINES)];
  const mentions = groupedIdentifier(search, field, zone) ?? mentionsIn(search, field, spans);
  const [first, second] = mentions;
  const isPeriod = field.isDateOutput && first !== undefined && second !== undefined && joinsPeriod(search, first, second);
  return mentions.map((mention, at) => {
    if (!isPeriod || at > 1 || (field.role !== 'start' && field.role !== 'end')) return { mention, rank: at };
    return { mention, rank: (at === 0) === (field.role === 'start') ? 0 : 2 };
  });
}
