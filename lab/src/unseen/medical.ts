import { choice, number, text, yesNo, type DocumentFamily } from '../generate/generated-document.ts';
import {
  block,
  boxes,
  heading,
  labelsBelow,
  labelsInline,
  labelsLeft,
  onTheRight,
  page,
  paragraphs,
  section,
  small,
  table,
  tickBox,
  ticks,
} from '../generate/markup.ts';
import { address, dayIn, person } from '../generate/people-and-places.ts';
import { iso, later, printDate } from '../generate/printed-forms.ts';

export const MEDICAL: DocumentFamily[] = [
  {
    id: 'discharge-letter-german',
    language: 'deu',
    name: 'Entlassungsbriefe',
    description: 'Eine Zeile je Arztbrief',
    fields: [
      text('Patient', 'Name des Patienten'),
      text('Geburtsdatum', 'Geburtsdatum des Patienten'),
      text('Aufnahme', 'Datum der stationären Aufnahme'),
      text('Entlassung', 'Datum der Entlassung'),
      text('Hauptdiagnose', 'Hauptdiagnose ohne Schlüssel'),
      text('ICD', 'ICD-Schlüssel der Hauptdiagnose'),
      text('Arzt', 'Name des unterzeichnenden Arztes'),
    ],
    write(random, count) {
      const [patient, doctor] = [person(random, 'deu'), person(random, 'deu')];
      const [born, admitted] = [dayIn(random, 1935, 2001), dayIn(random, 2023, 2026)];
      const left = later(admitted, random.whole(2, 21));
      const [diagnosis, code] = random.pick([
        ['Akute Appendizitis', 'K35.8'],
        ['Ambulant erworbene Pneumonie', 'J18.9'],
        ['Vorhofflimmern', 'I48.9'],
        ['Distale Radiusfraktur links', 'S52.5'],
      ] as const);
      const signed = random.unless(0.2, `Dr. med. ${doctor}`);
      const opening = `wir berichten über ${random.pick(['die Patientin', 'den Patienten'])} ${patient}, geboren am ${printDate(born, 'dots', 'deu')}, die Person befand sich vom ${printDate(admitted, 'dots', 'deu')} bis zum ${printDate(left, 'dots', 'deu')} in unserer stationären Behandlung.`;
      const listed = labelsLeft(
        [
          ['Patient', patient],
          ['Geburtsdatum', printDate(born, 'dots', 'deu')],
          ['Stationär von', printDate(admitted, 'dots', 'deu')],
          ['bis', printDate(left, 'dots', 'deu')],
        ],
        { colon: true },
      );
      const html = page(
        count % 2 ? 'serif' : 'plain',
        block(`Klinikum ${address(random, 'deu').place}\nMedizinische Klinik II`),
        block(`An die Hausarztpraxis\n${person(random, 'deu')}\n${address(random, 'deu').printed}`),
        onTheRight(printDate(later(left, 1), 'dots', 'deu')),
        count % 2 ? '' : listed,
        paragraphs('Sehr geehrte Frau Kollegin, sehr geehrter Herr Kollege,', count % 2 ? opening : 'vielen Dank für die Zuweisung.'),
        section('Diagnosen'),
        labelsInline([
          ['Hauptdiagnose', `${diagnosis} (${code})`],
          ['Nebendiagnose', 'Arterielle Hypertonie (I10.9)'],
        ]),
        section('Verlauf'),
        paragraphs(
          'Die Behandlung verlief komplikationslos. Wir entließen in gutem Allgemeinzustand. Um Kontrolle der Laborwerte in einer Woche wird gebeten.',
          'Mit freundlichen kollegialen Grüßen',
        ),
        signed === null ? '' : block(`${signed}\nOberarzt`),
      );
      return {
        html,
        rows: [[patient, iso(born), iso(admitted), iso(left), diagnosis, code, signed === null ? null : { anyOf: [signed, doctor] }]],
      };
    },
  },
  {
    id: 'radiology-report',
    language: 'eng',
    name: 'Radiology reports',
    description: 'One row per report',
    fields: [
      text('Patient', 'Patient name'),
      text('MRN', 'Medical record number'),
      text('Date of birth', 'Patient date of birth'),
      text('Exam', 'Examination that was performed'),
      text('Exam date', 'Date of the examination'),
      text('Referring physician', 'Doctor who referred the patient'),
      yesNo('Contrast', 'Was contrast given?'),
      text('Impression', 'The impression section'),
    ],
    write(random, count) {
      const [patient, referrer, reader] = [person(random, 'eng'), person(random, 'eng'), person(random, 'eng')];
      const [mrn, born, examined, contrast] = [random.digits(7), dayIn(random, 1938, 2010), dayIn(random, 2023, 2026), random.chance(0.5)];
      const exam = random.pick(['CT abdomen and pelvis', 'MRI left knee', 'CT chest', 'MRI lumbar spine']);
      const impression = random.pick([
        'No acute abnormality.',
        'Findings consistent with early degenerative change.',
        'Small nodule in the right upper lobe, follow-up in six months advised.',
      ]);
      const style = count % 2 ? 'us' : 'short';
      const sent = random.unless(0.25, `Dr ${referrer}`);
      const facts: [string, string | null][] = [
        ['Patient', patient],
        ['MRN', mrn],
        ['DOB', printDate(born, style, 'eng')],
        ['Exam date', printDate(examined, style, 'eng')],
        ['Referring physician', sent],
        ['Examination', exam],
      ];
      const how = contrast ? `${exam} with intravenous contrast (80 ml).` : `${exam}. No intravenous contrast was administered.`;
      const html = page(
        count % 2 ? 'plain' : 'typed',
        heading('RADIOLOGY REPORT'),
        count % 2 ? boxes(3, facts) : labelsLeft(facts, { colon: true }),
        section('TECHNIQUE'),
        paragraphs(how),
        section('FINDINGS'),
        paragraphs(
          'Comparison is made with the previous study. Alignment is normal. No fracture or focal lesion is seen. The visualised soft tissues are unremarkable.',
        ),
        section('IMPRESSION'),
        paragraphs(impression),
        small(`Electronically signed by ${reader}, MD on ${printDate(later(examined, 1), style, 'eng')}`),
      );
      return {
        html,
        rows: [
          [
            patient,
            mrn,
            iso(born),
            exam,
            iso(examined),
            sent === null ? null : { anyOf: [sent, referrer] },
            contrast ? 'yes' : 'no',
            impression,
          ],
        ],
      };
    },
  },
  {
    id: 'prescription-italian',
    language: 'ita',
    name: 'Ricette mediche',
    description: 'Una riga per ricetta',
    fields: [
      text('Assistito', 'Cognome e nome dell’assistito'),
      text('Codice fiscale', 'Codice fiscale dell’assistito'),
      text('Farmaco', 'Farmaco prescritto'),
      number('Confezioni', 'Numero di confezioni'),
      text('Medico', 'Nome del medico prescrittore'),
      text('Data', 'Data della prescrizione'),
      text('Esenzione', 'Codice di esenzione, se presente'),
    ],
    write(random, count) {
      const [patient, doctor, made] = [person(random, 'ita'), person(random, 'ita'), dayIn(random, 2023, 2026)];
      const taxCode = `${random.letters(6)}${random.digits(2)}${random.letters(1)}${random.digits(2)}${random.letters(1)}${random.digits(3)}${random.letters(1)}`;
      const [drug, packs, exemption] = [
        random.pick(['Amoxicillina 1 g 12 compresse', 'Metformina 500 mg 60 compresse', 'Ramipril 5 mg 28 compresse']),
        random.whole(1, 3),
        random.unless(0.5, `0${random.digits(2)}`),
      ];
      const facts: [string, string | null][] = [
        ['Cognome e nome dell’assistito', patient],
        ['Codice fiscale', taxCode],
        ['Indirizzo', address(random, 'ita').line],
        ['Esenzione', exemption],
      ];
      const drugs = table(['Prescrizione', 'Qtà', 'Nota'], [[drug, String(packs), '']], { right: [1] });
      const foot: [string, string][] = [
        ['Data', printDate(made, 'slashes', 'ita')],
        ['Cognome e nome del medico', doctor],
      ];
      const html = page(
        count % 2 ? 'form' : 'plain',
        heading('SERVIZIO SANITARIO NAZIONALE · REGIONE LOMBARDIA'),
        count % 2 ? boxes(2, facts) : labelsBelow(facts),
        drugs,
        count % 2 ? boxes(2, foot) : labelsBelow(foot),
      );
      return { html, rows: [[patient, taxCode, drug, packs, doctor, iso(made), exemption]] };
    },
  },
  {
    id: 'vaccination-dutch',
    language: 'nld',
    name: 'Vaccinaties',
    description: 'Eén rij per vaccinatie',
    fields: [
      text('Naam', 'Naam van de gevaccineerde persoon'),
      text('Datum', 'Datum van de vaccinatie'),
      text('Vaccin', 'Naam van het vaccin'),
      text('Batchnummer', 'Batchnummer van het vaccin'),
      text('Arts', 'Arts of GGD die de vaccinatie gaf'),
    ],
    write(random, count) {
      const [who, start] = [person(random, 'nld'), dayIn(random, 2015, 2020)];
      const given = random
        .some(['DKTP', 'BMR', 'Hepatitis A', 'Hepatitis B', 'Gele koorts', 'Tyfus', 'Meningokokken ACWY'], random.whole(2, 5))
        .map((vaccine, index) => ({
          vaccine,
          on: later(start, index * random.whole(30, 200)),
          batch: `${random.letters(2)}${random.digits(5)}`,
          by: random.unless(0.25, random.pick(['GGD Haaglanden', 'GGD Twente', `dr. ${person(random, 'nld')}`])),
        }));
      const html = page(
        count % 2 ? 'plain' : 'form',
        heading('Vaccinatiebewijs'),
        labelsLeft(
          [
            ['Naam', who],
            ['Geboortedatum', printDate(dayIn(random, 1950, 2010), 'dashes', 'nld')],
            ['BSN', random.digits(9)],
          ],
          { colon: true },
        ),
        table(
          ['Datum', 'Vaccin', 'Batchnummer', 'Toegediend door'],
          given.map(({ on, vaccine, batch, by }) => [printDate(on, 'dashes', 'nld'), vaccine, batch, by]),
          { look: count % 2 ? 'ruled' : 'lined' },
        ),
        small('Bewaar dit bewijs zorgvuldig.'),
      );
      return { html, rows: given.map(({ on, vaccine, batch, by }) => [who, iso(on), vaccine, batch, by]) };
    },
  },
  {
    id: 'patient-intake',
    language: 'eng',
    name: 'Patient registration forms',
    description: 'One row per form',
    fields: [
      text('Patient name', 'Full name of the patient'),
      choice('Sex', 'Sex ticked on the form', ['female', 'male', 'other']),
      text('Phone', 'Daytime phone number of the patient'),
      text('Emergency contact', 'Name of the person to call in an emergency'),
      text('Insurance company', 'Health insurer'),
      text('Policy number', 'Policy or member number of the insurance'),
      yesNo('Smoker', 'Does the patient smoke?'),
      yesNo('Allergies', 'Has the patient any allergies?'),
      text('Email', 'E-mail address, blank if none was given'),
    ],
    write(random, count) {
      const [who, contact, sex] = [person(random, 'eng'), person(random, 'eng'), random.pick(['female', 'male', 'other'])];
      const [phone, insurer, policy] = [
        `01${random.digits(3)} ${random.digits(6)}`,
        random.pick(['Wellbrook Health', 'Aviary Mutual', 'Northern Care Plan']),
        `${random.letters(2)}${random.digits(7)}`,
      ];
      const [smokes, allergic] = [random.chance(0.3), random.chance(0.5)];
      const mail = random.unless(0.5, `${who.toLowerCase().replace(' ', '.')}@example.org`);
      const personal: [string, string | null][] = [
        ['Patient’s full name', who],
        ['Date of birth', printDate(dayIn(random, 1940, 2008), 'slashes', 'eng')],
        ['Daytime telephone', phone],
        ['E-mail', mail],
      ];
      const cover: [string, string | null][] = [
        ['Insurance company', insurer],
        ['Policy / member no.', policy],
        ['In case of emergency notify', contact],
        ['Relationship', random.pick(['wife', 'brother', 'friend'])],
        ['Telephone', `07${random.digits(3)} ${random.digits(6)}`],
      ];
      const question = (asked: string, yes: boolean): string => `<div>${asked} &nbsp; ${tickBox('Yes', yes)}${tickBox('No', !yes)}</div>`;
      const filled = count % 2 ? labelsBelow : (pairs: [string, string | null][]): string => boxes(2, pairs);
      const html = page(
        'plain',
        heading('New patient registration'),
        section('1. About you'),
        filled(personal),
        ticks([
          ['Female', sex === 'female'],
          ['Male', sex === 'male'],
          ['Other', sex === 'other'],
        ]),
        section('2. Insurance and contacts'),
        filled(cover),
        section('3. Your health'),
        question('Do you smoke?', smokes),
        question('Do you have any allergies?', allergic),
        small('The information on this form is confidential.'),
      );
      return { html, rows: [[who, sex, phone, contact, insurer, policy, smokes ? 'yes' : 'no', allergic ? 'yes' : 'no', mail]] };
    },
  },
];
