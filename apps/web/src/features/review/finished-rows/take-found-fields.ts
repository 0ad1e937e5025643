import { cutCharacters, freeTemplateName } from '@sheetlift/contract';
import type { RowMode, Template, TemplateField } from '@sheetlift/engine/model';
import { showToast } from '../../../components/toast.ts';
import type { ShownFields, ShownPlace } from '../../../engine-worker/engine-protocol.ts';
import { newId } from '../../../lib/new-id.ts';
import { plural } from '../../../lib/plural.ts';
import { MAX_FIELD_NAME_CHARACTERS } from '../../templates/column-draft.ts';
import type { RunStore, SheetEdit } from '../../workspace/run/run-store.ts';
import { rowsWith } from '../rows-with.ts';
import { takeBack } from '../take-back.ts';
import { confirmedPlaces } from './confirmed-places.ts';

/** What finished rows were found to say, of these documents. */
export interface FoundFields {
  shown: ShownFields;
  documentIds: readonly string[];
}

interface TakeOptions {
  store: RunStore;
  /** The template that is worked with, which the fields take the place of. */
  template: Template;
  /** Names of the kept ones. */
  takenNames: readonly string[];
  choose: (template: Template) => void;
}

/**
 * Makes the fields of finished rows the fields of the run, with the kind of rows they are; the values shown are decided as a person's own, and teach
 * the fields where they stand. One word takes all of it back.
 */
export async function takeFoundFields(
  { shown, documentIds }: FoundFields,
  { store, template, takenNames, choose }: TakeOptions,
): Promise<void> {
  const before = { template, rowMode: store.snapshot().rowMode };
  const made = shown.columns.flatMap(({ field, places }) => (field ? [{ field: named(field), places }] : []));
  const fields = made.map(({ field }) => field);
  put({ name: freeTemplateName('New template', takenNames, Date.now()), description: '', entities: fields }, shown.rowMode);
  const edits = await editsOf(store, made, documentIds).catch((error: unknown): SheetEdit[] => {
    // The fields are there; that their rows are not confirmed is a fault of ours.
    reportError(error);
    return [];
  });
  if (edits.length > 0) store.edit(edits);
  const after = store.snapshot().corrections;
  showToast({
    signal: 'done',
    title: `${plural(fields.length, 'field')} made from your rows`,
    sentence: 'The values of your rows are confirmed, and the other documents are searched for these fields.',
    action: {
      label: 'Undo',
      onSelect() {
        takeBack(store, edits, after);
        put(before.template, before.rowMode);
      },
    },
  });

  function put(next: Template, rowMode: RowMode): void {
    choose(next);
    store.changeTemplate(store.snapshot().template, rowMode);
  }
}

const named = (field: Omit<TemplateField, 'id'>): TemplateField => ({
  ...field,
  id: newId(),
  variableName: cutCharacters(field.variableName, MAX_FIELD_NAME_CHARACTERS),
});

async function editsOf(
  store: RunStore,
  made: readonly { field: TemplateField; places: readonly ShownPlace[] }[],
  documentIds: readonly string[],
): Promise<SheetEdit[]> {
  const at = new Date().toISOString();
  const [first] = made;
  const used = [...new Set(made.flatMap(({ places }) => places.map(({ document }) => document)))];
  const edits = await Promise.all(
    used.map(async (document) => {
      const rows = first ? await rowsWith(store, documentIds[document] ?? '', first.field.id) : [];
      return made.flatMap(({ field, places }) =>
        confirmedPlaces(
          rows,
          field,
          places.filter((place) => place.document === document),
          at,
        ),
      );
    }),
  );
  return edits.flat();
}
