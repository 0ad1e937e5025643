import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['Password1!', 1],
  ['sommer2026', 1],
  ['qwertyuiop', 0],
  ['kettle lantern orchard 7', 4],
])('%s is of strength %i', (password, strength) => {
  expect(passwordStrength(password, [])).toBe(strength);
});

test('what is known of the person counts as a word', () => {
  expect(passwordStrength('aldouspinnock', ['mara.aldous@pinnock.example', 'Mara Aldous'])).toBeLessThan(
    passwordStrength('aldouspinnock', []),
  );
});
