import type { DocumentFamily } from '../../generate/generated-document.ts';
import { albaranLotes } from './albaran-lotes.ts';
import { bankStatement } from './bank-statement.ts';
import { cedolino } from './cedolino.ts';
import { courtClaim } from './court-claim.ts';
import { factureElectricite } from './facture-electricite.ts';
import { forwarderInvoice } from './forwarder-invoice.ts';
import { hotelFolio } from './hotel-folio.ts';
import { inkooporder } from './inkooporder.ts';
import { kartaGodzin } from './karta-godzin.ts';
import { leaseSummary } from './lease-summary.ts';
import { liabilityCertificate } from './liability-certificate.ts';
import { lieferantenrechnung } from './lieferantenrechnung.ts';
import { relatorioDespesas } from './relatorio-despesas.ts';
import { remittanceAdvice } from './remittance-advice.ts';
import { zollanmeldung } from './zollanmeldung.ts';

/** What offices get every morning, by a writer who had seen neither the engine nor its words. Committed before the engine ran over them. */
export const TWELFTH_WAVE_FAMILIES: readonly DocumentFamily[] = [
  lieferantenrechnung,
  factureElectricite,
  bankStatement,
  remittanceAdvice,
  inkooporder,
  albaranLotes,
  cedolino,
  forwarderInvoice,
  liabilityCertificate,
  leaseSummary,
  courtClaim,
  kartaGodzin,
  relatorioDespesas,
  hotelFolio,
  zollanmeldung,
];

/** Documents written of each. */
export const TWELFTH_WAVE_DOCUMENTS_A_FAMILY = 5;
