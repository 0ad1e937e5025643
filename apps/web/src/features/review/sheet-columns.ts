import type { Template, TemplateField } from '@sheetlift/engine/model';
import type { ConstantColumnId, SheetView } from '../workspace/run/run-store.ts';

/** A column of the sheet under the name it is shown and exported by. */
export type SheetColumn =
  | { kind: 'constant'; id: ConstantColumnId; name: string }
  | { kind: 'field'; id: string; name: string; field: TemplateField };

const CONSTANTS: readonly { id: ConstantColumnId; name: string }[] = [
  { id: 'document', name: 'Document' },
  { id: 'page', name: 'Page' },
  { id: 'read-on', name: 'Read on' },
];

/** Page and date are there for who wants them; of a sheet nobody arranged they would take the room. */
const HIDDEN_AT_FIRST: ReadonlySet<string> = new Set(['page', 'read-on']);

/** Every column in the order in which a person put them, hidden ones too. */
export function allColumns({ entities }: Template, { order, names }: SheetView): SheetColumn[] {
  const constants = CONSTANTS.map(({ id, name }): SheetColumn => ({ kind: 'constant', id, name: names[id] ?? name }));
  const fields = entities.map((field): SheetColumn => ({
    kind: 'field',
    id: field.id,
    name: names[field.id] ?? field.variableName,
    field,
  }));
  const columns = [...constants, ...fields];
  const place = new Map(order.map((id, index) => [id, index]));
  // A stable sort: what nobody put in order follows as it was.
  return columns.sort((one, other) => (place.get(one.id) ?? order.length) - (place.get(other.id) ?? order.length));
}

export function shownColumns(template: Template, view: SheetView): SheetColumn[] {
  const hidden = hiddenColumns(view);
  return allColumns(template, view).filter(({ id }) => !hidden.has(id));
}

/** A column hidden at first is shown by giving it a place in the order. */
export function hiddenColumns({ hidden, order }: SheetView): Set<string> {
  return new Set([...[...HIDDEN_AT_FIRST].filter((id) => !order.includes(id)), ...hidden]);
}

/** Shows or hides a column; the order then names them all, so that a shown column stays where it is. */
export function withColumnShown(template: Template, view: SheetView, id: string, shown: boolean): SheetView {
  const hidden = hiddenColumns(view);
  if (shown) hidden.delete(id);
  else hidden.add(id);
  return { ...view, order: allColumns(template, view).map((column) => column.id), hidden: [...hidden] };
}

/** Puts a column where another stands; the ones between move up. */
export function withColumnMoved(template: Template, view: SheetView, id: string, to: string): SheetView {
  const order = allColumns(template, view).map((column) => column.id);
  const target = order.indexOf(to);
  const others = order.filter((each) => each !== id);
  return { ...view, order: others.toSpliced(target, 0, id), hidden: [...hiddenColumns(view)] };
}

/** An empty name gives the column its own name back. */
export function withColumnNamed(view: SheetView, id: string, name: string): SheetView {
  const { [id]: _former, ...names } = view.names;
  const trimmed = name.trim();
  return { ...view, names: trimmed ? { ...names, [id]: trimmed } : names };
}
