import { safeFileName } from '../safe-file-name.ts';
import { parameterOf, valueOf } from './mail-headers.ts';
import { type MimePart, type MimeTree, parseMime } from './mime-part.ts';
import { headerOf, partBytes, partText } from './transfer-encoding.ts';

/** A text of the mail in the forms it was sent in. */
export interface MailBody {
  plain: string;
  html: string;
}

export interface MailAttachment {
  /** Safe to show; of its kind where the mail gives none. */
  fileName: string;
  /** As the mail says, in lower case: "audio/wav". */
  mediaType: string;
  bytes(): Uint8Array;
}

export interface MailContent {
  root: MimePart;
  bodies: MailBody[];
  attachments: MailAttachment[];
  truncated: boolean;
}

/** What a mail says and what it carries. Throws `EngineError` too_deeply_nested. */
export function readMail(bytes: Uint8Array): MailContent {
  const tree: MimeTree = parseMime(bytes);
  const leaves = leavesOf(tree.root);
  const attached = leaves.filter(isAttachment);
  const bodies = bodiesOf(tree.root, new Set(attached));
  const hasBody = bodies.some((body) => body.plain.trim() !== '' || body.html.trim() !== '');
  return {
    root: tree.root,
    // A mail whose only text carries a file name still says it.
    bodies: hasBody ? bodies : bodiesOf(tree.root, new Set(attached.filter((part) => !isText(part)))),
    attachments: attached.map((part, index) => ({
      fileName: fileNameOf(part) ?? `attachment ${index + 1}${extensionOf(part.type)}`,
      mediaType: part.type,
      bytes: () => partBytes(part),
    })),
    truncated: tree.truncated,
  };
}

function leavesOf(part: MimePart): MimePart[] {
  return part.type.startsWith('multipart/') && part.children.length > 0 ? part.children.flatMap(leavesOf) : [part];
}

const isText = (part: MimePart): boolean => part.type === 'text/plain' || part.type === 'text/html';

/**
 * What a person calls an attachment: what the sender attached or gave a file name, and mails that are sent along. Not: the text,
 * pictures that stand inside it (they have a Content-ID), signatures, and invitations that repeat the text.
 */
function isAttachment(part: MimePart): boolean {
  if (NEVER_ATTACHED.has(part.type)) return false;
  const disposition = valueOf(headerOf(part, 'content-disposition'));
  if (disposition === 'attachment') return true;
  const named = fileNameOf(part) !== null;
  if (part.type.startsWith('image/')) return named && headerOf(part, 'content-id') === '';
  if (part.type.startsWith('text/') || part.type.startsWith('message/')) return named || part.type === 'message/rfc822';
  return !part.type.startsWith('multipart/');
}

const NEVER_ATTACHED = new Set([
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/applefile',
  'application/pgp-encrypted',
]);

function fileNameOf(part: MimePart): string | null {
  const name = parameterOf(headerOf(part, 'content-disposition'), 'filename') ?? parameterOf(headerOf(part, 'content-type'), 'name');
  return name ? safeFileName(name) : null;
}

const EXTENSION_BY_TYPE: Record<string, string> = {
  'message/rfc822': '.eml',
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'application/xml': '.xml',
  'text/xml': '.xml',
  'text/csv': '.csv',
  'text/html': '.html',
  'text/plain': '.txt',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/tiff': '.tif',
};

const extensionOf = (type: string): string => EXTENSION_BY_TYPE[type] ?? '';

/** The texts in order; the forms of one alternative belong together. */
function bodiesOf(part: MimePart, attached: ReadonlySet<MimePart>): MailBody[] {
  if (attached.has(part)) return [];
  if (part.type === 'multipart/alternative') {
    const inside = part.children.flatMap((child) => bodiesOf(child, attached));
    return [{ plain: joined(inside.map((body) => body.plain)), html: joined(inside.map((body) => body.html)) }];
  }
  if (part.type.startsWith('multipart/') && part.children.length > 0) return part.children.flatMap((child) => bodiesOf(child, attached));
  if (part.type === 'text/html') return [{ plain: '', html: partText(part) }];
  if (part.type === 'text/calendar') return [];
  const readable = part.type.startsWith('text/') || part.type.startsWith('message/') || part.type.startsWith('multipart/');
  return readable ? [{ plain: partText(part), html: '' }] : [];
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');
