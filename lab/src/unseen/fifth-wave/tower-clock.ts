import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, clock, figure, page, person, place, shift, show, street, workday } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

const NOUNS = { toren: 'Kirchturm', stadhuis: 'Rathaus', poort: 'Stadttor' } as const;

/** A Dutch clockmaker's letter after a visit to a tower clock: nothing but prose. */
export const towerClock: DocumentFamily = {
  id: 'torenuurwerk',
  language: 'nl',
  name: 'Turmuhren',
  description: 'Wartungsschreiben, je Besuch eine Zeile',
  fields: [
    text('Uhrmacher', 'die Firma'),
    text('Besuch', ''),
    text('Ort', ''),
    choice('Gebäude', '', ['Kirchturm', 'Rathaus', 'Stadttor']),
    number('Baujahr', 'des Uhrwerks'),
    number('Abweichung', 'Sekunden, bevor gestellt wurde'),
    yesNo('ging nach', ''),
    text('Techniker', ''),
    number('Zifferblätter', 'wie viele'),
    text('ersetzt', 'welches Teil'),
    yesNo('Schlagwerk i. O.', ''),
    number('Kosten', 'ohne MwSt.'),
    text('nächste Wartung', 'Monat und Jahr, wie geschrieben'),
    text('Auftragsnr.', ''),
  ],
  write(random, at) {
    const firm = `${random.pick(['Uurwerkmakerij', 'Torenuurwerken'])} ${person(random, 'nl').last.replace('van der ', '')} en ${random.pick(['Zonen', 'Dochter', 'Compagnon'])}`;
    const letter = workday(aDay(random, '2025-03-03', 400));
    const visit = workday(shift(letter, -random.whole(3, 16)));
    const town = place(random, 'nl');
    const building = random.pick(['toren', 'stadhuis', 'poort'] as const);
    const built = random.unless(0.2, random.whole(1782, 1931));
    const off = random.unless(0.1, random.whole(6, 290));
    const slow = off === null ? null : random.chance(0.5);
    const man = random.unless(0.15, person(random, 'nl').full);
    const dials = random.unless(0.15, random.whole(1, 4));
    const part = random.unless(
      0.3,
      random.pick(['de slingerveer', 'de opwindkabel', 'het kroonwiel', 'de bout van de hamer', 'de wijzeras aan de zuidzijde']),
    );
    const strike = random.unless(0.2, random.chance(0.6));
    const cost = random.unless(0.2, random.whole(180, 1900) + random.pick([0, 0.5, 0.25]));
    const next = random.unless(0.2, show(shift(letter, random.pick([180, 365])), 'MMMM YYYY', 'nl'));
    const job = random.unless(0.15, `${random.digits(2)}-${random.digits(4)}`);
    const dutch = { toren: 'de kerktoren', stadhuis: 'het stadhuis', poort: 'de stadspoort' }[building];
    const html = page(
      'nl',
      '24mm 25mm',
      `body{font:11.4pt/1.55 "Liberation Serif"}.hd{border-bottom:1px solid #000;padding-bottom:6px;display:flex;justify-content:space-between;align-items:end}.hd b{font-size:15pt}
.ad{margin:26px 0}.dt{margin-bottom:20px}`,
      `<div class=hd><b>${firm}</b><span style="font-size:9pt">${street(random, 'nl')}, ${place(random, 'nl')}<br>sinds ${random.whole(1861, 1958)}</span></div>
<div class=ad>${random.pick(['College van Kerkrentmeesters', 'Gemeente, afdeling Beheer', 'Stichting Oude Torens'])}<br>${street(random, 'nl')}<br>${town}</div>
<div class=dt>${place(random, 'nl')}, ${show(letter, at % 2 ? 'D MMMM YYYY' : 'DD-MM-YYYY', 'nl')}${job === null ? '' : `<br>Opdracht ${job}`}</div>
<p>Geachte ${random.pick(['heer', 'mevrouw'])} ${person(random, 'nl').last.replace('van', 'Van')},</p>
<p>${show(visit, 'W', 'nl').replace(/^./, (one) => one.toUpperCase())} ${show(visit, 'D MMMM YYYY', 'nl')} ${
        man === null ? 'is het uurwerk' : `heeft onze monteur ${man} het uurwerk`
      } in ${dutch} van ${town} nagezien, gereinigd en gesmeerd.${built === null ? '' : ` Zoals u weet dateert het uit ${built}, en voor die leeftijd is de toestand goed.`}</p>
<p>${
        off === null
          ? 'De gang was bij aankomst niet te meten, omdat het uurwerk stilstond.'
          : `Bij aankomst om ${clock(random.whole(16, 22) * 30, '.')} uur liep het ${off} seconden ${slow ? 'achter' : 'voor'}; wij hebben het gelijkgezet.`
      } ${dials === null ? '' : dials === 1 ? 'De wijzers van het enige wijzerblad, 1 stuk, zijn nagesteld.' : `De wijzers van de ${dials} wijzerplaten zijn nagesteld.`}
${part === null ? 'Er hoefde niets te worden vervangen.' : `Vervangen is ${part}, die sleets was.`}
${strike === null ? '' : strike ? 'Het slagwerk werkt naar behoren.' : 'Het slagwerk slaat op het hele uur een slag te weinig; daarvoor ontvangt u een offerte.'}</p>
<p>${cost === null ? 'De beurt valt onder uw abonnement, zodat wij niets berekenen.' : `Voor de beurt berekenen wij € ${figure(cost, 'nl')}, te vermeerderen met ${random.pick(['9', '21'])}% btw.`}
${next === null ? 'Voor een volgende beurt nemen wij contact met u op.' : `De volgende beurt staat gepland voor ${next}.`} Mogen wij u vragen de trap vrij te houden van duivennesten, en het licht op de ${random.whole(2, 4)}e zolder te laten maken?</p>
<p>Hoogachtend,<br><br><br>${person(random, 'nl').full}</p>`,
    );
    return {
      html,
      rows: [
        [
          firm,
          visit,
          town,
          NOUNS[building],
          built,
          off,
          said(slow),
          man,
          dials,
          part === null ? null : { anyOf: [part.replace(/^(?:de|het) /, ''), part] },
          said(strike),
          cost,
          next,
          job,
        ],
      ],
    };
  },
};
