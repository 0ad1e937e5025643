import * as z from 'zod/mini';
import { type AccuracyDatabase, openAccuracyDatabase } from '../../../lib/device-store/accuracy-database.ts';
import type { DecidedCells } from './decided-cells.ts';

/** What a person decided in one document with one template. It holds counts, and nothing of the document but the hash of its content. */
export interface DocumentAccuracy {
  /** `lessonsKey` of the template. */
  templateId: string;
  contentHash: string;
  /** ISO date and time in UTC of the first decision. */
  at: string;
  /** Field id -> its decided cells. */
  fields: Readonly<Record<string, DecidedCells>>;
}

/** Keeps on this device how often what was found was right, a document each. */
export interface AccuracyLedger {
  /** Takes the place of what was noted of the document with the template; its date stays. */
  note(document: DocumentAccuracy): Promise<void>;
  /** Of a template, the oldest first. */
  of(templateId: string): Promise<readonly DocumentAccuracy[]>;
  /** A template is called otherwise now. */
  rename(from: string, to: string): Promise<void>;
  /** Tells when something was noted. */
  subscribe(listener: () => void): () => void;
}

/** Opened when first asked. */
export function createAccuracyLedger(): AccuracyLedger {
  let opened: Promise<AccuracyDatabase> | undefined;
  const database = (): Promise<AccuracyDatabase> => (opened ??= openAccuracyDatabase());
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());

  /** One that cannot be read counts nothing; the others do. */
  const all = async (): Promise<DocumentAccuracy[]> =>
    (await (await database()).getAll('documents')).flatMap((each) => documentAccuracy.safeParse(each).data ?? []);

  return {
    async note(document) {
      const transaction = (await database()).transaction('documents', 'readwrite');
      const key = keyOf(document);
      const before = documentAccuracy.safeParse(await transaction.store.get(key)).data;
      const isEmpty = Object.keys(document.fields).length === 0;
      await (isEmpty ? transaction.store.delete(key) : transaction.store.put({ ...document, at: before?.at ?? document.at }, key));
      await transaction.done;
      tell();
    },
    of: async (templateId) => (await all()).filter((each) => each.templateId === templateId).sort((a, b) => (a.at < b.at ? -1 : 1)),
    async rename(from, to) {
      const renamed = (await all()).filter(({ templateId }) => templateId === from);
      const transaction = (await database()).transaction('documents', 'readwrite');
      for (const each of renamed) {
        const now = { ...each, templateId: to };
        await transaction.store.put(now, keyOf(now));
        await transaction.store.delete(keyOf(each));
      }
      await transaction.done;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const keyOf = ({ templateId, contentHash }: DocumentAccuracy): string => `${contentHash} ${templateId}`;

const count = z.int().check(z.nonnegative());

const documentAccuracy: z.ZodMiniType<DocumentAccuracy> = z.object({
  templateId: z.string(),
  contentHash: z.string(),
  at: z.string(),
  fields: z.record(z.string(), z.object({ decided: count, right: count })),
});
