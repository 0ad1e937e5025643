import { chartScale, daysIn } from './usage-pace.ts';

interface UsageChartProps {
  /** "2026-11" */
  month: string;
  /** At least one. */
  days: readonly { day: string; pages: number }[];
  /** Day of the month, by UTC. */
  today: number;
}

const HEIGHT = 128;
const TOP = 16;
const LEFT = 30;
const STEP = 21;
const BAR = 13;
/** Bars that say their number: more would touch. */
const MOST_NUMBERED = 5;

/** A bar a day, today's in the accent; days to come are dotted. All it shows is in its name, for those who cannot see it. */
export function UsageChart({ month, days, today }: UsageChartProps) {
  const count = daysIn(month);
  const pagesOn = new Map(days.map(({ day, pages }) => [Number(day.slice(8)), pages]));
  const { top, step } = chartScale(Math.max(...pagesOn.values()));
  const numbered = new Set(
    [...pagesOn]
      .toSorted((one, other) => other[1] - one[1])
      .slice(0, MOST_NUMBERED)
      .map(([day]) => day),
  );
  const width = LEFT + count * STEP;
  const yOf = (pages: number): number => TOP + HEIGHT - (HEIGHT * pages) / top;
  const middleOf = (day: number): number => LEFT + (day - 0.5) * STEP;
  const name = `Pages by day: ${days.map(({ day, pages }) => `${Number(day.slice(8))}: ${pages}`).join(', ')}`;
  return (
    <svg className="usage-chart" viewBox={`0 0 ${width} ${TOP + HEIGHT + 20}`} role="img" aria-label={name}>
      {Array.from({ length: top / step + 1 }, (_, index) => index * step).map((pages) => (
        <g key={pages}>
          <path d={`M${LEFT} ${yOf(pages)}H${width}`} className={pages === 0 ? 'usage-ground' : 'usage-line'} />
          <text className="usage-day" x={LEFT - 8} y={yOf(pages) + 4} textAnchor="end">
            {pages.toLocaleString('en-GB')}
          </text>
        </g>
      ))}
      {Array.from({ length: count }, (_, index) => index + 1).map((day) => {
        const pages = pagesOn.get(day) ?? 0;
        const y = Math.min(yOf(pages), yOf(0) - 2);
        return (
          <g key={day}>
            {pages > 0 && (
              <rect
                className={day === today ? 'usage-bar now' : 'usage-bar'}
                x={middleOf(day) - BAR / 2}
                y={y}
                width={BAR}
                height={yOf(0) - y}
              />
            )}
            {day > today && <path className="usage-coming" d={`M${middleOf(day) - BAR / 2} ${yOf(0) - 3}h${BAR}`} />}
            {pages > 0 && numbered.has(day) && (
              <text className="usage-number" x={middleOf(day)} y={y - 5} textAnchor="middle">
                {pages.toLocaleString('en-GB')}
              </text>
            )}
            {(day === 1 || day % 5 === 0 || day === today) && Math.abs(day - today) !== 1 && (
              <text className={day === today ? 'usage-number' : 'usage-day'} x={middleOf(day)} y={yOf(0) + 15} textAnchor="middle">
                {day}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
