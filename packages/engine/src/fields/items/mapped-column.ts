/** The column that a field takes in a table, and what speaks for it. */
export interface MappedColumn {
  column: number;
  /** 0..1: what the header says for the pairing, by its words or by what was learned of such heads. */
  named: number;
  /** 0..1: what its words alone say: what a value may be sure by. */
  said: number;
  /** 0..1: what the cells say. */
  fit: number;
  /** Lines of the cell before the field's: where heads are stacked ("Art. no." over "Description"), so are values. */
  skip: number;
  /** 0..1: by how much what was learned speaks more for the pairing than for the field with another column, or another field with the column. */
  lead: number;
}

/** What their order says for each pairing: just worth showing (`offerDoubtful` hides columns without a head that less speaks for), never sure. */
export const NAMED_BY_ORDER = 0.35;
