import { number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { aDay, clock, page, person, place, show, shown, word } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

const PIECES: Record<string, readonly (readonly [string, string])[]> = {
  pianoforte: [
    ['Studio in re minore', 'A. Valmarin'],
    ['Il mulino sotto la neve', 'L. Corsini'],
    ['Sonatina op. 12', 'G. Dallapè'],
    ['Valzer della zia Pina', 'R. Montaldi'],
  ],
  chitarra: [
    ['Preludio n. 4', 'E. Sandoval'],
    ['Barcarola', 'T. Frassineti'],
    ['Canzone del pescatore', 'anonimo'],
  ],
  flauto: [
    ['Danza dei grilli', 'M. Orsolin'],
    ['Siciliana', 'G. Dallapè'],
    ['Aria variata', 'P. Lamberti'],
  ],
  violino: [
    ['Concertino in sol', 'F. Reichlin'],
    ['Moto perpetuo', 'C. Bassani'],
    ['Ninna nanna', 'anonimo'],
  ],
};

/** An Italian music school's programme of a pupils' evening: teachers' classes as headings, a pupil over two or three centred lines. */
export const schoolRecital: DocumentFamily = {
  id: 'saggio-di-musica',
  language: 'it',
  name: 'Saggi',
  description: 'una riga per ogni allievo che suona',
  fields: [
    text('Serata', 'la data'),
    text('Ore', ''),
    text('Dove', 'la sala'),
    text('Classe', 'il docente, senza titoli'),
    text('Strumento', ''),
    text('Allievo', ''),
    number('Anni', ''),
    number('Corso', 'anno di corso'),
    text('Brano', ''),
    text('Autore', ''),
    text('Al piano', 'chi accompagna'),
    number('Minuti', ''),
    yesNo('Esordio', 'prima volta in pubblico'),
  ],
  write(random, at) {
    const rows: TruthValue[][] = [];
    const date = aDay(random, '2025-05-10', 48);
    const hour = random.unless(0.1, clock(random.whole(34, 42) * 30));
    const hall = random.unless(0.1, random.pick(['Auditorium San Rocco', 'Sala dei Cento', 'Teatrino dell’Oratorio', 'Aula magna']));
    const groups = random.some(Object.keys(PIECES), random.whole(2, 3)).map((instrument) => {
      const teacher = person(random, 'it');
      const entries = random.some(PIECES[instrument] ?? [], 3).map(([piece, author]) => {
        const pupil = person(random, 'it').full;
        const age = random.unless(0.3, random.whole(7, 17));
        const year = random.unless(0.2, random.whole(1, 6));
        const by = random.unless(0.12, author);
        const pianist = instrument === 'pianoforte' || instrument === 'chitarra' ? null : random.unless(0.25, person(random, 'it').full);
        const minutes = random.unless(0.25, random.whole(2, 9));
        const debut = random.chance(0.25);
        rows.push([date, hour, hall, teacher.full, instrument, pupil, age, year, piece, by, pianist, minutes, said(debut)]);
        const facts = [age === null ? null : `${age} anni`, year === null ? null : `${year}° corso`]
          .filter((one) => one !== null)
          .join(', ');
        return `<div class=e><b>${pupil}${debut ? ' *' : ''}</b>${facts === '' ? '' : ` (${facts})`}<div class=r><span>${by === null ? '' : `<span class=a>${by}</span> `}<i>${piece}</i></span><u></u><span>${minutes === null ? '' : `${minutes}'`}</span></div>${
          pianist === null ? '' : `<small>al pianoforte ${pianist}</small>`
        }</div>`;
      });
      return `<section><h2>Classe di ${instrument} &ndash; ${random.pick(at % 2 ? ['M°', 'prof.'] : teacher.female ? ['prof.ssa'] : ['prof.'])} ${teacher.full}</h2>${entries.join('')}</section>`;
    });
    const html = page(
      'it',
      '17mm 24mm',
      `body{font:11pt/1.4 "Liberation Serif"}.hd{text-align:center;border-bottom:1px solid #8a6d3b;padding-bottom:12px}.hd b{font-size:12pt;letter-spacing:.1em}h1{font:italic 26pt "Liberation Serif";margin:8px 0}
h2{font-size:11.4pt;text-align:center;color:#8a6d3b;margin:18px 0 8px;break-after:avoid}.e{margin-bottom:9px;break-inside:avoid}.r{display:flex;align-items:baseline}.r u{flex:1;border-bottom:1px dotted #777;margin:0 6px}.a{font-variant:small-caps}small{font-size:9.2pt}.ft{text-align:center;font-size:9.4pt;margin-top:20px}`,
      `<div class=hd><b>SCUOLA DI MUSICA DI ${place(random, 'it').toUpperCase()}</b><h1>Saggio di fine anno</h1>${show(date, at % 2 ? 'W D MMMM YYYY' : 'D MMMM YYYY', 'it')}${
        hour === null ? '' : `, ore ${hour}`
      }<br>${shown(hall)}${at % 2 && hall !== null ? `, ${place(random, 'it')}` : ''}</div>${groups.join('')}
<p class=ft>* prima esecuzione in pubblico<br>Ingresso libero. Presenta ${person(random, 'it').full}. Il prossimo concerto: ${word(random, 'sabato domenica')} ${random.whole(1, 28)} settembre, ore 18:30.<br>Durata complessiva circa ${random.whole(60, 100)} minuti.</p>`,
    );
    return { html, rows };
  },
};
