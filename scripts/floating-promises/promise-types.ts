import type ts from 'typescript';

export function isPromise(type: ts.Type): boolean {
  return (type.isUnion() ? type.types : [type]).some(
    (one) => one.getProperty('then') !== undefined && one.getProperty('catch') !== undefined,
  );
}

export function returnsPromise(type: ts.Type, checker: ts.TypeChecker): boolean {
  return checker
    .getNonNullableType(type)
    .getCallSignatures()
    .some((signature) => isPromise(signature.getReturnType()));
}

/** Whether whoever calls it takes no answer. */
export function returnsVoid(type: ts.Type, checker: ts.TypeChecker): boolean {
  const signatures = checker.getNonNullableType(type).getCallSignatures();
  return signatures.length > 0 && signatures.every((signature) => checker.typeToString(signature.getReturnType()) === 'void');
}
