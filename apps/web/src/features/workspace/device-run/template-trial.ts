import type { DocumentCorrections, DrawnTable, ExtractionRow, RowMode, Template } from '@sheetlift/engine/model';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { EngineProgress, TaughtTemplate } from '../../../engine-worker/engine-protocol.ts';
import { fieldsKey } from '../finding/fields-key.ts';
import { carryCorrections } from '../run/carry-corrections.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import { type RunSheets, shownDocuments } from '../run/run-sheets.ts';
import type { DocumentFacts, DoneState, RunStore, TemplateTrial as Trial } from '../run/run-store.ts';
import type { DocumentEvent } from '../run/step-document.ts';
import { templateEffects } from './template-effects.ts';

/** A change of the template, tried on the documents of the sheet before it is made. */
export interface TemplateTrial extends Pick<RunStore, 'tryTemplate' | 'takeTemplate' | 'leaveTemplate'> {
  snapshot(): Trial | null;
}

interface TemplateTrialOptions {
  documents: RunDocuments;
  readers: EnginePool;
  sheets: RunSheets;
  corrections: () => ReadonlyMap<string, DocumentCorrections>;
  drawn: (documentId: string) => readonly DrawnTable[];
  /** What the template had learned when the document was read. */
  taught: (documentId: string, facts: DocumentFacts) => TaughtTemplate;
  /** The rows of a document have other ids. */
  carry: (documentId: string, carry: (corrections: DocumentCorrections) => DocumentCorrections) => void;
  changeTemplate: (template: Template, rowMode: RowMode) => void;
  onChange: () => void;
}

type FoundEvent = Extract<DocumentEvent, { kind: 'found' }>;

interface Tried {
  documentId: string;
  fileName: string;
  before: DoneState;
  found: FoundEvent;
}

interface Wish {
  template: Template;
  rowMode: RowMode;
  documents: number;
  tried: Tried[];
  giveUp: AbortController;
}

export function createTemplateTrial({
  documents,
  readers,
  sheets,
  corrections,
  drawn,
  taught,
  carry,
  changeTemplate,
  onChange,
}: TemplateTrialOptions): TemplateTrial {
  let wish: Wish | null = null;
  let shown: { of: ReadonlyMap<string, DocumentCorrections>; tried: number; trial: Trial } | null = null;

  function leave(): void {
    if (!wish) return;
    wish.giveUp.abort();
    wish = null;
    shown = null;
    onChange();
  }

  async function find(own: Wish, documentId: string, fileName: string, before: DoneState): Promise<void> {
    const { template, rowMode } = own;
    const { reading, facts, pages } = before;
    const rows: ExtractionRow[] = [];
    const onProgress = (progress: EngineProgress): void => {
      if (progress.kind === 'rows-found') rows.push(...progress.rows);
    };
    const tables = drawn(documentId);
    const task = { kind: 'find', reading, template, rowMode, taught: taught(documentId, facts), drawn: tables } as const;
    // A document that cannot be searched is searched again when the change is made, and says so then.
    const answer = await readers.run(task, { onProgress, first: true, signal: own.giveUp.signal }).catch(() => null);
    if (wish !== own) return;
    if (!answer) own.documents--;
    else {
      const { rowMode: mode, issues, result } = answer;
      const foundFor = fieldsKey(template, rowMode, tables);
      const found: FoundEvent = { kind: 'found', facts, pages, rows, rowMode: mode, foundFor, issues, reading, result };
      own.tried.push({ documentId, fileName, before, found });
    }
    onChange();
  }

  async function search(own: Wish): Promise<void> {
    const left = shownDocuments({ documents: documents.list(), sheets: sheets.list(), sheetId: sheets.shown().id }).flatMap(
      ({ id, file, state }) => (state.kind === 'done' ? [{ id, name: file.name, state }] : []),
    );
    own.documents = left.length;
    const findNext = async (): Promise<void> => {
      for (let next = left.shift(); next && wish === own; next = left.shift()) await find(own, next.id, next.name, next.state);
    };
    await Promise.all(Array.from({ length: readers.size }, findNext));
    const effects = wish === own ? trialOf(own).effects : null;
    if (effects?.cells.length === 0 && effects.rows.length === 0) take();
  }

  function trialOf(own: Wish): Trial {
    const of = corrections();
    if (shown?.of === of && shown.tried === own.tried.length && shown.trial.documents === own.documents) return shown.trial;
    const { template, rowMode, tried } = own;
    const order = documents.list().map(({ id }) => id);
    const inOrder = tried.toSorted((one, other) => order.indexOf(one.documentId) - order.indexOf(other.documentId));
    const isDone = tried.length === own.documents;
    const effects = isDone
      ? templateEffects(
          inOrder.map(({ documentId, fileName, before, found }) => ({
            id: documentId,
            fileName,
            before: before.rows,
            after: found.rows,
            corrections: of.get(documentId) ?? null,
          })),
          sheets.shown().template,
          template,
        )
      : null;
    const trial = { template, rowMode, documents: own.documents, done: tried.length, effects };
    shown = { of, tried: tried.length, trial };
    return trial;
  }

  function take(): void {
    if (!wish) return;
    const { template, rowMode, tried, giveUp } = wish;
    giveUp.abort();
    wish = null;
    shown = null;
    for (const { documentId, before, found } of tried) {
      // It was read again meanwhile: its rows are looked for with the others.
      if (documents.get(documentId)?.state !== before) continue;
      carry(documentId, (own) => carryCorrections(own, before.rows, found.rows));
      documents.send(documentId, found);
    }
    changeTemplate(template, rowMode);
  }

  return {
    snapshot: () => wish && trialOf(wish),
    tryTemplate(template, rowMode) {
      wish?.giveUp.abort();
      const own: Wish = { template, rowMode, documents: 0, tried: [], giveUp: new AbortController() };
      wish = own;
      shown = null;
      // What goes wrong with a document is told when the change is made.
      search(own).catch(() => undefined);
      onChange();
    },
    takeTemplate: take,
    leaveTemplate: leave,
  };
}
