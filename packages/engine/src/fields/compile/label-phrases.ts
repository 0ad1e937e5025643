import { foldWords } from '../../values/fold.ts';
import type { CompetitorPhrase, LabelPhrase } from './compiled-field.ts';
import type { ConceptMatch } from './find-concept.ts';
import { conceptById } from './lexicon/lexicon.ts';
import { contentWords } from './phrase-words.ts';

/** How surely a phrase of each source, printed, is the label. Set by eye on the templates of the tests. */
const WEIGHT = { quoted: 1, name: 0.9, phrase: 0.88, laterPhrase: 0.72, concept: 0.92, weak: 0.45 };

/** Words that alone are printed on everything. */
const COMMON = new Set('name number no id date code type kind value text amount total description title address person company item list form page field first last line status state year'.split(' '));

export interface LabelSources {
  quoted: readonly string[];
  name: string;
  phrases: readonly string[];
  matches: readonly ConceptMatch[];
}

/** All phrases that may be printed as the field's label, the surest first. */
export function labelPhrasesOf({ quoted, name, phrases, matches }: LabelSources): LabelPhrase[] {
  const labels = new Map<string, LabelPhrase>();
  const add = (text: string, weight: number, source: LabelPhrase['source']): void => {
    const words = foldWords(text);
    const key = words.join(' ');
    if (words.length && (labels.get(key)?.weight ?? 0) < weight) labels.set(key, { text: key, words, weight: round(weight), source });
  };
  for (const label of quoted) {
    add(label, WEIGHT.quoted, 'quoted');
    add(label.replace(/\s*\([^)]*\)\s*$|\s*[#:]+$/g, ''), WEIGHT.quoted * 0.95, 'quoted');
  }
  // The user named the print: a guess beside it could only win where it should not.
  if (quoted.length) return sorted(labels);
  if (name !== '') add(name, WEIGHT.name * commonness(name), 'name');
  phrases.forEach((phrase, at) => add(phrase, (at === 0 ? WEIGHT.phrase : WEIGHT.laterPhrase) * commonness(phrase), 'description'));
  for (const { concept, likeness } of matches) {
    for (const label of concept.labels) add(label, WEIGHT.concept * Math.min(1, likeness), 'concept');
    for (const label of concept.weakLabels) add(label, WEIGHT.weak * Math.min(1, likeness), 'concept');
  }
  return sorted(labels);
}

/** A phrase of one common word ("name") names too much. */
function commonness(phrase: string): number {
  const words = contentWords(phrase);
  return words.length > 1 || !COMMON.has(words[0] ?? '') ? 1 : 0.65;
}

const sorted = (labels: Map<string, LabelPhrase>): LabelPhrase[] => [...labels.values()].sort((a, b) => b.weight - a.weight);
const round = (weight: number): number => Math.round(weight * 1000) / 1000;

/** Labels of the concepts that are easily taken for the field, without those that are its own. */
export function competitorsOf(labels: readonly LabelPhrase[], matches: readonly ConceptMatch[]): CompetitorPhrase[] {
  const own = new Set(labels.filter((label) => label.weight >= 0.4).map((label) => label.text));
  const meant = new Set(matches.map(({ concept }) => concept.id));
  const competitors = new Map<string, CompetitorPhrase>();
  for (const id of matches[0]?.concept.rivals ?? []) {
    if (meant.has(id)) continue;
    for (const label of conceptById(id)?.labels ?? []) {
      const words = foldWords(label);
      const text = words.join(' ');
      if (!own.has(text) && !competitors.has(text)) competitors.set(text, { text, words, of: id });
    }
  }
  return [...competitors.values()];
}
