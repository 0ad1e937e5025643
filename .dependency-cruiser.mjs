import { ROOMS } from './scripts/rooms.mjs';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pathsOf = (room) => room.paths.map((path) => `^${escape(path)}${path.endsWith('/') ? '' : '$'}`);
const roomNamed = (name) => {
  const room = ROOMS.find((one) => one.name === name);
  if (!room) throw new Error(`No room is named "${name}".`);
  return room;
};
const OURS = '^(packages|apps|lab)/[^/]+/?(src|bin)?/';
/** A package that is not hoisted lies below one of ours. */
const PACKAGES = '/node_modules/';
const TESTS = '\\.test\\.tsx?$|\\.test-fixture\\.ts$';

const roomRules = ROOMS.map((room) => ({
  name: `${room.name} imports only what it may`,
  severity: 'error',
  from: { path: pathsOf(room), pathNot: TESTS },
  to: { path: OURS, pathNot: [PACKAGES, ...pathsOf(room), ...room.mayImport.flatMap((name) => pathsOf(roomNamed(name)))] },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...roomRules,
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'every import resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'nobody imports a test', severity: 'error', from: { pathNot: TESTS }, to: { path: TESTS } },
    { name: 'nobody imports the lab', severity: 'error', from: { pathNot: ['^lab/', TESTS] }, to: { path: '^lab/' } },
    {
      name: 'the engine knows no platform',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: ['^packages/engine/src/(node|browser)/', TESTS] },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
