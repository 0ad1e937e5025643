import type { DateStyle, NumberStyle } from '../printed-forms.ts';

const DATE_STYLES: Record<string, readonly DateStyle[]> = {
  eng: ['slashes', 'long', 'short', 'iso'],
  deu: ['dots', 'long'],
  fra: ['slashes', 'long'],
  spa: ['slashes', 'long'],
  ita: ['slashes', 'dots'],
  por: ['slashes', 'dashes'],
  nld: ['dashes', 'long'],
  pol: ['dots', 'iso'],
};

export const NUMBER_STYLES: Record<string, NumberStyle> = {
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  spa: 'de',
  ita: 'de',
  por: 'de',
  nld: 'de',
  pol: 'fr',
};
export const COUNTRIES: Record<string, string> = { eng: 'GB', deu: 'DE', fra: 'FR', spa: 'ES', ita: 'IT', por: 'PT', nld: 'NL', pol: 'PL' };

export const dateStylesOf = (language: string): readonly DateStyle[] => DATE_STYLES[language] ?? ['iso'];
