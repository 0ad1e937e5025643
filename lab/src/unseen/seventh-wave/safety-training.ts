import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { firm, person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, dated, plusDays, sheet } from '../sixth-wave/paper.ts';
import { box, safe } from './paper.ts';

const DAYS =
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno'.split(
    ' ',
  );
const COURSES = [
  ['Formazione specifica dei lavoratori', 'alto', 16, 'sedici'],
  ['Formazione specifica dei lavoratori', 'medio', 12, 'dodici'],
  ['Formazione generale dei lavoratori', 'basso', 4, 'quattro'],
  ['Addetto alla prevenzione incendi', 'medio', 8, 'otto'],
  ['Addetto al primo soccorso', 'alto', 16, 'sedici'],
] as const;
const TOWNS = ['Bergamo', 'Lecce', 'Perugia', 'Treviso', 'Pisa', 'Sulmona'];

/** The attestation of a safety course: a name large in the middle, a boxed form, or a declaration with its dates in words. */
export const safetyTraining: DocumentFamily = {
  id: 'safety-training',
  language: 'it',
  name: 'Attestati sicurezza',
  description: 'un attestato per riga',
  fields: [
    text('lavoratore', ''),
    text('nato il', ''),
    text('luogo di nascita', ''),
    text('codice fiscale', ''),
    text('azienda', 'datore di lavoro'),
    text('corso', ''),
    choice('rischio', '', ['basso', 'medio', 'alto']),
    number('ore', ''),
    text('inizio', ''),
    text('fine', ''),
    text('docente', ''),
    text('ente', 'chi rilascia l’attestato'),
    text('attestato n.', ''),
    number('esito', 'punteggio della verifica finale, %'),
    yesNo('aggiornamento', 'è un corso di aggiornamento?'),
    text('scade', ''),
    text('mansione', ''),
    number('costo', 'euro'),
  ],
  write(random, at) {
    const layout = at % 3;
    const worker = person(random, 'ita');
    const [family, given] = [worker.replace(/^\S+ /, ''), worker.replace(/ .*$/, '')];
    const born = plusDays('1968-03-01', random.whole(0, 12_500));
    const town = random.unless(0.12, random.pick(TOWNS));
    const code = `${random.letters(6)}${random.digits(2)}${random.letters(1)}${random.digits(2)}${random.letters(1)}${random.digits(3)}${random.letters(1)}`;
    const employer = random.unless(0.15, firm(random, 'ita'));
    const [course, risk, hours, hoursInWords] = random.pick(COURSES);
    const from = aDay(random, '2024-01-15', 600);
    const to = plusDays(from, random.whole(1, 12));
    const teacher = random.unless(0.15, person(random, 'ita'));
    const body = random.pick([
      'Consorzio Formazione Adriatica',
      'Sicuri al Lavoro Soc. Coop.',
      'Ente Scuola Edile della Valle',
      'Studio Prisma',
    ]);
    const paper = random.unless(0.1, `${random.digits(4)}/${from.slice(0, 4)}`);
    const mark = random.unless(0.3, random.whole(70, 100));
    const refresher = layout === 2 ? random.unless(0.5, random.chance(0.4)) : random.chance(0.4);
    const until = random.unless(0.3, plusDays(to, 1826));
    const job = random.unless(0.5, random.pick(['carrellista', 'saldatore', 'addetta alle pulizie', 'magazziniere', 'muratore']));
    const inWords = (iso: string): string => {
      const day = Number(iso.slice(8));
      return `${day === 1 ? 'primo' : (DAYS[day - 1] ?? '')} ${dated(iso, 'MMMM', 'it')} duemila${DAYS[Number(iso.slice(2, 4)) - 1] ?? ''}`;
    };
    let html: string;
    if (layout === 0)
      html = sheet(
        "body{font:12pt/1.5 'Liberation Serif';text-align:center;border:3pt double #7d6608;padding:9mm 14mm}.name{font-size:30pt;margin:3mm 0}.t{font-size:15pt;font-weight:bold;margin:2mm 0}.line{display:flex;justify-content:space-between;margin-top:10mm;font-size:10pt}.line div{border-top:.5pt solid #000;width:62mm}small{font-size:9pt}",
        `<div>${body}</div><div>ATTESTATO DI FREQUENZA${paper === null ? '' : ` N. ${paper}`}</div><small>ai sensi del D.Lgs. 81/2008 e dell’Accordo Stato-Regioni</small><p>Si attesta che</p><div class="name">${worker}</div><div>${town === null ? 'nato/a' : `nato/a a ${town}`} il ${dated(born, 'DD/MM/YYYY')}, C.F. ${code}${employer === null ? '' : `<br>dipendente di ${safe(employer)}`}${job === null ? '' : `, mansione ${job}`}</div><p>ha frequentato con profitto il corso</p><div class="t">${course}</div><div>settore a rischio ${risk}, della durata di ${hours} ore,<br>svolto dal ${dated(from, 'D MMMM YYYY', 'it')} al ${dated(to, 'D MMMM YYYY', 'it')}${mark === null ? '' : `<br>con verifica finale superata al ${mark}%`}</div><p>${box(!refresher)} prima formazione &nbsp; ${box(refresher === true)} aggiornamento</p>${until === null ? '' : `<div>Valido fino al ${dated(until, 'DD/MM/YYYY')}</div>`}<div class="line"><div>${teacher ?? '&nbsp;'}<br><small>il docente</small></div><div>&nbsp;<br><small>il responsabile del progetto formativo</small></div></div>`,
        'A4 landscape',
      );
    else if (layout === 1) {
      const cell = (label: string, value: string | number | null, wide = 2): string =>
        `<div style="grid-column:span ${wide}"><small>${label}</small>${safe(value) || '&nbsp;'}</div>`;
      html = sheet(
        "body{font:10.5pt 'Liberation Mono'}h1{font:bold 14pt 'Liberation Sans'}.g{display:grid;grid-template-columns:repeat(6,1fr);border:.8pt solid #000}.g>div{border:.4pt solid #000;padding:.8mm 1.5mm;min-height:9mm}small{display:block;font:6.6pt 'Liberation Sans'}",
        `<h1>Verbale e attestato di formazione</h1><div class="g">${[
          cell('Cognome', family, 3),
          cell('Nome', given, 3),
          cell('Luogo di nascita', town),
          cell('Data di nascita', dated(born, 'DD/MM/YYYY')),
          cell('Codice fiscale', code),
          cell('Impresa', employer, 4),
          cell('Mansione', job),
          cell('Titolo del corso', course, 4),
          cell('Durata (h)', hours),
          `<div style="grid-column:span 3"><small>Livello di rischio</small>${(['basso', 'medio', 'alto'] as const).map((one) => `${box(one === risk)} ${one}`).join(' &nbsp;')}</div>`,
          `<div style="grid-column:span 3"><small>Aggiornamento quinquennale</small>${box(refresher === true)} sì &nbsp; ${box(!refresher)} no</div>`,
          cell('Data inizio', dated(from, 'DD/MM/YYYY')),
          cell('Data fine', dated(to, 'DD/MM/YYYY')),
          cell('Scadenza', until === null ? null : dated(until, 'DD/MM/YYYY')),
          cell('Punteggio test (%)', mark),
          cell('Docente', teacher),
          cell('N. attestato', paper),
          cell('Soggetto formatore', body, 6),
        ].join('')}</div>`,
      );
    } else
      html = sheet(
        "body{font:11.5pt/1.6 'Liberation Sans'}h1{font-size:13pt;margin:8mm 0}.to{text-align:right}p{text-align:justify}",
        `<div><b>${body}</b></div>${employer === null ? '' : `<div class="to">Spett.le<br>${safe(employer)}</div>`}<h1>Oggetto: attestazione del corso${paper === null ? '' : `, prot. ${paper}`}</h1><p>Si dichiara che ${worker}, ${town === null ? 'nato' : `nato a ${town}`} il ${dated(born, 'D MMMM YYYY', 'it')}, codice fiscale ${code}${job === null ? '' : `, impiegato come ${job}`}, ha partecipato al corso «${course}» per il rischio ${risk}, della durata complessiva di ${hoursInWords} ore, iniziato il ${inWords(from)} e concluso il ${inWords(to)}.</p><p>${refresher === null ? '' : refresher ? 'Si tratta di un aggiornamento. ' : 'Non si tratta di un aggiornamento ma della prima formazione. '}${mark === null ? 'La verifica finale è stata superata.' : `La verifica finale è stata superata con il ${mark} per cento di risposte esatte.`}${until === null ? '' : ` L’attestato perde validità il ${inWords(until)}.`}</p>${teacher === null ? '' : `<p>Docente del corso: ${teacher}</p>`}<p>Distinti saluti<br>La segreteria</p>`,
      );
    return {
      html,
      rows: [
        [
          layout === 1 ? { anyOf: [worker, `${family} ${given}`] } : worker,
          born,
          town,
          code,
          employer,
          course,
          risk,
          hours,
          from,
          to,
          teacher,
          body,
          paper,
          mark,
          said(refresher),
          until,
          job,
          null,
        ],
      ],
    };
  },
};
