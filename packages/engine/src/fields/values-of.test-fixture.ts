import { LINKER } from '../linker/linker.test-fixture.ts';
import { RANKER } from './ranker/ranker.test-fixture.ts';
import { candidatesOf, type FieldResult, plainValue, type DocumentLayout, type TemplateField } from '../model/index.ts';
import { templateOf } from './document/layout.test-fixture.ts';
import { findFields } from './find-fields.ts';

/** The value of each field on a document that is one row; null where the cell shows none. */
type ValuesOf = (layout: DocumentLayout, ...fields: TemplateField[]) => (string | number | null)[];

/** Finds by a template of this name and description. */
export const valuesBy = (name: string, description: string): ValuesOf =>
  valuesWith(name, description, (result) => ('chosen' in result ? plainValue(result.chosen.value) : null));

/** The same, and where the cell shows none the value that it offers first. */
export const likeliestBy = (name: string, description: string): ValuesOf =>
  valuesWith(name, description, (result) => {
    const [first] = candidatesOf(result);
    return first ? plainValue(first.value) : null;
  });

const valuesWith =
  (name: string, description: string, valueOf: (result: FieldResult) => string | number | null): ValuesOf =>
  (layout, ...fields) => {
    const found = findFields(layout, templateOf(name, description, ...fields), {
      rowMode: 'document',
      linker: LINKER,
      ranker: RANKER,
    });
    return fields.map(({ id }) => {
      const result = found.document[id];
      return result ? valueOf(result) : null;
    });
  };
