/** Words of forms and business papers. */
export const BUSINESS_PAPERS = `
account konto compte cuenta conto conta rekening rachunek
accident unfall accidente incidente acidente ongeval wypadek sinistre siniestro sinistro crash collision incident
accommodation unterkunft logement alojamiento alloggio alojamento verblijf nocleg
action aktion massnahme accion azione acao actie dzialanie
activity tatigkeit activite actividad attivita atividade activiteit dzialalnosc
addition zusatz supplement suplemento supplemento toeslag dodatek
additional zusatzlich weitere supplementaire additionnel adicional aggiuntivo extra dodatkowy second zweiter
address adresse anschrift direccion indirizzo endereco morada adres domicilio domicile wohnsitz wohnort woonplaats
admission aufnahme admis ammissione ingreso admissao opname przyjecie acceptance admision
advance vorschuss abschlag acompte avance anticipo adiantamento voorschot zaliczka prepayment
agent vertreter makler representante agente representant tussenpersoon posrednik broker
agreement vertrag vereinbarung contrat convention contrato acuerdo contratto accordo acordo overeenkomst contract umowa
allergy allergie alergia allergia allergies alergie uczulenie
allowance freibetrag zulage zuschlag indemnite abattement abono indennita subsidio toelage dodatek ulga
amount betrag summe montant importe importo valor montante quantia bedrag kwota suma sum
animal tier animale dier zwierze
applicant antragsteller bewerber demandeur candidat solicitante richiedente candidato requerente aanvrager kandidaat wnioskodawca kandydat candidate
appointment termin ernennung cita appuntamento nomina marcacao afspraak wizyta
approval genehmigung zulassung approbation homologation aprobacion approvazione omologazione aprovacao goedkeuring zatwierdzenie
area flache gebiet wohnflache superficie surface zone oppervlakte powierzchnia size
arrival ankunft arrivee llegada entrada arrivo chegada aankomst przyjazd przylot checkin
article artikel articolo articulo artigo art artykul
assessment bewertung veranlagung evaluation evaluacion valutazione avaliacao beoordeling ocena imposition
attempt versuch tentative intento tentativo tentativa poging proba
author autor verfasser auteur autore
authority behorde amt autorite autoridad autorita autoridade instantie organ urzad
average durchschnitt moyenne promedio media gemiddelde srednia
balance saldo solde reste bilans restant
bank banque banco banca
bankverbindung coordonnees
base grundlage bemessungsgrundlage basis assiette imponibile imponible grondslag podstawa basic grund
batch charge lot lote lotto partij partia serie chargennummer
bed bett lit cama letto
beginning beginn anfang start debut inicio comienzo inizio begin aanvang poczatek rozpoczecie commencement begins starting starts
beneficiary begunstigter beneficiaire beneficiario begunstigde beneficjent uposazony
benefit leistung prestation prestacion prestazione beneficio uitkering swiadczenie
birth geburt naissance nacimiento nascita nascimento geboorte urodzenia urodzenie born geboren ne nacido nato nascido urodzony urodzona
blood blut sang sangre sangue bloed krew
board verpflegung pension meals meal mahlzeit repas comida pasti vitto refeicoes maaltijden wyzywienie
body korper corps cuerpo corpo lichaam cialo
bonus pramie prime prima premio gratificacion premie premia
booking buchung reservierung reservation reserva prenotazione boeking reservering rezerwacja bookings confirmation
borrower kreditnehmer darlehensnehmer emprunteur prestatario mutuatario mutuario kredietnemer lener kredytobiorca pozyczkobiorca debtor schuldner
box kasten kiste carton caixa caja scatola cartone colis doos karton pudelko cartons boxes caixas cajas bulto bultos collo colli packages packstuck packstucke
branch filiale agence sucursal succursale agencia filiaal oddzial
brand marke marque marca merk marka make hersteller manufacturer
building gebaude batiment immeuble edificio fabbricato gebouw budynek
buyer kaufer acheteur acquereur comprador acquirente compratore koper nabywca kupujacy purchaser customer client kunde cliente klant klient
calculation berechnung calcul calculo calcolo berekening obliczenie
cancellation stornierung kundigung annulation resiliation cancelacion annullamento cancelamento annulering anulowanie
capital kapital capitale kapitaal principal hauptbetrag
car wagen auto fahrzeug voiture vehicule coche vehiculo automobile veicolo carro viatura voertuig samochod pojazd vehicle kfz pkw
cargo fracht ladung fret cargaison carga merce carico lading ladunek goods guter gut ware waren marchandise marchandises mercancia mercancias mercanzia merci mercadoria mercadorias goederen towar towary
carrier frachtfuhrer spediteur transporteur transportista trasportatore vettore transportador transportadora vervoerder przewoznik
case fall cas caso geval sprawa dossier aktenzeichen zaak
cash bar bargeld especes efectivo contanti dinheiro contant gotowka
category kategorie categorie categoria kategoria klasse class gruppe
cause grund ursache motif motivo causa oorzaak przyczyna reason powod raison reden
certificate bescheinigung zertifikat zeugnis certificat attestation certificado certificato attestato certificaat attest zaswiadczenie swiadectwo
change anderung modification cambio modifica alteracao wijziging zmiana
charge gebuhr kosten frais cargo spesa encargo taxa vergoeding oplata fee fees charges tasa spese cost costs opl
chassis fahrgestell fahrgestellnummer chasis telaio chassi nadwozia vin fin
child kind enfant hijo figlio filho kinderen dziecko children kinder
citizenship staatsangehorigkeit nationalite nacionalidad nazionalita nacionalidade nationaliteit obywatelstwo nationality
city stadt ville ciudad citta comune commune cidade municipio gemeente stad miasto gemeinde town municipality ort place miejscowosc
claim schaden anspruch forderung reclamation reclamacion reclamo richiesta reclamacao vordering roszczenie sinistre siniestro sinistro schade szkoda
claimant anspruchsteller klager demandeur reclamante demandante ricorrente attore eiser powod plaintiff
class klasse classe clase klas klasa grade form
client kunde mandant cliente klant klient customer abnehmer
code kodex schlussel codigo codice kod kennziffer
collection pick abholung entnahme collecte recogida prelievo ritiro recolha afhaling afname odbior pobranie collected pickup
colour farbe couleur color colore cor kleur kolor
comment bemerkung kommentar anmerkung remarque observation commentaire comentario observacion observaciones osservazione commento observacao opmerking uwagi uwaga remark remarks note notes
commission provision commissione comision comissao provisie prowizja
commodity ware tarif warennummer zolltarifnummer arancelario tariff hs taric goederencode
company firma unternehmen gesellschaft betrieb societe entreprise empresa sociedad azienda societa bedrijf spolka onderneming
complaint beschwerde plainte queja reclamo queixa klacht skarga
condition bedingung zustand condicion condizione condicao voorwaarde warunek terms
conductor fahrer lenker conducteur conducente guidatore condutor bestuurder kierowca driver
consent einwilligung zustimmung consentement consentimiento consenso consentimento toestemming zgoda
consignee empfanger destinataire destinatario consignatario geadresseerde ontvanger odbiorca recipient receiver
consignment sendung envoi expedition envio spedizione remessa zending przesylka shipment lieferung
consignor absender versender expediteur remitente expedidor mittente speditore remetente afzender nadawca shipper sender exporter exportateur exportador esportatore
consumption verbrauch consommation consumo verbruik zuzycie usage used
contact ansprechpartner kontakt contacto contatto contactpersoon
container behalter conteneur contenedor contenitore contentor kontener
content inhalt contenu contenido contenuto conteudo inhoud zawartosc contents
contribution beitrag cotisation contribucion contributo contribuicao bijdrage premie skladka cotizacion aportacion
copy kopie durchschrift copie copia odpis
correction korrektur correccion correzione correcao correctie korekta
country land pays pais paese kraj staat
county landkreis kreis departement provincia condado provincie powiat
course kurs lehrgang cours curso corso cursus subject fach matiere asignatura materia disciplina vak przedmiot module modul
council gemeinderat stadtrat conseil concejo ayuntamiento consiglio conselho raad rada
court gericht amtsgericht tribunal juzgado tribunale rechtbank sad
coverage deckung garantie cobertura copertura garanzia dekking ochrona cover insurance
credit guthaben gutschrift kredit avoir credito accredito tegoed kredyt credits leistungspunkte
creditor glaubiger creancier acreedor creditore credor schuldeiser wierzyciel
currency wahrung devise divisa moneda valuta moeda waluta
customs zoll douane aduana dogana alfandega clo
daily taglich journalier diario giornaliero dagelijks dzienny
damage schaden beschadigung dommage degat dano danno schade szkoda damaged
date datum fecha data jour tag dia giorno dag dzien
day tag jour dia giorno dag dzien tage jours dias giorni dagen dni
death tod deces muerte decesso morte obito overlijden zgon
debt schuld dette deuda debito divida dlug
decision bescheid entscheidung decisione decisao besluit decyzja
deduction abzug retenue deduccion descuento detrazione trattenuta deducao desconto inhouding aftrek potracenie odliczenie
defendant beklagter defendeur demandado convenuto reu gedaagde pozwany
deductible selbstbeteiligung selbstbehalt franchise franquicia franchigia franquia excess
delay verspatung verzug retard retraso ritardo atraso vertraging opoznienie
delivery lieferung auslieferung zustellung ubergabe livraison remise entrega consegna aflevering levering dostawa dostarczenie delivered geliefert livre entregado consegnato
department abteilung departement service departamento dipartimento reparto afdeling dzial
departure abreise abfahrt abflug depart salida partenza partida saida vertrek wyjazd odjazd wylot checkout
deposit kaution anzahlung depot caution fianza deposito cauzione caucao borg waarborgsom kaucja depozyt
depth tiefe profondeur profundidad profondita profundidade diepte glebokosc
description beschreibung bezeichnung designation libelle descripcion descrizione denominazione descricao designacao omschrijving beschrijving opis
destination ziel bestimmungsort bestimmung destino destinazione bestemming przeznaczenie
diagnosis diagnose diagnostic diagnostico diagnosi rozpoznanie befund
discharge entlassung sortie alta dimissione ontslag wypis unloading loschen scarico descarga
discount rabatt nachlass skonto remise descuento sconto desconto korting rabat
disease krankheit maladie enfermedad malattia doenca ziekte choroba illness
distance entfernung strecke distancia distanza afstand odleglosc
doctor arzt hausarzt medecin docteur medico dottore arts lekarz physician
document dokument unterlage beleg piece documento papier
dose dosis dosierung dosage posologie posologia dosi dosering dawka dawkowanie
double doppel doble doppio duplo dubbel podwojny
drug arzneimittel medikament medicament medicamento farmaco medicinale geneesmiddel medicijn lek medicine medication prescription
due fallig falligkeit zahlbar exigible echeance vencimiento vence scadenza vencimento vervaldatum verval termin platnosci payable deadline frist
duration dauer laufzeit duree duracion durata duracao duur looptijd okres czas
duty abgabe zollsatz droits derechos tributo tributos dazio dazi direitos rechten clo dues taxes
earnings bezuge einkommen verdienst gains revenus ingresos guadagni rendimentos inkomsten zarobki income
education ausbildung bildung formation educacion istruzione educacao onderwijs wyksztalcenie
effective gultig wirksam effet vigor decorrenza validade ingang obowiazuje
electricity strom elektrizitat electricite electricidad energia elettrica stroom elektriciteit prad energy energie
email mail courriel correo
employee arbeitnehmer mitarbeiter mitarbeiterin beschaftigter salarie employe empleado trabajador dipendente lavoratore trabalhador funcionario werknemer medewerker pracownik personal staff worker matricule
employer arbeitgeber employeur empleador datore empregador werkgever pracodawca
end ende schluss fin fine fim einde koniec zakonczenie ends ending bis expiry
engine motor moteur motore silnik
entry eintritt eintrag entree entrada ingresso wpis intrede joined wejscie
equipment ausrustung ausstattung equipement equipo attrezzatura dotazione equipamento uitrusting wyposazenie
estimate schatzung voranschlag kostenvoranschlag devis estimation presupuesto preventivo stima estimativa schatting raming szacunek estimated
event ereignis veranstaltung evenement evento gebeurtenis wydarzenie
exam prufung examen esame exame tentamen egzamin examination untersuchung test
excess selbstbeteiligung selbstbehalt franchise franquicia franchigia franquia
exemption befreiung exoneration exencion esenzione isencao vrijstelling zwolnienie
expense aufwand ausgabe depense gasto spesa despesa uitgave wydatek
experience erfahrung berufserfahrung experiencia esperienza ervaring doswiadczenie
expiry ablauf verfall expiration caducidad vencimiento scadenza validade vervaldatum wygasniecie waznosci
family familie famille familia famiglia gezin rodzina
father vater pere padre pai vader ojciec ojca
fax telefax faks
file akte datei dossier expediente fascicolo processo bestand akta
final endgultig schluss definitif finale definitivo eind koncowy
fine bussgeld geldbusse strafe amende multa sanzione coima boete mandat grzywna penalty sanction
finding befund feststellung constatation resultat hallazgo referto reperto achado bevinding ustalenie findings observations
first erste erster erstes premier premiere primero primera primo prima primeiro eerste pierwszy
flag kennzeichen marke
flight flug vol vuelo volo voo vlucht lot
floor etage stockwerk piso piano andar verdieping pietro
fraction anteil bruchteil
freight fracht fret flete nolo frete vracht
fuel kraftstoff brennstoff carburant combustible carburante combustivel brandstof paliwo
function funktion fonction funcion funzione funcao functie funkcja
fund fonds kasse fondo fundo fundusz
garage stellplatz parking parkplatz garaje posto garagem parkeerplaats
gas erdgas gaz
gender geschlecht sexe sexo sesso geslacht plec sex
general allgemein generale geral algemeen ogolny
given vorname prenom nombre nome voornaam imie forename
gross brutto brut bruto lordo
group gruppe groupe grupo gruppo groep grupa
guarantee garantie burgschaft garantia garanzia fianza waarborg gwarancja warranty guarantor burge
guest gast hote huesped ospite hospede gosc
half halb halbjahr demi medio mezzo meio semester semestre semestr
hazard gefahr danger peligro pericolo perigo gevaar zagrozenie dangerous gefahrlich dangereux peligroso pericoloso
head leiter kopf chef jefe capo chefe hoofd kierownik
health gesundheit sante salud salute saude gezondheid zdrowie krankenkasse krankenversicherung
heating heizung chauffage calefaccion riscaldamento aquecimento verwarming ogrzewanie
height hohe grosse hauteur taille altura altezza hoogte lengte wysokosc
history anamnese vorgeschichte antecedents antecedentes anamnesi historia voorgeschiedenis
holder inhaber halter titulaire titular titolare intestatario intestataria houder posiadacz owner
holiday urlaub ferien conges vacaciones ferie ferias vakantie urlop leave vacation
home haus zuhause domicile hogar casa lar huis dom house
hospital krankenhaus klinik hopital clinique clinica ospedale ziekenhuis szpital
hotel hotels albergo pensione
hour stunde heure hora ora uur godzina hours stunden heures horas ore uren godziny
household haushalt foyer hogar nucleo agregado huishouden gospodarstwo
identification ausweis kennung identifikation identificacion identificazione identificacao identificatie
import einfuhr importation importacion importazione importacao invoer importer importeur importador importatore
income einkommen revenu ingreso reddito rendimento inkomen dochod
indication indikation fragestellung indicacion indicazione indicacao indicatie wskazanie
information angaben auskunft informations datos informazioni dados gegevens dane details
injury verletzung blessure lesion lesione ferita lesao letsel uraz obrazenia injured verletzt blesse herido ferito injuries
inspection prufung besichtigung inspektion kontrolle controle inspeccion ispezione controllo revisione inspecao keuring przeglad kontrola untersuchung
instalment rate teilzahlung echeance mensualite versement cuota plazo rata prestacao termijn installment
instruction anweisung hinweis instruccion istruzione instrucao instructie instrukcja
insurance versicherung assurance seguro assicurazione verzekering ubezpieczenie
insured versicherter versicherte versicherungsnehmer assure asegurado assicurato segurado verzekerde ubezpieczony policyholder tomador contraente
insurer versicherer assureur aseguradora assicuratore seguradora verzekeraar ubezpieczyciel
interest zins zinsen interet interets interes intereses interesse interessi juro juros rente odsetki
invoice rechnung facture factura fattura fatura factuur faktura bill bolletta
issue ausstellung ausgestellt emission delivrance emision expedicion emissione rilascio emissao uitgifte wydania wydanie wystawienia issued ausfertigung ausgefertigt afgifte
issuer aussteller emetteur emisor emittente emissor uitgever wystawca
job beruf stelle arbeitsstelle tatigkeit emploi poste trabajo puesto lavoro mansione trabalho baan beroep functie praca stanowisko position occupation profession profesion professione profissao zawod title
judge richter juge juez giudice juiz rechter sedzia
kilometre kilometer kilometraje chilometraggio chilometri quilometros km mileage odometer laufleistung kilometerstand kilometrage przebieg
kind art typ type tipo soort rodzaj sort species
laboratory labor laboratoire laboratorio laboratorium
lab labor laboratoire laboratorio laboratorium
landlord vermieter bailleur proprietaire arrendador locatore proprietario senhorio verhuurder wynajmujacy lessor
language sprache langue idioma lingua taal jezyk
last letzter letzte dernier derniere ultimo ultima laatste ostatni
law gesetz recht loi droit ley legge lei wet prawo
lawyer anwalt rechtsanwalt avocat abogado avvocato advogado advocaat adwokat attorney
lease miete mietvertrag pacht bail location arrendamiento alquiler locazione affitto arrendamento huur najem rental rent
legal rechtlich gesetzlich juridique legale juridico wettelijk prawny
lender kreditgeber darlehensgeber preteur prestamista mutuante kredietgever kredytodawca
length lange longueur longitud lunghezza comprimento lengte dlugosc
lessee mieter leasingnehmer preneur locataire arrendatario inquilino conduttore locatario huurder najemca tenant renter rents hirer
letter brief schreiben lettre carta lettera list
liability haftung responsabilite responsabilidad responsabilita responsabilidade aansprakelijkheid odpowiedzialnosc
licence fuhrerschein lizenz permis permiso licencia patente licenza rijbewijs vergunning license
limit grenze limite limiete
line zeile linie ligne linea riga linha regel wiersz position posten
list liste lista lijst elenco spis
load ladung beladung verladung verlade chargement carga carico carregamento lading zaladunek loading loaded embarque
loan darlehen kredit pret emprunt prestamo mutuo prestito emprestimo lening krediet pozyczka kredyt
location standort ort lage emplacement lieu ubicacion lugar luogo ubicazione local localizacao locatie plaats polozenie miejsce place where
loss verlust schaden perte perdida perdita perda verlies strata
maker hersteller fabricant fabricante produttore fabrikant producent manufacturer
management verwaltung gestion administration amministrazione gestione administracao beheer zarzad
map karte carte mapa mappa kaart
mark note punktzahl nota voto calificacion punteggio cijfer ocena grade score zensur result
market markt marche mercado mercato rynek
marriage heirat ehe mariage matrimonio casamento huwelijk malzenstwo marital familienstand
mass masse gewicht poids peso massa masa waga weight
material werkstoff matiere materiale materiaal
maximum hochst maximal maximo massimo
measure mass messung mesure medida misura maat miara measurement volumen
meaning bedeutung signification significado
medical medizinisch arztlich medico medisch lekarski
member mitglied membre miembro membro lid czlonek
message nachricht mitteilung mensaje messaggio mensagem bericht wiadomosc
meter zahler zahlernummer compteur contador contatore licznik
method methode verfahren metodo metoda
middle mittel milieu medio
milk milch lait leche latte leite melk mleko
minimum mindest minimal minimo
minute minuten minuut minuto minuta
mobile handy mobil portable movil cellulare telemovel mobiel komorka
model modell modele modelo modello typ
money geld argent dinero denaro soldi dinheiro pieniadze
ministry ministerium ministere ministerio ministero ministerie ministerstwo
month monat mois mes mese maand miesiac monthly monatlich mensuel mensual mensile mensal maandelijks miesieczny
mother mutter mere madre mae moeder matka matki
motive grund anlass motif motivo
name nom nombre nome naam nazwa nazwisko namen apellidos cognome apelido achternaam surname familienname
net netto neto liquido
night nacht nuit noche notte noite noc nachte nuits noches notti noites nachten noce nights
notary notar notaire notario notaio notaris notariusz
notice kundigung bescheid hinweis mitteilung preavis avis preaviso aviso preavviso avviso opzegtermijn kennisgeving wypowiedzenie zawiadomienie
notify meldeadresse notifier notificar notificare
number nummer numero numer nr no anzahl nombre cantidad aantal liczba quantita
object gegenstand objet objeto oggetto przedmiot subject betreff
occupant bewohner ocupante occupante
offence verstoss tat tatvorwurf infraction infraccion infrazione infracao overtreding wykroczenie violation vorwurf ordnungswidrigkeit delit
offer angebot offre oferta offerta aanbod
office buro amt bureau oficina ufficio escritorio kantoor biuro urzad
officer beamter sachbearbeiter agent funcionario funzionario ambtenaar urzednik
old alter alters vieillesse vejez vecchiaia velhice ouderdom starosc age
open offen ouvert abierto aperto otwarty
operation intervention operacion operazione intervento operacao operatie operacja procedure eingriff
order auftrag bestellung commande pedido ordine encomenda ordem bestelling zamowienie
origin herkunft ursprung origine origen origem herkomst oorsprong pochodzenie
other andere sonstige autre otro altro outro inny
overtime uberstunden straordinari overuren nadgodziny
owner eigentumer inhaber halter proprietaire propietario proprietario titolare eigenaar wlasciciel
package packstuck paket verpackung colis paquete collo pacco volume embalagem pakket paczka opakowanie packaging pack packing
page seite pagina strona
paid bezahlt gezahlt paye acquitte pagado pagato pago betaald zaplacono
pain schmerz douleur dolor dolore dor pijn bol
parent eltern erziehungsberechtigter padre genitore progenitor ouder rodzic guardian
part teil partie parte deel czesc portion
participant teilnehmer deelnemer partecipante participante uczestnik
partner ehegatte conjoint conyuge coniuge conjuge malzonek spouse
passenger passagier fahrgast passager pasajero passeggero passageiro pasazer traveller reisender viajero
passport reisepass pass passeport pasaporte passaporto paspoort paszport
patient patientin paciente paziente assistito pacjent
payment zahlung paiement versement pago pagamento betaling platnosc pay zahlen payer pagar pagare betalen auszahlung mensualite
penalty strafe bussgeld penalite amende penalizacion multa penale sanzione boete kara
pension rente altersrente ouderdomspensioen pensioen retraite jubilacion pensione reforma pensao emerytura retirement
percent prozent pourcent porciento percento procent percentage rate satz taux tasa aliquota tasso taxa tarief stawka
performance leistung
period zeitraum abrechnungszeitraum periode periodo termin okres term
permit erlaubnis genehmigung permis permiso permesso licenca vergunning zezwolenie
person personne persona pessoa persoon osoba people personen individual
pet haustier animal mascota
phone telefon telephone telefono telefone telefoon tel rufnummer
picture bild image imagen immagine foto
piece stuck pieza pezzo peca stuk sztuka
place ort lieu lugar luogo local plaats miejsce stelle
plan tarif piano plano abonnement
plant werk anlage usine planta impianto fabriek zaklad
plate kennzeichen immatriculation matricula targa kenteken registration rejestracyjny nummernschild plaque rejestracja
point punkt punto ponto punt
police polizei policia polizia politie policja
policy police versicherungsschein poliza polizza apolice polis polisa
port hafen puerto porto haven
post stelle poste puesto posto
postcode postleitzahl plz cap postal
power leistung puissance potencia potenza vermogen moc
premises raume objekt locaux inmueble local immobile pand lokal
premium pramie versicherungsbeitrag prime prima premio premie skladka
prescriber verordner prescripteur prescriptor prescrittore voorschrijver
prescription rezept verordnung ordonnance receta prescrizione ricetta receita recept recepta prescribed
present anwesend presente aanwezig obecny
previous vorherig alt precedent ancien anterior precedente vorig poprzedni
price preis prix precio prezzo preco prijs cena
probation probezeit essai prueba prova proeftijd probny probationary
procedure verfahren untersuchung procedimiento procedura procedimento
product produkt erzeugnis produit producto prodotto produto
professor lehrer professeur profesor professore docente leraar nauczyciel teacher instructor lecturer
progress fortschritt progres
project projekt projet proyecto progetto projeto
property immobilie grundstuck objekt bien inmueble propriedad immobile imovel woning onroerend nieruchomosc proprieta propriete
public offentlich publico pubblico openbaar publiczny
purchase kauf achat compra acquisto aankoop zakup
purpose zweck but objet proposito finalidad scopo finalidade doel cel
quality qualitat qualite calidad qualita qualidade kwaliteit jakosc
quantity menge quantite cantidad quantita quantidade hoeveelheid ilosc anzahl aantal qta qte
question frage pregunta domanda pergunta vraag pytanie
railway bahn zug train tren treno trem comboio trein pociag
rate satz tarif taux tasa tipo aliquota tasso taxa tarief stawka
reading ablesung zahlerstand stand releve lectura lettura leitura meterstand odczyt
receipt quittung beleg empfang recu recibo ricevuta ontvangst bon paragon odbior received erhalten
recipient empfanger destinataire destinatario ontvanger odbiorca
record eintrag akte registre registro akt
reference referenz aktenzeichen zeichen geschaftszeichen referencia riferimento kenmerk referentie znak sygnatura ref
refund erstattung ruckzahlung remboursement reembolso rimborso restituzione terugbetaling zwrot
region gebiet land regione regiao gewest wojewodztwo
register registre registro rejestr registry standesamt
registration anmeldung zulassung eintragung immatriculation inscription matricula registro immatricolazione iscrizione registo inschrijving rejestracja
relation beziehung verwandtschaft lien relacion relazione relatie
release freigabe levante liberation liberacion svincolo desalfandegamento vrijgave zwolnienie
religion konfession religione
remaining rest restlich verbleibend restant residuo restante resterend pozostaly remains outstanding ausstehend residual
remuneration vergutung entgelt retribucion retribuzione remuneracao beloning wynagrodzenie
rent miete kaltmiete loyer alquiler renta affitto canone renda huur czynsz
repair reparatur instandsetzung reparation reparacion riparazione reparacao reparatie naprawa
reply antwort ruckmeldung reponse respuesta risposta resposta antwoord odpowiedz
report bericht protokoll rapport informe rapporto referto relatorio verslag raport sprawozdanie reported
representative vertreter reprasentant representant representante rappresentante declarant vertegenwoordiger przedstawiciel
request anfrage wunsch demande solicitud peticion richiesta pedido verzoek wens prosba requests anforderung
requested angefordert demande solicitado richiesto pedido aangevraagd referring zuweiser uberweisender
residence wohnsitz wohnort domicile residencia residenza domicilio morada woonplaats zamieszkania
responsible verantwortlich zustandig responsable responsabile responsavel verantwoordelijk odpowiedzialny
rest reste resto
result ergebnis messwert resultat resultado risultato esito uitslag resultaat wynik value wert
return ruckgabe ruckkehr retour restitution devolucion retorno restituzione riconsegna ritorno devolucao teruggave zwrot
revenue umsatz erlos chiffre ingresos ricavi receita omzet przychod
review uberprufung revision revisione
right recht droit derecho diritto direito prawo
risk risiko risque riesgo rischio risco risico ryzyko
road strasse route carretera strada estrada weg droga street rue calle via rua straat ulica
role rolle rol ruolo papel
room zimmer raum chambre piece habitacion camera stanza quarto kamer pokoj rooms
route strecke itineraire ruta percorso itinerario rota
salary gehalt lohn grundgehalt salaire traitement salario sueldo stipendio retribuzione ordenado salaris loon pensja wynagrodzenie wage
sale verkauf vente venta vendita venda verkoop sprzedaz
sample probe probenart echantillon muestra campione amostra monster probka specimen material
school schule ecole escuela colegio scuola escola szkola
score punktzahl puntuacion punteggio pontuacao wynik
sea see mer mar mare zee morze
seal plombe siegel scelle plomb precinto sigillo selo zegel plomba
seat sitz sitzplatz siege place asiento posto lugar stoel miejsce
section abschnitt rubrik seccion sezione secao sectie sekcja
security sicherheit securite seguridad sicurezza seguranca zekerheid bezpieczenstwo
seller verkaufer vendeur vendedor venditore verkoper sprzedawca
semester semestre semestr term halbjahr
sender absender expediteur remitente mittente remetente afzender nadawca
series serie reeks seria
service dienst leistung servicio servizio servico usluga
session sitzung seance sesion sessione sessao zitting sesja
severity schwere gravite gravedad gravita ernst
share anteil part parte quota aandeel udzial
ship schiff seeschiff navire bateau buque nave navio schip statek vessel
shipment sendung verladung expedition envio spedizione remessa zending przesylka shipped versand
shipper absender verlader expediteur chargeur cargador expedidor caricatore mittente carregador afzender zaladowca
side seite cote lado lato zijde strona
signature unterschrift firma assinatura handtekening podpis signed signatory unterzeichnet unterzeichner signataire firmante firmatario signe firmado firmato assinado ondertekend
single einzel einzeln seul simple singolo pojedynczy
size grosse taille tamano dimensione taglia tamanho maat grootte rozmiar
social sozial sociale sociaal spoleczny sv sozialversicherung
source quelle fuente fonte bron zrodlo
special besonders speziell sonder especial speciale bijzonder specjalny
specialist facharzt specialiste especialista specialista
speed geschwindigkeit vitesse velocidad velocita velocidade snelheid predkosc
square quadrat carre cuadrado quadrato quadrado vierkant kwadratowy
stamp stempel cachet tampon sello timbro carimbo pieczec
standard norm norme norma
statement aufstellung auszug releve extracto dichiarazione estratto declaracao opgave overzicht oswiadczenie zestawienie declaration erklarung declaracion
station bahnhof gare estacion stazione estacao stacja
status stand zustand etat estado stato staat stan
stay aufenthalt sejour estancia soggiorno estadia verblijf pobyt
stock bestand lager existencias giacenza magazzino voorraad zapas
stop halt haltestelle arret parada fermata paragem halte przystanek
student schuler schulerin studentin eleve etudiant alumno estudiante alunno studente aluno leerling uczen pupil
subject fach betreff matiere objet asignatura asunto materia oggetto disciplina assunto vak onderwerp przedmiot temat
sum summe betrag somme suma somma soma som
supervisor vorgesetzter betreuer superviseur superiore
supplier lieferant versorger anbieter fournisseur proveedor suministrador fornitore fornecedor leverancier dostawca provider supplies
surgery operation chirurgie cirugia chirurgia intervento
tariff tarif tarifa tariffa tarief taryfa
tax steuer impot taxe impuesto imposta tassa imposto belasting podatek duty tributo
steuernummer steueridentifikationsnummer nif nie fiscale fiscal cif siret contribuinte nip fiscaal
teacher lehrer klassenleitung klassenlehrer professeur enseignant profesor docente insegnante professor leraar nauczyciel
temperature temperatur temperatura temperatuur
tenant mieter locataire inquilino arrendatario conduttore locatario huurder najemca lessee
term laufzeit frist duree terme plazo durata prazo termijn okres
test untersuchung parameter analyse examen analisis esame analisi exame onderzoek bepaling badanie analyte analyt
text wortlaut texte texto testo tekst
therapy therapie behandlung traitement tratamiento terapia trattamento tratamento behandeling leczenie treatment
ticket fahrschein fahrkarte billet billete biglietto bilhete kaartje bilet
time zeit uhrzeit heure hora ora tijd czas godzina
title titel titre titulo titolo tytul
tooth zahn dent diente dente tand zab
total gesamt summe gesamtbetrag totale totaal razem suma lacznie overall insgesamt endbetrag
tour reise voyage viaje viaggio viagem reis podroz trip travel journey
trade handel commerce comercio commercio
train zug tren treno comboio trein pociag
transaction vorgang umsatz transaccion transazione operacao transactie transakcja
transport beforderung transporte trasporto vervoer przewoz
treatment behandlung traitement tratamiento trattamento tratamento behandeling leczenie
trip fahrt reise trajet viaje viaggio viagem rit przejazd
tyre reifen pneu neumatico pneumatico band opona
unit einheit messeinheit unite unidad unita unidade eenheid jednostka units
university universitat hochschule universite universidad universita universidade universiteit uniwersytet
urgent eilig dringend urgente spoed pilne
use nutzung verwendung gebrauch usage uso utilizzo gebruik uzytek
vaccine impfstoff impfung vaccin vacuna vaccino vacina vaccinatie szczepionka vaccination
valid gultig valable valide valido valida geldig wazny validity gultigkeit validite validez validita validade geldigheid waznosc
value wert valeur valor valore waarde wartosc
vendor verkaufer lieferant fournisseur vendedor venditore leverancier dostawca
version fassung versione versie wersja
vessel schiff navire buque nave navio schip statek
visit besuch visite visita bezoek wizyta
volume volumen rauminhalt cubatura objetosc
voyage reise viaje viaggio viagem reis rejs
wage lohn lohnart salaire salario salaris loon placa
warehouse lager entrepot almacen magazzino armazem magazijn magazyn
waste abfall dechet residuo rifiuto ordures afval odpady garbage
water wasser eau agua acqua woda
weather wetter meteo tiempo tempo weer pogoda
week woche semaine semana settimana tydzien
weight gewicht poids peso waga masse masa massa
width breite largeur anchura larghezza largura breedte szerokosc
withdrawal abhebung retrait retiro prelievo levantamento opname wyplata
witness zeuge temoin testigo testimone testemunha getuige swiadek
work arbeit travail trabajo lavoro trabalho werk praca
year jahr annee an ano anno jaar rok yearly jahrlich annuel anual annuo jaarlijks roczny annum annual schuljahr
zone bereich zona strefa
theatre theater teatro teatr
museum musee museo museu muzeum
library bibliothek bibliotheque biblioteca bibliotheek biblioteka
pharmacy apotheke pharmacie farmacia apotheek apteka
association verein verband asociacion associazione associacao vereniging stowarzyszenie
restaurant restaurante ristorante restauracja
`;
