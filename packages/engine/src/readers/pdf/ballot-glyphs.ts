/** Symbols that stand for a ticked or an empty box when they are typed. */
const CHECKED = new Set(['☑', '☒', '✓', '✔', '✗', '✘', '✕', '✖', '🗹', '🗷', '🗸']);
const EMPTY = new Set(['☐', '□', '❏', '❐', '❑', '❒', '▢', '◻']);

/** Whether a word is a typed tick box; null where it is none. */
export function ballotState(text: string): { checked: boolean } | null {
  // One character, of two units at most: spares all longer words the look-up.
  if (text.length > 2) return null;
  if (CHECKED.has(text)) return { checked: true };
  return EMPTY.has(text) ? { checked: false } : null;
}

export type SymbolFont = 'wingdings' | 'wingdings2' | 'webdings' | 'zapf';

/** The symbol font of a PDF font name such as "ABCDEF+Wingdings-Regular"; null for a font of letters. */
export function symbolFontOf(fontName: string): SymbolFont | null {
  const name = /wingdings ?-?[23]?|webdings|zapf ?dingbats/i.exec(fontName)?.[0].toLowerCase();
  if (name === undefined) return null;
  if (name.startsWith('web')) return 'webdings';
  if (name.startsWith('zapf')) return 'zapf';
  return name.endsWith('2') ? 'wingdings2' : 'wingdings';
}

/** Codes by which these fonts show ballots, ticks and squares. Source: the fonts' published character tables. */
const SYMBOLS: Readonly<Record<SymbolFont, Readonly<Record<number, string>>>> = {
  wingdings: { 0x6e: '■', 0x6f: '☐', 0x71: '❑', 0x72: '❒', 0x78: '☒', 0xa8: '☐', 0xfb: '✗', 0xfc: '✓', 0xfd: '☒', 0xfe: '☑' },
  wingdings2: { 0x4f: '✗', 0x50: '✓', 0x51: '☒', 0x52: '☑', 0x53: '☒', 0x54: '☒', 0xa2: '■', 0xa3: '☐' },
  webdings: { 0x61: '✓', 0x63: '☐', 0x67: '■', 0x72: '✗' },
  zapf: {
    0x33: '✓',
    0x34: '✔',
    0x35: '✕',
    0x36: '✖',
    0x37: '✗',
    0x38: '✘',
    0x6c: '●',
    0x6e: '■',
    0x6f: '❏',
    0x70: '❐',
    0x71: '❑',
    0x72: '❒',
  },
};

const BULLET = 0x2022;

/**
 * The code point that a character of a symbol font shows. Files without a Unicode map leave it in the private use area
 * (0xF000 + code) or as the Latin letter of the same code. Other picture letters become the bullet most of them serve as.
 */
export function symbolOf(font: SymbolFont, code: number): number {
  const low = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (low > 0xff) return code;
  return SYMBOLS[font][low]?.codePointAt(0) ?? BULLET;
}
