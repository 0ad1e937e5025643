import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { plural } from '../../../lib/plural.ts';
import { decisionsSentence } from './decisions-sentence.ts';

interface JoinDialogProps {
  documentCount: number;
  /** At least one: else nothing has to be asked. */
  decisions: number;
  onJoin: () => void;
  onClose: () => void;
}

/** Before documents in which a person decided something become one. */
export function JoinDialog({ documentCount, decisions, onJoin, onClose }: JoinDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Join ${plural(documentCount, 'document')} into one?`}
      actions={
        <>
          <Button onClick={onClose}>Leave them as they are</Button>
          <Button look="primary" onClick={onJoin}>
            Join into one document
          </Button>
        </>
      }
    >
      <p>{decisionsSentence(decisions)}</p>
    </Dialog>
  );
}
