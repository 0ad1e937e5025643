import { foldWords } from '../../values/fold.ts';
import type { LabelPhrase } from './compiled-field.ts';
import type { ConceptMatch } from './find-concept.ts';
import type { Concept } from './lexicon/concept.ts';
import { conceptById } from './lexicon/lexicon.ts';
import { bagKey, isCommonPhrase } from './phrase-words.ts';

/** How surely a phrase of each source, printed, is the label. Set by eye on the templates of the tests. */
const WEIGHT = { quoted: 1, name: 0.9, phrase: 0.88, laterPhrase: 0.72, bracket: 0.85, concept: 0.92, common: 0.6, weak: 0.5 };

export interface LabelSources {
  quoted: readonly string[];
  name: string;
  phrases: readonly string[];
  /** What the description gives in brackets behind the words it explains: often the printed label, in the document's language. */
  brackets: readonly string[];
  matches: readonly ConceptMatch[];
}

/** All phrases that may be printed as the field's label, the surest first. */
export function labelPhrasesOf({ quoted, name, phrases, brackets, matches }: LabelSources): LabelPhrase[] {
  const labels = new Map<string, LabelPhrase>();
  const put = ({ text, words }: FoldedLabel, weight: number, source: LabelPhrase['source']): void => {
    if (words.length && (labels.get(text)?.weight ?? 0) < weight) labels.set(text, { text, words, weight: round(weight), source });
  };
  const add = (text: string, weight: number, source: LabelPhrase['source']): void => put(foldedLabel(text), weight, source);
  for (const label of quoted) {
    add(label, WEIGHT.quoted, 'quoted');
    add(label.replace(/\s*\([^)]*\)\s*$|\s*[#:]+$/g, ''), WEIGHT.quoted * 0.95, 'quoted');
  }
  // The user named the print: a guess beside it could only win where it should not.
  if (quoted.length) return sorted(labels);
  // Said twice, even a common word ("Year": "Year") is meant.
  const saidTwice = phrases[0] !== undefined && bagKey(name) === bagKey(phrases[0]);
  if (name !== '') add(name, WEIGHT.name * (saidTwice ? 1 : commonness(name)), 'name');
  phrases.forEach((phrase, at) =>
    add(phrase, (at === 0 ? WEIGHT.phrase : WEIGHT.laterPhrase) * (saidTwice && at === 0 ? 1 : commonness(phrase)), 'description'),
  );
  for (const bracket of brackets) if (couldBeLabel(bracket)) add(bracket, WEIGHT.bracket * commonness(bracket), 'description');
  for (const year of yearsIn([name, ...phrases])) add(year, WEIGHT.laterPhrase, 'description');
  for (const { concept, similarity } of matches) {
    const { labels: strong, weakLabels } = foldedLabelsOf(concept);
    for (const label of strong) put(label, (label.common ? WEIGHT.common : WEIGHT.concept) * similarity, 'concept');
    for (const label of weakLabels) put(label, WEIGHT.weak * similarity, 'concept');
  }
  return sorted(labels);
}

/** "(intestatario)": a word or three that are no format, unit, rule or list. */
const couldBeLabel = (bracket: string): boolean =>
  /^[\p{L}][\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2}$/u.test(bracket) && bracket.length > 2 && !NO_LABEL.test(bracket);
const NO_LABEL =
  /^(?:yyyy|dd|mm|iso|e\.?g|not|no|if|or|and|without|with|only|as|incl|excl|in|on|for|per|optional|required|digits|before|after|including|excluding|ohne|mit|nicht|falls|wenn|sans|avec|sin|con|senza|zonder|bez)\b|[A-Z]{4}-/i;

interface FoldedLabel {
  text: string;
  words: string[];
  common: boolean;
}

function foldedLabel(printed: string): FoldedLabel {
  const words = foldWords(printed);
  return { text: words.join(' '), words, common: isCommonPhrase(printed) };
}

const foldedLabels = new Map<string, { labels: FoldedLabel[]; weakLabels: FoldedLabel[] }>();

/** A concept's labels, folded once: templates are compiled for every document. */
function foldedLabelsOf(concept: Concept): { labels: FoldedLabel[]; weakLabels: FoldedLabel[] } {
  let folded = foldedLabels.get(concept.id);
  if (!folded) {
    folded = { labels: concept.labels.map(foldedLabel), weakLabels: concept.weakLabels.map(foldedLabel) };
    foldedLabels.set(concept.id, folded);
  }
  return folded;
}

/** A phrase of one common word ("name") names too much. */
const commonness = (phrase: string): number => (isCommonPhrase(phrase) ? 0.65 : 1);

/** Columns of figures are headed by their years; "2004" also stands for "2003-04". */
const yearsIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.match(/\b(?:19|20)\d{2}\b/g) ?? []))];

const sorted = (labels: Map<string, LabelPhrase>): LabelPhrase[] => [...labels.values()].sort((a, b) => b.weight - a.weight);
const round = (weight: number): number => Math.round(weight * 1000) / 1000;

/** Labels of the concepts that are easily taken for the field, without those that are its own. */
export function competitorsOf(labels: readonly LabelPhrase[], matches: readonly ConceptMatch[]): string[] {
  const own = new Set(labels.filter((label) => label.weight >= 0.4).map((label) => label.text));
  const meant = new Set(matches.map(({ concept }) => concept.id));
  const competitors = new Set<string>();
  for (const id of matches[0]?.concept.rivals ?? []) {
    if (meant.has(id)) continue;
    const rival = conceptById(id);
    for (const { text } of rival ? foldedLabelsOf(rival).labels : []) if (!own.has(text)) competitors.add(text);
  }
  return [...competitors];
}
