import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsBelow,
  labelsInline,
  labelsLeft,
  onTheRight,
  page,
  paragraphs,
  section,
  sideBySide,
  small,
  table,
  tickBox,
  ticks,
} from '../../generate/markup.ts';
import { address, dayIn, firm, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import { answer, dotted, letterhead } from './paper.ts';

export const WORKPLACE: DocumentFamily[] = [
  {
    id: 'timesheet-german',
    language: 'deu',
    name: 'Arbeitszeiten',
    description: 'Eine Zeile je Arbeitstag',
    fields: [
      text('Wer', 'Mitarbeiterin oder Mitarbeiter'),
      text('Tag', 'Datum des Tages'),
      text('Angefangen', 'Uhrzeit, zu der die Arbeit begann'),
      text('Aufgehört', ''),
      number('Pause in Minuten', ''),
      number('Stunden', 'Geleistete Stunden des Tages'),
      text('Einsatzort', 'Baustelle oder Kunde'),
    ],
    write(random, count) {
      const [who, monday] = [person(random, 'deu'), dayIn(random, 2023, 2026)];
      const sites = Array.from({ length: 2 }, () => firm(random, 'deu'));
      const days = Array.from({ length: random.whole(5, 10) }, (_, index) => {
        const [from, hours, rest] = [random.whole(6, 9), random.whole(14, 19) / 2, random.pick([30, 45, 60])];
        const end = from * 60 + hours * 60 + rest;
        return {
          on: later(monday, index),
          from: `${String(from).padStart(2, '0')}:00`,
          to: `${Math.floor(end / 60)}:${String(end % 60).padStart(2, '0')}`,
          rest,
          hours,
          site: random.unless(0.25, random.pick(sites)),
        };
      });
      const total = days.reduce((all, { hours }) => all + hours, 0);
      const cells = days.map(({ on, from, to, rest, hours, site }) => [
        printDate(on, 'dots', 'deu'),
        from,
        to,
        String(rest),
        printNumber(hours, 'de'),
        site,
      ]);
      const head: [string, string][] = [
        ['Name', who],
        ['Personalnummer', random.digits(5)],
        ['Abteilung', random.pick(['Montage', 'Service', 'Lager'])],
      ];
      const html = page(
        count % 2 ? 'form' : 'plain',
        heading('Stundennachweis'),
        count % 2 ? boxes(3, head) : labelsLeft(head, { colon: true }),
        table(
          ['Datum', 'von', 'bis', 'Pause (min)', 'Std.', 'Einsatz bei'],
          [...cells, ['Summe', '', '', '', printNumber(total, 'de'), '']],
          { right: [3, 4], look: count % 2 ? 'ruled' : 'lined' },
        ),
        labelsBelow([
          ['Unterschrift Mitarbeiter', null],
          ['Geprüft', person(random, 'deu')],
        ]),
      );
      return { html, rows: days.map(({ on, from, to, rest, hours, site }) => [who, iso(on), from, to, rest, hours, site]) };
    },
  },
  {
    id: 'job-application-portuguese',
    language: 'por',
    name: 'Applicants',
    description: 'One row per application form',
    fields: [
      text('Applicant', 'Full name'),
      text('Job', 'Position applied for'),
      text('Born', ''),
      text('Mail', ''),
      text('Mobile', 'Mobile phone number'),
      number('Wanted salary', 'Monthly pay the applicant asks for'),
      text('Can start', 'First possible working day'),
      yesNo('Driving licence', ''),
      choice('English', 'How well the applicant speaks English', ['none', 'basic', 'good', 'fluent']),
      text('Current employer', ''),
    ],
    write(random, count) {
      const [who, job, born, start] = [
        person(random, 'por'),
        random.pick(['Operador de armazém', 'Técnica de contabilidade', 'Eletricista', 'Rececionista de hotel']),
        dayIn(random, 1968, 2004),
        dayIn(random, 2025, 2026),
      ];
      const [pay, licence, level, now] = [
        random.unless(0.25, random.whole(18, 52) * 50),
        random.chance(0.6),
        random.pick(['none', 'basic', 'good', 'fluent']),
        random.unless(0.3, firm(random, 'por')),
      ];
      const [mail, mobile] = [
        `${who.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(' ', '.')}@correio.example`,
        `9${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`,
      ];
      const personal: [string, string | null][] = [
        ['Nome completo', who],
        ['Data de nascimento', printDate(born, 'slashes', 'por')],
        ['Morada', address(random, 'por').line],
        ['Telefone fixo', random.unless(0.5, `2${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`)],
        ['Telemóvel', mobile],
        ['Correio eletrónico', mail],
      ];
      const work: [string, string | null][] = [
        ['Função pretendida', job],
        ['Disponibilidade a partir de', printDate(start, 'slashes', 'por')],
        ['Vencimento pretendido (€/mês)', pay === null ? null : printNumber(pay, 'de', 0)],
        ['Entidade patronal atual', now],
      ];
      const levels = ticks([
        ['Não fala', level === 'none'],
        ['Básico', level === 'basic'],
        ['Bom', level === 'good'],
        ['Fluente', level === 'fluent'],
      ]);
      const filled = (pairs: [string, string | null][]): string =>
        [boxes(2, pairs), labelsBelow(pairs), dotted(pairs, 40)][count % 3] ?? '';
      const html = page(
        count % 3 === 2 ? 'typed' : 'plain',
        sideBySide(block(firm(random, 'por')), onTheRight('Recursos Humanos')),
        heading('Ficha de candidatura'),
        section('Dados pessoais'),
        filled(personal),
        section('Candidatura'),
        filled(work),
        section('Línguas: inglês'),
        levels,
        `<div>Tem carta de condução? ${tickBox('Sim', licence)}${tickBox('Não', !licence)}</div>`,
        small('Os dados são tratados apenas para fins de recrutamento e eliminados ao fim de um ano.'),
      );
      return { html, rows: [[who, job, iso(born), mail, mobile, pay, iso(start), answer(licence), level, now]] };
    },
  },
  {
    id: 'leave-request-polish',
    language: 'pol',
    name: 'Urlopy',
    description: 'Jeden wiersz na wniosek',
    fields: [
      text('Kto', 'Pracownik, który składa wniosek'),
      text('Dział', ''),
      choice('Rodzaj', 'Rodzaj urlopu', ['wypoczynkowy', 'bezpłatny', 'opiekuńczy', 'na żądanie']),
      text('Pierwszy dzień', 'Początek urlopu'),
      text('Ostatni dzień', 'Koniec urlopu'),
      number('Dni', 'Ile dni roboczych'),
      text('Zastępca', 'Osoba, która zastępuje pracownika'),
      yesNo('Zgoda', 'Czy przełożony się zgodził?'),
      text('Złożono', 'Data złożenia wniosku'),
    ],
    write(random, count) {
      const [who, unit, kind, filed] = [
        person(random, 'pol'),
        random.pick(['Księgowość', 'Magazyn', 'Utrzymanie ruchu', 'Sprzedaż']),
        random.pick(['wypoczynkowy', 'bezpłatny', 'opiekuńczy', 'na żądanie']),
        dayIn(random, 2023, 2026),
      ];
      const [from, days, deputy, granted] = [
        later(filed, random.whole(5, 40)),
        random.whole(1, 14),
        random.unless(0.25, person(random, 'pol')),
        random.chance(0.75),
      ];
      const to = later(from, days + 1);
      const decision = ticks([
        ['wyrażam zgodę', granted],
        ['nie wyrażam zgody', !granted],
      ]);
      const sentence = paragraphs(
        `Proszę o udzielenie mi urlopu: ${kind}, w okresie od ${printDate(from, 'dots', 'pol')} r. do ${printDate(to, 'dots', 'pol')} r., tj. ${days} dni roboczych.${deputy === null ? '' : ` W czasie nieobecności zastąpi mnie ${deputy}.`}`,
      );
      const form = boxes(2, [
        ['Rodzaj urlopu', kind],
        ['Liczba dni roboczych', String(days)],
        ['Od dnia', printDate(from, 'dashes', 'pol')],
        ['Do dnia', printDate(to, 'dashes', 'pol')],
        ['Zastępstwo', deputy],
        ['Telefon kontaktowy', `5${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`],
      ]);
      const html = page(
        count % 2 ? 'serif' : 'form',
        sideBySide(
          block(`${who}\n${unit}`),
          onTheRight(`${address(random, 'pol').place}, ${printDate(filed, count % 2 ? 'long' : 'dashes', 'pol')} r.`),
        ),
        count % 2
          ? ''
          : labelsLeft(
              [
                ['Imię i nazwisko', who],
                ['Komórka organizacyjna', unit],
              ],
              { colon: true },
            ),
        heading('WNIOSEK O URLOP'),
        count % 2 ? sentence : form,
        section('Decyzja przełożonego'),
        decision,
        labelsBelow([
          ['podpis pracownika', null],
          ['podpis przełożonego', null],
        ]),
      );
      return { html, rows: [[who, unit, kind, iso(from), iso(to), days, deputy, answer(granted), iso(filed)]] };
    },
  },
  {
    id: 'employment-certificate-polish',
    language: 'pol',
    name: 'Proof of employment',
    description: 'One row per certificate',
    fields: [
      text('Employee', ''),
      text('Employer', ''),
      text('Employed since', ''),
      text('Job title', ''),
      choice('Contract', 'Is the contract permanent or for a fixed term?', ['permanent', 'fixed term']),
      text('Contract ends', 'Last day of the contract, if it has one'),
      number('Gross pay', 'Average gross pay a month'),
      text('Issued', 'Date of the certificate'),
      yesNo('Under notice', 'Has notice been given?'),
    ],
    write(random, count) {
      const [who, employer, since, made] = [
        person(random, 'pol'),
        firm(random, 'pol'),
        dayIn(random, 2009, 2022),
        dayIn(random, 2023, 2025),
      ];
      const [job, permanent, pay, notice] = [
        random.pick(['specjalista ds. zakupów', 'kierowca kat. C+E', 'główna księgowa', 'operator wózka widłowego']),
        random.chance(0.5),
        amountOf(random.whole(4300, 12800), random.whole(0, 99)),
        random.chance(0.3),
      ];
      const end = permanent ? null : later(made, random.whole(90, 700));
      const style = count % 2 ? 'long' : 'dots';
      const told = paragraphs(
        `Zaświadcza się, że ${who}, PESEL ${random.digits(11)}, jest zatrudniony/a w ${employer} od dnia ${printDate(since, style, 'pol')} r. na stanowisku: ${job}, na podstawie umowy o pracę na czas ${end === null ? 'nieokreślony' : `określony do dnia ${printDate(end, style, 'pol')} r.`}`,
        `Przeciętne miesięczne wynagrodzenie brutto z ostatnich trzech miesięcy wynosi ${printNumber(pay, 'fr')} zł.`,
        `Wyżej wymieniony/a ${notice ? 'znajduje się' : 'nie znajduje się'} w okresie wypowiedzenia.`,
      );
      const listed = labelsLeft(
        [
          ['Imię i nazwisko', who],
          ['PESEL', random.digits(11)],
          ['Zakład pracy', employer],
          ['Data zatrudnienia', printDate(since, style, 'pol')],
          ['Stanowisko', job],
          ['Rodzaj umowy', end === null ? 'na czas nieokreślony' : 'na czas określony'],
          ['Umowa do dnia', end === null ? null : printDate(end, style, 'pol')],
          ['Wynagrodzenie brutto (średnia z 3 mies.)', `${printNumber(pay, 'fr')} zł`],
          ['Okres wypowiedzenia', notice ? 'tak' : 'nie'],
        ],
        { colon: true },
      );
      const html = page(
        count % 2 ? 'serif' : 'plain',
        letterhead(employer, `${address(random, 'pol').printed}\nNIP ${random.digits(10)}`),
        onTheRight(`${address(random, 'pol').place}, dnia ${printDate(made, style, 'pol')} r.`),
        heading('ZAŚWIADCZENIE O ZATRUDNIENIU I WYNAGRODZENIU'),
        count % 2 ? told : listed,
        small('Zaświadczenie ważne 30 dni od daty wystawienia.'),
        labelsInline([['Sporządziła', person(random, 'pol')]]),
      );
      return {
        html,
        rows: [
          [
            who,
            employer,
            iso(since),
            job,
            permanent ? 'permanent' : 'fixed term',
            end === null ? null : iso(end),
            pay,
            iso(made),
            answer(notice),
          ],
        ],
      };
    },
  },
];

const amountOf = (whole: number, hundredths: number): number => whole + hundredths / 100;
