import type { Template } from '@sheetlift/engine/model';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { plural } from '../../lib/plural.ts';

/** The fields of a starter, before it is taken. */
export function LookDialog({ starter, onUse, onClose }: { starter: Template; onUse: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={starter.name}
      width="wide"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" onClick={onUse}>
            Use {starter.name}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {starter.description} {plural(starter.entities.length, 'field')}.
      </p>
      {/* Keys scroll what has the focus. */}
      <div role="group" aria-label="Fields" tabIndex={0}>
        <table className="proposed">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Type</th>
              <th scope="col">Description</th>
            </tr>
          </thead>
          <tbody>
            {starter.entities.map(({ id, variableName, type, description, enumValues }) => (
              <tr key={id}>
                <th scope="row">{variableName}</th>
                <td>{type}</td>
                <td>{[description, enumValues.join(', ')].filter(Boolean).join(': ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
