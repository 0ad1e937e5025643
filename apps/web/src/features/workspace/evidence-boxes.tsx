import type { BoundingBox, FieldResult } from '@sheetlift/engine/model';
import type { ActiveSource } from './active-source.ts';
import { boxesOf } from './evidence-place.ts';
import type { Zoom } from './use-page-picture.ts';

interface EvidenceBoxesProps {
  source: ActiveSource;
  pageNumber: number;
  widthPt: number;
  heightPt: number;
  zoom: Zoom;
}

/** Where the row's values stand on the page; the chosen cell's with its name. */
export function EvidenceBoxes({ source, pageNumber, widthPt, heightPt, zoom }: EvidenceBoxesProps) {
  const { fields, field: chosen, row } = source;
  const ordered = [...fields.filter(({ id }) => id !== chosen.id), chosen];
  return ordered.flatMap(({ id, variableName }) => {
    const result = row.cells[id];
    const active = id === chosen.id;
    return boxesOn(pageNumber, result).map((box, index) => (
      <span key={active ? `${source.address.rowKey}/${id}/${index}` : `${id}/${index}`} ref={active && index === 0 ? showInView : undefined} className={['ev', active && 'active', result?.state === 'unsure' && 'check'].filter(Boolean).join(' ')} style={share(box, widthPt, heightPt)}>
        {active && index === 0 && <span className={tagClass(box, widthPt, zoom, variableName)}>{variableName}</span>}
      </span>
    ));
  });
}

/** Width of a letter of the tag as a share of the page's width on the screen. */
const LETTER_SHARE: Record<Zoom, number> = { fit: 0.016, large: 0.008 };

/** The name stands above its box; in the page's margin where there is room for it, for there it covers nothing. */
function tagClass({ left, right }: BoundingBox, widthPt: number, zoom: Zoom, name: string): string {
  const marginShare = 1 - right / widthPt;
  if (right > widthPt * 0.7 && marginShare > (name.length + 2) * LETTER_SHARE[zoom]) return 'tag beside';
  return left > widthPt * 0.7 ? 'tag flush' : 'tag';
}

/** Moves the page to the chosen cell's place when it appears there. */
function showInView(box: HTMLElement | null): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box?.scrollIntoView({ block: 'center', inline: 'center', behavior: still ? 'auto' : 'smooth' });
}

function boxesOn(pageNumber: number, result: FieldResult | undefined): BoundingBox[] {
  if (!result || !('chosen' in result)) return [];
  return result.chosen.evidence.flatMap((evidence) => {
    const place = boxesOf(evidence);
    return place?.pageNumber === pageNumber ? place.boxes : [];
  });
}

/** A box as shares of the page, so that it fits whatever the page's size on the screen. */
function share(box: BoundingBox, widthPt: number, heightPt: number) {
  return {
    left: `${(100 * box.left) / widthPt}%`,
    top: `${(100 * box.top) / heightPt}%`,
    width: `${(100 * (box.right - box.left)) / widthPt}%`,
    height: `${(100 * (box.bottom - box.top)) / heightPt}%`,
  };
}
