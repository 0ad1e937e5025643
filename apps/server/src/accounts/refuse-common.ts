import { dictionary } from '@zxcvbn-ts/language-common';
import { Refused } from '../platform/refused.ts';

/** What is guessed first and does not stand in the list: rows of the keyboard, doubled ones, and our own name. */
const ALSO =
  `p@ssword 0123456789 87654321 987654321 12341234 123123123 abcdefgh admin1234 administrator1 passwort123 contraseña password1! qwerty123!
  sheetlift sheetlift1 sheetlift123`.split(/\s+/);

const COMMON: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...ALSO]);

/** Ends the change where the new password is one of some 49,000 that people chose most often in breaches, however it is capitalised. */
export function refuseCommon(password: string): void {
  if (COMMON.has(password.normalize('NFKC').toLowerCase())) throw new Refused('common_password');
}
