import { cutCharacters, isSameTemplateName, MAX_TEMPLATE_NAME_CHARACTERS, type SavedTemplate } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { useEffect, useState } from 'react';
import { nearestNames } from '../../features/templates/nearest-names.ts';
import { useStore } from '../../lib/create-store.ts';
import { fetchDefaultTemplates } from '../../lib/default-templates.ts';
import { plural } from '../../lib/plural.ts';
import { TemplateNotices } from '../home/template-notices.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { pageTemplates } from '../page-templates.ts';
import { decoded } from '../routing/decoded.ts';
import { goTo } from '../routing/go-to.ts';

/** Leads to home with the template that is named in the address; where there is none of that name, to those that are called alike. */
export function TemplateScreen() {
  const store = pageTemplates();
  const list = useStore(store);
  const starters = useStarters();
  const wanted = nameInAddress();
  const templates: readonly Template[] | null = list.kind === 'ready' && starters ? [...list.templates, ...starters] : null;
  const found = templates?.find(({ name }) => isSameTemplateName(name, wanted));
  useEffect(() => {
    if (found) goTo('/', { template: found.name, replace: true });
  }, [found]);

  if (list.kind === 'failed') {
    return (
      <main className="reading">
        <TemplateNotices store={store} list={list} waiting={false} />
      </main>
    );
  }
  if (!templates || found) return <LoadingScreen />;
  return <Unknown wanted={wanted} templates={templates} />;
}

function Unknown({ wanted, templates }: { wanted: string; templates: readonly (Template | SavedTemplate)[] }) {
  const nearest = nearestNames(wanted, [...new Set(templates.map(({ name }) => name))]);
  return (
    <main className="lone">
      <div>
        <h1>There is no template called “{shortened(wanted)}”</h1>
        <p className="text-ink-2">
          {nearest.length > 0
            ? 'These are called alike:'
            : 'It may have been renamed or deleted, or it belongs to another account or device.'}
        </p>
        {nearest.length > 0 && (
          <ul className="nearest">
            {nearest.map((name) => (
              <li key={name}>
                <a href={`/template/${encodeURIComponent(name)}`}>
                  <bdi>{name}</bdi>
                </a>
                <span className="text-ink-3">{plural(fieldCountOf(name, templates), 'field')}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2 flex flex-wrap gap-2">
          <a className="btn primary big" href="/templates">
            All templates
          </a>
          <a className="btn big" href="/">
            Read documents
          </a>
        </p>
      </div>
    </main>
  );
}

/** A person's own template comes before a starter of its name. */
function fieldCountOf(wanted: string, templates: readonly Template[]): number {
  return templates.find(({ name }) => name === wanted)?.entities.length ?? 0;
}

/** Null until they are there; none where they cannot be fetched. */
function useStarters(): readonly Template[] | null {
  const [starters, setStarters] = useState<readonly Template[] | null>(null);
  useEffect(() => {
    let isHere = true;
    fetchDefaultTemplates().then(
      (fetched) => isHere && setStarters(fetched),
      () => isHere && setStarters([]),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return starters;
}

/** Of the address as it is written, for a name may hold a slash. */
function nameInAddress(): string {
  return decoded(location.pathname.slice('/template/'.length));
}

function shortened(name: string): string {
  const shown = cutCharacters(name, MAX_TEMPLATE_NAME_CHARACTERS);
  return shown === name ? name : `${shown}…`;
}
