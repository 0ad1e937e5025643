import { describe, expect, it } from 'vitest';
import { cii, ubl } from './invoice-xml.test-fixture.ts';
import { parseInvoiceXml } from './invoice-xml.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const pairs = (text: string) => Object.fromEntries(parseInvoiceXml(bytes(text), null).map((value) => [value.path, value.value]));

describe('parseInvoiceXml', () => {
  it('names UBL values by their path, with ordinals only where an element is repeated', () => {
    const values = pairs(ubl({ id: 'R-1', total: '119.00', lines: ['Paper', 'Ink'] }));
    expect(values['Invoice/ID']).toBe('R-1');
    expect(values['Invoice/LegalMonetaryTotal/PayableAmount']).toBe('119.00');
    expect(values['Invoice/LegalMonetaryTotal/PayableAmount/@currencyID']).toBe('EUR');
    expect(values['Invoice/InvoiceLine[2]/Item/Name']).toBe('Ink');
  });

  it('reads CII and carries the name of the embedded file', () => {
    const values = parseInvoiceXml(bytes(cii({ id: 'F 7', total: '10.00' })), 'factur-x.xml');
    expect(values).toContainEqual({ path: 'CrossIndustryInvoice/ExchangedDocument/ID', value: 'F 7', fileName: 'factur-x.xml' });
  });

  it('leaves out embedded files and white space', () => {
    const values = pairs(
      ubl({
        id: 'R-1',
        total: '1',
        lines: ['A'],
        extra:
          '<cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf">JVBERi0=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>',
      }),
    );
    expect(Object.values(values)).not.toContain('JVBERi0=');
    expect(Object.values(values).every((value) => value.trim() === value && value !== '')).toBe(true);
  });

  it('reads UTF-16', () => {
    const text = ubl({ id: 'Ü-1', total: '1', lines: [] }).replace('utf-8', 'utf-16');
    const units = Uint16Array.from([0xfeff, ...Array.from(text, (character) => character.charCodeAt(0))]);
    expect(parseInvoiceXml(new Uint8Array(units.buffer), null)[0]).toMatchObject({ path: 'Invoice/ID', value: 'Ü-1' });
  });

  it('never expands an entity', () => {
    const text = ubl({ id: 'x', total: '1', lines: [] })
      .replace('?>', '?><!DOCTYPE Invoice [<!ENTITY e SYSTEM "http://127.0.0.1:1/e">]>')
      .replace('>x<', '>&e;<');
    expect(() => parseInvoiceXml(bytes(text), null)).toThrow(expect.objectContaining({ code: 'file_damaged' }));
  });

  it('refuses other XML and what is no XML', () => {
    expect(() => parseInvoiceXml(bytes('<Invoice><ID>1</ID></Invoice>'), null)).toThrow(
      expect.objectContaining({ code: 'unsupported_type' }),
    );
    expect(() => parseInvoiceXml(bytes('no xml'), null)).toThrow(expect.objectContaining({ code: 'file_damaged' }));
    expect(() => parseInvoiceXml(bytes(`${ubl({ id: '1', total: '1', lines: [] }).slice(0, -20)}`), null)).toThrow(
      expect.objectContaining({ code: 'file_damaged' }),
    );
  });
});
