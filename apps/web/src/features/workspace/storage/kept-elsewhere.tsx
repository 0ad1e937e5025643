import { Button } from '../../../components/button.tsx';
import type { WhereRunIs } from '../keeping/run-place.ts';

interface KeptElsewhereProps {
  where: Extract<WhereRunIs, { kind: 'elsewhere' | 'taken' | 'outdated' }>;
  onUseHere: () => void;
}

/** In the place of the workspace while another tab has the run: two tabs that write one run would lose work. */
export function KeptElsewhere({ where, onUseHere }: KeptElsewhereProps) {
  return (
    <section className="kept-elsewhere" aria-live="polite" aria-busy={where.kind !== 'outdated' && where.taking}>
      {where.kind === 'outdated' ? <Outdated /> : <OtherTab where={where} onUseHere={onUseHere} />}
    </section>
  );
}

function OtherTab({ where, onUseHere }: { where: Extract<WhereRunIs, { kind: 'elsewhere' | 'taken' }>; onUseHere: () => void }) {
  return (
    <>
      <h1>{where.kind === 'taken' ? 'You went on in another tab' : 'This run is open in another tab'}</h1>
      <p>
        {where.kind === 'taken'
          ? 'The run was taken over there, with everything that was done here. Nothing was lost; this tab changes nothing any more.'
          : 'Documents, rows and corrections are there. Go on in that tab, or use the run here: the other tab then puts its work away and lets go.'}
      </p>
      <Button look="primary" size="big" disabled={where.taking} onClick={onUseHere}>
        {where.taking ? 'Taking over' : 'Use it here'}
      </Button>
    </>
  );
}

function Outdated() {
  return (
    <>
      <h1>Sheetlift was updated</h1>
      <p>A newer version of Sheetlift is open in another tab. Reload to go on here. What was kept is still there.</p>
      <Button look="primary" size="big" onClick={() => location.reload()}>
        Reload
      </Button>
    </>
  );
}
