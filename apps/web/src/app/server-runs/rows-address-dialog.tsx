import { createApiKey } from '@sheetlift/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CopiedText } from '../../components/copied-text.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
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
          <CopiedText label="Address of the rows" text={address} />
        </li>
        <li>
          Choose Basic. Any user name will do; the password is a key that may only read runs.
          {key === null ? (
            <Button disabled={making} onClick={() => void make()}>
              {making ? 'Making a key' : 'Make a key'}
            </Button>
          ) : (
            <>
              <CopiedText label="Key for the rows" text={key} />
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
