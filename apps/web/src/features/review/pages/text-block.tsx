import type { FlowCell, FlowParagraph, FormField } from '@sheetlift/engine/model';
import type { Match } from './find-in-document.ts';
import { cellKey, fieldKey, paragraphKey, type PlaceHit, type PlaceKey, type PlaceMark } from './flow-places.ts';
import { MarkedText } from './marked-text.tsx';
import type { TextItem } from './text-items.ts';

/** What is marked and found, place by place. */
export interface Marked {
  places: ReadonlyMap<PlaceKey, readonly PlaceMark[]>;
  hits: ReadonlyMap<PlaceKey, readonly PlaceHit[]>;
  match: Match | null;
}

/** One piece of content as text or a table. Each place carries its name, so that a click can be traced. */
export function TextBlock({ item, marked }: { item: TextItem; marked: Marked }) {
  switch (item.kind) {
    case 'heads':
      return (
        <dl className="heads">
          {item.paragraphs.map((paragraph) => (
            <Head key={paragraphKey(paragraph)} paragraph={paragraph} marked={marked} />
          ))}
        </dl>
      );
    case 'paragraph':
      return <Paragraph paragraph={item.paragraph} marked={marked} />;
    case 'value':
      return (
        <div className="xml-value" data-key={paragraphKey(item.paragraph)}>
          <span className="path">{item.path.split('/').slice(1).join(' / ')}</span>
          <Marks of={paragraphKey(item.paragraph)} text={item.paragraph.text} marked={marked} />
        </div>
      );
    case 'table':
      return <Table name={item.name} titled={item.opens} rows={item.rows} marked={marked} />;
    case 'fields':
      return (
        <dl className="fields">
          {item.fields.map((field, index) => (
            <Field key={`${field.name}/${index}`} field={field} marked={marked} />
          ))}
        </dl>
      );
  }
}

function Marks({ of, text, marked: { places, hits, match } }: { of: PlaceKey; text: string; marked: Marked }) {
  return <MarkedText text={text} marks={places.get(of)} hits={hits.get(of)} match={match} />;
}

function Paragraph({ paragraph, marked }: { paragraph: FlowParagraph; marked: Marked }) {
  const { role, place, text } = paragraph;
  const key = paragraphKey(paragraph);
  const Element = role === 'heading' ? 'h3' : 'p';
  const look = [role, place.kind === 'line' && 'line'].filter(Boolean).join(' ');
  return (
    <Element className={look} data-key={key}>
      <Marks of={key} text={text} marked={marked} />
    </Element>
  );
}

/** "Subject: ..." with the name beside its text. */
function Head({ paragraph, marked: { places, hits, match } }: { paragraph: FlowParagraph; marked: Marked }) {
  const key = paragraphKey(paragraph);
  const name = paragraph.place.kind === 'mail-header' ? paragraph.place.name : '';
  const before = paragraph.text.startsWith(`${name}: `) ? name.length + 2 : 0;
  const shifted = hits.get(key)?.map((hit) => ({ ...hit, from: Math.max(0, hit.from - before), to: hit.to - before }));
  return (
    <div>
      <dt>{name}</dt>
      <dd data-key={key}>
        <MarkedText text={paragraph.text.slice(before)} marks={places.get(key)} hits={shifted} match={match} />
      </dd>
    </div>
  );
}

function Field({ field: { name, title, kind, value }, marked }: { field: FormField; marked: Marked }) {
  const key = fieldKey(name);
  const ticked = kind === 'checkbox' || kind === 'radio';
  return (
    <div>
      <dt>{title ?? name}</dt>
      <dd data-key={key}>
        {ticked && <span aria-hidden="true">{value === null ? '☐ ' : '☒ '}</span>}
        <Marks of={key} text={value ?? (ticked ? 'off' : '')} marked={marked} />
      </dd>
    </div>
  );
}

function Table({ name, titled, rows, marked }: { name: string | null; titled: boolean; rows: readonly FlowCell[][]; marked: Marked }) {
  return (
    <div className="table-room">
      <table>
        {titled && name !== null && <caption>{name}</caption>}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell) => (
                <Cell key={cell.reference} table={name} cell={cell} marked={marked} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ table, cell, marked }: { table: string | null; cell: FlowCell; marked: Marked }) {
  const key = cellKey(table, cell.reference);
  const Element = cell.header && cell.text !== '' ? 'th' : 'td';
  return (
    <Element
      data-key={key}
      className={isNumeric(cell) ? 'num' : undefined}
      {...(cell.columnSpan > 1 && { colSpan: cell.columnSpan })}
      {...(cell.rowSpan > 1 && { rowSpan: cell.rowSpan })}
    >
      <Marks of={key} text={cell.text} marked={marked} />
    </Element>
  );
}

/** Whether a cell stands on the right, as figures do. */
export function isNumeric({ stored, text, header }: FlowCell): boolean {
  return !header && (stored ? stored.kind === 'number' : /^[-+−(]?[\d.,' ]*\d[\d.,' ]*\)?\s*[%€$£]?$/.test(text) && text.length < 20);
}
