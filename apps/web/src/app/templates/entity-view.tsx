import '../styles/desk.css';
import { isSameTemplateName } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../components/toast.ts';
import { TemplateEffectsPane } from '../../features/review/effects/template-effects-pane.tsx';
import { ColumnEditor } from '../../features/templates/column-editor.tsx';
import type { TemplateList, TemplateStore } from '../../features/templates/template-store.ts';
import { useTemplateDraft } from '../../features/templates/use-template-draft.ts';
import { shownDocuments } from '../../features/workspace/run/run-sheets.ts';
import { useRun } from '../../features/workspace/run/use-run.ts';
import { plural } from '../../lib/plural.ts';
import { changeOrTry } from '../home/change-or-try.ts';
import { foundValues } from '../home/found-values.ts';
import { useOfferedFields } from '../home/use-offered-fields.ts';
import { copyLearned } from '../learning/copy-learned.ts';
import { useFieldAccuracy } from '../learning/use-field-accuracy.ts';
import { useLearnedFields } from '../learning/use-learned-fields.ts';
import { openRun } from '../open-run.ts';
import { pageTemplateUses } from '../page-template-uses.ts';
import { goTo } from '../routing/go-to.ts';
import { attemptChange } from './attempt-change.ts';

const EntityPage = lazy(() => import('./entity-page.tsx').then(({ EntityPage }) => ({ default: EntityPage })));

interface EntityViewProps {
  /** The template as it is when it is taken up here. */
  opened: Template;
  /** It has this id now: saving gave it one, or others took the place of all templates. */
  onId: (id: string) => void;
  store: TemplateStore;
  list: Extract<TemplateList, { kind: 'ready' }>;
}

/** The fields of one template, a row each, with what the open document says for them. */
export function EntityView({ opened, onId, store, list }: EntityViewProps) {
  const { templates, place } = list;
  /** The run that works with this template: its documents are in view, and its rows follow what is changed here. */
  const [runStore] = useState(() => {
    const open = openRun();
    return open && isSameTemplateName(open.snapshot().template.name, opened.name) ? open : null;
  });
  const run = useRun(runStore);
  const [pointing, setPointing] = useState(false);
  const draft = useTemplateDraft({
    templates,
    store,
    applied: run?.template ?? opened,
    apply: (changed) => run && runStore && changeOrTry(runStore, run, draft.origin, { template: changed, rowMode: run.rowMode }),
    leave: () => runStore?.leaveTemplate(),
    onCopied: copyLearned,
    bound: run !== null,
  });
  const { origin, template } = draft;
  const learning = useLearnedFields(origin?.name ?? null);
  const corrections = [...(learning?.of.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  const found = run && foundValues(shownDocuments(run), run.template);
  const accuracy = useFieldAccuracy(origin?.name ?? null);
  const offered = useOfferedFields(run, runStore, template.entities);
  const id = origin?.id;
  const tellId = useEffectEvent(onId);
  useEffect(() => {
    if (id !== undefined) tellId(id);
  }, [id]);

  const goBack = (): void => {
    runStore?.leaveTemplate();
    draft.goBack();
  };
  const remove = async (): Promise<void> => {
    if (!origin) return;
    const position = templates.indexOf(origin);
    if (!(await attemptChange(store.remove(origin.id), `“${origin.name}” was not deleted`))) return;
    goTo('/templates');
    showToast({
      signal: 'done',
      title: `“${origin.name}” deleted`,
      action: { label: 'Undo', onSelect: () => void attemptChange(store.restore(origin, position), `“${origin.name}” did not come back`) },
    });
  };

  return (
    <main className={found ? 'entity-view with-page' : 'entity-view'} data-pointing={pointing}>
      <div className="entity-head">
        <a className="btn quiet icon" href="/templates" aria-label="All templates">
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        </a>
        <h1 className="clip">
          <bdi>{template.name || 'Without a name'}</bdi>
        </h1>
        {origin && pageTemplateUses().isAutomatic(origin.name) && <Badge>automatic</Badge>}
        {corrections > 0 && <Badge>{plural(corrections, 'correction')} learned</Badge>}
        <span className="flex-1" />
        <Button disabled={!origin} onClick={() => origin && goTo('/', { template: origin.name })}>
          Use template
        </Button>
      </div>
      <div className="entity-body">
        {run && runStore && found && (
          <Suspense>
            <EntityPage
              run={run}
              store={runStore}
              fields={{ fields: template.entities, add: draft.addField, drop: draft.dropField, pointing, setPointing }}
            />
          </Suspense>
        )}
        <ColumnEditor
          onFinishedRows={null}
          draft={draft}
          rows={
            run &&
            runStore && {
              mode: run.rowMode,
              onMode: (rowMode) => changeOrTry(runStore, run, draft.origin, { template: run.template, rowMode }),
            }
          }
          found={found}
          offered={offered}
          learning={learning}
          accuracy={accuracy}
          trial={run?.trial && <TemplateEffectsPane run={run} trial={run.trial} onTake={() => runStore?.takeTemplate()} onBack={goBack} />}
          onFromPage={found && (() => setPointing(true))}
          place={place}
          takenNames={templates.filter((other) => other.id !== origin?.id).map(({ name }) => name)}
          onRemove={() => void remove()}
          onClose={() => goTo('/templates')}
        />
      </div>
    </main>
  );
}
