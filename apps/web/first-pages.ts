import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import type { FirstHtml } from './src/app/first-html.tsx';

const SOURCE = join(import.meta.dirname, 'src/app/first-html.tsx');
/** Below the project, so that React is found from there. */
const CACHE = join(import.meta.dirname, '../../.cache');

/** The address of the installation, and who runs it, are known to the server alone: it puts them in. */
const HOST = '%PUBLIC_URL%';

/**
 * Writes a page for each screen: with its own title and description, its text for whoever runs no scripts, and the names of the scripts it
 * will need, so that they are fetched at once.
 */
export function firstPages(): Plugin {
  return {
    name: 'first-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html'];
        if (shell?.type !== 'asset') return;
        const page = withScriptsLast(String(shell.source));
        for (const first of await renderFirst()) {
          const source = withBody(withHead(page, first, scriptsOf(first.name, bundle)), first.body);
          if (first.name === 'index') shell.source = source;
          else this.emitFile({ type: 'asset', fileName: `${first.name}.html`, source });
        }
      },
    },
  };
}

async function renderFirst(): Promise<FirstHtml[]> {
  await mkdir(CACHE, { recursive: true });
  const outDir = await mkdtemp(join(CACHE, 'first-pages-'));
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      resolve: { conditions: ['source'] },
      ssr: { resolve: { conditions: ['source'] }, noExternal: [/^@sheetlift\//] },
      build: { ssr: SOURCE, outDir, emptyOutDir: true, target: 'node20', rollupOptions: { output: { entryFileNames: 'first-html.mjs' } } },
    });
    const { firstHtml } = (await import(pathToFileURL(join(outDir, 'first-html.mjs')).href)) as { firstHtml: () => FirstHtml[] };
    return firstHtml();
  } finally {
    await rm(outDir, { recursive: true });
  }
}

function withHead(page: string, { head }: FirstHtml, scripts: readonly string[]): string {
  const { title, description, canonical } = head;
  const preloads = scripts.map((name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}">`);
  const address = `${HOST}${canonical ?? '/'}`;
  const own = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === null ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Sheetlift">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${HOST}/social.png">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    ...preloads,
  ];
  return page.replace('<!--head-->', own.join('\n    '));
}

/** What a person sees first is drawn without scripts: they wait for the styles and letters, not the other way round. */
function withScriptsLast(page: string): string {
  return page.replaceAll(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"');
}

function withBody(page: string, body: string): string {
  return page.replace('<!--screen-->', () => body);
}

/** The script of a screen and what it imports at once. */
function scriptsOf(name: string, bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(SCREEN_FILES[name] ?? '-'));
  if (!screen || !entry) return [];
  const known = new Set([entry.fileName, ...importsOf(entry.fileName, bundle)]);
  return [screen.fileName, ...importsOf(screen.fileName, bundle)].filter((file) => !known.has(file));
}

/** Screens whose own script is worth naming ahead, by the file that holds them. */
const SCREEN_FILES: Record<string, string> = {
  index: '/home-screen.tsx',
  templates: '/templates-screen.tsx',
  pricing: '/pricing-screen.tsx',
  faq: '/faq-screen.tsx',
  contact: '/contact-screen.tsx',
  terms: '/terms-screen.tsx',
  privacy: '/privacy-screen.tsx',
  account: '/account-screen.tsx',
  'reset-password': '/reset-password-screen.tsx',
};

function importsOf(name: string, bundle: Rollup.OutputBundle, found = new Set<string>()): ReadonlySet<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk') return found;
  for (const imported of chunk.imports) {
    if (found.has(imported)) continue;
    found.add(imported);
    importsOf(imported, bundle, found);
  }
  return found;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
