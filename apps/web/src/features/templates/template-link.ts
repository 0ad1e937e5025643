import { type CarriedTemplate, carriedForm, readCarried } from './carried-template.ts';

const PREFIX = '#template=';

/** Longer links are cut off by mail programs and chats. */
const MAX_LINK_CHARACTERS = 100_000;

/** The longest template the server keeps takes a tenth. */
const MAX_BYTES = 1024 * 1024;

/** What a link is to hold is more than mail programs and chats let through. */
export class LinkTooLong extends Error {}

/**
 * A link that holds the template itself, behind the "#": browsers never send that part, so no server sees it. Rejects with `LinkTooLong` where it
 * learned too much.
 */
export async function templateLink(template: CarriedTemplate, origin: string): Promise<string> {
  const packed = await throughStream(new TextEncoder().encode(JSON.stringify(carriedForm(template))), new CompressionStream('deflate-raw'));
  const hash = `${PREFIX}${toBase64Url(packed)}`;
  if (hash.length > MAX_LINK_CHARACTERS) throw new LinkTooLong('A file has room for it.');
  return `${origin}/templates${hash}`;
}

/** Whether an address carries a template. */
export function isTemplateLink(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/** The template in a link's last part. Rejects with an `Error` whose message is for the user. */
export async function templateFromLink(hash: string): Promise<CarriedTemplate> {
  if (hash.length > MAX_LINK_CHARACTERS) throw new Error('This link is too long to be a template.');
  try {
    const bytes = await throughStream(fromBase64Url(hash.slice(PREFIX.length)), new DecompressionStream('deflate-raw'));
    return readCarried(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new Error('This link holds no template that can be read. It may have been cut off on the way.');
  }
}

/** Stops where more comes out than a template can be: a short link may hold an endless text. */
async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new Error('too long');
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
