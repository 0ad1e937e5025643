const DAY_MS = 86_400_000;

/** "today, 09:14", "yesterday", "17 Nov", "3 May 2025"; "never" for null. In the person's own time zone. */
export function whenText(iso: string | null, now: Date): string {
  if (iso === null) return 'never';
  const at = new Date(iso);
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS);
  if (days <= 0) return `today, ${at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;
  if (days === 1) return 'yesterday';
  return at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
}

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
