import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { aDay, clock, figure, page, person, place, shift, show } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

const GRADES = { facile: 'T1', moyen: 'T2', difficile: 'T3' } as const;
const AIMS = [
  'Lac de la Sarvaz par les alpages',
  'Pointe du Chardonnet',
  'Tour du Roc Blanc',
  'Crête des Chamoussets',
  'Col de la Vieille Bergère',
  'Cascade du Nant Noir',
  'Refuge des Églises',
  'Balcon de Sainte-Aure',
];

/** A French walking club's programme: no table, an entry of several lines an outing, the day in the margin. */
export const mountainWalks: DocumentFamily = {
  id: 'programme-de-sorties',
  language: 'fr',
  name: 'Sorties du club',
  description: 'Chaque sortie du programme devient une ligne',
  fields: [
    text('Date', ''),
    text('But', 'où l’on va'),
    choice('Niveau', '', ['facile', 'moyen', 'difficile']),
    number('D+', 'dénivelé en mètres'),
    number('Km', ''),
    text('Durée', ''),
    text('Départ', 'heure'),
    text('RDV', 'lieu'),
    text('Encadrant', ''),
    text('Tél.', ''),
    number('Max', 'participants'),
    number('Covoiturage', 'prix par personne'),
    yesNo('Chiens', 'admis ou non'),
    text('Inscription avant le', ''),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const club = `Les ${random.pick(['Marcheurs', 'Godillots', 'Amis des sentiers'])} de ${place(random, 'fr')}`;
    let day = aDay(random, '2025-04-05', 60);
    const first = day;
    const entries = random.some(AIMS, random.whole(4, 6)).map((aim) => {
      const grade = random.unless(0.08, random.pick(['facile', 'moyen', 'difficile'] as const));
      const climb = random.unless(0.08, random.whole(18, 130) * 10);
      const km = random.unless(0.15, random.whole(12, 42) / 2);
      const lasts = random.unless(0.15, `${random.whole(3, 7)} h${random.pick(['', ' 30'])}`);
      const start = random.unless(0.08, random.whole(12, 17) * 30);
      const meet = random.unless(0.15, random.pick(['parking de la piscine', 'place du Foirail', 'gare, côté bus', 'devant la mairie']));
      const leader = person(random, 'fr').full;
      const phone = random.unless(0.2, `06 ${[0, 1, 2, 3].map(() => random.digits(2)).join(' ')}`);
      const most = random.unless(0.35, random.pick([8, 10, 12, 15, 20]));
      const share = random.unless(0.25, random.whole(4, 22) / 2);
      const dogs = random.unless(0.4, random.chance(0.4));
      const before = random.unless(0.25, shift(day, -random.whole(2, 6)));
      rows.push([
        day,
        aim,
        grade,
        climb,
        km,
        lasts === null ? null : { anyOf: [lasts, `environ ${lasts}`] },
        start === null ? null : { anyOf: [clock(start), clock(start, 'h')] },
        meet,
        leader,
        phone,
        most,
        share,
        said(dogs),
        before,
      ]);
      const line = `<div class=e><div class=d>${show(day, at % 2 ? 'W D MMMM' : 'w D MMMM YYYY', 'fr')}</div><div><b>${aim}</b>${grade === null ? '' : ` <span class=g>${at % 2 ? grade : `${GRADES[grade]} – ${grade}`}</span>`}<br>
${[climb === null ? null : `D+ ${figure(climb, 'fr', 0)} m`, km === null ? null : `${figure(km, 'fr', 1)} km`, lasts === null ? null : `environ ${lasts}`].filter((one) => one !== null).join(' &middot; ')}<br>
${start === null && meet === null ? '' : `Rendez-vous ${[start === null ? null : `à ${clock(start, 'h')}`, meet].filter((one) => one !== null).join(', ')}. `}${most === null ? '' : `${most} personnes maximum. `}${
        share === null ? '' : `Covoiturage ${figure(share, 'fr')} € par personne. `
      }${dogs === null ? '' : dogs ? 'Chiens tenus en laisse acceptés. ' : 'Chiens non admis (réserve). '}<br>
<i>Animateur : ${leader}${phone === null ? '' : `, ${phone}`}${before === null ? '' : `. S’inscrire avant le ${show(before, at % 2 ? 'D MMMM' : 'DD/MM', 'fr')}`}</i></div></div>`;
      day = shift(day, random.pick([7, 7, 14, 8]));
      return line;
    });
    const html = page(
      'fr',
      '15mm 17mm',
      `body{font:10pt/1.42 "Liberation Sans"}.hd{background:linear-gradient(#e7f1ea,#fff);padding:14px 18px;border-bottom:3px solid #2c6e49}.hd b{font-size:17pt;color:#2c6e49}
.e{display:grid;grid-template-columns:112px 1fr;gap:16px;margin-top:16px;break-inside:avoid}.d{text-align:right;font-weight:bold;color:#2c6e49;border-right:2px solid #2c6e49;padding-right:10px}.g{font-size:8pt;border:1px solid #2c6e49;border-radius:7px;padding:0 6px}i{font-size:9.2pt}.ft{margin-top:24px;font-size:8.4pt;columns:2}`,
      `<div class=hd><b>${club}</b><br>Programme des sorties ${show(first, 'MMMM YYYY', 'fr')} et suivants${at % 2 ? ` (année ${first.slice(0, 4)})` : ''}</div>${entries.join('')}
<div class=ft><p>Cotisation ${figure(random.whole(18, 40), 'fr', 0)} €, licence comprise. Certificat médical de moins de trois ans.</p><p>L’animateur peut changer le but selon la météo et l’enneigement.</p>
<p>Permanence le jeudi de 18h00 à 19h30. Secrétariat : ${person(random, 'fr').full}, 04 ${[0, 1, 2, 3].map(() => random.digits(2)).join(' ')}.</p></div>`,
    );
    return { html, rows };
  },
};
