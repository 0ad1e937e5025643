import type { SeededRandom } from '../seeded-random.ts';
import type { Meaning, WordLanguage } from '../words/read-words.ts';
import { drawValue } from './draw-value.ts';
import type { DrawnValue, PaperHabits } from './paper.ts';

/** Shares of papers whose labels are printed in capitals, and in two languages. */
const CAPITALS = 0.12;
const BILINGUAL = 0.08;
/** Of numbers that have a unit. */
const UNIT_IN_LABEL = 0.3;
/** Shares of papers that say beside labels how to fill them in, and of their labels. */
const HINTING = 0.2;
const HINTED = 0.35;

/** What stands behind labels and says nothing of their values. */
const HINTS: Record<WordLanguage, readonly string[]> = {
  en: ['(if any)', '(please print)', '(see overleaf)', '*', '(1)', '(delete as appropriate)'],
  de: ['(falls vorhanden)', '(in Druckschrift)', '(siehe Rückseite)', '*', '1)', '(Zutreffendes ankreuzen)'],
  fr: ['(le cas échéant)', '(en majuscules)', '(voir au verso)', '*', '(1)'],
  es: ['(si procede)', '(en mayúsculas)', '(véase al dorso)', '*', '(1)'],
  it: ['(se presente)', '(in stampatello)', '(vedi retro)', '*', '(1)'],
  pt: ['(se aplicável)', '(em maiúsculas)', '(ver verso)', '*', '(1)'],
  nl: ['(indien van toepassing)', '(in blokletters)', '(zie ommezijde)', '*', '1)'],
  pl: ['(jeżeli dotyczy)', '(drukowanymi literami)', '(patrz odwrót)', '*', '1)'],
};

/** What a paper prints beside values of a meaning, and how it draws them. */
export type Labelled = (meaning: Meaning) => { label: string; draw(): DrawnValue };

/** One way for the whole paper. A unit stands in the label or behind each value. */
export function drawLabels(habits: PaperHabits, random: SeededRandom): Labelled {
  const isCapital = random.chance(CAPITALS);
  const isBilingual = habits.language !== 'en' && random.chance(BILINGUAL);
  const isHinting = random.chance(HINTING);
  const brackets = random.pick(['()', '()', '[]', ', ']);
  return (meaning) => {
    const { wordings, kind, forms } = meaning;
    const own = random.pick(wordings[habits.language].labels);
    const whole = isBilingual && wordings.en.labels.length > 0 ? `${own} / ${random.pick(wordings.en.labels)}` : own;
    const printed = isCapital ? whole.toUpperCase() : whole;
    const label = isHinting && random.chance(HINTED) ? `${printed} ${random.pick(HINTS[habits.language])}` : printed;
    if (kind !== 'number' || forms.length === 0 || !random.chance(UNIT_IN_LABEL))
      return { label, draw: () => drawValue(meaning, habits, random) };
    const unit = random.pick(forms);
    const bare = { ...meaning, forms: [] };
    const withUnit = brackets === ', ' ? `${label}, ${unit}` : `${label} ${brackets.charAt(0)}${unit}${brackets.charAt(1)}`;
    return { label: withUnit, draw: () => drawValue(bare, habits, random) };
  };
}
