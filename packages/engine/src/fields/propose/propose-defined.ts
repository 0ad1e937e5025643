import type { CompiledField } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { clauseFinderOf } from '../contracts/clause-finder.ts';
import { proseOf } from '../document/prose.ts';
import { keyOfPhrase } from '../document/tokens.ts';
import { printedPart, type WordRun } from '../document/word-run.ts';
import { findOfKind, hasForm } from '../kinds/kind-finder.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** A term in quotes and the stretch of text that says what it is: behind "means", or the name before "(the “Term”)". */
interface DefinedTerm {
  term: string;
  from: number;
  to: number;
  isName: boolean;
}

const TERM = String.raw`[“"„«]\s?(\p{Lu}[^“”"„«»\n]{1,40}?)\s?[”"“»]`;
const MEANS = new RegExp(
  String.raw`${TERM}\s+(?:means|shall\s+mean|bedeutet|bezeichnet|désigne|signifie|significa|designa|indica|betekent|oznacza)\s`,
  'gu',
);
const AND = '(?:and|und|et|y|e|en|i)';
const PART = String.raw`\p{Lu}[\p{L}\p{N}.’'&-]*`;
const NAME = String.raw`(${PART}(?:[ ](?:&|of|de|der|del|van|${PART}|plc|mbH|s\.r\.l\.|z o\.o\.))+)`;
/** What is said of whom a name is: it begins with a small letter and names nobody else. */
const SAID = String.raw`(?:(?:,\s\p{Ll}|\s(?:as|als|come|como|jako|comme)\s)(?:(?!\b${AND}\s+\p{Lu})[^“”"„«»();]){0,160}?)?`;
/** The name at the start of a line or clause, what is said of it, and the term in brackets. */
const NAMED = new RegExp(
  String.raw`(?:^|[,;]\s|\b(?:between|zwischen|entre|tra|tussen|między|${AND})\s)(?:\(\d+\)\s*)?(?:(?:We,|the|[Dd](?:er|ie|as|e|em)|[Ll][aeo]|[Ee]l|[Ii]l|[Hh]et)\s)?${NAME}${SAID}\s*\([^()“„"«]{0,30}${TERM}\)`,
  'gmu',
);
/** Characters behind "means" in which the value stands. */
const REACH = 120;
/** A term that a list or its meaning names by less is another. */
const LEAST_NAMED = 0.3;
/** How plainly a definition says a value whose term is the field's own. */
const PLAINLY = 0.8;

/** What a paper defines: "“Margin” means 3.75 per cent.", "Alder Foods plc, a company registered in Leeds (the “Borrower”)". */
export function proposeDefined(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  // How long a contract lasts and whose law governs it is told by finders that know such sentences.
  if (field.verbatim || (clauseFinderOf(field) !== null && !field.isDateOutput)) return [];
  const { run, terms } = definitionsOf(search);
  return terms.flatMap(({ term, from, to, isName }) => {
    const named = namedBy(search, field, fieldIndex, term);
    if (named < LEAST_NAMED || isName !== !hasForm(field) || (isName && !kindIs(field.kind, 'owned'))) return [];
    const found = isName
      ? { from: 0, to: to - from, likelihood: 1, reading: null }
      : findOfKind(run.text.slice(from, to), field, search.conventions)?.[0];
    const printed = found && printedPart(run, from + found.from, from + found.to);
    if (!printed) return [];
    const features = {
      clause: Math.min(1, PLAINLY * (0.5 + named)),
      kind: found.likelihood,
      ocrDoubt: ocrDoubtOf(search.layout, printed.spans),
    };
    const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason: `defined as “${term}”` };
    return proposeWords(draft, printed, { kind: 'normalise', as: normaliseAs(field), reading: found.reading }) ?? [];
  });
}

/** 0..1: how surely the term names the field, by its labels or by what it means. */
function namedBy({ compiled }: Search, field: CompiledField, fieldIndex: number, term: string): number {
  const key = keyOfPhrase(term);
  const listed = Math.max(0, ...field.labels.filter(({ text }) => keyOfPhrase(text) === key).map(({ weight }) => weight));
  return Math.max(listed, compiled.links(term)[fieldIndex] ?? 0);
}

/** The running text of a document and the terms that it defines. */
interface Definitions {
  run: WordRun;
  terms: DefinedTerm[];
}

/** All fields of a template ask for them. */
const kept = new WeakMap<Search, Definitions>();

function definitionsOf(search: Search): Definitions {
  const known = kept.get(search);
  if (known) return known;
  const run = proseOf(search.layout);
  const meant = [...run.text.matchAll(MEANS)].map(({ index, 0: { length }, 1: term = '' }) => {
    const from = index + length;
    const end = run.text.slice(from, from + REACH).search(/[.;]\s|\n\s*[“"„«]/);
    return { term, from, to: end < 0 ? from + REACH : from + end + 1, isName: false };
  });
  const named = [...run.text.matchAll(NAMED)].map(({ index, 0: whole, 1: name = '', 2: term = '' }) => {
    const from = index + whole.indexOf(name);
    return { term, from, to: from + name.length, isName: true };
  });
  const definitions = { run, terms: [...meant, ...named] };
  kept.set(search, definitions);
  return definitions;
}
