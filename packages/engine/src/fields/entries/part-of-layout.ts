import { unionBox, type DocumentLayout, type Line, type WordSpan } from '../../model/index.ts';

/** Some lines of a document (their indices, ascending) as a document of its own; what is cited stays where it stands on the page. */
export function partOfLayout(layout: DocumentLayout, lines: readonly number[]): DocumentLayout {
  const newIndex = new Map(lines.map((line, at) => [line, at]));
  const movedSpans = (spans: readonly WordSpan[]): WordSpan[] | null => {
    const moved = spans.map((span) => ({ ...span, line: newIndex.get(span.line) ?? -1 }));
    return moved.every(({ line }) => line >= 0) ? moved : null;
  };
  const own = layout.blocks
    .map((block) => ({ ...block, lines: block.lines.flatMap((line) => newIndex.get(line) ?? []) }))
    .filter((block) => block.lines.length > 0)
    .map((block, index) => ({ ...block, index }));
  const blockOf = new Map(own.flatMap(({ index, lines: held }) => held.map((line) => [line, index])));
  const kept = lines.flatMap((line, index): Line[] => {
    const whole = layout.lines[line];
    return whole ? [{ ...whole, index, block: blockOf.get(index) ?? 0, cell: null }] : [];
  });
  const pages = new Set(kept.map(({ pageNumber }) => pageNumber));
  return {
    ...layout,
    lines: kept,
    blocks: own.map((block) => ({ ...block, box: unionBox(block.lines.flatMap((line) => kept[line]?.box ?? [])) })),
    tables: [],
    pages: layout.pages.filter(({ pageNumber }) => pages.has(pageNumber)),
    pairs: layout.pairs.flatMap((pair) => {
      const [label, value] = [movedSpans(pair.label), movedSpans(pair.value)];
      return label && value ? [{ ...pair, label, value }] : [];
    }),
    marks: layout.marks.flatMap((mark) => {
      const label = movedSpans(mark.label);
      return label && label.length > 0 ? [{ ...mark, label, group: movedSpans(mark.group) ?? [] }] : [];
    }),
    formFields: [],
    attachments: null,
    xmlValues: [],
  };
}
