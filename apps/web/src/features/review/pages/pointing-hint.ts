/** How a field is made of what is shown, and how to leave it. */
export const pointingHint = (how: string): string => `${how}, or use the arrow keys: a new field. Esc ends`;
