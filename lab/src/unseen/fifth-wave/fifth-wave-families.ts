import type { DocumentFamily } from '../../generate/generated-document.ts';
import { costumeLoan } from './costume-loan.ts';
import { craneLifts } from './crane-lifts.ts';
import { filmingOrder } from './filming-order.ts';
import { fishStocking } from './fish-stocking.ts';
import { hearingAidFitting } from './hearing-aid-fitting.ts';
import { irrigationTurns } from './irrigation-turns.ts';
import { jettyPermit } from './jetty-permit.ts';
import { mountainWalks } from './mountain-walks.ts';
import { museumGift } from './museum-gift.ts';
import { oilTasting } from './oil-tasting.ts';
import { playgroundInspection } from './playground-inspection.ts';
import { schoolRecital } from './school-recital.ts';
import { towerClock } from './tower-clock.ts';
import { tyreStorage } from './tyre-storage.ts';
import { violinAppraisal } from './violin-appraisal.ts';

/** Kinds by a writer who had seen neither the engine nor its words. Committed before the engine ran over them. */
export const FIFTH_WAVE_FAMILIES: readonly DocumentFamily[] = [
  hearingAidFitting,
  costumeLoan,
  filmingOrder,
  oilTasting,
  violinAppraisal,
  museumGift,
  jettyPermit,
  towerClock,
  tyreStorage,
  craneLifts,
  fishStocking,
  mountainWalks,
  irrigationTurns,
  schoolRecital,
  playgroundInspection,
];

/** Documents written of each. */
export const FIFTH_WAVE_DOCUMENTS_A_FAMILY = 5;
