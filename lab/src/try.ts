// `npm run try -- FILE [--template T.json] [--rows MODE] [--password P] [--out FOLDER]`
// Prints the rows with their reasons, and draws each page with its words, tables and chosen evidence.
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  collectPages,
  type FieldResult,
  layOutDocument,
  loadFinder,
  openFile,
  plainValue,
  readPages,
  type RowMode,
  type Template,
} from '@sheetlift/engine';
import { createNodePorts, loadNodeAsset } from '@sheetlift/engine/node';
import { drawPage } from './draw-page.ts';
import { PROJECT_ROOT } from './shared-folder.ts';

/** Pages drawn: enough to look at, whatever the file's length. */
const MAX_DRAWN_PAGES = 20;

const DRAWN_WIDTH_PX = 1600;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    template: { type: 'string' },
    rows: { type: 'string', default: 'auto' },
    password: { type: 'string' },
    out: { type: 'string', default: join(PROJECT_ROOT, '.tmp', 'try') },
  },
});
const [path] = positionals;
if (path === undefined) {
  console.error('Usage: npm run try -- FILE [--template T.json] [--rows auto|document|item] [--password P] [--out FOLDER]');
  process.exit(1);
}

const template = readTemplate(values.template);
const bytes = readFileSync(path);
const options = { fileName: basename(path), embedded: false, ...(values.password === undefined ? {} : { password: values.password }) };
const ports = createNodePorts();
try {
  const document = await collectPages(await readPages(bytes, options, ports));
  const layout = layOutDocument(document);
  const result = (await loadFinder(loadNodeAsset)).extractRows(layout, template, values.rows as RowMode);
  console.log(
    `${basename(path)}: ${document.type}, ${document.pageCount} pages, ${layout.tables.length} tables, ${layout.pairs.length} pairs, languages ${layout.languages.join(' ')}`,
  );
  for (const issue of result.issues) console.log(`${issue.severity}: ${issue.message}`);
  result.rows.forEach((row, index) => {
    console.log(`\nRow ${index + 1} (page ${row.pageNumber})`);
    for (const { id, variableName } of template.entities) console.log(`  ${variableName.padEnd(24)} ${told(row.cells[id])}`);
  });
  mkdirSync(values.out, { recursive: true });
  const open = await openFile(bytes, options, ports);
  for (let pageNumber = 1; pageNumber <= Math.min(open.pageCount, MAX_DRAWN_PAGES); pageNumber++) {
    const file = join(values.out, `${basename(path)}-${pageNumber}.png`);
    const page = document.pages[pageNumber - 1];
    const picture = await open.renderPage(pageNumber, DRAWN_WIDTH_PX);
    if (!picture || page?.kind !== 'fixed') continue;
    await drawPage(picture, page, layout, result, file);
    console.log(`drawn: ${file}`);
  }
  open.close();
} finally {
  await ports.close();
}

function readTemplate(file: string | undefined): Template {
  const json = JSON.parse(readFileSync(file ?? join(PROJECT_ROOT, 'apps/web/public/default-templates.json'), 'utf8'));
  const template = file === undefined ? json[0] : json;
  template.entities.forEach((entity: { id?: string; enumValues?: string[] }, index: number) => {
    entity.id ??= `field-${index + 1}`;
    entity.enumValues ??= [];
  });
  return template;
}

function told(cell: FieldResult | undefined): string {
  if (!cell) return '';
  if (cell.state !== 'found' && cell.state !== 'unsure') return `(${cell.state})`;
  const { value, confidence, reason } = cell.chosen;
  const others = cell.alternatives.map((other) => JSON.stringify(other.printed)).join(', ');
  return `${JSON.stringify(plainValue(value))}  ${cell.state} ${confidence.toFixed(2)}: ${reason}${others ? `; else ${others}` : ''}`;
}
