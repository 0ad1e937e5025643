import { cutCharacters, MAX_TEMPLATE_DESCRIPTION_CHARACTERS } from '@sheetlift/contract';
import { givenFile } from '../../engine-worker/given-file.ts';
import { createEnginePool } from '../../engine-worker/engine-pool.ts';
import type { EngineAnswers } from '../../engine-worker/engine-protocol.ts';
import { startEngineWorker } from '../../engine-worker/start-engine-worker.ts';
import { valueText } from '../../features/review/cell-text.ts';
import type { ProposedTemplate } from '../../features/templates/template-proposal.tsx';
import { newId } from '../../lib/new-id.ts';

type SuggestedField = EngineAnswers['suggest']['document'][number];

/** What a document asks for shows on its first pages. */
const PAGES_LOOKED_AT = 3;
const BUDGET_MS = 60_000;

/**
 * Fields that a document seems to give, each with what it has for it. Read on this device. Rejects with an `Error` whose message is for the
 * user.
 */
export async function templateFromDocument(file: File, name: string): Promise<ProposedTemplate> {
  const pool = createEnginePool({ size: 1, startWorker: startEngineWorker });
  try {
    const given = givenFile(file.name, file);
    const inspected = await pool.run({ kind: 'inspect', file: given });
    if (inspected.needsPassword)
      throw new Error(`${file.name} is locked. Give a copy without a password, or make the template from scratch.`);
    const ranges = [{ from: 1, to: Math.min(PAGES_LOOKED_AT, inspected.pageCount) }];
    const { reading } = await pool.run(
      { kind: 'read', open: { file: given, turn: 0 }, ranges, earlier: null, budgetMs: BUDGET_MS, embedded: true },
      { totalMs: 2 * BUDGET_MS },
    );
    const { document, items } = await pool.run({ kind: 'suggest', reading });
    return proposalOf(file.name, name, distinct([...document, ...items]));
  } finally {
    pool.close();
  }
}

function proposalOf(fileName: string, name: string, suggested: readonly SuggestedField[]): ProposedTemplate {
  if (suggested.length === 0)
    throw new Error(`Nothing in ${fileName} looks like a field. Make the template from scratch and name what you want from it.`);
  const fields = suggested.map(({ example, ...field }) => ({ field: { id: newId(), ...field }, value: valueText(example) }));
  return {
    title: `Fields suggested from ${fileName}`,
    template: {
      name,
      description: cutCharacters(`Made from ${fileName}`, MAX_TEMPLATE_DESCRIPTION_CHARACTERS),
      entities: fields.map(({ field }) => field),
    },
    values: new Map(fields.map(({ field, value }) => [field.id, value])),
    skipped: [],
    automatic: true,
  };
}

/** A column of a table may be called like a field of the document, which came first. */
function distinct(fields: readonly SuggestedField[]): SuggestedField[] {
  const named = new Set<string>();
  return fields.filter(({ variableName }) => !named.has(variableName.toLowerCase()) && named.add(variableName.toLowerCase()));
}
