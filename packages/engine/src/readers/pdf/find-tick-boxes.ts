import { boxCentreX, boxCentreY, boxHeight, boxWidth } from '../../model/bounding-box.ts';
import { ballotState } from './ballot-glyphs.ts';
import { isTickBoxSized } from './drawn-shapes.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { Mark, Ruling, Word } from '../../model/page-content.ts';
import type { DrawnShapes } from './drawn-shapes.ts';

/** A tick covers at least this share of its box's side; smaller specks are dirt. */
const MIN_TICK_SHARE = 0.3;
/** ... and reaches out of it by no more than this. */
const MAX_TICK_SHARE = 1.8;
/** Frames that touch are cells of a grid, one letter each, and no tick boxes. */
const TOUCHING_PT = 1;
const MAX_FRAMES = 1_000;
/** Letters typed into a box to tick it. */
const TYPED_TICK = /^[xX×✓✔✗✘✕✖•●■*]$/;

/** Drawn squares that are ticked or wait to be, and typed ballot symbols. */
export function findTickBoxes(shapes: DrawnShapes, words: readonly Word[]): Mark[] {
  const frames = distinct([...shapes.frames, ...framesOfLines(shapes.rulings)]);
  const drawn = frames.filter((frame) => !touchesAnother(frame, frames)).flatMap((frame) => drawnMark(frame, shapes.strokes, words));
  return [...drawn, ...typedMarks(words, drawn)];
}

function drawnMark(frame: BoundingBox, strokes: readonly BoundingBox[], words: readonly Word[]): Mark[] {
  const inside = words.filter((word) => holdsCentre(frame, word.box));
  if (inside.some((word) => !TYPED_TICK.test(word.text) && ballotState(word.text) === null)) return [];
  const typed = inside.some((word) => ballotState(word.text)?.checked ?? true);
  const checked = typed || strokes.some((stroke) => holdsCentre(frame, stroke) && isTickSized(stroke, frame));
  return [{ box: frame, inkShare: null, checked }];
}

function typedMarks(words: readonly Word[], drawn: readonly Mark[]): Mark[] {
  return words.flatMap((word) => {
    const state = ballotState(word.text);
    if (state === null || drawn.some((mark) => holdsCentre(mark.box, word.box))) return [];
    return [{ box: word.box, inkShare: null, checked: state.checked }];
  });
}

/** Squares drawn as four separate lines. */
function framesOfLines(rulings: readonly Ruling[]): BoundingBox[] {
  const short = rulings.map((ruling) => ruling.box).filter((box) => Math.max(boxWidth(box), boxHeight(box)) <= 26);
  if (short.length < 4 || short.length > MAX_FRAMES) return [];
  const across = short.filter((box) => boxWidth(box) > boxHeight(box));
  const down = short.filter((box) => boxWidth(box) <= boxHeight(box));
  return across.flatMap((top) => {
    const bottom = across.find(
      (box) =>
        box.top > top.top && near(box.left, top.left) && near(box.right, top.right) && isTickBoxSized({ ...top, bottom: box.bottom }),
    );
    if (bottom === undefined) return [];
    const frame = { left: top.left, top: top.top, right: top.right, bottom: bottom.bottom };
    const sides = down.filter((box) => near(box.top, frame.top) && near(box.bottom, frame.bottom));
    const isClosed = sides.some((box) => near(boxCentreX(box), frame.left)) && sides.some((box) => near(boxCentreX(box), frame.right));
    return isClosed ? [frame] : [];
  });
}

/** Without the second of two that lie over each other: double borders, a fill and its stroke. */
function distinct(frames: readonly BoundingBox[]): BoundingBox[] {
  const kept: BoundingBox[] = [];
  for (const frame of frames.slice(0, MAX_FRAMES)) {
    if (!kept.some((other) => holdsCentre(other, frame) && holdsCentre(frame, other))) kept.push(frame);
  }
  return kept;
}

function touchesAnother(frame: BoundingBox, frames: readonly BoundingBox[]): boolean {
  return frames.some(
    (other) =>
      other !== frame &&
      frame.left - TOUCHING_PT <= other.right &&
      other.left - TOUCHING_PT <= frame.right &&
      frame.top - TOUCHING_PT <= other.bottom &&
      other.top - TOUCHING_PT <= frame.bottom,
  );
}

function holdsCentre(frame: BoundingBox, box: BoundingBox): boolean {
  const x = boxCentreX(box);
  const y = boxCentreY(box);
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}

function isTickSized(stroke: BoundingBox, frame: BoundingBox): boolean {
  const share = Math.max(boxWidth(stroke), boxHeight(stroke)) / Math.max(boxWidth(frame), boxHeight(frame));
  return share >= MIN_TICK_SHARE && share <= MAX_TICK_SHARE;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1.5;
