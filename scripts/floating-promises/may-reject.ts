import ts from 'typescript';
import type { Implementations } from './implementations-in.ts';
import { isAssignment } from './is-assignment.ts';
import { isPromise, returnsPromise } from './promise-types.ts';

export interface Rejections {
  /**
   * Whether a promise may reject, as far as its text tells; what cannot be told may. Faults of a program, which throw anywhere, are left
   * out.
   */
  mayReject(promise: ts.Expression): boolean;
  /** Whether what a function returns may. */
  functionMayReject(given: ts.Node): boolean;
}

export function createRejections(checker: ts.TypeChecker, implementations: Implementations): Rejections {
  const known = new Map<ts.Node, boolean>();

  function mayReject(promise: ts.Expression): boolean {
    const node = bare(promise);
    if (ts.isVoidExpression(node)) return false;
    if (!isPromise(checker.getTypeAtLocation(node))) return false;
    if (ts.isConditionalExpression(node)) return mayReject(node.whenTrue) || mayReject(node.whenFalse);
    if (ts.isBinaryExpression(node)) return (!isAssignment(node) && mayReject(node.left)) || mayReject(node.right);
    if (ts.isNewExpression(node)) return !isSettledByResolve(node);
    return ts.isCallExpression(node) ? callMayReject(node) : true;
  }

  function callMayReject(call: ts.CallExpression): boolean {
    if (ts.isPropertyAccessExpression(call.expression) && isPromise(checker.getTypeAtLocation(call.expression.expression))) {
      const { name, expression } = call.expression;
      const handlersMay = call.arguments.some(handlerMayReject);
      if (name.text === 'catch') return handlersMay;
      if (name.text === 'then' && call.arguments.length === 2) return handlersMay;
      return mayReject(expression) || handlersMay;
    }
    if (call.expression.getText() === 'Promise.allSettled' || call.expression.getText() === 'Promise.resolve') return false;
    const declaration = checker.getResolvedSignature(call)?.declaration;
    return declaration === undefined || functionMayReject(declaration);
  }

  function handlerMayReject(handler: ts.Expression): boolean {
    return returnsPromise(checker.getTypeAtLocation(handler), checker) && functionMayReject(handler);
  }

  function functionMayReject(given: ts.Node): boolean {
    const before = known.get(given);
    if (before !== undefined) return before;
    // A function that calls itself is what the rest of it is.
    known.set(given, false);
    const may = decide(given);
    known.set(given, may);
    return may;
  }

  function decide(given: ts.Node): boolean {
    if (ts.isFunctionLike(given) && 'body' in given && given.body) return bodyMayReject(given, given.body);
    const behind = implementations.get(given) ?? (ts.isFunctionTypeNode(given) ? implementations.get(given.parent) : undefined);
    if (behind) return behind.some(functionMayReject);
    const symbol = ts.isIdentifier(given) || ts.isPropertyAccessExpression(given) ? symbolOf(given) : undefined;
    const [declaration] = symbol?.declarations ?? [];
    if (!declaration || declaration === given) return true;
    return functionMayReject(ts.isVariableDeclaration(declaration) && declaration.initializer ? declaration.initializer : declaration);
  }

  function symbolOf(node: ts.Identifier | ts.PropertyAccessExpression): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function bodyMayReject(given: ts.Node, body: ts.Node): boolean {
    if (ts.isArrowFunction(given) && !ts.isBlock(given.body))
      return isAsync(given) && ts.isAwaitExpression(given.body) ? mayReject(given.body.expression) : mayReject(given.body);
    return isAsync(given) ? nodeMayReject(body, false) : returnsOf(body).some(mayReject);
  }

  /** Of what an asynchronous function does outside any `try` that catches. */
  function nodeMayReject(node: ts.Node, isCaught: boolean): boolean {
    if (ts.isFunctionLike(node)) return false;
    if (ts.isTryStatement(node))
      return (
        nodeMayReject(node.tryBlock, isCaught || node.catchClause !== undefined) ||
        [node.catchClause?.block, node.finallyBlock].some((block) => block !== undefined && nodeMayReject(block, isCaught))
      );
    if (!isCaught && (ts.isThrowStatement(node) || (ts.isForOfStatement(node) && node.awaitModifier))) return true;
    if (!isCaught && ts.isAwaitExpression(node) && mayReject(node.expression)) return true;
    if (!isCaught && ts.isReturnStatement(node) && node.expression && mayReject(node.expression)) return true;
    return ts.forEachChild(node, (child) => nodeMayReject(child, isCaught) || undefined) ?? false;
  }

  return { mayReject, functionMayReject };
}

function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node) ? bare(node.expression) : node;
}

function isAsync(node: ts.Node): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) ?? false);
}

/** `new Promise((resolve) => ...)` has no way to reject. */
function isSettledByResolve({ arguments: given }: ts.NewExpression): boolean {
  const [executor] = given ?? [];
  return executor !== undefined && ts.isFunctionLike(executor) && executor.parameters.length < 2;
}

function returnsOf(body: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}
