/** What happened, as Italian decisions tell it. */
export const FACTS_OF_CASE: readonly string[] = [
  'Deduceva in particolare che i lavori erano stati eseguiti a regola d’arte e consegnati senza riserve, e che i solleciti inviati erano rimasti privi di riscontro.',
  'Si costituiva tempestivamente la controparte, la quale contestava in fatto e in diritto le avverse pretese ed eccepiva in via preliminare l’incompetenza per territorio.',
  'Nel merito assumeva che le opere presentavano gravi vizi, denunciati con lettera raccomandata entro il termine di legge, e che il prezzo non era pertanto dovuto.',
  'Concessi i termini richiesti, venivano sentiti quattro testimoni e acquisita la documentazione contabile.',
  'Fallito il tentativo di conciliazione, sulla base di una proposta di € 25.000,00 non accettata, l’istruttoria veniva dichiarata chiusa.',
];
export const REASONS: readonly string[] = [
  'L’eccezione di incompetenza è infondata, atteso che l’obbligazione doveva essere eseguita nel luogo in cui il creditore ha la propria sede ai sensi dell’art. 1182, terzo comma, c.c.',
  'È principio consolidato che il creditore il quale agisca per l’adempimento debba soltanto provare la fonte del suo diritto, mentre il debitore è gravato dell’onere di provare il fatto estintivo (Cass., Sez. Un., 30 ottobre 2001, n. 13533).',
  'Nel caso di specie il contratto è stato prodotto e la sua conclusione non è contestata; contestata è invece la corretta esecuzione delle prestazioni.',
  'Dalla deposizione del teste escusso per primo, della cui attendibilità non vi è motivo di dubitare, emerge che il cantiere fu sospeso per undici settimane per cause non imputabili all’appaltatore.',
  'Quanto ai vizi lamentati, la documentazione fotografica mostra difetti di finitura che non incidono in modo apprezzabile sul valore dell’opera, stimato tra € 310.000,00 e € 330.000,00.',
  'Non può trovare ingresso la domanda riconvenzionale per penali, proposta per la prima volta con la memoria depositata oltre i termini e dunque inammissibile.',
  'La clausola di revisione dei prezzi, di cui all’art. 9 delle condizioni generali, va interpretata secondo il comune intento delle parti e alla luce del comportamento tenuto dopo la conclusione del contratto.',
  'Il danno da perdita di chance, pure allegato, è rimasto del tutto sfornito di prova, non essendo sufficiente a tal fine la mera produzione di una relazione di parte.',
  'Per la determinazione degli interessi va fatto riferimento al saggio legale, non ricorrendo i presupposti di cui al d.lgs. 9 ottobre 2002, n. 231.',
  'Va altresì considerato che il pagamento parziale di € 8.750,00, eseguito prima dell’inizio della lite, è già stato portato in detrazione.',
  'La giurisprudenza richiamata dalla difesa riguarda fattispecie diverse, nelle quali il committente aveva rifiutato la consegna.',
  'Il silenzio serbato per oltre due anni sulle fatture ricevute costituisce un elemento indiziario di rilievo, che si salda con le scritture contabili prodotte.',
  'Ogni altra questione resta assorbita, in applicazione del principio della ragione più liquida.',
];
