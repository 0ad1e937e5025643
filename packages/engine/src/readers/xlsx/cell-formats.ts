import type { OfficePackage } from '../office-package.ts';
import { attributeOf } from '../xml.ts';
import { type NumberFormat, parseNumberFormat } from './number-format.ts';

/** The number format of each cell style; parsed when first used. */
export class CellFormats {
  private readonly codes = new Map<number, string>();
  private readonly formatIds: number[] = [];
  private readonly parsed = new Map<number, NumberFormat>();

  static read(office: OfficePackage, partName: string | null): CellFormats {
    const formats = new CellFormats();
    let inCellFormats = false;
    if (partName === null) return formats;
    office.readPart(partName, {
      open(name, attributes) {
        if (name === 'numFmt') formats.codes.set(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '');
        else if (name === 'cellXfs') inCellFormats = true;
        else if (name === 'xf' && inCellFormats) formats.formatIds.push(Number(attributeOf(attributes, 'numFmtId') ?? 0));
      },
      close(name) {
        if (name === 'cellXfs') inCellFormats = false;
      },
    });
    return formats;
  }

  of(style: number): NumberFormat {
    const id = this.formatIds[style] ?? 0;
    const known = this.parsed.get(id);
    if (known) return known;
    const format = parseNumberFormat(this.codes.get(id) ?? BUILT_IN[id] ?? 'General');
    this.parsed.set(id, format);
    return format;
  }
}

/** ECMA-376 part 1, 18.8.30. Those that follow the system's date format (14, 22) come out as ISO dates; 27 to 58 are East Asian dates. */
const BUILT_IN: Record<number, string> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0;-$#,##0',
  6: '$#,##0;-$#,##0',
  7: '$#,##0.00;-$#,##0.00',
  8: '$#,##0.00;-$#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  27: 'yyyy-mm-dd',
  28: 'yyyy-mm-dd',
  29: 'yyyy-mm-dd',
  30: 'yyyy-mm-dd',
  31: 'yyyy-mm-dd',
  32: 'h:mm',
  33: 'h:mm:ss',
  34: 'h:mm AM/PM',
  35: 'h:mm:ss AM/PM',
  36: 'yyyy-mm-dd',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  41: '#,##0;-#,##0;"-"',
  42: '$#,##0;-$#,##0;"-"',
  43: '#,##0.00;-#,##0.00;"-"',
  44: '$#,##0.00;-$#,##0.00;"-"',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
  50: 'yyyy-mm-dd',
  51: 'yyyy-mm-dd',
  52: 'yyyy-mm-dd',
  53: 'yyyy-mm-dd',
  54: 'yyyy-mm-dd',
  55: 'yyyy-mm-dd',
  56: 'yyyy-mm-dd',
  57: 'yyyy-mm-dd',
  58: 'yyyy-mm-dd',
};
