import { concept } from './concept.ts';

/** Bills of lading, waybills, customs and transport. */
export const LOGISTICS = [
  concept('bill-of-lading-number', 'identifier', {
    labels:
      'bill of lading number, bill of lading no, B/L no, B/L number, BL number, BOL number, BOL no, BOL #, B/L, waybill number, waybill no, air waybill number, AWB no, AWB number, AWB, MAWB, HAWB, CMR no, consignment note no, document no, Frachtbriefnummer, Frachtbrief-Nr, Konnossement Nr, CMR-Nr, numéro de connaissement, connaissement n°, lettre de voiture n°, LTA n°, número de conocimiento, conocimiento de embarque nº, carta de porte nº, polizza di carico n, numero polizza di carico, lettera di vettura n, conhecimento de embarque n, guia de transporte n, vrachtbriefnummer, cognossement nr, numer listu przewozowego, nr konosamentu, list przewozowy nr',
    asked: 'number of the bill of lading, number of the waybill',
    rivals: 'booking-number container-number invoice-number order-number',
  }),
  concept('booking-number', 'identifier', {
    labels:
      'booking number, booking no, booking ref, booking reference, reservation number, confirmation number, confirmation code, PNR, record locator, reservation code, Buchungsnummer, Buchungscode, Reservierungsnummer, Bestätigungsnummer, numéro de réservation, référence de réservation, n° de dossier, número de reserva, localizador, código de reserva, numero di prenotazione, codice prenotazione, número da reserva, código da reserva, boekingsnummer, reserveringsnummer, numer rezerwacji, kod rezerwacji',
    rivals: 'bill-of-lading-number document-number',
  }),
  concept('tracking-number', 'identifier', {
    labels:
      'tracking number, tracking no, tracking #, tracking id, parcel number, consignment number, consignment no, shipment id, Sendungsnummer, Paketnummer, Trackingnummer, numéro de suivi, n° de suivi, n° de colis, número de seguimiento, nº de seguimiento, numero di tracciamento, numero spedizione, número de rastreio, código de rastreio, trackingnummer, zendingsnummer, barcode, numer przesyłki, numer śledzenia',
    rivals: 'order-number bill-of-lading-number',
  }),
  concept('shipper', 'party', {
    labels:
      'shipper, shipper/exporter, exporter, consignor, sender, shipper name, ship from, from, Absender, Versender, Ablader, Exporteur, expéditeur, chargeur, exportateur, remitente, expedidor, cargador, exportador, embarcador, mittente, caricatore, esportatore, speditore, expedidor, remetente, carregador, afzender, verzender, verlader, nadawca, załadowca, eksporter',
    asked: 'name of the shipper, who sends the goods, name of the sender',
    rivals: 'consignee carrier notify-party',
    role: 'issuer',
  }),
  concept('consignee', 'party', {
    labels:
      'consignee, consigned to, receiver, consignee name, ship to, deliver to, importer, Empfänger, Warenempfänger, Importeur, destinataire, réceptionnaire, importateur, consignatario, destinatario, importador, destinatario della merce, importatore, ricevente, consignatário, destinatário, recebedor, geadresseerde, ontvanger, importeur, odbiorca, importer',
    asked: 'name of the consignee, who receives the goods, name of the receiver',
    rivals: 'shipper carrier notify-party',
    role: 'recipient',
  }),
  concept('notify-party', 'party', {
    labels:
      'notify party, notify, notify address, also notify, Meldeadresse, Notify-Adresse, partie à notifier, notificar a, parte a notificar, notify party/indirizzo di notifica, entidade a notificar, notify adres, strona zawiadamiana',
    rivals: 'consignee shipper',
  }),
  concept('carrier', 'company', {
    labels:
      'carrier, carrier name, shipping line, freight forwarder, haulier, transport company, forwarder, airline, Frachtführer, Spediteur, Spedition, Reederei, Transporteur, transporteur, transitaire, compagnie maritime, transportista, porteador, naviera, transitario, vettore, spedizioniere, trasportatore, transportadora, transportador, vervoerder, expediteur, rederij, przewoźnik, spedytor',
    asked: 'name of the carrier, name of the shipping company',
    rivals: 'shipper consignee',
  }),
  concept('vessel', 'name', {
    labels:
      'vessel, vessel name, ship, ocean vessel, vessel / voyage, vessel/voyage, name of vessel, Schiff, Seeschiff, Schiffsname, navire, nom du navire, buque, nombre del buque, nave, nome della nave, motonave, navio, nome do navio, schip, zeeschip, statek, nazwa statku',
    rivals: 'voyage-number carrier',
  }),
  concept('voyage-number', 'code', {
    labels:
      'voyage, voyage no, voyage number, voy no, Reise-Nr, Reisenummer, voyage n°, n° de voyage, viaje, nº de viaje, viaggio, numero viaggio, viagem, reisnummer, numer rejsu, rejs',
    rivals: 'vessel',
  }),
  concept('flight-number', 'code', {
    labels:
      'flight, flight number, flight no, Flugnummer, Flug, numéro de vol, vol, vuelo, número de vuelo, volo, numero volo, voo, número do voo, vlucht, vluchtnummer, lot, numer lotu',
    rivals: 'booking-number',
    item: 0.3,
  }),
  concept('port-of-loading', 'place', {
    labels:
      "port of loading, loading port, POL, place of receipt, port of departure, airport of departure, origin, place of loading, ship from, departure, from, Ladehafen, Verladehafen, Abgangshafen, Beladeort, Abgangsort, port de chargement, port d'embarquement, lieu de chargement, départ, puerto de carga, puerto de embarque, origen, lugar de carga, salida, porto di carico, porto di imbarco, luogo di carico, partenza, origine, porto de embarque, porto de carga, origem, partida, laadhaven, laadplaats, vertrek, herkomst, port załadunku, miejsce załadunku, wylot, odjazd",
    asked: 'port where the goods are loaded, place of departure',
    rivals: 'port-of-discharge place-of-delivery',
    role: 'start',
  }),
  concept('port-of-discharge', 'place', {
    labels:
      'port of discharge, discharge port, POD, port of destination, destination, airport of destination, port of unloading, place of destination, arrival, to, Löschhafen, Entladehafen, Bestimmungshafen, Bestimmungsort, Entladeort, Ziel, port de déchargement, port de destination, lieu de déchargement, destination, arrivée, puerto de descarga, puerto de destino, destino, llegada, porto di scarico, porto di sbarco, destinazione, arrivo, porto de descarga, porto de destino, destino, chegada, loshaven, losplaats, bestemming, aankomst, port wyładunku, port przeznaczenia, miejsce rozładunku, cel, przylot',
    asked: 'port where the goods are unloaded, place of arrival',
    rivals: 'port-of-loading place-of-delivery',
    role: 'end',
  }),
  concept('place-of-delivery', 'place', {
    labels:
      'place of delivery, final destination, delivery place, final place of delivery, Ablieferungsort, Auslieferungsort, Lieferort, lieu de livraison, lugar de entrega, luogo di consegna, local de entrega, plaats van aflevering, miejsce dostawy',
    rivals: 'port-of-discharge port-of-loading',
    role: 'end',
  }),
  concept('departure-date', 'date', {
    labels:
      "departure date, date of departure, ETD, sailing date, shipped on board, shipped on board date, on board date, pickup date, pick-up date, departure, Abfahrt, Abfahrtsdatum, Abflug, Abholdatum, Verladedatum, date de départ, départ, date d'embarquement, fecha de salida, salida, fecha de embarque, data di partenza, partenza, data de partida, partida, data de embarque, vertrekdatum, vertrek, afvaart, data wypłynięcia, data wylotu, data odjazdu, data wyjazdu, data załadunku",
    rivals: 'arrival-date',
    role: 'start',
  }),
  concept('arrival-date', 'date', {
    labels:
      "arrival date, date of arrival, ETA, arrival, Ankunft, Ankunftsdatum, date d'arrivée, arrivée, fecha de llegada, llegada, data di arrivo, arrivo, data de chegada, chegada, aankomstdatum, aankomst, data przybycia, data przyjazdu, data przylotu",
    rivals: 'departure-date',
    role: 'end',
  }),
  concept('check-in-date', 'date', {
    labels:
      "check-in, check in, check-in date, arrival, arrival date, Anreise, Anreisedatum, date d'arrivée, arrivée, entrada, fecha de entrada, llegada, arrivo, check-in il, chegada, aankomst, przyjazd, zameldowanie",
    asked: 'arrival date of the guest, first night',
    rivals: 'check-out-date',
    role: 'start',
  }),
  concept('check-out-date', 'date', {
    labels:
      'check-out, check out, check-out date, departure, departure date, Abreise, Abreisedatum, date de départ, départ, salida, fecha de salida, partenza, check-out il, partida, vertrek, wyjazd, wymeldowanie',
    asked: 'departure date of the guest, last day of the stay',
    rivals: 'check-in-date',
    role: 'end',
  }),
  concept('container-number', 'code', {
    labels:
      'container number, container no, container, container id, cntr no, equipment no, Containernummer, Container-Nr, numéro de conteneur, conteneur n°, n° conteneur, número de contenedor, contenedor, numero container, numero contenitore, número do contentor, contentor, containernummer, numer kontenera, nr kontenera',
    rivals: 'seal-number bill-of-lading-number',
    item: 0.5,
  }),
  concept('seal-number', 'code', {
    labels:
      'seal number, seal no, seal, Plombe, Siegelnummer, Plombennummer, plomb, n° de plomb, scellé, precinto, número de precinto, sigillo, numero sigillo, selo, número do selo, zegel, zegelnummer, plomba, numer plomby',
    rivals: 'container-number',
    item: 0.5,
  }),
  concept('package-count', 'count', {
    labels:
      'number of packages, no of packages, packages, pkgs, no. of pkgs, total packages, pieces, number of pieces, cartons, pallets, colli, total cartons, handling units, Anzahl Packstücke, Packstücke, Kolli, Anzahl Kolli, Paletten, nombre de colis, colis, nombre de palettes, palettes, número de bultos, bultos, nº bultos, palés, numero colli, colli, n. colli, bancali, número de volumes, volumes, paletes, aantal colli, pallets, liczba sztuk, liczba opakowań, ilość opakowań, palety',
    rivals: 'gross-weight quantity',
    item: 0.5,
  }),
  concept('gross-weight', 'quantity', {
    labels:
      'gross weight, total gross weight, gross wt, G.W., weight, total weight, weight (kg), gross mass, chargeable weight, Bruttogewicht, Gewicht, Gesamtgewicht, Rohmasse, Gewicht brutto, poids brut, poids, poids total, masse brute, peso bruto, peso, peso total, peso lordo, peso totale, brutogewicht, bruto gewicht, gewicht, waga brutto, masa brutto, waga, ciężar',
    asked: 'weight of the goods',
    rivals: 'net-weight volume',
    item: 0.5,
  }),
  concept('net-weight', 'quantity', {
    labels:
      'net weight, net wt, N.W., net mass, total net weight, Nettogewicht, Eigenmasse, Gewicht netto, poids net, masse nette, peso neto, peso netto, peso líquido, nettogewicht, netto gewicht, waga netto, masa netto',
    rivals: 'gross-weight volume',
    item: 0.5,
  }),
  concept('volume', 'quantity', {
    labels:
      'volume, measurement, cubic meters, CBM, m3, total volume, Volumen, Kubikmeter, Rauminhalt, volume, cubage, volumen, cubicaje, cubaggio, inhoud, objętość, kubatura',
    rivals: 'gross-weight',
    item: 0.5,
  }),
  concept('incoterms', 'code', {
    labels:
      'incoterms, incoterm, delivery terms, terms of delivery, delivery term, trade terms, shipping terms, Lieferbedingungen, Lieferbedingung, conditions de livraison, incoterms de livraison, condiciones de entrega, condizioni di consegna, resa, termini di resa, condições de entrega, leveringsvoorwaarden, leveringsconditie, warunki dostawy',
    rivals: 'payment-terms freight-terms',
  }),
  concept('freight-terms', 'title', {
    labels:
      'freight terms, freight charge terms, freight, freight payable at, freight & charges, freight prepaid, Frachtzahlung, Fracht, fret, fret payable à, flete, flete pagadero en, nolo, frete, vracht, fracht',
    rivals: 'incoterms',
  }),
  concept('hs-code', 'code', {
    labels:
      'HS code, HS-Code, tariff code, commodity code, tariff number, customs tariff number, harmonized code, HTS, HTS code, HSN, statistical number, Zolltarifnummer, Warennummer, statistische Warennummer, code douanier, code SH, position tarifaire, nomenclature douanière, código arancelario, partida arancelaria, código HS, TARIC, codice doganale, voce doganale, nomenclatura combinata, código pautal, NCM, goederencode, tariefcode, kod taryfy, kod CN, kod celny',
    rivals: 'item-number',
    item: 0.7,
  }),
  concept('goods-description', 'sentence', {
    labels:
      'description of goods, goods description, commodity, commodity description, description of packages and goods, nature of goods, cargo description, description of articles, kind of packages, contents, Warenbezeichnung, Bezeichnung der Ware, Art der Ware, Inhalt, Güterbezeichnung, désignation des marchandises, nature de la marchandise, description des marchandises, marchandises, descripción de la mercancía, naturaleza de la mercancía, mercancía, descrizione della merce, natura della merce, merce, designação da mercadoria, descrição das mercadorias, mercadoria, omschrijving van de goederen, goederen, opis towaru, nazwa towaru, rodzaj towaru',
    asked: 'description of the goods shipped',
    rivals: 'gross-weight package-count',
    item: 0.5,
  }),
  concept('customs-value', 'amount', {
    labels:
      'customs value, declared value, total declared value, value for customs, statistical value, Zollwert, Warenwert, valeur en douane, valeur déclarée, valor en aduana, valor declarado, valore doganale, valore dichiarato, valor aduaneiro, douanewaarde, wartość celna, zadeklarowana wartość',
    rivals: 'grand-total',
  }),
];
