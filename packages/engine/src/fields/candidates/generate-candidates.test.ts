import { describe, expect, it } from 'vitest';
import { indexDocument } from '../document/document-index.ts';
import { at, layoutOf } from '../document/layout.test-fixture.ts';
import { conventionsOf } from '../kinds/kind-finder.ts';
import type { PrintedCandidate } from './candidate.ts';
import { generateCandidates } from './generate-candidates.ts';

function candidatesOf(...lines: Parameters<typeof layoutOf>[0]): PrintedCandidate[] {
  const layout = layoutOf(lines);
  return generateCandidates(indexDocument(layout), conventionsOf(layout));
}

const printedOf = (candidates: readonly PrintedCandidate[]): string[] => candidates.map(({ printed }) => printed.text);

describe('candidates', () => {
  it('are the whole line, its pieces and what follows a label that ends without a sign', () => {
    expect(printedOf(candidatesOf(at(40, 40, 'Vessel: Nordlys, Bergen')))).toEqual(
      expect.arrayContaining(['Vessel: Nordlys, Bergen', 'Nordlys, Bergen', 'Nordlys', 'Bergen']),
    );
    expect(printedOf(candidatesOf(at(40, 40, 'Berth North 12')))).toContain('North 12');
  });

  it('are mentions inside a sentence, and names', () => {
    const printed = printedOf(candidatesOf(at(40, 40, 'On 4 May 2024 the harbour master Ida Holm received the sum of £1,250.00 from us.')));
    expect(printed).toEqual(expect.arrayContaining(['4 May 2024', 'Ida Holm', '£1,250.00']));
  });

  it('are of every page of a long document, first of what stands as labels and values do, and come in reading order', () => {
    const pages = Array.from({ length: 60 }, (_, page) => [
      ...Array.from({ length: 40 }, (__, line) =>
        at(40, 40 + 12 * line, `On ${line + 1} May the harbour was calm and page ${page} tells of it`, { pageNumber: page + 1 }),
      ),
      at(40, 700, `Keeper of day ${page}: Ida Holm the ${page}th`, { pageNumber: page + 1 }),
    ]).flat();
    const found = candidatesOf(...pages);
    const keepers = found.filter(({ printed }) => /^Ida Holm the \d+th$/.test(printed.text));
    expect(keepers.map(({ pageNumber }) => pageNumber)).toEqual(Array.from({ length: 60 }, (_, page) => page + 1));
    expect(found.every(({ pageNumber }, at) => at === 0 || pageNumber >= (found[at - 1]?.pageNumber ?? 0))).toBe(true);
  });

  it('are lines below each other, joined', () => {
    expect(printedOf(candidatesOf(at(40, 40, 'Mill Lane 4'), at(40, 51, '9000 Bergen')))).toContain('Mill Lane 4\n9000 Bergen');
  });

  it('stand once each, with what stands beside and above them', () => {
    const candidates = candidatesOf(at(40, 40, 'Berth'), at(160, 40, 'North 12'), at(160, 62, 'South 3'));
    const [south] = candidates.filter(({ printed }) => printed.text === 'South 3');
    expect(south?.surroundings.texts.above).toBe('North 12');
    const [north, again] = candidates.filter(({ printed }) => printed.text === 'North 12');
    expect(again).toBeUndefined();
    expect(north?.surroundings.texts.left).toBe('Berth');
  });
});
