import { number, text, yesNo, type DocumentFamily } from '../../generate/generated-document.ts';
import { aDay, clock, figure, page, person, place, shift, show, shown, word } from '../fourth-wave/paper.ts';
import { said } from './said.ts';

/** A French mayor's order that keeps a street free for a film crew: recitals, numbered articles, prose. */
export const filmingOrder: DocumentFamily = {
  id: 'arrete-de-tournage',
  language: 'fr',
  name: 'Street permits',
  description: 'One permit, one row',
  fields: [
    text('Order no.', ''),
    text('Town', ''),
    text('Production', 'company that asked for it'),
    text('Working title', 'without quotation marks'),
    text('Street', ''),
    text('From', 'first day'),
    text('To', 'last day'),
    text('Starts', 'hour the ban on parking begins each day'),
    text('Ends', ''),
    number('Spaces', 'parking places kept free'),
    number('Fee', 'euros'),
    yesNo('Traffic closed', 'may they stop the cars?'),
    text('Set contact', ''),
    text('Phone', ''),
    text('Signed', 'date of the order'),
    text('Signatory', ''),
  ],
  write(random, at) {
    const town = place(random, 'fr');
    const order = `${random.pick(['2025', '2026'])}-${random.pick(['ST', 'DP', 'VOI'])}-${random.digits(3)}`;
    const company = `${word(random, 'Lanterne Clapet Halogène Marelle Bobine')} ${word(random, 'Films Productions Images')}`;
    const title = random.unless(
      0.2,
      random.pick(['Le Dernier Facteur', 'Une saison sans pluie', 'Les Cousins de Brive', 'Minuit moins le quart']),
    );
    const road = random.pick([
      'rue des Carmes',
      'place de la Halle',
      'quai des Mariniers',
      'rue du Four-à-Chaux',
      'impasse des Teinturiers',
    ]);
    const signed = aDay(random, '2025-01-10', 420);
    const from = shift(signed, random.whole(6, 25));
    const days = random.whole(0, 4);
    const to = shift(from, days);
    const hour = (minutes: number): string => clock(minutes, at % 2 ? 'h' : ' h ');
    const start = random.whole(10, 16) * 30;
    const end = start + random.whole(18, 26) * 30;
    const spaces = random.unless(0.15, random.whole(4, 38));
    const fee = random.unless(0.2, random.whole(9, 140) * 7.5);
    const closed = random.chance(0.5);
    const contact = random.unless(0.2, person(random, 'fr').full);
    const phone = contact === null ? null : random.unless(0.15, `06 ${[0, 1, 2, 3].map(() => random.digits(2)).join(' ')}`);
    const mayor = person(random, 'fr');
    const pattern = 'D MMMM YYYY';
    const html = page(
      'fr',
      '20mm 22mm',
      `body{font:10.8pt/1.45 "Liberation Serif"}.hd{text-align:center;font-variant:small-caps}.hd b{font-size:14pt}h1{font-size:12.5pt;text-align:center;border:1px solid #000;padding:7px;margin:16px 30px}
.v{margin-left:26px;text-indent:-26px}h4{margin:12px 0 2px;font-size:10.8pt;text-decoration:underline}.s{margin-left:58%;margin-top:18px}.ft{font-size:8pt;margin-top:22px;border-top:1px solid #999;padding-top:4px}`,
      `<div class=hd>République française<br><b>Ville de ${town}</b><br>Service de la voirie</div>
<h1>ARRÊTÉ MUNICIPAL N° ${order}<br><small>portant réglementation temporaire du stationnement${closed ? ' et de la circulation' : ''}</small></h1>
<p class=v>Vu le code général des collectivités territoriales, et notamment ses articles L. 2213-1 à L. 2213-6,</p>
<p class=v>Vu la demande reçue le ${show(shift(signed, -random.whole(8, 30)), pattern, 'fr')}, par laquelle la société ${company} sollicite l’autorisation de tourner
${title === null ? 'plusieurs scènes d’un film' : `des scènes du film « ${title} »`} sur le domaine public,</p>
<p class=v>Considérant qu’il convient d’assurer la sécurité des usagers pendant le tournage,</p><p style="text-align:center"><b>ARRÊTE</b></p>
<h4>Article 1</h4><p>${days === 0 ? `Le ${show(from, pattern, 'fr')}` : `Du ${show(from, pattern, 'fr')} au ${show(to, pattern, 'fr')} inclus`}, de ${hour(start)} à ${hour(end)}, le stationnement est
interdit ${road}${spaces === null ? '' : `, sur ${spaces} emplacements`}, sauf aux véhicules techniques du pétitionnaire.</p>
<h4>Article 2</h4><p>${
        closed
          ? 'La circulation pourra être interrompue pendant les prises de vues, par périodes de cinq minutes au plus.'
          : 'La circulation des véhicules et des piétons ne sera pas interrompue.'
      }</p>
<h4>Article 3</h4><p>${
        fee === null
          ? 'La présente autorisation fera l’objet d’une redevance, calculée à l’issue de l’occupation.'
          : `Le pétitionnaire acquittera une redevance d’occupation de ${figure(fee, 'fr')} €, payable à réception du titre de recettes.`
      }</p>
<h4>Article 4</h4><p>La signalisation sera posée par le pétitionnaire au moins 48 heures à l’avance.
${contact === null ? '' : `Responsable sur place : ${contact}${phone === null ? '' : `, tél. ${phone}`}.`}</p>
<h4>Article 5</h4><p>Le directeur général des services et le chef de la police municipale (tél. 03 ${[0, 1, 2, 3].map(() => random.digits(2)).join(' ')}) sont chargés de l’exécution du présent arrêté.</p>
<div class=s>Fait à ${town},<br>le ${show(signed, pattern, 'fr')}<br><br>${mayor.female ? 'La' : 'Le'} maire,<br><br><br>${shown(mayor.full)}</div>
<div class=ft>Le présent arrêté peut faire l’objet d’un recours dans un délai de deux mois à compter de sa publication.</div>`,
    );
    return {
      html,
      rows: [
        [
          order,
          town,
          company,
          title,
          road,
          from,
          to,
          { anyOf: [clock(start), hour(start)] },
          { anyOf: [clock(end), hour(end)] },
          spaces,
          fee,
          said(closed),
          contact,
          phone,
          signed,
          mayor.full,
        ],
      ],
    };
  },
};
