import type { CellValue, TemplateField } from '@sheetlift/engine/model';
import type { PlacedField } from '../../../engine-worker/engine-protocol.ts';
import type { Pick } from './view-marks.ts';

/** Makes fields of what a person points at in a document. */
export interface FieldMaker {
  /** What is clicked or drawn over is meant as a field, and not for a cell. */
  pointing: boolean;
  setPointing: (pointing: boolean) => void;
  /** The fields that are there: a name is used once. */
  fields: readonly TemplateField[];
  /** What the field would be called and hold. */
  suggest: (pick: Pick) => Promise<PlacedField>;
  /** The field is wanted; `value` is what the place pointed at says for it. */
  add: (field: TemplateField, placed: PlacedField, value: CellValue) => void;
}

/** What is offered for words that were selected, and where they are in the element that scrolls, in pixels. */
export interface OfferedPick {
  pick: Pick;
  leftPx: number;
  topPx: number;
  widthPx: number;
  heightPx: number;
}
