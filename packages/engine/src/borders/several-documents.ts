import type { FieldResult, FoundRows, Issue } from '../model/index.ts';
import type { SuggestedBorder } from './suggest-borders.ts';

/** No higher than what a person must look at. */
const MOST_OF_SEVERAL = 0.66;

/**
 * What was found in a file that seems to hold several documents: facts of one may stand beside those of another in one row, so none of them is sure. Rows of lists
 * stay as they are: each stands on its own page.
 */
export const asOfSeveral = (found: FoundRows, borders: readonly SuggestedBorder[]): FoundRows =>
  borders.length === 0
    ? found
    : { ...found, document: Object.fromEntries(Object.entries(found.document).map(([id, result]) => [id, toCheck(result, borders)])) };

function toCheck(result: FieldResult, [border]: readonly SuggestedBorder[]): FieldResult {
  if (result.state !== 'found' || !border) return result;
  const { chosen } = result;
  const reason = `${chosen.reason}; page ${border.pageNumber} seems to begin another document`;
  return { ...result, state: 'unsure', chosen: { ...chosen, reason, confidence: Math.min(chosen.confidence, MOST_OF_SEVERAL) } };
}

/** Says where a file seems to go from one document to the next, and what to do; nothing where it holds one. */
export function severalDocuments([first, ...others]: readonly SuggestedBorder[]): Issue[] {
  if (!first) return [];
  const more = others.length === 0 ? '' : ` So ${others.length === 1 ? 'does one page' : `do ${others.length} pages`} after it.`;
  return [
    {
      code: 'several_documents',
      severity: 'warning',
      pageNumber: first.pageNumber,
      message: `Page ${first.pageNumber} seems to begin another document. ${first.reason}${more} Split the file if it holds several.`,
    },
  ];
}
