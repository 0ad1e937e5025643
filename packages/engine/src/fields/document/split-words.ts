import type { DocumentLayout, Line, Word, WordSpan } from '../../model/index.ts';

/** "Invoice:4711", "NAME=Reed", "No#12", "n°562": a label and the start of its value without a space between them. */
const JOINED = /^((?!https?:|ftp:|mailto:|urn:|www)\p{L}[\p{L}\p{N}.'’)-]*(?:[=:：]|#(?=\d))|[nN][°º])([^\s:=/\\].*)$/u;

/** The layout with such words cut in two, so that labels end where words end. Boxes are shared out by characters. */
export function splitJoinedWords(layout: DocumentLayout): DocumentLayout {
  const moved = new Map<number, number[]>();
  const lines = layout.lines.map((line) => splitLine(line, moved));
  if (moved.size === 0) return layout;
  const spans = (of: WordSpan[]): WordSpan[] => of.map((span) => moveSpan(span, moved));
  return {
    ...layout,
    lines,
    pairs: layout.pairs.map((pair) => ({ ...pair, label: spans(pair.label), value: spans(pair.value) })),
    marks: layout.marks.map((mark) => ({ ...mark, label: spans(mark.label), group: spans(mark.group) })),
  };
}

/** Notes for each old word boundary of the line where it went. */
function splitLine(line: Line, moved: Map<number, number[]>): Line {
  if (!line.words.some((word) => JOINED.test(word.text))) return line;
  const words: Word[] = [];
  const places: number[] = [];
  for (const word of line.words) {
    places.push(words.length);
    words.push(...splitWord(word));
  }
  places.push(words.length);
  moved.set(line.index, places);
  return { ...line, words };
}

function splitWord(word: Word): Word[] {
  const [, label, value] = JOINED.exec(word.text) ?? [];
  if (label === undefined || value === undefined) return [word];
  const cut = word.box.left + ((word.box.right - word.box.left) * label.length) / word.text.length;
  const plain = { ...word, alternatives: [] };
  return [
    { ...plain, text: label, box: { ...word.box, right: cut } },
    { ...plain, text: value, box: { ...word.box, left: cut }, joinsPrevious: true },
  ];
}

function moveSpan(span: WordSpan, moved: ReadonlyMap<number, number[]>): WordSpan {
  const places = moved.get(span.line);
  return places ? { line: span.line, from: places[span.from] ?? span.from, to: places[span.to] ?? span.to } : span;
}
