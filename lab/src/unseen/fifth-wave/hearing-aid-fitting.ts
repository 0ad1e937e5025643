import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, clock, figure, page, person, place, shift, show, shown, street, workday } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

const MODELS = ['Auralis Vibe 70', 'Sonnet Mira 5', 'Phonica Leaf R', 'Hearwell Duo', 'Otolux Halo M'];
const EARPIECES = { dome: 'open dome', mould: 'custom mould', sleeve: 'power sleeve' } as const;

/** An English audiology clinic's fitting record: a boxed form with small captions, an ear on each side. */
export const hearingAidFitting: DocumentFamily = {
  id: 'hearing-aid-fitting',
  language: 'en',
  name: 'Hörgeräte-Anpassungen',
  description: 'Ein Anpassungsbogen ist eine Zeile',
  fields: [
    text('Patient', ''),
    text('geboren', ''),
    text('Akte', 'Nummer bei der Klinik'),
    text('angepasst am', ''),
    text('durch', 'wer die Anpassung gemacht hat'),
    text('Gerät li', 'Modell links'),
    text('SN li', ''),
    text('Gerät re', 'Modell rechts'),
    text('SN re', ''),
    choice('Ohrstück', '', ['dome', 'mould', 'sleeve']),
    number('Batterie', 'Größe'),
    yesNo('T-Spule', 'Telefonspule freigeschaltet'),
    number('Eigenanteil', 'in Pfund'),
    text('Kontrolle', 'nächster Termin, nur der Tag'),
  ],
  write(random, at) {
    const patient = person(random, 'en');
    const title = patient.female ? random.pick(['Mrs', 'Ms']) : 'Mr';
    const born = aDay(random, '1934-02-01', 9500);
    const file = `H${random.digits(2)}/${random.digits(5)}`;
    const fitted = workday(aDay(random, '2025-01-06', 480));
    const by = random.unless(0.12, person(random, 'en').full);
    const sides = random.pick(['both', 'both', 'left', 'right']);
    const model = random.pick(MODELS);
    const left = sides === 'right' ? null : model;
    const right = sides === 'left' ? null : model;
    const serial = (): string => `${random.digits(2)}${random.letters(1)}${random.digits(6)}`;
    const leftSerial = left === null ? null : serial();
    const rightSerial = right === null ? null : random.unless(0.1, serial());
    const piece = random.unless(0.1, random.pick(['dome', 'mould', 'sleeve'] as const));
    const battery = random.unless(0.3, random.pick([10, 13, 312, 675]));
    const coil = random.unless(0.2, random.chance(0.5));
    const fee = random.unless(0.25, random.pick([35, 60, 82.5, 145]));
    const review = random.unless(0.2, workday(shift(fitted, random.pick([14, 21, 28, 42]))));
    const box = (caption: string, value: string, wide = 1): string =>
      `<div style="grid-column:span ${wide}"><small>${caption}</small><b>${value || '&nbsp;'}</b></div>`;
    const ear = (name: string, device: string | null, sn: string | null): string => `<div class=ear><h3>${name}</h3>${box(
      'Aid',
      shown(device),
    )}${box('Serial no.', shown(sn))}${box('Receiver / tube', device === null ? '' : `${random.whole(0, 3)}${random.pick(['B', 'M', 'P'])}`)}
${box('Insertion gain 1 kHz', device === null ? '' : `${random.whole(8, 34)} dB`)}</div>`;
    const tick = (label: string, on: boolean): string => `<span class=t>${on ? '&#9746;' : '&#9744;'} ${label}</span>`;
    const html = page(
      'en',
      '14mm 15mm',
      `body{font:9.5pt/1.3 "Liberation Sans"}.hd{display:flex;justify-content:space-between;border-bottom:2px solid #35607a;padding-bottom:6px}
.hd b{font-size:15pt;color:#35607a}.f{display:grid;grid-template-columns:repeat(6,1fr);border:1px solid #345;border-width:1px 0 0 1px;margin-top:12px}
.f>div,.ear>div{border:1px solid #345;border-width:0 1px 1px 0;padding:2px 6px 4px;min-height:34px}small{display:block;font-size:6.6pt;color:#456}
.f b,.ear b{font:10pt "Liberation Mono"}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px;margin-top:14px}
.ear{border-left:1px solid #345}.ear h3{margin:0;background:#35607a;color:#fff;font-size:9pt;padding:3px 6px}.t{margin-right:20px}.n{margin-top:14px}`,
      `<div class=hd><span><b>${place(random, 'en')} Hearing Clinic</b><br>${street(random, 'en')}</span><span>HEARING AID FITTING RECORD<br>
Form HA-4 &middot; rev. 03/2023</span></div>
<div class=f>${box('Patient', `${title} ${patient.full}`, 3)}${box('Date of birth', show(born, at % 2 ? 'DD/MM/YYYY' : 'D MMM YYYY', 'en'))}${box(
        'Clinic no.',
        file,
        2,
      )}${box('Address', `${street(random, 'en')}, ${place(random, 'en')}`, 4)}${box('Tested on', show(shift(fitted, -random.whole(9, 40)), 'DD/MM/YYYY', 'en'), 2)}
${box('Fitting date', show(fitted, at % 2 ? 'DD/MM/YYYY' : 'D MMM YYYY', 'en'), 2)}${box('Audiologist', shown(by), 2)}${box('Referred by', `Dr ${person(random, 'en').last}`, 2)}</div>
<div class=two>${
        at % 2
          ? ear('RIGHT EAR', right, rightSerial) + ear('LEFT EAR', left, leftSerial)
          : ear('LEFT EAR', left, leftSerial) + ear('RIGHT EAR', right, rightSerial)
      }</div>
<p class=n>Coupling:&ensp;${(['dome', 'mould', 'sleeve'] as const).map((one) => tick(EARPIECES[one], one === piece)).join('')}</p>
<p>Telecoil programme:&ensp;${tick('enabled', coil === true)}${tick('not enabled', coil === false)}</p>
<div class=f>${box('Battery size', battery === null ? '' : String(battery), 2)}${box('Patient pays', fee === null ? '' : `&pound;${figure(fee, 'en')}`, 2)}${box(
        'Review appointment',
        review === null ? '' : `${show(review, at % 2 ? 'DD/MM/YYYY' : 'w D MMM YYYY', 'en')}, ${clock(random.whole(18, 32) * 30)}`,
        2,
      )}${box('Notes', random.pick(['Wearer finds cutlery loud, reduced by 3 dB.', 'Practised insertion twice.', 'Partner attended. Leaflet given.']), 6)}</div>
<p class=n>Loan aids remain the property of the clinic and are to be returned within 28 days of a replacement.</p>`,
    );
    return {
      html,
      rows: [
        [
          { anyOf: [patient.full, `${title} ${patient.full}`] },
          born,
          file,
          fitted,
          by,
          left,
          leftSerial,
          right,
          rightSerial,
          piece,
          battery,
          said(coil),
          fee,
          review,
        ],
      ],
    };
  },
};
