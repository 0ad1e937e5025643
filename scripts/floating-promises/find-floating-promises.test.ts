import ts from 'typescript';
import { expect, test } from 'vitest';
import { COMPILER_OPTIONS } from './compiler-options.ts';
import { findFloatingPromises } from './find-floating-promises.ts';

const PROBE = '/probe.ts';
const host = ts.createCompilerHost(COMPILER_OPTIONS);
/** What every probe reads besides is read once. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** What is found in a file of this text. */
function findIn(text: string): string[] {
  const probing: ts.CompilerHost = {
    ...host,
    fileExists: (name) => name === PROBE || host.fileExists(name),
    readFile: (name) => (name === PROBE ? text : host.readFile(name)),
    getSourceFile: (name, ...rest) => {
      if (name === PROBE) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
      if (!libraries.has(name)) libraries.set(name, host.getSourceFile(name, ...rest));
      return libraries.get(name);
    },
  };
  return findFloatingPromises(ts.createProgram([PROBE], COMPILER_OPTIONS, probing), (name) => name === PROBE).map((line) =>
    line.slice(PROBE.length + 1),
  );
}

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
