import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorEnvironment } from '../platform/environment.ts';

/** What the built pages do not know of the installation they are in. */
export interface Installation {
  publicUrl: string;
  operator: OperatorEnvironment;
}

export interface ScreenPages {
  has: (name: string) => boolean;
  /** Sends a page by its name; the one for any address where there is none of that name. */
  send: (name: string, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

interface Page {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
}

const ENDING = '.html';

/** The pages of the built web app, completed and compressed once, when the server starts. */
export function createScreenPages(webRoot: string, installation: Installation): ScreenPages {
  const names = readdirSync(webRoot).filter((file) => file.endsWith(ENDING));
  const pages = new Map(names.map((file) => [file.slice(0, -ENDING.length), complete(readFileSync(join(webRoot, file), 'utf8'), installation)]));
  const otherwise = pages.get('any') ?? pages.get('index')!;
  return { has: (name) => pages.has(name), send: (name, request, reply) => sendPage(pages.get(name) ?? otherwise, request, reply) };
}

function complete(page: string, { publicUrl, operator }: Installation): Page {
  const known: Record<string, string> = {
    PUBLIC_URL: publicUrl,
    OPERATOR_NAME: operator.name ?? 'the operator of this installation',
    OPERATOR_ADDRESS: operator.address ?? 'no address given',
  };
  const text = page.replace(/%([A-Z_]+)%/g, (mark, name: string) => (name in known ? escapeHtml(known[name]!) : mark));
  const plain = Buffer.from(text);
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain), etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}

function sendPage({ plain, br, gzip, etag }: Page, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (reply.statusCode === 200 && headers['if-none-match'] === etag) return reply.code(304).send();
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(plain);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
