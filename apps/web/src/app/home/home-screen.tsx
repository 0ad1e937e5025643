import { useCallback, useState } from 'react';
import type { TemplateList } from '../../features/templates/template-store.ts';
import { KeptElsewhere } from '../../features/workspace/storage/kept-elsewhere.tsx';
import { useStore } from '../../lib/create-store.ts';
import { PageFrame } from '../page-frame.tsx';
import type { EarlyFiles } from './early-files.ts';
import { homeServices } from './home-services.ts';
import { runPlace, runStoreOf } from './run-session.ts';
import { Workspace } from './workspace.tsx';

/** Documents in, rows out: the tool itself, from the first visit on. */
export function HomeScreen() {
  const services = homeServices();
  const place = runPlace();
  const where = useStore(place);
  const list = useStore(services.templates);
  const [early, setEarly] = useState<EarlyFiles[]>([]);
  // Once there was a template the run stays, whatever becomes of the list.
  const [first, setFirst] = useState(firstOf(list));
  if (!first && firstOf(list)) setFirst(firstOf(list));

  const takeEarly = useCallback((files: EarlyFiles) => setEarly((before) => [...before, files]), []);
  const earlyTaken = useCallback(() => setEarly([]), []);

  if (where.kind !== 'open' && where.kind !== 'asking') {
    return (
      <PageFrame>
        <main className="home">
          <KeptElsewhere where={where} onUseHere={place.useHere} />
        </main>
      </PageFrame>
    );
  }
  const session = where.kind === 'open' && first ? { store: runStoreOf(where, services.meter, first), where } : null;
  // The first run comes into the page that is there already: what a person has begun in it goes on. Another run begins anew.
  const round = where.kind === 'open' && where.round > 1 ? where.round : 1;
  return (
    <Workspace
      key={round}
      services={services}
      list={list}
      session={session}
      place={place}
      early={early}
      onEarly={takeEarly}
      onEarlyTaken={earlyTaken}
    />
  );
}

function firstOf(list: TemplateList) {
  return list.kind === 'ready' ? (list.templates[0] ?? null) : null;
}
