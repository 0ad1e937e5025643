import { readFileSync } from 'node:fs';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type Finder, loadFinder, writeRows } from '@sheetlift/engine';
import { createIsolatedReader, loadNodeAsset } from '@sheetlift/engine/node';
import { z } from 'zod';
import { extractDocument } from '../extract-document.ts';
import { documentsOf, readSource } from '../source-files.ts';
import { UsageError } from '../usage-error.ts';
import { findTemplate, listTemplates } from './template-folder.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

const READS_ONLY = { readOnlyHint: true, openWorldHint: false };

/**
 * What an assistant is offered: the templates of a folder, and documents read by them, as values with the place each was read from. Nothing is
 * kept from one call to the next, nothing is written, and nothing leaves this machine but what the assistant is told.
 */
export function assistantServer(templateFolder: string): { server: McpServer; close: () => void } {
  const server = new McpServer({ name: 'sheetlift', version });
  const reader = createIsolatedReader();
  let finder: Promise<Finder> | null = null;

  server.registerTool(
    'list_templates',
    {
      title: 'List templates',
      description: 'The templates that documents can be read by: their names, and the fields that each looks for.',
      annotations: READS_ONLY,
    },
    () => answering(async () => ({ templates: await listTemplates(templateFolder) })),
  );

  server.registerTool(
    'extract',
    {
      title: 'Extract rows from a document',
      description:
        'Reads a document on this machine (PDF, picture, DOCX, XLSX, CSV, HTML, mail, text, e-invoice XML, or a ZIP of these) and finds the fields of a template. ' +
        'Each value comes with its state ("found" is sure, "unsure" should be looked at), a confidence and the evidence: the page, the place and the words it was read from. ' +
        'A value that is not printed in the document is never given.',
      inputSchema: {
        file: z.string().describe('Path of the document'),
        template: z.string().describe('Name of a template, as list_templates gives it'),
        rows: z.enum(['auto', 'document', 'item']).default('auto').describe('One row a document, or one row a line item'),
      },
      annotations: READS_ONLY,
    },
    ({ file, template: name, rows: rowMode }) =>
      answering(async () => {
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
      }),
  );

  return { server, close: () => reader.close() };
}

/** What an assistant can mend is told it in words; anything else is a fault of ours, and the protocol's to tell. */
async function answering(work: () => Promise<Record<string, unknown>>): Promise<CallToolResult> {
  try {
    const answer = await work();
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}
