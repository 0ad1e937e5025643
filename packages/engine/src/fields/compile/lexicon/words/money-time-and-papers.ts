/**
 * Words of money, ordering and selling, time, papers and their parts, what is done to papers, measures, opinions, communication and
 * languages.
 */
export const MONEY_TIME_AND_PAPERS = `
acceptance annahme angenommen akzeptiert acceptation accepte accepted aceptacion aceptado accettazione accettato aceitacao aceite aanvaarding aanvaard geaccepteerd akceptacja zaakceptowany przyjety
account acct kontostand cuentas contas rekeningen rachunku rachunki
accounting buchhaltung buchfuhrung comptabilite comptable contabilidad contabilita contabile contabilidade contable boekhouding ksiegowosc ksiegowy rachunkowosc
active aktiv actif activo attivo ativo actief aktywny aktywna
actual tatsachlich effektiv reel reelle effectif real effettivo reale efetivo werkelijk daadwerkelijk feitelijk rzeczywisty rzeczywista faktyczny
advance vorschusse arrhes provision anticipos senal anticipato sinal aanbetaling zadatek prepaid vorauszahlung anzahlung
afternoon nachmittag nachmittags tarde pomeriggio namiddag popoludnie
age alter leeftijd edad eta idade wiek wieku
agreed vereinbart convenu pactado acordado convenido pattuito concordato convenuto combinado afgesproken overeengekomen uzgodniony uzgodniono umowiony
aid hilfe beihilfe aide ayuda aiuto ajuda hulp bijstand pomoc assistance assistenza
allocation zuteilung zuweisung attribution asignacion assegnazione atribuicao toewijzing przydzial allocated zugeteilt attribue asignado assegnato toegewezen przydzielony
allowance pauschale dieta dietas indennizzo subsidios tegemoetkoming dodatki ulgi
amendment nachtrag zusatzvereinbarung avenant adenda enmienda emendamento appendice aditamento emenda addendum aanvulling aneks
amount importes cuantia importi quantias
annex anlage anhang beilage beilagen annexe annexes anexo anexos allegato allegati bijlage bijlagen zalacznik zalaczniki zalacznika attachment attachments enclosure enclosures encl appendix
anniversary jahrestag jubilaum anniversaire aniversario anniversario jubileum rocznica
announcement bekanntmachung ankundigung annonce anuncio annuncio anuncios aankondiging bekendmaking ogloszenie obwieszczenie
application antrag antrage antrags bewerbung demande candidature solicitud instancia domanda istanza candidatura requerimento pedido aanvraag verzoek sollicitatie wniosek wniosku podanie
appointment termine
approval approved genehmigt freigegeben freigabe approuve aprobado visado approvato aprovado goedgekeurd zatwierdzil zatwierdzony zatwierdzono
april avril abril aprile kwiecien kwietnia
area metrage superficies superfici oppervlak areaal metraz obszar powierzchni sqm
arrears ruckstand ruckstande arriere arrieres impaye impayes mora atrasos arretrati insoluto atrasados achterstand achterstallig zaleglosc zaleglosci zalegly overdue uberfallig
article item items itens
assessment evaluierung beurteilung einschatzung appreciation valoracion apreciacao evaluatie ewaluacja
asset assets vermogenswert vermogenswerte actifs activos patrimoine patrimonio ativos activa bezittingen aktywa majatek majatku
attention zuhanden zhd hdn attenzione atencion atencao aandacht attn tav
auction versteigerung auktion enchere encheres subasta asta leilao veiling aukcja licytacja licytacji
august aout agosto augustus sierpien sierpnia
authorisation authorization ermachtigung berechtigung berechtigt autorisation autorise habilitation autorizacion autorizado autorizzazione autorizzato autorizacao machtiging gemachtigd upowaznienie upowazniony authorised authorized
autumn herbst automne otono autunno outono herfst najaar jesien
available verfugbar verfugbarkeit disponible disponibilite disponibilidad disponibile disponivel disponibilidade beschikbaar beschikbaarheid dostepny dostepna dostepnosc availability
average mittelwert moyen moyens durchschnittlich medio medias sredni sredniej avg
balance kontostand saldos tegoed
beginning begann vanaf desde depuis seit since iniziato iniciado aangevangen rozpoczeto poczatku
bestbefore mhd haltbar haltbarkeit mindesthaltbarkeit peremption ddm dluo consumo caducidad scadenza tmc validade tht houdbaar houdbaarheid przydatnosci spozycia
bonus boni primas premi premios gratifikation gratification gratifica bonussen nagroda
booking gebucht gebuchte reserviert reservations reservas reservado prenotato geboekt gereserveerd zarezerwowano
budget haushaltsplan presupuesto presupuestado presupuestaria budgetaire bilancio orcamento orcamental begroting begroot budzet budzetu budgeted
business geschaft geschaftlich gewerblich gewerbe betrieblich professionnel affaires negocio negocios comercial commerciale affari zakelijk firmowy sluzbowy commercial
calculation berechnet calculado calcolato berekend wyliczenie kalkulation
call anruf anrufe appel appels llamada llamadas chiamata chiamate chamada chamadas oproep gesprek gesprekken polaczenie polaczenia rozmowa calls
cancellation cancelled canceled storno storniert gekundigt widerruf annule annulee annulees resilie anulacion anulado cancelado annullato disdetta anulacao geannuleerd opzegging anulowano anulowany odwolany odwolanie
capacity kapazitat fassungsvermogen capacite contenance capacidad capacita capienza capacidade lotacao capaciteit pojemnosc pojemnosci
capital capitaux kapitalu hauptforderung hoofdsom
card cards karte karten carte cartes tarjeta tarjetas tessera scheda carta cartao cartoes kaart kaarten karta karty kart
cash comptant numeraire metalico contado numerario gotowce gotowkowy
category categorias rubrique rubrik
cause begrundung causas oorzaken powodu raisons razon motivazione ragione razao
certificate schein attestations constancia atestado certidao certificazione verklaring getuigschrift certyfikat certyfikatu acta
certified beglaubigt zertifiziert certifie legalise legalizado certificado autenticato autenticado gewaarmerkt gecertificeerd poswiadczony uwierzytelniony certyfikowany
change geandert modifie modifiee modifications modificado modificaciones cambios modificato modifiche variazione alteracoes alterado gewijzigd wijzigingen zmieniony
charge entgelt couts cout custo custos gasto gastos tarifa koszt koszty kosztow onkosten honorar honoraires honorarios onorario leges
cheque check cheques checks scheck schecks talon assegno assegni czek czeku czeki
city localidade
claim schadens creance creances reclamaciones vorderingen wierzytelnosc
closed geschlossen ferme fermee cerrado chiuso fechado encerrado gesloten zamkniety zamknieta
closing abschluss schliessung cloture fermeture cierre chiusura fecho encerramento afsluiting sluiting zamkniecie zamkniecia
code codes codigos cod kodu kody kennziffern
column spalte spalten colonne colonnes columna columnas colonna coluna colunas kolom kolumna kolumny
comment notiz notizen vermerk hinweise comentarios notas annotazioni annotazione anotaciones anotacoes opmerkingen aantekeningen notitie notatka notatki adnotacje
commission provisionen comisiones comissoes provvigione provvigioni courtage
common gemeinsam gemeinsame gemeinschaft commun commune comun comum gemeenschappelijk gezamenlijk wspolny wspolna joint
comparison vergleich comparaison comparatif comparacion comparativo confronto comparacao vergelijking porownanie compared verglichen
complaint reklamation
completion abschluss fertigstellung achevement terminacion completamento conclusao voltooiing oplevering ukonczenie ukonczenia zakonczenia completed abgeschlossen fertiggestellt erledigt acheve completado concluido completato ultimato voltooid afgerond ukonczony
condition conditions condiciones condicoes warunki klausel clausula
confidential vertraulich confidentiel confidencial confidenziale riservato vertrouwelijk poufne poufny
confirmation bestatigung bestatigt confirme confirmacion confirmado conferma confermato confirmacao bevestiging bevestigd potwierdzenie potwierdzenia potwierdzony potwierdzono confirmed
contact contactos interlocuteur referente kontaktowy kontaktowe kontaktu
contribution cotisations cuota cuotas contribuicoes quotizacao skladek contributions aportaciones
copy copies exemplar exemplare exemplaire exemplaires ejemplar ejemplares copias esemplare esemplari exemplares afschrift exemplaren egzemplarz egzemplarzy duplicate duplikat duplicata duplicado duplicato
correspondence korrespondenz schriftverkehr correspondance correspondencia corrispondenza correspondentie briefwisseling korespondencja korespondencji korespondencyjny
count zahl anzahl cantidad recuento conteggio contagem aantal liczba liczby zliczenie
course modulo
created erstellt angelegt erstellung cree creee creation creado creacion creato creazione criado criacao aangemaakt utworzono utworzenia
credit haben gutgeschrieben abono abonos creditos bijschrijving creditering uznanie uznania
currency divisas monnaie moedas munteenheid walucie
current aktuell derzeitig jetzig laufend actuel actuelle actual courant corrente attuale atual vigente huidig lopend biezacy biezaca aktualny aktualna obecny present
customs aduanero aduanera doganale aduaneiro celny celna celne
daily journaliere diarias dagelijkse
date dates dated fechas fechado datato datado dagtekening gedateerd dnia daty dato datiert datos
day days journee jornada giornata tagen daags dniu
deadline frist stichtag delai delais plazo plazos termine termini prazo prazos limite termijn termin terminu until
debit debits debited lastschrift lastschriften abbuchung abgebucht belastung soll prelevement preleve debe adeudo domiciliacion addebito addebiti debito afschrijving incasso debet obciazenie obciazenia winien
debt verbindlichkeit deudas dividas schuldig zadluzenie dlugu
debtor schuldner zahlungspflichtiger debiteur deudor debitore devedor schuldenaar dluznik
december dezember decembre diciembre dicembre dezembro grudzien grudnia
decision beschluss resolucion delibera deliberazione decisoes beschikking postanowienie uchwala
decrease minderung ruckgang senkung verringerung diminution baisse disminucion reduccion diminuzione riduzione diminuicao reducao vermindering daling verlaging spadek obnizka zmniejszenie reduction
deduction deductions abgezogen einbehalt einbehalten retenciones retencion deducciones descuentos ritenuta ritenute retencao retencoes descontos inhoudingen withholding
delivery liefer zugestellt ausgeliefert livraisons livree livrees distribution entregas geleverd bezorging bezorgd dostawie dostarczono doreczenie doreczono deliver delivers
deposit pfand kautionen depositos arras caparra sinal consigna statiegeld depozytu zastaw
depreciation abschreibung abschreibungen amortissement amortissements amortizacion ammortamento amortizacao depreciacion afschrijving afschrijvingen amortyzacja amortyzacji
description descriptif intitule concepto conceptos descripciones discriminacao designacoes omschrijvingen wyszczegolnienie tresc opisu descr
desired gewunscht souhaite souhaitee deseado deseada desiderato desejado gewenst gewenste pozadany wunsch
deviation abweichung abweichungen ecart ecarts desviacion desviaciones scostamento scostamenti desvio desvios afwijking afwijkingen odchylenie variance
diameter durchmesser diametre diametro doorsnede srednica srednicy
difference differenz unterschied ecart diferencia diferencias differenza diferenca diferencas verschil roznica roznice differences
digital electronic elektronisch elektronische electronique electronico electronica elettronico elettronica eletronico eletronica elektroniczny elektroniczna elektronicznej
discount rabais ristourne escompte descuentos rebaja bonificacion ribasso abbuono descontos abatimento kortingen rabatu upust ermassigung znizka
distance distancias
document documentos documentacion stukken dokumentu dokumentow
donation spende spenden zuwendung dons donacion donativo donazione erogazione doacao gift schenking darowizna darowizny donations
due exigibilite vencidas vencimientos vencimentos platne platny
duration durations dauert czasu trwania trwanie duracoes
duty duties gravamenes oneri heffing heffingen
early fruhzeitig vorzeitig anticipe anticipee anticipado anticipata antecipado vervroegd vroegtijdig przedterminowy wczesniejszy
edition ausgabe auflage edicion edizione edicao editie uitgave wydanie naklad oplage
effective wirksamkeit wirkung inkrafttreten obowiazywania
email correos elektroniczna
end until hasta jusqu jusque fino tot beendet endet finale termina finaliza finisce conclusione termino eindigt konca zakonczenia zakonczono terminated
english englisch anglais ingles inglese engels angielski
enquiry inquiry anfrage ruckfrage ruckfragen renseignement renseignements consulta consultas informacion zapytanie zapytania navraag enquiries
entered eingetragen erfasst eingegeben saisi saisie introducido inserito introduzido lancado ingevoerd wprowadzil wprowadzono wprowadzony rejestrowane enregistre
equity eigenkapital eigenmittel patrimoine patrimonio
error fehler irrtum erreur errore erro fout blad bledy
estimate geschatzt voraussichtlich estimee estimado estimada stimato stimata geschat szacunkowy szacowany szacunkowa prognoza
european europaisch europeen europeenne europeo europea europeu europeia europees europese europejski europejska
evening abend abends soir soiree noche sera serale noite avond wieczor
excellent ausgezeichnet hervorragend excelente eccellente ottimo otimo uitstekend celujacy doskonaly
exchange wechselkurs umrechnungskurs umtausch wechsel change cambio cambiario cambial koers wisselkoers kurs kursu wymiana wymiany
excise verbrauchsteuer accise accises accisa accijns akcyza akcyzowy
execution executed ausfuhrung ausgefuhrt durchfuhrung durchgefuhrt vollzug vollzogen realisation realise effectue ejecucion ejecutado esecuzione eseguito execucao executado uitvoering uitgevoerd wykonanie wykonano wykonania realizacja realizacji
exempt befreit steuerfrei exonere exento exenta esente isento isenta vrijgesteld zwolniony zwolniona
exemption exonerations exenciones isencoes vrijstellingen freistellung dispensation
expected erwartet attendu attendue esperado esperada atteso attesa aguardado verwacht verwachte oczekiwany oczekiwana spodziewany voraussichtlich
expense aufwendungen auslagen debours gastos spese despesas custos wydatki wydatkow
expert gutachter sachverstandiger expertise gutachten perito perizia peritaje peritagem dictamen parecer deskundige biegly ekspertyza opinia
expiry verfallt caduca caducite vence scade scaduto vervalt verloopt wygasa
explanation erlauterung erklarung explication explicacion spiegazione explicacao toelichting uitleg wyjasnienie objasnienie legende legenda
extension verlangerung prorogation prorroga proroga prorrogacao verlenging przedluzenie przedluzenia extended verlangert
external extern externe externo esterno esterna zewnetrzny zewnetrzna
fax faxe telecopie telecopieur faksu
february februar fevrier febrero febbraio fevereiro februari luty lutego
field feld felder champ champs campo campos veld velden pole pola
file akten dossiers pratica processos akt teczka
filing einreichung eingereicht depot depose soumission soumis presentacion presentado presentada presentazione presentato apresentacao apresentado submetido indiening ingediend zlozenie zlozenia zlozony zlozono submission submitted filed
filled ausgefullt ausfullen rempli remplir cumplimentado cumplimentar rellenar compilato compilare preenchido preencher ingevuld invullen wypelnia wypelnil wypelnic
final ostateczny ostateczna
financial finanziell finanz financier financiere financiero financiera finanziario finanziaria financeiro financeira financieel finansowy finansowa
financing finanzierung financement financiacion financiamiento finanziamento financiamento financiering finansowanie finansowania
fine busse bussen ordnungsgeld multas sanciones coimas mandatu
first erstmals primeiros 1st
fixed fest feste fixe fijo fija fisso fissa fixo fixa vast vaste staly stala
foreign auslandisch auslandische ausland auslands etranger etrangere extranjero extranjera extranjeria straniero straniera estero estrangeiro estrangeira buitenland buitenlands buitenlandse zagraniczny zagraniczna cudzoziemiec
form formular formulare formulaire formulario formularios modulo moduli modello impresso impreso formulier formulieren formularz formularza vordruck forms
free kostenlos kostenfrei gratis gratuit gratuite gratuito gratuita kosteloos bezplatny bezplatnie nieodplatnie
frequency haufigkeit turnus rhythmus frequence periodicite frecuencia periodicidad frequenza periodicita frequencia periodicidade frequentie czestotliwosc zahlweise
friday freitag vendredi viernes venerdi vrijdag piatek
full voll vollstandig vollstandige complet complete completo completa integral integrale intero volledig pelny pelna calkowity caly
fund fondsen fondos fundos funduszu sondervermogen
german deutsch deutsche allemand allemande aleman alemana tedesco tedesca alemao duits duitse niemiecki niemiecka
goal ziel zielsetzung objectif objectifs objetivo objetivos obiettivo obiettivi doelstelling doel cel cele target
good gute gutes bonne bueno buena buono buona goed goede dobry dobra dobrze
granted gewahrt bewilligt erteilt bewilligung accorde accordee octroye concedido concedida otorgado otorgada concesso concessa deferido toegekend verleend przyznany przyznano przyznana udzielono udzielony
group grupos
guarantee sicherheitsleistung garanties avales aval fideiussione cautionnement borgtocht borgstelling poreczenie gwarancji poreczyciel
half polowa polrocze semestrale metade helft
heading uberschrift kopfzeile entete encabezado intestazione cabecalho opschrift naglowek
high hoch hohe elevee alto elevado hoog hoge wysoki wysoka
holder inhabers halters intestatari intestato houders
hour hrs std stdn uurs horaire godz
identification identifier identyfikator identyfikacyjny kennziffer identificativo identificador identifiant identiteit
immediate sofort unverzuglich immediat inmediato immediato imediato onmiddellijk natychmiastowy niezwlocznie
important wichtig wichtige importante importanti belangrijk istotne
included inklusive inbegriffen enthalten einschliesslich inkl compris comprise inclus incluse incluido incluida compreso inclusa incluso inbegrepen inclusief wliczony zawarty lacznie
income einkunfte einnahmen revenus recettes ingresos renta entrate rendimentos receitas inkomsten dochodu dochodow przychody
increase erhohung steigerung zunahme anstieg augmentation hausse aumento incremento aumenti acrescimo verhoging stijging toename wzrost podwyzka zwiekszenie
index indice indeks indexation indexierung indexacion indicizzazione indexering
individual einzelne individuell individuel individuelle individuale individueel indywidualny indywidualna
information informacion informacao informacoes informatie informacje informacja renseignements inlichtingen detalle detalles dettaglio dettagli detalhe detalhes szczegoly einzelheiten bijzonderheden particulars
initial anfanglich anfanglicher initiale inicial iniciales iniziale aanvankelijk poczatkowy poczatkowa
inspection check gepruft verification verifie verificacion revision verifica verificacao gecontroleerd nagekeken sprawdzil sprawdzono checked verified
instalment raten abschlag tilgungsrate cuotas plazos parcela parcelas prestacoes termijnen raty ratalny mensalidade
instruction instructions anleitung consignes consigne instrucciones instrucoes instructies aanwijzingen wskazowki pouczenie
interest agios odsetek oprocentowanie oprocentowania
internal intern interne interno interna wewnetrzny wewnetrzna
international internationale internacional internazionale internationaal miedzynarodowy
inventory inventar inventarverzeichnis inventaire inventario inventaris inwentarz inwentaryzacja inwentarzowy
investment investition investitionen kapitalanlage placement placements investissement inversion inversiones investimento investimenti investering belegging beleggingen inwestycja inwestycji
invoice facturas facturation facturado faturas fakturierung
issue emis emise emitido emitida expedido expedida emesso emessa rilasciato rilasciata delivre delivree etabli etablie uitgegeven afgegeven verstrekt wydano wydany wystawiono wystawil wydal
issuer ausgebende emettrice wystawiajacy wydajacy emitent
italian italienisch italienische italien italienne italiano italiana italiaans italiaanse wloski wloska
january januar janner janvier enero gennaio janeiro januari styczen stycznia
job puestos zawodu
july juli juillet julio luglio julho lipiec lipca
june juni juin junio giugno junho czerwiec czerwca
justification begrundung rechtfertigung justificacion motivazione giustificazione justificacao fundamentacao motivering uzasadnienie uzasadnienia
kind arten typen types tipi rodzaju gattung typu nature naturaleza aard gatunek
label etikett etiquette etiqueta etichetta rotulo etikieta
language sprachkenntnisse idiomas linguas talen jezykow
last letztmals ultimos ultimas ostatnia ostatnie ostatniego
late spat verspatet tardif tardive tardivo tardio laat pozny spozniony
letter courrier pismo pisma brieven listu anschreiben
level stufe ebene niveau niveaux nivel niveles livello poziom stopien grad poziomu
liabilities verbindlichkeiten passiva passif pasivo passivo verplichtingen zobowiazania
limit obergrenze plafond tope massimale plafon limitu ceiling
line lineas righe linhas pozycja rij renglon partida voce
list listas verzeichnis verzeichnisse ubersicht wykaz wykazu listado repertorio zestawienie relacion
loan darlehens credit credito prestamos emprestimos kredytu
location lieux luoghi locais locaties lokalizacja situation localidade
loss perdidas perdas verliezen utraty
low niedrig niedrige gering faible basso bassa baixo baixa laag niski niska
lumpsum pauschale pauschal pauschalbetrag forfait forfaitaire tantum forfettario forfetario globaal ryczalt ryczaltowy
main haupt hauptsachlich principal principale principales principali principais hoofd voornaamste glowny glowna primary
mandate mandat mandato mandaat machtiging machtigingskenmerk
mandatory pflicht verpflichtend obligatorisch obligatoire obligatorio obligatoria obbligatorio obbligatoria obrigatorio verplicht obowiazkowy obowiazkowa compulsory
march marz mars marzo marco maart marzec
margin marge margen margine margem marza marzy gewinnspanne spanne
mark noten notes notas voti cijfers punteggi calificaciones stopien
maximum max hochstens maximaal maksimum maksymalny maksymalna maksymalnie highest hoogste najwyzszy najwyzsza
may mai mayo maggio maio maja
measure masse medidas misure medicao metingen wymiar pomiar pomiary
message messaggi mensagens komunikat meldung
minimum mindestens minimaal minimalny minimalna
minute minutes minutos
minutes niederschrift protokoll verhandlungsprotokoll verbale acta atas verslag notulen protokol protokolu proceedings
mobile cell mobilfunk gsm komorkowy komorkowa komorkowego telemobile
monday montag lundi lunes lunedi maandag poniedzialek
month meses mesi mensuelle maandelijkse miesiecznie
morning vormittag vormittags morgen matin matinee manana mattina mattino manha ochtend voormiddag rano ranek przedpoludnie
mortgage hypothek grundschuld hypotheque hypothecaire hipoteca hipotecario ipoteca ipotecario hipotecaria hypotheek hypothecair hipoteka hipoteczny hipoteki
name names noms nomi nomes imie
national nationale nacional nazionale nationaal krajowy krajowa inland domestic
new neu neue neuer neues nouveau nouvelle nuevo nueva nuovo nuova novo nova nieuw nieuwe nowy nowa nowe
next nachste nachster nachstes folgende prochain prochaine suivant suivante proximo proxima siguiente prossimo prossima successivo seguinte volgende eerstvolgende nastepny nastepna kolejny
nominal nennwert nennbetrag nominale nominaal facial nominalny nominalna nominalwert
noon mittag mittags midi mediodia mezzogiorno middag poludnie
notice hinweise meldung avisos comunicazione comunicacion comunicacao kennisgevingen aankondiging melding powiadomienie opzegging
november novembre noviembre novembro listopad listopada
number num nro numbers nummern numeros nummers numeru zahl liczby ilosc
object objekt objetos voorwerp przedmiotu
obligation verpflichtung verpflichtungen obligacion obligaciones obbligo obrigacao verplichting zobowiazanie
october oktober octobre octubre ottobre outubro pazdziernik pazdziernika
offer bid bids tender gebot gebote soumission propuesta propositions proposition proposta propostas ofertas offerte biedingen bieding
oneoff einmalig einmalige ponctuel unico unica eenmalig jednorazowy jednorazowo
open aberto aberta openstaand openstaande nierozliczone
opening eroffnung offnung ouverture apertura abertura openings otwarcie otwarcia
opinion meinung avis stellungnahme opinione opiniao parere parecer mening oordeel opinia zdanie
optional freiwillig fakultativ wahlweise facultatif facultative opcional opzionale facoltativo facultativo optioneel opcjonalny dobrowolny
order bestellt commandee pedidos encargo ordinato encomendas bestel besteld opdracht zamowien zamowiono zlecenie zlecenia
orderer auftraggeber besteller donneur comitente committente ordinante ordenante opdrachtgever zamawiajacy zleceniodawca mandant
ordinary ordentlich gewohnlich normal regulier ordinaire ordinario ordinaria gewoon zwykly zwykla
original urschrift originale origineel oryginal oryginalu originals
other sonst divers diverse otra outros overige overig inne inna miscellaneous misc
overdraft uberziehung dispositionskredit decouvert descubierto scoperto descoberto roodstand
overpayment uberzahlung sobrepago nadplata nadplaty
owed geschuldet geschuldete dovuto dovuta debido adeudado devido devida verschuldigd verschuldigde nalezny nalezna naleznosc naleznosci owing due payable zahlbar
own eigen eigene eigener propre propres propio propia proprio propria wlasny wlasna
page pages blatt blattzahl feuille folio hoja hojas paginas bladzijde bladzijden blad stron
paid entrichtet beglichen payes reglee regle verse versee abonado paga liquidado quitado saldato voldaan oplacono oplacony wplacono settled
part onderdeel gedeelte
partial teilweise partiel partielle parcial parziale parciais gedeeltelijk czesciowy czesciowa
payee zahlungsempfanger beneficiaire beneficiario begunstigde beneficjent odbiorca recebedor
payer zahlungspflichtiger einzahler auftraggeber payeur debiteur ordenante pagador pagatore ordinante pagante betaler opdrachtgever platnik platnika zleceniodawca wplacajacy
payment bezahlung reglement reglements cobro pagamentos betalingen betaal zaplata zaplaty wplata wplaty platnosci
payout auszahlung ausgezahlt ausbezahlt uitbetaling uitbetaald uitkering liquidazione erogazione disbursement decaissement desembolso desembolsado wyplata wyplaty wyplacono
pending anhangig attente pendiente pendientes pendente pendentes openstaand oczekujacy rozpatrzenia
pension jubilado pensionamento aposentacao pensioenen emerytalny emerytalna renta
percent porcentaje percentuale percentueel procentowy procentowa pct proc
period periodos tijdvak tijdvakken zeitspanne okresu okresie
permanent unbefristet dauerhaft dauernd permanente indefinido indefinida indeterminato indeterminata indeterminee onbepaald onbepaalde nieokreslony staly
phone fon fernruf durchwahl telf tfno tlf telefonisch telefonique telefonico telefonu telefoniczny rufnummern
place orte lieux luoghi locais plaatsen miejscu plaza
planned geplant geplante vorgesehen prevu prevue previsto prevista programado gepland geplande planowany planowana planowane przewidywany scheduled voraussichtlich
point puntos pontos punktow points
polish polnisch polnische polonais polonaise polaco polaca polacco polacca polones pools poolse polski polska polskie
poor schlecht mangelhaft mauvais mauvaise mediocre malo scarso slecht slechte zly slaby
portuguese portugiesisch portugais portugaise portugues portuguesa portoghese portugees portugese portugalski
postage porto affranchissement franqueo affrancatura portes frankering
posting verbucht gebucht comptabilise contabilizado contabilizacion registrazione contabilizzazione lancamento geboekt ksiegowania zaksiegowano ksiegowanie posted buchung
prepared erstellt angefertigt ausgearbeitet aufgestellt prepare etabli redige elaborado redactado redatto preparato elaborato preparado opgesteld opgemaakt sporzadzil sporzadzono sporzadzenia opracowal przygotowal
present asistentes obecnych
previous bisherig bisherige zuvor fruher fruhere vorjahr anterieur anterieure vecchio eerder eerdere poprzednia poprzednie former prior earlier ehemalig
price preise preises precios precos prijzen ceny cenowa cennik
printed gedruckt ausdruck ausgedruckt imprime imprimee impreso stampato stampa impresso impressao afgedrukt wydruk wydruku wydrukowano print
priority prioritat dringlichkeit priorite prioridad priorita prioridade prioriteit priorytet pilnosc
private privat prive privee privado privada privato privata particular particulier prywatny prywatna
produced hergestellt herstellung produktion erzeugt produit fabrique fabrication produccion fabricacion fabricado produzione prodotto producao fabrico productie geproduceerd produkcja produkcji wyprodukowano production
profit gewinn gewinne uberschuss benefice benefices beneficio ganancia ganancias profitto lucro lucros winst zysk zysku profits
proof nachweis nachweise beleg justificatif preuve prueba comprobante justificante prova comprovativo bewijs bewijsstuk dowod dowodu
property vastgoed
public publique openbare panstwowy panstwowa
publication veroffentlichung veroffentlicht erschienen parution publicacion publicado pubblicazione pubblicato publicacao publicatie gepubliceerd publikacja publikacji published
purchase purchases purchased bought gekauft einkauf erwerb erworben acquisition achete comprado compras adquisicion adquirido acquistato comprada aquisicao gekocht inkoop aankopen zakupu zakupiono nabycie nabycia
purpose finalite objectif objetivo concepto causale motivo obiettivo cele celu
quality jakosciowy
quantity qty qtd qnt cant mge stuckzahl hoeveelheden stuks stk szt
quarter quartal quartals vierteljahr vierteljahrlich trimestre trimestriel trimestrielle trimestral trimestrale trimestri kwartaal kwartal kwartalny kwartalu quarterly trimester
question questions preguntas vragen vraagstelling pytan
quote quotation angebot kostenvoranschlag offerte devis cotizacion presupuesto preventivo orcamento cotacao wycena oferta kosztorys quotations
rate rates tassi tarieven stopa stopy oprocentowanie
rating bewertung einstufung note cote calificacion clasificacion valutazione classificacao waardering beoordeling ocena ranking
ratio verhaltnis kennzahl quotient proporcion proporzione rapporto verhouding stosunek wskaznik coefficient koeffizient
receipt kassenzettel recibos scontrino recibido comprobante comprovativo talao kwit pokwitowanie paragonu eingang ontvangen otrzymano
received erhalten eingegangen eingang empfangen recue recu reception recibido recibida recepcion ricevuto ricevuta ricezione recebido recebida rececao ontvangen ontvangst otrzymano otrzymany wplynelo wplyw wplywu
recommendation empfehlung empfohlen recommandation recommande recomendacion recomendado raccomandazione consigliato recomendacao aanbeveling advies aanbevolen zalecenie zalecenia zalecany rekomendacja recommended
reduced ermassigt reduziert vermindert reduit reduite reducido reducida ridotto ridotta reduzido reduzida gereduceerd verlaagd obnizony ulgowy ulgowa
reference zeichens referencias refs rif vorgang referencji reff
refund erstattet ruckerstattung rembourse reembolsos reembolsado rimborsato restituicao terugbetaald teruggave zwrotu zwrocono reimbursement reimbursed
registration registered angemeldet eingetragen registriert enregistrement enregistre inscrit inscrite inscrito registrado iscritto registrato inscricao ingeschreven geregistreerd wpis wpisu zarejestrowany zameldowania
rejected abgelehnt ablehnung verweigert refuse rejete refus rejet rechazado denegado rechazo respinto rifiutato rifiuto recusado indeferido rejeitado recusa afgewezen geweigerd afwijzing weigering odrzucony odrzucono odmowa refused denied
remaining rimanente overig overgebleven pozostaje
reminder reminders mahnung mahnungen zahlungserinnerung erinnerung rappel relance recordatorio requerimiento sollecito promemoria lembrete aviso herinnering aanmaning przypomnienie ponaglenie wezwanie dunning
remuneration entlohnung bezuge retribuciones compensi compenso remuneraciones bezoldiging vergoeding honorarium
renewal erneuerung verlangerung renouvellement reconduction renovacion rinnovo rinnovato renovacao verlenging vernieuwing odnowienie wznowienie przedluzenie renewed
repayment tilgung ruckzahlung ruckgezahlt remboursement amortissement amortizacion devolucion rimborso ammortamento reembolso amortizacao aflossing terugbetaling splata splaty repaid
reply replied answer respuestas respostas ruckantwort beantwortet repondu beantwoord response reactie
report relazione relatorios raportu
request pedidos aanvraag zgloszenie zgloszenia
requested beantragt beantragte gewunscht demandee requerido gevraagd gevraagde wnioskowany wnioskowana zlecony
required erforderlich erforderliche notwendig benotigt requis requise necesario necessario richiesto requerido exigido exigida vereist nodig benodigd wymagany wymagana niezbedny needed necessaire
responsible competent competente bevoegd wlasciwy
result resultados wyniku ergebnisse
return returned returns zuruckgegeben rucksendung devuelto devuelta devoluciones restituito devolvido geretourneerd zwrotu zwrocony
revenue turnover einnahmen affaires recettes facturacion fatturato entrate receitas ventas opbrengst opbrengsten obrot obroty przychody wplywy
rounding rundung rundungsdifferenz gerundet arrondi redondeo arrotondamento arredondamento afronding zaokraglenie
row reihe zeile rangee fila linea fileira rij rzad wiersz
russian russisch russe ruso russo rosyjski
salary bezuge sueldos salarios stipendi ordenados salarissen placa bezoldiging
sale sales sold verkaufe verkaufs verkauft vendu vendue vendido vendida ventas venduto vendas verkocht verkopen sprzedano sprzedany
satisfied zufrieden zufriedenheit satisfait satisfaite satisfecho satisfaccion soddisfatto soddisfazione satisfeito satisfacao tevreden tevredenheid zadowolony zadowolenie satisfaction
saturday samstag sonnabend samedi sabado sabato zaterdag sobota
savings sparen spar ersparnis epargne ahorro ahorros risparmio poupanca spaar besparing oszczednosci oszczednosc saving
scale massstab echelle escala scala schaal skala skali
schedule zeitplan terminplan ablaufplan horaire horaires calendrier horario horarios calendario orario orari cronograma rooster planning harmonogram grafik timetable
score points punkte punti puntos pontos punkty
season saison saisons temporada stagione epoca seizoen sezon sezonu
second zweite zweiter deuxieme segundo segunda secondo seconda tweede drugi druga
secondary neben nebensachlich secondaire secundario secondario secundaria secondaria secundair dodatkowy uboczny
section sections secciones rubriek rubriques rozdzial czesc dzial
securities wertpapier wertpapiere wertpapieren titres titoli effecten isin depotwerte papierow
seller sellers verkaufers verkaufende vendeuse venditrice verkoopster sprzedajacy zbywca sprzedawczyni
sent gesendet abgesandt versandt versendet verschickt abgeschickt envoye envoyee expediee enviado enviada inviato inviata spedito remetido verzonden verstuurd opgestuurd wyslano wyslany nadano nadania
september septembre septiembre settembre setembro wrzesien wrzesnia
service dienstleistungen prestations servicios prestacion servizi prestazione servicos dienstverlening
settlement abrechnung abrechnungs endabrechnung decompte liquidation liquidacion liquidazione conguaglio liquidacao apuramento afrekening eindafrekening rozliczenie rozliczenia rozliczeniowy
share participation participacion partecipazione quinhao aandelen udzialu
shareholder aktionar gesellschafter anteilseigner actionnaire associe accionista socio azionista acionista aandeelhouder vennoot akcjonariusz udzialowiec wspolnik
sheet blatt bogen feuille feuillet hoja foglio folha blad arkusz
shop laden geschaft ladengeschaft magasin boutique tienda comercio negozio loja winkel sklep store
signature unterzeichnung unterfertigt unterfertigung firmas firmada firmata firmatari assinaturas assinada ondertekening podpisu podpisy podpisano podpisal podpisany
signed unterzeichnet unterschrieben signe signee firmado firmada firmato firmata assinado assinada ondertekend getekend podpisano podpisal podpisany
size tamanos tamanhos maten wielkosc dimension abmessung abmessungen medidas misure dimensoes afmeting afmetingen wymiar wymiary
spanish spanisch spanische espagnol espagnole espanol espanola castellano spagnolo spagnola espanhol espanhola spaans spaanse hiszpanski
specialist especialidade
spent ausgegeben verbraucht depense gastado gastos speso gasto uitgegeven besteed wydatkowano
spring fruhling fruhjahr printemps primavera voorjaar lente wiosna wiosenny
stamp dienstsiegel tampons sellos carimbos pieczatka pieczatki
statement extraits extractos estado extratos extrato afschrift afschriften rekeningafschrift wyciag wyciagu wykaz extrait uittreksel
status statut statuts situation situacion situazione situacao toestand stanu statusu
subject betr concerne concerning asuntos assuntos betreft dotyczy tematu sprawie regarding
subscription abonnement abo abono suscripcion suscripciones abbonamento abbonamenti assinatura subscricao abonament abonamentu prenumerata subscriber abonnent abonne abonado abbonato assinante abonnee
subsidy zuschuss zuschusse subvention subventions subvencion subvenciones sovvenzione subvencao subsidio subsidie dotacja dotacji dofinansowanie grant beihilfe fordermittel bijdrage zuwendung
subtotal zwischensumme zwischentotal subtotale subtotaal tussentotaal soustotal
sufficient ausreichend genugend suffisant suficiente sufficiente voldoende dostateczny wystarczajacy satisfactory befriedigend satisfaisant
suggestion vorschlag vorschlage anregung sugerencia sugerencias suggerimento suggerimenti sugestao sugestoes voorstel sugestia propozycja suggestions
sum sumy lacznie
summary zusammenfassung ubersicht resume recapitulatif sintesis resumen riepilogo sommario sintesi resumo samenvatting overzicht podsumowanie streszczenie zestawienie
summer sommer verano verao zomer
sunday sonntag dimanche domingo domenica zondag niedziela
supplement erganzung zusatz complement complemento integrazione suplemento aanvulling uzupelnienie
supplier suppliers leveranciers dostawcow distributeur distribuidor
surcharge zuschlag aufschlag aufpreis majoration supplement recargo recargos suplemento maggiorazione sovrapprezzo sobretaxa agravamento toeslag doplata
suspended ausgesetzt ruhend gesperrt suspendu suspendue suspendido sospeso suspenso opgeschort geschorst zawieszony wstrzymany blocked
swiss schweizer schweizerisch suisse suizo svizzero svizzera suico zwitsers szwajcarski
tax taxes steuern steuerlich impuestos tributario tributaria impostos fiscal fiscale belastingen fiskalny podatku podatki podatkowy podatkowa podatkowe umsatzsteuer mehrwertsteuer omzetbelasting
taxable steuerpflichtig steuerbar imposable imponible gravable gravado imponibile tributavel coletavel belastbaar opodatkowany opodatkowania podlegajacy
temporary befristet vorubergehend vorlaufig temporaire provisoire temporal provisional temporaneo provvisorio temporario provisorio tijdelijk voorlopig tymczasowy czasowy
tender ausschreibung vergabe licitacion licitacao concurso gara appalto aanbesteding przetarg przetargu procurement
term plazos termini prazos vigencia termijnen terminu okresu
termination kundigung gekundigt beendigung auflosung resiliation rescision terminacion extincion risoluzione recesso cessazione rescisao cessacao beeindiging opzegging rozwiazanie rozwiazania wypowiedzenie
text textos tresc tresci
third dritte dritter troisieme tercero tercera terzo terza terceiro terceira derde trzeci trzecia
thursday donnerstag jeudi jueves giovedi donderdag czwartek
till kasse kassa caisse caja cassa caixa kasa kasy cashier kassierer caissier caissiere cajero cajera cassiere kassier kasjer kasjerka
time times uhr horas heures horaire horario orario tijdstip godz godziny czasu
tip trinkgeld pourboire propina mancia gorjeta fooi napiwek
title titres titulos titoli tytulu uberschrift intitule
topup nachzahlung conguaglio regularisation regularizacion regularizacao naheffing bijbetaling nabetaling doplata niedoplata
total totaux totais ttl insges ensemble globale global complessivo complessiva ogolem calkowita calkowity
trade handlowy handlowa commercial comercial commerciale
transaction transactions transaktion transaktionen operations operaciones movimientos movimiento movimenti movimento transacoes mutatie transacties
transfer uberweisung uberwiesen virement transferencia transferencias bonifico bonifici giroconto overschrijving overboeking overgeschreven overgemaakt przelew przelewu przelewy remittance
translation ubersetzung traduction traduccion traduzione traducao vertaling tlumaczenie translated ubersetzt
tuesday dienstag mardi martes martedi dinsdag wtorek
undersigned unterzeichnende unterzeichneter unterfertigte soussigne soussignee soussignes suscrito infrascrito abajofirmante sottoscritto sottoscritta sottoscritti ondergetekende nizejpodpisany nizejpodpisana
unit uom eenheden jedn
update updated aktualisierung aktualisiert actualisation actualise actualizacion actualizado aggiornamento aggiornato atualizacao atualizado bijgewerkt aktualizacja aktualizacji zaktualizowano
use uses benutzung utilisation utilizacion usos utilizacao uzycie uzytkowanie uzytkowania zastosowanie przeznaczenie
valid vigueur vigente vigencia vigor vigenza valevole geldend geldende waznosci obowiazujacy obowiazuje
variable variabel variabler variavel variabili zmienny zmienna
vat mwst mehrwertsteuer ust umsatzsteuer tva iva btw omzetbelasting ptu igic
version versoes
volume volumens volumenes kubatura pojemnosc
wage sueldo salarios paga jornal lonen placy zarobek wages
warranty gewahrleistung garantie garantia garanzia gwarancja gwarancji rekojmia
website webseite internetseite homepage internet web www pagina sito witryna internetowa
wednesday mittwoch mercredi miercoles mercoledi woensdag sroda
week wochentlich hebdomadaire hebdo semanas semanal settimanale weken wekelijks tygodnia tygodniowy tygodniowo weekly
weight ciezar ciezaru wagi masy
width anchuras ancho breed
winter hiver invierno inverno zima winters
withdrawal abgehoben retraits reintegro retiros levantamentos wyplaty
word words wort worter woord woorden mots palabra palabras parola parole palavra palavras slowo slowa wyrazy
work ouvrable ouvrables ouvres laborable laborables habiles lavorativo lavorativi feriali uteis roboczy robocze roboczych
writing schriftlich ecrit escrito scritto schriftelijk pisemny pisemnie written
year annuelle anos anni jahrgang exercice ejercicio esercizio exercicio jaren jaarlijkse roku rocznie lata rocznik
yes ja oui tak
`;
