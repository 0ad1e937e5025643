import type { CompiledField } from '../compile/compiled-field.ts';
import { evidenceOfXml } from '../document/evidence.ts';
import { answerOf } from '../kinds/enum-answer.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import type { Search } from '../search/search.ts';
import { proposeEvidence, type Proposal } from './proposal.ts';

/**
 * Where electronic invoices keep what a concept means: UN/CEFACT CII (ZUGFeRD 1 and 2, Factur-X) and UBL 2.1. Ordinals of
 * repeated elements are taken out before comparing; the first that matches counts.
 */
const PATHS: Record<string, readonly RegExp[]> = {
  'invoice-number': [/(?:^|\/)(?:Header)?ExchangedDocument\/ID$/, /^(?:Invoice|CreditNote)\/ID$/],
  'invoice-date': [/(?:^|\/)(?:Header)?ExchangedDocument\/IssueDateTime(?:\/DateTimeString)?$/, /^(?:Invoice|CreditNote)\/IssueDate$/],
  'due-date': [/SpecifiedTradePaymentTerms\/DueDateDateTime(?:\/DateTimeString)?$/, /^Invoice\/DueDate$/, /PaymentMeans\/PaymentDueDate$/],
  currency: [/\/InvoiceCurrencyCode$/, /^(?:Invoice|CreditNote)\/DocumentCurrencyCode$/],
  'net-total': [/MonetarySummation\/TaxBasisTotalAmount$/, /LegalMonetaryTotal\/TaxExclusiveAmount$/],
  'tax-total': [/MonetarySummation\/TaxTotalAmount$/, /^(?:Invoice|CreditNote)\/TaxTotal\/TaxAmount$/],
  'grand-total': [/MonetarySummation\/GrandTotalAmount$/, /LegalMonetaryTotal\/TaxInclusiveAmount$/],
  'seller-name': [
    /SellerTradeParty\/Name$/,
    /AccountingSupplierParty\/Party\/PartyLegalEntity\/RegistrationName$/,
    /AccountingSupplierParty\/Party\/PartyName\/Name$/,
  ],
  'buyer-name': [
    /BuyerTradeParty\/Name$/,
    /AccountingCustomerParty\/Party\/PartyLegalEntity\/RegistrationName$/,
    /AccountingCustomerParty\/Party\/PartyName\/Name$/,
  ],
  'vat-id': [/SellerTradeParty\/SpecifiedTaxRegistration\/ID$/, /AccountingSupplierParty\/Party\/PartyTaxScheme\/CompanyID$/],
  'buyer-vat-id': [/BuyerTradeParty\/SpecifiedTaxRegistration\/ID$/, /AccountingCustomerParty\/Party\/PartyTaxScheme\/CompanyID$/],
  'order-number': [/BuyerOrderReferencedDocument\/(?:IssuerAssignedID|ID)$/, /^(?:Invoice|CreditNote)\/OrderReference\/ID$/],
  iban: [/PayeePartyCreditorFinancialAccount\/IBANID$/, /PayeeFinancialAccount\/ID$/],
};

/** Values that an electronic invoice states by its standard; null where the file is none or the standard has no place for it. */
export function proposeXml(search: Search, field: CompiledField, fieldIndex: number): Proposal[] | null {
  const patterns = field.concept === null ? undefined : PATHS[field.concept];
  if (!patterns || search.layout.xmlValues.length === 0) return null;
  for (const pattern of patterns) {
    const places = search.layout.xmlValues.filter((value) => pattern.test(value.path.replace(/\[\d+\]/g, '')) && value.value.trim() !== '');
    // Of several registrations the one that begins with a country is the tax number of the whole Union.
    const place = places.find((value) => !field.concept?.endsWith('vat-id') || /^[A-Z]{2}/.test(value.value)) ?? places[0];
    if (!place) continue;
    const answer = field.field.type === 'enum' ? answerOf(place.value, field) : null;
    if (field.field.type === 'enum' && !answer) continue;
    const draft = {
      layout: search.layout,
      field: field.field,
      fieldIndex,
      features: { stated: 1, kind: 1 },
      reason: 'stated by the electronic invoice',
    };
    const derivation = answer
      ? ({ kind: 'concept', of: answer.value } as const)
      : ({ kind: 'normalise', as: normaliseAs(field), reading: field.field.type === 'number' ? 'point-decimal' : null } as const);
    const proposal = proposeEvidence(draft, [evidenceOfXml(place)], derivation, { printed: place.value, spans: [], pageNumber: 1 });
    if (proposal) return [proposal];
  }
  return null;
}
