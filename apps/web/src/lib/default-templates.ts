import { parseTemplatesFile } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';

/** The templates everybody starts with. */
export async function fetchDefaultTemplates(): Promise<Template[]> {
  const answer = await fetch('/default-templates.json');
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return parseTemplatesFile(await answer.json());
}
