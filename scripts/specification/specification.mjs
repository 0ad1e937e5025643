import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMarks } from './read-marks.mjs';

const FOLDERS = ['apps', 'e2e', 'lab', 'packages', 'scripts'];

/** Where the page of statements lies. */
export const PAGE = 'docs/SPECIFICATION.md';

/** The statements of the product's specification by section, with the numbers that marks name. A number is never given twice. */
export function readStatements(root) {
  return JSON.parse(readFileSync(join(root, 'scripts/specification/statements.json'), 'utf8'));
}

/** The marks of every test file of the project. */
export function readAllMarks(root) {
  const read = testFiles(root).map((file) => readMarks(file, readFileSync(join(root, file), 'utf8')));
  return { tests: read.flatMap(({ tests }) => tests), astray: read.flatMap(({ astray }) => astray) };
}

/** What is wrong between statements and marks, a sentence each. */
export function problemsOf(statements, { tests, astray }) {
  const known = new Set(Object.values(statements).flatMap((section) => Object.keys(section)));
  const held = new Set(tests.flatMap(({ holds }) => holds));
  return [
    ...[...known].filter((number) => !held.has(number)).map((number) => `${number} is held by no test`),
    ...tests.flatMap(({ file, title, holds }) =>
      holds.filter((number) => !known.has(number)).map((number) => `${number} is no statement: ${file}, ${title}`),
    ),
    ...astray.map((place) => `${place} marks no test that runs`),
  ];
}

/** The text of the page. */
export function pageOf(statements, { tests }) {
  const sections = Object.entries(statements).map(([title, section]) => {
    const rows = Object.entries(section).map(
      ([number, words]) =>
        `| ${number} | ${plain(words)} | ${tests
          .filter(({ holds }) => holds.includes(number))
          .map(link)
          .join('<br>')} |`,
    );
    return `## ${title}\n\n| | Statement | Held by |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  const count = Object.values(statements).flatMap((section) => Object.keys(section)).length;
  return `# The specification, and what holds it

The ${count} statements of the product's specification and the tests that fail where one is not met. A test says which it holds in a line above it,
\`// holds S4.12, S8.3\`; \`npm run specification\` writes this page from those lines, and \`npm test\` fails where a statement has no test, a line
names no statement, or this page is not the one that would be written. The statements stand in \`scripts/specification/statements.json\`.

${sections.join('\n')}`;
}

function testFiles(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path).replaceAll('\\', '/')),
  )
    .filter((path) => /\.test\.tsx?$/.test(path) && !/\/(dist|node_modules)\//.test(path))
    .sort();
}

function link({ file, title }) {
  return `[${file.split('/').at(-1)}](../${file}): ${plain(title)}`;
}

/** As it stands, in a cell of a table. */
function plain(words) {
  return words.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');
}
