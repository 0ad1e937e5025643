import { type Linker, similarity } from '../../linker/linker.ts';
import type { TemplateField } from '../../model/index.ts';

/** How a field is asked for, as the linker sees it: by its name, and by name and description where there is one. */
export function embedAsked({ variableName, description }: TemplateField, linker: Linker): Float32Array[] {
  const name = readableName(variableName);
  return [name, ...(description === '' ? [] : [`${name}. ${description}`])].map(linker.embed);
}

/** "dueDate" and "due_date" are "due Date" and "due date". */
const readableName = (name: string): string => name.replace(/_/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/** -1..1: how near a text is to the nearest of the ways in which something is asked for. */
export const nearness = (asked: readonly Float32Array[], text: Float32Array): number =>
  asked.reduce((most, way) => Math.max(most, similarity(way, text)), -1);
