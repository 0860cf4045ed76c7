/** Of the words of orders these were found for. */
export const FOUND_FOR = '3285dc1b';

/**
 * Words of German and English that are written or sound much like a word of an order and are another one, written by
 * `npm run words`.
 */
export const REAL_WORDS = `
  abgabe abgaben abgabst abgabt abgebend abgeber abgebern abgegriffen abgehe abgehen abgehst abgeht abgekauft abgelebt
  abgibst abgibt abgreife abgreifen abgreifst abgreift abgriff abhebe abheben abhebst abhebt abkaufe abkaufen abkaufst
  abkauft abkehr ableben abmeldung abschliesse abschliessen abschliesst abstritt abtrete abtreten abtretet abwehre
  abwehrt abzugehen abzugreifen abzuheben abzukaufen abzuleben abzuschliessen accent accented accenting accents
  acceptee accepter acquiree acquirees acquirer acquirers acquite acquites acquiting action addings addling adzing
  aiding aktien aktin alayed alaying aleyed aleying alkies allayed allaying alleen allees allen alleyed allices allied
  allis allises alloyed alloying alternatim alternative amour anbete anbeten anbetest anbetet anbietend anbietens
  anbieter anbietern anboete anboeten anboetest anbriet anbriete anbrieten anbrietest anbrietet anderenfalls andrehten
  andrehtest andrehtet angebe angeben angebetet angebt angegriffene angekaufte angemietet angreifend angreifens
  angreifer angreifern angriffen angriffes angriffs angriffsrechte angriffsziele angriffsziels ankaeufe ankaeufen
  ankaufend ankaufens ankaufes ankaufs ankaufte ankauften ankauftet anlauf anlaufe anlaufen anlauft anleine anmiete
  anmieten anmietest anmietet anriet ansaufe ansaufen ansauft anschiesse anschiessen anschiesst anschliessend
  anschliessens anschliessest anschluesse anschluessen antrat antraten antratest antratet antre antres antretend
  anzubeten anzugeben anzulaufen anzumieten anzusaufen anzuschiessen arbour ardour armor armours armoury assaulter
  attach attache attaching attacked attacken attacker attackierend attackierens attackierte attackierten attackiertet
  attask attasking attasks auding aufgekaufte aufgekuendigte aufgeloeste aufhoerend aufhoerens aufhoerte aufhoerten
  aufhoertet aufkaeufe aufkaeufen aufkaufend aufkaufens aufkaufes aufkaufs aufkaufte aufkauften aufkauftet
  aufkuendigend aufkuendigte aufkuendigten aufkuendigtet auflauf auflaufe auflaufen auflauft auflese auflesen auflest
  aufliest aufloesend aufloesens aufloesest aufloeste aufloesten aufloestet aufloete aufloeten aufloetet aufpraege
  aufsteige aufsteigen aufsteigst aufsteigt auftraegen auftraegt auftraete auftrage auftrete auftreten auftretet
  auftritt aufzulaufen aufzulesen aufzuloeten aufzusteigen aufzutreten auktion ausdrehte ausdrehten ausdrehtest
  ausdrehtet ausgeloest ausgesteift ausgetreten ausloese ausloesen ausloest ausritt aussteigend aussteigens aussteiger
  aussteigern ausstieg ausstiege ausstiegen ausstiegst ausstiegt austrat austraten austratest austratet austretend
  austritte austritts auszuloesen availably baeche baechen baende baenden baendest baendet baeten baetest baetet
  baldest bastle battel battled battler battles battue baying beaked beaks bebende bebenden beechen beeide beeiden
  beeidest beeidet beendend beendens beendete beenge beengen beeten befahl befahlen befahlst befahlt befehlen befehls
  befehlt befell befiehl befuehle begann begannen begannst begannt beging beginge begingen begingst begingt beginnend
  beginnens beginner beginnes beginning beginns begonnen beguins behende beigesteuerte beigetreten beikommt beilegt
  beins beischiessend beischliessen beisetzt beisteher beisteuernd beisteuerte beisteuertet beiten beitraege beitraegen
  beitraegst beitraegt beitraete beitraeten beitraetest beitraetet beitragend beitragens beitrages beitrags beitrat
  beitraten beitratest beitratet beitratst beitretend beitrug beitrugen beitrugst beitrugt beizahl beizahlen bekomm
  bekomme bekommst bekriegend bekriegens bekriegte bekriegten bekriegtet belebt beleckt beleg belege belegs belegst
  belegte belogt beluegt benetzt benins beraked beraking bereist bereit bereite berets beschiesse beschiessen
  beschiesst besegelt besetze besetzte besiedelt besiegele besiegeln besiegelst besiegelte besinn besinne besinnen
  besinnst besinnt besitzt bespiegelt besteuere besteuern besteuerst besteuert beteiligend beteiligens beteiligte
  beteiligten beteiligtet beten betende betenden betest betet betrag betrage betragen betragt betrete betreten betretet
  bettle betweens bevel bevorzuge bevorzugt bevorzugtem bevorzugten bevorzugter bevorzugtes bevorzugtet bewegt bewenden
  bezahlend bezahlens bezahlte bezahlten bezahltet bidden bidet biegen bielded bienen bieren biertest biesen bietend
  bietens bieter bietern bildend bildens bilder bildern bildes bildete bildtest biled bilgen billet binden bindest
  bindet biotest bitte bitted bitten bittest bittet bleaks bleche blechen blechst blecht blende blenden blendest
  blendet blide bobber boeten boetest boetet bolden boldest bombarder bombardierend bombardierens bombardiers
  bombardierte bombardierten bombardiertet bombe bombed bomben bombers bombes bommer bottle boying brache brachen
  brachet brachst bracht braeche braked braking braks brattle breaded breading breads breaker breakings breamed
  breaming breams brechan brechend brechens brecher brechern brechts breeks bresche breschen brichst bricht brieten
  brietest brietet broche brueche bruechen buende buenden buendnispartnern buendnispartners buendnissen buendnisses
  buoying burying busing busying buttle buyings campaigns champaign chaoses chibs chice choicer choices choofed
  choofing chooked chooking chooser choosers choosey choosy chose choses chouse choused chouses chousing chowse chowsed
  chowses chowsing cloked clokes cloking cloned clones cloning closer closers closest closet closets closings clotes
  cloves cloyed cloyes cloying clozes concent concents conquerer consenter content contented contenting contents
  contributions convent convented conventing convents cosed coses cosing county crick daraufgelegt dazukaufend
  dazukaufte dazukauften dazukauftet decare decares deciare deciares declarer declarers declawed declawing decliner
  decliners defenced defences defencing defender defensed defenses defensing defund defunded defunding defunds depend
  depended depending depends desse dessem desses dessin dissen dissolver dissolvers dissolvings doggeder drauflegend
  drauflegens drauflegte drauflegten drauflegtet dressen drifte driften drifter dritt drittel dritteln drittels drittem
  drittens duesenjaegers easter eaters edding eigen eigenem eigener eigenes eigens eigne eignen eilmarsch einaetze
  einaetzen einaetzt einehe einehen einem eingeaetzt eingebe eingeben eingebt eingefangen eingegangene eingehegt
  eingehend eingehens eingekaufte eingenetzt eingesetzte einkaeufe einkaeufen einkaufend einkaufens einkaufes einkaufs
  einkaufte einkauften einkauftet einlauf einlaufe einlaufen einlauft einmarschierend einmarschierens einmarschierte
  einmarschierten einmarschiertet einmarschs einnaehme einnaehmen einnaehmt einnahm einnahme einnahmen einnahmst
  einnahmt einnehmend einnehmens einnehmer einnehmern einnetzen einsaetze einsaetzen einsatz einsehe einsehen einseht
  einsetzend einsetzens einsetzest einsetzte einsetzten einsetztet einsitze einsitzen einsitzt einsteigend einsteiger
  einsteigern einstein einsteine einstieg einstiege einstiegen einstiegst einstiegt einstig einstige einstigen
  einteigen eintraegen eintrafen eintrage eintragend eintragens eintrages eintraten eintrugen einverstandene
  einzuaetzen einzugeben einzulaufen einzusehen einzusitzen eiters elding elster enders endings enduing endung energic
  energid energien energies energise energize enring enrober entera entere enterer enterings entern enternd enterst
  entert enterung envers epigene erbkauf erbten erding ererben ererbt erhalt erhielt erkaufend erkaufens erkaufte
  erkauften erkauftet erklaerend erklaerens erklaerer erklaerte erklaerten erklaertet erkobern erlaufen ernsten ernster
  ernstes ernten eroberer eroberin erobernd eroberns eroberte erobertet ersatzweine ersaufe ersaufen ersauft erses
  erstem erstens erstere erwarb erwarben erwarbst erwarbt erwerbend erwerbens erwerber erwerbern erwerbs erwirbst
  erwirkt erworben esten ester esters eugene euters exergy fabling faelle faellen faellige faellst faellte faengen
  fahle fahlen faiking failings faining fairing falben falken fallend fallens faller falles falling fallt falten falzen
  fancied fancies fanden fanged fangend fangens fanges fannying farces farmed farming fatling faulen fauts feldzeug
  feldzuge feldzugs fellen fertige fertigt fertil fettig fighten filing financier finanzer finanzierend finanzierens
  finanziers finanzierte finanzierten finanziertet finanzwert fingen firmed firming flailing flickern flieder fliedern
  flieg fliegend fliegens fliegerin fliegers fliegt fliehe fliehen fliese fliesen flinger floege floegen fluege fluegen
  flugzeuges flugzeugs foamed foaming foiling forbes forced forceps forcer forcers forcing forded fording fores forged
  forges forging forke forked forking forme formee formel formen formend former formes formings formung forted fortes
  forting friling frist fuellig fuellt gating gauben geaetzt gebilde gebilden gebildes gebildete geblecht gebracht
  gebreche gebricht gedaempft gedippt gedoest geehrt geeing gefetzt gegehrt gegruendete gehalt geheft gehetzt geholte
  gehont gekaufte gekaut gekehrt gekippt gekommen gekuendigte gelehrt geletzt gelobst geloeste gelost gelotst geluest
  gemaehlt gemehrt gemeinsame genehm genehme genetzt genippt genomen genommene gepetzt gepolt gerauft gerecht gereift
  gering gerippt geschleisst geschlissen geschlossene geschossen gesendet gesetz gesetze gesetzte gespendete
  gesponserte gestaltet gestartete gestattet gestippt gesuendigt getappt getauft getippte getoppt getting getypt
  gewaehlte gewaehnt gewaehrt gewaellt gewahrt gewehr gewehre gewehrs geweht gewetzt gewippt gewuehlt gewuenschte
  gezaehlt gezahlte gezahnt gezehrt gezippt ghest glaube glaubend glaubens glaubten gmuend goennend goennens goenner
  goennern goennt goennte goennten grauend greifend greifens greifer greifern greige greinen greise greisen grief grift
  grued gruen gruendeln gruendend gruendens gruender gruendern gruendete gruene gruenen gruent gruente gruenten
  gruentest gruentet grund grunde gutter haeren halfen halfst heaped heaping heeren hefen heimatlands heimgesuchte
  heimst heimsuchend heimsuchens heimsuchte heimsuchten heimsuchtet heirat helden heled helen helfend helfer helfern
  heling helled hellen helling hellst helmed helmen helmet helming helper helpings helve helved helving hesped hesping
  hilfen hilfst hinzugekaufte hinzukaufte hinzukauften hinzukauftet hoeben hoefen hoehen hoerend hoerens hoerer hoerern
  hoers hoerte hoerten hoertet hohlen holed holte holts horen horst invader invaders invasions jaegern jaegers jaeher
  jager jagger joiner joinings jointed jointing kaemme kaempe kaempen kaempfend kaempfens kaempfer kaempfern kaempfte
  kaempften kaempftet kaeufen kamee kampfe kampfflugzeuges kampfflugzeugs kampfpanzers kauen kaufend kaufens kaufes
  kaufs kaufte kauften kauftet kaust kauten kautet klose klosett knoepf knoepfen knoepfle knoepft knoepfte knuepfe
  koepfe kontribution kraegen kraempfe kraempfen kriegend kriegens krieger kriegern krieges kriegs kriegskassen kriegst
  kriegszugs kriegte kriegten kroepfe kruege kruegen kuendigend kuendigens kuendigte kuendigten kuendigtet kufen kundig
  kundige kundigen laesen laesst laved laves laving leaded leading leafed leafing leaked leaking leamed leaming leaned
  leaning leaped leaping leared leares learing leased leases leasing leaste leasten leaven leavens leaver leavers
  leavings leazes leckst legged legte leimte leimten leise leisen leistend leistens leister leistet leite leiten lesen
  letter letzte letztem letzten letztens letztere leves lieblingsband liebste liebstem liebster liebstes liebten liesst
  liste listen loaved loaves loaving loesend loesens loeser loesest loess loessen loeste loesten loestet loeten loetet
  loewen loosen losen losest lotsen luckie luftwaffen maaing maced maces maches macing macken macker mackers maerker
  maine mainer maker makers makings manches marched marchen marcher marchers marchesa marchese marchesi marder marders
  maren margen marien marke marked markensalz markere markern markerst markert markes market markets marking markmen
  marlen marler marrer marrers marsches marschierend marschierens marschierer marschierern marschierte marschierten
  marschiertet marser marshes marshier marten marter marver marvers masing masken masker maskers masking matches mating
  mauken mawing maxing maying mazing meaner meidung meier meiler meined meinem meinen meines meiney meisner meitner
  melding merches merken merker mesner messen miene miking miner mirker muesse muessend muessens muessten murker
  musterland mutterband mutterlaendern naehmen naehmet naehmst nahmen nahmst nehmend nehmens nehmer netzen neumen
  nimmer notfall notfalles nuetzen numbed numbers nummern nuten nutten nutzend nutzens nutzer nutzern nutzten offensiv
  offensivem offensiven offensiver offensives offeree offerer offerings opfers options ordens ordere ordern orderns
  orderst ordert ordners ormers overed overing overred overs pacing packed packing packtier packtiere packtieren
  paessen paging paketieren paketiert paktierend paktierte paktierten paling pander paneer panes panier paning panner
  pansen panter pantern panzerarmeen panzergruppe panzergruppen panzernd panzers panzerwaffen pardner pardners paring
  parktiere parsed parsen parses parsing parter parters parther parthern partier partiers partnerin partyer partyers
  pases pashed pashes pashing pasing passas passee passel passels passend passens passer passers passest passings
  passmen passten passung passus pasted pasten pastes pastier pasting pasts patzer patzern paused pausen pauses pausing
  paving pawing payings pecked pecking picke pickel picken pickend picker picket pickin pickings pickins pickled
  pickling pieced piechs piecing pieks piked piking pinked pinking pissed pissen pisses pissing places plages planed
  planen planens planer planers planet planets planks plans plants plates playing plying pocked pocking possed possen
  posses possing prassen praying preacing preferrer preferring prefired prefiring prepose preposed preposes preposing
  preyer preyers pricked pricking propone proponed propones proponing proposer proposers proptoses pruefer pruefers
  prying pucked pucking purchaser purchasers purchasings pusses quieted quieting quiets quilted quilting quired quiring
  quirted quirting quist quite quites quitted quitting quoited quoiting quoted quoting quyted quyting rallen reche
  rechen rechst recht recke recken reckt redyed reflying reichem reichend reicher reichern reichert reiches reichs
  reichste reichte reichten reichtet reihe reihen reihenfolgen reihst reiht relayed relaying relied relies reling
  rellies renchen renying replying retying revying richen richt rieche riechen riechst riecht rillen roecke roecken
  rolled rollend rollens roller rollern rollten rucke rucken ruckt rueckend rueckens rueckst rueckte rueckten ruegt
  sachen sachet sachlage sachlagen saetzen saeuere saeuern saeuerst saeuert salzes sates sattes satze sazes sazzes
  scalage scarted scarting scarts schacht schachten scheiss scheisse scheissen scheisst schere schiebst schiedst
  schielst schienst schiessend schiessens schiessest schiss schisse schissen schisst schlachte schlachtend schlachtens
  schlachter schlachtet schlacken schlackst schlackt schlackten schlaeft schlaege schlaegen schlaegst schlaf schlafe
  schlafen schlaft schlagend schlagens schlager schlagern schlages schlags schlang schlange schlangen schlangst
  schlangt schlau schlaucht schlauchten schlaue schlauen schlecht schlechten schleisse schleissen schlicht schlichten
  schliefst schliessend schliessens schliesser schliessest schliss schlisse schlisst schloesse schloessen schloss
  schlubs schlucht schluchten schluesse schluessen schlug schlugen schlugst schlugt schmacht schmachten schoesse
  schoessen schragen schuesse schuessen schuss scrike scriked scrikes scriking sechst seconde secondi secondo seconds
  secund seige seiger seiher seiker seiler seine seined seinem seinen seiners seines seiser seizer selle sende senden
  sendest sendet senner setzei setzend setzens setzer setzern setzest setzte setzten setztet seuchen sharted sharting
  sharts shiner shrike shriked shrikes shriking sicheln sicher sicherem sicheren sicherer sicheres sichernd sicherns
  sichert sicherte sickere sickern siele sielen sitzen sitzes skarts skrike skriked skrikes skriking slarted slarting
  slarts smarte smarted smarten smartest smarting smarts solate solle sollt sollten solltet solute sonnst sparte
  sparten spartest spartet sparts spatzes spediere spedieren spedierst spediert speedier spence spendend spendens
  spender spendern spendete spendierend spendierens spendierte spendierten spendiertet spendiest spends spendy spenge
  spense spent spieen spiegle spiel spielan spielean spieled spielend spielens spieler spielern spieles spiels spielt
  spielte spielten spile spille spinde spinden spondieren spondiert sponger sponsernd sponserns sponserte sponsor
  spuele spuelen staate staaten staats stacte stadt staelle staig stakte stakten stamme stammen stammst stammt starben
  stare stared staren stares starets staring starke starked starken starkest starking starks starlet starling starned
  starning starns starre starred starren starring starrs starrt starrte starrten starrtest starrtet stars startend
  startens starter startern startete startings startle startled startling startsy startz startziffern starve starved
  starving state stated stating stats statte statten stattest stattet stauer stauern staute stauten stautest stautet
  steale steer steert stege stegen steher stehern stehle steife steifen steifst steift steigend steigens steiger
  steigern steigert steiges steigs steile steilen steine steinen steiner steingen stelae stele stell stella stelled
  stellen steller stells stellt stellte stelze stemme stemmen stemmst stemmt steter stetige stetigen steuernd steuerns
  steuers steuerte steuertet stewer steyer stieg stiege stiegen stiegst stiegt stiele stielen stigme stille stime
  stimed stimie stimmend stimmens stimmer stimmern stimmte stimmten stimmtet straiked straiking strake straked strakes
  streike streikes streuer striae stricke strickes stride strides striding strife strifes strigging striker strikers
  strikings strikt strikte striktes stripe striped stripes striping strive strived strives striving stroke stroked
  strokes stroking stuarts stuerbe stuerben stuerme stuermen stuerzend stuerzens stuerzt stuerzte stuerzten stuetze
  stuetzen stulle stumme stummen sturted sturting sturts styme stymed submarin submarined submarinem submarinen
  submariner submariners suchend suchens sucher suchern suchte suchten suchtet sucken sucket suende suenden supporten
  supportend supporter supportet supportings taces tacet tacked tacken tacket tacking taeing taeten taetest taetet
  tagen tagst takin takings takins talking taming tangs tanking taping tappen tappet tappst targe target taring tasking
  tauchboote tauchbootes tauchboots tawing taxing thacked thacking thangs thanks thrid thrust thrusted thrusting
  thrusts tipped tippee tippeln tippelt tippend tippens tipper tippets tipps tippse tippte tippten tipptet toeten
  toetest toetet toking toppen traben trabst trackst trackt tract traeg traegen traegst traegt traeten traetest trafen
  trafst tragend tragens trakt tranen trapst traten tratest tratet tratst trauen traust treen tresen trests tretean
  tretend tretens treter tretern treuen trevet tried trippet tritest troeten trogen trogst trosts trugen trugst truss
  trussed trussing trustee trusteed truster trusty trysted trysting trysts tsking tueten tuetest typed typen ueberall
  ueberfaelle ueberfaellen ueberfaellst ueberfaellt ueberfallend ueberfallene ueberfallens ueberfalles ueberfalls
  ueberrannt ueberrennend ueberrennens ueberrollend ueberrollens ueberrollte ueberrollten ueberrolltet uebervoll
  uebervolle uebervollen ueberwallen ueberwallst ueberwallt unaerer unsere unserem unseren unseres unsurer unterer
  unternaehmen unternahmen unternehme unternehmend unternehmens unternehmer unternehmern unterseeboote unterseebootes
  unterseeboots unterstuetzend unterstuetzens unterstuetzer unterstuetzern unterstuetzte unterstuetzten unterstuetztet
  vailing veiling verbaende verbaenden verbauend verbauende verbauenden verblasse verblassen verblasst verblende
  verblenden verblendest verblendet verblendete verblendeten verblendeter verbruedernd verbruederns verbruederte
  verbruedertet verbruedre verbruehter verbuendend verbuendens verbuendetem verbuendetes verbuendetet verbund verbunde
  verbunden verdichte verdichten verdichtest verdichtet vereidige vereidigen vereidigst vereidigt vereidigung vereinbar
  vereinbare vereinbarst vereinbarte vereinsart verfasse verfassen verfasst verficht vergaben vergass vergassen
  vergasst vergebe vergebend vergebene vergebens vergehen vergraut verhasst verheben verkuende verkuenden verkuendest
  verkuendet verkuendete verkuendeten verkuendeter verlaesst verlags verlans verlas verlasen verlasest verlassend
  verlassene verlassens verlasses verlast verlaust verleben vermass vermassen vermasst vernichte vernichten vernichtest
  vernichtet verpasse verpassen verpasst verrichte verrichten verrichtest verrichtet verschlag verschlage verschlagen
  verschlagt verteidigend verteidigens verteidiger verteidigern verteidigte verteidigten verteidigtet vertrag vertrage
  vertragen vertragt vertrat vertraten vertratet vertratst vertrauend vertrauens vertrauert vertraute vertrauten
  vertrautet vertuend verueben verweben verzichtend verzichtens verzichtes verzichtete verzichts verzieht vorgeben
  vorgehe vorgehend vorgehens vorlass vorlasse vorlassen vorlasst vorschlaege vorschlaegen vorschlaegst vorschlaegt
  vorschlagend vorschlagens vorschlages vorschlags vorschlug vorschlugen vorschlugst vorschlugt vorsehen vorwehen
  waehlend waehlens waehler waehlern waehlte waehlten waehltet waehne waehnen waehnst waehnt waehre waehren waehrst
  waehrt waelle waellen waffed waffel waffeln waffenwahn wahlen wahren wahrst waiter warfen washes weakon weakons
  weason weasons weeter wehen wehle wehrden wehrend wehrens wehrs wehrte wehrten wehrtet wehst wehten wehtet weiber
  weiher weiler weiner weiser weite weitem weiten weitere weitergab weitergabe weitergaben weitergabst weitergabt
  weitergaebe weitergebend weitergebens weitergeber weitergebern weitergehe weitergehen weitergehst weitergeht
  weitergelebt weitergereichte weitergibt weiterlebe weiterleben weiterlebst weiterlebt weiterreichend weiterreichte
  weiterreichten weiterreichtet weiters weiterzugehen weiterzuleben weites weitet weither welter werde werst werter
  werth wester wetter where whishes whiter wiches winsch wises wished wisher wishers wisses withes writer wuehle
  wuehlen wuehlst wuehlt wuenschend wuenschens wuenschest wuenschte wuenschten wuenschtet wuerden wuerdet wuerfe wuerge
  wuerze wuesche wunsche wunschlisten wunschs wurde wusch wutsch zaehen zaehlen zaehlst zaffer zahlend zahlens zahler
  zahlern zahlte zahlten zahltet zahmen zahnen zehen zeihe zeihen zeiht zeiten zeuge ziegen ziehend ziehens zieher
  zielen ziemen ziepen zieren zierst ziffern zischen zuegen zuernst zuernt zugegen zugekaufte zugelegte zugestimmte
  zuhaue zuhauf zuhauses zuhaust zuhaute zukaeufe zukaeufen zukaufend zukaufes zukaufs zukaufte zukauften zukauftet
  zulage zulagen zulauf zulaufe zulaufen zulauft zulegend zulegens zulegte zulegten zulegtet zunaehst zurrst
  zusammenarbeite zusammenarbeitend zusammenarbeitens zusammenarbeitet zusammengeben zusammengehe zusammengehend
  zusammengehens zusammentat zuschiebst zuschiessend zuschiessens zuschiessest zuschliesse zuschliessen zuschliesst
  zuschuesse zuschuessen zusetzt zustimmend zustimmens zustimmte zustimmten zustimmtet zuwaechst zuwege zuzuegen
  zuzulaufen zuzuschliessen zwangen zweien zweier zweige zweigen zweiges zweigte zweigten zweit zweitem zweitens
  zwilchen zwinge zwingend zwingens zwinger zwingern
`;
