import type {
  BoundingBox,
  Candidate,
  CorrectionDecision,
  DocumentCorrections,
  DrawnTable,
  Evidence,
  ExtractionRow,
  FieldResult,
  FlowPage,
  Issue,
  RowId,
  RowMode,
  Template,
  UnusedPrint,
  Word,
} from '@sheetlift/engine/model';
import type {
  EngineAnswers,
  ExportRequest,
  FileFacts,
  GivenFile,
  PageFacts,
  PageRange,
  PlacedField,
  QuarterTurns,
  ShownFields,
  SortedLayout,
  Sorting,
  SuggestedBorder,
} from '../../../engine-worker/engine-protocol.ts';
import type { RunModel } from './run-model.ts';

/** What brought a change of the run: the work itself, or a person whose eyes wait for it. */
export type RunNews = 'work' | 'person';

/**
 * One run: documents, the fields looked for in them, the rows found and what a person made of them. The screens know only
 * this; where the work is done and where it is kept is the store's affair.
 */
export interface RunStore {
  /** Of many news that come together one is told. */
  subscribe(listener: (news: RunNews) => void): () => void;
  snapshot(): RunSnapshot;

  /**
   * Takes files in: opens each, counts its pages, tells what is wrong with it. The first one is read at once, the others once all are opened and no
   * limit holds any of them back.
   */
  addFiles(files: readonly File[]): void;
  /**
   * Opens a locked document, or the pages of one whose rows were kept without its password; the password is tried on the
   * others too and kept for this batch only. False where it does not open it.
   */
  unlock(documentId: string, password: string): Promise<boolean>;
  /** Reads only these pages; null for all. */
  choosePages(documentId: string, ranges: readonly PageRange[] | null): void;
  /** Turns a document clockwise before it is read. */
  turn(documentId: string, turn: QuarterTurns): void;
  /**
   * Makes one document of several, in the order in which they are shown. What was read of them is kept. Calling what it returns parts them
   * again, with what a person decided in them. Rejects where they do not go together.
   */
  join(documentIds: readonly string[]): Promise<() => void>;
  /** Makes documents of one, each of which begins with one of these pages; the first begins with page 1. The same holds. */
  split(documentId: string, firstPages: readonly number[]): Promise<() => void>;
  /** Pages with which another document seems to begin; none where it was not read. */
  suggestBorders(documentId: string): Promise<readonly SuggestedBorder[]>;
  /** Reads a duplicate all the same. */
  keepDuplicate(documentId: string): void;
  /** Takes documents out of the run, with their rows. Calling what it returns puts them back where they were. */
  remove(documentIds: readonly string[]): () => void;

  /** Reads every document that is ready. */
  start(): void;
  pause(): void;
  resume(): void;
  /** Gives up what is not done and keeps what is. */
  stop(): void;
  /** Reads the failed pages of a document again, or all of it where it failed as a whole. */
  readAgain(documentId: string): void;
  /** Looks for other fields in what was read; nothing is read again. */
  changeTemplate(template: Template, rowMode: RowMode): void;
  /**
   * Looks what changing the template would change in the rows at hand, and changes nothing: `trial` says it. Where no cell would be another, the
   * template is changed at once.
   */
  tryTemplate(template: Template, rowMode: RowMode): void;
  /** Changes the template to the one that is tried; what was decided stays with its rows. */
  takeTemplate(): void;
  /** The template stays as it is. */
  leaveTemplate(): void;
  /** Asks the language model about every document whose cells are not all sure. */
  askModel(): void;
  /** Gives up the question under way; what was answered stays. */
  stopAsking(): void;
  /**
   * The fields that finished rows of a person's own sheet were filled from, told by the documents of the sheet that were read: their ids stand in
   * the order in which the places name them.
   */
  fieldsOfRows(rows: readonly (readonly string[])[]): Promise<{ shown: ShownFields; documentIds: readonly string[] }>;
  /** Amounts, dates and rows of lists in a document that no cell of these rows of it uses; none where it was not read. */
  unusedPrint(documentId: string, rows: readonly ExtractionRow[]): Promise<readonly UnusedPrint[]>;
  /**
   * Looks for the fields of another template in these documents: their rows stand on that template's sheet, which is shown. `stay`: the sheet
   * that was shown stays so, unless nothing is left on it. Nothing is read again. Calling what it returns puts them back.
   */
  moveTo(documentIds: readonly string[], template: Template, stay?: boolean): () => void;
  /**
   * Documents that no template fits: they have no rows until a person moves them to a sheet. One that a person put on a sheet, or in which they
   * decided something, stays.
   */
  setAside(documentIds: readonly string[]): void;
  /** Shows another sheet of the run. */
  showSheet(sheetId: string): void;
  /** Which of the templates a document is for; null where it was not read. `sorted`: where a person sorted others. */
  sortDocument(documentId: string, templates: readonly Template[], sorted: readonly SortedLayout[]): Promise<Sorting | null>;

  /** The table that the rows of a document come from, by its borders on each of its pages; nothing where they come from none. */
  tableOf(documentId: string): Promise<readonly DrawnTable[]>;
  /** A table in a box of a page, with the borders that its print suggests. */
  suggestTable(documentId: string, pageNumber: number, box: BoundingBox): Promise<DrawnTable>;
  /**
   * Shows the rows of a document as they are found in a table that a person draws, and keeps nothing; none: in the one the engine finds. What
   * they decided stays with its rows. Null: as it was.
   */
  tryTable(documentId: string, tables: readonly DrawnTable[] | null): void;
  /** Keeps the table that is tried, as one step. */
  keepTable(): Promise<void>;

  /** One step of a person's work on the rows, undone as one. */
  edit(edits: readonly SheetEdit[]): void;
  undo(): void;
  redo(): void;
  /** A person is at the cell: where a correction of another document changed it, it is marked no more. */
  see(documentId: string, rowId: RowId, fieldId: string): void;
  /** Makes these of the proposed changes in one step, and none of the others: they are not proposed again. */
  takeLearned(taken: readonly ProposedChange[]): void;
  /** Order, widths, names and filters of the columns. */
  arrange(view: SheetView): void;

  /** A page as a person sees it; null where the format has no look of its own, or the file could not be kept. */
  drawPage(documentId: string, pageNumber: number, widthPx: number): Promise<ImageBitmap | null>;
  /** The words of a page with their places, in points. */
  pageWords(documentId: string, pageNumber: number): Promise<readonly Word[]>;
  /**
   * What stands in a box of a page that was recognised, in points, read once more by itself; none where nothing can be read there. Rejects where
   * the document is not at hand, and as aborted where the signal says so.
   */
  readBox(documentId: string, pageNumber: number, box: BoundingBox, signal: AbortSignal): Promise<readonly Word[]>;
  /** The content of a document without pages of its own, for reading; of these pages only where a range is given. */
  flowPages(documentId: string, range?: PageRange): Promise<readonly FlowPage[]>;
  /**
   * The field that what a person pointed at seems to be the value of: its text, and where it stands. Rejects where the document is not
   * read.
   */
  suggestField(documentId: string, printed: string, evidence: Evidence[]): Promise<PlacedField>;
  /** The fields that a document seems to give, each with what it has for it; none where it was not read. */
  suggestFields(documentId: string): Promise<EngineAnswers['suggest']>;

  /** Calls the run so; null: after its documents. */
  rename(name: string | null): void;
  writeRows(request: ExportRequest): Promise<Blob>;
  dismissNotice(): void;
  /** Forgets the documents, their rows and everything made of them. */
  clear(): void;
}

export interface RunSnapshot {
  /** Where its documents are read and kept. One on the server has one template for good, and all its documents. */
  place: 'device' | 'server';
  documents: readonly RunDocument[];
  /** Ids of documents whose rows are those of other fields: today's are being looked for in them. */
  searching: ReadonlySet<string>;
  /** As a person called it; null where it is called after its documents. */
  name: string | null;
  /** The first is the run's own; more where documents were moved to other templates; one of them is `ASIDE`, where no template fits some. */
  sheets: readonly RunSheet[];
  /** Of the sheet that is shown, as are the template, the row mode and the view. */
  sheetId: string;
  template: Template;
  rowMode: RowMode;
  paused: boolean;
  /** How far the opening of the files given last is; null where none is being opened, or they are read without asking. */
  opening: OpeningProgress | null;
  /** Document id -> what a person changed in its rows. */
  corrections: ReadonlyMap<string, DocumentCorrections>;
  /** What the newest corrections would change in other documents; null where nothing. */
  proposed: readonly ProposedChange[] | null;
  /** What a change of the template would change; null where none is tried. */
  trial: TemplateTrial | null;
  view: SheetView;
  canUndo: boolean;
  canRedo: boolean;
  keeping: Keeping;
  /** What reading the documents that wait for the person would take; null where none waits. */
  estimate: RunEstimate | null;
  /** The language model; null where none is set up. */
  model: RunModel | null;
  /** Time until what is under way is read; null until three pages told the pace. */
  msLeft: number | null;
  /** Something about the run as a whole that a person must know: files left out, a limit reached. */
  notice: string | null;
}

/** What is looked for in some documents of a run, and how their rows are shown: a template has one. */
export interface RunSheet {
  id: string;
  template: Template;
  rowMode: RowMode;
  view: SheetView;
  /** Ids of the documents that a person put on it. Those that no sheet names stand on the first. */
  documentIds: readonly string[];
}

/** A cell that is found otherwise with what a correction of another document taught. It stays as it is until a person says so. */
export interface ProposedChange {
  documentId: string;
  rowId: RowId;
  fieldId: string;
  /** As it is shown. */
  before: FieldResult;
  /** What would stand there; null: nothing any more. */
  candidate: Candidate | null;
}

/** A template that is tried on the documents at hand. */
export interface TemplateTrial {
  template: Template;
  rowMode: RowMode;
  /** Documents to go through, and how many were gone through. */
  documents: number;
  done: number;
  /** Null until all were gone through. */
  effects: TemplateEffects | null;
}

/** What another template would change in the rows at hand. */
export interface TemplateEffects {
  cells: readonly CellEffect[];
  /** Documents that would have another number of rows. */
  rows: readonly { documentId: string; before: number; after: number }[];
}

export interface CellEffect {
  documentId: string;
  fieldId: string;
  /** From 1 within the document; null for what the document says once. */
  rowNumber: number | null;
  /** As it is shown. */
  before: FieldResult;
  /** Null: the field is gone. */
  after: FieldResult | null;
  /** Why what a person decided no longer fits, in a sentence; null where nobody decided the cell. */
  breaks: string | null;
}

export interface OpeningProgress {
  files: number;
  opened: number;
}

/** Files and pages that the main button would read. */
export interface RunEstimate {
  files: number;
  pages: number;
  /** Files and pages that are not read now: they would pass a limit of the month, of a run or of a file. */
  beyond: { files: number; pages: number };
  /** Pages left of the month after reading; null where they are not limited. */
  leftAfter: number | null;
  /** Says why the files beyond are not read; null where there are none. */
  limitSentence: string | null;
}

/** Whether the work outlives this tab. */
export type Keeping =
  | { kind: 'kept'; savedAt: string }
  | { kind: 'saving' }
  /** The sentence says what was not kept and why. */
  | { kind: 'not-kept'; sentence: string };

export interface RunDocument {
  id: string;
  /** Without parts where its bytes could not be kept: its rows are there all the same. */
  file: GivenFile;
  /** It was kept without its password, as all are: its rows are there, and its pages are shown when it is given again. */
  needsPassword: boolean;
  /** Null for all. */
  ranges: readonly PageRange[] | null;
  turn: QuarterTurns;
  /** ISO date and time in UTC of its being read; null before. */
  readAt: string | null;
  state: DocumentState;
}

/** What is known of a document once it was opened. */
export interface DocumentFacts extends FileFacts {
  /** Of its pages that are no pictures those that were counted already, as pages of the documents that it was split off or joined from. */
  countedPages?: number | undefined;
  /** Content hashes of the pictures among its pages that were counted already. */
  countedPictures?: readonly string[] | undefined;
}

export type DocumentState =
  | { kind: 'opening' }
  | { kind: 'locked'; /** a password was given and did not open it */ refused: boolean }
  /** The same content as another document of this run; not read unless a person wants it. */
  | { kind: 'duplicate'; facts: DocumentFacts; of: string }
  /** Waits for the person. */
  | { kind: 'ready'; facts: DocumentFacts }
  /** Waits for a free worker. */
  | { kind: 'waiting'; facts: DocumentFacts }
  | { kind: 'reading'; facts: DocumentFacts; pages: readonly PageFacts[] }
  | { kind: 'finding'; facts: DocumentFacts; pages: readonly PageFacts[] }
  | DoneState
  | FailedState;

export interface FailedState {
  kind: 'failed';
  code: string;
  message: string;
}

export interface DoneState {
  kind: 'done';
  facts: DocumentFacts;
  pages: readonly PageFacts[];
  rows: readonly ExtractionRow[];
  rowMode: 'document' | 'item';
  /** `fieldsKey` of the template and row mode these rows were found with; another one than the run's: they are being looked for again. */
  foundFor: string;
  issues: readonly Issue[];
  reading: Blob;
  result: Blob;
}

/** A change of the rows. */
export type SheetEdit =
  /** Null: back to what was read. */
  | { kind: 'decide'; documentId: string; rowId: RowId; fieldId: string; decision: CorrectionDecision | null }
  | { kind: 'add-row'; documentId: string; after: RowId }
  | { kind: 'remove-row'; documentId: string; rowId: RowId }
  /** Its table is drawn otherwise: all that was changed in the document, with the ids that its rows have in that table. */
  | { kind: 'draw-table'; documentId: string; corrections: DocumentCorrections };

/** Columns with something that is the same for every field: they stand before the fields. */
export type ConstantColumnId = 'document' | 'page' | 'read-on';

/** How a person arranged the sheet. Column ids are field ids and `ConstantColumnId`s. */
export interface SheetView {
  /** Columns a person put in order; the others follow in the template's order. */
  order: readonly string[];
  hidden: readonly string[];
  /** Column id -> width in pixels, where a person set one. */
  widthsPx: Readonly<Record<string, number>>;
  /** Column id -> its head here and in what is exported, where it differs from the field's name. */
  names: Readonly<Record<string, string>>;
  sort: { columnId: string; direction: 'ascending' | 'descending' } | null;
  /** Column id -> text that its cells must contain. */
  filters: Readonly<Record<string, string>>;
  /** How likely right a cell must be for nobody to look at it, where a person wants more than the search does. */
  sureFrom?: number | undefined;
}
