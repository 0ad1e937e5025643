import { EngineError } from '../../errors.ts';
import { MAX_MAIL_PARTS, MAX_NESTING } from '../../limits.ts';
import { type MailHeader, parameterOf, readHeaders, valueOf } from './mail-headers.ts';

/** One part of a mail; the mail itself is the outermost one. */
export interface MimePart {
  headers: MailHeader[];
  /** "text/plain", lower case. */
  type: string;
  children: MimePart[];
  /** As transferred; empty for a multipart. */
  body: Uint8Array;
}

export interface MimeTree {
  root: MimePart;
  /** More parts than are read. */
  truncated: boolean;
}

/**
 * Splits a mail into its parts (RFC 2046) in one pass over its lines, forgiving a missing closing boundary, a missing blank line
 * and a leading "From " line. Throws `EngineError` too_deeply_nested.
 */
export function parseMime(bytes: Uint8Array): MimeTree {
  const splitter = new Splitter(bytes);
  let at = startsWith(bytes, 0, FROM_LINE) ? lineEnd(bytes, 0) : 0;
  splitter.begin(at, null);
  while (at < bytes.length) {
    const next = lineEnd(bytes, at);
    splitter.line(at, next);
    at = next;
  }
  return splitter.finish();
}

const FROM_LINE = new TextEncoder().encode('From ');

interface OpenMultipart {
  part: MimePart;
  boundary: string;
}

class Splitter {
  private readonly bytes: Uint8Array;
  private readonly open: OpenMultipart[] = [];
  private root: MimePart | null = null;
  private partCount = 0;
  private truncated = false;
  /** The leaf under way; null between a closing boundary and the next one. */
  private current: { part: MimePart; start: number; inHeader: boolean } | null = null;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  begin(start: number, parent: MimePart | null): void {
    const part: MimePart = {
      headers: [],
      type: parent?.type === 'multipart/digest' ? 'message/rfc822' : 'text/plain',
      children: [],
      body: new Uint8Array(0),
    };
    this.root ??= part;
    parent?.children.push(part);
    this.current = { part, start, inHeader: true };
  }

  line(from: number, next: number): void {
    if (this.isBoundary(from, next)) return;
    const { current } = this;
    if (!current?.inHeader) return;
    const end = trimLine(this.bytes, from, next);
    if (end === from) this.endHeader(from, next);
    else if (!isHeaderLine(this.bytes, from, end)) this.endHeader(from, from);
  }

  finish(): MimeTree {
    this.endLeaf(this.bytes.length);
    return { root: this.root!, truncated: this.truncated };
  }

  private isBoundary(from: number, next: number): boolean {
    if (this.open.length === 0 || this.bytes[from] !== 0x2d || this.bytes[from + 1] !== 0x2d) return false;
    const end = trimLine(this.bytes, from, next);
    if (end - from > LONGEST_BOUNDARY) return false;
    const written = new TextDecoder().decode(this.bytes.subarray(from + 2, end)).trimEnd();
    const level = this.levelOf(written);
    const closing = level < 0 && written.endsWith('--') ? this.levelOf(written.slice(0, -2)) : -1;
    if (level < 0 && closing < 0) return false;
    this.endLeaf(from);
    this.open.length = closing < 0 ? level + 1 : closing;
    if (closing < 0) this.beginCounted(next, this.open[level]!.part);
    return true;
  }

  /** Innermost open multipart with this boundary, -1 for none. */
  private levelOf(boundary: string): number {
    return this.open.findLastIndex((multipart) => multipart.boundary === boundary);
  }

  private beginCounted(start: number, parent: MimePart): void {
    this.truncated ||= this.partCount >= MAX_MAIL_PARTS;
    this.partCount += 1;
    if (!this.truncated) this.begin(start, parent);
  }

  private endHeader(headerEnd: number, bodyStart: number): void {
    const { part, start } = this.current!;
    part.headers = readHeaders(this.bytes.subarray(start, headerEnd));
    const contentType = part.headers.find((header) => header.key === 'content-type')?.value;
    if (contentType !== undefined) part.type = valueOf(contentType) || part.type;
    this.current = { part, start: bodyStart, inHeader: false };
    const boundary = part.type.startsWith('multipart/') ? parameterOf(contentType ?? '', 'boundary') : null;
    if (!boundary) return;
    if (this.open.length >= MAX_NESTING) throw new EngineError('too_deeply_nested');
    this.open.push({ part, boundary });
    // What stands before the first boundary is for readers that do not know MIME.
    this.current = null;
  }

  private endLeaf(end: number): void {
    if (this.current?.inHeader) this.endHeader(end, end);
    const { current } = this;
    // The line end before a boundary belongs to the boundary.
    if (current)
      current.part.body = this.bytes.subarray(
        current.start,
        Math.max(current.start, end < this.bytes.length ? lineStartTrim(this.bytes, end) : end),
      );
    this.current = null;
  }
}

/** Where the next line starts. */
function lineEnd(bytes: Uint8Array, from: number): number {
  const feed = bytes.indexOf(0x0a, from);
  return feed < 0 ? bytes.length : feed + 1;
}

/** Where the line's own characters end. */
function trimLine(bytes: Uint8Array, from: number, next: number): number {
  let end = next;
  while (end > from && (bytes[end - 1] === 0x0a || bytes[end - 1] === 0x0d)) end -= 1;
  return end;
}

function lineStartTrim(bytes: Uint8Array, at: number): number {
  const withoutFeed = bytes[at - 1] === 0x0a ? at - 1 : at;
  return bytes[withoutFeed - 1] === 0x0d ? withoutFeed - 1 : withoutFeed;
}

function startsWith(bytes: Uint8Array, at: number, prefix: Uint8Array): boolean {
  if (at + prefix.length > bytes.length) return false;
  return prefix.every((byte, index) => bytes[at + index] === byte);
}

/** "Name: value" or the folded rest of one. */
function isHeaderLine(bytes: Uint8Array, from: number, end: number): boolean {
  if (bytes[from] === 0x20 || bytes[from] === 0x09) return true;
  const colon = bytes.indexOf(0x3a, from);
  if (colon <= from || colon >= end || colon - from > LONGEST_NAME) return false;
  for (let at = from; at < colon; at++) {
    const byte = bytes[at]!;
    if (byte <= 0x20 ? !isBlankUntil(bytes, at, colon) : byte >= 0x7f) return false;
  }
  return true;
}

/** RFC 2046 allows 70 characters; some programs write more. */
const LONGEST_BOUNDARY = 500;

/** RFC 5322 sets no bound; no registered header name has 80 characters. */
const LONGEST_NAME = 100;

function isBlankUntil(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] !== 0x20 && bytes[at] !== 0x09) return false;
  return true;
}
