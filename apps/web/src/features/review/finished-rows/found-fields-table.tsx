import { citationInWords, type TemplateField } from '@sheetlift/engine/model';
import type { ShownColumn, ShownPlace } from '../../../engine-worker/engine-protocol.ts';
import type { RunDocument } from '../../workspace/run/run-store.ts';
import type { FoundFields } from './take-found-fields.ts';

interface FoundFieldsTableProps {
  found: FoundFields;
  documents: readonly RunDocument[];
}

/** What each column of the rows was found to be, and where its values stand. */
export function FoundFieldsTable({ found: { shown, documentIds }, documents }: FoundFieldsTableProps) {
  const fileName = (document: number): string => documents.find(({ id }) => id === documentIds[document])?.file.name ?? '';
  const strangers = shown.documents.flatMap((document, row) => (document === null ? [row + 1] : []));
  return (
    <>
      <p>
        {shown.rowMode === 'item' ? 'Several rows a document: each is an item of a list.' : 'One row a document.'}
        {strangers.length > 0 && ` ${rowsInWords(strangers)} in none of the documents that were read.`}
      </p>
      <table className="proposed">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Where its values stand</th>
          </tr>
        </thead>
        <tbody>
          {shown.columns.map(({ column, field, reading, places }) => (
            <tr key={column}>
              <th scope="row">
                <bdi className="break-words">{field?.variableName ?? shown.heads?.[column]?.trim() ?? `Column ${column + 1}`}</bdi>
              </th>
              <td>{field ? typeInWords(field, reading, places) : ''}</td>
              <td className="break-words">
                {!field && 'Not found on the pages. It becomes no field.'}
                {places.map((place) => field && <Place key={place.row} place={place} fileName={fileName(place.document)} />)}
                {/* An answer is printed in no words of its own: what is asked says where it comes from. */}
                {field && places.length === 0 && <bdi>{field.description}</bdi>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Place({ place: { printed, evidence }, fileName }: { place: ShownPlace; fileName: string }) {
  const [first] = evidence;
  return (
    <div>
      “<bdi>{printed}</bdi>”{' '}
      <span className="text-ink-2">
        <bdi>{fileName}</bdi>
        {first && `, ${citationInWords(first)}`}
      </span>
    </div>
  );
}

const rowsInWords = (rows: readonly number[]): string => (rows.length === 1 ? `Row ${rows[0]} is` : `Rows ${rows.join(', ')} are`);

const READINGS: Record<NonNullable<ShownColumn['reading']>, string> = {
  'day-first': 'day first',
  'month-first': 'month first',
  'comma-decimal': 'decimal comma',
  'point-decimal': 'decimal point',
};

function typeInWords({ type }: Omit<TemplateField, 'id'>, reading: ShownColumn['reading'], places: readonly ShownPlace[]): string {
  const kind = places.some(({ value }) => value.kind === 'date') ? 'date' : type;
  return reading ? `${kind}, ${READINGS[reading]}` : kind;
}
