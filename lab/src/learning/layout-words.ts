/** What papers call things, by language: words most people would use before the bar, words of one firm's own behind it. */
export type Words = Readonly<Record<string, readonly [usual: string, own: string]>>;

export const LAYOUT_LANGUAGES = ['eng', 'deu', 'fra', 'spa', 'ita'] as const;
export type LayoutLanguage = (typeof LAYOUT_LANGUAGES)[number];

const WORDS: Record<LayoutLanguage, string> = {
  eng: `invoice=Invoice|Statement of services; number=Invoice no.|Voucher; date=Invoice date|Issued; due=Due date|Please settle by; customer=Customer no.|Your ID with us
    net=Subtotal|Sum of positions; tax=VAT|Duty share; total=Total|To be remitted; order=Your order|Called off under; delivered=Delivery date|Handed over; item=Description|Position; quantity=Qty|Pcs; amount=Amount|Value
    transport=Transport order|Run sheet; reference=Order no.|Run; sender=Sender|Collect at; consignee=Consignee|Drop at; loading=Loading date|Collected; unloading=Delivery date|Dropped; packages=Packages|Colli; weight=Gross weight|Heft kg; plate=Registration|Unit; goods=Goods|Load
    bill=Energy bill|Usage letter; contract=Contract no.|Account key; holder=Customer|Billed person; start=Period from|Usage since; end=Period to|Usage until; usage=Consumption kWh|Units drawn; owed=Amount due|Open sum; debit=Payment date|Collected on; meter=Meter no.|Device; advance=Advance payment|Monthly share
    thanks=Thank you for your business.|We look forward to serving you again.; terms=Goods remain our property until paid in full.|Complaints within eight days of receipt.; page=Page 1 of 1|Sheet 1`,
  deu: `invoice=Rechnung|Leistungsnachweis; number=Rechnungsnummer|Beleg; date=Rechnungsdatum|Ausgestellt; due=Fällig am|Bitte begleichen bis; customer=Kundennummer|Ihre Kennung bei uns
    net=Nettobetrag|Summe der Positionen; tax=MwSt.|Abgabenanteil; total=Gesamtbetrag|Zu überweisen; order=Ihre Bestellung|Abruf aus; delivered=Lieferdatum|Übergeben; item=Bezeichnung|Position; quantity=Menge|Stk; amount=Betrag|Wert
    transport=Transportauftrag|Tourenzettel; reference=Auftragsnummer|Tour; sender=Absender|Abholung bei; consignee=Empfänger|Ablieferung bei; loading=Ladedatum|Abgeholt; unloading=Lieferdatum|Abgeliefert; packages=Packstücke|Kolli; weight=Bruttogewicht|Schwere kg; plate=Kennzeichen|Einheit; goods=Ware|Ladung
    bill=Stromrechnung|Verbrauchsbrief; contract=Vertragsnummer|Kontoschlüssel; holder=Kunde|Abgerechnet für; start=Zeitraum von|Bezug seit; end=Zeitraum bis|Bezug bis; usage=Verbrauch kWh|Bezogene Einheiten; owed=Zahlbetrag|Offene Summe; debit=Abbuchung am|Eingezogen; meter=Zählernummer|Gerät; advance=Abschlag|Monatsanteil
    thanks=Vielen Dank für Ihren Auftrag.|Wir freuen uns auf die weitere Zusammenarbeit.; terms=Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.|Beanstandungen innerhalb von acht Tagen.; page=Seite 1 von 1|Blatt 1`,
  fra: `invoice=Facture|Relevé de prestations; number=N° de facture|Pièce; date=Date de facture|Émis le; due=Échéance|À régler avant; customer=N° client|Votre repère chez nous
    net=Total HT|Somme des postes; tax=TVA|Part de taxe; total=Total TTC|À virer; order=Votre commande|Appel sur; delivered=Date de livraison|Remis le; item=Désignation|Poste; quantity=Quantité|Pces; amount=Montant|Valeur
    transport=Ordre de transport|Feuille de tournée; reference=N° de commande|Tournée; sender=Expéditeur|Enlèvement chez; consignee=Destinataire|Dépose chez; loading=Date de chargement|Enlevé; unloading=Date de livraison|Déposé; packages=Colis|Unités; weight=Poids brut|Masse kg; plate=Immatriculation|Engin; goods=Marchandise|Fret
    bill=Facture d’électricité|Courrier de relevé; contract=N° de contrat|Clé de compte; holder=Client|Personne facturée; start=Période du|Usage depuis; end=Période au|Usage jusqu’à; usage=Consommation kWh|Unités tirées; owed=Montant à payer|Somme ouverte; debit=Date de prélèvement|Encaissé; meter=N° de compteur|Appareil; advance=Acompte|Part mensuelle
    thanks=Merci de votre confiance.|Au plaisir de vous servir à nouveau.; terms=Les marchandises restent notre propriété jusqu’au paiement complet.|Réclamations sous huit jours.; page=Page 1 sur 1|Feuille 1`,
  spa: `invoice=Factura|Relación de servicios; number=N.º de factura|Justificante; date=Fecha de factura|Expedido; due=Vencimiento|Abónese antes de; customer=N.º de cliente|Su clave con nosotros
    net=Base imponible|Suma de partidas; tax=IVA|Parte de impuesto; total=Total|A transferir; order=Su pedido|Según llamada; delivered=Fecha de entrega|Entregado; item=Descripción|Partida; quantity=Cantidad|Uds; amount=Importe|Valor
    transport=Orden de transporte|Hoja de ruta; reference=N.º de orden|Ruta; sender=Remitente|Recogida en; consignee=Destinatario|Descarga en; loading=Fecha de carga|Recogido; unloading=Fecha de entrega|Descargado; packages=Bultos|Colis; weight=Peso bruto|Masa kg; plate=Matrícula|Unidad; goods=Mercancía|Carga
    bill=Factura de luz|Carta de consumo; contract=N.º de contrato|Llave de cuenta; holder=Cliente|Persona facturada; start=Periodo desde|Uso desde; end=Periodo hasta|Uso hasta; usage=Consumo kWh|Unidades tomadas; owed=Importe a pagar|Suma abierta; debit=Fecha de cargo|Cobrado; meter=N.º de contador|Aparato; advance=Anticipo|Cuota mensual
    thanks=Gracias por su confianza.|Será un placer atenderle de nuevo.; terms=La mercancía es de nuestra propiedad hasta su pago completo.|Reclamaciones en ocho días.; page=Página 1 de 1|Hoja 1`,
  ita: `invoice=Fattura|Distinta di servizi; number=Numero fattura|Pezza; date=Data fattura|Emesso il; due=Scadenza|Da saldare entro; customer=Codice cliente|La vostra chiave da noi
    net=Imponibile|Somma delle voci; tax=IVA|Quota d’imposta; total=Totale|Da bonificare; order=Vostro ordine|Su richiamo; delivered=Data di consegna|Consegnato; item=Descrizione|Voce; quantity=Quantità|Pz; amount=Importo|Valore
    transport=Ordine di trasporto|Foglio di giro; reference=Numero ordine|Giro; sender=Mittente|Ritiro presso; consignee=Destinatario|Scarico presso; loading=Data di carico|Ritirato; unloading=Data di consegna|Scaricato; packages=Colli|Unità; weight=Peso lordo|Massa kg; plate=Targa|Mezzo; goods=Merce|Carico
    bill=Bolletta elettrica|Lettera dei consumi; contract=Numero contratto|Chiave del conto; holder=Cliente|Persona addebitata; start=Periodo dal|Uso da; end=Periodo al|Uso fino a; usage=Consumo kWh|Unità prelevate; owed=Importo da pagare|Somma aperta; debit=Data di addebito|Incassato; meter=Numero contatore|Apparecchio; advance=Acconto|Quota mensile
    thanks=Grazie per la fiducia.|Saremo lieti di servirvi ancora.; terms=La merce resta di nostra proprietà fino al saldo.|Reclami entro otto giorni.; page=Pagina 1 di 1|Foglio 1`,
};

export function layoutWords(language: LayoutLanguage): Words {
  const entries = WORDS[language].split(/[;\n]/).map((entry) => {
    const [key = '', words = ''] = entry.trim().split('=');
    const [usual = '', own = ''] = words.split('|');
    return [key, [usual, own]] as const;
  });
  return Object.fromEntries(entries);
}
