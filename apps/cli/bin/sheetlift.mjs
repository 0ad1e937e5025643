#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { run } from '../../../scripts/ensure-installed.mjs';

const main = new URL('../dist/main.js', import.meta.url);

// In a fresh clone the command builds itself once; standard output stays free for results.
if (!existsSync(main)) run('npx', ['tsc', '-b', 'apps/cli']);
await import(main.href);
