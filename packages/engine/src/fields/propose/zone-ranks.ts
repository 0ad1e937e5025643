import type { WordSpan } from '../../model/index.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import type { ValueZone } from '../labels/value-zone.ts';
import { entitiesInSpans, type Entity, type Search } from '../search/search.ts';
import { groupedIdentifier } from './grouped-identifier.ts';
import { joinsPeriod } from './period.ts';

/** A typed thing in the place of a label's value, with its turn: 0 for the one meant. */
interface RankedEntity {
  entity: Entity;
  rank: number;
}

/** Lines of a zone after the first in which a typed value is still looked for. */
const MORE_LINES = 2;

/** Typed things in a zone in the order in which they answer the field: of a period the start or the end, else the first. */
export function rankInZone(search: Search, field: CompiledField, zone: ValueZone): RankedEntity[] {
  const spans: WordSpan[] = [...zone.spans, ...zone.more.slice(0, MORE_LINES)];
  const entities = groupedIdentifier(search, field, zone) ?? entitiesInSpans(search, field, spans);
  const [first, second] = entities;
  const isPeriod = field.isDateOutput && first !== undefined && second !== undefined && joinsPeriod(search, first, second);
  return entities.map((entity, at) => {
    if (!isPeriod || at > 1 || (field.role !== 'start' && field.role !== 'end')) return { entity, rank: at };
    return { entity, rank: (at === 0) === (field.role === 'start') ? 0 : 2 };
  });
}
