import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { FORBIDDEN_ROOM_NAMES, ROOMS } from './rooms.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['packages', 'apps', 'lab'];
const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/(^|\/)(dist|node_modules)\//.test(path) && /\/src\//.test(path);

const sourceFiles = FOLDERS.flatMap((folder) =>
  (readdirSync(join(ROOT, folder), { recursive: true }) as string[]).map((path) => join(folder, path).replaceAll('\\', '/')),
).filter(isSource);

interface Cruise {
  modules: { source: string }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

function cruise(root: string, folders: string[]): Cruise {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, ...folders, '--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Cruise;
}

const said = ({ summary }: Cruise): string[] => summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

describe('the house', () => {
  it('has no import that its rules forbid, and the rules read every source file', () => {
    const result = cruise(ROOT, FOLDERS);
    expect(said(result)).toEqual([]);
    const read = new Set(
      result.modules
        .map((module) => module.source)
        .filter((path) => isSource(path) && FOLDERS.some((folder) => path.startsWith(`${folder}/`))),
    );
    expect([...read].sort()).toEqual([...sourceFiles].sort());
    expect(read.size).toBe(sourceFiles.length);
  }, 120_000);

  it('has no file outside its rooms', () => {
    const homeless = sourceFiles.filter(
      (path) => !ROOMS.some((room) => room.paths.some((prefix) => (prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix))),
    );
    expect(homeless).toEqual([]);
  });

  it('has no room whose name says nothing', () => {
    expect(
      sourceFiles.filter((path) => path.split('/').some((part) => FORBIDDEN_ROOM_NAMES.includes(part.replace(/\.tsx?$/, '')))),
    ).toEqual([]);
  });

  it('keeps the engine deterministic: no locale, local time zone, clock or chance in it', () => {
    const core = sourceFiles.filter(
      (path) => path.startsWith('packages/engine/src/') && !/\/src\/(node|browser)\//.test(path) && !/\.test(-fixture)?\.ts$/.test(path),
    );
    expect(core.length).toBeGreaterThan(50);
    const forbidden =
      /\bIntl\.|\.localeCompare\(|\.toLocale\w*\(|\bMath\.random\(|\bDate\.now\(|\bnew Date\(\)|\.getTimezoneOffset\(|\.get(FullYear|Month|Date|Day|Hours|Minutes)\(/;
    expect(core.filter((path) => forbidden.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
  });
});

describe('the import rules', () => {
  let root = '';
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function tree(files: Record<string, string>): string {
    root = mkdtempSync(join(tmpdir(), 'sheetlift-rules-'));
    for (const [path, text] of Object.entries({
      'tsconfig.test.json': '{"compilerOptions":{"module":"ESNext","moduleResolution":"Bundler","allowImportingTsExtensions":true}}',
      ...files,
    })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return root;
  }

  it('refuse a stage that imports another stage', () => {
    const result = cruise(
      tree({ 'packages/engine/src/layout/a.ts': "import '../readers/b.ts';", 'packages/engine/src/readers/b.ts': 'export {};' }),
      ['packages'],
    );
    expect(said(result)).toEqual([
      'engine layout imports only what it may: packages/engine/src/layout/a.ts -> packages/engine/src/readers/b.ts',
    ]);
  });

  it('refuse a circle inside a room', () => {
    const result = cruise(
      tree({ 'packages/engine/src/layout/a.ts': "import './b.ts';", 'packages/engine/src/layout/b.ts': "import './a.ts';" }),
      ['packages'],
    );
    expect(new Set(result.summary.violations.map(({ rule }) => rule.name))).toEqual(new Set(['no circles']));
  });

  it('refuse Node in the core of the engine, and allow it beside', () => {
    const result = cruise(
      tree({ 'packages/engine/src/layout/a.ts': "import 'node:fs';", 'packages/engine/src/node/b.ts': "import 'node:fs';" }),
      ['packages'],
    );
    expect(said(result)).toEqual(['the engine knows no platform: packages/engine/src/layout/a.ts -> fs']);
  });

  it('allow what the house allows', () => {
    const result = cruise(
      tree({ 'packages/engine/src/fields/kinds/a.ts': "import '../../values/b.ts';", 'packages/engine/src/values/b.ts': 'export {};' }),
      ['packages'],
    );
    expect(said(result)).toEqual([]);
  });
});
