import type { RunDocument } from '../../workspace/run/run-store.ts';

/** Page number -> why something is missing of it. */
export function pageTroubles({ state }: RunDocument): ReadonlyMap<number, string> {
  const troubles = new Map<number, string>();
  if (!('pages' in state)) return troubles;
  for (const { pageNumber, failed } of state.pages)
    if (failed) troubles.set(pageNumber, `Page ${pageNumber} could not be read, or not wholly.`);
  if (state.kind !== 'done') return troubles;
  for (const { pageNumber, severity, message } of state.issues)
    if (pageNumber !== null && severity === 'error') troubles.set(pageNumber, message);
  const read = new Set(state.pages.map(({ pageNumber }) => pageNumber));
  for (let pageNumber = 1; pageNumber <= state.facts.pageCount; pageNumber++)
    if (!read.has(pageNumber)) troubles.set(pageNumber, `Page ${pageNumber} was left out and not read.`);
  return troubles;
}
