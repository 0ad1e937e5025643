import type { MonthUsage } from './device-page-meter.ts';

interface PageUsageBarProps {
  usage: MonthUsage;
  /** Pages the coming or current run adds; hatched in the bar. */
  coming: number;
  /** Somebody is signed in, but the server cannot be asked what they have; only what this device counted is known. */
  planUnknown: boolean;
}

/** "6 of 20 pages · resets 1 Dec", with a bar; without a limit the count alone. */
export function PageUsageBar({ usage: { used, limit, resetsOn }, coming, planUnknown }: PageUsageBarProps) {
  if (typeof limit !== 'number') {
    return (
      <p className="usage">
        <span>
          <b>{used.toLocaleString('en-GB')}</b> {used === 1 ? 'page' : 'pages'} {planUnknown ? 'on this device' : 'this month'}
          {planUnknown && <span className="dim"> · plan not known yet</span>}
          {limit === 'unlimited' && <span className="dim"> · unlimited on this installation</span>}
        </span>
      </p>
    );
  }
  return (
    <p className="usage">
      <span>
        <b>{used.toLocaleString('en-GB')}</b> of {limit.toLocaleString('en-GB')} pages{' '}
        <span className="dim">{coming > 0 ? `+${coming.toLocaleString('en-GB')} in this run` : `· resets ${dayAndMonth(resetsOn)}`}</span>
      </span>
      <span className="meter" aria-hidden="true">
        <i style={{ width: `${shareOf(used, limit)}%` }} />
        {coming > 0 && (
          <i
            className="coming"
            style={{ left: `${shareOf(used, limit)}%`, width: `${shareOf(Math.min(coming, Math.max(0, limit - used)), limit)}%` }}
          />
        )}
      </span>
    </p>
  );
}

function shareOf(pages: number, limit: number): number {
  return limit === 0 ? 100 : Math.min(100, (100 * pages) / limit);
}

/** "1 Dec". */
function dayAndMonth(isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
}
