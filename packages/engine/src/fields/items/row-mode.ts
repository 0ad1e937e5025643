import type { RowMode } from '../../model/index.ts';
import type { Search } from '../search/search.ts';

/** Mean likelihood of the fields to stand on items from which the document is asked whether it has any; hand-set. */
const MAY_HAVE_ITEMS = 0.6;

/** Whether rows are items: as told, as the template says, or (if-there) as the document turns out. */
export function wantsItems({ compiled }: Search, rowMode: RowMode): 'yes' | 'no' | 'if-there' {
  if (rowMode !== 'auto') return rowMode === 'item' ? 'yes' : 'no';
  if (compiled.rows.mode !== null) return compiled.rows.mode === 'item' ? 'yes' : 'no';
  const likelihoods = compiled.fields.map((field) => field.itemLikelihood);
  const mean = likelihoods.reduce((sum, likelihood) => sum + likelihood, 0) / Math.max(1, likelihoods.length);
  return mean >= MAY_HAVE_ITEMS ? 'if-there' : 'no';
}
