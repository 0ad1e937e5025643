import type { Template } from '../../model/index.ts';
import { compileField } from './compile-field.ts';
import type { CompiledField, CompiledTemplate } from './compiled-field.ts';
import { documentKindOf } from './document-kind.ts';
import { rowHintOf } from './row-hint.ts';

/** A user's template in the engine's terms. Pure; the same template always compiles to the same thing. */
export function compileTemplate(template: Template): CompiledTemplate {
  const rows = rowHintOf(template);
  const { kind, domains } = documentKindOf(template);
  const fields = template.entities.map((field) => compileField(field, { items: rows.mode === null ? null : rows.mode === 'item', domains }));
  return { fields: fields.map((field) => withSiblings(field, fields)), rows, documentKind: kind };
}

/** The surest labels of the other fields are taken: printed, they name those. */
function withSiblings(field: CompiledField, fields: readonly CompiledField[]): CompiledField {
  const own = new Set(field.labels.map((label) => label.text));
  const taken = new Set(field.competitors.map((competitor) => competitor.text));
  const siblings = fields
    .filter((other) => other !== field)
    .flatMap((other) => other.labels.filter((label) => label.weight >= 0.85 && !own.has(label.text) && !taken.has(label.text)).map(({ text, words }) => ({ text, words, of: other.field.id })));
  return { ...field, competitors: [...field.competitors, ...siblings] };
}

