import type { Concept } from './lexicon/concept.ts';
import { CONCEPTS } from './lexicon/lexicon.ts';
import { bagKey, canonicalWord, contentWords, exactKey, isCommonPhrase, singular } from './phrase-words.ts';
import { kindIs } from './value-kinds.ts';

/** How surely a field is a concept. */
export interface ConceptMatch {
  concept: Concept;
  /** 0..1. */
  similarity: number;
}

export interface FieldPhrases {
  /** The variable name as words; empty where it says nothing. */
  name: string;
  /** Phrases of the description, best first. */
  phrases: string[];
  /** What the description adds in brackets. */
  remarks: string[];
  /** The template asks for rows of items (true), for one row a document (false), or does not say. */
  items: boolean | null;
  /** Concepts of this domain fit better. */
  domains: readonly string[];
}

/** Where only the name or only the description fits, on a document that is none of its kind. */
const LONE_STRANGER = 0.85;

/** Words in brackets ("(subtotal)") explain; they name the value less surely than the sentence. A hand-set prior. */
const REMARK = 0.9;

/** A concept that only the description suggests, where the name says another ("Net: total before tax"). A hand-set prior. */
const BESIDE_NAME = 0.9;

/** Below this a field is nothing the lexicon knows. Set by eye on the templates of the tests. */
const LEAST_SIMILARITY = 0.42;

/** The concepts a field may be, the likeliest first; several where the user named several ("contract or order number"). */
export function findConcepts(field: FieldPhrases): ConceptMatch[] {
  const scores = new Map<Concept, number>();
  const give = (concept: Concept, score: number): void => void scores.set(concept, Math.max(scores.get(concept) ?? 0, score));
  const fromName = field.name === '' ? new Map<Concept, number>() : scorePhrase(field.name, field);
  const fromDescription = new Map<Concept, number>();
  field.phrases.forEach((phrase, at) => {
    for (const [concept, score] of scorePhrase(phrase, field))
      fromDescription.set(concept, Math.max(fromDescription.get(concept) ?? 0, score * (at === 0 ? 1 : 0.93)));
  });
  for (const remark of field.remarks) {
    for (const [concept, score] of scorePhrase(remark, field))
      fromDescription.set(concept, Math.max(fromDescription.get(concept) ?? 0, score * REMARK));
  }
  for (const concept of new Set([...fromName.keys(), ...fromDescription.keys()])) {
    const [name, description] = [fromName.get(concept) ?? 0, fromDescription.get(concept) ?? 0];
    // Name and description confirm each other; one alone counts for less.
    const doubt =
      (Math.min(name, description) === 0 && isStranger(concept, field) ? LONE_STRANGER : 1) *
      (name === 0 && fromName.size > 0 ? BESIDE_NAME : 1);
    give(concept, (0.85 * Math.max(name, description) + 0.15 * ((name + description) / 2)) * fit(concept, field) * doubt);
  }
  return [...scores]
    .filter(([, similarity]) => similarity >= LEAST_SIMILARITY)
    .sort(([a, similarityA], [b, similarityB]) => similarityB - similarityA || order(a) - order(b))
    .map(([concept, similarity]) => ({ concept, similarity: Math.min(1, similarity) }));
}

const order = (concept: Concept): number => CONCEPTS.indexOf(concept);

/** A line's total is no field of a document, and the invoice's total none of a line; and each kind of document has its own. */
function fit(concept: Concept, field: FieldPhrases): number {
  const item = concept.itemLikelihood > 0.5;
  const level = field.items === null ? (item ? 0.93 : 1) : field.items === item ? 1.1 : item ? 0.8 : 0.93;
  return level * (isAtHome(concept, field) ? 1.08 : field.domains.length > 0 && isStranger(concept, field) ? 0.93 : 1);
}

/** Names, addresses and what all forms ask stand on every kind of document. */
const EVERYWHERE = ['party', 'form'];

const isAtHome = (concept: Concept, field: FieldPhrases): boolean => field.domains.includes(concept.domain);
const isStranger = (concept: Concept, field: FieldPhrases): boolean => !isAtHome(concept, field) && !EVERYWHERE.includes(concept.domain);

interface Entry {
  concept: Concept;
  strength: number;
}

const STRENGTH = { label: 1, asked: 0.98, weak: 0.6 };
/** A weak label on a document of another kind says little. */
const STRANGER = 0.55;
const [byBag, byExact] = indexed();

function indexed(): [Map<string, Entry[]>, Map<string, Entry[]>] {
  const [bags, exact] = [new Map<string, Entry[]>(), new Map<string, Entry[]>()];
  const add = (map: Map<string, Entry[]>, key: string, entry: Entry): void => {
    if (key !== '') map.set(key, [...(map.get(key) ?? []), entry]);
  };
  for (const concept of CONCEPTS) {
    const lists: [string[], number][] = [
      [concept.labels, STRENGTH.label],
      [concept.asked, STRENGTH.asked],
      [concept.weakLabels, STRENGTH.weak],
      [[concept.id.replaceAll('-', ' ')], STRENGTH.label],
    ];
    for (const [phrases, strength] of lists) {
      for (const phrase of phrases) {
        const key = bagKey(phrase);
        const entry = { concept, strength: isCommonPhrase(phrase) ? STRENGTH.weak : strength };
        if (key === '') add(exact, exactKey(phrase), entry);
        else add(bags, key, entry);
      }
    }
  }
  return [bags, exact];
}

/** Concepts one phrase may name: the phrase itself, or its head with words before it that only say whose it is. */
function scorePhrase(phrase: string, field: FieldPhrases): Map<Concept, number> {
  const scores = new Map<Concept, number>();
  const give = (entries: readonly Entry[] | undefined, factor: number, wanted: (entry: Entry) => boolean = () => true): void => {
    for (const entry of entries ?? []) {
      if (!wanted(entry)) continue;
      const doubt = entry.strength === STRENGTH.weak && isStranger(entry.concept, field) ? STRANGER : 1;
      scores.set(entry.concept, Math.max(scores.get(entry.concept) ?? 0, entry.strength * doubt * factor));
    }
  };
  const key = bagKey(phrase);
  give(key === '' ? byExact.get(exactKey(phrase)) : byBag.get(key), 1);
  if (scores.size > 0) return scores;
  const words = contentWords(phrase).map(canonicalWord).map(singular);
  for (let drop = 1; drop < Math.min(words.length, 4); drop++) {
    const [front, back] = [words.slice(0, drop), words.slice(drop)];
    giveHead(back, front.every(isOwner), 0.85 - 0.1 * drop);
    // Romance word order: "numero fattura fornitore".
    const [kept, dropped] = [words.slice(0, -drop), words.slice(-drop)];
    giveHead(kept, dropped.every(isOwner), kept.length > 1 ? 0.75 - 0.1 * drop : 0);
  }
  return scores;

  /** One word is head enough where it tells the kind by itself ("email"), or where only an owner stands before it. */
  function giveHead(head: readonly string[], owned: boolean, otherwise: number): void {
    const entries = byBag.get([...new Set(head)].sort().join(' '));
    const plain = (entry: Entry): boolean =>
      entry.strength !== STRENGTH.weak && (head.length > 1 || kindIs(entry.concept.kind, 'self-telling') || owned);
    give(entries, owned ? 0.92 : otherwise, plain);
  }
}

/** Words that say whose a thing is, or praise it, and leave it what it is. */
const OWNERS = new Set(
  `seller supplier vendor buyer customer client company issuer sender recipient shop store employee employer patient applicant candidate person individual
  document invoice full complete main primary official printed registered current billing contact business legal original overall final
  lieferant verkaufer kaufer kunde firma absender empfanger mitarbeiter fournisseur vendeur acheteur client entreprise proveedor vendedor comprador cliente empresa
  fornitore venditore acquirente azienda fornecedor leverancier verkoper koper klant bedrijf sprzedawca dostawca nabywca klient firma owner holder insured member
  student tenant landlord lessor lessee borrower lender policyholder guest passenger driver vehicle bank carrier shipper consignee
  kunden kaufers verkaufers lieferanten absenders empfangers mitarbeiters sprzedawcy nabywcy klienta dostawcy fournisseurs clients odbiorcy nadawcy`.split(
    /\s+/,
  ),
);
const isOwner = (word: string): boolean => OWNERS.has(word);
