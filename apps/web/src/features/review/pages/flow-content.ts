import type { DocumentType } from '@sheetlift/engine/model';
import type { FieldMaker } from './field-maker.ts';
import type { Match } from './find-in-document.ts';
import type { PlaceKey, PlaceMark } from './flow-places.ts';
import type { FlowShelf } from './flow-shelf.ts';
import type { EvidenceMark, Pick } from './view-marks.ts';

/** What the views of content without pages are given. */
export interface FlowContentProps {
  name: string;
  type: DocumentType;
  shelf: FlowShelf;
  pageCount: number;
  places: ReadonlyMap<PlaceKey, readonly PlaceMark[]>;
  active: EvidenceMark | null;
  matches: readonly Match[];
  match: Match | null;
  onPick: ((pick: Pick) => void) | undefined;
  selectionAction: { label: string; run: (pick: Pick) => void } | undefined;
  fieldMaker: FieldMaker | undefined;
  onPickMark: (key: string) => void;
  goTo: { pageNumber: number } | undefined;
}
