import type { EvidenceMark, Pick } from '../../apps/web/src/features/review/pages/view-marks.ts';

/** What the viewer's test page lets a test do; everything else is done on the screen. */
export interface PagesPage {
  /** Opens the file given to the input. `read` false: it is shown before it is read. */
  open(options: { read: boolean }): Promise<void>;
  /** Marks evidence in the document that is open. */
  mark(marks: EvidenceMark[]): void;
  goTo(pageNumber: number): void;
  /** What was picked and offered for use so far, and the keys of marks that were clicked. */
  picked(): { picks: Pick[]; used: Pick[]; marks: string[] };
  /** A crop of the first page around the active mark instead of the viewer. */
  crop(): void;
}
