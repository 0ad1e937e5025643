import type { SavedTemplate } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { ChevronDown, Plus, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { arrangeTemplates, isFound, type TemplateArrangement } from '../../features/templates/arrange-templates.ts';
import { isUntouchedDefault } from '../../features/templates/device-template-store.ts';
import { LookDialog } from '../../features/templates/look-dialog.tsx';
import { StarterGallery } from '../../features/templates/starter-gallery.tsx';
import { TemplateProposal } from '../../features/templates/template-proposal.tsx';
import type { TemplateList, TemplatePlace, TemplateStore } from '../../features/templates/template-store.ts';
import { TemplateTable } from '../../features/templates/template-table.tsx';
import { TEMPLATE_WAYS, WaysToBegin } from '../../features/templates/ways-to-begin.tsx';
import { TemplateNotices } from '../home/template-notices.tsx';
import { useLearnedCounts } from '../learning/use-learned-counts.ts';
import { pageTemplateUses } from '../page-template-uses.ts';
import { goTo } from '../routing/go-to.ts';
import { useTemplateActions } from './use-template-actions.ts';
import { useTemplateWays } from './use-template-ways.tsx';

const PLACES: Record<TemplatePlace, string> = {
  device: 'Kept on this device.',
  account: 'Kept in your account.',
  fallback: 'As they were last seen on this device; those of your account could not be loaded.',
};

/** The list, the starters, and the ways to make one more. */
export function TemplatesOverview({ store, list }: { store: TemplateStore; list: TemplateList }) {
  const uses = pageTemplateUses();
  const [arrangement, setArrangement] = useState<TemplateArrangement>({ query: '', by: 'used', descending: true });
  const [looking, setLooking] = useState<Template | null>(null);
  const templates = list.kind === 'ready' ? list.templates : NONE;
  const { actions, keep } = useTemplateActions(store, templates);
  const ways = useTemplateWays();
  const own = templates.filter((template) => !isUntouchedDefault(template));
  const starters = useStarters(templates).filter((starter) => isFound({ ...starter }, arrangement.query));
  const learned = useLearnedCounts();
  const shown = arrangeTemplates(own, arrangement, { lastUsed: uses.lastUsed, lastRows: uses.lastRows, learned });
  const use = (template: Template): void => goTo('/', { template: template.name });

  return (
    <main className="reading">
      <div className="templates-head">
        <div>
          <h1>Templates</h1>
          {list.kind === 'ready' && <p className="text-ink-3">{PLACES[list.place]}</p>}
        </div>
        <label className="search">
          <Search size={16} strokeWidth={1.5} aria-hidden="true" />
          <input
            type="search"
            className="in"
            aria-label="Find a template or a field"
            placeholder="Find a template or a field"
            value={arrangement.query}
            onChange={(event) => setArrangement({ ...arrangement, query: event.target.value })}
          />
        </label>
        <span className="split">
          <Button look="primary" onClick={() => ways.begin('scratch')}>
            <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
            New template
          </Button>
          <Menu
            label="Ways to make a template"
            align="end"
            trigger={
              <Button look="primary" icon aria-label="More ways to make a template">
                <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
              </Button>
            }
          >
            {TEMPLATE_WAYS.map(({ way, icon, name, hint }) => (
              <MenuItem key={way} icon={icon} hint={hint} onSelect={() => ways.begin(way)}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </span>
      </div>
      <TemplateNotices store={store} list={list} waiting={false} />
      {ways.notice}
      {list.kind === 'loading' && (
        <p className="text-ink-2" role="status">
          Loading templates
        </p>
      )}
      {list.kind === 'ready' && own.length === 0 && arrangement.query.trim() === '' && <WaysToBegin onWay={ways.begin} />}
      {shown.length > 0 && (
        <TemplateTable
          templates={shown}
          arrangement={arrangement}
          onArrange={(change) => setArrangement({ ...arrangement, ...change })}
          uses={uses}
          learned={learned}
          actions={actions}
        />
      )}
      {list.kind === 'ready' && shown.length === 0 && starters.length === 0 && (
        <p className="text-ink-2" role="status">
          No template or field is called “{arrangement.query}”.
        </p>
      )}
      {starters.length > 0 && <StarterGallery starters={starters} onLook={setLooking} onUse={use} />}
      {ways.inputs}
      {ways.dialog}
      {looking && <LookDialog starter={looking} onUse={() => use(looking)} onClose={() => setLooking(null)} />}
      {ways.proposed && (
        <TemplateProposal
          proposed={ways.proposed}
          takenNames={templates.map(({ name }) => name)}
          onKeep={async (template, way) => {
            const refusal = await keep(template, way);
            if (refusal === null) ways.close();
            return refusal;
          }}
          onClose={ways.close}
        />
      )}
    </main>
  );
}

const NONE: readonly SavedTemplate[] = [];

/** The templates everybody starts with, as long as nobody has a template of that name that is their own. */
function useStarters(templates: readonly SavedTemplate[]): readonly Template[] {
  const [fetched, setFetched] = useState<readonly Template[]>([]);
  useEffect(() => {
    let isHere = true;
    void import('../../lib/default-templates.ts')
      .then(({ fetchDefaultTemplates }) => fetchDefaultTemplates())
      .then(
        (defaults) => isHere && setFetched(defaults),
        // Without network there are those that are kept.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
  const own = new Set(templates.filter((template) => !isUntouchedDefault(template)).map(({ name }) => name.toLowerCase()));
  const kept = templates.filter(isUntouchedDefault);
  return (fetched.length > 0 ? fetched : kept).filter(({ name }) => !own.has(name.toLowerCase()));
}
