import type { MeaningKind, WordLanguage } from '../../../words/read-words.ts';
import { drawOfKind } from '../../draw-value.ts';
import type { Fact } from '../../paper.ts';
import { behindColon } from './behind-colon.ts';
import type { Manner } from './manner.ts';

type Bare = 'name' | 'address' | 'phone' | 'date' | 'code' | 'place';

/** What forms print beside the values below a heading, whoever's they are. */
const BARE_LABELS: Record<WordLanguage, Record<Bare, readonly string[]>> = {
  en: {
    name: ['Name', 'Full name'],
    address: ['Address'],
    phone: ['Phone', 'Tel.'],
    date: ['Date'],
    code: ['No.', 'Number'],
    place: ['Place', 'Town'],
  },
  de: {
    name: ['Name', 'Name, Vorname'],
    address: ['Anschrift', 'Adresse'],
    phone: ['Telefon', 'Tel.'],
    date: ['Datum'],
    code: ['Nr.', 'Nummer'],
    place: ['Ort'],
  },
  fr: {
    name: ['Nom', 'Nom et prénom'],
    address: ['Adresse'],
    phone: ['Téléphone', 'Tél.'],
    date: ['Date'],
    code: ['N°', 'Numéro'],
    place: ['Lieu', 'Ville'],
  },
  es: {
    name: ['Nombre', 'Nombre y apellidos'],
    address: ['Dirección', 'Domicilio'],
    phone: ['Teléfono', 'Tel.'],
    date: ['Fecha'],
    code: ['N.º', 'Número'],
    place: ['Lugar', 'Localidad'],
  },
  it: {
    name: ['Nome', 'Cognome e nome'],
    address: ['Indirizzo', 'Residenza'],
    phone: ['Telefono', 'Tel.'],
    date: ['Data'],
    code: ['N.', 'Numero'],
    place: ['Luogo', 'Comune'],
  },
  pt: {
    name: ['Nome', 'Nome completo'],
    address: ['Morada'],
    phone: ['Telefone', 'Tel.'],
    date: ['Data'],
    code: ['N.º', 'Número'],
    place: ['Local', 'Localidade'],
  },
  nl: {
    name: ['Naam', 'Naam en voornaam'],
    address: ['Adres'],
    phone: ['Telefoon', 'Tel.'],
    date: ['Datum'],
    code: ['Nr.', 'Nummer'],
    place: ['Plaats'],
  },
  pl: {
    name: ['Imię i nazwisko', 'Nazwa'],
    address: ['Adres'],
    phone: ['Telefon', 'Tel.'],
    date: ['Data'],
    code: ['Nr', 'Numer'],
    place: ['Miejscowość'],
  },
};

/** How a value of a kind is called where the heading says whose it is. */
const BARE_OF: Partial<Record<MeaningKind, Bare>> = {
  person: 'name',
  company: 'name',
  office: 'name',
  address: 'address',
  phone: 'phone',
  date: 'date',
  code: 'code',
  place: 'place',
};

/**
 * "TENANT / Name: ... / Address: ...": the heading says what the value is, the label beside it only of what sort, and the same labels stand under
 * every heading. What is asked for is one value of each; the others are nobody's. Facts of other kinds stand behind a colon.
 */
export const underHeadings: Manner = (group, canvas, paper, size) => {
  const { random, habits } = paper;
  const isNamed = random.chance(0.75);
  const inset = random.pick([0, 10]);
  for (const fact of group) {
    const own = BARE_OF[fact.meaning.kind];
    if (own === undefined) {
      behindColon([fact], canvas, paper, size);
      continue;
    }
    const others = random.some(
      (['name', 'address', 'phone', 'date', 'code'] as const).filter((bare) => bare !== own),
      random.whole(0, 3),
    );
    // A name stands first below its heading.
    const shown = own === 'name' ? [own, ...others] : random.shuffled([own, ...others]);
    canvas.need(size * 2 * (shown.length + 2));
    canvas.text(canvas.left, canvas.y, random.chance(0.4) ? fact.label.toUpperCase() : fact.label, {
      size: size + random.pick([0, 0, 1]),
      bold: random.chance(0.7),
    });
    canvas.y += size * 1.5;
    for (const bare of shown)
      writeLine(bare === own ? fact.value?.printed : drawOfKind(bare === 'name' ? 'person' : bare, habits, random).printed, bare, fact);
    canvas.y += size * 0.6;
  }

  function writeLine(printed: string | undefined, bare: Bare, { key, meaning }: Fact): void {
    const x = canvas.left + inset;
    const label = random.pick(BARE_LABELS[paper.language][bare]);
    // Unlabelled lines are names and addresses, as on letters.
    const isBare = !isNamed && (bare === 'name' || bare === 'address');
    const width = isBare ? 0 : canvas.text(x, canvas.y, `${label}:`, { size }) + size * 0.4;
    const of = BARE_OF[meaning.kind] === bare ? key : undefined;
    canvas.y += canvas.flow(x + width, canvas.y, canvas.right - x - width, (printed ?? '').replace(/\n/g, ', '), { size, of }) + 2;
  }
};
