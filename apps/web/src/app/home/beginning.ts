import type { RowMode, Template } from '@sheetlift/engine/model';

/** What rows are to be, before there is a run. */
export interface Beginning {
  template: Template;
  rowMode: RowMode;
  /** A person chose it; else it is what everybody begins with. */
  chosen: boolean;
}
