import type { TemplateField } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import {
  entitiesJson,
  parseEntities,
  partnerFields,
  replaceEntities,
  type ServerEntity,
  toClientFields,
  toServerEntity,
} from './template-entity.ts';

const entity = (entity_name: string, more: object = {}): ServerEntity => ({
  entity_name,
  description: '',
  type: 'string',
  enum_values: [],
  ...more,
});

describe('the two forms of a field', () => {
  const client: TemplateField[] = [
    { id: 'a', variableName: 'Name', description: 'Who', type: 'text', enumValues: [] },
    { id: 'b', variableName: 'Sum', description: '', type: 'number', enumValues: [] },
    { id: 'c', variableName: 'Paid', description: '', type: 'yes/no', enumValues: [] },
    { id: 'd', variableName: 'Kind', description: '', type: 'enum', enumValues: ['x', 'y'] },
  ];

  // holds S3.11, S3.12
  test('say the same in the names and types of the specification', () => {
    expect(client.map(toServerEntity)).toEqual([
      { id: 'a', entity_name: 'Name', description: 'Who', type: 'string', enum_values: [] },
      { id: 'b', entity_name: 'Sum', description: '', type: 'number', enum_values: [] },
      { id: 'c', entity_name: 'Paid', description: '', type: 'yes/no', enum_values: [] },
      { id: 'd', entity_name: 'Kind', description: '', type: 'enum', enum_values: ['x', 'y'] },
    ]);
  });

  // holds S3.9
  test('lead back to each other through the text that is sent', () => {
    expect(toClientFields(parseEntities(JSON.stringify(client.map(toServerEntity))))).toEqual(client);
  });

  test('carry what they do not know of', () => {
    const [field] = toClientFields(parseEntities('[{"entity_name":" Sum ","format":{"decimals":2}}]'));
    expect(field).toEqual({ id: 'field-1', variableName: 'Sum', description: '', type: 'text', enumValues: [], format: { decimals: 2 } });
    expect(toServerEntity(field!)).toMatchObject({ format: { decimals: 2 } });
  });
});

describe('rules of a field', () => {
  const sent = (rules: unknown): string => JSON.stringify([{ entity_name: 'Number', rules }]);

  test('travel in both forms, and those of a newer page stay where they are kept', () => {
    const [field] = toClientFields(parseEntities(sent({ pattern: 'RE-9999' })));
    expect(field).toMatchObject({ rules: { pattern: 'RE-9999' } });
    expect(toServerEntity(field!)).toMatchObject({ rules: { pattern: 'RE-9999' } });
    const [unknown] = toClientFields(parseEntities(sent({ newer: 1 })));
    expect(unknown).not.toHaveProperty('rules');
    expect(replaceEntities(parseEntities(sent({ newer: 1 })), [toServerEntity(unknown!)])).toMatchObject([{ rules: { newer: 1 } }]);
  });

  test('are taken away by a page that says there are none', () => {
    expect(replaceEntities(parseEntities(sent({ required: true })), parseEntities(sent({})))).toMatchObject([{ rules: {} }]);
  });

  test.each([
    [{ pattern: '(9' }, 'A bracket is not closed.'],
    [{ check: 'a = b' }, '“check” is for fields of type number.'],
    ['none', 'They are an object'],
  ])('that cannot be followed are refused: %j', (rules, words) => {
    const said = entitiesJson.safeParse(sent(rules));
    expect(said.error?.issues[0]?.message).toContain(words);
  });
});

describe('partnerFields', () => {
  test('goes by id before it goes by name, and by names as people tell them apart', () => {
    const [a, b] = [entity('Total', { id: 'a' }), entity('Date', { id: 'b' })];
    expect(partnerFields([a, b], [entity('Date', { id: 'a' }), entity('Total', { id: 'x' })])).toEqual([a, undefined]);
    expect(partnerFields([a, b], [entity('DATE'), entity('total', { id: 'x' })])).toEqual([b, a]);
  });

  test('takes many fields', () => {
    const many = Array.from({ length: 500 }, (_none, index) => entity(`Field ${index}`));
    expect(partnerFields(many, many)).toEqual(many);
  });
});

describe('replaceEntities', () => {
  const stored = [entity('Total', { id: 'a', format: '0.00', hint: 'below' }), entity('Date', { id: 'b' })];

  test('keeps what an older client left out, and takes what a newer one says', () => {
    expect(replaceEntities(stored, [entity('Total', { description: 'new' })])).toEqual([{ ...stored[0], description: 'new' }]);
    expect(replaceEntities(stored, [entity('Sum', { id: 'a', format: null })])).toEqual([
      { ...stored[0], entity_name: 'Sum', format: null },
    ]);
  });

  test('gives each field an id that no other field has or had', () => {
    const ids = (next: ServerEntity[], former = stored) => replaceEntities(former, next).map(({ id }) => id);
    expect(ids([entity('New'), entity('Newer')])).toEqual(['field-1', 'field-2']);
    expect(ids([entity('New')], [entity('Gone', { id: 'field-1' })])).toEqual(['field-2']);
    expect(ids([entity('Total'), entity('Total')])).toEqual(['a', 'field-2']);
    expect(ids([entity('One', { id: 'x' }), entity('Two', { id: 'x' }), entity('Three', { id: 7 }), entity('Four', { id: '' })])).toEqual([
      'x',
      'field-2',
      'field-3',
      'field-4',
    ]);
    expect(ids([entity('New'), entity('Newer', { id: 'field-1' })])).toEqual(['field-2', 'field-1']);
  });

  test('changes nothing the second time', () => {
    const once = replaceEntities(stored, [entity('Date'), entity('New')]);
    expect(replaceEntities(once, once)).toEqual(once);
  });
});
