import { type Linker, similarity } from '../../linker/linker.ts';
import type { Template } from '../../model/index.ts';
import { boundsOf } from './bounds.ts';
import { compileField } from './compile-field.ts';
import type { CompiledField, CompiledTemplate } from './compiled-field.ts';
import { domainsOfKind } from './document-kind.ts';
import { linkFields } from './field-links.ts';
import { conceptById } from './lexicon/lexicon.ts';
import type { LearnedKinds } from './learned-kind.ts';
import { rowHintOf } from './row-hint.ts';

const NOTHING_LEARNED: LearnedKinds = () => ({});

/** A user's template in the engine's terms. Pure; the same template always compiles to the same thing. */
export function compileTemplate(template: Template, linker: Linker, learned: LearnedKinds = NOTHING_LEARNED): CompiledTemplate {
  const rows = rowHintOf(template);
  const domains = domainsOfKind(template);
  const items = rows.mode === null ? null : rows.mode === 'item';
  const compileAll = (hints: readonly string[]): CompiledField[] =>
    template.entities.map((field) => compileField(field, { items, domains: hints }, linker, learned(field)));
  // Fields that are plain about what they are tell the kind of document to those that are not ("total", "date").
  const fields = compileAll([...domains, ...domainsOf(compileAll(domains))]);
  return {
    fields: fields.map((field) => withSiblings(field, fields)),
    rows,
    links: linkFields(template.entities, linker),
    bounds: boundsOf(template.entities, linker),
    rowNearness: (printed) => Math.max(-1, ...rows.nouns.map((noun) => similarity(linker.embed(noun), linker.embed(printed)))),
  };
}

/** Domains of the lexicon that two or more fields belong to. */
function domainsOf(fields: readonly CompiledField[]): string[] {
  const counts = new Map<string, number>();
  for (const field of fields) {
    const surest = field.labels.find((label) => label.source === 'concept');
    const concept = field.concept === null || (surest?.weight ?? 0) < 0.85 ? null : conceptById(field.concept);
    if (concept) counts.set(concept.domain, (counts.get(concept.domain) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= 2).map(([domain]) => domain);
}

/** The surest labels of the other fields are taken: printed, they name those. */
function withSiblings(field: CompiledField, fields: readonly CompiledField[]): CompiledField {
  const own = new Set(field.labels.map((label) => label.text));
  const taken = new Set(field.competitors);
  const siblings = fields
    .filter((other) => other !== field)
    .flatMap((other) =>
      other.labels.filter((label) => label.weight >= 0.85 && !own.has(label.text) && !taken.has(label.text)).map(({ text }) => text),
    );
  return { ...field, competitors: [...field.competitors, ...siblings] };
}
