import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { plural } from '../../lib/plural.ts';
import { fieldsFromHeaders, type ProposedFields, splitHeaderRow } from './fields-from-headers.ts';

/** A row of heads, pasted. */
export function HeaderRowDialog({ onFields, onClose }: { onFields: (proposed: ProposedFields) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const proposed = fieldsFromHeaders(splitHeaderRow(text));
  const count = proposed.fields.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="From a pasted header row"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={() => onFields(proposed)} disabled={count === 0}>
            {count === 0 ? 'Show fields' : `Show ${plural(count, 'field')}`}
          </Button>
        </>
      }
    >
      <Field label="Column heads" hint="One row from Excel or a CSV, or one head a line.">
        {(ties) => <textarea {...ties} className="in area" rows={5} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
    </Dialog>
  );
}
