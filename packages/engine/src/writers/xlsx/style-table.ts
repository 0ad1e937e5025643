/** Look of a cell. */
export interface CellStyle {
  /** An object is asked for its code when the styles are written: by then it knows all that it is for. */
  numberFormat?: string | NumberFormat;
  font?: FontName;
  fill?: FillName;
  border?: BorderName;
  align?: 'left' | 'right';
  /** A space before the text, where the column before it is aligned to the right. */
  indent?: boolean;
  vertical?: 'top' | 'center';
  wrap?: boolean;
  /** Text that starts with "=" stays text when somebody edits the cell. */
  quotePrefix?: boolean;
}

export interface NumberFormat {
  readonly code: string;
}

type FontName = 'body' | 'head' | 'title' | 'quiet' | 'link';
type BorderName = 'none' | 'head' | 'row';
type FillName = 'none' | 'head' | 'unsure' | 'absent' | 'unreadable' | 'not-looked-for';

// Colours are those of the product's light theme: ink, ink-3, the accent and its wash, the check wash, paper, rule.
const INK = 'FF121817';
const QUIET_INK = 'FF5C6664';
const ACCENT = 'FF0A5B57';
const ACCENT_WASH = 'FFDCECE8';
const CHECK_WASH = 'FFFFF0D2';
const PAPER = 'FFF1F3F0';
const HAIRLINE = 'FFD3D9D5';
/** The hairline, darker where it is a pattern. */
const HATCH = 'FFC9D0CC';

const FONTS: Record<FontName, string> = {
  body: font(11, INK),
  head: font(11, INK, true),
  title: font(14, INK, true),
  quiet: font(10, QUIET_INK),
  link: font(11, ACCENT),
};

const FILLS: Record<FillName | 'reserved', string> = {
  none: '<fill><patternFill patternType="none"/></fill>',
  // Excel keeps the second place for its own grey pattern, whatever stands there.
  reserved: '<fill><patternFill patternType="gray125"/></fill>',
  head: solid(ACCENT_WASH),
  unsure: solid(CHECK_WASH),
  absent: solid(PAPER),
  unreadable: `<fill><patternFill patternType="lightUp"><fgColor rgb="${HATCH}"/><bgColor rgb="${PAPER}"/></patternFill></fill>`,
  'not-looked-for': `<fill><patternFill patternType="gray0625"><fgColor rgb="${QUIET_INK}"/></patternFill></fill>`,
};

const BORDERS: Record<BorderName, string> = {
  none: border('<bottom/>'),
  head: border(`<bottom style="medium"><color rgb="${ACCENT}"/></bottom>`),
  row: border(`<bottom style="thin"><color rgb="${HAIRLINE}"/></bottom>`),
};

const FONT_NAMES = Object.keys(FONTS) as FontName[];
const BORDER_NAMES = Object.keys(BORDERS) as BorderName[];
const FILL_NAMES = ['none', 'reserved', 'head', 'unsure', 'absent', 'unreadable', 'not-looked-for'] as const;
/** Excel's own number formats go up to 163. */
const FIRST_OWN_FORMAT = 164;

/** The styles a workbook uses, numbered in order of first use. */
export class StyleTable {
  readonly #numbers = new Map<string, number>();
  readonly #asked: NumberFormat[] = [];
  readonly #formats: string[] = [];
  readonly #styles: CellStyle[] = [];

  numberOf(style: CellStyle): number {
    const key = JSON.stringify({ ...style, numberFormat: this.#formatKey(style.numberFormat) });
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    // The first record is Excel's own.
    const number = this.#styles.push(style);
    this.#numbers.set(key, number);
    return number;
  }

  /** The styles part. */
  xml(): string {
    const records = ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>', ...this.#styles.map((style) => this.#record(style))];
    const formats = this.#formats.map(
      (code, index) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
    );
    return (
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
      (formats.length > 0 ? counted('numFmts', formats) : '') +
      counted(
        'fonts',
        FONT_NAMES.map((name) => FONTS[name]),
      ) +
      counted(
        'fills',
        FILL_NAMES.map((name) => FILLS[name]),
      ) +
      counted(
        'borders',
        BORDER_NAMES.map((name) => BORDERS[name]),
      ) +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      counted('cellXfs', records) +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
      '<dxfs count="0"/><tableStyles count="0"/></styleSheet>'
    );
  }

  #record(style: CellStyle): string {
    const {
      font = 'body',
      fill = 'none',
      border = 'none',
      align,
      indent = false,
      vertical = 'top',
      wrap = false,
      quotePrefix = false,
    } = style;
    const formatId = this.#formatId(typeof style.numberFormat === 'object' ? style.numberFormat.code : style.numberFormat);
    const alignment = `<alignment${align ? ` horizontal="${align}"${indent ? ' indent="1"' : ''}` : ''} vertical="${vertical}"${wrap ? ' wrapText="1"' : ''}/>`;
    return (
      `<xf numFmtId="${formatId}" fontId="${FONT_NAMES.indexOf(font)}" fillId="${FILL_NAMES.indexOf(fill)}" borderId="${BORDER_NAMES.indexOf(border)}" xfId="0"` +
      `${quotePrefix ? ' quotePrefix="1"' : ''}${formatId === 0 ? '' : ' applyNumberFormat="1"'} applyFont="1" applyFill="1"${border === 'none' ? '' : ' applyBorder="1"'} applyAlignment="1">${alignment}</xf>`
    );
  }

  #formatKey(format: CellStyle['numberFormat']): string | number | undefined {
    if (typeof format !== 'object') return format;
    if (!this.#asked.includes(format)) this.#asked.push(format);
    return this.#asked.indexOf(format);
  }

  #formatId(code: string | undefined): number {
    if (code === undefined) return 0;
    const own = BUILT_IN_FORMATS.get(code);
    if (own !== undefined) return own;
    if (!this.#formats.includes(code)) this.#formats.push(code);
    return FIRST_OWN_FORMAT + this.#formats.indexOf(code);
  }
}

const BUILT_IN_FORMATS = new Map([
  ['0', 1],
  ['0.00', 2],
  ['#,##0', 3],
  ['#,##0.00', 4],
  ['@', 49],
]);

const counted = (name: string, items: readonly string[]): string => `<${name} count="${items.length}">${items.join('')}</${name}>`;

function font(sizePt: number, colour: string, bold = false): string {
  return `<font>${bold ? '<b/>' : ''}<sz val="${sizePt}"/><color rgb="${colour}"/><name val="Calibri"/><family val="2"/></font>`;
}

function border(bottom: string): string {
  return `<border><left/><right/><top/>${bottom}<diagonal/></border>`;
}

function solid(colour: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
}
