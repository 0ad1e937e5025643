import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SavedTemplate } from '@sheetlift/contract';
import { Button } from '../../components/button.tsx';
import { Popover } from '../../components/popover.tsx';

const TemplateList = lazy(() => import('./template-list.tsx').then(({ TemplateList }) => ({ default: TemplateList })));

interface TemplatePickerProps {
  templates: readonly SavedTemplate[];
  chosen: { name: string };
  /** It differs from what is kept under its name. */
  changed?: boolean;
  onChoose: (template: SavedTemplate) => void;
  onBegin: () => void;
}

/** Which fields are looked for. */
export function TemplatePicker({ templates, chosen, changed = false, onChoose, onBegin }: TemplatePickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label="Templates"
      className="picker"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button className="pick">
          <span className="name">Template</span>
          <b className="clip">{chosen.name}</b>
          {changed && <span className="changed">changed</span>}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      }
    >
      <Suspense>
        <TemplateList
          templates={templates}
          chosenName={chosen.name}
          onChoose={(template) => {
            setOpen(false);
            onChoose(template);
          }}
          onBegin={() => {
            setOpen(false);
            onBegin();
          }}
        />
      </Suspense>
    </Popover>
  );
}
