import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readMarks } from './read-marks.mjs';
import { PAGE, pageOf, problemsOf, readAllMarks, readStatements } from './specification.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('the specification', () => {
  const [statements, marks] = [readStatements(ROOT), readAllMarks(ROOT)];

  it('has a test for each statement', () => {
    expect(problemsOf(statements, marks)).toEqual([]);
  });

  it('has a page that says which (`npm run specification` writes it)', () => {
    expect(readFileSync(join(ROOT, PAGE), 'utf8')).toBe(pageOf(statements, marks));
  });
});

describe('the marks', () => {
  const STATEMENTS = { '1. Doors': { 'S1.1': 'A door opens', 'S1.2': 'A door | gate closes' } };

  it('are read above tests of every form, with the groups these are in', () => {
    const lines = [
      "describe('a door', () => {",
      '// It is heavy.',
      '// holds S1.1, S1.2',
      "test('opens', () => {});",
      '// holds S1.2',
      'it.each([',
      '[1],',
      "])('closes %i times', () => {});",
      "test('is painted', () => {});",
      '});',
    ];
    expect(readMarks('door.test.ts', lines.join('\n'))).toEqual({
      tests: [
        { file: 'door.test.ts', title: 'a door › opens', holds: ['S1.1', 'S1.2'] },
        { file: 'door.test.ts', title: 'a door › closes %i times', holds: ['S1.2'] },
      ],
      astray: [],
    });
  });

  it.each([
    ['above no test', "// holds S1.1\nconst door = 'open';"],
    ['within a test', "test('a door', () => {\n  // holds S1.1\n  open();\n});"],
    ['above a test that may not run', "// holds S1.1\ntest.skipIf(winter)('a door', () => {});"],
    ['above a group', "// holds S1.1\ndescribe('a door', () => {});"],
    ['in words that nobody reads', "// holds S1.1 and S1.2\ntest('a door', () => {});"],
  ])('are astray %s', (_where, text) => {
    const { tests, astray } = readMarks('door.test.ts', text);
    expect(tests).toEqual([]);
    expect(astray).toHaveLength(1);
    expect(problemsOf({}, { tests, astray })).toEqual([`${astray[0]} marks no test that runs`]);
  });

  it('leave no statement without a test, and name none that is not there', () => {
    const { tests, astray } = readMarks('door.test.ts', "// holds S1.1, S1.3\ntest('a door', () => {});");
    expect(problemsOf(STATEMENTS, { tests, astray })).toEqual(['S1.2 is held by no test', 'S1.3 is no statement: door.test.ts, a door']);
  });

  it('make the page', () => {
    const page = pageOf(STATEMENTS, readMarks('e2e/door.test.ts', "// holds S1.2\ntest('a door', () => {});"));
    expect(page).toContain(
      '\n## 1. Doors\n\n| | Statement | Held by |\n|---|---|---|\n| S1.1 | A door opens |  |\n| S1.2 | A door \\| gate closes | [door.test.ts](../e2e/door.test.ts): a door |\n',
    );
  });
});
