import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import {
  heading,
  labelsBelow,
  labelsInline,
  labelsLeft,
  page,
  paragraphs,
  section,
  sideBySide,
  small,
  ticks,
} from '../../generate/markup.ts';
import { address, person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, dated, figure, plusDays } from './paper.ts';

/** The consent somebody signs before being tattooed. */
export const tattooConsent: DocumentFamily = {
  id: 'tattoo-consent',
  language: 'es',
  name: 'Consents',
  description: 'Signed forms of our tattoo clients.',
  fields: [
    text('client', ''),
    text('ID number', ''),
    text('date of birth', ''),
    text('artist', 'who does the tattoo'),
    text('design', 'what is tattooed'),
    text('body part', ''),
    text('ink lot', 'batch of the ink used'),
    yesNo('allergies', 'does the client say he has any'),
    yesNo('photos', 'may we publish pictures'),
    number('price', ''),
    number('deposit', 'paid beforehand'),
    text('signed', 'date'),
  ],
  write(random, at) {
    const client = person(random, 'spa');
    const card = `${random.digits(8)}${random.letters(1)}`;
    const signed = aDay(random, '2024-09-05', 560);
    const born = random.unless(0.1, plusDays(signed, -random.whole(6700, 17000)));
    const artist = random.unless(0.08, random.pick(['Nerea Tinta', 'Hugo Salvat', 'Vera Montes', 'Dani Roldán']));
    const design = random.pick([
      'golondrina en negro',
      'ramo de lavanda',
      'brújula con rosa de los vientos',
      'frase «aquí y ahora»',
      'mandala geométrico',
    ]);
    const part = random.pick(['antebrazo izquierdo', 'tobillo derecho', 'hombro derecho', 'costado', 'gemelo izquierdo']);
    const lot = random.unless(0.2, `${random.letters(2)}-${random.digits(5)}`);
    const allergic = random.unless(0.08, random.chance(0.3));
    const photos = random.unless(0.08, random.chance(0.6));
    const price = random.whole(12, 84) * 5;
    const deposit = random.unless(0.2, random.pick([20, 30, 50]));
    const studio = random.pick(['Tinta Brava Tattoo', 'El Ancla Estudio', 'Aguja Fina']);
    const home = address(random, 'spa');
    let html: string;
    if (at % 3 === 0)
      html = page(
        'plain',
        heading('CONSENTIMIENTO INFORMADO PARA TATUAJE'),
        small(`${studio} · Reg. sanitario ${random.digits(6)}`),
        labelsLeft(
          [
            ['Nombre y apellidos', client],
            ['DNI / NIE', card],
            ['Fecha de nacimiento', born === null ? null : dated(born, 'DD/MM/YYYY')],
            ['Domicilio', home.line],
            ['Diseño', design],
            ['Zona corporal', part],
            ['Tatuador/a', artist],
            ['Lote de pigmento', lot],
            ['Precio', `${figure(price, 'es', 2)} €`],
            ['Señal entregada', deposit === null ? null : `${figure(deposit, 'es', 2)} €`],
          ],
          { colon: true, blanks: true },
        ),
        `<p>¿Padece alguna alergia?</p>${ticks([
          ['Sí', allergic === true],
          ['No', allergic === false],
        ])}<p>Autorizo la difusión de fotografías del trabajo</p>${ticks([
          ['Sí', photos === true],
          ['No', photos === false],
        ])}`,
        paragraphs('He sido informado/a de los riesgos, de los cuidados posteriores y de que el tatuaje es permanente.'),
        labelsBelow([
          ['Lugar y fecha', `${home.place}, ${dated(signed, 'DD/MM/YYYY')}`],
          ['Firma del cliente', null],
        ]),
      );
    else if (at % 3 === 1)
      html = page(
        'serif',
        heading(studio),
        paragraphs(
          `Yo, ${client}, con documento ${card}${born === null ? '' : ` y nacido/a el ${dated(born, 'D de MMMM de YYYY', 'es')}`}, mayor de edad, autorizo ${artist === null ? 'al personal del estudio' : `a ${artist}`} a realizarme el siguiente tatuaje: ${design} (${part}).`,
          `${allergic === null ? '' : allergic ? 'Declaro tener alergias conocidas, que he comentado con el estudio. ' : 'Declaro no tener ninguna alergia conocida. '}${lot === null ? '' : `Se emplea tinta del lote ${lot}. `}Conozco los riesgos de infección y de reacción de la piel.`,
          `${photos === null ? '' : photos ? 'Permito que el estudio publique fotos del resultado. ' : 'No permito que se publiquen fotos del resultado. '}El importe acordado es de ${price} euros${deposit === null ? '.' : `, de los que ya he dejado ${deposit} euros a cuenta.`}`,
          `En ${home.place}, a ${dated(signed, 'D de MMMM de YYYY', 'es')}`,
        ),
        labelsBelow([['firma', null]]),
      );
    else
      html = page(
        'modern',
        heading('Ficha de cliente y consentimiento'),
        sideBySide(
          section('Cliente') +
            labelsInline([
              ['Nombre', client],
              ['Documento', card],
              ['Nacimiento', born === null ? null : dated(born, 'DD-MM-YYYY')],
              ['Alergias', allergic === null ? null : allergic ? 'sí' : 'ninguna'],
              ['Fotos en redes', photos === null ? null : photos ? 'de acuerdo' : 'no'],
            ]),
          section('Trabajo') +
            labelsInline([
              ['Motivo', design],
              ['Zona', part],
              ['Artista', artist],
              ['Tinta, lote', lot],
              ['Total', `${price} €`],
              ['A cuenta', deposit === null ? null : `${deposit} €`],
            ]),
        ),
        paragraphs('No he consumido alcohol en las últimas 24 horas. Recibo por escrito las instrucciones de cuidado.'),
        small(`Firmado el ${dated(signed, 'DD-MM-YYYY')} en ${studio}, ${home.line}`),
      );
    return { html, rows: [[client, card, born, artist, design, part, lot, said(allergic), said(photos), price, deposit, signed]] };
  },
};
