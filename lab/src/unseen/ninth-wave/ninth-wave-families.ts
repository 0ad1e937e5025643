import type { DocumentFamily } from '../../generate/generated-document.ts';
import { bloodDonorCard } from './blood-donor-card.ts';
import { childcareFeeStatement } from './childcare-fee-statement.ts';
import { coldStoreLog } from './cold-store-log.ts';
import { graveLeaseLetter } from './grave-lease-letter.ts';
import { liftInspectionCertificate } from './lift-inspection-certificate.ts';
import { mooringContract } from './mooring-contract.ts';
import { musicExamResults } from './music-exam-results.ts';
import { scaffoldReturnNote } from './scaffold-return-note.ts';

/** Kinds by a writer who had seen neither the engine nor its words. Committed before the engine ran over them. */
export const NINTH_WAVE_FAMILIES: readonly DocumentFamily[] = [
  liftInspectionCertificate,
  childcareFeeStatement,
  coldStoreLog,
  graveLeaseLetter,
  musicExamResults,
  mooringContract,
  bloodDonorCard,
  scaffoldReturnNote,
];

/** Documents written of each. */
export const NINTH_WAVE_DOCUMENTS_A_FAMILY = 6;
