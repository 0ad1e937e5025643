import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { EXIT } from '../exit-codes.ts';
import { parsing } from '../parsing.ts';
import { UsageError } from '../usage-error.ts';
import { assistantServer } from './assistant-server.ts';

/** `sheetlift mcp`: speaks the Model Context Protocol on standard input and output, until whoever started it closes them. */
export async function mcpCommand(args: string[]): Promise<number> {
  const { values, positionals } = parsing(() =>
    parseArgs({ args, allowPositionals: true, options: { templates: { type: 'string', default: '.' } } }),
  );
  if (positionals.length > 0) throw new UsageError('Usage: sheetlift mcp [--templates FOLDER]');
  const { server, close } = assistantServer(values.templates);
  const ended = once(process.stdin, 'end');
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
  close();
  return EXIT.done;
}
