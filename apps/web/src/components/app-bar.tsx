import type { ReactNode } from 'react';

export function AppBar({ children }: { children?: ReactNode }) {
  return (
    <header className="bar">
      <a className="brand" href="/">
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M1.75 9.75h14.5v6.5H1.75zM9 9.75v6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M4 1.5h13V6H4z" fill="var(--accent)" />
        </svg>
        Sheetlift
      </a>
      {children}
    </header>
  );
}
