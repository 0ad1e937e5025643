import { readFile } from 'node:fs/promises';
import { parseTemplateFile } from '@sheetlift/contract';
import { foldLessons, type Template, type TemplateMemory } from '@sheetlift/engine';
import { keptLessons, lessonsFor } from './teach/kept-lessons.ts';
import { UsageError } from './usage-error.ts';

/** A template, and what was learned under it. */
export interface GivenTemplate {
  template: Template;
  memory: TemplateMemory;
  /** The file as it is, for who adds to it. */
  json: Record<string, unknown>;
}

/** One file holds one template: its lessons need no name to tell whose they are. */
const THIS_TEMPLATE = 'this template';

/** Reads a template file in the client form, with the lessons that it carries; a wrong one is a usage error that says where. */
export async function readTemplate(path: string): Promise<GivenTemplate> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${path}: no such template file`);
  });
  try {
    const json = JSON.parse(text) as Record<string, unknown>;
    const template = parseTemplateFile(json);
    const lessons = lessonsFor(template, keptLessons(json['lessons']), THIS_TEMPLATE);
    return {
      template,
      memory: foldLessons(
        lessons.map((lesson) => ({ kind: 'lesson', lesson })),
        THIS_TEMPLATE,
      ),
      json,
    };
  } catch (error) {
    throw new UsageError(`${path} is not a template: ${problemOf(error)}`);
  }
}

function problemOf(error: unknown): string {
  const issues = (error as { issues?: { path: PropertyKey[]; message: string }[] }).issues;
  if (!issues) return (error as Error).message;
  return issues.map((issue) => [issue.path.map(String).join('.'), issue.message].filter(Boolean).join(': ')).join('; ');
}
