import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, between, figure, page, person, place, shift, show, shown, street, word, workday } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

/** A Dutch water board's permit for a jetty: a reference block as a letter has it, then a decision in numbered prose. */
export const jettyPermit: DocumentFamily = {
  id: 'steigervergunning',
  language: 'nl',
  name: 'Jetty permits',
  description: 'water board decisions on landing stages',
  fields: [
    text('Our file', 'reference of the water board'),
    text('Holder', ''),
    text('Waterway', ''),
    text('Plot', 'cadastral'),
    text('Applied', 'date of the application'),
    text('Decided', ''),
    number('Length', 'of the jetty in metres'),
    number('Width', ''),
    number('Depth kept free', 'm'),
    text('Wood', 'material allowed'),
    number('Levy', 'what the applicant has to pay'),
    text('Finish by', ''),
    text('Objection until', ''),
    text('Officer', ''),
    text('Tel', ''),
    yesNo('Lights allowed', ''),
  ],
  write(random, at) {
    const board = `Waterschap ${word(random, 'Rietlanden Zilverkreek Oudemaas Veenstromen')}`;
    const file = `${random.pick(['V', 'WV'])}${random.pick(['2025', '2026'])}.${random.digits(5)}`;
    const holder = person(random, 'nl');
    const water = random.pick(['de Kromme Aa', 'de Lange Wetering', 'de Noordervaart', 'het Zijldiep']);
    const name = water.replace(/^(?:de|het) /, '');
    const town = place(random, 'nl');
    const plot = random.unless(0.15, `${town}, sectie ${random.letters(1)}, nummer ${random.digits(4)}`);
    const decided = workday(aDay(random, '2025-02-10', 420));
    const applied = shift(decided, -random.whole(20, 56));
    const long = between(random, 3, 12, 1);
    const wide = random.unless(0.15, between(random, 0.8, 2.4, 1));
    const depth = random.unless(0.2, between(random, 0.6, 1.5));
    const wood = random.unless(0.2, random.pick(['onbehandeld lariks', 'FSC-hardhout', 'gerecycled kunststof', 'eikenhout']));
    const levy = random.unless(0.2, random.whole(140, 980) + 0.4);
    const finish = random.unless(0.15, shift(decided, random.whole(120, 365)));
    const objection = random.unless(0.2, shift(decided, 42));
    const officer = person(random, 'nl');
    const tel = random.unless(0.15, `0${random.digits(2)} - ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}`);
    const lights = random.unless(0.3, random.chance(0.4));
    const written = (iso: string): string => show(iso, 'D MMMM YYYY', 'nl');
    const html = page(
      'nl',
      '18mm 21mm',
      `body{font:10pt/1.45 "DejaVu Sans";font-size:9pt}.hd{text-align:right;color:#0b6fa4;font-size:15pt;font-weight:bold}.hd small{display:block;font-size:7.6pt;font-weight:normal}.ad{margin:26px 0 20px}
.rf{display:grid;grid-template-columns:repeat(4,1fr);border-top:1.5px solid #0b6fa4;border-bottom:1.5px solid #0b6fa4;padding:5px 0;margin-bottom:16px}.rf i{display:block;font-style:normal;font-size:6.8pt;color:#0b6fa4}
h3{font-size:9.6pt;margin:13px 0 4px;color:#0b6fa4}li{margin-bottom:3px}ol{margin:0;padding-left:20px}`,
      `<div class=hd>${board}<small>Postbus ${random.digits(3)}, ${place(random, 'nl')} &middot; www.${board.toLowerCase().replace(' ', '')}.example</small></div>
<div class=ad>${holder.female ? 'Mevrouw' : 'De heer'} ${holder.full}<br>${street(random, 'nl')}<br>${random.digits(4)} ${random.letters(2)} ${town}</div>
<div class=rf><div><i>Datum</i>${at % 2 ? show(decided, 'DD-MM-YYYY', 'nl') : written(decided)}</div><div><i>Ons kenmerk</i>${file}</div><div><i>Behandeld door</i>${officer.full}</div><div><i>Telefoon</i>${shown(tel)}</div></div>
<p><b>Betreft: besluit op uw aanvraag voor een steiger</b></p>
<p>Geachte ${holder.female ? 'mevrouw' : 'heer'},</p><p>Op ${written(applied)} hebben wij uw aanvraag ontvangen voor het plaatsen van een steiger in ${water}${
        plot === null ? '' : `, ter hoogte van het perceel kadastraal bekend ${plot}`
      }. Wij verlenen u de gevraagde vergunning.</p>
<h3>Voorschriften</h3><ol><li>De steiger is ten hoogste ${figure(long, 'nl', 1)} meter lang${wide === null ? '' : ` en ${figure(wide, 'nl', 1)} meter breed`} en steekt niet voorbij de gemarkeerde vaarweg.
${depth === null ? '' : `<li>Onder de steiger blijft een waterdiepte van minimaal ${figure(depth, 'nl')} m vrij.`}
${wood === null ? '' : `<li>Als materiaal is uitsluitend ${wood} toegestaan.`}
<li>De steiger blijft ten minste ${figure(between(random, 0.5, 2, 1), 'nl', 1)} meter uit de erfgrens.
${lights === null ? '' : `<li>${lights ? 'Verlichting is toegestaan, mits naar beneden gericht.' : 'Verlichting op of aan de steiger is niet toegestaan.'}`}
${finish === null ? '' : `<li>Het werk is uiterlijk ${written(finish)} gereed; daarna vervalt de vergunning.`}
<li>U meldt de aanvang van het werk minstens ${random.whole(3, 10)} werkdagen vooraf bij onze opzichter, ${person(random, 'nl').full}.</ol>
<h3>Kosten</h3><p>${levy === null ? 'Over de leges ontvangt u een afzonderlijke aanslag.' : `Voor de behandeling bent u € ${figure(levy, 'nl')} aan leges verschuldigd. U ontvangt hiervoor een factuur.`}</p>
<h3>Niet eens met dit besluit?</h3><p>${objection === null ? 'U kunt binnen zes weken na verzending van dit besluit bezwaar maken.' : `U kunt tot en met ${written(objection)} bezwaar maken.`} Een bezwaarschrift stuurt u naar het dagelijks bestuur.</p>
<p>Met vriendelijke groet,<br>namens het dagelijks bestuur,<br><br><br>${person(random, 'nl').full}<br>teamleider vergunningen</p>`,
    );
    return {
      html,
      rows: [
        [
          file,
          holder.full,
          { anyOf: [name, water] },
          plot,
          applied,
          decided,
          long,
          wide,
          depth,
          wood,
          levy,
          finish,
          objection,
          officer.full,
          tel,
          said(lights),
        ],
      ],
    };
  },
};
