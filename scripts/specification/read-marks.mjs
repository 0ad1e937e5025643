import ts from 'typescript';

const MARK = /^\/\/ holds (S\d+\.\d+(?:, S\d+\.\d+)*)$/;

/**
 * The tests of a file that hold statements of the specification: a line `// holds S4.12, S8.3` stands directly above each. A line that
 * begins so and stands anywhere else, or above a test that may not run, is astray.
 * @param {string} file as the tests are named in the page
 * @param {string} text
 * @returns {{ tests: { file: string, title: string, holds: string[] }[], astray: string[] }}
 */
export function readMarks(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const tests = [];
  const taken = new Set();

  function visit(node, groups) {
    const call = ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) ? node.expression : null;
    const { name, variants } = call ? calledBy(call.expression) : { name: '', variants: [] };
    const title = call ? titleOf(call) : '';
    if (['test', 'it'].includes(name) && variants.every((variant) => variant === 'each')) take(node, [...groups, title].join(' › '));
    ts.forEachChild(node, (child) => visit(child, name === 'describe' ? [...groups, title] : groups));
  }

  function take(test, title) {
    const marks = commentsAbove(test).filter(({ words }) => MARK.test(words));
    for (const { line } of marks) taken.add(line);
    const holds = marks.flatMap(({ words }) => MARK.exec(words)[1].split(', '));
    if (holds.length > 0) tests.push({ file, title, holds });
  }

  function commentsAbove(node) {
    const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    return ranges.map(({ pos, end }) => ({ words: text.slice(pos, end), line: source.getLineAndCharacterOfPosition(pos).line }));
  }

  visit(source, []);
  const astray = text
    .split('\n')
    .flatMap((words, line) => (/^\s*\/\/ holds S/.test(words) && !taken.has(line) ? [`${file}:${line + 1}`] : []));
  return { tests, astray };
}

/** Of `test.each(table)`: "test", with "each". */
function calledBy(expression) {
  const variants = [];
  let callee = expression;
  for (;;) {
    if (ts.isCallExpression(callee)) callee = callee.expression;
    else if (ts.isPropertyAccessExpression(callee)) {
      variants.push(callee.name.text);
      callee = callee.expression;
    } else return { name: ts.isIdentifier(callee) ? callee.text : '', variants };
  }
}

function titleOf({ arguments: [first] }) {
  return first && ts.isStringLiteralLike(first) ? first.text : '';
}
