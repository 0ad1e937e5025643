import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, figure, page, person, place, shift, show, shown, street, word, workday } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

/** A German theatre's loan of costumes to an amateur company: labels on the left in two columns, terms as small print. */
export const costumeLoan: DocumentFamily = {
  id: 'kostuemverleih',
  language: 'de',
  name: 'Kostümverleih',
  description: 'Leihscheine des Fundus',
  fields: [
    text('Leihschein', ''),
    text('Entleiher', 'Verein oder Gruppe'),
    text('Ansprechperson', ''),
    text('Mail', ''),
    text('Stück', 'für welches Theaterstück'),
    number('Teile', 'Anzahl'),
    text('Abholung', ''),
    text('Rückgabe', ''),
    text('zurück am', 'tatsächlich zurückgegeben'),
    number('Gebühr', ''),
    number('Kaution', ''),
    choice('bezahlt', 'wie', ['bar', 'Überweisung', 'Karte']),
    yesNo('gereinigt', 'kamen die Sachen gereinigt zurück?'),
    text('Schaden', ''),
    text('ausgegeben von', ''),
  ],
  write(random, at) {
    const slip = `F-${random.digits(4)}`;
    const group = `${random.pick(['Laienbühne', 'Theatergruppe', 'Spielschar', 'Karnevalsverein'])} ${place(random, 'de')}`;
    const contact = person(random, 'de');
    const mail = random.unless(
      0.25,
      `${contact.last.toLowerCase().replaceAll('ü', 'ue').replaceAll('ö', 'oe')}@${random.pick(['buehne', 'verein', 'post'])}.example`,
    );
    const play = random.unless(
      0.2,
      random.pick(['Der eingebildete Hofrat', 'Mord im Posthaus', 'Die Müllerin von Rabenau', 'Sturm auf Schloss Wetterstein']),
    );
    const pieces = random.unless(0.1, random.whole(3, 64));
    const out = workday(aDay(random, '2025-01-13', 400));
    const due = workday(shift(out, random.pick([14, 21, 28, 42])));
    const returned = random.unless(0.4, workday(shift(due, random.whole(-4, 9))));
    const fee = random.unless(0.1, (pieces ?? 12) * random.pick([6, 8, 9.5]));
    const deposit = random.unless(0.2, random.pick([50, 100, 150, 200]));
    const paid = random.unless(0.2, random.whole(0, 2));
    const clean = returned === null ? null : random.unless(0.15, random.chance(0.6));
    const damage =
      returned === null
        ? null
        : random.unless(0.55, random.pick(['Saum am Reifrock ausgerissen', 'zwei Knöpfe fehlen', 'Rotweinfleck auf Weste 14']));
    const by = random.unless(0.1, person(random, 'de').full);
    const line = (label: string, value: string): string => `<tr><td>${label}${at % 2 ? ':' : ''}<td>${value}`;
    const euro = (value: number | null): string => (value === null ? '' : `${figure(value, 'de')} €`);
    const day = (iso: string): string => show(iso, at % 2 ? 'DD.MM.YYYY' : 'w., DD.MM.YY', 'de');
    const tick = (label: string, on: boolean): string => `${on ? '[x]' : '[ ]'} ${label}&emsp;`;
    const html = page(
      'de',
      '15mm 17mm',
      `body{font:9.6pt/1.4 "Liberation Mono"}.hd b{font:bold 17pt "Liberation Serif"}.hd{border-bottom:4px solid #000;padding-bottom:8px;display:flex;justify-content:space-between}
.two{display:grid;grid-template-columns:1fr 1fr;gap:24px;margin-top:14px}td{padding:3px 12px 3px 0}td:first-child{white-space:nowrap}h2{font-size:10pt;margin:18px 0 5px;border-bottom:1px dashed #000}.kl{font:7.6pt/1.3 "Liberation Sans";columns:2;margin-top:18px}
.sg{margin-top:48px;display:flex;justify-content:space-between}`,
      `<div class=hd><span><b>Theater ${place(random, 'de')}</b><br>Kostümabteilung &ndash; Fundus</span><span>LEIHSCHEIN ${slip}<br>${word(random, 'Original Durchschlag')}</span></div>
<div class=two><table>${line('Entleiher', group)}${line('Anschrift', `${street(random, 'de')}<br>${random.digits(5)} ${place(random, 'de')}`)}${line('vertreten durch', contact.full)}${line('E-Mail', shown(mail))}</table>
<table>${line('Produktion', shown(play))}${line('Premiere', day(shift(out, random.whole(5, 12))))}${line('Ausgabe', day(out))}${line('Rückgabe bis', day(due))}${line('Teile gesamt', shown(pieces))}</table></div>
<h2>KOSTEN</h2><table>${line('Leihgebühr', euro(fee))}${line('Kaution', euro(deposit))}${line('Reinigungspauschale', `bei Bedarf ${figure(random.whole(3, 9) * 5, 'de')} €`)}${line(
        'Zahlung',
        ['bar', 'Überweisung', 'Karte'].map((one, i) => tick(one, i === paid)).join(''),
      )}</table>
<h2>RÜCKNAHME (vom Fundus auszufüllen)</h2><table>${line('Zurück am', returned === null ? '' : show(returned, 'DD.MM.YYYY', 'de'))}${line('Gereinigt', tick('ja', clean === true) + tick('nein', clean === false))}${line('Beschädigungen', shown(damage))}</table>
<div class=kl><p>1. Die Kostüme dürfen nicht geändert werden. Geheftet werden darf mit weitem Stich.</p><p>2. Nach Ablauf der Frist werden je angefangene Woche 25 v. H. der Leihgebühr berechnet.</p>
<p>3. Schminke ist vor der Rückgabe zu entfernen. Die Kaution wird bis zum Ausgleich von Schäden einbehalten.</p><p>4. Eine Weitergabe an Dritte ist nicht gestattet.</p></div>
<div class=sg><span>_____________________<br>Entleiher</span><span>${shown(by, '_____________________')}<br>ausgegeben durch</span></div>`,
    );
    return {
      html,
      rows: [
        [
          slip,
          group,
          contact.full,
          mail,
          play,
          pieces,
          out,
          due,
          returned,
          fee,
          deposit,
          paid === null ? null : (['bar', 'Überweisung', 'Karte'][paid] ?? null),
          said(clean),
          damage,
          by,
        ],
      ],
    };
  },
};
