// What naming fields needs outside the worker: the type that a name speaks for, free of readers and of what was learned.
export { typeOfName } from './fields/compile/type-of-name.ts';
