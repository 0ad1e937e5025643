import { type ReactNode, useRef } from 'react';
import { useActs } from '../../../lib/acts/offered-acts.ts';

interface ChooseFilesProps {
  className: string;
  /** "camera": on a phone the picture is taken at once. */
  source?: 'files' | 'folder' | 'camera';
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const NAMES = { files: 'Documents', folder: 'Folder', camera: 'Camera' };

/** A button that opens the system's file dialog, or a phone's camera. */
export function ChooseFiles({ className, source = 'files', onFiles, children }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = (): void => input.current?.click();
  useActs({ 'add-documents': source === 'files' && open });
  return (
    <>
      <button type="button" className={className} onClick={open}>
        {children}
      </button>
      <input
        ref={(element) => {
          input.current = element;
          if (element) element.webkitdirectory = source === 'folder';
        }}
        type="file"
        multiple={source !== 'camera'}
        {...(source === 'camera' ? { accept: 'image/*', capture: 'environment' } : {})}
        hidden
        aria-label={NAMES[source]}
        onChange={(event) => {
          // A folder brings what the system hides in it.
          const files = [...(event.target.files ?? [])].filter(({ name }) => !name.startsWith('.'));
          // The same file may be chosen again after it was removed.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
