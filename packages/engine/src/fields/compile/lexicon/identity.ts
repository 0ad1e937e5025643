import { concept } from './concept.ts';

/** Passports, identity cards, licences, certificates, and the personal data that forms ask. */
export const IDENTITY = [
  concept('document-number', 'identifier', {
    labels:
      "document number, document no, passport number, passport no, card number, card no, ID number, ID no, identity card number, identity number, licence number, license number, driver licence number, license no, DL no, DLN, Ausweisnummer, Passnummer, Pass-Nr, Reisepass-Nr, Personalausweisnummer, Führerscheinnummer, Dokumentennummer, numéro de passeport, passeport n°, n° de carte, numéro du document, n° du document, carte n°, permis n°, número de pasaporte, pasaporte nº, DNI, NIE, nº documento, número de documento, número de licencia, numero passaporto, passaporto n, numero documento, numero carta d'identità, número do passaporte, passaporte n, número do documento, nº do documento, número do cartão de cidadão, paspoortnummer, documentnummer, rijbewijsnummer, numer paszportu, numer dowodu, numer dokumentu, seria i numer, nr dokumentu",
    weak: 'number, no',
    asked: 'number of the passport, number of the document, number of the id card',
    rivals: 'social-security-number personal-number',
  }),
  concept('personal-number', 'identifier', {
    labels:
      'personal number, personal no, national identification number, national ID, national ID number, NRIC, IC number, IC no, Aadhaar, Aadhaar number, persönliche Nummer, identification number, numéro personnel, numéro national, número personal, número de identidad, CURP, codice fiscale, número pessoal, CPF, burgerservicenummer, BSN, persoonsnummer, PESEL, numer PESEL, rijksregisternummer',
    rivals: 'document-number social-security-number',
  }),
  concept('last-name', 'person', {
    labels:
      'last name, surname, family name, Nachname, Familienname, Name, nom, nom de famille, apellido, apellidos, primer apellido, cognome, apelido, apelidos, sobrenome, achternaam, familienaam, geslachtsnaam, naam, nazwisko',
    asked: 'family name of the person',
    rivals: 'first-name birth-name',
  }),
  concept('first-name', 'person', {
    labels:
      'first name, given name, given names, forename, forenames, christian name, Vorname, Vornamen, prénom, prénoms, nombre, nombres, nome, nome próprio, nomes próprios, voornaam, voornamen, imię, imiona',
    asked: 'given names of the person',
    rivals: 'last-name',
  }),
  concept('middle-name', 'person', {
    labels:
      'middle name, middle initial, MI, zweiter Vorname, deuxième prénom, segundo nombre, secondo nome, segundo nome, tweede voornaam, drugie imię',
    rivals: 'first-name last-name',
  }),
  concept('birth-name', 'person', {
    labels:
      'birth name, maiden name, name at birth, née, Geburtsname, nom de naissance, nom de jeune fille, apellido de soltera, cognome da nubile, nome de solteira, geboortenaam, meisjesnaam, nazwisko rodowe',
    rivals: 'last-name',
  }),
  concept('date-of-birth', 'date', {
    labels:
      'date of birth, birth date, birthdate, DOB, D.O.B., born, born on, birthday, Geburtsdatum, geboren am, geb. am, Geburtstag, date de naissance, né le, née le, né(e) le, fecha de nacimiento, nacido el, F. nacimiento, data di nascita, nato il, nata il, nato/a il, data de nascimento, nascido em, nascimento, geboortedatum, geboren op, geboren, data urodzenia, ur., urodzony',
    asked: 'day of birth, date the person was born',
    rivals: 'issue-date expiry-date',
  }),
  concept('place-of-birth', 'place', {
    labels:
      'place of birth, birthplace, birth place, city of birth, Geburtsort, geboren in, lieu de naissance, né à, lugar de nacimiento, luogo di nascita, nato a, naturalidade, local de nascimento, geboorteplaats, miejsce urodzenia',
    rivals: 'date-of-birth city',
  }),
  concept('nationality', 'country', {
    labels:
      'nationality, citizenship, Staatsangehörigkeit, Nationalität, Staatsbürgerschaft, nationalité, nacionalidad, cittadinanza, nazionalità, nacionalidade, nationaliteit, obywatelstwo, narodowość',
    rivals: 'country place-of-birth',
  }),
  concept('sex', 'title', { labels: 'sex, gender, Geschlecht, sexe, sexo, sesso, género, geslacht, płeć', rivals: 'marital-status' }),
  concept('marital-status', 'title', {
    labels:
      'marital status, civil status, Familienstand, état civil, situation familiale, estado civil, stato civile, burgerlijke staat, stan cywilny',
    rivals: 'sex',
  }),
  concept('age', 'number', { labels: 'age, Alter, âge, edad, età, idade, leeftijd, wiek', rivals: 'date-of-birth' }),
  concept('height', 'quantity', {
    labels: 'height, Größe, Körpergröße, taille, estatura, altura, statura, altezza, lengte, wzrost',
    rivals: 'age',
  }),
  concept('eye-colour', 'title', {
    labels:
      'eye colour, eye color, eyes, Augenfarbe, couleur des yeux, color de ojos, colore degli occhi, cor dos olhos, kleur ogen, kolor oczu',
    rivals: 'height',
  }),
  concept('issue-date', 'date', {
    labels:
      "date of issue, issue date, issued on, issued, date issued, Ausstellungsdatum, ausgestellt am, Datum der Ausstellung, date de délivrance, délivré le, date d'émission, fecha de expedición, fecha de emisión, expedido el, data di rilascio, rilasciato il, data emissione, data de emissão, emitido em, datum van afgifte, afgegeven op, afgiftedatum, datum afgifte, data wydania, wydano",
    asked: 'date the document was issued',
    rivals: 'expiry-date date-of-birth',
  }),
  concept('issuing-authority', 'company', {
    labels:
      'issuing authority, authority, issued by, place of issue, issuing office, Behörde, ausstellende Behörde, ausgestellt von, autorité, délivré par, autorité de délivrance, autoridad, expedido por, autorità, rilasciato da, autoridade, emitido por, autoridade emissora, autoriteit, afgegeven door, instantie, organ wydający, wydany przez',
    asked: 'authority that issued the document',
    rivals: 'issue-date',
  }),
  concept('licence-classes', 'code', {
    labels:
      'class, classes, licence class, license class, categories, vehicle categories, Klassen, Führerscheinklassen, Fahrzeugklassen, catégories, clases, categorie, categorias, categorieën, kategorie',
    rivals: 'document-number',
  }),
  concept('vehicle-registration', 'identifier', {
    labels:
      "registration number, vehicle registration, license plate, licence plate, plate number, plate no, plate, registration, vehicle no, Kennzeichen, amtliches Kennzeichen, Kfz-Kennzeichen, immatriculation, n° d'immatriculation, plaque, matrícula, targa, matrícula, kenteken, numer rejestracyjny, nr rejestracyjny, tablica",
    rivals: 'vin document-number',
  }),
  concept('vin', 'code', {
    labels:
      'VIN, vehicle identification number, chassis number, chassis no, FIN, Fahrgestellnummer, Fahrzeug-Identifizierungsnummer, Fahrzeugidentnummer, numéro de châssis, n° de série, número de bastidor, bastidor, numero di telaio, telaio, número do quadro, chassi, chassisnummer, numer VIN, numer nadwozia',
    rivals: 'vehicle-registration',
  }),
  concept('make', 'title', {
    labels:
      'make, brand, vehicle make, manufacturer, Marke, Hersteller, Fabrikat, marque, fabricant, marca, fabricante, costruttore, merk, fabrikant, marka, producent',
    rivals: 'model',
  }),
  concept('model', 'title', {
    labels:
      'model, type, vehicle model, Modell, Typ, Handelsbezeichnung, modèle, dénomination commerciale, modelo, modello, tipo, modelo, model, type, handelsbenaming',
    rivals: 'make',
  }),
  concept('mileage', 'quantity', {
    labels:
      'mileage, odometer, odometer reading, km reading, kilometres, Kilometerstand, km-Stand, Laufleistung, kilométrage, kilometraje, chilometraggio, km percorsi, quilometragem, quilómetros, kilometerstand, przebieg',
    rivals: 'model',
  }),
];
