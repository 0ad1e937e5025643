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
