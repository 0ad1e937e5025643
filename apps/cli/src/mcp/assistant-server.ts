import { readFileSync } from 'node:fs';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { offerExtract, offerListTemplates } from '@sheetlift/assistant-tools';
import { type Finder, loadFinder, writeRows } from '@sheetlift/engine';
import { createIsolatedReader, loadNodeAsset } from '@sheetlift/engine/node';
import { z } from 'zod';
import { extractDocument } from '../extract-document.ts';
import { documentsOf, readSource } from '../source-files.ts';
import { UsageError } from '../usage-error.ts';
import { findTemplate, listTemplates } from './template-folder.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

/**
 * What an assistant is offered: the templates of a folder, and documents read by them, as values with the place each was read from. Nothing is
 * kept from one call to the next, nothing is written, and nothing leaves this machine but what the assistant is told.
 */
export function assistantServer(templateFolder: string): { server: McpServer; close: () => void } {
  const server = new McpServer({ name: 'sheetlift', version });
  const reader = createIsolatedReader();
  let finder: Promise<Finder> | null = null;

  offerListTemplates(server, () => listTemplates(templateFolder), wordsOf);

  offerExtract(
    server,
    { about: 'Reads a document on this machine', input: { file: z.string().describe('Path of the document') }, readsOnly: true },
    async ({ file, template: name, rows: rowMode }) => {
      const { template, memory } = await findTemplate(templateFolder, name);
      finder ??= loadFinder(loadNodeAsset);
      const parts = { template, memory, rowMode, options: { embedded: true }, reader, finder: await finder, model: null };
      const documents: { fileName: string; result: Awaited<ReturnType<Finder['extractRows']>> }[] = [];
      const unread: { fileName: string; code: string; message: string }[] = [];
      for (const document of documentsOf(await readSource(file))) {
        const outcome = 'error' in document ? document : await extractDocument(document, parts);
        if ('error' in outcome) unread.push({ fileName: outcome.fileName, code: outcome.error.code, message: outcome.error.message });
        else documents.push(outcome);
      }
      const [first] = unread;
      if (first && documents.length === 0) throw new UsageError(`${first.fileName}: ${first.code}: ${first.message}`);
      const written: Uint8Array[] = [];
      for await (const bytes of writeRows({ template, documents }, 'json')) written.push(bytes);
      return { ...(JSON.parse(Buffer.concat(written).toString()) as object), unread };
    },
    wordsOf,
  );

  return { server, close: () => reader.close() };
}

/** What an assistant can mend is told it in words; anything else is a fault of ours, and the protocol's to tell. */
function wordsOf(error: unknown): string | null {
  return error instanceof UsageError ? error.message : null;
}
