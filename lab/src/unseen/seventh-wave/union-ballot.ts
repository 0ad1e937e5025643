import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { firm, person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, dated, figure, plusDays, sheet } from '../sixth-wave/paper.ts';
import { row, safe } from './paper.ts';

const METHODS = [
  ['online', 'via een beveiligde website'],
  ['per post', 'schriftelijk, met antwoordenvelop'],
  ['op de werkvloer', 'met stembussen in de kantine'],
] as const;
const SUBJECTS = ['het eindbod voor de cao', 'het sociaal plan', 'de nieuwe ploegentoeslag', 'het akkoord over de roosters'];

/** How the members of a union voted on an offer: a letter, a protocol of figures, or a poster with its figures large. */
export const unionBallot: DocumentFamily = {
  id: 'union-ballot',
  language: 'nl',
  name: 'Ledenraadplegingen',
  description: '',
  fields: [
    text('bond', ''),
    text('bedrijf', ''),
    text('waarover', ''),
    choice(
      'hoe gestemd',
      '',
      METHODS.map(([method]) => method),
    ),
    text('stemming open', 'eerste dag'),
    text('gesloten', 'laatste dag waarop gestemd kon worden'),
    number('kiesgerechtigd', ''),
    number('uitgebracht', 'hoeveel leden hebben gestemd'),
    number('opkomst', '%'),
    number('voor', ''),
    number('tegen', ''),
    number('blanco', 'of ongeldig'),
    yesNo('aangenomen?', ''),
    number('loonsverhoging', '%'),
    text('gaat in', 'wanneer de loonsverhoging ingaat'),
    text('bestuurder', 'van de bond'),
    text('notaris', ''),
    number('stakingskas', 'euro per dag'),
  ],
  write(random, at) {
    const layout = at % 3;
    const union = random.pick(['Bond voor Vervoer en Haven', 'Vakbond De Schakel', 'Metaalbond Noord', 'Bond Zorgwerkers']);
    const company = firm(random, 'nld');
    const subject = random.pick(SUBJECTS);
    const [method, printedMethod] = layout === 2 ? ['', ''] : random.pick(METHODS);
    const opened = random.unless(0.25, aDay(random, '2024-09-09', 460));
    const closed = plusDays(opened ?? aDay(random, '2024-09-09', 460), random.whole(7, 16));
    const members = random.whole(180, 3900);
    const cast = Math.round(members * (random.whole(38, 88) / 100));
    const blank = random.unless(0.2, random.whole(2, 19));
    const yes = Math.round((cast - (blank ?? 0)) * (random.whole(34, 82) / 100));
    const no = cast - (blank ?? 0) - yes;
    const turnout = random.unless(0.2, Math.round((cast / members) * 1000) / 10);
    const accepted = yes > no;
    const raise = accepted ? random.unless(0.2, random.whole(20, 75) / 10) : null;
    const starts = raise === null ? null : random.unless(0.15, `${closed.slice(0, 4)}-12-01`);
    const official = person(random, 'nld');
    const notary = random.unless(0.5, `mr. ${person(random, 'nld')}`);
    const strike = accepted ? null : random.unless(0.4, random.whole(60, 110));
    const count = (value: number): string => figure(value, 'nl');
    const percent = (value: number): string => figure(value, 'nl', 1);
    let html: string;
    if (layout === 0)
      html = sheet(
        "body{font:11.5pt/1.5 'Liberation Serif'}.h{font-size:13pt;font-weight:bold;color:#a1151c}p{margin:0 0 3.5mm}.d{margin:8mm 0}",
        `<div class="h">${union}</div><div class="d">Aan de leden bij ${safe(company)}<br><br>Betreft: uitslag ledenraadpleging</div><p>Beste collega’s,</p><p>De afgelopen tijd konden jullie je uitspreken over ${subject}. Er is gestemd ${printedMethod}.${opened === null ? '' : ` De stemming ging open op ${dated(opened, 'D MMMM YYYY', 'nl')}.`} Tot en met ${dated(closed, 'D MMMM YYYY', 'nl')} kon je je stem uitbrengen.</p><p>Van de ${count(members)} leden die mochten stemmen, hebben er ${count(cast)} dat gedaan${turnout === null ? '' : `, een opkomst van ${percent(turnout)} procent`}. Vóór stemden ${count(yes)} leden, tegen waren er ${count(no)}.${blank === null ? '' : ` Blanco of ongeldig waren ${blank} stemmen.`}${notary === null ? '' : ` Notaris ${notary} heeft de telling bijgewoond.`}</p><p>${accepted ? 'Daarmee is het voorstel aangenomen.' : 'Daarmee is het voorstel verworpen.'}${raise === null ? '' : ` De lonen gaan met ${percent(raise)}% omhoog${starts === null ? '' : ` per ${dated(starts, 'D MMMM YYYY', 'nl')}`}.`}${strike === null ? '' : ` Wie staakt, krijgt uit de kas ${strike} euro per dag.`}</p><p>Met strijdbare groet,</p><p>${official}<br>bestuurder</p>`,
      );
    else if (layout === 1) {
      const line = (label: string, value: string | null): string => (value === null ? '' : row([label, value]));
      html = sheet(
        "body{font:10pt 'Liberation Sans'}h1{font-size:15pt}h2{font-size:10.5pt;margin:5mm 0 1mm}table{width:120mm}td{border:.5pt solid #444;padding:1.2mm 2mm}td:last-child{text-align:right;width:44mm}.sig{margin-top:15mm}",
        `<h1>Proces-verbaal van stemopneming</h1><div>${union} / ${safe(company)}</div><h2>1. De stemming</h2><table>${[
          line('Onderwerp', subject),
          line('Wijze van stemmen', method),
          line('Aanvang', opened === null ? null : dated(opened, 'DD-MM-YYYY')),
          line('Sluiting', dated(closed, 'DD-MM-YYYY')),
        ].join('')}</table><h2>2. De telling</h2><table>${[
          line('Stemgerechtigde leden', count(members)),
          line('Stemmen voor', count(yes)),
          line('Stemmen tegen', count(no)),
          line('Blanco en ongeldig', blank === null ? null : count(blank)),
          line('Totaal uitgebracht', count(cast)),
          line('Opkomstpercentage', turnout === null ? null : `${percent(turnout)} %`),
        ].join(
          '',
        )}</table><h2>3. Het besluit</h2><p>☐ onbeslist &nbsp; ${accepted ? '☒ aangenomen &nbsp; ☐ verworpen' : '☐ aangenomen &nbsp; ☒ verworpen'}</p><table>${[
          line('Loonstijging', raise === null ? null : `${percent(raise)} %`),
          line('Ingangsdatum loonstijging', starts === null ? null : dated(starts, 'DD-MM-YYYY')),
          line('Stakingsuitkering per dag', strike === null ? null : `€ ${strike},00`),
        ].join('')}</table><div class="sig">Bestuurder: ${official}${notary === null ? '' : `<br>Notaris: ${notary}`}</div>`,
      );
    } else
      html = sheet(
        "body{font:12pt/1.4 'DejaVu Sans';text-align:center}.verdict{font-size:40pt;font-weight:bold;color:#c00;margin:6mm 0 2mm}.three{display:flex;justify-content:space-around;margin:8mm 0}.three b{display:block;font-size:26pt}small{font-size:9pt}",
        `<div>${union}</div><div class="verdict">${accepted ? 'JA!' : 'NEE!'}</div><div>zeggen onze leden bij ${safe(company)} over ${subject}</div><div class="three"><div><b>${count(yes)}</b>voor</div><div><b>${count(no)}</b>tegen</div>${blank === null ? '' : `<div><b>${blank}</b>blanco</div>`}</div><div>${count(cast)} van de ${count(members)} leden deden mee${turnout === null ? '' : ` (${percent(turnout)}%)`}</div><p>${raise === null ? '' : `${percent(raise)}% erbij${starts === null ? '' : ` vanaf ${dated(starts, 'D MMMM YYYY', 'nl')}`}`}${strike === null ? '' : `Uit de stakingskas: ${strike} euro per dag`}</p><small>${opened === null ? 'De stembus sloot' : `Gestemd kon worden van ${dated(opened, 'D MMMM YYYY', 'nl')} tot en met`} ${dated(closed, 'D MMMM YYYY', 'nl')}. Vragen? Bel je bestuurder ${official}.${notary === null ? '' : ` Geteld onder toezicht van notaris ${notary}.`}</small>`,
      );
    return {
      html,
      rows: [
        [
          union,
          company,
          subject,
          method || null,
          opened,
          closed,
          members,
          cast,
          turnout,
          yes,
          no,
          blank,
          said(accepted),
          raise,
          starts,
          official,
          notary === null ? null : { anyOf: [notary, notary.replace('mr. ', '')] },
          strike,
        ],
      ],
    };
  },
};
