import type { BoundingBox, Word } from '@sheetlift/engine/model';
import { overlap } from './mark-frame.ts';
import type { PageSize } from './page-layout.ts';

/** What a number takes with a hair of air around it, and how far it keeps from its mark, in CSS pixels. */
const SLOT_PX = 18;
const GAP_PX = 4;

/** A number above or below its mark is taken for another line's: one beside may stand this many slots farther away. */
const OFF_LINE = 2;

interface Numbered {
  key: string;
  number: number;
  /** What its mark covers. */
  frame: BoundingBox;
}

/**
 * Key -> where a mark's number stands: as near as there is room, where no word, no mark and no other number stands; the first numbers
 * choose first. None without room.
 */
export function badgePlaces(
  marks: readonly Numbered[],
  words: readonly Word[],
  size: PageSize,
  pxPerPt: number,
): ReadonlyMap<string, BoundingBox> {
  const places = new Map<string, BoundingBox>();
  const taken = [...words.map(({ box }) => box), ...marks.map(({ frame }) => frame)];
  for (const { key, frame } of marks.toSorted((one, other) => one.number - other.number)) {
    const free = slotsAround(frame, size, pxPerPt).find((slot) => !taken.some((box) => overlap(slot, box)));
    if (!free) continue;
    places.set(key, free);
    taken.push(free);
  }
  return places;
}

/** Nearest first; to the right before to the left. */
function slotsAround(frame: BoundingBox, { widthPt, heightPt }: PageSize, pxPerPt: number): BoundingBox[] {
  const slot = SLOT_PX / pxPerPt;
  const gap = GAP_PX / pxPerPt;
  const slots: { away: number; left: number; top: number }[] = [];
  const beside = (frame.top + frame.bottom - slot) / 2;
  for (let away = gap; away < widthPt; away += slot / 2)
    slots.push({ away, left: frame.right + away, top: beside }, { away, left: frame.left - away - slot, top: beside });
  for (const left of [frame.right - slot, frame.left])
    for (const top of [frame.top - gap - slot, frame.bottom + gap]) slots.push({ away: gap + slot * OFF_LINE, left, top });
  return slots
    .filter(({ left, top }) => left >= 0 && top >= 0 && left + slot <= widthPt && top + slot <= heightPt)
    .sort((one, other) => one.away - other.away)
    .map(({ left, top }) => ({ left, top, right: left + slot, bottom: top + slot }));
}
