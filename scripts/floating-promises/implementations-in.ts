import ts from 'typescript';

/** What stands behind the members of interfaces: declaration of a member -> the functions that objects of that type have there. */
export type Implementations = ReadonlyMap<ts.Node, readonly ts.Node[]>;

/** Read off the objects that are written where such a type is wanted, attributes of elements among them. */
export function implementationsIn(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Implementations {
  const found = new Map<ts.Node, ts.Node[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) || ts.isJsxAttributes(node)) note(node);
    ts.forEachChild(node, visit);
  };
  const note = (node: ts.ObjectLiteralExpression | ts.JsxAttributes): void => {
    const wanted = checker.getContextualType(node);
    for (const member of wanted ? node.properties : []) {
      const given = member.name && functionOf(member);
      const declarations = given && checker.getNonNullableType(wanted!).getProperty(member.name.getText())?.declarations;
      for (const declaration of declarations ?? []) found.set(declaration, [...(found.get(declaration) ?? []), given!]);
    }
  };
  files.forEach(visit);
  return found;
}

function functionOf(member: ts.ObjectLiteralElementLike | ts.JsxAttributeLike): ts.Node | undefined {
  if (ts.isPropertyAssignment(member)) return member.initializer;
  if (ts.isShorthandPropertyAssignment(member)) return member.name;
  if (ts.isMethodDeclaration(member)) return member;
  return ts.isJsxAttribute(member) && member.initializer && ts.isJsxExpression(member.initializer)
    ? member.initializer.expression
    : undefined;
}
