import type { Template } from '../../model/index.ts';
import { fold } from '../../values/fold.ts';

/** Kinds of documents, the words that name them (folded), and the domains of the lexicon that fit them. */
const KINDS: readonly { words: RegExp; domains: readonly string[] }[] = [
  {
    words: /\b(?:receipts?|kassenbon|kassenbeleg|quittung|ticket de caisse|recu|recibo|scontrino|ricevuta|bon|kassabon|paragon)\b/,
    domains: ['receipt', 'invoice'],
  },
  {
    words:
      /\b(?:pay ?slips?|pay ?stubs?|salary slip|wage slip|gehaltsabrechnung|lohnabrechnung|bulletin de (?:paie|salaire)|nomina|busta paga|recibo de vencimento|loonstrook|pasek wynagrodzen)\b/,
    domains: ['payslip'],
  },
  {
    words:
      /\b(?:bank statements?|account statements?|bank transactions?|kontoauszug|releve (?:de compte|bancaire)|extracto bancario|estratto conto|extrato bancario|rekeningafschrift|bankafschrift|wyciag)\b/,
    domains: ['bank'],
  },
  {
    words: /\b(?:resumes?|cv|curriculum|lebenslauf|bewerbung|candidates?|applicants?|levensloop|zyciorys)\b/,
    domains: ['resume', 'identity'],
  },
  {
    words:
      /\b(?:passports?|identity (?:card|document)s?|id cards?|driv(?:er|ing)'?s? licen[cs]es?|personalausweis|reisepass|ausweis|passeport|carte d'identite|pasaporte|carta d'identita|passaporto|paspoort|dowod osobisty)\b/,
    domains: ['identity'],
  },
  {
    words:
      /\b(?:bills? of lading|waybills?|air ?waybill|cmr|frachtbrief|konnossement|connaissement|conocimiento de embarque|polizza di carico|vrachtbrief|list przewozowy|shipments?|shipping)\b/,
    domains: ['logistics'],
  },
  {
    words:
      /\b(?:insurance|policy|policies|certificate of insurance|versicherung|police|assurance|seguro|poliza|assicurazione|polizza|verzekering|polis|ubezpieczen\w*|claims?)\b/,
    domains: ['insurance'],
  },
  {
    words:
      /\b(?:lab(?:oratory)? (?:report|result|test)s?|blood tests?|laborbefund|befund|analyses|analisis|esami|medical (?:report|record)s?|patient|prescriptions?)\b/,
    domains: ['medical'],
  },
  {
    words: /\b(?:contracts?|agreements?|nda|lease|vertrag|mietvertrag|contrat|bail|contrato|contratto|overeenkomst|umowa)\b/,
    domains: ['contract'],
  },
  { words: /\b(?:e-?mails?|mail messages?|nachrichten?|courriels?|correos?)\b/, domains: ['mail'] },
  { words: /\b(?:tax forms?|w-?9|w-?2|1099|tax returns?|steuererklarung|irs)\b/, domains: ['form', 'identity'] },
  {
    words:
      /\b(?:purchase orders?|orders?|bestellung(?:en)?|auftrag|bons? de commande|pedidos?|ordin[ei]|encomendas?|bestelling(?:en)?|zamowieni[ea])\b/,
    domains: ['order', 'invoice'],
  },
  {
    words:
      /\b(?:invoices?|bills?|credit notes?|rechnung(?:en)?|gutschrift|factures?|facturas?|fattur[ae]|faturas?|facturen|factuur|faktur[ay]?)\b/,
    domains: ['invoice', 'party', 'order'],
  },
  { words: /\b(?:forms?|formular|formulaire|formulario|modulo|formulier|formularz|application|antrag)\b/, domains: ['form'] },
];

/** Domains of the lexicon that go with the kind of document a template speaks of: by its name, else by its description. */
export function domainsOfKind(template: Template): readonly string[] {
  for (const text of [fold(template.name), fold(template.description)]) {
    const found = KINDS.find(({ words }) => words.test(text));
    if (found) return found.domains;
  }
  return [];
}

/** Whether a text names a kind of document, as the title of one does. */
export function namesDocumentKind(text: string): boolean {
  const folded = fold(text);
  return KINDS.some(({ words }) => words.test(folded));
}
