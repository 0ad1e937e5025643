export * from './browser-assets.ts';
export { engineVersion } from './engine-version.ts';
export * from './isolated-reader.ts';
export * from './node-ports.ts';
export * from './reading-cache.ts';
export { RECOGNISER_FILES } from './recogniser-files.ts';
