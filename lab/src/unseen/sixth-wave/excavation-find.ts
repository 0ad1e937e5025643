import { choice, number, text, type DocumentFamily } from '../../generate/generated-document.ts';
import {
  boxes,
  heading,
  labelsAcross,
  labelsInline,
  labelsLeft,
  page,
  paragraphs,
  section,
  sideBySide,
  small,
} from '../../generate/markup.ts';
import { person } from '../../generate/people-and-places.ts';
import { aDay, between, dated, figure } from './paper.ts';

const FINDS = [
  ['fíbula', 'bronce', 'metal', 'romano altoimperial'],
  ['moneda (as)', 'bronce', 'metal', 'siglo I d. C.'],
  ['borde de cuenco', 'terra sigillata', 'cerámica', 'siglo II d. C.'],
  ['fusayola', 'arcilla cocida', 'cerámica', 'ibérico pleno'],
  ['punzón', 'hueso pulido', 'hueso', 'Calcolítico'],
  ['hacha pulimentada', 'diorita', 'piedra', 'Neolítico final'],
  ['cuenta de collar', 'pasta vítrea', 'vidrio', 'púnico'],
] as const;

/** The card of one find at a dig. */
export const excavationFind: DocumentFamily = {
  id: 'excavation-find',
  language: 'es',
  name: 'Hallazgos',
  description: 'Fichas de piezas de la excavación.',
  fields: [
    text('yacimiento', ''),
    text('sigla', 'lo que va escrito en la bolsa'),
    text('qué es', ''),
    choice('materia', '', ['metal', 'cerámica', 'hueso', 'piedra', 'vidrio']),
    text('época', ''),
    text('estrato', 'unidad donde salió'),
    text('cuadrícula', ''),
    number('prof', 'metros bajo el punto cero'),
    number('largo', 'mm'),
    number('gramos', ''),
    text('salió el', 'día en que se encontró'),
    text('lo encontró', ''),
    text('depósito', 'dónde se guarda ahora'),
  ],
  write(random, at) {
    const site = random.pick(['Cerro de la Mora', 'La Alcudiela', 'Villa de los Olmos', 'El Castellar', 'Cueva del Tejo']);
    const day = aDay(random, `${random.pick([2023, 2024, 2025])}-06-16`, 80);
    const mark = `${random.letters(2)}${day.slice(2, 4)}-${random.whole(100, 2400)}`;
    const [what, made, kind, age] = random.pick(FINDS);
    const period = random.unless(0.12, age);
    const layer = `UE ${random.whole(1001, 1240)}`;
    const square = random.unless(0.12, `${random.letters(1)}${random.whole(2, 18)}`);
    const depth = random.unless(0.1, between(random, 0.25, 3.4, 2));
    const long = random.unless(0.08, random.whole(9, 148));
    const grams = random.unless(0.12, between(random, 0.6, 340, 1));
    const finder = random.unless(0.12, person(random, 'spa'));
    const store = random.unless(
      0.1,
      `${random.pick(['Museo Provincial', 'Almacén municipal', 'Laboratorio de la Universidad'])}, caja ${random.whole(3, 88)}`,
    );
    let html: string;
    if (at % 3 === 0)
      html = page(
        'form',
        heading('FICHA DE HALLAZGO'),
        boxes(4, [
          ['Yacimiento', site],
          ['Sigla', mark],
          ['U.E.', layer],
          ['Cuadro', square],
          ['Objeto', what],
          ['Material', made],
          ['Grupo', kind],
          ['Cronología', period],
          ['Profundidad (m)', depth === null ? null : figure(depth, 'es', 2)],
          ['Longitud (mm)', long],
          ['Peso (g)', grams === null ? null : figure(grams, 'es', 1)],
          ['Fecha', dated(day, 'DD/MM/YYYY')],
        ]),
        boxes(2, [
          ['Hallado por', finder],
          ['Lugar de depósito', store],
          ['Dibujado', random.pick(['sí', 'pendiente'])],
          ['Dirección', person(random, 'spa')],
        ]),
      );
    else if (at % 3 === 1)
      html = page(
        'typed',
        paragraphs(
          `Campaña de excavación ${day.slice(0, 4)} – ${site}`,
          `Pieza ${mark}`,
          `El ${dated(day, 'D de MMMM de YYYY', 'es')} apareció en la ${layer}${square === null ? '' : `, cuadrícula ${square}`}${depth === null ? '' : `, a ${figure(depth, 'es', 2)} m de profundidad`}, la siguiente pieza: ${what}, de ${made} (${kind}).${finder === null ? '' : ` La recogió ${finder}.`}`,
          `${long === null ? '' : `Mide ${long} mm de largo. `}${grams === null ? '' : `Pesa ${figure(grams, 'es', 1)} g. `}${period === null ? 'Falta adscripción cronológica.' : `Se le atribuye la cronología siguiente: ${period}.`}`,
          store === null ? '' : `Queda depositada en: ${store}.`,
        ),
        small('Acompaña fotografía con escala. No lavar antes del estudio.'),
      );
    else
      html = page(
        'plain',
        heading(`${site}`),
        labelsAcross([
          ['N.º inventario', mark],
          ['Unidad', layer],
          ['Cuadro', square],
          ['Prof.', depth === null ? null : `${figure(depth, 'es', 2)} m`],
        ]),
        section('Descripción'),
        sideBySide(
          labelsInline([
            ['Tipo', what],
            ['Materia prima', `${made} – ${kind}`],
            ['Período', period],
          ]),
          labelsInline([
            ['Long. máx.', long === null ? null : `${long} mm`],
            ['Peso', grams === null ? null : `${figure(grams, 'es', 1)} g`],
            ['Grosor', `${figure(between(random, 1, 6, 1), 'es', 1)} mm`],
          ]),
        ),
        section('Registro'),
        labelsLeft(
          [
            ['Excavador/a', finder],
            ['Fecha de extracción', dated(day, 'DD-MM-YY')],
            ['Conservado en', store],
          ],
          { blanks: true },
        ),
      );
    return {
      html,
      rows: [[site, mark, what, kind, period, { anyOf: [layer, layer.slice(3)] }, square, depth, long, grams, day, finder, store]],
    };
  },
};
