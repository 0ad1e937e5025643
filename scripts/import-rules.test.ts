import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { cruise, said } from './import-rules/cruise.ts';
import { arrowsOf, floorsOf, roomGraph } from './import-rules/room-graph.ts';
import { FORBIDDEN_ROOM_NAMES, ROOMS } from './rooms.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['packages', 'apps', 'lab'];
const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/(^|\/)(dist|node_modules)\//.test(path) && /\/src\//.test(path);

const sourceFiles = FOLDERS.flatMap((folder) =>
  (readdirSync(join(ROOT, folder), { recursive: true }) as string[]).map((path) => join(folder, path).replaceAll('\\', '/')),
).filter(isSource);

let result: ReturnType<typeof cruise>;
beforeAll(() => {
  result = cruise(ROOT, FOLDERS);
}, 120_000);

describe('the house', () => {
  it('has no import that its rules forbid, and the rules read every source file', () => {
    expect(said(result)).toEqual([]);
    const read = new Set(
      result.modules
        .map((module) => module.source)
        .filter((path) => isSource(path) && FOLDERS.some((folder) => path.startsWith(`${folder}/`))),
    );
    expect([...read].sort()).toEqual([...sourceFiles].sort());
    expect(read.size).toBe(sourceFiles.length);
  });

  it('has a finder of at most ten floors and sixty arrows between its rooms, and no circle', () => {
    const graph = roomGraph(
      result.modules,
      ROOMS.filter(({ name }) => name.startsWith('fields ')),
    );
    expect(graph.size).toBeGreaterThan(10);
    expect(floorsOf(graph)).toBeLessThanOrEqual(10);
    expect(arrowsOf(graph)).toBeLessThanOrEqual(60);
  });

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
