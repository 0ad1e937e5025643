/** What stands in a column: see `cell-values.ts`. */
export type CellKind =
  | 'code'
  | 'count'
  | 'money'
  | 'measure'
  | 'percent'
  | 'date'
  | 'time'
  | 'person'
  | 'firm'
  | 'place'
  | 'phone'
  | 'plate'
  | 'year'
  | 'answer'
  | 'thing'
  | 'note'
  | 'word';

/** A column: the heads that firms print, `|` between them; what a user calls it and says of it; and what its cells hold. */
export interface ListColumn {
  heads: string;
  name: string;
  said: string;
  cell: CellKind;
}

/** A list that some trade keeps. Its first column is always printed. */
export interface ListKind {
  id: string;
  language: string;
  titles: string;
  /** What a row is, in the user's words. */
  row: string;
  /** What stands once above the list. */
  once: ListColumn[];
  columns: ListColumn[];
  /** What things and notes are made of. */
  words: string;
  notes: string;
}

const column = (heads: string, name: string, said: string, cell: CellKind): ListColumn => ({ heads, name, said, cell });

/** Lists of trades that neither the benchmark nor the unseen kinds have. */
export const LIST_KINDS: readonly ListKind[] = [
  {
    id: 'stock-count',
    language: 'eng',
    titles: 'Stock count|Inventory sheet|Cycle count',
    row: 'One row per article counted',
    once: [
      column('Warehouse|Depot', 'Warehouse', 'Warehouse in which was counted', 'place'),
      column('Counted on|Count date', 'Count date', 'Day of the count', 'date'),
      column('Sheet no.|Count ref.', 'Sheet', 'Number of the sheet', 'code'),
    ],
    columns: [
      column('SKU|Item code|Stock no.', 'SKU', 'Stock keeping unit', 'code'),
      column('Article|Item|Product', 'Article', 'What was counted', 'thing'),
      column('Bin|Shelf|Location', 'Bin', 'Where it is stored', 'word'),
      column('Book qty|Expected|System', 'Book quantity', 'Quantity according to the books', 'count'),
      column('Counted|Actual|Count', 'Counted quantity', 'Quantity found', 'count'),
      column('Variance|Diff.', 'Difference', 'Difference between the two', 'count'),
      column('Best before|Expiry', 'Best before', 'Date of expiry', 'date'),
      column('Remarks|Comment', 'Remark', 'Remark of the counter', 'note'),
    ],
    words: 'Tomato purée,Rice long grain,Vinegar white,Rock salt,Olive oil,Lentils red,Oat flakes,Honey clear,Cocoa powder,Black tea',
    notes:
      'one carton torn and taped again,found behind the second pallet,label hardly to be read,moved from the upper shelf last week,two units kept for the tasting',
  },
  {
    id: 'club-members',
    language: 'eng',
    titles: 'Members|Membership roll|Register of members',
    row: 'One row per member',
    once: [column('Club|Association', 'Club', 'Name of the club', 'firm'), column('As at|Status', 'As at', 'Date of the list', 'date')],
    columns: [
      column('Mem. no.|Member ID|No.', 'Member number', 'Number of the member', 'code'),
      column('Name|Member|Full name', 'Name', 'Full name of the member', 'person'),
      column('Town|City|Lives in', 'Town', 'Where the member lives', 'place'),
      column('Joined|Member since', 'Joined', 'When the member joined', 'date'),
      column('Phone|Tel.', 'Phone', 'Telephone number', 'phone'),
      column('Fee|Annual fee', 'Fee', 'Fee for the year', 'money'),
      column('Paid|Fee paid', 'Paid', 'Has the fee been paid?', 'answer'),
    ],
    words: 'Rowing,Tennis,Chess',
    notes: 'honorary',
  },
  {
    id: 'asset-register',
    language: 'eng',
    titles: 'Asset register|Equipment list|Fixed assets',
    row: 'One row per asset',
    once: [
      column('Department|Cost centre', 'Department', 'Department that holds the assets', 'word'),
      column('Printed|Date', 'Printed on', 'Date of the list', 'date'),
    ],
    columns: [
      column('Asset no.|Tag|Inventory no.', 'Asset tag', 'Tag of the asset', 'code'),
      column('Description|Asset|Designation', 'Asset', 'What the asset is', 'thing'),
      column('Serial no.|S/N', 'Serial number', 'Serial number of the maker', 'code'),
      column('Acquired|Purchased|In service since', 'Purchase date', 'Date on which it was bought', 'date'),
      column('Cost|Purchase price|Acquisition value', 'Cost', 'What it cost', 'money'),
      column('Book value|NBV', 'Book value', 'What it is worth in the books', 'money'),
      column('Custodian|Holder|Used by', 'Custodian', 'Person who looks after it', 'person'),
    ],
    words:
      'Laser printer,Standing desk,Forklift truck,Air compressor,Label scale,Projector,Server cabinet,Drill press,Coffee machine,Meeting table',
    notes: 'on loan',
  },
  {
    id: 'time-sheet',
    language: 'eng',
    titles: 'Timesheet|Hours worked|Weekly time record',
    row: 'One row per entry',
    once: [
      column('Employee|Name', 'Employee', 'Who worked', 'person'),
      column('Week ending|Period to', 'Week ending', 'Last day of the week', 'date'),
    ],
    columns: [
      column('Date|Day', 'Date', 'Day of the work', 'date'),
      column('Project|Job|Client', 'Project', 'Project that was worked on', 'code'),
      column('Task|Work done|Activity', 'Task', 'What was done', 'note'),
      column('From|Start', 'Start', 'Begin of the work', 'time'),
      column('To|End|Finish', 'End', 'End of the work', 'time'),
      column('Hours|Hrs', 'Hours', 'Hours worked', 'measure'),
      column('Billable', 'Billable', 'Can it be billed?', 'answer'),
    ],
    words: 'Site',
    notes:
      'prepared the drawings for the north wing,call with the client about the open points,visited the site and took measures,wrote the minutes of the meeting,checked the list of defects with the builder,tested the new release',
  },
  {
    id: 'bank-account',
    language: 'eng',
    titles: 'Statement of account|Account transactions|Account statement',
    row: 'One row per transaction',
    once: [
      column('Account|Account number', 'Account', 'Number of the account', 'code'),
      column('Opening balance|Brought forward', 'Opening balance', 'Balance at the start', 'money'),
    ],
    columns: [
      column('Date|Posted|Booking date', 'Booking date', 'Date of the booking', 'date'),
      column('Details|Particulars|Description', 'Details', 'Text of the booking', 'note'),
      column('Ref|Cheque no.', 'Reference', 'Reference of the booking', 'code'),
      column('Paid out|Withdrawals|Debit', 'Paid out', 'Amount that went out', 'money'),
      column('Paid in|Deposits|Credit', 'Paid in', 'Amount that came in', 'money'),
      column('Balance', 'Balance', 'Balance after it', 'money'),
    ],
    words: 'Transfer',
    notes:
      'standing order rent unit four,card payment fuel station,transfer from savings,direct debit water board,salary,refund of deposit,interest',
  },
  {
    id: 'action-items',
    language: 'eng',
    titles: 'Action items|Minutes: actions|Open points',
    row: 'One row per action',
    once: [
      column('Meeting|Meeting of', 'Meeting date', 'Date of the meeting', 'date'),
      column('Chair|Chaired by', 'Chair', 'Who chaired the meeting', 'person'),
    ],
    columns: [
      column('No.|#|Item', 'Number', 'Number of the point', 'code'),
      column('Action|What|To do', 'Action', 'What is to be done', 'note'),
      column('Owner|Who|Responsible', 'Owner', 'Who is to do it', 'person'),
      column('Due|By when|Deadline', 'Due', 'By when it is to be done', 'date'),
      column('State|Status', 'Status', 'How far it is', 'word'),
    ],
    words: 'Open,Done,Late',
    notes:
      'ask three firms for an offer on the roof,write to the council about the parking spaces,find a room for the summer party,bring the list of keys up to date,order new signs for the entrance,close the old account and tell the members',
  },
  {
    id: 'race-results',
    language: 'eng',
    titles: 'Results|Final results|Ranking',
    row: 'One row per runner',
    once: [
      column('Course|Distance', 'Distance', 'Length of the course', 'measure'),
      column('Held on|Race day', 'Race day', 'Day of the race', 'date'),
    ],
    columns: [
      column('Pos.|Rank|Place', 'Rank', 'Place reached', 'count'),
      column('Bib|Start no.', 'Bib', 'Number worn', 'count'),
      column('Runner|Name|Athlete', 'Runner', 'Who ran', 'person'),
      column('Club|Team', 'Club', 'Club of the runner', 'firm'),
      column('YoB|Born|Year', 'Born', 'Year of birth', 'year'),
      column('Time|Net time', 'Time', 'Time needed', 'time'),
      column('Points|Pts', 'Points', 'Points scored', 'count'),
    ],
    words: 'Senior',
    notes: 'not ranked',
  },
  {
    id: 'region-figures',
    language: 'eng',
    titles: 'Regional figures|Table 3: population and area|Key figures by region',
    row: 'One row per region',
    once: [
      column('Source|Compiled by', 'Source', 'Who gives the figures', 'firm'),
      column('Year|Reference year', 'Year', 'Year of the figures', 'year'),
    ],
    columns: [
      column('Region|District|', 'Region', 'Name of the region', 'place'),
      column('Population|Inhabitants', 'Population', 'Number of people', 'count'),
      column('Area (km²)|Area in km²', 'Area', 'Area in square kilometres', 'measure'),
      column('Households|No. of households', 'Households', 'Number of households', 'count'),
      column('Change (%)|Growth %', 'Growth', 'Change against the year before', 'percent'),
      column('Income per head|Mean income', 'Income', 'Mean income', 'money'),
    ],
    words: 'North',
    notes: 'provisional',
  },
  {
    id: 'expense-claim',
    language: 'eng',
    titles: 'Expense claim|Travel expenses|Claim form',
    row: 'One row per expense',
    once: [
      column('Claimant|Submitted by', 'Claimant', 'Who claims', 'person'),
      column('Claim no.|Reference', 'Claim number', 'Number of the claim', 'code'),
    ],
    columns: [
      column('Date|Incurred on', 'Date', 'Day of the expense', 'date'),
      column('Purpose|Reason|Details', 'Purpose', 'What it was for', 'note'),
      column('Supplier|Paid to', 'Paid to', 'Who got the money', 'firm'),
      column('Category|Type', 'Category', 'Kind of expense', 'word'),
      column('Net|Net amount', 'Net', 'Amount without tax', 'money'),
      column('VAT|Tax', 'Tax', 'Tax in it', 'money'),
      column('Gross|Amount|Total', 'Gross', 'Amount with tax', 'money'),
    ],
    words: 'Travel,Meals,Lodging,Sundry',
    notes:
      'train to the fair and back,dinner with two guests,parking at the station,hotel for one night,taxi from the airport,printed the handouts',
  },
  {
    id: 'price-list',
    language: 'eng',
    titles: 'Price list|Trade prices|Catalogue extract',
    row: 'One row per product',
    once: [
      column('Valid from|Prices as of', 'Valid from', 'Since when the prices hold', 'date'),
      column('Currency|Prices in', 'Currency', 'Currency of the prices', 'word'),
    ],
    columns: [
      column('Cat. no.|Ref.|Code', 'Code', 'Code in the catalogue', 'code'),
      column('Product|Name|Description', 'Product', 'Name of the product', 'thing'),
      column('Pack|Pack size|Unit', 'Pack', 'How it is packed', 'word'),
      column('Trade price|Your price|Net price', 'Trade price', 'Price for dealers', 'money'),
      column('RRP|List price|Retail', 'Retail price', 'Price for customers', 'money'),
      column('Discount %|Disc.', 'Discount', 'Discount in percent', 'percent'),
      column('Lead time|Delivery', 'Lead time', 'How long delivery takes', 'word'),
    ],
    words: 'Garden hose,Hand trowel,Rain barrel,Plant pot,Leaf rake,Watering can,Secateurs,Seed tray,Wheelbarrow,Compost bin',
    notes: 'new',
  },
  {
    id: 'rent-roll',
    language: 'eng',
    titles: 'Rent roll|Tenancy schedule|Schedule of tenants',
    row: 'One row per unit',
    once: [
      column('Property|Building', 'Property', 'Which building', 'place'),
      column('Prepared on|As of', 'Prepared on', 'Date of the schedule', 'date'),
    ],
    columns: [
      column('Unit|Suite|Flat', 'Unit', 'Which unit', 'code'),
      column('Tenant|Occupier|Lessee', 'Tenant', 'Who rents it', 'firm'),
      column('Sq ft|Area', 'Area', 'Floor area', 'count'),
      column('Lease start|From', 'Lease start', 'When the lease begins', 'date'),
      column('Lease end|Expires|To', 'Lease end', 'When the lease ends', 'date'),
      column('Monthly rent|Rent p.m.', 'Rent', 'Rent a month', 'money'),
      column('Deposit', 'Deposit', 'Deposit held', 'money'),
    ],
    words: 'Shop',
    notes: 'vacant',
  },
  {
    id: 'vehicle-fleet',
    language: 'eng',
    titles: 'Fleet list|Vehicle register|Company cars',
    row: 'One row per vehicle',
    once: [
      column('Fleet manager|Contact', 'Fleet manager', 'Who runs the fleet', 'person'),
      column('Depot|Site', 'Depot', 'Where the vehicles stand', 'place'),
    ],
    columns: [
      column('Reg.|Registration|Plate', 'Registration', 'Number plate', 'plate'),
      column('Make and model|Vehicle|Model', 'Model', 'Make and model', 'thing'),
      column('Driver|Assigned to', 'Driver', 'Who drives it', 'person'),
      column('Odometer|Mileage|Miles', 'Mileage', 'Reading of the odometer', 'count'),
      column('MOT due|Next inspection', 'Inspection due', 'When it must be inspected', 'date'),
      column('Insurer|Insured with', 'Insurer', 'Who insures it', 'firm'),
    ],
    words: 'Corso van,Halden estate,Mirra 3-door,Tonner 7.5t,Pico electric,Vela saloon',
    notes: 'sold',
  },
  {
    id: 'kassenbuch',
    language: 'deu',
    titles: 'Kassenbuch|Kassenbericht|Barkasse',
    row: 'Eine Zeile je Buchung',
    once: [column('Kasse|Filiale', 'Kasse', 'Welche Kasse', 'place'), column('Blatt|Blatt-Nr.', 'Blatt', 'Nummer des Blatts', 'code')],
    columns: [
      column('Datum|Tag', 'Datum', 'Tag der Buchung', 'date'),
      column('Beleg|Beleg-Nr.', 'Belegnummer', 'Nummer des Belegs', 'code'),
      column('Buchungstext|Text|Vorgang', 'Buchungstext', 'Wofür gebucht wurde', 'note'),
      column('Einnahme|Eingang', 'Einnahme', 'Betrag der Einnahme', 'money'),
      column('Ausgabe|Ausgang', 'Ausgabe', 'Betrag der Ausgabe', 'money'),
      column('Bestand|Saldo', 'Bestand', 'Bestand nach der Buchung', 'money'),
    ],
    words: 'Bar',
    notes:
      'Porto für Einschreiben,Blumen zum Jubiläum,Tageseinnahme Laden,Reinigungsmittel und Tücher,Einzahlung bei der Bank,Fahrgeld zur Messe und zurück',
  },
  {
    id: 'geraeteliste',
    language: 'deu',
    titles: 'Geräteliste|Prüfliste elektrischer Geräte|Prüfplan',
    row: 'One row per device',
    once: [
      column('Prüfer|Geprüft von', 'Inspector', 'Who tested the devices', 'person'),
      column('Gebäude|Standort', 'Building', 'Building the devices stand in', 'place'),
    ],
    columns: [
      column('Inv.-Nr.|Gerätenummer', 'Inventory number', 'Inventory number of the device', 'code'),
      column('Gerät|Bezeichnung', 'Device', 'Name of the device', 'thing'),
      column('Raum|Zimmer', 'Room', 'Room it stands in', 'word'),
      column('Geprüft am|Prüfdatum', 'Tested on', 'Date of the test', 'date'),
      column('Nächste Prüfung|Wieder fällig', 'Next test', 'Date of the next test', 'date'),
      column('Bestanden|i. O.', 'Passed', 'Did it pass?', 'answer'),
      column('Mangel|Bemerkung', 'Defect', 'Defect that was found', 'note'),
    ],
    words: 'Bohrmaschine,Wasserkocher,Kabeltrommel,Stehlampe,Drucker,Heizlüfter,Staubsauger,Mikrowelle',
    notes: 'Stecker locker und neu befestigt,Kabel an einer Stelle gequetscht,Gehäuse mit Riss an der Seite,Typenschild nicht mehr lesbar',
  },
  {
    id: 'stueckliste',
    language: 'deu',
    titles: 'Stückliste|Teileliste|Materialliste',
    row: 'Eine Zeile je Teil',
    once: [
      column('Zeichnung|Zeichnungs-Nr.', 'Zeichnung', 'Nummer der Zeichnung', 'code'),
      column('Erstellt|Erstellt von', 'Erstellt von', 'Wer die Liste gemacht hat', 'person'),
    ],
    columns: [
      column('Pos.|Position', 'Position', 'Position in der Liste', 'count'),
      column('Teil|Benennung|Bezeichnung', 'Benennung', 'Name des Teils', 'thing'),
      column('Teile-Nr.|Sachnummer', 'Sachnummer', 'Nummer des Teils', 'code'),
      column('Stk.|Anzahl|Menge', 'Anzahl', 'Wie oft es gebraucht wird', 'count'),
      column('Werkstoff|Material', 'Werkstoff', 'Woraus es ist', 'word'),
      column('Gewicht (kg)|kg/Stk.', 'Gewicht', 'Gewicht in kg', 'measure'),
    ],
    words: 'Grundplatte,Lagerbock links,Welle Ø 20,Zahnrad Z 32,Abdeckblech,Passfeder,Distanzring,Haltewinkel',
    notes: 'lackiert',
  },
  {
    id: 'liste-du-personnel',
    language: 'fra',
    titles: 'Liste du personnel|Annuaire interne|Planning de l’équipe',
    row: 'Une ligne par personne',
    once: [
      column('Service|Direction', 'Service', 'Service concerné', 'word'),
      column('Mis à jour le|Édité le', 'Date', 'Date de la liste', 'date'),
    ],
    columns: [
      column('Matricule|N° agent', 'Matricule', 'Numéro de la personne', 'code'),
      column('Nom|Nom et prénom', 'Nom', 'Nom de la personne', 'person'),
      column('Poste|Fonction', 'Fonction', 'Fonction exercée', 'thing'),
      column('Lieu|Site', 'Site', 'Lieu de travail', 'place'),
      column('Entrée|Date d’entrée', 'Entrée', 'Date d’entrée', 'date'),
      column('Tél.|Téléphone', 'Téléphone', 'Numéro de téléphone', 'phone'),
    ],
    words: 'Comptable,Chef d’atelier,Magasinier,Assistante de direction,Soudeur,Acheteur',
    notes: 'absent',
  },
  {
    id: 'commandes-en-cours',
    language: 'fra',
    titles: 'Commandes en cours|Carnet de commandes|Suivi des commandes',
    row: 'One row per order',
    once: [
      column('Acheteur|Suivi par', 'Buyer', 'Who follows the orders', 'person'),
      column('Au|Situation au', 'As of', 'Date of the list', 'date'),
    ],
    columns: [
      column('Commande|N° cde', 'Order', 'Number of the order', 'code'),
      column('Fournisseur|Maison', 'Supplier', 'Who delivers', 'firm'),
      column('Désignation|Objet', 'Goods', 'What was ordered', 'thing'),
      column('Passée le|Date cde', 'Ordered on', 'Date of the order', 'date'),
      column('Livraison prévue|Attendue le', 'Expected', 'When it is expected', 'date'),
      column('Montant HT|Valeur', 'Value', 'Value without tax', 'money'),
      column('Reçue|Livrée', 'Received', 'Has it come?', 'answer'),
    ],
    words: 'Cartons doubles,Palettes bois,Film étirable,Gants de travail,Étiquettes,Ruban adhésif',
    notes: 'en retard',
  },
  {
    id: 'inventario-aulas',
    language: 'spa',
    titles: 'Inventario|Relación de bienes|Inventario de material',
    row: 'Una fila por artículo',
    once: [
      column('Responsable|Encargado', 'Responsable', 'Persona responsable', 'person'),
      column('Edificio|Sede', 'Edificio', 'Edificio del inventario', 'place'),
    ],
    columns: [
      column('Ref.|Código', 'Código', 'Código del artículo', 'code'),
      column('Artículo|Descripción', 'Artículo', 'Nombre del artículo', 'thing'),
      column('Unidades|Uds.', 'Unidades', 'Número de unidades', 'count'),
      column('Estado|Conservación', 'Estado', 'En qué estado está', 'word'),
      column('Alta|Fecha de alta', 'Alta', 'Fecha en que se compró', 'date'),
      column('Valor|Valor (€)', 'Valor', 'Valor en euros', 'money'),
    ],
    words: 'Silla plegable,Pizarra blanca,Mesa redonda,Armario metálico,Pantalla mural,Micrófono',
    notes: 'prestado',
  },
  {
    id: 'registro-visite',
    language: 'ita',
    titles: 'Registro visitatori|Registro ingressi|Visite del mese',
    row: 'Una riga per visita',
    once: [
      column('Sede|Stabilimento', 'Sede', 'Sede della visita', 'place'),
      column('Mese|Periodo', 'Periodo', 'Mese del registro', 'word'),
    ],
    columns: [
      column('Data|Giorno', 'Data', 'Giorno della visita', 'date'),
      column('Visitatore|Nome e cognome', 'Visitatore', 'Chi è venuto', 'person'),
      column('Ditta|Società', 'Ditta', 'Per quale ditta', 'firm'),
      column('Motivo|Oggetto della visita', 'Motivo', 'Perché è venuto', 'note'),
      column('Entrata|Ora ingresso', 'Entrata', 'Ora di ingresso', 'time'),
      column('Uscita|Ora uscita', 'Uscita', 'Ora di uscita', 'time'),
      column('Badge|N. badge', 'Badge', 'Numero del badge', 'code'),
    ],
    words: 'Marzo,Aprile,Maggio',
    notes:
      'controllo degli estintori,colloquio per il posto in officina,consegna dei campioni,riparazione del cancello,riunione sul bilancio',
  },
  {
    id: 'voorraadlijst',
    language: 'nld',
    titles: 'Voorraadlijst|Magazijnlijst|Telling',
    row: 'Eén rij per artikel',
    once: [
      column('Magazijn|Vestiging', 'Magazijn', 'Welk magazijn', 'place'),
      column('Geteld door|Teller', 'Teller', 'Wie geteld heeft', 'person'),
    ],
    columns: [
      column('Artikelnr.|Art.nr.', 'Artikelnummer', 'Nummer van het artikel', 'code'),
      column('Omschrijving|Artikel', 'Omschrijving', 'Wat het is', 'thing'),
      column('Aantal|Geteld', 'Aantal', 'Aantal stuks', 'count'),
      column('Prijs|Kostprijs', 'Kostprijs', 'Prijs per stuk', 'money'),
      column('Waarde|Totale waarde', 'Waarde', 'Waarde in totaal', 'money'),
      column('Laatst besteld|Besteld op', 'Besteld op', 'Datum van de laatste bestelling', 'date'),
    ],
    words: 'Fietsbel,Remkabel,Zadelpen,Kettingkast,Spatbord,Koplamp,Bagagedrager',
    notes: 'bijna op',
  },
  {
    id: 'mapa-de-faltas',
    language: 'por',
    titles: 'Mapa de assiduidade|Registo de faltas|Folha de presenças',
    row: 'Uma linha por trabalhador',
    once: [
      column('Secção|Departamento', 'Secção', 'Secção dos trabalhadores', 'word'),
      column('Responsável|Chefia', 'Responsável', 'Quem é responsável', 'person'),
    ],
    columns: [
      column('N.º|Mec.', 'Número', 'Número do trabalhador', 'code'),
      column('Nome|Trabalhador', 'Nome', 'Nome do trabalhador', 'person'),
      column('Dias|Dias trabalhados', 'Dias', 'Dias de trabalho', 'count'),
      column('Horas extra|H. extra', 'Horas extra', 'Horas a mais', 'measure'),
      column('Justificada|Falta justificada', 'Justificada', 'A falta foi justificada?', 'answer'),
      column('Observações|Notas', 'Observações', 'Notas sobre as faltas', 'note'),
    ],
    words: 'Armazém,Expedição,Escritório',
    notes: 'consulta no centro de saúde,acompanhamento de um filho,formação fora da empresa',
  },
  {
    id: 'wykaz-narzedzi',
    language: 'pol',
    titles: 'Wykaz narzędzi|Lista sprzętu|Ewidencja wyposażenia',
    row: 'Jeden wiersz na narzędzie',
    once: [
      column('Dział|Warsztat', 'Dział', 'Dział firmy', 'word'),
      column('Sporządził|Sporządzono przez', 'Sporządził', 'Kto sporządził wykaz', 'person'),
    ],
    columns: [
      column('Nr inw.|Numer', 'Numer', 'Numer inwentarzowy', 'code'),
      column('Nazwa|Narzędzie', 'Nazwa', 'Nazwa narzędzia', 'thing'),
      column('Ilość|Szt.', 'Ilość', 'Liczba sztuk', 'count'),
      column('Data zakupu|Zakupiono', 'Data zakupu', 'Kiedy kupiono', 'date'),
      column('Wartość|Cena', 'Wartość', 'Wartość w złotych', 'money'),
      column('Użytkownik|Pobrał', 'Użytkownik', 'Kto używa', 'person'),
    ],
    words: 'Wiertarka,Szlifierka kątowa,Klucz dynamometryczny,Poziomica,Młotek,Imadło',
    notes: 'do naprawy',
  },
];
