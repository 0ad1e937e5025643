import { keptCorrections } from '@sheetlift/contract';
import { z } from 'zod/mini';
import { type Migrations, StoredByNewerVersion, upToDate } from '../../../lib/device-store/stored-version.ts';
import { keptFacts, keptFilePages, keptIssue, keptPage, keptRange, keptTemplate, keptView } from './kept-values.ts';

/** Steps from the records of one version of the app to those of the next, for records of every kind. */
const MIGRATIONS: Migrations = {
  // The database has a shelf since; a run has no name yet.
  1: (record) => record,
  // Documents say since of which files they are pages.
  2: (record) => record,
};

const version = z.int();

/** What is written of a run besides its documents. */
export const headRecord = z.object({
  version,
  /** ISO date and time in UTC of the first thing kept of this run. */
  since: z.string(),
  /** As a person called it; earlier records do not say. */
  name: z._default(z.nullable(z.string()), null),
  template: keptTemplate,
  rowMode: z.enum(['auto', 'document', 'item']),
  view: keptView,
  /** Earlier records do not say: nothing was set aside then. */
  placedIds: z._default(z.array(z.string()), []),
  /** Earlier records do not say: then there was one sheet. */
  otherSheets: z._default(
    z.array(
      z.object({
        id: z.string(),
        template: keptTemplate,
        rowMode: z.enum(['auto', 'document', 'item']),
        view: keptView,
        documentIds: z.array(z.string()),
      }),
    ),
    [],
  ),
  documentIds: z.array(z.string()),
  going: z.boolean(),
  /** Earlier records do not say: then it is asked once more. */
  settledFor: z._default(z.nullable(z.string()), null),
  /** Earlier records do not say: then nobody had paused it. */
  paused: z._default(z.boolean(), false),
});

export type HeadRecord = z.output<typeof headRecord>;

const state = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opening') }),
  z.object({ kind: z.literal('locked'), refused: z.boolean() }),
  z.object({ kind: z.literal('duplicate'), facts: keptFacts, of: z.string() }),
  /** `underWay`: it was waiting or being read. */
  z.object({ kind: z.literal('ready'), facts: keptFacts, underWay: z.boolean() }),
  /** Its rows are in its result, which may be long: only their number is here. */
  z.object({
    kind: z.literal('done'),
    facts: keptFacts,
    pages: z.array(keptPage),
    rowMode: z.enum(['document', 'item']),
    foundFor: z.string(),
    rowCount: z.int(),
    issues: z.array(keptIssue),
  }),
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
]);

/** The name under which a file is kept, and which of the blobs there it is. */
const fileRef = { file: z.string(), at: z.int() };

/** What is written of a document besides its bytes, its reading and its result. */
export const documentRecord = z.object({
  version,
  id: z.string(),
  fileName: z.string(),
  /** Where the bytes of each part lie. Earlier records do not say: all that is kept under the document's own id. */
  parts: z._default(z.nullable(z.array(z.object({ ...fileRef, name: z.string(), pages: z.nullable(keptFilePages) }))), null),
  /** It opens with a password, which is never written. */
  secret: z.boolean(),
  ranges: z.nullable(z.array(keptRange)),
  turn: z.literal([0, 90, 180, 270]),
  readAt: z.nullable(z.string()),
  state,
});

export type DocumentRecord = z.output<typeof documentRecord>;

export const correctionsRecord = z.object({ version, corrections: keptCorrections });

export type CorrectionsRecord = z.output<typeof correctionsRecord>;

/** What is shown of a run on the shelf; the run itself lies apart. */
export const shelvedRecord = z.object({
  version,
  name: z.nullable(z.string()),
  template: z.string(),
  fileName: z.string(),
  documents: z.int(),
  rows: z.int(),
  corrections: z.int(),
  bytes: z.number(),
  since: z.string(),
  shelvedAt: z.string(),
});

export type ShelvedRecord = z.output<typeof shelvedRecord>;

/** A record as it came out of the store, in today's shape. Throws where it is damaged or newer. */
export function parseRecord<Output>(schema: z.ZodMiniType<Output>, stored: unknown): Output {
  return schema.parse(upToDate(stored, MIGRATIONS));
}

/** Null where the record is damaged; throws where a newer version wrote it. */
export function undamaged<Record>(parse: () => Record): Record | null {
  try {
    return parse();
  } catch (error) {
    if (error instanceof StoredByNewerVersion) throw error;
    return null;
  }
}
