import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { plainValue } from '../../model/index.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';

const BODY = [
  'We asked four hundred people in two towns how they slept in the dark months, and',
  'whether they had a lamp beside the bed. Half of them slept well, the others slept',
  'badly, and those with a lamp slept worse than those without one. We do not know',
  'why this is so, and further work is wanted before anybody throws a lamp away.',
].map((text, index) => at(40, 200 + 14 * index, text));

function valueOf(printed: Parameters<typeof layoutOf>[0], name: string): unknown {
  const template = templateOf('Papers', '', field('asked', name));
  const cell = findFields(layoutOf(printed), template, { rowMode: 'document', linker: LINKER, ranker: RANKER }).document['asked'];
  return cell && 'chosen' in cell ? plainValue(cell.chosen.value) : null;
}

describe('the largest print of the first page', () => {
  it('is the title, over all its lines', () => {
    const title = [at(40, 40, 'Sleep and light in winter:', { sizePt: 20 }), at(40, 62, 'a survey in two towns', { sizePt: 20 })];
    expect(valueOf([...title, ...BODY], 'Title')).toBe('Sleep and light in winter: a survey in two towns');
  });

  it('is no title where it is hardly larger than the rest', () => {
    expect(valueOf([at(40, 40, 'Sleep and light in winter', { sizePt: 12 }), ...BODY], 'Title')).not.toBe('Sleep and light in winter');
  });

  it('is who a paper is of where it is a name, and nobody where it is not', () => {
    expect(valueOf([at(40, 40, 'Anna Bell', { sizePt: 20 }), ...BODY], 'Full name')).toBe('Anna Bell');
    expect(valueOf([at(40, 40, 'Yearly report', { sizePt: 20 }), ...BODY], 'Full name')).toBeNull();
  });
});
