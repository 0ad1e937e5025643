import { readFileSync } from 'node:fs';
import { parseTemplatesFile } from '@sheetlift/contract';
import type { TemplateField } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import type { ExampleRows } from './columns-preview.tsx';

const examples = JSON.parse(publicFile('example-rows.json')) as ExampleRows;

const templates = parseTemplatesFile(JSON.parse(publicFile('default-templates.json')));

test.each(templates.map(({ name, entities }) => [name, entities] as const))(
  'every column of "%s" has three examples that it can hold',
  (_name, entities) => {
    const wrong = entities.filter(
      (field) => examples[field.id]?.length !== 3 || !examples[field.id]!.every((text) => canHold(field, text)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  },
);

function canHold({ type, enumValues }: TemplateField, text: string): boolean {
  if (type === 'number') return /^([\d,]+(\.\d\d)?)?$/.test(text);
  if (type === 'yes/no') return text === 'yes' || text === 'no';
  return type === 'text' || enumValues.includes(text);
}

function publicFile(name: string): string {
  return readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8');
}
