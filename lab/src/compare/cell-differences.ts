import { type ExtractionResult, plainValue, type Template } from '@sheetlift/engine';

type Cell = ExtractionResult['rows'][number]['cells'][string] | undefined;

/** Every cell in which two results differ, a line each: where it is, and what of it is another. Empty where they are the same. */
export function cellDifferences(base: ExtractionResult, tree: ExtractionResult, template: Template): string[] {
  const differences = same(outline(base), outline(tree))
    ? []
    : [`outside the cells: ${JSON.stringify(outline(base))} -> ${JSON.stringify(outline(tree))}`];
  const rows = Math.max(base.rows.length, tree.rows.length);
  for (let row = 0; row < rows; row++) {
    for (const { id, variableName } of template.entities) {
      const parts = differingParts(base.rows[row]?.cells[id], tree.rows[row]?.cells[id]);
      if (parts.length > 0) differences.push(`row ${row + 1} ${variableName}: ${parts.join('; ')}`);
    }
  }
  return differences;
}

const outline = ({ rows, status, rowMode, issues, pageCount }: ExtractionResult): object => ({
  rows: rows.map(({ pageNumber }) => pageNumber),
  status,
  rowMode,
  issues,
  pageCount,
});

function differingParts(base: Cell, tree: Cell): string[] {
  const [was, is] = [partsOf(base), partsOf(tree)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((part) => {
    if (same(was[part], is[part])) return [];
    return SHOWN.has(part) ? [`${part} ${JSON.stringify(was[part])} -> ${JSON.stringify(is[part])}`] : [`other ${part}`];
  });
}

/** The others (evidence, alternatives) are too long for a line. */
const SHOWN = new Set(['state', 'value', 'confidence', 'score', 'printed', 'derivation', 'reason']);

function partsOf(cell: Cell): Record<string, unknown> {
  if (!cell || !('chosen' in cell)) return { ...cell };
  const { value, ...chosen } = cell.chosen;
  return { ...chosen, value: plainValue(value), kind: value, state: cell.state, alternatives: cell.alternatives };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
