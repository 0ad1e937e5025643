import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { block, heading, labelsInline, labelsLeft, onTheRight, page, paragraphs, section, sideBySide } from '../../generate/markup.ts';
import { address, dayIn, person } from '../../generate/people-and-places.ts';
import { iso, later, printDate, printNumber } from '../../generate/printed-forms.ts';
import { answer, cards, letterhead } from './paper.ts';

/** Papers about animals. */
export const ANIMALS: DocumentFamily[] = [
  {
    id: 'veterinary-visit',
    language: 'eng',
    name: 'Tierarztbesuche',
    description: 'Eine Zeile je Bericht',
    fields: [
      text('Besitzer', ''),
      text('Tier', 'Name des Tieres'),
      yesNo('Kastriert', ''),
      text('Rasse', ''),
      number('Gewicht', 'in Kilogramm'),
      text('Untersucht am', ''),
      text('Diagnose', ''),
      text('Tierarzt', 'Wer das Tier untersucht hat'),
      text('Wiedervorstellung', 'Nächster Termin, falls vereinbart'),
      text('Chip', 'Nummer des Mikrochips'),
    ],
    write(random, count) {
      const [owner, pet, breed] = [
        person(random, 'eng'),
        random.pick(['Biscuit', 'Marmalade', 'Tess', 'Otis', 'Pepper']),
        random.pick(['Border Collie', 'Domestic shorthair', 'Netherland Dwarf', 'Whippet']),
      ];
      const [neutered, weight, on, vet] = [
        random.chance(0.6),
        random.whole(18, 340) / 10,
        dayIn(random, 2023, 2026),
        person(random, 'eng'),
      ];
      const [finding, again, chip] = [
        random.pick(['Otitis externa', 'Gingivitis, grade 2', 'Soft tissue strain, left hind leg', 'Flea allergy dermatitis']),
        random.unless(0.35, later(on, random.whole(7, 28))),
        random.unless(0.25, `9810${random.digits(11)}`),
      ];
      const animal: [string, string | null][] = [
        ['Patient', pet],
        ['Breed', breed],
        ['Sex', `${random.pick(['Male', 'Female'])}, ${neutered ? 'neutered' : 'entire'}`],
        ['Weight', `${printNumber(weight, 'en', 1)} kg`],
        ['Microchip', chip],
      ];
      const client: [string, string][] = [
        ['Client', owner],
        ['Address', address(random, 'eng').line],
        ['Visit', printDate(on, count % 2 ? 'short' : 'slashes', 'eng')],
      ];
      const next =
        again === null
          ? 'No further appointment is needed if the signs resolve.'
          : `Please bring ${pet} back on ${printDate(again, 'long', 'eng')} for a recheck.`;
      const html = page(
        count % 2 ? 'modern' : 'serif',
        letterhead('Ferndale Veterinary Surgery', '14 Weir Street\nTel. 01422 555 019'),
        heading('Clinical report'),
        count % 2 ? sideBySide(cards(2, client), cards(2, animal)) : labelsLeft([...client, ...animal], { colon: true }),
        section('History and examination'),
        paragraphs(
          `${pet} was presented with a history of discomfort over the past ${random.whole(2, 9)} days. Temperature ${random.whole(382, 394) / 10} °C, heart rate ${random.whole(90, 160)}.`,
        ),
        count % 2 ? labelsInline([['Diagnosis', finding]]) : section('Diagnosis') + paragraphs(finding),
        section('Plan'),
        paragraphs(next),
        onTheRight(`${vet} MRCVS`),
        block(''),
      );
      return {
        html,
        rows: [
          [
            owner,
            pet,
            answer(neutered),
            breed,
            weight,
            iso(on),
            finding,
            { anyOf: [vet, `${vet} MRCVS`] },
            again === null ? null : iso(again),
            chip,
          ],
        ],
      };
    },
  },
];
