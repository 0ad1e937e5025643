/**
 * Words for goods, transport, buildings, devices and their checks, energy, farming, food, IT, art, books, hazards and geography: folded,
 * one meaning a line, lines with the same first word are one family.
 */
export const THINGS_AND_PLACES = `
acceptance abnahme reception recepcion collaudo aceitacao aanvaarding oplevering odbior odbioru
access zugang zugriff acces acceso accesso acesso toegang dostep dostepu login
accuracy genauigkeit precision exactitude exactitud precisione exatidao precisao nauwkeurigheid dokladnosc
actual istwert tatsachlich reel reelle effettivo efetivo werkelijk rzeczywisty rzeczywista
air luft aria lucht powietrze
aircraft flugzeug luftfahrzeug avion aeronef aeronave aereo aeromobile aviao vliegtuig samolot samolotu plane airplane
airline fluggesellschaft aerolinea aerea aerienne luchtvaartmaatschappij lotnicza lotnicze
airport flughafen aeroport aeropuerto aeroporto luchthaven vliegveld lotnisko
aisle gang allee pasillo corsia corredor gangpad alejka
allergy allergen allergene allergenes alergeno alergenos allergeni allergenen alergeny alergenow
altitude seehohe hohenlage altitud altitudine hoogteligging
amperage ampere stromstarke intensite intensidad intensita intensidade stroomsterkte natezenie
animal animaux animais tiere dieren zwierzat zwierzecia
architect architekt architekten architecte arquitecto architetto arquiteto architekta
area metraz metrazu areal qm sqm m2 superficies
arrival anreise eintreffen ankommt przybycie przyjazdu przylotu ank eta arrivals llegadas
article item items artykulu articulos artigos sku
artist painter kunstler kunstlerin maler artiste artista peintre pintor pittore kunstenaar schilder artysta malarz malarza
assortment sortiment gamme surtido assortimento sortido assortiment asortyment
attachment anhang annex annexe anexo anexos allegato allegati bijlage bijlagen zalacznik zalaczniki zalacznikow attachments enclosure
attic dachboden dachgeschoss grenier combles atico desvan soffitta mansarda sotao zolder poddasze strych
auction auktion versteigerung encheres subasta asta leilao veiling aukcja licytacja
author autorin verfasserin schrijver schrijfster scrittore escritor autora autorow writer
available verfugbar verfugbarkeit disponible disponibilite disponibilidad disponibile disponibilita disponivel beschikbaar beschikbaarheid dostepny dostepna dostepnosc availability
axle achse achsen essieu essieux eje ejes asse assi eixo eixos assen
balcony balkon balcon balcone varanda terrasse terrace terraza terrazzo terraco terras taras tarasu loggia
barcode strichcode ean gtin upc streepjescode kreskowy kreskowego
barrel fass fasser tonneau barril barrica fusto barriles beczka beczki drum
basement keller untergeschoss cave sotano cantina seminterrato kelder piwnica cellar souterrain
batch chargen lotnr batchnr lotes lotti partii lots
bathroom badezimmer bagno bano banheiro badkamer lazienka bain toilet toilette aseo
battery batterie akku bateria baterias batteria accu akumulator akumulatora
bed betten bedden lits camas letti lozko lozka lozek
bedroom schlafzimmer dormitorio dormitorios slaapkamer slaapkamers sypialnia quartos
bicycle fahrrad velo bicyclette bicicleta bicicletta bici fiets rower roweru bike
bid gebot gebote enchere angebot puja pujas postura offerta lance lances bod bieding biedingen oferta bids
bidder bieter encherisseur soumissionnaire licitador licitante postor pujador offerente bieder inschrijver oferent oferenta tenderer
board mahlzeiten maaltijd pasto posilek posilki posilkow
boarding einstieg einsteigen bordkarte embarquement embarque imbarco instappen boardingpass abordaje
boat boot bateau barco barca lodz lodzi yacht jacht jachtu
boiler heizkessel kessel chaudiere caldera caldaia caldeira ketel kociol kotla
book buch bucher livre livres libro libros livro livros boek boeken ksiazka ksiazki ouvrage
booking gebucht reservado prenotato geboekt rezerwacji reservas booked reservations zarezerwowano boek boekings
border grenze grenzubergang frontiere frontera confine frontiera fronteira grens granica granicy grensovergang
bottle flasche flaschen bouteille bouteilles botella botellas bottiglia garrafa garrafas fles flessen butelka butelek
brake bremse bremsen freins freno frenos freni travao travoes remmen hamulec hamulce hamulcow freios
brand fabrikat marki marcas merken manufaktur
breakfast fruhstuck desayuno colazione ontbijt sniadanie
breed rasse race raza razza raca ras rasa rasy
building budynku budynki budynkow edificios bauwerk batiments immeubles gebouwen
bus autobus autobusu omnibus autocar autokar pullman onibus
cable kabel cables cavo cavi cabo cabos kabla przewod przewodu
cadastre kataster grundbuch grundbuchs cadastral catastro catastral catasto catastale cadastro kadaster kadastraal kadastrale wieczysta wieczystej ewidencyjny
calibration kalibrierung kalibrier kalibriert etalonnage calibracion calibrado calibrazione taratura calibracao kalibratie ijking wzorcowanie kalibracja eichung calibrated
call anruf gesprach appel appels llamada llamadas chiamata chiamate chamada chamadas gesprek gesprekken rozmowa polaczenie calls
calorie kalorien brennwert kcal calories calorias caloria calorieen kalorie kalorii
cancellation storniert annulliert annule cancelado annullato geannuleerd anulowany anulowano odwolany gestrichen soppresso cancelled canceled
canvas leinwand toile lienzo tela doek plotno
capacity kapazitat fassungsvermogen capacite contenance capacidad capacita capienza capacidade capaciteit pojemnosc
captain kapitan capitaine capitan capitano capitao kapitein kapitana skipper
car fahrzeuge pojazdu pojazdy samochodu automovil autoveicolo autovettura vettura personenwagen kraftfahrzeug vehiculos veiculos vehicules
carbohydrate kohlenhydrate glucides hidratos carboidrati carboidratos koolhydraten weglowodany
cargo towaru towarow ladunku ladunkow mercaderia mercaderias
cat katze katzen gatto kat kater kota kotka feline
catalogue katalog catalogo catalogus katalogu katalogowy catalog
ceiling decke plafond techo soffitto teto sufit sufitu
chapter kapitel chapitre capitulo capitolo hoofdstuk rozdzial rozdzialu
chassis bastidor podwozie rahmennummer fahrgestellnr chassisnr
checked gepruft kontrolliert verifie controle comprobado verificado controllato verificato gecontroleerd sprawdzony sprawdzil sprawdzono verified
chemical chemikalie chemikalien chemisch chimique quimico quimica chimico chimica chemiczny chemiczna
city miasta localite localidad poblacion localita localidade miejscowosci gmina gminy ortschaft plaatsnaam
cleaning reinigung gereinigt nettoyage limpieza pulizia limpeza schoonmaak reiniging sprzatanie czyszczenie clean
closing schliessung fermeture cierre chiusura fecho encerramento sluiting zamkniecie closed
clothing kleidung bekleidung vetement vetements ropa prenda prendas abbigliamento roupa vestuario kleding odziez odziezy garment apparel
coach wagen wagon voiture coche carrozza carruagem rijtuig wagonu carriage waggon
cold kalt kalte froid froide frio fria freddo fredda koud koude zimny zimna zimnej
collection abhol abgeholt ophalen ophaal afhaal enlevement retirada odbioru odebral odebrano
colour farbton farben coloris teinte couleurs tono tonalita kleuren koloru kolory barwa barwy odcien shade
commissioning inbetriebnahme ingebruikname inbedrijfstelling uruchomienie
computer rechner ordinateur ordenador elaboratore computador komputer komputera pc laptop notebook server serveur servidor serwer
concentration konzentration concentracion concentrazione concentracao concentratie stezenie
conductor chauffeur kierowcy motorista autista chofer drivers fahrers bestuurders conductores fahrzeugfuhrer
conform konform konformitat conforme conformite conformidad conformita conformidade conformiteit zgodny zgodnosc conformity compliance compliant
connection umstieg umsteigen anschluss correspondance transbordo coincidencia coincidenza scalo ligacao overstap aansluiting przesiadka przylacze
construction bau bauvorhaben travaux obra obras construccion costruzione construcao bouw budowa budowy roboty
consumption zuzyto verbraucht consomme consumido consumos consumi verbruikt zuzycia
container containers cntr conteneurs kontenera kontenery contenedores contentores wechselbehalter
content teneur tenore teor gehalte zawartosci
contractor auftragnehmer bauunternehmer bauunternehmen entrepreneur contratista appaltatore empreiteiro aannemer wykonawca wykonawcy
cooking garzeit backzeit kochzeit cuisson coccion cottura cozedura kooktijd baktijd bereidingstijd gotowanie pieczenia baking
cooling kuhlung kuhl refroidissement refrigeracion raffreddamento refrigeracao koeling chlodzenie refrigeration klimaanlage climatisation
coordinates koordinaten coordonnees coordenadas coordinate coordinaten wspolrzedne gps
corrosive atzend corrosif corrosivo bijtend zracy zraca
country kraju krajow panstwo panstwa nazione nacion nacao paises
courier kurier coursier mensajero mensajeria corriere estafeta koerier kuriera kurierska
crate kiste kasten cajon cassetta engradado krat kratten skrzynia skrzynka
crew besatzung equipage tripulacion equipaggio tripulacao bemanning zaloga zalogi
crop kultur kulturart fruchtart culture cultures cultivo cultivos coltura cultura culturas gewas gewassen uprawa uprawy
delay verspatet versp delayed retardo retrasado vertraagd opoznienia opozniony opozniona minutenverspatung
delivery liefer lever anlieferung abgeliefert zugestellt bezorging bezorg bezorgd geleverd recapito dostawy dostarczono entregas
density dichte densite densidad densita densidade dichtheid gestosc
departure abgang abf vertrekt odjazdu wylotu wyjazdu partenze salidas departures etd decollage
destination zielort destinos docelowy docelowa przeznaczenia bestemmingen bestimmungs
deviation abweichung ecart desviacion scostamento scarto desvio afwijking odchylenie odchylka odstepstwo
device gerat gerats appareil dispositif aparato dispositivo apparecchio apparecchiatura aparelho apparaat toestel urzadzenie aparat aparatu przyrzad przyrzadu instrument instrumento strumento
diameter durchmesser diametre diametro srednica
dimension abmessung abmessungen masse medidas dimensiones misure dimensoes afmeting afmetingen wymiar wymiary wymiarow dimensioni
dinner abendessen diner cena jantar avondeten kolacja souper
dish speise speisen plato platos piatto piatti prato pratos gerecht gerechten danie
displacement hubraum cylindree cilindrada cilindrata cilinderinhoud skokowa skokowej pojemnosc
disposal entsorgung beseitigung elimination eliminacion smaltimento eliminacao verwijdering utylizacja unieszkodliwianie
district bezirk stadtbezirk gemarkung arrondissement distrito distretto freguesia dzielnica obreb obrebu
dog hund hunde chien chienne perro perra cane cachorro hond honden suka
door tur turen porte portes puerta puertas porta portas deur deuren drzwi
drink getrank getranke boisson boissons bebida bebidas bevanda bevande drank dranken napoj napoje napojow beverage
edition auflage ausgabe edicion edizione edicao tirage tiratura tiragem oplage uitgave wydanie naklad nakladu
electricity pradu elektryczna elektrycznej luz luce elektrisch electrico elettrico electrique
emergency notfall notruf urgence emergencia emergenza noodgeval alarmowy awaryjny awaryjna
emissions emissionen emisiones emissioni emissoes uitstoot emisja co2 abgas
energy energie energia energetique energetico energetica energetyczna energetycznej energieverbrauch
engine moteurs motori motores silnika motoren
entrance eingang entree entrada ingresso ingang wejscie
environment umwelt environnement medioambiente ambiente ambiental ambientale milieu srodowisko srodowiska environmental
error fehler erreur errore erro erreurs fout fouten blad bledu bledy
estimate schatzpreis schatzwert estimacion stime taxatie richtprijs estymacja szacunkowa szacunkowy
event veranstaltungen eventi eventos evenementen impreza imprezy
exhibition ausstellung exposition exposicion mostra exposicao tentoonstelling wystawa
exit ausgang sortie salida uscita saida uitgang wyjscie
expiry mindesthaltbarkeit mhd haltbar haltbarkeit peremption dlc ddm caduca tmc houdbaar houdbaarheid tht przydatnosci trwalosci perime
explosive explosiv explosif explosivo esplosivo explosief wybuchowy wybuchowa
exposure exposition exposicion esposizione exposicao blootstelling narazenie
exterior aussen exterieur esterno buiten zewnetrzny zewnetrzna outdoor outside
fabric gewebe stoff tissu etoffe tela tejido tessuto tecido weefsel stof tkanina tkaniny textile textil
failed durchgefallen nichtbestanden echoue suspenso reprobado bocciato reprovado gezakt niezdany
fare fahrpreis fahrgeld billetprijs ritprijs vervoerprijs tarifa tariffa tarif taryfa tarief
farm hof bauernhof ferme exploitation granja explotacion fattoria fazenda boerderij gospodarstwo
farmer landwirt bauer agriculteur agricultor agricoltore landbouwer rolnik rolnika
fat fett fette graisse graisses grasa grasas grassi gordura lipidos vetten tluszcz tluszcze
fault storung panne averia guasto avaria awaria awarii breakdown malfunction storungs storingen
fertiliser dunger dungung dungemittel engrais fertilisation fertilizante concime adubo meststof bemesting kunstmest nawoz nawozu nawozenie fertilizer
field feld felder acker schlag champ champs campo akker akkers veld pole pola
file dateien fichier fichiers archivo archivos ficheiro arquivo bestanden plik pliku pliki dateiname
film movie pelicula pellicola filme filmu cinema kino bioscoop
finish oberflache finition acabado finitura acabamento afwerking wykonczenie
fire feuer feu incendie incendio fuego pozar pozaru brandschutz
flammable entzundbar entzundlich inflammable infiammabile inflamavel inflamable ontvlambaar latwopalny latwopalna brennbar
flat wohnung wohnungs appartement appartamento apartamento vivienda fracao woning mieszkanie mieszkania lokal lokalu logement apartment
flight flugs vols vuelos voli voos vluchten lotu lotow fluge
floor geschoss obergeschoss erdgeschoss stockwerke bouwlaag planta plantas pisos kondygnacja pietra pietrze storey niveau
flooring fussboden bodenbelag revetement suelo pavimento pavimentazione chao vloer vloeren vloerbedekking podloga podlogi
flow durchfluss volumenstrom caudal portata vazao debiet przeplyw przeplywu flowrate
frame rahmen cadre marco cornice moldura kader rama ramy
freight haulage przewozowy przewozowe przewozowego nolos
frequency frequenz frequence frecuencia frequenza frequencia frequentie czestotliwosc
fuel paliwa treibstoff diesel benzin essence gasolina benzina gasolio gasoleo gasoil benzine benzyna petrol
furniture mobel meuble meubles mueble muebles mobiliario mobili arredo moveis mobilia meubel meubels meubilair mebel meble mebli mobliert furnished
garden garten jardin jardim giardino tuin ogrod ogrodu ogrodek
gas gazu metano metaan aardgas gazowy gazowe
gate flugsteig porte puerta porta bramka brama
guarantee gwarancji gewahrleistung rekojmia garantias garantieschein
guest gaste gasten gosci goscia huespedes hospedes convives
hall halle saal salle sala salone zaal hali salon auditorium
hammer zuschlag zuschlagspreis adjudication adjudicacion aggiudicazione martillo remate arrematacao hamerprijs toewijzing
handover ubergabe oplevering overdracht przekazanie przekazania traspaso consegna entrega remise
harvest ernte recolte vendange cosecha vendimia raccolto vendemmia colheita oogst zbior zbioru weinlese
hazard gefahrgut gefahrstoff dangereuse peligrosa peligrosas gevaarlijk niebezpieczny niebezpieczne niebezpiecznych hazardous
heating heiz heizungs warme warmte fernwarme stadsverwarming grzewczy grzewcza grzewcze termico termica
home maison moradia villa woonhuis einfamilienhaus domu chalet
horse pferd pferde cheval chevaux caballo caballos cavallo cavalli cavalo paard paarden konia equide
hot warm heiss chaud chaude caliente caldo calda quente heet cieply ciepla cieplej
hour std godz hrs
humidity feuchte feuchtigkeit luftfeuchtigkeit luftfeuchte humidite hygrometrie humedad umidita umidade humidade vochtigheid vochtgehalte wilgotnosc moisture
information daten donnees dati informacje informacji infos informatie informacion informazione informacao
ingredient zutat zutaten ingredients ingrediente ingredientes ingredienti ingredienten skladnik skladniki skladnikow
inspection pruf hauptuntersuchung kontrolluntersuchung controles apk itv przegladu
inspector prufer inspecteur controleur controlador ispettore verificatore inspetor keurmeester inspektor inspektora sprawdzajacy kontroller
installation einbau montage instalacion installazione instalacao installatie instalacja montaz montazu montaje montaggio montagem installed
insulation isolierung dammung isolation aislamiento isolamento isolatie izolacja docieplenie
interior innen interieur interno binnen wewnetrzny wewnetrzna indoor inside
inventory inventar inventur inventaire inventario inventaris inwentarz inwentaryzacja stocktaking
item artikel article articulo articolo artigo artykul produkt produit producto prodotto produto product towar ware pozycja
key schlussel cle cles clef llave llaves chiave chiavi chave chaves sleutel sleutels klucz klucze kluczy keys
kilometre kms kilometres kilometros kilometrow tachostand tachometer percorrenza tellerstand licznika
kind typu rodzaju bauart tipologia kinds types sorte
kit set zestaw komplet conjunto ensemble komplett
kitchen kuche cuisine cocina cucina cozinha keuken kuchnia
label etikett etiketten etiquette etiqueta etiquetas etichetta rotulo etiket etykieta
lease noleggio aluguer aluguel wynajem wynajmu najmu verleih vermietung verhuur hire
leg etappe etape etapa tappa etap odcinek tramo tratta trecho segment traject
lending ausleihe ausgeliehen leih entliehen entleihung prestado prestados uitleen uitlening geleend emprestado wypozyczenie wypozyczono
level pegel niveau nivel livello peil poziom poziomu fullstand
library bibliotheken biblioteek mediatheque bucherei biblioteki
licence licencja licentie licencji lizenzen
lift aufzug fahrstuhl ascenseur ascensor ascensore elevador winda windy elevator
line anschluss lijn lijnen linii linia lineas linhas
livestock vieh cheptel betail ganado bestiame gado vee bydlo bydla cattle
living wohn wohnzimmer habitable abitabile habitavel soggiorno sejour woon woonkamer salon uzytkowa uzytkowej mieszkalna
load lade laad zaladunku beladen verladen cargado caricato carregado geladen laden zaladowano
lot losnummer lote lotes lotto kavel kavels kavelnummer katalognummer
luggage gepack gepackstuck gepackstucke bagage bagages equipaje equipajes bagaglio bagagli bagagem bagagens bagaz bagazu baggage koffer valise maleta walizka suitcase
lunch mittagessen dejeuner almuerzo pranzo almoco middageten obiad obiadu
machine maschine maquina maquinas maquinaria macchina macchine macchinario maszyna machinery
maintenance wartung instandhaltung entretien mantenimiento manutenzione manutencao onderhoud konserwacja przeglad serwis
maker producenta wytworca constructeur costruttore construtor fabbricante herstellers manufactured manufacture
material materiau materiaux tworzywo surowiec grondstof rohstoff materialu materialow
measure gemessen mess mesures medicion mediciones medido misurato misurazione medicao medicoes meting metingen gemeten meetwaarde pomiar pomiaru pomiary zmierzony measured measuring misure
meter compteurs contadores contatori licznika licznikow liczniki teller
minute minut minutes minutos
missing fehlend fehlt fehlmenge manquant manquante faltante mancante ontbrekend brakujacy brakujaca shortage manco
mixture gemisch melange mezcla miscela mistura mengsel mieszanina
mobile gsm komorkowy komorkowa komorkowego movel celular mobiele smartphone
model modelu modellbezeichnung modellen modelos
motorcycle motorrad kraftrad moto motocyclette motocicleta motocicletta motociclo motorfiets motocykl motocyklu motorbike
network netz netze reseau netwerk siec sieci grid
new neu neue neuf nouveau nouvelle nuevo nueva nuovo nuova novo nieuw nowy nowa
newspaper zeitung zeitschrift journal periodico revista rivista giornale jornal krant tijdschrift gazeta czasopismo magazine
noise larm schall gerausch bruit ruido rumore geluid lawaai halas halasu schallpegel
nominal nennwert nenn nominale nominaal nominalny nominalna
nutrition nahrwert nahrwerte nutritionnelle nutricional nutrizionale voedingswaarde odzywcza odzywcze nutritional
oil heizol huile aceite aceites olio oleo oleos olie olej oleju
opening offnung offnungs ouverture apertura abertura openings otwarcie geoffnet opened
operator bediener operateur operario operatore operador operatora exploitant bedienaar
origin provenienz provenance procedencia provenienza proveniencia pochodzenia ursprungs
owner besitzer wlasciciela bezitter posesor detenteur
package parcel parcels paczki pakketten emballage emballages embalaje embalajes imballaggio imballi verpakking opakowania opakowan gebinde confezione conditionnement
painting gemalde peinture tableau tableaux pintura pinturas cuadro cuadros dipinto quadro schilderij schilderijen obraz obrazu
pair paar paare paire paires paio paia pary
pallet palette paletten palet palets bancale bancali pedana palete paletes pallets paleta palety
parking parkplatz stellplatz stationnement estacionamiento aparcamiento parcheggio sosta estacionamento parkeren parkeerplaats parkowanie parkingowy parkingowe postoju
part bauteil einzelteil onderdeel onderdelen pezzo pieza piezas peca componente component detal element czesci
passed bestanden reussi admis aprobado apto superato idoneo aprovado geslaagd goedgekeurd zdany zaliczony
passenger passagers pasazera pasazerow reiziger reizigers podrozny podroznego voyageur voyageurs viajeros passageiros pasajeros pax
password passwort kennwort contrasena senha wachtwoord haslo hasla passe passwords
pesticide pflanzenschutz pflanzenschutzmittel phytosanitaire fitosanitario fitofarmaco gewasbescherming bestrijdingsmiddel herbizid herbicide herbicyd
picture photo photograph fotografie photographie fotografia zdjecie zdjecia afbeelding lichtbild
piece sztuki stuks stk szt pcs pzas uds piezas
pilot pilote piloto pilota piloot flugzeugfuhrer
place losplaats laadplaats
plant pflanze pflanzen plante plantes pianta piante planten roslina rosliny roslin
planting aussaat saat semis siembra semina sementeira inzaai zaaien siew siewu wysiew sowing pflanzung
plate nummerplaat kentekenplaat tablica tablice placa rejestracyjnego rejestracyjna rejestracyjne plates
platform gleis bahnsteig quai voie anden binario cais perron spoor peron peronu
plot flurstuck flurstucks flur grundstuck parzelle parcelle terrain parcela particella mappale perceel perceels kavel dzialka dzialki gruntu bauplatz
point punktu zahlpunkt marktlokation messlokation pdl prm pdr cups cpe mpan mprn
port hafens portu porti puertos portos havens
postcode zip postale pocztowy pocztowego npa postcodes postnummer
power mocy nennleistung watt wattage kw vermogens
preparation zubereitung vorbereitung elaboracion preparacion preparazione preparacao bereiding voorbereiding przygotowanie preparado
preservation aufbewahrung lagerhinweis bewaring bewaren conservation conservacion conservazione conservacao przechowywanie przechowywac
pressure druck pression presion pressione pressao druk cisnienie
print druck gedruckt imprime impreso impresion stampato stampa impresso gedrukt wydruk wydrukowano printed
produced hergestellt herstellung fabrique fabrication fabricado fabricacion fabbricazione produzione fabrico producao produkcja wyprodukowano vervaardigd productie production manufactured
programme programm programma programa programu programy software logiciel oprogramowanie
property liegenschaft finca fincas imoveis vastgoed nieruchomosci predio
protection schutz proteccion protezione protecao bescherming ochrona ochronny
protein eiweiss proteine proteines proteina proteinas eiwit eiwitten bialko bialka
publisher verlag editeur editorial editore editora uitgeverij uitgever wydawnictwo wydawca wydawcy
purity reinheit purete pureza purezza zuiverheid czystosc
quantity ilosci stuckzahl qtd cant hoev
rain regen pluie pluies lluvia lluvias pioggia chuva neerslag opady opadow precipitation niederschlag
ramp rampe rampa dock quai muelle banchina laadperron
range bereich messbereich plage etendue rango intervalo intervallo bereik meetbereik zakres zakresu
reading ablese ablesen aflezing odczytu odczytow lecturas opname
recipe rezept recette recettes receta recetas ricetta receita recept przepis przepisu
recycling verwertung recyclage valorisation reciclaje reciclado riciclo riciclaggio recupero reciclagem hergebruik terugwinning recykling odzysk odzysku
region bundesland landstreek wojewodztwa comarca regionu
register grundbuch rejestru ewidencja registers rejestrze
rejected abgelehnt zuruckgewiesen ausschuss rejete rebut rechazado rifiutato scartato respinto rejeitado recusado afgekeurd geweigerd odrzucony odrzucono
removal umzug demenagement mudanza trasloco mudanca verhuizing przeprowadzka relocation
renovation renovierung sanierung rehabilitacion ristrutturazione renovacao renovatie remont remontu modernizacja umbau modernisierung
repair repariert repare reparado riparato gerepareerd naprawiono naprawiony instandgesetzt entstorung reparaciones
replacement austausch ausgetauscht remplacement remplace sustitucion sustituido sostituzione sostituito substituicao vervanging vervangen wymiana wymieniono replaced
resistance widerstand resistencia resistenza weerstand rezystancja rezystancji
restaurant gaststatte restauracji trattoria
result ergebnisse wynikow resultados risultati
road ulicy avenida avenue viale laan allee aleja str drogi boulevard
roof dach dachs toit toiture tejado tetto telhado dak dachu
room chambres zimmern habitaciones kamers pokoju pokoje camere pomieszczenie pomieszczenia ruimte raume raumlichkeit divisao
route trasa trasy routen parcours trajet trajeto recorrido tragitto traject itinerary linia
row reihe rangee rang fila filas hilera fileira rij rijen rzad rzedu
sack sacke sacs saco sacos sacco sacchi zakken worek workow bag bags
salt kochsalz zout sodium salz sodio
sample stichprobe steekproef echantillons muestras campioni amostras probek proben prelevement sampling probenahme probenentnahme echantillonnage muestreo campionamento amostragem monstername bemonstering
sampling probenahme probenentnahme prelevement echantillonnage muestreo campionamento prelievo amostragem colheita monstername bemonstering pobranie
seat seats platz sitzplatze zitplaats assento butaca localidades poltrona fauteuil siedzenie
secondhand gebraucht occasion usado usada usato tweedehands uzywany uzywana
security safety veiligheid veiligheids bezpieczenstwa
seed saatgut saat semence semences semilla semillas sementi semente sementes zaad zaden zaaizaad nasiona nasion
sender verzender
sensor fuhler capteur sonde sonda sensore sensoren czujnik czujnika
series serial seriale seryjny seryjna seryjnego seryjne fabryczny fabrycznego matricola serienr
serving portion portionen couverts racion raciones porzione porzioni porcao porcoes portie porties porcja porcje porcji servings
sewage abwasser kanal assainissement alcantarillado saneamiento fognatura depurazione esgoto saneamento riool riolering afvalwater scieki sciekow kanalizacja wastewater
sheet blatt feuille feuillet hoja foglio folha folhas blad arkusz arkusza planche
shelf regal regals rayon rayonnage etagere estante estanteria balda scaffale ripiano prateleira schap polka rack
shipment versandt wysylka wysylki wyslano verzonden verzending expedie enviado inviato spedito dispatch dispatched
shipper ablader
shoe schuh schuhe chaussure chaussures zapato zapatos calzado scarpa scarpe sapato sapatos calcado schoen schoenen obuwie buty
show vorstellung auffuhrung spectacle espectaculo spettacolo espetaculo voorstelling przedstawienie spektakl seance
site baustelle chantier emplazamiento cantiere estaleiro bouwplaats werf budowy terrein
size talla tallas pointure tamanhos rozmiaru wielkosc maten dimension dimensions dimensiones dimensioni dimensoes medidas abmessung abmessungen afmeting afmetingen wymiar wymiary wymiarow
smell geruch odeur olor odore odor geur zapach zapachu odour
soil boden erde suelo suelos terreno suolo bodem grond gleba gleby grunt gruntu
solar photovoltaik photovoltaique fotovoltaica fotovoltaico zonnepanelen zonnestroom fotowoltaika fotowoltaiczna pv
spare ersatzteil ersatzteile ersatz rechange repuesto repuestos recambio recambios ricambio ricambi sobressalente reserveonderdeel zamienny zamienna zamienne
stairs treppe treppen treppenhaus escalier escaliers escalera escaleras escada escadas trappenhuis schody schodow klatka
station haltestation stacji dworzec dworca bahnhofs stazioni estaciones
status condition conditie erhaltungszustand stanu etats
stock lagerbestand estoque existencia giacenze scorta scorte zapasu zapasy
stop przystanki przystanku haltes paradas fermate paragens postoj
storage lagerung lagerort lagerplatz stockage entreposage almacenamiento almacenaje magazzinaggio stoccaggio armazenamento armazenagem opslag opslagplaats magazynowanie skladowanie
subscription abonnement abo suscripcion abbonamento subscricao abonament abonamentu
substance stoff stoffe substanz sustancia sustancias sostanza sostanze substancia stof stoffen substancja
sugar zucker sucre sucres azucar azucares zucchero zuccheri acucar suiker suikers cukier cukru cukry
symptom fehlerbild fehlerbeschreibung symptome sintoma sintomas sintomo symptoom objaw objawy
system systeme sistema sistemas systeem systemu systemy
table tisch mesas tavolo tavoli tafel tafels stol stolu
tank tankinhalt reservoir serbatoio zbiornik zbiornika cisterna citerne
tare tara leergewicht leeggewicht tary eigengewicht
target sollwert cible objectif objetivo obiettivo streefwaarde zielwert
technician techniker technicien monteur technicus technik technika serviceman serwisant tecnico
technique technik tecnica tecnicas tecniche techniek technika medium
temperature temp temperatuurmeting temperaturen temperaturas
test pruf gepruft essai essais ensayo ensayos ensaio ensaios prova toets testu badania badan tested getest probado testato
thickness dicke starke epaisseur espesor grosor spessore espessura dikte grubosc
threshold limit limite limites limiti grenzwert seuil umbral soglia limiar drempel grenswaarde dopuszczalny dopuszczalna dopuszczalne graniczna zulassig admissible
ticket eintrittskarte eintrittskarten boleto bilety biletu bilhetes biglietti billets billetes fahrausweis vervoerbewijs tickets entree
tolerance toleranz toleranzen tolerancia tolerancias tolleranza tolleranze tolerantie tolerancja
toll maut peage peajes peaje pedaggio pedaggi portagem portagens tolheffing
tome band tomo tomos tomi deel delen tom tomu jahrgang
tool werkzeug werkzeuge outil outils herramienta herramientas utensile utensili attrezzo attrezzi ferramenta ferramentas gereedschap narzedzie narzedzia narzedzi
tour viaggi viagens podrozy wycieczka ausflug excursion excursie
toxic giftig toxique toxico tossico toksyczny trujacy poison
tracking sendungsverfolgung suivi seguimiento tracciamento tracciatura rastreio rastreamento sledzenie trackingcode
tractor traktor tracteur trattore trator trekker ciagnik ciagnika zugmaschine
trailer anhanger anhangers auflieger remorque semiremorque remolque semirremolque rimorchio semirimorchio reboque aanhanger aanhangwagen oplegger przyczepa naczepa
trip corsa corse przejazdu przejazdy ritten fahrten trajets trajeto
truck lkw lastwagen lastkraftwagen camion camions camiones caminhao vrachtwagen vrachtauto ciezarowka ciezarowy lorry
tyre bereifung pneus pneumatici neumaticos banden opony opon gomme tires tyres
uncertainty unsicherheit messunsicherheit incertitude incertidumbre incertezza incerteza onzekerheid meetonzekerheid niepewnosc
unit jm uom uds einheiten eenheden unidades unites jednostkowa
unloading entladung entlade abladen abladung ablade dechargement descarga scarico descarregamento lossen losplaats loshaven rozladunek rozladunku wyladunek wyladunku
use nutz utilisation utilizacion utilizacao verwendungs gebruiks zastosowanie
user benutzer nutzer anwender utilisateur utilisateurs usuario usuarios utente utenti utilizador gebruiker gebruikers uzytkownik uzytkownika benutzername username
valve ventil vanne valvula valvulas valvola valvole klep klepafsluiter zawor zaworu
variety sorte varietat variete varietes variedad variedades varieta variedade odmiana odmiany cepage rebsorte cultivar
venue veranstaltungsort spielstatte spielort sede sala locatie salle
verdict urteil beurteilung veredicto dictamen giudizio esito parecer oordeel werdykt orzeczenie ocena
verification verifizierung nachprufung verificacion verifica verificazione verificacao verificatie weryfikacja legalizacja uberprufung
version versionen versao versoes ausfuhrung uitvoering versies wersji release variante variant
village dorf dorfs aldea aldeia villaggio dorp dorpen wies
voltage spannung tension tensione tensao spanning napiecie volt
wall wand wande mauer murs pared paredes muro muri parete pareti parede muur muren sciana sciany scian
warehouse lagerhaus entrepots almacenes armazens magazynu magazyny depot
warning warnung warnhinweis avertissement advertencia advertencias avvertenza avvertenze waarschuwing ostrzezenie signalwort
washing wasche waschen lavage lavado lavaggio lavagem wassen pranie prania laundry lavanderia
waste dechets residuos odpadow odpadu mull abfalle afvalstof afvalstoffen rifiuti
watch armbanduhr montre reloj relojes orologio relogio horloge zegarek zegarka
water wody wod aguas acque eaux trinkwasser
waybill frachtbrief ladeschein konnossement connaissement conocimiento conhecimento cognossement vrachtbrief konosament cmr awb
weather pogody pogodowe witterung wetterlage meteorologia weers
website webseite internetseite sitio sito webadres homepage www url
weighing wagung wiegen wiegeschein pesee pesaje pesatura pesagem weging weegbon wazenie waage bascule bascula bilancia balanca weegschaal
weight ciezar ciezaru wagi gew gewogen weighed
wind winde vent vents viento vientos vento venti wiatr wiatru
window fenster fenetre fenetres ventana ventanas finestra finestre janela janelas raam ramen kozijn kozijnen okno okna okien
wine wein weine vino vinos vinho vinhos wijn wijnen wino wina
wood holz holzer bois madera maderas legno madeira madeiras hout houten drewno drewna drewniany timber
year roku jahre jaren annees
yield ertrag rendement rendimiento resa opbrengst plon plonu wydajnosc
zone zonen zones zonas strefy
`;
