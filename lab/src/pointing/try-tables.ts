import { collectPages, type Finder, layOutDocument, readPages, type Template } from '@sheetlift/engine';
import { createNodePorts } from '@sheetlift/engine/node';
import { seededRandom } from '../seeded-random.ts';
import type { ValueReader } from './find-printed.ts';
import type { PointingTally } from './tally.ts';
import { truthfulModel } from './truthful-model.ts';

const field = (variableName: string, description: string, type: 'text' | 'number'): Template['entities'][number] => ({
  id: variableName,
  variableName,
  description,
  type,
  enumValues: [],
});
const LINES: Template = {
  name: 'Parts',
  description: 'One row per line item',
  entities: [field('article', 'Article number', 'text'), field('quantity', 'Quantity', 'number'), field('price', 'Unit price', 'number')],
};

/** Tables whose rows a model skips one of five: whether each row arrives, once. */
export async function tryTables(tally: PointingTally, finder: Finder, reader: ValueReader, sizes: readonly number[]): Promise<void> {
  const ports = createNodePorts();
  for (const size of sizes) {
    const random = seededRandom(size);
    const rows = Array.from({ length: size }, (_, row) => ({
      article: `A-${10_000 + row}`,
      quantity: random.whole(1, 9),
      price: random.whole(100, 99_999) / 100,
    }));
    const csv = [
      'Article number;Quantity;Unit price',
      ...rows.map(({ article, quantity, price }) => `${article};${quantity};${price.toFixed(2)}`),
    ].join('\n');
    const layout = layOutDocument(
      await collectPages(await readPages(new TextEncoder().encode(csv), { fileName: 'parts.csv', embedded: false }, ports)),
    );
    const port = truthfulModel({ types: { article: 'text', quantity: 'number', price: 'number' }, rows }, reader, random);
    const signal = new AbortController().signal;
    const { result } = await finder.extractRowsWithModel(layout, LINES, 'auto', {
      mode: 'model',
      port,
      kept: null,
      signal,
      pictures: null,
    });
    const articles = result.rows.flatMap(({ cells: { article } }) => (article && 'chosen' in article ? [article.chosen.printed] : []));
    const wanted = new Set(rows.map(({ article }) => article));
    const arrived = articles.filter((article) => wanted.delete(article)).length;
    tally.tables.push({
      rows: size,
      arrived: result.rows.length === arrived ? arrived : NaN,
      said: result.issues.some(({ code }) => code === 'model_rows_left'),
    });
  }
  await ports.close();
}
