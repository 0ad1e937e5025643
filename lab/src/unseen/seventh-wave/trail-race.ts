import { number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, dated, figure, sheet } from '../sixth-wave/paper.ts';
import { across, listing, row, safe } from './paper.ts';

const CLUBS = ['Atletica Valtrebbia', 'G.S. Orecchiella', 'Sky Runners Lecco', 'Pol. Monteluce', 'C.U.S. Parma', 'ASD Passo Capponi'];
const CATEGORIES = ['Senior maschile', 'Senior femminile', 'Veterani over 50', 'Promesse'];

interface Runner {
  bib: string;
  name: string;
  born: number | null;
  club: string | null;
  seconds: number;
  out: boolean;
}

/** Order of arrival of a mountain race: runners under their categories, those who gave up at the end of each. */
export const trailRace: DocumentFamily = {
  id: 'trail-race',
  language: 'it',
  name: 'Classifica',
  description: 'una riga per concorrente, anche chi non è arrivato',
  fields: [
    text('gara', ''),
    text('data', ''),
    number('km', ''),
    number('dislivello', 'metri di salita'),
    text('categoria', ''),
    number('posto', 'posizione nella categoria'),
    number('assoluto', 'posizione nella classifica generale'),
    text('pettorale', ''),
    text('atleta', ''),
    number('anno', 'di nascita'),
    text('società', ''),
    text('tempo', ''),
    yesNo('ritirato?', 'non ha finito la gara'),
    text('allenatore', ''),
  ],
  write(random, at) {
    const race = `${random.whole(4, 39)}ª ${random.pick(['Corsa dei Tre Rifugi', 'Scalata al Monte Cusna', 'Marcia del Lupo', 'Traversata dei Crinali'])}`;
    const day = aDay(random, '2024-05-05', 500);
    const layout = at % 3;
    const length = random.pick([12.4, 18, 21.5, 27.3, 34.8]);
    const climb = random.unless(0.2, random.whole(60, 240) * 10);
    const rows: TruthValue[][] = [];
    const used = new Set<string>();
    const bibs = random.shuffled(Array.from({ length: 480 }, (_, index) => String(index + 1)));
    const nobody = (): string => {
      for (;;) {
        const [given = '', ...family] = person(random, 'ita').split(' ');
        const name = `${family.join(' ')} ${given}`;
        if (!used.has(name)) return used.add(name) && name;
      }
    };
    const groups = random.some(CATEGORIES, 3).map((category) => ({
      category,
      runners: Array.from({ length: random.whole(6, 10) }, (): Runner => ({
        bib: bibs.pop() ?? '',
        name: nobody(),
        born: random.unless(0.07, random.whole(1958, 2005)),
        club: random.unless(0.1, random.pick(CLUBS)),
        seconds: random.whole(4600, 11_500),
        out: random.chance(0.13),
      })).sort((one, other) => Number(one.out) - Number(other.out) || one.seconds - other.seconds),
    }));
    const arrived = groups.flatMap(({ runners }) => runners.filter(({ out }) => !out)).sort((a, b) => a.seconds - b.seconds);
    const overall = (runner: Runner): number | null => (runner.out ? null : arrived.indexOf(runner) + 1);
    const two = (value: number): string => String(value).padStart(2, '0');
    const time = (seconds: number): string =>
      `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
    for (const { category, runners } of groups)
      for (const [index, runner] of runners.entries()) {
        const [family, given] = [runner.name.replace(/ \S+$/, ''), runner.name.replace(/^.* /, '')];
        rows.push([
          race,
          day,
          length,
          climb,
          category,
          runner.out ? null : index + 1,
          layout === 2 ? null : overall(runner),
          runner.bib,
          { anyOf: [runner.name, `${given} ${family}`] },
          runner.born,
          runner.club,
          runner.out ? null : time(runner.seconds),
          said(runner.out),
          null,
        ]);
      }
    const best = (runners: readonly Runner[]): number => runners[0]?.seconds ?? 0;
    const behind = (runner: Runner, runners: readonly Runner[]): string =>
      !runner.out && runner !== runners[0] ? `+${time(runner.seconds - best(runners)).replace(/^0:/, '')}` : '';
    const course = `${figure(length, 'it', 1)} km${climb === null ? '' : `, ${figure(climb, 'it')} m D+`}`;
    if (layout === 0) {
      const pad = (value: string | number | null, width: number, right = false): string => {
        const printed = String(value ?? '');
        return safe(right ? printed.padStart(width) : printed.padEnd(width));
      };
      const line = (runner: Runner, index: number, runners: readonly Runner[]): string =>
        `${pad(runner.out ? 'RIT' : index + 1, 4, true)} ${pad(overall(runner), 4, true)}  ${pad(runner.bib, 5)}${pad(runner.name, 24)}${pad(runner.born, 6)}${pad(runner.club, 22)}${pad(runner.out ? '' : time(runner.seconds), 8, true)} ${pad(behind(runner, runners), 9, true)}`;
      return {
        html: sheet(
          "pre{font:8.6pt/1.35 'Liberation Mono';margin:0}",
          `<pre>${race}\nOrdine d'arrivo del ${dated(day, 'DD/MM/YYYY')}   percorso ${course}\nServizio cronometraggio a cura della sezione provinciale\n${groups
            .map(
              ({ category, runners }) =>
                `\n\nCategoria: ${category}\n${'-'.repeat(88)}\n Cat  Ass  Pett Concorrente             Anno  Societ&agrave;                  Tempo   Distacco\n${runners.map((runner, index) => line(runner, index, runners)).join('\n')}\n      Classificati ${runners.filter(({ out }) => !out).length} su ${runners.length}`,
            )
            .join('')}\n\nRIT ritirato</pre>`,
        ),
        rows,
      };
    }
    if (layout === 1) {
      const body = groups.map(
        ({ category, runners }) =>
          across(8, category, 'group') +
          runners
            .map((runner, index) =>
              row([
                runner.out ? '' : `${index + 1}°`,
                overall(runner),
                runner.bib,
                runner.name,
                runner.born,
                runner.club,
                runner.out ? 'ritirato' : time(runner.seconds),
                behind(runner, runners),
              ]),
            )
            .join(''),
      );
      return {
        html: sheet(
          "body{font:9pt 'Liberation Sans'}h1{font-size:19pt;margin:0;color:#8a1c1c}.sub{font-size:11pt;margin-bottom:4mm}table{width:100%}th,td{border:.5pt solid #999;padding:1.6pt 4pt;text-align:left}th{background:#f1e3e3}.group td{background:#8a1c1c;color:#fff;font-weight:bold}td:nth-child(-n+3),td:nth-child(n+7){text-align:right}.group td{text-align:left!important}",
          `<h1>${race}</h1><div class="sub">${dated(day, 'D MMMM YYYY', 'it')} &middot; ${course}</div>${listing('', `<tr><th colspan="2">Classifica</th><th rowspan="2">Pett.</th><th colspan="2">Atleta</th><th rowspan="2">Società</th><th colspan="2">Arrivo</th></tr>${row(['categ.', 'gen.', 'Cognome e nome', 'nato', 'tempo', 'distacco'], 'th')}`, body.join(''))}`,
        ),
        rows,
      };
    }
    const podium = groups.map(({ category, runners }) => {
      const finishers = runners.filter(({ out }) => !out);
      const lost = runners.filter(({ out }) => out);
      const item = (runner: Runner): string =>
        `<li><b>${safe(runner.name)}</b>${runner.born === null ? '' : ` (${runner.born})`}, pett. ${runner.bib}${runner.club === null ? '' : ` &ndash; ${runner.club}`}`;
      return `<section><h2>${category}</h2><ol>${finishers.map((runner) => `${item(runner)}<span>${time(runner.seconds)}</span></li>`).join('')}</ol>${lost.length ? `<div class="lost">Non arrivati</div><ul>${lost.map((runner) => `${item(runner)}</li>`).join('')}</ul>` : ''}</section>`;
    });
    return {
      html: sheet(
        "body{font:9.5pt/1.4 'DejaVu Sans'}h1{font-size:15pt;border-bottom:3pt solid #2c6e49;padding-bottom:1mm}h2{font-size:11pt;margin:4mm 0 1mm}ol,ul{margin:0;padding-left:9mm}li span{float:right}.lost{font-style:italic;margin:1mm 0 0 3mm}",
        `<h1>${race}</h1><p>Risultati ufficiali. Si è corso il ${dated(day, 'D MMMM YYYY', 'it')} su un tracciato di ${figure(length, 'it', 1)} chilometri${climb === null ? '' : ` con ${figure(climb, 'it')} metri di dislivello positivo`}. Temperatura alla partenza 11 gradi.</p>${podium.join('')}`,
      ),
      rows,
    };
  },
};
