import type { DocumentLayout } from '../../model/index.ts';
import { fold } from '../../values/fold.ts';
import type { CompiledField } from '../compile/compiled-field.ts';

/** Letters that an abbreviation has at least, and that it leaves out. */
const [LEAST_LETTERS, LEAST_LEFT_OUT] = [3, 2];
const ABBREVIATION = /^(\p{L}+)\.[:：]?$/u;

/**
 * A printed word that is short for one of the field's name ("Vir." for "virada") or that its name is short for ("immat." of "Immatriculation"); null where
 * none is.
 */
export function abbreviatedLabel({ lines }: DocumentLayout, { nameWords, field }: CompiledField): string | null {
  const shortNames = field.variableName.split(/\s+/).flatMap((word) => shortOf(word) ?? []);
  for (const { words } of lines)
    for (const { text } of words) {
      const short = shortOf(text);
      if (short !== null ? nameWords.some((word) => abbreviates(short, word)) : shortNames.some((name) => abbreviates(name, fold(text))))
        return text.replace(/[:：]$/, '');
    }
  return null;
}

/** The folded letters before the point of an abbreviation. */
const shortOf = (word: string): string | null => {
  const [, letters] = ABBREVIATION.exec(word) ?? [];
  return letters !== undefined && letters.length >= LEAST_LETTERS ? fold(letters) : null;
};

const abbreviates = (short: string, word: string): boolean => word.length >= short.length + LEAST_LEFT_OUT && word.startsWith(short);
