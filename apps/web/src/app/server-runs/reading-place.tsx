import type { ModelUses } from '@sheetlift/engine/model';
import { Server } from 'lucide-react';
import { type Segment, Segments } from '../../components/segments.tsx';
import { plural } from '../../lib/plural.ts';

export type ReadingPlace = 'device' | 'server';

/** Where documents are to be read, for whoever is signed in. */
export function ReadingPlaceChoice({ chosen, onChoose }: { chosen: ReadingPlace; onChoose: (place: ReadingPlace) => void }) {
  return (
    <div className="reading-place">
      <Segments
        label="Where documents are read"
        segments={[
          { value: 'device', label: 'On this device' },
          { value: 'server', label: 'On the server' },
        ]}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}

/** The operator's language model, and what a person wants of it. */
export interface ModelOnServer {
  id: string;
  /** Where lines go for it; null where it is on the server's own machine. */
  host: string | null;
  mode: ModelUses;
  onMode: (mode: ModelUses) => void;
}

const MODES: readonly Segment<ModelUses>[] = [
  { value: 'built-in', label: 'Not asked' },
  { value: 'both', label: 'Where not sure' },
  { value: 'model', label: 'For every field' },
];

interface OnTheServerProps {
  keptDays: number;
  /** Null where the server has none. */
  model: ModelOnServer | null;
}

/** What becomes of documents that are given to the server. */
export function OnTheServer({ keptDays, model }: OnTheServerProps) {
  return (
    <>
      <div className="where">
        <Server size={16} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
        <p className="flex-1">
          <b>Read on the server.</b> Your documents are uploaded to this server, read there and kept for {plural(keptDays, 'day')}; once
          they are uploaded you may close this tab.
        </p>
      </div>
      {model && (
        <div className="server-model">
          <span>Language model</span>
          <Segments label="When the language model is asked" segments={MODES} chosen={model.mode} onChoose={model.onMode} small />
          <p className="text-ink-2">
            {model.mode === 'built-in'
              ? `${model.id} may be asked about your documents; it points at places and gives no value of its own.`
              : `Lines of your documents and your fields go to ${model.host ?? 'a model on the server'} (${model.id}), within your account’s budget for the month.`}
          </p>
        </div>
      )}
    </>
  );
}
