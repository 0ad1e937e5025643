import { splitCharacters } from './count-characters.ts';

export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 128;

const MIN_DIFFERENT_CHARACTERS = 3;

/** What is wrong with a new password, in words for its owner; null where nothing is. That it is a common one, the server alone knows. */
export function passwordProblem(password: string): string | null {
  const { length } = splitCharacters(password);
  if (length < MIN_PASSWORD_CHARACTERS) return `A password needs at least ${MIN_PASSWORD_CHARACTERS} characters`;
  if (length > MAX_PASSWORD_CHARACTERS) return `A password cannot exceed ${MAX_PASSWORD_CHARACTERS} characters`;
  if (new Set(password).size < MIN_DIFFERENT_CHARACTERS)
    return `A password needs at least ${MIN_DIFFERENT_CHARACTERS} different characters`;
  return null;
}
