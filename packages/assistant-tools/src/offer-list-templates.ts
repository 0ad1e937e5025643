import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Template } from '@sheetlift/engine/model';
import { answering, type WordsOf } from './answering.ts';

/** Offers the templates that documents can be read by, with the fields that each looks for. */
export function offerListTemplates(server: McpServer, list: () => Promise<Template[]>, wordsOf: WordsOf): void {
  server.registerTool(
    'list_templates',
    {
      title: 'List templates',
      description: 'The templates that documents can be read by: their names, and the fields that each looks for.',
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    () => answering(async () => ({ templates: (await list()).map(describe) }), wordsOf),
  );
}

function describe({ name, description, entities }: Template) {
  return {
    name,
    description,
    fields: entities.map((field) => ({ name: field.variableName, description: field.description, type: field.type })),
  };
}
