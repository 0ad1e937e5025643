import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, between, clock, figure, page, person, place, round, shift, show, shown, street, word } from './paper.ts';

const KEYWORDS: Record<string, string[]> = {
  Feuer: ['B2 Küchenbrand', 'B3 Wohnung', 'B1 Mülltonne', 'B2 PKW', 'B4 Scheune'],
  'Technische Hilfe': ['TH1 Ölspur', 'TH2 Person klemmt', 'TH1 Baum auf Straße', 'TH1 Tragehilfe', 'TH2 Wasser im Keller'],
  Fehlalarm: ['BMA Seniorenheim', 'BMA Gewerbe', 'B1 Rauchmelder piept'],
  Übung: ['ÜB Alarmübung Schule', 'ÜB Waldbrand'],
};

/** A fire brigade's report on a form with small captions in boxes. */
const fireReport: DocumentFamily = {
  id: 'feuerwehr-einsatzbericht',
  language: 'de',
  name: 'Einsätze',
  description: 'Pro Bericht eine Zeile, also ein Einsatz der Feuerwehr',
  fields: [
    text('Laufende Nummer', ''),
    text('Tag', 'an dem alarmiert wurde'),
    text('Alarm um', 'Uhrzeit, zu der die Melder gingen'),
    text('Stichwort', 'so wie es die Leitstelle ausgegeben hat'),
    text('Straße', 'wo es war, ohne Ort'),
    choice('Art', '', ['Feuer', 'Technische Hilfe', 'Fehlalarm', 'Übung']),
    text('Wer hat geführt', 'Leiter des Einsatzes vor Ort'),
    number('Unsere Leute', 'wie viele Kräfte wir draußen hatten'),
    number('Verletzte', ''),
    text('Wieder frei', 'Uhrzeit, ab der wir wieder ausrücken konnten'),
    text('Geschädigter', ''),
    yesNo('Wird abgerechnet', ''),
  ],
  write(random, at) {
    const town = place(random, 'de');
    const date = aDay(random, '2024-11-01', 560);
    const alarm = random.whole(0, 1270);
    const kind = random.pick(['Feuer', 'Feuer', 'Technische Hilfe', 'Technische Hilfe', 'Fehlalarm', 'Übung'] as const);
    const reference = `${random.whole(4, 210)}/${date.slice(0, 4)}`;
    const keyword = random.unless(0.1, random.pick(KEYWORDS[kind] ?? []));
    const where = street(random, 'de');
    const leader = random.unless(0.1, person(random, 'de').full);
    const crew = random.unless(0.12, random.whole(6, 34));
    const hurt = random.unless(0.2, random.chance(0.6) ? 0 : random.whole(1, 3));
    const out = alarm + random.whole(4, 8);
    const there = out + random.whole(3, 9);
    const free = random.unless(0.12, clock(there + random.whole(20, 140)));
    const victim = kind === 'Übung' ? null : random.unless(0.2, person(random, 'de').full);
    const charged = random.unless(0.12, kind === 'Fehlalarm' || random.chance(0.3) ? 'ja' : 'nein');
    const box = (caption: string, value: string | number | null, span = 1): string =>
      `<div class=c style="grid-column:span ${span}"><small>${caption}</small>${shown(value, '&nbsp;')}</div>`;
    const cross = (on: boolean, label: string): string => `<span class=o><i>${on ? 'X' : ''}</i>${label}</span>`;
    const cars = random
      .some(['HLF 20', 'LF 10', 'TLF 3000', 'DLK 23/12', 'MTF', 'RW', 'ELW 1'], random.whole(2, 4))
      .map(
        (car, i) =>
          `<tr><td>Florian ${town} ${i + 1}/4${random.whole(1, 9)}-1<td>${car}<td>${clock(out + i)}<td>${clock(
            there + i,
          )}<td>${crew === null ? '' : `1/${random.whole(2, 8)}`}`,
      )
      .join('');
    const pattern = random.pick(['DD.MM.YYYY', 'w, DD.MM.YY', 'D. MMMM YYYY']);
    const html = page(
      'de',
      '12mm 14mm',
      `body{font:10.5pt
"Liberation Sans"}.g{display:grid;grid-template-columns:repeat(12,1fr);border:1.5px solid #000;
border-width:1.5px 0 0 1.5px;margin-bottom:9px}.c{border:solid #000;border-width:0 1.5px 1px 0;padding:1px 5px 4px;min-height:46px;
font-family:"Liberation Mono";font-size:10.5pt}.c small{display:block;font:6.5pt "Liberation Sans";color:#333;margin-bottom:3px}
.hd{display:flex;justify-content:space-between;align-items:end;margin-bottom:8px}.hd b{font-size:17pt}.o{margin-right:16px;font:9pt
"Liberation Sans"}
.o i{display:inline-block;width:13px;height:13px;border:1px solid #000;margin-right:5px;text-align:center;font:bold 10px/12px
"Liberation Mono";vertical-align:middle}
table{width:100%;margin-bottom:9px;font-size:9pt}td,th{border:1px solid #000;padding:2px 5px}th{font-size:7pt;background:#e8e8e8}
.stamp{position:absolute;right:70px;bottom:40px;border:2px solid #345ca8;color:#345ca8;padding:5px 12px;transform:rotate(-7deg);font:bold
10pt "Liberation Sans"}
body{position:relative;min-height:270mm}`,
      `<div class=hd><b>Einsatzbericht</b><span>Freiwillige Feuerwehr ${town}<br><small>Vordruck FwB 3 &ndash; für jeden Einsatz
auszufüllen</small></span></div>
<div class=g>${box('Einsatz-Nr. der Wehr', reference, 3)}${box('Einsatz-Nr. Leitstelle', random.digits(10), 3)}${box(
        'Datum',
        show(date, pattern, 'de'),
        3,
      )}
${box('Abteilung', random.pick(['Stadtmitte', 'Nord', 'Süd']), 3)}
${box('Alarmierung (Uhr)', clock(alarm), 2)}${box('Ausgerückt', clock(out), 2)}${box('Eingetroffen', clock(there), 2)}${box(
        'Einsatzende',
        clock(there + 19),
        3,
      )}
${box('Einsatzbereitschaft hergestellt', free, 3)}
${box('Einsatzstelle: Straße, Hausnummer', where, 6)}${box('PLZ, Ort, Ortsteil', `${random.digits(5)} ${place(random, 'de')}`, 6)}
${box('Alarmstichwort', keyword, 6)}${box(
        'Meldender / Telefon',
        random.chance(0.6) ? `${person(random, 'de').full}, 0${random.digits(9)}` : null,
        6,
      )}
<div class=c style="grid-column:span 12"><small>Einsatzart (Zutreffendes ankreuzen)</small>${cross(kind === 'Feuer', 'Brandeinsatz')}
${cross(kind === 'Technische Hilfe', 'Hilfeleistung')}${cross(kind === 'Fehlalarm', 'Fehlalarm')}${cross(
        kind === 'Übung',
        'Übung',
      )}${cross(false, 'Sicherheitswache')}</div>
${box('Einsatzleiter', leader, 6)}${box('Abschnittsleiter', random.chance(0.4) ? person(random, 'de').full : null, 6)}
${box('Eigene Kräfte', crew, 3)}${box('Kräfte anderer Wehren', random.whole(0, 18), 3)}${box('Gerettete Personen', random.whole(0, 3), 2)}
${box('Verletzte', hurt, 2)}${box('Tote', '0', 2)}
${box('Eigentümer / Geschädigter (Name)', victim, 6)}${box(
        'Amtl. Kennzeichen',
        random.chance(0.3) ? `${random.letters(2)}-${random.letters(2)} ${random.digits(3)}` : null,
        6,
      )}</div>
<table><tr><th>Funkrufname<th>Fahrzeug<th>ab<th>an<th>Besatzung${cars}</table>
<div class=g><div class=c style="grid-column:span 12;min-height:190px"><small>Lage und Tätigkeit</small>${
        kind === 'Übung'
          ? 'Übung nach Plan, Wasserförderung über lange Wegstrecke.'
          : kind === 'Fehlalarm'
            ? 'Bereich kontrolliert, keine Feststellung, Anlage zurückgestellt.'
            : 'Lage erkundet, Einsatzstelle gesichert und ausgeleuchtet, nach Beendigung der Maßnahmen an Polizei übergeben.'
      }</div>
${box('Verbrauchtes Material', random.chance(0.5) ? `${random.whole(1, 12)} Sack Bindemittel` : null, 6)}
<div class=c style="grid-column:span 6"><small>Kostenersatz nach Satzung</small>${cross(charged === 'ja', 'ja')}${cross(
        charged === 'nein',
        'nein',
      )}</div>
${box(
  'Bericht erstellt (Name, Datum)',
  `${person(random, 'de').full}, ${show(shift(date, 1), 'DD.MM.YY', 'de')}`,
  6,
)}${box('Gesehen Kommandant', at % 2 ? person(random, 'de').last : null, 6)}</div>
${
  random.chance(0.5)
    ? `<div class=stamp>EINGEGANGEN<br>${show(shift(date, random.whole(2, 9)), 'DD. MMM YYYY', 'de').toUpperCase()}</div>`
    : ''
}`,
    );
    const yes = charged === null ? null : charged === 'ja' ? 'yes' : 'no';
    return { html, rows: [[reference, date, clock(alarm), keyword, where, kind, leader, crew, hurt, free, victim, yes]] };
  },
};

const PLEDGES: readonly [string, boolean][] = [
  ['Armband, 585 Gelbgold, Panzerkette', true],
  ['Ring, 750 Weißgold mit Brillant', true],
  ['Collier, 333 Gelbgold', true],
  ['Taschenuhr, 800 Silber, Sprungdeckel', true],
  ['Trompete, versilbert, im Koffer', false],
  ['Spiegelreflexkamera mit zwei Objektiven', false],
  ['Akkordeon, 96 Bässe, rot', false],
  ['Siegelring, 585 Rotgold, Lagenstein', true],
];

/** A pawnbroker's ticket, small, with plenty of small print. */
const pawnTicket: DocumentFamily = {
  id: 'pfandschein',
  language: 'de',
  name: 'Versetzte Sachen',
  description: 'Ein Pfandschein ist eine Zeile',
  fields: [
    text('Scheinnummer', ''),
    text('Kunde', 'wer etwas versetzt hat'),
    text('Gegenstand', ''),
    number('Gewicht', 'in Gramm'),
    number('Wert laut Leihhaus', ''),
    number('Bekommen', 'Geld, das der Kunde dafür erhalten hat'),
    number('Monatliche Zinsen in Euro', ''),
    number('Monatliche Gebühr in Euro', 'ohne die Zinsen'),
    text('Läuft bis', ''),
    text('Darf verkauft werden ab', 'frühester Tag, an dem das Leihhaus die Sache verwerten darf'),
    text('Ausweisnummer', ''),
    yesNo('Verlängerung', 'ja, wenn es schon einen älteren Schein dafür gab'),
  ],
  write(random, at) {
    const owner = person(random, 'de');
    const house = `Leihhaus ${person(random, 'de').last}`;
    const [thing, metal] = random.pick(PLEDGES);
    const date = aDay(random, '2025-01-02', 450);
    const months = random.pick([3, 3, 4]);
    const due = shift(date, months * 30 + 1);
    const sale = random.unless(0.15, shift(due, 31));
    const loan = random.whole(3, 90) * 10;
    const interest = random.unless(0.1, round(loan / 100));
    const fee = random.unless(0.1, loan > 300 ? random.pick([6.5, 9, 12.5]) : random.pick([2.5, 3.5, 4.5]));
    const value = random.unless(0.15, loan + random.whole(1, 20) * 10);
    const weight = metal ? random.unless(0.12, between(random, 3, 60, 1)) : null;
    const papers = random.unless(0.15, `L${random.digits(2)}${random.letters(2)}${random.digits(4)}${random.letters(1)}`);
    const longer = random.chance(0.35);
    const ticket = `${random.digits(6)}`;
    const older = random.digits(6);
    const euro = (sum: number | null): string => (sum === null ? '' : `${figure(sum, 'de')} &euro;`);
    const day = random.pick(['DD.MM.YYYY', 'D. MMMM YYYY', 'DD.MM.YY']);
    const line = (label: string, content: string, strong = false): string =>
      content === '' ? '' : `<div class="ln${strong ? ' st' : ''}"><span>${label}</span><span>${content}</span></div>`;
    const html = page(
      'de',
      '9mm 11mm',
      `body{font:10pt/1.42 "Liberation Sans";max-width:152mm;margin:0
auto}.hd{display:flex;justify-content:space-between;border-bottom:2px solid #7a1f1f;
color:#7a1f1f;padding-bottom:4px}.hd b{font:bold 15pt "Liberation Serif"}.no{font:bold 15pt
"Liberation Mono";color:#000}.ln{display:flex;justify-content:space-between;padding:1.5px 0}
.st{font-weight:bold;font-size:10.5pt;border-top:1px solid #000;border-bottom:1px solid #000;margin:3px
0}.kl{font-size:6.6pt;line-height:1.3;text-align:justify;columns:2;column-gap:10px;margin-top:8px}
.p{background:#f4efe2;padding:6px 8px;margin:7px 0;font:9.5pt "DejaVu Sans"}.cut{border-top:1px dashed
#000;margin-top:10px;padding-top:6px;font-size:7.5pt}`,
      `<div class=hd><span><b>${house}</b><br>${street(random, 'de')} &middot; ${random.digits(5)} ${place(random, 'de')}<br>Mo&ndash;Fr
9&ndash;13 und 14&ndash;18 Uhr &middot; St.-Nr. ${random.digits(2)}/${random.digits(3)}/${random.digits(5)}</span>
<span style="text-align:right">PFANDSCHEIN<br><span class=no>${ticket}</span></span></div>
<p style="margin-top:7px">${owner.female ? 'Frau' : 'Herr'} <b>${owner.full}</b>, geb. ${show(
        aDay(random, '1950-01-01', 18000),
        'DD.MM.YYYY',
        'de',
      )}, wohnhaft ${street(random, 'de')}, ${place(random, 'de')},
${papers ? `ausgewiesen durch Personalausweis ${papers},` : 'persönlich bekannt,'} hat heute, am ${show(date, day, 'de')}, das folgende
Pfand ${longer ? `belassen (Erneuerung des Pfandes Nr. ${older})` : 'neu hinterlegt'}:</p>
<div class=p>${thing}${weight === null ? '' : ` <br>Gew. ${figure(weight, 'de', 1)} g`}${
        metal
          ? ` &nbsp; Fach
${random.letters(1)}${random.whole(1, 80)}`
          : `<br>Fach ${random.letters(1)}${random.whole(1, 80)}`
      }</div>
${line('Schätzwert', euro(value))}${line('Darlehen', euro(loan), true)}
${line('Zinsen je angefangenem Monat (1 v. H.)', euro(interest))}${line('Vergütung je Monat gem. § 10 PfandlV', euro(fee))}
${line('Fällig', show(due, day, 'de'), at % 2 === 0)}${line('Verwertung nicht vor dem', sale === null ? '' : show(sale, day, 'de'))}
${line('Beleihung durch', `${person(random, 'de').full} / Kasse ${random.whole(1, 4)}`)}
<div class=kl>Das Pfandleihunternehmen haftet für Verlust und Beschädigung bis zum doppelten Betrag des Darlehens. Die Ware ist gegen
Feuer, Leitungswasser und Einbruch zum
doppelten Darlehensbetrag versichert. Der Verpfänder erklärt, dass er Eigentümer ist. Wird das Pfand nicht rechtzeitig eingelöst, so darf
es verwertet werden.
Ein Mehrerlös kann innerhalb von ${random.pick(['zwei', 'drei'])} Jahren abgeholt werden. Die Auslösung geschieht gegen Rückgabe dieses
Scheins; wer den Schein vorlegt, gilt als berechtigt.
Verlust ist sofort zu melden, Sperrgebühr ${figure(5, 'de')} &euro;.</div>
<div class=cut>Abschnitt für die Kartei &nbsp; ${ticket} &nbsp; ${owner.last} &nbsp; ${word(random, 'Lade Regal Karton')} ${random.whole(
        1,
        40,
      )} &nbsp; Tresor ${random.whole(1, 9)}</div>`,
    );
    return { html, rows: [[ticket, owner.full, thing, weight, value, loan, interest, fee, due, sale, papers, longer ? 'yes' : 'no']] };
  },
};

export const GERMAN: readonly DocumentFamily[] = [fireReport, pawnTicket];
