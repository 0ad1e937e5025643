import { Camera, ClipboardPaste, FolderOpen, Laptop, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../components/button.tsx';
import { Keys } from '../../components/key.tsx';
import { Popover } from '../../components/popover.tsx';
import { showToast } from '../../components/toast.ts';
import { ChooseFiles } from '../../features/workspace/intake/choose-files.tsx';
import { useModelHost } from '../../features/language-model/model-setup.ts';
import { useLessonSharing } from '../../features/workspace/lessons/lesson-sharing.ts';
import { pastedFiles } from '../../lib/pasted-files.ts';
import { OnTheServer, ReadingPlaceChoice } from '../server-runs/reading-place.tsx';
import type { ServerUpload } from '../server-runs/use-server-upload.ts';
import { fetchSample, SAMPLE_DOCUMENTS, type SampleDocument } from './sample-documents.ts';

const UploadPanel = lazy(() => import('../server-runs/upload-panel.tsx').then(({ UploadPanel }) => ({ default: UploadPanel })));

interface IntakeProps {
  /** Files are dragged over the page. */
  over: boolean;
  onFiles: (files: File[]) => void;
  onSample: (file: File, sample: SampleDocument) => void;
  /** Reading on the server, where that can be chosen. */
  server: ServerUpload | null;
}

/** The ways in. Files may be dropped anywhere on the page; the glass shows it. */
export function Intake({ over, onFiles, onSample, server }: IntakeProps) {
  if (server?.upload)
    return (
      <Suspense>
        <UploadPanel upload={server.upload} onClose={server.close} />
      </Suspense>
    );
  const onServer = server?.place === 'server';
  return (
    <>
      {server && <ReadingPlaceChoice chosen={server.place} onChoose={server.choose} />}
      <div className={over ? 'glass over' : 'glass'}>
        <h2>Drop documents here</h2>
        <p className="text-ink-2">PDF, scan, photo, Word, Excel, mail, web page, text</p>
        <ChooseFiles className="btn primary big" onFiles={onFiles}>
          <Upload size={16} strokeWidth={1.5} aria-hidden="true" />
          Choose documents
        </ChooseFiles>
        <div className="ways">
          <span className="fine-only">
            <ChooseFiles className="btn quiet" source="folder" onFiles={onFiles}>
              <FolderOpen size={16} strokeWidth={1.5} aria-hidden="true" />A folder
            </ChooseFiles>
          </span>
          <Button look="quiet" onClick={() => void paste(onFiles)}>
            <ClipboardPaste size={16} strokeWidth={1.5} aria-hidden="true" />
            Paste
            <span className="fine-only wide-only">
              <Keys keys="Ctrl+V" />
            </span>
          </Button>
          <span className="coarse-only">
            <ChooseFiles className="btn quiet" source="camera" onFiles={onFiles}>
              <Camera size={16} strokeWidth={1.5} aria-hidden="true" />
              Camera
            </ChooseFiles>
          </span>
        </div>
      </div>
      {onServer ? <OnTheServer keptDays={server.keptDays} model={server.model} /> : <Privacy />}
      {!onServer && <Samples onSample={onSample} />}
    </>
  );
}

function Samples({ onSample }: Pick<IntakeProps, 'onSample'>) {
  return (
    <>
      <p className="samples-head">No document at hand? Read one of ours. It costs no pages.</p>
      <ul className="samples">
        {SAMPLE_DOCUMENTS.map((sample) => (
          <li key={sample.fileName}>
            <button type="button" onClick={() => void take(sample, onSample)}>
              <SampleThumb look={sample.look} />
              <span>
                <b>{sample.name}</b>
                <span>{sample.hint}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What makes the sentence true, for whoever wants to know. */
function Privacy() {
  const shared = useLessonSharing();
  const host = useModelHost();
  return (
    <div className="where">
      <Laptop size={16} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
      <p className="flex-1">
        <b>Read on this device.</b> No document content is uploaded{shared && ', but what you correct: your account keeps it'}
        {host !== null && `, but the lines you ask ${host} about`}.
      </p>
      <Popover
        label="How documents are read on this device"
        align="end"
        trigger={
          <button type="button" className="link">
            How?
          </button>
        }
      >
        <h3>The reader comes to the document</h3>
        <p>
          The programs that open, read and search documents are loaded into this browser once and run here, without any model in a distant
          data centre.
        </p>
        <p>
          The page may only connect to its own address; the browser refuses everything else. Switch the network off and read a document: it
          works the same.
        </p>
      </Popover>
    </div>
  );
}

async function paste(onFiles: IntakeProps['onFiles']): Promise<void> {
  const files = await pastedFiles();
  if (files.length > 0) onFiles(files);
  else showToast({ signal: 'info', title: 'Nothing to paste', sentence: 'Copy a file or a picture first, then press Ctrl and V.' });
}

async function take(sample: SampleDocument, onSample: IntakeProps['onSample']): Promise<void> {
  try {
    onSample(await fetchSample(sample), sample);
  } catch {
    showToast({ signal: 'fail', title: `${sample.name} could not be loaded`, sentence: 'Check the connection, then try again.' });
  }
}

const LINES = ['dark w-1/2', 'thin', 'w-4/5', 'w-3/5', 'thin', '', '', 'w-3/4', 'thin', 'ml-4'] as const;

function SampleThumb({ look }: { look: SampleDocument['look'] }) {
  const lines = LINES.map((width, index) => <i key={index} className={width} />);
  if (look === 'photo') {
    return (
      <span className="thumb photo" aria-hidden="true">
        <span>{lines.slice(0, 6)}</span>
      </span>
    );
  }
  return (
    <span className={look === 'scan' ? 'thumb scan' : 'thumb'} aria-hidden="true">
      {lines}
    </span>
  );
}
