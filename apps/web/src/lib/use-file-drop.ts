import { useEffect, useRef, useState } from 'react';
import { carriesFiles, droppedFiles } from './dropped-files.ts';

/** Takes files dropped or pasted anywhere on the page. True while files are dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const receive = (transfer: DataTransfer): void => {
      void droppedFiles(transfer).then((files) => files.length > 0 && take.current(files));
    };
    addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event.dataTransfer)) return;
        // What lies under the pointer takes files itself.
        if (event.defaultPrevented) return setOver(false);
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    // Leaving for another element of the page has a related target; leaving the page has none.
    addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    addEventListener(
      'drop',
      (event) => {
        if (!event.dataTransfer || !carriesFiles(event.dataTransfer) || event.defaultPrevented) return;
        event.preventDefault();
        setOver(false);
        receive(event.dataTransfer);
      },
      { signal },
    );
    addEventListener('paste', (event) => event.clipboardData && carriesFiles(event.clipboardData) && receive(event.clipboardData), {
      signal,
    });
    return () => listeners.abort();
  }, []);
  return over;
}
