import { describe, expect, it } from 'vitest';
import { EngineError } from '../errors.ts';
import type { EnginePorts, PageContent } from '../model/index.ts';
import { bombs, type Bomb } from './bombs.test-fixture.ts';
import { openDocument } from './open-document.ts';
import { sniffType } from './sniff-type.ts';
import { unpackDocuments } from './unpack.ts';

/** Pictures and PDFs need a platform; their bombs run with the isolated reader and in the browser. */
const own = bombs().filter((bomb) => !/^(pixels|PDF)/.test(bomb.name));

describe('bombs', () => {
  it.each(own.map((bomb) => [bomb.name, bomb] as const))('%s ends as it should', { timeout: 60_000 }, async (_, bomb) => {
    const outcome = await read(bomb);
    if (outcome instanceof EngineError) expect(outcome.code).not.toBe('internal');
    if (bomb.expect === 'reads') expect(outcome).toBeInstanceOf(Array);
    else if (bomb.expect !== 'either') expect(bomb.expect.codes).toContain((outcome as EngineError).code);
    if (Array.isArray(outcome)) expect(JSON.stringify(outcome).length).toBeLessThan(60_000_000);
  });
});

async function read(bomb: Bomb): Promise<PageContent[] | EngineError> {
  try {
    const pages: PageContent[] = [];
    for (const { bytes, fileName } of unpackDocuments({ fileName: bomb.fileName, bytes: bomb.bytes() })) {
      const open = await openDocument(bytes, sniffType(bytes, fileName) as 'text', { fileName, embedded: true }, {} as EnginePorts);
      for (let pageNumber = 1; pageNumber <= open.pageCount; pageNumber++) pages.push((await open.readPage(pageNumber)).page);
    }
    return pages;
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
}
