import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { longPdf } from './runs/long-pdf.test-fixture.ts';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A place that nobody may ask; `asked` are those who did. */
export async function setTrap(): Promise<{ address: string; asked: string[]; close: () => void }> {
  const asked: string[] = [];
  const server = createServer((socket) => {
    asked.push(String(socket.remoteAddress));
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close: () => server.close() };
}

/** What a reader of it might fetch; names of namespaces are no addresses. */
const FETCHED =
  /((?:\b(?:Target|src|href|background|data)\s*=(?:3D)?\s*["']?|url\(["']?|\/URI\s*\(|SYSTEM\s+["']))(?:https?|ftp):[^"'<>)\s]*/gi;

/** The same file with what it names elsewhere turned to `address`; null where it names nothing that can be told. */
export function aimedAt(address: string, content: Uint8Array): Uint8Array | null {
  const turned = (part: Uint8Array): Uint8Array =>
    Buffer.from(Buffer.from(part).toString('latin1').replaceAll(FETCHED, `$1${address}/a`), 'latin1');
  const isArchive = content[0] === 0x50 && content[1] === 0x4b;
  if (!isArchive) {
    const aimed = turned(content);
    return Buffer.compare(aimed, content) === 0 ? null : aimed;
  }
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(content);
  } catch {
    return null;
  }
  const aimed = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, /\.(xml|rels|vml|html?)$/i.test(name) ? turned(part) : part]),
  );
  return Object.entries(aimed).every(([name, part]) => Buffer.compare(part, parts[name]!) === 0) ? null : zipSync(aimed);
}

/** Documents by name, each of which names an address in the ways of its format. */
export function trapFiles(address: string): Record<string, Uint8Array> {
  const page = `<html><head><base href="${address}/"><link rel="stylesheet" href="${address}/a.css"><style>@import "${address}/b.css";</style>
    <script src="${address}/c.js"></script><meta http-equiv="refresh" content="0;url=${address}/d"></head>
    <body background="${address}/e.png"><p>Total: 1.50 EUR</p><img src="${address}/f.png"><iframe src="${address}/g"></iframe>
    <object data="${address}/h"></object><svg><image href="${address}/i.png"/></svg></body></html>`;
  return {
    'page.html': strToU8(page),
    'mail.eml': strToU8(
      ['From: a@example.com', 'To: b@example.com', 'Subject: Total', 'MIME-Version: 1.0', 'Content-Type: text/html', '', page].join('\r\n'),
    ),
    'invoice.xml': strToU8(
      `<?xml version="1.0"?><!DOCTYPE Invoice SYSTEM "${address}/j.dtd" [<!ENTITY total SYSTEM "${address}/k">]>` +
        '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>&total;</ID></Invoice>',
    ),
    'letter.docx': letter(address),
    'letters.pdf': Buffer.from(
      longPdf(1).toString('latin1').replace('/Type /Catalog', `/Type /Catalog /OpenAction << /S /URI /URI (${address}/l) >>`),
      'latin1',
    ),
    'notes.md': strToU8(`# Total: 2.50 EUR\n\n![picture](${address}/m.png)\n\n<img src="${address}/n.png">\n`),
  };
}

/** A picture, a template and a linked part that lie elsewhere. */
function letter(address: string): Uint8Array {
  const relation = (id: string, type: string, name: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${address}/${name}" TargetMode="External"/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONSHIPS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('r1', 'image', 'o.png')}${relation('r2', 'attachedTemplate', 'p.dotm')}${relation('r3', 'aFChunk', 'q.html')}</Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${RELATIONSHIPS}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><w:body><w:p><w:r><w:t>Total: 3.50 EUR</w:t></w:r></w:p><w:p><w:r><w:drawing><a:blip r:link="r1"/></w:drawing></w:r></w:p><w:altChunk r:id="r3"/></w:body></w:document>`,
    ),
  });
}
