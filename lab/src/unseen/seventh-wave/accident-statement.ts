import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { address, person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, clock, dated, sheet } from '../sixth-wave/paper.ts';
import { box, safe } from './paper.ts';

const CIRCUMSTANCES = [
  'en stationnement / à l’arrêt',
  'quittait un stationnement',
  'prenait un stationnement',
  's’engageait sur une place à sens giratoire',
  'heurtait à l’arrière, en roulant dans le même sens',
  'changeait de file',
  'doublait',
  'virait à droite',
  'virait à gauche',
  'reculait',
  'empiétait sur une voie réservée à la circulation en sens inverse',
];
const REVERSING = CIRCUMSTANCES.indexOf('reculait');
const INSURERS = ['Mutuelle du Ponant', 'La Prévoyante', 'Assurances Belledonne', 'Thélem du Centre', 'Garantie Armor'];
const CARS = ['Renault Clio', 'Peugeot 308', 'Citroën Berlingo', 'Dacia Duster', 'Toyota Yaris', 'Fiat 500'];
const DAMAGE = [
  'aile avant gauche enfoncée',
  'pare-chocs arrière fendu',
  'portière droite rayée',
  'phare avant droit cassé',
  'rétroviseur arraché',
];
const HANDS = ['l’avant gauche', 'l’arrière droit', 'la portière avant', 'l’avant droit'];

/** What two drivers agree on after a bump: a column each, with the circumstances ticked between them. */
export const accidentStatement: DocumentFamily = {
  id: 'accident-statement',
  language: 'fr',
  name: 'Constats',
  description: '',
  fields: [
    text('date', ''),
    text('heure', ''),
    text('lieu', ''),
    yesNo('blessés', 'même légers'),
    text('témoins', ''),
    text('conducteur A', ''),
    text('immat. A', ''),
    text('véhicule A', 'marque et type'),
    text('assureur A', ''),
    text('police A', 'numéro de contrat'),
    text('dégâts A', ''),
    text('conducteur B', ''),
    text('immat. B', ''),
    text('véhicule B', ''),
    text('assureur B', ''),
    text('police B', ''),
    text('dégâts B', ''),
    yesNo('A reculait ?', ''),
    yesNo('B reculait ?', ''),
    number('cases A', 'nombre de cases cochées par A'),
    number('montant', 'estimation des réparations'),
  ],
  write(random, at) {
    const layout = at % 3;
    const day = aDay(random, '2024-08-01', 520);
    const time = random.unless(0.12, random.whole(420, 1300));
    const spot = address(random, 'fra');
    const where = `${spot.place}, ${random.pick(['rond-point des Halles', 'parking du Leclerc', 'angle rue Pasteur et rue Foch', 'RD 948 au PR 12'])}`;
    const hurt = layout === 1 ? random.unless(0.3, random.chance(0.25)) : random.chance(0.25);
    const witness = random.unless(0.5, person(random, 'fra'));
    const plates = (): string => `${random.letters(2)}-${random.digits(3)}-${random.letters(2)}`;
    const insurers = random.shuffled(INSURERS);
    const cars = random.shuffled(CARS);
    const damage = random.shuffled(DAMAGE);
    const sides = [0, 1].map((side) => ({
      driver: person(random, 'fra'),
      plate: plates(),
      car: cars[side] ?? '',
      insurer: insurers[side] ?? '',
      policy: random.unless(0.15, `${random.letters(1)}${random.digits(8)}`),
      licence: random.digits(12),
      hit: random.pick(HANDS),
      damage: random.unless(0.15, damage[side] ?? ''),
      ticked: new Set(random.some([...CIRCUMSTANCES.keys()], random.whole(1, 2))),
    }));
    const [a, b] = sides;
    if (!a || !b) throw new Error('Two drivers are needed.');
    type Side = typeof a;
    const hour = time === null ? null : clock(time, layout === 2 ? ' h ' : ':');
    let html: string;
    if (layout === 0) {
      const cell = (label: string, value: string | null): string =>
        `<div class="c"><small>${label}</small>${safe(value) || '&nbsp;'}</div>`;
      const side = (name: string, one: Side): string =>
        `<div class="v"><h2>véhicule ${name}</h2>${[
          cell('6. preneur d’assurance / conducteur', one.driver),
          cell('7. marque, type', one.car),
          cell('n° d’immatriculation', one.plate),
          cell('8. société d’assurance', one.insurer),
          cell('n° de contrat', one.policy),
          cell('9. permis de conduire n°', one.licence),
          cell('10. point de choc initial', one.hit),
          cell('11. dégâts apparents', one.damage),
          cell('14. mes observations', null),
        ].join('')}</div>`;
      const middle = CIRCUMSTANCES.map(
        (what, index) => `<tr><td>${box(a.ticked.has(index))}</td><td>${index + 1}. ${what}</td><td>${box(b.ticked.has(index))}</td></tr>`,
      );
      html = sheet(
        "body{font:9pt 'Liberation Sans'}h1{font-size:13pt;margin:0 0 2mm;text-align:center}.top{display:grid;grid-template-columns:1fr .6fr 2fr}.c{border:.5pt solid #357;padding:.6mm 1.5mm;min-height:8mm}small{display:block;font-size:6.5pt;color:#246}.three{display:grid;grid-template-columns:1fr 1.05fr 1fr;gap:2mm;margin-top:3mm}h2{font-size:10pt;margin:0;text-align:center;background:#cfe0ee}.v:last-child h2{background:#f7ecb0}.m td{font-size:7.5pt;padding:.6mm;vertical-align:top}.m{border:.5pt solid #357}.foot{border:.5pt solid #357;padding:1mm 2mm;margin-top:2mm}",
        `<h1>constat amiable d’accident automobile</h1><div class="top">${cell('1. date de l’accident', dated(day, 'DD/MM/YYYY'))}${cell('heure', hour)}${cell('2. lieu', where)}</div><div class="top" style="grid-template-columns:1fr 2fr"><div class="c"><small>3. blessé(s) même léger(s)</small>${box(hurt === false)} non &nbsp; ${box(hurt === true)} oui</div>${cell('5. témoins : noms, adresses', witness)}</div><div class="three">${side('A', a)}<table class="m"><tr><td><b>A</b></td><td>12. circonstances : mettre une croix dans chacune des cases utiles</td><td><b>B</b></td></tr>${middle.join('')}<tr><td>${a.ticked.size}</td><td>nombre de cases marquées d’une croix</td><td>${b.ticked.size}</td></tr></table>${side('B', b)}</div><div class="foot">15. signatures des conducteurs : A ____________ B ____________</div>`,
      );
    } else if (layout === 1) {
      const line = (label: string, left: string | number | null, right: string | number | null): string =>
        `<tr><td>${label}</td><td>${safe(left)}</td><td>${safe(right)}</td></tr>`;
      const done = (one: Side): string => [...one.ticked].map((index) => CIRCUMSTANCES[index]).join('\n');
      html = sheet(
        "body{font:10pt 'Liberation Sans'}h1{font-size:17pt;color:#7a1f4b;margin:0}table{width:100%;margin-top:5mm}td,th{padding:1.6mm 2mm;border-bottom:.5pt solid #bbb;text-align:left;vertical-align:top}td:first-child{width:34mm;color:#555}th{background:#f4e6ee}",
        `<h1>Déclaration de sinistre en ligne</h1><p>Accident survenu le ${dated(day, 'D MMMM YYYY', 'fr')}${hour === null ? '' : ` à ${hour}`}<br>Lieu : ${where}${witness === null ? '' : `<br>Témoin : ${witness}`}${hurt === null ? '' : `<br>Blessés : ${hurt ? 'oui' : 'aucun'}`}</p><table><tr><th></th><th>Véhicule A</th><th>Véhicule B</th></tr>${[
          line('Conducteur', a.driver, b.driver),
          line('Véhicule', a.car, b.car),
          line('Immatriculation', a.plate, b.plate),
          line('Assureur', a.insurer, b.insurer),
          line('Contrat', a.policy, b.policy),
          line('Permis', a.licence, b.licence),
          line('Choc sur', a.hit, b.hit),
          line('Dégâts', a.damage, b.damage),
          line('Circonstances cochées', done(a), done(b)),
          line('Nombre de cases', a.ticked.size, b.ticked.size),
        ].join('')}</table>`,
      );
    } else {
      const sentence = (name: string, one: Side): string =>
        `<h2>Véhicule ${name}</h2><p>${one.driver} conduisait une ${one.car} immatriculée ${one.plate}, assurée auprès de ${one.insurer}${one.policy === null ? '' : ` sous le numéro de contrat ${one.policy}`}. Le choc initial se situe à ${one.hit}.${one.damage === null ? '' : ` Dégâts constatés : ${one.damage}.`}</p><ul>${CIRCUMSTANCES.map((what, index) => `<li>${box(one.ticked.has(index))} ${what}</li>`).join('')}</ul>`;
      html = sheet(
        "body{font:10pt/1.35 'Liberation Serif'}h1{font-size:15pt}h2{font-size:11pt;margin:3mm 0 1mm}.two{display:grid;grid-template-columns:1fr 1fr;gap:9mm}ul{list-style:none;padding:0;margin:0;font-size:9.5pt}p{margin:0 0 2mm}",
        `<h1>Rapport d’accident matériel</h1><p>Le ${dated(day, 'D MMMM YYYY', 'fr')}${hour === null ? '' : ` vers ${hour}`}, à ${where}. ${hurt ? 'Une personne a été blessée.' : 'Il n’y a pas de blessé.'} ${witness === null ? '' : `${witness} a assisté à l’accident.`}</p><div class="two"><div>${sentence('A', a)}</div><div>${sentence('B', b)}</div></div><p>Fait sur place en deux exemplaires.</p>`,
      );
    }
    const driven = (one: Side): (string | null)[] => [one.driver, one.plate, one.car, one.insurer, one.policy, one.damage];
    return {
      html,
      rows: [
        [
          day,
          time === null || hour === null ? null : { anyOf: [clock(time), hour] },
          where,
          said(hurt),
          witness,
          ...driven(a),
          ...driven(b),
          said(a.ticked.has(REVERSING)),
          said(b.ticked.has(REVERSING)),
          a.ticked.size,
          null,
        ],
      ],
    };
  },
};
