/** "12,900": a count as a person reads it in the English of the product, whatever the machine's own language is. */
export const groupedCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
