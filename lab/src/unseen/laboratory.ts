import { number, text, type DocumentFamily } from '../generate/generated-document.ts';
import { block, heading, labelsInline, labelsLeft, page, sideBySide, small, table } from '../generate/markup.ts';
import { address, dayIn, person } from '../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../generate/printed-forms.ts';

/** Results of laboratories. */
export const LABORATORY: DocumentFamily[] = [
  {
    id: 'laboratory-results',
    language: 'eng',
    name: 'Blood test results',
    description: 'One row per test in the report',
    fields: [
      text('Patient', 'Name of the patient'),
      text('Collected', 'Date the sample was collected'),
      text('Test', 'Name of the test'),
      number('Result', 'Measured result'),
      text('Unit', 'Unit of the result'),
      text('Reference range', 'Reference range as printed'),
      text('Flag', 'High or low flag (H or L), empty when normal'),
    ],
    write(random, count) {
      const [patient, collected] = [person(random, 'eng'), dayIn(random, 2023, 2026)];
      const tests = random.some(
        [
          ['Haemoglobin', 'g/L', 130, 175],
          ['Platelets', '10^9/L', 150, 400],
          ['Sodium', 'mmol/L', 133, 146],
          ['Potassium', 'mmol/L', 3.5, 5.3],
          ['Creatinine', 'umol/L', 59, 104],
          ['Ferritin', 'ug/L', 30, 400],
          ['TSH', 'mU/L', 0.4, 4.5],
          ['Total cholesterol', 'mmol/L', 2.8, 5],
        ] as [string, string, number, number][],
        random.whole(3, 7),
      );
      const lines = tests.map(([name, unit, low, high]) => {
        const result = Math.round((low + (high - low) * (random.next() * 1.5 - 0.25)) * 10) / 10;
        return { name, unit, result, range: `${low} - ${high}`, flag: result < low ? 'L' : result > high ? 'H' : null };
      });
      const style = count % 2 ? 'short' : 'slashes';
      const head = sideBySide(
        labelsLeft(
          [
            ['Patient', patient],
            ['Hospital no.', random.digits(6)],
            ['Requested by', `Dr ${person(random, 'eng')}`],
          ],
          { colon: true },
        ),
        labelsLeft(
          [
            ['Collected', printDate(collected, style, 'eng')],
            ['Reported', printDate(later(collected, 2), style, 'eng')],
            ['Specimen', 'Serum'],
          ],
          { colon: true },
        ),
      );
      const html = page(
        count % 2 ? 'plain' : 'typed',
        heading('Pathology laboratory report'),
        head,
        table(
          ['Test', 'Result', 'Flag', 'Units', 'Reference range'],
          lines.map(({ name, result, flag, unit, range }) => [name, String(result), flag, unit, range]),
          { right: [1], look: count % 2 ? 'lined' : 'bare' },
        ),
        small('End of report. Results outside the reference range are flagged.'),
      );
      return { html, rows: lines.map(({ name, result, unit, range, flag }) => [patient, iso(collected), name, result, unit, range, flag]) };
    },
  },
  {
    id: 'laboratory-italian',
    language: 'ita',
    name: 'Referti di laboratorio',
    description: 'One row per analysis on the Italian lab report',
    fields: [
      text('Paziente', 'Nome del paziente'),
      text('Data prelievo', 'Data del prelievo'),
      text('Esame', 'Nome dell’esame'),
      number('Risultato', 'Risultato dell’esame'),
      text('Unità', 'Unità di misura'),
    ],
    write(random, count) {
      const [patient, taken] = [person(random, 'ita'), dayIn(random, 2023, 2026)];
      const lines = random
        .some(
          [
            ['Glicemia', 'mg/dL', 70, 130],
            ['Colesterolo HDL', 'mg/dL', 30, 80],
            ['Trigliceridi', 'mg/dL', 60, 240],
            ['Azotemia', 'mg/dL', 15, 50],
            ['Emoglobina', 'g/dL', 11, 17],
            ['Leucociti', '10^3/µL', 4, 11],
          ] as [string, string, number, number][],
          random.whole(2, 6),
        )
        .map(([name, unit, low, high]) => ({
          name,
          unit,
          result: Math.round((low + (high - low) * random.next()) * 10) / 10,
          range: `${low}-${high}`,
        }));
      const html = page(
        count % 2 ? 'plain' : 'serif',
        block(`Laboratorio Analisi ${address(random, 'ita').place}`),
        labelsInline([
          ['Sig./Sig.ra', patient],
          ['Data di nascita', printDate(dayIn(random, 1940, 2000), 'slashes', 'ita')],
          ['Data prelievo', printDate(taken, 'slashes', 'ita')],
          ['Data referto', printDate(later(taken, 1), 'slashes', 'ita')],
          ['N. accettazione', random.digits(6)],
        ]),
        table(
          ['ESAME', 'RISULTATO', 'U.M.', 'VALORI DI RIFERIMENTO'],
          lines.map(({ name, result, unit, range }) => [name, printNumber(result, 'de', 1), unit, range]),
          { look: count % 2 ? 'lined' : 'ruled', right: [1] },
        ),
        block(`Il direttore\nDott. ${person(random, 'ita')}`),
      );
      return { html, rows: lines.map(({ name, result, unit }) => [patient, iso(taken), name, result, unit]) };
    },
  },
];
