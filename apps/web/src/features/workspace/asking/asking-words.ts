import { plural } from '../../../lib/plural.ts';
import type { RunModel } from '../run/run-model.ts';

/** What asking would take. */
export function askText({ mode, estimate, asked }: RunModel): string {
  if (mode === 'built-in') return 'is not asked with this template.';
  if (!estimate) return 'counting what asking it would take.';
  if (estimate.questions === 0) return asked > 0 ? `was asked about ${plural(asked, 'document')}.` : 'has nothing to be asked.';
  const { cells, documents, questions, inputTokens, outputTokens, money } = estimate;
  const cost = money > 0 ? `, ${moneyText(money)} by your price` : '';
  return `can be asked about ${plural(cells, 'cell')} of ${plural(documents, 'document')}: about ${plural(questions, 'question')}, ${plural(round(inputTokens + outputTokens), 'token')}${cost}.`;
}

/** How far it is. */
export function askingText({ asking }: RunModel): string {
  if (!asking) return '';
  const { documents, done, characters } = asking;
  const answer = characters > 0 ? `, ${plural(characters, 'character')} of an answer` : '';
  return `is being asked: ${(done + 1 > documents ? documents : done + 1).toLocaleString('en-GB')} of ${plural(documents, 'document')}${answer}.`;
}

/** What came of it and what it took so far, and of what; null before the first question. */
export function spentText({ spent, limits, changed, asking }: RunModel): string | null {
  if (spent.questions === 0) return null;
  const of = limits.tokens === null ? '' : ` of ${limits.tokens.toLocaleString('en-GB')}`;
  const cost = limits.price ? `, ${moneyText(spent.money)}${limits.money === null ? '' : ` of ${moneyText(limits.money)}`}` : '';
  const tokens = spent.inputTokens + spent.outputTokens;
  const came = changed === 0 ? 'No cell changed by it.' : `${plural(changed, 'cell')} changed by it.`;
  return `${asking ? '' : `${came} `}Used in this run: ${plural(spent.questions, 'question')}, ${tokens.toLocaleString('en-GB')}${of} tokens${cost}.`;
}

/** In whatever currency the price was given in. */
const moneyText = (money: number): string => money.toLocaleString('en-GB', { maximumSignificantDigits: 2 });

/** An estimate is no count: two figures of it say as much as all. */
const round = (tokens: number): number => Number(tokens.toPrecision(2));
