import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { RANKER } from '../ranker/ranker.test-fixture.ts';
import { at, field, layoutOf, templateOf } from '../document/layout.test-fixture.ts';
import { findFields } from '../find-fields.ts';

describe('a name', () => {
  it('is no figure, though its label stands before one', () => {
    const found = findFields(
      layoutOf([at(40, 40, 'Members:'), at(120, 40, '257')]),
      templateOf('Votes', 'One vote', field('member', 'Name of the member')),
      { rowMode: 'document', linker: LINKER, ranker: RANKER },
    );
    expect(found.document['member']).toMatchObject({ state: 'not_found' });
  });
});
