import { useState } from 'react';
import type { ModelServer } from '@sheetlift/language-models';
import { listServer } from './model-network.ts';
import { troubleWords } from './model-words.ts';

interface ModelList {
  names: readonly string[] | null;
  problem: string | null;
  busy: boolean;
  /** Asks a server for its models; ends with them, or with null. */
  fetch: (server: ModelServer) => Promise<readonly string[] | null>;
  forget: () => void;
}

/** The models of a server, as it lists them. */
export function useModelList(): ModelList {
  const [names, setNames] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  return {
    names,
    problem,
    busy,
    async fetch(server) {
      setBusy(true);
      setProblem(null);
      try {
        const listed = await listServer(server, new AbortController().signal);
        if (listed.kind === 'trouble') setProblem(troubleWords(listed.trouble, server.baseUrl, location.origin));
        else if (listed.names.length === 0) setProblem('The server has no models yet. Load one there first.');
        const found = listed.kind === 'models' && listed.names.length > 0 ? listed.names : null;
        setNames(found);
        return found;
      } catch {
        setProblem('The part of the page that asks models could not be loaded. Reload to try again.');
        return null;
      } finally {
        setBusy(false);
      }
    },
    forget() {
      setNames(null);
      setProblem(null);
    },
  };
}
