import { number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, dated, sheet, shown } from './paper.ts';

const CUES = [
  ['Entrée public', 'Salle + rideau chaud'],
  ['Régie annonce', 'Salle à 30 %'],
  ['Noir complet', 'Noir'],
  ['Premier accord piano', 'Douche centre, bleu nuit'],
  ['« Qui va là ? »', 'Face tiède, contre ambre'],
  ['Jeanne s’assoit', 'Latéraux cour'],
  ['Elle ouvre la lettre', 'Découpe lettre seule'],
  ['Fin de la chanson', 'Plein feu jardin'],
  ['Coup de tonnerre', 'Strobe + cyclo blanc'],
  ['« Il pleut encore »', 'Cyclo gris, gobos pluie'],
  ['Sortie du père', 'Couloir fond de scène'],
  ['Les lampions montent', 'Guirlandes 60 %'],
  ['Dernière réplique', 'Contre rouge lent'],
  ['Saluts', 'Plein feu'],
] as const;

/** The lighting board operator's list for a play: one line a cue, heads of a letter or two, or none. */
export const lightingCues: DocumentFamily = {
  id: 'lighting-cues',
  language: 'fr',
  name: 'Light cues',
  description: 'one row per cue',
  fields: [
    text('play', ''),
    text('designer', 'who made the lighting'),
    text('version', 'date of this version'),
    text('cue no', ''),
    text('trigger', 'the word or action on which it goes'),
    text('state', 'what it looks like'),
    number('up', 'seconds'),
    number('down', ''),
    yesNo('auto', 'goes by itself after the one before'),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const play = random.pick(['La Lettre de Saint-Malo', 'Nuit d’octobre', 'Les Lampions', 'Le Père Anselme', 'Trois pluies']);
    const designer = person(random, 'fra');
    const version = random.unless(0.2, aDay(random, '2024-10-01', 560));
    const lines = random.some(CUES, random.whole(8, 13)).map(([trigger, state], i) => {
      const cue = at % 2 ? `${i + 1}` : `${(i + 1) * 5}${random.chance(0.15) ? '.5' : ''}`;
      const up = random.unless(0.08, random.pick([0, 1, 2, 3, 5, 8, 12, 20]));
      const down = random.unless(0.1, random.pick([0, 2, 3, 4, 5, 10, 15]));
      const auto = i > 0 && random.chance(0.2);
      rows.push([play, designer, version, cue, { anyOf: [trigger, trigger.replace(/[«»]/g, '').trim()] }, state, up, down, said(auto)]);
      const cells =
        at % 3 === 0
          ? [cue, trigger, state, shown(up), shown(down), auto ? 'oui' : 'non']
          : at % 3 === 1
            ? [
                `<b>${cue}</b>`,
                auto ? 'suite auto' : 'au GO',
                trigger,
                `→ ${state}`,
                up === null ? '' : `M ${up} s`,
                down === null ? '' : `D ${down} s`,
              ]
            : [cue, state, trigger, up === null ? '—' : up, down === null ? '—' : down, auto ? 'A' : 'G'];
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    });
    const heads = [['Eff.', 'Top', 'État', '↑', '↓', 'Auto'], [], ['N°', 'Lumière', 'Sur', 'M', 'D', 'E']][at % 3] ?? [];
    const note =
      at % 3 === 2 ? '<p class=s>M = temps de montée, D = temps de descente (s). E = enchaînement : A automatique, G sur GO.</p>' : '';
    const top =
      at % 3 === 0
        ? `<h1>CONDUITE LUMIÈRE</h1><p><b>${play}</b><br>Création lumière : ${designer}<br>${version === null ? '' : `Version du ${dated(version, 'DD/MM/YYYY')}`}</p><p class=s>↑ montée, ↓ descente, en secondes</p>`
        : at % 3 === 1
          ? `<div class=t><h1>${play}</h1><div>conduite ${version === null ? '' : `au ${dated(version, 'D MMMM YYYY', 'fr')}`}<br>lumières ${designer}</div></div>`
          : `<table class=b><tr><td>Spectacle<br><b>${play}</b><td>Éclairagiste<br><b>${designer}</b><td>Régie<br><b>${person(random, 'fra')}</b><td>Mise à jour<br><b>${dated(version, 'DD.MM.YY')}</b></table>`;
    const html = sheet(
      `body{font:10.5pt/1.35 ${at % 2 ? '"Liberation Mono";font-size:9pt' : '"Liberation Sans"'}}h1{font-size:16pt;margin:0 0 4px}.t{display:flex;justify-content:space-between;margin-bottom:14px}.s{font-size:8pt}
table{width:100%}td,th{padding:4px 7px;text-align:left;vertical-align:top}.c td{border-bottom:${at % 3 === 1 ? '0' : '1px dotted #777'}}.b{margin-bottom:12px}.b td{border:1px solid #000;font-size:9pt}`,
      `${top}<table class=c>${heads.length ? `<tr>${heads.map((one) => `<th>${one}</th>`).join('')}</tr>` : ''}${lines.join('')}</table>${note}
<p class=s>Console : ${random.pick(['Congo Kid', 'GrandMA2 onPC', 'Eos Element'])} – ${random.whole(48, 120)} circuits – noir salle à la demande du régisseur</p>`,
    );
    return { html, rows };
  },
};
