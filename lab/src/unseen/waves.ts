import type { DocumentFamily } from '../generate/generated-document.ts';
import { EIGHTH_WAVE_DOCUMENTS_A_FAMILY, EIGHTH_WAVE_FAMILIES } from './eighth-wave/eighth-wave-families.ts';
import { ELEVENTH_WAVE_DOCUMENTS_A_FAMILY, ELEVENTH_WAVE_FAMILIES } from './eleventh-wave/eleventh-wave-families.ts';
import { FIFTH_WAVE_DOCUMENTS_A_FAMILY, FIFTH_WAVE_FAMILIES } from './fifth-wave/fifth-wave-families.ts';
import { FOURTH_WAVE_DOCUMENTS_A_FAMILY, FOURTH_WAVE_FAMILIES } from './fourth-wave/fourth-wave-families.ts';
import { NINTH_WAVE_DOCUMENTS_A_FAMILY, NINTH_WAVE_FAMILIES } from './ninth-wave/ninth-wave-families.ts';
import { SECOND_WAVE_DOCUMENTS_A_FAMILY, SECOND_WAVE_FAMILIES } from './second-wave/second-wave-families.ts';
import { SEVENTH_WAVE_DOCUMENTS_A_FAMILY, SEVENTH_WAVE_FAMILIES } from './seventh-wave/seventh-wave-families.ts';
import { SIXTH_WAVE_DOCUMENTS_A_FAMILY, SIXTH_WAVE_FAMILIES } from './sixth-wave/sixth-wave-families.ts';
import { TENTH_WAVE_DOCUMENTS_A_FAMILY, TENTH_WAVE_FAMILIES } from './tenth-wave/tenth-wave-families.ts';
import { THIRD_WAVE_DOCUMENTS_A_FAMILY, THIRD_WAVE_FAMILIES } from './third-wave/third-wave-families.ts';
import { TWELFTH_WAVE_DOCUMENTS_A_FAMILY, TWELFTH_WAVE_FAMILIES } from './twelfth-wave/twelfth-wave-families.ts';
import { DOCUMENTS_A_FAMILY, UNSEEN_FAMILIES } from './unseen-families.ts';

/** Kinds of documents that the engine was not made on, written with one seed. */
export interface Wave {
  title: string;
  /** Name of its baseline and of its folders. */
  name: string;
  families: readonly DocumentFamily[];
  documents: number;
  /** Says which documents these are; another seed would be other ones. */
  seed: number;
  /** Nobody tunes on it: it is looked at once in a while, and only where it is asked for by its number. */
  atFirstSight?: true;
}

/** In the order in which they were written. */
export const WAVES: readonly Wave[] = [
  { title: 'First wave', name: 'unseen', families: UNSEEN_FAMILIES, documents: DOCUMENTS_A_FAMILY, seed: 7_000_000 },
  {
    title: 'Second wave',
    name: 'unseen-second-wave',
    families: SECOND_WAVE_FAMILIES,
    documents: SECOND_WAVE_DOCUMENTS_A_FAMILY,
    seed: 8_000_000,
  },
  {
    title: 'Third wave',
    name: 'unseen-third-wave',
    families: THIRD_WAVE_FAMILIES,
    documents: THIRD_WAVE_DOCUMENTS_A_FAMILY,
    seed: 9_000_000,
    atFirstSight: true,
  },
  {
    title: 'Fourth wave',
    name: 'unseen-fourth-wave',
    families: FOURTH_WAVE_FAMILIES,
    documents: FOURTH_WAVE_DOCUMENTS_A_FAMILY,
    seed: 10_000_000,
    atFirstSight: true,
  },
  {
    title: 'Fifth wave',
    name: 'unseen-fifth-wave',
    families: FIFTH_WAVE_FAMILIES,
    documents: FIFTH_WAVE_DOCUMENTS_A_FAMILY,
    seed: 11_000_000,
    atFirstSight: true,
  },
  {
    title: 'Sixth wave',
    name: 'unseen-sixth-wave',
    families: SIXTH_WAVE_FAMILIES,
    documents: SIXTH_WAVE_DOCUMENTS_A_FAMILY,
    seed: 12_000_000,
    atFirstSight: true,
  },
  {
    title: 'Seventh wave',
    name: 'unseen-seventh-wave',
    families: SEVENTH_WAVE_FAMILIES,
    documents: SEVENTH_WAVE_DOCUMENTS_A_FAMILY,
    seed: 13_000_000,
    atFirstSight: true,
  },
  {
    title: 'Eighth wave',
    name: 'unseen-eighth-wave',
    families: EIGHTH_WAVE_FAMILIES,
    documents: EIGHTH_WAVE_DOCUMENTS_A_FAMILY,
    seed: 14_000_000,
    atFirstSight: true,
  },
  {
    title: 'Ninth wave',
    name: 'unseen-ninth-wave',
    families: NINTH_WAVE_FAMILIES,
    documents: NINTH_WAVE_DOCUMENTS_A_FAMILY,
    seed: 15_000_000,
    atFirstSight: true,
  },
  {
    title: 'Tenth wave',
    name: 'unseen-tenth-wave',
    families: TENTH_WAVE_FAMILIES,
    documents: TENTH_WAVE_DOCUMENTS_A_FAMILY,
    seed: 16_000_000,
    atFirstSight: true,
  },
  {
    title: 'Eleventh wave',
    name: 'unseen-eleventh-wave',
    families: ELEVENTH_WAVE_FAMILIES,
    documents: ELEVENTH_WAVE_DOCUMENTS_A_FAMILY,
    seed: 17_000_000,
    atFirstSight: true,
  },
  {
    title: 'Twelfth wave',
    name: 'unseen-twelfth-wave',
    families: TWELFTH_WAVE_FAMILIES,
    documents: TWELFTH_WAVE_DOCUMENTS_A_FAMILY,
    seed: 18_000_000,
    atFirstSight: true,
  },
];
