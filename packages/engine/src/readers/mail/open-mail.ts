import { addressParser } from 'postal-mime';
import { EngineError } from '../../errors.ts';
import { MAX_MAIL_CHARACTERS } from '../../limits.ts';
import type { FlowBlock, FlowParagraph, Issue, OpenDocument } from '../../model/index.ts';
import { contentTruncated, openFlowDocument, partlyDamaged } from '../flow-pages.ts';
import { readHtml } from '../html/read-html.ts';
import { linesToBlocks } from '../text/lines-to-blocks.ts';
import { decodedHeader } from './mail-headers.ts';
import { isSoundOrFilm } from './is-sound-or-film.ts';
import { type MailBody, type MailContent, readMail } from './mail-content.ts';
import { splitMailbox } from './split-mailbox.ts';

/** A mail: its headers as paragraphs, its text, the names of what it carries. One page, as the product counts mails. */
export function openMail(bytes: Uint8Array): OpenDocument {
  // Of a mailbox file the first mail; `unpackDocuments` gives each its own document.
  const mail = readMail(splitMailbox(bytes)[0] ?? bytes);
  const issues: Issue[] = [];
  const blocks: FlowBlock[] = [...headerParagraphs(mail), ...numberedOn(mail.bodies.map((body) => bodyBlocks(body, issues)))];
  if (blocks.length === 0 && mail.attachments.length === 0)
    throw new EngineError('file_damaged', { cause: 'a mail without header, text and attachment' });
  if (mail.truncated) issues.push(ATTACHMENTS_LEFT_OUT);
  issues.push(...mail.attachments.filter(isSoundOrFilm).map(({ fileName }) => notHeard(fileName)));
  if (mail.bodies.some(isTooLong)) issues.push(contentTruncated('a very long mail'));
  return openFlowDocument({
    type: 'eml',
    pageCount: 1,
    blocksOf: () => ({ blocks, issues }),
    attachments: mail.attachments.map((attachment) => attachment.fileName),
  });
}

const ATTACHMENTS_LEFT_OUT: Issue = {
  code: 'attachment_skipped',
  severity: 'error',
  pageNumber: null,
  message: 'This mail carries more attachments than can be read at once, and the rest was left out. Add them as files of their own.',
};

const notHeard = (fileName: string): Issue => ({
  code: 'attachment_skipped',
  severity: 'info',
  pageNumber: null,
  message: `The attachment ${fileName} is sound or film, which is not read.`,
});

/** What a person sees above a mail, in the order in which mail programs show it. */
const SHOWN_HEADERS = ['from', 'sender', 'reply-to', 'to', 'cc', 'bcc', 'date', 'subject', 'message-id', 'in-reply-to'];
const ADDRESS_HEADERS = new Set(['from', 'sender', 'reply-to', 'to', 'cc', 'bcc']);

function headerParagraphs({ root }: MailContent): FlowParagraph[] {
  return SHOWN_HEADERS.flatMap((key) => {
    const header = root.headers.find((candidate) => candidate.key === key && candidate.value !== '');
    const text = header && (ADDRESS_HEADERS.has(key) ? addressList(header.value) : decodedHeader(header.value));
    if (!header || !text) return [];
    const name = PROPER_NAMES[key] ?? header.name;
    return [
      {
        kind: 'paragraph',
        place: { kind: 'mail-header', name },
        role: 'header',
        text: `${name}: ${text}`,
        links: [],
        marks: [],
      } satisfies FlowParagraph,
    ];
  });
}

const PROPER_NAMES: Record<string, string> = {
  from: 'From',
  sender: 'Sender',
  'reply-to': 'Reply-To',
  to: 'To',
  cc: 'Cc',
  bcc: 'Bcc',
  date: 'Date',
  subject: 'Subject',
  'message-id': 'Message-ID',
  'in-reply-to': 'In-Reply-To',
};

/** "Name <address>" for each; what is no address at all stays as it was written. */
function addressList(value: string): string {
  const written = addressParser(value, { flatten: true }).flatMap((entry) => {
    const name = decodedHeader(entry.name);
    if (!entry.address) return name ? [name] : [];
    return [name ? `${name} <${entry.address}>` : entry.address];
  });
  return written.join(', ') || decodedHeader(value);
}

/** Lines and paragraphs of later texts of a mail go on counting where the ones before ended. */
function numberedOn(texts: readonly FlowBlock[][]): FlowBlock[] {
  const last = { line: 0, paragraph: 0 };
  return texts.flatMap((blocks) => {
    const before = { ...last };
    return blocks.map((block) => {
      if (block.kind !== 'paragraph' || (block.place.kind !== 'line' && block.place.kind !== 'paragraph')) return block;
      const { kind } = block.place;
      const number = before[kind] + block.place.number;
      last[kind] = number;
      return { ...block, place: { kind, number } };
    });
  });
}

function bodyBlocks(body: MailBody, issues: Issue[]): FlowBlock[] {
  const plain = body.plain.slice(0, MAX_MAIL_CHARACTERS);
  if (body.html.trim() === '') return linesToBlocks(plain);
  const html = htmlBlocks(body.html, issues);
  return isPoorer(plain, html) ? html : linesToBlocks(plain);
}

const isTooLong = (body: MailBody): boolean => body.plain.length > MAX_MAIL_CHARACTERS;

function htmlBlocks(html: string, issues: Issue[]): FlowBlock[] {
  try {
    const read = readHtml(html);
    issues.push(...read.issues);
    return read.blocks;
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'too_deeply_nested') throw error;
    issues.push(partlyDamaged('the HTML of the mail is nested too deeply'));
    return [];
  }
}

/**
 * Whether the plain form says less than the HTML form: it is a stub ("open this mail in a browser"), or the HTML holds a table of
 * several columns, which plain text tears apart.
 */
function isPoorer(plain: string, html: readonly FlowBlock[]): boolean {
  if (html.length === 0) return false;
  if (plain.trim() === '') return true;
  const htmlLength = html.reduce((sum, block) => sum + (block.kind === 'paragraph' ? block.text.length : 0), 0);
  const hasTable = html.some((block) => block.kind === 'table' && block.rows.length > 1 && block.rows.some((row) => row.length > 2));
  return hasTable || plain.trim().length < htmlLength * POOR_SHARE;
}

/** Plain forms that say the same measure 0.7 to 1.5 of the HTML text; stubs below 0.2. */
const POOR_SHARE = 0.3;
