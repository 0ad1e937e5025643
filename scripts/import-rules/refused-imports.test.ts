import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cruise, said } from './cruise.ts';

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
