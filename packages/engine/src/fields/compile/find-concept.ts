import { bagKey, canonicalWord, contentWords, exactKey, singular } from './phrase-words.ts';
import type { Concept } from './lexicon/concept.ts';
import { CONCEPTS } from './lexicon/lexicon.ts';

/** How surely a field is a concept. */
export interface ConceptMatch {
  concept: Concept;
  /** 0..1. */
  likeness: number;
}

export interface FieldPhrases {
  /** The variable name as words; empty where it says nothing. */
  name: string;
  /** Phrases of the description, best first. */
  phrases: string[];
  /** The template asks for rows of items (true), for one row a document (false), or does not say. */
  items: boolean | null;
  /** Concepts of this domain fit better. */
  domains: readonly string[];
}

/** Below this a field is nothing the lexicon knows. Set by eye on the templates of the tests. */
const LEAST_LIKENESS = 0.42;

/** The concepts a field may be, the likeliest first; several where the user named several ("contract or order number"). */
export function findConcepts(field: FieldPhrases): ConceptMatch[] {
  const scores = new Map<Concept, number>();
  const give = (concept: Concept, score: number): void => void scores.set(concept, Math.max(scores.get(concept) ?? 0, score));
  const fromName = field.name === '' ? new Map<Concept, number>() : scorePhrase(field.name);
  const fromDescription = new Map<Concept, number>();
  field.phrases.forEach((phrase, at) => {
    for (const [concept, score] of scorePhrase(phrase)) fromDescription.set(concept, Math.max(fromDescription.get(concept) ?? 0, score * (at === 0 ? 1 : 0.93)));
  });
  for (const concept of new Set([...fromName.keys(), ...fromDescription.keys()])) {
    const [name, description] = [fromName.get(concept) ?? 0, fromDescription.get(concept) ?? 0];
    // Name and description confirm each other; one alone counts for less.
    give(concept, (Math.max(name, description) * 0.75 + 0.25 * Math.min(1, name + description) * Math.max(name, description)) * fit(concept, field));
  }
  return [...scores]
    .map(([concept, likeness]) => ({ concept, likeness: Math.min(1, likeness) }))
    .filter((match) => match.likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || order(a.concept) - order(b.concept));
}

const order = (concept: Concept): number => CONCEPTS.indexOf(concept);

/** A line's total is no field of a document, and the invoice's total none of a line. */
function fit(concept: Concept, field: FieldPhrases): number {
  const level = field.items === null ? 1 : field.items === concept.itemLikelihood > 0.5 ? 1.1 : concept.itemLikelihood > 0.5 ? 0.8 : 0.93;
  return level * (field.domains.includes(concept.domain) ? 1.08 : 1);
}

interface Entry {
  concept: Concept;
  strength: number;
}

const STRENGTH = { label: 1, asked: 0.98, weak: 0.55 };
const [byBag, byExact] = indexed();

function indexed(): [Map<string, Entry[]>, Map<string, Entry[]>] {
  const [bags, exact] = [new Map<string, Entry[]>(), new Map<string, Entry[]>()];
  const add = (map: Map<string, Entry[]>, key: string, entry: Entry): void => {
    if (key !== '') map.set(key, [...(map.get(key) ?? []), entry]);
  };
  for (const concept of CONCEPTS) {
    const lists: [string[], number][] = [[concept.labels, STRENGTH.label], [concept.asked, STRENGTH.asked], [concept.weakLabels, STRENGTH.weak], [[concept.id.replaceAll('-', ' ')], STRENGTH.label]];
    for (const [phrases, strength] of lists) {
      for (const phrase of phrases) {
        const key = bagKey(phrase);
        if (key === '') add(exact, exactKey(phrase), { concept, strength });
        else add(bags, key, { concept, strength });
      }
    }
  }
  return [bags, exact];
}

/** Concepts one phrase may name: the phrase itself, or its head with words before it that only say whose it is. */
function scorePhrase(phrase: string): Map<Concept, number> {
  const scores = new Map<Concept, number>();
  const give = (entries: readonly Entry[] | undefined, factor: number): void => {
    for (const { concept, strength } of entries ?? []) scores.set(concept, Math.max(scores.get(concept) ?? 0, strength * factor));
  };
  const key = bagKey(phrase);
  give(key === '' ? byExact.get(exactKey(phrase)) : byBag.get(key), 1);
  if (scores.size > 0) return scores;
  const words = contentWords(phrase).map(canonicalWord).map(singular);
  for (let drop = 1; drop < Math.min(words.length, 4); drop++) {
    const factor = 0.85 - 0.12 * drop;
    const [front, back] = [words.slice(0, drop), words.slice(drop)];
    give(byBag.get([...new Set(back)].sort().join(' ')), front.every(isOwner) ? 0.92 : factor);
    // Romance word order: "numero fattura fornitore".
    const [kept, dropped] = [words.slice(0, -drop), words.slice(-drop)];
    if (dropped.every(isOwner)) give(byBag.get([...new Set(kept)].sort().join(' ')), 0.88);
  }
  return scores;
}

/** Words that say whose a thing is, or praise it, and leave it what it is. */
const OWNERS = new Set(
  `seller supplier vendor buyer customer client company issuer sender recipient shop store employee employer patient applicant candidate person individual
  document invoice full complete main primary official printed registered current billing contact business legal original overall final
  lieferant verkaufer kaufer kunde firma absender empfanger mitarbeiter fournisseur vendeur acheteur client entreprise proveedor vendedor comprador cliente empresa
  fornitore venditore acquirente azienda fornecedor leverancier verkoper koper klant bedrijf sprzedawca dostawca nabywca klient firma owner holder insured member
  student tenant landlord lessor lessee borrower lender policyholder guest passenger driver vehicle bank carrier shipper consignee`.split(/\s+/),
);
const isOwner = (word: string): boolean => OWNERS.has(word);
