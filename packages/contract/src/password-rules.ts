import { splitCharacters } from './count-characters.ts';

export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 128;

/** What people choose first and guessers try first; each at least eight characters, as shorter ones are refused anyway. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd 12345678 123456789 1234567890 0123456789 87654321
  987654321 11111111 00000000 88888888 12341234 12344321 11223344 123123123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty12
  qwerty123 qwerty1234 asdfghjk asdfghjkl zxcvbnm1 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 iloveyou iloveyou1 sunshine princess
  football baseball basketball superman batman123 trustno1 starwars whatever computer internet michelle jennifer michael1 jonathan
  changeme changeme1 letmein1 letmein123 welcome1 welcome12 welcome123 administrator admin123 admin1234 administrator1 test1234
  testtest secret123 master123 dragon123 monkey123 shadow123 football1 baseball1 princess1 sunshine1 charlie1 liverpool arsenal1
  passwort passwort1 passwort123 hallo123 schalke04 motdepasse azertyui azerty123 contraseña password! password1! qwerty123! sheetlift`.split(
    /\s+/,
  ),
);

/** What is wrong with a new password, in words for its owner; null where nothing is. */
export function passwordProblem(password: string): string | null {
  const { length } = splitCharacters(password);
  if (length < MIN_PASSWORD_CHARACTERS) return `A password needs at least ${MIN_PASSWORD_CHARACTERS} characters`;
  if (length > MAX_PASSWORD_CHARACTERS) return `A password cannot exceed ${MAX_PASSWORD_CHARACTERS} characters`;
  if (COMMON.has(password.normalize('NFKC').toLowerCase()) || new Set(password).size < 3)
    return 'This password is among the first that are guessed. Please choose another one';
  return null;
}
