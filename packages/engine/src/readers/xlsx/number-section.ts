import { showGeneral } from './general-number.ts';

/** One section of a number format, read once per value: literals, digit places, percent, thousands, exponent, fraction. */
export function formatNumberSection(value: number, section: string): string {
  const tokens = tokenise(section);
  const places = tokens
    .filter((token) => token.kind === 'place')
    .map((token) => token.text)
    .join('');
  if (places === '')
    return tokens
      .map((token) => (token.kind === 'general' || token.kind === 'text' ? showGeneral(value) : token.text))
      .join('')
      .trim();
  if (tokens.some((token) => token.kind === 'slash')) return formatFraction(value, tokens);
  const percents = tokens.filter((token) => token.text === '%' && token.kind === 'sign').length;
  const exponent = tokens.find((token) => token.kind === 'exponent');
  const scaled = value * 100 ** percents;
  return exponent ? formatExponent(scaled, tokens, exponent.text) : formatDecimal(scaled, tokens);
}

interface Token {
  kind: 'place' | 'point' | 'comma' | 'sign' | 'exponent' | 'slash' | 'literal' | 'text' | 'general';
  text: string;
}

function tokenise(section: string): Token[] {
  const tokens: Token[] = [];
  const pattern = /"([^"]*)"?|\\(.)|_.|\*.|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|(general)|(E[+-]0+)|([0#?])|(\.)|(,)|(%)|(\/)|(@)|([^])/giu;
  for (const match of section.matchAll(pattern)) {
    const [whole, quoted, escaped, currency, general, exponent, place, point, comma, percent, slash, text, other] = match;
    if (quoted !== undefined || escaped !== undefined || currency !== undefined)
      tokens.push({ kind: 'literal', text: quoted ?? escaped ?? currency ?? '' });
    else if (whole.startsWith('_')) tokens.push({ kind: 'literal', text: ' ' });
    else if (general) tokens.push({ kind: 'general', text: general });
    else if (exponent) tokens.push({ kind: 'exponent', text: exponent });
    else if (place) tokens.push({ kind: 'place', text: place });
    else if (point) tokens.push({ kind: 'point', text: '.' });
    else if (comma) tokens.push({ kind: 'comma', text: ',' });
    else if (percent) tokens.push({ kind: 'sign', text: '%' });
    else if (slash) tokens.push({ kind: 'slash', text: '/' });
    else if (text) tokens.push({ kind: 'text', text: '@' });
    else if (other) tokens.push({ kind: 'literal', text: other });
  }
  return tokens;
}

function formatDecimal(value: number, tokens: readonly Token[]): string {
  const pointAt = tokens.findIndex((token) => token.kind === 'point');
  const whole = pointAt < 0 ? tokens : tokens.slice(0, pointAt);
  const fraction = pointAt < 0 ? [] : tokens.slice(pointAt + 1);
  const scale = trailingCommas(whole) + (pointAt < 0 ? 0 : trailingCommas(fraction));
  const fractionPlaces = fraction.filter((token) => token.kind === 'place');
  const [digits = '0', decimals = ''] = roundTo(Math.abs(value) / 1000 ** scale, fractionPlaces.length).split('.');
  const isZero = /^0*$/.test(digits + decimals);
  const sign = value < 0 && !isZero ? '-' : '';
  const body = placeWhole(digits, whole, sign) + (pointAt < 0 ? '' : placeFraction(decimals, fraction));
  return body.replace(/\s+/g, ' ').trim();
}

/** Commas after the last digit place divide by a thousand each. */
function trailingCommas(tokens: readonly Token[]): number {
  const after = tokens.slice(tokens.findLastIndex((token) => token.kind === 'place') + 1);
  const end = after.findIndex((token) => token.kind !== 'comma');
  return after.length === tokens.length ? 0 : end < 0 ? after.length : end;
}

/** Half away from zero on the decimal digits, as spreadsheets round; binary neighbours of a half count as the half. */
function roundTo(value: number, decimals: number): string {
  if (value >= 1e21) return String(value);
  const digits = Math.min(decimals, 30);
  const precise = Number(value.toPrecision(15));
  const shifted = Number(`${precise}e${digits}`);
  const rounded = Number.isFinite(shifted) && Math.abs(shifted) < 1e15 ? Number(`${Math.round(shifted)}e-${digits}`) : precise;
  return rounded.toFixed(digits);
}

/** Digits from the right into their places; the first place takes all that are left. */
function placeWhole(digits: string, tokens: readonly Token[], sign: string): string {
  const firstPlace = tokens.findIndex((token) => token.kind === 'place');
  const lastPlace = tokens.findLastIndex((token) => token.kind === 'place');
  const grouped = tokens.some((token, index) => token.kind === 'comma' && index > firstPlace && index < lastPlace);
  let rest = digits.replace(/^0+/, '');
  let written = 0;
  let text = '';
  const push = (digit: string): void => {
    text = (grouped && written > 0 && written % 3 === 0 ? `${digit},` : digit) + text;
    written += 1;
  };
  for (let index = tokens.length - 1; index >= 0; index--) {
    const token = tokens[index]!;
    if (token.kind !== 'place') {
      if (token.kind !== 'comma') text = token.text + text;
      continue;
    }
    if (rest !== '') {
      push(rest.slice(-1));
      rest = rest.slice(0, -1);
    } else if (token.text !== '#') {
      push(token.text === '0' ? '0' : ' ');
    }
    if (index !== firstPlace) continue;
    for (const digit of [...rest].reverse()) push(digit);
    text = sign + text;
  }
  return firstPlace < 0 ? text + sign + rest : text;
}

function placeFraction(decimals: string, tokens: readonly Token[]): string {
  const places = tokens.filter((token) => token.kind === 'place');
  let shown = decimals.length;
  while (shown > 0 && decimals[shown - 1] === '0' && places[shown - 1]?.text !== '0') shown -= 1;
  let at = 0;
  const text = tokens.map((token) => {
    if (token.kind === 'comma') return '';
    if (token.kind !== 'place') return token.text;
    at += 1;
    return at <= shown ? decimals[at - 1] : token.text === '?' ? ' ' : '';
  });
  return `.${text.join('')}`;
}

function formatExponent(value: number, tokens: readonly Token[], exponent: string): string {
  const at = tokens.findIndex((token) => token.kind === 'exponent');
  const pointAt = tokens.findIndex((token) => token.kind === 'point');
  const decimals = pointAt < 0 ? 0 : tokens.slice(pointAt, at).filter((token) => token.kind === 'place').length;
  const [mantissa = '0', power = '0'] = value.toExponential(Math.min(decimals, 20)).split('e');
  const digits = power.replace(/^[+-]/, '').padStart(exponent.length - 2, '0');
  const sign = power.startsWith('-') ? '-' : exponent[1] === '+' ? '+' : '';
  const literals = (part: readonly Token[]): string =>
    part
      .filter((token) => token.kind === 'literal' || token.kind === 'sign')
      .map((token) => token.text)
      .join('');
  return `${literals(tokens.slice(0, at))}${mantissa}E${sign}${digits}${literals(tokens.slice(at + 1))}`.trim();
}

/** "# ?/?" and "# ??/16": the nearest fraction with at most so many digits, or with a fixed denominator. */
function formatFraction(value: number, tokens: readonly Token[]): string {
  const slash = tokens.findIndex((token) => token.kind === 'slash');
  const after = tokens.slice(slash + 1);
  const fixed = Number(
    after
      .map((token) => token.text)
      .join('')
      .trim(),
  );
  const denominatorPlaces = Math.min(3, after.filter((token) => token.kind === 'place').length || 1);
  const before = tokens.slice(0, slash);
  const hasWhole = /[0#?][^0#?]+[0#?]/.test(before.map((token) => (token.kind === 'place' ? token.text : ' ')).join(''));
  const magnitude = Math.abs(value);
  const whole = hasWhole ? Math.floor(magnitude) : 0;
  const [numerator, denominator] =
    fixed > 0 ? [Math.round((magnitude - whole) * fixed), fixed] : nearestFraction(magnitude - whole, 10 ** denominatorPlaces - 1);
  const carried = hasWhole && numerator === denominator;
  const shownWhole = whole + (carried ? 1 : 0);
  const fraction = numerator === 0 || carried ? '' : `${numerator}/${denominator}`;
  const parts = [hasWhole && (shownWhole > 0 || fraction === '') ? String(shownWhole) : '', fraction || (hasWhole ? '' : '0')];
  return (value < 0 ? '-' : '') + parts.filter((part) => part !== '').join(' ');
}

function nearestFraction(value: number, largest: number): [number, number] {
  let best: [number, number] = [Math.round(value), 1];
  for (let denominator = 1; denominator <= largest; denominator++) {
    const numerator = Math.round(value * denominator);
    if (Math.abs(numerator / denominator - value) < Math.abs(best[0] / best[1] - value) - 1e-12) best = [numerator, denominator];
  }
  return best;
}
