import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsInline,
  labelsLeft,
  onTheRight,
  page,
  paragraphs,
  section,
  small,
  table,
} from '../../generate/markup.ts';
import { address, dayIn, firm, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import { answer, cards, footer, letterhead } from './paper.ts';

export const LETTERS: DocumentFamily[] = [
  {
    id: 'grant-decision',
    language: 'eng',
    name: 'Subventions',
    description: 'Une ligne par lettre de décision',
    fields: [
      text('Organisme', 'Qui a demandé la subvention'),
      text('Projet', 'Titre du projet'),
      text('Référence', ''),
      number('Demandé', 'Montant demandé'),
      number('Accordé', 'Montant accordé, vide si refusé'),
      choice('Décision', '', ['accordée', 'accordée en partie', 'refusée']),
      text('Début', 'Début du projet'),
      text('Fin', ''),
      text('Date de la lettre', ''),
    ],
    write(random, count) {
      const [body, project, no] = [
        `${random.pick(['Canal Street', 'Northgate', 'Riverside', 'Birchwood'])} ${random.pick(['Community Trust', 'Youth Theatre', 'Allotment Association'])}`,
        random.pick(['Hands on Harvest', 'A Stage for Everyone', 'Warm Rooms 2026', 'Mending the Millrace']),
        `GF/${random.digits(5)}`,
      ];
      const [asked, share, on] = [random.whole(8, 120) * 500, random.pick([0, 0.6, 1]), dayIn(random, 2023, 2026)];
      const [granted, start] = [asked * share, later(on, 45)];
      const end = random.unless(0.2, later(start, random.whole(120, 600)));
      const pounds = (value: number): string => `£${printNumber(value, 'en', 0)}`;
      const verdict =
        share === 0
          ? 'I am sorry to tell you that the panel did not select your application for funding.'
          : `I am pleased to tell you that the panel has awarded ${pounds(granted)} towards this project${share < 1 ? ', which is part of the sum you asked for' : ''}.`;
      const period =
        end === null
          ? `The project is expected to begin on ${printDate(start, 'long', 'eng')}.`
          : `The project runs from ${printDate(start, 'long', 'eng')} to ${printDate(end, 'long', 'eng')}.`;
      const facts: [string, string][] = [
        ['Application', no],
        ['Project title', project],
        ['Amount requested', pounds(asked)],
      ];
      const html = page(
        count % 2 ? 'serif' : 'plain',
        letterhead('Greenfield Foundation', 'Charity no. 1100000\ngrants@greenfield.example'),
        block(`${person(random, 'eng')}\n${body}\n${address(random, 'eng').printed}`),
        onTheRight(printDate(on, 'long', 'eng')),
        count % 2 ? labelsInline(facts) : labelsLeft(facts, { colon: true }),
        paragraphs('Thank you for your application to our spring programme.', verdict, period),
        share === 0 ? '' : paragraphs(`A first payment of ${pounds(granted / 2)} will follow when we have your signed agreement.`),
        paragraphs('Yours sincerely,', person(random, 'eng')),
        footer('Registered in England', 'We fund projects up to £75,000.'),
      );
      return {
        html,
        rows: [
          [
            body,
            project,
            no,
            asked,
            share === 0 ? null : granted,
            ['refusée', 'accordée en partie', 'accordée'][share === 0 ? 0 : share < 1 ? 1 : 2] ?? null,
            iso(start),
            end === null ? null : iso(end),
            iso(on),
          ],
        ],
      };
    },
  },
  {
    id: 'scholarship-spanish',
    language: 'spa',
    name: 'Scholarships',
    description: 'One row per scholarship letter',
    fields: [
      text('Student', ''),
      text('University', 'Where the student will study'),
      text('Course', 'Subject or degree'),
      number('Monthly amount', ''),
      number('Months', 'How many months it is paid'),
      number('Travel grant', 'Single payment for travel, if any'),
      text('Accept by', 'Last day to accept'),
      text('Decided', 'Date of the decision'),
      text('File number', ''),
    ],
    write(random, count) {
      const [student, university, course] = [
        person(random, 'spa'),
        `Universidad de ${random.pick(['Zaragoza', 'Cádiz', 'Santander', 'Valladolid'])}`,
        random.pick(['Máster en Energías Renovables', 'Grado en Enfermería', 'Doctorado en Química', 'Grado en Historia del Arte']),
      ];
      const [monthly, months, travel, on] = [
        random.whole(8, 28) * 50,
        random.whole(6, 12),
        random.unless(0.35, random.whole(3, 18) * 50),
        dayIn(random, 2023, 2026),
      ];
      const [file, until] = [`BEC-${random.digits(6)}`, later(on, random.whole(10, 25))];
      const euro = (value: number): string => `${printNumber(value, 'de')} €`;
      const told = paragraphs(
        `Nos complace comunicarle que la comisión, en su reunión del ${printDate(on, 'long', 'spa')}, ha resuelto concederle una beca para cursar ${course} en la ${university}.`,
        `La beca tiene una dotación de ${euro(monthly)} mensuales durante ${months} meses.${travel === null ? '' : ` Además recibirá una ayuda única de viaje de ${euro(travel)}.`}`,
        `Deberá aceptar la beca por escrito antes del ${printDate(until, 'long', 'spa')}.`,
      );
      const form = boxes(2, [
        ['Beneficiario/a', student],
        ['Expediente', file],
        ['Centro', university],
        ['Estudios', course],
        ['Dotación mensual', euro(monthly)],
        ['Número de mensualidades', String(months)],
        ['Ayuda de viaje', travel === null ? null : euro(travel)],
        ['Fecha de la resolución', printDate(on, 'slashes', 'spa')],
        ['Plazo de aceptación', printDate(until, 'slashes', 'spa')],
      ]);
      const html = page(
        count % 2 ? 'serif' : 'form',
        letterhead('Fundación Almenara', 'Paseo del Prado, 40\n28014 Madrid'),
        block(`${student}\n${address(random, 'spa').printed}`),
        count % 2 ? labelsInline([['N.º de expediente', file]]) + told : heading('Resolución de concesión de beca') + form,
        small('Contra esta resolución cabe recurso en el plazo de un mes.'),
      );
      return { html, rows: [[student, university, course, monthly, months, travel, iso(until), iso(on), file]] };
    },
  },
  {
    id: 'warranty-card-portuguese',
    language: 'por',
    name: 'Garanties',
    description: 'Une ligne par carte de garantie',
    fields: [
      text('Produit', 'Quel appareil'),
      text('Modèle', ''),
      text('N° de série', ''),
      text('Acheté le', ''),
      number('Durée', 'Durée de la garantie en mois'),
      text('Magasin', 'Chez qui l’appareil a été acheté'),
      text('Acheteur', ''),
      text('Facture', 'Numéro de la facture, si indiqué'),
      yesNo('Pièces et main-d’œuvre', 'La main-d’œuvre est-elle couverte ?'),
    ],
    write(random, count) {
      const [product, model, serial, bought] = [
        random.pick(['Máquina de lavar roupa', 'Esquentador a gás', 'Bomba de calor', 'Frigorífico combinado']),
        `${random.letters(2)} ${random.digits(3)}${random.letters(1)}`,
        `${random.digits(4)}-${random.digits(6)}`,
        dayIn(random, 2021, 2026),
      ];
      const [months, shop, buyer, bill, labour] = [
        random.pick([24, 36, 60]),
        firm(random, 'por'),
        person(random, 'por'),
        random.unless(0.35, `FT ${random.digits(4)}/${random.digits(3)}`),
        random.chance(0.6),
      ];
      const device: [string, string][] = [
        ['Produto', product],
        ['Modelo', model],
        ['N.º de série', serial],
      ];
      const sale: [string, string | null][] = [
        ['Data de compra', printDate(bought, 'slashes', 'por')],
        ['Vendedor (carimbo)', shop],
        ['Nome do cliente', buyer],
        ['Morada', address(random, 'por').line],
        ['Fatura n.º', bill],
      ];
      const terms = `A presente garantia tem a duração de ${months} meses a contar da data de compra e cobre ${labour ? 'peças e mão de obra' : 'apenas as peças; a mão de obra e a deslocação são a cargo do cliente'}.`;
      const html = page(
        count % 2 ? 'form' : 'plain',
        heading('CERTIFICADO DE GARANTIA'),
        count % 2 ? boxes(3, device) + boxes(2, sale) : cards(3, device) + labelsLeft(sale, { colon: true }),
        section('Condições'),
        paragraphs(terms, 'Não estão cobertas avarias causadas por uso indevido, instalação incorreta ou descargas elétricas.'),
        small('Conserve este certificado junto com a fatura.'),
      );
      return { html, rows: [[product, model, serial, iso(bought), months, shop, buyer, bill, answer(labour)]] };
    },
  },
  {
    id: 'conference-list-polish',
    language: 'pol',
    name: 'Conference guests',
    description: 'One row per person on the list',
    fields: [
      text('Conference', 'Name of the conference'),
      text('Person', ''),
      text('Organisation', 'Where the person works'),
      choice('Role', '', ['speaker', 'guest', 'organiser']),
      text('Badge', 'Number of the badge'),
      yesNo('Dinner', 'Does the person come to the dinner?'),
      text('Mail', 'E-mail address'),
    ],
    write(random, count) {
      const [name, on] = [
        random.pick(['Forum Gospodarki Wodnej', 'Dni Logistyki Północ', 'Sympozjum Konserwatorów']),
        dayIn(random, 2023, 2026),
      ];
      const guests = Array.from({ length: random.whole(6, 14) }, () => ({
        who: person(random, 'pol'),
        firm: random.unless(0.2, firm(random, 'pol')),
        role: random.pick(['speaker', 'guest', 'guest', 'organiser']),
        badge: `${random.letters(1)}${random.digits(3)}`,
        dines: random.chance(0.5),
      }));
      const spoken: Record<string, string> = { speaker: 'prelegent', guest: 'gość', organiser: 'organizator' };
      const cells = guests.map(({ who, firm: from, role, badge, dines }, index) => [
        `${index + 1}.`,
        who,
        from,
        spoken[role] ?? '',
        badge,
        dines ? 'tak' : 'nie',
      ]);
      const html = page(
        count % 2 ? 'plain' : 'modern',
        onTheRight(`${address(random, 'pol').place}, ${printDate(on, 'long', 'pol')} r.`),
        heading(name),
        section('Lista uczestników'),
        table(['Lp.', 'Imię i nazwisko', 'Instytucja', 'Status', 'Identyfikator', 'Kolacja'], cells, {
          look: count % 2 ? 'ruled' : 'lined',
        }),
        small('Identyfikatory wydaje recepcja od godziny 8:00.'),
      );
      return { html, rows: guests.map(({ who, firm: from, role, badge, dines }) => [name, who, from, role, badge, answer(dines), null]) };
    },
  },
];
