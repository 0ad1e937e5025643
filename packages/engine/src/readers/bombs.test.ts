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
    expect(allowedEnds(bomb)).toContain(await endOf(bomb));
  });
});

const TYPED_ENDS = ['reads', 'unsupported_type', 'type_mismatch', 'file_damaged', 'expands_too_far', 'too_deeply_nested', 'too_many_pages'];

const allowedEnds = ({ expect: end }: Bomb): string[] => (end === 'either' ? TYPED_ENDS : end === 'reads' ? ['reads'] : end.codes);

/** "reads", the code of the error, or "too much" for a result that no program could hold. */
async function endOf(bomb: Bomb): Promise<string> {
  try {
    const pages = await read(bomb);
    return JSON.stringify(pages).length < 60_000_000 ? 'reads' : 'too much';
  } catch (error) {
    return error instanceof EngineError ? error.code : String(error);
  }
}

async function read(bomb: Bomb): Promise<PageContent[]> {
  const pages: PageContent[] = [];
  for (const { bytes, fileName } of unpackDocuments({ fileName: bomb.fileName, bytes: bomb.bytes() })) {
    const open = await openDocument(bytes, sniffType(bytes, fileName) as 'text', { fileName, embedded: true }, {} as EnginePorts);
    for (let pageNumber = 1; pageNumber <= open.pageCount; pageNumber++) pages.push((await open.readPage(pageNumber)).page);
  }
  return pages;
}
