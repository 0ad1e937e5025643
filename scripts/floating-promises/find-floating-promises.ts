import ts from 'typescript';
import { createRejections } from './may-reject.ts';
import { implementationsIn } from './implementations-in.ts';
import { isAssignment } from './is-assignment.ts';
import { isPromise, returnsPromise, returnsVoid } from './promise-types.ts';

/**
 * Promises of these files that nobody waits for and that may reject, as "path:line: text". Neither `void` nor a callback whose answer
 * nobody takes excuses one: what is let go must say by itself what goes wrong with it, in a `catch`.
 */
export function findFloatingPromises(program: ts.Program, isOurs: (fileName: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => isOurs(fileName));
  const { mayReject, functionMayReject } = createRejections(checker, implementationsIn(files, checker));
  const found: string[] = [];

  const report = (node: ts.Node): void => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file.fileName}:${line + 1}: ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 100)}`);
  };
  /** A function in a place where its answer is dropped. */
  const lookAtDropped = (given: ts.Expression, wanted: ts.Type | undefined): void => {
    if (wanted && returnsVoid(wanted, checker) && returnsPromise(checker.getTypeAtLocation(given), checker) && functionMayReject(given))
      report(given);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVoidExpression(node) && isPromise(checker.getTypeAtLocation(node.expression)) && mayReject(node.expression)) report(node);
    if (
      ts.isExpressionStatement(node) &&
      isLetGo(node.expression) &&
      isPromise(checker.getTypeAtLocation(node.expression)) &&
      mayReject(node.expression)
    )
      report(node);
    if (ts.isCallExpression(node) || ts.isNewExpression(node))
      node.arguments?.forEach((given) => lookAtDropped(given, checker.getContextualType(given)));
    if (ts.isJsxExpression(node) && node.expression && ts.isJsxAttribute(node.parent))
      lookAtDropped(node.expression, checker.getContextualType(node.expression));
    if (ts.isPropertyAssignment(node)) lookAtDropped(node.initializer, checker.getContextualType(node.initializer));
    if (ts.isShorthandPropertyAssignment(node)) lookAtDropped(node.name, checker.getContextualType(node.name));
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return found;
}

/** What is assigned is kept, and what is awaited is waited for. */
function isLetGo(expression: ts.Expression): boolean {
  return (
    !ts.isAwaitExpression(expression) &&
    !ts.isVoidExpression(expression) &&
    !(ts.isBinaryExpression(expression) && isAssignment(expression))
  );
}
