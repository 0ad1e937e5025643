import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { showToast } from '../../components/toast.ts';
import type { TemplateList, TemplateStore } from '../../features/templates/template-store.ts';
import { saveFile } from '../../lib/save-file.ts';

/** What went wrong with the kept templates, and what can be done about it. */
export function TemplateNotices({
  store,
  list,
  waiting,
}: {
  store: TemplateStore;
  list: TemplateList;
  /** documents were given that wait for the templates */ waiting: boolean;
}) {
  const unkept = list.kind === 'ready' && list.unkept;
  useEffect(() => {
    if (unkept) showToast({ signal: 'fail', title: 'Error', sentence: 'Failed to save template locally' });
  }, [unkept]);

  if (list.kind === 'failed') {
    return (
      <Notice
        signal="fail"
        title="The templates could not be loaded."
        actions={
          <Button size="small" onClick={store.retry}>
            Try again
          </Button>
        }
      >
        Check the connection, then try again. {waiting && 'Your documents wait here.'}
      </Notice>
    );
  }
  if (list.kind !== 'ready' || !list.damaged) return null;
  return (
    <Notice
      signal="check"
      title="Some kept templates could not be read."
      actions={
        <>
          <Button
            size="small"
            onClick={() => saveFile(new Blob([store.damagedText() ?? ''], { type: 'application/json' }), 'sheetlift-templates.json')}
          >
            Save their text
          </Button>
          <Button size="small" look="quiet" onClick={store.forgetDamaged}>
            Let them go
          </Button>
        </>
      }
    >
      They were set aside as they are, and those that can be read are here.
    </Notice>
  );
}
