// The rooms of the house and whom each may import (docs/ARCHITECTURE.md). The one list behind the import rules:
// .dependency-cruiser.mjs turns it into rules, scripts/import-rules.test.ts proves that they bite.

const engine = 'packages/engine/src';
const workspace = 'apps/web/src/features/workspace';
const MODEL = ['engine model', 'engine errors and limits'];
/** What every room of the finder may import besides its neighbours below. */
const FINDER = [...MODEL, 'engine languages', 'engine values'];

/** What every room of the page's workspace may import besides its neighbours below. */
const WORKSPACE = ['workspace run', 'web components', 'web lib', 'web engine worker', 'engine model'];

/** Room name -> which files are in it (path prefix or exact path) and which other rooms it may import. */
export const ROOMS = [
  { name: 'engine model', paths: [`${engine}/model/`], mayImport: [] },
  { name: 'engine errors and limits', paths: [`${engine}/errors.ts`, `${engine}/limits.ts`], mayImport: [] },
  { name: 'engine platform types', paths: [`${engine}/web-platform.d.ts`], mayImport: [] },
  { name: 'engine languages', paths: [`${engine}/languages/`], mayImport: ['engine model'] },
  { name: 'engine values', paths: [`${engine}/values/`], mayImport: [...MODEL, 'engine languages'] },
  { name: 'engine readers', paths: [`${engine}/readers/`], mayImport: [...MODEL, 'engine values'] },
  { name: 'engine ocr', paths: [`${engine}/ocr/`], mayImport: [...MODEL, 'engine languages'] },
  // Who stands beside and below whom is answered once, for layout and for the finder.
  { name: 'engine neighbours', paths: [`${engine}/layout/neighbours.ts`, `${engine}/layout/median.ts`], mayImport: ['engine model'] },
  { name: 'engine layout', paths: [`${engine}/layout/`], mayImport: [...MODEL, 'engine languages'] },
  { name: 'engine linker', paths: [`${engine}/linker/`], mayImport: ['engine values'] },
  // The finder, from the bottom up: each room imports only rooms above it in this list.
  { name: 'fields document', paths: [`${engine}/fields/document/`], mayImport: [...FINDER, 'engine neighbours'] },
  { name: 'fields compile', paths: [`${engine}/fields/compile/`], mayImport: [...FINDER, 'engine linker'] },
  { name: 'fields kinds', paths: [`${engine}/fields/kinds/`], mayImport: [...FINDER, 'fields document', 'fields compile'] },
  { name: 'fields contracts', paths: [`${engine}/fields/contracts/`], mayImport: [...FINDER, 'fields compile'] },
  {
    name: 'fields labels',
    paths: [`${engine}/fields/labels/`],
    mayImport: [...FINDER, 'fields document', 'fields compile', 'fields kinds'],
  },
  {
    name: 'fields search',
    paths: [`${engine}/fields/search/`],
    mayImport: [...FINDER, 'fields document', 'fields compile', 'fields kinds', 'fields labels'],
  },
  {
    name: 'fields propose',
    paths: [`${engine}/fields/propose/`],
    mayImport: [...FINDER, 'fields document', 'fields compile', 'fields kinds', 'fields contracts', 'fields labels', 'fields search'],
  },
  {
    name: 'fields decide',
    paths: [`${engine}/fields/decide/`],
    mayImport: [...FINDER, 'fields document', 'fields compile', 'fields kinds', 'fields labels', 'fields search', 'fields propose'],
  },
  {
    name: 'fields items',
    paths: [`${engine}/fields/items/`],
    mayImport: [
      ...FINDER,
      'fields document',
      'fields compile',
      'fields kinds',
      'fields contracts',
      'fields labels',
      'fields search',
      'fields propose',
      'fields decide',
    ],
  },
  {
    name: 'fields find',
    paths: [
      `${engine}/fields/find-fields.ts`,
      ...['find-fields', 'labelled-values', 'letters', 'sentences'].map((test) => `${engine}/fields/${test}.test.ts`),
    ],
    mayImport: [...FINDER, 'engine linker', 'fields compile', 'fields search', 'fields propose', 'fields decide', 'fields items'],
  },
  {
    name: 'fields suggest',
    paths: [`${engine}/fields/suggest/`],
    mayImport: [...FINDER, 'engine linker', 'fields document', 'fields kinds', 'fields find'],
  },
  { name: 'engine learning', paths: [`${engine}/learning/`], mayImport: [...MODEL, 'engine values'] },
  { name: 'engine rows', paths: [`${engine}/rows/`], mayImport: [...MODEL, 'engine values'] },
  { name: 'engine writers', paths: [`${engine}/writers/`], mayImport: MODEL },
  {
    name: 'engine order',
    paths: [`${engine}/extract.ts`, `${engine}/reading.ts`, `${engine}/index.ts`],
    mayImport: [
      ...MODEL,
      'engine readers',
      'engine ocr',
      'engine layout',
      'engine linker',
      'fields find',
      'fields suggest',
      'engine learning',
      'engine rows',
      'engine writers',
    ],
  },
  { name: 'engine first sheet', paths: [`${engine}/first-sheet.ts`], mayImport: ['engine readers'] },
  { name: 'engine review', paths: [`${engine}/review.ts`], mayImport: [...MODEL, 'engine values', 'engine rows'] },
  {
    name: 'engine training',
    paths: [`${engine}/training.ts`],
    mayImport: [...MODEL, 'engine linker', 'fields compile', 'fields find', 'fields decide', 'fields propose', 'engine rows'],
  },
  { name: 'engine node', paths: [`${engine}/node/`], mayImport: [...MODEL, 'engine order', 'engine ocr'] },
  { name: 'engine browser', paths: [`${engine}/browser/`], mayImport: [...MODEL, 'engine order', 'engine ocr'] },
  { name: 'contract', paths: ['packages/contract/src/'], mayImport: ['engine model'] },
  { name: 'paddle offline', paths: ['packages/paddle-offline/src/'], mayImport: [] },
  { name: 'cli', paths: ['apps/cli/src/', 'apps/cli/bin/'], mayImport: [...MODEL, 'engine order', 'engine node', 'contract'] },
  {
    name: 'server',
    paths: ['apps/server/src/main.ts', 'apps/server/src/main.test.ts'],
    mayImport: [
      'server http',
      'server accounts',
      'server contact',
      'server templates',
      'server billing',
      'server usage',
      'server platform',
      'contract',
    ],
  },
  {
    name: 'server http',
    paths: ['apps/server/src/http/'],
    mayImport: ['server accounts', 'server contact', 'server templates', 'server billing', 'server usage', 'server platform', 'contract'],
  },
  { name: 'server accounts', paths: ['apps/server/src/accounts/'], mayImport: ['server platform', 'contract'] },
  { name: 'server templates', paths: ['apps/server/src/templates/'], mayImport: ['server platform', 'contract'] },
  { name: 'server contact', paths: ['apps/server/src/contact/'], mayImport: ['server platform', 'contract'] },
  { name: 'server usage', paths: ['apps/server/src/usage/'], mayImport: ['server platform', 'contract'] },
  { name: 'server billing', paths: ['apps/server/src/billing/'], mayImport: ['server usage', 'server platform', 'contract'] },
  { name: 'server platform', paths: ['apps/server/src/platform/'], mayImport: ['contract'] },
  {
    name: 'web app',
    paths: ['apps/web/src/app/', 'apps/web/src/vite-env.d.ts'],
    mayImport: [
      'web review',
      'workspace run',
      'workspace intake',
      'workspace reading',
      'workspace keeping',
      'workspace lessons',
      'workspace storage',
      'workspace documents',
      'workspace device run',
      'web templates',
      'web auth',
      'web account',
      'web billing',
      'web usage',
      'web offline',
      'web components',
      'web lib',
      'web engine worker',
      'engine model',
      'contract',
    ],
  },
  {
    name: 'web review',
    paths: ['apps/web/src/features/review/'],
    mayImport: [
      'engine errors and limits',
      'workspace run',
      'workspace documents',
      'web templates',
      'web components',
      'web lib',
      'web engine worker',
      'engine model',
      'engine review',
      'contract',
    ],
  },
  // The workspace, from the bottom up: each room imports only rooms above it in this list.
  { name: 'workspace run', paths: [`${workspace}/run/`], mayImport: ['web engine worker', 'engine model', 'engine errors and limits'] },
  { name: 'workspace intake', paths: [`${workspace}/intake/`], mayImport: [...WORKSPACE, 'engine errors and limits'] },
  { name: 'workspace reading', paths: [`${workspace}/reading/`], mayImport: [...WORKSPACE, 'engine errors and limits', 'contract'] },
  {
    name: 'workspace finding',
    paths: [`${workspace}/finding/`],
    mayImport: [...WORKSPACE, 'engine errors and limits', 'workspace reading'],
  },
  { name: 'workspace keeping', paths: [`${workspace}/keeping/`], mayImport: WORKSPACE },
  {
    name: 'workspace lessons',
    paths: [`${workspace}/lessons/`],
    mayImport: [...WORKSPACE, 'web templates', 'contract', 'workspace keeping'],
  },
  { name: 'workspace storage', paths: [`${workspace}/storage/`], mayImport: [...WORKSPACE, 'workspace keeping'] },
  {
    name: 'workspace documents',
    paths: [`${workspace}/documents/`],
    mayImport: [...WORKSPACE, 'engine errors and limits', 'workspace reading', 'workspace lessons'],
  },
  {
    name: 'workspace device run',
    paths: [`${workspace}/device-run/`],
    mayImport: [
      ...WORKSPACE,
      'engine errors and limits',
      'workspace intake',
      'workspace reading',
      'workspace finding',
      'workspace keeping',
      'workspace lessons',
    ],
  },
  {
    name: 'web templates',
    paths: ['apps/web/src/features/templates/'],
    mayImport: ['web components', 'web lib', ...MODEL, 'engine first sheet', 'contract'],
  },
  { name: 'web auth', paths: ['apps/web/src/features/auth/'], mayImport: ['web components', 'web lib', 'contract'] },
  { name: 'web account', paths: ['apps/web/src/features/account/'], mayImport: ['web auth', 'web components', 'web lib', 'contract'] },
  {
    name: 'web billing',
    paths: ['apps/web/src/features/billing/'],
    mayImport: ['web account', 'web auth', 'web components', 'web lib', 'contract'],
  },
  { name: 'web offline', paths: ['apps/web/src/features/offline/'], mayImport: ['web components', 'web lib', 'engine model'] },
  { name: 'web service worker', paths: ['apps/web/src/service-worker/'], mayImport: ['web offline'] },
  { name: 'web usage', paths: ['apps/web/src/features/usage/'], mayImport: ['web components', 'web lib', 'contract'] },
  { name: 'web components', paths: ['apps/web/src/components/'], mayImport: ['web lib', 'engine model'] },
  { name: 'web lib', paths: ['apps/web/src/lib/'], mayImport: ['engine model', 'contract'] },
  {
    name: 'web engine worker',
    paths: ['apps/web/src/engine-worker/'],
    mayImport: [...MODEL, 'engine order', 'engine browser', 'contract', 'web lib'],
  },
  {
    name: 'lab',
    paths: ['lab/src/'],
    mayImport: [...MODEL, 'engine order', 'engine node', 'engine readers', 'engine writers', 'engine layout', 'engine training'],
  },
];

/** Folders whose names say nothing; no file may lie in one. */
export const FORBIDDEN_ROOM_NAMES = [
  'utils',
  'util',
  'helpers',
  'common',
  'shared',
  'types',
  'constants',
  'misc',
  'services',
  'controllers',
  'v1',
  'v2',
];
