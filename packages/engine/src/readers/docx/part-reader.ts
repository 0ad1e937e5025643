import { EngineError } from '../../errors.ts';
import { MAX_FLOW_CELLS } from '../../limits.ts';
import type { FormField } from '../../model/index.ts';
import { InlineText } from '../inline-text.ts';
import { MAX_COLUMN_SPAN } from '../table-spans.ts';
import { attributeOf, type XmlAttributes, type XmlListener } from '../xml.ts';
import { ContentControl } from './content-control.ts';
import type { DocxBlock, DocxCell, DocxRow } from './docx-blocks.ts';
import type { Numbering } from './numbering.ts';
import type { ParagraphStyle } from './styles.ts';
import { symbolOf } from './symbol-fonts.ts';

interface PartContext {
  styles: ReadonlyMap<string, ParagraphStyle>;
  numbering: Numbering;
  /** Targets of hyperlinks by relationship id. */
  targets: ReadonlyMap<string, string>;
  /** Headers and footers that sections name are noted here. */
  marginParts: { kind: 'header' | 'footer'; id: string }[];
}

interface Paragraph {
  inline: InlineText;
  styleId: string | null;
  numberingId: string | null;
  level: number | null;
  heading: boolean;
  /** Text boxes anchored in it and controls that end in it. */
  after: DocxBlock[];
}

interface OpenTable {
  rows: DocxRow[];
  /** Deleted with tracked changes. */
  rowDeleted: boolean;
}

/** A field: instruction until "separate", then the result that is shown. */
interface OpenField {
  inInstruction: boolean;
  form: ContentControl | null;
}

/** What a text box interrupts and gives back when it ends. */
interface Interrupted {
  runHidden: boolean;
  fields: OpenField[];
  paragraph: Paragraph | null;
}

/** Content that is not shown, or shown a second time for old programs. */
const SKIPPED = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'rt',
  'rPrChange',
  'pPrChange',
  'sectPrChange',
  'tblPrChange',
  'tcPrChange',
  'trPrChange',
  'tblGridChange',
  'instrText',
  'delText',
  'separator',
]);

/** Reads a part of a Word file (body, header, notes) into blocks. */
export class PartReader implements XmlListener {
  private readonly context: PartContext;
  private readonly path: string[] = [];
  private skipUntil = 0;
  private readonly containers: DocxBlock[][] = [[]];
  private readonly tables: OpenTable[] = [];
  private readonly controls: ContentControl[] = [];
  private readonly links: { from: number; target: string }[] = [];
  private readonly interrupted: Interrupted[] = [];
  private paragraph: Paragraph | null = null;
  /** Paragraphs around the present one (text in drawings). */
  private readonly enclosing: (Paragraph | null)[] = [];
  private fields: OpenField[] = [];
  private runHidden = false;
  private cellCount = 0;
  private rowCount = 0;

  constructor(context: PartContext) {
    this.context = context;
  }

  finish(): DocxBlock[] {
    return this.containers[0]!;
  }

  open(name: string, attributes: XmlAttributes): void {
    const parent = this.path.at(-1) ?? '';
    const inControlProperties = this.path.includes('sdtPr');
    const inFormData = this.path.includes('ffData');
    this.path.push(name);
    if (this.skipUntil > 0) return;
    if (name === 'del' && parent === 'trPr') this.deleteRow();
    else if (SKIPPED.has(name)) this.skipUntil = this.path.length;
    else if (inControlProperties) this.controls.at(-1)?.property(name, attributes);
    else if (inFormData) this.fields.at(-1)?.form?.property(name, attributes);
    else OPENERS[name]?.(this, attributes, parent);
  }

  close(name: string): void {
    const depth = this.path.length;
    this.path.pop();
    if (this.skipUntil > 0) {
      if (depth === this.skipUntil) this.skipUntil = 0;
      return;
    }
    CLOSERS[name]?.(this);
  }

  text(text: string): void {
    if (this.skipUntil === 0 && this.path.at(-1) === 't') this.write(text);
  }

  // Text.

  write(text: string): void {
    if (!this.paragraph || this.isConcealed()) return;
    for (const control of this.controls) control.add(text);
    for (const field of this.fields) field.form?.add(text);
    this.paragraph.inline.append(text);
  }

  writeSymbol(font: string, code: string): void {
    const symbol = symbolOf(font, code);
    if (symbol.kind === 'text') this.write(symbol.text);
    else if (this.paragraph && !this.isConcealed()) this.paragraph.inline.mark(symbol.checked);
  }

  hideRun(attributes: XmlAttributes, parent: string): void {
    if (parent === 'rPr' && this.path.at(-3) === 'r') this.runHidden = !/^(0|false|off)$/i.test(attributeOf(attributes, 'val') ?? '');
  }

  beginRun(): void {
    this.runHidden = false;
  }

  /** Hidden text, field instructions, prompts of empty controls; the symbol of a tick box becomes its mark instead. */
  private isConcealed(): boolean {
    if (this.runHidden || this.fields.some((field) => field.inInstruction)) return true;
    const control = this.controls.find((candidate) => !candidate.showsText());
    const box = control?.takeBox();
    if (box) this.paragraph?.inline.mark(box.checked);
    return control !== undefined;
  }

  // Paragraphs.

  beginParagraph(): void {
    this.enclosing.push(this.paragraph);
    this.paragraph = { inline: new InlineText(), styleId: null, numberingId: null, level: null, heading: false, after: [] };
  }

  paragraphProperty(name: 'pStyle' | 'numId' | 'ilvl' | 'outlineLvl', attributes: XmlAttributes): void {
    const value = attributeOf(attributes, 'val') ?? '';
    if (!this.paragraph) return;
    if (name === 'pStyle') this.paragraph.styleId = value;
    else if (name === 'numId') this.paragraph.numberingId = value;
    else if (name === 'ilvl') this.paragraph.level = Number(value) || 0;
    else this.paragraph.heading = Number(value) < 9;
  }

  /** Properties come first, so the automatic number opens the text. */
  endProperties(): void {
    const { paragraph } = this;
    if (!paragraph) return;
    const style = this.context.styles.get(paragraph.styleId ?? '');
    paragraph.heading ||= style?.heading ?? false;
    paragraph.numberingId ??= style?.numberingId ?? null;
    if (paragraph.numberingId === null || paragraph.numberingId === '0') return;
    const number = this.context.numbering.next(paragraph.numberingId, paragraph.level ?? style?.level ?? 0);
    if (number !== '') paragraph.inline.append(`${number} `);
  }

  endParagraph(): void {
    const { paragraph } = this;
    if (!paragraph) return void this.enclosing.pop();
    const listed = paragraph.numberingId !== null && paragraph.numberingId !== '0';
    const taken = paragraph.inline.take();
    if (taken.text !== '') this.emit({ kind: 'paragraph', role: paragraph.heading ? 'heading' : listed ? 'list-item' : 'text', ...taken });
    for (const block of paragraph.after) this.emit(block);
    for (const control of this.controls) control.add('\n');
    // An instruction never spans paragraphs; one that was never closed must not swallow the rest.
    for (const field of this.fields) field.inInstruction = false;
    this.links.length = 0;
    this.paragraph = this.enclosing.pop() ?? null;
  }

  private emit(block: DocxBlock): void {
    this.containers.at(-1)!.push(block);
  }

  beginLink(attributes: XmlAttributes): void {
    this.links.push({
      from: this.paragraph?.inline.length ?? 0,
      target: this.context.targets.get(attributeOf(attributes, 'id') ?? '') ?? '',
    });
  }

  endLink(): void {
    const link = this.links.pop();
    if (link) this.paragraph?.inline.link(link.from, link.target);
  }

  // Text boxes stand inside a paragraph of the text around them.

  beginTextBox(): void {
    this.interrupted.push({ runHidden: this.runHidden, fields: this.fields, paragraph: this.paragraph });
    this.containers.push([]);
    this.paragraph = null;
    this.fields = [];
    this.runHidden = false;
  }

  endTextBox(): void {
    const outer = this.interrupted.pop();
    if (!outer) return;
    const blocks = this.containers.pop()!;
    this.runHidden = outer.runHidden;
    this.fields = outer.fields;
    this.paragraph = outer.paragraph;
    if (this.paragraph) this.paragraph.after.push(...blocks);
    else for (const block of blocks) this.emit(block);
  }

  // Tables.

  beginTable(): void {
    this.tables.push({ rows: [], rowDeleted: false });
  }

  endTable(): void {
    const table = this.tables.pop();
    if (table) this.emit({ kind: 'table', rows: table.rows });
  }

  beginRow(): void {
    const table = this.tables.at(-1);
    if (!table) return;
    table.rowDeleted = false;
    if (++this.rowCount > MAX_FLOW_CELLS) throw new EngineError('expands_too_far', { cause: 'too many table rows' });
    table.rows.push({ gridBefore: 0, header: false, cells: [] });
  }

  endRow(): void {
    const table = this.tables.at(-1);
    if (table?.rowDeleted) table.rows.pop();
  }

  private deleteRow(): void {
    const table = this.tables.at(-1);
    if (table) table.rowDeleted = true;
  }

  row(): DocxRow | undefined {
    return this.tables.at(-1)?.rows.at(-1);
  }

  beginCell(): void {
    const blocks: DocxBlock[] = [];
    this.containers.push(blocks);
    if (++this.cellCount > MAX_FLOW_CELLS) throw new EngineError('expands_too_far', { cause: 'too many table cells' });
    this.row()?.cells.push({ gridSpan: 1, merge: null, blocks });
  }

  endCell(): void {
    if (this.containers.length > 1) this.containers.pop();
  }

  cell(): DocxCell | undefined {
    return this.row()?.cells.at(-1);
  }

  // Fields and content controls.

  fieldCharacter(attributes: XmlAttributes): void {
    const type = attributeOf(attributes, 'fldCharType');
    const field = this.fields.at(-1);
    if (type === 'begin') this.fields.push({ inInstruction: true, form: null });
    else if (type === 'separate' && field) field.inInstruction = false;
    else if (type === 'end' && field) this.endField(field);
  }

  beginFormData(): void {
    const field = this.fields.at(-1);
    if (field) field.form = new ContentControl();
  }

  private endField(field: OpenField): void {
    this.fields.pop();
    const { form } = field;
    if (!form) return;
    const box = form.takeBox();
    const option = form.chosenOption();
    if (box) this.paragraph?.inline.mark(box.checked);
    else if (option !== '') {
      form.add(option);
      this.write(option);
    }
    this.emitField(form.toField());
  }

  beginControl(): void {
    this.controls.push(new ContentControl());
  }

  endControl(): void {
    this.emitField(this.controls.pop()?.toField() ?? null);
  }

  private emitField(field: FormField | null): void {
    if (!field) return;
    const block: DocxBlock = { kind: 'field', field };
    if (this.paragraph) this.paragraph.after.push(block);
    else this.emit(block);
  }

  noteMarginPart(kind: 'header' | 'footer', attributes: XmlAttributes): void {
    const id = attributeOf(attributes, 'id');
    if (id) this.context.marginParts.push({ kind, id });
  }
}

type Opener = (reader: PartReader, attributes: XmlAttributes, parent: string) => void;

const OPENERS: Partial<Record<string, Opener>> = {
  p: (reader) => reader.beginParagraph(),
  r: (reader) => reader.beginRun(),
  vanish: (reader, attributes, parent) => reader.hideRun(attributes, parent),
  pStyle: (reader, attributes) => reader.paragraphProperty('pStyle', attributes),
  numId: (reader, attributes) => reader.paragraphProperty('numId', attributes),
  ilvl: (reader, attributes) => reader.paragraphProperty('ilvl', attributes),
  outlineLvl: (reader, attributes) => reader.paragraphProperty('outlineLvl', attributes),
  // Tab stops in the properties share the name.
  tab: (reader, _, parent) => parent !== 'tabs' && reader.write('\t'),
  ptab: (reader) => reader.write('\t'),
  br: (reader) => reader.write('\n'),
  cr: (reader) => reader.write('\n'),
  noBreakHyphen: (reader) => reader.write('-'),
  sym: (reader, attributes) => reader.writeSymbol(attributeOf(attributes, 'font') ?? '', attributeOf(attributes, 'char') ?? ''),
  hyperlink: (reader, attributes) => reader.beginLink(attributes),
  txbxContent: (reader) => reader.beginTextBox(),
  tbl: (reader) => reader.beginTable(),
  tr: (reader) => reader.beginRow(),
  tc: (reader) => reader.beginCell(),
  tblHeader: (reader, attributes) => {
    const row = reader.row();
    if (row) row.header = !/^(0|false|off)$/i.test(attributeOf(attributes, 'val') ?? '');
  },
  gridBefore: (reader, attributes) => {
    const row = reader.row();
    if (row) row.gridBefore = boundedSpan(attributes, 0);
  },
  gridSpan: (reader, attributes) => {
    const cell = reader.cell();
    if (cell) cell.gridSpan = boundedSpan(attributes, 1);
  },
  vMerge: (reader, attributes) => {
    const cell = reader.cell();
    if (cell) cell.merge = attributeOf(attributes, 'val') === 'restart' ? 'start' : 'continue';
  },
  fldChar: (reader, attributes) => reader.fieldCharacter(attributes),
  ffData: (reader) => reader.beginFormData(),
  sdt: (reader) => reader.beginControl(),
  headerReference: (reader, attributes) => reader.noteMarginPart('header', attributes),
  footerReference: (reader, attributes) => reader.noteMarginPart('footer', attributes),
};

const CLOSERS: Partial<Record<string, (reader: PartReader) => void>> = {
  p: (reader) => reader.endParagraph(),
  pPr: (reader) => reader.endProperties(),
  hyperlink: (reader) => reader.endLink(),
  txbxContent: (reader) => reader.endTextBox(),
  tbl: (reader) => reader.endTable(),
  tr: (reader) => reader.endRow(),
  tc: (reader) => reader.endCell(),
  sdt: (reader) => reader.endControl(),
};

function boundedSpan(attributes: XmlAttributes, least: number): number {
  return Math.min(MAX_COLUMN_SPAN, Math.max(least, Math.floor(Number(attributeOf(attributes, 'val'))) || least));
}
