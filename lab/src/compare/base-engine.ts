import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as engine from '@sheetlift/engine';
import { PROJECT_ROOT } from '../shared-folder.ts';

/** What is compared of an engine. */
export type ComparedEngine = Pick<typeof engine, 'layOutDocument' | 'extractRows'>;

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
    run(process.execPath, [join(PROJECT_ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', join(worktree, 'packages', 'engine')]);
    return await use((await import(pathToFileURL(join(worktree, 'packages', 'engine', 'dist', 'index.js')).href)) as ComparedEngine);
  } finally {
    dropWorktree(worktree);
  }
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
