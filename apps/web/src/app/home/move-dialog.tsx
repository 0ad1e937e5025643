import type { SavedTemplate } from '@sheetlift/contract';
import type { Template } from '@sheetlift/engine/model';
import { Dialog } from '../../components/dialog.tsx';
import { TemplateList } from '../../features/templates/template-list.tsx';
import { plural } from '../../lib/plural.ts';

interface MoveDialogProps {
  /** What is moved, at least one. */
  fileNames: readonly string[];
  templates: readonly SavedTemplate[];
  /** The template on whose sheet it stands, or that of the run where no template fits it. */
  from: Template;
  /** False: no template fits it, and it stands on no sheet. */
  isPlaced: boolean;
  /** The one that it looks like; the keys begin there. */
  suggested: SavedTemplate | null;
  onMove: (template: SavedTemplate) => void;
  onClose: () => void;
}

/** To the sheet of which template documents are moved. */
export function MoveDialog({ fileNames, templates, from, isPlaced, suggested, onMove, onClose }: MoveDialogProps) {
  const what = fileNames.length === 1 ? fileNames[0] : plural(fileNames.length, 'document');
  return (
    <Dialog open onOpenChange={onClose} title={isPlaced ? `Move ${what} to another template` : `Choose a template for ${what}`}>
      <p className="text-ink-2">
        The columns of that template are looked for, on a sheet of their own. Nothing is read again, and what you corrected comes back with
        a move back.
      </p>
      <div className="picker move-list">
        <TemplateList templates={templates} chosenName={isPlaced ? from.name : ''} firstName={(suggested ?? from).name} onChoose={onMove} />
      </div>
    </Dialog>
  );
}
