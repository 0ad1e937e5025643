import { choice, number, text, type DocumentFamily } from '../../generate/generated-document.ts';
import { boxes, heading, labelsInline, labelsLeft, page, paragraphs, sideBySide, small } from '../../generate/markup.ts';
import { person } from '../../generate/people-and-places.ts';
import { aDay, clock, dated, figure } from './paper.ts';

/** The record of a hot-air balloon's flight, as the pilot files it or as the guests get it. */
export const balloonFlight: DocumentFamily = {
  id: 'balloon-flight',
  language: 'de',
  name: 'Balloon flights',
  description: '',
  fields: [
    text('registration', 'of the balloon'),
    text('pilot', ''),
    text('flown on', ''),
    text('took off from', ''),
    text('launch time', ''),
    text('landed at', 'place of landing'),
    text('touchdown', 'time'),
    number('max height', 'in metres'),
    number('km', 'distance covered'),
    number('passengers', 'without the pilot'),
    text('chase crew', ''),
    choice('landing', 'how soft it was', ['soft', 'normal', 'hard']),
    number('gas kg', ''),
  ],
  write(random, at) {
    const registration = `D-O${random.letters(3)}`;
    const pilot = person(random, 'deu');
    const day = aDay(random, '2024-05-04', 740);
    const start = random.pick(['Wiese Oberaudorf', 'Sportplatz Hagenbach', 'Flugplatz Altenau', 'Festwiese Moosbrunn']);
    const place = random.pick(['Stoppelfeld bei Niederaich', 'Weide südlich Kirchdorf', 'Talgrund', 'Acker am Weiler Holzen']);
    const lift = random.whole(340, 1190);
    const minutes = random.whole(48, 105);
    const height = random.unless(0.1, random.whole(22, 190) * 10);
    const km = random.whole(60, 320) / 10;
    const guests = random.whole(2, 10);
    const crew = random.unless(0.2, person(random, 'deu'));
    const landing = random.unless(0.12, random.pick(['soft', 'normal', 'hard']));
    const gas = random.unless(0.2, random.whole(45, 130));
    const word = landing === null ? null : ({ soft: 'weich', normal: 'normal', hard: 'hart' }[landing] ?? null);
    const up = clock(lift);
    const down = clock(lift + minutes);
    const high = height === null ? null : `${figure(height, 'de')} m`;
    const type = random.pick(['Schroeder fire balloons G 40/24', 'Kubicek BB60Z', 'Lindstrand LBL 210A']);
    let html: string;
    if (at % 3 === 0)
      html = page(
        'form',
        heading('Fahrtbericht Heißluftballon'),
        boxes(3, [
          ['Kennzeichen', registration],
          ['Muster', type],
          ['Datum', dated(day, 'DD.MM.YYYY')],
          ['Startplatz', start],
          ['Startzeit (LT)', up],
          ['Gäste', guests],
          ['Landeort', place],
          ['Landezeit (LT)', down],
          ['Fahrtdauer', `${minutes} min`],
          ['Größte Höhe MSL', high],
          ['Strecke', `${figure(km, 'de', 1)} km`],
          ['Gasverbrauch', gas === null ? null : `${gas} kg`],
          ['Landung (weich / normal / hart)', word],
          ['Verfolger', crew],
          ['Wind Boden', `${random.whole(2, 9)} kt`],
        ]),
        paragraphs(`Verantwortlicher Ballonführer: ${pilot}`),
        small('Verbleib: Bordbuch. Besondere Vorkommnisse auf der Rückseite eintragen.'),
      );
    else if (at % 3 === 1)
      html = page(
        'serif',
        heading('Ballonfahrer-Urkunde'),
        paragraphs(
          `Am ${dated(day, 'D. MMMM YYYY', 'de')} erhoben sich ${guests} tapfere Gäste mit dem Ballon ${registration} unter Führung von Pilot ${pilot} in die Lüfte.`,
          `Um ${up} Uhr ging es vom Startplatz ${start} los. ${high === null ? '' : `In bis zu ${high} Höhe `}${high === null ? 'Der Wind trug sie' : 'trug sie der Wind'} ${figure(km, 'de', 1)} Kilometer weit, bis der Korb um ${down} Uhr wieder festen Boden berührte (Landeplatz: ${place}).${word === null ? '' : ` Die Landung war ${word}.`}`,
          `${crew === null ? '' : `Am Boden folgte ihnen ${crew} mit dem Rückholfahrzeug. `}${gas === null ? '' : `Verbrannt wurden ${gas} kg Propan. `}Nach altem Brauch wurden die Gäste mit Feuer und Sekt getauft.`,
          'Glück ab und gut Land!',
        ),
      );
    else
      html = page(
        'modern',
        heading(`Fahrt Nr. ${random.whole(40, 980)}`),
        sideBySide(
          labelsLeft([
            ['Ballon', `${registration} (${type})`],
            ['PIC', pilot],
            ['Tag', dated(day, 'D.M.YYYY')],
            ['Personen im Korb', `${guests} + Pilot`],
            ['Bodencrew', crew],
          ]),
          labelsInline([
            ['Start', `${up} Uhr, ${start}`],
            ['Landung', `${down} Uhr, ${place}`],
            ['Distanz', `${figure(km, 'de', 1)} km`],
            ['Max. Höhe', high],
            ['Art der Landung', word],
            ['Propan', gas === null ? null : `${gas} kg`],
          ]),
        ),
        small(`Hülle nach der Fahrt trocken verpackt. QNH ${random.whole(1008, 1029)}.`),
      );
    return { html, rows: [[registration, pilot, day, start, up, place, down, height, km, guests, crew, landing, gas]] };
  },
};
