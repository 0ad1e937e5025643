import { type ReactNode, useRef } from 'react';

interface ChooseFilesProps {
  className: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that opens the system's file dialog. */
export function ChooseFiles({ className, onFiles, children }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Documents"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after it was removed.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
