import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findFloatingPromises } from './floating-promises/find-floating-promises.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLIENT = join(ROOT, 'apps/web/src');
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, 'tsconfig.test.json'), ts.sys.readFile).config,
  ts.sys,
  ROOT,
);

function clientFiles(): string[] {
  const paths = readdirSync(CLIENT, { recursive: true }) as string[];
  return paths
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|test-fixture)\.tsx?$/.test(path) && !path.startsWith('service-worker'))
    .map((path) => join(CLIENT, path));
}

/** What is found in a file of this text. */
function findIn(text: string): string[] {
  const path = join(ROOT, 'probe.ts');
  const host = ts.createCompilerHost(options);
  const probing: ts.CompilerHost = {
    ...host,
    fileExists: (name) => name === path || host.fileExists(name),
    readFile: (name) => (name === path ? text : host.readFile(name)),
    getSourceFile: (name, ...rest) =>
      name === path ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true) : host.getSourceFile(name, ...rest),
  };
  return findFloatingPromises(ts.createProgram([path], options, probing), (name) => name === path).map((line) =>
    line.slice(path.length + 1),
  );
}

test('no promise of the client is let go that may reject unseen', { timeout: 240_000 }, () => {
  const files = clientFiles();
  expect(files.length).toBeGreaterThan(300);
  const program = ts.createProgram(files, options);
  const ours = new Set(files);
  expect(findFloatingPromises(program, (name) => ours.has(name)).map((line) => line.slice(ROOT.length))).toEqual([]);
});

const WORK =
  'declare function call(): Promise<void>; declare function tell(error: unknown): void; declare function onClick(act: () => void): void; interface Store { remove(): Promise<void> }';

test.each([
  ['a call that stands alone', 'call();'],
  ['void', 'void call();'],
  ['a callback', 'onClick(() => void call());'],
  ['a callback that returns it', 'onClick(() => call());'],
  ['a callback that is it', 'onClick(call);'],
  ['an asynchronous callback', 'onClick(async () => { await call(); });'],
  ['a function that awaits it uncaught', 'async function act() { await call(); } void act();'],
  [
    'a function that throws what it does not know',
    'async function act() { try { await call(); } catch (error) { if (error instanceof TypeError) throw error; } } void act();',
  ],
  ['a member nobody is seen to implement', 'export const act = (store: Store) => void store.remove();'],
  [
    'one of two implementations',
    'const good: Store = { async remove() {} }; const bad: Store = { remove: () => call() }; export const act = (store: Store) => [good, bad, void store.remove()];',
  ],
  ['an object whose member drops it', 'export const list: { act: () => void }[] = [{ act: call }];'],
  ['what comes after', 'void call().then(() => 1); call().finally(() => 2);'],
  ['what the catch does', 'void call().catch(call);'],
])('it finds %s', (_name, text) => {
  expect(findIn(`${WORK}\n${text}`)).not.toEqual([]);
});

test.each([
  ['what is caught', 'void call().catch(tell); call().then(() => 1, tell);'],
  [
    'a function that catches',
    'async function act() { try { await call(); } catch (error) { tell(error); } } void act(); onClick(() => act()); onClick(act);',
  ],
  [
    'a member whose implementations all catch',
    'const store: Store = { remove: () => call().catch(tell) }; export const act = (given: Store) => [store, void given.remove()];',
  ],
  ['what cannot reject', 'void new Promise((resolve) => setTimeout(resolve)); void Promise.allSettled([call()]);'],
  [
    'what is waited for, kept or handed on',
    'export const kept = call(); export const act = async () => { await call(); }; export const given = (): Promise<void> => call();',
  ],
])('it leaves %s alone', (_name, text) => {
  expect(findIn(`${WORK}\n${text}`)).toEqual([]);
});
