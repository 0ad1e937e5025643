import 'fake-indexeddb/auto';
import { type CorrectionDecision, type FieldResult, isOwnDecision } from '@sheetlift/engine/model';
import { applyCorrections } from '@sheetlift/engine/review';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DeviceRunArchive, openDeviceRunArchive } from '../keeping/device-run-archive.ts';
import { createLessonBook } from '../lessons/lesson-book.ts';
import type { RunStore } from '../run/run-store.ts';
import { found, learningPool, learningRun, type SaysOf, template } from './learning-run.test-fixture.ts';

const LONG = process.env['SHEETLIFT_PROOF'] === 'long';
const [RUNS, ACTS_A_RUN] = LONG ? [100, 100] : [6, 60];

const FIELDS = ['buyer', 'number', 'order'];
const FILES = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'];

/** What a field's newest lesson says stands in every document; that there is nothing, too. */
const saysOf: SaysOf = (name, fieldId, lessons) => {
  const taught = lessons.at(-1);
  if (!taught) return found(`${fieldId} of ${name}`, name < 'c' ? 'found' : 'unsure');
  if (!taught.value) return { state: 'absent', confidence: 0.9, alternatives: [] };
  return found(taught.value.kind === 'text' ? `${taught.value.text} as taught` : '');
};

const KINDS = [
  'confirm',
  'type',
  'absent',
  'revert',
  'undo',
  'undo',
  'redo',
  'take',
  'take-some',
  'leave',
  'see',
  'wait',
  'wait',
  'reload',
  'other-fields',
  'there-and-back',
] as const;
const act = record({ kind: constantFrom(...KINDS), document: nat(FILES.length - 1), field: nat(FIELDS.length - 1), word: nat(3) });
interface Act {
  kind: (typeof KINDS)[number];
  document: number;
  field: number;
  word: number;
}

let archive: DeviceRunArchive;
const openArchive = (): Promise<DeviceRunArchive> => openDeviceRunArchive({ onOutdated: () => undefined, onWorthKeeping: () => undefined });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lets everything come that is under way. */
async function comes(until: () => boolean = () => true): Promise<void> {
  for (let round = 0; round < 1_000; round++) {
    await vi.advanceTimersByTimeAsync(400);
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    if (round > 1 && until()) return;
  }
  throw new Error('It never came.');
}

/** What the database is asked for comes when its own pauses are over. */
async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let isThere = false;
  asked.finally(() => (isThere = true)).catch(() => undefined);
  await comes(() => isThere);
  return asked;
}

type Cells = ReadonlyMap<string, { result: FieldResult; own: boolean }>;

/** Each cell as it is shown, without whether somebody has been there. */
function cellsOf(store: RunStore): Cells {
  const { documents, corrections } = store.snapshot();
  return new Map(
    documents.flatMap(({ id, file, state }) => {
      const own = corrections.get(id) ?? null;
      const [row] = state.kind === 'done' ? applyCorrections(state.rows, own) : [];
      return Object.entries(row?.cells ?? {}).map(([fieldId, { changed, ...result }]) => {
        const decision = own?.cells.find((cell) => cell.fieldId === fieldId)?.decision;
        return [
          `${file.name}/${fieldId}`,
          { result, own: decision !== undefined && isOwnDecision(decision), learned: changed !== undefined },
        ] as const;
      });
    }),
  );
}

async function firstStore(lessons: ReturnType<typeof createLessonBook>): Promise<RunStore> {
  const store = learningRun({ pool: learningPool(saysOf), of: template(...FIELDS), archive, lessons });
  store.addFiles(FILES.map((name) => new File(['bytes'], name)));
  await comes(() => store.snapshot().documents.every(({ state }) => state.kind === 'done'));
  return store;
}

/** Does one act after the other and says after each what must hold. */
async function follow(acts: readonly Act[]): Promise<void> {
  globalThis.indexedDB = new IDBFactory();
  archive = await answerOf(openArchive());
  const lessons = createLessonBook(null);
  let store = await firstStore(lessons);
  let past: Cells[] = [];
  let future: Cells[] = [];
  for (const { kind, document: at, field, word } of acts) {
    const before = cellsOf(store);
    const { corrections, documents, proposed, template: fields } = store.snapshot();
    const [{ id: documentId, file }, fieldId] = [documents[at]!, FIELDS[field]!];
    const own = `${file.name}/${fieldId}`;
    const decide = (decision: CorrectionDecision | null): Set<string> => {
      store.edit([{ kind: 'decide', documentId, rowId: '0', fieldId, decision }]);
      return new Set([own]);
    };
    const take = (changes: typeof proposed): Set<string> => {
      store.takeLearned(changes ?? []);
      return new Set(
        (changes ?? []).map((change) => `${documents.find(({ id }) => id === change.documentId)!.file.name}/${change.fieldId}`),
      );
    };
    let mayChange = new Set<string>();
    /** As it was before the step that is taken back or forth; null where none is. */
    let restored: Cells | null = null;
    /** What stands on another sheet meanwhile. */
    let movedIds: readonly string[] = [];
    switch (kind) {
      case 'confirm': {
        const shown = before.get(own)?.result;
        if (shown && 'chosen' in shown) mayChange = decide({ kind: 'value', by: 'confirm', candidate: shown.chosen });
        break;
      }
      case 'type':
        mayChange = decide({ kind: 'value', by: 'type', candidate: found(`word ${word}`).chosen });
        break;
      case 'absent':
        mayChange = decide({ kind: 'absent' });
        break;
      case 'revert':
        mayChange = decide(null);
        break;
      case 'take':
        mayChange = take(proposed);
        break;
      case 'take-some':
        mayChange = take(proposed?.filter((_, index) => index % 2 === word % 2) ?? null);
        break;
      case 'leave':
        store.takeLearned([]);
        break;
      case 'see':
        store.see(documentId, '0', fieldId);
        break;
      case 'undo':
      case 'redo': {
        const [from, to] = kind === 'undo' ? [past, future] : [future, past];
        const former = from.pop();
        if (former) to.push(before);
        restored = former ?? before;
        store[kind]();
        break;
      }
      case 'wait':
        await comes();
        break;
      case 'reload': {
        await comes();
        await answerOf(archive.close());
        archive = await answerOf(openArchive());
        store = learningRun({
          pool: learningPool(saysOf),
          of: template(...FIELDS),
          archive,
          kept: await answerOf(archive.load()),
          lessons,
        });
        await comes();
        [past, future] = [[], []];
        break;
      }
      case 'other-fields':
        store.changeTemplate(
          {
            ...fields,
            description: `Otherwise ${word}`,
            entities: fields.entities.map((each) => (each.id === fieldId ? { ...each, variableName: `${fieldId} ${word}` } : each)),
          },
          'auto',
        );
        await comes();
        break;
      case 'there-and-back': {
        const back = store.moveTo([documentId], { ...fields, name: 'Letter' });
        await comes();
        movedIds = store.snapshot().sheets.find(({ template: { name } }) => name === 'Letter')?.documentIds ?? [];
        back();
        await comes();
        break;
      }
    }
    if (store.snapshot().corrections !== corrections && mayChange.size > 0) {
      past.push(before);
      future = [];
    }
    expect(movedIds).toEqual(kind === 'there-and-back' ? [documentId] : []);
    const after = cellsOf(store);
    expect(restored && after).toEqual(restored);
    const changed = [...after].filter(([key, cell]) => !isSame(cell, before.get(key))).map(([key]) => key);
    expect(changed.filter((key) => !restored && !mayChange.has(key))).toEqual([]);
    const taken = kind === 'take' || kind === 'take-some' ? mayChange : [];
    // What was let in by a correction of another document is never sure, and never in the place of a decision.
    for (const key of taken) expect([before.get(key)?.own, after.get(key)?.result.state === 'found']).toEqual([false, false]);
  }
  await comes();
  await answerOf(archive.close());
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

test(`in ${RUNS * ACTS_A_RUN} random acts no cell changes but by an act on it, undo gives back what was, and a reload the same cells`, async () => {
  await assert(asyncProperty(array(act, { minLength: ACTS_A_RUN, maxLength: ACTS_A_RUN }), follow), {
    seed: 16,
    numRuns: RUNS,
    endOnFailure: true,
  });
}, 600_000);
