import { addressLikelihood, isContact, isRegistration } from '../../values/address-likelihood.ts';
import { companyLikelihood, hasLegalForm, isLegalForm, isTitle } from '../../values/company-likelihood.ts';
import { personLikelihood } from '../../values/person-likelihood.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { meaningsOf } from '../compile/meanings.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { printedRows, rowOf, type PrintedRow } from '../document/printed-rows.ts';
import { printedPart, printedRun, runOfLines, runOfSpans, spanOfLine } from '../document/word-run.ts';
import type { LabelHit } from '../labels/label-hits.ts';
import { labelText, supportOf } from '../labels/label-support.ts';
import { isLabelLine } from '../labels/label-lines.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { nameSpan } from './name-span.ts';
import { isPaperTitle } from './paper-title.ts';
import { partyBlocks, type PartyBlock } from './party-blocks.ts';
import { nameLinesBelow } from './party-lines.ts';
import { proposeWords, type Features, type Proposal } from './proposal.ts';

/** Lines from the top of the first page that may be a letterhead. */
const LETTERHEAD_LINES = 12;

/** 0..1: how much a line looks like a name of the field's kind; a party may be a person. */
function nameLikelihood(text: string, field: CompiledField): number {
  if (field.kind === 'person') return personLikelihood(text);
  return field.kind === 'company' ? companyLikelihood(text) : Math.max(companyLikelihood(text), personLikelihood(text));
}

/** Names in the block under a party's own heading ("Bill to:", "Verkäufer:"). */
export function proposePartyBelowLabel(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  if (field.verbatim || !kindIs(field.kind, 'party')) return [];
  return search.support.hits.flatMap((hit) => {
    const owner = hit.owners.find((candidate) => candidate.field === fieldIndex);
    if (!owner || hit.labelStrength < MIN_HEADING_STRENGTH || !standsAlone(search, hit)) return [];
    return nameLinesBelow(search.index, hit).flatMap((line, rank) => {
      const features: Features = {
        label: owner.weight * hit.labelStrength * hit.similarity * 0.85 * 0.9 ** rank,
        kind: nameLikelihood(line.text, field),
        ocrDoubt: 0,
      };
      return draftName(search, field, fieldIndex, rowOf([line]), features, `below “${labelText(search.index, hit)}”`);
    });
  });
}

const MIN_HEADING_STRENGTH = 0.75;

/** Nothing follows the heading in its line. */
function standsAlone(search: Search, hit: LabelHit): boolean {
  const last = hit.spans.at(-1);
  return last !== undefined && last.to >= (search.layout.lines[last.line]?.words.length ?? 0) - 1;
}

/** Names and addresses of the parties by where they stand: the issuer in the letterhead, the recipient in the next block. */
export function proposeParties(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  if (field.verbatim || (field.role !== 'issuer' && field.role !== 'recipient' && !mayBeAddressed(field))) return [];
  const pageNumber = search.layout.pages[0]?.pageNumber ?? 1;
  const blocks = partyBlocks(search.index, pageNumber);
  if (field.kind === 'address') return blocks.flatMap((block, rank) => draftAddress(search, field, fieldIndex, block, rank, blocks));
  if (!kindIs(field.kind, 'party')) return [];
  const named = blocks.flatMap((block, rank) =>
    namesOf(block)
      .filter((line) => field.role !== null || nameLikelihood(line.text, field) >= LOOKS_LIKE_NAME)
      .flatMap((line, nearness) =>
        draftName(search, field, fieldIndex, line, {
          ...partyFeatures(field, block, rank, blocks, nearness),
          ...addressee(field, block, line),
        }),
      ),
  );
  return field.role === 'issuer' ? registeredFirst([...named, ...letterhead(search, field, fieldIndex)], field) : named;
}

/**
 * What a name without a legal form keeps of its likelihood where one with a legal form stands beside it: the sign over the door is not the
 * company.
 */
const BRAND = 0.6;
const REGISTERED = 0.95;

function registeredFirst(proposals: Proposal[], field: CompiledField): Proposal[] {
  const likelihood = ({ features }: Proposal): number => features.kind ?? 0;
  if (field.kind === 'person' || !proposals.some((proposal) => likelihood(proposal) >= REGISTERED)) return proposals;
  return proposals.map((proposal) =>
    likelihood(proposal) >= REGISTERED ? proposal : { ...proposal, features: { ...proposal.features, kind: BRAND * likelihood(proposal) } },
  );
}

/** Of one who may only be addressed, what stands there must look like a name. */
const LOOKS_LIKE_NAME = 0.5;

/** A person whom the user gives no part in the paper is most often the one it is sent to. */
const mayBeAddressed = (field: CompiledField): boolean => field.kind === 'person' && field.role === null;

/** Lines above an address that are no numbers, labels or ways to call; the topmost is usually the name. */
const namesOf = (block: PartyBlock): PrintedRow[] =>
  withTitles(withLegalForm(block.names)).filter(
    (line) => !isContact(line.text) && !isRegistration(line.text) && addressLikelihood(line.text) < 0.4 && /\p{L}{2}/u.test(line.text),
  );

function partyFeatures(field: CompiledField, block: PartyBlock, rank: number, blocks: readonly PartyBlock[], nearness: number): Features {
  const first = blocks.findIndex((other) => !other.inOneLine);
  const issuerLike = block.registered || rank === Math.max(0, first) || block.inOneLine;
  const role =
    field.role === 'issuer'
      ? issuerLike
        ? 1
        : 0.2
      : isAddressed(block)
        ? 1
        : issuerLike && blocks.length > 1
          ? 0.1
          : blocks.length > 1
            ? 1
            : 0.4;
  return { role: role * (nearness === 0 ? 1 : 0.8) };
}

/** Meanings of those whom a paper is about, and to whom it is sent. */
const SUBJECTS: readonly string[] = [
  'applicant',
  'borrower',
  'buyer',
  'employee',
  'holder',
  'insured',
  'keeper',
  'member',
  'occupant',
  'owner',
  'participant',
  'passenger',
  'patient',
  'student',
  'tenant',
];
const ADDRESSEE_CONFIDENCE = 0.3;

/** Letters name whom they are about by no label: the person right above an address to which no company's numbers belong. */
function addressee(field: CompiledField, block: PartyBlock, row: PrintedRow): Features {
  const isSubject =
    field.role === 'recipient' ||
    (field.role === null && field.words.some((word) => meaningsOf(word).some((meaning) => SUBJECTS.includes(meaning))));
  const isNearest = block.names.at(-1)?.lines.some((line) => row.lines.includes(line)) ?? false;
  return field.kind === 'person' && isSubject && isNearest && !block.registered && !block.inOneLine
    ? { role: 1, clause: ADDRESSEE_CONFIDENCE }
    : {};
}

/** "Herrn/Frau" or "Mrs" stands above the name, or begins it. */
const isAddressed = ({ names }: PartyBlock): boolean =>
  names.some((row) =>
    row.text
      .trim()
      .split(/[\s/]+/, 1)
      .every((word) => ADDRESSED.test(word)),
  );

function letterhead(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const first = search.layout.pages[0]?.pageNumber ?? 1;
  const rows = printedRows(search.index, first, (line) => line.words[0]?.origin === 'ocr').slice(0, LETTERHEAD_LINES);
  return withLegalForm(rows).flatMap((line, rank) =>
    /\p{L}{2}/u.test(line.text) && !isContact(line.text) && addressLikelihood(line.text) < 0.4
      ? draftName(search, field, fieldIndex, line, { role: 0.5 - 0.03 * rank })
      : [],
  );
}

/** How a person is addressed, alone in a line: it belongs to the name below. */
const ADDRESSED =
  /^(?:herrn?|frau|familie|mr|mrs|ms|dr|prof|messrs|monsieur|madame|mme|sr|sra|señora?|sig|sig\.ra|signora?|de heer|mevrouw|pani?)\.?$/iu;
/** What only says that a name follows. */
const LEAD = /^(?:firma|fa\.|an(?: die| den)?|to|à|a|aan|do)\W*$/iu;

function withTitles(names: readonly PrintedRow[]): PrintedRow[] {
  const rows = names.filter((row) => !LEAD.test(row.text.trim()));
  return rows.flatMap((row, at) => {
    const above = rows[at - 1];
    if (above && ADDRESSED.test(above.text.trim())) return [rowOfBoth(above, row)];
    return ADDRESSED.test(row.text.trim()) && rows[at + 1] ? [] : [row];
  });
}

/** A legal form that stands alone below a name belongs to it. */
function withLegalForm(rows: readonly PrintedRow[]): PrintedRow[] {
  return rows.map((row, at) => {
    const below = rows[at + 1];
    return below &&
      isLegalForm(below.text.slice(0, endOfName(below.text))) &&
      /\p{L}{2}/u.test(row.text) &&
      !hasLegalForm(row.text.slice(0, endOfName(row.text))) &&
      below.box.top - row.box.bottom < row.box.bottom - row.box.top
      ? rowOfBoth(row, below)
      : row;
  });
}

const rowOfBoth = (above: PrintedRow, below: PrintedRow): PrintedRow => ({
  ...above,
  lines: [...above.lines, ...below.lines],
  text: `${above.text} ${below.text}`,
});

function draftName(
  search: Search,
  field: CompiledField,
  fieldIndex: number,
  row: PrintedRow,
  features: Features,
  reason?: string,
): Proposal[] {
  const [line] = row.lines;
  if (!line) return [];
  const run = runOfSpans(
    search.layout,
    row.lines.map((part) => nameSpan(part, spanOfLine(search.layout, part.index))),
  );
  const printed = printedPart(run, 0, endOfName(run.text));
  const page = search.layout.pages.find((candidate) => candidate.pageNumber === line.pageNumber);
  if (!printed || !page || printed.text.length > 90 || isTitle(printed.text) || isPaperTitle(printed.text)) return [];
  const { own, competingLabel } = supportOf(search.support, fieldIndex, printed.spans, () => 0);
  const usual = search.index.letterHeights.get(line.pageNumber) ?? 10;
  const all: Features = {
    ...features,
    label: Math.max(own, features.label ?? 0),
    competingLabel: Math.max(0, competingLabel - Math.max(own, features.label ?? 0)),
    kind: nameLikelihood(printed.text, field),
    isLabel: isLabelLine(line, search.support.hitsOfLine) ? 1 : 0,
    top: field.role === 'issuer' ? Math.max(0, 1 - (line.box.top / page.heightPt) * 2.5) : 0,
    large: Math.max(0, Math.min(1, (line.box.bottom - line.box.top) / usual - 1)),
    ocrDoubt: ocrDoubtOf(search.layout, printed.spans),
  };
  const draft = {
    layout: search.layout,
    field: field.field,
    fieldIndex,
    features: all,
    reason: reason ?? (field.role === 'issuer' ? 'in the letterhead' : 'above the address of the recipient'),
  };
  const proposal = proposeWords(draft, printed, { kind: 'normalise', as: 'text', reading: null });
  return proposal ? [proposal] : [];
}

/** A company's number behind its name is none of it: "Golden Scoop Ltd (169609-A)". */
const REGISTERED_AS = /\s*\((?:\s*(?:co|company|reg|roc|gst|vat|hrb?|rcs)\b[^()]*)?[^()]{0,4}\d[\d\s.-]{3,}[^()]{0,4}(?:\).*)?$/iu;

function endOfName(text: string): number {
  const start = text.search(REGISTERED_AS);
  return start > 2 ? start : text.length;
}

function draftAddress(
  search: Search,
  field: CompiledField,
  fieldIndex: number,
  block: PartyBlock,
  rank: number,
  blocks: readonly PartyBlock[],
): Proposal[] {
  const printed = printedRun(
    runOfLines(
      search.layout,
      block.address.flatMap((row) => row.lines.map((line) => line.index)),
    ),
  );
  if (!printed) return [];
  const { own, competingLabel } = supportOf(search.support, fieldIndex, printed.spans, () => 0);
  const features: Features = {
    ...partyFeatures(field, block, rank, blocks, 0),
    label: own,
    competingLabel: Math.max(0, competingLabel - own),
    kind: 1,
    ocrDoubt: ocrDoubtOf(search.layout, printed.spans),
  };
  const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason: 'an address below a name' };
  const proposal = proposeWords(draft, printed, { kind: 'normalise', as: 'text', reading: 'lines' });
  return proposal ? [proposal] : [];
}
