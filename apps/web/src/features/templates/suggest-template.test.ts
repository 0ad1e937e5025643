import { expect, test } from 'vitest';
import { suggestTemplate } from './suggest-template.ts';

const NAMES = ['Invoice', 'Invoice lines', 'Receipt', 'Contract'];
const TEMPLATES = NAMES.map((name) => ({ id: name, name, description: '', entities: [], createdAt: '', updatedAt: '' }));

test.each([
  ['answers far more than the chosen one', [0.3, 0.2, 0.8, 0.1], 'Invoice', 'Receipt'],
  ['is the only one that answers at all', [0.05, 0, 0.1, 0.35], 'Invoice', 'Contract'],
  ['is chosen already', [0.8, 0.2, 0.3, 0.1], 'Invoice', undefined],
  ['reads the same documents as the chosen one', [0.3, 0.9, 0.2, 0.1], 'Invoice', undefined],
  ['answers hardly more than another', [0.1, 0, 0.5, 0.45], 'Invoice', undefined],
  ['answers little', [0.02, 0, 0.2, 0], 'Invoice', undefined],
  ['cannot be compared with a template that is not kept', [0.1, 0, 0.9, 0], 'My own', undefined],
])('speaks up or stays silent where the best template %s', (_case, fits, chosen, suggested) => {
  expect(suggestTemplate(TEMPLATES, fits, chosen)?.name).toBe(suggested);
});
