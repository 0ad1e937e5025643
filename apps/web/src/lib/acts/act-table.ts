/** Something that a person can do on the page. */
export interface Act {
  /** A verb and its object, as a button would say it. */
  name: string;
  /** Where its keys are pressed, and under what it is listed. */
  place: ActPlace;
  /** Any of these does it, in the terms of `KeyboardEvent.key`: "Ctrl+Shift+Z"; Ctrl is Command on a Mac, Alt is Option. */
  keys: readonly string[];
}

/** "check" and "sheet": in a cell of the sheet. "page": in a document's pages. "everywhere": but where a text is being typed. */
export type ActPlace = 'check' | 'sheet' | 'page' | 'everywhere';

/** Every act that has keys or is found by Ctrl+K. Whether it can be done now, say those who offer it (`offered-acts.ts`). */
export const ACTS = {
  'next-to-check': check('Go to the next cell to check', 'Tab'),
  'previous-to-check': check('Go to the cell to check before', 'Shift+Tab'),
  'take-1': check('Take that candidate', 'Alt+1'),
  'take-2': check('Take that candidate', 'Alt+2'),
  'take-3': check('Take that candidate', 'Alt+3'),
  'take-4': check('Take that candidate', 'Alt+4'),
  'take-5': check('Take that candidate', 'Alt+5'),
  confirm: check('Confirm the cell to check, or all that are selected', 'Enter'),
  'confirm-document': check('Confirm the document and go to the next', 'Ctrl+Enter'),
  'confirm-rows': check('Confirm the selected rows'),
  'mark-absent': check('Say that it is not in the document', 'Delete'),
  'show-candidates': check('Show what the cell may say', 'Alt+ArrowDown'),
  'hide-candidates': check('Put away what the cell may say', 'Escape'),
  revert: check('Go back to what was read'),

  'edit-cell': sheet('Edit the cell, as typing does', 'F2'),
  'give-up-edit': sheet('Give up an edit; Tab then leaves the sheet', 'Escape'),
  'fill-selection': sheet('While typing: put the text into all selected cells', 'Ctrl+Enter'),
  'select-several': sheet('Select several cells', 'Shift+ArrowDown'),
  'select-rows': sheet('Select whole rows', 'Shift+Space'),
  'select-columns': sheet('Select whole columns', 'Ctrl+Space'),
  'select-all': sheet('Select all cells', 'Ctrl+A'),
  'copy-cells': sheet('Copy cells for Excel and Sheets', 'Ctrl+C'),
  paste: sheet('Paste cells, or documents', 'Ctrl+V'),
  'fill-down': sheet('Fill down', 'Ctrl+D'),
  'fill-right': sheet('Fill to the right', 'Ctrl+R'),
  'first-cell': sheet('Go to the first cell', 'Ctrl+Home'),
  'last-cell': sheet('Go to the last cell', 'Ctrl+End'),
  'add-row': sheet('Add a row', 'Alt+Enter'),
  'remove-rows': sheet('Remove the selected rows', 'Ctrl+Delete'),
  'merge-rows': sheet('Merge the selected rows'),
  'split-row': sheet('Split the row in two'),
  'filter-rows': sheet('Filter the rows'),
  'show-all': sheet('Show all rows'),
  'show-to-check': sheet('Show the rows to check'),
  'show-missing': sheet('Show the rows that miss something'),

  'zoom-in': page('Show the page larger', '+', '='),
  'zoom-out': page('Show the page smaller', '-'),
  'fit-width': page('Show the page as wide as its pane', '0'),
  'fit-page': page('Show the whole page'),
  'rotate-view': page('Rotate the view'),
  'select-page': page('Select all words of the page', 'Ctrl+A'),
  'draw-table': page('Draw the borders of the table'),
  'read-again-here': page('Read the place of the cell on the scan again'),
  'new-field': page('Make a new field from the page'),
  'close-page': page('Close the page, back to the documents'),

  find: everywhere('Find in rows and pages', 'Ctrl+F'),
  replace: everywhere('Replace in rows', 'Ctrl+H'),
  'find-act': everywhere('Find something to do', 'Ctrl+K'),
  'show-keys': everywhere('Show all keys', '?', 'Ctrl+/'),
  undo: everywhere('Undo', 'Ctrl+Z'),
  redo: everywhere('Redo', 'Ctrl+Y', 'Ctrl+Shift+Z'),
  'take-back': everywhere('Take back what a notice offered to undo'),
  'add-documents': everywhere('Add documents'),
  read: everywhere('Read what waits'),
  pause: everywhere('Pause'),
  resume: everywhere('Resume'),
  stop: everywhere('Stop, keep what is done'),
  'edit-columns': everywhere('Edit the columns'),
  'finished-rows': everywhere('Make the fields from finished rows'),
  'move-field': everywhere('In the columns: move a field', 'Alt+ArrowUp', 'Alt+ArrowDown'),
  'export-excel': everywhere('Export Excel', 'Ctrl+E'),
  'export-csv': everywhere('Export CSV'),
  'export-json': everywhere('Export JSON'),
  'copy-rows': everywhere('Copy all rows for pasting'),
  'go-to-learned': everywhere('See what the correction would change', 'F6'),
  'see-effects': everywhere('See what the change of the template would change'),
  'take-change': everywhere('Make the change of the template'),
  'leave-change': everywhere('Go back to the template as it was'),
  'show-notes': everywhere('See what the documents say of each other'),
  'move-document': everywhere('Move the document to another template', 'F9'),
  'place-documents': everywhere('Choose a template for the documents that none fits'),
  'split-document': everywhere('Split the document into several'),
  'join-documents': everywhere('Join the selected documents into one'),
  'sort-documents': everywhere('Sort the documents by template'),
  'new-run': everywhere('Start a new run'),
  'show-runs': everywhere('Show the runs on this device'),
  'show-history': everywhere('See who corrected what in this run'),
  'rows-address': everywhere('Get the address of the rows for Excel'),
  notices: everywhere('Go to the notices', 'Alt+T', 'F8'),
  'theme-light': everywhere('Use the light theme'),
  'theme-dark': everywhere('Use the dark theme'),
  'theme-system': everywhere('Use the theme of the system'),
  'open-templates': everywhere('Go to the templates'),
  'open-pricing': everywhere('Go to the pricing'),
  'open-questions': everywhere('Go to the questions'),
  'open-contact': everywhere('Write to us'),
  'open-account': everywhere('Go to the account'),
} as const satisfies Record<string, Act>;

export type ActId = keyof typeof ACTS;

export const ACT_IDS = Object.keys(ACTS) as ActId[];

function check(name: string, ...keys: string[]): Act {
  return { name, place: 'check', keys };
}

function sheet(name: string, ...keys: string[]): Act {
  return { name, place: 'sheet', keys };
}

function page(name: string, ...keys: string[]): Act {
  return { name, place: 'page', keys };
}

function everywhere(name: string, ...keys: string[]): Act {
  return { name, place: 'everywhere', keys };
}
