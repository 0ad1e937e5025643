import type { RowMode } from '../../model/index.ts';
import type { Search } from '../search/search.ts';

/** Mean likelihood of the fields to stand on items from which the document is asked whether it has any; hand-set. */
const MAY_HAVE_ITEMS = 0.6;

/** From here on what a row is said to be may be the paper itself. */
const IS_PAPER = 0.66;

/** Whether rows are items: as told, as the template says, or (if-there) as the document turns out. */
export function wantsItems({ compiled, ranked }: Search, rowMode: RowMode): 'yes' | 'no' | 'if-there' {
  if (rowMode !== 'auto') return rowMode === 'item' ? 'yes' : 'no';
  const { mode, noun, isUsualItem } = compiled.rows;
  if (mode === 'item') return isUsualItem || noun === null || ranked.paper(noun) < IS_PAPER ? 'yes' : 'if-there';
  if (mode === 'document') return 'no';
  const likelihoods = compiled.fields.map((field) => field.itemLikelihood);
  const mean = likelihoods.reduce((sum, likelihood) => sum + likelihood, 0) / Math.max(1, likelihoods.length);
  return mean >= MAY_HAVE_ITEMS ? 'if-there' : 'no';
}
