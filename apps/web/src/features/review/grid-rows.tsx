import type { FieldResult, TemplateField } from '@sheetlift/engine/model';
import type { GridCell, GridRow, GridRows } from '../../components/grid/grid.ts';
import { hasSameKeys, textIn } from './arrange-rows.ts';
import { type CellState, cellState, STATE_WORDS } from './cell-state.ts';
import { cellText, editText, looksLikeIdentifier } from './cell-text.ts';
import type { FoundRow, SheetRow } from './sheet-rows.ts';

interface Fields {
  /** Ids of documents whose columns are looked for again. */
  searching: ReadonlySet<string>;
  fields: readonly TemplateField[];
}

/** The rows as the grid takes them: a row that did not change is the same object. */
export function createGridRows(): (rows: readonly SheetRow[], fields: Fields) => GridRows {
  let before: { rows: readonly SheetRow[]; places: ReadonlyMap<string, number> } | undefined;
  /** Name -> ids of all fields that were looked for here: rows that are found again still have the cells of those of before. */
  const idsOfName = new Map<string, Set<string>>();
  const againRows = new WeakMap<FoundRow, { fields: readonly TemplateField[]; grid: GridRow }>();

  function againRow(row: FoundRow, fields: readonly TemplateField[]): GridRow {
    const known = againRows.get(row);
    if (known?.fields === fields) return known.grid;
    const names = new Map(fields.map(({ id, variableName }) => [id, variableName]));
    const namedAlike = (columnId: string): FieldResult | undefined =>
      [...(idsOfName.get(names.get(columnId) ?? '') ?? [])].map((id) => row.row.cells[id]).find((cell) => cell !== undefined);
    const grid: GridRow = {
      key: row.key,
      className: 'again',
      cellOf(columnId) {
        if (!names.has(columnId) || row.row.cells[columnId]) return gridCell(row, columnId);
        const result = namedAlike(columnId);
        // What it says is of another template's field: nothing is done with it until it is found anew.
        return result
          ? { text: cellText(result), readOnly: true, spoken: 'looked for again' }
          : { text: '', readOnly: true, className: 'skel' };
      },
    };
    againRows.set(row, { fields, grid });
    return grid;
  }

  return (rows, { searching, fields }) => {
    for (const { id, variableName } of fields) idsOfName.set(variableName, (idsOfName.get(variableName) ?? new Set()).add(id));
    return gridRowsOf(rows, (row) => (row.kind === 'found' && searching.has(row.documentId) ? againRow(row, fields) : gridRow(row)));
  };

  function gridRowsOf(rows: readonly SheetRow[], rowOf: (row: SheetRow) => GridRow): GridRows {
    return {
      count: rows.length,
      rowAt: (index) => rowOf(rows[index]!),
      indexOf(rowKey) {
        // An edit changes values: the rows stand where they stood.
        if (before?.rows !== rows) before = { rows, places: before && hasSameKeys(before.rows, rows) ? before.places : placesOf(rows) };
        return before.places.get(rowKey) ?? -1;
      },
    };
  }
}

function placesOf(rows: readonly SheetRow[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  rows.forEach(({ key }, index) => places.set(key, index));
  return places;
}

const made = new WeakMap<SheetRow, GridRow>();
/** Rows already shown: one is new once, not after each edit. */
const seen = new Set<string>();

/** As long as a new row's wash takes to fade; cells that scroll into view later have none. */
const NEW_MS = 1_200;

function gridRow(row: SheetRow): GridRow {
  const before = made.get(row);
  if (before) return before;
  const newUntil = row.kind === 'found' && !seen.has(row.key) ? performance.now() + NEW_MS : 0;
  if (row.kind === 'found') seen.add(row.key);
  const grid: GridRow = {
    key: row.key,
    cellOf: (columnId) => gridCell(row, columnId),
    get className() {
      if (row.kind === 'coming') return 'ghost';
      return performance.now() < newUntil ? 'new' : '';
    },
  };
  made.set(row, grid);
  return grid;
}

function gridCell(row: SheetRow, columnId: string): GridCell {
  if (columnId === 'document') return { text: row.fileName, readOnly: true, className: 'doc' };
  if (row.kind === 'coming') return { text: '', readOnly: true, ...(row.reading ? { className: 'skel' } : {}) };
  if (columnId === 'page' || columnId === 'read-on') return { text: textIn(row, columnId), readOnly: true, className: 'doc' };
  const result = row.row.cells[columnId];
  return result ? valueCell(result) : { text: '' };
}

const MARKS: Partial<Record<CellState, string>> = { confirmed: 'ok', sure: 'sure', 'to-check': 'check', absent: 'none' };

function valueCell(result: FieldResult): GridCell {
  const state = cellState(result);
  const text = cellText(result);
  const mark = MARKS[state];
  const spoken = STATE_WORDS[state];
  const found = 'chosen' in result;
  const unseen = result.changed === 'unseen';
  const look = `s-${state === 'to-check' ? 'unsure' : result.state}${unseen ? ' changed' : ''}`;
  return {
    text,
    value: found ? editText(result.chosen.value) : '',
    className: found && result.chosen.value.kind === 'text' && looksLikeIdentifier(text) ? `${look} id` : look,
    ...(mark ? { mark } : {}),
    ...(spoken ? { spoken: unseen ? `${spoken}, changed by a correction` : spoken } : {}),
    ...(found ? {} : { align: 'left' as const, plate: !mark }),
  };
}
