import { number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { dayIn, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, type Day } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { page, tableRow, times } from './sheet.ts';

const INSTRUMENTS = ['Pianoforte', 'Violino', 'Flauto traverso', 'Chitarra', 'Clarinetto', 'Violoncello'];
const PIECES = ['Sonatina in do', 'Preludio n. 4', 'Studio op. 12', 'Gavotta', 'Notturno', 'Siciliana', 'Minuetto in sol', 'Capriccio'];
const COURSES = ['Corso base', 'I livello', 'II livello', 'III livello'];
const SCHOOLS = ['Scuola di Musica «Arcangelo Corelli»', 'Accademia Musicale Santa Cecilia Minore', 'Istituto Musicale «La Lira»'];

const STYLE = `body { font: 10pt "Palatino Linotype", Palatino, serif } header { text-align: center; margin-bottom: 6mm } h1 { font-size: 14pt; margin: 2mm 0 } h2 { font-size: 11pt; margin: 6mm 0 1mm }
  table { border-collapse: collapse; width: 100% } th { font-size: 8pt; text-align: left; vertical-align: bottom } td { padding: 1mm 2mm 1mm 0 }
  .lines tr { border-bottom: .4pt solid #999 } .full td, .full th { border: .5pt solid; padding: 1.2mm } .full .group td { background: #ddd; font-style: italic }`;

function drawPupil(random: SeededRandom, name: string) {
  const mark = random.whole(52, 100);
  return {
    name,
    mark,
    course: random.pick(COURSES),
    piece: random.pick(PIECES),
    theory: random.unless(0.25, random.whole(50, 100)),
    register: random.digits(5),
  };
}

function drawClass(random: SeededRandom, instrument: string, day: Day, names: string[]) {
  return { instrument, day, teacher: person(random, 'ita'), pupils: names.map((name) => drawPupil(random, name)) };
}
type Class = ReturnType<typeof drawClass>;

const verdict = (mark: number): string => (mark >= 60 ? 'Idoneo' : 'Non idoneo');

const lists = (classes: Class[]): string =>
  classes
    .map(
      ({ instrument, day, teacher, pupils }) =>
        `<h2>${instrument}</h2><div>Docente: ${teacher} &ndash; prova del ${printDate(day, 'long', 'ita')}</div>
        <table class="lines"><tr><th>Matr.</th><th>Candidato</th><th>Corso</th><th>Brano a<br>scelta</th><th>Teoria<br>/100</th><th>Voto<br>/100</th><th>Esito</th></tr>${pupils
          .map(({ register, name, course, piece, theory, mark }) =>
            tableRow([register, name, course, piece, theory ?? 'esonero', mark, verdict(mark)]),
          )
          .join('')}</table>`,
    )
    .join('');

const oneTable = (classes: Class[]): string =>
  `<table class="full"><tr><th rowspan="2">Allievo (matricola)</th><th rowspan="2">Corso</th><th colspan="2">Prova pratica</th><th rowspan="2">Teoria</th><th rowspan="2">Giudizio</th></tr>
  <tr><th>programma</th><th>punti</th></tr>${classes
    .map(
      ({ instrument, day, teacher, pupils }) =>
        `<tr class="group"><td colspan="6">${instrument.toUpperCase()} (classe ${teacher}), ${printDate(day, 'slashes', 'ita')}</td></tr>${pupils
          .map(({ register, name, course, piece, theory, mark }) =>
            tableRow([`${name} (${register})`, course, piece, mark, theory ?? '—', verdict(mark)]),
          )
          .join('')}`,
    )
    .join('')}</table>`;

/** An Italian notice, asked for in French. Pupils have a register number here but no day of birth. */
export const musicExamResults: DocumentFamily = {
  id: 'music-exam-results',
  language: 'ita',
  name: 'Examens de musique',
  description: "Résultats d'examen de l'école de musique, une ligne par élève",
  fields: [
    text("Nom de l'école", ''),
    text('Élève', 'Prénom et nom'),
    text('Instrument', ''),
    text('Professeur', "Enseignant de l'élève"),
    text("Date de l'épreuve", "Jour où l'élève a joué"),
    text('Niveau', 'Cours suivi'),
    text('Œuvre jouée', ''),
    number("Note d'instrument", 'Points sur 100'),
    number('Note de solfège', 'Vide si dispensé'),
    yesNo('Admis', "Si l'élève a réussi"),
    text('Présidence du jury', 'Qui préside le jury'),
    text('Né(e) le', "Date de naissance de l'élève"),
  ],
  write(random, index) {
    const school = random.pick(SCHOOLS);
    const first = dayIn(random, 2024, 2026);
    const names = [...new Set(times(30, () => person(random, 'ita')))];
    const classes = random
      .some(INSTRUMENTS, random.whole(2, 4))
      .map((instrument, at) => drawClass(random, instrument, later(first, at), names.splice(0, random.whole(2, 4))));
    const chair = random.unless(0.3, person(random, 'ita'));
    const posted = printDate(later(first, 9), 'long', 'ita');
    const body = `<header>${school}<h1>Esiti degli esami</h1>Sessione ${first.month < 8 ? 'estiva' : 'autunnale'} ${first.year}</header>${index % 2 === 0 ? lists(classes) : oneTable(classes)}
      <p>Affisso all'albo il ${posted}. ${chair === null ? 'La commissione: firme depositate in segreteria.' : `Il Presidente della commissione: M° ${chair}`}</p><p>La segreteria: ${person(random, 'ita')}</p>`;
    const rows = classes.flatMap(({ instrument, day, teacher, pupils }) =>
      pupils.map(({ name, course, piece, mark, theory }): TruthValue[] => {
        const named = index % 2 === 0 ? instrument : { anyOf: [instrument.toUpperCase(), instrument] };
        return [school, name, named, teacher, iso(day), course, piece, mark, theory, mark >= 60 ? 'yes' : 'no', chair, null];
      }),
    );
    return { html: page(STYLE, body), rows };
  },
};
