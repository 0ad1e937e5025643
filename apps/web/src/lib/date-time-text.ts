/** "2026-09-30, 10:22", in the person's own time. */
export function dateTimeText(iso: string): string {
  const at = new Date(iso);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}
