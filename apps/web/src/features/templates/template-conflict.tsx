import type { SavedTemplate } from '@sheetlift/contract';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { dateTimeText } from '../../lib/date-time-text.ts';
import { readyTemplate } from './column-draft.ts';
import { templateDifferences } from './template-differences.ts';
import type { TemplateDraft } from './use-template-draft.ts';

/** A template was changed on another device, or by somebody else, since it was taken up here: both are shown, and one is chosen. */
export function TemplateConflict({ draft, theirs }: { draft: TemplateDraft; theirs: SavedTemplate }) {
  const differences = templateDifferences(readyTemplate(draft.template), theirs);
  return (
    <Dialog
      open
      onOpenChange={draft.leaveConflict}
      title={`“${theirs.name}” was changed somewhere else`}
      width="wide"
      actions={
        <>
          <Button onClick={draft.takeTheirs}>Take theirs</Button>
          <Button look="primary" onClick={() => void draft.keepMine()}>
            Save yours over it
          </Button>
        </>
      }
    >
      <p>
        Since you took it up it was saved from another device or tab, at {dateTimeText(theirs.updatedAt)}. Yours is not saved yet. Whichever
        you do not choose goes; “Save as” keeps yours under another name.
      </p>
      {differences.length === 0 ? (
        <p className="text-ink-2">Both say the same.</p>
      ) : (
        <div className="differences" tabIndex={0} role="region" aria-label="Where they differ">
          <table>
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Yours</th>
                <th scope="col">Theirs</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ what, mine, theirs: other }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{sideText(mine)}</td>
                  <td>{sideText(other)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}

function sideText(text: string | null) {
  if (text === null) return <span className="text-ink-3">not there</span>;
  return text === '' ? <span className="text-ink-3">empty</span> : text;
}
