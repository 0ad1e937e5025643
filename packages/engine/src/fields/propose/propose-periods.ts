import type { Table } from '../../model/index.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { contentWords } from '../compile/phrase-words.ts';
import { periodColumns } from '../document/period-columns.ts';
import { spanOfLine } from '../document/word-run.ts';
import { isNumeric } from '../kinds/kind-finder.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import { mentionsIn, ocrDoubtOf, type Search } from '../search/search.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** A head of a row that names a field by less is another's. */
const LEAST_NAMED = 0.5;
/** How plainly the column of the period asked for says it, beside what the head of the row says. */
const OF_ITS_PERIOD = 0.6;

const PRIOR =
  /^(?:prior|previous|preceding|comparative|vorjahr\p{L}*|vorig\p{L}*|precedent\p{L}*|anterior\p{L}*|precedente|poprzedni\p{L}*|ubiegl\p{L}*)$/u;
const YEAR_WORD = /^(?:year|years|jahr|jahres|jaar|annee|exercice|ano|ejercicio|anno|esercizio|exercicio|rok|roku|period|periode|periodo)$/;

/** Figures of rows under the period that is reported, or the one before where the field asks for that: "Revenue | 2024 | 2023". */
export function proposePeriods(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  if (!isNumeric(field) || field.verbatim) return [];
  const isPrior = field.nameWords.some((word) => PRIOR.test(word));
  const named = isPrior ? subjectOf(search, field) : fieldIndex;
  // "Revenue prior year" sounds as if a year were asked for.
  const subject = search.compiled.fields[named] ?? field;
  return search.layout.tables.flatMap((table) => {
    const periods = periodColumns(table);
    const column = isPrior ? periods?.prior : periods?.reported;
    if (!periods || typeof column !== 'number') return [];
    return table.rows.flatMap((row) => {
      const weight = headWeight(search, row, Math.min(...periods.all), named);
      const cell = row.cells[column];
      if (!cell || weight < LEAST_NAMED) return [];
      const [found] = mentionsIn(search, subject, cell.part ? [cell.part] : cell.lines.map((line) => spanOfLine(search.layout, line))).sort(
        (one, other) => other.likelihood - one.likelihood,
      );
      if (!found) return [];
      const { printed, likelihood, reading } = found;
      const features = { label: weight, clause: OF_ITS_PERIOD, kind: likelihood, ocrDoubt: ocrDoubtOf(search.layout, printed.spans) };
      const reason = isPrior ? 'in its row, the year before' : 'in its row, the latest period';
      const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason };
      return proposeWords(draft, printed, { kind: 'normalise', as: normaliseAs(field), reading }) ?? [];
    });
  });
}

/** "Revenue" for "Revenue prior year": the field of the template that is asked for without the year before; the field itself where none is. */
function subjectOf({ compiled }: Search, field: CompiledField): number {
  const rest = field.nameWords.filter((word) => !PRIOR.test(word) && !YEAR_WORD.test(word)).join(' ');
  const bare = compiled.fields.findIndex((other) => contentWords(other.nameWords.join(' ')).join(' ') === rest);
  return bare >= 0 ? bare : compiled.fields.indexOf(field);
}

/** How surely the head of a row names a field: a label of it that is the whole head but for what stands in brackets. */
function headWeight({ support, layout }: Search, row: Table['rows'][number], before: number, field: number): number {
  const lines = row.cells.slice(0, before).flatMap((cell) => cell?.lines ?? []);
  const weights = lines.flatMap((at) => {
    const line = layout.lines[at];
    return (support.hitsOfLine.get(at) ?? []).map(({ owners, spans, similarity }) => {
      const owner = owners.find((one) => one.field === field);
      const words =
        line?.text
          .replace(/\([^)]*\)/g, ' ')
          .trim()
          .split(/\s+/).length ?? 0;
      const covered = spans.reduce((sum, { from, to }) => sum + to - from, 0) / Math.max(1, words);
      return owner ? owner.weight * similarity * Math.min(1, covered) : 0;
    });
  });
  return Math.max(0, ...weights);
}
