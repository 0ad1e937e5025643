import type { LanguageWords } from './language-words.ts';

/** Words of French. */
export const FRA = {
  decimalSign: ',',
  frequent:
    'le la les de des et en un une du que qui dans pour pas sur au avec par plus est sont ce il se ou aux votre nous vous facture montant date',
  frequentMisread:
    'les des et du pour dans une est sur vous votre nous avec par aux sont date facture montant numero adresse rue tva prix quantite reglement ' +
    'paiement nom prenom ou cette qui leur ht ttc',
  small: 'le la les l du de d des un une et ou au aux en par pour sur dans est sont qui que quel quelle',
  months: [
    'janvier janv',
    'fevrier fevr fev',
    'mars',
    'avril avr',
    'mai',
    'juin',
    'juillet juil',
    'aout',
    'septembre sept',
    'octobre oct',
    'novembre nov',
    'decembre dec',
  ],
  counts:
    'un une deux trois quatre cinq six sept huit neuf dix onze douze quinze dix-huit vingt vingt-quatre trente trente-six quarante-huit soixante',
  durationUnits: 'heures? jours? semaines? mois ans? annees?',
  thousand: 'mille',
  million: 'millions?',
  billion: 'milliards?|mrd',
  yes: 'oui vrai',
  no: 'non faux',
  yesAlone: 'o coche',
  noAlone: 'aucun',
  givenNames:
    'jean pierre michel philippe alain bernard jacques francois laurent christophe nicolas olivier pascal thierry julien sophie isabelle nathalie ' +
    'catherine francoise monique sylvie martine camille lea chloe manon antoine guillaume etienne luc marc benoit',
  dateNouns: 'date dates echeance naissance jour',
  dateAlone: 'date',
  nameAlone: 'nom',
  labelWords:
    'adresse client commande designation echeance facture ht libelle montant numero objet prix quantite reference taux telephone ttc tva unitaire',
  startAlone: 'de du depuis',
  endAlone: 'a au jusque',
  from: 'depuis|a partir (?:du|de|del|dal)|a compter du|des le',
  until: "au|jusqu'au",
  ongoing: "aujourd'hui|present|a ce jour|ce jour|en cours|actuellement",
  page: 'page',
  ofPages: 'de|sur',
  amountSum: 'total|totaux|somme|montant',
  amountNet: 'hors|sans|ht',
  amountIncluding: 'inclus|compris|avec',
  amountGross: 'ttc|payer',
  amountTax: 'tva|taxe|taxes',
  amountOther: 'remise\\w*|escompte|acompte|taux|base',
  totals: 'total|totaux|somme',
  subtotals: 'sous-total',
  sumLine: 'montant (?:total|ttc|ht)|net à payer|tva|à reporter',
  rowCount: "nombre (?:total )?(?:de |d['’])(?:lignes|positions|postes|écritures|opérations)",
  tender: 'especes|carte(?: bancaire)?|cb|recu',
  change: 'rendu(?: monnaie)?|monnaie',
  rounding: 'arrondi',
  mailFrom: 'expediteur',
  mailTo: 'destinataire',
  mailCopy: '',
  mailSubject: 'objet',
  mailDate: 'envoye',
} satisfies LanguageWords;
