import type { RunSnapshot } from '../run/run-store.ts';

/** What a run is called: as a person named it, or after its documents. */
export function runName({ name, fileName, documents }: { name: string | null; fileName: string; documents: number }): string {
  if (name !== null) return name;
  return documents > 1 ? `${fileName} and ${(documents - 1).toLocaleString('en-GB')} more` : fileName;
}

/** What the run that is open is called; it has a document. */
export const openRunName = ({ name, documents }: Pick<RunSnapshot, 'name' | 'documents'>): string =>
  runName({ name, fileName: documents[0]!.file.name, documents: documents.length });
