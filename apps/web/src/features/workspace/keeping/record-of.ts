import { STORED_VERSION } from '../../../lib/device-store/stored-version.ts';
import type { DocumentState, RunDocument } from '../run/run-store.ts';
import type { FileRefs } from './file-refs.ts';
import type { DocumentRecord, HeadRecord } from './records.ts';
import type { RunHead } from './run-archive.ts';

export function headRecordOf({ placedIds, otherSheets, documentIds, ...head }: RunHead, since: string): HeadRecord {
  const others = otherSheets.map((sheet) => ({ ...sheet, documentIds: [...sheet.documentIds] }));
  return { version: STORED_VERSION, since, ...head, placedIds: [...placedIds], otherSheets: others, documentIds: [...documentIds] };
}

/**
 * `before`: what is written of the document already. Work that is being done again leaves what it did before in place. `refs`: where the bytes of
 * its parts are kept.
 */
export function documentRecordOf(
  { id, file, needsPassword, ranges, turn, readAt, state }: RunDocument,
  before: DocumentRecord | null,
  refs: Pick<FileRefs, 'of'>,
): DocumentRecord {
  return {
    version: STORED_VERSION,
    id,
    fileName: file.name,
    parts: file.parts.map(({ name, bytes, pages }) => ({ ...refs.of(bytes, id), name, pages })),
    secret: needsPassword || file.password !== null || state.kind === 'locked' || (before?.secret ?? false),
    ranges: ranges && [...ranges],
    turn,
    readAt,
    state: stateRecordOf(state, before?.state ?? null),
  };
}

function stateRecordOf(state: DocumentState, before: DocumentRecord['state'] | null): DocumentRecord['state'] {
  switch (state.kind) {
    case 'opening':
    case 'locked':
    case 'duplicate':
    case 'failed':
      return state;
    case 'ready':
      return { kind: 'ready', facts: state.facts, underWay: false };
    case 'waiting':
    case 'reading':
    case 'finding':
      return before?.kind === 'done' ? before : { kind: 'ready', facts: state.facts, underWay: true };
    case 'done':
      return {
        kind: 'done',
        facts: state.facts,
        pages: [...state.pages],
        rowMode: state.rowMode,
        foundFor: state.foundFor,
        rowCount: state.rows.length,
        issues: [...state.issues],
      };
  }
}
