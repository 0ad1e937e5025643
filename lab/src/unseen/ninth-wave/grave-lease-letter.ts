import { choice, number, text, type DocumentFamily } from '../../generate/generated-document.ts';
import { address, dayIn, iban, inFours, person } from '../../generate/people-and-places.ts';
import { iso, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { page } from './sheet.ts';

const KINDS: [asked: string, genitive: string][] = [
  ['ziemny', 'ziemnego'],
  ['murowany', 'murowanego'],
  ['urnowy', 'urnowego'],
];
const CEMETERIES = ['Cmentarz Komunalny Zachodni', 'Cmentarz Parafialny św. Rocha', 'Cmentarz Komunalny Na Wzgórzu', 'Cmentarz Leśny'];
const PERIODS = [5, 10, 20, 20];

const STYLE = `body { font: 11.5pt/1.5 "Times New Roman", serif } .top { display: flex; justify-content: space-between } .to { margin: 12mm 0 10mm 95mm }
  h1 { font-size: 13pt; text-align: center; margin: 6mm 0 } p { text-align: justify } .small { font-size: 9pt } .sign { margin: 14mm 0 0 95mm; text-align: center }`;

function draw(random: SeededRandom) {
  const [kind, genitive] = random.pick(KINDS);
  const written = dayIn(random, 2024, 2026);
  const years = random.pick(PERIODS);
  const ends = { ...dayIn(random, 2024, 2026), year: written.year + years };
  return {
    kind,
    genitive,
    written,
    years,
    ends,
    cemetery: random.pick(CEMETERIES),
    office: address(random, 'pol'),
    holder: person(random, 'pol'),
    home: address(random, 'pol'),
    buried: person(random, 'pol'),
    died: dayIn(random, 1996, 2022),
    quarter: `${random.pick(['A', 'B', 'C', 'D'])}${random.whole(1, 9)}`,
    line: random.whole(1, 24),
    place: random.whole(1, 60),
    fee: random.whole(38, 240) * 10,
    file: `ZC.${random.digits(4)}.${random.digits(2)}.${written.year}`,
    account: random.unless(0.5, inFours(iban(random, 'PL', 28))),
    phone: `${random.digits(2)} ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}`,
  };
}
type Drawn = ReturnType<typeof draw>;

const paid = (of: Drawn): string =>
  of.account === null
    ? 'Opłata wpłynęła do kasy zarządu w całości.'
    : `Prosimy o wpłatę na rachunek ${of.account} w terminie 14 dni od otrzymania pisma.`;

const prose = (of: Drawn): string =>
  `<p>Zarząd potwierdza przedłużenie prawa do grobu ${of.genitive} położonego na terenie: ${of.cemetery}, kwatera ${of.quarter}, rząd ${of.line}, nr ${of.place}
  (śp. ${of.buried}, zm. ${printDate(of.died, 'dots', 'pol')}), na okres kolejnych ${of.years} lat, to jest do dnia ${printDate(of.ends, 'long', 'pol')} r.</p>
  <p>Należność za wskazany okres wynosi ${printNumber(of.fee, 'fr')} zł. ${paid(of)} W wypadku nieprzedłużenia opłaty grób może zostać przeznaczony do ponownego pochowania.</p>`;

const withPlace = (of: Drawn): string =>
  `<p>W odpowiedzi na wniosek informujemy, że miejsce, w którym spoczywa</p><p style="text-align:center"><b>śp. ${of.buried}</b><br>† ${printDate(of.died, 'long', 'pol')}</p>
  <p style="text-align:center">${of.cemetery}<br>kw. ${of.quarter} / rz. ${of.line} / m. ${of.place} &ndash; grób ${of.kind}</p>
  <p>pozostaje w Pani/Pana dyspozycji przez ${of.years} lat. Opłata obejmuje czas do ${printDate(of.ends, 'dots', 'pol')} i wynosi ${printNumber(of.fee, 'fr')} zł brutto. ${paid(of)}</p>`;

/** A letter in Polish. When the person was buried is not said, only when they died; the only telephone is the office's. */
export const graveLeaseLetter: DocumentFamily = {
  id: 'grave-lease-letter',
  language: 'pol',
  name: 'Groby',
  description: 'Pisma o przedłużeniu prawa do grobu',
  fields: [
    text('Znak sprawy', 'Numer pisma'),
    text('Data pisma', ''),
    text('Opiekun grobu', 'Osoba, do której należy prawo do grobu'),
    text('Nazwa cmentarza', ''),
    text('Sektor', 'Część cmentarza'),
    number('Numer rzędu', ''),
    number('Numer miejsca', ''),
    choice(
      'Rodzaj grobu',
      '',
      KINDS.map(([asked]) => asked),
    ),
    text('Kto jest pochowany', 'Imię i nazwisko'),
    text('Ważne do', 'Koniec opłaconego okresu'),
    number('Na ile lat', ''),
    number('Kwota', 'w złotych'),
    text('Konto do przelewu', ''),
    text('Data pogrzebu', ''),
  ],
  write(random, number) {
    const of = draw(random);
    const { file, holder, cemetery, quarter, line, place, kind, buried, years, fee, account } = of;
    const body = `<div class="top"><div>Zarząd Cmentarzy<br>${of.office.street}<br>${of.office.town}</div><div>${of.office.town.replace(/^\S+ /, '')}, ${printDate(of.written, 'long', 'pol')} r.</div></div>
      <p>${file}</p><div class="to">${holder}<br>${of.home.printed.replace('\n', '<br>')}</div>
      <h1>${number % 2 === 0 ? 'Potwierdzenie' : 'Prawo do grobu &ndash; informacja'}</h1>${number % 2 === 0 ? prose(of) : withPlace(of)}
      <div class="sign">Z poważaniem<br><br>${person(random, 'pol')}<br><span class="small">kierownik biura</span></div><p class="small">Biuro czynne pn.&ndash;pt. 8&ndash;15, tel. ${of.phone}</p>`;
    const row = [file, iso(of.written), holder, cemetery, quarter, line, place, kind, buried, iso(of.ends), years, fee, account, null];
    return { html: page(STYLE, body, 'size: A4; margin: 24mm'), rows: [row] };
  },
};
