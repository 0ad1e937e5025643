import { number, text, type DocumentFamily } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { aDay, dated, plusDays, sheet, shown } from './paper.ts';

const WORDS = ['', 'faible', 'limité', 'marqué', 'fort', 'très fort'];

/** The bulletin on a massif's avalanche risk, of the weather office or of a resort's piste service. */
export const avalancheBulletin: DocumentFamily = {
  id: 'avalanche-bulletin',
  language: 'fr',
  name: 'Avalanche risk',
  description: '',
  fields: [
    text('massif', ''),
    text('for day', 'the day the forecast is for'),
    text('issued', ''),
    number('danger', 'level from 1 to 5'),
    text('slopes', 'exposures most at risk'),
    number('new snow', 'centimetres fallen in the last 24 h'),
    number('snow at 1800', ''),
    number('freezing level', 'metres'),
    text('wind', 'at the top'),
    text('problem', 'type of avalanche problem'),
    text('forecaster', ''),
  ],
  write(random, at) {
    const massif = random.pick(['Belledonne', 'Haute-Maurienne', 'Queyras', 'Aravis', 'Vanoise', 'Mercantour', 'Beaufortain']);
    const day = aDay(random, `${random.pick([2024, 2025, 2026])}-01-04`, 95);
    const issued = random.unless(0.08, plusDays(day, -1));
    const level = random.whole(1, 5);
    const slopes = random.unless(0.1, random.pick(['N à NE', 'O-NO', 'versants est', 'E à SE', 'toutes expositions']));
    const fresh = random.unless(0.12, random.whole(0, 55));
    const deep = random.unless(0.12, random.whole(35, 210));
    const iso = random.unless(0.1, random.whole(8, 30) * 100);
    const wind = random.unless(0.1, random.pick(['NO 60 km/h', 'S 40 km/h', 'N 85 km/h', 'O 25 km/h']));
    const problem = random.pick(['neige soufflée', 'neige humide', 'sous-couche fragile', 'neige fraîche']);
    const by = random.unless(0.12, person(random, 'fra'));
    const unit = (value: number | null, sign: string): string => (value === null ? '–' : `${value} ${sign}`);
    let html: string;
    if (at % 3 === 0)
      html = sheet(
        `body{font:10pt/1.35 "Liberation Sans"}h1{font-size:15pt;margin:0}.r{display:flex;gap:16px;margin:14px 0;align-items:center}.n{font-size:34pt;font-weight:bold;border:3px solid #000;padding:2px 20px}
td{border:1px solid #666;padding:5px 9px}td:first-child{background:#eef}.s{font-size:8pt}`,
        `<h1>Bulletin d’estimation du risque d’avalanche</h1><div>Massif : <b>${massif}</b> – valable le ${dated(day, 'D MMMM YYYY', 'fr')}</div>${issued === null ? '' : `<div class=s>Rédigé le ${dated(issued, 'D MMMM YYYY', 'fr')} à 16 h${by === null ? '' : ` par ${by}`}</div>`}
<div class=r><div class=n>${level}</div><div>Risque ${WORDS[level]}<br>${slopes === null ? '' : `Pentes les plus dangereuses : ${slopes}<br>`}Situation type : ${problem}</div></div>
<table><tr><td>Neige fraîche (24 h)<td>${unit(fresh, 'cm')}<tr><td>Enneigement à 1800 m<td>${unit(deep, 'cm')}<tr><td>Enneigement à 2400 m<td>${random.whole(215, 320)} cm<tr><td>Isotherme 0 °C<td>${unit(iso, 'm')}<tr><td>Vent en altitude<td>${shown(wind)}</table>
${issued === null && by !== null ? `<p class=s>Prévisionniste : ${by}</p>` : ''}<p class=s>Échelle européenne : 1 faible, 2 limité, 3 marqué, 4 fort, 5 très fort. Hors-piste uniquement.</p>`,
      );
    else if (at % 3 === 1)
      html = sheet(
        `body{font:11pt/1.45 "Liberation Serif"}h1{font-size:17pt;text-align:center}`,
        `<h1>Service des pistes – info neige</h1><p>Bonjour à tous, voici la situation pour le ${dated(day, 'D MMMM YYYY', 'fr')} dans le massif : ${massif}.</p>
<p>Le risque d’avalanche est ${WORDS[level]}, indice ${level} sur 5. Le problème principal est le suivant : ${problem}${slopes === null ? '.' : `, surtout dans les secteurs ${slopes}.`}</p>
<p>${fresh === null ? '' : fresh === 0 ? 'Il est tombé 0 cm depuis hier. ' : `Il est tombé ${fresh} cm de neige depuis hier. `}${deep === null ? '' : `On mesure ${deep} cm au sol à 1800 m. `}${iso === null ? '' : `L’isotherme zéro se situe vers ${iso} m. `}${wind === null ? '' : `Vent sur les crêtes : ${wind}.`}</p>
<p>Prenez pelle, sonde et DVA et ne partez jamais seuls.</p><p style="text-align:right">${issued === null ? '' : `Communiqué du ${dated(issued, 'DD/MM/YYYY')}<br>`}${by === null ? '' : `Le nivologue, ${by}`}</p>`,
      );
    else
      html = sheet(
        `body{font:9pt/1.3 "DejaVu Sans"}h1{font-size:14pt;color:#034}.k{display:grid;grid-template-columns:repeat(4,1fr);gap:9px}.k div{background:#f0f3f7;padding:8px}.k b{display:block;font-size:13pt}.k span{font-size:7pt;color:#456}p{margin:10px 0}`,
        `<h1>${massif.toUpperCase()} · BULLETIN NEIGE ET AVALANCHES</h1><p>Prévision du ${dated(day, 'DD/MM/YYYY')}${issued === null ? '' : ` | Émis le ${dated(issued, 'DD/MM/YYYY')}`}</p>
<div class=k><div><b>${level}/5</b><span>indice de risque (${WORDS[level]})</span></div><div><b>${shown(slopes) || '&nbsp;'}</b><span>orientations</span></div><div><b>${problem}</b><span>problème typique</span></div><div><b>${unit(fresh, 'cm')}</b><span>chute sur 24 h</span></div>
<div><b>${unit(deep, 'cm')}</b><span>hauteur 1800 m</span></div><div><b>${unit(iso, 'm')}</b><span>iso 0 °C</span></div><div><b>${shown(wind) || '–'}</b><span>vent 3000 m</span></div><div><b>–${random.whole(3, 14)} °C</b><span>température 2500 m</span></div></div>
${by === null ? '' : `<p>Bulletin établi par ${by}</p>`}<p>Prochain bulletin demain à 16 h.</p>`,
      );
    return {
      html,
      rows: [
        [
          at % 3 === 2 ? { anyOf: [massif, massif.toUpperCase()] } : massif,
          day,
          issued,
          level,
          slopes,
          fresh,
          deep,
          iso,
          wind,
          problem,
          by,
        ],
      ],
    };
  },
};
