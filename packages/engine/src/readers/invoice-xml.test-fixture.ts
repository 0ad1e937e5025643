/** A small UBL invoice. */
export function ubl({ id, total, lines, extra = '' }: { id: string; total: string; lines: string[]; extra?: string }): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>${id}</cbc:ID>
  ${extra}
  <cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="EUR">${total}</cbc:PayableAmount></cac:LegalMonetaryTotal>
  ${lines.map((name, index) => `<cac:InvoiceLine><cbc:ID>${index + 1}</cbc:ID><cac:Item><cbc:Name>${name}</cbc:Name></cac:Item></cac:InvoiceLine>`).join('\n  ')}
</Invoice>`;
}

/** A small UN/CEFACT cross industry invoice, as embedded in ZUGFeRD and Factur-X files. */
export function cii({ id, total }: { id: string; total: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100">
  <rsm:ExchangedDocument><ram:ID>${id}</ram:ID></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeSettlement><ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    <ram:GrandTotalAmount>${total}</ram:GrandTotalAmount>
  </ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}
