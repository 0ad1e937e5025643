export * from './model/index.ts';
export * from './errors.ts';
export * from './limits.ts';
