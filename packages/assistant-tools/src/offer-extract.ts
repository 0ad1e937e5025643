import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answering, type WordsOf } from './answering.ts';

const KINDS = 'PDF, picture, DOCX, XLSX, CSV, HTML, mail, text, e-invoice XML, or a ZIP of these';

interface Offered<Document extends z.ZodRawShape> {
  /** "Reads a document on this machine" */
  about: string;
  /** How a document is given. */
  document: Document;
  /** Whether it leaves everything as it is. */
  readsOnly: boolean;
}

type Given<Document extends z.ZodRawShape> = z.output<z.ZodObject<Document>> & { template: string; rows: 'auto' | 'document' | 'item' };

/** Offers to read a document by a template: rows as JSON, each value with the place it was read from. */
export function offerExtract<Document extends z.ZodRawShape>(
  server: McpServer,
  { about, document, readsOnly }: Offered<Document>,
  extract: (given: Given<Document>) => Promise<Record<string, unknown>>,
  wordsOf: WordsOf,
): void {
  const shape: z.ZodRawShape = {
    ...document,
    template: z.string().describe('Name of a template, as list_templates gives it'),
    rows: z.enum(['auto', 'document', 'item']).default('auto').describe('One row a document, or one row a line item'),
  };
  server.registerTool(
    'extract',
    {
      title: 'Extract rows from a document',
      description:
        `${about} (${KINDS}) and finds the fields of a template. ` +
        'Each value comes with its state ("found" is sure, "unsure" should be looked at), a confidence and the evidence: the page, the place and the words it was read from. ' +
        'A value that is not printed in the document is never given.',
      inputSchema: shape,
      annotations: { readOnlyHint: readsOnly, destructiveHint: false, openWorldHint: false },
    },
    (given: unknown) => answering(() => extract(given as Given<Document>), wordsOf),
  );
}
