import { choice, number, text, yesNo, type DocumentFamily, type TruthValue } from '../../generate/generated-document.ts';
import { between, dayBetween, dec, dmy, esc, iso, long, person, place, plus, round, sheet, shown, street, tick, two } from './paper.ts';

const FUELS = [
  ['Erdgas', 'Gas aus der Leitung'],
  ['Flüssiggas', 'Gas aus dem Tank'],
  ['Heizöl EL', 'Öl'],
] as const;
const SORTS = ['Brennwertgerät', 'Niedertemperaturkessel', 'Standardkessel'] as const;
const MAKERS = ['Wolfram', 'Buderich', 'Viehmann & Sohn', 'Junkert', 'Vaillard', 'Brötge'] as const;

const chimney: DocumentFamily = {
  id: 'schornsteinfeger-messung',
  language: 'de',
  name: 'Heizungsmessungen',
  description: 'Eine Zeile je Bescheinigung vom Schornsteinfeger',
  fields: [
    text('Eigentümer', ''),
    text('Wo steht die Heizung', 'Straße und Hausnummer'),
    text('Gemessen am', ''),
    text('Kesselhersteller', ''),
    number('Baujahr Kessel', 'nicht das vom Brenner'),
    number('Leistung kW', ''),
    choice('Womit geheizt', '', ['Gas aus der Leitung', 'Gas aus dem Tank', 'Öl']),
    yesNo('Brennwert', 'ob es ein Brennwertgerät ist'),
    number('Abgasverlust %', 'gemessener Wert, nicht der erlaubte'),
    number('CO', 'gemessen'),
    yesNo('Bestanden', ''),
    number('Wieder fällig', 'Jahr der nächsten Messung'),
  ],
  write(random, at) {
    const owner = person(random, 'de');
    const where = street(random, 'de');
    const live = random.chance(0.5) ? where : street(random, 'de');
    const town = `${random.digits(5)} ${place(random, 'de')}`;
    const day = dayBetween(random, '2024-01-15', '2026-11-10');
    const maker = random.pick(MAKERS);
    const built = random.unless(0.12, random.whole(1988, 2023));
    const power = between(random, 11, 48, random.chance(0.5) ? 0 : 1);
    const fuel = random.pick(FUELS);
    const sort = random.pick(SORTS);
    const limit = power > 25 ? 10 : 11;
    const passed = random.chance(0.75);
    const loss = sort === 'Brennwertgerät' ? null : between(random, passed ? 4.5 : limit + 1, passed ? 9.4 : limit + 3, 1);
    const co = random.unless(0.12, passed ? random.whole(4, 480) : random.whole(1010, 1800));
    const next = random.unless(0.12, day.getUTCFullYear() + random.pick([2, 3]));
    const sweep = person(random, 'de', random.chance(0.2));
    const t = (label: string, on: boolean): string => `<span class="t">${tick(on, at % 2 ? '☑' : '☒')} ${label}</span>`;
    const pair = (label: string, value: string): string => `<tr><td class="k">${label}</td><td>${value || '&nbsp;'}</td></tr>`;
    const line = (label: string, value: string, max: string, unit: string): string =>
      `<tr><td>${label}</td><td class="r">${value}</td><td class="r">${max}</td><td>${unit}</td></tr>`;
    const html = sheet(
      'de',
      `body{font:12px/1.35 "Liberation Sans"}h1{font-size:15px;margin:20px 0 2px}
        .sub{font-size:10px;margin-bottom:12px}table{border-collapse:collapse;width:100%}
       .two{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-bottom:10px}.two>div{border:1px solid #000}
       .two h2,.cap{font-size:10px;background:#e8e8e8;margin:0;padding:2px 5px}
       .k{width:42%;color:#333;font-size:10.5px;padding:2px 5px}td{padding:2px 5px}.m td,.m th{border:1px solid #000;font-size:11px}
       .m th{font-size:9.5px;background:#eee}
       .r{text-align:right;font-family:"Liberation Mono"}.t{margin-right:16px;white-space:nowrap}
       .bx{border:1px solid #000;padding:6px;margin:10px 0}
       .top{display:flex;justify-content:space-between;font-size:10px}.top b{font-size:14px}
       .st{border:2px solid #335;color:#335;width:190px;font-size:9px;text-align:center;padding:5px;transform:rotate(-3deg)}`,
      `<div class="top"><div><b>${sweep.full}</b><br>bevollmächtigte${sweep.female ? '' : 'r'}
        Bezirksschornsteinfeger${sweep.female ? 'in' : ''}<br>Kehrbezirk ${place(random, 'de')} ${random.whole(1, 14)}</div>
       <div>${street(random, 'de')}<br>${random.digits(5)} ${place(random, 'de')}<br>Tel.
       0${random.digits(4)} / ${random.digits(5)}</div></div>
       <div style="margin-top:26px;line-height:1.4">${owner.female ? 'Frau' : 'Herrn'}<br>${owner.full}<br>${live}<br>${town}</div>
       <h1>Bescheinigung über das Ergebnis der Messung an einer Feuerungsanlage</h1><div class="sub">nach § 15 der 1. BImSchV
       für flüssige und gasförmige Brennstoffe · Liegenschaft ${random.digits(4)}-${two(random.whole(1, 9))}
       · ausgestellt ${dmy(plus(day, random.whole(1, 9)))}</div>
       <div class="two"><div><h2>Standort der Anlage</h2><table>${pair('Straße, Nr.', where)}${pair(
         'Gebäudeteil',
         random.pick(['Keller', 'Dachgeschoss', 'Anbau']),
       )}${pair('Betreiber', owner.full)}</table></div>
       <div><h2>Wärmeerzeuger</h2><table>${pair('Hersteller', maker)}${pair(
         'Typ',
         `${random.letters(2)} ${random.whole(12, 48)}`,
       )}${pair('Baujahr', shown(built, String))}${pair(
         'Nennwärmeleistung',
         `${dec(power, Number.isInteger(power) ? 0 : 1)}
         kW`,
       )}</table></div></div>
       <div class="two"><div><h2>Brenner</h2><table>${pair(
         'Fabrikat',
         random.pick(['Elcor', 'Giersch-Hal', 'Weishaus']),
       )}${pair('Baujahr', String((built ?? 2001) + random.whole(1, 3)))}</table></div>
       <div><h2>Abgasanlage</h2><table>${pair(
         'Bauart',
         random.pick(['Schornstein, gemauert', 'Abgasleitung im Schacht']),
       )}${pair('Querschnitt', `${random.whole(80, 160)} mm`)}</table></div></div>
       <div class="bx"><div class="cap">Brennstoff</div><div style="margin:4px 0 6px">${FUELS.map((f) => t(f[0], f === fuel)).join(
         '',
       )}</div>
       <div class="cap">Art des Wärmeerzeugers</div><div style="margin-top:4px">${SORTS.map((s) => t(s, s === sort)).join('')}</div></div>
       <table class="m"><tr><th>Messgröße</th><th>Mittelwert</th><th>Grenzwert</th><th>Einheit</th></tr>
       ${line('Wärmeträgertemperatur', String(random.whole(52, 74)), '–', '°C')}${line(
         'Abgastemperatur',
         String(random.whole(58, 188)),
         '–',
         '°C',
       )}${line('Verbrennungslufttemperatur', String(random.whole(9, 24)), '–', '°C')}
       ${line('Sauerstoffgehalt', dec(between(random, 3, 7, 1), 1), '–', 'Vol.-%')}${line(
         'Kohlenstoffmonoxid',
         shown(co, (n) => dec(n, 0)),
         '1.000',
         'mg/kWh',
       )}${line('Abgasverlust', loss === null ? 'entf.' : dec(loss, 1), loss === null ? '–' : String(limit), '%')}
       ${line('Druckdifferenz', dec(between(random, -0.12, -0.02, 2), 2), '–', 'hPa')}</table>
       <div class="bx"><div class="cap">Ergebnis der Messung vom ${dmy(day)}</div><div style="margin:5px 0">Die Anforderungen
       der Verordnung werden&nbsp; ${t('eingehalten', passed)}${t('nicht eingehalten', !passed)}</div>
       ${
         passed
           ? ''
           : `<div style="margin-bottom:4px">Die Anlage ist instand zu setzen; die Messung ist innerhalb von 6 Wochen zu
       wiederholen.</div>`
       }
       <div>Nächste regelmäßige Messung im Jahr: <b>${next ?? '____'}</b></div></div>
       <div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:20px">
       <div class="st">Geeichtes Messgerät Nr. ${random.digits(6)}<br>Eichung gültig
       bis 12/${random.whole(2026, 2028)}<br>${sweep.last}</div>
       <div style="border-top:1px solid #000;width:240px;font-size:9px;padding-top:2px">Unterschrift
       der messenden Person (${esc(person(random, 'de', false).full)})</div></div>`,
      '15mm 18mm',
    );
    const row: TruthValue[] = [
      owner.full,
      where,
      iso(day),
      maker,
      built,
      power,
      fuel[1],
      sort === 'Brennwertgerät' ? 'yes' : 'no',
      loss,
      co,
    ];
    return { html, rows: [[...row, passed ? 'yes' : 'no', next]] };
  },
};

const TAPS = [
  'Warmwasser Vorlauf',
  'Zirkulation Rücklauf',
  'Hausanschluss',
  'Küche EG',
  'Dusche 2. OG',
  'Bad WE 07',
  'Waschbecken WC Flur',
  'Dusche Dachgeschoss',
];

const water: DocumentFamily = {
  id: 'trinkwasser-pruefbericht',
  language: 'de',
  name: 'Water tests',
  description: 'One row per water sample; the building and report are repeated in each',
  fields: [
    text('Report no.', ''),
    text('Report date', ''),
    text('Building', 'street and number'),
    text('Sample', ''),
    text('Tap', 'where in the building the water was drawn'),
    text('Drawn on', ''),
    text('Time', ''),
    number('Temperature', 'once it no longer changes'),
    number('Colonies 36 °C', ''),
    text('Legionella', 'as printed, with any sign before the figure'),
    number('Lead mg/l', 'empty if not tested'),
    yesNo('Objection', 'whether the laboratory finds fault with the sample'),
  ],
  write(random, at) {
    const report = random.pick([`PB-26-${random.digits(5)}`, `${random.digits(4)}/${random.digits(3)}-TW`, `A${random.digits(7)}`]);
    const issued = dayBetween(random, '2025-02-10', '2026-11-05');
    const building = street(random, 'de');
    const town = `${random.digits(5)} ${place(random, 'de')}`;
    const client = `${person(random, 'de').last} ${random.pick(['Hausverwaltung GmbH', 'Wohnbau eG', 'Immobilien KG'])}`;
    const received = plus(issued, -random.whole(9, 12));
    const base = random.whole(10_000, 89_000);
    const samples = random.some(TAPS, random.whole(3, 7)).map((tap, i) => {
      const high = random.chance(0.22);
      return {
        id: `${base + i}-${random.pick(['01', '02', '1'])}`,
        tap,
        on: plus(received, random.chance(0.3) ? -1 : 0),
        time: random.unless(0.12, `${two(random.whole(7, 14))}:${two(random.whole(0, 59))}`),
        first: between(random, 9, 40, 1),
        steady: random.unless(0.1, between(random, tap.startsWith('Haus') ? 9 : 48, tap.startsWith('Haus') ? 13 : 62, 1)),
        c22: random.whole(0, 60),
        c36: random.unless(0.1, random.whole(0, 88)),
        legionella: high ? `${dec(random.pick([140, 260, 900, 1700, 3200]), 0)}` : random.pick(['< 1', '< 10', 'n. n.', '12', '40']),
        lead: random.unless(0.55, round(random.next() * 0.007 + 0.001, 4)),
        bad: high,
      };
    });
    type Sample = (typeof samples)[number];
    const head = (label: string, cell: (s: Sample) => string, set: Sample[]): string =>
      `<tr class="h"><td>${label}</td><td></td><td></td>${set.map((s) => `<td>${esc(cell(s))}</td>`).join('')}</tr>`;
    const row = (label: string, unit: string, limit: string, cell: (s: Sample) => string, set: Sample[]): string =>
      `<tr><td>${label}</td><td>${unit}</td><td>${limit}</td>${set.map((s) => `<td class="v">${esc(cell(s))}</td>`).join('')}</tr>`;
    const table = (set: Sample[]): string => `<table>
      ${head('Probe', (s) => s.id, set)}${head('Entnahmestelle', (s) => s.tap, set)}${head(
        'Entnahmedatum',
        (s) => dmy(s.on, '.', at % 2 === 0),
        set,
      )}
      ${head('Uhrzeit', (s) => s.time ?? '', set)}<tr class="c"><td>Parameter</td><td>Einheit</td>
      <td>Grenzwert</td>${set.map(() => '<td>Ergebnis</td>').join('')}</tr>
      ${row('Temperatur bei Entnahme', '°C', '–', (s) => dec(s.first, 1), set)}${row(
        'Temperatur, konstant',
        '°C',
        '–',
        (s) => shown(s.steady, (n) => dec(n, 1), '–'),
        set,
      )}
      ${row('Färbung / Trübung', '', 'ohne', () => 'ohne', set)}${row('Koloniezahl 22 °C', 'KBE/ml', '100', (s) => String(s.c22), set)}
      ${row('Koloniezahl 36 °C', 'KBE/ml', '100', (s) => shown(s.c36, String, '–'), set)}${row(
        'Escherichia coli',
        'KBE/100 ml',
        '0',
        () => '0',
        set,
      )}
      ${row('Coliforme Bakterien', 'KBE/100 ml', '0', () => '0', set)}${row(
        'Legionella spec.',
        'KBE/100 ml',
        '100*',
        (s) => s.legionella,
        set,
      )}
      ${row('Blei', 'mg/l', '0,010', (s) => shown(s.lead, (n) => dec(n, 4), '–'), set)}${row(
        'Kupfer',
        'mg/l',
        '2,0',
        () => dec(between(random, 0.02, 0.9, 3), 3),
        set,
      )}
      ${row('Beurteilung', '', '', (s) => (s.bad ? 'beanstandet' : 'ohne Befund'), set)}</table>`;
    const blocks = samples.length > 4 ? [samples.slice(0, 4), samples.slice(4)] : [samples];
    const html = sheet(
      'de',
      `body{font:11px/1.35 "DejaVu Sans"}.top{display:flex;justify-content:space-between;border-bottom:3px
        solid #0a6a8a;padding-bottom:8px}.logo{font:bold 20px "DejaVu Sans";color:#0a6a8a}
       .meta{display:grid;grid-template-columns:1fr 1fr;margin:20px 0 14px;gap:20px}.meta dl{display:grid;grid-template-columns:auto
       1fr;gap:2px 10px;margin:0}.meta dd{margin:0}
       .meta dt{color:#555}h1{font-size:15px;margin:0 0 10px}
       table{border-collapse:collapse;width:100%;margin-bottom:14px;break-inside:avoid;font-size:9.5px}td{border:.5px
       solid #7aa;padding:2.5px 4px}
       .h td{background:#eef6f8;font-weight:bold}.c td{font-size:8px;color:#444}.v{text-align:right}
       .foot{font-size:8px;color:#444;margin-top:10px}`,
      `<div class="top"><div class="logo">hydra<span style="font-weight:normal">lab</span> ${place(random, 'de')}</div>
        <div style="font-size:8.5px;text-align:right">Akkreditiertes Prüflaboratorium D-PL-${random.digits(5)}<br>Untersuchungsstelle
        nach § 40 TrinkwV</div></div>
       <div class="meta"><div>${client}<br>${street(random, 'de')}<br>${random.digits(5)} ${place(random, 'de')}</div><dl>
       <dt>Prüfbericht</dt><dd><b>${report}</b></dd><dt>Auftrag</dt><dd>${random.digits(6)}</dd><dt>Kunden-Nr.</dt>
       <dd>${random.digits(5)}</dd><dt>Datum</dt><dd>${at % 2 ? long(issued, 'de') : dmy(issued)}</dd></dl></div>
       <h1>Untersuchung von Trinkwasser</h1><p>Objekt: <b>${building}, ${town}</b><br>Probeneingang: ${dmy(received)}
       &nbsp; Prüfzeitraum: ${dmy(received)} – ${dmy(plus(issued, -1))}<br>Probenehmer: ${person(random, 'de').full}</p>
       ${blocks.map((set, i) => `${i ? '<p>Fortsetzung</p>' : ''}${table(set)}`).join('')}
       <div class="foot">* technischer Maßnahmenwert. n. n. = nicht nachweisbar, – = nicht bestimmt.
       Die Ergebnisse beziehen sich ausschließlich auf die untersuchten Proben.
       Auszugsweise Vervielfältigung nur mit Genehmigung des Laboratoriums.<br><br>Dr. ${person(random, 'de').full},
       Laborleitung – dieser Bericht wurde elektronisch erstellt und ist ohne Unterschrift gültig.</div>`,
      '14mm 14mm',
    );
    const rows = samples.map((s): TruthValue[] => [
      report,
      iso(issued),
      { anyOf: [building, `${building}, ${town}`] },
      s.id,
      s.tap,
      iso(s.on),
      s.time,
      s.steady,
      s.c36,
      s.legionella,
      s.lead,
      s.bad ? 'yes' : 'no',
    ]);
    return { html, rows };
  },
};

export const CHIMNEY_AND_WATER: readonly DocumentFamily[] = [chimney, water];
