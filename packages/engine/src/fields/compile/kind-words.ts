import { wordsOf } from '../../languages/languages.ts';
import type { ValueKind } from './value-kinds.ts';

/** Nouns that tell the kind of the value they name, folded, in the eight languages. */
const NOUNS: readonly (readonly [ValueKind, string])[] = [
  ['date', wordsOf('dateNouns').join(' ')],
  ['time', 'time uhrzeit heure hora ora tijd godzina'],
  ['year', 'year jahr annee ano anno jaar rok vintage'],
  ['duration', 'duration term dauer laufzeit duree duracion durata duracao duur okres period length'],
  ['email', 'email e-mail courriel mailadresse'],
  ['phone', 'phone telephone mobile cell fax telefon telefonnummer handy telefono telefone telefoon telefonu tel'],
  ['url', 'url website web homepage webseite link site webpage'],
  ['iban', 'iban'],
  ['bic', 'bic swift'],
  ['postcode', 'postcode zip plz postleitzahl'],
  ['country', 'country land pays pais paese kraj nation nationality citizenship'],
  [
    'place',
    'city town state province region place port airport ort stadt ville ciudad citta cidade stad miasto location birthplace destination origin county jurisdiction station district',
  ],
  ['address', 'address addresses adresse anschrift direccion indirizzo endereco morada adres residence street domicile'],
  ['currency', 'currency wahrung devise moneda valuta moeda waluta'],
  ['percent', 'percent percentage prozent prozentsatz pourcentage porcentaje percentuale percentagem procent share'],
  [
    'person',
    'person employee patient author physician doctor investigator applicant candidate signatory signer director manager driver passenger student teacher tenant landlord beneficiary witness attorney judge member representative referee supervisor guarantor borrower insured policyholder participant keeper occupant claimant adjuster surveyor mitarbeiter patientin arzt autor vorname nachname surname firstname lastname forename',
  ],
  [
    'company',
    'company employer firm organisation organization bank carrier insurer manufacturer brand agency shop store merchant publisher unternehmen firma arbeitgeber entreprise societe empresa azienda bedrijf institution university school lab laboratory hospital airline station broker underwriter hersteller',
  ],
  [
    'party',
    'party supplier vendor seller buyer customer client advertiser registrant shipper consignee recipient sender payee payer issuer owner holder contractor lessor lessee lender licensor licensee principal plaintiff defendant claimant respondent petitioner appellant guest fournisseur proveedor fornitore fornecedor leverancier dostawca lieferant kunde cliente klant klient requester',
  ],
  [
    'identifier',
    'number no id nr nummer numero numer identifier reference ref registration serial docket licence license account barcode kennzeichen kennung aktenzeichen referenz',
  ],
  ['code', 'code kod codice codigo'],
  ['file-name', 'filename'],
  [
    'sentence',
    'description comment comments note notes remark remarks message summary explanation purpose reason instructions conditions clause objective diagnosis findings observations beschreibung bemerkung bemerkungen anmerkung kommentar notiz zweck grund descripcion observaciones commentaire remarques descrizione note osservazioni observacoes omschrijving opmerkingen uwagi opis',
  ],
  [
    'title',
    'title subject position job occupation profession category type kind class status grade level department division section unit model make color colour species sex gender genre betreff titel kategorie typ art abteilung beruf objet categorie asunto titulo categoria oggetto titolo assunto onderwerp temat stanowisko',
  ],
];

/** Nouns that tell the kind only where the value is a number. */
const NUMBER_NOUNS: readonly (readonly [ValueKind, string])[] = [
  ['percent', 'rate ratio share percent percentage margin satz quote taux tasa tasso taxa stopa'],
  [
    'amount',
    'amount price total cost costs fee fees sum salary wage wages pay payment balance budget tax discount premium rent value betrag preis summe kosten gebuhr gehalt lohn miete montant prix cout salaire loyer importe precio coste salario importo prezzo costo stipendio valor preco custo bedrag prijs kosten loon kwota cena koszt wynagrodzenie charge charges deposit loan credit debit income revenue profit expense expenses earnings bonus deduction contribution turnover sales assets liabilities equity netto brutto gross net subtotal saldo fine penalty allowance refund limit coverage sum deductible commission tip',
  ],
  ['year', 'year jahr annee ano anno jaar rok'],
  [
    'count',
    'count pages persons people items number cases employees packages children dependants containers anzahl nombre cantidad numero aantal liczba ilosc',
  ],
  [
    'quantity',
    'quantity qty weight volume length width height size hours days distance menge gewicht poids peso gewicht waga units pieces stock mileage capacity area dose',
  ],
];

export const KIND_OF_NOUN = indexed(NOUNS);
export const KIND_OF_NUMBER_NOUN = indexed(NUMBER_NOUNS);

function indexed(lists: readonly (readonly [ValueKind, string])[]): ReadonlyMap<string, ValueKind> {
  const kinds = new Map<string, ValueKind>();
  for (const [kind, words] of lists) for (const word of words.split(' ')) if (!kinds.has(word)) kinds.set(word, kind);
  return kinds;
}
