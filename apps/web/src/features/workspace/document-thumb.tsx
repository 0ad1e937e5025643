import { CircleAlert, Lock } from 'lucide-react';
import { kindName } from './kind-name.ts';
import type { DocumentState } from './run-store.ts';

/** A document in small: a drawing of its kind, not of its content. */
export function DocumentThumb({ state }: { state: DocumentState }) {
  if (state.kind === 'failed' || state.kind === 'locked') {
    const Icon = state.kind === 'locked' ? Lock : CircleAlert;
    return (
      <span className="thumb bad" aria-hidden="true">
        <Icon size={16} strokeWidth={1.5} />
      </span>
    );
  }
  const kind = kindName(state);
  if (kind === 'sheet' || kind === 'table') return <span className="thumb grid" aria-hidden="true" />;
  if (kind === 'photo') {
    return (
      <span className="thumb photo" aria-hidden="true">
        <span>
          <Lines widths={['60%', '100%', '70%', '100%', '80%']} />
        </span>
      </span>
    );
  }
  return (
    <span className={kind === 'scan' ? 'thumb scan' : 'thumb'} aria-hidden="true">
      <Lines widths={['50%', '100%', '80%', '60%', '100%', '100%', '70%', '100%', '45%']} />
    </span>
  );
}

function Lines({ widths }: { widths: readonly string[] }) {
  return widths.map((width, index) => <i key={index} className={index === 0 ? 'dark' : index % 3 === 1 ? 'thin' : undefined} style={{ width }} />);
}
