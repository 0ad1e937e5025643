import type { DocumentFamily } from '../../generate/generated-document.ts';
import { avalancheBulletin } from './avalanche-bulletin.ts';
import { balloonFlight } from './balloon-flight.ts';
import { drivingLessons } from './driving-lessons.ts';
import { excavationFind } from './excavation-find.ts';
import { ferryManifest } from './ferry-manifest.ts';
import { lighthouseInspection } from './lighthouse-inspection.ts';
import { lightingCues } from './lighting-cues.ts';
import { logList } from './log-list.ts';
import { marriageBanns } from './marriage-banns.ts';
import { medicationSlip } from './medication-slip.ts';
import { pianoTuning } from './piano-tuning.ts';
import { radioLog } from './radio-log.ts';
import { seedBank } from './seed-bank.ts';
import { tattooConsent } from './tattoo-consent.ts';
import { treeFelling } from './tree-felling.ts';

/** Kinds by a writer who had seen neither the engine nor its words. Committed before the engine ran over them. */
export const SIXTH_WAVE_FAMILIES: readonly DocumentFamily[] = [
  pianoTuning,
  balloonFlight,
  marriageBanns,
  medicationSlip,
  lighthouseInspection,
  tattooConsent,
  avalancheBulletin,
  treeFelling,
  excavationFind,
  ferryManifest,
  seedBank,
  lightingCues,
  logList,
  radioLog,
  drivingLessons,
];

/** Documents written of each. */
export const SIXTH_WAVE_DOCUMENTS_A_FAMILY = 5;
