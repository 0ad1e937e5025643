import type { DocumentLayout, LabelledMark } from '../../model/index.ts';
import { textOfSpans } from '../document/tick-marks.ts';
import type { SuggestedField } from './suggested-field.ts';
import { suggestedName } from './suggested-name.ts';

/** Options of one question: more boxes than these under a heading are a list of questions. */
const MAX_OPTIONS = 8;

/** Tick boxes: boxes under one question of which one is ticked are its options, any other is a question of its own. */
export function suggestFromMarks(layout: DocumentLayout): SuggestedField[] {
  const groups = new Map<string, LabelledMark[]>();
  for (const mark of layout.marks) {
    const key = textOfSpans(layout, mark.group);
    groups.set(key, [...(groups.get(key) ?? []), mark]);
  }
  return [...groups].flatMap(([group, marks]) => {
    const name = suggestedName(group);
    const ticked = marks.filter(({ checked }) => checked);
    const options = marks.flatMap(({ label }) => suggestedName(textOfSpans(layout, label)) ?? []);
    const [chosen] = ticked.flatMap(({ label }) => suggestedName(textOfSpans(layout, label)) ?? []);
    const isChoice =
      name !== null &&
      marks.length > 1 &&
      marks.length <= MAX_OPTIONS &&
      ticked.length === 1 &&
      options.length === marks.length &&
      chosen !== undefined;
    if (isChoice)
      return [
        {
          variableName: name,
          description: `Which box is ticked at "${name}"`,
          type: 'enum' as const,
          enumValues: [...new Set(options)],
          example: { kind: 'enum' as const, value: chosen },
        },
      ];
    return marks.flatMap(({ label, checked }): SuggestedField[] => {
      const question = suggestedName(textOfSpans(layout, label));
      return question === null
        ? []
        : [
            {
              variableName: question,
              description: `Is the box "${question}" ticked?`,
              type: 'yes/no',
              enumValues: [],
              example: { kind: 'yes/no', yes: checked },
            },
          ];
    });
  });
}
