import { expect, test } from 'vitest';
import { ACT_IDS, ACTS } from './act-table.ts';
import { pressedAct, writesText } from './pressed-act.ts';

const press = (key: string, held: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[] = [], code = '') => ({
  key,
  code,
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  altKey: held.includes('altKey'),
  shiftKey: held.includes('shiftKey'),
});

test('an act is told by exactly its keys, with Command for Ctrl', () => {
  const ids = ['next-to-check', 'previous-to-check', 'fill-right', 'redo', 'undo', 'select-rows'] as const;
  expect(pressedAct(press('Tab'), ids)).toBe('next-to-check');
  expect(pressedAct(press('Tab', ['shiftKey']), ids)).toBe('previous-to-check');
  expect(pressedAct(press('Tab', ['ctrlKey']), ids)).toBeNull();
  expect(pressedAct(press('R', ['metaKey']), ids)).toBe('fill-right');
  expect(pressedAct(press('R', ['ctrlKey', 'shiftKey']), ids)).toBeNull();
  expect(pressedAct(press('Z', ['ctrlKey', 'shiftKey']), ids)).toBe('redo');
  expect(pressedAct(press(' ', ['shiftKey']), ids)).toBe('select-rows');
});

test('a sign is a sign however the keyboard writes it', () => {
  for (const held of [[], ['shiftKey']] as const) {
    expect(pressedAct(press('?', [...held]), ['show-keys'])).toBe('show-keys');
    expect(pressedAct(press('+', [...held]), ['zoom-in'])).toBe('zoom-in');
    expect(pressedAct(press('/', ['ctrlKey', ...held]), ['show-keys'])).toBe('show-keys');
  }
  expect(pressedAct(press('?', ['altKey']), ['show-keys'])).toBeNull();
  expect([writesText(press('?')), writesText(press('k', ['ctrlKey'])), writesText(press('F2'))]).toEqual([true, false, false]);
});

test('a candidate is taken with Alt and its digit on any keyboard; a digit alone is typed', () => {
  const ids = ['take-1', 'take-2'] as const;
  expect(pressedAct(press('2', ['altKey'], 'Digit2'), ids)).toBe('take-2');
  expect(pressedAct(press('™', ['altKey'], 'Digit2'), ids)).toBe('take-2');
  expect(pressedAct(press('&', ['altKey'], 'Digit1'), ids)).toBe('take-1');
  expect(pressedAct(press('2', [], 'Digit2'), ids)).toBeNull();
  expect(pressedAct(press('²', ['ctrlKey', 'altKey'], 'Digit2'), ids)).toBeNull();
});

test('no two acts of one place have the same keys', () => {
  const twice = ACT_IDS.flatMap((id, index) =>
    ACT_IDS.slice(index + 1)
      .filter((other) => ACTS[other].place === ACTS[id].place && ACTS[other].keys.some((keys) => ACTS[id].keys.includes(keys)))
      .map((other) => [id, other]),
  );
  expect(twice).toEqual([]);
});
