import { Server } from 'lucide-react';
import { Segments } from '../../components/segments.tsx';
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

/** What becomes of documents that are given to the server. */
export function OnTheServer({ keptDays }: { keptDays: number }) {
  return (
    <div className="where">
      <Server size={16} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
      <p className="flex-1">
        <b>Read on the server.</b> Your documents are uploaded to this server, read there and kept for {plural(keptDays, 'day')}; once they
        are uploaded you may close this tab.
      </p>
    </div>
  );
}
