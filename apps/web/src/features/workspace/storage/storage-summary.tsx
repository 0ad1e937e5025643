import { Button } from '../../../components/button.tsx';
import type { DeviceRoom } from '../../../lib/device-store/device-room.ts';
import { dateTimeText } from '../../../lib/date-time-text.ts';
import { plural } from '../../../lib/plural.ts';
import type { DeviceContents } from '../keeping/device-contents.ts';
import type { KeptContents } from '../keeping/kept-contents.ts';
import { sizeText } from '../../../lib/size-text.ts';

interface StorageSummaryProps {
  contents: DeviceContents | null;
  room: DeviceRoom;
  templates: number;
  onAskToPersist: () => void;
}

/** What is stored on this device, how much, since when, and whether the browser may clear it by itself. */
export function StorageSummary({ contents, room, templates, onAskToPersist }: StorageSummaryProps) {
  const own = contents ? contents.fileBytes + contents.workBytes + contents.shelf.bytes : 0;
  const rest = room.used === null ? null : Math.max(0, room.used - own);
  return (
    <>
      <table className="stored">
        <thead>
          <tr>
            <th scope="col">Stored</th>
            <th scope="col">Number</th>
            <th scope="col">Size</th>
          </tr>
        </thead>
        <tbody>
          <Line name="Documents" count={contents?.documents ?? 0} bytes={contents?.fileBytes ?? 0} />
          <Line name="Rows, with what was read" count={contents?.rows ?? 0} bytes={contents?.workBytes ?? 0} />
          <Line name="Corrections" count={contents?.corrections ?? 0} bytes={null} />
          {contents && contents.shelf.runs > 0 && <Line name="Other runs" count={contents.shelf.runs} bytes={contents.shelf.bytes} />}
          <Line name="Templates" count={templates} bytes={null} />
          {rest !== null && <Line name="Engine, and the rest of Sheetlift" count={null} bytes={rest} />}
        </tbody>
        {room.used !== null && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Together
              </th>
              <td>{sizeText(Math.max(room.used, own))}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {room.used !== null && room.limit !== null && <Meter used={room.used} limit={room.limit} />}
      <dl className="stored-facts">
        <dt>Kept since</dt>
        <dd>{contents?.since ? dateTimeText(contents.since) : 'nothing is kept yet'}</dd>
        <dt>For good</dt>
        <dd>
          {room.persistent ? 'Yes: the browser does not clear it by itself.' : 'Not sure: the browser may clear it when the disk runs low.'}
          {!room.persistent && (
            <Button size="small" onClick={onAskToPersist}>
              Ask the browser to keep it
            </Button>
          )}
        </dd>
      </dl>
    </>
  );
}

function Line({ name, count, bytes }: { name: string; count: number | null; bytes: number | null }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{count?.toLocaleString('en-GB')}</td>
      <td>{bytes !== null && sizeText(bytes)}</td>
    </tr>
  );
}

function Meter({ used, limit }: { used: number; limit: number }) {
  const text = `${sizeText(used)} of ${sizeText(limit)} this browser allows`;
  return (
    <div className="stored-room">
      <span className="meter" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
      </span>
      <span>{text}</span>
    </div>
  );
}

/** "14 documents, 52 rows and 8 corrections". */
export function contentsText({ documents, rows, corrections }: KeptContents): string {
  return `${plural(documents, 'document')}, ${plural(rows, 'row')} and ${plural(corrections, 'correction')}`;
}
