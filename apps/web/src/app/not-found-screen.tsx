/** Where no screen is. */
export function NotFoundScreen() {
  return (
    <main className="lone">
      <div>
        <h1>No page at this address</h1>
        <p className="font-mono text-13 break-all">{location.pathname}</p>
        <p className="text-ink-2">Documents are read on the first page.</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <a className="btn primary big" href="/">
            Read documents
          </a>
          <a className="btn big" href="/templates">
            All templates
          </a>
        </p>
      </div>
    </main>
  );
}
