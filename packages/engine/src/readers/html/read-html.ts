import { MAX_HTML_CHARACTERS } from '../../limits.ts';
import type { FlowBlock, Issue } from '../../model/index.ts';
import { contentTruncated } from '../flow-pages.ts';
import { type FlowRole, FlowWriter } from '../flow-writer.ts';
import { InlineText } from '../inline-text.ts';
import { FormControls } from './form-controls.ts';
import { attribute, descendants, type HtmlElement, type HtmlNode, isElement, isHidden, parseHtml, textOf } from './html-tree.ts';
import { isLayoutTable, ownRows, readTable, rowCells } from './html-table.ts';

/** The visible text of an HTML page as blocks; nothing is fetched. Throws `EngineError` too_deeply_nested. */
export function readHtml(html: string): { blocks: FlowBlock[]; issues: Issue[] } {
  const light = html.length > MAX_HTML_CHARACTERS ? withoutEmbeddedFiles(html) : html;
  const nodes = parseHtml(light.slice(0, MAX_HTML_CHARACTERS));
  const reader = new HtmlReader(new FormControls(nodes));
  reader.readNodes(nodes, 'text');
  reader.endParagraph('text');
  const issues = light.length > MAX_HTML_CHARACTERS ? [contentTruncated('a very long HTML file')] : [];
  return { blocks: reader.writer.blocks, issues: [...issues, ...reader.writer.issues] };
}

/** Reports carry their pictures inside, which say nothing here and make up most of their size. */
const withoutEmbeddedFiles = (html: string): string => html.replace(/data:[\w/+.-]{1,100};base64,[A-Za-z0-9+/=]+/g, '');

class HtmlReader {
  readonly writer = new FlowWriter();
  private readonly inline = new InlineText();
  private readonly controls: FormControls;
  private preformatted = false;

  constructor(controls: FormControls) {
    this.controls = controls;
  }

  readNodes(nodes: readonly HtmlNode[], role: FlowRole): void {
    for (const node of nodes) {
      const text = textOf(node);
      if (text !== null) this.readText(text);
      else if (isElement(node) && !isHidden(node)) this.readElement(node, role);
    }
  }

  endParagraph(role: FlowRole): void {
    this.writer.paragraph(this.inline.take(), role);
    for (const field of this.controls.takeFields()) this.writer.formField(field);
  }

  private readText(text: string): void {
    if (this.preformatted) this.inline.append(text.replace(/\r\n?/g, '\n'));
    else this.inline.appendCollapsed(text);
  }

  private readElement(element: HtmlElement, role: FlowRole): void {
    const { tagName } = element;
    if (tagName === 'br') this.inline.breakLine();
    else if (tagName === 'a') this.readLink(element, role);
    else if (tagName === 'table') this.readTableElement(element, role);
    else if (tagName === 'dl') this.readDefinitions(element, role);
    else if (tagName === 'pre') this.readPreformatted(element, role);
    else if (this.controls.isControl(element)) this.controls.write(element, this.inline);
    else if (BLOCK_ELEMENTS.has(tagName)) this.readBlock(element, roleOf(tagName) ?? role, role);
    else this.readNodes(element.childNodes, role);
  }

  private readBlock(element: HtmlElement, role: FlowRole, outerRole: FlowRole): void {
    this.endParagraph(outerRole);
    this.readNodes(element.childNodes, role);
    this.endParagraph(role);
  }

  private readLink(element: HtmlElement, role: FlowRole): void {
    const from = this.inline.length;
    this.readNodes(element.childNodes, role);
    // A block inside the link has begun a new paragraph.
    if (this.inline.length >= from) this.inline.link(from, attribute(element, 'href') ?? '');
  }

  private readPreformatted(element: HtmlElement, role: FlowRole): void {
    this.endParagraph(role);
    this.preformatted = true;
    this.readNodes(element.childNodes, role);
    this.preformatted = false;
    this.endParagraph(role);
  }

  /** A table of figures stays a table; one that only places text is read cell by cell. */
  private readTableElement(table: HtmlElement, role: FlowRole): void {
    this.endParagraph(role);
    if (isLayoutTable(table)) this.readLayoutTable(table, role);
    else this.writeTable(table, ownRows(table));
    this.endParagraph(role);
  }

  /** Rows of plain cells between nested tables are small tables themselves: a label and its value stay side by side. */
  private readLayoutTable(table: HtmlElement, role: FlowRole): void {
    let plain: HtmlElement[] = [];
    for (const row of ownRows(table)) {
      const cells = rowCells(row);
      if (cells.length > 1 && cells.every((cell) => descendants(cell, 'table').length === 0)) {
        plain.push(row);
        continue;
      }
      this.writeTable(table, plain);
      plain = [];
      for (const cell of cells) this.readBlock(cell, role, role);
    }
    this.writeTable(table, plain);
  }

  private writeTable(table: HtmlElement, rows: readonly HtmlElement[]): void {
    if (rows.length === 0) return;
    const { name, cells } = readTable(table, rows, (cell) => this.cellText(cell));
    this.writer.table(cells, name);
    for (const field of this.controls.takeFields()) this.writer.formField(field);
  }

  /** The text of a cell, one line for each paragraph in it. */
  private cellText(cell: HtmlElement): string {
    const reader = new HtmlReader(this.controls);
    reader.readNodes(cell.childNodes, 'text');
    reader.writer.paragraph(reader.inline.take(), 'text');
    return reader.writer.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join('\n');
  }

  /** Each definition as "term: definition", which is how both are labelled elsewhere. */
  private readDefinitions(list: HtmlElement, role: FlowRole): void {
    this.endParagraph(role);
    let term = '';
    let defined = false;
    for (const entry of definitionEntries(list)) {
      const text = this.cellText(entry);
      if (entry.tagName === 'dt') {
        if (term !== '' && !defined) this.inline.append(term);
        this.endParagraph(role);
        [term, defined] = [text, false];
      } else {
        this.inline.append(term !== '' && !defined ? `${term.replace(/\s*:$/, '')}: ${text}` : text);
        this.endParagraph(role);
        defined = true;
      }
    }
    if (term !== '' && !defined) this.inline.append(term);
    this.endParagraph(role);
  }
}

/** Terms and definitions of a list, also where they are grouped in `div`. */
function definitionEntries(list: HtmlElement): HtmlElement[] {
  return list.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.childNodes.filter(isElement) : [child]))
    .filter((child) => !isHidden(child));
}

function roleOf(tagName: string): FlowRole | null {
  if (/^h[1-6]$/.test(tagName)) return 'heading';
  if (tagName === 'li') return 'list-item';
  return null;
}

const BLOCK_ELEMENTS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr html legend li main menu nav noframes ol p search section summary tbody td tfoot th thead tr ul'
  ).split(' '),
);
