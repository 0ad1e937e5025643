import type { CellValue, Template, TemplateField } from '../model/index.ts';
import type { ConstantColumn } from './sheet-input.ts';

/** One column of the sheet. */
export type SheetColumn = { kind: 'field'; name: string; field: TemplateField } | { kind: 'constant'; name: string; value: CellValue };

/** The template's fields in order, then the constant columns. */
export function sheetColumns(template: Template, constants: readonly ConstantColumn[] = []): SheetColumn[] {
  return [
    ...template.entities.map((field): SheetColumn => ({ kind: 'field', name: field.variableName, field })),
    ...constants.map(({ name, value }): SheetColumn => ({ kind: 'constant', name, value })),
  ];
}
