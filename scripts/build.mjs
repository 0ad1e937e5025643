import { ensureInstalled, run } from './ensure-installed.mjs';

// Everything that runs: the packages, the command and the server (type checked), then the web app with the engine's large files.
ensureInstalled();
run('npx', ['tsc', '-b']);
run('npx', ['vite', 'build', '--config', 'apps/web/vite.config.ts', '--logLevel', 'error']);
