import { Columns3, FileText, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Menu, MenuCheck } from '../../components/menu.tsx';
import { type Segment, Segments } from '../../components/segments.tsx';
import { useActs } from '../../lib/acts/offered-acts.ts';
import type { RowTab } from './arrange-rows.ts';
import { BetweenNotes } from './between-notes.tsx';
import type { ReviewDesk } from './review-desk.ts';
import { RowMenu } from './row-menu.tsx';
import { allColumns, hiddenColumns, withColumnShown } from './sheet-columns.ts';

interface SheetToolsProps {
  desk: ReviewDesk;
  /** What else stands in the bar, such as the template. */
  children?: ReactNode;
}

/** Which rows and which columns are shown. */
export function SheetTools({ desk, children }: SheetToolsProps) {
  const { run, arrange, active } = desk;
  const hidden = hiddenColumns(run.view);
  const addFilter = (): void => {
    const columnId = active?.column.id ?? desk.columns.find(({ kind }) => kind === 'field')?.id;
    if (columnId) arrange({ ...run.view, filters: { [columnId]: '', ...run.view.filters } });
  };
  useActs({
    'filter-rows': desk.rows.length > 0 && addFilter,
    'show-all': desk.tab.kind !== 'all' && (() => desk.setTab({ kind: 'all' })),
    'show-to-check': desk.tab.kind !== 'to-check' && (() => desk.setTab({ kind: 'to-check' })),
    'show-missing': desk.tab.kind !== 'missing' && (() => desk.setTab({ kind: 'missing' })),
  });
  return (
    <div className="tools">
      <div className="tabs-scroll">
        <Segments
          label="Rows shown"
          small
          segments={segmentsOf(desk)}
          chosen={desk.tab.kind}
          onChoose={(kind) => desk.setTab(tabOf(kind, desk))}
        />
      </div>
      {children}
      <span className="tools-end">
        <BetweenNotes desk={desk} />
        <Menu
          label="Columns"
          align="end"
          trigger={
            <Button look="quiet" size="small" icon className="wide-tool" aria-label="Columns" title="Columns">
              <Columns3 size={16} strokeWidth={1.5} aria-hidden="true" />
            </Button>
          }
        >
          {allColumns(run.template, run.view).map(({ id, name }) => (
            <MenuCheck key={id} checked={!hidden.has(id)} onChange={(shown) => arrange(withColumnShown(run.template, run.view, id, shown))}>
              {name}
            </MenuCheck>
          ))}
        </Menu>
        <Button look="quiet" size="small" icon aria-label="Filter rows" title="Filter rows" onClick={addFilter}>
          <Search size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
        <RowMenu desk={desk} />
      </span>
    </div>
  );
}

type TabKind = RowTab['kind'];

function segmentsOf({ run, rows, tally, tab, active }: ReviewDesk): Segment<TabKind>[] {
  const failed = run.documents.filter(({ state }) => state.kind === 'failed').length;
  const segments: (Segment<TabKind> | false)[] = [
    { value: 'all', label: <Tab name="All" count={rows.length} /> },
    { value: 'to-check', label: <Tab mark="check" name="To check" count={tally.rows['to-check']} /> },
    { value: 'missing', label: <Tab mark="none" name="Missing" count={tally.rows.missing} /> },
    (failed > 0 || tab.kind === 'failed') && { value: 'failed', label: <Tab mark="fail" name="Failed" count={failed} /> },
    (active !== null || tab.kind === 'document') && { value: 'document', label: <DocumentTab /> },
  ];
  return segments.filter((segment) => segment !== false);
}

function Tab({ mark, name, count }: { mark?: string; name: string; count: number }) {
  return (
    <>
      {mark && <i className={`mk ${mark}`} aria-hidden="true" />}
      <span className={mark && 'tab-name'}>{name}</span> <span className="count">{count.toLocaleString('en-GB')}</span>
    </>
  );
}

/** A mark of its own where the others are marks, too. */
function DocumentTab() {
  return (
    <>
      <FileText className="tab-mark" size={14} strokeWidth={1.5} aria-hidden="true" />
      <span className="tab-name">This document</span>
    </>
  );
}

function tabOf(kind: TabKind, { active }: ReviewDesk): RowTab {
  if (kind !== 'document') return { kind };
  return active ? { kind, documentId: active.row.documentId } : { kind: 'all' };
}
