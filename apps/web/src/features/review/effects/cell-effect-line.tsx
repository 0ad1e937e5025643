import type { CellEffect } from '../../workspace/run/run-store.ts';
import { cellText } from '../cell-text.ts';

/** One cell: where, what stands there and would stand there; why it would be to check, or why what a person decided would not fit any more. */
export function CellEffectLine({ effect, fileName }: { effect: CellEffect; fileName: string }) {
  const { before, after, rowNumber, breaks } = effect;
  const why = breaks ?? after?.broken?.[0]?.reason;
  return (
    <li className={breaks === null ? undefined : 'breaks'}>
      <span className="learned-at clip">
        {fileName}
        {rowNumber !== null && rowNumber > 1 && ` · row ${rowNumber}`}
      </span>
      <span className="learned-change">
        {breaks !== null || isJudgedAlone(effect) ? (
          <>
            <i className={breaks === null ? 'mk check' : 'mk ok'} aria-hidden="true" />
            <ins>{cellText(before)}</ins>
          </>
        ) : (
          <>
            <del>{cellText(before)}</del>
            <span aria-hidden="true">→</span>
            <span className="sr-only">becomes</span>
            <ins>{after ? cellText(after) : 'gone'}</ins>
          </>
        )}
      </span>
      {why && <span className="effects-why">{why}</span>}
    </li>
  );
}

/** Whether the cell would say the same, and break a rule. */
export const isJudgedAlone = ({ before, after }: CellEffect): boolean => after !== null && cellText(before) === cellText(after);
