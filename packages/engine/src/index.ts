export * from './errors.ts';
export * from './extract.ts';
export * from './limits.ts';
export * from './model/index.ts';
export { sniffType } from './readers/sniff-type.ts';
export { unpackDocuments } from './readers/unpack.ts';
export { applyCorrections } from './rows/apply-corrections.ts';
export * from './writers/index.ts';
