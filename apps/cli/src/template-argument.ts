import { readFile } from 'node:fs/promises';
import { parseTemplateFile } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine';
import { UsageError } from './usage-error.ts';

/** Reads a template file in the client form; a wrong one is a usage error that says where. */
export async function readTemplate(path: string): Promise<Template> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${path}: no such template file`);
  });
  try {
    return parseTemplateFile(JSON.parse(text));
  } catch (error) {
    throw new UsageError(`${path} is not a template: ${problemOf(error)}`);
  }
}

function problemOf(error: unknown): string {
  if (error instanceof SyntaxError) return error.message;
  const issues = (error as { issues?: { path: PropertyKey[]; message: string }[] }).issues ?? [];
  return issues.map((issue) => [issue.path.map(String).join('.'), issue.message].filter(Boolean).join(': ')).join('; ');
}
