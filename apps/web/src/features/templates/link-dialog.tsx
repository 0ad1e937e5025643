import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { isTemplateLink } from './template-link.ts';

/** A link that holds a template, pasted. */
export function LinkDialog({ onHash, onClose }: { onHash: (hash: string) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const hash = text.trim().slice(Math.max(0, text.trim().indexOf('#')));
  const open = (): void =>
    isTemplateLink(hash) ? onHash(hash) : setProblem('This link holds no template. It ends in “#template=” and many letters.');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="From a link"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={open} disabled={hash === ''}>
            Show template
          </Button>
        </>
      }
    >
      <Field label="Link" problem={problem} hint="Nothing is added before you have seen what it contains.">
        {(ties) => (
          <input
            {...ties}
            className="in"
            type="url"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}
