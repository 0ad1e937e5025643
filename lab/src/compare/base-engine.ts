import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as engine from '@sheetlift/engine';
import type * as node from '@sheetlift/engine/node';
import { PROJECT_ROOT } from '../shared-folder.ts';

/** What is compared of an engine. */
export type ComparedEngine = Pick<typeof engine, 'layOutDocument'> & Pick<engine.Finder, 'extractRows'>;

/**
 * Builds the engine of a commit in a temporary worktree and loads it, beside the engine of this tree. The worktree lies inside the
 * project, so that the installed packages are found from it. Throws where the commit is unknown or does not build.
 */
export async function withBaseEngine<Result>(base: string, use: (engine: ComparedEngine) => Promise<Result>): Promise<Result> {
  const commit = git('rev-parse', '--verify', `${base}^{commit}`);
  const worktree = join(PROJECT_ROOT, '.cache', 'compare', `base-${commit.slice(0, 12)}`);
  dropWorktree(worktree);
  git('worktree', 'add', '--detach', worktree, commit);
  try {
    run(process.execPath, [
      join(PROJECT_ROOT, 'node_modules', 'typescript', 'bin', 'tsc'),
      '-b',
      join(worktree, 'packages', 'engine', 'src', 'node'),
    ]);
    return await use(await engineOf(join(worktree, 'packages', 'engine', 'dist')));
  } finally {
    dropWorktree(worktree);
  }
}

async function engineOf(dist: string): Promise<ComparedEngine> {
  const load = async <Part>(file: string): Promise<Part> => (await import(pathToFileURL(join(dist, file)).href)) as Part;
  const made = await load<typeof engine & ComparedEngine>('index.js');
  // Before it had learned anything, an engine found rows by itself.
  if (!('loadFinder' in made)) return made;
  const { loadNodeAsset } = await load<typeof node>('node/index.js');
  return { layOutDocument: made.layOutDocument, extractRows: (await made.loadFinder(loadNodeAsset)).extractRows };
}

/** Also what a run that was stopped left behind. */
function dropWorktree(worktree: string): void {
  if (existsSync(worktree)) rmSync(worktree, { recursive: true });
  git('worktree', 'prune');
}

const git = (...args: string[]): string => run('git', args).trim();

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: PROJECT_ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}${stdout}`);
  return stdout;
}
