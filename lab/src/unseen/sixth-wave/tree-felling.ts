import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { block, boxes, heading, labelsLeft, onTheRight, page, paragraphs, small, ticks } from '../../generate/markup.ts';
import { address, person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, dated, figure, plusDays } from './paper.ts';

/** A Polish commune's leave to take down a tree, as a decision or as a form. */
export const treeFelling: DocumentFamily = {
  id: 'tree-felling',
  language: 'pl',
  name: 'Felling permits',
  description: '',
  fields: [
    text('case', 'reference of the office'),
    text('decided', 'date of the decision'),
    text('owner', 'who asked'),
    text('plot', ''),
    text('species', ''),
    number('trunk', 'girth in cm'),
    number('trees', 'how many'),
    choice('reason', '', ['diseased', 'building', 'danger']),
    yesNo('replant', 'must new ones be planted'),
    number('fee', 'zloty'),
    text('fell by', ''),
    text('official', 'who signed'),
  ],
  write(random, at) {
    const town = random.pick(['Gdynia', 'Opole', 'Rzeszów', 'Sokołów', 'Brzeziny']);
    const reference = `${random.pick(['OŚ', 'GK', 'RŚ'])}.6131.${random.whole(3, 240)}.${random.whole(2024, 2026)}`;
    const decided = aDay(random, `${reference.slice(-4)}-02-03`, 300);
    const owner = person(random, 'pol');
    const home = address(random, 'pol');
    const plot = `${random.whole(10, 900)}/${random.whole(1, 19)}`;
    const species = random.pick([
      'lipa drobnolistna',
      'dąb szypułkowy',
      'klon zwyczajny',
      'topola czarna',
      'świerk pospolity',
      'brzoza brodawkowata',
    ]);
    const trunk = random.unless(0.1, random.whole(66, 290));
    const trees = random.whole(1, 4);
    const reason = random.unless(0.08, random.pick(['diseased', 'building', 'danger']));
    const why =
      reason === null
        ? null
        : ({ diseased: 'zły stan zdrowotny drzew', building: 'kolizja z planowaną budową', danger: 'zagrożenie dla ludzi i mienia' }[
            reason
          ] ?? null);
    const replant = random.unless(0.1, random.chance(0.6));
    const fee = random.unless(0.25, random.whole(12, 380) * 10);
    const until = random.unless(0.08, plusDays(decided, random.whole(90, 360)));
    const official = random.unless(0.1, person(random, 'pol'));
    let html: string;
    if (at % 3 === 0)
      html = page(
        'serif',
        onTheRight(`${town}, dnia ${dated(decided, 'D MMMM YYYY', 'pl')} r.`),
        block(`Urząd ${random.pick(['Miasta', 'Gminy'])} ${town}\n${reference}`),
        heading('DECYZJA'),
        paragraphs(
          `Na podstawie art. 83 ustawy o ochronie przyrody, po rozpatrzeniu wniosku, który złożył(a) ${owner}, zam. ${home.line},`,
          `zezwalam na usunięcie z działki nr ${plot} drzew w liczbie ${trees} szt., gatunek: ${species}${trunk === null ? '' : `, obwód pnia na wysokości 130 cm: ${trunk} cm`}.`,
          until === null ? '' : `Termin usunięcia: do dnia ${dated(until, 'D MMMM YYYY', 'pl')} r.`,
          `${fee === null ? 'Opłaty nie nalicza się.' : `Ustala się opłatę w wysokości ${figure(fee, 'pl', 2)} zł.`} ${replant === null ? '' : replant ? 'Zobowiązuję wnioskodawcę do nasadzeń zastępczych.' : 'Nie nakłada się obowiązku nasadzeń zastępczych.'}`,
          `Uzasadnienie\n${why === null ? 'Wniosek zasługuje na uwzględnienie.' : `Podczas oględzin stwierdzono: ${why}.`}`,
          'Od decyzji służy odwołanie do Samorządowego Kolegium Odwoławczego w terminie 14 dni.',
        ),
        onTheRight(`z up. Burmistrza\n${official ?? ''}`.replace('\n', ' – ')),
      );
    else if (at % 3 === 1)
      html = page(
        'form',
        heading('Zezwolenie na wycinkę drzew'),
        small(`Gmina ${town} – Referat Ochrony Środowiska`),
        boxes(2, [
          ['Znak sprawy', reference],
          ['Data wydania', dated(decided, 'DD.MM.YYYY')],
          ['Wnioskodawca', `${owner}\n${home.line}`],
          ['Nr działki', plot],
        ]),
        boxes(4, [
          ['Gatunek', species],
          ['Obwód pnia (cm)', trunk],
          ['Sztuk', trees],
          ['Ważne do', until === null ? null : dated(until, 'DD.MM.YYYY')],
        ]),
        boxes(2, [
          ['Przyczyna', why],
          ['Opłata', fee === null ? null : `${figure(fee, 'pl', 2)} zł`],
        ]),
        replant === null
          ? ''
          : `<p>Nasadzenia zastępcze wymagane:</p>${ticks([
              ['tak', replant],
              ['nie', !replant],
            ])}`,
        boxes(2, [
          ['Podpisał(a)', official],
          ['Pieczęć', null],
        ]),
      );
    else
      html = page(
        'plain',
        onTheRight(dated(decided, 'YYYY-MM-DD')),
        heading(`Zezwolenie ${reference}`),
        paragraphs(`Wójt Gminy ${town} zezwala na usunięcie drzew jak niżej.`),
        labelsLeft(
          [
            ['Właściciel nieruchomości', owner],
            ['Położenie', `działka ${plot}, ${home.street}`],
            ['Drzewo', `${species}, ${trees} szt.`],
            ['Obwód', trunk === null ? null : `${trunk} cm`],
            ['Powód wycinki', why],
            ['Nowe nasadzenia', replant === null ? null : replant ? 'wymagane' : 'niewymagane'],
            ['Należność', fee === null ? null : `${figure(fee, 'pl')} zł`],
            ['Wykonać do', until],
            ['Sprawę prowadzi', `${person(random, 'pol')}, tel. ${random.digits(9)}`],
          ],
          { colon: true },
        ),
        onTheRight(official === null ? 'Wójt' : `Wójt: ${official}`),
      );
    return { html, rows: [[reference, decided, owner, plot, species, trunk, trees, reason, said(replant), fee, until, official]] };
  },
};
