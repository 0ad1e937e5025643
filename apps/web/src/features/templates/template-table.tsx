import type { SavedTemplate } from '@sheetlift/contract';
import { ArrowDown, ArrowUp, Copy, Download, Ellipsis, Link, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Menu, MenuItem, MenuRule } from '../../components/menu.tsx';
import type { TemplateArrangement, TemplateOrder } from './arrange-templates.ts';
import type { TemplateUses } from './template-uses.ts';
import { whenText } from '../../lib/when-text.ts';

/** What can be done with a template in the list. */
export interface TemplateActions {
  use: (template: SavedTemplate) => void;
  edit: (template: SavedTemplate) => void;
  duplicate: (template: SavedTemplate) => void;
  /** `learned`: with what it learned. */
  saveFile: (template: SavedTemplate, what?: { learned: boolean }) => void;
  copyLink: (template: SavedTemplate, what?: { learned: boolean }) => void;
  remove: (template: SavedTemplate) => void;
}

interface TemplateTableProps {
  templates: readonly SavedTemplate[];
  arrangement: TemplateArrangement;
  onArrange: (change: Partial<TemplateArrangement>) => void;
  uses: TemplateUses;
  /** How many corrections taught the template of a name. */
  learned: (name: string) => number;
  actions: TemplateActions;
}

const COLUMNS: readonly { by: TemplateOrder; name: string; numeric: boolean }[] = [
  { by: 'name', name: 'Name', numeric: false },
  { by: 'fields', name: 'Fields', numeric: true },
  { by: 'rows', name: 'Rows', numeric: false },
  { by: 'learned', name: 'Learned', numeric: true },
  { by: 'changed', name: 'Changed', numeric: false },
  { by: 'used', name: 'Last used', numeric: false },
];

/** What goes along is said before it goes. */
const CARRIED = 'Values and words of the documents that taught it go along';

/** A person's templates, one a line. */
export function TemplateTable({ templates, arrangement, onArrange, uses, learned, actions }: TemplateTableProps) {
  const [now] = useState(() => new Date());
  const { by, descending } = arrangement;
  const Arrow = descending ? ArrowDown : ArrowUp;
  return (
    <table className="template-table">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th
              key={column.by}
              scope="col"
              className={column.numeric ? 'num' : undefined}
              aria-sort={column.by === by ? (descending ? 'descending' : 'ascending') : undefined}
            >
              <button
                type="button"
                onClick={() =>
                  onArrange(column.by === by ? { descending: !descending } : { by: column.by, descending: column.by !== 'name' })
                }
              >
                {column.name}
                {column.by === by && <Arrow size={12} strokeWidth={2} aria-hidden="true" />}
              </button>
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {templates.map((template) => (
          <TemplateLine key={template.id} template={template} now={now} uses={uses} learned={learned(template.name)} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}

/** What a row stood for last; before that it is told by each document. */
const ROWS = { document: 'one a document', item: 'one an item' } as const;

function TemplateLine({
  template,
  now,
  uses,
  learned,
  actions,
}: {
  template: SavedTemplate;
  now: Date;
  uses: TemplateUses;
  learned: number;
  actions: TemplateActions;
}) {
  const { name, description, entities, updatedAt } = template;
  const rows = uses.lastRows(name);
  return (
    <tr>
      <th scope="row">
        <span className="template-name">
          <bdi>{name || 'Without a name'}</bdi>
          {uses.isAutomatic(name) && <Badge>automatic</Badge>}
        </span>
        {description && <small className="clip">{description}</small>}
      </th>
      <td className="num">{entities.length.toLocaleString('en-GB')}</td>
      <td>{rows === null ? 'auto' : ROWS[rows]}</td>
      <td className="num">{learned.toLocaleString('en-GB')}</td>
      <td>{whenText(updatedAt, now)}</td>
      <td>{whenText(uses.lastUsed(name), now)}</td>
      <td className="acts">
        <Button onClick={() => actions.use(template)} aria-label={`Use ${name}`}>
          Use
        </Button>
        <Button look="quiet" icon className="wide-only" aria-label={`Edit ${name}`} onClick={() => actions.edit(template)}>
          <Pencil size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
        <Button look="quiet" icon className="wide-only" aria-label={`Duplicate ${name}`} onClick={() => actions.duplicate(template)}>
          <Copy size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
        <Menu
          label={`More for ${name}`}
          align="end"
          trigger={
            <Button look="quiet" icon aria-label={`More for ${name}`}>
              <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem icon={Pencil} onSelect={() => actions.edit(template)}>
            Edit
          </MenuItem>
          <MenuItem icon={Copy} onSelect={() => actions.duplicate(template)}>
            Duplicate
          </MenuItem>
          <MenuRule />
          <MenuItem icon={Download} onSelect={() => actions.saveFile(template)}>
            Save as a file
          </MenuItem>
          <MenuItem icon={Link} hint="It holds the template itself" onSelect={() => actions.copyLink(template)}>
            Copy a link
          </MenuItem>
          {learned > 0 && (
            <>
              <MenuRule />
              <MenuItem icon={Download} hint={CARRIED} onSelect={() => actions.saveFile(template, { learned: true })}>
                Save as a file with what it learned
              </MenuItem>
              <MenuItem icon={Link} hint={CARRIED} onSelect={() => actions.copyLink(template, { learned: true })}>
                Copy a link with what it learned
              </MenuItem>
            </>
          )}
          <MenuRule />
          <MenuItem icon={Trash2} danger onSelect={() => actions.remove(template)}>
            Delete
          </MenuItem>
        </Menu>
      </td>
    </tr>
  );
}
