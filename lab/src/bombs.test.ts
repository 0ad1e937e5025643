import { createServer } from 'node:net';
import { EngineError } from '@sheetlift/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bomb, bombs } from '../../packages/engine/src/readers/bombs.test-fixture.ts';
import { builtReader, readAsUser } from './read-as-user.ts';

/** The first listing gives the names; the bombs that run aim at a listener that counts who connects. */
const names = bombs().map((bomb) => bomb.name);
const TYPED_ENDS = [
  'reads',
  'unsupported_type',
  'type_mismatch',
  'file_damaged',
  'expands_too_far',
  'too_deeply_nested',
  'too_many_pages',
  'too_many_pixels',
  'timed_out',
];

const connections: string[] = [];
const listener = createServer((socket) => connections.push(String(socket.remotePort)));
const reader = builtReader();
let armed: Map<string, Bomb>;

beforeAll(async () => {
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', () => listening()));
  armed = new Map(bombs(`http://127.0.0.1:${(listener.address() as { port: number }).port}`).map((bomb) => [bomb.name, bomb]));
});
afterAll(() => {
  reader.close();
  listener.close();
  console.log(`Bombs made and read: ${names.length}.`);
});

describe('bombs through the isolated reader', () => {
  it.each(names)('%s ends as it should', { timeout: 65_000 }, async (name) => {
    const bomb = armed.get(name) as Bomb;
    const outcome = await readAsUser(reader, bomb.fileName, bomb.bytes());
    const end = outcome instanceof EngineError ? outcome.code : 'reads';
    expect(bomb.expect === 'either' ? TYPED_ENDS : bomb.expect === 'reads' ? ['reads'] : bomb.expect.codes).toContain(end);
  });

  it('none connected anywhere', () => {
    expect(connections).toEqual([]);
  });
});
