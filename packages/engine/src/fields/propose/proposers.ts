import type { CompiledField } from '../compile/compiled-field.ts';
import type { Search } from '../search/search.ts';
import type { Proposal } from './proposal.ts';
import { proposeBounds } from './propose-bounds.ts';
import { proposeCurrency } from './propose-currency.ts';
import { proposeClauses } from './propose-clauses.ts';
import { proposeDatedByNumber } from './propose-dated-by-number.ts';
import { proposeMentions } from './propose-mentions.ts';
import { proposeHeadline } from './propose-headline.ts';
import { proposeDefined } from './propose-defined.ts';
import { proposeEnum } from './propose-enum.ts';
import { proposeLabelled } from './propose-labelled.ts';
import { proposeMail } from './propose-mail.ts';
import { proposeNamed } from './propose-named.ts';
import { proposePartyBelowLabel, proposeParties } from './propose-parties.ts';
import { proposePeriod } from './propose-period.ts';
import { proposePeriods } from './propose-periods.ts';
import { withRanked } from './propose-ranked.ts';
import { proposeStated } from './propose-stated.ts';
import { proposeWriters } from './propose-writers.ts';
import { proposeXml } from './propose-xml.ts';
import { proposeYesNo } from './propose-yes-no.ts';

/** Possible values of a field, `at` its index in the template. Null where the proposer has no say in it. */
type Proposer = (search: Search, field: CompiledField, fieldIndex: number) => Proposal[] | null;

/** Where one of these has a say, no other proposer is asked: the first of them, from the top. */
const ALONE: readonly Proposer[] = [
  proposeXml,
  (search, field, fieldIndex) => (field.field.type === 'yes/no' ? proposeYesNo(search, field, fieldIndex) : null),
  (search, field, fieldIndex) => (field.field.type === 'enum' ? proposeEnum(search, field, fieldIndex) : null),
  proposeMail,
];

/** All of these are asked; of equals the earlier stays before the later. */
const TOGETHER: readonly Proposer[] = [
  proposeLabelled,
  proposeMentions,
  proposeCurrency,
  proposeParties,
  proposePartyBelowLabel,
  proposeDatedByNumber,
  proposeClauses,
  proposeStated,
  proposeDefined,
  proposeBounds,
  proposeNamed,
  proposePeriod,
  proposePeriods,
  proposeHeadline,
  proposeWriters,
];

/** All possible values of a field, before they are compared. */
export function proposeField(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  for (const propose of ALONE) {
    const proposals = propose(search, field, fieldIndex);
    if (proposals) return proposals;
  }
  const proposals = withRanked(
    search,
    field,
    fieldIndex,
    TOGETHER.flatMap((propose) => propose(search, field, fieldIndex) ?? []),
  );
  return proposals.filter(({ spans }) => spans.length === 0 || spans.some(({ line }) => !search.index.citedLines.has(line)));
}
