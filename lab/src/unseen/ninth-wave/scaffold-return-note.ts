import { number, text, type DocumentFamily } from '../../generate/generated-document.ts';
import { address, amount, cents, dayIn, firm, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { escaped, labelled, page, tableRow } from './sheet.ts';

const ITEMS: [group: string, code: string, item: string][] = [
  ['Tube', 'T21', 'Steel tube 21 ft'],
  ['Tube', 'T13', 'Steel tube 13 ft'],
  ['Tube', 'T06', 'Steel tube 6 ft'],
  ['Boards', 'B13', 'Timber board 13 ft'],
  ['Boards', 'B08', 'Timber board 8 ft'],
  ['Fittings', 'FD', 'Double coupler'],
  ['Fittings', 'FS', 'Swivel coupler'],
  ['Fittings', 'FP', 'Putlog clip'],
  ['Access', 'LP4', 'Pole ladder 4 m'],
  ['Access', 'LG', 'Self-closing ladder gate'],
];

const STYLE = `body { font: 10pt "Liberation Sans", Arial } .top { display: flex; justify-content: space-between } h1 { font-size: 17pt; margin: 0 } table { border-collapse: collapse }
  .items { width: 100%; margin: 6mm 0 } .items th { font-size: 8pt; vertical-align: bottom; border-bottom: 1.2pt solid } .items td { padding: 1.2mm 2mm } .ruled td, .ruled th { border: .5pt solid #444 }
  .items td:nth-child(n + 3), .items th:nth-child(n + 3) { text-align: right } .items .group td { font-weight: bold; padding-top: 3mm } .labelled td { padding: .6mm 4mm .6mm 0 }`;

function drawLine(random: SeededRandom, [group, code, item]: (typeof ITEMS)[number]) {
  const out = random.whole(6, 240);
  const short = random.unless(0.6, random.whole(1, 5));
  const damaged = random.unless(0.65, random.whole(1, 4));
  const each = amount(random, 3, 29);
  const lost = (short ?? 0) + (damaged ?? 0);
  return { group, code, item, out, short, damaged, back: out - (short ?? 0), charge: lost === 0 ? null : cents(lost * each) };
}
type Line = ReturnType<typeof drawLine>;

const money = (value: number | null): string => (value === null ? '' : printNumber(value, 'en'));

const ruled = (lines: Line[]): string =>
  `<table class="items ruled"><tr><th rowspan="2">Ref</th><th rowspan="2">Description</th><th colspan="2">Quantity</th><th rowspan="2">Short</th><th rowspan="2">Dam-<br>aged</th><th rowspan="2">Charge<br>£</th></tr>
  <tr><th>delivered</th><th>collected</th></tr>${lines
    .map(({ code, item, out, back, short, damaged, charge }) => tableRow([code, item, out, back, short, damaged, money(charge)]))
    .join('')}</table>`;

const grouped = (lines: Line[]): string =>
  `<table class="items"><tr><th>Code</th><th>Item</th><th>On<br>hire</th><th>Off<br>hire</th><th>Not<br>found</th><th>Bent /<br>split</th><th>To pay<br>£</th></tr>${lines
    .map(({ group, code, item, out, back, short, damaged, charge }, index) => {
      const heading = group === lines[index - 1]?.group ? '' : `<tr class="group"><td colspan="7">${group}</td></tr>`;
      return `${heading}${tableRow([code, item, out, back, short ?? '–', damaged ?? '–', money(charge) || '–'])}`;
    })
    .join('')}</table>`;

/** What came back from a site. The lorry's load is counted in pieces, never weighed. */
export const scaffoldReturnNote: DocumentFamily = {
  id: 'scaffold-return-note',
  language: 'eng',
  name: 'Scaffold returns',
  description: 'Return notes of hired scaffolding, one row per item',
  fields: [
    text('Note number', ''),
    text('Hirer', 'Firm that had hired the scaffolding'),
    text('Building site', 'Address the scaffolding came from'),
    text('Hire ends', 'Date on which the hire stops being charged'),
    text('Material', 'Name of the item'),
    text('Item code', ''),
    number('Sent out', 'Pieces that had gone to the site'),
    number('Came back', 'Pieces picked up'),
    number('Missing', 'Pieces that did not come back, where any'),
    number('Broken', 'Pieces that came back damaged, where any'),
    number('Cost to hirer', 'What is charged for missing and broken pieces of this item'),
    text('Driver', 'Who picked the scaffolding up'),
    text('Signed for the hirer', 'Name of who signed at the site'),
    number('Weight of load', 'In kg or tonnes'),
  ],
  write(random, index) {
    const lines = random.some(ITEMS, random.whole(4, 8)).map((item) => drawLine(random, item));
    const note = `R${random.digits(5)}`;
    const [owner, hirer] = [firm(random, 'eng'), firm(random, 'eng')];
    const site = address(random, 'eng').line;
    const ends = dayIn(random, 2024, 2026);
    const driver = person(random, 'eng');
    const signer = random.unless(0.4, person(random, 'eng'));
    const pieces = lines.reduce((sum, { back }) => sum + back, 0);
    const collected = later(ends, random.whole(1, 4));
    const style = index % 2 === 0 ? 'slashes' : 'long';
    const body = `<div class="top"><div><h1>${index % 2 === 0 ? 'RETURN NOTE' : 'Off-hire &amp; collection'}</h1>${escaped(owner)}<br>${address(random, 'eng').line}</div><div><b>${note}</b></div></div><br>${labelled(
      [
        ['Customer', hirer],
        ['Site', site],
        ['Off-hired from', printDate(ends, style, 'eng')],
        ['Lifted on', printDate(collected, style, 'eng')],
        ['Our driver', `${driver}, lorry ${random.letters(2)}${random.digits(2)} ${random.letters(3)}`],
      ],
    )}${index % 2 === 0 ? ruled(lines) : grouped(lines)}<p>Pieces on lorry: ${pieces}</p>
      <p>Checked with the customer: ${signer ?? 'nobody on site to sign'}</p><p>Charges are added to your next account.</p>`;
    const rows = lines.map(({ item, code, out, back, short, damaged, charge }) => {
      const counted = [item, code, out, back, short, damaged, charge];
      return [note, hirer, site, iso(ends), ...counted, driver, signer, null];
    });
    return { html: page(STYLE, body), rows };
  },
};
