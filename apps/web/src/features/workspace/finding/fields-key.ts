import type { DrawnTable, RowMode, Template } from '@sheetlift/engine/model';

/** A short name for what is looked for, and in which table where a person drew one: rows found with the same key need not be looked for again. */
export function fieldsKey({ name, description, entities }: Template, rowMode: RowMode, drawn: readonly DrawnTable[] = []): string {
  const fields = entities.map(({ id, variableName, description, type, enumValues }) => [id, variableName, description, type, enumValues]);
  return hashOf(JSON.stringify([rowMode, name, description, fields, ...(drawn.length > 0 ? [drawn] : [])]));
}

/** FNV-1a in two halves: keys are compared within one run, where nobody tries to make two alike. */
function hashOf(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The same for rows that were found together with a language model. What was learned since is no reason to pay for asking again. */
export const askedKey = (
  template: Template,
  rowMode: RowMode,
  { id, mode, seesPictures }: { id: string; mode: string; seesPictures: boolean },
): string => `${fieldsKey(template, rowMode)}+${mode}+${id}${seesPictures ? '+pictures' : ''}`;

/** Whether rows were found for these fields together with a language model, whichever. */
export const wasAsked = (foundFor: string, template: Template, rowMode: RowMode): boolean =>
  foundFor.startsWith(`${fieldsKey(template, rowMode)}+`);
