import { ACCOUNTS } from './accounts.ts';
import { BANK } from './bank.ts';
import type { Concept } from './concept.ts';
import { CONTRACTS } from './contracts.ts';
import { FORMS } from './forms.ts';
import { IDENTITY } from './identity.ts';
import { INSURANCE } from './insurance.ts';
import { INVOICES } from './invoices.ts';
import { LOGISTICS } from './logistics.ts';
import { MAIL } from './mail.ts';
import { MEDICAL } from './medical.ts';
import { ORDERS } from './orders.ts';
import { PARTIES } from './parties.ts';
import { PAYSLIPS } from './payslips.ts';
import { RECEIPTS } from './receipts.ts';
import { RESUMES } from './resumes.ts';

const DOMAINS: readonly (readonly [string, readonly Omit<Concept, 'domain'>[]])[] = [
  ['invoice', INVOICES],
  ['party', PARTIES],
  ['order', ORDERS],
  ['receipt', RECEIPTS],
  ['bank', BANK],
  ['contract', CONTRACTS],
  ['payslip', PAYSLIPS],
  ['resume', RESUMES],
  ['identity', IDENTITY],
  ['logistics', LOGISTICS],
  ['mail', MAIL],
  ['insurance', INSURANCE],
  ['medical', MEDICAL],
  ['form', FORMS],
  ['accounts', ACCOUNTS],
];

/** Everything the engine knows documents to print. Earlier entries win where two fit equally. */
export const CONCEPTS: readonly Concept[] = DOMAINS.flatMap(([domain, concepts]) => concepts.map((concept) => ({ ...concept, domain })));

const BY_ID: ReadonlyMap<string, Concept> = new Map(CONCEPTS.map((concept) => [concept.id, concept]));

export const conceptById = (id: string): Concept | null => BY_ID.get(id) ?? null;
