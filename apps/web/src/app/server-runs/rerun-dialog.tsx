import type { Run } from '@sheetlift/contract';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { TemplateList } from '../../features/templates/template-list.tsx';
import { useStore } from '../../lib/create-store.ts';
import { pageTemplates } from '../page-templates.ts';
import { useRerun } from './use-rerun.ts';

/** By which template the documents of a run are gone over once more; leads to the run that does it. */
export function RerunDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const list = useStore(pageTemplates());
  const { busy, problem, start } = useRerun(run, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Find by another template"
      actions={
        <Button disabled={busy} onClick={() => start(null)}>
          By the template it had
        </Button>
      }
    >
      <p className="text-ink-2">
        A second run finds the rows anew, beside this one. Nothing is read again, no pages are counted, and what you corrected comes along.
        It says which cells differ; then you keep the one you want. By the template it had, you see what a newer version of Sheetlift finds
        otherwise.
      </p>
      {problem && <Notice signal="fail">{problem}</Notice>}
      {list.kind === 'ready' && (
        <div className="picker move-list">
          <TemplateList templates={list.templates} chosenName={run.template.name} onChoose={start} />
        </div>
      )}
    </Dialog>
  );
}
