import type { EnginePorts, ReadDocument, SortedLayout, Sorting, Template } from '@sheetlift/engine';
import { finderOf } from './finder-of.ts';

/** The templates by their content: many documents are sorted among the same ones, which come as copies. */
let last: { key: string; templates: readonly Template[] } | null = null;

/** Which of the templates what was read is for. `sorted`: where a person sorted documents of other layouts. */
export async function sortReading(
  reading: Blob,
  templates: readonly Template[],
  sorted: readonly SortedLayout[],
  ports: EnginePorts,
): Promise<Sorting> {
  const key = JSON.stringify(templates);
  if (last?.key !== key) last = { key, templates };
  const finder = await finderOf(ports);
  return finder.sortDocument(JSON.parse(await reading.text()) as ReadDocument, last.templates, sorted);
}
