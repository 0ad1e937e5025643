import type { Linker } from '../../linker/linker.ts';
import type { TemplateField } from '../../model/index.ts';
import { namesDateFormat, sayDate } from '../../values/date-words.ts';
import { answersOf } from '../../values/answers.ts';
import { isOpaqueName, splitName } from '../../values/split-name.ts';
import { linkAnswers } from './answer-links.ts';
import type { CompiledField, FieldRole, Proposition } from './compiled-field.ts';
import { findConcepts, type ConceptMatch } from './find-concept.ts';
import { type LearnedKinds, withLearnedKind } from './learned-kind.ts';
import { competitorsOf, labelPhrasesOf } from './label-phrases.ts';
import { contentWords } from './phrase-words.ts';
import { propositionOf } from './proposition.ts';
import { readDescription, type ReadDescription } from './read-description.ts';
import { valueKindOf } from './value-kind.ts';
import { kindIs, type ValueKind } from './value-kinds.ts';

/** What the template tells about all its fields. */
export interface TemplateHints {
  items: boolean | null;
  domains: readonly string[];
}

/** A concept this much less likely than the best is not meant as well. */
const ALSO_MEANT = 0.93;

export function compileField(field: TemplateField, hints: TemplateHints, linker: Linker, learned: ReturnType<LearnedKinds>): CompiledField {
  const description = readDescription(field.description);
  const name = isOpaqueName(field.variableName) ? '' : splitName(field.variableName);
  const label = description.quoted[0] ?? name;
  const verbatim = description.quoted.length > 0 && field.type !== 'yes/no';
  const proposition = propositionOf(field, name, description);
  const asked = verbatim ? description.quoted : (askedWords(proposition) ?? description.phrases);
  const known = findConcepts({ name: verbatim ? '' : name, phrases: asked, remarks: verbatim ? [] : description.remarks, ...hints });
  const matches = asksWhat(description.folded) ? known.filter(({ concept }) => concept.kind !== 'date') : known;
  const kind = withLearnedKind(valueKindOf(field, label, description, matches), learned);
  const fitting = alsoMeant(
    matches.filter((match) => fits(match, kind)),
    asked,
  );
  const labels = labelPhrasesOf({
    quoted: verbatim ? description.quoted : [],
    name,
    phrases: asked,
    brackets: description.brackets,
    matches: fitting,
  });
  const role = roleOf(name, description, fitting[0] ?? null, kind);
  return {
    field,
    kind,
    concept: fitting[0]?.concept.id ?? null,
    isDateOutput: field.type === 'text' && kind === 'date',
    labels: labels.length ? labels : labelPhrasesOf({ quoted: [field.variableName], name: '', phrases: [], brackets: [], matches: [] }),
    competitors: competitorsOf(labels, fitting),
    verbatim,
    role,
    itemLikelihood: itemLikelihoodOf(fitting[0] ?? null, hints.items),
    many: asksForMany(field, name, description),
    answers: answersOf(field),
    meant: linkAnswers(field, linker),
    proposition,
    formLine: description.formLine,
    words: [...new Set([...contentWords(name), ...contentWords(description.folded)])],
    nameWords: contentWords(name),
  };
}

/** "What was delivered" asks for no date, though "delivered" alone would; "what is the date" does. */
const asksWhat = (folded: string): boolean =>
  /^(?:what|was|ce qu[ei]?|lo que|cio che|quello che|o que|wat|co) (?!(?:day|tag|jour|dia|giorno|dag|dzien)\b)/.test(folded) &&
  !sayDate(folded) &&
  !namesDateFormat(folded);

/** A question is no label; the words it asks about are. */
const askedWords = (proposition: Proposition | null): string[] | null =>
  proposition === null ? null : 'words' in proposition ? [proposition.words.join(' ')] : [];

/** The best concept, and those that the words name as well ("contract or order number"); its rivals only where it says "or". */
function alsoMeant(matches: readonly ConceptMatch[], asked: readonly string[]): ConceptMatch[] {
  const [best] = matches;
  if (!best) return [];
  const several = /\b(?:or|oder|ou|o|of|lub)\b|[,/]/i.test(asked[0] ?? '');
  const rivals = (a: ConceptMatch, b: ConceptMatch): boolean =>
    a.concept.rivals.includes(b.concept.id) || b.concept.rivals.includes(a.concept.id);
  return matches.filter(
    (match) =>
      match === best ||
      (match.similarity >= ALSO_MEANT * best.similarity && match.concept.kind === best.concept.kind && (several || !rivals(match, best))),
  );
}

/** Labels of a date concept are no help to a field that turned out an amount. */
function fits({ concept: { kind: concept }, similarity }: ConceptMatch, kind: ValueKind): boolean {
  if (kindIs(kind, 'choice')) return true;
  if (kind === 'percent' || kindIs(kind, 'exact')) return concept === kind;
  if (kindIs(kind, 'number')) return kindIs(concept, 'number') || (concept === 'identifier' && kind === 'number' && similarity > 0.9);
  if (kind === 'address' || kind === 'place') return kindIs(concept, 'place') && (kind === concept || concept !== 'postcode');
  return (concept === 'date') === (kind === 'date') && (!kindIs(concept, 'number') || kind === 'free-text');
}

const ROLE_WORDS: readonly (readonly [FieldRole, RegExp])[] = [
  [
    'start',
    /\b(?:start|starts|begin|begins|beginning|commencement|admission|aufnahme|opname|ricovero|hospitalisation|check in|pick up|from date|since|beginn|anfang|debut|inicio|inizio|begin|poczatek|rozpoczecia)\b|\bfirst day\b/,
  ],
  [
    'end',
    /\b(?:end|ends|ending|until|expiry|expiration|expires|discharge|entlassung|ontslag|dimissioni|check out|ende|fin|fine|fim|einde|koniec|zakonczenia)\b|\blast day\b/,
  ],
  [
    'issuer',
    /\b(?:seller|supplier|vendor|issuer|issued|sender|shipper|merchant|shop|store|provider|payee|lieferant|verkaufer|absender|fournisseur|vendeur|expediteur|proveedor|vendedor|emisor|fornitore|venditore|mittente|fornecedor|emitente|leverancier|verkoper|afzender|sprzedawca|dostawca|nadawca)\b/,
  ],
  [
    'recipient',
    /\b(?:buyer|customer|client|recipient|consignee|receiver|addressee|purchaser|payer|bill to|sold to|kunde|kaufer|empfanger|acheteur|destinataire|comprador|cliente|destinatario|acquirente|koper|klant|ontvanger|nabywca|odbiorca|klient)\b/,
  ],
  ['first', /\b(?:first|erste[rs]?|premiere?|primer[oa]?|prim[oa]|eerste|pierwsz[ya])\b/],
  ['last', /\b(?:last|latest|most recent|letzte[rs]?|derniere?|ultim[oa]|laatste|ostatni[aey]?)\b/],
];

function roleOf(name: string, description: ReadDescription, match: ConceptMatch | null, kind: ValueKind): FieldRole | null {
  const role = roleByWords(name, description, match);
  return (role === 'issuer' || role === 'recipient') && !kindIs(kind, 'owned') ? null : role;
}

function roleByWords(name: string, description: ReadDescription, match: ConceptMatch | null): FieldRole | null {
  const own = contentText(name);
  const said = contentText(description.phrases[0] ?? '');
  const named = ROLE_WORDS.find(([role, words]) => words.test(own) && isRole(role, own))?.[0];
  return (
    named ??
    roleOfDoer(description.folded) ??
    match?.concept.role ??
    ROLE_WORDS.find(([role, words]) => words.test(said) && isRole(role, said))?.[0] ??
    null
  );
}

/** What the party does, as descriptions tell it: "company that writes the claim", "company the claim is made against". */
const DOES: readonly (readonly [FieldRole, RegExp])[] = [
  [
    'recipient',
    /\b(?:who|that|which) (?:gets?|receives?|is addressed|buys?|rents?)\b|\bmade against\b|\baddressed to\b|\b(?:is|are|was) (?:sent|addressed|issued|made out) to\b|\b(?:to|for) whom\b|\b(?:fur den|fur die|an den|an die) (?:die|der|das) [^,;]*\bist\b/,
  ],
  ['issuer', /\b(?:who|that|which) (?:writes?|wrote|makes?|sends?|sent|issues?|issued|sells?|supplies|provides?|offers?|lets?)\b/],
];

const roleOfDoer = (said: string): FieldRole | null => DOES.find(([, words]) => words.test(said))?.[0] ?? null;

const contentText = (text: string): string => contentWords(text).join(' ');

/** "First name" and "last name" are no first and last of many. */
const isRole = (role: FieldRole, words: string): boolean =>
  !(role === 'first' || role === 'last') || !/\b(?:first|last) name\b/.test(words);

/** Between the lexicon's view of the concept and what the template says about its rows. */
function itemLikelihoodOf(match: ConceptMatch | null, items: boolean | null): number {
  const known = match?.concept.itemLikelihood ?? null;
  if (items === null) return known ?? 0.3;
  if (items) return known === null ? 0.8 : Math.max(known, 0.35);
  return known === null ? 0.05 : 0.3 * known;
}

const MANY =
  /\b(?:all|list of|every|each of the|names of|alle|liste|tous|toutes|todos|todas|tutti|tutte|wszystkie|several|comma[- ]separated|numbers|dates|names|codes|addresses|skills|languages|investigators|authors|parties)\b/;

function asksForMany(field: TemplateField, name: string, description: ReadDescription): boolean {
  if (field.type !== 'text') return false;
  return MANY.test(name) || MANY.test(description.phrases[0]?.toLowerCase() ?? '') || /\(s\)/i.test(`${description.quoted[0] ?? ''}`);
}
