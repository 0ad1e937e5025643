import { randomInt } from 'node:crypto';

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** As the real one gives them: a prefix for the kind, an underscore and 26 small letters and digits that sort by time. */
export function newPaddleId(prefix: string, now: Date): string {
  let time = '';
  for (let rest = now.getTime(), place = 0; place < 10; place++, rest = Math.floor(rest / 32)) time = DIGITS[rest % 32] + time;
  return `${prefix}_${time}${Array.from({ length: 16 }, () => DIGITS[randomInt(32)]).join('')}`;
}
