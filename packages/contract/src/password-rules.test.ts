import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

test.each(['correct horse', 'xK3!pQ9z', 'ñandú y té', 'x1'.repeat(63) + '!y'])('%j will do', (password) => {
  expect(passwordProblem(password)).toBe(null);
});

test.each([
  ['seven77', /at least 8/],
  ['🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪🇩🇪', /at least 8/],
  ['abc'.repeat(43), /cannot exceed 128/],
  ['ababababab', /at least 3 different/],
])('%j will not', (password, reason) => {
  expect(passwordProblem(password)).toMatch(reason);
});
