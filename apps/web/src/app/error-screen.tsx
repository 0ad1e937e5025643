import { Check } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { BarePage } from './bare-page.tsx';
import { PageFoot } from './page-foot.tsx';
import { isMissingPart, type MissingPart, whyMissing } from './missing-part.ts';
import { reportError } from './report-error.ts';

interface ErrorScreenState {
  failed: boolean;
  /** Null: no part is missing, or it is being found out why. */
  missing: MissingPart | null;
}

const MISSING: Record<MissingPart, { title: string; sentence: string }> = {
  'newer-version': { title: 'Sheetlift was updated', sentence: 'A newer version of Sheetlift is there. Reload to go on' },
  network: { title: 'A part of the page did not load', sentence: 'Check the connection, then reload to go on' },
};

interface ErrorScreenProps {
  children: ReactNode;
  /** The bar stands above it and works. */
  belowBar?: boolean;
  /** The person tries again, or leaves for another screen. */
  onLeave?: () => void;
}

/** Stands in for a screen that failed to draw. */
export class ErrorScreen extends Component<ErrorScreenProps, ErrorScreenState> {
  override state: ErrorScreenState = { failed: false, missing: null };

  static getDerivedStateFromError(): Partial<ErrorScreenState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingPart(error)) void this.#findOutWhy();
    else void reportError(error);
  }

  override componentWillUnmount(): void {
    this.props.onLeave?.();
  }

  #retry(): void {
    this.props.onLeave?.();
    this.setState({ failed: false });
  }

  async #findOutWhy(): Promise<void> {
    this.setState({ missing: await whyMissing() });
  }

  override render(): ReactNode {
    const { failed, missing } = this.state;
    if (!failed) return this.props.children;
    const screen = (
      <main className="lone">
        <div>{missing ? <Missing {...MISSING[missing]} /> : <Unexpected onRetry={() => this.#retry()} />}</div>
      </main>
    );
    if (!this.props.belowBar) return <BarePage>{screen}</BarePage>;
    return (
      <>
        {screen}
        <PageFoot />
      </>
    );
  }
}

function Missing({ title, sentence }: { title: string; sentence: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="text-ink-2" role="alert">
        {sentence}; {isSecureContext ? 'your work is kept' : 'opened over plain HTTP, the page keeps no work, so export your rows first'}.
      </p>
      <p className="mt-2 flex gap-2">
        <button className="btn primary big" onClick={() => location.reload()}>
          Reload
        </button>
      </p>
    </>
  );
}

function Unexpected({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1>Something went wrong</h1>
      <p className="text-ink-2">We encountered an unexpected error. This might be due to a temporary issue.</p>
      {isSecureContext && (
        <p className="flex items-center gap-2">
          <Check size={16} strokeWidth={1.5} className="text-accent" aria-hidden="true" />
          Your documents and rows are still on this device.
        </p>
      )}
      <p className="mt-2 flex gap-2">
        <button className="btn primary big" onClick={onRetry}>
          Try again
        </button>
        <button className="btn big" onClick={() => location.reload()}>
          Refresh page
        </button>
      </p>
    </>
  );
}
