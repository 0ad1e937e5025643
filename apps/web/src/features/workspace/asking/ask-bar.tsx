import { MessageSquareQuote } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Menu, MenuChoice } from '../../../components/menu.tsx';
import type { RunModel } from '../run/run-model.ts';
import { askingText, askText, spentText } from './asking-words.ts';

const MODES = [
  { value: 'built-in', label: 'Not used here', hint: 'Values as the engine of this page reads them' },
  { value: 'both', label: 'Where it is not sure', hint: 'The engine first; the model only for cells to check and empty ones' },
  { value: 'model', label: 'For every field', hint: 'What the model points at; the engine is the second reader' },
] as const satisfies readonly { value: RunModel['mode']; label: string; hint: string }[];

interface AskBarProps {
  model: RunModel;
  onMode: (mode: RunModel['mode']) => void;
  onAsk: () => void;
  onStop: () => void;
  /** Opens what was set up. */
  onSetUp: () => void;
}

/** What asking the language model would take, how far it is, and what it took. */
export function AskBar({ model, onMode, onAsk, onStop, onSetUp }: AskBarProps) {
  const { name, mode, asking, estimate, trouble } = model;
  const toAsk = !asking && mode !== 'built-in' && estimate !== null && estimate.questions > 0;
  const spent = spentText(model);
  return (
    <section className="ask-bar" aria-label="Language model">
      <MessageSquareQuote size={16} strokeWidth={1.5} aria-hidden="true" />
      <p role="status">
        <b className="clip">{name}</b>{' '}
        <span className={trouble ? 'ask-trouble' : undefined}>{asking ? askingText(model) : (trouble ?? askText(model))}</span>
        {spent && <span className="text-ink-3"> {spent}</span>}
      </p>
      <div className="ask-acts">
        <Menu
          label="When the model is asked"
          align="end"
          trigger={
            <Button look="quiet" size="small">
              {MODES.find(({ value }) => value === mode)?.label}
            </Button>
          }
        >
          <MenuChoice label="When the model is asked" choices={MODES} chosen={mode} onChoose={onMode} />
        </Menu>
        <Button look="quiet" size="small" onClick={onSetUp}>
          Set up
        </Button>
        {asking && (
          <Button size="small" onClick={onStop}>
            Stop asking
          </Button>
        )}
        {toAsk && (
          <Button size="small" onClick={onAsk}>
            {trouble ? 'Ask again' : 'Ask it'}
          </Button>
        )}
      </div>
    </section>
  );
}
