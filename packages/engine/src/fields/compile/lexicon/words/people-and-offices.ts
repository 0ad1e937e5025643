/**
 * Words of people, their papers and parts in a paper, work, study, health and animals, authorities, courts, clubs, elections, sport and
 * faith: folded, one meaning a line.
 */
export const PEOPLE_AND_OFFICES = `
absence abwesenheit fehlzeit ausencia assenza afwezigheid verzuim nieobecnosc absencja absent abwesend ausente assente afwezig nieobecny entschuldigt excuse excused
academic akademisch universitaire academico accademico academisch akademicki academique
accident unfalls ongeluk wypadku zdarzenie zdarzenia schadenfall schadensfall versicherungsfall vorfall schadegeval zajscie
accompanying begleitend begleitung begleitperson accompagnant acompanante accompagnatore acompanhante begeleider towarzyszacy companion
adjudication zuschlag zuschlagserteilung attribution adjudicacion aggiudicazione adjudicacao gunning awarded adjudicado aggiudicato gegund
admission einweisung einlieferung aufgenommen hospitalisation hospitalizacion hospitalizado ricovero internamento toelating przyjecia przyjeto admitted hospitalise opgenomen
adoption adopcion adozione adocao adoptie adopcja przysposobienie adoptiert adoptado
adult erwachsener erwachsene adulte adulto volwassene dorosly volljahrig majeur maggiorenne meerderjarig pelnoletni
affiliation zugehorigkeit afiliacion affiliazione filiacao przynaleznosc
age alter edad idade leeftijd wiek wieku lebensalter
agenda tagesordnung dagorde porzadek
agreement umowy contratos pacte pacto patto vertrage avenant
alimony unterhalt alimentaire alimenti alimentos alimentatie alimenty
amount cuantia dotacion asignacion ammontare dotazione kwoty
anaesthesia narkose anasthesie anesthesie anestesia verdoving znieczulenie anaesthetic anesthetic
announcement bekanntmachung annonce anuncio annuncio bando aankondiging bekendmaking ogloszenie edital
appeal einspruch widerspruch berufung rechtsmittel rechtsbehelf recours recurso apelacion alzada ricorso appello beroep bezwaar odwolanie zazalenie apelacja
appellant beschwerdefuhrer widerspruchsfuhrer appelant requerant recurrente apelante ricorrente recorrente bezwaarmaker skarzacy odwolujacy
applicant antragstellerin bewerberin demandeuse postulant postulante aspirante peticionario interesado istante sollicitant zglaszajacy requester requestor
application antrag bewerbung gesuch demande candidature solicitud instancia domanda istanza candidatura requerimento aanvraag sollicitatie wniosek wniosku podanie
appointment termins rdv rendez turno afspraken umowiona
approval approved approver genehmigt freigegeben freigabe bewilligt approuve approbateur aprobado aprobo approvato aprovado goedgekeurd zatwierdzil zatwierdzony zatwierdzono zatwierdzajacy
arbitration schiedsverfahren schieds arbitrage arbitraje arbitrato arbitragem arbitraz
archive archiv archives archivo archivio arquivo archief archiwum ablage
assessment aanslag liquidacion accertamento liquidacao wymiar beurteilung einschatzung oceny
association vereins club clube klub sodalizio agremiacion clubes zwiazek
attendance anwesenheit teilnahme presence presencia asistencia presenza presenca aanwezigheid opkomst obecnosc assiduite frekwencja
auditor abschlussprufer wirtschaftsprufer auditeur revisor revisore registeraccountant rewident rechnungsprufer kassenprufer
author redacteur redactor redattore redator schrijver autora verfasserin schriftsteller
authorisation authorization authorized authorised ermachtigung befugnis autorisation autorise autorizacion autorizado autorizzazione autorizzato autorizacao machtiging bevoegdheid upowaznienie
authority dienststelle ente organismo overheid bestuursorgaan organu urzedu behorden autorites instance administracja
award auszeichnung ehrung recompense premio riconoscimento premiacao onderscheiding nagroda wyroznienie prize
awarder auftraggeber vergabestelle adjudicateur contratante comitente committente opdrachtgever aanbesteder zamawiajacy zleceniodawca adjudicante appaltante
bailiff gerichtsvollzieher huissier alguacil deurwaarder gerechtsdeurwaarder komornik komornika
baptism taufe taufen getauft tauf bapteme baptise bautismo bautizado battesimo battezzato batismo batizado doopsel doop gedoopt chrzest chrztu baptised ochrzczony
beneficiary begunstigte uprawniony beneficiaria favorecido rechthebbende ayant gerechtigde
bidder bieter soumissionnaire licitador licitante ofertante offerente concorrente proponente inschrijver oferent tenderer oferenta
birth geb nee nacida nata nascida naturalidade natalicio urodz ur dob geborene natale
blood krwi sanguin sanguineo sanguigno hematique ematico sanguinea
book buch bucher livre libro livro boek boeken ksiazka ksiazki ouvrage
borrower entleiher ausleiher leser emprunteurs lector czytelnik wypozyczajacy
break pause descanso pausa pauze przerwa ruhepause
breed rasse race raza razza raca ras rasa rasy
burial bestattung beerdigung beisetzung begrabnis inhumation obseques funerailles entierro sepelio sepoltura funerali enterro begrafenis uitvaart pogrzeb pochowek funeral
candidate kandidat kandidaat prufling candidat candidato aspirante opositor kandydat examinando egzaminowany zdajacy bewerber
card karte carte tarjeta tessera cartao kaart karta karty legitymacja ausweis carnet
care pflege betreuung soins cuidado assistenza assistencia asistencia zorg verpleging opieka nursing
career karriere laufbahn werdegang carriere carrera carriera carreira loopbaan kariera kariery
cattle rind rinder bovin bovino bovini runderen bydlo kuh vache vaca koe krowa
cause razao razon ragione przyczyny powodu
centre center zentrum centro centrum osrodek
ceremony zeremonie feier ceremonie ceremonia cerimonia plechtigheid uroczystosc festakt
certificate urkunde acte acta constancia certidao atestado partida nachweis bewijs certificacion poswiadczenie bescheinigt certifie uittreksel
chairman chair chairperson vorsitzender vorsitzende vorsitz president prasident presidente presidenta voorzitter przewodniczacy prezes presidencia presidenza
chamber kammer chambre sezione seccion senat izba kamer wydzial
charge honorar honoraires honorarios onorario honorarium oplaty entgelt
charity gemeinnutzig caritatif benefico beneficenza caridade charytatywny wohltatigkeit
checked gepruft kontrolliert verifie comprobado revisado verificato controllato verificado conferido gecontroleerd nagekeken sprawdzil sprawdzono sprawdzony zweryfikowal reviewed verified prufer
child enfants sohn tochter fils fille hija figlia filha zoon dochter syn corka dziecka dzieci daughter
chrism firmung konfirmation confirmation confirmacion cresima crisma vormsel bierzmowanie
church kirche eglise iglesia chiesa igreja kerk kosciol kosciola gotteshaus temple
citizenship staatsburgerschaft staatsburger cittadinanza ciudadania cidadania burgerschap narodowosc citoyennete cittadino ciudadano
claim schadenfall schadensfall versicherungsfall schadegeval roszczenia
claimant klagerin demanderesse demandeuse reclamant recorrente eiseres powodka powoda anspruchstellerin
class grado clases classi
client auftraggeber mandante commanditaire comitente committente opdrachtgever zleceniodawca klientin
closing abschluss cloture cierre chiusura encerramento sluiting zamkniecie closed geschlossen
coach trainer entraineur entrenador allenatore treinador trener ubungsleiter szkoleniowiec
collection entnommen abnahme abgenommen prelevement preleve extraccion toma raccolta colheita pobrania pobrano drawn
committee ausschuss vorstand comite comision comitato comissao commissie komisja komitet junta bestuur zarzad gremium directiva direttivo
communion kommunion comunion comunione comunhao communie komunia erstkommunion
competition wettbewerb wettkampf turnier meisterschaft concours tournoi concurso torneo campeonato concorso gara torneio wedstrijd toernooi zawody turniej tournament championship contest
complaint beanstandung reklamation reclamation reclamacion denuncia querela beschwerden strafanzeige reclamacao reclamatie zazalenie reklamacja grievance klachten
concerned betroffener betroffene interesado interessato interessado betrokkene zainteresowany afectado
concluded abgeschlossen conclu celebrado celebracion stipulato stipula celebracao gesloten zawarcie zawarta zawarto zawarcia
conference konferenz tagung kongress congres congreso conferencia convegno congresso conferenza conferentie konferencja zjazd symposium colloque congress
confirmation bestatigung bestatigt confirmacion conferma confermato confirmacao bevestiging bevestigd potwierdzenie potwierdzony confirmed confirme confirmado acknowledgement acuse accuse
consent einverstandnis einverstanden zgody instemming
constituency wahlkreis wahlbezirk stimmbezirk circonscription circunscripcion circoscrizione circulo kieskring okreg kiesdistrict
consultation beratung sprechstunde konsultation consulta consulto consult spreekuur konsultacja porada poradnia
contact kontaktdaten interlocuteur interlocutor recapito recapiti referente kontaktowy erreichbar ansprechpartnerin ansprechperson
contractor auftragnehmer titulaire prestataire contratista adjudicatario appaltatore aggiudicatario contratado empreiteiro opdrachtnemer aannemer wykonawca zleceniobiorca zuschlagsempfanger
contribution cuota lidgeld contributie cotisations
copy abschrift ausfertigung exemplaire ejemplar esemplare exemplar exemplaar afschrift kopia wypis egzemplarz duplikat duplicata copias
council stadtverwaltung mairie alcaldia consistorio camara prefeitura
court gerichts cour corte tribunaux sadu sadowy gerechtshof gerecht trybunal tribunals
custodian verwahrer verwahrt depositaire gardien depositario custode bewaarder przechowujacy przechowawca aufbewahrt
custody sorgerecht garde custodia affidamento guarda gezag voogdij obhut
deadline frist stichtag einsendeschluss anmeldeschluss meldeschluss limite plazo scadenza termine prazo termijn uiterlijk uiterste sluitingsdatum terminu closing cutoff
dean dekan doyen decano decaan dziekan prodekan preside
death died gestorben verstorben sterbe decede deceso fallecimiento defuncion fallecido deceduto falecimento falecido overleden overlijdens zmarl smierc smierci zgonu
deceased verstorbener verstorbene defunt defunte fallecido difunto deceduto defunto falecido overledene zmarly zmarla zmarlego erblasser
decision resolucion provvedimento decreto determinazione deliberacao beschikking decyzji postanowienie beschluss entscheid verfugung arrete despacho
declarant erklarender anzeigender deklarant declarante dichiarante aangever zglaszajacy oswiadczajacy informant melder
declaration erklarung aangifte declaracion dichiarazione declaracao verklaring deklaracja zeznanie zgloszenie oswiadczenie declare dichiara
deed urkunde notarurkunde escritura rogito atto akte akt aktu acte oorkonde
defendant angeklagter beschuldigter beklagte prevenu defenderesse acusado imputado demandada imputato convenuta arguido verdachte oskarzony pozwana accused respondent antragsgegner intime
degree abschluss grad grado laurea grau graad stopien titulacion licenciatura bachelor master doktorgrad
delegate delegierter delegue delegado delegato afgevaardigde delegat delegacja delegation
dentist zahnarzt dentiste dentista odontologo odontoiatra tandarts dentysta stomatolog
department afdelingen dependencia sekretariat wydzial oddzialu referat sezione negociado
dependent angehoriger unterhaltsberechtigt dependiente dependente familiare gezinslid dependant dependants
deputy stellvertreter stellvertretend stellvertretender adjoint suppleant suplente sustituto sostituto supplente substituto plaatsvervanger zastepca substitute vice vertretung
diocese bistum diocesis diocesi bisdom diecezja
diploma diplom diplome titulo laurea dyplom getuigschrift zeugnis swiadectwo
director direktor directeur directrice directora direttore direttrice diretor dyrektor geschaftsfuhrer gerant administrador amministratore bestuurder
disability behinderung schwerbehinderung invalidite discapacidad minusvalia disabilita invalidita deficiencia handicap invaliditeit niepelnosprawnosc niepelnosprawnosci invalidity
discharge austritt entlassen egreso dimesso uitschrijving wypisu wypisany ontslagen discharged dimissioni
discipline disziplin disciplina sportart konkurencja dyscyplina deporte desporto sport modalidad modalidade specialita
disease erkrankung affection afeccion dolencia patologia pathologie aandoening schorzenie choroby disorder zachorowanie
dismissal entlassung licenciement despido licenziamento despedimento ontslag zwolnienie abberufung revocation
dispute streit streitigkeit rechtsstreit litige litigio controversia geschil spor sporu
district bezirk arrondissement distrito distretto circondario quartiere wijk dzielnica okreg stadtteil quartier barrio freguesia
divorce scheidung geschieden divorcio divorziato divorzio divorciado echtscheiding gescheiden rozwod rozwodu rozwiedziony divorced
doctor arztin behandler facultativo lekarza huisarts dokter praticien practitioner medecins gp medica
dog hund hunde chien perro hond honden
donation spende zuwendung schenkung donacion donazione donativo doacao schenking darowizna donacja gift donated gespendet
donee beschenkter donataire donatario begiftigde obdarowany
donor spender donateur donante donatore doador schenker darczynca donator zuwendender spenderin
dose dosaggio dosagem einnahme dawki toma pauta prise
drug arznei praparat preparat preparato preparado medicatie medikation remedio leki leku lekow geneesmiddelen medicines
ear ohr ohrmarke oreille crotal orecchio auricolare oormerk kolczyk eartag
edition auflage edicion edizione edicao editie uitgave wydanie
education studien enseignement ensenanza estudios studi estudos opleiding wyksztalcenia ksztalcenie edukacja
election wahl wahlen eleccion elezione elezioni eleicao eleicoes verkiezing wybory wyborow scrutin suffrage stimmabgabe votacion
embassy botschaft ambassade embajada ambasciata embaixada ambasada konsulat consulat consulado consolato consulaat consulate
emergency notfall notruf urgence urgencias emergencia emergenza noodgeval nood naglych awaryjny
employee arbeitnehmerin angestellter angestellte beschaftigte salariee empleada trabajadora lavoratrice trabalhadora colaborador collaboratore arbeiter ouvrier operaio operario personeel pracownika zatrudniony
employer dienstgeber patron patrono empleadora zatrudniajacy anstellungstrager arbeitgeberin werkgevers
employment beschaftigung anstellung arbeitsverhaltnis dienstverhaltnis emploi empleo impiego emprego dienstverband dienstbetrekking tewerkstelling zatrudnienie zatrudnienia
enclosure anlage anlagen beilage annexe anexo adjunto allegato bijlage zalacznik attachment appendix annex
enforcement vollstreckung zwangsvollstreckung execution ejecucion esecuzione execucao executie egzekucja
entitlement berechtigung berechtigt ayant aanspraak uprawnienie uprawniony entitled
event veranstaltungs manifestation manifestacion manifestazione anlass impreza imprezy bijeenkomst acto evenementen wydarzenia
exam klausur epreuve prueba prova toets examens egzaminu sprawdzian matura abitur
examiner prufer prufender examinateur examinador esaminatore examinator egzaminator beisitzer jury jurado giuria
executor testamentsvollstrecker executeur albacea esecutore testamenteiro
exhibition ausstellung exposition exposicion mostra exposicao tentoonstelling wystawa messe salon feria fiera feira beurs targi
expert gutachter sachverstandiger sachverstandige perito peritos deskundige rzeczoznawca biegly bieglego assessor surveyor taxateur adjuster
expertise gutachten peritaje perizia peritagem taxatie opinia ekspertyza dictamen parere parecer
eye auge augen oeil yeux ojos occhio occhi olhos ogen oczu oczy
faculty fakultat faculte facultad facolta faculdade faculteit wydzial fachbereich
failed durchgefallen nichtbestanden echec ajourne suspenso reprobado respinto bocciato reprovado gezakt onvoldoende niezdany
family rodziny rodzinny familial familien gezins foyer nucleo
federation verband fachverband federacion federazione federacao federatie federacja zwiazek
file akten aktenfuhrung fascicule pratica teczka expedientes
fine verwarnungsgeld ordnungsgeld verwarnung contravention contravencion kara mandatu kary
first vorname vornamen prenom prenoms voornaam voornamen imie imiona forename pierwszego
fitness tauglichkeit tauglich aptitude aptitud apto apte idoneita idoneo aptidao geschiktheid geschikt zdolnosc orzeczenie eignung
fixedterm befristet befristung determinado determinato determine bepaald okreslony temporary temporaire temporal tijdelijk temporaneo
followup nachsorge nachkontrolle wiedervorstellung suivi seguimiento seguimento nacontrole kontrolny
foreigner auslander etranger extranjero straniero estrangeiro vreemdeling buitenlander cudzoziemiec cudzoziemca
foundation stiftung fondation fundacion fondazione fundacao stichting fundacja
founded gegrundet grundung constitution constitucion costituzione constituicao opgericht oprichting zalozenia zalozony creation
founder grunder fondateur fundador fondatore oprichter zalozyciel
full voll vollstandig plein complet completo pieno integral voltijd volledig pelny pelne cheio
gender genero plci
given vornamen rufname prenoms voornamen imiona imion
godparent taufpate pate patin paten parrain marraine padrino madrina padrinho madrinha peetoom peetouder chrzestny chrzestna godfather godmother
government regierung gouvernement gobierno governo regering rzadowy
grant forderung zuschuss beihilfe zuwendung subvention subvencion ayuda dotacion sovvenzione contributo subsidio subvencao subsidie dotacja aide subsidy grants
granted bewilligt gewahrt bewilligung zuerkannt accorde octroye concedido otorgado concesso concessione toegekend verleend przyznano przyznany przyznania
grantee stipendiat stipendiatin zuwendungsempfanger boursier becario becaria borsista bolseiro beursaal stypendysta fellow scholar
grantor vollmachtgeber poderdante otorgante delegante outorgante volmachtgever mocodawca mandante constituant
group grupy
guardian vormund betreuer erziehungsberechtigter erziehungsberechtigte sorgeberechtigter tuteur tutor tutore encarregado voogd opiekun opiekunowie
guest gaste invite invitado convidado goscie gosci
handover ubergabe ubergeben ubergeber remise remis entrega entregado consegna consegnato overdracht overhandigd przekazanie przekazal przekazujacy wydal zdajacy
head kierownika leiterin jefa dirigente
headteacher schulleiter schulleitung rektor rektorin proviseur directora dirigente preside rector schooldirecteur dyrektor headmaster principal
health gesundheits zdrowia zdrowotny sanitaire sanitario
hearing verhandlung anhorung audience audiencia udienza vista hoorzitting zitting rozprawa rozprawy posiedzenie
height wzrost wzrostu statura estatura stature
heir erbe erben erbin heritier heredero erede eredi herdeiro erfgenaam erfgenamen spadkobierca spadkobiercy
herd herde bestand troupeau cheptel rebano ganado mandria allevamento kudde stado
hire hired einstellung eingestellt embauche contratacion assunzione assunto contratacao indiensttreding aanstelling zatrudnienia zatrudniony recruitment
holder detenteur tenedor poseedor detentore detentor portador drager
holiday beurlaubung freistellung conge verlof congedo licencia permesso urlopu urlaubs licenca leaves
horse pferd pferde cheval chevaux caballo cavallo cavalo paard paarden konia
hospital spital kliniek klinika szpitala krankenhauses hospitalar
hour std godz hrs uurtje horario
husband ehemann gatte epoux esposo marido marito sposo echtgenoot maz brautigam bridegroom bruidegom noivo groom
identification id personalausweis identitat identite identidad identita identidade identiteit tozsamosc tozsamosci legitimation legitimatie identity ausweises dowod cedula
incapacity arbeitsunfahigkeit arbeitsunfahig incapacite incapacidad baja inabilita incapacidade baixa arbeidsongeschiktheid niezdolnosc krankmeldung krankschreibung ziekmelding unfit
information daten donnees renseignement angabe informacja informacje informatie informacoes danych particulars infos
inhabitant einwohner habitant habitante abitante inwoner mieszkaniec mieszkanca resident burger bewohner
inheritance erbschaft nachlass succession herencia sucesion eredita successione heranca erfenis nalatenschap spadek spadku estate
initials initialen initiales iniciales iniziali voorletters inicjaly paraphe paraaf
inpatient stationar hospitalise ingresado ricoverato internado opgenomen stacjonarny
insolvency insolvenz konkursverfahren faillite insolvencia fallimento falencia faillissement upadlosc bankruptcy quiebra
inspector inspektor inspecteur ispettore inspetor kontrolleur controleur controlador inspekteur
institution einrichtung anstalt etablissement establecimiento institucion centro istituto ente instituicao instelling placowka placowki institut instytucja establishment institute instituto
insured versichertes assuree asegurada assicurata segurada verzekerd ubezpieczonego ubezpieczona
insurer krankenkasse kostentrager mutuelle mutua ziekenfonds zorgverzekeraar compagnie compania compagnia maatschappij ubezpieczyciela
internship praktikum stage practicas tirocinio estagio staz stazu praktyka praktyki praktikums apprenticeship lehre
interview gesprach entretien entrevista colloquio gesprek rozmowa
intolerance unvertraglichkeit intolerancia intolleranza intolerantie nietolerancja
inventor erfinder inventeur inventore uitvinder wynalazca erfinderin
invitation einladung convocation convocatoria invito convocazione convite uitnodiging zaproszenie invitacion invited eingeladen
issue delivre delivree emis expedido expedida emitido emesso rilasciato rilasciata afgegeven wydano wydany wystawil wystawiono ausstellungs
issuer ausstellende ausgebend wystawiajacy wydajacy afgever verstrekker emetteurs
job arbeitsplatz dienststellung fonction funcion funzione funcao metier oficio mestiere empleo ocupacion occupazione ocupacao qualifica zawodu stanowiska betrekking
judge richterin magistrat magistrado jueza juiza sedziego magistrate justice
judgment urteil urteils jugement arret sentencia fallo sentenza acordao sentenca vonnis uitspraak wyrok wyroku orzeczenie ruling verdict
jurisdiction gerichtsstand zustandigkeit juridiction jurisdiccion fuero giurisdizione foro jurisdicao bevoegdheid jurysdykcja wlasciwosc
knowledge kenntnisse connaissances conocimientos conoscenze conhecimentos kennis wiedza znajomosc skills fahigkeiten competences competencias competenze vaardigheden umiejetnosci competenties kompetenzen competencia kompetencje
laboratory laboratoryjny laboratoryjne
language muttersprache madrelingua moedertaal idiomas talen jezyka jezykow
last nachname nachnamen achternaam familienname surname apellido apellidos cognome sobrenome nazwisko
lawyer rechtsanwaltin rechtsbeistand verteidiger avocate defenseur abogada letrado difensore advogada raadsman radca adwokata solicitor barrister counsel
league liga ligue lega spielklasse divisie dywizja
lecture vortrag vorlesung conferencia ponencia lezione relazione palestra lezing wyklad referat prelekcja presentation
legal legaux giuridico juridisch prawna gesetzlicher
legalisation beglaubigung beglaubigt legalizacion legalizado autenticazione autentica reconhecimento legalisatie uwierzytelnienie poswiadczenie apostille
lesson unterricht unterrichts lecon leccion clase lezione aula lekcja zajecia lectiva
level niveau nivel livello poziom stufe niveaus grado
licence fahrerlaubnis conduire conducir licencja jazdy fuhrerscheins rijbewijzen licences licenses
loaned ausgeliehen ausleihe verliehen emprunte prestado prestito emprestado uitgeleend uitlening wypozyczenie wypozyczono borrowed
maiden madchen meisjes rodowe panienskie
management leitung verwaltungs direction gerencia direzione direcao directie leiding kierownictwo
manager leiter leiterin chef cheffe gerente jefe jefa capo chefe leidinggevende kierownik kierownika
mandatary bevollmachtigter bevollmachtigte mandataire apoderado procuratore procurador gevolmachtigde pelnomocnik pelnomocnika mandatario delegato upowazniony vollmachtnehmer
mandate amtszeit amtsperiode mandat mandato mandaat kadencja kadencji ambtstermijn
marital familienstand zivilstand personenstand civil civile burgerlijk burgerlijke cywilny matrimonial coniugale
mark noten notenpunkte zensuren notas calificaciones votazione votos classificacao cijfers oceny grado
marriage married verheiratet eheschliessung trauung hochzeit casado casada coniugato sposato gehuwd getrouwd zonaty zamezna slub slubu wedding boda nozze
match spiel begegnung rencontre partido partita jogo wedstrijd mecz meczu game spel
maternity mutterschaft mutterschutz elternzeit maternite maternidad maternita maternidade ouderschapsverlof zwangerschapsverlof macierzynski parental paternity
mayor burgermeister burgermeisterin maire alcalde alcaldesa sindaco burgemeester burmistrz wojt prefeito
mediator schlichter mediateur mediador mediatore bemiddelaar mediatorin
medical medizin medyczny medyczna medyczne geneeskundig arztliche lekarskie clinico clinique klinisch clinical kliniczny medica
meeting sitzung versammlung besprechung assemblee asamblea reunion riunione assemblea reuniao assembleia vergadering zebranie zebrania spotkanie spotkania assembly
member socio socia soci adherent adherente afiliado associado associe mitglieds czlonka czlonkowie leden ledenlijst tesserato
membership mitgliedschaft adhesion afiliacion adesione lidmaatschap czlonkostwo czlonkowski
microchip chip transponder puce mikrochip chipu microcip
midwife hebamme matrona comadrona ostetrica parteira verloskundige polozna
minor minderjahriger minderjahrige minderjahrig mineur menor minorenne minderjarige maloletni nieletni niepelnoletni
minute minutes
minutes protokoll verbal acta verbale notulen protokol niederschrift
native muttersprache maternelle materna madrelingua moedertaal ojczysty
next nachste nachster prochain proximo prossimo volgende nastepny nastepna kolejny
nomination ernennung ernannt bestellung nombramiento nombrado nominato nomeacao nomeado benoeming benoemd powolanie powolany nominacja appointed
notary notariat notariaat notarial notariale notarialny notariusza fedatario tabeliao kancelaria
notice benachrichtigung notification notificacion notifica notificacao powiadomienie melding meldung zawiadomienia
number zahl zahlen num nro numeru liczby numeros
nurse krankenschwester pfleger pflegekraft pflegerin infirmier infirmiere enfermera enfermero infermiere infermiera enfermeiro verpleegkundige pielegniarka pielegniarz
oath eid eides serment juramento giuramento eed przysiega eidesstattlich sworn vereidigt beedigd jurado giurato assermente przysiegly
objection einwendung einwand opposition oposicion opposizione oposicao bezwaar sprzeciw zastrzezenie zastrzezenia
offence delikt vergehen straftat delito reato crime misdrijf strafbaar przestepstwo wykroczenia naruszenie hecho
offer bid bids angebote gebot soumission proposition propuesta proposta bieding inschrijving inschrijf oferty quote quotes quotation
office dienststelle geschaftsstelle kanzlei sekretariat secretariat secretaria segreteria balie kancelaria sede siedziba
officer bearbeiter sachbearbeiterin gestionnaire gestor tramitador addetto incaricato behandelaar referent prowadzacy handler agente clerk
official amtlich officiel oficial ufficiale officieel urzedowy dienstlich
open offenes ouverte abierta aberto aberta otwarte opening opens
opening eroffnung offnung ouverture apertura abertura otwarcie otwarcia opens geoffnet
opponent gegner gegenpartei adversaire contrario controparte adversario tegenpartij wederpartij przeciwnik
organisation organization organizacion organizzazione organizacao organisatie organizacja organizacji trager
organiser organizer veranstalter ausrichter organisateur organizador organizzatore organisator organizator organizatora
outpatient ambulant ambulatoire ambulatorio ambulatoriale poliklinisch ambulatoryjny
overtime mehrarbeit uberstunde overwerk overuur extraordinarias straordinario nadgodzin
owner eigentumerin eigner dueno duena possesseur wlasciciela eigenares besitzer besitzerin
parent elternteil padres genitori ouders rodzice rodzica rodzicow progenitores erziehungsberechtigte
parish pfarrei pfarramt kirchengemeinde paroisse parroquia parrocchia paroquia parochie parafia parafii
participant teilnehmerin teilnehmende partecipanti asistente inscrit deelnemers uczestnika uczestnicy attendee entrant
participation teilnahme participacion partecipazione participacao deelname uczestnictwo udzial
partner ehepartner lebenspartner ehegattin conjointe convivente companero companheiro malzonka malzonkowie levenspartner echtgenoten
party partei parti partie partij partia partido partito contraente vertragspartei
passed bestanden reussi aprobado apto superato idoneo aprovado geslaagd voldoende zdal zdany zaliczony zaliczono
passport paszportu reisepasses pasnummer passeports
patent brevet patente brevetto octrooi patentu
patient patienten patiente utente doente pacjenta pacjentka
pension ruhestand pensionierung aposentadoria pensionamento emerytalny rentner jubilado pensionne
period zeitspanne okresu tijdvak periodes
permanent unbefristet indetermine indefinido indeterminato onbepaald nieokreslony dauerhaft festanstellung cdi
permit bewilligung autorisation autorizacion autorizzazione autorizacao pozwolenie pozwolenia zezwolenia licence license concession concessione koncesja aufenthaltstitel
phone tfno telf tlf telefonu fernruf telefonisch fono
plant anlagen
player spieler joueur jugador giocatore jogador speler zawodnik zawodnika athlete sportler atleta sporter
police gendarmerie carabinieri guardia comisaria commissariat questura esquadra komisariat komenda politiebureau
policyholder versicherungsnehmer souscripteur tomador contraente subscritor verzekeringnemer ubezpieczajacy
polling wahllokal stimmlokal seggio stembureau stemlokaal urna urnes
practice praxis cabinet consultorio ambulatorio praktijk gabinet przychodnia przychodni ordination
pregnancy schwangerschaft schwanger grossesse embarazo gravidanza gravidez zwangerschap ciaza ciazy pregnant
prepared erstellt angefertigt verfasst etabli redige elaborado preparado redatto elaborato opgesteld sporzadzil sporzadzono sporzadzony sporzadzenia opracowal drafted compiled
prescriber verordnender verschreibender verordnend voorschrijvend zlecajacy prescrivant
prescription verschreibung verschrieben voorschrift voorgeschreven recepty recetado prescrit zalecenia
present anwesende presents presentes presenti aanwezigen obecni attending asistentes
pressure druck blutdruck pression presion pressione pressao druk bloeddruk cisnienie
priest pfarrer priester pretre sacerdote parroco paroco pastor pastoor ksiadz ksiedza proboszcz predikant celebrant celebrante
procedure zabieg intervencion ingreep behandeling verrichting
proceeding verfahren prozess procedimiento proceso procedimento processo postepowanie postepowania juicio giudizio litigation proceedings
programme program programm programa programma programu
proof nachweis beweis preuve justificatif justificante comprobante prova comprovativo bewijs dowod evidence beleg
proposal vorschlag proposition propuesta proposta voorstel propozycja motion
prosecutor staatsanwalt staatsanwaltschaft procureur fiscalia procuratore procura promotor officier prokurator prokuratura
provisional vorlaufig provisoire provvisorio provisorio voorlopig tymczasowy preliminary
proxy vollmacht bevollmachtigung procuration pouvoir poder apoderamiento delega procura procuracao volmacht machtiging pelnomocnictwo
publication veroffentlichung publicacion pubblicazione publicacao publicatie publikacja published veroffentlicht publie publicado pubblicato gepubliceerd opublikowano
publisher verlag herausgeber editeur editorial editore editora editor uitgever uitgeverij wydawca wydawnictwo
pulse puls herzfrequenz pouls pulso polso polsslag hartslag tetno
qualification qualifikation befahigung cualificacion qualifica qualificacao kwalifikacje kwalifikacja kwalificatie titulacion qualifications
quorum beschlussfahigkeit kworum
race rennen lauf course carrera corsa corrida bieg wyscig regatta
range bereich intervalle rango intervalo intervallo zakres bereik plage spanne
rank rang platz platzierung classement clasificacion classifica classificacao colocacao klassement lokata rangliste ranking
reader leser leserin lecteur lettore leitor lezer czytelnik
reading lecture lectures
receipt recibido ricevuto recebido ontvangen otrzymano otrzymal odebral przyjal eingang eingegangen entgegengenommen wplyw wplynelo ingekomen recepcion ricezione rececao
recipient adressat adresat addressee empfangerin ontvangende
rector rektor recteur rettore reitor rektora
referee schiedsrichter kampfrichter arbitre arbitro scheidsrechter sedzia umpire
reference protocollo protocolo prot expediente az gz sygn sygnatury geschaftszahl referencja rif
referral uberweisung einweisung derivacion impegnativa referenciacao verwijzing skierowanie referred zugewiesen skierowania
refusal ablehnung abgelehnt refus refuse rechazo denegacion denegado rifiuto diniego respinto recusa indeferimento weigering afwijzing afgewezen odmowa odrzucony rejected rejection
register registerblatt rejestru ewidencja ewidencji verzeichnis matricola grundbuch registers
registrar standesbeamter standesbeamtin registerfuhrer conservador ufficiale ambtenaar encargado
registration registered einschreibung immatrikulation matrikel eingetragen angemeldet inscripcion inscricao enregistrement aanmelding ingeschreven zapis zapisy zgloszenie zarejestrowany enrolment enrollment iscritto inschrijf anmeldeschluss meldeschluss
relation verhaltnis verwandtschaftsverhaltnis parente parentesco parentela verwantschap pokrewienstwo pokrewienstwa stosunek relationship kinship
relative angehoriger angehorige verwandter proche pariente familiar parente familiare familielid naaste krewny kin
religion confession confesion confessione confissao geloof godsdienst wyznanie bekenntnis religie kirchenzugehorigkeit
remuneration besoldung bezoldiging bezuge entlohnung emolumentos
renewal verlangerung verlangert renouvellement renovacion prorroga rinnovo proroga renovacao verlenging verlengd przedluzenie odnowienie extension prolongation renewed
repertory urkundenrolle repertoire repertorio repertorium
report arztbrief rendu relazione memoria raportu sprawozdania meldung verslagen
representative vertretung vertreten represente representada rappresentato rappresentanza vertegenwoordigd przedstawiciela reprezentowany reprezentujacy represented declarante
request antrag gesuch domanda istanza aanvraag wniosek wniosku requerimento petition requester
requested beantragt beantragte sollicite solicitada gevraagd wnioskowany wnioskowana richiesta requis
residence wohnhaft wohn woon woonachtig domiciliado residente residant demeurant zamieszkaly zamieszkala zameldowania zameldowanie residing
resignation rucktritt demission dimision renuncia dimissioni demissao rezygnacja resigned
resolution beschluss beschlussfassung resolucion delibera deliberazione deliberation resolucao uchwala uchwaly resolutie
responsible zustandige competent competente bevoegd wlasciwy verantwortlicher encargado incaricato encarregado verantwoordelijke odpowiedzialna competenza
result ergebnisse uitslagen wyniku
retention aufbewahrung conservation conservacion conservazione conservacao bewaring przechowywania przechowywanie bewaar
review nachprufung revisie begutachtung rewizja reexamen reviewed
role funktion fonction funcion funzione funcao functie funkcja rola eigenschaft capacity
room sala saal aula salle zaal
round runde ronda turno ronde runda rundy manche
salary remuneration paie paga besoldung bezoldiging entgelt retribucion pensje
sample proben probki materialu monsters muestras campioni
schedule zeitplan stundenplan dienstplan horaire horario orario rooster rozklad harmonogram grafik calendario timetable
scholarship stipendium stipendiums bourse beca borsa bolsa beurs studiebeurs stypendium stypendialny fellowship
school lycee liceo liceum gymnasium college scolaire escolar scolastico szkoly szkolny schulisch
season saison temporada stagione epoca seizoen sezon sezonu spielzeit
secretary sekretar sekretarin secretaire secretario secretaria segretario secretaris sekretarz schriftfuhrer protokollfuhrer protokolant greffier griffier cancelliere
seminar seminaire seminario seminarium workshop warsztaty webinar
served zustellung zugestellt signification notificado notificato notifica notificacao betekening betekend doreczenie doreczono
session sitzungs posiedzenie posiedzenia
settlement vergleich vergleichs transaction transaccion transazione transacao schikking ugoda ugody
shift schicht schichten turno turnos ploeg ploegendienst zmiana zmianowy dienst
sibling geschwister bruder schwester frere soeur hermano hermana fratello sorella irmao broer siostra rodzenstwo brother sister
signature unterschrieben unterfertigt gezeichnet unterschriften signee firmada firmata podpisal podpisu podpisano podpisujacy getekend signer rubrica unterzeichneter
smoker raucher raucherin fumeur fumador fumatore roker palacy
speaker redner vortragender orateur intervenant conferencier ponente orador relatore oratore palestrante spreker prelegent mowca referent
speciality specialty fachrichtung fachgebiet specialite especialidad specializzazione especialidade specialisme specjalizacja specjalnosc
species spezies espece especie specie gatunek gatunku
sponsor forderer patrocinador patrocinio mecene mecenas sponsoring
ssn pesel bsn curp cpf nir insz burgerservicenummer rijksregisternummer sofinummer
status statut situacion situation situazione situacao toestand statusu
statutes satzung statuts estatutos statuto statuten bylaws
sterilised kastriert castrado castrato sterilizzato gecastreerd gesteriliseerd kastracja wykastrowany neutered spayed sterilise
student schulers studierende studierender studenten etudiante alumna estudantes allievo allieva studentessa aluna estudante ucznia uczennica studenta
study studium studien etude etudes estudio studio estudo studie studia studiow kierunek studiengang studienfach filiere carrera opleiding
subject discipline disziplin asignaturas przedmiotu
submission einreichung eingereicht abgabe einzureichen depot depose soumission presentacion presentado presentazione presentato apresentacao submissao indiening ingediend zlozenie zlozenia skladania submitted filed filing lodged
substance substanz wirkstoff substancia sostanza substancja substancji
summons vorladung ladung assignation citation citacion citazione citacao dagvaarding wezwanie wezwania pozew convocation
supervisor vorgesetzte aufsicht superior encadrant leidinggevende przelozony promotor betreuerin orientador begeleider mentor tutor relatore
surgeon chirurg chirurgien cirujano chirurgo cirurgiao chirurga
surgery zabieg zabiegu ingreep eingriff intervencion cirurgia quirurgico operacion
surname nachname familienname zuname patronyme apellido apellidos cognome apelido sobrenome achternaam geslachtsnaam nazwisko
symptom beschwerden symptome symptomes sintoma sintomas sintomi klachten objaw objawy dolegliwosci
syndicate gewerkschaft syndicat sindicato sindacato vakbond
taker ubernehmer ubernommen repreneur overnemer przejmujacy przyjmujacy
tax podatkowy podatku steuern impots impuestos imposte impostos belastingen fiskal
taxpayer steuerpflichtiger steuerzahler contribuable contribuyente contribuente contribuinte belastingplichtige podatnik podatnika redevable
teacher lehrkraft lehrerin maestro maestra dozent dozentin enseignante formateur formador formatore leerkracht wychowawca trainer
team mannschaft equipe equipo squadra equipa ploeg druzyna druzyny zespol
tender ausschreibung vergabe vergabeverfahren licitacion concurso appalto gara bando licitacao aanbesteding przetarg przetargu tenders procurement
termination kundigung beendigung resiliation rupture rescision cese risoluzione recesso cessazione rescisao cessacao beeindiging ontbinding rozwiazanie terminated
test badania prueba determinacion determinazione determinacao ensayo oznaczenie bepalingen analyses essai
testament testamento testamentu testamentaire testamentario
testator erblasser testateur testador testatore erflater spadkodawca testatrix
theft diebstahl einbruch robo hurto furto roubo diefstal kradziez kradziezy stolen gestohlen robado rubato roubado gestolen skradziony
therapist therapeut therapeutin therapeute terapeuta physiotherapeut kinesitherapeute fisioterapeuta fisioterapista fysiotherapeut fizjoterapeuta
thesis dissertation diplomarbeit abschlussarbeit memoire tesis tesi tese scriptie proefschrift dyplomowa rozprawa
title civilite anrede aanhef salutation tratamiento tratamento tytulu
trainee azubi auszubildender auszubildende lehrling praktikant praktikantin apprenti stagiaire aprendiz practicante apprendista tirocinante estagiario stagiair praktykant stazysta apprentice intern
training schulung fortbildung weiterbildung formation formacion formazione formacao opleiding bijscholing szkolenie szkolenia capacitacion aggiornamento
translator dolmetscher ubersetzer traducteur interprete traductor traduttore tradutor vertaler tolk tlumacz tlumacza interpreter
treasurer kassenwart schatzmeister tresorier tesorero tesoriere tesoureiro penningmeester skarbnik kassier
treasury finanzamt finanzbehorde tresor fisc hacienda financas belastingdienst skarbowy skarbowego fiskus
trustee treuhander insolvenzverwalter fiduciaire fiduciario curador curatore curator bewindvoerder syndyk syndyka liquidator liquidatore
tuition schulgeld studiengebuhr scolarite retta propina propinas collegegeld lesgeld czesne mensalidade
ultrasound sonographie echographie ecografia echografie usg ultraschall
undersigned unterzeichnende unterzeichneter soussigne soussignee suscrito infrascrito sottoscritto sottoscritta ondergetekende nizej podpisany
unemployment arbeitslosigkeit arbeitslos chomage desempleo disoccupazione desemprego werkloosheid bezrobocie bezrobotny
university fachhochschule uczelnia uczelni politecnico polytechnique politechnika academia accademia academie akademia college universitaria
unmarried ledig celibataire soltero soltera celibe nubile solteiro solteira ongehuwd kawaler panna
urgent dringlich urgence spoedeisend pilny pilna
urine urin harn orina urina mocz moczu
user benutzer nutzer anwender utilisateur usuario utente utilizador gebruiker uzytkownik uzytkownika
vacancy vacante vacature vaga wakat stellenangebot stellenausschreibung
vaccine impf geimpft vaccinated vaccinazione vaccinato vacunacion vacunado vacinacao inenting gevaccineerd szczepienie szczepienia
veterinarian tierarzt tierarztin veterinaire veterinario dierenarts weterynarz weterynarii vet veterinary weterynaryjny
victim opfer geschadigter geschadigte victime victima vittima vitima perjudicado danneggiato lesado slachtoffer benadeelde poszkodowany poszkodowanego ofiara
visa visum visado visto wiza wizy
visitor besucher visiteur visitante visitatore bezoeker odwiedzajacy zwiedzajacy
volunteer ehrenamtlicher ehrenamtlich freiwilliger benevole voluntario volontario vrijwilliger wolontariusz
vote stimme stimmen voix voto votos voti stemmen glos glosow glosy suffrages abstimmung stemming glosowanie ballot
voter wahler wahlberechtigter electeur elector elettore eleitor kiezer stemgerechtigde wyborca wyborcow
ward station pflegestation sala reparto enfermaria oddzial oddzialu
warning abmahnung mahnung avertissement advertencia apercibimiento ammonizione richiamo waarschuwing aanmaning upomnienie ostrzezenie
week weekly wochentlich hebdomadaire semanal settimanale wekelijks tygodniowo tygodniowy tygodnia
widowed verwitwet witwe witwer veuf veuve viudo viuda vedovo vedova viuvo viuva weduwe weduwnaar wdowa wdowiec widow widower
wife ehefrau gattin femme epouse esposa mujer moglie sposa mulher echtgenote braut bride bruid novia noiva
winner gewinner sieger gagnant vainqueur ganador vincitore vencedor winnaar zwyciezca zwyciezcy laureat preistrager
witness zeugin trauzeuge trauzeugin swiadkowie swiadka testimoni temoins
work arbeid arbeits laboral lavorativo roboczy berufstatig
xray rontgen radiographie radiografia radiografie rtg rontgenbild
youth jugend jeune jeunesse juvenil giovanile jeugd mlodziez junior juventude
`;
