import { embedAsked, nearness } from '../fields/compile/asked-wordings.ts';
import { rowHintOf } from '../fields/compile/row-hint.ts';
import { type Linker, similarity } from '../linker/linker.ts';
import type { Template } from '../model/index.ts';

/** A template as sorting sees it. */
export interface AskedTemplate {
  template: Template;
  /** Its name, what its rows are and its description, as the linker sees them. */
  names: readonly Float32Array[];
  /** The ways in which each field is asked for. */
  fields: readonly (readonly Float32Array[])[];
}

/** Names so near that both may be of one kind of paper ("Invoice", "Invoice lines"). */
const KIN_NAMES = 0.6;
/** Fields of two templates that mean the same, of those of the smaller one. */
const KIN_FIELDS = 0.5;
const SAME_FIELD = 0.8;

export function askTemplate(template: Template, linker: Linker): AskedTemplate {
  const { noun } = rowHintOf(template);
  const said = [template.name, noun ?? '', template.description].filter((text) => text !== '');
  return {
    template,
    names: said.map((text) => linker.embed(text.toLowerCase())),
    fields: template.entities.map((field) => embedAsked(field, linker)),
  };
}

/** Whether two templates may well read the same documents: one is no evidence against the other. */
export function areKin(one: AskedTemplate, other: AskedTemplate): boolean {
  const [name, otherName] = [one.names[0], other.names[0]];
  if (name && otherName && similarity(name, otherName) >= KIN_NAMES) return true;
  const [small, large] = one.fields.length <= other.fields.length ? [one, other] : [other, one];
  const same = small.fields.filter(([name]) => name && large.fields.some((ways) => nearness(ways, name) >= SAME_FIELD));
  return same.length >= KIN_FIELDS * small.fields.length;
}
