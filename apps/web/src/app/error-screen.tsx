import { Component, type ReactNode } from 'react';
import { AppBar } from '../components/app-bar.tsx';

/** Stands in for a screen that failed to draw. */
export class ErrorScreen extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="flex min-h-dvh flex-col">
        <AppBar />
        <main className="lone">
          <div>
            <h1>Something went wrong</h1>
            <p className="text-ink-2">We encountered an unexpected error. This might be due to a temporary issue.</p>
            <p className="mt-2 flex gap-2">
              <button className="btn primary big" onClick={() => this.setState({ failed: false })}>
                Try again
              </button>
              <button className="btn big" onClick={() => location.reload()}>
                Refresh page
              </button>
            </p>
          </div>
        </main>
      </div>
    );
  }
}
