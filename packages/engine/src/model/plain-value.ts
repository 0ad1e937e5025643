import type { CellValue } from './result.ts';

/** The value as JSON has it: a date as its ISO text, yes/no as the words. */
export function plainValue(value: CellValue): string | number {
  switch (value.kind) {
    case 'number':
      return value.number;
    case 'date':
      return value.iso;
    case 'yes/no':
      return value.yes ? 'yes' : 'no';
    case 'enum':
      return value.value;
    case 'text':
      return value.text;
  }
}
