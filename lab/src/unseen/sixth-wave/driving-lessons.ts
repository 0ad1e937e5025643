import { choice, number, text, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { labelsBelow, labelsLeft, page, small, table } from '../../generate/markup.ts';
import { address, person } from '../../generate/people-and-places.ts';
import { aDay, clock, dated, plusDays } from './paper.ts';

const TOPICS = [
  'plac manewrowy',
  'ruch miejski',
  'parkowanie',
  'ronda',
  'jazda nocna',
  'droga ekspresowa',
  'ruszanie na wzniesieniu',
  'zawracanie',
  'trasa egzaminacyjna',
];
const THEORY = ['znaki drogowe', 'pierwsza pomoc', 'pierwszeństwo', 'technika kierowania'];

/** A learner's card at a driving school: a ruled table, a row a lesson. */
export const drivingLessons: DocumentFamily = {
  id: 'driving-lessons',
  language: 'pl',
  name: 'Jazdy',
  description: 'jeden wiersz na jedną lekcję',
  fields: [
    text('kto się uczy', ''),
    text('PKK', 'numer profilu kandydata'),
    text('dzień', ''),
    text('początek', 'o której'),
    number('godz', 'ile godzin lekcyjnych'),
    choice('typ', '', ['teoria', 'praktyka']),
    text('co ćwiczono', ''),
    number('przebieg', 'kilometry przejechane'),
    text('instruktor', ''),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const learner = person(random, 'pol');
    const profile = random.unless(0.2, random.digits(20));
    const teachers = [person(random, 'pol'), person(random, 'pol')];
    let day = aDay(random, '2025-01-13', 420);
    const lines = Array.from({ length: random.whole(8, 14) }, (_, i) => {
      const theory = i < 3;
      const start = clock(random.whole(14, 36) * 30, at % 3 === 1 ? '.' : ':');
      const hours = random.pick([1, 2, 2, 2, 3]);
      const topic = random.unless(0.08, random.pick(theory ? THEORY : TOPICS));
      const distance = theory ? null : random.unless(0.06, hours * random.whole(9, 24));
      const teacher = random.unless(0.07, random.pick(teachers));
      rows.push([learner, profile, day, start, hours, theory ? 'teoria' : 'praktyka', topic, distance, teacher]);
      const printed = dated(day, at % 2 ? 'DD.MM.YY' : 'DD.MM.YYYY');
      day = plusDays(day, random.whole(1, 6));
      return at % 3 === 1
        ? [i + 1, printed, theory ? 'T' : 'P', topic, start, hours, distance, teacher, '']
        : at % 3 === 2
          ? [printed, start, hours, theory ? 'wykład' : 'jazda', distance, topic, teacher]
          : [i + 1, printed, start, hours, theory ? 'teoretyczne' : 'praktyczne', topic, distance, teacher];
    });
    const heads = [
      ['Lp.', 'Data', 'Godz. rozp.', 'Liczba godzin', 'Zajęcia', 'Temat', 'Liczba km', 'Prowadzący'],
      ['Lp.', 'Data', 'T/P', 'Zakres', 'Od', 'Godz.', 'Km', 'Instruktor', 'Podpis kursanta'],
      ['Termin', 'Start', 'h', 'Forma', 'km', 'Zadanie', 'Instruktor'],
    ][at % 3] as string[];
    const school = `Ośrodek Szkolenia Kierowców „${random.pick(['Luz', 'Elka', 'Rondo', 'Zielona Strzałka'])}”`;
    const home = address(random, 'pol');
    const top =
      at % 3 === 1
        ? `<p>${school}</p><h1>Karta przeprowadzonych zajęć</h1>${labelsBelow([
            ['imię i nazwisko osoby szkolonej', learner],
            ['nr PKK', profile],
            ['kategoria', random.pick(['B', 'A2', 'B automat'])],
          ])}${small('T – zajęcia teoretyczne, P – zajęcia praktyczne')}`
        : `<h1>${at % 3 ? 'Karta jazd' : 'Karta zajęć kursu na prawo jazdy'}</h1>${labelsLeft(
            [
              ['Kursant', learner],
              ['Adres', home.line],
              [at % 3 ? 'PKK' : 'Profil kandydata na kierowcę', profile],
              ['Szkoła', school],
              ['Pojazd', `${random.pick(['Toyota Yaris', 'Kia Rio', 'Hyundai i20'])}, ${random.letters(2)} ${random.digits(5)}`],
            ],
            { colon: true },
          )}`;
    const html = page(
      at % 2 ? 'form' : 'plain',
      top,
      table(heads, lines),
      small(`Nr karty ${random.digits(4)}/${random.whole(24, 26)}. Godzina zajęć teoretycznych trwa 45 minut, praktycznych 60 minut.`),
    );
    return { html, rows };
  },
};
