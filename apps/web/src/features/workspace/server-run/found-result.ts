import { z } from 'zod/mini';
import type { PageFacts } from '../../../engine-worker/engine-protocol.ts';
import { keptIssue, keptRow } from '../keeping/kept-values.ts';
import type { DocumentFacts, DoneState } from '../run/run-store.ts';

const foundResult = z.object({ rows: z.array(keptRow), rowMode: z.enum(['document', 'item']), issues: z.array(keptIssue) });

/** What was found in a document, checked at the door. Throws where it is not what was agreed. */
export async function parseResult(result: Blob): Promise<Pick<DoneState, 'rows' | 'rowMode' | 'issues'>> {
  return foundResult.parse(JSON.parse(await result.text()));
}

const readPage = z.object({
  pageNumber: z.int().check(z.positive()),
  kind: z.enum(['fixed', 'flow']),
  widthPt: z.optional(z.number()),
  heightPt: z.optional(z.number()),
  source: z.optional(z.enum(['text-layer', 'ocr', 'none'])),
  issues: z.array(z.object({ severity: z.string() })),
});

const readDocument = z.object({ type: z.string(), pageCount: z.int(), pages: z.array(readPage) });

/** What the screen needs to know of a document that was read. */
export async function parseReading(
  reading: Blob,
): Promise<{ facts: Pick<DocumentFacts, 'type' | 'pageCount' | 'textLayer'>; pages: PageFacts[] }> {
  const { type, pageCount, pages } = readDocument.parse(JSON.parse(await reading.text()));
  return {
    facts: { type: type as DocumentFacts['type'], pageCount, textLayer: pages[0]?.source !== 'ocr' },
    pages: pages.map(({ pageNumber, kind, widthPt = null, heightPt = null, source, issues }) => ({
      pageNumber,
      widthPt,
      heightPt,
      source: kind === 'flow' ? 'flow' : (source ?? 'none'),
      failed: issues.some(({ severity }) => severity === 'error'),
    })),
  };
}
