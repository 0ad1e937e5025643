import type { DocumentFamily } from '../../generate/generated-document.ts';
import { arreteVoirie } from './arrete-voirie.ts';
import { boletimAgua } from './boletim-agua.ts';
import { catalogueEncheres } from './catalogue-encheres.ts';
import { chimneyMeasurement } from './chimney-measurement.ts';
import { committeeMinutes } from './committee-minutes.ts';
import { horseVetting } from './horse-vetting.ts';
import { hotWorkPermit } from './hot-work-permit.ts';
import { huurVolkstuin } from './huur-volkstuin.ts';
import { kartaNarzedzi } from './karta-narzedzi.ts';
import { livestockMart } from './livestock-mart.ts';
import { playLicence } from './play-licence.ts';
import { resolucionBeca } from './resolucion-beca.ts';
import { swimResults } from './swim-results.ts';
import { taraturaBilancia } from './taratura-bilancia.ts';
import { vesselSchedule } from './vessel-schedule.ts';

/** Kinds by a writer who had seen neither the engine nor its words. Committed before the engine ran over them. */
export const ELEVENTH_WAVE_FAMILIES: readonly DocumentFamily[] = [
  hotWorkPermit,
  chimneyMeasurement,
  horseVetting,
  resolucionBeca,
  taraturaBilancia,
  huurVolkstuin,
  arreteVoirie,
  playLicence,
  vesselSchedule,
  swimResults,
  kartaNarzedzi,
  committeeMinutes,
  boletimAgua,
  catalogueEncheres,
  livestockMart,
];

/** Documents written of each. */
export const ELEVENTH_WAVE_DOCUMENTS_A_FAMILY = 5;
