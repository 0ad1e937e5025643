import { describe, expect, it } from 'vitest';
import type { DocumentLayout, Language } from '../model/index.ts';
import { at, field, layoutOf } from './document/layout.test-fixture.ts';
import { likeliestBy, valuesBy } from './values-of.test-fixture.ts';

const valuesOf = valuesBy('Papers', 'One paper');

const written = (language: Language, ...lines: string[]): DocumentLayout =>
  layoutOf(
    lines.map((line, row) => at(40, 40 + 14 * row, line)),
    { languages: [language] },
  );

describe('sentences that name somebody or something behind the field’s word', () => {
  it('give the person, without how they are addressed and what comes behind', () => {
    const layout = written(
      'spa',
      'CONTRATO DE PRÉSTAMO',
      'Reunidos, de una parte, como PRESTAMISTA, D./D.ª Elvira Montero Sáez, mayor de edad, y como',
      'prestatario, Don Tomás Roca Vila, mayor de edad, con domicilio en la misma ciudad de Gijón.',
    );
    expect(valuesOf(layout, field('prestamista', 'Nombre del prestamista'), field('prestatario', 'Nombre del prestatario'))).toEqual([
      'Elvira Montero Sáez',
      'Tomás Roca Vila',
    ]);
  });

  it('give a number behind the word for one, a place to the end of its clause, and a post', () => {
    const layout = written(
      'eng',
      'We confirm that the membership of our society under the membership no. KV-20418 goes on for this year.',
      'You have been elected to the position of Deputy Treasurer, starting with the next meeting of all members.',
      'The clubhouse is situated at 14 Orchard Lane, Norwich NR2 1AB, which you can visit whenever you want.',
    );
    expect(
      likeliestBy('Papers', 'One paper')(
        layout,
        field('membership', 'Membership number'),
        field('position', 'Job title'),
        field('clubhouse', 'Address of the clubhouse'),
      ),
    ).toEqual(['KV-20418', 'Deputy Treasurer', '14 Orchard Lane, Norwich NR2 1AB']);
  });

  it('give nobody where what follows is no name', () => {
    expect(
      valuesOf(
        written('eng', 'The keeper of the animal must be present when the animal is examined by Harbour Veterinary Services.'),
        field('keeper', 'Name of the keeper of the animal'),
      ),
    ).toEqual([null]);
  });
});

describe('the only period of a document', () => {
  const start = field('insuranceStart', 'Date the insurance begins (YYYY-MM-DD)');
  const end = field('insuranceEnd', 'Date the insurance ends (YYYY-MM-DD)');

  it('begins and ends where the fields ask, though no label names it', () => {
    expect(
      valuesOf(written('fra', 'Cette garantie est accordée du 03/04/2025 au 02/04/2026 pour le véhicule désigné.'), start, end),
    ).toEqual(['2025-04-03', '2026-04-02']);
  });

  it('is never half of one and half of another where there are two', () => {
    const of = valuesOf(written('eng', 'Season 3 April 2025 to 2 April 2026', 'Holiday 1 May 2025 to 9 May 2025'), start, end);
    expect([
      ['2025-04-03', '2026-04-02'],
      ['2025-05-01', '2025-05-09'],
      ['2025-04-03', null],
      [null, '2026-04-02'],
      ['2025-05-01', null],
      [null, '2025-05-09'],
      [null, null],
    ]).toContainEqual(of);
  });

  it('is no other date, though its sentence speaks of the field', () => {
    const [made] = valuesOf(
      written(
        'fra',
        'La présente attestation est valable du 03/04/2025 au 02/04/2026 sans autre démarche.',
        'Fait à Angers, le 26/03/2025',
      ),
      field('dateAttestation', 'Date à laquelle l’attestation a été établie'),
    );
    expect(made).toBe('2025-03-26');
  });
});

describe('a paper’s own date', () => {
  it('is what stands behind “Date” alone, where another field asks for another day', () => {
    const layout = layoutOf(
      [at(40, 40, 'Datum:'), at(120, 40, '12.08.2023'), at(40, 80, 'Die Begehung findet am 14. Oktober 2023 in unseren Räumen statt.')],
      { languages: ['deu'] },
    );
    expect(valuesOf(layout, field('begehung', 'Tag der Begehung'), field('datumDesSchreibens', 'Datum des Schreibens'))).toEqual([
      '2023-10-14',
      '2023-08-12',
    ]);
  });
});

describe('a time of day', () => {
  it('is given without the word that only says that it is one', () => {
    expect(valuesOf(layoutOf([at(40, 40, 'Uhrzeit:'), at(120, 40, '14:15 Uhr')]), field('uhrzeit', 'Uhrzeit der Sitzung'))).toEqual([
      '14:15',
    ]);
  });
});

describe('how long something lasts', () => {
  it('is what stands right beside the word for it, in other languages than English', () => {
    expect(
      valuesOf(
        written(
          'spa',
          'El presente contrato tendrá una duración de cinco años, a contar desde el 29 de marzo de 2026, y la parte',
          'que lo incumpla avisará a la otra con un plazo de treinta días antes de reclamar.',
        ),
        field('duracion', 'Duración del contrato'),
      ),
    ).toEqual(['cinco años']);
  });
});

describe('the number of a paper', () => {
  it('is what stands behind “No.” alone, where the title says what it is the number of', () => {
    const layout = layoutOf([
      at(40, 40, 'CERTIFICATE OF ORIGIN', { sizePt: 16 }),
      at(400, 40, 'No.'),
      at(430, 40, 'PZ 661474'),
      at(40, 100, 'Consignor'),
      at(40, 112, 'Alder Press Ltd'),
    ]);
    expect(valuesOf(layout, field('certificateNumber', 'Number of the certificate'))).toEqual(['PZ 661474']);
  });
});
