import { type DocumentFamily, number, text } from '../../generate/generated-document.ts';
import { address, amount, cents, dayIn, firm } from '../../generate/people-and-places.ts';
import { type Day, iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { listing, row, safe } from '../seventh-wave/paper.ts';
import { leaf } from './paper.ts';

const BANKS = ['Banca Popolare dell’Adige', 'Cassa Rurale Alta Valle', 'Credito Subalpino S.p.A.'];
const HOME_BANKS = ['BPER ag. Modena 3', 'Intesa fil. 0217', 'BCC Brescia sede', 'Unicredit Lecco', 'MPS Siena centro'];
const TOWNS = ['Sassuolo', 'Lecco', 'Fabriano', 'Nola', 'Thiene', 'Imola'];

interface Receipt {
  debtor: string;
  town: string;
  taxNo: string;
  euros: number;
  due: Day;
  bill: string;
  billed: Day;
  bank: string;
}

interface Slip {
  no: string;
  bank: string;
  creditor: string;
  presented: Day;
  receipts: Receipt[];
}

/** What a firm hands its bank to collect from customers: a list with the facts of the slip above it. */
export const bankReceipts: DocumentFamily = {
  id: 'bank-receipts',
  language: 'ita',
  name: 'Ri.Ba. presentate',
  description: 'Le ricevute bancarie di una distinta, una riga per ogni effetto.',
  fields: [
    text('cliente', 'Chi deve pagare'),
    text('citta', 'Città del cliente'),
    number('importo', 'Importo dell’effetto in euro'),
    text('scade', 'Data di scadenza'),
    text('fattura', 'Numero della fattura che si incassa'),
    text('dataFattura', 'Data della fattura'),
    text('bancaCliente', 'Banca e filiale presso cui paga il cliente'),
    text('partitaIva', 'Partita IVA del cliente'),
    text('distinta', 'Numero della distinta'),
    text('presentata', 'Giorno in cui la distinta è stata presentata'),
    text('nostraBanca', 'Banca a cui si presenta'),
    number('totaleDistinta', 'Totale di tutti gli effetti'),
    text('insolutoIl', 'Data in cui è tornato insoluto'),
  ],
  write(random, at) {
    const slip = slipOf(random);
    const withTaxNo = at % 2 === 1;
    const total = cents(slip.receipts.reduce((sum, { euros }) => sum + euros, 0));
    return {
      html: withTaxNo ? twoLines(slip, total) : grid(slip, total, random),
      rows: slip.receipts.map(({ debtor, town, taxNo, euros, due, bill, billed, bank }) => [
        debtor,
        town,
        euros,
        iso(due),
        bill,
        iso(billed),
        bank,
        withTaxNo ? taxNo : null,
        slip.no,
        iso(slip.presented),
        slip.bank,
        total,
        null,
      ]),
    };
  },
};

function slipOf(random: SeededRandom): Slip {
  const presented = dayIn(random, 2024, 2026);
  return {
    no: random.digits(6),
    bank: random.pick(BANKS),
    creditor: firm(random, 'ita'),
    presented,
    receipts: Array.from({ length: random.whole(9, 58) }, (): Receipt => {
      const billed = later(presented, -random.whole(3, 40));
      return {
        debtor: `${firm(random, 'ita')}`,
        town: random.pick(TOWNS),
        taxNo: `0${random.digits(10)}`,
        euros: amount(random, 118, 9_840),
        due: later(presented, random.pick([30, 31, 45, 60, 61, 90])),
        bill: `${random.whole(14, 2_190)}${random.pick(['', '', '/A', '/B'])}`,
        billed,
        bank: random.pick(HOME_BANKS),
      };
    }),
  };
}

const money = (value: number): string => printNumber(value, 'de', 2);
const short = ({ year, month, day }: Day): string =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
const STYLE = `body{font:8.5pt 'Liberation Sans'}table{width:100%;margin:3mm 0}td,th{padding:.8mm 1.2mm;text-align:left;vertical-align:top}.r{text-align:right}.g td,.g th{border:.6px solid #333}th{background:#eaeaf2}.s{font-size:7.5pt;color:#444}td:last-child{text-align:right}.sum td{font-weight:bold}`;
const SMALL =
  'Salvo buon fine. Vi preghiamo di accreditare il ricavo netto sul nostro conto. Spese di insoluto a nostro carico. Effetti a spese del debitore: 0.';

function grid({ no, bank, creditor, presented, receipts }: Slip, total: number, random: SeededRandom): string {
  const rows = receipts.map(({ debtor, town, euros, due, bill, billed, bank: home }, index) =>
    row([index + 1, debtor, town, home, `Ft. ${bill} del ${short(billed)}`, printDate(due, 'slashes', 'ita'), money(euros)]),
  );
  return leaf(
    STYLE,
    `<div style="display:flex;justify-content:space-between"><div><b>${safe(creditor)}</b><br>${safe(address(random, 'ita').line)}<br>Cod. SIA ${random.letters(1)}${random.digits(4)}</div><div>Spett.le<br><b>${safe(bank)}</b><br>Ufficio Portafoglio</div></div>
    <h3>DISTINTA DI PRESENTAZIONE Ri.Ba. ELETTRONICHE N. ${no} DEL ${printDate(presented, 'slashes', 'ita')}</h3>
    ${listing('g', row(['Progr.', 'Debitore', 'Piazza', 'Appoggio', 'Causale', 'Scadenza', 'Importo €'], 'th'), `${rows.join('')}<tr class="sum"><td colspan="6">N. effetti ${receipts.length} — TOTALE</td><td>${money(total)}</td></tr>`)}
    <p class="s">${SMALL}</p>`,
  );
}

function twoLines({ no, bank, creditor, presented, receipts }: Slip, total: number): string {
  const rows = receipts.map(
    ({ debtor, town, taxNo, euros, due, bill, billed, bank: home }, index) =>
      `${row([`${index + 1})`, `${debtor} – ${town}`, `scad. ${printDate(due, 'dashes', 'ita')}`, money(euros)])}<tr class="second"><td></td><td>P.IVA ${taxNo} · rif. fatt. ${bill} del ${printDate(billed, 'dashes', 'ita')}</td><td colspan="2">${safe(home)}</td></tr>`,
  );
  return leaf(
    `${STYLE}body{font:9pt 'Liberation Mono'}.second td{border-bottom:1px dotted #666;font-size:.88em;text-align:left!important}`,
    `<div>${safe(creditor)}   –   STAMPA DISTINTA EFFETTI   pag. 1</div><div>Istituto: ${safe(bank)}</div><div>Distinta ${no}   presentata il ${printDate(presented, 'dashes', 'ita')}   tipo: salvo buon fine</div>
    <table>${rows.join('')}</table><div>Effetti n. ${receipts.length}   Importo complessivo EUR ${money(total)}</div><p class="s">${SMALL}</p>`,
  );
}
