import { useEffect, useState } from 'react';
import { CellGrid } from './cell-grid.tsx';
import type { FlowContentProps } from './flow-content.ts';
import type { FlowShelf } from './flow-shelf.ts';

/** A workbook or a CSV file as a spreadsheet shows it: column letters, row numbers, a tab for each sheet. */
export function SheetView(props: FlowContentProps) {
  const { type, shelf, pageCount, active, match, goTo } = props;
  const isWorkbook = type === 'xlsx';
  const names = useSheetNames(shelf, isWorkbook ? pageCount : 0);
  const cited = active?.evidence.find((evidence) => evidence.kind === 'cell');
  // What is cited, found or gone to brings its sheet to the front, until a person chooses another.
  const wanted = match?.pageNumber ?? cited?.pageNumber ?? goTo?.pageNumber ?? 1;
  const cause = match ?? active?.key ?? goTo ?? null;
  const [chosen, setChosen] = useState<{ cause: typeof cause; sheet: number } | null>(null);
  const sheet = chosen?.cause === cause ? chosen.sheet : wanted;
  return (
    <>
      <CellGrid key={isWorkbook ? sheet : 'all'} {...props} firstPage={isWorkbook ? sheet : 1} lastPage={isWorkbook ? sheet : pageCount} />
      {isWorkbook && pageCount > 1 && (
        <div className="sheet-tabs" role="group" aria-label="Sheets">
          {Array.from({ length: pageCount }, (_, index) => (
            <button key={index} type="button" aria-pressed={index + 1 === sheet} onClick={() => setChosen({ cause, sheet: index + 1 })}>
              {names[index] ?? `Sheet ${index + 1}`}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** A sheet without cells has no table and keeps its number as its name. */
function useSheetNames(shelf: FlowShelf, pageCount: number): readonly (string | null)[] {
  const [names, setNames] = useState<readonly (string | null)[]>([]);
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const found: (string | null)[] = [];
      for (let pageNumber = 1; pageNumber <= pageCount && !gone; pageNumber++) {
        const page = await shelf.load(pageNumber);
        const table = page?.blocks.find((block) => block.kind === 'table');
        found.push(table?.kind === 'table' ? table.name : null);
        if (!gone) setNames([...found]);
      }
    };
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [shelf, pageCount]);
  return names;
}
