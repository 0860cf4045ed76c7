/** Of the words of orders these were found for. */
export const FOUND_FOR = '25f7bd85';

/**
 * Words of German and English that are written or sound much like a word of an order and are another one, written by
 * `npm run words`.
 */
export const REAL_WORDS = `
  abarten abdruecke abdruecken abdrueckst abdrueckt abduest abdueste abduesten abduestest abfeile abfeilen abfeilst
  abfeilt abgedrueckt abgefeilt abgeheilt abgerueckte abgeruestete abgeseilt abgeteilte abgeworben abgezielt abgreife
  abgreifen abgreifst abgreift abgriff abheile abheilen abheilst abheilt abkarten abmarschierend abmarschierens
  abmarschierte abmarschierten abmarschiertet abmarschs abrueckend abrueckens abrueckte abrueckten abruecktet
  abruestend abruestens abruester abruestete abrufst abseil abseile abseilen abseilst abseilt absiehst absieht absteche
  abstechen abstechern abstechers abtei abteien abteilend abteilens abteils abteilte abteilten abteiltet abwarben
  abwarfen abwarte abwartend abwartens abwartet abwerbe abwerben abwerbt abwerten abziehend abziehens abzieher
  abziehern abziele abzielen abzielst abzielt abzudruecken abzufeilen abzugreifen abzuheilen abzuseilen abzuwerben
  abzuzielen ackern ackert advancer advancers ailed alliances ancho anchors anchos andruecke andruecken andrueckst
  andrueckt anerbe angedrueckt angern angert angerueckte angeworbene angeworfen angreifend angreifens angreifer
  angreifern angriffe angriffs ankere ankernd ankerns ankers ankerst ankerte anmarsch anmarschiere anmarschieren
  anmarschierst anmarschiert anrueckend anrueckens anrueckte anrueckten anruecktet anteil anteile anteilen anwarb
  anwarben anwarbst anwarbt anwerbend anwerbens anwerber anwerbern anwerfe anwerfen anwirbt anziehe anziehen anziehst
  anzieht anzuecken anzumarschieren anzuwerfen anzuziehen assaulter attach attache attached attaching attacken attacker
  attackierend attackierens attackierte attackierten attackiertet attask attasked attasking attasks aufbrach aufbrachen
  aufbrachst aufbracht aufbraeche aufbrechend aufbrechens aufbrichst aufbricht aufbruch aufbrueche aufbruechen
  aufdruecke aufdruecken aufdrueckst aufdrueckt auffeile auffeilen auffeilst auffeilt aufgebracht aufgedrueckt
  aufgegeilt aufgehoben aufgeile aufgeilen aufgeilst aufgeilt aufgeloeste aufgereckt aufgereiht aufgereizt aufgerueckte
  aufgestellte aufgeteilte aufgeweicht aufhebe aufheben aufhebst aufhebt auflauf auflaufe auflaufen auflauft auflese
  auflesen auflest aufliest aufloesend aufloesens aufloesest aufloeste aufloesten aufloestet aufloete aufloeten
  aufloetet aufrecht aufreibend aufreibens aufreihe aufreihen aufreihst aufreiht aufreisst aufreize aufreizen aufreizt
  aufrieb aufrieben aufrueckend aufrueckte aufrueckten aufruecktet aufstellend aufstellens aufsteller aufstellern
  aufstellte aufstellten aufstelltet aufteilend aufteilens aufteilte aufteilten aufteiltet auftreibe auftreiben
  auftreibst auftreibt aufweiche aufweichen aufweichst aufweicht aufziehe aufziehen aufziehst aufzieht aufzudruecken
  aufzugeilen aufzuheben aufzulaufen aufzulesen aufzuloeten aufzureihen aufzureizen aufzutreiben aufzuweichen
  aufzuziehen ausbreche ausbrechen ausbrecht ausdruecke ausdruecken ausdrueckst ausdrueckt ausgebe ausgeben ausgebt
  ausgedrueckt ausgeharrte ausgehobene ausgekundschaftete ausgelaugt ausgelebt ausgeloest ausgereicht ausgerueckte
  ausgestellt ausgeteilt ausgeuebt ausharrend ausharrte ausharrten ausharrtet aushebeln aushebelt aushebend aushebens
  aushob aushoben aushub aushuebe auskundschaftend auskundschaftens auskundschaftete auslaeufe auslaeufen auslaeufst
  auslaeuft auslaufend auslaufens auslaufes auslaufs auslaugen auslaugst auslaugt auslaut auslaute auslauten auslautet
  auslebe ausleben auslebst auslebt auslieh ausloese ausloesen ausloest ausreibe ausreiben ausreibst ausreibt ausreiche
  ausreichen ausreichst ausreicht ausrueckend ausrueckens ausrueckte ausrueckten ausruecktet ausruestung
  ausschliessliche aussiehst aussieht ausstelle ausstellen ausstellst ausstellt austeile austeilen austeilst austeilt
  austeilung ausuebe ausueben ausuebst ausuebt ausweichend ausweichens auswich auswiche auswichen auswichst auswicht
  ausziehend ausziehens auszieher ausziehern auszubrechen auszudruecken auszugeben auszuhebeln auszulaugen auszulauten
  auszuleben auszuloesen auszureiben auszureichen auszustellen auszuteilen auszuueben avance baeche baechen bammel
  baute beach bedachen bedacht beechen begaben begabst begabt begebend begebens begehe begehen begehst begeht beget
  begibst begibt begleitend begleitens begleiter begleitern begleitete behaupte behauptend behauptens behauptest
  behauptete behausten behaustet behauten behautet behebe beheben behebst behebt beigebe beigeben beigebt beilager
  beilagern beings beiwache beiwachen beiwacht bekleide bekleiden bekleidest bekleidet belabere belabern belaberst
  belabert belagerer belagernd belagerns belagerte belagertet belages belauere belauern belauerst belauert belayer
  belebe beleben belebst belebt belege belegen belegst belegt belegung beleibt beliehen beordernd beorderns beorderte
  bericht beringed beruecke beschuerzt beschuetzend beschuetzens beschuetzer beschuetzern beschuetzest beschuetzte
  beschuetzten beschuetztet besiegen besiegend besiegens besieger besiegers besiegings besiegle besiegt besiegte
  besiegtes besiegung besinge besinging bestuermend bestuermens bestuermte bestuermten bestuermtet bestuerze bestuerzen
  bestuerzt bewachend bewachens bewacher bewachern bewachsen bewachte bewachten bewachtet bewegend bewegens beweger
  bewegern bewegte bewegten bewegtet beweist bewent bewept bewet bewoege bewogen bewogst bewogt beziehe beziehend
  beziehens bezieher beziehern bilds bimmel bimmele bimmeln bimmelst bimmelt binged binging bings bleche blechen
  blechst blecht bleibend bleibens blicht blieb bliebe blieben bliebst bliebt blinging blings boinged boinging boings
  bommel bommeln border borings brache brachen brachet brachst bracht braeche brechan brechend brechens brecher
  brechern brechts breinged breinging bresche breschen brich brichst bride bridged bridges bridging bridie bridle
  briggs bright brigs brinded brined brines bringe bringen bringend bringer bringings bringst bringt brining brink
  brinks brins broche brueche bruechen bruecken brueske brummele brummeln brummelst brummelt buecke builder buildings
  built bummed bummelei bummelnd bummelns bummels bummelte bummeltet bummer bummest bummle cantle capita capitals
  capitan capitol capturer capturers cased cases casing caste castled castles cattle ceased ceases ceasing cered chaced
  chaces chacing chafed chafes chafing chaises change changed changes changing chaoses chapes chare chared chares
  chargen charger chargers charing charked charking charles charme charmed charmes charming charred charring charted
  charting chaser chasers chasings chasmed chasms chasse chassed chasses chawed chawing cheeped cheeping cheeps choses
  chuses chusing cleeped cleeping cleeps coders combers comer comes comets commers compers conquerer cooers copers
  corers covers cowers crases creeds creeing creeks creeled creeling creels creeper creepy crees creesed creesing crepe
  creped crepes creping creps crick decare deciare declared declarer declares defenced defences defencing defender
  defense defensed defensing defund defunded defunding defunds depend depended depending depends deponie deponien
  deponierend deponierens deponierte deponierten deponiertet depositen despatch despatched despatches despatching
  destroyer detacher detachers detoniere detonieren detonierst detoniert dinge dingen dispatcher dispatchers drangen
  drangst drangt dringend drink drinnen drohtest drudging eilte einbacke einbacken einbackst einbackt einbezieht
  eindruecke eindruecken eindrueckst eindrueckt eingedrueckt eingekauft eingelagerte eingepackt eingerueckte
  eingesackte eingesagt einhacken einkassierend einkassierens einkassierte einkassierten einkassiertet einkauf einkaufe
  einkaufen einkaufst einkauft einlaeufe einlaeufen einlaeuft einlagen einlagere einlagernd einlagerns einlagert
  einlaufend einlaufens einlaufes einlaufs einlegern einmassiere einmassieren einmassierst einmassiert einnaehmen
  einnahmen einnehme einnehmend einnehmens einnehmer einnehmern einpacke einpacken einpackst einpackt einrueckend
  einrueckens einrueckte einrueckten einruecktet einsackte einsackten einsagen einsagst einsagt einsank einsiehst
  einsieht einziehend einziehens einzudruecken einzufassen einzuhacken einzukaufen einzumassieren einzupacken
  einzupassen eislauf eislaufen eissack encage encaged encages encaging engagee engager engagers ennage ennages enrage
  enraged enrages enraging enrober entsendend entsendens entsendern entsendert entsendete entwende entwenden entwendest
  entwendet erbkunde erbkunden erbricht erdichte erdichten erdichtest erdichtet erdkunde erdkunden erfunden erkobern
  erkundend erkundens erkundete eroberer eroberin erobernd eroberns eroberte erobertet erpicht erpichte erpichten
  erreicht erreichte erreichten erreichtest erreichtet errichtend errichtens errichtete erzkunde erzkunden evader
  evaders eyelet faehre faehren faehrst faehrte fahen fahlen fahnen fahran fahrean fahrend fahrens fahrer fahrern
  fahrten fairen fared farre farred farren fedder feder feeder feeing felde feldern feldes felds feller felter fender
  field fielder fiends filder fjelds flechten flechtet fleeing fleet flehen fleht fleming flexing fleying flicht flied
  fliegen fliegt flieh fliehe fliehend fliehens fliehst fliesen fliest flight fling flitt floehen floeht fluchten
  fluchtet fluechen fluechte fluechtend fluechtens fluechtest fluechtete flying foehre foehren folder fortriss
  fortzustossen fortzustuermen fostress friede friedel friedens friedensvertrags frieder friedet frieren friesen froth
  fruechten fuehle fuehlen fuehlst fuehlt fuehrean fuehrend fuehrens fuehrer fuehrern fuehrte fuehrten fuehrtet fuerst
  fuerth fuhre fuhren fuhrst fuhrt gallo gallon gallons galloper gallous gallow gallowed gallowing gallows gallup galop
  galoped galoping galopp galopped galoppierend galoppierens galoppierte galoppierten galoppiertet galopping galopps
  galops garding garrisons geartet gebart gebaute gebimmelt geblaut gebraut gebreitet gebrueckt gebruestet gebrummelt
  gebueckt gebuehrt gecastet gedibbelt gedieht gedrescht gedrueckt geduscht geehrt geeilte geeint geeist geerbt
  gefaehrt gefahr gefastet gefeilt gefuehlt gefuehrte gefummelt gegehrt gegeit gegerbt gegrollt gehaftet gehascht
  gehatscht gehaut geheilt gehudert gehuetete gehustet gehutscht geilt gekatscht gekauft gekaut gekegelt gekehrt
  gekeilt gekerbt gekippelt geklatscht gekleidet gekreist gekreuzte gekuscht gelabert gelagerte gelascht gelastet
  gelatcht gelauert gelaufe gelaugt gelaunt gelauscht gelaust geldstuecke gelehrt geleite geleiten geleitest geleitet
  geluestet gelutscht gematscht gemehrt gemummelt gepatscht gepeilt geplatscht geprollt gepudert gepuscht gerallt
  gerastet geratscht gerauft geraut gereckt geregelt gereift gereiht gereimt gereiste gereizt gerettet gerietet gerillt
  geroestet gerold gerollte gerottet geruckt geruecht gerueckte geruegt geruehrt gerueste geruesten geruestes
  geruestete gesaut geschaetzt gescheckt geschenke geschenks geschenkte gescheppert geschick geschicke geschicks
  geschickte geschlecht geschlenkert geschleudert geschockt geschuckt geschuerzt geschuetz geschuetze geschuetzte
  geschwenkt geseilt gesiegelt gesollt gespaent gestakt gestampft gestiefelte gestopft gestriemt gestuermte gestuerzt
  gestupft getastet getatscht getauft getaut geteilte getippelte getollt getraut getrippelt getroetet getrollt
  getrottelt getrottete getuermt getummelt getuscht gewaehrt gewaellt gewaelzte gewahrt gewaltet gewalzt gewandelt
  gewanderte gewandet gewartete gewatet gewebt gewehr gewehre gewehrs geweht geweilt geweitet gewerbe gewerben gewerkt
  gewertet gewoben gewollt geworbene geworden geworfen gewuetet gewundert gezaehlt gezahlte gezahnt gezehrt gezielt
  geziemt geziept geziert gezollt gezueckt ghest gleise gleisen gleitend gleitens gleiter gleitern gleyed gloppier
  goldstueck goldstuecken goldstuecks gollop golloped golloping gollops greifend greifens greifer greifern greige
  greinen greise greisen griechen grief grift grollt guardee guarder guars haaren haarst hacken haeren haften haftens
  haftest haftet hairst hakten haktest haktet halben halden halfen hallen hallte hallten halmen halsen haltan haltean
  halted haltend haltens halter haltern haltes hapten haptens harden hardt hared haren harfen harken harkst harmen
  harnen harrend harrens harriet harrte harrten harrtet harrying harrys harst harten hartened hartening hartens harzen
  hasche haschen haschst hascht hasen haslet hassen hassest hassten hasstest hasstet hasted hastend hastende hastener
  hastes hastete hastiest hatten hattest hattet hauptstaat hauptstart hausten haustest haustet hauten hautest hautet
  hecken heerfuehrern heerfuehrers heimgehend heimgehens heimgekehrte heimkehle heimkehlen heimkehrend heimkehrens
  heimkehrer heimkehrern heimkehrte heimkehrten heimkehrtet heimreise heimreisen heimreisest heimreist heimreiste
  heimreisten heimseite heimwege heimwegs heimweh heimwehr heimwehren heimzureisen herren herrying heute hingezielt
  hinsiehst hinsieht hinterlage hinterlagen hinterlegend hinterlegens hinterleger hinterlegte hinterlegten hinterlegtet
  hinuebersiehst hinuebersieht hinueberziehens hinziehend hinziehens hinziele hinzielen hinzielst hinzielt hinzuziehe
  hinzuziehend hinzuziehens hocke hocked hockend hockens hocker hockern hockey hockten holten holtet huchen hucken
  hueben hueften huenen huetend huetens hueter huetern huetete huette huetten hunten hupten huptest huptet hurraed
  hurraing hurras hurrayed hurraying hurrays hurried hurries hurryings hurten hurtest hurtet huschend huschens huschest
  huschte huschten huschtet husten hustens hustest hustet hutsche hutschen ignorer ignorers ignorierend ignorierens
  ignorierte ignorierten ignoriertet inaktive joiner joinings jointed jointing journeyer kaeuze kapital kassiber
  kassibert kassie kassierend kassierens kassierer kassierern kassierin kassierte kassierten kassiertet kassler kehlen
  kehrend kehrens kehrer kehrte kehrten kehrtet keiren kimmen kissier klassieren klassiert kleidest klommen komman
  kommean kommend kommens kommers kommun kreep kreeps kreuzend kreuzens kreuzer kreuzern kreuzes kreuzest kreuzte
  kreuzten kreuztet kriechend kriechens kriecher kriegst kroeche kroechen kundschaftens kundschaftern kundschafters
  labere labern labert lachte lachten lachtet laded lader ladern laders lading laesen laesst laeufe laeufen laeufst
  laffen lagen lagered lagerei lagering lagernd lagerns lagers lagerst lagerte lagger laichte laichten laichtet lasch
  lasche laschen lasen lasern lassan lasse lassend lassens lasses lasset lasten latch latchet latschend latschens
  latschte latschten latschtet latzten lauben lauen lauere lauern lauert laufend laufens laufes lauffen lauffett laufs
  laugen laugst launen lauren lausche lauschen lauschst lauscht lausen laust lauten lautet laves laxere leaden leadens
  leadier leadings leafed leafing leaked leaker leakers leaking lealer leamed leaming leander leaned leaner leaners
  leaning leaped leaper leapers leaping leared leares learing leased leaser leasers leases leasing leave leaved leaven
  leavens leaver leavers leaving leazes leckst leder leders legere legern legged legte lehnen leiben leichte leichten
  leiden leider leihen leimen leine leinene leisen leiten lender lenders lending lernen lesen lessen letten letzen
  letzte letztem letztens letzter letztes leves lewder lichee lichen licht lichted lichtem lichtend lichtens lichter
  lichtern lichtes lichtest lichtete lichts liesst lighten linen loaded loader loaders loading loaves lochte lochten
  lochtet loesend loesens loeser loesest loess loessen loeste loesten loestet loeten loetet loewen loosen losen losest
  losmarschierend losmarschierens losstuerzen lotsen lutsch lutsche lutschen lutschst lutscht maces machan machend
  machens macher machern maches machten macken maehen manchen manches manching marchen marcher marchers marchesa
  marchese marchesi marges marsches marschierend marschierens marschierer marschierern marschierte marschierten
  marschiertet marschs marsh marshes marshier maschen master mastered mastering masters matched matchen matches
  matching matsch menged menges menging merces merches merdes mered meres mergee mergees mergel mergels merger mergers
  mergings mering merles merling merses mester mesters metropol metropolen metropolit meving midge midget mister
  mistered mistering misters mitgebe mitgeben mitgebt mitgehend mitgehens mitreise mitreisen mitreisest mitreist
  mitreiste mitreisten mitreistest mitreistet mitreizen mitziehend mitziehens mitzugeben mitzureisen mizzy mooing
  mooving moping morsch mosing moster mowing mozing munster munsters munter munters muser musers musher mushers musted
  mustee mustees mustere musterer mustern musternd musterns musterst mustert musterung mustier mustre muter mutter
  muttered muttering mutters nachdruecke nachdruecken nachdrueckst nachdrueckt nachgedrueckt nachgerueckte nachrucken
  nachrueckend nachruecker nachrueckern nachrueckte nachrueckten nachruecktet nachsieht nachziehend nachziehens
  nachzudruecken naehmen nahmen nehmend nehmens nehmer neubad neubaum neubaus neumen pacing paging paling paning paring
  pasing paving pawing payings payments persue persued persues persuing phare piler pilfer pilgerei pilgerin pilgernd
  pilgerns pilgers pilgerte pilgertet pinger pirschend pirschens pirschest pirschte pirschten pirschtet playing plying
  porsche positions positon positron poursue poursued poursues poursuing praying preach preschend preschens preschest
  preschte preschten preschtet princing prinking proceeder proceedings project projected projecting projects prosect
  prosected prosecting prosects protecter protest protested protesting protests prying pummeled pummelled purse pursed
  purses pursing pursuer pursuers pursuings raeten ragten ragtet raided raiding raiked raiking railed railes railing
  rained raines raining raiser raisers raisin raisings raisins raisiny raisting raited raiting rallen ramses rapses
  rarsten rased rasen rases rashed rashes rashing rasing rassen rasses raste rastend rastens raster rastern rastert
  rastest rastete raten ratet ratten raueste rauesten raushing rausten rauten rautet rawing reben rebit recke recken
  reckst reckt reconnoiter reconnoitered reconnoitering reconnoiters reconnoitrer reconnoitrers recreated recreating
  recruiter reding regain regains regten regtest regtet reibend reibens reifen reifst reiften reiftest reiftet reigen
  reihen reihst reihte reihten reihtest reihtet reimen reimst reimten reimtest reimtet reinen reisend reisens reiser
  reises reisest reiss reisse reissen reiste reisten reistest reistet reists reitend reitens reiter reitern reizen
  reizest reizten reiztest reiztet relocatee relocatees remail remails reman remans remisen renten rerisen reset reshes
  resist resit reste resten retain retains retest rethread rethreaded rethreading retie retorn retrated retrating
  retread retreaded retreading retreads retreater retten rettest rettet retuned retuning returf returfed returfing
  returfs returnee returner reusen reuten ricing ridded ridding ridging ridings riebe rieben riebst riebt riese riesen
  riete rieten rietest rietet riling rilled rillen rillet rilling riming rinding riping risen rises rising risst riten
  riving robing roding roecke roecken roeste roesten roestest roestet roestung rohling roiled roiling roking rolfed
  rolfing rollend rollens roller rollern rollig rollings rollte rollten rolltet roping rosing rosten rostet roting
  rotling roving rowings rowting ruched ruches ruching rucke rucken ruckst ruckt rudder rudeln ruderer ruderin rudernd
  ruderns ruders ruderte rudertet rudery rudest rueckend rueckens rueckert rueckte rueckten ruecktet rueckwege
  rueckwegs rueckzuge rueckzugs ruegst ruegt ruegte ruegten ruegtest ruegtet ruestend ruestens ruester ruestern
  ruestete rumste rumsten rumstest rundere rupert ruses rushee rushees rushen rusher rushers rushings rushs russes
  russte russten russtest rusted rusting sabled sabling sachen sachet sachlage sachlagen sacked sackend sacker sackes
  sacks sackte sackten sacktet saecken saehe saehen saehet saetzen saeuern saeuert sagst saibling sailer sailings
  sained saining saired sairing saitling sanded sanding sands sanken sankst sapling scailed scailing scalage scended
  scending schaebe schaender schaenke schaenken schaetze schaetzen schaetzt schank scheck schecke scheibe scheiben
  scheich scheiche scheichen scheit scheite scheiten schengen schenkel schenkeln schenkend schenkens schenker schenkte
  schenkten schenktet scheppere scheppern schepperst scheppert schicht schickem schickend schickens schicker schickern
  schickes schicks schickse schicksl schickte schickten schicktet schiebend schiebens schieber schiebern schied
  schieden schiedet schiedst schief schiefe schiefen schiege schiele schielen schielst schielt schien schiene schienen
  schienst schient schier schiere schieren schiesst schiet schinken schipp schippe schippen schipperke schippernd
  schipperte schlacken schlaeft schlaege schlaegen schlaegst schlafe schlafen schlag schlagend schlagens schlager
  schlagern schlages schlags schlagt schlange schlangen schlangt schlaue schlauen schlecht schleichend schleichens
  schleicher schleifchen schlendernd schlenderns schlenderte schlendertet schlendre schlenker schlenkere schlenkern
  schlenkerst schlenkert schlenzer schleuder schleudere schleudern schleuderst schleudert schlich schliche schlichen
  schlichst schlicht schlick schlieben schlugen schmick schneit schneite schneiten schneitest schneitet schock schocke
  schocken schockst schockt schoebe schouts schragen schrei schreib schreibe schreiben schreibt schreibtest schreie
  schreien schrein schreine schreinen schreis schreist schreitend schreitens schrieb schriebe schrieben schriebst
  schriebt schriet schtick schucken schuebe schueben schuenke schuerze schuerzen schuerzt schuette schuetten schuettet
  schuetzend schuetzens schuetzer schuetzern schuetzest schuetzte schuetzten schuetztet schulender schultz schultze
  schutz schutze schwebe schweben schwebst schwebt schweich schwenk schwenke schwenken schwenkst schwenkt scooted
  scooting scoots scored scores scoring scots scotts scouged scouging scougs scouped scouping scoups scoured scouring
  scours scouter scouth scouths scoutings scrike scriked scrikes scriking scuts sealed sealing seals seazed seazes
  seazing seeded seeding seele segelei segelnd segelns segels segelte segeltet segen segle sehen seicht seiled seiles
  seiling seils seined seines seining seised seises seising seizer seizers seizin seizings seizins selle sende senden
  sendend sender sendet sendings sendling sendung sensed sensing sented senting setal setzei setzend setzens setzer
  setzern setzest setzte setzten setztet shands shealed shealing sheals shending shipper shored shores shoring shouted
  shouting shouts shrike shriked shrikes shriking sials sicht sicken sieche siechen siegele siegeln siegelst siegelt
  sieze siezen siezt sigeln siled siling sinded sinding siped siping sithen sitten sitze sitzend sitzens sitzes sized
  sizes sizing skailed skailing skrike skriked skrikes skriking slacken sliced slicing slided sliding slimed sliming
  slipe slipes slipped slipping slits slived sliving slocken sloped sloping smiled smiling smored smores smoring
  smouted smouting smouts snailed snailing snaked snaking sneads sneaker sneaky sneaped sneaping sneaps snecked
  snecking snecks sneds sniped sniping snored snores snoring snouted snouting snouts soaken socke socked sockel sockeln
  sockend socket sockmen socmen soiled soiling soken soliped sorage sored sorely sores soring sosse sossen souts
  spacier spacken spaed spaehend spaehens spaehern spaehers spaehte spaehten spaehtet spaemen spaene spaenen spaet
  spaete spaeten spaeter spahee spaits spalier spaliere spalieren spanier spathe spazierend spazierens spazierte
  spazierten spaziertet speaking speaks speals spending spiled spiling spilt spited spiting spits spitzen splats
  spliced splicing splined splining splinted splinting splints spliss splitt splitted splittet splitting splitts spored
  spores sporing spouted spouting spouts sprits stachen stachst stacht stacket stacks staeche staechen staelle staellen
  stags stake staken stakes stakest staket staksend stakt stakte stakten staled staling stallung stampfe stampfen
  stampfst stampft stande standes standst stanes stangs stanks stankst stapfend stapfens stapfte stapften stapftet
  staple stared stares staring statt stauer stauern staufen staust steaded steading steads steaks steale stealer
  steales stealings stealt steamed steaming steams steaned steaning steans steared stearing stears stechend stechens
  stecher stechern stecht stecke stecken stedd steeled steeling steels steen steer steert stegen stehe stehenbleibe
  stehenbleibend stehenbleibens stehenblieben stehend stehens steher stehern stehle stehlen stehlt steile steilen
  steils stela stelae stele stelen stella stelled stellend stellens steller stelling stells stellte stellten stelltet
  stelze stelzen stelzt stemlet stended stending stends stephen steres sterlet sterling steten steter steuere steuernd
  steuerns steuers steuersitz steuerst steuerte steven stewer steyer stich stiche stichen stichs stichst stickt
  stiefelnd stiefels stiefelte stiefeltet stiefle stiesel stiesst stiled stiling stille stillen stillst stillt stillung
  stiped stired stires stiring stochen stocken stoer stoers stoerst stoesse stoessen stoked stokes stoking stoled
  stoles stollen stonds stoned stones stoning stoped stopes stopfe stopfen stopfst stopft stoping storages storemen
  storer storers storey storeys storge storges storied stories storks stormed storming storms storying storys stossend
  stossens stosses stoures stouts stoved stoves stoving stowage stowed stowing stowres straiked straiking strake
  straked strakes strands strapse strass strassen strasses strausse streike streikes stresse stresst streuer striae
  stricht stricke strickes strider striders stridling strieme striemen strife strifes strigging striker strikers
  strikings strikt strikte striktes string stripe striped stripes striping strive strived strives striving stroam
  strode stroemend stroemens stroemer stroemte stroemten stroemtet stroke stroked strokes stroking strom strome stroom
  strosse strum stuerbe stuerben stuerbet stuermend stuermens stuermer stuermern stuermte stuermten stuermtet stuerze
  stuerzen stuerzt stulle stullen stupfen sturem stures sturme styred styres styring sucken sucket supporten supportend
  supporter supportet supportings swealed swealing sweals swiped swiping synded synding taeten tailed taille taillen
  teigen teilend teilens teiler teilern teiles teils teilte teilten teiltet teisen tellen termen thermen thrid tippe
  tipped tippee tippelei tippelnd tippelns tippelte tippeltet tippen tipper tippet tipple toeten toilet tooted tooting
  torts toted toting trabend trabens traber trabern trabs trabte trabten trabtet traeten trafen trafst tragen tramel
  trameled trameling tramels tranen trapst trapt traten tratet tratst tratte tratten trauben trauen traust trave
  traveler travelings travelled travelling traves trecked trecking trecks treed treeing treen trekked trekking tresen
  tretean tretend tretens treter tretern tretet treuen tribun tribune tribus tributen tributer tributes tributs tried
  trippele trippeln trippelst trippelt tritte tritten troated troating troete troeten troked troking troped troping
  trost troth trothed trothing troths trotted trottel trotteln trottend trottens trotter trottete trotting trotts trotz
  trotze trotzen trotzest trotzte trotzten trotztest trotztet trouting trowed trowing trude trudgen trudgens trudger
  trudgers trudgings trudle truege tueren tuerken tuerme tuermend tuermens tuermer tuermst tuermte tuermten tueten
  ueberbesetzt uebergeist ueberreisst uebersetzend uebersetzens uebersetzer uebersetzern uebersetzest uebersetzte
  uebersetzten uebersetztet uebersitz uebersitze uebersitzen ueberweisend ueberweisens ueberweisest ueberweite
  ueberweiten ueberwesen ueberwies ueberwiesen ueberwiest umsiehst umsieht umziehend umziehens untaetige unterstuetzend
  unterstuetzens unterstuetzer unterstuetzern unterstuetzte unterstuetzten unterstuetztet verdichte verdichten
  verdichtest verdichtet verdichtung verdin verdufte verduftend verduftens verduftest verduftete vereidige vereidigen
  vereidigst vereidigt vereidigung vereinend vereinens vereines vereinigend vereinigens vereinigte vereinigten
  vereinigtet vereins vereinte vereinten vereintet vereise vereisen vereist verfahr verfahre verfahren verfahrt
  verficht verflog verflogen verflogst verflogt verfolgend verfolgens verfolger verfolgern verfolgte verfolgten
  verfolgtet verharrend verharrens verharrte verharrten verharrtet verharze verharzen verharzt verheilen verheilt
  verkeilen verkeilt vermeine vermeinen vermeinst vermeint vermin verminen vermint vernarre vernarren vernarrst
  vernarrt verneine verneinen verneinst verneint vernichtend vernichtens vernichter vernichtete verpeilen verpeilt
  verrichte verrichten verrichtest verrichtet verrichtung verruecke verruecken verrueckst verrueckt verschiebend
  verschiebens verschieber verschied verschieden verschiedet verschiedst verschiesst verschoebe verschrieb verschrieben
  verschriebst verschriebt versin versine verstaerkend verstaerkens verstaerker verstaerkern verstaerkte verstaerkten
  verstaerktet verstoss verstosse verstossen verstosst verteidigend verteidigens verteidiger verteidigern verteidigte
  verteidigten verteidigtet verteilen verteilt verwahrend verwahrens verwahrer verwahrte verwahrten verwahrtet verwehre
  verwehren verwehrst verwehrt verweile verweilend verweilens verweilst verweilte verweilten verweint verweisen
  verweist verzicht verzichte verzichten verzichtest verzichtet verzinst vorbringe vorbringen vorbringst vorbringt
  vorbruecken vordrang vordrangen vordrangst vordrangt vordringend vordringens vordruecke vordruecken vordrueckst
  vordrueckt vorgepreschte vorgerueckte vorgeschwebt vormarschierte vormarschierten vormarschs vorpreschend
  vorpreschens vorpreschte vorpreschten vorring vorrueckend vorrueckens vorrueckte vorrueckten vorruecktet vorschiebend
  vorschiebens vorschiesst vorschrieb vorschrieben vorschriebst vorschriebt vorschuebe vorschueben vorschwebe
  vorschweben vorschwebst vorschwebt vorstoesse vorstoessen vorstossend vorstossens vorstosses vorstuermend
  vorstuermens vorstuermte vorstuermten vorstuermtet vorstuerzen vorzubringen wache wachem wachend wachens wacher
  waches wachsen wachten wacken wadder wader wadern waehren waehrst waelle waellen waelzend waelzer waelzern waelzest
  waelzte waelzten waelztet wafted wafting wagten wagtest wagtet wahren wahrst wahrte wahrten waifed waifing wailed
  wailing wained waining waired wairing waist waisted waisting waite waiter waites waitings waived waiving waked waking
  waled waling walke walken walkend walker walkings walled walling walten waltest waltet walze walzen walzt wandel
  wandele wandeln wandelst wandelt wanden wandered wanderer wanderin wandernd wanderns wanders wanderte wandertet
  wandest wandet wandkern wandler wandlern wandrer wanier wanked wanker wanking wanner wanted wanter wanting warben
  warbst warden warder waren warfen warfest warften wariest warked warking warmen warmest warnen warnten warntest
  warntet warren warted wartend wartens wartes wartete warthe wartiest warzen waschen washen wasted wasting waten
  watest watet watten wattest wauked wauking waulked waulking weben webst wechsel wechsele wechselnd wechselns wechsels
  wechselst wechselte wecht wegchen wehen wehrden wehrend wehrens wehrs wehrte wehrten wehrtet wehst wehten wehtet
  weibchen weichei weichem weichend weichens weicher weiches weichste weichte weichten weichtet weight weights weihe
  weihen weihst weiht weihtet weilchen weinchen weitergeleitet weiterleite weiterleiten weiterleitest weiterleitet
  weitermarschierend weitermarschierens weitermarschierte weitermarschierten weiterreise weiterreisen weiterreisest
  weiterreist weiterreiste weiterreisten weiterreistest weiterreistet weiterziehend weiterzuleiten weiterzureisen
  weitet welche welchen welked welking werbend werbens werber werbern werden werdet werfen wergen werken werkst werst
  werten wertest wertet werth where whited whiting wiche wichen wichst wicht wieche wifing wiling wimping winder wining
  wipings wirbst wiring wirten wising wisping wited withdrawer withdrawn withdrew witing wiving wochen wonder worten
  wrate writing wunder wundere wundern wunderst wundert zaehen zaehlen zaehlst zaehlung zahlend zahlens zahler zahlern
  zahlte zahlten zahltet zahmen zahnen zahnung zehen zeihe zeihen zeihst zeiht ziegen ziehend ziehens zieher zielen
  zielst ziemen ziemst ziepen zieren zierst ziest zurueckgekehrte zurueckgereicht zurueckkehrend zurueckkehrens
  zurueckkehrte zurueckkehrten zurueckkehrtet zurueckreiche zurueckreichen zurueckreichst zurueckreicht zurueckweichend
  zurueckweichens zurueckwich zurueckwichen zurueckwichst zurueckwicht zurueckziehend zurueckziehens zurueckzieher
  zurueckziehern zurueckzureichen zusammenfegen zusammengefegt zusammengelebt zusammengelegte zusammenlebe
  zusammenleben zusammenlebst zusammenlebt zusammenlegend zusammenlegens zusammenlegte zusammenlegten zusammenlegtet
  zusammenlese zusammenlesen zusammenliegen zusammenlog zusammenlogen zusammenlogst zusammenlogt zusammenluege
  zusammenluegen zusammenluegst zusammenluegt zusammenzufegen zusammenzuleben zusammenzulesen zusammenzuliegen
  zusammenzuluegen
`;
