import type { ActiveSource } from './active-source.ts';
import { placeOf, splitAround, wordingOf } from './evidence-place.ts';
import { absenceText } from './source-bar.tsx';

/** The words a value rests on, quoted, for formats that have no look of their own. */
export function QuoteView({ source }: { source: ActiveSource }) {
  const { result, fileName } = source;
  if (!('chosen' in result)) return <p className="quote">{absenceText(source)}</p>;
  const markClass = result.state === 'unsure' ? 'check' : undefined;
  return (
    <figure className="quote" aria-label={`Quoted from ${fileName}`}>
      {result.chosen.evidence.map((evidence, index) => {
        const [before, middle, after] = splitAround(wordingOf(evidence), result.chosen.printed);
        return (
          <div key={index} className={index > 0 ? 'mt-5' : undefined}>
            <p className="at">{placeOf(evidence)}</p>
            <blockquote>
              {before}
              {middle && <mark className={markClass}>{middle}</mark>}
              {after}
            </blockquote>
          </div>
        );
      })}
    </figure>
  );
}
