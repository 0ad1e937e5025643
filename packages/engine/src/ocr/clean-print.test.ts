import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import type { GreyPicture, Language, RecognisedWord } from '../model/index.ts';
import { languagePackFile, NETWORK_FILE, packageFile } from '../node/package-file.ts';
import { drawPage } from './drawn-page.test-fixture.ts';
import { createLineReader } from './line-reader.ts';
import { readTwice, type Recognisers } from './read-twice.ts';
import { createTesseract } from './tesseract.ts';

/** Sentences of business papers with the letters of each language, amounts, dates and numbers as it writes them. */
const PRINT: Record<Language, string[]> = {
  eng: [
    'Please quote invoice no. 2024-0071 with your payment',
    'Quick brown boxes of jam, every size: £1,284.50',
    'Delivered on 17 March 2025 to 9 Zenith Wharf, Hull',
    'VAT 20 % on £1,070.42 is £214.08',
  ],
  deu: [
    'Bitte überweisen Sie den Betrag bis zum 30.09.2025',
    'Größe und Gewicht der Körbe: 12,50 € für fünf Stück',
    'Äpfel, Öl und Übergabe nach Maß, Straße 7 in Köln',
    'Umsatzsteuer 19 % auf 1.284,50 € sind 244,06 €',
  ],
  fra: [
    'Réglée à réception, la facture nº 4711 est échue',
    'Où le garçon a-t-il livré les pièces dès août ?',
    'Hôtel à Nîmes, maïs et cœur de bœuf : 1 284,50 €',
    'Déjà payé le 9 février 2025, taxe de 20 % comprise',
  ],
  spa: [
    '¿Cuándo se pagará la factura número 2025/118?',
    'El señor Ibáñez envió ocho cajas el 5 de julio',
    'Pingüinos, camión y jamón: 1.284,50 € más IVA',
    'Dirección: calle Peñón 14, 3º, Cádiz',
  ],
  ita: [
    'La fattura n. 318 è già stata pagata lunedì',
    'Perché la città non può più spedire così?',
    'Totale imponibile 1.284,50 €, IVA al 22 %',
    'Via dell’Università 9, 20121 Milano, tel. 02 4711',
  ],
  por: [
    'A fatura nº 318 não está paga até à próxima sexta',
    'Três maçãs, pão e limões para o senhor João',
    'Endereço: rua da Conceição 44, Évora, Portugal',
    'Valor líquido 1.284,50 €, comissão de 5,25 %',
  ],
  nld: [
    'Het factuurbedrag van € 1.284,50 is vandaag betaald',
    'Geïnteresseerd? Bel ons vóór vrijdag 5 september',
    'Onze reünie in Knokke: zeven kratten ijs, één auto',
    'Btw 21 % over 70,80 is 14,87 euro',
  ],
  pol: [
    'Zażółć gęślą jaźń, proszę zapłacić do 5.09.2025',
    'Należność: 1 284,50 zł, słownie: tysiąc dwieście',
    'Śnieg w Łodzi, ćma i źdźbło przy ul. Żurawiej 7',
    'Sprzedawca wystawił fakturę nr 118/2025',
  ],
};

/** Heights of type in pixels: small and large print at 300 dpi. */
const SIZES = [26, 40];

let recognisers: Recognisers;
beforeAll(async () => {
  const tesseract = await createTesseract({
    loadCore: () => readFile(packageFile('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
    loadPack: (language) => readFile(languagePackFile(language)),
  });
  const lines = await createLineReader({
    loadRuntime: () => readFile(packageFile('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
    loadNetwork: () => readFile(NETWORK_FILE),
  });
  recognisers = { tesseract, lines };
});

it.each(Object.entries(PRINT) as [Language, string[]][])(
  'clean print in %s is read no worse by both than by Tesseract alone',
  async (language, sentences) => {
    let [tesseract, both] = [0, 0];
    for (const size of SIZES) {
      const picture: GreyPicture = await drawPage(sentences, size * 30, size * 8, size);
      const alone = await recognisers.tesseract.recognise(picture, { languages: [language], segmentation: 6 });
      tesseract += errors(sentences, alone);
      both += errors(
        sentences,
        await readTwice(
          { picture, options: { languages: [language], segmentation: 6 } },
          { ...recognisers, tesseract: { recognise: async () => alone } },
        ),
      );
    }
    expect(both).toBeLessThanOrEqual(tesseract);
  },
);

const errors = (sentences: readonly string[], words: readonly RecognisedWord[]): number =>
  distance(sentences.join(' '), words.map(({ text }) => text).join(' '));

/** Characters to change, add or take away (Levenshtein). */
function distance(truth: string, read: string): number {
  let before = Array.from({ length: read.length + 1 }, (_, at) => at);
  for (let row = 1; row <= truth.length; row++) {
    const now = [row];
    for (let at = 1; at <= read.length; at++) {
      now.push(
        Math.min(
          (before[at] as number) + 1,
          (now[at - 1] as number) + 1,
          (before[at - 1] as number) + (truth[row - 1] === read[at - 1] ? 0 : 1),
        ),
      );
    }
    before = now;
  }
  return before.at(-1) as number;
}
