import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { between, dayBetween, dec, esc, iso, long, month, person, place, plus, round, sheet, shown, street } from './paper.ts';

const CHARITIES = ['Community Larder', 'Boxing Club', 'Carers’ Network', 'Woodland Trust', 'Credit Union', 'Women’s Centre', 'Brass Band'];
const PROJECTS = [
  'Warm Rooms',
  'Saturday Kitchen',
  'Roots and Shoots',
  'Safer Streets After School',
  'The Listening Post',
  'Steps Back to Work',
  'Repair and Share',
];

const OPEN =
  'You are free to make the award public straight away, and we would be glad if you did; our logo and a few lines about us ' +
  'are on our website.';
const SECRET =
  'May I ask you to keep the news to yourselves for the moment: the award is confidential until we have published the full list, ' +
  'and we shall tell you when that is.';

const grant: DocumentFamily = {
  id: 'charity-grant-letter',
  language: 'en',
  name: 'Grants we were given',
  description: 'One row per letter that awards us money',
  fields: [
    text('From whom', 'the foundation that gives'),
    text('Their reference', ''),
    text('Who gets it', 'the charity'),
    text('Project', ''),
    number('Amount awarded', 'in all, not what was asked for'),
    number('Asked for', ''),
    number('First instalment', ''),
    text('Paid on', 'when the first instalment comes'),
    text('Reply by', 'last day to accept'),
    text('First report', 'when the first progress report must be in'),
    text('Contact', 'who at the foundation answers questions'),
    yesNo('Can we announce it now', ''),
  ],
  write(random, at) {
    const family = person(random, 'en').last;
    const trust = random.pick([
      `The ${family} Foundation`,
      `${family} & ${person(random, 'en').last} Charitable Trust`,
      `The ${family} Fund`,
    ]);
    const reference = random.unless(
      0.12,
      random.pick([`${random.letters(2)}/${random.digits(4)}/26`, `G-${random.digits(6)}`, `${random.digits(5)}-R2`]),
    );
    const charity = `${place(random, 'en')} ${random.pick(CHARITIES)}`;
    const project = random.pick(PROJECTS);
    const amount = random.pick([9600, 12000, 18500, 24750, 30000, 45000, 61200]);
    const asked = random.unless(0.15, amount + random.pick([2000, 5000, 7500, 12400]));
    const parts = random.pick([2, 3, 4]);
    const first = random.unless(0.12, round(amount / parts, 0) + random.pick([0, 0, 500]));
    const sent = dayBetween(random, '2025-01-20', '2026-10-30');
    const paid = random.unless(0.12, plus(sent, random.whole(30, 70)));
    const reply = random.unless(0.12, plus(sent, random.whole(14, 28)));
    const report = random.unless(0.15, plus(sent, random.whole(170, 230)));
    const board = plus(sent, -random.whole(3, 11));
    const officer = person(random, 'en');
    const chair = person(random, 'en');
    const contact = random.unless(0.1, officer.full);
    const open = random.chance(0.5);
    const d = (day: Date): string =>
      at % 2 === 0
        ? long(day, 'en')
        : `${day.getUTCDate()}${['st', 'nd', 'rd'][((day.getUTCDate() % 30) % 20) - 1] ?? 'th'} ${month(
            day,
            'en',
          )} ${day.getUTCFullYear()}`;
    const money = (n: number): string => `£${dec(n, 0, '.', ',')}`;
    const to = person(random, 'en');
    const end = plus(sent, random.pick([365, 730]));
    const html = sheet(
      'en',
      `body{font:13.5px/1.5 "Liberation ${at % 3 === 1 ? 'Sans' : 'Serif'}"}p{margin:0 0 11px;text-align:${at % 2 ? 'left' : 'justify'}}
       .head{text-align:center;margin-bottom:30px}.head b{font-size:22px;font-weight:normal;letter-spacing:2px}
       .head small{display:block;font-size:10px;color:#555}
       .addr{margin-bottom:18px}.foot{margin-top:30px;border-top:1px solid
       #888;padding-top:4px;font-size:9px;color:#555;text-align:center}`,
      `<div class="head"><b>${esc(trust)}</b><small>${street(random, 'en')}
        · ${place(random, 'en')} · 01${random.digits(3)} ${random.digits(6)}</small></div>
       <div class="addr">${to.female ? 'Ms' : 'Mr'} ${to.full}<br>${random.pick([
         'Chief Executive',
         'Secretary',
         'Director',
       ])}<br>${esc(charity)}<br>${street(random, 'en')}</div>
       <p>${d(sent)}</p>${reference ? `<p>Our ref: ${reference}</p>` : ''}
       <p>Dear ${to.first},</p>
       <p><b>“${esc(project)}”</b></p>
       <p>Thank you for your application${
         asked === null
           ? ''
           : `, in which you asked us for ${money(asked)}
       over two years`
       }, and for the time you and your
       colleagues gave to our visitor in ${month(plus(sent, -60), 'en')}. The trustees met on ${d(board)}, and I am
       delighted to tell you that they agreed to make a
       grant of <b>${money(amount)}</b> towards the salary and running costs of the project.
       They had ${random.whole(40, 210)} applications before them,
       worth more than £${between(random, 1, 4, 1)} million, and were able to help about one in six.</p>
       <p>The grant will be paid in ${parts === 2 ? 'two' : parts === 3 ? 'three' : 'four'} instalments.
       ${
         first === null
           ? 'Their size will be agreed with you once we have seen your cash-flow forecast.'
           : `The
       first, of ${money(first)}, needs no further paperwork beyond the signed form.`
       }
       ${
         paid === null
           ? 'We pay as soon as we can after your bank details have been checked.'
           : `You
       can expect that first payment to reach your account on ${d(paid)}.`
       }
       The later ones follow once we have read and approved your reports. Any part of the grant that has not been spent by ${d(end)}
       has to be returned.</p>
       <p>${
         report === null
           ? 'We shall write again about when and how we would like you to report.'
           : `We
       ask for a short progress report, on the form enclosed, by ${d(report)}, and a final one within eight weeks of the end of
       the project.`
       }
       Please keep receipts for any single item above £250; our auditors look at a sample of grants each year, and may ask you for them
       up to
       ${d(plus(end, 730))}.</p>
       <p>The money may be used only for the purposes in your application. If the post is vacant for more than a month, if other
       funding falls through or
       if your plans change in any other way, do talk to us first: we are seldom unreasonable.
       We should also like to be told of any change among your
       trustees and of any serious incident that you report to the Commission.</p>
       <p>${open ? OPEN : SECRET}</p>
       <p>${
         reply === null
           ? 'To accept the grant, please sign and return the enclosed form.'
           : `To
       accept the grant, please sign the enclosed form and let us have it back no later than ${d(reply)}, after which the offer lapses.`
       }
       ${
         contact === null
           ? 'If anything is unclear, our office will be happy to help.'
           : `If anything is unclear, ${officer.full}, who
       looks after grants in your area, will be happy to help (extension ${random.whole(200, 280)}).`
       }</p>
       <p>The trustees were struck by how much your volunteers achieve with so little, and send them their warmest wishes.</p>
       <p>Yours sincerely,</p><p style="margin-top:44px">${chair.full}<br>Chair of Trustees</p>
       <div class="foot">${esc(trust)} is a registered charity, no. 1${random.digits(6)}. Founded ${random.whole(1902, 1988)}.</div>`,
      '18mm 24mm',
    );
    const row: TruthValue[] = [
      trust,
      reference,
      charity,
      project,
      amount,
      asked,
      first,
      paid && iso(paid),
      reply && iso(reply),
      report && iso(report),
      contact,
    ];
    return { html, rows: [[...row, open ? 'yes' : 'no']] };
  },
};

const NOTICE = ['sześciomiesięcznego', 'trzymiesięcznego', 'rocznego'] as const;
const MONTHS_OF = { sześciomiesięcznego: 6, trzymiesięcznego: 3, rocznego: 12 } as const;

const SUBLET = 'Dzierżawca może oddać grunt lub jego część osobie trzeciej w poddzierżawę bez odrębnej zgody Wydzierżawiającego.';
const NO_SUBLET =
  'Dzierżawca nie może oddawać gruntu osobie trzeciej w poddzierżawę ' +
  'ani do bezpłatnego używania bez pisemnej zgody Wydzierżawiającego.';

const lease: DocumentFamily = {
  id: 'polish-farmland-lease',
  language: 'pl',
  name: 'Land leases (Poland)',
  description: 'One row per lease contract',
  fields: [
    text('Landlord', ''),
    text('Tenant', 'the farmer who rents the land'),
    text('Signed on', ''),
    text('Parcel number', 'in the land survey'),
    text('Village', 'where the land lies'),
    text('Land register', 'number of the folio'),
    number('Hectares', 'area that is let, all together'),
    number('Rent per year PLN', ''),
    text('Starts', ''),
    text('Ends', 'empty if it runs with no fixed end'),
    number('Notice in months', ''),
    yesNo('Subletting allowed', 'without asking first'),
  ],
  write(random) {
    const lord = person(random, 'pl');
    const farmer = person(random, 'pl');
    const village = place(random, 'pl');
    const signed = dayBetween(random, '2024-01-10', '2026-09-30');
    const start = plus(signed, random.whole(3, 60));
    const end = random.unless(0.15, plus(start, random.pick([5, 6, 8, 10]) * 365 + 1));
    const plot = random.chance(0.5) ? `${random.whole(11, 480)}/${random.whole(1, 12)}` : `${random.whole(11, 480)}`;
    const folio = random.unless(0.15, `${random.pick(['LU1K', 'PO1Z', 'KI1S', 'OL1M'])}/000${random.digits(5)}/${random.whole(0, 9)}`);
    const area = between(random, 1.2, 19, 4);
    const arable = round(area * 0.8, 4);
    const rent = random.whole(18, 290) * 100;
    const notice = random.unless(0.12, random.pick(NOTICE));
    const sublet = random.chance(0.35);
    const day = (d: Date): string =>
      random.chance(0.5)
        ? `${long(d, 'pl')}
      r.`
        : `${dec(d.getUTCDate(), 0)}.${String(d.getUTCMonth() + 1).padStart(2, '0')}.${d.getUTCFullYear()} r.`;
    const id = (): string => `${random.pick(['A', 'C', 'D'])}${random.letters(2)} ${random.digits(6)}`;
    const deposit = random.unless(0.4, random.whole(1, 9) * 500);
    const html = sheet(
      'pl',
      `body{font:14.5px/1.6 "Liberation Serif"}h1{font-size:18px;text-align:center;margin:0
        0 2px}h2{font-size:14.5px;text-align:center;margin:15px 0 4px}
       ol{margin:0;padding-left:22px}li,p{text-align:justify;margin:0 0 4px}.c{text-align:center}
       .sig{display:flex;justify-content:space-around;margin-top:64px;text-align:center}
       .sig div{border-top:1px dotted #000;width:38%;padding-top:3px;font-size:12px}`,
      `<h1>UMOWA DZIERŻAWY</h1><p class="c">gruntu rolnego</p>
       <p>zawarta w dniu ${day(signed)} w miejscowości ${place(random, 'pl')} pomiędzy:</p>
       <p>1. <b>${lord.full}</b>, zam. ${place(random, 'pl')} ${random.whole(1, 90)}, legitymując${lord.female ? 'a' : 'y'} się
       dowodem osobistym ${id()}, PESEL ${random.digits(11)},
       zwan${lord.female ? 'a' : 'y'} dalej <b>Wydzierżawiającym</b>,</p><p class="c">a</p>
       <p>2. <b>${farmer.full}</b>, zam. ${village} ${random.whole(1, 90)}, legitymując${farmer.female ? 'a' : 'y'} się
       dowodem osobistym ${id()}, PESEL ${random.digits(11)},
       zwan${farmer.female ? 'a' : 'y'} dalej <b>Dzierżawcą</b>.</p>
       <h2>§ 1. Przedmiot umowy</h2><ol><li>Wydzierżawiający oświadcza, że jest właścicielem
       nieruchomości rolnej położonej w obrębie wsi ${village},
       oznaczonej w ewidencji gruntów jako działka nr ${plot}, o łącznej powierzchni ${dec(area, 4)}
       ha, w tym gruntów ornych ${dec(arable, 4)} ha
       i łąk ${dec(round(area - arable, 4), 4)} ha${folio ? `, dla której Sąd Rejonowy prowadzi księgę wieczystą nr ${folio}` : ''}.</li>
       <li>Wydzierżawiający oddaje Dzierżawcy do używania i pobierania pożytków całą działkę opisaną w ust. 1, a Dzierżawca oświadcza,
       że stan gruntu
       i jego granice są mu znane i że nie wnosi do nich zastrzeżeń.</li><li>Nieruchomość nie jest obciążona prawami
       osób trzecich.</li></ol>
       <h2>§ 2. Czas trwania</h2><ol><li>Umowa zostaje zawarta ${
         end
           ? `na czas oznaczony od dnia ${day(start)} do dnia ${day(end)}`
           : `na
       czas nieoznaczony, począwszy od dnia ${day(start)}`
       }</li>
       <li>Wydanie przedmiotu dzierżawy nastąpi na podstawie protokołu w terminie 7 dni od podpisania umowy.</li></ol>
       <h2>§ 3. Czynsz</h2><ol><li>Strony ustalają czynsz dzierżawny w wysokości ${dec(rent, 2, ',', ' ')}
       zł rocznie, płatny z dołu do dnia ${random.pick(['30 listopada', '15 grudnia', '31 października'])} każdego roku.</li>
       <li>Za pierwszy, niepełny rok dzierżawy czynsz wynosi ${dec(Math.round(rent / 200) * 100, 2, ',', ' ')} zł.</li>
       <li>W razie zwłoki Wydzierżawiającemu należą się odsetki ustawowe za opóźnienie.</li>
       ${
         deposit === null
           ? ''
           : `<li>Tytułem zabezpieczenia Dzierżawca wpłaca kaucję w kwocie ${dec(deposit, 2, ',', ' ')}
       zł, zwracaną w ciągu 30 dni po zakończeniu dzierżawy.</li>`
       }</ol>
       <h2>§ 4. Podatki i dopłaty</h2><ol><li>Podatek rolny i inne ciężary związane
       z gruntem ponosi ${random.pick(['Dzierżawca', 'Wydzierżawiający'])}.</li>
       <li>Płatności bezpośrednie przysługują Dzierżawcy jako faktycznemu użytkownikowi gruntu.</li></ol>
       <h2>§ 5. Obowiązki Dzierżawcy</h2><ol><li>Dzierżawca zobowiązuje się wykonywać swoje
       prawo zgodnie z zasadami prawidłowej gospodarki, utrzymywać
       grunt w kulturze rolnej, odchwaszczać miedze i konserwować rowy melioracyjne.</li><li>Bez zgody Wydzierżawiającego nie wolno
       zmieniać przeznaczenia
       gruntu, wznosić budowli trwale z nim związanych ani wycinać drzew.</li>
       <li>${sublet ? SUBLET : NO_SUBLET}</li></ol>
       <h2>§ 6. Wypowiedzenie</h2><ol>${
         notice
           ? `<li>Każda ze stron może wypowiedzieć umowę z zachowaniem ${notice} okresu wypowiedzenia
       (${MONTHS_OF[notice]} mies.) na koniec roku dzierżawnego.</li>`
           : ''
       }
       <li>Wydzierżawiający może rozwiązać umowę bez zachowania terminu, jeżeli Dzierżawca zalega z czynszem dłużej niż trzy miesiące i mimo
       wezwania nie zapłaci w dodatkowym terminie.</li><li>Po zakończeniu dzierżawy Dzierżawca zwróci
       grunt w stanie niepogorszonym, po zbiorze plonów.</li></ol>
       <h2>§ 7. Pierwokup</h2><p>Dzierżawcy przysługuje prawo pierwokupu na zasadach określonych w ustawie, jeżeli
       umowa była wykonywana co najmniej 3 lata.</p>
       <h2>§ 8. Postanowienia końcowe</h2><ol><li>Zmiany umowy wymagają formy pisemnej pod rygorem nieważności.</li>
       <li>W sprawach nieuregulowanych
       stosuje się przepisy Kodeksu cywilnego.</li><li>Umowę sporządzono w dwóch jednobrzmiących
       egzemplarzach, po jednym dla każdej ze stron.</li></ol>
       <div class="sig"><div>Wydzierżawiający</div><div>Dzierżawca</div></div>`,
      '22mm 24mm',
    );
    const row: TruthValue[] = [lord.full, farmer.full, iso(signed), plot, village, folio, area, rent, iso(start), end && iso(end)];
    return { html, rows: [[...row, notice && MONTHS_OF[notice], sublet ? 'yes' : 'no']] };
  },
};

const KINDS = [
  ['Kistgravplats', 'coffin'],
  ['Urngravplats', 'urn'],
  ['Askgravplats', 'ashes'],
] as const;

const grave: DocumentFamily = {
  id: 'swedish-grave-certificate',
  language: 'sv',
  name: 'Family graves in Sweden',
  description: 'One row per certificate of a grave',
  fields: [
    text('Cemetery', ''),
    text('Section', ''),
    text('Grave no.', ''),
    choice('Sort of grave', '', ['coffin', 'urn', 'ashes']),
    text('Holder', 'who has the right to the grave now'),
    text('Taken over from', 'the former holder'),
    text('Runs until', 'when the right to the grave ends'),
    text('Issued', ''),
    number('Places in all', 'how many can be buried there'),
    text('Last person buried', 'name'),
    number('Fee SEK', 'paid for the period'),
    yesNo('Care by the parish', 'whether they look after the planting'),
  ],
  write(random, at) {
    const parish = place(random, 'sv');
    const own = `${place(random, 'sv')} kyrkogård`;
    const yard = random.pick(['Norra kyrkogården', 'Skogskyrkogården', 'Sankt Olofs kyrkogård', own, 'Gamla kyrkogården']);
    const section = random.unless(
      0.12,
      random.pick([`${random.letters(1)}`, `${random.whole(1, 34)}`, `${random.whole(1, 9)}${random.letters(1)}`]),
    );
    const at1 = random.whole(12, 880);
    const plot = random.chance(0.5) ? `${at1}` : `${at1}–${at1 + 1}`;
    const kind = random.pick(KINDS);
    const holder = person(random, 'sv');
    const before = random.unless(0.3, person(random, 'sv'));
    const issued = dayBetween(random, '2019-02-01', '2026-10-20');
    const until = random.unless(0.1, plus(issued, 365 * random.pick([15, 25])));
    const places = random.unless(0.12, random.whole(1, 6));
    const dead = random.unless(0.2, person(random, 'sv'));
    const fee = random.unless(0.25, random.whole(8, 62) * 100);
    const care = random.chance(0.5);
    const day = (d: Date): string => (at % 2 ? iso(d) : `den ${long(d, 'sv')}`);
    const line = (label: string, value: string): string => `<div class="l"><span>${label}</span><b>${value || '&nbsp;'}</b></div>`;
    const html = sheet(
      'sv',
      `body{font:15px "Liberation Serif"}.frame{border:3px double #354;padding:34px 40px;min-height:240mm;position:relative}
       h1{text-align:center;font-size:36px;letter-spacing:10px;margin:8px 0 2px;font-weight:normal}
       .sub{text-align:center;font-size:12px;margin-bottom:28px}
       .l{display:flex;align-items:flex-end;margin:11px 0}.l span{white-space:nowrap}
       .l b{flex:1;border-bottom:1.5px dotted #333;margin-left:7px;padding-left:10px;font:17px "Liberation Serif";font-style:italic}
       .two{display:grid;grid-template-columns:1fr 1fr;gap:0 18px}.fine{font-size:10.5px;line-height:1.4;margin-top:22px;text-align:justify}
       .seal{position:absolute;right:60px;bottom:84px;width:104px;height:104px;border:2px
       solid #557;border-radius:50%;color:#557;font-size:10px;display:flex;align-items:center;
       justify-content:center;text-align:center;transform:rotate(-14deg)}`,
      `<div class="frame"><div class="sub">${esc(parish.toUpperCase())} FÖRSAMLING · KYRKOGÅRDSFÖRVALTNINGEN · ORG.NR
        2520${random.digits(2)}-${random.digits(4)}</div>
       <h1>GRAVBREV</h1><div class="sub">Bevis om gravrätt enligt begravningslagen (1990:1144)</div>
       ${line('Begravningsplats', yard)}<div class="two">${line('Kvarter', section ?? '')}${line('Gravplats nr', plot)}
       ${line('Gravplatsens art', kind[0])}${line('Antal gravrum', shown(places, String))}</div>
       ${line('Gravrättsinnehavare', holder.full)}${line('Adress', `${street(random, 'sv')}, ${place(random, 'sv')}`)}
       ${before ? line('Gravrätten övertagen från', before.full) : ''}
       <div class="two">${line('Upplåten första gången', String(random.whole(1931, 2015)))}${line('Gäller t.o.m.', shown(until, day))}</div>
       ${line('Senast gravsatt', dead ? `${dead.full}, ${iso(plus(issued, -random.whole(30, 900)))}` : '')}
       <div class="two">${line(
         'Erlagd avgift',
         shown(
           fee,
           (n) => `${dec(n, 0, ',', ' ')}
       kr`,
         ),
       )}${line('Förvaltningens skötsel', care ? 'ja, enligt avtal' : 'nej, ombesörjs av innehavaren')}</div>
       ${line('Gravsten', random.pick(['godkänd, monterad', 'provtryckt utan anmärkning', 'saknas']))}
       <div class="fine">Innehavaren svarar för att gravplatsen hålls i ordnat och värdigt skick. Vid innehavarens död skall dödsboet
       inom sex månader anmäla ny
       innehavare. Begäran om förlängning görs hos förvaltningen senast när upplåtelsetiden
       går ut. Beslut kan överklagas hos länsstyrelsen.</div>
       <div style="margin-top:36px">${parish} ${day(issued)}</div><div style="margin-top:44px;border-top:1px
       solid #333;width:230px;padding-top:3px;font-size:12px">${person(random, 'sv').full}<br>kyrkogårdschef</div>
       <div class="seal">${esc(parish)}<br>församling<br>✝</div></div>`,
      '14mm 16mm',
    );
    const row: TruthValue[] = [yard, section, plot, kind[1], holder.full, before?.full ?? null, until && iso(until), iso(issued), places];
    return { html, rows: [[...row, dead?.full ?? null, fee, care ? 'yes' : 'no']] };
  },
};

export const LETTERS: readonly DocumentFamily[] = [grant, lease, grave];
