import type { ActiveSource } from './active-source.ts';
import { cellText } from './cell-text.ts';
import { splitAround, wholePlace, wholeWording } from './evidence-place.ts';

/** The one place for "why": cell, value, page, wording, reason, confidence. */
export function SourceBar({ source }: { source: ActiveSource | null }) {
  if (!source) {
    return (
      <div className="src">
        <span className="cell" />
        <span className="why text-ink-3">Choose a cell to see where its value was read</span>
      </div>
    );
  }
  const { cellName, result } = source;
  return (
    <div className="src" role="status">
      <span className="cell">{cellName}</span>
      {'chosen' in result ? (
        <>
          <span className="value clip">{cellText(result)}</span>
          <span className="why clip">
            {wholePlace(result.chosen)}
            <Wording source={source} />
            {result.chosen.reason}
          </span>
          <span className={result.state === 'unsure' ? 'sure check' : 'sure'}>
            {result.chosen.confidence.toFixed(2)} {result.state === 'unsure' ? 'to check' : 'sure'}
          </span>
        </>
      ) : (
        <span className="why clip">{absenceText(source)}</span>
      )}
    </div>
  );
}

/** What the document prints, with the value set off. */
export function Wording({ source: { result } }: { source: ActiveSource }) {
  if (!('chosen' in result)) return null;
  const [before, middle, after] = splitAround(wholeWording(result.chosen), result.chosen.printed);
  return (
    <span className="words">
      {before}
      <b>{middle}</b>
      {after}
    </span>
  );
}

/** Why a cell is empty, as a sentence. */
export function absenceText({ result, field }: ActiveSource): string {
  switch (result.state) {
    case 'absent':
      return `${field.variableName} was looked for in the whole document and is not there.`;
    case 'unreadable':
      return `The place where it may stand could not be read${result.pageNumbers.length > 0 ? `: page ${result.pageNumbers.join(', ')}` : ''}.`;
    case 'not_looked_for':
      return result.reason;
    default:
      return '';
  }
}
