import type { Template } from '@sheetlift/engine';
import type { BenchCase } from './bench-scorer.ts';

/** The template of a case as the engine takes it. Cases of one template share it: it is compiled once. */
export function templateOf({ template }: BenchCase, known: Map<string, Template>): Template {
  const key = JSON.stringify(template);
  const same = known.get(key);
  if (same) return same;
  const made = {
    name: template.name,
    description: template.description,
    entities: template.entities.map((field) => ({ ...field, id: field.variableName, enumValues: field.enumValues ?? [] })),
  };
  known.set(key, made);
  return made;
}
