import type { FieldRole } from '../compiled-field.ts';
import type { ValueKind } from '../value-kinds.ts';

/** A thing that documents of many makers print, with the words they print for it. */
export interface Concept {
  id: string;
  /** The file it stands in: kinds of documents that print it. */
  domain: string;
  kind: ValueKind;
  /** Printed labels in the eight languages, not folded; a field named so is this concept. */
  labels: string[];
  /** Labels that are printed for it but also for other things ("Date", "Total", "No."). */
  weakLabels: string[];
  /** Ways users name it that are hardly ever printed ("supplier country"). */
  asked: string[];
  /** Ids of concepts whose labels are easily taken for this one's. */
  rivals: string[];
  role: FieldRole | null;
  /** 0..1: how likely it stands on a repeated entry. */
  itemLikelihood: number;
}

interface ConceptWords {
  /** Comma-separated, one line a language by custom. */
  labels: string;
  weak?: string;
  asked?: string;
  /** Space-separated ids. */
  rivals?: string;
  role?: FieldRole;
  /** Default 0.1. */
  item?: number;
}

/** One entry of the lexicon. */
export function concept(id: string, kind: ValueKind, words: ConceptWords): Omit<Concept, 'domain'> {
  return {
    id,
    kind,
    labels: listOf(words.labels),
    weakLabels: listOf(words.weak ?? ''),
    asked: listOf(words.asked ?? ''),
    rivals: (words.rivals ?? '').split(/\s+/).filter(Boolean),
    role: words.role ?? null,
    itemLikelihood: words.item ?? 0.1,
  };
}

const listOf = (words: string): string[] =>
  words
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
