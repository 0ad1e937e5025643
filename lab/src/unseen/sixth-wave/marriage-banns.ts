import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { boxes, heading, labelsLeft, page, paragraphs, sideBySide, small } from '../../generate/markup.ts';
import { person } from '../../generate/people-and-places.ts';
import { said } from '../fifth-wave/said.ts';
import { aDay, dated, plusDays } from './paper.ts';

const TOWNS = ['Bergamo', 'Lecce', 'Perugia', 'Treviso', 'Pisa', 'Cuneo', 'Matera'];
const WORK = ['insegnante', 'impiegato', 'infermiera', 'falegname', 'commerciante', 'geometra', 'studente', 'cuoco'];

/** A notice of an intended marriage, of a town hall or of a parish. */
export const marriageBanns: DocumentFamily = {
  id: 'marriage-banns',
  language: 'it',
  name: 'Pubblicazioni di nozze',
  description: 'Avvisi affissi prima del matrimonio.',
  fields: [
    text('lui', 'nome dello sposo'),
    text('nato lui', 'data di nascita'),
    text('mestiere di lui', ''),
    text('lei', 'nome della sposa'),
    text('nata lei', ''),
    text('città di lei', 'dove abita adesso la sposa'),
    text('dove si sposano', ''),
    text('esposto dal', ''),
    text('esposto fino', 'ultimo giorno di affissione'),
    number('num', 'numero dell’avviso'),
    yesNo('in chiesa', 'matrimonio religioso?'),
    text('chi firma', ''),
  ],
  write(random, at) {
    const given = { he: ['Lorenzo', 'Matteo', 'Riccardo', 'Davide'], she: ['Chiara', 'Giulia', 'Federica', 'Elena'] };
    const surname = (): string => person(random, 'ita').replace(/^\S+ /, '');
    const he = `${random.pick(given.he)} ${surname()}`;
    const she = `${random.pick(given.she)} ${surname()}`;
    const bornHe = aDay(random, '1980-02-01', 6500);
    const bornShe = random.unless(0.1, aDay(random, '1982-02-01', 6500));
    const work = random.unless(0.2, random.pick(WORK));
    const [townHe, townShe] = random.some(TOWNS, 2) as [string, string];
    const church = random.chance(0.5);
    const where = church
      ? `${random.pick(['Chiesa di San Rocco', 'Chiesa di Santa Maria Assunta', 'Pieve di San Giorgio'])}`
      : random.pick(['Sala consiliare', 'Villa Comunale', 'Palazzo Civico']);
    const from = aDay(random, '2025-02-01', 400);
    const until = random.unless(0.12, plusDays(from, 8 + random.whole(0, 4)));
    const act = at % 3 === 1 ? null : random.whole(3, 190);
    const signs = random.unless(0.1, person(random, 'ita'));
    let html: string;
    if (at % 3 === 0)
      html = page(
        'plain',
        heading(`COMUNE DI ${townHe.toUpperCase()}`),
        paragraphs(`Ufficio di Stato Civile\nAtto di pubblicazione di matrimonio n. ${act} anno ${from.slice(0, 4)}`),
        sideBySide(
          `<b>SPOSO</b>${labelsLeft([
            ['Cognome e nome', he],
            ['Nato il', dated(bornHe, 'DD/MM/YYYY')],
            ['Residente in', townHe],
            ['Professione', work],
          ])}`,
          `<b>SPOSA</b>${labelsLeft([
            ['Cognome e nome', she],
            ['Nata il', bornShe === null ? null : dated(bornShe, 'DD/MM/YYYY')],
            ['Residente in', townShe],
            ['Professione', random.pick(WORK)],
          ])}`,
        ),
        labelsLeft([
          ['Rito', church ? 'religioso (concordatario)' : 'civile'],
          ['Luogo della celebrazione', where],
          ['Affissione dal', dated(from, 'DD/MM/YYYY')],
          ['al', until === null ? null : dated(until, 'DD/MM/YYYY')],
        ]),
        `<div class="right">L’Ufficiale di Stato Civile<br>${signs ?? ''}</div>`,
      );
    else if (at % 3 === 1)
      html = page(
        'serif',
        heading(church ? 'Avviso alla comunità' : 'Avviso di prossime nozze'),
        paragraphs(
          `Si rende noto che intendono contrarre matrimonio ${church ? 'canonico' : 'civile'} ${he}, nato il ${dated(bornHe, 'D MMMM YYYY', 'it')}${work === null ? '' : `, di professione ${work}`}, residente a ${townHe}, e ${she}, ${bornShe === null ? '' : `nata il ${dated(bornShe, 'D MMMM YYYY', 'it')}, `}residente a ${townShe}.`,
          `Le nozze saranno celebrate presso: ${where}.`,
          'Chi fosse a conoscenza di impedimenti è tenuto a segnalarli per iscritto.',
          `Affisso all’albo il ${dated(from, 'D MMMM YYYY', 'it')}${until === null ? '.' : ` e da rimuovere dopo il ${dated(until, 'D MMMM YYYY', 'it')}.`}`,
        ),
        `<div class="right">${church ? 'Il parroco' : 'L’ufficiale delegato'}<br><i>${signs ?? ''}</i></div>`,
      );
    else
      html = page(
        'form',
        heading('PUBBLICAZIONE DI MATRIMONIO'),
        boxes(3, [
          ['Numero', act],
          ['Inizio pubblicazione', dated(from, 'DD.MM.YYYY')],
          ['Fine pubblicazione', until === null ? null : dated(until, 'DD.MM.YYYY')],
          ['Nubendo', he],
          ['Data di nascita', dated(bornHe, 'DD.MM.YYYY')],
          ['Residenza', townHe],
          ['Nubenda', she],
          ['Data di nascita', bornShe === null ? null : dated(bornShe, 'DD.MM.YYYY')],
          ['Residenza', townShe],
        ]),
        boxes(2, [
          ['Professione del nubendo', work],
          ['Celebrazione', `${where}, rito ${church ? 'cattolico' : 'civile'}`],
        ]),
        small(`L’Ufficiale d’Anagrafe${signs === null ? '' : `: ${signs}`} – esente da bollo`),
      );
    return { html, rows: [[he, bornHe, work, she, bornShe, townShe, where, from, until, act, said(church), signs]] };
  },
};
