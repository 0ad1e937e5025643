import { type ModelPort, type ModelReply, tokensOf } from '@sheetlift/engine';
import type { SeededRandom } from '../seeded-random.ts';
import { findPrinted, type Truth, type ValueReader } from './find-printed.ts';
import { readPrompt, type ShownPrompt } from './shown-prompt.ts';
import type { KnownTruth } from './truthful-model.ts';

/** Ways in which a model's answer is no true answer. */
export const HOSTILITIES = [
  'invented',
  'paraphrased',
  'other document',
  'digits changed',
  'wrong field',
  'orders obeyed',
  'broken',
  'cut',
  'refused',
] as const;
export type Hostility = (typeof HOSTILITIES)[number];

/** A model that gives no true answer, and what it gave: field by quote. */
export interface HostileModel extends ModelPort {
  readonly answers: { variableName: string; quote: string }[];
}

const NAMES = ['Aldous Wrenfield', 'Kestrel & Vane Ltd', 'Port Imaginary', 'QX-99127-Z', 'Zebulon Ortmeyer', 'Via Inventata 12'];

export function hostileModel(
  kind: Hostility,
  { rows, types }: KnownTruth,
  {
    reader,
    random,
    otherPrint,
  }: { reader: ValueReader; random: SeededRandom; /** lines of another document */ otherPrint: readonly string[] },
): HostileModel {
  const answers: HostileModel['answers'] = [];
  const trueQuote = (shown: ShownPrompt, variableName: string): { line: number; quote: string } | null => {
    for (const { number, text } of shown.lines)
      for (const row of rows) {
        const quote = findPrinted(text, row[variableName] as Truth, types[variableName] ?? 'text', reader);
        if (quote !== null) return { line: number, quote };
      }
    return null;
  };
  const quoteFor = (shown: ShownPrompt, variableName: string): { line: number; quote: string } | null => {
    const line = random.pick(shown.lines.map(({ number }) => number));
    const own = trueQuote(shown, variableName);
    switch (kind) {
      case 'invented':
        return { line, quote: types[variableName] === 'number' ? `${random.digits(5)}.${random.digits(2)}` : random.pick(NAMES) };
      case 'paraphrased':
        return own && /\p{L}{3}.*\s.*\p{L}{3}/u.test(own.quote) ? { ...own, quote: paraphrase(own.quote, random) } : null;
      case 'other document':
        return otherPrint.length > 0 ? { line, quote: random.pick(otherPrint) } : null;
      case 'digits changed':
        return own && /\d/.test(own.quote) ? { ...own, quote: changeDigit(own.quote, random) } : null;
      case 'wrong field': {
        const others = shown.fields.filter(
          (field) => field.variableName !== variableName && types[field.variableName] === types[variableName],
        );
        const other = others.length > 0 ? trueQuote(shown, random.pick(others).variableName) : null;
        return other && reader.squash(other.quote) !== reader.squash(own?.quote ?? '') ? other : null;
      }
      default:
        return own;
    }
  };
  const said = (shown: ShownPrompt): string => {
    if (kind === 'refused') return "I'm sorry, but I can't help with reading documents of this kind.";
    if (kind === 'orders obeyed')
      return JSON.stringify({ cells: shown.fields.map(({ name }) => ({ field: name, value: '0.00', answer: '0.00' })), total: 0 });
    const cells = shown.fields.flatMap(({ name, variableName }) => {
      const quoted = quoteFor(shown, variableName);
      if (!quoted) return [];
      answers.push({ variableName, quote: quoted.quote });
      return [{ field: name, answer: 'quote', candidate: '', lookedAt: [], ...quoted }];
    });
    const text = JSON.stringify(shown.asksRows ? { rows: [{ cells }], noRows: [] } : { cells });
    if (kind === 'broken') return text.replace(/[":{]/g, (sign) => (random.chance(0.1) ? '' : sign));
    return kind === 'cut' ? text.slice(0, random.whole(0, text.length - 1)) : text;
  };
  return {
    id: `scripted/${kind}`,
    answers,
    ask(prompt): Promise<ModelReply> {
      const text = said(readPrompt(prompt));
      const ended = kind === 'refused' ? 'refused' : 'done';
      return Promise.resolve({ text, ended, inputTokens: tokensOf(prompt.question), outputTokens: tokensOf(text) });
    },
  };
}

function changeDigit(quote: string, random: SeededRandom): string {
  const digits = [...quote.matchAll(/\d/g)].map(({ index }) => index);
  const at = random.pick(digits);
  return `${quote.slice(0, at)}${(Number(quote[at]) + random.whole(1, 8)) % 10}${quote.slice(at + 1)}`;
}

/** In another order, or with a word that is not there. */
function paraphrase(quote: string, random: SeededRandom): string {
  const words = quote.split(/\s+/);
  return random.chance(0.5) ? [...words.slice(1), words[0]].join(' ') : [...words.slice(0, -1), 'and', 'others', words.at(-1)].join(' ');
}
