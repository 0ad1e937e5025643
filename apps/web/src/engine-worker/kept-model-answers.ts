import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { KeptAnswers } from '@sheetlift/engine';
import { type AnswerDatabase, openAnswerDatabase } from '../lib/device-store/answer-database.ts';

/** Answers kept at most; the oldest go. */
const MOST_ANSWERS = 5_000;

let opened: Promise<AnswerDatabase> | null = null;

/** Answers in the browser's database, by a digest of what was asked. A browser that keeps nothing asks again. */
export function keptModelAnswers(): KeptAnswers {
  const database = (): Promise<AnswerDatabase> => (opened ??= openAnswerDatabase());
  return {
    get: async (key) =>
      database()
        .then((answers) => answers.get('answers', digestOf(key)))
        .then((kept) => kept?.answer ?? null)
        .catch(() => null),
    put: (key, answer) =>
      database()
        .then((answers) => keep(answers, digestOf(key), answer))
        .catch(() => undefined),
  };
}

const digestOf = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)));

async function keep(database: AnswerDatabase, digest: string, answer: string): Promise<void> {
  const { store, done } = database.transaction('answers', 'readwrite');
  await store.put({ answer, at: Date.now() }, digest);
  const tooMany = (await store.count()) - MOST_ANSWERS;
  let oldest = tooMany > 0 ? await store.index('at').openCursor() : null;
  for (let left = tooMany; oldest && left > 0; left--) {
    await oldest.delete();
    oldest = await oldest.continue();
  }
  await done;
}
