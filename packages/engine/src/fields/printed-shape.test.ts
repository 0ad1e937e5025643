import { describe, expect, it } from 'vitest';
import { findFields } from './find-fields.ts';
import { at, field, layoutOf, templateOf } from './layout.test-fixture.ts';

describe('a name', () => {
  it('is no figure, though its label stands before one', async () => {
    const found = await findFields(layoutOf([at(40, 40, 'Members:'), at(120, 40, '257')]), templateOf('Votes', 'One vote', field('member', 'Name of the member')), { rowMode: 'document' });
    expect(found.document['member']).toMatchObject({ state: 'absent' });
  });
});
