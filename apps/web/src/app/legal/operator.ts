/** Who answers for this installation, as far as they say. */
export interface Operator {
  name: string | null;
  address: string | null;
}

/** The words for whoever runs it, where they have not given their name. */
export const UNNAMED = 'the operator of this installation';
export const NO_ADDRESS = 'no address given';
