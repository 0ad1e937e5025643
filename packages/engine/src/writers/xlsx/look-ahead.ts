import type { SheetDocument, SheetInput } from '../sheet-input.ts';

/** The documents, with a sample of them from the beginning: all of an array, else so many that they have `rows` rows. */
export async function lookAhead(
  documents: SheetInput['documents'],
  rows: number,
): Promise<{ sample: SheetDocument[]; documents: Iterable<SheetDocument> | AsyncIterable<SheetDocument> }> {
  if (Array.isArray(documents)) return { sample: documents, documents };
  const iterator = Symbol.asyncIterator in documents ? documents[Symbol.asyncIterator]() : documents[Symbol.iterator]();
  const sample: SheetDocument[] = [];
  for (let seen = 0; seen < rows;) {
    const { done, value } = await iterator.next();
    if (done) return { sample, documents: sample };
    sample.push(value);
    seen += Math.max(1, value.result.rows.length);
  }
  return { sample, documents: followedBy(sample, iterator) };
}

/** Lets go of the sample as it goes out. */
async function* followedBy(
  sample: readonly SheetDocument[],
  rest: Iterator<SheetDocument> | AsyncIterator<SheetDocument>,
): AsyncGenerator<SheetDocument> {
  try {
    yield* sample;
    for (;;) {
      const { done, value } = await rest.next();
      if (done) return;
      yield value;
    }
  } finally {
    await rest.return?.();
  }
}
