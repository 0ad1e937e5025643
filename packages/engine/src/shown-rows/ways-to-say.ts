import { suggestedDescription } from '../fields/suggest/suggested-name.ts';
import type { TemplateField } from '../model/index.ts';
import { fold } from '../values/fold.ts';
import type { ChosenPlace, ShownBlank, ShownValue } from './choose-places.ts';
import { AS_DATE, plainField } from './plain-field.ts';
import type { PrintedElsewhere } from './printed-elsewhere.ts';
import type { ReadColumn } from './read-column.ts';

export type Definition = Omit<TemplateField, 'id'>;

/** A column of which something is known. */
export interface DefinedColumn {
  read: ReadColumn;
  head: string | null;
  shown: readonly ShownValue[];
  /** Rows of known documents that have no value of it. */
  blanks: readonly ShownBlank[];
  places: readonly ChosenPlace[];
  /** Usual fields by which its values were found, the best first. */
  usual: readonly Definition[];
  /** Of two neighbouring columns of dates which one is the earlier in every row. */
  end: 'first' | 'last' | null;
  /** A box or a choice of boxes that is ticked as the values say. */
  marked: Definition | null;
}

/** Ways to say one field that are tried. */
const MOST_WAYS = 7;

/** What a field may be called and described as; of two that are as good the first is taken. */
export function waysToSay({ read, head, places, usual, end, marked }: DefinedColumn, printedElsewhere: PrintedElsewhere): Definition[] {
  const labels = labelsOf(places, printedElsewhere);
  const shared = places.length > 1 && labels[0]?.count === places.length ? labels[0].label : null;
  const say = (name: string, description: string): Definition => ({
    variableName: head ?? name,
    description: read.asks === 'date' && !description.includes(AS_DATE) ? `${description} ${AS_DATE}`.trim() : description,
    type: read.type,
    enumValues: [],
  });
  const quoted = labels.map(({ label }) => say(label, suggestedDescription(label, read.asks)));
  const isCalled = ({ variableName }: Definition): number => Number(labels.some(({ label }) => fold(label) === fold(variableName)));
  const inMind = [...usual].sort((a, b) => isCalled(b) - isCalled(a));
  // What it means is what other papers have too; what it is called is what these have.
  const meant = inMind.map(({ variableName, description, enumValues, type }) => ({ ...say(variableName, description), enumValues, type }));
  const both =
    shared === null
      ? []
      : meant
          .slice(0, 1)
          .map((field) => ({ ...field, variableName: head ?? shared, description: `${field.description}, printed as "${shared}"` }));
  // Two papers may call one thing by two names.
  const several = labels.slice(0, 2).map(({ label }) => label.replace(/["“”]/g, ''));
  const either =
    several.length === 2 && shared === null && labels[0] ? [say(labels[0].label, `Printed as "${several[0]}" or "${several[1]}"`)] : [];
  // Both ends of a period often share a label.
  const ends =
    end === null
      ? []
      : labels.slice(0, 1).map(({ label }) => say(`${label} (${end} day)`, `${END[end]} day of the ${label.toLowerCase()}`));
  // The label as a name alone is also looked for in other words.
  const called = labels.slice(0, 1).map(({ label }) => say(label, ''));
  const plain = plainField(read);
  const boxes = marked ? [{ ...marked, variableName: head ?? marked.variableName }] : [];
  const named = head === null ? [] : [say(head, '')];
  const printed = shared === null ? [] : quoted.slice(0, 1);
  const ways = [
    ...named,
    ...boxes,
    ...(head === null ? [] : meant.slice(0, 1)),
    ...printed,
    ...meant.slice(0, 2),
    ...either,
    ...ends,
    ...both,
    ...called,
    ...quoted,
    ...meant,
    say(plain.variableName, plain.description),
  ];
  const tried = ways.filter((way, at) => ways.findIndex((other) => isSameWay(way, other)) === at);
  return tried.slice(0, MOST_WAYS);
}

const END = { first: 'First', last: 'Last' };

const isSameWay = (one: Definition, other: Definition): boolean =>
  one.variableName === other.variableName && one.description === other.description && one.type === other.type;

/** Those that most rows print first; of these, those that most of the other documents print. */
function labelsOf(places: readonly ChosenPlace[], printedElsewhere: PrintedElsewhere): { label: string; count: number }[] {
  const labels = new Map<string, { label: string; count: number }>();
  for (const { label } of places) {
    if (label === null) continue;
    const key = fold(label);
    labels.set(key, { label: labels.get(key)?.label ?? label, count: (labels.get(key)?.count ?? 0) + 1 });
  }
  return [...labels.values()].sort((a, b) => b.count - a.count || printedElsewhere([b.label]) - printedElsewhere([a.label]));
}
