import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Template } from '@sheetlift/engine/model';
import { type GivenTemplate, readTemplate } from '../template-argument.ts';
import { UsageError } from '../usage-error.ts';

/** The templates of a folder, each under its own name or that of its file. Other JSON files are none. */
export async function listTemplates(folder: string): Promise<Template[]> {
  return (await templatesIn(folder)).map(({ name, given: { template } }) => ({ ...template, name }));
}

/** Throws `UsageError` where the folder has none of that name. */
export async function findTemplate(folder: string, wanted: string): Promise<GivenTemplate> {
  const found = (await templatesIn(folder)).find(({ name }) => name === wanted);
  if (!found) throw new UsageError(`There is no template "${wanted}"; list_templates gives their names.`);
  return found.given;
}

async function templatesIn(folder: string): Promise<{ name: string; given: GivenTemplate }[]> {
  const files = await readdir(folder).catch(() => {
    throw new UsageError(`${folder}: no such folder`);
  });
  const templates: { name: string; given: GivenTemplate }[] = [];
  for (const file of files.filter((name) => name.endsWith('.json')).toSorted()) {
    const given = await readTemplate(join(folder, file)).catch((error: unknown) => {
      if (error instanceof UsageError) return null;
      throw error;
    });
    if (given) templates.push({ name: given.template.name || basename(file, '.json'), given });
  }
  return templates;
}
