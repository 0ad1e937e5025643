import type { Template } from '@sheetlift/engine/model';
import { z } from 'zod/mini';
import { parseTemplateFile } from './template-file.ts';

/** A template as it is kept (the client form of the specification). */
export interface SavedTemplate extends Template {
  id: string;
  /** ISO date and time in UTC. */
  createdAt: string;
  updatedAt: string;
}

const keeping = z.object({ id: z.string().check(z.minLength(1)), createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() });

/** The templates in a kept list that can be read, and whether others could not. Throws where the list itself is none. */
export function parseSavedTemplates(text: string): { templates: SavedTemplate[]; damaged: boolean } {
  const items = z.array(z.unknown()).parse(JSON.parse(text));
  const templates = items.flatMap(parseSavedTemplate);
  return { templates, damaged: templates.length < items.length };
}

function parseSavedTemplate(json: unknown): SavedTemplate[] {
  try {
    const { id, createdAt, updatedAt } = keeping.parse(json);
    return [{ id, ...parseTemplateFile(json), createdAt, updatedAt }];
  } catch {
    return [];
  }
}
