// `npm run score:tables -- [--kind K] [--show]`
// Finds the rows of lists composed in code, kind by kind: how many come whole, and why the others do not.
import { parseArgs } from 'node:util';
import { layOutDocument, loadFinder, plainValue } from '@sheetlift/engine';
import { loadNodeAsset } from '@sheetlift/engine/node';
import { perCent } from './baseline.ts';
import { type ComposedTable, composeKind, TABLE_KINDS } from './tables/table-layouts.ts';

interface Outcome {
  rowsWanted: number;
  rowsFound: number;
  cells: number;
  right: number;
}

const { values } = parseArgs({ options: { kind: { type: 'string' }, show: { type: 'boolean', default: false } } });
const finder = await loadFinder(loadNodeAsset);
const kinds = TABLE_KINDS.filter(({ kind }) => values.kind === undefined || kind === values.kind);
const together: Outcome[] = [];
console.log('kind of list                  lists  whole  rows right %  cells right %');
for (const { kind, style } of kinds) {
  const outcomes = composeKind(kind, style).map(outcomeOf);
  together.push(...outcomes);
  console.log(line(kind, outcomes));
}
if (kinds.length > 1) console.log(line('together', together));

function line(kind: string, outcomes: readonly Outcome[]): string {
  const whole = outcomes.filter(({ cells, right, rowsFound, rowsWanted }) => cells === right && rowsFound === rowsWanted).length;
  const counted = outcomes.filter(({ rowsFound, rowsWanted }) => rowsFound === rowsWanted).length;
  const [cells, right] = [sum(outcomes, 'cells'), sum(outcomes, 'right')];
  return [
    kind.padEnd(30),
    String(outcomes.length).padStart(5),
    String(whole).padStart(7),
    perCent(counted / outcomes.length)
      .toFixed(1)
      .padStart(14),
    perCent(right / cells)
      .toFixed(1)
      .padStart(15),
  ].join('');
}

function sum(outcomes: readonly Outcome[], part: keyof Outcome): number {
  return outcomes.reduce((total, outcome) => total + outcome[part], 0);
}

function outcomeOf(table: ComposedTable): Outcome {
  const found = finder.extractRows(layOutDocument(table.document), table.template, 'auto').rows;
  const valueAt = (row: number, at: number): unknown => {
    const cell = found[row]?.cells[`f${at}`];
    return cell && 'chosen' in cell ? plainValue(cell.chosen.value) : null;
  };
  const wrong = table.rows.flatMap((cells, row) =>
    cells.flatMap((wanted, at) => (isRight(wanted, valueAt(row, at)) ? [] : [{ row, at, wanted, is: valueAt(row, at) }])),
  );
  const cells = table.rows.length * (table.rows[0]?.length ?? 0);
  if (values.show && (wrong.length > 0 || found.length !== table.rows.length)) {
    console.log(
      `  ${table.kind}, ${table.language}: ${found.length} of ${table.rows.length} rows, ${wrong.length} of ${cells} cells wrong`,
    );
    for (const [at, { variableName }] of table.template.entities.entries()) {
      const first = wrong.find((cell) => cell.at === at);
      if (first) console.log(`    ${variableName}, row ${first.row + 1}: ${String(first.is)} for ${String(first.wanted)}`);
    }
  }
  return { rowsWanted: table.rows.length, rowsFound: found.length, cells, right: cells - wrong.length };
}

function isRight(wanted: string | null, is: unknown): boolean {
  if (wanted === null || is === null) return wanted === is;
  const [first = '', month = '', year = ''] = wanted.split(/[./-]/);
  return squashed(is) === squashed(typeof is === 'number' ? numberOf(wanted) : wanted) || is === `${year}-${month}-${first}`;
}

function squashed(value: unknown): string {
  return String(value).replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The last point or comma of a printed figure is its decimal one. */
function numberOf(printed: string): number {
  const at = Math.max(printed.lastIndexOf('.'), printed.lastIndexOf(','));
  return at < 0 ? Number(printed) : Number(`${printed.slice(0, at).replace(/[.,]/g, '')}.${printed.slice(at + 1)}`);
}
