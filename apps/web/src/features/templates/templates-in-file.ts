import { MAX_TEMPLATES, MAX_TEMPLATES_BYTES } from '@sheetlift/contract';
import { type CarriedTemplate, carriedForm, readCarried } from './carried-template.ts';

/** What a file of templates holds, and what of it could not be read. */
export interface TemplatesInFile {
  templates: CarriedTemplate[];
  unreadable: number;
}

/** One template or a list of them, as they are exported. Throws an `Error` whose message is for the user. */
export function templatesInFile(text: string): TemplatesInFile {
  if (text.length > MAX_TEMPLATES_BYTES) throw new Error('This file is larger than 500 templates can be.');
  const items = itemsOf(text);
  if (items.length > MAX_TEMPLATES) throw new Error(`This file holds more than ${MAX_TEMPLATES} templates.`);
  const templates = items.flatMap(templateOf);
  if (templates.length === 0) throw new Error('This file holds no template that can be read.');
  return { templates, unreadable: items.length - templates.length };
}

/** The client form. */
export function templatesAsText(templates: readonly CarriedTemplate[]): string {
  const plain = templates.map(carriedForm);
  return JSON.stringify(plain.length === 1 ? plain[0] : plain, null, 2);
}

function itemsOf(text: string): unknown[] {
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) ? json : [json];
  } catch {
    throw new Error('This file holds no templates: it is no JSON.');
  }
}

function templateOf(json: unknown): CarriedTemplate[] {
  try {
    const template = readCarried(json);
    return [{ ...template, name: template.name.trim() || 'Template' }];
  } catch {
    return [];
  }
}
