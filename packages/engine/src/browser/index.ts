export * from './browser-ports.ts';
