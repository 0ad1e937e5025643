import type { SeededRandom } from '../seeded-random.ts';

/** A column of a list: its head as printed, other words in which somebody asks for it, and what its cells hold. */
export interface SubjectColumn {
  head: string;
  asked: string;
  type: 'text' | 'number';
  align: 'left' | 'right';
  cell(random: SeededRandom, row: number): string;
  /** Cells that may be blank, or run over two lines. */
  role?: 'name' | 'optional';
}

/** What a list is about, in one language. */
export interface TableSubject {
  language: string;
  /** What one row is, in the words of who asks. */
  noun: string;
  title: string;
  /** Words a sum begins with, and those of a sum carried to the next page. */
  total: string;
  carried: string;
  /** What entries are grouped under: how it is asked for, and its values. */
  group: { asked: string; values: string[] };
  columns: SubjectColumn[];
}

const words =
  (...choices: string[]) =>
  (random: SeededRandom): string =>
    random.pick(choices);
const code = (prefix: string) => (random: SeededRandom) => `${prefix}${random.digits(4)}`;
const day =
  (separator: '.' | '/' | '-') =>
  (random: SeededRandom): string => {
    const [date, month, year] = [
      `${random.whole(1, 28)}`.padStart(2, '0'),
      `${random.whole(1, 12)}`.padStart(2, '0'),
      `${random.whole(2021, 2026)}`,
    ];
    return separator === '-' ? [year, month, date].join('-') : [date, month, year].join(separator);
  };
const count = (from: number, to: number) => (random: SeededRandom) => `${random.whole(from, to)}`;
const amount =
  (point: ',' | '.') =>
  (random: SeededRandom): string => {
    const [whole, cents] = [random.whole(2, 4800), `${random.whole(0, 99)}`.padStart(2, '0')];
    const grouped =
      whole > 999 ? `${Math.floor(whole / 1000)}${point === ',' ? '.' : ','}${`${whole % 1000}`.padStart(3, '0')}` : `${whole}`;
    return `${grouped}${point}${cents}`;
  };

const text = (head: string, asked: string, cell: SubjectColumn['cell'], role?: SubjectColumn['role']): SubjectColumn => ({
  head,
  asked,
  type: 'text',
  align: 'left',
  cell,
  ...(role ? { role } : {}),
});
const figure = (head: string, asked: string, cell: SubjectColumn['cell'], role?: SubjectColumn['role']): SubjectColumn => ({
  ...text(head, asked, cell, role),
  type: 'number',
  align: 'right',
});

export const TABLE_SUBJECTS: readonly TableSubject[] = [
  {
    language: 'eng',
    noun: 'bolt of cloth',
    title: 'Stock of the weaving shed',
    total: 'Total',
    carried: 'Carried forward',
    group: { asked: 'Shed', values: ['North shed', 'Dye house', 'Loft'] },
    columns: [
      text('Bolt no.', 'Number of the bolt', code('BW-')),
      text(
        'Weave',
        'Kind of weave',
        words('Herringbone tweed', 'Plain linen', 'Twill', 'Sateen', 'Basket weave', 'Huckaback linen'),
        'name',
      ),
      text('Colour', 'Shade', words('Moss', 'Slate', 'Ochre', 'Indigo', 'Rust'), 'optional'),
      text('Woven on', 'Date of weaving', day('/')),
      figure('Length', 'Metres on the bolt', count(12, 90)),
      figure('Value', 'What it is worth', amount('.')),
    ],
  },
  {
    language: 'eng',
    noun: 'mooring',
    title: 'Berths let for the season',
    total: 'Sum',
    carried: 'Brought forward',
    group: { asked: 'Pontoon', values: ['Pontoon A', 'Pontoon B', 'Visitors'] },
    columns: [
      text('Berth', 'Place of the boat', code('P')),
      text('Vessel', 'Name of the boat', words('Grey Gannet', 'Sula', 'Miss Merriman', 'Kittiwake of Mull', 'Old Tern', 'Zephyr'), 'name'),
      text('Skipper', 'Who sails it', words('Joan Amery', 'Piers Holt', 'Dervla Shaw', 'Abel Tarrant'), 'optional'),
      figure('Draught', 'Depth below the water', (random) => `${random.whole(0, 2)}.${random.digits(1)}`),
      figure('Nights', 'Nights stayed', count(1, 60)),
      figure('Fee', 'Harbour dues', amount('.')),
    ],
  },
  {
    language: 'deu',
    noun: 'Bienenvolk',
    title: 'Völkerliste der Imkerei',
    total: 'Summe',
    carried: 'Übertrag',
    group: { asked: 'Standort', values: ['Waldrand', 'Obstwiese', 'Dachgarten'] },
    columns: [
      text('Volk', 'Hive number', code('V')),
      text('Königin', 'Descent of the queen', words('Carnica aus Linie 7', 'Buckfast', 'Nachzucht', 'Carnica', 'Dunkle Biene'), 'name'),
      text('Zustand', 'Condition', words('stark', 'mittel', 'schwach'), 'optional'),
      text('Durchsicht', 'Day of inspection', day('.')),
      figure('Waben', 'Number of combs', count(4, 22)),
      figure('Honig kg', 'Harvest of honey', amount(',')),
    ],
  },
  {
    language: 'deu',
    noun: 'Probe',
    title: 'Ergebnisse der Bodenproben',
    total: 'Gesamt',
    carried: 'Übertrag',
    group: { asked: 'Schlag', values: ['Am Anger', 'Hinterfeld', 'Mühlbreite'] },
    columns: [
      text('Probe-Nr.', 'Sample identifier', code('B-')),
      text('Bodenart', 'Type of soil', words('sandiger Lehm', 'Lösslehm', 'toniger Schluff', 'Moor', 'Sand'), 'name'),
      text('Entnommen', 'Sampling date', day('.')),
      figure('pH', 'Acidity', (random) => `${random.whole(4, 8)},${random.digits(1)}`),
      figure('Phosphor', 'Phosphorus content', count(3, 40)),
      figure('Kosten', 'Price of the analysis', amount(',')),
    ],
  },
  {
    language: 'fra',
    noun: 'costume',
    title: 'Inventaire de la garde-robe',
    total: 'Total',
    carried: 'Report',
    group: { asked: 'Pièce', values: ['Le Malade imaginaire', 'Carmen', 'Cyrano'] },
    columns: [
      text('Cote', 'Shelf mark', code('C')),
      text('Costume', 'What the costume is', words('Robe de bal brodée', 'Pourpoint', 'Cape de velours', 'Gilet', 'Jupon'), 'name'),
      text('Taille', 'Size', words('S', 'M', 'L', 'XL'), 'optional'),
      text('Rôle', 'Who wears it', words('Argan', 'Béline', 'Toinette', 'Escamillo')),
      figure('Pièces', 'Number of parts', count(1, 9)),
      figure('Valeur', 'Insured value', amount(',')),
    ],
  },
  {
    language: 'spa',
    noun: 'colmena de aceite',
    title: 'Entradas de aceituna en la almazara',
    total: 'Total',
    carried: 'Suma y sigue',
    group: { asked: 'Finca', values: ['La Umbría', 'Cerro Alto', 'Las Lomas'] },
    columns: [
      text('Vale', 'Number of the slip', code('A')),
      text('Socio', 'Member who delivers', words('Remedios Aguado', 'Hermanos Tejera', 'Blas Carrión', 'Nieves Soto'), 'name'),
      text('Variedad', 'Sort of olive', words('Picual', 'Arbequina', 'Hojiblanca'), 'optional'),
      text('Día', 'Delivered on', day('/')),
      figure('Kilos', 'Weight', count(80, 900)),
      figure('Importe', 'Amount paid', amount(',')),
    ],
  },
  {
    language: 'ita',
    noun: 'violino',
    title: 'Strumenti in riparazione',
    total: 'Totale',
    carried: 'Riporto',
    group: { asked: 'Banco', values: ['Banco di Aldo', 'Banco di Mirella', 'Vernici'] },
    columns: [
      text('Scheda', 'Card number', code('S')),
      text('Strumento', 'Instrument', words('Violino da studio', 'Viola', 'Violoncello antico', 'Mandolino', 'Contrabbasso'), 'name'),
      text('Guasto', 'What is broken', words('anima caduta', 'crepa', 'ponticello', 'tastiera usurata'), 'optional'),
      text('Consegna', 'To be ready on', day('/')),
      figure('Ore', 'Hours of work', count(1, 40)),
      figure('Prezzo', 'Charge', amount(',')),
    ],
  },
  {
    language: 'por',
    noun: 'azulejo',
    title: 'Painéis de azulejo restaurados',
    total: 'Total',
    carried: 'Transporte',
    group: { asked: 'Igreja', values: ['São Roque', 'Misericórdia', 'Santa Luzia'] },
    columns: [
      text('Painel', 'Panel number', code('Z')),
      text('Motivo', 'What it shows', words('Cena de caça', 'Albarrada', 'Nau ao largo', 'Anjos músicos'), 'name'),
      text('Século', 'Century', words('XVI', 'XVII', 'XVIII'), 'optional'),
      text('Concluído', 'Finished on', day('-')),
      figure('Peças', 'Number of tiles', count(12, 400)),
      figure('Custo', 'Cost', amount(',')),
    ],
  },
  {
    language: 'nld',
    noun: 'bloembollenpartij',
    title: 'Partijen bloembollen',
    total: 'Totaal',
    carried: 'Transport',
    group: { asked: 'Schuur', values: ['Koelcel 1', 'Koelcel 2', 'Drogerij'] },
    columns: [
      text('Partij', 'Lot', code('T')),
      text('Soort', 'Cultivar', words('Tulp Apeldoorn', 'Narcis', 'Hyacint Blue Jacket', 'Krokus', 'Lelie'), 'name'),
      text('Maat', 'Size of the bulb', words('10/11', '11/12', '12/op'), 'optional'),
      text('Gerooid', 'Lifted on', day('-')),
      figure('Kisten', 'Number of crates', count(1, 80)),
      figure('Bedrag', 'Amount', amount(',')),
    ],
  },
  {
    language: 'pol',
    noun: 'szybowiec',
    title: 'Dziennik lotów szybowcowych',
    total: 'Razem',
    carried: 'Z przeniesienia',
    group: { asked: 'Lotnisko', values: ['Żar', 'Lisie Kąty', 'Leszno'] },
    columns: [
      text('Lot', 'Flight number', code('L')),
      text('Pilot', 'Who flew', words('Halina Wójcik', 'Tomasz Żak', 'Edyta Sroka', 'Jan Bielecki'), 'name'),
      text('Szybowiec', 'Glider', words('Puchacz', 'Junior', 'Jantar', 'Bocian'), 'optional'),
      text('Data', 'Day of the flight', day('.')),
      figure('Minuty', 'Duration', count(6, 300)),
      figure('Opłata', 'Fee', amount(',')),
    ],
  },
];
