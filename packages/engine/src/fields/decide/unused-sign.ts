import type { WordSpan } from '../../model/index.ts';
import { IBAN_LENGTHS } from '../../values/check-digits.ts';
import { findBareDays } from '../../values/find-bare-days.ts';
import { findDates } from '../../values/find-dates.ts';
import type { TextSpan } from '../../values/text-span.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import type { ValueKind } from '../compile/value-kinds.ts';
import { quoted } from '../document/quoted.ts';
import { shareWords } from '../document/share-words.ts';
import { printedPart, printedRun, runOfSpans, spanOfLine, type Printed } from '../document/word-run.ts';
import { hasForm, isNumeric } from '../kinds/kind-finder.ts';
import { mayBe } from '../kinds/printed-shape.ts';
import { labelText } from '../labels/label-support.ts';
import type { LabelHit } from '../labels/label-hits.ts';
import type { ValueZone } from '../labels/value-zone.ts';
import { proposeMail } from '../propose/propose-mail.ts';
import type { Proposal, Ranked } from '../propose/proposal.ts';
import { mentionsFor, mentionsIn, type Search } from '../search/search.ts';
import { abbreviatedLabel } from './abbreviated-label.ts';

/** A field that nothing was chosen for. */
export interface Unfilled {
  search: Search;
  field: CompiledField;
  fieldIndex: number;
  /** Proposals that were not chosen, best first. */
  others: readonly Ranked[];
  /** Print that is the value of other fields or stands in the rows that were found. */
  taken: readonly TakenPrint[];
  /** Rows were found. */
  hasRows: boolean;
}

/** Print that needs no other field to explain it. */
export interface TakenPrint {
  spans: readonly WordSpan[];
  printed: string;
}

/** A printed label of a field, and the places where its value may stand. */
export interface FieldLabel {
  hit: LabelHit;
  /** 0..1: how surely it is a label, and the field's. */
  strength: number;
  zones: ValueZone[];
}

/** A weaker label is a word in a sentence. Set on the development benchmark and the first wave, as the three below. */
const LEAST_LABEL = 0.35;
/** A label as sure as this that has nothing at its place says that the paper leaves the field empty. */
const SURE_LABEL = 0.65;
/** What scores as much was nearly better than nothing, or is better and went to another field. */
const NEARLY_CHOSEN = 2;
/** A field that is likelier in rows than this (`CompiledField.itemLikelihood`) is missed by rows that do not have it. */
const MAY_BE_IN_ROWS = 0.25;
/** Lessons that are as sure as this decide. */
const TAUGHT = 0.5;
/** What the ranker thinks as likely is missed whatever form the field's values are thought to have. Set on the fifth to seventh wave. */
const LIKELY_OF_ANY_FORM = 0.1;
/** What the ranker thinks less likely is chance. */
const LEAST_LIKELIHOOD = 0.05;
/** How well print must fit a form to be missed by nobody. */
const LEAST_FORM = 0.5;

/** What speaks against saying that the document does not give the field, as a sentence; null where nothing does. */
export function unusedSign(unfilled: Unfilled): string | null {
  const { search, field, others } = unfilled;
  if (isClosedPlace(unfilled) || isTaughtAbsent(others)) return null;
  const labels = labelsOf(unfilled);
  const filled = labels.find((label) => label.zones.some((zone) => holdsValue(unfilled, zone)));
  if (filled) return `The page has a label like it: ${quoted(labelText(search.index, filled.hit))}.`;
  const short = abbreviatedLabel(search.layout, field);
  if (short !== null) return `The page has a label like it: ${quoted(short)}.`;
  const [best] = others;
  if (best && best.score > NEARLY_CHOSEN) return mayBeInWords(unfilled, best.proposal);
  const telling =
    unusedForm(unfilled, tellingForm(field)) ??
    unusedLook(unfilled) ??
    (UNMISTAKABLE.has(field.kind) ? null : likelyPrint(unfilled, LIKELY_OF_ANY_FORM));
  if (telling !== null) return telling;
  // The paper names the field and leaves its place empty: figures and words elsewhere are something else.
  if (labels.some(({ strength }) => strength >= SURE_LABEL)) return null;
  if (unfilled.hasRows && field.itemLikelihood >= MAY_BE_IN_ROWS && (!tellingForm(field) || field.isDateOutput || field.kind === 'time'))
    return 'It may stand in the rows, which have no place for it.';
  return (isNumeric(field) ? unusedForm(unfilled, NUMBERS) : null) ?? unusedPair(unfilled) ?? likelyPrint(unfilled);
}

function mayBeInWords(unfilled: Unfilled, { printed, spans }: Proposal): string {
  const elsewhere = isTaken(unfilled, { text: printed, spans }) ? ', which is the value of another field' : '';
  return `It may be ${quoted(printed)}${elsewhere}.`;
}

/** A person said so of documents of this layout. */
const isTaughtAbsent = (others: readonly Ranked[]): boolean => (others[0]?.proposal.features.taughtAbsent ?? 0) >= TAUGHT;

/** The places are known, and were searched: the headers of a mail, the list of what it carries. */
const isClosedPlace = ({ search, field, fieldIndex }: Unfilled): boolean => proposeMail(search, field, fieldIndex) !== null;

export function labelsOf({ search: { support }, fieldIndex }: Unfilled): FieldLabel[] {
  return support.hits
    .flatMap((hit): FieldLabel[] => {
      const weight = hit.owners.find((owner) => owner.field === fieldIndex)?.weight ?? 0;
      const strength = weight * hit.labelStrength * hit.similarity;
      return strength >= LEAST_LABEL ? [{ hit, strength, zones: support.zones.filter((zone) => zone.hit === hit) }] : [];
    })
    .sort((a, b) => b.strength - a.strength);
}

/** Whether something stands there that may be the value: of the field's form, or beside the label whatever its form. */
function holdsValue(unfilled: Unfilled, { spans, more, relation }: ValueZone): boolean {
  const { search, field } = unfilled;
  const places = [...spans, ...more];
  const { text } = runOfSpans(search.layout, places);
  if (!/[\p{L}\d]/u.test(text)) return false;
  const isTelling = isNumeric(field) || tellingForm(field) !== null;
  return (
    !isTelling || mentionsIn(search, field, places).length > 0 || (relation === 'beside' && !isTaken(unfilled, { spans: places, text }))
  );
}

type FormNames = readonly [one: string, several: string];

const NUMBERS: FormNames = ['number', 'numbers'];

/** Kinds whose look says what they are, one and several; figures and codes may be anything. */
const TELLING_FORMS: Partial<Record<ValueKind, FormNames>> = {
  date: ['date', 'dates'],
  time: ['time of day', 'times of day'],
  duration: ['duration', 'durations'],
  amount: ['amount', 'amounts'],
  email: ['e-mail address', 'e-mail addresses'],
  url: ['web address', 'web addresses'],
  phone: ['phone number', 'phone numbers'],
  iban: ['IBAN', 'IBANs'],
  bic: ['BIC', 'BICs'],
  'vat-id': ['VAT number', 'VAT numbers'],
};

/** Kinds that no other word stands for: what has not their form is none. */
const UNMISTAKABLE: ReadonlySet<ValueKind> = new Set(['iban', 'bic', 'vat-id', 'email']);

const tellingForm = (field: CompiledField): FormNames | null =>
  (hasForm(field) && TELLING_FORMS[field.isDateOutput ? 'date' : field.kind]) || null;

/** Examples in a sentence. */
const MOST_NAMED = 3;

/** Print of a form that the field has and that is nobody's value, as a sentence; null where there is none. */
function unusedForm(unfilled: Unfilled, names: FormNames | null): string | null {
  if (!names) return null;
  const { search, field } = unfilled;
  const unused = mentionsFor(search, field).filter(({ printed, likelihood }) => likelihood >= LEAST_FORM && !isTaken(unfilled, printed));
  return unusedInWords(
    unused.map(({ printed }) => printed.text),
    names,
  );
}

/** A tax number as it is printed in its own country, without the letters that stand before it elsewhere. */
const TAX_NUMBER = /(?<![\p{L}\d])\d(?:[ .\-/]?\d){7,11}(?![\p{L}\d])/gu;

const findTaxNumbers = (text: string): TextSpan[] =>
  [...text.matchAll(TAX_NUMBER)].flatMap((match) =>
    findDates(match[0]).length > 0 ? [] : [{ from: match.index, to: match.index + match[0].length }],
  );

/** An account as IBANs begin, of which more may stand in the next line, or whose check digits do not hold. */
const BEGINS_IBAN = /(?<![\p{L}\d])([A-Z]{2})\d{2}(?: ?[A-Z\d]{2,}){2,}(?![\p{L}\d])/gu;

const findBeginningsOfIbans = (text: string): TextSpan[] =>
  [...text.matchAll(BEGINS_IBAN)].flatMap((match) =>
    IBAN_LENGTHS.has(match[1] ?? '') && match[0].replace(/\D/g, '').length >= LEAST_FIGURES_OF_IBAN
      ? [{ from: match.index, to: match.index + match[0].length }]
      : [],
  );

const LEAST_FIGURES_OF_IBAN = 10;

/** How print looks that is not of a field's form, and what it is called. */
function looksOf({ isDateOutput, kind }: CompiledField): { find: (text: string) => TextSpan[]; names: FormNames } | null {
  if (isDateOutput) return { find: findBareDays, names: ['day without its year', 'days without their year'] };
  if (kind === 'vat-id') return { find: findTaxNumbers, names: NUMBERS };
  return kind === 'iban' ? { find: findBeginningsOfIbans, names: ['number like an IBAN', 'numbers like IBANs'] } : null;
}

/** Print that is not of the field's form but looks so: a day without its year, a tax number without its country, half an IBAN. */
function unusedLook(unfilled: Unfilled): string | null {
  const { field, search } = unfilled;
  const looks = looksOf(field);
  if (!looks) return null;
  const unused = search.layout.lines.flatMap((line) => {
    const run = runOfSpans(search.layout, [spanOfLine(search.layout, line.index)]);
    return looks.find(run.text).flatMap(({ from, to }) => {
      const printed = printedPart(run, from, to);
      return printed && !isTaken(unfilled, printed) ? [printed.text] : [];
    });
  });
  return unusedInWords(unused, looks.names);
}

/** Values beside labels that no field explains, where the field might have such a value. */
function unusedPair(unfilled: Unfilled): string | null {
  const { layout } = unfilled.search;
  const unused = layout.pairs.flatMap(({ label, value }) => {
    const [name, printed] = [printedRun(runOfSpans(layout, label)), printedRun(runOfSpans(layout, value))];
    return name && printed && mayAnswer(unfilled, printed) ? [`${name.text} ${printed.text}`] : [];
  });
  return unusedInWords(unused, ['labelled value', 'labelled values']);
}

/** What the ranker takes for a value; from `whateverForm` on also what has not the form of the field's kind, for which the field may be taken wrongly. */
function likelyPrint(unfilled: Unfilled, whateverForm = 1): string | null {
  const { search, fieldIndex } = unfilled;
  const likely = search.ranked
    .field(fieldIndex)
    .find(({ candidate: { printed }, likelihood }) =>
      likelihood >= whateverForm ? !isTaken(unfilled, printed) : likelihood >= LEAST_LIKELIHOOD && mayAnswer(unfilled, printed),
    );
  return likely ? `It may be ${quoted(likely.candidate.printed.text)}.` : null;
}

function unusedInWords(texts: readonly string[], [one, several]: FormNames): string | null {
  const unused = [...new Set(texts)];
  if (unused.length === 0) return null;
  const named = unused.slice(0, MOST_NAMED).map(quoted).join(', ');
  return `${unused.length} ${unused.length === 1 ? `${one} is` : `${several} are`} not used by any field: ${named}${unused.length > MOST_NAMED ? ' …' : '.'}`;
}

/** Whether the field could have this value, and no other field has it. What a field in unknown words asks for is only supposed. */
function mayAnswer(unfilled: Unfilled, printed: Printed): boolean {
  const { search, field } = unfilled;
  const isKnownForm = hasForm(field) && (field.concept !== null || field.isDateOutput || isNumeric(field));
  return (isKnownForm ? mentionsIn(search, field, printed.spans).length > 0 : mayBe(field, printed.text)) && !isTaken(unfilled, printed);
}

/** Whether the words, or the same ones elsewhere, are the value of another field. */
function isTaken({ taken }: Unfilled, { spans, text }: Printed): boolean {
  const letters = lettersOf(text);
  return taken.some((other) => shareWords(other.spans, spans) || lettersOf(other.printed) === letters);
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
