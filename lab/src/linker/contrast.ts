import type { EmbeddedText } from './linker-network.ts';

/** Divides the cosines: smaller looks harder at the nearest wrong ones. */
const TEMPERATURE = 0.07;
/** Meanings of different domains whose labels are already this near may well be the same: neither near nor far is asked of them. */
const PERHAPS_THE_SAME = 0.8;
/** Slopes below it move nothing. */
const LEAST_SLOPE = 1e-6;

/** Two wordings of one meaning. */
export interface Pair {
  query: string;
  key: string;
  meaning: string;
  domain: string;
}

/** Rows of equal length, one behind the other, and three of nothing: they are taken by fours. */
interface Rows {
  count: number;
  width: number;
  values: Float32Array;
}

/**
 * Pulls each query to its own key and pushes it from the keys of the other pairs, both ways (InfoNCE; van den Oord and others,
 * "Representation Learning with Contrastive Predictive Coding", 2018). Gives the mean loss; gradients go to the texts.
 */
export function contrast(pairs: readonly Pair[], queries: readonly EmbeddedText[], keys: readonly EmbeddedText[]): number {
  const [queryRows, keyRows] = [rowsOf(queries), rowsOf(keys)];
  const cosines = products(queryRows, keyRows);
  const compared = comparedPairs(pairs, products(keyRows, keyRows));
  const slopes = new Float32Array(cosines.length);
  const count = pairs.length;
  let loss = 0;
  for (let at = 0; at < count; at++)
    loss +=
      addSlopes(slopes, cosines, compared, { start: at * count, step: 1, own: at, count }) +
      addSlopes(slopes, cosines, compared, { start: at, step: count, own: at, count });
  backward(slopes, queries, keyRows, { rowStep: count, columnStep: 1 });
  backward(slopes, keys, queryRows, { rowStep: 1, columnStep: count });
  return loss / (2 * count);
}

function rowsOf(texts: readonly EmbeddedText[]): Rows {
  const width = texts[0]?.unit.length ?? 0;
  const values = new Float32Array((texts.length + 3) * width);
  texts.forEach(({ unit }, row) => values.set(unit, row * width));
  return { count: texts.length, width, values };
}

/** Every row of one beside every row of the other; four rows of the other at a time, so that a number is fetched once for four sums. */
function products(a: Rows, b: Rows): Float32Array {
  const result = new Float32Array(a.count * b.count);
  const { width } = a;
  const [left, right] = [a.values, b.values];
  for (let row = 0; row < a.count; row++) {
    for (let column = 0; column < b.count; column += 4) {
      const start = column * width;
      let [one, two, three, four] = [0, 0, 0, 0];
      for (let at = 0, from = row * width; at < width; at++, from++) {
        const part = left[from]!;
        one += part * right[start + at]!;
        two += part * right[start + width + at]!;
        three += part * right[start + 2 * width + at]!;
        four += part * right[start + 3 * width + at]!;
      }
      const place = row * b.count + column;
      result[place] = one;
      if (column + 1 < b.count) result[place + 1] = two;
      if (column + 2 < b.count) result[place + 2] = three;
      if (column + 3 < b.count) result[place + 3] = four;
    }
  }
  return result;
}

/** 1 where the key of the column is a wrong answer to the query of the row, or its right one. */
function comparedPairs(pairs: readonly Pair[], nearnessOfKeys: Float32Array): Uint8Array {
  const count = pairs.length;
  const compared = new Uint8Array(count * count);
  pairs.forEach((pair, row) =>
    pairs.forEach((other, column) => {
      const isOther =
        pair.domain === other.domain
          ? pair.meaning !== other.meaning && pair.key !== other.key
          : nearnessOfKeys[row * count + column]! < PERHAPS_THE_SAME;
      compared[row * count + column] = row === column || isOther ? 1 : 0;
    }),
  );
  return compared;
}

/** One softmax along a row or a column of the cosines: adds its slopes, gives its loss. */
function addSlopes(
  slopes: Float32Array,
  cosines: Float32Array,
  compared: Uint8Array,
  { start, step, own, count }: { start: number; step: number; own: number; count: number },
): number {
  const shares = new Float64Array(count);
  let total = 0;
  for (let at = 0, place = start; at < count; at++, place += step) {
    if (compared[place] === 0) continue;
    shares[at] = Math.exp((cosines[place]! - 1) / TEMPERATURE);
    total += shares[at]!;
  }
  const scale = 1 / (TEMPERATURE * 2 * count);
  for (let at = 0, place = start; at < count; at++, place += step)
    if (shares[at]! > 0) slopes[place]! += (shares[at]! / total - (at === own ? 1 : 0)) * scale;
  return -Math.log(shares[own]! / total);
}

function backward(
  slopes: Float32Array,
  texts: readonly EmbeddedText[],
  others: Rows,
  { rowStep, columnStep }: { rowStep: number; columnStep: number },
): void {
  const { count, width, values } = others;
  texts.forEach((text, row) => {
    const gradient = new Float64Array(width);
    const slopeOf = (column: number): number => (column < count ? slopes[row * rowStep + column * columnStep]! : 0);
    for (let column = 0; column < count; column += 4) {
      const [one, two, three, four] = [slopeOf(column), slopeOf(column + 1), slopeOf(column + 2), slopeOf(column + 3)];
      if (Math.abs(one) + Math.abs(two) + Math.abs(three) + Math.abs(four) < LEAST_SLOPE) continue;
      for (let at = 0, from = column * width; at < width; at++, from++)
        gradient[at]! +=
          one * values[from]! + two * values[from + width]! + three * values[from + 2 * width]! + four * values[from + 3 * width]!;
    }
    text.backward(Float32Array.from(gradient));
  });
}
