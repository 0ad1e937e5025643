import { type FieldRules, type FieldType, MODEL_USES, type Template, type TemplateField } from '@sheetlift/engine/model';
import { rulesProblem } from '@sheetlift/engine/rules';
import { z } from 'zod/mini';
import { isLongerThan } from './count-characters.ts';
import {
  MAX_TEMPLATE_DESCRIPTION_CHARACTERS,
  MAX_TEMPLATE_FIELDS,
  MAX_TEMPLATE_NAME_CHARACTERS,
  TEMPLATE_DESCRIPTION_TOO_LONG,
  TEMPLATE_NAME_TOO_LONG,
} from './template-rules.ts';

export const FIELD_TYPES = ['text', 'number', 'yes/no', 'enum'] as const satisfies readonly FieldType[];

type NamedField = Pick<TemplateField, 'id' | 'variableName'>;

const clientEntity = z.object({
  id: z.optional(z.string()),
  variableName: z.string('A field needs a variableName').check(z.trim(), z.minLength(1, 'A field needs a variableName')),
  description: z._default(z.string(), ''),
  type: z._default(z.enum(FIELD_TYPES, 'A field is of type text, number, yes/no or enum'), 'text'),
  enumValues: z.nullish(z.array(z.string())),
  /** Read by the engine's room of rules, with the other fields at hand. */
  rules: z.nullish(z.custom<FieldRules>()),
});

export const modelUses = z.enum(MODEL_USES, `A mode of the language model is ${MODEL_USES.join(', ')}`);

/** The fields of a template in the client form. */
export const clientEntities = z.array(clientEntity, 'A template needs a list of entities').check(
  z.minLength(1, 'A template needs at least one field'),
  z.maxLength(MAX_TEMPLATE_FIELDS, `A template cannot exceed ${MAX_TEMPLATE_FIELDS} fields`),
  z.superRefine((entities, context) => {
    const problem = rulesProblem(entities.map((entity) => ({ id: '', ...entity })));
    if (problem) context.addIssue({ code: 'custom', message: problem.message, path: [problem.index, 'rules'], input: entities });
  }),
);

/** A template in the client form. */
export const clientTemplate = z.object({
  name: z._default(z.string().check(atMost(MAX_TEMPLATE_NAME_CHARACTERS, TEMPLATE_NAME_TOO_LONG)), ''),
  description: z._default(z.string().check(atMost(MAX_TEMPLATE_DESCRIPTION_CHARACTERS, TEMPLATE_DESCRIPTION_TOO_LONG)), ''),
  entities: clientEntities,
  modelMode: z.nullish(modelUses),
});

/**
 * A template in the client form, as a file or an import holds it. Fields without an id get one from their position.
 * Throws `ZodError`, whose issues name what is wrong and where.
 */
export function parseTemplateFile(json: unknown): Template {
  return toTemplate(clientTemplate.parse(json));
}

/** Fields without an id are those of `former` that have their name, or get one of their own from their position. */
export function toTemplate(
  { name, description, entities, modelMode }: z.output<typeof clientTemplate>,
  former: readonly NamedField[] = [],
): Template {
  const taken = new Set([...entities, ...former].map(({ id }) => id));
  const left = former.filter(({ id }) => entities.every((entity) => entity.id !== id));
  const idOf = (variableName: string, position: number): string => {
    const same = left.findIndex((one) => one.variableName === variableName);
    return same >= 0 ? left.splice(same, 1)[0]!.id : freeId(position, taken);
  };
  return {
    name,
    description,
    entities: entities.map((entity, index) => ({
      id: entity.id ?? idOf(entity.variableName, index + 1),
      variableName: entity.variableName,
      description: entity.description,
      type: entity.type,
      enumValues: entity.enumValues ?? [],
      ...(entity.rules ? { rules: entity.rules } : {}),
    })),
    ...(modelMode ? { modelMode } : {}),
  };
}

/**
 * A template that takes the place of another one for documents that were read already. Another template's fields may have ids that mean other fields of
 * the former one, as they are numbered in both: what was found or corrected under those is not theirs, so they get ids of their own.
 */
export function inPlaceOf(former: Template, next: Template): Template {
  if (former.name === next.name) return next;
  const names = new Map(former.entities.map(({ id, variableName }) => [id, variableName]));
  const taken = new Set<string | undefined>([...former.entities, ...next.entities].map(({ id }) => id));
  const entities = next.entities.map((entity, index) =>
    (names.get(entity.id) ?? entity.variableName) === entity.variableName ? entity : { ...entity, id: freeId(index + 1, taken) },
  );
  return { ...next, entities };
}

/** The first number from the position on that no field has, which is taken then. */
function freeId(position: number, taken: Set<string | undefined>): string {
  let number = position;
  while (taken.has(`field-${number}`)) number++;
  taken.add(`field-${number}`);
  return `field-${number}`;
}

/** The templates of a file that holds several, such as the default templates. Throws `ZodError`. */
export function parseTemplatesFile(json: unknown): Template[] {
  return z.array(z.unknown()).parse(json).map(parseTemplateFile);
}

function atMost(characters: number, message: string) {
  return z.refine<string>((text) => !isLongerThan(text, characters), message);
}
