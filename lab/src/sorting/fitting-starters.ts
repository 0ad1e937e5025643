/**
 * Kinds of composed documents that a starter is for too, by the judgement of a reader: "is" where nobody would say otherwise, so that sorting
 * such a document elsewhere or nowhere is wrong unless its own template is there; "may" where one person would take the starter and another
 * none of them.
 */
export const FITTING_STARTERS: Readonly<Record<string, { is?: readonly string[]; may?: readonly string[] }>> = {
  'bill-of-lading': { is: ['Bill of lading'] },
  'payslip-german': { is: ['Payslip'] },
  'payslip-british': { is: ['Payslip'] },
  'payslip-french': { is: ['Payslip'] },
  'account-statement-german': { is: ['Bank statement lines'] },
  'waybill-cmr': { may: ['Bill of lading'] },
  'packing-list': { may: ['Invoice lines', 'Bill of lading'] },
  'lease-spanish': { may: ['Contract'] },
  'polish-farmland-lease': { may: ['Contract'] },
  'car-rental-spanish': { may: ['Contract'] },
  'contrato-actuacion-musical': { may: ['Contract'] },
  'job-offer': { may: ['Contract'] },
  'power-of-attorney-italian': { may: ['Contract'] },
  'notary-deed-spanish': { may: ['Contract'] },
  'energy-bill-italian': { may: ['Invoice', 'Invoice lines'] },
  'phone-bill-italian': { may: ['Invoice', 'Invoice lines'] },
  'hotel-folio-french': { may: ['Invoice', 'Invoice lines', 'Receipt'] },
  'repair-order-french': { may: ['Invoice', 'Invoice lines', 'Purchase order'] },
  'membership-renewal-portuguese': { may: ['Invoice'] },
  'donation-receipt-french': { may: ['Receipt'] },
  'translation-order-dutch': { may: ['Purchase order'] },
  'pick-list': { may: ['Invoice lines', 'Purchase order'] },
  'bank-transfer-dutch': { may: ['Bank statement lines'] },
  'job-application-portuguese': { may: ['Résumé'] },
  'customs-declaration-spanish': { may: ['Bill of lading'] },
  'birth-certificate-polish': { may: ['Identity document'] },
};

/** Kinds of one wave, or sets of the benchmark, that are the same kind of paper in another language or of another house: the template of one is right for all. */
export const SAME_KINDS: readonly (readonly string[])[] = [
  ['payslip-german', 'payslip-british', 'payslip-french'],
  ['laboratory-results', 'laboratory-italian'],
  ['school-report-german', 'transcript'],
  ['bill-of-lading', 'waybill-cmr'],
  ['invoices', 'invoice-lines', 'einvoice', 'einvoice-items'],
  ['kleister-nda', 'kleister-nda-parties'],
];

/** Starters that papers of composed firms are for, by the name of their template; delivery notes and questionnaires have none. */
export const STARTER_OF_PAPER: Readonly<Record<string, readonly string[]>> = {
  invoice: ['Invoice', 'Invoice lines'],
  'invoice lines': ['Invoice', 'Invoice lines'],
  order: ['Purchase order'],
  'order lines': ['Purchase order'],
  Agreements: ['Contract'],
};

/** Starters that a set of the benchmark is for. */
export const STARTER_OF_SET: Readonly<Record<string, readonly string[]>> = {
  sroie: ['Receipt'],
  'class-receipts': ['Receipt'],
  invoices: ['Invoice', 'Invoice lines'],
  'invoice-lines': ['Invoice', 'Invoice lines'],
  einvoice: ['Invoice', 'Invoice lines'],
  'einvoice-items': ['Invoice', 'Invoice lines'],
  'kleister-nda': ['Contract'],
  'kleister-nda-parties': ['Contract'],
};
