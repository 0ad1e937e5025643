import { number as figure, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cents, dayAs, dmy, later, money, squares } from './figures.ts';
import { address, person, titled } from './names.ts';
import { beside, boxes, esc, grid, sheets } from './sheets.ts';

const SUPPLIERS = [
  { supplier: 'Lumélia Énergie', offer: 'Vert Confort', ink: '#0b6e4f' },
  { supplier: 'Régie Électrique du Val d’Orbe', offer: 'Tarif réglementé', ink: '#1d3f8f' },
  { supplier: 'Wattéo', offer: 'Prix fixe 24 mois', ink: '#c2410c' },
  { supplier: 'Compagnie du Courant Bleu', offer: 'Bleu Pro', ink: '#075985' },
  { supplier: 'Coopérative Solélec', offer: '100 % locale', ink: '#713f12' },
];

function draw(random: SeededRandom, number: number) {
  const to = later('2026-01-12', random.whole(0, 190));
  const from = later(to, -random.whole(58, 62));
  const night = number % 2 === 1;
  const [day, creuses] = [random.whole(310, 1890), night ? random.whole(220, 990) : null];
  const old = random.whole(4_200, 61_000);
  const oldNight = random.whole(2_000, 30_000);
  const [rate, low] = [random.pick([0.1952, 0.2146, 0.2511]), 0.1589];
  const standing = random.pick([22.4, 25.32, 31.08]);
  const net = cents(day * rate + (creuses ?? 0) * low + standing);
  const taxes = cents((day + (creuses ?? 0)) * 0.0256);
  const vat = cents((net + taxes) * 0.2);
  const power = random.pick([6, 9, 12, 18]);
  const issued = later(to, random.whole(3, 8));
  return {
    ...(SUPPLIERS[number % 5] as (typeof SUPPLIERS)[number]),
    from,
    to,
    day,
    creuses,
    old,
    oldNight,
    rate,
    low,
    standing,
    net,
    taxes,
    vat,
    power,
    issued,
    total: cents(net + taxes + vat),
    invoice: `${random.digits(3)} ${random.digits(3)} ${random.digits(4)}`,
    account: `${random.digits(1)} ${random.digits(3)} ${random.digits(3)}`,
    pdl: random.digits(14),
    meter: random.digits(random.pick([3, 9])),
    estimated: random.chance(0.5),
    due: later(issued, 15),
    debit: random.chance(0.5),
    holder: titled(person(random, 'fra'), 'Mme', 'M.'),
    home: address(random, 'fra'),
    seat: address(random, 'fra'),
    code: squares(random, 18),
  };
}
type Drawn = ReturnType<typeof draw>;
const eur = (value: number): string => `${money(value, 'fr-FR')} €`;
const kwh = (value: number): string => money(value, 'fr-FR', 0);
const small = (of: Drawn, page: string): string =>
  `<div class="foot" style="font-size:6.5pt;color:#555;text-align:justify">${of.supplier}, SA au capital de 2 400 000 €, ${of.seat.street}, ${of.seat.place} – RCS Roanne 512 ${of.account}. TVA acquittée sur les débits. En cas de retard de paiement, pénalités au taux légal majoré et indemnité forfaitaire de 40 € pour les professionnels. Médiateur de l’énergie : recours gratuit. <span style="float:right">${page}</span></div>`;
const readings = (of: Drawn, kind: string): string =>
  grid(
    ['Compteur', 'Cadran', '>Ancien index', '>Nouvel index', '>Coef.', '>Consommation kWh'],
    [
      [of.meter, of.creuses === null ? 'Base' : 'Heures pleines', kwh(of.old), kwh(of.old + of.day), 1, kwh(of.day)],
      ...(of.creuses === null ? [] : [[of.meter, 'Heures creuses', kwh(of.oldNight), kwh(of.oldNight + of.creuses), 1, kwh(of.creuses)]]),
    ],
    kind,
  );
const costs = (of: Drawn, kind: string): string =>
  grid(
    ['Détail', '>Quantité', '>Prix unitaire HT', '>Montant HT'],
    [
      'Fourniture et acheminement',
      ['Abonnement', '2 mois', eur(of.standing / 2), eur(of.standing)],
      [
        of.creuses === null ? 'Consommation' : 'Consommation heures pleines',
        `${kwh(of.day)} kWh`,
        `${money(of.rate, 'fr-FR', 4)} €`,
        eur(of.day * of.rate),
      ],
      ...(of.creuses === null
        ? []
        : [['Consommation heures creuses', `${kwh(of.creuses)} kWh`, `${money(of.low, 'fr-FR', 4)} €`, eur(of.creuses * of.low)]]),
      'Taxes et contributions',
      ['Accise sur l’électricité', `${kwh(of.day + (of.creuses ?? 0))} kWh`, '0,0256 €', eur(of.taxes)],
      ['Contribution ponctuelle', '', '', eur(0)],
    ],
    kind,
  );
const read = (of: Drawn): string => (of.estimated ? 'index estimés' : 'index relevés');
const payment = (of: Drawn): string =>
  of.debit
    ? `Cette somme sera prélevée le ${dayAs(of.due, 'fr-FR')} sur votre compte.`
    : `À régler avant le ${dayAs(of.due, 'fr-FR')} par virement, carte ou TIP.`;

const twoPages = (of: Drawn): string =>
  sheets(
    `body{font:10pt 'Nimbus Sans'}.band{background:${of.ink};color:#fff;padding:4mm 6mm;font-size:16pt;font-weight:bold}.big{border:1.5pt solid ${of.ink};border-radius:3mm;padding:4mm;margin:8mm 0;text-align:center;font-size:11pt}.big b{font-size:20pt;display:block}.cols{display:flex;justify-content:space-between;margin-top:6mm}.beside td{padding:.8mm 6mm .8mm 0}.box{width:100%;margin:2mm 0 6mm}.box td,.box th{border:.5pt solid #888;padding:1.2mm 2mm;font-size:8.5pt}.box th{background:#eee}.wide td{font-weight:bold}h3{color:${of.ink};margin:5mm 0 1mm}`,
    [
      `<div class="band">${esc(of.supplier)}</div><div class="cols">${beside([
        ['Votre facture n°', of.invoice],
        ['du', dayAs(of.issued, 'fr-FR')],
        ['Compte client', of.account],
        ['Votre offre', of.offer],
      ])}<div>${of.holder}<br>${of.home.street}<br>${of.home.place}</div></div><div class="big">Montant total TTC<b>${eur(of.total)}</b>${payment(of)}</div><h3>L’essentiel</h3>${beside(
        [
          ['Hors taxes', eur(of.net)],
          ['Taxes et contributions', eur(of.taxes)],
          ['TVA 20 %', eur(of.vat)],
          ['Solde antérieur', eur(0)],
        ],
      )}<h3>Le bon geste</h3><p>Baisser le chauffage d’un degré, c’est 7 % de consommation en moins. Parrainez un proche : 30 € offerts !</p><div style="margin-top:8mm">${of.code} <span style="font-size:7pt">Payez en ligne</span></div>${small(of, 'Page 1 / 2')}`,
      `<p style="font-size:8pt">Facture ${of.invoice} · ${esc(of.supplier)}</p><h3>Votre point de livraison</h3>${beside([
        ['Titulaire du contrat', of.holder],
        ['Point de livraison (PDL)', of.pdl],
        ['Puissance souscrite', `${of.power} kVA`],
        ['Période', `du ${dmy(of.from, '/')} au ${dmy(of.to, '/')}`],
        ['Prochain relevé', `vers le ${dmy(later(of.to, 61), '/')}`],
      ])}<h3>Relevés de compteur (${read(of)})</h3>${readings(of, 'box')}<h3>Détail de la facture</h3>${costs(of, 'box')}${small(of, 'Page 2 / 2')}`,
    ],
  );

const onePage = (of: Drawn): string =>
  sheets(
    `body{font:9.5pt 'DejaVu Sans Condensed','DejaVu Sans';font-size:8.6pt}h1{font:bold 15pt 'Liberation Serif';margin:0;color:${of.ink}}.boxes{border:.6pt solid ${of.ink};margin:4mm 0}.boxes div{border:.4pt solid ${of.ink};padding:1.2mm 2mm}.boxes small{display:block;font-size:6.4pt;color:${of.ink}}.beside td{padding:.5mm 6mm .5mm 0}.plain{width:100%;margin:1mm 0 4mm}.plain th{border-bottom:1pt solid ${of.ink};font-size:7.4pt;padding:1mm}.plain td{padding:1mm}.wide td{color:${of.ink}}`,
    [
      `<div style="display:flex;justify-content:space-between"><div><h1>${esc(of.supplier)}</h1>${of.seat.street}, ${of.seat.place}</div><div class="r">FACTURE D’ÉLECTRICITÉ<br>${of.offer}</div></div><div style="margin:10mm 0 4mm 95mm;line-height:1.5">${of.holder}<br>${of.home.street}<br>${of.home.place}</div>${boxes(
        [
          ['N° de facture', of.invoice],
          ['Date', dmy(of.issued, '/')],
          ['N° client', of.account],
          ['PDL', of.pdl],
          ['Puissance', `${of.power} kVA`],
          ['Période facturée', `${dmy(of.from, '/')} – ${dmy(of.to, '/')}`],
        ],
        3,
      )}<b>Relevé</b>${readings(of, 'plain')}<p style="font-size:7.5pt">${of.estimated ? 'E : estimation établie d’après vos consommations passées.' : 'Index relevés à distance par le gestionnaire du réseau.'}</p><b>Facturation</b>${costs(of, 'plain')}<div style="margin-left:100mm">${beside(
        [
          ['Total hors TVA', eur(of.net + of.taxes)],
          ['TVA (20,00 %)', eur(of.vat)],
          ['TOTAL TTC À PAYER', eur(of.total)],
        ],
      )}</div><p style="margin-top:5mm"><b>${payment(of)}</b></p><div style="position:absolute;bottom:24mm;left:18mm;right:18mm;border-top:1pt dashed #777;padding-top:2mm">✂ Talon à joindre au règlement – réf. ${of.account} / ${of.invoice}</div>${small(of, '1/1')}`,
    ],
  );

export const factureElectricite: DocumentFamily = {
  id: 'facture-electricite',
  language: 'fra',
  name: 'Factures électricité',
  description: '',
  fields: [
    text('Fournisseur', ''),
    text('Numéro de facture', ''),
    text('Date de facture', ''),
    text('Titulaire', 'Nom du titulaire du contrat, avec la civilité'),
    text('PDL', 'Point de livraison, 14 chiffres'),
    text('Numéro de compteur', ''),
    text('Début de période', ''),
    text('Fin de période', ''),
    figure('Nouvel index', 'Heures pleines, ou base s’il n’y a qu’un cadran'),
    figure('Consommation heures creuses', 'En kWh'),
    figure('Puissance souscrite', 'kVA'),
    yesNo('Index estimé', ''),
    figure('Total TTC', ''),
    text('Date de paiement', 'Prélèvement ou date limite'),
  ],
  write(random, number) {
    const of = draw(random, number);
    return {
      html: number % 3 === 1 ? onePage(of) : twoPages(of),
      rows: [
        [
          of.supplier,
          of.invoice,
          of.issued,
          of.holder,
          of.pdl,
          of.meter,
          of.from,
          of.to,
          of.old + of.day,
          of.creuses,
          of.power,
          of.estimated ? 'yes' : 'no',
          of.total,
          of.due,
        ],
      ],
    };
  },
};
