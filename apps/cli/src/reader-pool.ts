import { createIsolatedReader, type IsolatedReader } from '@sheetlift/engine/node';

/**
 * Runs `work` over all items with `size` isolated readers, each busy with one item at a time; results in the order of the items.
 */
export async function withReaders<Item, Result>(
  size: number,
  items: readonly Item[],
  work: (item: Item, reader: IsolatedReader) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const runOne = async (): Promise<void> => {
    const reader = createIsolatedReader();
    try {
      while (next < items.length) {
        const index = next++;
        results[index] = await work(items[index] as Item, reader);
      }
    } finally {
      reader.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(size, items.length) }, runOne));
  return results;
}
