/** "$19.00", or "€19.00": amounts are in the smallest unit. */
export function moneyWords({ amount, currency }: { amount: number; currency: string }): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

/** "22 Nov 2026". */
export function dayWords(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** "22 Nov 2026, 14:05", by the clock of the person. */
export function dayAndTimeWords(moment: string): string {
  return new Date(moment).toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
}
