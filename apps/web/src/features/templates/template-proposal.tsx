import { countCharacters, isSameTemplateName, MAX_TEMPLATE_NAME_CHARACTERS, templateTextProblem } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { plural } from '../../lib/plural.ts';
import type { CarriedTemplate } from './carried-template.ts';

/** A template that somebody may want. */
export interface ProposedTemplate {
  title: string;
  template: CarriedTemplate;
  /** Field id -> what a document says for it; null where there is no document. */
  values: ReadonlyMap<string, string> | null;
  /** What was there and could not be taken over. */
  skipped: readonly string[];
  /** Made by the program from a document: it never takes the place of another. */
  automatic: boolean;
}

/** What becomes of a template with the same name. */
export type KeepingWay = 'new' | 'replace' | 'beside' | 'automatic';

interface TemplateProposalProps {
  proposed: ProposedTemplate;
  takenNames: readonly string[];
  /** Ends with why it was refused; null where it was kept. */
  onKeep: (template: CarriedTemplate, way: KeepingWay) => Promise<string | null>;
  onClose: () => void;
}

/** Shows what is in a template before it is added; each field may be dropped. */
export function TemplateProposal({
  proposed: { title, template, values, skipped, automatic },
  takenNames,
  onKeep,
  onClose,
}: TemplateProposalProps) {
  const [name, setName] = useState(template.name);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<string | null>(null);
  const [learned, setLearned] = useState(true);
  const { lessons = [], ...plain } = template;
  const fields = template.entities.filter(({ id }) => !dropped.has(id));
  const taken = automatic ? undefined : takenNames.find((each) => isSameTemplateName(each, name));
  const problem = templateTextProblem({ name, description: '' });
  const keep = async (way: KeepingWay): Promise<void> =>
    setRefusal(await onKeep({ ...plain, name: name.trim(), entities: fields, ...(learned && { lessons }) }, way));
  const toggle = (id: string): void =>
    setDropped((before) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])));

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      width="wide"
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          {taken && (
            <Button onClick={() => void keep('beside')} disabled={problem !== null || fields.length === 0}>
              Add beside it
            </Button>
          )}
          <Button
            look="primary"
            onClick={() => void keep(automatic ? 'automatic' : taken ? 'replace' : 'new')}
            disabled={problem !== null || fields.length === 0}
          >
            {taken ? `Replace ${taken}` : `Add template with ${plural(fields.length, 'field')}`}
          </Button>
        </>
      }
    >
      <Field
        label="Name"
        problem={problem ?? refusal}
        hint={
          taken
            ? `There is already a template called ${taken}. Replacing it can be undone.`
            : `${countCharacters(name)} of ${MAX_TEMPLATE_NAME_CHARACTERS}`
        }
      >
        {(ties) => <input {...ties} className="in" value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      {template.description && <p className="text-ink-2 break-words">{template.description}</p>}
      <table className="proposed">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">{values ? 'In this document' : 'Description'}</th>
          </tr>
        </thead>
        <tbody>
          {template.entities.map(({ id, variableName, type, description, enumValues }) => (
            <tr key={id} className={dropped.has(id) ? 'dropped' : undefined}>
              <th scope="row">
                <label className="check">
                  <input type="checkbox" checked={!dropped.has(id)} onChange={() => toggle(id)} />
                  <bdi className="break-words">{variableName}</bdi>
                </label>
              </th>
              <td>{type}</td>
              <td className="break-words">
                {values ? (values.get(id) ?? '') : [description, enumValues.join(', ')].filter(Boolean).join(': ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lessons.length > 0 && (
        <label className="check">
          <input type="checkbox" checked={learned} onChange={() => setLearned(!learned)} />
          <span>With what it learned: {plural(lessons.length, 'correction')}</span>
        </label>
      )}
      {skipped.length > 0 && (
        <div className="text-13 text-ink-2">
          <p>Left out:</p>
          <ul className="skipped">
            {skipped.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
