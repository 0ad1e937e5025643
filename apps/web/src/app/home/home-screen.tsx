import { useCallback, useEffect, useState } from 'react';
import type { TemplateList } from '../../features/templates/template-store.ts';
import { KeptElsewhere } from '../../features/workspace/storage/kept-elsewhere.tsx';
import type { WhereRunIs } from '../../features/workspace/keeping/run-place.ts';
import { createStore, useStore } from '../../lib/create-store.ts';
import { PageFrame } from '../page-frame.tsx';
import type { Beginning } from './beginning.ts';
import type { EarlyFiles } from './early-files.ts';
import { homeServices } from './home-services.ts';
import { comesBack, fetchRunPart, fetchRunPartWhenQuiet, forgetMissingRunPart, runPart } from './run-part.ts';
import { Workspace } from './workspace.tsx';

/** Documents in, rows out: the tool itself, from the first visit on. */
export function HomeScreen() {
  const services = homeServices();
  const fetched = useStore(runPart);
  const runs = fetched.kind === 'here' ? fetched.part : null;
  const place = runs?.runPlace() ?? null;
  const where = useStore(place ?? NOT_ASKED_YET);
  const list = useStore(services.templates);
  const [early, setEarly] = useState<EarlyFiles[]>([]);
  // Once there was a template the run stays, whatever becomes of the list.
  const [beginning, setBeginning] = useState(beginningOf(list));
  if (!beginning && beginningOf(list)) setBeginning(beginningOf(list));

  const isUsable = beginning !== null;
  useEffect(() => {
    // Its scripts are on the device then.
    if (comesBack()) fetchRunPart();
    else if (isUsable) return fetchRunPartWhenQuiet();
  }, [isUsable]);
  const takeEarly = useCallback((files: EarlyFiles) => {
    fetchRunPart();
    setEarly((before) => [...before, files]);
  }, []);
  const earlyTaken = useCallback(() => setEarly([]), []);

  useEffect(() => forgetMissingRunPart, []);
  if (fetched.kind === 'failed') throw fetched.error;
  if (place && where.kind !== 'open' && where.kind !== 'asking') {
    return (
      <PageFrame>
        <main className="home">
          <KeptElsewhere where={where} onUseHere={place.useHere} />
        </main>
      </PageFrame>
    );
  }
  const session = runs && where.kind === 'open' && beginning ? { store: runs.runStoreOf(where, services.meter, beginning), where } : null;
  // The first run comes into the page that is there already: what a person has begun in it goes on. Another run begins anew.
  const round = where.kind === 'open' && where.round > 1 ? where.round : 1;
  return (
    <Workspace
      key={round}
      services={services}
      list={list}
      session={session}
      place={place}
      beginning={beginning}
      onBeginning={setBeginning}
      early={early}
      onEarly={takeEarly}
      onEarlyTaken={earlyTaken}
    />
  );
}

const NOT_ASKED_YET = createStore<WhereRunIs>({ kind: 'asking' });

function beginningOf(list: TemplateList): Beginning | null {
  const first = list.kind === 'ready' ? list.templates[0] : undefined;
  return first ? { template: first, rowMode: 'auto', chosen: false } : null;
}
