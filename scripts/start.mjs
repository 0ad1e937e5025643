import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
console.error('Building');
await import('./build.mjs');
process.argv.splice(2, Infinity, 'all');
await import('../apps/server/dist/main.js');
