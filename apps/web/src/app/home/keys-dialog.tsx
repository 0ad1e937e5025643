import { Dialog } from '../../components/dialog.tsx';
import { Keys } from '../../components/key.tsx';
import { ACT_IDS, type ActPlace, ACTS } from '../../lib/acts/act-table.ts';

const PLACES: Record<ActPlace, string> = { check: 'Check', sheet: 'Sheet', page: 'Page', everywhere: 'Everywhere' };

/** All keys, for whoever works without a mouse. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keys" width="wide">
      <section className="key-list" tabIndex={0} aria-label="All keys">
        {Object.entries(PLACES).map(([place, title]) => (
          <div key={place}>
            <h3>{title}</h3>
            <dl>
              {linesOf(place as ActPlace).map(({ name, keys }) => (
                <div key={name}>
                  <dt>
                    <Keys keys={keys[0]!} />
                    {keys.length > 2 && (
                      <>
                        {' '}
                        to <Keys keys={keys.at(-1)!} />
                      </>
                    )}
                  </dt>
                  <dd>
                    {name}
                    {keys.length === 2 && (
                      <>
                        , as <Keys keys={keys[1]!} />
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
    </Dialog>
  );
}

interface Line {
  name: string;
  keys: string[];
}

/** Acts of one name are steps of the same: they share a line. */
function linesOf(place: ActPlace): Line[] {
  const lines = new Map<string, Line>();
  for (const id of ACT_IDS) {
    const act = ACTS[id];
    if (act.place !== place || act.keys.length === 0) continue;
    const line = lines.get(act.name) ?? { name: act.name, keys: [] };
    lines.set(act.name, { ...line, keys: [...line.keys, ...act.keys] });
  }
  return [...lines.values()];
}
