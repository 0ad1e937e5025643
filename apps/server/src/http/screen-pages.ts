import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorEnvironment } from '../platform/environment.ts';
import { SELLING_HEADERS, withReports } from './security-headers.ts';

/** What the built pages do not know of the installation they are in. */
export interface Installation {
  publicUrl: string;
  operator: OperatorEnvironment;
  /** Null where plans are not sold. */
  billing: object | null;
  /** Where crashes of the page are reported; null where they are not. */
  errorReportingDsn: string | null;
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

/** Screens from which a checkout is opened. */
const SELLING: readonly string[] = ['pricing', 'account'];

/** The pages of the built web app, completed and compressed when they are first asked for; a page that was built anew is read anew. */
export function createScreenPages(webRoot: string, installation: Installation): ScreenPages {
  const known = new Map<string, Page & { builtAtMs: number }>();
  const fileOf = (name: string): string => join(webRoot, `${name}.html`);

  function page(name: string): Page {
    const builtAtMs = statSync(fileOf(name)).mtimeMs;
    const kept = known.get(name);
    if (kept?.builtAtMs === builtAtMs) return kept;
    const fresh = { ...complete(readFileSync(fileOf(name), 'utf8'), installation), builtAtMs };
    known.set(name, fresh);
    return fresh;
  }

  const sells = installation.billing !== null;
  const has = (name: string): boolean => existsSync(fileOf(name));
  return {
    has,
    send: (name, request, reply) =>
      sendPage(
        page([name, 'any', 'index'].find(has)!),
        request,
        sells && SELLING.includes(name) ? reply.headers(withReports(SELLING_HEADERS, installation.errorReportingDsn)) : reply,
      ),
  };
}

function complete(page: string, { publicUrl, operator }: Installation): Page {
  const known: Record<string, string> = {
    PUBLIC_URL: publicUrl,
    OPERATOR_NAME: operator.name ?? 'the operator of this installation',
    OPERATOR_ADDRESS: operator.address ?? 'no address given',
  };
  const text = page.replace(/%([A-Z_]+)%/g, (mark, name: string) => (name in known ? escapeHtml(known[name]!) : mark));
  const plain = Buffer.from(text);
  return {
    plain,
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
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
