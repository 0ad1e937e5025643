import {
  boxCentreX,
  boxCentreY,
  type BoundingBox,
  type DocumentLayout,
  type Evidence,
  type FieldResult,
  type FoundRows,
  type WordSpan,
} from '../../model/index.ts';
import { ocrDoubtOf, type Search } from '../../fields/search/search.ts';
import { linesByPlace, type LinesByPlace, linesOfEvidence } from '../evidence-lines.ts';

/** A cell that is not sure because its words were hardly recognised. */
export interface PicturedCell {
  fieldIndex: number;
  evidence: Evidence[];
  /** Its words, a run a line: each is shown as a picture of its own. */
  runs: WordSpan[];
}

/** Words recognised with more doubt than this, 0..1, are worth a second reader. Hand-set: print that was read well has less than a tenth. */
const MUCH_DOUBT = 0.25;
/** More lines are no value that a recogniser stumbled over. */
const MOST_RUNS = 4;

/** The cells whose words a model that sees pictures may help to read, as the built-in engine found them. */
export function picturedCells({ layout, compiled }: Search, { document, items }: FoundRows): PicturedCell[] {
  const byPlace = linesByPlace(layout);
  return [document, ...items.map(({ cells }) => cells)].flatMap((cells) =>
    compiled.fields.flatMap(({ field }, fieldIndex) => {
      const evidence = doubtedEvidence(cells[field.id]);
      const runs = evidence.flatMap((one) => runsOf(layout, byPlace, one));
      return runs.length > 0 && runs.length <= MOST_RUNS && ocrDoubtOf(layout, runs) > MUCH_DOUBT ? [{ fieldIndex, evidence, runs }] : [];
    }),
  );
}

function doubtedEvidence(result: FieldResult | undefined): Evidence[] {
  if (result?.state === 'unreadable') return result.evidence;
  return result?.state === 'unsure' ? result.chosen.evidence : [];
}

/** The recognised words in the boxes of a piece of evidence, a run a line. */
function runsOf({ lines }: DocumentLayout, byPlace: LinesByPlace, evidence: Evidence): WordSpan[] {
  if (evidence.kind !== 'words' || evidence.origin !== 'ocr') return [];
  return linesOfEvidence(byPlace, [evidence]).flatMap((line) => {
    const inside = (lines[line]?.words ?? []).map(
      ({ box, origin }) => origin === 'ocr' && evidence.boxes.some((outer) => holds(outer, box)),
    );
    const from = inside.indexOf(true);
    return from < 0 ? [] : [{ line, from, to: inside.lastIndexOf(true) + 1 }];
  });
}

function holds({ left, top, right, bottom }: BoundingBox, box: BoundingBox): boolean {
  const [x, y] = [boxCentreX(box), boxCentreY(box)];
  return left <= x && x <= right && top <= y && y <= bottom;
}
