import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { aDay, clock, escaped, figure, page, person, place, shift, show, shown, street, word, workday } from './paper.ts';

const FORMATS: Record<string, string[]> = {
  book: ['BOOK', 'LG PRINT', 'HARDCVR'],
  'audio book': ['CD-AUDIO', 'PLAYAWAY'],
  film: ['DVD', 'BLU-RAY'],
  game: ['BOARDGAME', 'VIDEOGAME'],
};

/** An American library's notice, typed by a line printer; a row is an overdue item. */
const libraryNotice: DocumentFamily = {
  id: 'library-overdue-notice',
  language: 'en',
  name: 'Overdue stuff',
  description: 'One row per thing that should have been returned',
  fields: [
    text('Title', ''),
    text('Author', ''),
    text('Shelf number', 'where it stands on the shelf, e.g. 641.5 SMI'),
    text('Barcode', ''),
    text('Should have been back', 'date'),
    text('Borrowed from', 'which of the libraries'),
    choice('Medium', '', ['book', 'audio book', 'film', 'game']),
    number('Late fee so far', ''),
    number('Cost if lost', 'what we would have to pay for a new one'),
    number('Reminder no', 'how often they have written about it, this time included'),
  ],
  write(random, at) {
    const county = place(random, 'en');
    const today = aDay(random, '2025-02-01', 420);
    const branches = ['MAIN', `${place(random, 'en').toUpperCase()}`, `${place(random, 'en').toUpperCase()}`];
    const rows: TruthValue[][] = [];
    const pattern = random.pick(['MM/DD/YY', 'MM/DD/YYYY', 'MMM DD YYYY']);
    const title = (): string =>
      `${random.pick(['The', 'How to', 'Inside', 'Beyond', 'My', 'Return to', 'A Guide to'])} ${word(
        random,
        'Bread Midnight Gardens Silver Prairie Rivers Clocks Trains',
      )} ${random.pick(['and Other Stories', 'for Beginners', 'Mysteries', 'in Winter', 'Handbook', 'at Dusk', 'Revisited'])}`;
    const lines = Array.from({ length: random.whole(4, 10) }, () => {
      const medium = random.pick(['book', 'book', 'book', 'audio book', 'film', 'game'] as const);
      const author = medium === 'game' || medium === 'film' ? null : random.unless(0.1, person(random, 'en'));
      const named = author ? `${author.last}, ${author.first}` : null;
      const shelf = random.unless(
        0.12,
        medium === 'book'
          ? `${random.whole(100, 999)}.${random.whole(1, 99)} ${random.letters(3)}`
          : `${medium === 'film' ? 'DVD' : medium === 'game' ? 'GM' : 'CD'} ${random.letters(3)}`,
      );
      const barcode = `3${random.digits(4)} ${random.digits(5)} ${random.digits(4)}`;
      const late = random.whole(8, 70);
      const due = shift(today, -late);
      const branch = random.pick(branches);
      const fee = random.unless(0.12, Math.min(15, Math.round(late * 25) / 100));
      const cost = random.unless(0.12, random.whole(6, 60) + 0.95);
      const times = random.whole(1, 3);
      const printed = title();
      rows.push([printed, named, shelf, barcode, due, branch, medium, fee, cost, times]);
      return `<tr><td>${printed}<td>${shown(named)}<td>${shown(shelf)}<td>${barcode}<td>${random.pick(
        FORMATS[medium] ?? [],
      )}<td>${branch}<td>${show(due, pattern, 'en').toUpperCase()}
<td class=n>${times}<td class=n>${fee === null ? '' : figure(fee, 'en')}<td class=n>${cost === null ? '' : figure(cost, 'en')}`;
    }).join('');
    const patron = person(random, 'en');
    const html = page(
      'en',
      '13mm 11mm',
      `body{font:7.6pt/1.35 "Liberation Mono"}td,th{padding:1px 7px 4px
0;font-weight:normal}th{padding-bottom:6px}
.n{text-align:right}pre{font:9pt/1.4 "Liberation Mono";margin:0 0
14px;white-space:pre-wrap}table{width:100%}td:nth-child(3),td:nth-child(4){white-space:nowrap}`,
      `<pre>${county.toUpperCase()} COUNTY PUBLIC LIBRARY SYSTEM
CIRCULATION DEPT   ${street(random, 'en').toUpperCase()}   TEL 555-${random.digits(4)}

${show(today, pattern, 'en').toUpperCase()}                    *** OVERDUE NOTICE ***               RUN ${random.digits(4)}

${patron.full.toUpperCase()}
${street(random, 'en').toUpperCase()}
${place(random, 'en').toUpperCase()}, ${random.pick([
        'OH',
        'IA',
        'PA',
        'OR',
      ])} ${random.digits(5)}            CARD ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}

OUR RECORDS SHOW THAT THE ITEMS BELOW ARE CHECKED OUT TO YOU AND PAST DUE.
${at % 2 ? 'RETURN THEM TO ANY BRANCH OR RENEW ONLINE.' : 'PLEASE RETURN THEM OR CONTACT US ABOUT RENEWAL.'} MAX FINE PER ITEM $15.00</pre>
<table><tr><th>TITLE<th>AUTHOR<th>CALL NO<th>ITEM ID<th>TYPE<th>BRANCH<th>DUE<th class=n>NTC<th class=n>FINE$<th
class=n>REPL$</tr>${lines}</table>
<pre>

READY FOR PICKUP AT MAIN - HELD FOR YOU UNTIL ${show(shift(today, 7), 'MM/DD', 'en')}
  ${title()}        3${random.digits(4)} ${random.digits(5)} ${random.digits(4)}
  ${title()}        3${random.digits(4)} ${random.digits(5)} ${random.digits(4)}

NTC = NUMBER OF NOTICES SENT INCL. THIS ONE.  REPL = REPLACEMENT CHARGE, ADDED
TO YOUR ACCOUNT AFTER NOTICE 3.  BALANCE OF EARLIER FINES ON CARD: $${figure(random.whole(0, 1500) / 100, 'en')}</pre>`,
    );
    return { html, rows };
  },
};

const REASONS = [
  'persistent disruptive behaviour',
  'verbal abuse against an adult',
  'physical assault against a pupil',
  'damage to school property',
  'inappropriate use of social media',
  'bringing a prohibited item onto the site',
];
const WORDS = ['', 'one', 'two', 'three', 'four', 'five'];

/** A head teacher's letter of suspension. */
const suspensionLetter: DocumentFamily = {
  id: 'school-suspension-letter',
  language: 'en',
  name: 'Suspensions',
  description: 'A row is one letter about one pupil sent home',
  fields: [
    text('Child', ''),
    text('Form', 'class or tutor group, e.g. 9B'),
    text('What for', ''),
    text('First day at home', ''),
    text('Returns', ''),
    number('How many days', 'this time only'),
    number('Total this year', 'school days suspended so far in the school year, with this one'),
    yesNo('Work set', 'does the school give work to do at home'),
    text('Talk with parents', 'day of the meeting at school'),
    text('Who to complain to', 'person who takes parents\u2019 views to the governors'),
    text('Head', ''),
    text('Letter dated', ''),
  ],
  write(random, at) {
    const school = `${random.pick(['St Aldhelm\u2019s', 'Holmewood', 'Castle Rise', 'Kingsmead', 'The Wren', 'Fairlawn'])}
${random.pick(['Academy', 'School', 'High School', 'Community College'])}`;
    const child = person(random, 'en');
    const parent = random.chance(0.8) ? child : person(random, 'en');
    const head = person(random, 'en');
    const clerk = random.unless(0.15, person(random, 'en').full);
    const year = random.whole(7, 11);
    const form = random.unless(0.12, `${year}${random.letters(1)}${random.pick(['', random.letters(1)])}`);
    const incident = workday(
      aDay(random, `${random.pick(['2025', '2026'])}-${random.pick(['01', '02', '03', '05', '06', '09', '10', '11'])}-03`, 16),
    );
    const sent = incident;
    const first = workday(shift(sent, 1));
    const days = random.whole(1, 5);
    let back = first;
    for (let i = 0; i < days; i++) back = workday(shift(back, 1));
    const total = random.unless(0.3, days + random.whole(1, 9));
    const work = random.unless(0.12, random.chance(0.65) ? 'yes' : 'no');
    const talk = random.unless(0.15, random.chance(0.5) ? back : workday(shift(back, -1)));
    const reason = random.pick(REASONS);
    const he = child.female ? ['She', 'she', 'her'] : ['He', 'he', 'his'];
    const long = random.pick(['W D MMMM YYYY', 'D MMMM YYYY', 'W Do MMMM YYYY']);
    const sentence = (given: string | false): string => (given ? `<p>${given}</p>` : '');
    const html = page(
      'en',
      '20mm 23mm',
      `body{font:10.3pt/1.4 "Liberation ${at % 2 ? 'Serif' : 'Sans'}"}.crest{text-align:center;margin-bottom:18px}
.crest b{font-size:18pt;display:block;color:#1d2f5f}.crest
i{font-size:8.5pt;color:#555}.f{margin-top:22px;font-size:7.5pt;text-align:center;color:#555;border-top:1px solid #999;padding-top:5px}
.sig{font:italic 17pt "Liberation Serif";color:#223a8a;margin:6px 0}`,
      `<div class=crest><b>${school}</b><i>${street(random, 'en')}, ${place(random, 'en')} &middot; Aspire. Respect. Achieve. &middot; Chair
of Governors: ${person(random, 'en').full}</i></div>
<p>${show(sent, random.pick(['D MMMM YYYY', 'DD/MM/YYYY', 'Do MMMM YYYY']), 'en')}</p>
<p>Mr and Mrs ${parent.last}<br>${street(random, 'en')}<br>${place(random, 'en')}</p><p>Dear Mr and Mrs ${parent.last}</p>
<p><b>${child.full}${form ? `, ${form}` : ''}${
        random.chance(0.6)
          ? ` (born ${show(
              aDay(random, `${Number(sent.slice(0, 4)) - year - (Number(sent.slice(5, 7)) < 9 ? 6 : 5)}-09-02`, 300),
              'D MMMM YYYY',
              'en',
            )})`
          : ''
      }</b></p>
<p>I am writing to inform you of my decision to suspend ${child.first} for a fixed period of ${
        at % 3 === 0 ? `${WORDS[days]} (${days})` : WORDS[days]
      } school day${days > 1 ? 's' : ''}.
This means that ${he[1]} will not be allowed in school for this period. The suspension begins on ${show(first, long, 'en')}${
        days > 1 ? ' and covers consecutive school days' : ''
      };
${child.first} is expected in registration again at 8.40 am on ${show(back, long, 'en')}.</p>
<p>I realise that this may well be upsetting, but the decision has not been taken lightly. ${child.first} has been suspended for ${reason}.
The incident on
${show(incident, 'D MMMM', 'en')} was witnessed by ${person(random, 'en').full}, ${random.pick([
        'Head of Year',
        'teacher of Science',
        'lunchtime supervisor',
      ])}, and ${he[1]} was given the chance to give
${he[2]} account to ${person(random, 'en').full}, Deputy Head.</p>
${sentence(
  total !== null &&
    `This suspension brings the number of school days lost in this way to ${total} in the current academic year.
${total > 5 ? 'As the figure is above five in a term, you may ask the governors to consider it.' : ''}`,
)}
<p>You have a duty to ensure that your child is not present in a public place in school hours during the first ${days} day${
        days > 1 ? 's' : ''
      } of this suspension unless there is reasonable justification.
You may receive a penalty notice of &pound;80 from the local authority if ${he[1]} is.</p>
${sentence(
  work === 'yes' &&
    `We will set work for ${child.first} to be completed at home; it is on the online classroom and paper packs
are at reception. Please ensure that work is returned promptly for marking.`,
)}
${sentence(
  work === 'no' &&
    `In view of the short notice, staff will not be setting work during this period; ${child.first} may wish to
read or revise.`,
)}
${sentence(
  talk !== null &&
    `You and ${child.first} are invited to a reintegration meeting with ${person(random, 'en').full} at
${clock(random.whole(17, 34) * 30)} on ${show(talk, long, 'en')}.`,
)}
<p>You have the right to make representations to the governing board. ${
        clerk
          ? `If you wish to do so, please contact ${clerk}, clerk to
the governors, as soon as possible.`
          : 'If you wish to do so, please write to the governing board care of the school.'
      }
${random.chance(0.5) ? `You may also see ${child.first}\u2019s school record on request.` : ''}</p>
<p>Yours sincerely</p><div class=sig>${head.first.slice(0, 1)}. ${head.last}</div><p>${head.full}<br>Headteacher</p>
<div class=f>${school} is a company limited by guarantee registered in England no. ${random.digits(8)}. Attendance office: ${
        person(random, 'en').full
      }</div>`,
    );
    return { html, rows: [[child.full, form, reason, first, back, days, total, work, talk, clerk, head.full, sent]] };
  },
};

const TREATMENTS = ['oxalic acid by dribble', 'thymol strips', 'formic acid pads', 'amitraz strips', 'drone brood removal only'];

/** A bee inspector's report with boxes to tick. */
const apiaryReport: DocumentFamily = {
  id: 'apiary-inspection',
  language: 'en',
  name: 'Bee visits',
  description: 'One row per visit of the inspector',
  fields: [
    text('Keeper', 'whose bees they are'),
    text('Map reference', ''),
    text('Day of visit', ''),
    number('Hives on site', ''),
    number('Hives opened', 'how many were actually looked into'),
    choice('Disease found', '', ['none', 'American foul brood', 'European foul brood', 'small hive beetle']),
    choice('Mites', 'how bad the varroa is', ['few', 'some', 'many']),
    yesNo('Ban on moving', 'were they forbidden to move hives'),
    yesNo('Sent to lab', ''),
    text('Last treated with', ''),
    text('Next visit', ''),
    text('Inspector', ''),
  ],
  write(random, at) {
    const keeper = person(random, 'en').full;
    const map = random.unless(0.12, `${random.letters(2)} ${random.digits(3)} ${random.digits(3)}`);
    const date = workday(aDay(random, '2025-04-05', 160));
    const hives = random.unless(0.1, random.whole(3, 42));
    const opened = random.unless(0.1, Math.max(1, Math.min(hives ?? 20, random.whole(2, 20))));
    const disease = random.pick(['none', 'none', 'American foul brood', 'European foul brood', 'small hive beetle'] as const);
    const mites = random.unless(0.12, random.pick(['few', 'some', 'many'] as const));
    const ban = random.unless(0.1, disease === 'none' ? 'no' : 'yes');
    const lab = random.unless(0.12, random.chance(0.5) ? 'yes' : 'no');
    const treated = random.unless(0.15, random.pick(TREATMENTS));
    const next = random.unless(0.2, workday(shift(date, random.whole(14, 60))));
    const inspector = random.unless(0.1, person(random, 'en').full);
    const tick = (on: boolean, label: string): string =>
      `<span class=k><span class=x>${on ? random.pick(at % 2 ? ['☒'] : ['☑']) : '☐'}</span> ${label}</span>`;
    const dots = (label: string, value: string | number | null): string => `<div class=d><span>${label}</span><b>${shown(value)}</b></div>`;
    const pattern = random.pick(['D/M/YYYY', 'DD MMM YY', 'D MMMM YYYY']);
    const html = page(
      'en',
      '15mm 18mm',
      `body{font:9.5pt/1.4
"DejaVu Sans";}h1{font-size:13pt;margin:0;text-transform:uppercase;letter-spacing:1px}.sub{font-size:8pt;margin-bottom:12px}
.d{display:flex;align-items:baseline;margin:7px 0;gap:6px}.d b{flex:1;border-bottom:1.5px dotted #444;min-height:17px;font:italic 11.5pt
"Liberation Serif";color:#14318a;padding-left:6px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0
28px}.k{display:inline-block;margin-right:17px}.x{font-size:13pt}h2{font-size:9.5pt;background:#f3e3a8;padding:3px 6px;margin:13px 0 5px}
.q{display:flex;border-bottom:1px solid #bbb;padding:2px
0}.q>span:first-child{width:190px;padding-top:3px}.small{font-size:7.5pt;margin-top:16px}`,
      `<h1>Report of apiary inspection</h1><div class=sub>Bee Health Inspectorate, ${word(random, 'Northern Western Eastern Southern')}
Region &nbsp; Form BHI 7 (rev. 3) &nbsp; Serial ${random.digits(6)}</div>
<div class=two>${dots('Name of beekeeper', keeper)}${dots('Beekeeper ID', random.digits(6))}${dots(
        'Apiary name',
        `${place(random, 'en')}
${random.pick(['Orchard', 'Heath', 'Farm'])}`,
      )}${dots('OS grid ref.', map)}
${dots('Date of inspection', show(date, pattern, 'en'))}${dots(
        'Last inspected',
        show(shift(date, -random.whole(300, 800)), pattern, 'en'),
      )}${dots('Colonies in apiary', hives)}${dots('Colonies examined', opened)}</div>
<h2>1 &nbsp;Notifiable pests and diseases</h2>${tick(disease === 'none', 'Nothing found')}${tick(
        disease === 'American foul brood',
        'AFB',
      )}${tick(disease === 'European foul brood', 'EFB')}${tick(disease === 'small hive beetle', 'SHB')}${tick(false, 'Tropilaelaps')}
<div class=q><span>Standstill notice served</span><span>${tick(ban === 'yes', 'Yes')}${tick(ban === 'no', 'No')}</span></div>
<div class=q><span>Samples taken to laboratory</span><span>${tick(lab === 'yes', 'Yes')}${tick(lab === 'no', 'No')}</span></div>
<div class=q><span>Colonies destroyed</span><span>${tick(disease === 'American foul brood', 'Yes')}${tick(
        disease !== 'American foul brood',
        'No',
      )}</span></div>
<h2>2 &nbsp;Varroa</h2><div class=q><span>Infestation</span><span>${tick(mites === 'few', 'Light')}${tick(
        mites === 'some',
        'Moderate',
      )}${tick(mites === 'many', 'Heavy')}</span></div>
<div class=q><span>Resistance test</span><span>${tick(random.chance(0.3), 'Done')}${tick(
        false,
        'Refused',
      )}</span></div>${dots('Most recent treatment', treated)}
<h2>3 &nbsp;General condition</h2><div class=q><span>Stores</span><span>${tick(random.chance(0.6), 'Sufficient')}${tick(
        false,
        'Feed advised',
      )}</span></div>
<div class=q><span>Records kept</span><span>${tick(true, 'Seen')}${tick(false, 'Not seen')}</span></div>
${dots(
  'Remarks',
  random.pick(['Combs in hive 3 to be changed.', 'Good tidy site, strong colonies.', 'Chalkbrood in one nucleus, requeen.', '']),
)}
<h2>4 &nbsp;Follow-up</h2><div class=two>${dots(
        'Re-inspection on',
        next === null ? null : show(next, pattern, 'en'),
      )}${dots('Beekeeper present', person(random, 'en').full)}
${dots('Appointed bee inspector', inspector)}${dots('Regional inspector', person(random, 'en').full)}</div>
<div class=small>AFB = American foul brood, EFB = European foul brood, SHB = small hive beetle. Copy 1 beekeeper, copy 2 region, copy 3
${escaped('file')}. A standstill notice stays in force until withdrawn in writing.</div>`,
    );
    return { html, rows: [[keeper, map, date, hives, opened, disease, mites, ban, lab, treated, next, inspector]] };
  },
};

export const ENGLISH_TWO: readonly DocumentFamily[] = [libraryNotice, suspensionLetter, apiaryReport];
