/** Yes or no as it is typed, or nothing where the paper doesn't say. */
export const said = (value: boolean | null): 'yes' | 'no' | null => (value === null ? null : value ? 'yes' : 'no');
