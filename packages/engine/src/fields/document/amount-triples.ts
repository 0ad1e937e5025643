/** Three amounts of a document that fit together as net, tax and total. */
export interface AmountTriple {
  net: number;
  tax: number;
  gross: number;
}

/** Distinct amounts compared: beyond it sums come out by chance. */
const MAX_AMOUNTS = 120;
/** Rates that sales taxes have, as a share of the net amount. */
const MIN_RATE = 0.004;
const MAX_RATE = 0.3;

/** The triple with the greatest total, or null where no two amounts add up to a third at a rate that taxes have. */
export function findTriple(amounts: readonly number[]): AmountTriple | null {
  const distinct = [...new Set(amounts.filter((amount) => amount > 0).map(cents))].slice(0, MAX_AMOUNTS).sort((a, b) => b - a);
  const known = new Set(distinct);
  for (const gross of distinct) {
    for (const net of distinct) {
      const tax = gross - net;
      if (net < gross && known.has(tax) && tax >= MIN_RATE * net && tax <= MAX_RATE * net)
        return { net: net / 100, tax: tax / 100, gross: gross / 100 };
    }
  }
  return null;
}

const cents = (amount: number): number => Math.round(amount * 100);
