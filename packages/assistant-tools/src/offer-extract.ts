import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answering, type WordsOf } from './answering.ts';

const KINDS = 'PDF, picture, DOCX, XLSX, CSV, HTML, mail, text, e-invoice XML, or a ZIP of these';

interface Offered<Input extends z.ZodRawShape> {
  /** "Reads a document on this machine" */
  about: string;
  /** How a document is given, and what can be said beside its template and rows. */
  input: Input;
  /** Whether it leaves everything as it is. */
  readsOnly: boolean;
}

type Given<Input extends z.ZodRawShape> = z.output<z.ZodObject<Input>> & { template: string; rows: 'auto' | 'document' | 'item' };

/** Offers to read a document by a template: rows as JSON, each value with the place it was read from. */
export function offerExtract<Input extends z.ZodRawShape>(
  server: McpServer,
  { about, input, readsOnly }: Offered<Input>,
  extract: (given: Given<Input>) => Promise<Record<string, unknown>>,
  wordsOf: WordsOf,
): void {
  const shape: z.ZodRawShape = {
    ...input,
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
    (given: unknown) => answering(() => extract(given as Given<Input>), wordsOf),
  );
}
