import { useState } from 'react';
import { Field } from '../../../components/field.tsx';

interface RuleBoundProps {
  label: string;
  bound: number | undefined;
  problem: string | null;
  onChange: (bound: number | undefined) => void;
}

/** The least or the most a number may be. What is no number yet stays in the field, and no rule comes of it. */
export function RuleBound({ label, bound, problem, onChange }: RuleBoundProps) {
  const [text, setText] = useState(bound === undefined ? '' : String(bound));
  const typed = numberIn(text);
  // It was changed elsewhere, as by going back to the kept template.
  if (typed !== null && typed !== bound) setText(bound === undefined ? '' : String(bound));
  return (
    <Field label={label} problem={typed === null ? 'Write a number, such as 100.' : problem}>
      {(ties) => (
        <input
          {...ties}
          className="in"
          inputMode="decimal"
          value={text}
          onChange={({ target: { value } }) => {
            setText(value);
            onChange(numberIn(value) ?? undefined);
          }}
        />
      )}
    </Field>
  );
}

/** Undefined where nothing is written, null where it is no number. */
function numberIn(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
