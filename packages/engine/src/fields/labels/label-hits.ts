import { distance } from 'fastest-levenshtein';
import { wordsOf } from '../../languages/languages.ts';
import type { BoundingBox, Line, WordSpan } from '../../model/index.ts';
import { boxOfSpans, linesBelow, linesRightOf, type DocumentIndex } from '../document/document-index.ts';
import { phraseKey, tokensOfText, type Token } from '../document/tokens.ts';
import { formLineKey, type LabelBook, type LabelOwner } from './label-book.ts';
import { isLabelWord } from './label-words.ts';

/** A label found on a page. */
export interface LabelHit {
  key: string;
  owners: LabelOwner[];
  spans: WordSpan[];
  pageNumber: number;
  box: BoundingBox;
  /** 0..1: how exactly the print matches the phrase (1 but for recognition errors). */
  similarity: number;
  /** 0..1: how much it stands as a label does (before a colon, alone) and not as a word in a sentence. */
  labelStrength: number;
}

/** Words a label may have; longer ones are compared by their start. */
const MAX_LABEL_TOKENS = 12;

export function findLabelHits(index: DocumentIndex, book: LabelBook): LabelHit[] {
  const fuzzy = fuzzyPhrases(book);
  const hits: LabelHit[] = [];
  const titles = titlesOf(index);
  for (const line of index.layout.lines) {
    const tokens = index.tokens[line.index] ?? [];
    const recognised = line.words.some((word) => word.origin === 'ocr');
    const matched = longestHits(tokens, book, recognised ? fuzzy : []);
    const found = asksValue(line) ? mostTelling(matched, book) : matched;
    for (const { from, to, key, similarity } of found) {
      const owners = book.get(key) ?? [];
      const span = withSecondName(line, spanOfTokens(line, tokens, from, to));
      if (similarity < 1 && key.length < FREE_FUZZY_LETTERS && !(from === 0 && endsLabel(line, span.to))) continue;
      const box = boxOfSpans(index.layout, [span]);
      if (!box) continue;
      if (asksValue(line) && owners.length > 0)
        hits.push({
          key,
          owners,
          spans: [{ line: line.index, from: 0, to: line.words.length }],
          pageNumber: line.pageNumber,
          box: line.box,
          similarity,
          labelStrength: 0.8,
        });
      else
        hits.push(
          withRestBelow(index, line, {
            key,
            owners,
            spans: [span],
            pageNumber: line.pageNumber,
            box,
            similarity,
            labelStrength: labelStrengthOf(line, span, tokens, from, to, isQuoted(owners, similarity, to - from)),
          }),
        );
    }
    if (found.length === 0) hits.push(...brokenHits(index, line, tokens, book));
    if (found.length === 0 && recognised) hits.push(...tornHits(index, line, tokens, fuzzy, book));
    const numbered = numberedHit(index, line, tokens, book);
    if (numbered) hits.push(numbered);
  }
  const questions = hits.filter((hit) => hit.owners.length > 0 && asksValue(index.layout.lines[hit.spans[0]?.line ?? -1]));
  return hits.map((hit) => favourTitle(underQuestion(hit, questions), titles));
}

/** How far below a question its own sub-labels stand, in line heights. */
const QUESTION_REACH = 1.8;

/** "Name" under "What is the name and address of the registrant?" is the registrant's name. */
function underQuestion(hit: LabelHit, questions: readonly LabelHit[]): LabelHit {
  const height = hit.box.bottom - hit.box.top;
  const question = questions.find(
    ({ pageNumber, box }) =>
      pageNumber === hit.pageNumber &&
      hit.box.top >= box.bottom - 0.5 * height &&
      hit.box.top - box.bottom < QUESTION_REACH * (box.bottom - box.top) &&
      Math.abs(hit.box.left - box.left) < 3 * (box.bottom - box.top),
  );
  return question && hit.owners.length > 0 && SUB_LABEL.test(hit.key) ? { ...hit, owners: question.owners } : hit;
}

const SUB_LABEL = new RegExp(`^(?:${wordsOf('nameAlone').join('|')})$`);

/** How much more a label counts that begins with the paper's own title: on an "INVOICE" the invoice number is its number. */
const TITLE_SHARE = 1.05;
/** Lines at the top of the first page among which the title stands, and words of one. */
const TITLE_LINES = 12;
const TITLE_WORDS = 3;

/** Keys of lines at the top that stand alone as a title does. */
function titlesOf(index: DocumentIndex): string[] {
  const [first] = index.layout.pages;
  const top = first ? (index.linesOfPage.get(first.pageNumber) ?? []).slice(0, TITLE_LINES) : [];
  return top
    .filter((line) => line.words.length <= TITLE_WORDS)
    .map((line) => phraseKey((index.tokens[line.index] ?? []).map((token) => token.text)))
    .filter((key) => key.length >= 4);
}

function favourTitle(hit: LabelHit, titles: readonly string[]): LabelHit {
  const isTitled = hit.owners.length > 0 && titles.some((title) => hit.key.length > title.length && hit.key.startsWith(title));
  return isTitled ? { ...hit, labelStrength: Math.min(1, TITLE_SHARE * hit.labelStrength) } : hit;
}

/** "Exemption from reporting" / "code (if any)": a remark that goes on in small letters below belongs to the label. */
function withRestBelow(index: DocumentIndex, line: Line, hit: LabelHit): LabelHit {
  const [span] = hit.spans;
  if (!span || span.from > 0 || span.to < line.words.length) return hit;
  const height = line.box.bottom - line.box.top;
  const next = linesBelow(index, line.pageNumber, line.box, 0.6 * height)[0];
  if (!next || index.filledLines.has(next.index) || Math.abs(next.box.left - line.box.left) > 0.5 * height) return hit;
  if (next.words.length > 6 || !/^\p{Ll}.*[):：]$/u.test(next.text.trim())) return hit;
  const spans = [span, { line: next.index, from: 0, to: next.words.length }];
  return { ...hit, spans, box: boxOfSpans(index.layout, spans) ?? hit.box };
}

/** A form's question ("What is the name of the registrant?") is a label as a whole. */
const asksValue = (line: Line | undefined): boolean => line !== undefined && line.words.length <= 16 && /\?\W*$/.test(line.text);

/** "What is the name of the registrant?" asks for the registrant, though "name" is a label too. */
function mostTelling(found: readonly TokenHit[], book: LabelBook): TokenHit[] {
  const owned = found.filter(({ key }) => (book.get(key)?.length ?? 0) > 0);
  const longest = Math.max(0, ...owned.map(({ key }) => key.length));
  return found.filter((hit) => !owned.includes(hit) || hit.key.length === longest);
}

interface TokenHit {
  from: number;
  to: number;
  key: string;
  similarity: number;
}

/** From each token the longest phrase; a phrase inside a longer one is not one of its own ("date" in "due date"). */
function longestHits(tokens: readonly Token[], book: LabelBook, fuzzy: readonly FuzzyPhrase[]): TokenHit[] {
  const hits: TokenHit[] = [];
  let reach = 0;
  for (let from = 0; from < tokens.length; from++) {
    if (from > 0 && tokens[from]?.word === tokens[from - 1]?.word && reach > from) continue;
    let best: TokenHit | null = null;
    let key = '';
    for (let to = from + 1; to <= Math.min(tokens.length, from + MAX_LABEL_TOKENS); to++) {
      key += tokens[to - 1]?.text ?? '';
      if (book.has(key)) best = { from, to, key, similarity: 1 };
      else if (fuzzy.length) {
        const near = nearestPhrase(key, fuzzy);
        if (near && (best === null || near.similarity >= best.similarity)) best = { from, to, ...near };
      }
    }
    if (best && best.to > reach) {
      hits.push(best);
      reach = best.to;
    }
  }
  return hits;
}

interface FuzzyPhrase {
  key: string;
  letters: number;
}

/**
 * Shorter ones are too near to other words: four letters only as the user quoted them, at the start of a line and before a colon ("UATE:").
 */
const FREE_FUZZY_LETTERS = 5;
const MIN_FUZZY_LETTERS = 4;
const QUOTED = 0.95;

/** Phrases long enough that one or two wrong letters leave them unmistakable. */
function fuzzyPhrases(book: LabelBook): FuzzyPhrase[] {
  return [...book.entries()]
    .filter(
      ([key, owners]) =>
        owners.length > 0 &&
        (key.length >= FREE_FUZZY_LETTERS || (key.length >= MIN_FUZZY_LETTERS && owners.some((owner) => owner.weight >= QUOTED))),
    )
    .map(([key]) => ({ key, letters: letterSet(key) }));
}

function nearestPhrase(key: string, fuzzy: readonly FuzzyPhrase[]): { key: string; similarity: number } | null {
  let best: { key: string; similarity: number } | null = null;
  const letters = letterSet(key);
  for (const phrase of fuzzy) {
    const allowed = allowedErrors(phrase.key.length);
    if (Math.abs(phrase.key.length - key.length) > allowed || bitCount(letters ^ phrase.letters) > 2 * allowed) continue;
    if (distance(key.slice(0, 2), phrase.key.slice(0, 2)) > 1 || distance(key.slice(-2), phrase.key.slice(-2)) > 1) continue;
    const errors = distance(key, phrase.key);
    if (errors > allowed) continue;
    const similarity = 1 - errors / phrase.key.length;
    if (best === null || similarity > best.similarity) best = { key: phrase.key, similarity };
  }
  return best;
}

/** Wrong letters that leave a phrase of so many unmistakable: about one in five. */
const allowedErrors = (letters: number): number =>
  letters < 8 ? 1 : letters < 12 ? 2 : Math.min(MAX_ERRORS, Math.floor(letters / 5) + (letters < 15 ? 1 : 0));
const MAX_ERRORS = 6;

function letterSet(key: string): number {
  let set = 0;
  for (const letter of key) set |= 1 << ((letter.codePointAt(0) ?? 0) % 31);
  return set;
}

function bitCount(bits: number): number {
  let count = 0;
  for (; bits; bits &= bits - 1) count++;
  return count;
}

/** The number of a form's line, where the user named it ("Address on line 5"). */
function numberedHit(index: DocumentIndex, line: Line, tokens: readonly Token[], book: LabelBook): LabelHit | null {
  const number = tokens[0];
  const owners = number && book.get(formLineKey(number.text));
  if (!number || !owners) return null;
  const alone = tokens.length === 1;
  const named = alone ? linesRightOf(index, line.pageNumber, line.box)[0] : line;
  const close = named !== undefined && named.box.left - line.box.right < 3 * (line.box.bottom - line.box.top);
  if (!close || !/\p{L}{3}/u.test(named.text)) return null;
  const box = boxOfSpans(index.layout, [{ line: named.index, from: 0, to: named.words.length }]);
  if (!box) return null;
  const spans = [{ line: named.index, from: 0, to: named.words.length }];
  return {
    key: formLineKey(number.text),
    owners,
    spans,
    pageNumber: line.pageNumber,
    box: { ...box, left: line.box.left },
    similarity: 1,
    labelStrength: 0.9,
  };
}

/** A label that goes on in the line below ("Final report" / "due:"). */
function brokenHits(index: DocumentIndex, line: Line, tokens: readonly Token[], book: LabelBook): LabelHit[] {
  if (tokens.length === 0 || tokens.length > 6) return [];
  const height = line.box.bottom - line.box.top;
  const next = linesBelow(index, line.pageNumber, line.box, 0.9 * height)[0];
  if (!next || Math.abs(next.box.left - line.box.left) > 6 * height) return [];
  const below = index.tokens[next.index] ?? [];
  let key = phraseKey(tokens.map((token) => token.text));
  for (let to = 1; to <= Math.min(below.length, 6); to++) {
    key += below[to - 1]?.text ?? '';
    const owners = book.get(key);
    if (!owners) continue;
    const spans = [{ line: line.index, from: 0, to: line.words.length }, spanOfTokens(next, below, 0, to)];
    const box = boxOfSpans(index.layout, spans);
    if (!box) return [];
    return [
      {
        key,
        owners,
        spans,
        pageNumber: line.pageNumber,
        box,
        similarity: 1,
        labelStrength: to === below.length || endsLabel(next, (below[to - 1]?.word ?? 0) + 1) ? 0.95 : 0.5,
      },
    ];
  }
  return [];
}

/** Letters that must be left of a label whose beginning or end was not read, and what share of it. */
const MIN_TORN_LETTERS = 6;
const TORN_SHARE = 0.65;

/** "FACTURER:" on a scan: what stands before the first colon is the beginning or the end of one label only. */
function tornHits(index: DocumentIndex, line: Line, tokens: readonly Token[], fuzzy: readonly FuzzyPhrase[], book: LabelBook): LabelHit[] {
  const to = tokens.findIndex((token) => endsLabel(line, token.word + 1)) + 1;
  const key = phraseKey(tokens.slice(0, to).map((token) => token.text));
  if (key.length < MIN_TORN_LETTERS) return [];
  const [torn, ...others] = fuzzy.filter(
    (phrase) => key.length >= TORN_SHARE * phrase.key.length && (phrase.key.startsWith(key) || phrase.key.endsWith(key)),
  );
  const span = spanOfTokens(line, tokens, 0, to);
  const box = boxOfSpans(index.layout, [span]);
  if (!torn || others.length > 0 || !box) return [];
  return [
    {
      key: torn.key,
      owners: book.get(torn.key) ?? [],
      spans: [span],
      pageNumber: line.pageNumber,
      box,
      similarity: key.length / torn.key.length,
      labelStrength: 1,
    },
  ];
}

function spanOfTokens(line: Line, tokens: readonly Token[], from: number, to: number): WordSpan {
  return { line: line.index, from: tokens[from]?.word ?? 0, to: (tokens[to - 1]?.word ?? 0) + 1 };
}

/** "Order / Rev:" is one label for two things, the first of which it names first. */
function withSecondName(line: Line, span: WordSpan): WordSpan {
  const last = line.words[span.to - 1]?.text ?? '';
  const next = line.words[span.to]?.text ?? '';
  if (!/[/&]$/.test(last) && !/^[/&]/.test(next)) return span;
  for (let to = span.to; to < Math.min(line.words.length, span.to + 4); to++) {
    const word = line.words[to]?.text ?? '';
    if (!/^[/&]$/.test(word) && !isLabelWord(word) && !/^\p{Ll}+$/u.test(word)) return span;
    if (/[:：]$/.test(word) || to === line.words.length - 1) return { ...span, to: to + 1 };
  }
  return span;
}

/** Several words exactly as the user quoted them are seldom words of a sentence. */
const isQuoted = (owners: readonly LabelOwner[], similarity: number, words: number): boolean =>
  words > 1 && similarity === 1 && owners.some(({ weight }) => weight >= QUOTED);
const QUOTED_LEAD = 0.9;

/** A label stands before a colon or a gap, or alone; in the middle of a sentence it is only a word. */
function labelStrengthOf(line: Line, span: WordSpan, tokens: readonly Token[], from: number, to: number, isQuoted: boolean): number {
  const starts = from === 0 || gapBefore(line, span.from) > 1.2 || isOrdinal(tokens, from);
  const afterColon = span.from > 0 && /[:;|,)]$/.test(line.words[span.from - 1]?.text ?? '');
  const lead = starts || afterColon ? 1 : isQuoted && /^\p{Lu}/u.test(line.words[span.from]?.text ?? '') ? QUOTED_LEAD : 0.5;
  if (endsLabel(line, span.to)) return lead;
  if (to === tokens.length || span.to >= line.words.length) return starts && from === 0 ? 0.95 : 0.8 * lead;
  if (gapBefore(line, span.to) > 1.2) return 0.9 * lead;
  const next = line.words[span.to]?.text ?? '';
  if (/^[([]/.test(next)) return 0.75 * lead;
  // "Advertiser Code" is another label than "Advertiser".
  if (/^\p{L}/u.test(next) && isLabelWord(next) && !/^\p{Ll}/u.test(next)) return 0.3 * lead;
  return (/\d/.test(next) ? 0.8 : /^\p{Lu}/u.test(next) ? 0.6 : 0.4) * lead;
}

/** Only a number ("3." or "(a)") stands before it. */
const isOrdinal = (tokens: readonly Token[], from: number): boolean => from === 1 && /^(?:\d{1,2}|[a-z])$/.test(tokens[0]?.text ?? '');

/** The word before `at` ends with a colon, or the next one starts with it. */
function endsLabel(line: Line, at: number): boolean {
  return (
    /(?:[:：=]|__)$/.test(line.words[at - 1]?.text ?? '') ||
    /^[:：=]/.test(line.words[at]?.text ?? '') ||
    tokensOfText(line.words[at]?.text ?? 'x').length === 0
  );
}

/** Width of the space before a word, in line heights. */
function gapBefore(line: Line, at: number): number {
  const [left, right] = [line.words[at - 1], line.words[at]];
  if (!left || !right) return 0;
  return (right.box.left - left.box.right) / Math.max(1, line.box.bottom - line.box.top);
}
