import { suggestedDescription } from '../fields/suggest/suggested-name.ts';
import type { CellValue, DocumentLayout, ExtractionRow, FieldResult, RowMode, Template, TemplateField } from '../model/index.ts';
import { plainValue } from '../model/index.ts';
import { fold } from '../values/fold.ts';
import { squash } from '../values/read-alike.ts';
import type { ChosenPlace, ShownValue } from './choose-places.ts';
import { AS_DATE, plainField } from './plain-field.ts';
import type { ReadColumn } from './read-column.ts';

export type Definition = Omit<TemplateField, 'id'>;

/** How rows are found with a template; nothing that was learned is used. */
export type Find = (layout: DocumentLayout, template: Template, rowMode: RowMode) => readonly ExtractionRow[];

/** A column of which something is known. */
export interface DefinedColumn {
  read: ReadColumn;
  head: string | null;
  shown: readonly ShownValue[];
  places: readonly ChosenPlace[];
  /** Usual fields by which its values were found. */
  usual: readonly Definition[];
}

/** Ways to say one field that are tried. */
const MOST_WAYS = 5;

/**
 * A field for each column: of the ways to say what it is, that by which the engine finds the shown values again; of two as good, what all rows
 * print beside the value goes before what papers usually mean, and that before what one row prints.
 */
export function defineFields(columns: readonly DefinedColumn[], find: Find, rowMode: 'document' | 'item'): Definition[] {
  const ways = columns.map(waysToSay);
  const most = Math.max(0, ...ways.map(({ length }) => length));
  const best = columns.map(() => ({ way: 0, found: -1 }));
  for (let round = 0; round < most; round++) {
    const entities = ways.map((of, at) => ({ ...of[Math.min(round, of.length - 1)]!, id: String(at) }));
    const found = foundAgain(columns, { name: '', description: '', entities }, find, rowMode);
    ways.forEach((of, at) => {
      if (round < of.length && (found[at] ?? 0) > best[at]!.found) best[at] = { way: round, found: found[at] ?? 0 };
    });
  }
  return withOwnNames(ways.map((of, at) => of[best[at]!.way]!));
}

function waysToSay({ read, head, places, usual }: DefinedColumn): Definition[] {
  const labels = labelsOf(places);
  const shared = places.length > 1 && labels[0]?.count === places.length ? labels[0].label : null;
  const say = (name: string, description: string): Definition => ({
    variableName: head ?? name,
    description: read.asks === 'date' && !description.includes(AS_DATE) ? `${description} ${AS_DATE}`.trim() : description,
    type: read.type,
    enumValues: [],
  });
  const printed = labels.map(({ label }) => say(label, suggestedDescription(label, read.asks)));
  const isCalled = ({ variableName }: Definition): number => Number(labels.some(({ label }) => fold(label) === fold(variableName)));
  const inMind = [...usual].sort((a, b) => isCalled(b) - isCalled(a));
  const meant = inMind.map(({ variableName, description, enumValues, type }) => ({ ...say(variableName, description), enumValues, type }));
  // What it means is what other papers have too; what it is called is what these have.
  const both =
    shared === null
      ? []
      : meant
          .slice(0, 1)
          .map((field) => ({ ...field, variableName: head ?? shared, description: `${field.description}, printed as "${shared}"` }));
  const plain = plainField(read);
  const own =
    head !== null
      ? [say(head, '')]
      : meant.length + printed.length === 0 || shared === null
        ? [say(plain.variableName, plain.description)]
        : [];
  const inOrder = shared === null ? [...meant, ...printed] : [...both, ...printed.slice(0, 1), ...meant, ...printed.slice(1)];
  return [...inOrder.slice(0, MOST_WAYS - own.length), ...own];
}

/** Those that most rows print first. */
function labelsOf(places: readonly ChosenPlace[]): { label: string; count: number }[] {
  const labels = new Map<string, { label: string; count: number }>();
  for (const { label } of places) {
    if (label === null) continue;
    const key = fold(label);
    labels.set(key, { label: labels.get(key)?.label ?? label, count: (labels.get(key)?.count ?? 0) + 1 });
  }
  return [...labels.values()].sort((a, b) => b.count - a.count);
}

/** How many of each column's values the template finds in their documents. */
function foundAgain(columns: readonly DefinedColumn[], template: Template, find: Find, rowMode: 'document' | 'item'): number[] {
  const documents = new Map(columns.flatMap(({ shown }) => shown.map(({ document, view }) => [document, view.layout] as const)));
  const rows = new Map([...documents].map(([document, layout]) => [document, find(layout, template, rowMode)]));
  return columns.map(
    ({ shown }, at) =>
      shown.filter(({ document, value }) => rows.get(document)?.some(({ cells }) => says(cells[String(at)], value) !== null)).length,
  );
}

/** What a cell was chosen to say, where that is the value; else null. */
export function says(cell: FieldResult | undefined, value: CellValue): Extract<FieldResult, { chosen: unknown }>['chosen'] | null {
  if (!cell || !('chosen' in cell)) return null;
  const found = cell.chosen.value;
  const isSame =
    found.kind === 'number' && value.kind === 'number'
      ? Math.abs(found.number - value.number) < 0.005
      : squash(String(plainValue(found))) === squash(String(plainValue(value)));
  return isSame ? cell.chosen : null;
}

/** "Date", "Date 2": a sheet has each name once. */
function withOwnNames(fields: readonly Definition[]): Definition[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    let name = field.variableName;
    for (let number = 2; taken.has(fold(name)); number++) name = `${field.variableName} ${number}`;
    taken.add(fold(name));
    return { ...field, variableName: name };
  });
}
