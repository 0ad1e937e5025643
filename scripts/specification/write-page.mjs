// `npm run specification`: writes the page of the specification's statements from the marks in the tests.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE, pageOf, problemsOf, readAllMarks, readStatements } from './specification.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [statements, marks] = [readStatements(ROOT), readAllMarks(ROOT)];
writeFileSync(join(ROOT, PAGE), pageOf(statements, marks));
const problems = problemsOf(statements, marks);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
