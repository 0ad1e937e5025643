import type { ExportRequest, FoundSheet } from '../../../engine-worker/engine-protocol.ts';
import { filePlaces } from '../run/document-parts.ts';
import { shownDocuments } from '../run/run-sheets.ts';
import type { RunSnapshot } from '../run/run-store.ts';

/** The sheets that are to be written, with the rows of their documents as they were found and what a person changed in them. */
export const foundSheets = (
  request: ExportRequest,
  { documents, sheets, corrections }: Pick<RunSnapshot, 'documents' | 'sheets' | 'corrections'>,
): FoundSheet[] =>
  request.sheets.map(({ sheetId, columns }) => ({
    template: sheets.find(({ id }) => id === sheetId)!.template,
    columns,
    documents: shownDocuments({ documents, sheets, sheetId }).flatMap(({ id, file, readAt, state }) =>
      state.kind === 'done' && readAt !== null
        ? [
            {
              fileName: file.name,
              places: filePlaces({ file, state }),
              result: state.result,
              corrections: corrections.get(id) ?? null,
              readAt,
            },
          ]
        : [],
    ),
  }));
