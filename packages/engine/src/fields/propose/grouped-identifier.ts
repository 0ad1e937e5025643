import { findDates } from '../../values/find-dates.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { printedRun, runOfSpans } from '../document/word-run.ts';
import { isLabelWord } from '../labels/label-words.ts';
import type { ValueZone } from '../labels/value-zone.ts';
import type { Mention, Search } from '../search/search.ts';

/** Groups of capitals and figures, as plates, postal and file numbers are printed: "5241 PZT", "21 54 8495436 23". */
const GROUPS = /^[\p{Lu}\d][\p{Lu}\d./-]{0,14}(?: [\p{Lu}\d][\p{Lu}\d./-]{0,14}){1,5}$/u;
/** Letters of a group without a figure; longer ones are words. */
const MAX_LETTERS = 4;
const LIKELIHOOD = 0.8;

/** All that stands beside a label as one identifier, where it is nothing but groups of one; else null. */
export function groupedIdentifier(search: Search, field: CompiledField, zone: ValueZone): Mention[] | null {
  if (field.kind !== 'identifier' || field.verbatim || zone.spans.length !== 1) return null;
  const printed = printedRun(runOfSpans(search.layout, zone.spans));
  const line = search.layout.lines[zone.spans[0]?.line ?? -1];
  if (!printed || !line || !GROUPS.test(printed.text) || !/\d/.test(printed.text) || findDates(printed.text).length > 0) return null;
  const isWord = (group: string): boolean => !/\d/.test(group) && (group.length > MAX_LETTERS || isLabelWord(group));
  return printed.text.split(' ').some(isWord) ? null : [{ printed, line, likelihood: LIKELIHOOD, reading: null }];
}
