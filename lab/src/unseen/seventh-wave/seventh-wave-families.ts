import type { DocumentFamily } from '../../generate/generated-document.ts';
import { accidentStatement } from './accident-statement.ts';
import { breadTasting } from './bread-tasting.ts';
import { brewSheet } from './brew-sheet.ts';
import { causeList } from './cause-list.ts';
import { controlledDrugsRegister } from './controlled-drugs-register.ts';
import { diveLog } from './dive-log.ts';
import { dogAdoption } from './dog-adoption.ts';
import { energyCertificate } from './energy-certificate.ts';
import { fishingLog } from './fishing-log.ts';
import { loadSheet } from './load-sheet.ts';
import { safetyTraining } from './safety-training.ts';
import { stationDepartures } from './station-departures.ts';
import { tideTable } from './tide-table.ts';
import { trailRace } from './trail-race.ts';
import { unionBallot } from './union-ballot.ts';

/** Kinds by a writer who had seen neither the engine nor its words. Committed before the engine ran over them. */
export const SEVENTH_WAVE_FAMILIES: readonly DocumentFamily[] = [
  tideTable,
  loadSheet,
  causeList,
  energyCertificate,
  trailRace,
  accidentStatement,
  stationDepartures,
  safetyTraining,
  fishingLog,
  dogAdoption,
  controlledDrugsRegister,
  unionBallot,
  breadTasting,
  brewSheet,
  diveLog,
];

/** Documents written of each. */
export const SEVENTH_WAVE_DOCUMENTS_A_FAMILY = 4;
