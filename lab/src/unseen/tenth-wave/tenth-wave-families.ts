import type { DocumentFamily } from '../../generate/generated-document.ts';
import { companyReport } from './company-report.ts';
import { councilMinutes } from './council-minutes.ts';
import { courtDecision } from './court-decision.ts';
import { creditAgreement } from './credit-agreement.ts';
import { curriculumVitae } from './cv.ts';
import { meetResults } from './meet-results.ts';
import { productSheet } from './product-sheet.ts';
import { researchPaper } from './research-paper.ts';

/** Long papers by a writer who had seen neither the engine nor its words. Committed before the engine ran over them. */
export const TENTH_WAVE_FAMILIES: readonly DocumentFamily[] = [
  researchPaper,
  creditAgreement,
  meetResults,
  curriculumVitae,
  companyReport,
  courtDecision,
  productSheet,
  councilMinutes,
];

/** Documents written of each. */
export const TENTH_WAVE_DOCUMENTS_A_FAMILY = 4;
