import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Those of the tests, which read the sources of every package. */
export const COMPILER_OPTIONS = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, 'tsconfig.test.json'), ts.sys.readFile).config,
  ts.sys,
  ROOT,
).options;
