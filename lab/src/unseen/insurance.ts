import { choice, number, text, yesNo, type DocumentFamily } from '../generate/generated-document.ts';
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
} from '../generate/markup.ts';
import { address, amount, dayIn, firm, person } from '../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../generate/printed-forms.ts';

export const INSURANCE: DocumentFamily[] = [
  {
    id: 'policy-schedule',
    language: 'eng',
    name: 'Policy schedules',
    description: 'One row per insurance policy schedule',
    fields: [
      text('Policy number', 'Number of the policy'),
      text('Policyholder', 'Name of the insured person or company'),
      text('Insurer', 'Insurance company'),
      text('Start', 'Date cover starts'),
      text('End', 'Date cover ends'),
      number('Annual premium', 'Total premium including insurance premium tax'),
      number('Excess', 'Standard excess the policyholder pays'),
      number('Buildings sum insured', 'Sum insured for the buildings'),
      yesNo('Accidental damage', 'Is accidental damage covered?'),
    ],
    write(random, count) {
      const [no, holder, insurer] = [
        `HH/${random.digits(7)}/${random.whole(1, 9)}`,
        person(random, 'eng'),
        `${random.pick(['Beacon', 'Sentinel', 'Harbour'])} Insurance plc`,
      ];
      const start = dayIn(random, 2023, 2026);
      const [net, excess, buildings, accidental] = [
        random.whole(140, 620),
        random.pick([100, 150, 250]),
        random.whole(18, 90) * 10000,
        random.chance(0.5),
      ];
      const tax = Math.round(net * 12) / 100;
      const money = (value: number, decimals = 2): string => `£${printNumber(value, 'en', decimals)}`;
      const facts: [string, string][] = [
        ['Policy number', no],
        ['Policyholder', holder],
        ['Address insured', address(random, 'eng').line],
        ['Period of insurance', `${printDate(start, 'long', 'eng')} to ${printDate(later(start, 364), 'long', 'eng')}`],
      ];
      const cover = table(
        ['Section', 'Sum insured', 'Excess'],
        [
          ['Buildings', money(buildings, 0), money(excess, 0)],
          ['Contents', money(random.whole(3, 9) * 10000, 0), money(excess, 0)],
          ['Accidental damage', accidental ? 'Included' : 'Not included', ''],
        ],
        { right: [1, 2], look: count % 2 ? 'ruled' : 'lined' },
      );
      const premium = labelsLeft(
        [
          ['Net premium', money(net)],
          ['Insurance premium tax (12%)', money(tax)],
          ['Total annual premium', money(net + tax)],
        ],
        { colon: count % 2 === 0 },
      );
      const html = page(
        count % 2 ? 'modern' : 'serif',
        onTheRight(insurer),
        heading('Your home insurance schedule'),
        count % 2 ? boxes(2, facts) : labelsLeft(facts),
        section('Your cover'),
        cover,
        section('What you pay'),
        premium,
        small('Please read this schedule together with your policy booklet. The standard excess applies to every claim.'),
      );
      return {
        html,
        rows: [[no, holder, insurer, iso(start), iso(later(start, 364)), net + tax, excess, buildings, accidental ? 'yes' : 'no']],
      };
    },
  },
  {
    id: 'insurance-certificate-french',
    language: 'fra',
    name: 'Attestations d’assurance',
    description: 'Une ligne par attestation',
    fields: [
      text('Assuré', 'Nom de l’assuré'),
      text('Assureur', 'Compagnie d’assurance'),
      text('Numéro de contrat', 'Numéro du contrat d’assurance'),
      text('Début de validité', 'Date de début de validité de l’attestation'),
      text('Fin de validité', 'Date de fin de validité'),
      number('Plafond', 'Montant maximal garanti en euros, s’il est indiqué'),
      text('Date de l’attestation', 'Date à laquelle l’attestation a été établie'),
    ],
    write(random, count) {
      const [insured, insurer] = [
        firm(random, 'fra'),
        `${random.pick(['Mutuelle du Levant', 'Assurances Océan', 'La Prévoyante du Centre'])}`,
      ];
      const [contract, start] = [random.digits(9), dayIn(random, 2023, 2026)];
      const end = later(start, 365);
      const [limit, made] = [random.unless(0.4, random.whole(3, 40) * 50000), later(start, -random.whole(3, 25))];
      const style = count % 2 ? 'long' : 'slashes';
      const body = `Nous soussignés, ${insurer}, attestons que la société ${insured}, dont le siège est situé ${address(random, 'fra').line}, est titulaire d’un contrat d’assurance responsabilité civile professionnelle n° ${contract}.`;
      const period = `La présente attestation est valable du ${printDate(start, style, 'fra')} au ${printDate(end, style, 'fra')}, sous réserve du paiement des cotisations.`;
      const cap =
        limit === null
          ? 'Les garanties sont accordées dans les limites prévues au contrat.'
          : `Les garanties s’exercent à concurrence de ${printNumber(limit, 'fr', 0)} € par sinistre.`;
      const html = page(
        count % 2 ? 'serif' : 'plain',
        block(`${insurer}\n${address(random, 'fra').printed}`),
        heading('ATTESTATION D’ASSURANCE'),
        paragraphs(body, period, cap, 'Cette attestation ne peut engager l’assureur au-delà des conditions du contrat.'),
        onTheRight(`Fait à ${address(random, 'fra').place}, le ${printDate(made, style, 'fra')}`),
        small('Pour la compagnie'),
      );
      return { html, rows: [[insured, insurer, contract, iso(start), iso(end), limit, iso(made)]] };
    },
  },
  {
    id: 'claim-form',
    language: 'eng',
    name: 'Motor claim forms',
    description: 'One row per claim form',
    fields: [
      text('Claim reference', 'Reference the insurer gave to the claim, may be blank'),
      text('Driver', 'Name of the driver at the time of the accident'),
      text('Registration', 'Registration number of the insured vehicle'),
      text('Accident date', 'Date of the accident'),
      text('Accident time', 'Time of the accident'),
      text('Place', 'Where the accident happened'),
      yesNo('Police informed', 'Were the police informed?'),
      yesNo('Injuries', 'Was anybody injured?'),
      number('Repair estimate', 'Estimated cost of repair'),
      choice('Weather', 'Weather at the time', ['dry', 'wet', 'ice']),
    ],
    write(random, count) {
      const [reference, driver, owner] = [random.unless(0.5, `MC-${random.digits(6)}`), person(random, 'eng'), person(random, 'eng')];
      const plate = `${random.letters(2)}${random.digits(2)} ${random.letters(3)}`;
      const [when, hour] = [
        dayIn(random, 2023, 2026),
        `${String(random.whole(6, 22)).padStart(2, '0')}:${random.pick(['05', '20', '40', '55'])}`,
      ];
      const [place, police, injured] = [
        random.pick(['Junction of Mill Lane and High Street', 'A47 near Dereham', 'Car park, Station Approach']),
        random.chance(0.5),
        random.chance(0.3),
      ];
      const [estimate, weather] = [random.unless(0.3, amount(random, 200, 5000)), random.pick(['dry', 'wet', 'ice'])];
      const asked = (question: string, yes: boolean): string =>
        `<div>${question} &nbsp; ${tickBox('Yes', yes)}${tickBox('No', !yes)}</div>`;
      const insured: [string, string | null][] = [
        ['Policyholder', owner],
        ['Driver at time of accident', driver],
        ['Vehicle registration', plate],
        ['Make and model', random.pick(['Skoda Fabia', 'Ford Focus', 'Kia Ceed'])],
      ];
      const accident: [string, string | null][] = [
        ['Date of accident', printDate(when, 'slashes', 'eng')],
        ['Time', hour],
        ['Place of accident', place],
        ['Estimated cost of repair', estimate === null ? null : `£${printNumber(estimate, 'en')}`],
      ];
      const form = count % 2 ? labelsBelow : (pairs: [string, string | null][]): string => boxes(2, pairs);
      const html = page(
        count % 2 ? 'serif' : 'form',
        heading('Motor accident report form'),
        boxes(2, [
          ['For office use: claim reference', reference],
          ['Policy number', random.digits(8)],
        ]),
        section('Your details'),
        form(insured),
        section('The accident'),
        form(accident),
        `<div>Road surface:</div>`,
        ticks([
          ['Dry', weather === 'dry'],
          ['Wet', weather === 'wet'],
          ['Ice', weather === 'ice'],
        ]),
        asked('Were the police informed?', police),
        asked('Was anyone injured?', injured),
        labelsBelow([
          ['Signature', null],
          ['Date', printDate(later(when, 4), 'slashes', 'eng')],
        ]),
      );
      return {
        html,
        rows: [[reference, driver, plate, iso(when), hour, place, police ? 'yes' : 'no', injured ? 'yes' : 'no', estimate, weather]],
      };
    },
  },
  {
    id: 'pension-statement-dutch',
    language: 'nld',
    name: 'Pensioenoverzichten',
    description: 'One row per Dutch pension statement',
    fields: [
      text('Participant', 'Name of the participant (deelnemer)'),
      text('Pension fund', 'Name of the pension fund'),
      text('Statement date', 'Date as of which the statement holds (stand per)'),
      text('Pension date', 'Date on which the pension starts'),
      number('Old age pension', 'Yearly old-age pension before tax (ouderdomspensioen)'),
      number('Partner pension', 'Yearly partner pension, if there is one'),
      number('Contribution', 'Contribution paid in the year'),
    ],
    write(random, count) {
      const [who, fund] = [person(random, 'nld'), `Stichting Pensioenfonds ${random.pick(['Waterbouw', 'Metaal', 'Zorgsector'])}`];
      const year = random.whole(2022, 2025);
      const [starts, old, partner, paid] = [
        dayIn(random, 2031, 2052),
        random.whole(4000, 21000),
        random.unless(0.4, random.whole(2000, 9000)),
        amount(random, 900, 5200),
      ];
      const money = (value: number, decimals = 0): string => `€ ${printNumber(value, 'de', decimals)}`;
      const html = page(
        count % 2 ? 'modern' : 'plain',
        sideBySide(block(`${fund}\nPostbus ${random.digits(3)}`), block(`${who}\n${address(random, 'nld').printed}`)),
        heading('Uniform Pensioenoverzicht'),
        labelsInline(
          [
            ['Stand per', printDate({ year, month: 12, day: 31 }, 'long', 'nld')],
            ['Pensioendatum', printDate(starts, 'long', 'nld')],
            ['Relatienummer', random.digits(8)],
          ],
          count % 2 ? ': ' : ' ',
        ),
        section('Welk pensioen kunt u verwachten?'),
        labelsLeft([
          ['Ouderdomspensioen per jaar (bruto)', money(old)],
          ['Partnerpensioen per jaar (bruto)', partner === null ? null : money(partner)],
          [`Betaalde premie in ${year}`, money(paid, 2)],
        ]),
        paragraphs('U heeft nog geen recht op dit pensioen als u eerder uit dienst gaat.'),
        small('Aan dit overzicht kunt u geen rechten ontlenen.'),
      );
      return { html, rows: [[who, fund, `${year}-12-31`, iso(starts), old, partner, paid]] };
    },
  },
];
