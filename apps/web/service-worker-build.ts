import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

const SOURCE = join(import.meta.dirname, 'src/service-worker/service-worker.ts');

/** Fonts for scripts that the page itself does not use are fetched when a document's text needs them. */
const RARE_FONT = /-(latin-ext|vietnamese)-/;

/** Other sites show it beside a link; the page never does. */
const SOCIAL_PICTURE = 'social.png';

/** Character maps are for Asian text in the few PDFs the first reader refuses; each is fetched when one asks for it. */
const CHARACTER_MAP = /\.bcmap$/;

/** Judges a password that is being made, which takes the server anyway; larger than the whole page. */
const ONLINE_ALONE = /^assets\/password-strength-/;

/** Decodes a language model that was fetched: few have one, and it is larger than the engine. */
const MODEL_DECODER = /^assets\/(wllama|model-decoder)-/;

const LANGUAGE_PACK = /\/(\w+)\.traineddata\.gz$/;

/**
 * Writes `service-worker.js` with the list of files it keeps: those that make the page, fetched when it is installed, and
 * those that read documents, fetched when the page asks for them. `collect` sees what it is made of.
 */
export function serviceWorker(collect: () => Plugin): Plugin {
  let publicDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const pageFiles = filesOfPage(bundle);
        const isFont = (name: string): boolean => name.endsWith('.woff2') && !RARE_FONT.test(name);
        const names = Object.keys(bundle).filter((name) => !ONLINE_ALONE.test(name));
        const isOfPage = (name: string): boolean => pageFiles.has(name) && !MODEL_DECODER.test(name);
        const shell = names.filter((name) => name.endsWith('.html') || name.endsWith('.css') || isFont(name) || isOfPage(name));
        const engine = names.filter((name) => name.startsWith('assets/') && !shell.includes(name) && !CHARACTER_MAP.test(name));
        const source = await bundleWorker(
          {
            SHELL_FILES: [
              ...shell.map((name) => ({ url: `/${name}`, revision: name.startsWith('assets/') ? null : hashOf(contentOf(bundle[name]!)) })),
              ...filesIn(publicDir)
                .filter((name) => name !== SOCIAL_PICTURE)
                .map((name) => ({ url: `/${name}`, revision: hashOf(readFileSync(join(publicDir, name))) })),
            ],
            ENGINE_FILES: engine.map((name) => ({
              url: `/${name}`,
              bytes: contentOf(bundle[name]!).length,
              language: LANGUAGE_PACK.exec(name)?.[1] ?? null,
              onlyWhenUsed: MODEL_DECODER.test(name),
            })),
          },
          collect,
        );
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}

/** Paths of all files of a folder, below it. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The page's own scripts, with those of screens that are loaded when they are first shown. */
function filesOfPage(bundle: Rollup.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  Object.values(bundle).forEach((file) => file.type === 'chunk' && file.isEntry && visit(file.fileName));
  return found;
}

async function bundleWorker(values: Record<string, unknown>, collect: () => Plugin): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [collect()],
    define: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
      'process.env.NODE_ENV': '"production"',
    },
    build: { write: false, target: 'es2023', lib: { entry: SOURCE, formats: ['iife'], name: 'serviceWorker', fileName: 'service-worker' } },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rollup.RollupOutput];
  return output[0].code;
}

function contentOf(file: Rollup.OutputAsset | Rollup.OutputChunk): Buffer {
  return Buffer.from(file.type === 'chunk' ? file.code : file.source);
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
