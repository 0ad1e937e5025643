import { assert, integer, property, string } from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { xmlEscaped } from './xml-escaped.ts';
import { XmlBytes } from './xml-bytes.ts';

const parsedText = (xml: string): string => {
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (piece) => (text += piece));
  parser.write(`<t>${xml}</t>`).close();
  return text;
};

describe('text', () => {
  it('is well-formed XML whatever it holds', () => {
    const anyText = property(
      string({ unit: 'binary', maxLength: 50 }),
      integer({ min: 0, max: 0xffff }),
      (text, unit) => void parsedText(xmlEscaped(`${text}${String.fromCharCode(unit)}`)),
    );
    expect(() => assert(anyText)).not.toThrow();
  });

  it('stays what it is where XML can hold it', () => {
    const printable = property(
      string({ unit: 'grapheme', maxLength: 50 }),
      (text) => text.includes('_x') || parsedText(xmlEscaped(text)) === text,
    );
    expect(() => assert(printable)).not.toThrow();
  });

  it('escapes what Office would take for an escape of its own, and nothing like it', () => {
    expect(xmlEscaped('_x0041_ _x004_ _xZZZZ_ _X0041_ _x00e9_')).toBe('_x005F_x0041_ _x004_ _xZZZZ_ _X0041_ _x005F_x00e9_');
  });
});

it('hands on its bytes in pieces and in order', () => {
  let text = '';
  const xml = new XmlBytes((chunk) => (text += new TextDecoder().decode(chunk)));
  for (let number = 0; number < 100_000; number++) {
    xml.markup('<n>');
    xml.integer(number);
  }
  xml.text('é'.repeat(300_000));
  const { size } = xml;
  xml.flush();
  expect(text).toBe(Array.from({ length: 100_000 }, (_, number) => `<n>${number}`).join('') + 'é'.repeat(300_000));
  expect(size).toBe(new TextEncoder().encode(text).length);
});

it('writes whole numbers up to the largest of 32 bits', () => {
  let text = '';
  const xml = new XmlBytes((chunk) => (text += new TextDecoder().decode(chunk)));
  for (const number of [0, 9, 10, 99, 100, 65_536, 2_147_483_647]) {
    xml.integer(number);
    xml.markup(' ');
  }
  xml.flush();
  expect(text).toBe('0 9 10 99 100 65536 2147483647 ');
});
