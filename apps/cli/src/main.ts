import { benchCommand } from './bench-command.ts';
import { EXIT } from './exit-codes.ts';
import { extractCommand } from './extract-command.ts';
import { HELP } from './help.ts';
import { mcpCommand } from './mcp/mcp-command.ts';
import { readCommand } from './read-command.ts';
import { teachCommand } from './teach/teach-command.ts';
import { UsageError } from './usage-error.ts';
import { watchCommand } from './watch/watch-command.ts';

const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  extract: extractCommand,
  read: readCommand,
  watch: watchCommand,
  teach: teachCommand,
  mcp: mcpCommand,
  bench: benchCommand,
};

process.exitCode = await run(process.argv.slice(2));

async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || [name, ...args].some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(HELP);
    return EXIT.done;
  }
  const command = COMMANDS[name];
  try {
    if (!command) throw new UsageError(`There is no command "${name}". Run "sheetlift --help".`);
    return await command(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return EXIT.usage;
  }
}
