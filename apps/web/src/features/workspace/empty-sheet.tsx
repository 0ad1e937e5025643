import type { TemplateField } from '@sheetlift/engine/model';
import { columnWidths } from './column-widths.ts';

const EMPTY_ROWS = 15;

/** The sheet before there are rows: its columns, and what each will hold. */
export function EmptySheet({ fields }: { fields: readonly TemplateField[] }) {
  const widths = columnWidths(fields, []);
  return (
    <section className="preview" tabIndex={0} aria-label="Columns of the sheet">
      <table className="sheet">
        <colgroup>
          <col style={{ width: 34 }} />
          {fields.map(({ id }, index) => (
            <col key={id} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th className="n">
              <span className="sr-only">Row</span>
            </th>
            {fields.map(({ id, variableName, type }) => (
              <th key={id} className={type === 'number' ? 'v num' : 'v'}>
                {variableName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="ghost">
            <td className="n" />
            {fields.map(({ id, type }) => (
              <td key={id} className={type === 'number' ? 'v num' : 'v'}>
                {type === 'enum' ? 'choice' : type}
              </td>
            ))}
          </tr>
          {Array.from({ length: EMPTY_ROWS }, (_, index) => (
            <tr key={index} aria-hidden="true">
              <td className="n" />
              {fields.map(({ id }) => (
                <td key={id} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
