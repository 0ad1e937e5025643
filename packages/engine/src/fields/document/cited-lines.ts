import { patternOf } from '../../languages/languages.ts';
import type { DocumentLayout } from '../../model/index.ts';
import { fold } from '../../values/fold.ts';

const HEADING = new RegExp(String.raw`^(?:\d+\.?\s+)?(?:${patternOf('citedWorks')})$`);
/** A year as works are cited with: in brackets, or between signs. */
const YEAR = /(?:^|[\s(,.;])(?:1[5-9]|20)\d{2}[a-z]?(?:[).,;:]|$)/;
/** A list of fewer works, or with fewer years to a line, is something else that is called so ("References: two former landlords"). */
const [LEAST_YEARS, YEARS_PER_LINE] = [3, 0.15];

/**
 * Lines of a paper's list of cited works, by index: from its heading to what ends it, another heading or a label that stands alone
 * ("Affiliation:").
 */
export function citedLines(layout: DocumentLayout): ReadonlySet<number> {
  const cited = new Set<number>();
  layout.lines.forEach((line, at) => {
    if (line.words.length > 4 || !HEADING.test(fold(line.text).trim())) return;
    const rest = layout.lines.slice(at + 1);
    const end = rest.findIndex(
      ({ text, block }) => (layout.blocks[block]?.role === 'heading' && text.length > 2) || /^\p{L}[\p{L} ]*:$/u.test(text.trim()),
    );
    const list = end < 0 ? rest : rest.slice(0, end);
    const years = list.filter(({ text }) => YEAR.test(text)).length;
    if (years >= LEAST_YEARS && years >= YEARS_PER_LINE * list.length) for (const { index } of list) cited.add(index);
  });
  return cited;
}
