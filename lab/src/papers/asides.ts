import type { SeededRandom } from '../seeded-random.ts';
import type { WordLanguage } from '../words/read-words.ts';
import { drawOfKind } from './draw-value.ts';
import type { PaperHabits } from './paper.ts';

/** Sentences of any paper that name somebody, a day or a sum which nobody asks for. */
const ASIDES: Record<WordLanguage, readonly string[]> = {
  en: [
    'Printed on {date} by {person}.',
    'If anything is unclear, please call {person} on {phone}.',
    'Registered in {place} under {code}; share capital {money}.',
    'This replaces our letter of {date}.',
    'A copy went to {company}, {address}.',
    'The form was last changed on {date}, version {number}.',
    '{person} passed the file on to {person} on {date}.',
    'Fees of {money} apply from {date}.',
    '{number} other cases were dealt with on {date}.',
    'Open from {time} to {time}, {phone}, {email}',
  ],
  de: [
    'Gedruckt am {date} von {person}.',
    'Bei Fragen hilft Ihnen {person} unter {phone} weiter.',
    'Eingetragen in {place} unter {code}; Stammkapital {money}.',
    'Dieses Schreiben ersetzt unser Schreiben vom {date}.',
    'Eine Kopie erhielt {company}, {address}.',
    'Formular zuletzt geändert am {date}, Fassung {number}.',
    '{person} gab die Akte am {date} an {person} weiter.',
    'Ab {date} wird eine Gebühr von {money} erhoben.',
    '{number} andere Fälle wurden am {date} erledigt.',
    'Geöffnet von {time} bis {time}, {phone}, {email}',
  ],
  fr: [
    'Imprimé le {date} par {person}.',
    'Pour toute question, {person} vous répond au {phone}.',
    'Inscrite à {place} sous {code}, au capital de {money}.',
    'Ce courrier remplace celui du {date}.',
    'Copie adressée à {company}, {address}.',
    'Formulaire modifié le {date}, version {number}.',
    '{person} a transmis le dossier à {person} le {date}.',
    'Des frais de {money} s’appliquent à compter du {date}.',
    '{number} autres dossiers ont été traités le {date}.',
    'Ouvert de {time} à {time}, {phone}, {email}',
  ],
  es: [
    'Impreso el {date} por {person}.',
    'Para cualquier duda, llame a {person} al {phone}.',
    'Inscrita en {place} con el número {code}; capital {money}.',
    'Esta carta sustituye a la del {date}.',
    'Copia remitida a {company}, {address}.',
    'Impreso modificado el {date}, versión {number}.',
    '{person} entregó el expediente a {person} el {date}.',
    'Se aplicará una tasa de {money} desde el {date}.',
    'Otros {number} casos se resolvieron el {date}.',
    'Abierto de {time} a {time}, {phone}, {email}',
  ],
  it: [
    'Stampato il {date} da {person}.',
    'Per chiarimenti rivolgersi a {person}, tel. {phone}.',
    'Iscritta a {place} al n. {code}; capitale {money}.',
    'La presente sostituisce la nostra del {date}.',
    'Copia inviata a {company}, {address}.',
    'Modulo aggiornato il {date}, versione {number}.',
    '{person} ha trasmesso la pratica a {person} il {date}.',
    'Dal {date} si applica un costo di {money}.',
    'Altre {number} pratiche sono state chiuse il {date}.',
    'Aperto dalle {time} alle {time}, {phone}, {email}',
  ],
  pt: [
    'Impresso em {date} por {person}.',
    'Em caso de dúvida, contacte {person} pelo {phone}.',
    'Registada em {place} sob o n.º {code}; capital de {money}.',
    'Esta carta substitui a de {date}.',
    'Cópia enviada a {company}, {address}.',
    'Formulário alterado em {date}, versão {number}.',
    '{person} entregou o processo a {person} em {date}.',
    'Aplica-se uma taxa de {money} a partir de {date}.',
    'Outros {number} processos foram concluídos em {date}.',
    'Aberto das {time} às {time}, {phone}, {email}',
  ],
  nl: [
    'Afgedrukt op {date} door {person}.',
    'Voor vragen kunt u {person} bellen op {phone}.',
    'Ingeschreven te {place} onder {code}; kapitaal {money}.',
    'Deze brief vervangt die van {date}.',
    'Een afschrift ging naar {company}, {address}.',
    'Formulier gewijzigd op {date}, versie {number}.',
    '{person} gaf het dossier op {date} door aan {person}.',
    'Vanaf {date} geldt een tarief van {money}.',
    '{number} andere zaken zijn op {date} afgehandeld.',
    'Geopend van {time} tot {time}, {phone}, {email}',
  ],
  pl: [
    'Wydrukowano {date}, {person}.',
    'W razie pytań prosimy o kontakt: {person}, tel. {phone}.',
    'Wpis: {place}, nr {code}; kapitał {money}.',
    'Niniejsze pismo zastępuje pismo z dnia {date}.',
    'Kopię otrzymuje {company}, {address}.',
    'Formularz zmieniony dnia {date}, wersja {number}.',
    '{person} przekazuje akta ({person}) dnia {date}.',
    'Od dnia {date} obowiązuje opłata {money}.',
    'Dnia {date} załatwiono {number} innych spraw.',
    'Czynne od {time} do {time}, {phone}, {email}',
  ],
};

/** One of them with values of its own. */
export const drawAside = (habits: PaperHabits, random: SeededRandom): string =>
  random
    .pick(ASIDES[habits.language])
    .replace(/\{(person|company|place|address|date|time|money|number|code|email|phone)\}/g, (_, kind: Parameters<typeof drawOfKind>[0]) =>
      drawOfKind(kind, habits, random).printed.replace(/\n/g, ', '),
    );
