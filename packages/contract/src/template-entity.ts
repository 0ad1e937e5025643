import type { FieldRules, FieldType, TemplateField } from '@sheetlift/engine/model';
import { fieldRulesProblem, rulesProblem } from '@sheetlift/engine/rules';
import { z } from 'zod/mini';
import { isLongerThan } from './count-characters.ts';
import { foldName } from './fold-name.ts';
import { isPlainJson } from './plain-json.ts';
import { plainText } from './plain-text.ts';
import { MAX_TEMPLATE_FIELDS } from './template-rules.ts';

/** A heading nobody can read is a mistake, or an attack. */
const MAX_NAME_CHARACTERS = 500;

/** UTF-16 units of all fields of a template together; the longest of the default templates takes 2,000. */
export const MAX_ENTITIES_JSON_UNITS = 100_000;

export const TEMPLATE_FIELDS_TOO_LONG = 'The fields of this template are too long';

const SERVER_TYPES = ['string', 'number', 'yes/no', 'enum'] as const;

/** A field in the server form of the specification. What else travels in it, such as its id, is kept whoever put it there. */
const serverEntity = z.looseObject({
  entity_name: z.string('A field needs an entity_name').check(
    z.trim(),
    z.minLength(1, 'A field needs an entity_name'),
    z.refine((name) => !isLongerThan(name, MAX_NAME_CHARACTERS), `A field's name cannot exceed ${MAX_NAME_CHARACTERS} characters`),
  ),
  description: z._default(z.string(), ''),
  type: z._default(z.enum(SERVER_TYPES, 'A field is of type string, number, yes/no or enum'), 'string'),
  // Not a list of strings in zod's words: of a hundred thousand that are none it would make as many problems, which takes seconds.
  enum_values: z.nullish(z.custom<string[]>(isListOfTexts, "A field's enum_values is a list of texts")),
});

/** Counted before any of them is looked at. */
const serverEntities = z.pipe(
  z
    .array(z.unknown(), 'entities_json holds a list of fields')
    .check(
      z.minLength(1, 'A template needs at least one field'),
      z.maxLength(MAX_TEMPLATE_FIELDS, `A template cannot exceed ${MAX_TEMPLATE_FIELDS} fields`),
    ),
  z.array(serverEntity),
);

export type ServerEntity = z.output<typeof serverEntity>;

/** The text of a template's fields: JSON that can be read. It stays text: what is in it is read by `parseEntities`. */
export const entitiesJson = plainText.check(
  z.maxLength(MAX_ENTITIES_JSON_UNITS, TEMPLATE_FIELDS_TOO_LONG),
  z.superRefine((text, context) => {
    const problem = entitiesProblem(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  }),
);

/** Throws where the text is none that `entitiesJson` lets through. */
export function parseEntities(text: string): ServerEntity[] {
  return serverEntities.parse(JSON.parse(text));
}

/** A field of the client form, as somebody gives it who may leave its id to be found, and takes its rules away with null. */
interface GivenField extends Omit<TemplateField, 'id' | 'enumValues' | 'rules'> {
  id?: string | undefined;
  enumValues?: string[] | null | undefined;
  rules?: FieldRules | null | undefined;
}

/** Fields of the client form in the server's. */
export function toServerEntity({ id, variableName, description, type, enumValues, ...added }: GivenField): ServerEntity {
  return { ...added, id, entity_name: variableName, description, type: type === 'text' ? 'string' : type, enum_values: enumValues };
}

/**
 * Fields of the server form in the client's. What it does not know of stays in it, so that it is there when it goes back; rules that cannot
 * be followed here, as of a newer page, stay on the server.
 */
export function toClientFields(entities: readonly ServerEntity[]): TemplateField[] {
  const fields = renamed(entities);
  return fields.map(({ rules, ...field }) =>
    rules && fieldRulesProblem({ ...field, rules }, fields) === null ? { ...field, rules: rules as FieldRules } : field,
  );
}

/** In the names and types of the client; the rules as they came. */
const renamed = (entities: readonly ServerEntity[]) =>
  identified(entities, []).map(({ id, entity_name, description, type, enum_values, rules, ...added }) => ({
    ...added,
    id,
    variableName: entity_name,
    description,
    type: type === 'string' ? ('text' as const) : (type satisfies FieldType),
    enumValues: enum_values ?? [],
    rules,
  }));

/**
 * The fields as they are kept in place of the stored ones. A client that is older than the stored fields knows nothing of what travels in
 * them and leaves it out; so whatever a field of the same id, or else of the same name, carried and the new one does not mention stays.
 * Then each has an id that no other field has or had.
 */
export function replaceEntities(stored: readonly ServerEntity[], next: readonly ServerEntity[]): (ServerEntity & { id: string })[] {
  const partners = partnerFields(stored, next);
  const carried = next.map((entity, index) => {
    const { entity_name: _name, description: _description, type: _type, enum_values: _values, ...added } = partners[index] ?? {};
    return { ...added, ...entity };
  });
  // In one order, so that the same fields are the same text.
  return identified(carried, stored).map(({ id, entity_name, description, type, enum_values, ...added }) => ({
    id,
    entity_name,
    description,
    type,
    enum_values: enum_values ?? [],
    ...added,
  }));
}

/** For each of the next fields the stored one that it takes the place of: of the same id, or else of the same name. */
export function partnerFields(stored: readonly ServerEntity[], next: readonly ServerEntity[]): (ServerEntity | undefined)[] {
  const storedById = new Map(stored.filter(({ id }) => isId(id)).map((entity) => [entity['id'], entity]));
  const byId = next.map(({ id }) => storedById.get(id));
  const taken = new Set(byId);
  const storedByName = new Map(stored.filter((entity) => !taken.has(entity)).map((entity) => [foldName(entity.entity_name), entity]));
  return next.map(({ entity_name }, index) => byId[index] ?? storedByName.get(foldName(entity_name)));
}

/** Gives each field without an id of its own one from its position that none of these and none of the former has. */
function identified(entities: readonly ServerEntity[], former: readonly ServerEntity[]): (ServerEntity & { id: string })[] {
  const given = new Set([...entities, ...former].map(({ id }) => id));
  const used = new Set<string>();
  return entities.map((entity, index) => {
    const { id } = entity;
    const own = isId(id) && !used.has(id) ? id : freeId(index + 1, given);
    used.add(own);
    given.add(own);
    return { ...entity, id: own };
  });
}

function freeId(position: number, given: ReadonlySet<unknown>): string {
  let number = position;
  while (given.has(`field-${number}`)) number++;
  return `field-${number}`;
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && id !== '';
}

function entitiesProblem(text: string): string | null {
  try {
    const entities: unknown = JSON.parse(text);
    if (!isPlainJson(entities)) return 'The fields hold something that cannot be kept';
    return rulesProblem(renamed(serverEntities.parse(entities)))?.message ?? null;
  } catch (error) {
    if (error instanceof z.core.$ZodError) return error.issues[0]?.message ?? null;
    return 'entities_json is not JSON';
  }
}
