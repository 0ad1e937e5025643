import { number, text, type DocumentFamily } from '../../generate/generated-document.ts';
import { address, amount, cents, dayIn, person } from '../../generate/people-and-places.ts';
import { iso, later, monthName, printDate, printNumber } from '../../generate/printed-forms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { page, tableRow } from './sheet.ts';

const CHILDREN = ['Léonie', 'Gabin', 'Inaya', 'Marius', 'Apolline', 'Sacha', 'Noélie', 'Tao'];
const CRECHES = ['Les Petits Sabots', 'La Coccinelle', "L'Île aux Doudous", 'Pomme de Reinette'];

const STYLE = `body { font: 10pt Georgia } h1 { font-size: 14pt; margin: 8mm 0 2mm } .right { text-align: right } table { border-collapse: collapse; width: 100% }
  .ruled td, .ruled th { border: .5pt solid #555; padding: 1.5mm; font-size: 9pt } .ruled th { background: #eee; font-weight: normal }
  .ruled td:nth-child(n + 3) { text-align: right } .child { margin: 5mm 0; width: 110mm; border-left: 2pt solid #999; padding-left: 4mm }
  .child td:last-child { text-align: right } .due { font-size: 12pt; font-weight: bold; text-align: right; margin-top: 6mm }`;

const euros = (value: number): string => printNumber(value, 'fr');

function drawChild(random: SeededRandom, name: string, rate: number) {
  const contracted = random.whole(60, 150);
  const hours = contracted - random.whole(0, 12) + random.pick([0, 0.5]);
  const meals = random.unless(0.2, amount(random, 12, 48));
  const absence = random.unless(0.55, amount(random, 4, 20));
  const due = cents(hours * rate + (meals ?? 0) - (absence ?? 0));
  return { name, contracted, hours, meals, absence, due, born: dayIn(random, 2021, 2024) };
}
type Child = ReturnType<typeof drawChild>;

const ruled = (children: Child[], rate: number): string =>
  `<table class="ruled"><tr><th rowspan="2">Enfant</th><th rowspan="2">Né(e) le</th><th colspan="2">Heures</th><th rowspan="2">Taux</th><th rowspan="2">Repas</th><th rowspan="2">Déd. abs.</th><th rowspan="2">Net</th></tr>
  <tr><th>contrat</th><th>réalisées</th></tr>${children
    .map(({ name, born, contracted, hours, meals, absence, due }) => {
      const worked = [printNumber(contracted, 'fr', 1), printNumber(hours, 'fr', 1), euros(rate)];
      const extras = [meals === null ? '' : euros(meals), absence === null ? '' : `-${euros(absence)}`];
      return tableRow([name, printDate(born, 'slashes', 'fra'), ...worked, ...extras, euros(due)]);
    })
    .join('')}</table>`;

const blocks = (children: Child[], rate: number): string =>
  children
    .map(
      ({ name, born, contracted, hours, meals, absence, due }) =>
        `<div class="child"><b>${name}</b>, né(e) le ${printDate(born, 'long', 'fra')}<table>${[
          [
            `Présence : ${printNumber(hours, 'fr', 1)} h (prévu ${printNumber(contracted, 'fr', 1)} h) x ${euros(rate)} €`,
            euros(hours * rate),
          ],
          ...(meals === null ? [] : [['Repas et goûters', euros(meals)]]),
          ...(absence === null ? [] : [['Absence justifiée', `-${euros(absence)}`]]),
          ['Reste dû', `${euros(due)} €`],
        ]
          .map((cells) => tableRow(cells))
          .join('')}</table></div>`,
    )
    .join('');

/** One month's fees of a family. What the family fund paid towards them is never said, though its number is. */
export const childcareFeeStatement: DocumentFamily = {
  id: 'childcare-fee-statement',
  language: 'fra',
  name: 'Frais de garde',
  description: 'Relevés mensuels de la crèche, une ligne par enfant',
  fields: [
    text('Crèche', "Nom de l'établissement"),
    text('Mois concerné', 'Par exemple « avril 2025 »'),
    text('Parent', 'À qui le relevé est adressé'),
    text('Prénom', "Prénom de l'enfant"),
    text('Date de naissance', "De l'enfant"),
    number('Heures de présence', 'Heures vraiment effectuées'),
    number('Prix de l’heure', ''),
    number('Cantine', "Ce qui est compté pour la nourriture de l'enfant"),
    number('Retenue pour absence', 'Somme déduite, sans signe'),
    number('Somme pour cet enfant', ''),
    number('Total famille', 'Somme pour tous les enfants'),
    text('Date limite de paiement', ''),
    number('Aide versée par la CAF', 'Montant en euros'),
  ],
  write(random, index) {
    const rate = amount(random, 1, 3);
    const children = random.some(CHILDREN, random.whole(2, 4)).map((name) => drawChild(random, name, rate));
    const creche = random.pick(CRECHES);
    const parent = person(random, 'fra');
    const issued = dayIn(random, 2025, 2026);
    const limit = later(issued, 20);
    const month = `${monthName(issued.month, 'fra')} ${issued.year}`;
    const total = cents(children.reduce((sum, { due }) => sum + due, 0));
    const body = `<b>${creche}</b><br>Multi-accueil associatif<br>${address(random, 'fra').line}
      <div class="right">${parent}<br>${address(random, 'fra').printed.replace('\n', '<br>')}<br><small>N° allocataire CAF ${random.digits(7)}</small></div>
      <h1>Participation familiale</h1><p>Période : ${month}</p>${index % 2 === 0 ? ruled(children, rate) : blocks(children, rate)}
      <div class="due">À régler : ${euros(total)} €</div>
      <p>Merci de nous faire parvenir votre règlement avant le ${printDate(limit, index % 2 === 0 ? 'slashes' : 'long', 'fra')}. Passé ce délai, des frais de relance de 7,50 € seront ajoutés.</p>`;
    const rows = children.map(({ name, born, hours, meals, absence, due }) => {
      const costs = [hours, rate, meals, absence, due, total];
      return [creche, month, parent, name, iso(born), ...costs, iso(limit), null];
    });
    return { html: page(STYLE, body), rows };
  },
};
