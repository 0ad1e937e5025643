import { freeTemplateName } from '@sheetlift/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { showToast } from '../../components/toast.ts';
import type { CarriedTemplate } from '../../features/templates/carried-template.ts';
import type { ProposedFields } from '../../features/templates/fields-from-headers.ts';
import { fieldsFromFile } from '../../features/templates/fields-from-file.ts';
import { fetchTypeOfName } from '../../features/templates/fields-from-paste.ts';
import { HeaderRowDialog } from '../../features/templates/header-row-dialog.tsx';
import { LinkDialog } from '../../features/templates/link-dialog.tsx';
import { isTemplateLink, templateFromLink } from '../../features/templates/template-link.ts';
import type { ProposedTemplate } from '../../features/templates/template-proposal.tsx';
import { templatesInFile } from '../../features/templates/templates-in-file.ts';
import type { TemplateWay } from '../../features/templates/ways-to-begin.tsx';
import { plural } from '../../lib/plural.ts';
import { learnCarried } from '../learning/carried-lessons.ts';
import { pageTemplates } from '../page-templates.ts';
import { goTo } from '../routing/go-to.ts';
import { templateNameOf } from './suggested-template.ts';

interface TemplateWays {
  begin: (way: TemplateWay) => void;
  /** What is to be looked at before it is added. */
  proposed: ProposedTemplate | null;
  close: () => void;
  /** Why a file or a link could not be used. */
  notice: ReactNode;
  /** Where something is pasted. */
  dialog: ReactNode;
  /** The system's dialogs for files. */
  inputs: ReactNode;
}

/** The ways to make a template. All but the empty one end in a look at what it would be. */
export function useTemplateWays(): TemplateWays {
  const [proposed, setProposed] = useState<ProposedTemplate | null>(null);
  const [pasting, setPasting] = useState<'header-row' | 'link' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const document = useRef<HTMLInputElement>(null);
  const spreadsheet = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!isTemplateLink(location.hash)) return;
    void openLink(location.hash);
    // A reload asks no second time, and nothing of it stays in the address.
    history.replaceState(history.state, '', location.pathname);
    // Once: the address of the link is read when the screen is opened by it.
  }, []);

  async function openLink(hash: string): Promise<void> {
    setPasting(null);
    await orTell(async () => propose('A template from a link', await templateFromLink(hash)));
  }

  async function orTell(work: () => Promise<void>): Promise<void> {
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      setTrouble((error as Error).message);
    }
  }

  function propose(title: string, template: CarriedTemplate, skipped: readonly string[] = []): void {
    setProposed({ title, template, values: null, skipped, automatic: false });
  }

  function proposeFields(title: string, name: string, { fields, skipped }: ProposedFields): void {
    setPasting(null);
    propose(title, { name, description: '', entities: fields }, skipped);
  }

  async function takeHeads({ fields, skipped }: ProposedFields): Promise<void> {
    const typeOfName = await fetchTypeOfName();
    const typed = fields.map((field) => ({ ...field, type: typeOfName(field.variableName) }));
    proposeFields('From a pasted header row', 'New template', { fields: typed, skipped });
  }

  const takeSpreadsheet = (given: File): Promise<void> =>
    orTell(async () => proposeFields(`From ${given.name}`, templateNameOf(given.name), await fieldsFromFile(given)));

  const takeDocument = (given: File): Promise<void> =>
    orTell(async () => {
      setReading(given.name);
      try {
        const { templateFromDocument } = await import('./template-from-document.ts');
        setProposed(await templateFromDocument(given));
      } finally {
        setReading(null);
      }
    });

  const takeFile = (given: File): Promise<void> =>
    orTell(async () => {
      const { templates, unreadable } = templatesInFile(await given.text());
      const left = unreadable > 0 ? [`${plural(unreadable, 'template')} that could not be read`] : [];
      if (templates.length === 1) return propose(`From ${given.name}`, templates[0]!, left);
      await addAll(templates, left);
    });

  const begin = (way: TemplateWay): void => {
    setTrouble(null);
    if (way === 'scratch') goTo('/templates?edit=new');
    else if (way === 'document') document.current?.click();
    else if (way === 'spreadsheet') spreadsheet.current?.click();
    else if (way === 'file') file.current?.click();
    else setPasting(way);
  };

  return {
    begin,
    proposed,
    close: () => setProposed(null),
    notice: reading ? (
      <Notice title={`Reading ${reading}.`}>It is read on this device, its first pages only. No pages are counted.</Notice>
    ) : (
      trouble && (
        <Notice
          signal="fail"
          title="Nothing was added."
          actions={
            <Button size="small" onClick={() => setTrouble(null)}>
              Close
            </Button>
          }
        >
          {trouble}
        </Notice>
      )
    ),
    dialog:
      pasting === 'header-row' ? (
        <HeaderRowDialog onFields={(proposedFields) => void takeHeads(proposedFields)} onClose={() => setPasting(null)} />
      ) : (
        pasting === 'link' && <LinkDialog onHash={(hash) => void openLink(hash)} onClose={() => setPasting(null)} />
      ),
    inputs: (
      <>
        <FileInput box={document} label="Document" accept="" onFile={takeDocument} />
        <FileInput box={spreadsheet} label="Spreadsheet" accept=".xlsx,.csv,.tsv,.txt" onFile={takeSpreadsheet} />
        <FileInput box={file} label="File of templates" accept=".json,application/json" onFile={takeFile} />
      </>
    ),
  };
}

function FileInput({
  box,
  label,
  accept,
  onFile,
}: {
  box: React.RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  onFile: (file: File) => Promise<void>;
}) {
  return (
    <input
      ref={box}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      onChange={(event) => {
        const [given] = event.target.files ?? [];
        // The same file may be chosen again after it was changed.
        event.target.value = '';
        if (given) void onFile(given);
      }}
    />
  );
}

/** Each under a name of its own: none takes the place of another. */
async function addAll(templates: readonly CarriedTemplate[], left: readonly string[]): Promise<void> {
  const store = pageTemplates();
  for (const { lessons = [], ...template } of templates.toReversed()) {
    const list = store.snapshot();
    const names = list.kind === 'ready' ? list.templates.map(({ name }) => name) : [];
    learnCarried(await store.save({ ...template, name: freeTemplateName(template.name, names, Date.now()) }), lessons);
  }
  showToast({
    signal: left.length > 0 ? 'check' : 'done',
    title: `${plural(templates.length, 'template')} added`,
    ...(left.length > 0 && { sentence: `Left out: ${left.join(', ')}.` }),
  });
}
