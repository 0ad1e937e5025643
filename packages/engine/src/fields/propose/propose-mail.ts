import { wordsOf } from '../../languages/languages.ts';
import type { Line } from '../../model/index.ts';
import { findIdentifiers } from '../../values/find-identifiers.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { tokensOfText } from '../document/tokens.ts';
import { printedPart, runOfLines, type Printed } from '../document/word-run.ts';
import { findOfKind } from '../kinds/kind-finder.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import type { Search } from '../search/search.ts';
import { proposeEvidence, proposeWords, type Proposal } from './proposal.ts';

/** What each mail header is called in fields. */
const asksFor = (list: 'mailFrom' | 'mailTo' | 'mailCopy' | 'mailSubject' | 'mailDate'): RegExp =>
  new RegExp(`^(?:${wordsOf(list).join('|')})$`);

const HEADER_WORDS: Record<string, RegExp> = {
  from: asksFor('mailFrom'),
  to: asksFor('mailTo'),
  cc: asksFor('mailCopy'),
  subject: asksFor('mailSubject'),
  date: asksFor('mailDate'),
};

/**
 * Values that a mail states outside its text: name, address, subject, day, names of what it carries. Null where the field is
 * none of these; where it is one, an empty answer is the answer.
 */
export function proposeMail(search: Search, field: CompiledField, fieldIndex: number): Proposal[] | null {
  if (asksAttachment(field) && search.layout.attachments !== null)
    return proposeAttachments(search, field, fieldIndex, search.layout.attachments);
  const named = search.layout.lines.some(
    (line) => line.place.kind === 'mail-header' && namesHeader(field, line.place.name.toLowerCase()) > 0,
  );
  return named ? proposeHeaders(search, field, fieldIndex) : null;
}

function asksAttachment(field: CompiledField): boolean {
  return (
    field.field.type === 'text' &&
    field.words.some((word) =>
      /^(?:attachments?|attached|anhang|anlagen?|piece|jointe|adjuntos?|allegat[oi]|anexos?|bijlagen?|zalacznik\w*)$/.test(word),
    )
  );
}

function proposeAttachments(search: Search, field: CompiledField, fieldIndex: number, names: readonly string[]): Proposal[] {
  if (names.length === 0) return [];
  const draft = {
    layout: search.layout,
    field: field.field,
    fieldIndex,
    features: { stated: 1, kind: 1 },
    reason: 'the list of attachments',
  };
  const proposal = proposeEvidence(
    draft,
    [{ kind: 'attachment-list', names: [...names] }],
    { kind: 'normalise', as: 'text', reading: 'lines' },
    { printed: names.join(', '), spans: [], pageNumber: 1 },
  );
  return proposal ? [proposal] : [];
}

function proposeHeaders(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  return search.layout.lines.flatMap((line) => {
    if (line.place.kind !== 'mail-header') return [];
    const header = line.place.name.toLowerCase();
    const stated = namesHeader(field, header);
    if (stated === 0) return [];
    const printed = valueIn(search, field, header, line);
    if (!printed) return [];
    const draft = {
      layout: search.layout,
      field: field.field,
      fieldIndex,
      features: { stated, kind: 1 },
      reason: `the mail's ${line.place.name} header`,
    };
    const proposal = proposeWords(draft, printed.printed, { kind: 'normalise', as: normaliseAs(field), reading: printed.reading });
    return proposal ? [proposal] : [];
  });
}

/** 0..1: how surely the field asks for what the header holds. */
function namesHeader(field: CompiledField, header: string): number {
  const pattern = HEADER_WORDS[header];
  if (!pattern) return 0;
  if (header === 'date') return field.isDateOutput ? 1 : 0;
  if (field.isDateOutput || field.field.type !== 'text') return 0;
  if (header === 'from' && field.role === 'issuer') return 1;
  if (header === 'to' && field.role === 'recipient') return 1;
  const nameWords = wordsOfName(field);
  if (nameWords.some((word) => pattern.test(word))) return 1;
  return field.words.some((word) => pattern.test(word)) &&
    !Object.entries(HEADER_WORDS).some(([other, words]) => other !== header && nameWords.some((word) => words.test(word)))
    ? 0.7
    : 0;
}

const wordsOfName = ({ field: { variableName } }: CompiledField): string[] =>
  tokensOfText(variableName.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));

/** Words so short also say where something goes from and to. */
const SHORT_WORD = 4;

/** Whether a field is called after the header that says who sent a mail or who received it. A subject's "title" may be a person's. */
export function isCalledAfterHeader(field: CompiledField, header: string): boolean {
  const isWho = field.kind === 'email' || kindIs(field.kind, 'party');
  const pattern = isWho && /^(?:from|to|cc)$/.test(header) ? HEADER_WORDS[header] : undefined;
  return pattern !== undefined && wordsOfName(field).some((word) => word.length > SHORT_WORD && pattern.test(word));
}

/** The part of the header that the field asks for: of "Jane Doe <jane@x.org>" the name or the address. */
function valueIn(search: Search, field: CompiledField, header: string, line: Line): { printed: Printed; reading: string | null } | null {
  const run = runOfLines(search.layout, [line.index]);
  const label = /^\s*[\w-]+:\s*/.exec(run.text);
  const start = label && label[0].trim().slice(0, -1).toLowerCase() === header ? label[0].length : 0;
  const value = run.text.slice(start);
  const part = (from: number, to: number, reading: string | null): { printed: Printed; reading: string | null } | null => {
    const printed = printedPart(run, start + from, start + to);
    return printed ? { printed, reading } : null;
  };
  if (header === 'from' || header === 'to' || header === 'cc') {
    if (field.kind === 'email') {
      const address = findIdentifiers(value, 'email')[0];
      return address ? part(address.from, address.to, null) : null;
    }
    const name = /^\s*"?([^"<@,]*[^"<@,\s])"?\s*(?:<|$)/.exec(value);
    return name?.[1] ? part(value.indexOf(name[1]), value.indexOf(name[1]) + name[1].length, null) : null;
  }
  if (field.isDateOutput) {
    const date = findOfKind(value, field, search.conventions)?.[0];
    return date ? part(date.from, date.to, date.reading) : null;
  }
  return part(0, value.length, null);
}
