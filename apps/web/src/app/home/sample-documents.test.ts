import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { limitsOf, parseTemplatesFile } from '@sheetlift/contract';
import { describe, expect, test, vi } from 'vitest';
import { SAMPLE_DOCUMENTS, withFreeSamples } from './sample-documents.ts';

const PUBLIC = new URL('../../../public/', import.meta.url);
const MOST_BYTES = 300_000;

describe('the sample documents', () => {
  const templates = parseTemplatesFile(JSON.parse(readFileSync(new URL('default-templates.json', PUBLIC), 'utf8')));

  test('are the files that are served', () => {
    expect(readdirSync(new URL('samples/', PUBLIC)).sort()).toEqual(SAMPLE_DOCUMENTS.map(({ fileName }) => fileName).sort());
  });

  test.each(SAMPLE_DOCUMENTS)(
    '$name is small, known by its content, and has a template that fits',
    ({ fileName, contentHash, templateName }) => {
      const bytes = readFileSync(new URL(`samples/${fileName}`, PUBLIC));
      expect(bytes.length).toBeLessThan(MOST_BYTES);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(contentHash);
      expect(templates.map(({ name }) => name)).toContain(templateName);
    },
  );

  test('cost no pages; other documents do', () => {
    const count = vi.fn<(contentHash: string, pages: number) => void>();
    const meter = withFreeSamples({
      subscribe: () => () => undefined,
      snapshot: () => ({ used: 0, limit: 20, resetsOn: '2026-12-01', fileLimits: limitsOf('anonymous', true) }),
      count,
      isCounted: () => false,
    });
    const [{ contentHash }] = SAMPLE_DOCUMENTS as [(typeof SAMPLE_DOCUMENTS)[0]];
    meter.count(contentHash, 2);
    expect(count).not.toHaveBeenCalled();
    expect(meter.isCounted(contentHash)).toBe(true);
    meter.count('other', 3);
    expect(count).toHaveBeenCalledExactlyOnceWith('other', 3);
    expect(meter.isCounted('other')).toBe(false);
  });
});
