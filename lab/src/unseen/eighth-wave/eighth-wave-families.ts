import type { DocumentFamily } from '../../generate/generated-document.ts';
import { bankReceipts } from './bank-receipts.ts';
import { beachReport } from './beach-report.ts';
import { birdRinging } from './bird-ringing.ts';
import { canteenMenu } from './canteen-menu.ts';
import { companyNotices } from './company-notices.ts';
import { deathNotice } from './death-notice.ts';
import { gameOriginSlip } from './game-origin-slip.ts';
import { lambingList } from './lambing-list.ts';
import { marketStalls } from './market-stalls.ts';
import { maternityDays } from './maternity-days.ts';
import { meterExchange } from './meter-exchange.ts';
import { pealRecord } from './peal-record.ts';
import { pharmacyDuty } from './pharmacy-duty.ts';
import { roadClosureOrder } from './road-closure-order.ts';
import { willLegacies } from './will-legacies.ts';

/** Kinds by a writer who had seen neither the engine nor its words. Committed before the engine ran over them. */
export const EIGHTH_WAVE_FAMILIES: readonly DocumentFamily[] = [
  pealRecord,
  gameOriginSlip,
  roadClosureOrder,
  deathNotice,
  meterExchange,
  marketStalls,
  pharmacyDuty,
  birdRinging,
  lambingList,
  canteenMenu,
  bankReceipts,
  willLegacies,
  companyNotices,
  beachReport,
  maternityDays,
];

/** Documents written of each. */
export const EIGHTH_WAVE_DOCUMENTS_A_FAMILY = 4;
