import type { RowMode, Template } from '@sheetlift/engine/model';
import { ChevronDown } from 'lucide-react';
import { type Segment, Segments } from '../../components/segments.tsx';

interface TemplatePickerProps {
  templates: readonly Template[];
  chosen: Template;
  onChoose: (template: Template) => void;
}

/** Which fields are looked for. */
export function TemplatePicker({ templates, chosen, onChoose }: TemplatePickerProps) {
  return (
    <label className="pick">
      <span className="name">Template</span>
      <select className="in" value={chosen.name} onChange={(event) => onChoose(templates.find(({ name }) => name === event.target.value) ?? chosen)}>
        {templates.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
    </label>
  );
}

const ROW_MODES: readonly Segment<RowMode>[] = [
  { value: 'auto', label: 'Auto' },
  { value: 'document', label: 'One a document' },
  { value: 'item', label: 'One an item' },
];

/** What a row stands for. */
export function RowModePicker({ chosen, onChoose }: { chosen: RowMode; onChoose: (rowMode: RowMode) => void }) {
  return <Segments label="Rows" segments={ROW_MODES} chosen={chosen} onChoose={onChoose} small />;
}
