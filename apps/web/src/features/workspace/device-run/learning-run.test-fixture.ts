import { limitsOf } from '@sheetlift/contract';
import { type ExtractionRow, type FieldResult, isTableLesson, type Lesson, type LessonEvent, type Template } from '@sheetlift/engine/model';
import type { EnginePool, TaskOptions } from '../../../engine-worker/engine-pool.ts';
import type { EngineTask } from '../../../engine-worker/engine-protocol.ts';
import type { KeptRun, RunArchive } from '../keeping/run-archive.ts';
import { createLessonBook } from '../lessons/lesson-book.ts';
import type { RunStore } from '../run/run-store.ts';
import { createDeviceRunStore } from './device-run-store.ts';

export const template = (...names: readonly string[]): Template => ({
  name: 'Invoice',
  description: '',
  entities: names.map((id) => ({ id, variableName: id, description: '', type: 'text', enumValues: [] })),
});

export function found(text: string, state: 'found' | 'unsure' = 'found'): FieldResult & { state: 'found' | 'unsure' } {
  return {
    state,
    chosen: {
      id: text,
      value: { kind: 'text', text },
      printed: text,
      evidence: [{ kind: 'line', pageNumber: 1, number: 1, text }],
      derivation: { kind: 'normalise', as: 'text', reading: null },
      score: 1,
      confidence: 0.9,
      reason: '',
    },
    alternatives: [],
  };
}

/** What a document of a name says of a field with the lessons about it that are not deleted, oldest first. */
export type SaysOf = (name: string, fieldId: string, lessons: readonly Lesson[]) => FieldResult;

/** Workers that read nothing: every document is of one page and says what the test says it does. */
export function learningPool(saysOf: SaysOf): EnginePool & { finds: number } {
  const pool = {
    size: 2,
    finds: 0,
    close: () => undefined,
    async run(task: EngineTask, { onProgress }: TaskOptions = {}): Promise<never> {
      const answer = async (): Promise<unknown> => {
        switch (task.kind) {
          case 'unpack':
            return [task.file];
          case 'inspect':
            return { needsPassword: false, type: 'pdf', pageCount: 1, textLayer: true, contentHash: task.file.name };
          case 'read':
            onProgress?.({
              kind: 'page-read',
              page: { pageNumber: 1, widthPt: 595, heightPt: 842, source: 'text-layer', failed: false },
            });
            return { reading: new Blob([task.open.file.name]), type: 'pdf', pageCount: 1, whole: true };
          case 'find': {
            pool.finds++;
            const name = await task.reading.text();
            const lessons = living(task.taught.events);
            const cells = Object.fromEntries(
              task.template.entities.map(({ id }) => [
                id,
                saysOf(
                  name,
                  id,
                  lessons.filter(({ fieldId }) => fieldId === id),
                ),
              ]),
            );
            const row: ExtractionRow = { pageNumber: 1, cells };
            onProgress?.({ kind: 'rows-found', rows: [row] });
            const facts = { status: 'succeeded', rowMode: 'document', issues: [], pageCount: 1 };
            return { ...facts, result: new Blob([JSON.stringify({ ...facts, rows: [row] })]) };
          }
          case 'teach':
            return task.cells.map(({ value }) => ({ layoutFingerprint: 'abc', contexts: [], value, engineVersion: '1' }));
          default:
            throw new Error(`Nobody asked for ${task.kind}.`);
        }
      };
      return (await answer()) as never;
    },
  };
  return pool;
}

function living(events: readonly LessonEvent[]): Lesson[] {
  const deleted = new Set(events.flatMap((event) => (event.kind === 'tombstone' ? [event.id] : [])));
  return events.flatMap((event) =>
    event.kind === 'lesson' && !deleted.has(event.lesson.id) && !isTableLesson(event.lesson) ? [event.lesson as Lesson] : [],
  );
}

interface LearningRunOptions {
  pool: EnginePool;
  of: Template;
  archive?: RunArchive | null;
  kept?: KeptRun | null;
  lessons?: ReturnType<typeof createLessonBook>;
}

export function learningRun({ pool, of, archive = null, kept = null, lessons = createLessonBook(null) }: LearningRunOptions): RunStore {
  const meter = {
    subscribe: () => () => undefined,
    snapshot: () => ({ used: 0, limit: 'unlimited' as const, resetsOn: '2026-12-01', fileLimits: limitsOf('anonymous', false) }),
    count: () => undefined,
    isCounted: () => false,
  };
  return createDeviceRunStore(
    { readers: pool, foreground: pool, askers: pool },
    { template: of, rowMode: 'auto', archive, meter, lessons, models: { of: () => null, subscribe: () => () => undefined }, kept },
  );
}
