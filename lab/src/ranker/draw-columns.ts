import type { DocumentLayout, Table } from '@sheetlift/engine/model';
import {
  askField,
  columnsOf,
  compileTemplate,
  conventionsOf,
  createTextKnowledge,
  fieldHints,
  type FieldHint,
  judgeColumns,
  labelledOutside,
  type Linker,
  pairHints,
  prepareSearch,
  type TextWeights,
} from '@sheetlift/engine/training';
import { cellKey } from '../papers/paper.ts';
import type { ComposedPaper, RankedList } from './draw-lists.ts';

/** One list a field of the template and table of the paper: which of the table's columns holds its values, or none does. */
export function columnListsOf({ drawn, canvas, layout }: ComposedPaper, linker: Linker, texts: TextWeights): RankedList[] {
  const { paper, template, asked } = drawn;
  const compiled = compileTemplate(template, linker, (field) => askField(field, linker, texts.kinds).kinds);
  const outside = labelledOutside(prepareSearch(layout, template, compiled, null));
  const hints = fieldHints(compiled, outside);
  const [know, conventions] = [createTextKnowledge(linker, texts), conventionsOf(layout)];
  const fields = template.entities.map((field, at): FieldHint => ({ ...hints[at]!, asked: askField(field, linker, texts.kinds) }));
  return layout.tables
    .filter(({ rows }) => rows.length > 2)
    .flatMap((table) => {
      const columns = columnsOf(table);
      const places = columnsOfPlaces(layout, table);
      const judged = judgeColumns(columns, fields, pairHints(compiled, columns), { know, conventions });
      return judged.flatMap(({ rows, none }, fieldIndex): RankedList[] => {
        const question = asked.find(({ field }) => field.id === template.entities[fieldIndex]?.id);
        if (!question) return [];
        // Where facts of the whole paper stand in boxes that look like a table, that is no column of theirs.
        const keys = question.inRow ? (paper.table?.rows ?? []).map((_, row) => cellKey(row, Number(question.key))) : [];
        const column = ownColumn(
          keys.map((key) => (canvas.places.get(key) ?? []).map(placeKey)),
          places,
        );
        return column === 'shared' ? [] : [{ rows, empty: none, count: columns.length, right: column === null ? [] : [column], share: 1 }];
      });
    });
}

/** Least share of the cells that stand in a column, and of the words of the column that are theirs. */
const [MOST_OF_CELLS, OWN_WORDS] = [0.5, 0.6];

/**
 * The column that holds most of the cells, each given by the places of its words; none where each stands in another, as in tables on their
 * side. Of a column with other cells too, as where rows have two lines, nothing can be said.
 */
function ownColumn(cells: readonly string[][], places: ReadonlyMap<string, number>): number | 'shared' | null {
  const filled = cells.filter((cell) => cell.length > 0);
  const counts = new Map<number, number>();
  for (const [first = ''] of filled) {
    const column = places.get(first);
    if (column !== undefined) counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  const [column, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [-1, 0];
  if (count < MOST_OF_CELLS * filled.length || count === 0) return null;
  const words = [...places].filter(([, at]) => at === column).map(([place]) => place);
  const own = new Set(filled.flat());
  return words.filter((place) => own.has(place)).length < OWN_WORDS * words.length ? 'shared' : column;
}

/** Place of each word of the table's body -> its column. */
function columnsOfPlaces(layout: DocumentLayout, { rows }: Table): Map<string, number> {
  return new Map(
    rows
      .filter(({ role }) => role === 'body')
      .flatMap(({ cells }) => cells)
      .flatMap((cell) => (cell ? cell.lines.map((line) => ({ line, column: cell.column })) : []))
      .flatMap(({ line, column }) => {
        const { words = [], pageNumber = 0 } = layout.lines[line] ?? {};
        return words.map(({ box }) => [placeKey({ pageNumber, box }), column] as const);
      }),
  );
}

const placeKey = ({ pageNumber, box: { left, top } }: { pageNumber: number; box: { left: number; top: number } }): string =>
  `${pageNumber} ${left.toFixed(1)} ${top.toFixed(1)}`;
