import { unionBox, type DocumentLayout, type Line, type WordSpan } from '../../model/index.ts';
import { findDates } from '../../values/find-dates.ts';
import { findDurations } from '../../values/find-durations.ts';
import { findIdentifiers } from '../../values/find-identifiers.ts';
import { findNumbers } from '../../values/find-numbers.ts';
import { findTimes } from '../../values/find-times.ts';
import type { TextSpan } from '../../values/text-span.ts';
import type { DocumentIndex } from '../document/document-index.ts';
import type { Conventions } from '../kinds/kind-finder.ts';
import { type Printed, printedPart, printedRun, runOfSpans } from '../document/word-run.ts';
import type { Cut, PrintedCandidate } from './candidate.ts';
import { looksOf } from './looks.ts';
import { linesInTurn } from './lines-in-turn.ts';
import { piecesOf } from '../document/pieces-of-line.ts';
import { surroundingsOf } from './surroundings.ts';

/** Candidates kept of one document; hundreds of pages have more print than anyone can mean by a field of the document. One with fewer words is looked at whole. */
const MOST_CANDIDATES = 12_000;
/** Lines that one value runs over at most. */
const MOST_LINES = 4;
/** In a line of so few words each place may be where an unmarked label ends. */
const SHORT_LINE_WORDS = 8;
/** Longest capitalised run taken for a name. */
const MOST_NAME_WORDS = 7;

/**
 * Everything of a document that could be somebody's value, whatever is asked for: pieces of lines, mentions, capitalised
 * runs, cells, tails of short lines, up to four lines below each other. In reading order; the same words once.
 */
export function generateCandidates(index: DocumentIndex, conventions: Conventions): PrintedCandidate[] {
  const { layout } = index;
  const seen = new Set<string>();
  const candidates: PrintedCandidate[] = [];
  const add = (printed: Printed | null, cut: Cut): void => {
    if (!printed || candidates.length >= MOST_CANDIDATES || !/[\p{L}\p{N}]/u.test(printed.text)) return;
    const trimmed = withoutSigns(layout, printed);
    const key = `${trimmed.spans.map(({ line, from, to }) => `${line}.${from}.${to}`).join()} ${trimmed.text}`;
    if (seen.has(key)) return;
    seen.add(key);
    const first = layout.lines[trimmed.spans[0]?.line ?? -1];
    if (!first) return;
    const box = unionBox(
      trimmed.spans.flatMap((span) => layout.lines[span.line]?.words.slice(span.from, span.to).map((word) => word.box) ?? []),
    );
    candidates.push({
      printed: trimmed,
      cut,
      pageNumber: first.pageNumber,
      box,
      looks: looksOf(trimmed.text, conventions),
      surroundings: surroundingsOf(index, trimmed.spans),
    });
  };
  const words = layout.lines.reduce((sum, line) => sum + line.words.length, 0);
  const isLong = words > MOST_CANDIDATES;
  for (const line of isLong ? linesInTurn(index) : layout.lines) {
    if (index.citedLines.has(line.index)) continue;
    for (const [printed, cut] of cutsOf(layout, line, conventions)) add(printed, cut);
    for (const printed of joinsFrom(layout, line)) add(printed, 'joined');
  }
  for (const table of layout.tables)
    for (const row of table.rows)
      for (const cell of row.cells)
        if (cell && cell.lines.length > 1 && cell.lines.length <= MOST_LINES)
          add(
            printedRun(
              runOfSpans(
                layout,
                cell.lines.map((line) => wholeLine(layout, line)),
              ),
            ),
            'cell',
          );
  return isLong ? candidates.sort(byPlace) : candidates;
}

const byPlace = (a: PrintedCandidate, b: PrintedCandidate): number => {
  const [one, other] = [a.printed.spans[0], b.printed.spans[0]];
  return (one?.line ?? 0) - (other?.line ?? 0) || (one?.from ?? 0) - (other?.from ?? 0);
};

function* cutsOf(layout: DocumentLayout, line: Line, conventions: Conventions): Generator<[Printed | null, Cut]> {
  const span = (from: number, to: number): Printed | null => printedRun(runOfSpans(layout, [{ line: line.index, from, to }]));
  const end = line.words.length;
  yield [span(0, end), 'piece'];
  const pieces = piecesOf(line);
  for (const [at, piece] of pieces.entries()) {
    yield [span(piece.from, piece.to), 'piece'];
    // What a comma, a dash or a bracket parts may yet belong together; a colon and a wide gap part for good.
    for (let last = at + 1; last < pieces.length && last <= at + 3; last++) {
      const next = pieces[last];
      if (!next || next.after === 'colon' || next.after === 'gap') break;
      yield [span(piece.from, next.to), 'piece'];
    }
  }
  if (end <= SHORT_LINE_WORDS) for (let from = 1; from < end; from++) yield [span(from, end), 'tail'];
  const run = runOfSpans(layout, [{ line: line.index, from: 0, to: end }]);
  for (const { from, to } of typedIn(run.text, conventions)) yield [printedPart(run, from, to), 'typed'];
  for (const { from, to } of namesIn(line)) yield [span(from, to), 'name'];
}

function typedIn(text: string, { dayOrder, decimalSign }: Conventions): TextSpan[] {
  const dates = findDates(text, { order: dayOrder });
  const [first, last] = [dates[0], dates.at(-1)];
  const period = dates.length === 2 && first && last && last.from - first.to <= 12 ? [{ from: first.from, to: last.to }] : [];
  return [
    ...dates,
    ...period,
    ...findNumbers(text, { decimalSign }),
    ...findTimes(text),
    ...findDurations(text),
    ...(['identifier', 'email', 'url', 'phone', 'iban', 'bic', 'vat-id', 'postcode'] as const).flatMap((kind) =>
      findIdentifiers(text, kind),
    ),
  ];
}

const CONNECTS = /^(?:&|of|and|de|la|le|du|des|von|van|der|den|del|della|di|da|dos|do|y|e|et|und|i|w)$/;

/** Runs of words with capitals, small connecting words inside them allowed; in lines that are nothing but capitals there are none. */
function namesIn(line: Line): WordSpan[] {
  const isName = line.words.map(({ text }) => /^["„“«(]?\p{Lu}/u.test(text));
  if (isName.every(Boolean)) return [];
  const names: WordSpan[] = [];
  for (let from = 0; from < line.words.length; from++) {
    if (!isName[from] || isName[from - 1]) continue;
    let to = from + 1;
    while (
      to < line.words.length &&
      to - from < MOST_NAME_WORDS &&
      !endsName(line, to - 1) &&
      (isName[to] || (CONNECTS.test(line.words[to]?.text ?? '') && isName[to + 1]))
    )
      to++;
    names.push({ line: line.index, from, to });
  }
  return names;
}

/** A comma or the like behind the word, or a full stop behind more than an initial or a short form. */
const endsName = (line: Line, at: number): boolean => /[,;:)]$|\p{Ll}{4,}\.$/u.test(line.words[at]?.text ?? '');

/** The line, or what follows its last colon, with the next one to three lines of its block or cell. */
function* joinsFrom(layout: DocumentLayout, line: Line): Generator<Printed | null> {
  const pieces = piecesOf(line);
  const starts = [...new Set([0, ...pieces.filter(({ after }) => after === 'colon').map(({ from }) => from)])];
  const followers: WordSpan[] = [];
  let above = line;
  while (followers.length < MOST_LINES - 1) {
    const next = layout.lines[above.index + 1];
    if (!next || !goesOn(above, next)) break;
    followers.push(wholeLine(layout, next.index));
    for (const from of starts) yield printedRun(runOfSpans(layout, [{ line: line.index, from, to: line.words.length }, ...followers]));
    above = next;
  }
}

/** Left aligned below the line, nearer than a line height, in the same block or cell. */
function goesOn(above: Line, next: Line): boolean {
  const height = above.box.bottom - above.box.top;
  const isSameCell =
    above.cell?.table === next.cell?.table && above.cell?.row === next.cell?.row && above.cell?.column === next.cell?.column;
  return (
    next.pageNumber === above.pageNumber &&
    isSameCell &&
    next.box.top - above.box.bottom < 0.9 * height &&
    next.box.top > above.box.top + 0.4 * height &&
    (Math.abs(next.box.left - above.box.left) < 1.5 * height || next.block === above.block)
  );
}

const wholeLine = (layout: DocumentLayout, line: number): WordSpan => ({ line, from: 0, to: layout.lines[line]?.words.length ?? 0 });

/** Without a comma, a semicolon or an opening bracket left hanging at its ends. */
function withoutSigns(layout: DocumentLayout, printed: Printed): Printed {
  const run = runOfSpans(layout, printed.spans);
  const start = run.text.indexOf(printed.text);
  if (start < 0) return printed;
  const lead = /^[\s,;:|]+/.exec(printed.text)?.[0].length ?? 0;
  const trail = /[\s,;|]+$/.exec(printed.text)?.[0].length ?? 0;
  return printedPart(run, start + lead, start + printed.text.length - trail) ?? printed;
}
