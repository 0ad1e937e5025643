import type { LanguageWords } from './language-words.ts';

/** Words of German. */
export const DEU = {
  decimalSign: ',',
  frequent:
    'der die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um ' +
    'am sind noch wie einem über rechnung datum betrag menge',
  frequentMisread:
    'der die und das fur mit von den ist nicht auf ein eine dem des bei zum zur wir sie ihre ihr bitte datum rechnung betrag nummer strasse straBe ' +
    'kunde kundennummer gesamt mwst ust netto brutto zahlung menge preis seite',
  small:
    'der die das des dem den ein eine einer eines einem einen und oder von vom zu zum zur im auf fur bei ist sind wird wurde welche welcher ' +
    'welches wer wie',
  months: [
    'januar jan jaenner janner',
    'februar feb febr',
    'mrz maerz marz mar',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  counts:
    'ein eine einen einem eines einer zwei drei vier funf sechs sieben acht neun zehn elf zwolf funfzehn achtzehn zwanzig vierundzwanzig dreissig ' +
    'sechsunddreissig achtundvierzig sechzig neunzig',
  durationUnits: 'stunden? tag(?:en?|e)? wochen? monat(?:en?|e|s)? jahr(?:en?|e|es)?',
  thousand: 'tausend|tsd',
  million: 'million(?:en)?|mio',
  billion: 'mrd|milliarden?',
  yes: 'ja',
  no: 'nein falsch',
  yesAlone: 'j angekreuzt zutreffend vorhanden',
  noAlone: 'keine',
  givenNames:
    'hans klaus jurgen wolfgang heinz helmut manfred gerhard uwe bernd rainer horst dieter gunter stefan andreas markus sebastian florian tobias ' +
    'matthias jan lukas felix maximilian jonas ralf frank sven torsten thorsten karl heinrich friedrich otto fritz ursula monika petra sabine ' +
    'renate helga karin brigitte ingrid erika gisela heike susanne anja katrin birgit silke nicole katharina lena leonie greta',
  dateNouns: 'datum geburtstag geburtsdatum termin tag',
  dateAlone: 'datum tag',
  nameAlone: 'name',
  labelWords:
    'anschrift auftrag ansprechpartner artikel bearbeiter beleg beschreibung bestellung betrag bezeichnung brutto datum einheit einzelpreis fallig ' +
    'faelligkeit gesamt gesamtbetrag gesamtpreis konto kunde kunden kundennummer leistung lieferung lieferdatum menge mwst name netto nr nummer ' +
    'ort pos position preis rechnung rechnungsdatum rechnungsnummer referenz seite steuer strasse summe telefon ust vom zahlung zeitraum',
  startAlone: 'von ab seit',
  endAlone: 'bis',
  from: 'ab(?: dem)?|seit|beginnend(?: am)?',
  until: 'bis(?: (?:zum|einschliesslich))?',
  ongoing: 'heute|jetzt|laufend|aktuell|derzeit',
  page: 'seite|blatt',
  ofPages: 'von',
  citedWorks: 'literatur|literaturverzeichnis|quellen|quellenverzeichnis|bibliografie|schrifttum',
  amountSum: 'summe|gesamt\\w*|betrag|rechnungssumme|rechnungsbetrag|wert|entgelt',
  amountNet: 'ohne|exkl|exklusive|zzgl|netto\\w*|zwischensumme|warenwert\\w*|nettobetrag|nettosumme',
  amountIncluding: 'inkl|inklusive|mit',
  amountGross: 'brutto\\w*|zahlbetrag|endbetrag|endsumme|rechnungsbetrag|rechnungsendbetrag|gesamtrechnungsbetrag',
  amountTax:
    'ust|mwst|umsatzsteuer|umsatzsteuerbetrag|mehrwertsteuer|mehrwertsteuerbetrag|steuer|steuern|steuerbetrag|steuersumme|gesamtsteuer\\w*|mwstbetrag|ustbetrag',
  amountOther:
    'bruttopreis|nettopreis|ersparnis|gespart|zuschl\\w*|abschl\\w*|rabatt\\w*|nachlass\\w*|skonto|versand\\w*|fracht\\w*|porto|anzahlung\\w*|abschlag\\w*|rundung\\w*|satz|basis\\w*|einzel\\w*|einheits\\w*|saldo|rueckgeld',
  totals: 'summe|gesamt\\w*',
  subtotals: 'zwischensumme',
  sumLine:
    'rechnungs(?:betrag|summe)|endbetrag|endsumme|netto(?:betrag|summe)?|brutto(?:betrag|summe)?|übertrag|saldo|mwst|ust|umsatzsteuer|mehrwertsteuer|versandkosten|zuzüglich|zzgl',
  rowCount: '(?:(?:anzahl|summe|gesamtzahl)(?: der)? )?(?:positionen|zeilen|posten|einträge|buchungen)',
  tender: 'bar|gegeben|erhalten|kartenzahlung|girocard|ec-karte',
  change: 'ruckgeld|zuruck',
  rounding: 'rundung',
  mailFrom: 'absender von',
  mailTo: 'empfanger an',
  mailCopy: 'kopie',
  mailSubject: 'betreff',
  mailDate: 'datum gesendet',
} satisfies LanguageWords;
