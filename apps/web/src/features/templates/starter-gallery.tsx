import type { Template } from '@sheetlift/engine/model';
import { Button } from '../../components/button.tsx';

interface StarterGalleryProps {
  starters: readonly Template[];
  onLook: (starter: Template) => void;
  onUse: (starter: Template) => void;
}

/** Templates to begin with: each is a row of column heads. */
export function StarterGallery({ starters, onLook, onUse }: StarterGalleryProps) {
  return (
    <section className="starters" aria-labelledby="starters-title">
      <div className="head">
        <h2 id="starters-title">Starters</h2>
        <p className="text-ink-3 wide-only">Each is a row of column heads. Take one and change it.</p>
      </div>
      <ul>
        {starters.map((starter) => (
          <li key={starter.name}>
            <div className="starter-head">
              <h3>{starter.name}</h3>
              <span className="starter-row clip">{rowInWords(starter)}</span>
              <Button look="quiet" size="small" aria-label={`Look at ${starter.name}`} onClick={() => onLook(starter)}>
                Look
              </Button>
              <Button size="small" aria-label={`Use ${starter.name}`} onClick={() => onUse(starter)}>
                Use
              </Button>
            </div>
            <p className="starter-heads">
              {starter.entities.slice(0, MOST_HEADS).map(({ id, variableName }) => (
                <span key={id}>{variableName}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the description of a starter begins with: "One row per line item of an invoice, with ..." */
const rowInWords = ({ description }: Template): string => /^one row per [^,:.;]+/i.exec(description)?.[0].toLowerCase() ?? '';

/** What fits into the strip on any screen; it ends at its edge. */
const MOST_HEADS = 9;
