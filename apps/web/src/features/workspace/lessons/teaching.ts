import { foldName } from '@sheetlift/contract';
import type { CellCorrection, CorrectionDecision, DocumentCorrections, Lesson, Template } from '@sheetlift/engine/model';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { TaughtCell, TaughtTemplate } from '../../../engine-worker/engine-protocol.ts';
import { newId } from '../../../lib/new-id.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { DoneState } from '../run/run-store.ts';
import type { LessonBook } from './lesson-book.ts';

type Corrections = ReadonlyMap<string, DocumentCorrections>;

/** Makes lessons of what a person decides about cells. */
export interface Teaching {
  /** The corrections changed: cells decided anew teach, cells that are not decided any more teach nothing. */
  follow(before: Corrections, after: Corrections): void;
  /**
   * What others taught, for a document: its own decisions stand on its row anyway, and taking one back must show at once what was
   * found without it.
   */
  taughtByOthers(taught: TaughtTemplate, contentHash: string): TaughtTemplate;
}

interface TeachingOptions {
  documents: RunDocuments;
  readers: EnginePool;
  lessons: LessonBook;
  template: () => Template;
}

/** Lessons belong to the template of a name: a name is what tells templates apart in a store. */
export const lessonsKey = ({ name }: { name: string }): string => foldName(name);

export function createTeaching({ documents, readers, lessons, template }: TeachingOptions): Teaching {
  /** Cell -> its newest decision: what an older one teaches comes too late. */
  const newest = new Map<string, CorrectionDecision | null>();
  /** Content hash -> ids of the lessons the document taught since the page is open. */
  const own = new Map<string, Set<string>>();

  async function teach(state: DoneState, cells: readonly CellCorrection[]): Promise<void> {
    const templateId = lessonsKey(template());
    const asked = cells.map(({ fieldId, decision }) => taughtCell(state, fieldId, decision));
    const taught = await readers.run({ kind: 'teach', reading: state.reading, cells: asked }, { first: true });
    const made = cells.flatMap(({ fieldId, decision, at }, index): [string, Lesson][] => {
      const cell = cellOf(state, fieldId);
      const teaching = taught[index];
      return teaching && newest.get(cell) === decision ? [[cell, { ...teaching, id: newId(), templateId, fieldId, at }]] : [];
    });
    const { contentHash } = state.facts;
    own.set(contentHash, new Set([...(own.get(contentHash) ?? []), ...made.map(([, { id }]) => id)]));
    lessons.replace(new Map(made));
  }

  return {
    taughtByOthers(taught, contentHash) {
      const ids = own.get(contentHash);
      return ids
        ? { ...taught, events: taught.events.filter((event) => !ids.has(event.kind === 'lesson' ? event.lesson.id : event.id)) }
        : taught;
    },
    follow(before, after) {
      for (const id of new Set([...before.keys(), ...after.keys()])) {
        const state = documents.get(id)?.state;
        if (before.get(id) === after.get(id) || state?.kind !== 'done' || state.rowMode !== 'document') continue;
        const [former, now] = [decisionsOf(before.get(id)), decisionsOf(after.get(id))];
        retract([...former.keys()].filter((fieldId) => !now.has(fieldId)).map((fieldId) => cellOf(state, fieldId)));
        const decided = [...now.values()].filter(({ fieldId, decision }) => former.get(fieldId)?.decision !== decision);
        for (const { fieldId, decision } of decided) newest.set(cellOf(state, fieldId), decision);
        // A lesson that cannot be made costs nothing but itself.
        if (decided.length > 0) teach(state, decided).catch(() => undefined);
      }
    },
  };

  function retract(cells: readonly string[]): void {
    for (const cell of cells) newest.set(cell, null);
    lessons.replace(new Map(cells.map((cell) => [cell, null])));
  }
}

const cellOf = ({ facts }: DoneState, fieldId: string): string => `${facts.contentHash}/${fieldId}`;

/** Of a document with one row, by field. Rows added by hand stand nowhere. */
const decisionsOf = (corrections: DocumentCorrections | undefined): Map<string, CellCorrection> =>
  new Map(corrections?.cells.filter(({ rowId }) => rowId === '0').map((cell) => [cell.fieldId, cell]));

/** A value that is not there teaches with the place where one was seen. */
function taughtCell({ rows }: DoneState, fieldId: string, decision: CorrectionDecision): TaughtCell {
  if (decision.kind === 'value') return { value: decision.candidate.value, evidence: decision.candidate.evidence };
  const found = rows[0]?.cells[fieldId];
  return { value: null, evidence: found && 'chosen' in found ? found.chosen.evidence : [] };
}
