import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { address, dayIn, firm, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { boxes, escaped, labelled, page } from './sheet.ts';

const KINDS: [asked: string, printed: string][] = [
  ['main inspection', 'Hauptprüfung'],
  ['interim inspection', 'Zwischenprüfung'],
  ['inspection after alteration', 'Prüfung nach Änderung'],
];
const MAKERS = ['Hebbel & Sohn Aufzüge', 'Lifta-Werk Nürnberg', 'Steigmann Aufzugbau', 'Ostholm Fördertechnik'];
const ALLOWED = 'Gegen den Weiterbetrieb der Anlage bestehen keine Bedenken.';
const FORBIDDEN = 'Die Anlage ist bis zur Behebung der Mängel außer Betrieb zu nehmen.';

const STYLE = `body { font: 10pt Arial } h1 { font-size: 15pt; margin: 4mm 0 } .grid { display: grid; grid-template-columns: 1fr 1fr 1fr }
  .box { border: .4pt solid #000; padding: 1mm 2mm 2mm } .box small { display: block; font-size: 6.5pt; color: #444 }
  .wide { grid-template-columns: 1fr } .tick { display: inline-block; width: 4mm; height: 4mm; border: .5pt solid; text-align: center; margin: 0 1mm 0 5mm; vertical-align: middle }
  .labelled td { padding: 1mm 8mm 1mm 0; vertical-align: top } .labelled td:first-child { color: #333; width: 52mm }`;

function draw(random: SeededRandom) {
  const [kind, printedKind] = random.pick(KINDS);
  const inspected = dayIn(random, 2023, 2026);
  const defects = random.pick([0, 0, 1, 2, 3, 5]);
  return {
    kind,
    printedKind,
    inspected,
    defects,
    due: later(inspected, random.pick([364, 365, 728])),
    safe: defects < 3,
    site: address(random, 'deu').line,
    operator: firm(random, 'deu'),
    operatorSeat: address(random, 'deu').line,
    serial: `${random.letters(2)} ${random.digits(6)}`,
    built: random.whole(1978, 2019),
    load: random.pick([320, 450, 630, 1000, 1275]),
    floors: random.whole(3, 14),
    inspector: person(random, 'deu'),
    maker: random.unless(0.4, random.pick(MAKERS)),
    servicing: firm(random, 'deu'),
    certificate: `AZ-${random.digits(4)}/${inspected.year}`,
  };
}
type Drawn = ReturnType<typeof draw>;

const boxedForm = (of: Drawn): string => {
  const ticks = KINDS.map(([, name]) => `<span class="tick">${name === of.printedKind ? 'X' : ''}</span>${name}`).join('');
  const plant = boxes([
    ['Fabrik-Nr.', of.serial],
    ['Baujahr', of.built],
    ['Hersteller', of.maker],
    ['Tragfähigkeit / Personen', `${of.load} kg / ${Math.floor(of.load / 80)}`],
    ['Haltestellen', of.floors],
    ['Wartungsunternehmen', of.servicing],
    ['Tag der Prüfung', printDate(of.inspected, 'dots', 'deu')],
    ['Nächste Prüfung spätestens', printDate(of.due, 'dots', 'deu')],
    ['Anzahl der Mängel', of.defects],
  ]);
  return `<div>Zugelassene Überwachungsstelle · Region Mitte</div><h1>Prüfbescheinigung</h1><div>Bescheinigung Nr. ${of.certificate}</div>
    <p>${ticks}</p><div class="grid wide">${boxes([
      ['Betreiber (Name, Anschrift)', `${of.operator}, ${of.operatorSeat}`],
      ['Standort der Aufzugsanlage', of.site],
    ])}</div><div class="grid">${plant}</div>
    <p>Ergebnis: <b>${of.safe ? ALLOWED : FORBIDDEN}</b></p><div class="grid">${boxes([['Sachverständige/r', of.inspector]])}</div>`;
};

const report = (of: Drawn): string =>
  `<p style="text-align:right">Bescheinigung ${of.certificate}</p><p>${escaped(of.operator)}<br>${of.operatorSeat}</p>
  <h1>Bescheinigung über die Prüfung einer Aufzugsanlage</h1>
  <p>Am ${printDate(of.inspected, 'long', 'deu')} wurde an der unten bezeichneten Anlage nach § 16 BetrSichV eine
  <b>${of.printedKind}</b> vorgenommen. Die Fristen gelten ab diesem Tag.</p>${labelled([
    ['Anlage in', of.site],
    ...(of.maker === null ? [] : [['Errichtet von', of.maker] as [string, string]]),
    ['Werknummer', of.serial],
    ['Jahr der Errichtung', of.built],
    ['Nennlast', `${of.load} kg`],
    ['Zahl der Haltestellen', of.floors],
    ['Gewartet durch', of.servicing],
    ['Festgestellte Mängel', of.defects],
  ])}<p>${of.safe ? ALLOWED : FORBIDDEN} Die folgende Prüfung ist bis zum ${printDate(of.due, 'long', 'deu')} zu veranlassen.</p>
  <p style="margin-top:22mm">${of.inspector}<br>Sachverständiger der Überwachungsstelle</p>`;

/** A German certificate, asked for in English. Invoices have numbers; this paper only has a certificate's. */
export const liftInspectionCertificate: DocumentFamily = {
  id: 'lift-inspection-certificate',
  language: 'deu',
  name: 'Lift certificates',
  description: 'Certificates of the inspection of lifts',
  fields: [
    text('Lift address', 'Where the lift is installed'),
    text('Operator', 'Company that runs the lift, name only'),
    text('Serial number', 'The number its factory gave the lift'),
    number('Built in', 'Year the lift was built'),
    number('Maximum load', 'In kilograms'),
    number('Stops', 'How many floors the lift serves'),
    choice(
      'Type of inspection',
      '',
      KINDS.map(([asked]) => asked),
    ),
    text('Inspected on', 'Date of the inspection'),
    text('Due again', 'Date by which the lift must be inspected next'),
    number('Defects', 'How many were found'),
    yesNo('May stay in use', 'Whether the lift may go on running'),
    text('Inspector', 'Who inspected the lift'),
    text('Lift maker', 'Company that built the lift'),
    text('Invoice number', 'Number of the invoice for the inspection'),
  ],
  write(random, number) {
    const of = draw(random);
    const { site, operator, serial, built, load, floors, kind, defects, inspector, maker } = of;
    const days = [iso(of.inspected), iso(of.due)];
    const row = [site, operator, serial, built, load, floors, kind, ...days, defects, of.safe ? 'yes' : 'no', inspector, maker, null];
    return { html: page(STYLE, number % 2 === 0 ? boxedForm(of) : report(of)), rows: [row] };
  },
};
