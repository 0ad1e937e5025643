import { AppBar } from '../components/app-bar.tsx';

export function NotFoundScreen({ path }: { path: string }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>No page at this address · Sheetlift</title>
      <AppBar />
      <main className="lone">
        <div>
          <h1>No page at this address</h1>
          <p className="font-mono text-13 break-all">{path}</p>
          <p className="text-ink-2">Documents are read on the first page.</p>
          <p className="mt-2">
            <a className="btn primary big" href="/">
              Read documents
            </a>
          </p>
        </div>
      </main>
    </div>
  );
}
