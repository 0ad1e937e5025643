import { hasLegalForm } from '../../values/company-likelihood.ts';
import { meaningsOf } from '../compile/meanings.ts';
import { tokensOfText } from '../document/tokens.ts';

/** Meanings of the nouns with which papers begin their titles. */
const PAPERS: readonly string[] = [
  'agreement',
  'application',
  'certificate',
  'confirmation',
  'declaration',
  'form',
  'invoice',
  'letter',
  'notice',
  'payslip',
  'receipt',
  'report',
  'statement',
];

/** "ATTESTATION D'ASSURANCE", "Contrato de arrendamiento": what the paper is, and nobody's name. */
export const isPaperTitle = (text: string): boolean =>
  !hasLegalForm(text) && meaningsOf(tokensOfText(text)[0] ?? '').some((meaning) => PAPERS.includes(meaning));
