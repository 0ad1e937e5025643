import type { DocumentLayout } from '../../model/index.ts';
import { conventionsOf } from '../kinds/kind-finder.ts';
import type { SuggestedField } from './suggested-field.ts';
import { suggestedDescription, suggestedName } from './suggested-name.ts';
import { typedExample } from './typed-example.ts';

/** Filled fields of an interactive form that tell a person what they are. */
export function suggestFromForms(layout: DocumentLayout): SuggestedField[] {
  const conventions = conventionsOf(layout);
  return layout.formFields.flatMap((field): SuggestedField[] => {
    if (field.value === null || field.kind === 'checkbox' || field.kind === 'radio' || field.kind === 'signature') return [];
    const name = suggestedName(field.title ?? '');
    const example = typedExample(field.value, conventions);
    return name === null || !example
      ? []
      : [
          {
            variableName: name,
            description: suggestedDescription(name, example.asks),
            type: example.type,
            enumValues: [],
            example: example.value,
          },
        ];
  });
}
