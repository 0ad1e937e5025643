/** Tick boxes of the symbol fonts that Word inserts, by font and code: true for ticked, false for empty. */
const BOXES: Record<string, Record<number, boolean>> = {
  wingdings: { 0x6f: false, 0x70: false, 0x71: false, 0x72: false, 0xa8: false, 0x78: true, 0xfd: true, 0xfe: true },
  'wingdings 2': { 0x2a: false, 0x30: false, 0xa3: false, 0x35: false, 0x51: true, 0x52: true, 0x53: true, 0x54: true },
  webdings: { 0x63: false, 0x67: false },
};

const SIGNS: Record<string, Record<number, string>> = {
  wingdings: { 0xfb: '✗', 0xfc: '✓', 0x28: '☎', 0x2a: '✉', 0x6c: '•', 0x6e: '▪', 0xa7: '▪', 0xd8: '➢', 0xe0: '→', 0xe8: '➔' },
  'wingdings 2': { 0x4f: '✗', 0x50: '✓' },
  symbol: {
    0xb7: '•',
    0xa3: '≤',
    0xb3: '≥',
    0xb0: '°',
    0xb1: '±',
    0xb4: '×',
    0xd2: '®',
    0xd3: '©',
    0xd4: '™',
    0xae: '→',
    0x6d: 'µ',
    0x57: 'Ω',
    0xa0: '€',
  },
};

/** What a symbol of a font shows; the code comes as hexadecimal, usually in the private use area (F000). */
export function symbolOf(font: string, code: string): { kind: 'box'; checked: boolean } | { kind: 'text'; text: string } {
  const key = font.toLowerCase();
  const point = Number.parseInt(code, 16);
  const low = point & 0xff;
  const checked = BOXES[key]?.[low];
  if (checked !== undefined) return { kind: 'box', checked };
  const sign = SIGNS[key]?.[low];
  if (sign !== undefined) return { kind: 'text', text: sign };
  const isPlain = point >= 0x20 && point < 0xe000 && !Number.isNaN(point);
  return { kind: 'text', text: isPlain ? String.fromCharCode(point) : '' };
}
