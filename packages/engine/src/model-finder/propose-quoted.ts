import type { Derivation, LabelledMark, WordSpan } from '../model/index.ts';
import { findYesNo } from '../values/find-yes-no.ts';
import type { CompiledField } from '../fields/compile/compiled-field.ts';
import { evidenceOfMark } from '../fields/document/evidence.ts';
import { shareWords } from '../fields/document/share-words.ts';
import { textOfSpans } from '../fields/document/tick-marks.ts';
import { tokensOfText } from '../fields/document/tokens.ts';
import { type Printed, spanOfLine } from '../fields/document/word-run.ts';
import { answerOf } from '../fields/kinds/enum-answer.ts';
import { hasForm } from '../fields/kinds/kind-finder.ts';
import { normaliseAs } from '../fields/kinds/normalise-as.ts';
import { mayBe, printedShape } from '../fields/kinds/printed-shape.ts';
import { reasonOfZone, supportOf } from '../fields/labels/label-support.ts';
import { deriveValue } from '../fields/propose/derive-value.ts';
import { type Proposal, proposeEvidence, proposeWords } from '../fields/propose/proposal.ts';
import { type Mention, mentionsIn, ocrDoubtOf, type Search } from '../fields/search/search.ts';
import type { QuotedPlace } from './align-quote.ts';
import type { NumberedLine } from './numbered-lines.ts';

/** A quote as the value of a field: what the field's kind makes of the place; null where it makes nothing of it. */
export function proposeQuoted(search: Search, fieldIndex: number, { printed, fuzzy }: QuotedPlace, quote: string): Proposal | null {
  const field = search.compiled.fields[fieldIndex];
  if (!field) return null;
  const proposal = proposalOf(search, field, fieldIndex, printed, quote);
  return proposal && fuzzy ? { ...proposal, reason: `reads like ${JSON.stringify(quote)}` } : proposal;
}

function proposalOf(search: Search, field: CompiledField, fieldIndex: number, printed: Printed, quote: string): Proposal | null {
  switch (field.field.type) {
    case 'enum': {
      const answer = answerOf(printed.text, field);
      return answer && proposePrinted(search, field, fieldIndex, printed, { kind: 'concept', of: answer.value }, answer.weight);
    }
    case 'yes/no':
      return proposeAnswer(search, field, fieldIndex, printed);
    default:
      // A field that asks for a date may be answered in words, "late 18th century", though seldom.
      return (
        (mustHaveForm(field) ? proposeForm(search, field, fieldIndex, printed, quote) : null) ??
        (field.field.type === 'text' ? proposeText(search, field, fieldIndex, printed) : null)
      );
  }
}

/** A number is read from figures, a date from a date; a number of an account may look like nothing else. */
const mustHaveForm = (field: CompiledField): boolean => field.isDateOutput || field.field.type === 'number';

/** The one thing of the field's kind that the quote holds whole. Its digits must all be quoted: a part of a number is another number. */
function proposeForm(search: Search, field: CompiledField, fieldIndex: number, printed: Printed, quote: string): Proposal | null {
  const quoted = digitsOf(quote);
  const mentions = mentionsIn(search, field, linesOf(search, printed)).filter(
    (mention) => shareWords(mention.printed.spans, printed.spans) && quoted.includes(digitsOf(mention.printed.text)),
  );
  const [best] = mentions.sort((a, b) => b.likelihood - a.likelihood);
  if (!best) return null;
  // The dash of "300–330" is no sign, though the figures behind it may look negative alone.
  const isRange =
    STARTS_WITH_DASH.test(best.printed.text) && !STARTS_WITH_DASH.test(quote.trim()) && /\d\s*$/.test(textBefore(search, best));
  return proposeMention(search, field, fieldIndex, isRange ? { ...best, printed } : best);
}

const STARTS_WITH_DASH = /^[-−–—]/;

/** What stands before a mention in its line. */
function textBefore({ layout }: Search, { printed, line }: Mention): string {
  const at = layout.lines[line.index]?.text.indexOf(printed.text) ?? -1;
  return at < 0 ? '' : line.text.slice(0, at);
}

/**
 * A number or a date that a model wrote otherwise than it is printed ("1440.0", an ISO date): the one thing of the named line that the engine
 * itself reads as the same number, the same day. Equal, not near: what is rounded is another number.
 */
export function proposeRestated(search: Search, fieldIndex: number, line: NumberedLine | undefined, quote: string): Proposal | null {
  const field = search.compiled.fields[fieldIndex];
  if (!field || !line || !mustHaveForm(field)) return null;
  const valueOf = (text: string, reading: string | null): string | null => {
    const words = { kind: 'words' as const, pageNumber: 1, boxes: [], text, origin: 'text' as const };
    const value = deriveValue([words], { kind: 'normalise', as: normaliseAs(field), reading }, field.field);
    return value?.kind === 'number' ? String(value.number) : value?.kind === 'date' ? value.iso : null;
  };
  const spans = line.lines.map((index) => spanOfLine(search.layout, index));
  const same = spans
    .flatMap((span) => mentionsIn(search, field, [span]))
    .filter(({ printed, reading }) => {
      const value = valueOf(printed.text, reading);
      const isSame = value !== null && [valueOf(quote, reading), valueOf(quote, null)].includes(value);
      // Figures before or behind it may be part of the number: only noughts behind the decimal sign are nothing.
      return isSame && (field.isDateOutput || /^0*$/.test(lastDigits(digitsOf(quote), digitsOf(printed.text)) ?? 'no'));
    });
  const [only] = same;
  return only && same.length === 1 ? proposeMention(search, field, fieldIndex, only) : null;
}

function proposeMention(
  search: Search,
  field: CompiledField,
  fieldIndex: number,
  { printed, likelihood, reading }: Mention,
): Proposal | null {
  return proposePrinted(search, field, fieldIndex, printed, { kind: 'normalise', as: normaliseAs(field), reading }, likelihood);
}

function proposeText(search: Search, field: CompiledField, fieldIndex: number, printed: Printed): Proposal | null {
  const reading = field.kind === 'address' ? 'lines' : null;
  return proposePrinted(search, field, fieldIndex, printed, { kind: 'normalise', as: 'text', reading }, textFit(search, field, printed));
}

/** 0..1: how well a text fits the field's kind. What does not fit is shown all the same, to be checked: a kind is guessed from the field's words. */
function textFit(search: Search, field: CompiledField, printed: Printed): number {
  if (!mayBe(field, printed.text)) return 0;
  if (!hasForm(field)) return printedShape(printed.text, field);
  return mentionsIn(search, field, linesOf(search, printed)).some((mention) => mention.printed.text === printed.text) ? 1 : 0.3;
}

/** Words that must be in a quote for "the document says so". */
const SAYS_SO = 0.75;

/** Yes and no are said in words, by a tick box that the words name, or by the words of the question itself. */
function proposeAnswer(search: Search, field: CompiledField, fieldIndex: number, printed: Printed): Proposal | null {
  const mark = search.layout.marks.find(({ label }) => shareWords(label, printed.spans));
  if (mark) return proposeMark(search, field, fieldIndex, mark);
  const said = findYesNo(printed.text);
  const wanted = [
    ...new Set((field.proposition && 'words' in field.proposition ? field.proposition.words : field.words).flatMap(tokensOfText)),
  ];
  const words = new Set(tokensOfText(printed.text));
  const saysSo = wanted.length > 0 && wanted.filter((word) => words.has(word)).length >= SAYS_SO * wanted.length;
  if (!said && !saysSo) return null;
  return proposePrinted(search, field, fieldIndex, printed, { kind: 'concept', of: said && !said.yes ? 'no' : 'yes' }, said ? 1 : 0.8);
}

/** A ticked box says yes, a blank one no; one that itself says yes or no says it where it is ticked, and nothing else. */
function proposeMark(search: Search, field: CompiledField, fieldIndex: number, mark: LabelledMark): Proposal | null {
  const label = textOfSpans(search.layout, mark.label);
  const said = findYesNo(label);
  if (said && !mark.checked) return null;
  const reason = `the tick box “${label.slice(0, 60)}”`;
  const draft = { layout: search.layout, field: field.field, fieldIndex, features: { kind: 1 }, reason };
  const derivation: Derivation = said ? { kind: 'concept', of: said.yes ? 'yes' : 'no' } : { kind: 'mark' };
  return proposeEvidence(draft, [evidenceOfMark(mark, label)], derivation, { printed: label, spans: [], pageNumber: mark.pageNumber });
}

function proposePrinted(
  search: Search,
  field: CompiledField,
  fieldIndex: number,
  printed: Printed,
  derivation: Derivation,
  kind: number,
): Proposal | null {
  const { own, competingLabel, zone } = supportOf(search.support, fieldIndex, printed.spans, () => 0);
  const features = {
    label: own,
    competingLabel: Math.max(0, competingLabel - own),
    kind,
    ocrDoubt: ocrDoubtOf(search.layout, printed.spans),
  };
  const reason = zone ? reasonOfZone(search.index, zone) : 'where the language model points';
  return proposeWords({ layout: search.layout, field: field.field, fieldIndex, features, reason }, printed, derivation);
}

const linesOf = (search: Search, { spans }: Printed): WordSpan[] =>
  [...new Set(spans.map(({ line }) => line))].map((line) => spanOfLine(search.layout, line));

/** What the longer of two runs of digits has behind the shorter; null where it begins otherwise. */
function lastDigits(a: string, b: string): string | null {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return longer.startsWith(shorter) ? longer.slice(shorter.length) : null;
}

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '');
