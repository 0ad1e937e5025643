interface UsageChartProps {
  /** "2026-11" */
  month: string;
  days: readonly { day: string; pages: number }[];
}

const HEIGHT = 48;
const STEP = 12;

/** A bar a day. What it shows stands in the table for those who cannot see it: each bar has its words. */
export function UsageChart({ month, days }: UsageChartProps) {
  const count = daysIn(month);
  const pagesOn = new Map(days.map(({ day, pages }) => [Number(day.slice(8)), pages]));
  const most = Math.max(...days.map(({ pages }) => pages));
  const width = count * STEP;
  return (
    <svg
      className="usage-chart"
      viewBox={`0 0 ${width} ${HEIGHT + 16}`}
      width={width}
      height={HEIGHT + 16}
      role="img"
      aria-label={`Pages by day: ${days.map(({ day, pages }) => `${Number(day.slice(8))}: ${pages}`).join(', ')}`}
    >
      <path d={`M0 ${HEIGHT + 0.5}H${width}`} className="usage-line" />
      {Array.from({ length: count }, (_, index) => index + 1).map((day) => {
        const pages = pagesOn.get(day) ?? 0;
        const height = pages === 0 ? 0 : Math.max(2, (HEIGHT * pages) / most);
        return (
          <g key={day}>
            <rect className="usage-bar" x={(day - 1) * STEP + 1} y={HEIGHT - height} width={STEP - 3} height={height}>
              <title>{`${day}: ${pages} ${pages === 1 ? 'page' : 'pages'}`}</title>
            </rect>
            {(day === 1 || day % 5 === 0) && (
              <text className="usage-day" x={(day - 1) * STEP + STEP / 2} y={HEIGHT + 13} textAnchor="middle">
                {day}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The last day of a month is the one before the next month's first. */
function daysIn(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
