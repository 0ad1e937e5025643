import { BUSINESS_PAPERS } from './words/business-papers.ts';
import { MONEY_TIME_AND_PAPERS } from './words/money-time-and-papers.ts';
import { PEOPLE_AND_OFFICES } from './words/people-and-offices.ts';
import { THINGS_AND_PLACES } from './words/things-and-places.ts';

/**
 * Words that mean the same in the eight languages, folded, one meaning a line, named by its first word; lines of the same name are one
 * family. They carry a field's words over to labels and table heads that no concept lists. A word may stand in several families.
 */
export const WORD_FAMILIES: readonly (readonly string[])[] = [
  BUSINESS_PAPERS,
  PEOPLE_AND_OFFICES,
  THINGS_AND_PLACES,
  MONEY_TIME_AND_PAPERS,
].flatMap((list) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(' ')),
);
