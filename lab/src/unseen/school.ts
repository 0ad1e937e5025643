import { number, text, type DocumentFamily } from '../generate/generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsInline,
  labelsLeft,
  page,
  paragraphs,
  section,
  sideBySide,
  small,
  table,
} from '../generate/markup.ts';
import { address, dayIn, person } from '../generate/people-and-places.ts';
import { iso, printDate, printNumber } from '../generate/printed-forms.ts';

export const SCHOOL: DocumentFamily[] = [
  {
    id: 'school-report-german',
    language: 'deu',
    name: 'Zeugnisnoten',
    description: 'Eine Zeile je Fach des Zeugnisses',
    fields: [
      text('Schüler', 'Name der Schülerin oder des Schülers'),
      text('Klasse', 'Klasse'),
      text('Zeugnisdatum', 'Datum des Zeugnisses'),
      text('Fach', 'Unterrichtsfach'),
      text('Note', 'Note in diesem Fach'),
      text('Bemerkung', 'Bemerkung zum Fach, falls vorhanden'),
    ],
    write(random, count) {
      const [pupil, form, on] = [person(random, 'deu'), `${random.whole(5, 10)}${random.pick(['a', 'b', 'c'])}`, dayIn(random, 2023, 2026)];
      const grades = ['sehr gut', 'gut', 'befriedigend', 'ausreichend'];
      const subjects = random
        .some(['Deutsch', 'Mathematik', 'Englisch', 'Biologie', 'Geschichte', 'Musik', 'Sport', 'Chemie', 'Religion'], random.whole(4, 8))
        .map((name) => ({
          name,
          grade: random.pick(grades),
          note: random.unless(0.75, random.pick(['im Wahlpflichtbereich', 'epochal unterrichtet'])),
        }));
      const html = page(
        count % 2 ? 'serif' : 'plain',
        block(`Realschule ${address(random, 'deu').place}`),
        heading('Zeugnis'),
        labelsInline([
          ['Name', pupil],
          ['Klasse', form],
          ['Schuljahr', `${on.year - 1}/${on.year}, 2. Halbjahr`],
        ]),
        section('Leistungen'),
        table(
          ['Fach', 'Note', 'Bemerkung'],
          subjects.map(({ name, grade, note }) => [name, grade, note]),
          { look: count % 2 ? 'ruled' : 'lined' },
        ),
        labelsInline([
          ['Versäumte Tage', String(random.whole(0, 14))],
          ['davon unentschuldigt', '0'],
        ]),
        block(`${address(random, 'deu').place}, den ${printDate(on, 'dots', 'deu')}`),
        sideBySide(small('Klassenleitung'), small('Schulleitung')),
      );
      return { html, rows: subjects.map(({ name, grade, note }) => [pupil, form, iso(on), name, grade, note]) };
    },
  },
  {
    id: 'transcript',
    language: 'eng',
    name: 'University transcripts',
    description: 'One row per course on the transcript',
    fields: [
      text('Student', 'Name of the student'),
      text('Student ID', 'Student number'),
      text('Degree', 'Degree programme'),
      text('Course code', 'Code of the course'),
      text('Course', 'Title of the course'),
      number('Credits', 'Credits of the course'),
      text('Grade', 'Grade or mark obtained'),
    ],
    write(random, count) {
      const [student, id, degree] = [
        person(random, 'eng'),
        `S${random.digits(7)}`,
        random.pick(['BSc Mathematics', 'BA History', 'BEng Civil Engineering']),
      ];
      const courses = random
        .some(
          [
            'Linear Algebra',
            'Medieval Europe',
            'Fluid Mechanics',
            'Statistics I',
            'Academic Writing',
            'Structures',
            'Number Theory',
            'Economic History',
          ],
          random.whole(3, 7),
        )
        .map((title) => ({
          code: `${random.letters(3)}${random.digits(3)}`,
          title,
          credits: random.pick([10, 15, 20]),
          grade: random.pick(['A', 'B', 'C', 'A-', 'B+', 'P']),
        }));
      const facts: [string, string][] = [
        ['Student', student],
        ['Student ID', id],
        ['Programme', degree],
        ['Date of birth', printDate(dayIn(random, 1996, 2005), 'long', 'eng')],
        ['Date of issue', printDate(dayIn(random, 2024, 2026), 'long', 'eng')],
      ];
      const totals = ['', 'Total credits', String(courses.reduce((sum, { credits }) => sum + credits, 0)), ''];
      const html = page(
        count % 2 ? 'plain' : 'serif',
        heading(`University of ${random.pick(['Harrogate', 'Paisley', 'Exmouth'])}`),
        section('Academic transcript'),
        count % 2 ? boxes(2, facts) : labelsLeft(facts, { colon: true }),
        table(
          ['Code', 'Module title', 'Credits', 'Grade'],
          [...courses.map(({ code, title, credits, grade }) => [code, title, String(credits), grade]), totals],
          { right: [2], look: count % 2 ? 'lined' : 'bare' },
        ),
        small('Key: A 70-100, B 60-69, C 50-59, P pass. Not valid without the university seal.'),
      );
      return { html, rows: courses.map(({ code, title, credits, grade }) => [student, id, degree, code, title, credits, grade]) };
    },
  },
  {
    id: 'job-offer',
    language: 'eng',
    name: 'Offer letters',
    description: 'One row per offer of employment',
    fields: [
      text('Candidate', 'Person who gets the offer'),
      text('Employer', 'Company that makes the offer'),
      text('Position', 'Job title'),
      text('Start date', 'First day of employment'),
      number('Salary', 'Yearly salary'),
      text('Notice period', 'Notice period'),
      text('Probation', 'Length of the probationary period, if any'),
      text('Reply by', 'Date by which to accept'),
    ],
    write(random, count) {
      const [who, home, year] = [person(random, 'eng'), address(random, 'eng'), random.whole(2023, 2026)];
      const employer = `${random.pick(['Marlin', 'Juniper', 'Foxglove', 'Copperfield'])} ${random.pick(['Analytics', 'Interiors', 'Software', 'Catering'])} ${random.pick(['Ltd', 'plc'])}`;
      const [job, salary, notice] = [
        random.pick(['Payroll Officer', 'Site Supervisor', 'Data Analyst', 'Head Chef']),
        random.whole(23, 68) * 1000,
        random.pick(['one month', 'three months', 'four weeks']),
      ];
      const probation = random.unless(0.35, random.pick(['six months', 'three months']));
      const [written, starts, reply] = [
        { year, month: 3, day: random.whole(1, 12) },
        { year, month: random.whole(5, 9), day: random.whole(1, 28) },
        { year, month: 3, day: random.whole(18, 28) },
      ];
      const say = (day: typeof starts): string => printDate(day, 'long', 'eng');
      const terms: [string, string | null][] = [
        ['Position', job],
        ['Start date', say(starts)],
        ['Salary', `£${printNumber(salary, 'en', 0)} per annum`],
        ['Notice period', notice],
        ['Probation', probation],
      ];
      const prose = [
        `We are delighted to offer you the position of ${job}, starting on ${say(starts)}. Your salary will be £${printNumber(salary, 'en', 0)} per annum, paid monthly in arrears.`,
        probation === null ? '' : `Your employment is subject to a probationary period of ${probation}.`,
        `Either party may end the employment by giving ${notice} written notice. You are entitled to 25 days of holiday a year.`,
      ].filter((one) => one !== '');
      const html = page(
        count % 2 ? 'serif' : 'plain',
        block(`${employer}\n${address(random, 'eng').printed}`),
        block(`${who}\n${home.printed}`),
        paragraphs(say(written), `Dear ${who.split(' ')[0]},`),
        count % 2 ? paragraphs(...prose) : paragraphs('We are pleased to offer you employment on these terms:') + labelsLeft(terms),
        paragraphs(`Please sign and return one copy of this letter by ${say(reply)}.`, 'Yours sincerely,'),
        block(`${person(random, 'eng')}\nHuman Resources`),
      );
      return { html, rows: [[who, employer, job, iso(starts), salary, notice, probation, iso(reply)]] };
    },
  },
];
