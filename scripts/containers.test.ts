import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ENVIRONMENT_VARIABLES } from '../apps/server/src/platform/environment-variables.ts';

// No container can be run where this is tested: what can be told from the text is.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

interface Service {
  image: string;
  command?: string[];
  user?: string;
  read_only?: boolean;
  environment: Record<string, string | null>;
  secrets: string[];
  volumes: string[];
  healthcheck?: object;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  secrets: Record<string, { file: string }>;
}

/** Each instruction of the Dockerfile on one line. */
const instructions = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ name: line.split(' ', 1)[0]!, rest: line.slice(line.indexOf(' ') + 1) }));
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;

/** What the build makes, which a fresh checkout has not. */
const BUILT = ['node_modules', 'apps/web/dist'];

/** Said by the Dockerfile or a secret, or for development alone. */
const NOT_PASSED_ON = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'TOKEN_SECRET', 'GOOGLE_SHEETS_API_URL', 'PADDLE_API_URL'];

/** Of an image of its own. */
const FOREIGN = /^POSTGRES_/;

test('every base image has an exact version', () => {
  const images = [
    ...instructions.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' ', 1)[0]!),
    ...Object.values(compose.services).map(({ image }) => image),
  ].filter((image) => image !== 'sheetlift');
  expect(images.length).toBeGreaterThan(2);
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z-]+$/);
});

test('the version of Node is one that the packages run on', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const [, major, minor] = /node:(\d+)\.(\d+)/.exec(read('Dockerfile'))!.map(Number);
  const [least, leastMinor] = engines.node.replace('>=', '').split('.').map(Number);
  expect([major === least, minor! >= leastMinor!]).toEqual([true, true]);
});

test('what is copied, run and asked for is in the repository', () => {
  const copied = instructions.filter(({ name, rest }) => name === 'COPY' && rest.startsWith('--from=build'));
  const sources = copied.map(({ rest }) => /\/build\/(\S+)/.exec(rest)![1]!);
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((source) => !BUILT.includes(source) && !existsSync(`${ROOT}${source}`))).toEqual([]);
  for (const [script] of read('Dockerfile').matchAll(/scripts\/[\w-]+\.mjs|apps\/server\/bin\/[\w.-]+/g))
    expect([script, existsSync(`${ROOT}${script}`)]).toEqual([script, true]);
  const [, built] = /\/build\/apps\/server\/dist\/([\w/-]+)\.js/.exec(read('Dockerfile'))!;
  expect(existsSync(`${ROOT}apps/server/src/${built}.ts`)).toBe(true);
  // The entry is below a folder that is copied.
  const [entry] = JSON.parse(instructions.find(({ name }) => name === 'ENTRYPOINT')!.rest).slice(1) as string[];
  expect(sources.some((source) => entry!.startsWith(`${source}/`))).toBe(true);
});

test('it runs what the server knows, as nobody in particular, and is healthy by a query', () => {
  const roles = /const ROLES[^{]*\{([^}]*)\}/.exec(read('apps/server/src/main.ts'))![1]!;
  const commands = [JSON.parse(instructions.findLast(({ name }) => name === 'CMD')!.rest) as string[]];
  for (const { command } of Object.values(compose.services)) if (command) commands.push(command);
  expect(commands).toEqual([['all'], ['web'], ['worker']]);
  for (const [role] of commands) expect(roles).toMatch(new RegExp(`^ +${role}\\b`, 'm'));
  expect(instructions.findLast(({ name }) => name === 'USER')!.rest).toBe('node');
  expect(instructions.find(({ name }) => name === 'HEALTHCHECK')!.rest).toContain('/readyz');
  expect(read('packages/contract/src/operation-endpoints.ts')).toContain("path: '/readyz'");
});

test('web and worker write nowhere but into the volume and /tmp', () => {
  for (const name of ['web', 'worker'])
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      volumes: ['data:/data'],
    });
});

test('web and worker are given every variable that the server reads, and the same', () => {
  const { web, worker } = compose.services as { web: Service; worker: Service };
  const read = Object.keys(ENVIRONMENT_VARIABLES.shape);
  expect(read.filter((name) => !(name in web.environment) && !NOT_PASSED_ON.includes(name))).toEqual([]);
  expect(worker.environment).toEqual(web.environment);
});

test('every variable, secret and volume that is named is known', () => {
  const [, table = ''] = /## Environment\n\n([^]*?)\n\n/.exec(read('docs/RUNBOOK.md'))!;
  const known = new Set([...table.matchAll(/`([A-Z\d_]+)`/g)].map(([, name]) => name!));
  const named = [
    ...Object.values(compose.services).flatMap(({ environment }) => Object.keys(environment)),
    ...instructions.filter(({ name }) => name === 'ENV').flatMap(({ rest }) => rest.split(' ').map((pair) => pair.split('=', 1)[0]!)),
    ...[...read('compose.yaml').matchAll(/\$\{([A-Z\d_]+)/g)].map(([, name]) => name!),
  ].filter((name) => !FOREIGN.test(name));
  expect(named.filter((name) => !known.has(name.replace(/_FILE$/, '')))).toEqual([]);
  for (const { secrets, volumes, environment } of Object.values(compose.services)) {
    expect(secrets.filter((secret) => !(secret in compose.secrets))).toEqual([]);
    expect(volumes.map((volume) => volume.split(':', 1)[0]!).filter((volume) => !(volume in compose.volumes))).toEqual([]);
    const files = Object.values(environment).filter((value) => value?.startsWith('/run/secrets/'));
    expect(files.filter((file) => !secrets.includes(file!.slice('/run/secrets/'.length)))).toEqual([]);
  }
  for (const { file } of Object.values(compose.secrets)) expect(read('.gitignore')).toContain(`/${file.split('/')[1]}/`);
});
