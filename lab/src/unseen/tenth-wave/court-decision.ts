import { choice, number as numeric, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { dayIn, firm } from '../../generate/people-and-places.ts';
import { later, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { FACTS_OF_CASE, REASONS } from './court-sentences.ts';
import { escaped, nth, paper, people } from './long-paper.ts';

const OUTCOMES = ['accolta', 'parzialmente accolta', 'rigettata', 'parzialmente accolta'] as const;

/** Judgments of a civil court and awards of arbitrators. */
export const courtDecision: DocumentFamily = {
  id: 'tenth-court-decision',
  language: 'ita',
  name: 'Sentenze e lodi',
  description: 'Decisioni da registrare nel nostro archivio',
  fields: [
    text('attore', 'chi ha promosso la causa'),
    text('convenuto', ''),
    text('n. causa', 'numero del procedimento'),
    text('numero decisione', ''),
    text('giudice', 'judge, or the chair of the arbitrators'),
    text('data decisione', ''),
    text('udienza finale', ''),
    choice('esito', 'che fine ha fatto la domanda', ['accolta', 'parzialmente accolta', 'rigettata']),
    numeric('somma liquidata', 'what the losing party must pay, without interest and costs'),
    numeric('importo chiesto', ''),
    numeric('spese legali', 'compensi riconosciuti alla parte vincitrice'),
    text('avvocato attore', ''),
    text('CTU', 'perito nominato d’ufficio'),
    yesNo('provvisoriamente esecutiva', ''),
  ],
  write(random, number) {
    const court = number % 2 === 0;
    const names = people(random, 'ita', 8);
    const outcome = nth(OUTCOMES, number);
    const asked = random.whole(40_000, 900_000) + random.whole(0, 99) / 100;
    const decided = dayIn(random, 2018, 2023);
    const day = (days: number): string => printDate(later(decided, days), court ? 'slashes' : 'long', 'ita');
    const facts: Facts = {
      claimant: firm(random, 'ita'),
      respondent: firm(random, 'ita'),
      number: court ? `${random.whole(1000, 9999)}/${decided.year - 3}` : `${random.whole(20, 190)}/${decided.year - 1}`,
      decision: random.unless(court ? 0 : 0.6, `${random.whole(100, 2900)}/${decided.year}`),
      judge: nth(names, 0),
      others: [nth(names, 1), nth(names, 2)],
      decided: day(0),
      filed: day(-900),
      order: day(-1100),
      hearing: day(-random.whole(35, 80)),
      published: day(9),
      outcome,
      asked,
      awarded: outcome === 'rigettata' ? null : outcome === 'accolta' ? asked : Math.round(asked * random.whole(30, 80)) / 100,
      invoice: random.whole(10_000, 39_000) + 0.5,
      costs: random.whole(35, 240) * 100 + random.whole(0, 9) * 10,
      lawyer: nth(names, 3),
      opponent: nth(names, 4),
      expert: random.unless(0.4, `ing. ${nth(names, 5)}`),
      clerk: nth(names, 6),
      enforceable: court && outcome !== 'rigettata',
      place: random.pick(['Bergamo', 'Treviso', 'Perugia', 'Pisa']),
    };
    const row = [
      facts.claimant,
      facts.respondent,
      facts.number,
      facts.decision,
      facts.judge,
      facts.decided,
      facts.hearing,
      outcome,
      facts.awarded,
      facts.asked,
      facts.costs,
      facts.lawyer,
      facts.expert,
      facts.enforceable ? 'yes' : 'no',
    ];
    return { html: court ? judgment(random, facts) : award(random, facts), rows: [row] };
  },
};

interface Facts {
  claimant: string;
  respondent: string;
  number: string;
  decision: string | null;
  judge: string;
  others: string[];
  decided: string;
  filed: string;
  order: string;
  hearing: string;
  published: string;
  outcome: (typeof OUTCOMES)[number];
  asked: number;
  awarded: number | null;
  invoice: number;
  costs: number;
  lawyer: string;
  opponent: string;
  expert: string | null;
  clerk: string;
  enforceable: boolean;
  place: string;
}

const euros = (value: number): string => `€ ${printNumber(value, 'de', 2)}`;

function account(facts: Facts): string[] {
  return [
    `Con atto notificato il ${facts.filed} ${escaped(facts.claimant)} conveniva in giudizio ${escaped(facts.respondent)}, chiedendone la condanna al pagamento di ${euros(facts.asked)} a titolo di corrispettivo e di risarcimento del danno.`,
    `Esponeva che la fattura n. 114, di ${euros(facts.invoice)}, era rimasta insoluta e che un decreto ingiuntivo emesso il ${facts.order} era stato revocato.`,
    ...FACTS_OF_CASE,
    ...(facts.expert
      ? [`Veniva disposta consulenza tecnica d’ufficio, affidata all’${facts.expert}, che depositava la relazione nel termine.`]
      : []),
    `All’udienza del ${facts.hearing} le parti precisavano le conclusioni e la causa veniva trattenuta in decisione.`,
  ];
}

/** What the decision orders, point by point. */
function orders(facts: Facts): string[] {
  const { claimant, respondent, awarded, costs } = facts;
  const [winner, loser] = awarded === null ? [respondent, claimant] : [claimant, respondent];
  const first =
    awarded === null
      ? 'rigetta la domanda'
      : `${facts.outcome === 'accolta' ? 'accoglie la domanda' : 'accoglie parzialmente la domanda'} e, per l’effetto, condanna ${escaped(respondent)} a pagare a ${escaped(claimant)} la somma di ${euros(awarded)}, oltre interessi legali dalla domanda al saldo`;
  return [
    first,
    `condanna ${escaped(loser)} a rifondere a ${escaped(winner)} le spese di lite, che liquida in ${euros(costs)} per compensi e ${euros(759)} per esborsi, oltre rimborso forfettario al 15 %, IVA e CPA`,
    ...(facts.expert ? [`pone definitivamente a carico di ${escaped(loser)} le spese di consulenza, già liquidate in ${euros(3480)}`] : []),
    facts.enforceable
      ? 'dichiara la presente decisione provvisoriamente esecutiva'
      : 'dà atto che la presente decisione non è provvisoriamente esecutiva',
  ];
}

function judgment(random: SeededRandom, facts: Facts): string {
  const reasons = random.shuffled(REASONS);
  const body = `<div class="middle"><p>REPUBBLICA ITALIANA<br>IN NOME DEL POPOLO ITALIANO</p><h1>TRIBUNALE ORDINARIO di ${facts.place.toUpperCase()}</h1><p>Seconda Sezione Civile</p></div>
    <p>Il Tribunale, nella persona del Giudice dott. ${facts.judge}, ha pronunciato la seguente</p><h2>SENTENZA n. ${facts.decision}</h2>
    <p>nella causa civile di I grado iscritta al n. r.g. ${facts.number} promossa da:</p><p><b>${escaped(facts.claimant)}</b>, con il patrocinio dell’avv. ${facts.lawyer}, elettivamente domiciliata presso il difensore</p><p class="right">ATTRICE</p>
    <p class="middle">contro</p><p><b>${escaped(facts.respondent)}</b>, con il patrocinio dell’avv. ${facts.opponent}</p><p class="right">CONVENUTA</p>
    <h2>CONCLUSIONI</h2><p>Le parti hanno concluso come da fogli depositati in via telematica.</p><h2>Concisa esposizione delle ragioni di fatto e di diritto</h2>
    ${account(facts)
      .map((each) => `<p>${each}</p>`)
      .join('')}<h2>MOTIVI DELLA DECISIONE</h2>${reasons.map((each) => `<p>${each}</p>`).join('')}
    <p>La domanda va dunque ${facts.outcome}.</p><p>Le spese seguono la soccombenza e si liquidano come da dispositivo.</p>
    <h2>P.Q.M.</h2><p>Il Tribunale, definitivamente pronunciando, ogni diversa istanza ed eccezione disattesa o assorbita, così dispone:</p><ul>${orders(
      facts,
    )
      .map((each) => `<li>${each};</li>`)
      .join('')}</ul>
    <p>Così deciso in ${facts.place}, il ${facts.decided}.</p><p class="right">Il Giudice<br>dott. ${facts.judge}</p><p class="small">Depositata in cancelleria il ${facts.published}. Il cancelliere ${facts.clerk}</p>`;
  return paper(
    `body { font-size: 12pt; line-height: 1.75; text-align: justify } .middle { text-align: center } h1 { font-size: 15pt } h2 { font-size: 12.5pt; text-align: center } .right { text-align: right } .small { font-size: 9pt }`,
    body,
    { head: [`Sentenza n. ${facts.decision}`, `RG n. ${facts.number}`], foot: ['', 'pagina {page} di {pages}'], margin: '28mm 30mm' },
  );
}

function award(random: SeededRandom, facts: Facts): string {
  let paragraph = 0;
  const numbered = (items: readonly string[]): string =>
    items.map((each) => `<p class="par"><span>${++paragraph}.</span>${each}</p>`).join('');
  const chapters = ['Le parti e il tribunale arbitrale', 'Svolgimento del procedimento', 'Motivi', 'Spese', 'Dispositivo'];
  const body = `<div class="cover"><p>CAMERA ARBITRALE ADRIATICA</p><p>Procedimento arbitrale n. ${facts.number}</p><h1>LODO ARBITRALE${facts.decision ? `<br><small>n. ${facts.decision}</small>` : ''}</h1>
    <p><b>${escaped(facts.claimant)}</b><br>(parte istante)</p><p>contro</p><p><b>${escaped(facts.respondent)}</b><br>(parte resistente)</p><p>Sede dell’arbitrato: ${facts.place}</p></div>
    <div class="new"><h2>Sommario</h2><table class="wide">${chapters.map((each, index) => `<tr><td>${'ABCDE'[index]}.</td><td>${each}</td><td>${3 + index}</td></tr>`).join('')}</table></div>
    <div class="new"><h2>A. ${nth(chapters, 0)}</h2>${numbered([
      `La parte istante è ${escaped(facts.claimant)}, rappresentata e difesa dall’avv. ${facts.lawyer}.`,
      `La parte resistente è ${escaped(facts.respondent)}, rappresentata e difesa dall’avv. ${facts.opponent}.`,
      `Il tribunale arbitrale è composto da: prof. avv. ${facts.judge} (Presidente), avv. ${facts.others[0]} (arbitro nominato dall’istante) e avv. ${facts.others[1]} (arbitro nominato dalla resistente). Segretario: dott. ${facts.clerk}.`,
      'La clausola compromissoria è contenuta nell’art. 17 del contratto concluso tra le parti il 12 marzo 2015.',
    ])}<h2>B. ${nth(chapters, 1)}</h2>${numbered(account(facts))}<h2>C. ${nth(chapters, 2)}</h2>${numbered(random.shuffled(REASONS))}
    ${numbered([`Per queste ragioni la domanda è ${facts.outcome}.`])}<h2>D. ${nth(chapters, 3)}</h2>${numbered(['Gli onorari del tribunale arbitrale, determinati dalla Camera in € 21.500,00, restano a carico di entrambe le parti in solido.', 'Le spese di difesa seguono la soccombenza.'])}
    <h2>E. ${nth(chapters, 4)}</h2><p>Il tribunale arbitrale, all’unanimità:</p><ol type="a">${orders(facts)
      .map((each) => `<li>${each};</li>`)
      .join('')}</ol><p>Deliberato in conferenza personale degli arbitri il ${facts.decided}.</p>
    <table class="wide sign"><tr><td>Il Presidente<br><br>${facts.judge}</td><td>L’arbitro<br><br>${facts.others[0]}</td><td>L’arbitro<br><br>${facts.others[1]}</td></tr></table><p class="small">Il presente lodo è redatto in quattro originali ed è stato trasmesso alle parti il ${facts.published}.</p></div>`;
  return paper(
    `body { font: 10.5pt/1.65 "Liberation Sans" } .cover { text-align: center; padding-top: 45mm } .par { padding-left: 12mm; text-indent: -12mm } .par span { display: inline-block; width: 12mm; text-indent: 0 } h2 { font-size: 12pt } .wide { width: 100% } .sign { margin-top: 20px; text-align: center } .small { font-size: 8pt }`,
    body,
    {
      head: ['Camera Arbitrale Adriatica', `Proc. n. ${facts.number}`],
      foot: ['Riservato', '{page}/{pages}'],
      margin: '25mm',
      cover: true,
    },
  );
}
