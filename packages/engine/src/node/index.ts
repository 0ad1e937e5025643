export * from './isolated-reader.ts';
export * from './node-ports.ts';
