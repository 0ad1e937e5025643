import type { FieldType, TemplateField } from '@sheetlift/engine/model';
import { useEffect, useState } from 'react';

/** Field id of a template everybody starts with -> what it says in three invented documents. */
export type ExampleRows = Readonly<Record<string, readonly string[]>>;

const EXAMPLE_COUNT = 3;
const ROW_COUNT = 15;

/** Pixels a character takes in the sheet's type, and what padding and rule take beside the text. */
const CHARACTER_PX = 7.1;
const FRAME_PX = 34;
const NARROWEST_PX = 84;
const WIDEST_PX = 220;

/** The sheet before there are rows: its columns, what each will hold, and for well-known ones an example in grey. */
export function ColumnsPreview({ fields, examples }: { fields: readonly TemplateField[]; examples: ExampleRows }) {
  const rows = Array.from({ length: ROW_COUNT }, (_, row) =>
    row < EXAMPLE_COUNT ? fields.map(({ id }) => examples[id]?.[row] ?? '') : null,
  );
  return (
    <section className="preview" tabIndex={0} aria-label="Columns of the sheet">
      <table className="sheet">
        <colgroup>
          <col className="w-[34px]" />
          {fields.map((field) => (
            <col key={field.id} style={{ width: widthOf(field, examples) }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th className="n">
              <span className="sr-only">Row</span>
            </th>
            {fields.map(({ id, variableName, type }) => (
              <th key={id} scope="col" className={classOf(type)}>
                {variableName || <span className="text-ink-3">no name yet</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="ghost">
            <td className="n" />
            {fields.map(({ id, type }) => (
              <td key={id} className={`${classOf(type)} text-12`}>
                {type}
              </td>
            ))}
          </tr>
          {rows.map((cells, row) => (
            <tr key={row} className="ghost" aria-hidden="true">
              <td className="n" />
              {fields.map(({ id, type }, column) => (
                <td key={id} className={classOf(type)}>
                  {cells?.[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whether any of the columns has an example. */
export function hasExamples(fields: readonly TemplateField[], examples: ExampleRows): boolean {
  return fields.some(({ id }) => id in examples);
}

/** The examples, fetched once the page stands; without them the sheet is just empty. */
export function useExampleRows(): ExampleRows {
  const [examples, setExamples] = useState<ExampleRows>({});
  useEffect(() => {
    const given = new AbortController();
    void fetchExamples(given.signal).then(setExamples);
    return () => given.abort();
  }, []);
  return examples;
}

async function fetchExamples(signal: AbortSignal): Promise<ExampleRows> {
  try {
    const answer = await fetch('/example-rows.json', { signal });
    return answer.ok ? ((await answer.json()) as ExampleRows) : {};
  } catch {
    return {};
  }
}

function widthOf({ id, variableName }: TemplateField, examples: ExampleRows): number {
  const characters = Math.max(variableName.length, ...(examples[id] ?? []).map((text) => text.length));
  return Math.round(Math.min(WIDEST_PX, Math.max(NARROWEST_PX, characters * CHARACTER_PX + FRAME_PX)));
}

function classOf(type: FieldType): string {
  return type === 'number' ? 'v num' : 'v';
}
