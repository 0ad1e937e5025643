import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseTemplateFile, parseTemplatesFile } from './template-file.ts';

describe('parseTemplateFile', () => {
  test('takes the client form and fills in what a person may leave out', () => {
    const template = parseTemplateFile({
      name: 'Bills',
      entities: [{ variableName: ' Total ' }, { id: 'c', variableName: 'Currency', type: 'enum', enumValues: ['EUR'] }],
    });
    expect(template).toEqual({
      name: 'Bills',
      description: '',
      entities: [
        { id: 'field-1', variableName: 'Total', description: '', type: 'text', enumValues: [] },
        { id: 'c', variableName: 'Currency', description: '', type: 'enum', enumValues: ['EUR'] },
      ],
    });
  });

  test.each([
    [{ name: 'x'.repeat(101), entities: [{ variableName: 'A' }] }, 'Template name cannot exceed 100 characters'],
    [{ description: 'x'.repeat(201), entities: [{ variableName: 'A' }] }, 'Template description cannot exceed 200 characters'],
    [{ name: 'Empty', entities: [] }, 'A template needs at least one field'],
    [{ entities: [{ description: 'x' }] }, 'A field needs a variableName'],
  ])('refuses a template beyond the limits in the words of the specification (%#)', (json, sentence) => {
    expect(() => parseTemplateFile(json)).toThrow(sentence);
  });

  test('takes the rules of fields, and refuses those that cannot be followed', () => {
    const file = (rules: unknown) => ({
      entities: [
        { variableName: 'net', type: 'number' },
        { variableName: 'total', type: 'number', rules },
      ],
    });
    expect(parseTemplateFile(file({ check: 'net = total' })).entities[1]!.rules).toEqual({ check: 'net = total' });
    expect(parseTemplateFile(file(null)).entities[1]).not.toHaveProperty('rules');
    expect(() => parseTemplateFile(file({ check: 'net = vat' }))).toThrow('“vat” is no number field of this template.');
    expect(() => parseTemplateFile(file({ requird: true }))).toThrow('There is no rule “requird”.');
  });

  test('takes the mode of the language model, and refuses one that there is not', () => {
    const file = (modelMode: unknown) => ({ entities: [{ variableName: 'A' }], modelMode });
    expect(parseTemplateFile(file('built-in')).modelMode).toBe('built-in');
    expect(parseTemplateFile(file(null))).not.toHaveProperty('modelMode');
    expect(() => parseTemplateFile(file('often'))).toThrow('A mode of the language model is built-in, both, model');
  });

  test('refuses a type it does not know', () => {
    expect(() => parseTemplateFile({ entities: [{ variableName: 'A', type: 'date' }] })).toThrow(/text, number, yes/);
  });
});

describe('the default templates', () => {
  const json: unknown = JSON.parse(readFileSync(new URL('../../../apps/web/public/default-templates.json', import.meta.url), 'utf8'));
  const templates = parseTemplatesFile(json);

  test('are the ten the product promises', () => {
    expect(templates.map(({ name }) => name)).toEqual([
      'Invoice',
      'Invoice lines',
      'Receipt',
      'Bank statement lines',
      'Purchase order',
      'Résumé',
      'Contract',
      'Identity document',
      'Bill of lading',
      'Payslip',
    ]);
  });

  test.each(templates.map((template) => [template.name, template] as const))(
    'describe every field of "%s" once, with values for each choice',
    (_name, { entities, description }) => {
      expect(description).toMatch(/^One row per /);
      expect(new Set(entities.map(({ id }) => id)).size).toBe(entities.length);
      expect(new Set(entities.map(({ variableName }) => variableName)).size).toBe(entities.length);
      for (const { description, type, enumValues } of entities) {
        expect(description.length).toBeGreaterThan(10);
        expect(enumValues.length > 0).toBe(type === 'enum');
      }
    },
  );
});
