import type { CompiledField } from '../compile/compiled-field.ts';

/** How a field's printed words become its value. */
export function normaliseAs(field: CompiledField): 'text' | 'date' | 'number' {
  return field.isDateOutput ? 'date' : field.field.type === 'number' ? 'number' : 'text';
}
