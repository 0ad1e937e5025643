import { fold } from './fold.ts';

/** Legal forms as they end (or, in some languages, begin) a company's name; folded, points and spaces optional. */
const LEGAL_FORMS = [
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'co',
  'company',
  'llc',
  'l l c',
  'llp',
  'lp',
  'l p',
  'pllc',
  'p c',
  'pc',
  'ltd',
  'limited',
  'plc',
  'p l c',
  'pty',
  'pty ltd',
  'pte',
  'pte ltd',
  'pvt',
  'pvt ltd',
  'private limited',
  'sdn bhd',
  'sdn',
  'bhd',
  's b',
  'berhad',
  'n a',
  'trust',
  'cic',
  'unlimited',
  'gmbh',
  'mbh',
  'ggmbh',
  'ag',
  'kg',
  'kgaa',
  'ohg',
  'gbr',
  'ug',
  'ug haftungsbeschrankt',
  'e k',
  'ek',
  'e v',
  'ev',
  'eg',
  'se',
  'gmbh & co kg',
  'partg',
  'partgmbb',
  'stiftung',
  'ges m b h',
  'gesmbh',
  'sagl',
  'og',
  'sa',
  's a',
  'sas',
  's a s',
  'sasu',
  'sarl',
  's a r l',
  'eurl',
  'snc',
  's n c',
  'sci',
  'scop',
  'sca',
  'gie',
  'ei',
  'selarl',
  'sl',
  's l',
  'slu',
  's l u',
  'sll',
  's a u',
  'sau',
  's c',
  'sccl',
  's coop',
  'cb',
  's a de c v',
  'sa de cv',
  's de r l',
  'spa',
  's p a',
  'srl',
  's r l',
  'srls',
  'sas di',
  's a p a',
  'soc coop',
  'scarl',
  's c a r l',
  's s',
  'lda',
  'unipessoal lda',
  'ltda',
  'eireli',
  'epp',
  'me',
  'cooperativa crl',
  'bv',
  'b v',
  'nv',
  'n v',
  'vof',
  'v o f',
  'cv',
  'c v',
  'bvba',
  'sprl',
  'cvba',
  'vzw',
  'asbl',
  'srl',
  'sp z o o',
  'sp zoo',
  'spzoo',
  'spolka z o o',
  'spolka akcyjna',
  'sp j',
  'sp k',
  'sp k a',
  'spolka jawna',
  'spolka komandytowa',
  'as',
  'a s',
  'aps',
  'ab',
  'oy',
  'oyj',
  'asa',
  'ehf',
  'hf',
  's r o',
  'sro',
  'spol s r o',
  'kft',
  'zrt',
  'nyrt',
  'd o o',
  'doo',
  'd d',
  'ood',
  'eood',
  'ad',
  'uab',
  'sia',
  'ou',
  'kk',
  'k k',
  'jsc',
  'ojsc',
  'ooo',
  'pjsc',
  'fze',
  'fzco',
  'fz llc',
  'dmcc',
  'tbk',
  'sti',
  'a s',
];
const FORMS: ReadonlySet<string> = new Set(LEGAL_FORMS.map((form) => form.replace(/[ .]/g, '')));
const LONGEST_FORM = Math.max(...LEGAL_FORMS.map((form) => form.split(' ').length));

/** Forms that are words of their own and say little inside a text. */
const WEAK_FORMS = new Set('co sa se as me ad ag ab cv ei ou pc trust company limited sc ss dd kk cb eg og ev lp'.split(' '));
/** In capitals, with words of the name on both sides ("Kunden AG Mitte"). */
const WEAK_FORM_INSIDE = /\p{L}\s(?:AG|SA|SE|AB|AS|Co\.?)\s\p{L}/u;
const COMPANY_WORDS =
  /\b(?:bank|banque|banco|banca|group|gruppe|groupe|grupo|gruppo|holding|holdings|partners|associates|consulting|solutions|services|systems|technologies|technology|software|industries|international|enterprises?|trading|logistics|transport|spedition|insurance|versicherung|assurances?|seguros|assicurazioni|hotel|restaurant|bistro|restoran|cafe|bakery|pharmacy|apotheke|pharmacie|farmacia|supermarket|supermarkt|supermarche|mart|store|stores|shop|market|hardware|stationery|foods?|motors|auto|autohaus|bau|verlag|werke|stadtwerke|university|universitat|universite|universidad|institute|college|school|foundation|association|verein|committee|council|agency|studio|media|press|clinic|hospital|laborator(?:y|ies|io|ium)|airlines?|telecom|energy|electric|steel|chemicals?|pharma|campaign|congress|party|fund|capital|ventures|estate|properties|church|club|union|ministry|department|authority|embassy|government|city of|county of|state of|przedsiebiorstwo|zaklad|spolka|firma|etablissements|ets|societe|sociedad|societa|empresa|azienda|bedrijf|stichting|cooperative|perniagaan|syarikat|kedai|enterprise|restauracja|sklep|hurtownia)\b/;

/** What papers and tills print beside names: titles, greetings, who serves. */
const TITLE =
  /^\W*(?:cash (?:sales?|bill|receipt)|(?:simplified |official |sales |vat )?(?:tax )?(?:invoice|receipt)|bill|thank you|tq|thanks|welcome|your order|order (?:no|number)|guest check|duplicate|original|copy|customer copy|table|cashier|take ?away|dine ?in|re-?print|rechnung|quittung|kassenbon|bon|beleg|kassenbeleg|vielen dank|willkommen|facture|recu|ticket|merci|bienvenue|factura|recibo|gracias|bienvenidos?|fattura|scontrino|ricevuta|grazie|benvenuti|fatura|talao|obrigado|factuur|kassabon|bedankt|welkom|faktura|paragon|dziekujemy)\b/;

/** What papers print at their top that is nobody's name. */
export const isTitle = (printed: string): boolean => TITLE.test(fold(printed)) && !hasLegalForm(printed);

/** The most a name without a legal form can look like a company's: beside a brand, the registered name is the company. */
const UNREGISTERED = 0.87;

/** 0..1: how much a printed name looks like that of a company or another body. */
export function companyLikelihood(printed: string): number {
  const text = fold(printed).trim();
  if (!/\p{L}{2}/u.test(text) || text.length > 120 || /[:?]|!$/.test(text)) return 0;
  const words = text.split(/[\s,()]+/).filter(Boolean);
  if (words.length > 14 || isLegalForm(printed)) return 0;
  const ending = words.length > 1 ? formAt(words, words.length) : null;
  if (ending !== null) return WEAK_FORMS.has(ending) ? 0.8 : 0.98;
  let similarity = 0.2;
  if (words.some((_, at) => at > 0 && !WEAK_FORMS.has(formAt(words, at + 1) ?? 'co'))) similarity += 0.45;
  if (COMPANY_WORDS.test(text)) similarity += 0.4;
  if (/&|\+| and | und | et /.test(text) && words.length <= 6) similarity += 0.1;
  const capital =
    printed
      .trim()
      .split(/\s+/)
      .filter((word) => /^[\p{Lu}\d(&]/u.test(word)).length / words.length;
  if (capital >= 0.6) similarity += 0.3;
  if (WEAK_FORM_INSIDE.test(printed)) similarity += 0.3;
  if (/\d{4,}/.test(text)) similarity -= 0.25;
  if (/^\p{Ll}/u.test(printed.trim()) && !/^(?:e|i|d)[A-Z]/.test(printed.trim())) similarity -= 0.15;
  return Math.max(0, Math.min(UNREGISTERED, similarity));
}

/**
 * The longest legal form that the words before `end` spell, its points and spaces left out, else null; at least one word of name stays
 * before it.
 */
function formAt(words: readonly string[], end: number): string | null {
  for (let from = Math.max(1, end - LONGEST_FORM); from < end; from++) {
    const form = words.slice(from, end).join('').replace(/[./]/g, '');
    if (FORMS.has(form)) return form;
  }
  return null;
}

/** Is the text nothing but a legal form, maybe behind a place in brackets: "SDN BHD", "(UK) LTD."? */
export const isLegalForm = (printed: string): boolean => FORMS.has(fold(printed.replace(/^\s*\([^)]*\)/, '')).replace(/[\s.,/]/g, ''));

/** Does the name end with the legal form of a company? */
export function hasLegalForm(printed: string): boolean {
  const words = fold(printed)
    .split(/[\s,()]+/)
    .filter(Boolean);
  return formAt(words, words.length) !== null;
}
