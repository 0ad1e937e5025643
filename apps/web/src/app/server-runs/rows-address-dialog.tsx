import { createApiKey } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { showToast } from '../../components/toast.ts';
import { pageAuth } from '../page-auth.ts';

/** A key's name holds 100 characters; this much of the template's fits behind "Excel: ". */
const NAME_CHARACTERS = 80;

/** The address that spreadsheets fetch the rows of a template from, how that is done, and the key for it, which is shown this once. */
export function RowsAddressDialog({ templateName, onClose }: { templateName: string; onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  const [making, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const address = `${location.origin}/api/v1/rows?template=${encodeURIComponent(templateName)}&format=csv`;
  const make = async (): Promise<void> => {
    setMaking(true);
    setProblem(null);
    try {
      const name = `Excel: ${templateName.slice(0, NAME_CHARACTERS)}`;
      setKey((await pageAuth().api.call(createApiKey, { body: { name, scopes: ['runs:read'] } })).key);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Nobody answered.');
    }
    setMaking(false);
  };
  return (
    <Dialog open onOpenChange={onClose} title="Rows address for Excel">
      <p>
        At this address are the rows of all runs by “{templateName}” that are still kept, as people left them. Excel, Power BI and
        LibreOffice fetch them again whenever you refresh.
      </p>
      <ol className="steps">
        <li>
          In Excel choose Data, Get Data, From Web, and paste this address.
          <Copied label="Address of the rows" text={address} />
        </li>
        <li>
          Choose Basic. Any user name will do; the password is a key that may only read runs.
          {key === null ? (
            <Button disabled={making} onClick={() => void make()}>
              {making ? 'Making a key' : 'Make a key'}
            </Button>
          ) : (
            <>
              <Copied label="Key for the rows" text={key} />
              <small>
                It is shown this once. Excel keeps it on that computer, not in the workbook. <a href="/account#keys">Your account</a> lists
                it, and ends it when you revoke it.
              </small>
            </>
          )}
          {problem && <Notice signal="fail">{problem}</Notice>}
        </li>
        <li>Choose Load. From then on Refresh All brings the rows as they are at that time.</li>
      </ol>
    </Dialog>
  );
}

/** A text to take along. */
function Copied({ label, text }: { label: string; text: string }) {
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => showToast({ signal: 'done', title: `${label} copied` }),
      () => showToast({ signal: 'check', title: 'Not copied', sentence: 'This browser lets no page copy. Press Ctrl+C in the field.' }),
    );
  };
  return (
    <span className="copied">
      <input className="in" readOnly aria-label={label} value={text} onFocus={(event) => event.target.select()} />
      <Button onClick={copy} aria-label={`Copy ${label.toLowerCase()}`}>
        Copy
      </Button>
    </span>
  );
}
