/** Of the words of orders these were found for. */
export const FOUND_FOR = '2e202cbf';

/**
 * Words of German and English that are written or sound much like a word of an order and are another one, written by
 * `npm run words`.
 */
export const REAL_WORDS = `
  abaetzen abart abarten abbestellt abdrehten abdrehtest abdrehtet abdruecke abdruecken abdrueckst abdrueckt abearing
  abgabe abgaben abgabst abgabt abgeaetzt abgeartet abgebend abgeber abgebern abgedrehten abgedrueckt abgegriffen
  abgehe abgehen abgehetzt abgehst abgeht abgekartet abgelebt abgelegt abgeriegelte abgerueckte abgesetzte abgesperrte
  abgestammt abgestellte abgestillt abgestimmte abgetoetet abgetretene abgewartete abgewertet abgewetzt abgewiegelt
  abgezielt abgibst abgibt abgreife abgreifen abgreifst abgreift abgriff abhebe abheben abhebst abhebt abhetze abhetzen
  abhetzt abkarten ableben ablege ablegen ablegst ablegt abmarschierend abmarschierens abmarschierte abmarschierten
  abmarschiertet abound abriegelnd abriegelns abriegelte abriegeltet abriegle abrueckend abrueckens abrueckte
  abrueckten abruecktet absaetze absaetzen absatz abschliesse abschliessen abschliesst absenz absenzen absetzend
  absetzens absetzer absetzest absetzte absetzten absetztet absiehst absieht absitze absitzen absitzt abspenstige
  absperrend absperrens absperrte absperrten absperrtet abstainer abstamme abstammen abstammst abstammt abstammung
  absteche abstechen abstechern abstechers abstellend abstellens abstellte abstellten abstelltet abstentions abstillen
  abstimmend abstimmens abstimmte abstimmten abstimmtet abtoete abtoeten abtoetest abtoetet abtrat abtraten abtratest
  abtratet abtretend abtretens abtreter abtretern abwarb abwarben abwarbst abwarbt abwarf abwarfen abwarfest abwarft
  abwartend abwartens abwartete abwatt abwerbend abwerbens abwerfe abwerfen abwerft abwerte abwerten abwertest abwertet
  abwesenden abwetzen abwiegeln abwirbt abziehend abziehens abzieher abziehern abziele abzielen abzielst abzielt
  abzudruecken abzugehen abzugreifen abzuheben abzuhetzen abzuleben abzulegen abzuriegelnd abzuschliessen abzusitzen
  abzustammen abzustillen abzutoeten abzuwerfen abzuwerten abzuwetzen abzuwiegeln abzuzielen accent accents advancer
  advancers adwart aggressivem aggressiven aggressiver aggressives agilities agility aground ahlen ailed allege ancho
  anchors anchos ancone andere anderem anderer anderes andersen andocke andocken andockst andockt andruecke andruecken
  andrueckst andrueckt angebe angeben angebt angedockt angedrueckt angegriffene angelegte angelockte angeregt
  angerueckte angesetzt angestellt angestimmt angetreten angreifend angreifens angreifer angreifern angriffe angriffs
  angriffslustige anilities anility anlage anlagen anlegend anlegens anleger anlegern anlegte anlegten anlegtet anlese
  anlesen anliege anliegen anliegst anliegt anlockend anlockens anlockte anlockten anlocktet anlog anlogen anluege
  anluegen anluegst anluegt anmarschiere anmarschieren anmarschierst anmarschiert anrege anregen anregst anregt
  anrueckend anrueckens anrueckte anrueckten anruecktet anschiesse anschiessen anschiesst anschliessend anschliessens
  anschliessest anschluesse anschluessen ansetze ansetzen ansetzt anstelle anstellen anstellst anstellt anstimme
  anstimmen anstimmst anstimmt antrete antreten antretet anwehenden anweisenden anwerbe anwerben anwerbt anwesende
  anwesendem anwesender anwesendes anyon anyones anyons anziehe anziehen anziehst anzieht anzudocken anzuecken anzuegen
  anzugeben anzulesen anzuliegen anzuluegen anzumarschieren anzuregen anzuschiessen anzusetzen anzustellen anzustimmen
  anzutreten anzuwerben anzuziehen appeal appealed appealing appeals appearer appeased appeasing arbeit arbeitend
  arbeitens arbeiter arbeitern arbeitest arbeitete assaulter attach attache attached attaching attacken attacker
  attackierend attackierens attackierte attackierten attackiertet attask attasked attasking attasks aufbauend aufbauens
  aufbaues aufbaus aufbaute aufbauten aufbautet aufbrach aufbrachen aufbrachst aufbracht aufbraeche aufbraust
  aufbrechend aufbrechens aufbrichst aufbricht aufbruch aufbrueche aufbruechen aufdrehte aufdrehten aufdruecke
  aufdruecken aufdrueckst aufdrueckt aufgebaute aufgebracht aufgedrueckt aufgeklaerte aufgeklart aufgelegt aufgeraut
  aufgereckt aufgerueckte aufgespannt aufgestellte aufgetaut aufgetreten aufklaerend aufklaerens aufklaerer aufklaerern
  aufklaerte aufklaerten aufklaertet aufklare aufklaren aufklarst aufklart auflauf auflaufe auflaufen auflauft auflege
  auflegen auflegst auflegt aufraue aufrauen aufraust aufraut aufrecht aufrueckend aufrueckte aufrueckten aufruecktet
  aufsehen aufsiehst aufsieht aufspanne aufspannen aufspannst aufspannt aufstellend aufstellens aufsteller aufstellern
  aufstellte aufstellten aufstelltet auftaeten auftaue auftauen auftaust auftaut auftraete auftraeten auftrat auftraten
  auftratest auftratet auftretend auftretens aufziehend aufziehens aufziel aufzudruecken aufzuklaren aufzulaufen
  aufzulegen aufzurauen aufzuspannen aufzutauen ausbade ausbaden ausbadet ausbat ausbaten ausbauend ausbauens ausbaus
  ausbaute ausbauten ausbautet ausbreche ausbrechen ausbrecht ausbuhen ausdruecke ausdruecken ausdrueckst ausdrueckt
  ausfege ausfegen ausfegst ausfegt ausgebaute ausgebuht ausgedrueckt ausgefegt ausgehaendigte ausgeharrte ausgehen
  ausgekundschaftete ausgelaugt ausgelebt ausgeleckt ausgelegte ausgerueckte ausgeruhte ausgespaehte ausgespannte
  ausgestellt ausgewaehlte ausgezaehlt aushaendigend aushaendigens aushaendigte aushaendigten aushaendigtet ausharrend
  ausharrte ausharrten ausharrtet auskundschaftend auskundschaftens auskundschaftete auslaeufe auslaeufen auslaeufst
  auslaeuft auslag auslage auslagen auslaufend auslaufens auslaufes auslaufs auslaugen auslaugst auslaugt auslaut
  auslaute auslauten auslautet auslebe ausleben auslebst auslebt auslecken ausleckst ausleckt auslegend auslegens
  ausleger auslegern auslegte auslegten auslegtet auslese auslesen auslest ausliegen ausliegt auslieh auslug
  ausrueckend ausrueckens ausrueckte ausrueckten ausruecktet ausruf ausrufe ausrufen ausrufst ausruft ausruhend
  ausruhens ausruhte ausruhten ausruhtet aussaehe aussaehen aussaehst aussaeht aussahen aussann aussannen aussehe
  aussehend aussehens ausseien aussiehst aussieht ausspaehend ausspaehens ausspaehte ausspaehten ausspannend
  ausspannens ausspannte ausspannten ausspanntet ausstehen ausstelle ausstellen ausstellst ausstellt austeilung
  austrete austreten austretet auswaehlend auswaehlens auswaehlte auswaehlten auswaehltet auswahl ausweg auswege
  auswegen auszaehlen auszaehlst auszaehlt ausziehend ausziehens auszieher ausziehern auszubaden auszubrechen
  auszudruecken auszuegen auszufegen auszulaugen auszulauten auszuleben auszulecken auszulesen auszurufen auszustellen
  auszutreten auszuzaehlen avance baeche baechen baesse baessen bammel bander banger banker banne banned bannen bannern
  banners bannert bannet banter bartel basel bassi baste basted bastei bastelei bastelnd bastelns bastelte basteltet
  basten baster bastes bastile bastle battel baute became beechen befahl befehlen befehls befehlt befell befiehl
  befreit befreite befreiten befreitest befreitet befuehle begaben begabst begabt begebend begebens begehe begehen
  begehst begeht beget begib begibst begift begilt begirt behaften behaftet behagt behagte behagten behagtest behagtet
  behalf behalfen behalfest behalft behaltend behaltene behaltens behalves behaut behaute behauten behautest behautet
  behave behaved behaver behavers behebe beheben behebst behebt behielt behoves beigebe beigeben beigebt beigibt
  beikommt beilager beilagern beisetze beisetzen beisetzt bekaempfend bekaempfens bekaempfte bekaempften bekaempftet
  bekomm bekomme bekommst belabere belabern belaberst belabert belagerer belagernd belagerns belagerte belagertet
  belages belauere belauern belauerst belauert belauerung belayer belebe beleben belebst belebt belege belegen belegst
  belegt belegung beleibt bemalt bemalte bemalten bemaltest bemaltet benetze benetzen benetzt benuetze benuetzen
  benuetzt benutzend benutzens benutzer benutzern benutzest benutzte benutzten benutztet beobachtend beobachtens
  beobachter beobachtern beobachtete beordernd beorderns beorderte berayed beredt beredte beredten bereft bereifen
  bereift bereifte bereiften bereise bereisen bereisest bereist bereiste bereisten bereistest bereistet bereitend
  bereitens bereiter bereitete bereits beret bereut bereute bereuten bereutest bereutet bericht beriet berieten
  berietest berietet berit besaetze besaetzen besatz beschatte beschatten beschatter beschattest beschattete beschautet
  beset besets besetzend besetzens besetzer besetzern besetzest besetzte besetzten besetztet besiegen besiegend
  besiegens besieger besiegers besiegings besiegle besiegt besiegte besiegtes besiegung besinge besinging besitz
  besitze besitzen besitzt bevel bewegend bewegens beweger bewegern bewegte bewegten bewegtet beweist bewent bewept
  bewet bewoege bewogen bewogst bewogt bezirk bezirke bezirken bezirzend bilds bimmel bimmele bimmeln bimmelst bimmelt
  biwakierend biwakierte biwakierten blacked blacken blacking blacks bleche blechen blechst blecht blecken bleckt
  bleibend bleibens blesse blessen blichen blichst blicht blickend blickens blickes blicks blickte blickten blicktet
  blieb bliebe blieben bliebst bliebt blinke blinken blinkst blinkt blochs blockaded blockaden blockader blockades
  blockage blocke blocken blockend blocker blockes blockie blockierend blockierens blockierer blockierern blockierte
  blockierten blockiertet blockies blockiest blockings blockst blockt blockung blocky blocs blogging blogs blokier
  blooks bocked bocking bocks bommel bommeln bonner border brache brachen brachet brachst bracht braeche branner
  brechan brechend brechens brecher brechern brechts breit breite breiten breitest breitet bresche breschen brich
  brichst bricken bright broche brocked brocks brueche bruechen brummele brummeln brummelst brummelt buekst buessend
  buessens buesser buessern buessest buesste buessten buesstet bueste buesten builder buildings built bummed bummelei
  bummelnd bummelns bummels bummelte bummeltet bummer bummest bummle buses busse bussen cabries campier campieren
  campiert caper capered capita capitals capitan capitol capper capturer capturers carbies cardies caries carnies
  carnying carried carrier carriers carrs carvies cases cayenne ceases cered cering chaces chafes chaises change
  changed changes changing chaoses chapes chare chared chares chargen charger chargers charing charked charking charles
  charme charmed charmes charming charred charring charted charting chased chaser chasers chasms chasse chasses cheeped
  cheeping cheeps chice chlors choicer choices choofed choofing chooked chooking chooser choosers choosey choosy chose
  choses chouse choused chouses chousing chowse chowsed chowses chowsing chuses ciding claere cleeped cleeping cleeps
  cloked clokes cloking cloned clones cloning closer closers closest closet closets closings clotes clours cloves
  cloyed cloyes cloying clozes coding cologs colons color colory colour coloury combies combineds combiner combiners
  combing combings combinings compete competed competes competing complected complecting completer completers
  completest complexed complexes complexing conquerer constrict constricted constricting constricts constructer
  continua continuer continuers continuo continuos coosen corries cosed coses cosing crases creeds creeing creeks
  creeled creeling creels creeper creepy crees creesed creesing crepe creped crepes creping creps curries currying
  currys dableibend dableibens dablieb dabliebe dablieben dabliebst dabliebt deceptions decreed decreer decreers
  decreet decreets decrew decrews decries defensivem defensiven defensiver defensives degree degrees demoralised
  demoraliser demoralisers demoralisierend demoralisierens demoralisierst demoralisierte demoralisierten demoralized
  demoralizer demoralizers denselben derselben desselben detacher detachers diebes diener dienes diese diesel diesels
  diesen diesis diester dieter dinge dingen disses doable doese doesend doesens doesten doppel doppele doppeln doppels
  doppelst doppeltem doppelten doppeltes doppeltet doppeltier doppeltor doppeltuer dosen doubled doubler doubles
  doublet doubly dragging drangen drangst drangt dreinblickend dreinblickte dreinblickten dreinblicktet dreinschauend
  dreinschauens dreinschaute dreinschauten dreinschautet dringend drink drinnen drohtest drudging duesen eigen eigenem
  eigener eigenes eigens eigne eignen eilte einaetze einaetzen einaetzt einbuessend einbuessens einbuessest einbuesste
  einbuessten einbuesstet einbusse einbussen eindruecke eindruecken eindrueckst eindrueckt einem eingeaetzt
  eingebuesste eingedrueckt eingekauft eingekesselte eingenetzt eingenommene eingerueckte eingesetzte einkauf einkaufe
  einkaufen einkaufst einkauft einkesselns einkesselte einkesseltet einlaeufe einlaeufen einlaeuft einlaufend
  einlaufens einlaufes einlaufs einnaehme einnaehmen einnaehmt einnahm einnahme einnahmen einnahmst einnahmt einnehmend
  einnehmens einnehmer einnehmern einnetzen einrueckend einrueckens einrueckte einrueckten einruecktet einsaetze
  einsaetzen einsatz einschlaegen einschlafen einschlage einschlagend einschlagens einschlages einschlugen einsetzend
  einsetzens einsetzest einsetzte einsetzten einsetztet einsitze einsitzen einsitzt einzuaetzen einzudruecken
  einzukaufen einzusitzen eislauf eislaufen encage encaged encages encaging endhalt engagee engager engagers ennage
  ennages enrage enraged enrages enraging enrober entfalte entfalten entfaltest entfaltet entfaltung enthaelt
  enthaltend enthaltene enthaltens enticer enticers enticings entire entires entscheidend entscheidens entscheider
  entscheidern entscheides entscheids entschied entschiede entschieden entschiedest entschiedet entsendend entsendens
  entsendern entsendert entsendete entwende entwenden entwendest entwendet epigene erbkunde erbkunden erblasse erbricht
  erbschein erbscheine erbscheinen erdichte erdichten erdichtest erdichtet erdkunde erdkunden erdschein erdscheine
  erdscheinen erfasse erfunden erhalt erhoben erhobst erhobt erholend erholens erholte erholten erholtet erkobern
  erkundend erkundens erkundete erlassen erlasses erlasst ermass eroberer eroberin erobernd eroberns eroberte erobertet
  erpicht erpichte erpichten erreicht erreichte erreichten erreichtest erreichtet errichtend errichtens errichtete
  erscheinend erscheinens erschien erschiene erschienen erschienst erschient erzkunde erzkunden eugene extravert
  extraverted extravertiert extrovertierte extroverts eyelet fabled fabling faced facet faehre faehren faehrst faehrten
  faelle faellen faellst faellte faelsche faelschen faelscher faerben faersen fahen fahle fahlen fahnen fahran fahrean
  fahrend fahrens fahrer fahrern fahrten failed failing fairen falasche falben falken fallend fallens faller falles
  fallgruppe fallgruppen fallings fallow fallowed fallowing fallows fallt falsch falschem falschere falsches falsed
  falsing falten falting falzen farbe farbei farden fared farmen farnen farre farred farren fatling fatsche faulen
  faulend faulende faulenden faulens faulenzend faulenzens faulenzer faulenzern faulenzest faulenzte faulenzten
  faulenztet faying feindlich feindlichem feindlicher feindliches felgen felled fellen felling fellow fellowed
  fellowing fellows felsen ferien ferlier fernen ferse fertigbaues fertigbauten fertiggestellte fertigstellend
  fertigstellens fertigstellte fertigstellten feying fighten fighter fightings fikish files filled filling finder
  fineer fineish finer finfish finfishes finge fingen fingere fingern fingers fingert finis finises finishen finishend
  finisher finishers finishings finishs finner flagged flaggen flagger flaggt flaggte flaggy flange flasche flaschen
  flaying flechte flechten flechtest flechtet flehe flehen flehst fleht fleucht fleying flicht flied fliege fliegen
  fliegst fliegt fliehend fliehens fliese fliesen fliesst fliest flight flighted flighting flights fling flinger flitt
  floechte floehe floehen floehst floeht flogen flogt flucht fluchte fluchten fluchtest fluchtet flueche fluechen
  fluechtend fluechtens fluechtete flyings flyping flyting foehre foehren fogged fogle folgend folgens folgern folgten
  folien follower followings foraged forced forded forge forger forges forget forked formed forted fortzufuehren
  fortzustossen fortzustuermen friedliche friedrich frighted frighting frights froth fruechte fruechten frying fuehle
  fuehlen fuehlst fuehlt fuehrean fuehrend fuehrens fuehrer fuehrern fuehrte fuehrten fuehrtet fuellt fuerst fuerth
  fuhre fuhren fuhrst fuhrt fulled fulling gaben gabst gaebst gaebt gallo gallon gallons galloper gallous gallow
  gallowed gallowing gallows gallup galop galoped galoping galopp galopped galoppierend galoppierens galoppierte
  galoppierten galoppiertet galopping galopps galops garbe garben garrisons geaetzt geartet gebart gebastelte gebaute
  gebeigt gebimmelt geblaut geblockt gebockt gebogen gebrach gebracht gebraeche gebraeuche gebraeuchen gebrauchend
  gebrauchens gebrauches gebrauchs gebrauchte gebrauchten gebrauchtet gebraut gebreitet gebrueckt gebrummelt gebueckt
  gebuehrt gecastet gedacht gedibbelt gedieht gedisst gedrescht gedrueckt geduscht geehrt geeilte geeint geeist
  gefaehrt gefaelschte gefaelschtem gefaelschtes gefahr gefaltet gefangen gefastet gefegt gefeilt geferkelt gefetzt
  gefleht gefliest gefloeht gefluchtet gefluechtete gefragt gefuehlt gefuehrte gefummelt gegangene gegehrt gegeigt
  gegeit gegraut gegrollt gehackt gehaftet gehalte gehalten gehaltes gehangen gehapert geharnt gehascht gehasst
  gehatscht gehaut geheckt gehegt geheilt geheisst gehetzt gehisste gehudert gehusst gehustet gehutscht geilt gejagt
  gekaperte gekaspert gekatscht gekauert gekauft gekaut gekegelt gekehlt gekehrte gekeilt gekippelt geklatscht
  gekleidet gekoederte gekoepert gekraucht gekreist gekuscht gelabert gelacht gelackt gelagerte gelangen gelascht
  gelastet gelatcht gelauert gelaufe gelaugt gelaunt gelauscht gelaust gelebt geleckt gelege gelegte gelehrt geleit
  geleite geleiten geleitest geleitet geletzt gelocht gelockte geloeckt gelogen geloggt gelugt gelutscht gemacht
  gemaehlt gematscht gemehrt gemisst gemuht gemummelt genagt genehm genehme geneigt genetzt genuetzt genutet genutzte
  gepatscht gepeilt gepetzt gepisst geplatscht geprollt gepudert gepuscht geputzt geragt gerallt gerastert geratet
  geratscht geraucht gerauft geraut gereckt geregelt geregt gereift gereiht gereimt gereiste gereizt gerettet gerietet
  gerillt gerockt gerold gerollte gerostet gerottet geruckt geruecht gerueckte geruegt geruehrt geruhe geruhst geruhte
  gesagt gesaut geschabt geschaltete geschart geschaute gescheckt geschenk geschenke geschenks geschenkte gescheppert
  gescheut geschick geschicke geschicks geschickte geschlecht geschlenkert geschleudert geschmaltet geschockt geschuckt
  geschwenkt geseilt gesellst gesellt gesetz gesetze gesetzte gesiegelt gesockt gesogen gesollt gespaent gesperrte
  gespraechige gesprengt gestakt gestammt gestampft gestell gestelle gestells gestellte gestelzt gestemmt gestiefelte
  gestillt gestimmte gestopft gestriemt gestuermte gestuerzt gestupft getagt getapert getarnte getastet getatscht
  getauft getaut geteilt getippelte getollt getrackt getraut getrippelt getroetet getrollt getrottelt getrottete
  getuermt getummelt geturnt getuscht gewachst gewachte gewaegt gewaehltem gewaehlten gewaehlter gewaehltes gewaehnt
  gewaehnte gewaehrt gewaehrte gewaellt gewaelzte gewagte gewahrt gewalt gewaltet gewalzt gewandelt gewanderte gewandet
  gewarnt gewartete gewatet gewebt gewechselte gewehr gewehrt gewehte geweiht geweilt geweitet gewerkt gewertet gewetzt
  gewicht gewimmert gewinkt gewirk gewirke gewirkte gewogen gewogt gewollt gewuehlt gewuehlte gewundert gezaehlt
  gezaehlte gezagt gezehrt gezeigte gezeit gezergt gezeugt gezielt geziemt geziept geziert gezimmerte gezockt gezogene
  gezollt gezueckt ghest gibing gieing givings gleich gleichem gleichend gleichens gleicher gleiches gleicht gleise
  gleisen gleitend gleitens gleiter gleitern gleyed glichen gloppier gollop golloped golloping gollops grabbe grabbed
  grabend grabens grabes grabs graden graeben graemst graemt grafen grasen grast grastet graten grauen graus graust
  graven greifend greifens greifer greifern greige greinen greise greisen griechen grief grift grippier groben grollt
  grubbier gruben grubst grumpier gruppierend gruppierens gruppierte gruppierten gruppiertet gyved gyves gyving haaren
  haarst hable hacken hackst hadding haded hading haelften haendigte haendigten haendigtet haengig haengige haengigen
  haeren haeufte haften haftens haftest haftet haftung hairst hakten haktest haktet halbem halben halberd halbert
  halbes halbiere halbierst halbierte halden haler halest halfen halfest hallen haller hallte hallten halmen halsen
  halser halsung haltan haltean halted haltend haltens halter haltern haltes halting halver handel hander handfed
  handled handling hanged hanging hanked hanking hanted hanting happen hapten haptens harden hardt hared haren harfen
  harken harkst harmen harnen harrend harrens harriet harrte harrten harrtet harrying harrys harst harten hartened
  hartening hartens hartung harzen hasche haschen haschst hascht hasen haslet hassen hassest hassten hasstest hasstet
  hasted hastend hastende hastener hastes hastete hastiest hatten hattest hattet hauding haune hauptstaat hauptstart
  hausten haustest haustet hauten hautest hautet headend header headings headring healded healding healed healing
  heaped heaping hearing heated heating heaved heaving hecken heckst heeded heeding hefen hefte hefted heftend heftens
  hefter heftern heftes heftest heftete hegten hegtet heimgehend heimgehens heimgekehrte heimkehle heimkehlen
  heimkehrend heimkehrens heimkehrer heimkehrern heimkehrte heimkehrten heimkehrtet heimreise heimreisen heimreisest
  heimreist heimreiste heimreisten heimseite heimwege heimwegs heimweh heimwehr heimwehren heimzureisen heissen heisted
  heisting heists hended hending herded herding hergezeigte herren herrying herten herueberlockte herueberlockten
  herueberlocktet herzeigte herzeigten herzenge herzengen herzig herzige herzigen hessen hexten hextet hiesse hiessen
  hiesst hilding hingezielt hinsiehst hinsieht hinterer hinueberlockte hinueberlockten hinuebersiehst hinuebersieht
  hinueberziehens hinziehend hinziehens hinziele hinzielen hinzielst hinzielt hinzuziehe hinzuziehend hinzuziehens
  hippens hissed hissend hissens hisser hisses hissest hisste hissten hisstet histed histing hists hoasted hoasting
  hoasts hocked hockend hockens hocker hockern hockete hockey hocks hockte hockten hocktet hodded hodding hoised hoises
  hoising hoister hoistings hoked holde holdem holden holder holdes holdings holdung holed holing holists holked
  holking holten holtest holtet hooded hooding horded hording horsts hosted hosting hosts huchen hucken hueften hurraed
  hurraing hurras hurrayed hurraying hurrays hurried hurries hurryings huschend huschens huschest huschte huschten
  huschtet hussen husten hustens hustest hustet hutsche hutschen hylding ignore ignored ignorer ignorers ignoriere
  ignorierst ignorierte illing introvertierte introverts isling joiner joinings jointed jointing journeyer kadern
  kaempen kaempfe kaempfend kaempfens kaempfer kaempfern kaempfst kaempfte kaempften kampfer kampflustige kampierend
  kampierens kampierte kampierten kampiertet kaperei kaperer kapernd kaperns kaperte kapier kapiere kapieren kapierst
  kapiert kapital karies karri karris kaspere kaspern kasperst kaspert kassel katern kauere kauern kauerst kauert keder
  keeked keeking keeled keeling keened keening keeper keepings kehlen kehrend kehrens kehrer kehrte kehrten kehrtet
  keifen keilen keimen keinem keiner keines keiren kelped kelping kemped kempier kemping kennen kepped kepping kernen
  kesse kessels kesselte kessem kessen kesser kessere kesses kimmen kissel klaerend klaerens klaerte klaerten klaertet
  klare klaren klarere klareren klart kleidest kleinen klieren klommen klose klosett koedernd koederns koeders koederte
  koeter koetern komman kommean kommend kommens kommun komplette komplettes konstrukt konstrukts kontaktfreudige
  kraempfen kreep kreeps kriechend kriechens kriecher kriege kriegen kriegern kriegers krieges kriegst kroeche kroechen
  kroeger krueger kundschaftens kundschafter kundschaftern labere labern laberst labert lachte lachten lachtet lacken
  laded ladern lading laedst laegen laegst laesen laesest laeufe laeufen laeufst laffen lagen lagered lagerei lagerist
  lagernd lagerns lagers lagerte lagertet lagger laibe laichte laichten laichtet lasch lasche laschen lasern lasest
  lasses lasst latch latchet latschend latschens latschte latschten latschtet lauben lauen lauere lauern lauerst lauert
  laufend laufens laufes lauffen lauffett laufs laugen laugst launen lauren lausche lauschen lauschst lauscht lausen
  laust lauten lautet laves laxere leaden leader leadings leafed leafing leaked leaking leamed leaming leaned leaning
  leaped leaping leared leares learing leased leases leasing leave leaved leaven leavens leaver leavers leaving leazes
  lecken leckst legere legern legged legte lehen lehmen lehnend lehnin lehnten lehren leiben leichte leichten leiden
  leihen leimen leine leinene leisen leiten lending lenne lering lernen lesen lesses leves lichee lichen licht lichted
  lichtem lichtend lichtens lichter lichtern lichtes lichtest lichtete lichts liebe lieben liefen liege liegend liegens
  lieger lieges liehen lieken liesst ligen lighten linen lingen lisses loaded loading loaves lochen lochst lochte
  lochten lochtet locked lockend lockens locker lockern lockert lockets locking lockmen locks lockset lockte lockten
  locktet locust loecken loehnen loesend loesens loeser loess loessen loesses loesten loeten loewen loggst loggt logst
  lohnen looed looing looker loomed looming looning looped looping loosed loosen looses loosing looted looting loring
  losen losmarschierend losmarschierens losstuerzen lotsen louring louses lowses lubing lucken luegen luging lurings
  lurking luting lutsch lutsche lutschen lutschst lutscht maaing maced maces machan machend machens macher machern
  maches machten macing macken maehen maennern maine makings manchen manches manching manner marchen marcher marchers
  marchesa marchese marchesi marges marking marsches marschierend marschierens marschierer marschierern marschierte
  marschierten marschiertet marschs marsh marshes marshier maschen masing masking matched matchen matches matching
  mating matsch mawing maxing maying mazing menged menges menging merces merches merdes mered meres mergee mergees
  mergel mergels merger mergers mergings mering merles merling merses metes metze meving midge midget miene miking
  mitgebe mitgeben mitgebt mitgehend mitgehens mitreise mitreisen mitreisest mitreist mitreiste mitreisten mitreistest
  mitreistet mitreizen mitziehend mitziehens mitzugeben mitzureisen mizzy mondtor mondtors monitore monitoren
  monitorings monitory mooing mooving moping morsch mosing movements mowing mozing muenze muetzen nachdruecke
  nachdruecken nachdrueckst nachdrueckt nachgedrueckt nachgerueckte nachrucken nachrueckend nachruecker nachrueckern
  nachrueckte nachrueckten nachruecktet nachts nachzudruecken naehmen naehmet naehmst nahmen nahmst nehmend nehmens
  nehmer netzen neumen niches nichte niederlachen niedermachend niedermachens niedermachte niedermachten niedermachtet
  niedermaehe niedermaehen niedermaehst niedermaeht nights nithing norma normale normalo normals norman normas northing
  noshing notching nothings nothung noting notring nuetzen nuten nutlet nutten nutzend nutzens nutzer nutzern nutzest
  nutzte nutzten nutztet observations observer observers occupier occupiers ochers ordens ordere ordern orderns orderst
  ordert ordners ormers other otters paces packed packing palaces palsier pashed pashes pashing pasing passiere
  passieren passierst passiert passim passiva passivem passiven passiver passives passivs paunces pauser pausierend
  pausierens pausierte pausierten pausiertet peaces peached peaches peaching pecked pecking persue persues phare picke
  pickel picken pickend picker picket pickin pickings pickins pickled pickling pieced piechs piecing pieks piked piking
  piler pilfer pilgerei pilgerin pilgernd pilgerns pilgers pilgerte pilgertet pinfall pinger pinked pinking pirschend
  pirschens pirschest pirschte pirschten pirschtet pished pishes pishing pitfalls placed placer placers placet placets
  placke placks plages plaices planes plates platier plattiere plattieren plattiert platzierend platzierens platzierte
  platzierten platziertet plushes poacher poachers poachings pocked pocking poising poking poling ponces pooched
  pooches pooching pooing poonces porches poring porsche poshed poshes poshing posings positions positon positron posse
  possing posting potched potches potching poting pouched pouches pouching pounce pounced pouncer pouncers pouncet
  pouncets poursue poursues poxing poysing praesent praesenter praesentierend praesentierens praesentierte
  praesentierten praesentiertet preach preased preases preasing preassed preasses preassing prebend prebends precent
  precented precenting precents prehend prehended prehending prehends preises prepared preparer preparers prepave
  prepaves prepend preschend preschens preschest preschte preschten preschtet presentee presenter preses preset presets
  presetting presse pressen pressend pressens presser pressers pressest pressies pressings pressung prested presting
  pretender prevent prevented preventing prevents pricked pricking prissed prisses prissing proceeder proceedings
  prosing prosses protend protended protending protends pucked pucking pummeled pummelled punces purse purses pursued
  pursuer pursuers puses pushe pushen pushend pusher pushers pusled pusles pusling pusses raeten ragten ragtest ragtet
  raided raiding raiked raiking railed railes railing rained raines raining raiser raisers raisin raisings raisins
  raisiny raisting raited raiting rallen ramses rapses rarsten rased rasen rases rasest rashed rashes rashest rashing
  rasing rassen rasses rastend rastens raster rastern rastert rastete raten ratet ratten raushing rausten rauten
  rautest rautet rawing reasted reasting rebuilt recke recken reckst reckt recreated recreating reding redselige
  reejects reested reesting refects reflies regain regained regaining regains regel regele regeln regelst regelt regies
  regten regtest regtet reiben reibst reifen reifst reiften reiftest reiftet reigen reihen reihst reihte reihten
  reihtest reihtet reimen reimst reimten reimtest reimtet reinen reisend reisens reiser reises reisest reiss reisse
  reissen reiste reisted reisten reistest reistet reisting reists reitend reitens reiter reitern reizen reizest reizten
  reiztest reiztet reject relics relie relied relief reliefs relier reliers relines relives rellies relocatee
  relocatees remail remailed remailing remails reman remanned remanning remans remisen renies rented renten renting
  replies rerisen resects reseed reset reshes resist resit resited resiting reste restei restem resten rester restes
  restings restring retain retained retaining retains retest rethread rethreaded rethreading retie reties retorn
  retrated retrating retread retreaded retreading retreads retreater retted retten rettest rettet retting retuned
  retuning returf returfed returfing returfs returnee returner reusen reuten revies ricing ridded ridding ridgel
  ridging ridings riebel riedel riege riegelnd riegelns riegels riegelte riegen riese riesele rieseln rieselst rieselt
  riesen riete rieten rietest rietet rigel riling rilled rillen rillet rilling riming rinding ringeln ringelt riping
  risen rises rising risst riten riving robing roding roecke roecken roehren roehrt rohling roiled roiling roking
  rolfed rolfing rollend rollens roller rollern rollig rollings rollte rollten rolltet roping rosing rosted rosten
  rostest rostet rosting roting rotling roving rowings rowting ruched ruches ruching rucke rucken ruckst ruckt rudder
  rudeln ruderer ruderin rudernd ruderns ruders ruderte rudertet rudery rudest rueckend rueckens rueckert rueckte
  rueckten ruecktet rueckwege rueckwegs rueckzuge rueckzugs ruegst ruegt ruehmen ruehmt ruehr ruehre ruehrei ruehrend
  ruehrens ruehrer ruehrst ruehrte ruehrten rueing ruhte ruing ruining ruling rundere runnet running rupert ruses
  rushee rushees rushen rusher rushers rushings rushs russes rusted rusting sabled sabling sachlage sachlagen sacken
  saehe saehen saehet saetzen saeuert saibling saicks sailer sailings sained saining saired sairing saitling sanctions
  sanded sanding sands sanktionierend sanktionierens sanktionierte sanktionierten sanktioniertet sanne sannen sannst
  sannt sapling saring sarong sating sayed saying scailed scailing scalage scaled scaling scanne scannen scannst scannt
  scended scending schaaf schabe schaben schabst schabt schabte schabten schabtest schabtet schade schaden schadet
  schadow schaebe schaedeln schaedels schaeden schaekel schaelt schaelte schaelten schaeltest schaeltet schaender
  schaenke schaenken schaepel schaf schafe schafen schaft schal schale schalen schalk schalke schalken schall schalle
  schallen schallt schallte schallten schalltest schalltet schals schalste schalsten schaltend schaltens schalter
  schaltern schaltete schaltst schalu schank schare scharen scharst schart scharte scharten schartest schartet schasst
  schatten schauend schauens schauer schauern schauert schaum schaute schauten schautest schautet scheck schecke
  scheibe scheiben scheich scheiche scheichen scheit scheite scheiten schelte schelten scheltet schengen schenkel
  schenkeln schenkend schenkens schenker schenkte schenkten schenktet scheppere scheppern schepperst scheppert scheue
  scheuen scheust scheut schicht schickem schickend schickens schicker schickern schickes schicks schickse schicksl
  schickte schickten schicktet schiebend schiebens schieber schiebern schied schieden schiedet schiedst schief schiefe
  schiefen schiege schiele schielen schielst schielt schien schiene schienen schienst schient schier schiere schieren
  schiess schiesse schiessen schiesst schiet schilt schinken schipp schippe schippen schipperke schippernd schipperte
  schlacken schlaefe schlaefen schlaefst schlaeft schlaege schlaegen schlaegst schlafend schlafens schlafes schlaff
  schlaffe schlaffen schlaffst schlafft schlafs schlag schlagend schlagens schlager schlagern schlages schlags schlagt
  schlange schlangen schlangt schlapfen schlau schlaue schlauen schlaufe schlaufen schlecht schleichend schleichens
  schleicher schleifchen schleisse schleissen schlendernd schlenderns schlenderte schlendertet schlendre schlenker
  schlenkere schlenkern schlenkerst schlenkert schlenzer schleuder schleudere schleudern schleuderst schleudert schlich
  schliche schlichen schlichst schlicht schlick schlieben schliefst schliessend schliessens schliesser schliessest
  schlifen schliss schlisse schlisst schloesse schloessen schluesse schluessen schluf schlugen schmalte schmalten
  schmaust schmeckt schmick schmuecke schmueckst schmueckte schmust schneit schneite schneiten schneitest schneitet
  schock schocke schocken schockst schockt schoebe schout schouts schragen schrei schreib schreibe schreiben schreibt
  schreibtest schreie schreien schrein schreine schreinen schreis schreist schreitend schreitens schrieb schriebe
  schrieben schriebst schriebt schriet schtick schucken schuebe schueben schuenke schulender schult schulte schulten
  schultest schultet schwebe schweben schwebst schwebt schweich schweigsame schwenk schwenke schwenken schwenkst
  schwenkt scoots scots scotts scougs scoups scours scouth scouths scowed scowing scrike scrikes scuts seabed sealer
  sealine sealings seamed seaming seance seaned seaning seared searing seased seasing seated seating seazed seazes
  seazing seeded seeding seeing seeking seele seeled seeling seemer seemine seemings seeped seeping seewing segelei
  segelnd segelns segels segelte segeltet segen segle sehne seicht seige seiled seiles seiling seils seine seined
  seines seining seised seises seising seizer seizers seizin seizings seizins selecta selectas selectee selle selling
  semeed semes sende senden sendend sender sendet sendings sendling sendung sensed sensing sented senting sepaled
  sering serre setal settings settling setzei setzend setzens setzer setzern setzest setzte setzten setztet sewing
  sexing seyen shadowy shafted shafting shafts shaled shaling shalt shands shawed shawing shealed shealing sheals sheen
  shending shetting shewed shewing shifter shiftings shifty shipper shirted shirting shirts shists shited shiting shits
  shitted shitting shoed shoeing shooed shooing shored shoring shouts shoved shoving showd showded showding shower
  showings showring shrifts shrike shrikes shrowed shrowing shticks shying sials sicht sicken sicks sieche siechen
  siegele siegeln siegelst siegelt sieth sieze sifted sifting sifts sigeln siled siling sinded sinding siped sipes
  siping siring sirrender siting sitting sitzen sitzenbleibend sitzenbleibens sitzenbleiber sitzenbleibern sitzenblieb
  sitzenbliebe sitzenblieben sitzenbliebst sitzenbliebt sized sizes sizing skailed skailing sketting skitch skitched
  skitches skitching skrike skrikes skying slayed slaying sliced slicing slicks slided sliding slimed sliming slipe
  slipes slipped slipping slived sliving slocken sloped sloping slowed slowing smiled smiling smouts snailed snailing
  snaked snaking sneads sneaker sneaky sneaped sneaping sneaps snecked snecking snecks sneds snicks snifted snifting
  snifts sniped sniping snitch snitched snitches snitching snouts snowed snowing soaken socke socked sockel sockeln
  sockend socket sockmen socmen sohlen soiled soiling soken solden solen solenn soliped solle sollend sollens soller
  sollten soring sosse sossen sotting souts sowed sowing spacier spaed spaehend spaehens spaeher spaehern spaehte
  spaehten spaehtet spaemen spaene spaenen spaet spaete spaeten spahee spaing spalier spaliere spalieren spane spaned
  spanen spange spangen spanien spanier spanned spannend spannens spanner spannern spanns spannte spannten spanntet
  spant spanten sparing sparre sparren spathe spawnen spayed spaying spazierend spazierens spazierte spazierten
  spaziertet speaking speaks speals speere speeren speis spending spermen sperred sperrend sperrens sperres sperrte
  sperrten sperrtet sperse sperst spetting spicks spiled spiling spilt spinne spinnen spinnet spinnst spinnt spiring
  splitt sporing spouts sprang sprangen sprangst sprangt sprenge sprengen sprengst sprengt sprig springed springend
  springens springer springern springes springle springlet springs springy sprint sprinte sprinten sprintet sprong
  sprung spuing spyings stachen stachst stacht stacks staeche staechen staelle staellen staenke staerken staerker
  staerkt staerkte staged staging stags staid staith stake staked staken stakes stakest staket staking staksend stakt
  stakte stakten staled staling stallung stamme stammen stammst stammt stampfe stampfen stampfst stampft stances stanch
  stanck stand stande standes standst stane staned stanes stange stangs staning stanks stankst stanze stapfend stapfens
  stapfte stapften stapftet staple stared staring starke stated stating staufen staust staved staving stawed stawing
  stayer stayned stayning steaded steading steads steaks steale stealer steales stealings stealt steamed steaming
  steams steaned steaning steans steared stearing stears stechend stechens stecher stechern stecht stecke stecken stedd
  steed steeled steeling steels steemed steeming steen steert stegen stehe stehenbleibend stehenbleibens stehenblieb
  stehenbliebe stehenblieben stehenbliebst stehenbliebt stehend stehens steher stehern stehle stehlen stehlt steile
  steilen steils stela stelae stele stelen stella stelled stellend stellens steller stelling stells stellte stellten
  stelltet stelze stelzen stelzt stemed steming stemlet stemme stemmen stemmst stemmt stended stending stends stephen
  sterke sterlet sterling steten stetting steuer steuere steuern steuers steuerst steuerte steven stich stiche stichen
  stichs stichst stick sticke stickst stickt sticky stiefelnd stiefels stiefelte stiefeltet stiefle stiehl stiel
  stiesel stiesst stifts stigme stiled stiling stille stillen stillst stillt stillung stime stimed stimie stimmabgaben
  stimmend stimmens stimmer stimmern stimmte stimmten stimmtet sting stinks stiped stirks stitch stitched stitches
  stitching stochen stocken stocks stoerst stoesse stoessen stollen stonds stong stopfe stopfen stopfst stopft storemen
  stossend stossens stosses stouts stowed stowing strak strake strakes strands strang strayed straying streike streikes
  streng strengt strengte strengths stresst striae stricht stricke strickes stricks strider striders stridling strieme
  striemen strife strifes striker strikers striking strikt strikte striktes string stripe striped stripes striping
  strive strived strives striving stroam strode stroemend stroemens stroemer stroemte stroemten stroemtet stroke
  strokes strom strome strond stroom strosse strung stucks stuerbe stuerben stuerbet stuermend stuermens stuermer
  stuermern stuermte stuermten stuermtet stuerze stuerzend stuerzens stuerzte stuerzten stuetzen stuetzpunkte
  stuetzpunkts stuetzt stulle stullen stumme stummen stupfen sturem sturm sturme styed stying styme stymed sucken
  sullen surfender suring surrende surrendem surrenden surrenderee surrenderer surrendes swaled swaling swatch swatches
  swayed swaying swealed swealing sweals swifted swifting swifts swiped swiping switchel switchels switchen switchend
  switcher switchers switchings switchy swith swollen synded synding syped syping syringe taces tacking tacks taeten
  taetest taetet taeusche taeuschst taeuschte tagen tagst talcs talgs tannen tarent targe targed targes targets tarnend
  tarnens tarner tarns tarnte tarnten tarntet tauscht techniker technikern technikon technique temped temping templed
  tempos temps tempter temptings tempus thacking thacks three thrid tippe tipped tippee tippelei tippelnd tippelns
  tippelte tippeltet tippen tipper tippet tipple toeten toetest toetet tooted tooting torts toted toting trabend
  trabens traber trabern trabs trabte trabten trabtet traces tracing track tracke trackings trackst trackt tract
  tracting tracts traeg traege traegen traegst traent traeten traetest trafen trafst tragend tragens traiking traiks
  trakt tramel trameled trameling tramels trane tranen tranks transferee transferred transferring trant trapst trapt
  traten tratest tratet tratst tratte tratten trauben trauen traust trave traveler travelings travelled travelling
  traves trecked trecking trecks treed treeing treen trekked trekking tresen tretean tretend tretens treter tretern
  treuen trevet trial tricking tricks tried trippele trippeln trippelst trippelt tritest tritte tritten troated
  troating trocking trocks troete troeten trogen trogst troked troking troped troping trost troth trothed trothing
  troths trotted trottel trotteln trottend trottens trotter trottete trotting trotts trotz trotze trotzen trotzest
  trotzte trotzten trotztest trotztet trouting trowed trowing trucking trucks trude trudgen trudgens trudger trudgers
  trudgings trudle truege truegt trugen trugst tueten tuetest turnen turnst uebelnehme uebelnehmen uebelnehmt
  uebelnimmt ueberall ueberass ueberassen ueberasst ueberbesetzt ueberbrate ueberbratens ueberbratet ueberdach
  ueberdache ueberdachen ueberdachst ueberdacht ueberfaelle ueberfaellen ueberfaellst ueberfaellt ueberfallend
  ueberfallene ueberfallens ueberfalles ueberfalls ueberfass ueberfassen ueberfrage ueberfragen ueberfragst ueberfragt
  uebergab uebergabe uebergaben uebergabst uebergabt uebergebend uebergebene uebergebens uebergebot uebergehe
  uebergehen uebergehst uebergeht uebergeist uebergibst ueberhebe ueberheben ueberhebst ueberhebt ueberkippt
  ueberklasse ueberklassen ueberlaedst ueberlas ueberlasen ueberlasest ueberlassend ueberlassene ueberlassens ueberlast
  ueberlaste ueberlasten ueberlastet ueberlebe ueberleben ueberlebst ueberlebt ueberliesst uebermacht uebermass
  uebermasse uebermassen uebernaehmen uebernaehmet uebernahm uebernahme uebernahmen uebernahmst uebernahmt uebernehmend
  uebernehmens uebernehmer uebernimm uebernimmst ueberrage ueberragen ueberragst ueberragt ueberreichem ueberreichend
  ueberreichens ueberreicher ueberreiches ueberreichte ueberreichten ueberreichtet uebersetzend uebersetzens
  uebersetzer uebersetzern uebersetzest uebersetzte uebersetzten uebersetztet uebersitz uebersitze uebersitzen
  uebertage uebertraege uebertraegen uebertraegst uebertraegt uebertraf uebertrafen uebertrafst uebertraft uebertragend
  uebertragene uebertragens uebertrages uebertrags uebertrat uebertraten uebertratet uebertratst uebertrug uebertrugen
  uebertrugst uebertrugt ueberwachend ueberwachens ueberwacher ueberwachern ueberwachsen ueberwachte ueberwachten
  ueberwachtet ueberwaechst ueberwallen ueberwallst ueberwallt umbestellt umgarnend umgarnens umgarnte umgarnten
  umgarntet umgekehrte umgeschaltete umgestellte umgruppierend umgruppierens umgruppierte umgruppierten umgruppiertet
  umkehrend umkehrens umkehrte umkehrten umkehrtet umschaltend umschaltens umschalter umschaltern umschaltete umschaut
  umschaute umschauten umschautest umschautet umschult umschulte umschulten umschultest umschultet umsiehst umsieht
  umstellend umstellens umstellte umstellten umstelltet umwarb umwarben umwarbst umwarbt umwerbend umwerbens umwerfe
  umwerfen umwerft umwerte umwerten umwertet umwirbst umwirbt umworben umziehend umziehens umzingelnd umzingelns
  umzingelte umzingeltet umzingle unaere uncited ungarn uniped uniter uniters unities unitings units unschuldsbeweise
  unser unserem unseren unserer unseres unsure untere unternimmst untie untied unties urites vacked valet valse vealier
  veilier veraetzen veraetzt veralte veralten veraltest veraltet verbarrikadierend verbarrikadierens verbarrikadierte
  verbarrikadierten verbarrikadiertet verbau verbaue verbauen verbaust verbaut verbleibend verbleibens verbleibes
  verbleibs verbleit verbleite verbleiten verblieb verbliebe verblieben verbliebst verbliebt verbocken verbockt
  verdacht verdaue verdauen verdaust verdaut verdichte verdichten verdichtest verdichtet verdin verdoppele verdoppeln
  verdoppelst verdoppelte verdreschend verdreschens verdrischst verdrischt verdrosch verdroschen verdroscht vereidige
  vereidigen vereidigst vereidigt vereinend vereinens vereines vereinigend vereinigens vereinigte vereinigten
  vereinigtet vereins vereinte vereinten vereintet vereise vereisen vereist verende verenden verendest verendet
  verficht verflogen verflogt verfolgend verfolgens verfolger verfolgern verfolgst verfolgte verfolgten verfuehre
  verfuehren verfuehrst verfuehrt vergalt vergalten vergaltest vergaltet verhafte verhaften verhaftest verhaftet
  verhagelt verhake verhaken verhakst verhakt verhakte verhakten verhaktest verhaktet verhalf verhalfen verhalfest
  verhalft verhalle verhallen verhallt verhallte verhallten verhaltend verhaltene verhaltens verharrend verharrens
  verharrte verharrten verharrtet verharze verharzen verharzt verhasst verhauend verhauene verhauens verhaues verhaus
  verhaute verhauten verhautest verhautet verheile verheilen verheilst verheilt verhetzen verhielt verholt verier
  verkeile verkeilen verkeilst verkeilt verkeilung verklapp verklappe verklappen verklappst verklappt verklopfe
  verklopfen verklopfst verklopft verkloppens verkloppte verkloppten verkoppelt verlache verlachen verlachst verlacht
  verlag verlage verlagen verlast verlaust verlauste verlebe verleben verlebst verlebt verlegend verlegene verlegens
  verleger verlegern verlegte verlegten verlegtet verleib verleibe verleiben verleibst verleibt verlese verlesen
  verlest verletze verletzen verletzt verliebe verlieben verliebst verliebt verlief verliefe verliefen verliefst
  verlieft verlieh verliehen verliehst verlieht verlierend verlierens verlierer verlierern verlies verliese verliesen
  verliesst verliest verlig verlockend verlockens verlockst verlockte verlockten verloere verloeren verlogen verlost
  verloste verludst verlusten verlustes verlusts vermachend vermachens vermachte vermachten vermachtet vermagst
  vermasche vermaschen vermaschst vermascht vermeil vermeine vermeinen vermeinst vermeint vermin verminen vermint
  vermocht vermoebelnd vermoebelte vernarre vernarren vernarrst vernarrt verneine verneinen verneinst verneint vernetze
  vernetzen vernetzt vernichtend vernichtens vernichter vernichtete vernier verpeile verpeilen verpeilst verpeilt
  verpetze verpetzen verpetzt verpruegelnd verpruegelns verpruegelte verpruegeltet verpruegle verpuste verrichte
  verrichten verrichtest verrichtet verriegelnd verriegelns verriegelte verriegeltet verriegle verruecke verruecken
  verrueckst verrueckt versatz versaue versauen versaust versaut verschiebend verschiebens verschieber verschied
  verschieden verschiedet verschiedst verschiesst verschlissen verschlossene verschmelzend verschmelzens verschmelzest
  verschmerze verschmerzen verschmerzt verschmilz verschmilzt verschmolz verschmolzen verschmolzt verschoebe
  verschossen verschrieb verschrieben verschriebst verschriebt versen versende versenden versendest versendet verset
  versets versetzend versetzens versetzest versetzte versetzten versetztet versiegele versiegeln versiegelst versiegelt
  versieren versiert versin versine versperrend versperrens versperrte versperrten versperrtet verstoss verstosse
  verstossen verstosst verteil verteile verteilen verteilst verteilt vertiert vertust verwachst verwalte verwalten
  verwaltest verwaltet verwand verwegen verweilend verweilens verweilte verweilten verweiltet verweint verweis verweise
  verweisen verweist verwendend verwendens verwender verwendern verwendete verwinde verwinden verwindest verwindet
  verwunde verwunden verwundest verwundet verzeigen verzeigt verzicht verzichte verzichten verzichtest verzichtet
  verzier verziere verzieren verzierst verziert verzinst verzocke verzocken verzockt vierteilung vlies vogier voliere
  volieren voling volting vomiere vomieren vomierst vomiert vorbeireiten vorbelegt vorbereitend vorbereitens
  vorbereiter vorbereitern vorbereitete vorbringe vorbringen vorbringst vorbringt vorbruecken vordrang vordrangen
  vordrangst vordrangt vordringend vordringens vordruecke vordruecken vordrueckst vordrueckt vorfaehrt vorfuehlen
  vorfuehrend vorfuehrens vorfuehrer vorfuehrern vorfuehrte vorfuehrten vorfuehrtet vorfuhr vorfuhren vorgefuehlt
  vorgefuehrte vorgeht vorgelebt vorgelege vorgelegte vorgepreschte vorgerueckte vorgeschwebt vorgezeigte vorhaelt
  vorhalt vorhalte vorhalten vorhaltet vorhaut vorlaege vorlaegen vorlag vorlage vorlagen vorlagst vorlagt vorleben
  vorlebst vorlebt vorlegend vorlegens vorleger vorlegern vorlegte vorlegten vorlegtet vorlese vorlesen vorlest
  vorliege vorliegen vorliegst vorliegt vorluege vorluegen vorluegst vorluegt vormache vormachen vormachst vormacht
  vormarschierte vormarschierten vormarschs vorneigen vorpreschend vorpreschens vorpreschte vorpreschten vorring
  vorrueckend vorrueckens vorrueckte vorrueckten vorruecktet vorschiebend vorschiebens vorschiesst vorschrieb
  vorschrieben vorschriebst vorschriebt vorschuebe vorschueben vorschwebe vorschweben vorschwebst vorschwebt vorsetze
  vorsetzen vorsetzt vorsperre vorsperren vorstoesse vorstoessen vorstossend vorstossens vorstosses vorstuermend
  vorstuermens vorstuermte vorstuermten vorstuermtet vorstuerzen vorteig vorteige vorteigen vorweg vorweinen vorweise
  vorweisend vorweisens vorwiesen vorzeigend vorzeigte vorzeigten vorzeigtet vorzeile vorzeilen vorzeit vorzeiten
  vorzubringen vorzuegen vorzulesen vorzuliegen vorzuluegen voter votierend votierte votierten votiertet votings vowing
  vozieren voziert wachem wachend wachens wacher waches wachs wachse wachsen wachste wachte wachten wachtet wacken
  wadder wader wadern waechst waegt waehlend waehlens waehler waehlern waehlte waehlten waehltet waehne waehnen waehnst
  waehnt waehre waehren waehrst waehrt waelle waellen waelzend waelzer waelzern waelzest waelzte waelzten waelztet
  wafted wafting waged wagged wagte wagten wagtest wagtet wahlen wahrem wahren wahrere wahres wahrte wahrten waifed
  waifing wailed wailing wained waining waired wairing waise waisen waist waisted waisting waite waiter waites waitings
  waived waiving waked waking waled waling walke walken walkend walker walkings walled walling walten waltest waltet
  walze walzen walzt wandel wandele wandeln wandelst wandelt wanden wandered wanderer wanderin wandernd wanderns
  wanders wanderte wandertet wandest wandet wandkern wandler wandlern wandrer wanier waning wanked wanker wanking
  wanner wanted wanter wanting warben warbst warden warder waren warfen warfest warften wariest warked warking warmen
  warmest warnen warnten warntest warntet warre warren warted wartend wartens wartes wartete warthe wartiest warzen
  waschen washen wasted wasting watcher watchers watchet watchets waten watest watet watten wattest wauked wauking
  waulked waulking weben webst wechselnd wechselns wechsels wechselte wechseltet wechsle wedel wedele wedeln wedels
  wedelst wedelte weder wedlock weeder weeter weggelockte weglockens wehle wehte weiber weichsel weiden weight weights
  weihen weiher weihst weihtet weilen weiler weinen weiner weised weisel weisem weisend weisens weiser weises weissen
  weite weitem weiten weiterarbeite weiterarbeitend weiterarbeitens weiterarbeitet weiterbauend weiterbaus weitere
  weitergebe weitergeben weitergebt weitergehend weitergehens weitergeleitet weiterleite weiterleiten weiterleitest
  weiterleitet weitermarschierend weitermarschierens weitermarschierte weitermarschierten weiterreise weiterreisen
  weiterreisest weiterreist weiterreiste weiterreisten weiterreistest weiterreistet weiters weitersehen weiterziehend
  weiterzugeben weiterzuleiten weiterzureisen weites weitet weither weizen welfen welked welking welsen welter werbend
  werbens werber werbern werden werdet werfe werfel werfend werfens werfer werfern werften wergelt wergen werke
  werkelnd werkelns werkelte werkeltet werken werkes werkgel werkle werkst werst werten werter wertest wertet wesen
  wessen wester wetter whare wheen whining whited whiter whiting wichen wichst wicken wicket widder wider wiede wieden
  wiederaufbauend wiederaufbaues wiederaufbaus wiederaufbauten wiederausbau wielder wiener wiese wiesen wiest wifing
  wilder wiling wincing winde winder winding winging winken winking winkst winned winning wiping wirbst wirfst wiring
  wirkend wirkens wirker wirkern wirkte wirkten wirktet wirren wirrst wirst wirten wising wisket witched witches
  witching wited withdrawer withdrawn withdrew withouts witing wiving wochen wonder woning wording workings worming
  worsing worten wrate writer writing wuchst wuehle wuehlen wuehlst wuehlt wuerfen wunder wundere wundern wunderst
  wundert zaehen zehen zeigend zeigens zeiger zeigern zeigte zeigten zeigtet zeihe zeihen zeihst zeiht zeilen zeiten
  zergen zermalmend zermalmens zermalmte zermalmten zermalmtet zerquetschend zerquetschens zerquetschest zerquetschte
  zerquetschten zerquetschtet zerschlaegst zerschlaegt zerschlagend zerschlagene zerschlagens zerschlug zerschlugen
  zerschlugst zerschlugt zeugen zeugst ziege ziegen ziehend ziehens zieher zielen zielst ziemen ziemer ziemern ziemst
  ziepen zieren zierst ziest zimber zimmerei zimmerer zimmernd zimmers zimmerte zimmertet zurueckgekehrte
  zurueckkehrend zurueckkehrens zurueckkehrte zurueckkehrten zurueckkehrtet zurueckziehend zurueckziehens zurueckzieher
  zurueckziehern zusammenfegen zusammengefegt zusammengelebt zusammengelegte zusammenlebe zusammenleben zusammenlebst
  zusammenlebt zusammenlegend zusammenlegens zusammenlegte zusammenlegten zusammenlegtet zusammenlese zusammenlesen
  zusammenliegen zusammenlog zusammenlogen zusammenlogst zusammenlogt zusammenluege zusammenluegen zusammenluegst
  zusammenluegt zusammenzufegen zusammenzuleben zusammenzulesen zusammenzuliegen zusammenzuluegen zweigen zweigst
`;
