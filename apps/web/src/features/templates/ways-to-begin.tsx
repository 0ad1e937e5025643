import { ArrowRight, ClipboardPaste, FileJson, FileSpreadsheet, FileText, Link, type LucideIcon, Plus } from 'lucide-react';

/** How a template can be made. */
export type TemplateWay = 'document' | 'spreadsheet' | 'header-row' | 'link' | 'file' | 'scratch';

export const TEMPLATE_WAYS: readonly { way: TemplateWay; icon: LucideIcon; name: string; hint: string }[] = [
  { way: 'document', icon: FileText, name: 'From a document', hint: 'Fields are suggested with the value found. You accept or drop.' },
  { way: 'spreadsheet', icon: FileSpreadsheet, name: 'From a spreadsheet', hint: 'Its headers become fields, its lists become choices.' },
  { way: 'header-row', icon: ClipboardPaste, name: 'From a pasted header row', hint: 'Copy a row in Excel, paste it here.' },
  { way: 'link', icon: Link, name: 'From a link', hint: 'Shows what it contains before anything is added.' },
  { way: 'file', icon: FileJson, name: 'From a file of templates', hint: 'One that was saved here or elsewhere.' },
  { way: 'scratch', icon: Plus, name: 'From scratch', hint: 'An empty list of fields.' },
];

/** Where no template is a person's own yet: what one is, and how to get one. */
export function WaysToBegin({ onWay }: { onWay: (way: TemplateWay) => void }) {
  return (
    <section className="no-templates" aria-label="No template of your own yet">
      <div className="ruled">
        <div>
          <h2>No template of your own yet</h2>
          <p>
            A template is a row of column heads and a sentence about each. Make one from what you already have, or take a starter below.
          </p>
        </div>
      </div>
      <ol>
        {TEMPLATE_WAYS.map(({ way, icon: Icon, name, hint }) => (
          <li key={way}>
            <button type="button" onClick={() => onWay(way)}>
              <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
              <span>
                <b>{name}</b>
                <small>{hint}</small>
              </span>
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
