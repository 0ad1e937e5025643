import type { Concept } from './concept.ts';
import { INVOICES } from './invoices.ts';
import { ORDERS } from './orders.ts';
import { PARTIES } from './parties.ts';

const DOMAINS: readonly (readonly [string, readonly Omit<Concept, 'domain'>[]])[] = [
  ['invoice', INVOICES],
  ['party', PARTIES],
  ['order', ORDERS],
];

/** Everything the engine knows documents to print. Earlier entries win where two fit equally. */
export const CONCEPTS: readonly Concept[] = DOMAINS.flatMap(([domain, concepts]) => concepts.map((concept) => ({ ...concept, domain })));

const BY_ID: ReadonlyMap<string, Concept> = new Map(CONCEPTS.map((concept) => [concept.id, concept]));

export const conceptById = (id: string): Concept | null => BY_ID.get(id) ?? null;
