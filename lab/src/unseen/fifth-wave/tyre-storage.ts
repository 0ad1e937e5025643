import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, between, figure, page, person, place, shift, show, shown, street, word } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

/** A Polish tyre shop's storage card, filled in by hand: the value above a line, its label under it; four wheels in a drawing. */
export const tyreStorage: DocumentFamily = {
  id: 'przechowalnia-opon',
  language: 'pl',
  name: 'Depozyty opon',
  description: '',
  fields: [
    text('karta', 'nr'),
    text('klient', ''),
    text('tel', ''),
    text('nr rej', ''),
    text('auto', ''),
    text('opony', 'producent i model'),
    text('rozmiar', ''),
    choice('sezon', '', ['zimowe', 'letnie', 'całoroczne']),
    yesNo('z felgami', ''),
    number('LP', 'bieżnik lewy przód, mm'),
    number('PP', ''),
    number('LT', ''),
    number('PT', ''),
    text('regał', ''),
    text('przyjęto', ''),
    text('odbiór do', ''),
    number('zapłacono', 'zł'),
    text('uwagi', ''),
  ],
  write(random, at) {
    const card = `${random.digits(4)}/${random.pick(['Z', 'L'])}`;
    const client = person(random, 'pl').full;
    const phone = random.unless(0.15, `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`);
    const plate = `${random.letters(2)} ${random.digits(4)}${random.letters(1)}`;
    const car = random.unless(0.15, random.pick(['Skoda Octavia', 'Opel Astra', 'Toyota Yaris', 'Ford Focus kombi', 'Kia Ceed']));
    const tyres = random.unless(
      0.08,
      `${random.pick(['Norvik', 'Polarius', 'Dromex', 'Savatra'])} ${random.pick(['Ice 4', 'Sport GT', 'Alpina', 'All Way'])}`,
    );
    const size = random.unless(0.08, `${random.pick(['195/65', '205/55', '225/45', '185/60'])} R${random.whole(15, 18)}`);
    const season = random.unless(0.1, random.pick(['zimowe', 'letnie', 'całoroczne'] as const));
    const rims = random.unless(0.15, random.chance(0.45));
    const treads = [0, 1, 2, 3].map(() => random.unless(0.12, between(random, 2.4, 8, 1)));
    const shelf = random.unless(0.15, `${random.letters(1)}-${random.whole(1, 24)}/${random.whole(1, 4)}`);
    const taken = aDay(random, '2025-03-20', 260);
    const until = random.unless(0.15, shift(taken, random.pick([180, 210, 240])));
    const paid = random.unless(0.2, random.pick([80, 100, 120, 140, 160]));
    const note = random.unless(
      0.45,
      random.pick(['rysa na feldze PP', 'LT do wyważenia', 'brak jednego kapturka', 'śruby w bagażniku klienta']),
    );
    const under = (label: string, value: string, grow = 1): string =>
      `<div style="flex:${grow}"><u>${value || '&nbsp;'}</u><small>${label}</small></div>`;
    const box = (label: string, on: boolean): string => `<span class=k><b>${on ? '&#10007;' : '&nbsp;'}</b> ${label}</span>`;
    const depth = (i: number): string => {
      const value = treads[i] ?? null;
      return value === null ? '......' : figure(value, 'pl', 1);
    };
    const html = page(
      'pl',
      '11mm 12mm',
      `body{font:9pt/1.3 "Liberation Sans"}.hd{display:flex;justify-content:space-between;background:#c8102e;color:#fff;padding:7px 11px}.hd b{font-size:13pt}
.l{display:flex;gap:16px;margin-top:12px}u{display:block;text-decoration:none;border-bottom:1px dotted #000;font:italic 11pt "Liberation Serif";min-height:19px;padding:0 4px}small{display:block;text-align:center;font-size:6.6pt}
.k{margin-right:14px}.k b{display:inline-block;width:13px;height:13px;line-height:12px;border:1px solid #000;text-align:center}.car{display:grid;grid-template-columns:1fr 1fr;width:250px;margin:12px auto;border:1px solid #888;border-radius:22px;padding:9px 20px;gap:14px 80px;text-align:center}
.car i{font:italic 11pt "Liberation Serif"}.fn{font-size:7pt;border-top:1px solid #888;margin-top:14px;padding-top:4px}`,
      `<div class=hd><b>${word(random, 'Guma Opon Bieżnik Kolo')}-Serwis ${place(random, 'pl')}</b><span>KARTA PRZECHOWANIA OPON<br>nr ${card}</span></div>
<div class=l>${under('imię i nazwisko', client, 3)}${under('telefon', shown(phone), 2)}</div>
<div class=l>${under('marka i model pojazdu', shown(car), 2)}${under('nr rejestracyjny', plate)}${under('przebieg', `${random.whole(21, 240)} tys. km`)}</div>
<div class=l>${under('producent / model opon', shown(tyres), 2)}${under('rozmiar', shown(size))}${under('DOT', `${random.whole(10, 52)}${random.whole(18, 24)}`)}</div>
<p style="margin-top:14px">Opony: ${(['letnie', 'zimowe', 'całoroczne'] as const).map((one) => box(one, one === season)).join('')}<br>Felgi: ${box('z felgami', rims === true)}${box('bez felg', rims === false)}</p>
<p style="margin:12px 0 0"><b>Głębokość bieżnika [mm]</b></p><div class=car><span>lewy przód<br><i>${depth(0)}</i></span><span>prawy przód<br><i>${depth(1)}</i></span><span>lewy tył<br><i>${depth(2)}</i></span><span>prawy tył<br><i>${depth(3)}</i></span></div>
<div class=l>${under('data przyjęcia', show(taken, at % 2 ? 'DD.MM.YYYY' : 'D MMMM YYYY', 'pl'))}${under('termin odbioru', until === null ? '' : show(until, 'DD.MM.YYYY', 'pl'))}${under('miejsce (regał)', shown(shelf))}${under(
        'opłata',
        paid === null ? '' : `${figure(paid, 'pl')} zł`,
      )}</div><div class=l>${under('uwagi', shown(note))}</div><div class=l>${under('podpis klienta', '')}${under('przyjął', person(random, 'pl').full)}</div>
<div class=fn>Po terminie odbioru naliczamy 1,50 zł za dobę. Opony nieodebrane przez 12 miesięcy uznaje się za porzucone. ${street(random, 'pl')}, tel. ${random.digits(2)} ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}</div>`,
      'A5',
    );
    return {
      html,
      rows: [
        [
          card,
          client,
          phone,
          plate,
          car,
          tyres,
          size,
          season,
          said(rims),
          treads[0] ?? null,
          treads[1] ?? null,
          treads[2] ?? null,
          treads[3] ?? null,
          shelf,
          taken,
          until,
          paid,
          note,
        ],
      ],
    };
  },
};
