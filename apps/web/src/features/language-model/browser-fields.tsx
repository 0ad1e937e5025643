import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { BrowserModelState } from './use-browser-model.ts';

interface BrowserFieldsProps {
  state: BrowserModelState;
  onFetch: () => void;
  onStop: () => void;
}

/** The browser's own model, where it must fetch that first. */
export function BrowserFields({ state, onFetch, onStop }: BrowserFieldsProps) {
  if (state.kind === 'coming')
    return (
      <div className="model-fetched">
        <progress max={1} value={state.share} aria-label="Fetched" />
        <p>{Math.floor(100 * state.share)}% of the browser’s model is here.</p>
        <Button onClick={onStop}>Stop</Button>
      </div>
    );
  if (state.kind !== 'away') return null;
  return (
    <div className="model-fetched">
      <p role="status">
        This browser has a model that it fetches once, from its maker, and keeps for all pages. It does not say how large that is: such
        models take some gigabytes.
      </p>
      <Button onClick={onFetch}>Have it fetched</Button>
      {state.failed && <Notice signal="fail">The browser did not fetch its model. It may lack room, or wait for another network.</Notice>}
    </div>
  );
}
