import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { browserAssets } from '@sheetlift/engine/node';
import type { Plugin } from 'vite';

/** At this name the server serves it, whatever the version. */
const FILE = 'licences.txt';

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

interface Part {
  name: string;
  version: string;
  licence: string;
  home: string;
  texts: string[];
}

/**
 * Writes what is bundled for browsers, and under which licences, beside it. `collect` belongs into every build whose output is served: the
 * page's, its workers' and the service worker's; `write` comes last in the page's.
 */
export function notice(): { collect: () => Plugin; write: () => Plugin } {
  const files = new Set(browserAssets().map(({ path }) => path));
  return {
    collect: () => ({
      name: 'notice-collect',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle))
          for (const name of file.type === 'chunk' ? file.moduleIds : file.originalFileNames)
            files.add(resolve(import.meta.dirname, name.replace('\0', '')));
      },
    }),
    write: () => ({
      name: 'notice-write',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler() {
          this.emitFile({ type: 'asset', fileName: FILE, source: noticeOf(files) });
        },
      },
    }),
  };
}

/** The notice of the packages that these files are of. */
function noticeOf(files: Iterable<string>): string {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    const [, root] = PACKAGE.exec(file) ?? [];
    if (root === undefined || !existsSync(join(root, 'package.json'))) continue;
    // Files that a package has from others carry their licence beside them.
    folders.set(root, (folders.get(root) ?? new Set([root])).add(dirname(file)));
  }
  const described = [...folders].map(([root, places]) => describe(root, places));
  // The same version may lie in several places.
  const parts = [...new Map(described.map((part) => [`${part.name} ${part.version}`, part])).values()].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  const lesser = parts.filter(({ licence }) => licence.includes('LGPL'));
  return [
    'What Sheetlift sends to browsers is made of its own code, under the Apache License 2.0, and of these parts.',
    ...lesser.map(
      ({ name, version, licence, home }) =>
        `${name} ${version} is under the GNU Lesser General Public License (${licence}). Its WebAssembly is served unchanged, as a file of its own that\ncan be replaced by another version. Its source: ${home}`,
    ),
    ...parts.map(({ name, version, licence, home, texts }) =>
      [`${'-'.repeat(80)}\n${name} ${version}\n${licence}\n${home}`, ...texts].join('\n\n'),
    ),
    '',
  ].join('\n\n');
}

function describe(root: string, places: ReadonlySet<string>): Part {
  const { name, version, license, homepage, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
    homepage?: string;
    repository?: string | { url: string };
  };
  const texts = [...places].flatMap((place) =>
    readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
      .map((entry) => readFileSync(join(place, entry.name), 'utf8').trim()),
  );
  return {
    name,
    version,
    licence: license ?? 'see below',
    home: homepage ?? (typeof repository === 'string' ? repository : (repository?.url ?? '')),
    texts,
  };
}
