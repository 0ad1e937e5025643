import { ACT_IDS, type ActId, ACTS } from '../../lib/acts/act-table.ts';
import type { OfferedAct } from '../../lib/acts/offered-acts.ts';

/** What has to be so before an act can be done. Acts that are always there, or that only their keys do, need no word. */
const WHEN: Partial<Record<ActId, string>> = {
  'next-to-check': 'Where rows are',
  'previous-to-check': 'Where rows are',
  'take-1': 'In a cell for which values are offered',
  confirm: 'In a cell to check, or with several selected',
  'confirm-document': 'In a cell of the document',
  'confirm-rows': 'In a cell of the rows',
  'mark-absent': 'In a cell of a field',
  'show-candidates': 'In a cell of a field',
  'hide-candidates': 'While values are offered',
  revert: 'In a cell that was confirmed or changed',
  'edit-cell': 'In a cell of a field',
  'select-rows': 'In a cell',
  'select-columns': 'In a cell',
  'select-all': 'Where rows are',
  'fill-down': 'With several cells selected',
  'fill-right': 'With several cells selected',
  'first-cell': 'Where rows are',
  'last-cell': 'Where rows are',
  'add-row': 'In a cell of the row above',
  'remove-rows': 'In a cell of the rows',
  'merge-rows': 'With several rows of one document selected',
  'split-row': 'In a row that rests on several lines of its document',
  'filter-rows': 'Where rows are',
  'show-all': 'While some rows are not shown',
  'show-to-check': 'Where cells are to check',
  'show-missing': 'Where rows miss something',
  'zoom-in': 'Beside a page',
  'zoom-out': 'Beside a page',
  'fit-width': 'Beside a page',
  'fit-page': 'Beside a page',
  'rotate-view': 'Beside a page',
  'select-page': 'Beside a page',
  'draw-table': 'Beside a page whose rows come from a table',
  'read-again-here': 'In a cell that was read from a scan',
  'new-field': 'Where rows are',
  'close-page': 'Beside a page',
  find: 'Where rows are',
  replace: 'Where rows are',
  undo: 'After a change of cells or rows',
  redo: 'After Undo',
  'take-back': 'After documents were moved, joined, split or left out',
  read: 'While documents wait to be read',
  pause: 'While documents are read',
  resume: 'While reading pauses',
  stop: 'While documents are read',
  'finished-rows': 'Where rows are',
  'export-excel': 'Where rows are',
  'export-csv': 'Where rows are',
  'export-json': 'Where rows are',
  'copy-rows': 'Where rows are',
  'go-to-learned': 'After a correction that would change other cells',
  'see-effects': 'After a change of the template that would change cells',
  'take-change': 'After a change of the template that would change cells',
  'leave-change': 'After a change of the template that would change cells',
  'show-notes': 'Where documents say something of each other',
  'move-document': 'In a cell of the document',
  'place-documents': 'Where documents have no rows, because no template fits',
  'split-document': 'In a cell of a document of several pages',
  'join-documents': 'With several documents selected in their list',
  'sort-documents': 'Where documents look like other kinds than their template',
  'new-run': 'In a run',
  'show-runs': 'In a run',
  'show-history': 'In a run on the server',
  'rows-address': 'In a run on the server',
};

/** Acts that cannot be done now, each with when it can. */
export function actsForLater(offered: readonly OfferedAct[]): { id: ActId; name: string; when: string }[] {
  const now = new Set(offered.map(({ id }) => id));
  return ACT_IDS.flatMap((id) => {
    const when = WHEN[id];
    return when && !now.has(id) ? [{ id, name: ACTS[id].name, when }] : [];
  });
}
