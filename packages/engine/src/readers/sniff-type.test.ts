import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipOf } from './archive.test-fixture.ts';
import { docx } from './docx/docx.test-fixture.ts';
import { cii, ubl } from './invoice-xml.test-fixture.ts';
import { sniffType } from './sniff-type.ts';
import { xlsx } from './xlsx/xlsx.test-fixture.ts';

const word = docx('');
const workbook = xlsx([{ name: 'A', rows: '' }]);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const code = (expected: string, message = '') => expect.objectContaining({ code: expected, message: expect.stringContaining(message) });

describe('sniffType', () => {
  it.each([
    ['%PDF-1.7\n', 'a.pdf', 'pdf'],
    ['\n\n junk \xff%PDF-1.4', 'a', 'pdf'],
    ['junk %PDF-1.4', 'a.pdf', 'pdf'],
    ['We send %PDF-1.7 files', 'a', 'text'],
    ['1 0 obj << >> endobj', 'a.pdf', 'pdf'],
    ['\xff\xd8\xff\xe0', 'a.jpg', 'jpeg'],
    ['\xff\xd8\xff\xe0', 'a.png', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'a.png', 'png'],
    ['GIF89a', 'a.gif', 'gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'a.webp', 'webp'],
    ['II*\0\x08\0\0\0', 'a.tif', 'tiff'],
    ['MM\0*\0\0\0\x08', 'a', 'tiff'],
    ['BM\0\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\0\0\0\0\0\0\0\0', 'a.bmp', 'bmp'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'a.heic', 'heic'],
  ])('tells %j by its signature', (content, fileName, type) => {
    expect(sniffType(latin(content), fileName)).toBe(type);
  });

  it('tells Office files by the content type of their main part, whatever their name', () => {
    expect(sniffType(word, 'a.docx')).toBe('docx');
    expect(sniffType(word, 'a')).toBe('docx');
    expect(sniffType(workbook, 'a.xlsm')).toBe('xlsx');
    expect(sniffType(workbook, 'export.xls')).toBe('xlsx');
    expect(sniffType(zipOf({ 'a.txt': 'x' }), 'a.zip')).toBe('zip');
  });

  it.each([
    ['a;b\n1;2', 'a.csv', 'csv'],
    ['a\tb\n1\t2', 'a.tsv', 'csv'],
    ['name;age\nAnn;3\nBob;4', 'a', 'csv'],
    ['<!DOCTYPE html><p>x', 'a', 'html'],
    ['<table><tr><td>x', 'export.xls', 'html'],
    ['no markup', 'a.html', 'html'],
    ['<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'a.xhtml', 'html'],
    ['From: a@example.com\r\nTo: b@example.com\r\nSubject: x\r\n\r\nHello', 'a', 'eml'],
    ['x', 'a.eml', 'eml'],
    ['From a@example.com Mon Jan  1 00:00:00 2024\nFrom: a@example.com\nSubject: x\n\nHi', 'inbox', 'eml'],
    ['Just a sentence, and another one.\nNo table here', 'a', 'text'],
    ['# Title', 'a.md', 'text'],
    ['BMW is a car, not a bitmap', 'a.txt', 'text'],
    [ubl({ id: '1', total: '1', lines: [] }), 'a.xml', 'xml-invoice'],
    [cii({ id: '1', total: '1' }), 'a', 'xml-invoice'],
  ])('tells the text %j under the name %s', (content, fileName, type) => {
    expect(sniffType(strToU8(content), fileName)).toBe(type);
  });

  it('tells UTF-16 text, with and without a mark', () => {
    const units = (text: string): Uint8Array => new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer);
    expect(sniffType(units('\ufeffname,age\r\nAnn,3'), 'a.csv')).toBe('csv');
    expect(sniffType(units('name,age\r\nAnn,3'), 'a.csv')).toBe('csv');
  });

  it('refuses a file that is not what its name says', () => {
    for (const [bytes, fileName] of [
      [zipOf({ 'a.txt': 'x' }), 'a.docx'],
      [workbook, 'a.docx'],
      [latin('%PDF-1.7'), 'a.png'],
      [strToU8('hello'), 'a.png'],
      [latin('\x01\x02\x03\x04\x05\x06'), 'a.csv'],
      [latin('\xff\xd8\xff\xe0'), 'a.pdf'],
    ] as const) {
      expect(() => sniffType(bytes, fileName)).toThrow(code('type_mismatch'));
    }
  });

  it.each([
    ['{\\rtf1 x}', 'a.rtf', 'RTF'],
    ['%!PS-Adobe', 'a.ps', 'PostScript'],
    ['\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'a.avif', 'AVIF'],
    ['<?xml version="1.0"?><svg/>', 'a.svg', 'SVG'],
    ['<?xml version="1.0"?><order/>', 'a.xml', 'electronic invoice'],
    ['Rar!\x1a\x07\0', 'a.rar', 'ZIP'],
  ])('says what to save %j as', (content, fileName, message) => {
    expect(() => sniffType(latin(content), fileName)).toThrow(code('unsupported_type', message));
  });

  it.each([
    ['WordDocument', 'old Word (.doc)'],
    ['Workbook', 'old Excel (.xls)'],
    ['PowerPoint Document', 'old PowerPoint (.ppt)'],
    ['__properties_version1.0', 'Outlook (.msg)'],
    ['Something', 'old Office'],
  ])('names the old format that holds %s', (stream, message) => {
    expect(() => sniffType(ole(stream), 'a.bin')).toThrow(code('unsupported_type', message));
  });

  it('asks for the password of an encrypted Office file, however its streams are spelt', () => {
    expect(() => sniffType(ole('EncryptedPackage'), 'a.docx')).toThrow(code('password_required'));
    expect(() => sniffType(ole('ENCRYPTEDPACKAGE'), 'a.docx')).toThrow(code('password_required'));
  });

  it('names other packages in a ZIP', () => {
    expect(() => sniffType(zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': 'x' }), 'a.odt')).toThrow(
      code('unsupported_type', 'Word (.docx)'),
    );
    expect(() => sniffType(zipOf({ 'Index/Document.iwa': 'x' }), 'a.pages')).toThrow(code('unsupported_type', 'Pages'));
    expect(() => sniffType(zipOf({ 'xl/workbook.bin': 'x' }), 'a.xlsb')).toThrow(code('unsupported_type', '.xlsb'));
    expect(() => sniffType(zipOf({ 'ppt/presentation.xml': '<p/>' }), 'a.pptx')).toThrow(code('unsupported_type', 'PowerPoint'));
  });

  it('tells an empty file and one of zeros', () => {
    expect(() => sniffType(new Uint8Array(0), 'a.pdf')).toThrow(code('file_empty'));
    expect(() => sniffType(new Uint8Array(5000), 'a.pdf')).toThrow(code('file_empty'));
  });

  it('says of unknown bytes that they cannot be read', () => {
    expect(() => sniffType(latin('\x01\x02\x03\x04\x05\x06\x07'), 'a.bin')).toThrow(code('unsupported_type'));
  });
});

/** An OLE2 file whose directory holds one stream. */
function ole(stream: string): Uint8Array {
  const bytes = new Uint8Array(1024);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [index, character] of [...stream].entries()) bytes[512 + 128 + 2 * index] = character.charCodeAt(0);
  bytes[512 + 128 + 64] = (stream.length + 1) * 2;
  return bytes;
}
