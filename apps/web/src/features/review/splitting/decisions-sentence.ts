import { plural } from '../../../lib/plural.ts';

/** What becomes of what a person decided, where documents become others. */
export const decisionsSentence = (count: number): string =>
  `You made ${plural(count, 'decision')} in these rows. They go with the rows: new ones are found, in which nothing is confirmed or changed yet. Undo brings the rows back with all your decisions; Ctrl+K finds it as long as this page is open.`;
