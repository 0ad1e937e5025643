/** ISO 13616: the IBAN with its first four characters at the end is 1 modulo 97. */
export function isIban(compact: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  const length = IBAN_LENGTHS.get(compact.slice(0, 2));
  return (length === undefined || length === compact.length) && remainder97(compact.slice(4) + compact.slice(0, 4)) === 1;
}

/** Lengths by country of the SWIFT IBAN registry; other countries are told by check digits alone. */
export const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  'AD24 AE23 AL28 AT20 BA20 BE16 BG22 BH22 BR29 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 TR26 UA29 VA22 XK20'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

/** Of a text whose letters count from 10 on. */
export function remainder97(text: string): number {
  let rest = 0;
  for (const letter of text) rest = (rest * (/\d/.test(letter) ? 10 : 100) + parseInt(letter, 36)) % 97;
  return rest;
}

/** The check digit of Luhn: payment cards, IMEI, French SIREN and SIRET, Canadian SIN. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    sum += at % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
  }
  return digits.length > 1 && sum % 10 === 0;
}
