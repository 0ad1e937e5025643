import type { ExtractionRow, Template } from '@sheetlift/engine';
import { deriveValue } from '@sheetlift/engine/training';

/** How many values rest on which derivation, and those that do not follow from their evidence. */
export interface DerivedCounts {
  byDerivation: Record<string, number>;
  unfounded: string[];
}

export const newDerivedCounts = (): DerivedCounts => ({ byDerivation: {}, unfounded: [] });

/** Recomputes each shown value from its evidence by the pure function of its derivation. */
export function countDerived(counts: DerivedCounts, rows: readonly ExtractionRow[], template: Template): void {
  for (const { cells } of rows) {
    for (const field of template.entities) {
      const cell = cells[field.id];
      if (!cell || !('chosen' in cell)) continue;
      const { value, evidence, derivation } = cell.chosen;
      const kind =
        derivation.kind === 'normalise'
          ? `normalise as ${derivation.as}`
          : derivation.kind === 'absence'
            ? `absence, ${derivation.place} place`
            : derivation.kind;
      counts.byDerivation[kind] = (counts.byDerivation[kind] ?? 0) + 1;
      if (JSON.stringify(deriveValue(evidence, derivation, field)) !== JSON.stringify(value))
        counts.unfounded.push(`${field.variableName} ${JSON.stringify(value)}`);
    }
  }
}
