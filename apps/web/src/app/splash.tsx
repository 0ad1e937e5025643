/** Covers the page while it is found out who works with it. The page below is drawn already, and takes files that are dropped on it. */
export function Splash() {
  return (
    <section className="splash" aria-label="Sheetlift">
      <div>
        <p className="splash-brand">
          <svg width="26" height="26" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M1.75 9.75h14.5v6.5H1.75zM9 9.75v6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
            <path d="M4 1.5h13V6H4z" fill="var(--accent)" />
          </svg>
          Sheetlift
        </p>
        <i aria-hidden="true" />
        <p role="status">Getting your workspace ready</p>
      </div>
    </section>
  );
}
