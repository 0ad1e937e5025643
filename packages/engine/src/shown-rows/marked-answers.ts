import { suggestFromMarks } from '../fields/suggest/suggest-from-marks.ts';
import { textOfSpans } from '../fields/document/tick-marks.ts';
import type { SuggestedField } from '../fields/suggest/suggested-field.ts';
import { suggestedName } from '../fields/suggest/suggested-name.ts';
import type { DocumentLayout } from '../model/index.ts';
import { splitName } from '../values/split-name.ts';
import { fold, foldWords } from '../values/fold.ts';
import type { ShownValue } from './choose-places.ts';
import { valueLikeness } from './same-value.ts';
import type { DefinedColumn, Definition } from './ways-to-say.ts';

/** Of each column the boxes that are ticked as its values say: those of one column serve no other. */
export function markedFields(columns: readonly Pick<DefinedColumn, 'read' | 'shown' | 'head'>[]): (Definition | null)[] {
  const fitting = columns.map((column) =>
    (column.read.type === 'yes/no' ? boxesTicked(column.shown) : choicesTicked(column.shown)).sort(
      (a, b) => wordsShared(column.head, b) - wordsShared(column.head, a),
    ),
  );
  const taken = new Set<string>();
  const own = columns.map((): Definition | null => null);
  // A column that only one box fits goes first.
  for (const at of columns.map((_, column) => column).sort((a, b) => (fitting[a]?.length ?? 0) - (fitting[b]?.length ?? 0) || a - b)) {
    const field = fitting[at]?.find(({ description }) => !taken.has(fold(description)));
    if (!field) continue;
    taken.add(fold(field.description));
    own[at] = field;
  }
  return own;
}

/** Several boxes may be ticked alike: the one that the head names goes first. */
function wordsShared(head: string | null, { variableName }: Definition): number {
  const words = new Set(foldWords(splitName(head ?? '')));
  return foldWords(variableName).filter((word) => words.has(word)).length;
}

const layoutsOf = (shown: readonly ShownValue[]): DocumentLayout[] => [...new Set(shown.map(({ view }) => view.layout))];

/** Boxes that are ticked in the documents of each yes, and not in those of each no. */
function boxesTicked(shown: readonly ShownValue[]): Definition[] {
  const [first, ...others] = layoutsOf(shown).map(boxesOf);
  return [...(first ?? [])]
    .filter(([key]) => others.every((boxes) => boxes.has(key)))
    .filter(([key]) => shown.every(({ view, value }) => value.kind === 'yes/no' && boxesOf(view.layout).get(key)?.isTicked === value.yes))
    .map(([, { name }]) => ({ variableName: name, description: `Is the box "${name}" ticked?`, type: 'yes/no', enumValues: [] }));
}

function boxesOf(layout: DocumentLayout): Map<string, { name: string; isTicked: boolean }> {
  return new Map(
    layout.marks.flatMap(({ label, checked }) => {
      const name = suggestedName(textOfSpans(layout, label));
      return name === null ? [] : [[fold(name), { name, isTicked: checked }] as const];
    }),
  );
}

/** Questions whose ticked option says the value in each document. */
function choicesTicked(shown: readonly ShownValue[]): Definition[] {
  const byDocument = shown.map(({ view, value }) => choicesOf(view.layout).filter(({ example }) => valueLikeness(example, value) > 0));
  const [first, ...others] = byDocument;
  return (first ?? []).flatMap((field) => {
    const same = others.map((fields) => fields.find(({ variableName }) => fold(variableName) === fold(field.variableName)));
    if (same.some((each) => each === undefined)) return [];
    const { variableName, description, type, enumValues } = field;
    return [{ variableName, description, type, enumValues: [...enumValues] }];
  });
}

const choicesOf = (layout: DocumentLayout): SuggestedField[] => suggestFromMarks(layout).filter(({ type }) => type === 'enum');
