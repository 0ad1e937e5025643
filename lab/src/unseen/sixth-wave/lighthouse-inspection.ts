import { choice, number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { boxes, heading, labelsAcross, labelsLeft, onTheRight, page, paragraphs, section, small, ticks } from '../../generate/markup.ts';
import { person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, clock, dated, plusDays } from './paper.ts';

/** What the inspector of a lighthouse writes down. */
export const lighthouseInspection: DocumentFamily = {
  id: 'lighthouse-inspection',
  language: 'pt',
  name: 'Faróis',
  description: '',
  fields: [
    text('farol', ''),
    text('n.º nacional', 'número na lista de luzes'),
    text('quando', 'dia da visita'),
    text('inspetor', ''),
    text('faroleiro', 'quem estava de serviço'),
    text('luz', 'característica, como impressa'),
    number('alcance', 'milhas'),
    number('altura', 'metros da torre'),
    choice('estado da lente', '', ['bom', 'razoável', 'mau']),
    yesNo('gerador', 'arrancou no ensaio?'),
    text('avarias', ''),
    text('próxima', 'data da visita seguinte'),
  ],
  write(random, at) {
    const name = random.pick(['Cabo Rasteiro', 'Ponta da Gaivota', 'Ilhéu Negro', 'Cabo de São Telmo', 'Ponta Ruiva', 'Montedor Velho']);
    const listed = random.unless(0.15, `${random.whole(10, 890)}`);
    const day = aDay(random, '2024-04-02', 700);
    const inspector = person(random, 'por');
    const keeper = random.unless(0.2, person(random, 'por'));
    const light = random.pick(['Fl(3) W 15s', 'Iso WR 6s', 'Fl W 5s', 'LFl W 10s', 'Fl(2) R 10s']);
    const range = random.whole(9, 28);
    const height = random.unless(0.1, random.whole(8, 46));
    const lens = random.unless(0.08, random.pick(['bom', 'bom', 'razoável', 'mau']));
    const started = random.unless(0.1, random.chance(0.75));
    const faults = random.unless(
      0.25,
      random.pick([
        'vidro da lanterna fendido a oeste',
        'infiltração na escada',
        'bateria 2 sem carga',
        'motor de rotação ruidoso',
        'corrimão da varanda oxidado',
      ]),
    );
    const next = random.unless(0.12, plusDays(day, random.whole(170, 380)));
    let html: string;
    if (at % 3 === 0)
      html = page(
        'form',
        heading('AUTO DE INSPEÇÃO DE FAROL'),
        boxes(3, [
          ['Designação', `Farol de ${name}`],
          ['N.º da Lista de Luzes', listed],
          ['Data', dated(day, 'DD/MM/YYYY')],
          ['Característica', light],
          ['Alcance (M)', range],
          ['Altura da torre (m)', height],
        ]),
        boxes(2, [
          ['Ótica – estado (bom / razoável / mau)', lens],
          ['Grupo eletrogéneo – ensaio de arranque', started === null ? null : started ? 'arrancou' : 'não arrancou'],
          ['Anomalias', faults],
          ['Próxima inspeção', next === null ? null : dated(next, 'DD/MM/YYYY')],
          ['Inspetor', inspector],
          ['Faroleiro de serviço', keeper],
        ]),
        small('Original para a Direção; duplicado para o arquivo do farol.'),
      );
    else if (at % 3 === 1)
      html = page(
        'typed',
        onTheRight(`${name}, ${dated(day, 'D de MMMM de YYYY', 'pt')}`),
        paragraphs(
          'Relatório de visita',
          `Desloquei-me nesta data ao farol de ${name}${listed === null ? '' : ` (n.º ${listed} da lista)`}, onde fui recebido ${keeper === null ? 'pela guarnição' : `pelo faroleiro ${keeper}`}. ${height === null ? '' : `A torre, com ${height} metros de altura, foi percorrida até à lanterna.`}`,
          `A luz, ${light}, com alcance de ${range} milhas, estava acesa às ${clock(random.whole(1170, 1290), 'h')}.${lens === null ? '' : ` A lente encontra-se em ${lens} estado.`}${started === null ? '' : started ? ' O gerador de emergência arrancou à primeira.' : ' O gerador de emergência não arrancou, apesar de várias tentativas.'}`,
          faults === null ? 'Não há mais a assinalar.' : `Foi detetado o seguinte: ${faults}.`,
          next === null ? '' : `Voltarei a ${dated(next, 'D de MMMM de YYYY', 'pt')}.`,
          `O inspetor,\n${inspector}`,
        ),
      );
    else
      html = page(
        'plain',
        heading(`Farol de ${name}`),
        labelsAcross([
          ['Lista', listed],
          ['Visita', dated(day, 'DD-MM-YYYY')],
          ['Luz', light],
          ['Alc.', `${range} M`],
          ['Torre', height === null ? null : `${height} m`],
        ]),
        section('Verificações'),
        lens === null
          ? ''
          : `<div>Estado da ótica</div>${ticks([
              ['bom', lens === 'bom'],
              ['razoável', lens === 'razoável'],
              ['mau', lens === 'mau'],
            ])}`,
        started === null
          ? ''
          : `<div>Gerador de reserva arranca</div>${ticks([
              ['sim', started],
              ['não', !started],
            ])}`,
        section('Notas'),
        labelsLeft(
          [
            ['A reparar', faults],
            ['Marcada nova visita para', next === null ? null : dated(next, 'DD-MM-YYYY')],
            ['Pessoal presente', keeper],
            ['Visto por', `${inspector} (inspetor)`],
          ],
          { blanks: true },
        ),
      );
    return {
      html,
      rows: [
        [{ anyOf: [name, `Farol de ${name}`] }, listed, day, inspector, keeper, light, range, height, lens, said(started), faults, next],
      ],
    };
  },
};
