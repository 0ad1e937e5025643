import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PicturedPlace } from '../model-finder/pictures/picture-frame.ts';
import { EngineError, type EngineErrorCode } from '../errors.ts';
import type { ModelPicture } from '../language-model/model-port.ts';
import type { Inspection, ReadOptions } from '../reading.ts';
import { DOCUMENT_BUDGET_MS, DOCUMENTS_PER_CHILD, KILL_GRACE_MS, MAX_CHILD_BYTES, MEMORY_SAMPLE_MS } from '../limits.ts';
import { type OpenOptions, type PageContent, pagesWithin, type ReadDocument, type SourceDocument, unreadPage } from '../model/index.ts';
import { startIsolatedProcess } from './isolated-process.ts';
import { unpackPage } from './packed-page.ts';
import { residentBytes } from './process-memory.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-protocol.ts';

export interface IsolatedReaderOptions {
  /** The child's program; another one only in tests of the watchdog. */
  childPath?: string;
  /** Resident memory above which the child is killed. */
  maxBytes?: number;
  /** Time past a document's budget after which a child that does not answer is killed. */
  killGraceMs?: number;
}

/** Works on documents one after the other in a child process that is killed and replaced when it hangs, grows or dies. */
export interface IsolatedReader {
  /**
   * `onPage` is told each page as it comes. When the child is stopped after its head, the result holds the pages done
   * and an issue for each page left; before its head, `EngineError` timed_out, expands_too_far or file_damaged is thrown.
   */
  read(bytes: Uint8Array, options: Omit<ReadOptions, 'signal'>, onPage?: (page: PageContent) => void): Promise<ReadDocument>;
  /** As `inspectDocument`; a child that is stopped throws as before the head of a document. */
  inspect(bytes: Uint8Array, options: OpenOptions): Promise<Inspection>;
  /** As `unpackDocuments`, but nothing where the file holds no others; a child that is stopped throws as before the head of a document. */
  unpack(source: SourceDocument): Promise<SourceDocument[]>;
  /** As `cutPictures`; a child that is stopped throws as before the head of a document. */
  cut(bytes: Uint8Array, options: OpenOptions, places: readonly PicturedPlace[]): Promise<readonly (ModelPicture | null)[]>;
  /** Ends the child; what it was at fails as file_damaged. */
  close(): void;
}

/** Why a child was given up, with the code a document gets that had no page read by then. */
interface Stop {
  code: Extract<EngineErrorCode, 'timed_out' | 'expands_too_far' | 'file_damaged'>;
  cause: string;
}

type Outcome = { kind: 'end' } | { kind: 'failure'; error: EngineError } | { kind: 'stop'; stop: Stop };

/** Share of the memory bound above which an idle child is replaced. A hand-set half: what is left must hold the next document. */
const SWOLLEN_SHARE = 0.5;

const CHILD_PATH = fileURLToPath(new URL('./reader-child.js', import.meta.url));

export function createIsolatedReader(options: IsolatedReaderOptions = {}): IsolatedReader {
  const { childPath = CHILD_PATH, maxBytes = MAX_CHILD_BYTES, killGraceMs = KILL_GRACE_MS } = options;
  let child: ChildProcess | null = null;
  let documents = 0;

  const dismiss = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  const currentChild = (): ChildProcess => {
    // What one document left behind must not count against the next.
    const swollen = child?.pid !== undefined && (residentBytes(child.pid) ?? 0) > maxBytes * SWOLLEN_SHARE;
    const isGone = child === null || child.exitCode !== null || child.signalCode !== null || !child.connected;
    if (documents >= DOCUMENTS_PER_CHILD || swollen || isGone) {
      dismiss();
      documents = 0;
    }
    documents++;
    return (child ??= startIsolatedProcess(childPath));
  };

  /** One exchange with the child, which does not outlive being stopped. */
  const ask = async (request: ReaderRequest, timeoutMs: number, onAnswer: (answer: ReaderAnswer) => void): Promise<Stop | null> => {
    const outcome = await exchange(currentChild(), request, { maxBytes, timeoutMs }, onAnswer);
    if (outcome.kind === 'failure') throw outcome.error;
    if (outcome.kind === 'end') return null;
    dismiss();
    return outcome.stop;
  };
  /** The same where half an answer is worth nothing. */
  const askWhole = async (request: ReaderRequest, onAnswer: (answer: ReaderAnswer) => void): Promise<void> => {
    const stop = await ask(request, DOCUMENT_BUDGET_MS + killGraceMs, onAnswer);
    if (stop) throw new EngineError(stop.code, { cause: stop.cause });
  };

  return {
    async read(bytes, readOptions, onPage) {
      const received: Received = { head: null, pages: [] };
      const timeoutMs = (readOptions.budgetMs ?? DOCUMENT_BUDGET_MS) + killGraceMs;
      const stop = await ask({ kind: 'read', bytes, options: readOptions }, timeoutMs, (answer) => {
        if (answer.kind === 'head') received.head = answer.head;
        if (answer.kind !== 'page') return;
        const page = unpackPage(answer.page);
        received.pages.push(page);
        onPage?.(page);
      });
      return stop ? savedDocument(received, stop, readOptions) : { ...headOf(received), pages: received.pages };
    },
    async inspect(bytes, openOptions) {
      let inspection: Inspection | null = null;
      await askWhole({ kind: 'inspect', bytes, options: openOptions }, (answer) => {
        if (answer.kind === 'inspection') inspection = answer.inspection;
      });
      return inspection ?? endedEarly();
    },
    async unpack({ bytes, fileName }) {
      const documents: SourceDocument[] = [];
      await askWhole({ kind: 'unpack', bytes, fileName }, (answer) => {
        if (answer.kind === 'document') documents.push(answer.document);
      });
      return documents;
    },
    async cut(bytes, openOptions, places) {
      let pictures: readonly (ModelPicture | null)[] | null = null;
      await askWhole({ kind: 'cut', bytes, options: openOptions, places }, (answer) => {
        if (answer.kind === 'pictures') pictures = answer.pictures;
      });
      return pictures ?? endedEarly();
    },
    close: dismiss,
  };
}

interface Received {
  head: Omit<ReadDocument, 'pages'> | null;
  pages: PageContent[];
}

/** One request's conversation with the child, watched: ends with its end, its failure, or a reason to kill it. */
function exchange(
  child: ChildProcess,
  request: ReaderRequest,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
  onAnswer: (answer: ReaderAnswer) => void,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const finish = (outcome: Outcome): void => {
      clearTimeout(timer);
      clearInterval(sampler);
      child.off('message', onMessage).off('exit', onExit).off('disconnect', onDisconnect).off('error', onError);
      resolve(outcome);
    };
    const stop = (code: Stop['code'], cause: string): void => finish({ kind: 'stop', stop: { code, cause } });
    const onMessage = (answer: ReaderAnswer): void => {
      if (answer.kind === 'end') finish({ kind: 'end' });
      else if (answer.kind === 'failure')
        finish({ kind: 'failure', error: new EngineError(answer.code, { detail: answer.message, cause: answer.cause }) });
      else onAnswer(answer);
    };
    const onExit = (code: number | null, signal: string | null): void => stop('file_damaged', `the reader ended with ${signal ?? code}`);
    // Of one that is killed at this very moment the end may have been told before anybody listened.
    const onDisconnect = (): void => stop('file_damaged', 'the reader went away');
    const onError = (error: Error): void => stop('file_damaged', error.message);
    const timer = setTimeout(() => stop('timed_out', `no end after ${timeoutMs} ms`), timeoutMs);
    const sampler = setInterval(() => {
      const bytes = residentBytes(child.pid ?? 0);
      if (bytes !== null && bytes > maxBytes) stop('expands_too_far', `${bytes} bytes resident`);
    }, MEMORY_SAMPLE_MS);
    child.on('message', onMessage).on('exit', onExit).on('disconnect', onDisconnect).on('error', onError);
    child.send(request);
  });
}

function endedEarly(): never {
  throw new EngineError('internal', { cause: 'the reader ended without an answer' });
}

function headOf({ head }: Received): Omit<ReadDocument, 'pages'> {
  return head ?? endedEarly();
}

/** What a killed child had told by then, with an issue for each page it did not reach. */
function savedDocument({ head, pages }: Received, stop: Stop, { ranges }: Omit<ReadOptions, 'signal'>): ReadDocument {
  if (!head) throw new EngineError(stop.code, { cause: stop.cause });
  const left = pagesWithin(ranges, head.pageCount).slice(pages.length).map(unreadPage);
  return { ...head, pages: [...pages, ...left] };
}
