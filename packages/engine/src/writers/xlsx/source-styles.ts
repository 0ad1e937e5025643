import type { WrittenResult } from '../written-cell.ts';
import { EMPTY_LOOKS } from './data-styles.ts';
import type { CellStyle, StyleTable } from './style-table.ts';

/** Style numbers of the Sources sheets; `ruled`: with a hairline below, as the last line of a row has it. */
export class SourceStyles {
  readonly title: number;
  readonly quiet: number;
  readonly head: number;
  readonly headOfNumbers: number;
  /** Of a column that would touch the numbers before it. */
  readonly headAfterNumbers: number;
  readonly link: number;
  readonly page: number;
  readonly confidence: number;
  readonly text: number;
  readonly textAfterNumbers: number;
  readonly #states: Record<WrittenResult['state'], number>;

  constructor(table: StyleTable, ruled = false) {
    const line: CellStyle = ruled ? { border: 'row' } : {};
    const head: CellStyle = { font: 'head', fill: 'head', border: 'head', vertical: 'center' };
    this.title = table.numberOf({ font: 'title', vertical: 'center' });
    this.quiet = table.numberOf({ font: 'quiet' });
    this.head = table.numberOf({ ...head, align: 'left' });
    this.headAfterNumbers = table.numberOf({ ...head, align: 'left', indent: true });
    this.headOfNumbers = table.numberOf({ ...head, align: 'right' });
    this.link = table.numberOf({ ...line, font: 'link', numberFormat: '0', align: 'right' });
    this.page = table.numberOf({ ...line, numberFormat: '0', align: 'right' });
    this.confidence = table.numberOf({ ...line, numberFormat: '[>=0.99]0.000;0.00', align: 'right' });
    this.text = table.numberOf({ ...line, numberFormat: '@', align: 'left' });
    this.textAfterNumbers = table.numberOf({ ...line, numberFormat: '@', align: 'left', indent: true });
    this.#states = {
      found: this.textAfterNumbers,
      unsure: table.numberOf({ ...line, align: 'left', indent: true, fill: 'unsure' }),
      absent: table.numberOf({ ...line, align: 'left', indent: true, ...EMPTY_LOOKS.absent }),
      not_found: table.numberOf({ ...line, align: 'left', indent: true, ...EMPTY_LOOKS.not_found }),
      unreadable: table.numberOf({ ...line, align: 'left', indent: true, ...EMPTY_LOOKS.unreadable }),
      page_missing: table.numberOf({ ...line, align: 'left', indent: true, ...EMPTY_LOOKS.page_missing }),
      not_looked_for: table.numberOf({ ...line, align: 'left', indent: true, ...EMPTY_LOOKS.not_looked_for }),
      not_confirmed: this.textAfterNumbers,
    };
  }

  state(state: WrittenResult['state']): number {
    return this.#states[state];
  }
}
