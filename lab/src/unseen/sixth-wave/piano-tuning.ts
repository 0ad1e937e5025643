import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { block, boxes, heading, labelsLeft, page, paragraphs, sideBySide, small } from '../../generate/markup.ts';
import { address, person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, between, dated, plusDays } from './paper.ts';

/** What a piano tuner leaves behind after a visit: a card, a letter or a printed report. */
export const pianoTuning: DocumentFamily = {
  id: 'piano-tuning',
  language: 'en',
  name: 'Piano tunings',
  description: '',
  fields: [
    text('client', ''),
    text('brand', 'make of the piano'),
    text('serial', ''),
    text('visit', 'date of the tuning'),
    number('Hz before', 'pitch as found'),
    number('Hz after', ''),
    yesNo('raised', 'did it need a pitch raise'),
    number('humidity', ''),
    text('repairs', 'other work done besides tuning'),
    text('tuner', ''),
    number('to pay', 'in pounds'),
    text('next time', 'when to come again'),
  ],
  write(random, at) {
    const client = random.chance(0.4)
      ? random.pick(['St Anne’s Church Hall', 'Ashdown Primary School', 'The Corn Exchange', 'Lowfield Bowls Club'])
      : person(random, 'eng');
    const home = address(random, 'eng');
    const brand = random.pick(['Yamaha', 'Kemble', 'Bechstein', 'Challen', 'Broadwood', 'Blüthner', 'Danemann']);
    const model = random.pick(['upright', 'baby grand', 'studio upright', 'boudoir grand']);
    const serial = random.unless(0.2, random.digits(random.whole(5, 7)));
    const visit = aDay(random, '2024-09-02', 600);
    const raised = random.chance(0.4);
    const before = raised ? between(random, 431, 436) : between(random, 438, 439.5);
    const after = random.pick([440, 440, 440, 442]);
    const humidity = random.unless(0.2, random.whole(34, 66));
    const repairs = random.unless(
      0.25,
      random.pick([
        'two hammers reglued',
        'sustain pedal rod refitted',
        'string F5 replaced',
        'sticking key D4 eased',
        'bass bridge pins tightened',
      ]),
    );
    const tuner = person(random, 'eng');
    const pay = random.whole(13, 28) * 5 + (raised ? 25 : 0);
    const due = plusDays(visit, random.pick([180, 365]));
    const next = dated(due, 'MMMM YYYY');
    const trade = random.pick(['Piano Tuning & Repair', 'Pianos', 'Piano Services']);
    let html: string;
    if (at % 3 === 0) {
      html = page(
        'form',
        heading(`${tuner.split(' ')[1]} ${trade}`),
        small('SERVICE CARD – please keep inside the piano'),
        boxes(2, [
          ['Customer', client],
          ['Address', home.line],
        ]),
        boxes(4, [
          ['Piano', `${brand} ${model}`],
          ['Serial no.', serial],
          ['Date', dated(visit, 'DD/MM/YY')],
          ['Room humidity', humidity === null ? null : `${humidity} %`],
          ['A4 on arrival', `${before} Hz`],
          ['A4 on leaving', `${after} Hz`],
          ['Pitch raise', raised ? 'Yes' : 'No'],
          ['Next due', next],
        ]),
        boxes(1, [['Repairs', repairs]]),
        boxes(3, [
          ['Tuned by', tuner],
          ['Fee', `£${pay.toFixed(2)}`],
          ['Paid', random.pick(['cash', 'bank transfer', 'on account'])],
        ]),
      );
    } else if (at % 3 === 1) {
      html = page(
        'serif',
        `<div class="right">${tuner}<br>${trade}<br>${address(random, 'eng').printed.replace('\n', '<br>')}</div>`,
        block(`${client}\n${home.printed}`),
        paragraphs(
          dated(visit, 'D MMMM YYYY'),
          `Thank you for having me in today to see to the ${brand} ${model}${serial === null ? '' : ` (no. ${serial})`}. I found it at ${before} Hz and left it at ${after} Hz. ${raised ? 'As it was that flat I had to raise the pitch first, before the fine tuning.' : 'It had held well, so there was no call for a pitch raise.'}`,
          `${repairs === null ? '' : `While I was there I also did the following: ${repairs}. `}${humidity === null ? '' : `My hygrometer read ${humidity}% in the room. `}Please keep it away from the radiator.`,
          `My charge is £${pay}, by transfer to the usual account. I would suggest the next tuning in ${next}.`,
          `With best wishes,\n\n${tuner}`,
        ),
      );
    } else {
      html = page(
        'modern',
        heading('Tuning report'),
        sideBySide(
          labelsLeft([
            ['For', `${client}\n${home.printed}`],
            ['Instrument', `${brand}, ${model}`],
            ['Number', serial],
            ['Visited', dated(visit, 'D MMMM YYYY')],
            ['Technician', tuner],
          ]),
          labelsLeft([
            ['Pitch found', `A = ${before}`],
            ['Pitch set', `A = ${after}`],
            ['Pitch raise carried out', raised ? 'yes' : 'no'],
            ['Relative humidity', humidity === null ? null : `${humidity}%`],
          ]),
        ),
        labelsLeft(
          [
            ['Extra work', repairs],
            ['Recommended next tuning', next],
            ['Total due', `£${pay.toFixed(2)}`],
          ],
          { blanks: true },
        ),
        small('Tuning is an annual matter at least. Pianos moved by others are not under warranty.'),
      );
    }
    return {
      html,
      rows: [
        [
          client,
          { anyOf: [brand, `${brand} ${model}`] },
          serial,
          visit,
          before,
          after,
          said(raised),
          humidity,
          repairs,
          tuner,
          pay,
          { anyOf: [next, due.slice(0, 7)] },
        ],
      ],
    };
  },
};
