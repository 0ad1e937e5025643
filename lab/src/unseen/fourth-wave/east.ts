import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, between, clock, figure, page, person, place, round, shift, show, shown, street, word, workday } from './paper.ts';

const WASTES: readonly [string, string][] = [
  ['15 01 01', 'Opakowania z papieru i tektury'],
  ['13 02 08*', 'Inne oleje silnikowe, przekładniowe i smarowe'],
  ['17 04 05', 'Żelazo i stal'],
  ['20 01 21*', 'Lampy fluorescencyjne i inne odpady zawierające rtęć'],
  ['16 06 01*', 'Baterie i akumulatory ołowiowe'],
  ['17 02 01', 'Drewno'],
  ['15 02 02*', 'Sorbenty, materiały filtracyjne, tkaniny do wycierania'],
  ['12 01 01', 'Odpady z toczenia i piłowania żelaza oraz jego stopów'],
];

/** A Polish waste transfer card in boxes; asked for in German. */
const wasteCard: DocumentFamily = {
  id: 'waste-transfer-card',
  language: 'pl',
  name: 'Abfallscheine Polen',
  description: 'Ein Schein über eine Fuhre Abfall gibt eine Zeile',
  fields: [
    text('Scheinnummer', ''),
    text('Von wem', 'Firma, die den Abfall abgibt'),
    text('Steuernummer des Abgebers', 'die polnische NIP'),
    text('Fuhrunternehmen', ''),
    text('An wen', 'Firma, die den Abfall annimmt'),
    text('Abfallschlüssel', ''),
    yesNo('Gefährlich', ''),
    number('Tonnen gewogen', 'Gewicht laut Waage des Empfängers, nicht das vom Abgeber angegebene'),
    text('Kennzeichen', 'Nummernschild des Lastwagens'),
    text('Fahrer', ''),
    text('Abgeholt', 'Tag'),
    text('Angekommen', 'Tag, an dem der Empfänger bestätigt hat'),
  ],
  write(random, at) {
    const firm = (kind: string): string =>
      `${word(random, 'Eko Pol Metal Agro Termo Rem Dol Stal')}${word(random, 'bud mex rol plast trans gum')} ${kind}`;
    const ending = (): string => random.pick(['Sp. z o.o.', 'S.A.', 'Sp. j.', 's.c.']);
    const from = firm(ending());
    const carrier = random.unless(0.1, `${word(random, 'Transport Spedycja Przewozy')} ${person(random, 'pl').last} ${ending()}`);
    const taker = `${random.pick(['Recykling', 'Zakład Odzysku', 'Eko-Sort'])} ${place(random, 'pl')} ${ending()}`;
    const taxNo = random.unless(
      0.12,
      at % 2 ? `${random.digits(3)}-${random.digits(3)}-${random.digits(2)}-${random.digits(2)}` : random.digits(10),
    );
    const [code, kind] = random.pick(WASTES);
    const danger = code.endsWith('*') ? 'yes' : 'no';
    const sent = between(random, 0.08, 22, 3);
    const weighed = random.unless(0.15, round(sent * (0.95 + random.next() * 0.08), 3));
    const plate = random.unless(0.12, `${random.pick(['WGM', 'PZ', 'SK', 'KRA', 'DW', 'LU'])} ${random.digits(4)}${random.letters(1)}`);
    const driver = random.unless(0.12, person(random, 'pl', false).full);
    const planned = workday(aDay(random, '2025-01-07', 430));
    const fetched = random.unless(0.1, workday(shift(planned, random.whole(0, 2))));
    const confirmed = random.unless(0.12, workday(shift(fetched ?? planned, random.whole(1, 3))));
    const card = `${random.whole(1, 999)}/${random.pick(['KPO', 'ODP'])}/${planned.slice(0, 4)}`;
    const pattern = random.pick(['YYYY-MM-DD', 'DD.MM.YYYY [r.]', 'D MMMM YYYY']);
    const at24 = (day: string | null, hour: number): string | null =>
      day === null
        ? null
        : `${show(day, pattern, 'pl')},
godz. ${clock(hour)}`;
    const cell = (caption: string, value: string | number | null, span: number): string =>
      `<div class=c style="grid-column:span ${span}"><small>${caption}</small>${shown(value)}</div>`;
    const part = (title: string): string => `<div class=p>${title}</div>`;
    const bdo = (): string => `000${random.digits(6)}`;
    const x = (on: boolean): string => `<u>${on ? 'x' : '&nbsp;'}</u>`;
    const html = page(
      'pl',
      '13mm 15mm',
      `body{font:9.6pt/1.3
"Liberation Serif"}.hd{text-align:center;font-weight:bold;font-size:12.5pt;margin-bottom:7px}
.g{display:grid;grid-template-columns:repeat(6,1fr);border:1px solid #000}.c{outline:.5px solid #000;padding:2px 6px 5px;min-height:43px}.c
small{display:block;font-size:6.8pt;margin-bottom:4px}
.p{grid-column:span 6;background:#ddd;outline:.5px solid
#000;text-align:center;font-weight:bold;padding:3px;font-size:9pt}u{display:inline-block;border:1px solid
#000;width:14px;text-align:center;text-decoration:none;line-height:12px;margin:0 5px 0 14px}
.k{font-size:6.6pt;margin-top:8px}`,
      `<div class=hd>KARTA PRZEKAZANIA ODPADÓW</div><div class=g>
${cell('Nr karty ¹⁾', card, 2)}${cell('Rok kalendarzowy', planned.slice(0, 4), 1)}${cell(
        'Planowana data i godzina transportu',
        at24(planned, 480),
        3,
      )}
${part('A. Posiadacz odpadów, który przekazuje odpady')}${cell('Imię i nazwisko lub nazwa podmiotu', from, 4)}${cell(
        'Nr rejestrowy BDO',
        bdo(),
        2,
      )}
${cell('Adres', `${street(random, 'pl')}, ${random.digits(2)}-${random.digits(3)} ${place(random, 'pl')}`, 3)}${cell(
        'NIP',
        taxNo,
        2,
      )}${cell('REGON', random.digits(9), 1)}
${cell('Miejsce wytwarzania odpadów', place(random, 'pl'), 3)}${cell('Osoba wystawiająca kartę', person(random, 'pl').full, 3)}
${part('B. Transportujący odpady')}${cell('Imię i nazwisko lub nazwa podmiotu', carrier, 4)}${cell('Nr rejestrowy BDO', bdo(), 2)}
${cell('NIP', random.digits(10), 2)}${cell('Nr rejestracyjny środka transportu', plate, 2)}${cell(
        'Nr rej. przyczepy',
        random.chance(0.4) ? `P${random.letters(2)} ${random.digits(4)}` : null,
        2,
      )}
${cell('Kierujący pojazdem', driver, 3)}${cell('Data i godzina rozpoczęcia transportu', at24(fetched, random.whole(480, 720)), 3)}
${part('C. Posiadacz odpadów, który przejmuje odpady')}${cell('Imię i nazwisko lub nazwa podmiotu', taker, 4)}${cell(
        'Nr rejestrowy BDO',
        bdo(),
        2,
      )}
${cell('Adres', `${street(random, 'pl')}, ${random.digits(2)}-${random.digits(3)} ${place(random, 'pl')}`, 3)}${cell(
        'NIP',
        random.digits(10),
        2,
      )}${cell('REGON', random.digits(9), 1)}
${part('D. Odpady')}${cell('Kod odpadów ²⁾', code, 1)}${cell('Rodzaj odpadów', kind, 5)}
<div class=c style="grid-column:span 2"><small>Odpady niebezpieczne</small>${x(danger === 'yes')}TAK ${x(danger === 'no')}NIE</div>
${cell('Masa przekazana [Mg]', figure(sent, 'pl', 3), 2)}${cell(
        'Masa przejęta [Mg]',
        weighed === null ? null : figure(weighed, 'pl', 3),
        2,
      )}
${cell(
  'Potwierdzenie przejęcia – data i godzina',
  at24(confirmed, random.whole(600, 900)),
  3,
)}${cell('Potwierdzenie przejęcia – imię i nazwisko', person(random, 'pl').full, 3)}
${cell('Uwagi', random.chance(0.4) ? 'Odpady w pojemnikach zwrotnych.' : null, 6)}</div>
<div class=k>¹⁾ Numer nadawany przez przekazującego. ²⁾ Zgodnie z katalogiem odpadów; gwiazdka oznacza odpady niebezpieczne. Wydruk z
systemu ${show(shift(planned, 12), 'DD.MM.YYYY', 'pl')}, strona 1 z 1</div>`,
    );
    return { html, rows: [[card, from, taxNo, carrier, taker, code, danger, weighed, plate, driver, fetched, confirmed]] };
  },
};

const GRADES: Record<string, string> = { good: 'buono', fair: 'discreto', poor: 'mediocre' };

/** An Italian museum's condition report on a loan; asked for in English. */
const conditionReport: DocumentFamily = {
  id: 'artwork-condition-report',
  language: 'it',
  name: 'Loan condition checks',
  description: 'One row per report, each about one work of art',
  fields: [
    text('Title of the work', ''),
    text('Artist', ''),
    text('Made with', 'technique and support, in the words of the paper'),
    number('Height cm', 'without frame'),
    number('Width cm', 'without frame'),
    text('Lent by', ''),
    text('Inventory no', ''),
    number('Insured for', 'euros'),
    text('Checked on arrival', 'date'),
    text('Conservator', 'person who examined the work on arrival'),
    choice('Overall state', '', ['good', 'fair', 'poor']),
    yesNo('Frame damaged', ''),
  ],
  write(random, at) {
    const sitter = person(random, 'it');
    const title = random.pick([
      `Ritratto di ${sitter.full}`,
      `Veduta di ${place(random, 'it')}`,
      'Natura morta con melagrane',
      'Madonna col Bambino e due santi',
      'La raccolta del fieno',
      'Il ritorno dal mercato',
    ]);
    const painter = random.unless(0.12, person(random, 'it', random.chance(0.2)).full);
    const technique = random.unless(
      0.1,
      random.pick(['olio su tela', 'tempera su tavola', 'olio su rame', 'pastello su carta', 'olio su cartone telato']),
    );
    const high = between(random, 22, 180, 1);
    const wide = between(random, 18, 150, 1);
    const sized = !random.chance(0.12);
    const lender = random.unless(
      0.1,
      random.pick([
        `Pinacoteca civica di ${place(random, 'it')}`,
        `Fondazione ${person(random, 'it').last}`,
        `Collezione ${person(random, 'it').last}, ${place(random, 'it')}`,
      ]),
    );
    const inventory = random.unless(0.12, `${random.pick(['inv.', 'Inv. n.'])}|${random.digits(4)}${random.pick(['', '/B'])}`);
    const stock = inventory?.split('|') ?? null;
    const insured = random.unless(0.15, random.whole(4, 180) * 2500);
    const left = workday(aDay(random, '2025-01-20', 420));
    const arrived = random.unless(0.1, workday(shift(left, random.whole(2, 5))));
    const conservator = random.unless(0.12, person(random, 'it').full);
    const grade = random.unless(0.12, random.pick(['good', 'fair', 'poor'] as const));
    const frame = random.unless(0.15, random.chance(0.45) ? 'yes' : 'no');
    const pattern = random.pick(['D MMMM YYYY', 'DD.MM.YYYY', 'W D MMMM YYYY']);
    const museum = `Museo ${random.pick(['di Palazzo', 'di Villa', 'della Rocca'])} ${person(random, 'it').last}`;
    const birth = random.whole(1560, 1790);
    const courier = person(random, 'it').full;
    const flaw = random.pick([
      'lieve craquelure nell’angolo inferiore sinistro',
      'piccola caduta di colore lungo il bordo destro',
      'ingiallimento della vernice',
      'vecchio restauro visibile a luce radente',
    ]);
    const html = page(
      'it',
      '18mm 19mm',
      `body{font:9.8pt/1.5 "Liberation Serif"}.m{font:8pt
"Liberation Sans";letter-spacing:2px;text-transform:uppercase;border-bottom:1px solid
#000;padding-bottom:7px;display:flex;justify-content:space-between}
h1{font:300 21pt "Liberation Sans";margin:18px 0 2px}h1+p{color:#555;margin-bottom:20px}.two{display:grid;grid-template-columns:1fr
62mm;gap:26px}.side{font:8.4pt/1.45 "Liberation Sans";border-left:1px solid #000;padding-left:13px}
.side b{display:block;font-size:6.8pt;letter-spacing:1px;color:#777;margin-top:9px;font-weight:normal}h2{font:bold 9pt
"Liberation Sans";margin:15px 0 4px}p{text-align:justify}
.img{border:1px solid #999;background:#e9e6df;height:46mm;display:flex;align-items:center;justify-content:center;color:#888;font:8pt
"Liberation Sans"}.sg{margin-top:28px;display:flex;justify-content:space-between;font-size:9pt}`,
      `<div class=m><span>${museum}</span><span>Scheda di verifica ${random.whole(1, 140)}</span></div>
<h1>${title}</h1><p>${painter ? `${painter} (${birth} circa &ndash; ${birth + random.whole(38, 79)})` : ''}</p>
<div class=two><div><h2>Esame alla partenza</h2><p>L’opera è stata esaminata nella sede del prestatore il ${show(left, pattern, 'it')} da
${person(random, 'it').full}, alla presenza dell’accompagnatore ${courier}.
Imballaggio in cassa climatizzata n. ${random.whole(2, 60)}, chiusa e piombata. Non si rilevano sollevamenti della pellicola pittorica.</p>
<h2>Esame all’arrivo</h2><p>${
        arrived
          ? `La cassa è stata aperta il ${show(arrived, pattern, 'it')}, dopo ventiquattro ore di
acclimatazione.`
          : 'La cassa è stata aperta dopo ventiquattro ore di acclimatazione.'
      }
${conservator ? `Il controllo è stato eseguito da ${conservator}, incaricato della tutela.` : ''} Si osserva ${flaw}, già documentata in
precedenza; ${random.pick(['nessuna variazione rispetto alla partenza', 'il fenomeno appare stabile'])}.
${grade === null ? '' : `Lo stato di conservazione generale si giudica ${GRADES[grade]}.`} ${
        frame !== null && random.chance(0.6)
          ? 'Il telaio è in buone condizioni, con due biette mancanti.'
          : 'Il verso è protetto da un pannello.'
      }</p>
${
  frame === null
    ? ''
    : `<p>${
        frame === 'yes'
          ? `La cornice presenta ${random.pick([
              'una scheggiatura della doratura in alto',
              'una frattura all’angolo destro',
              'la perdita di un fregio',
            ])}, da riparare prima dell’esposizione.`
          : 'La cornice è integra.'
      }</p>`
}
<h2>Prescrizioni</h2><p>Umidità relativa fra 48 e 55 %, temperatura 20 °C, illuminazione non oltre ${random.pick([50, 100, 150])} lux.
Distanziatore a terra di 60 cm. Non movimentare senza il consenso scritto del prestatore. La mostra chiude il
${show(shift(left, random.whole(80, 150)), 'D MMMM YYYY', 'it')}; il rientro avverrà entro dieci giorni.</p></div>
<div class=side><div class=img>foto ${random.digits(4)}</div>${technique ? `<b>MATERIA E TECNICA</b>${technique}` : ''}${
        sized
          ? `<b>MISURE
(H &times; L)</b>cm ${figure(high, 'it', 1)} &times; ${figure(wide, 'it', 1)}`
          : ''
      }
<b>CON CORNICE</b>cm ${figure(round(high + 14.5, 1), 'it', 1)} &times; ${figure(round(wide + 14.5, 1), 'it', 1)}${
        lender ? `<b>PRESTATORE</b>${lender}` : ''
      }${
        stock
          ? `<b>COLLOCAZIONE PRESSO IL PRESTATORE</b>sala ${random.whole(1, 19)}, ${stock[0]}
${stock[1]}`
          : ''
      }
${insured ? `<b>VALORE ASSICURATO</b>€ ${figure(insured, 'it')}` : ''}<b>POLIZZA</b>n. ${random.digits(8)}, da chiodo a
chiodo<b>TRASPORTO</b>${word(random, 'Arte Fine Muse')}trasporti ${person(random, 'it').last}<b>MOSTRA</b>Luce e materia, sala
${random.whole(1, 9)}
${at % 2 ? `<b>CATALOGO</b>n. ${random.whole(1, 90)}` : ''}</div></div>
<div class=sg><span>Per il museo<br><br>${
        person(random, 'it').full
      }<br>(registrar)</span><span>L’accompagnatore<br><br>${courier}</span></div>`,
    );
    return {
      html,
      rows: [
        [
          title,
          painter,
          technique,
          sized ? high : null,
          sized ? wide : null,
          lender,
          stock ? { anyOf: [stock[1] ?? '', stock.join(' ')] } : null,
          insured,
          arrived,
          conservator,
          grade,
          frame,
        ],
      ],
    };
  },
};

export const EAST: readonly DocumentFamily[] = [wasteCard, conditionReport];
