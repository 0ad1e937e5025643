import type { PassageLine } from '../../engine-worker/passage-around.ts';
import type { ActiveSource } from './active-source.ts';
import { placeOf, splitAround, wordingOf } from './evidence-place.ts';
import type { RunStore } from './run-store.ts';
import { absenceText } from './source-bar.tsx';
import { usePassages } from './use-passages.ts';

/** The words a value rests on, quoted among their neighbours, for formats that have no look of their own. */
export function QuoteView({ source, store }: { source: ActiveSource; store: RunStore }) {
  const { result, fileName, documentId } = source;
  const passages = usePassages(store, documentId, result);
  if (!('chosen' in result)) return <p className="quote">{absenceText(source)}</p>;
  const { evidence, printed } = result.chosen;
  return (
    <figure className="quote" aria-label={`Quoted from ${fileName}`}>
      {evidence.map((piece, index) => {
        const passage = passages[index] ?? [];
        const lines = passage.length > 0 ? passage : [{ text: wordingOf(piece), cited: true }];
        return (
          <div key={index} className={index > 0 ? 'mt-5' : undefined}>
            <p className="at">{placeOf(piece)}</p>
            <blockquote>
              {lines.map((line, number) => (
                <QuotedLine key={number} line={line} printed={printed} toCheck={result.state === 'unsure'} />
              ))}
            </blockquote>
          </div>
        );
      })}
    </figure>
  );
}

function QuotedLine({ line: { text, cited }, printed, toCheck }: { line: PassageLine; printed: string; toCheck: boolean }) {
  if (!cited) return <p className="near">{text}</p>;
  const [before, middle, after] = splitAround(text, printed);
  return (
    <p>
      {before}
      {middle && <mark className={toCheck ? 'check' : undefined}>{middle}</mark>}
      {after}
    </p>
  );
}
