/** Of the words of orders these were found for. */
export const FOUND_FOR = '42bda9c9';

/**
 * Words of German and English that are written or sound much like a word of an order and are another one, written by
 * `npm run words`.
 */
export const REAL_WORDS = `
  abdrehten abdrehtest abdrehtet abdruecke abdruecken abdrueckst abdrueckt abgedrueckt abgelegt abgerueckte abgetoetet
  abgetreten abgeworben abgezielt abgreife abgreifen abgreifst abgreift abgriff ablege ablegen ablegst ablegt
  abmarschierend abmarschierens abmarschierte abmarschierten abmarschiertet abord abound abrueckend abrueckens
  abrueckte abrueckten abruecktet absiehst absieht absteche abstechen abstechern abstechers abtoete abtoeten abtoetest
  abtoetet abtoetung abtrat abtraten abtratest abtratet abtretend abtretens abtreter abtretern abwerbe abwerben abwerbt
  abziehend abziehens abzieher abziehern abziele abzielen abzielst abzielt abzudruecken abzugreifen abzulegen
  abzutoeten abzuwerben abzuzielen administrations advancer advancers aerate aerzten aetzte agenden agented agentin
  aground ailed allege allod allods allons allotted allotting allowed allowing allows alloyed alloying alloys ancho
  anchors anchos andruecke andruecken andrueckst andrueckt anerbe angedrueckt angelegte angeregt angerueckte
  angeworbene angeworfen angreifend angreifens angreifer angreifern angriffe angriffs anlage anlagen anlegend anlegens
  anleger anlegern anlegte anlegten anlegtet anlese anlesen anliege anliegen anliegst anliegt anlogen anluege anluegen
  anluegst anluegt anmarschiere anmarschieren anmarschierst anmarschiert anrege anregen anregst anregt anrueckend
  anrueckens anrueckte anrueckten anruecktet anschleichend anschlich anschlichen anschlichst anschlicht antrete
  antreten antretet anwarb anwarben anwarbst anwarbt anwerbend anwerbens anwerber anwerbern anwerfe anwerfen anwirbt
  anziehe anziehen anziehst anzieht anzuecken anzuegen anzulesen anzuliegen anzuluegen anzumarschieren anzuregen
  anzutreten anzuwerfen anzuziehen apoint appointee appointer assaulter attach attached attaching attacke attacken
  attacker attackierend attackierens attackierte attackierten attackiertet attask attasked attasking attasks aufbrach
  aufbrachen aufbrachst aufbracht aufbraeche aufbrechend aufbrechens aufbrichst aufbricht aufbruch aufbrueche
  aufbruechen aufdruecke aufdruecken aufdrueckst aufdrueckt auffeile auffeilen auffeilst auffeilt aufgaben aufgebe
  aufgeben aufgebracht aufgebt aufgedrueckt aufgegeilt aufgehabt aufgehobene aufgeile aufgeilen aufgeilst aufgeilt
  aufgelebt aufgeloeste aufgereckt aufgerueckte aufgeruestete aufgestellte aufgeteilte aufgeweicht aufhabe aufhaben
  aufhabt aufhebeln aufhebelt aufhebend aufhebens aufhob aufhoben aufhobst aufhobt auflauf auflaufe auflaufen auflauft
  auflebe aufleben auflebst auflebt auflese auflesen auflest aufliest aufloesend aufloesens aufloesest aufloeste
  aufloesten aufloestet aufloete aufloeten aufloetet aufpraege aufrecht aufrueckend aufrueckte aufrueckten aufruecktet
  aufruestend aufruestens aufruestete aufruestung aufrufst aufstellend aufstellens aufsteller aufstellern aufstellte
  aufstellten aufstelltet aufteilend aufteilens aufteilte aufteilten aufteiltet auftraegen auftraegt auftraete auftraf
  auftrage auftrags auftragt auftrat auftrug aufweiche aufweichen aufweichst aufweicht aufziehe aufziehen aufziehst
  aufzieht aufzudruecken aufzugeben aufzugeilen aufzuhaben aufzulaufen aufzuleben aufzulesen aufzuloeten aufzuweichen
  aufzuziehen ausbreche ausbrechen ausbrecht ausdruecke ausdruecken ausdrueckst ausdrueckt ausgab ausgabe ausgabst
  ausgabt ausgaebe ausgaeben ausgaebet ausgasen ausgebend ausgebens ausgeber ausgebern ausgedrueckt ausgehe ausgehen
  ausgehobene ausgehst ausgeht ausgelaugt ausgelebt ausgeloest ausgereicht ausgerueckte ausgeruestete ausgespaehte
  ausgestellt ausgeteilt ausgeuebt ausgibst ausgibt ausgraben aushebeln aushebelt aushebend aushebens aushebung aushob
  aushoben aushub aushuebe auslaeufe auslaeufen auslaeufst auslaeuft auslaufend auslaufens auslaufes auslaufs auslaugen
  auslaugst auslaugt auslaut auslaute auslauten auslautet auslebe ausleben auslebst auslebt auslieh ausloese ausloesen
  ausloest ausloesung ausreiche ausreichen ausreichst ausreicht ausrueckend ausrueckens ausrueckte ausrueckten
  ausruecktet ausruestend ausruestens ausruester ausruestern ausruestete ausrufst ausruhst aussaehe aussaehen aussaehst
  aussaeht aussiehst aussieht ausspaehend ausspaehens ausspaehte ausspaehten ausspionierend ausspionierens
  ausspionierte ausspionierten ausspioniertet ausstelle ausstellen ausstellst ausstellt ausstellung austeile austeilen
  austeilst austeilt austrag ausuebe ausueben ausuebst ausuebt ausweichend ausweichens auswich auswiche auswichen
  auswichst auswicht ausziehend ausziehens auszieher ausziehern auszubrechen auszudruecken auszugehen auszuhebeln
  auszulaugen auszulauten auszuleben auszuloesen auszureichen auszustellen auszuteilen auszuueben avance baeche baechen
  bammel baute become beechen befahl befehle befehls befehlt befell befestigend befestigens befestigte befestigten
  befestigtet befestigungsanlage befiehl befoerderer befoerdernd befoerderns befoerderte befoerdertet befoerdre begaben
  begabst begabt begebend begebens begehe begehen begehst begeht beget begibst begibt behebe beheben behebst behebt
  beigebe beigeben beigebt beikommen beikommt beiseitegelegte beiseitelegend beiseitelegte beiseitelegten
  beiseitelegtet beisetzen bekenn bekenne bekennen bekennst bekennt beklommen bekomm bekomme bekommend bekommens
  bekommst belebe beleben belebst belebt belege belegen belegst belegt belegung beleibt benannt benennend benennens
  benetzen benommen beordernd beorderns beorderte berennen bericht beruecke beruecken besaetzen besetze besetzend
  besetzens besetzer besetzern besetzten besitzen bestuermend bestuermens bestuermte bestuermten bestuermtet bestuerze
  bestuerzen bestuerzt bevel bewegend bewegens beweger bewegern bewegte bewegten bewegtet beweist bewent bewept bewet
  bewilligend bewilligens bewilligte bewilligten bewilligtet bewoege bewogen bewogst bewogt bilds bimmel bimmele
  bimmeln bimmelst bimmelt bleche blechen blechst blecht bleibend bleibens blicht blieb bliebe blieben bliebst bliebt
  boart bommel bommeln border brache brachen brachet brachst bracht braeche brechan brechend brechens brecher brechern
  brechts bresche breschen brich brichst bride brides bridged bridie bridies bridle bridles bright bringe broche
  brueche bruechen brueske bruesken brummele brummeln brummelst brummelt budge budged budger budgers budges budgeter
  buecke buecken builder buildings built bummed bummelei bummelnd bummelns bummels bummelte bummeltet bummer bummest
  bummle cabled cabling cabries calced calked calking callee caller callet callid callings calmed calming calved
  calving carbies cardies caries carling carnies carried carrier carriers carvies catling celled celling cered cering
  cessions cheeped cheeping cheeps ciding cleeped cleeping cleeps coding colled colling concert concerted concerting
  concerts convect convected convecting convects convent convented conventing convents converged converging conversed
  conversing convertend converter corries couvert couverts covert coverts creeds creeing creeks creeled creeling creels
  creeper creepy crees creesed creesing crepe creped crepes creping creps culled culling curries deliverer delivery
  delver delvers deriver derivers diener diese diesel diesem diesen dieses diester dieter dinge dingen dissolver
  dissolvers dissolvings dividend divider dividers dividings divied divine divined divines divining doctor doktors
  drangen drangst drangt dringend drink drinnen drohtest drudging eilte einbestellt eindruecke eindruecken eindrueckst
  eindrueckt eingedrueckt eingekauft eingelagerte eingerueckte eingestallt eingestellte einkauf einkaufe einkaufen
  einkaufst einkauft einlaeufe einlaeufen einlaeuft einlage einlagen einlagernd einlagerns einlagerte einlagertet
  einlaufend einlaufens einlaufes einlaufs einleger einlegern einrueckend einrueckens einrueckte einrueckten
  einruecktet einstallen einstellend einstellens einsteller einstellern einstellte einstellten einstelltet
  einzudruecken einzukaufen eislauf eislaufen entsendend entsendens entsendern entsendert entsendete entwende entwenden
  entwendest entwendet equids equipe equipes equipments equipped erbkunde erbkunden erdkunde erdkunden erfunden erhalte
  erhaltend erhaltene erhaltens erhalter erhaltes erhaltet erholten erkalten erkenne erkennen erkennst erkennt
  erkennung erkundend erkundens erkundete ernannt ernennend ernennens erzkunde erzkunden espionages eyelet faehre
  faehren faehrst faehrte faelle faellen faellst faellte fahen fahle fahlen fahnen fahran fahrean fahrend fahrens
  fahrer fahrern fahrten fairen falben falken fallend fallens faller falles fallt falten falzen fared farre farred
  farren fasen fasnet fassend fassens fasses fassest fasson fasste fassten fasstet fasten fastet fasts faulen feier
  fellen flechten flechtet flehen fleht flicht flied fliegen fliegst fliegt flieh fliehe fliehend fliehens fliehst
  fliesen fliess fliesse fliessend fliessens fliest fliesten flight flitt floehen floeht floessen floesst fluchten
  fluchtet fluechen fluechte fluechtend fluechtens fluechtest fluechtete fluessen foerde foerden foerderer foerderin
  foerdernd foerderns foerderte foerdertet foerdre fonded fonding fonds fordere fordern forderst fordert forderung
  forderungen forthaste forthasten forthastest fortifications fortified fortifier fortifiers fortifikation
  fortzustossen fortzustuermen fouds founder foundings foundling fount founts frassen freer freie freiem freien freiere
  freiern freiers freies frier froth fruechten fuehrt fuellt fuerder fuhren fuhrst funded funding funds fussen gallo
  gallon gallons galloper gallous gallow gallowed gallowing gallows gallup galop galoped galoping galopp galopped
  galoppierend galoppierens galoppierte galoppierten galoppiertet galopping galopps galops gebart gebaute gebimmelt
  geblaut gebraut gebreitet gebrueckt gebruestet gebrummelt gebueckt gecastet gedibbelt gedieht gedrescht gedrueckt
  geduscht geeilte geeint geeist geendet geerbt gefaehrt gefahr gefastet gefegt gefeilt gefoerderte gefordert gefummelt
  gegehrt gegeit gegerbt gegrollt gegruendete gehaftet gehascht gehatscht gehaut gehegt geheien geheilt geheimdienste
  geheimdiensts geheime geheimem geheimer geheimes geheimst geheiss gehisst gehudert gehustet gehutscht geilt gejagt
  gekatscht gekauft gekaut gekegelt gekeilt gekerbt gekippelt geklatscht gekleidet gekreist gekuscht gelabert gelagerte
  gelascht gelastet gelatcht gelauert gelaufe gelaugt gelaunt gelauscht gelaust geldstuecke geldstuecken gelebt geleckt
  gelege gelegte geleit geleite geleiten geleitest geleitet gelieferte geluestet gelugt gelutscht gematscht gemummelt
  gemusterte genagt genannt genehm genehme gepatscht gepeilt gepennt geplatscht geprollt gepudert gepuscht geragt
  gerallt gerastet geratscht gerauft geraut gereckt geregelt geregt gereift gereiht gereimt gereiste gereizt gerettet
  gerietet gerillt geroestet gerold gerollte gerottet geruckt geruecht gerueckte geruegt gerueste geruesten geruestes
  geruestete gesaeckt gesagt gesamtaufgaben gesamtausgabe gesandet gesaut gescheckt gescheppert geschick geschicke
  geschicks geschickte geschlecht geschlenkert geschleudert geschockt geschuckt geseilt gesendete gesennt gesiegelt
  gesollt gespalten gespaltete gespendet gestakt gestaltet gestampft gesteck gestecke gesteckte gestickt gestiefelte
  gestockt gestopft gestreckt gestriemt gestupft gesundet gesundheitspflegen gesundheitspfleger gesundheitswesens
  getagt getaktet getastete getatscht getaufte getaugt getaut geteilte getestet geteuft getippelte getoastet getollt
  getraut getrennte getrenzt getrippelt getroetet getrollt getrottelt getrottete getummelt getuscht gewaegt gewaellt
  gewaelzte gewagte gewahrt gewalt gewalzt gewandelt gewanderte gewandet gewebt geweht geweilt geweisst geweitet
  gewendet gewerbe gewerben gewerkt gewoben gewogt gewollt geworbene geworden geworfen gewundert gezaehlt gezagt
  gezahlte gezahnt gezielt geziemt geziept geziert gezollt gezueckt ghest gleise gleisen gleitend gleitens gleiter
  gleitern gleyed gloppier gmuend goldstueck goldstuecks gollop golloped golloping gollops grauend greifend greifens
  greifer greifern greige greinen greise greisen griechen grief grift grollt grued gruen gruendeln gruendend gruendens
  gruender gruendern gruendete gruene gruenen gruent gruente gruenten gruentest gruentet grund grunde haendlern
  haendlers haften haftens haftest haftet hakten haktest haktet halben halden halfen hallen hallte hallten halmen
  halsen haltan haltean halted haltend haltens halter haltern haltes haltet handelsstaat handelsstart handler hapten
  haptens harrying harrys harten hartened hartening hartens hasche haschen haschst hascht hasen haslet hassen hassest
  hassten hasstest hasstet hasted hastend hastende hastener hastes hastete hastiest hatten hattest hattet hausten
  haustest haustet hauten hautest hautet heald healths healthy hearth heath heilst heimgehend heimgehens heimgekehrte
  heimkehle heimkehlen heimkehrend heimkehrens heimkehrer heimkehrern heimkehrte heimkehrten heimkehrtet heimliche
  heimreise heimreisen heimreisest heimreist heimreiste heimreisten heimse heimseite heimsen heimst heimwege heimwegs
  heimweh heimwehr heimwehren heimzureisen heissa heissem heissend heisser heisses heissest heist heists herisse
  herrischer herrsche herrschen herrschern herrschers herrying hesse hessen hiess hiesse hiessen hiesst hingezielt
  hinsiehst hinsieht hinuebersiehst hinuebersieht hinueberziehens hinziehend hinziehens hinziele hinzielen hinzielst
  hinzielt hinzuziehe hinzuziehend hinzuziehens hisse hissen hisst holten huchen hurraed hurraing hurras hurrayed
  hurraying hurrays hurried hurries hurryings huschend huschens huschest huschte huschten huschtet husten hustens
  hustest hustet hutsche hutschen hygienes incest incests infest infested infesting infests ingest ingested ingesting
  ingests invected invent invented inventieren inventiert inventing invents invert inverted invertiere invertieren
  invertierst invertiert inverting inverts investierend investierens investierte investierten investiertet inzest
  inzests joiner joinings jointed jointing journeyer karies karri karris kehlen kehrend kehrens kehrer kehrte kehrten
  kehrtet keifen keilen keimen keine keinem keiner keines keiren kennen kernen kimmen kleidest kleinen klommen komman
  kommean kommend kommens kommun kraegen kreep kreeps kriechend kriechens kriecher krieg kriege kriegend kriegens
  krieger kriegern krieges kriegs kriegst kriegte kriegten kroeche kroechen kruegen labere labern laberst labert lachte
  lachten lachtet ladern laedst laegst laesen laesest laeufe laeufen laeufst laffen lagen lagered lagerei lagering
  lagerist lagernd lagerns lagers lagerte lagertet lagger laichte laichten laichtet lasch lasche laschen lasen lasern
  lases lasest lassan lassend lassens lasses lasset lasst lasten latch latchet latschend latschens latschte latschten
  latschtet lauben lauen lauere lauern lauerst lauert laufend laufens laufes lauffen lauffett laufs laugen laugst
  launen lauren lausche lauschen lauschst lauscht lausen laust lauten lautet laxere leckst legere legern legged legte
  lehnen leiben leichte leichten leiden leihen leimen leine leinene leisen leiten lernen lesen lessen lichee lichen
  licht lichted lichtem lichtend lichtens lichter lichtern lichtes lichtest lichtete lichts lieber liebere lieder
  liedern liefe liefen liefernd lieferns lieferte liefertet liefest liefre lieger liesst liever lifer lighten linen
  liver livered lochte lochten lochtet loesend loesens loeser loesest loess loessen loeste loesten loestet loeten
  loetet loewen loosen losen losest losmarschierend losmarschierens losstuerzen lotsen lutsch lutsche lutschen lutschst
  lutscht maces machan machend machens macher machern maches machten macken maehen magern malern manchen manches
  manching marchen marcher marchers marchesa marchese marchesi marges marsches marschierend marschierens marschierer
  marschierern marschierte marschierten marschiertet marschs marsh marshes marshier maschen masern master mastered
  mastering masters matched matchen matches matching matern matsch mauen mauere mauernd mauerns mauert maure mauren
  maurern mausern menged menges menging merces merches merdes mered meres mergee mergees mergel mergels merger mergers
  mergings mering merles merling merses mester mesters meving midge midget misston misstons mister mistered mistering
  misters mitgebe mitgeben mitgebt mitgehend mitgehens mitreise mitreisen mitreisest mitreist mitreiste mitreisten
  mitreistest mitreistet mitreizen mitziehend mitziehens mitzugeben mitzureisen mizzy mooing mooving moping morsch
  mosing moster mostert mowing mozing munster munsters munter muntere munters munterst muntert muser musers musher
  mushers musted mustee mustees musterer musternd musterns musterte mustertet musterung mustier mustre muter mutter
  muttered muttering muttern mutters nachdruecke nachdruecken nachdrueckst nachdrueckt nachgedrueckt nachgerueckte
  nachrucken nachrueckend nachruecker nachrueckern nachrueckte nachrueckten nachruecktet nachts nachzudruecken naehmen
  naehmet naehmst nahmen nahmst namings naping negotiations nehmend nehmens nehmer nennend nennens nenner nennern
  neumen neunen neural neutra neutrale neutrals niches nichte nights nonnen ordens ordere ordern orderns orderst ordert
  ordners ormers pacing paging paints paling paning paring parlay parlayed parlaying parlays parle parled parles
  parleyer parly parsley parsleyed parsleys pasing paving pawing payings payments peeces peris phare physician piece
  pieced piecen piecens piecer piecers piechs pierces pikes piler pilfer pilgerei pilgerin pilgernd pilgerns pilgers
  pilgerte pilgertet pinger pints pirschend pirschens pirschest pirschte pirschten pirschtet playing plying poind
  poinds pointe pointes pointy ponts porsche poynts praying prays preach preces premotion preschend preschens preschest
  preschte preschten preschtet preys pricke pries prints proceeder proceedings promoed promoing promoten promotend
  promoter promoters promotet promotions prompte prompted promptes prompting prunkte prying pubic publico publics
  publik pummeled pummelled punkie punkten punktes punktet punkto punkts raided raiding raiked raiking railed railes
  railing rained raines raining raiser raisers raisin raisings raisins raisiny raisting raited raiting rallen ramses
  rapses rased rases rashed rashes rashing rasing rasses raueste rauesten raushing rawing received receiver receives
  recke recken reckst reckt recreated recreating recruiter reding reevoke regain regains regten regtest regtet reiben
  reibst reifen reifst reiften reiftest reiftet reigen reihen reihst reihte reihten reihtest reihtet reimen reimst
  reimten reimtest reimtet reinen reisend reisens reiser reises reisest reiss reisse reissen reiste reisten reistest
  reistet reists reitend reitens reiter reitern reizen reizest reizten reiztest reiztet relocatee relocatees remail
  remails reman remans remisen renten rerisen reserver reservierend reservierens reservierte reservierten reserviertet
  reset reshes resist resit reste resten retain retains retest rethread rethreaded rethreading retie retorn retrated
  retrating retread retreaded retreading retreads retreater retten rettest rettet retuned retuning returf returfed
  returfing returfs returnee returner reusen reuten revoked revoker revokes revote rewoke ricing ridded ridding ridging
  ridings riese riesen riete rieten rietest rietet riling rilled rillen rillet rilling riming rinding riping risen
  rises rising risst riten riving robing roding roecke roecken roeste roesten roestest roestet roestung rohling roiled
  roiling roking rolfed rolfing rollend rollens roller rollern rollig rollings rollte rollten rolltet roping rosing
  roting rotling roving rowings rowting ruched ruches ruching rucke rucken ruckst ruckt rudder rudeln ruderer ruderin
  rudernd ruderns ruders ruderte rudertet rudery rudest rueckend rueckens rueckert rueckte rueckten ruecktet rueckwege
  rueckwegs rueckzuge rueckzugs ruegst ruegt ruegte ruegten ruegtest ruegtet ruestend ruestens ruester ruestern
  ruestete rumste rumsten rumstest rundere rupert ruses rushee rushees rushen rusher rushers rushings rushs russes
  russte russten russtest rusted rusting sabled sabling sachlage sachlagen sacken saecke saecken saehe saehen saehet
  saetzen saeuert saibling sailer sailings sained saining saired sairing saitling saltest sanded sanden sanding sands
  sanitations sapling saying scailed scailing scalage scended scending scends schaebe schaender scheck schecke scheibe
  scheiben scheich scheiche scheichen scheit scheite scheiten scheppere scheppern schepperst scheppert schicht schickem
  schickend schickens schicker schickern schickes schicks schickse schicksl schickte schickten schicktet schiebend
  schiebens schieber schiebern schied schieden schiedet schiedst schief schiefe schiefen schiege schiele schielen
  schielst schielt schien schiene schienen schienst schient schier schiere schieren schiesst schiet schinken schipp
  schippe schippen schipperke schippernd schipperte schlacken schlaeft schlaege schlaegen schlaegst schlafe schlafen
  schlag schlagend schlagens schlager schlagern schlages schlags schlagt schlange schlangen schlangt schlaue schlauen
  schlecht schleichend schleichens schleicher schleifchen schlendernd schlenderns schlenderte schlendertet schlendre
  schlenker schlenkere schlenkern schlenkerst schlenkert schlenzer schleuder schleudere schleudern schleuderst
  schleudert schlich schliche schlichen schlichst schlicht schlick schlieben schlugen schmick schneit schneite
  schneiten schneitest schneitet schock schocke schocken schockst schockt schoebe schouts schragen schrei schreib
  schreibe schreiben schreibt schreibtest schreie schreien schrein schreine schreinen schreis schreist schreitend
  schreitens schrieb schriebe schrieben schriebst schriebt schriet schtick schucken schuebe schueben schulender schwebe
  schweben schwebst schwebt schweich scoots scored scores scoring scots scotts scougs scoups scours scouth scouths
  scuts sealed sealing seals secreta secrete secrets seeded seeding seele segelei segelnd segelns segels segelte
  segeltet segen segle sehen sehnde seicht seiden seiled seiling seils sekret selle sendend sendens sender sendern
  sendete sendings sendling sendung sengen senken sennen sennet sensed sensen sensing sented senting serviced servicer
  services servile setal setzei setzend setzens setzer setzern setzest setzte setzten setztet shands shealed shealing
  sheals shending shends shipper shored shores shoring shouts shying sials sicht sicken sieche siechen siegele siegeln
  siegelst siegelt sigeln siled siling sinded sinding siped sipes siping sitzen skailed skailing skying sliced slicing
  slided sliding slimed sliming slipe slipes slipped slipping slits slitting slived sliving slocken sloped sloping
  smalte smiled smiling smored smores smoring smouts snailed snailing snaked snaking sneads sneaker sneaky sneaped
  sneaping sneaps snecked snecking snecks sneds sniped sniping snored snores snoring snouts soaken socke socked sockel
  sockeln sockend socket sockmen socmen sohlen soiled soiling soken solden solen solenn soliped solle sollend sollens
  soller sollten sonden sorage sored sores soring sosse sossen souts spacier spaed spaehend spaehens spaeher spaehern
  spaehte spaehten spaehtet spaemen spaene spaenen spaet spaete spaeten spaetest spahee spaing spaits spald spale
  spalier spaliere spalieren spalle spalted spaltend spaltens spaltete spalts spanier spanten sparte sparten spartest
  spartet spate spaten spathe spationierung spaying spazierend spazierens spazierte spazierten spaziertet speaking
  speaks speals spediere spedieren spedierst spediert speeded speedier speeding speeds speis spelded spelding spelds
  spende spenden spendend spender spendest spendet spendierend spendierens spendierte spendierten spendiertet spendiest
  spendings spendung spendy spiled spiling spilt spinage spinds spine spinier spinne spinnen spinone spion
  spionageauftrags spionagedienste spionierend spionierens spionierte spionierten spioniertet spionin spions spited
  spiting spits spitting splat splats splatting spliced splicing splined splining splinted splinting splints spliss
  splitt splitted splittet splittings splitts spondieren spondiert spoonier spored spores sporing spouts spring sprits
  spuing spulte spulten spultest spultet spyings stachen stachst stacht stacket stacks stadion stadions stadtbad
  stadtbauern stadtbaum stadtmaler stadtmalern staeche staechen staelle staellen stags stake staken stakes stakest
  staket staksend stakt stakte stakten staled staling stampfe stampfen stampfst stampft stande standes standst stanes
  stangs stanks stankst stapfend stapfens stapfte stapften stapftet staple stared stares staring statin statins
  stationaer stationaere stationaeren stationen stationer stationery stationierend stationierens stationierte
  stationierten stationiertet statt staufen staust steaded steading steads steaks steale stealer steales stealings
  stealt steamed steaming steams steaned steaning steans steared stearing stears stechend stechens stecher stechern
  stecht steckend steckens stecker steckern steckte steckten stecktet stedd steeled steeling steels steen steert stegen
  stehe stehend stehens steher stehern stehle stehlen stehlt steile steilen steils stela stelae stele stelen stella
  stelled stellend stellens steller stelling stells stellte stellten stelltet stelze stelzen stelzt stemlet stended
  stending stends stephen steres sterke sterlet sterling steten steuer steuere steuern steuers steuerst steuerte steven
  stich stiche stichen stichs stichst sticke sticken stickst stickt stiefelnd stiefels stiefelte stiefeltet stiefle
  stiesel stiesst stiled stiling stille stillen stillst stillt stiped stired stires stiring stochen stocke stocken
  stockst stockt stoecke stoecken stoer stoers stoerst stoesse stoessen stoked stokes stoking stoled stoles stollen
  stonds stoned stones stoning stoped stopes stopfe stopfen stopfst stopft stoping storages storemen storer storers
  storey storeys storge storges storied stories storks stormed storming storms storying storys stossend stossens
  stosses stoures stouts stoved stoves stoving stowage stowed stowing stowres strands strapse strapsen strass
  strassenbaum strassenbaus strasses strausse straussen strecke strecken streckst streckt strengten strengthens stresse
  stressen stresst striae stricht strider striders stridling strieme striemen strife strifes strike strikes striking
  string stripe striped stripes striping strive strived strives striving stroam strode stroemend stroemens stroemer
  stroemte stroemten stroemtet strom strome stroom strosse stuecke stuecken stuerbe stuerben stuerbet stuermend
  stuermens stuermer stuermern stuermte stuermten stuermtet stuerze stuerzen stuerzt stulle stullen stupfen sturem
  stures sturm sturme stying styred styres styring sucken suenden sullen swealed swealing sweals swiped swiping swollen
  synded syndet synding syped syping taces taeten taetest taetet taften tagen tagten tagtest tagtet tailed taille
  taillen takten taktest taktet taller tanten tapsten tapstest tapstet tartest taslet tassen tasset tasted tastend
  tastens taster tastern tastes tastete tastiest taten tatest tatet tauben tauen taufend taufens taufte tauften tauftet
  taugen taugst taust tauten tautest tautet teigen teilend teilens teiler teilern teiles teils teilte teilten teiltet
  teisen tellen tenne tennen termen testen testest testet teufen thaler thermen three threne thrid tippe tipped tippee
  tippelei tippelnd tippelns tippelte tippeltet tippen tipper tippet tipple toasten toastest toastet toeten toetest
  toetet toilet tooted tooting torader torts tosten tostest tostet toted toting trabend trabens traber trabern trabs
  trabte trabten trabtet tracer traded traders trades traeg traege traegen traegst traent traeten traetest trafen
  trafst trage tragend tragens tragt tramel trameled trameling tramels tranen transferee transferred transferring
  transport transporte transporter transportes transportierend transportierens transportierte transportierten
  transportiertet transporttier transporttiere transporttieren transportwert trapst trapt traten tratest tratet tratst
  tratte tratten trauben trauen trauer traufen traust trave traveler travelings travelled travelling traves treader
  treasure trecked trecking trecks treed treeing treen trekked trekking trend trennend trennens trenner trennern
  trennte trennten trenntet trense trensen trenzen tresen tretean tretend tretens treter tretern treuen trevet tried
  trippele trippeln trippelst trippelt tritest tritte tritten troated troating troete troeten trogen troked troking
  troped troping trost troth trothed trothing troths trotted trottel trotteln trottend trottens trotter trottete
  trotting trotts trotz trotze trotzen trotzest trotzte trotzten trotztest trotztet trouting trowed trowing trude
  trudgen trudgens trudger trudgers trudgings trudle truege truegt trugen tueren tuerken tuerme tuermend tuermens
  tuermer tuermten tueten tuetest ueberall ueberbesetzt ueberfaelle ueberfaellen ueberfaellst ueberfaellt ueberfallend
  ueberfallene ueberfallens ueberfalles ueberfalls uebergab uebergaben uebergabst uebergabt uebergebend uebergebene
  uebergebens uebergebot uebergehe uebergehen uebergehst uebergeht uebergeist uebergibst ueberhebe ueberheben
  ueberhebst ueberhebt ueberkippt ueberlebe ueberleben ueberlebst ueberlebt ueberreisst uebersetzend uebersetzens
  uebersetzer uebersetzern uebersetzest uebersetzte uebersetzten uebersetztet uebersitz uebersitze uebersitzen
  ueberwallen ueberwallst ueberwallt ueberweidung ueberweisend ueberweisens ueberweisest ueberweite ueberweiten
  ueberwesen ueberwies ueberwiesen ueberwiest umgaben umgebe umgebend umgebene umgebens umgehen umgewandelte ummauerte
  umsiehst umsieht umwandelnd umwandelns umwandelte umwandeltet umwanden umwandern umwandert umwandle umziehend
  umziehens umzuwandelnd uncited uniped uniter uniters unities unitings units untie untied unties urites veraltung
  veranschlagend veranschlagens veranschlagte veranschlagten veranschlagtet verbandelt verbleibend verbleibens
  verbleibes verbleibs verbleit verbleite verbleiten verblieb verbliebe verblieben verbliebst verbliebt verdin
  vereidige vereidigen vereidigst vereidigt vereidigung vereinend vereinens vereines vereinigend vereinigens vereinigte
  vereinigten vereinigtet vereins vereinte vereinten vereintet vereise vereisen vereist verende verenden verendest
  verendet vergehen verhandelnd verhandelns verhandelte verhandeltet verhandle verharrend verharrens verharrte
  verharrten verharrtet verharze verharzen verharzt verheile verheilen verheilst verheilt verkeile verkeilen verkeilst
  verkeilt verlag verlage verlagen verlebe verleben verlebst verlebt verlegend verlegene verlegens verleger verlegern
  verlegte verlegten verlegtet verleib verleibe verleiben verleibst verleibt verlese verlesen verlest verlig verlogen
  vermeil vermeine vermeinen vermeinst vermeint vermin verminen vermint vernarre vernarren vernarrst vernarrt verneine
  verneinen verneinst verneint verpeile verpeilen verpeilst verpeilt verruecke verruecken verrueckst verrueckt versahen
  verschiebe verschieben verschiebst verschiebt verschmelzend verschmelzens verschmelzest verschmerze verschmerzen
  verschmerzt verschmilz verschmilzt verschmolz verschmolzen verschmolzt versehe versehend versehene versehens
  versehren versemen versende versenden versendest versendet versepen versin versine verstehen verstoss verstosse
  verstossen verstosst verteil verteile verteilen verteilst verteilt verwaltungsposten verwand verwandelnd verwandelns
  verwandelte verwandeltet verwandle verwandlung verwandlungen verwegen verwehen verweilend verweilens verweilte
  verweilten verweiltet verweint verweis verweise verweisen verweist verwendend verwendens verwender verwendern
  verwendete verwinde verwinden verwindest verwindet verwunde verwunden verwundest verwundet verzinst voranschlag
  vorbringe vorbringen vorbringst vorbringt vorbruecken vorder vordrang vordrangen vordrangst vordrangt vordringend
  vordringens vordruecke vordruecken vordrueckst vordrueckt vorgepreschte vorgerueckte vorgeschwebt vorhast vorlast
  vorlege vorlegen vorlegst vorlegt vormarschierte vormarschierten vormast vormasten vorpreschend vorpreschens
  vorpreschte vorpreschten vorring vorrueckend vorrueckens vorrueckte vorrueckten vorruecktet vorschiebend vorschiebens
  vorschiesst vorschrieb vorschrieben vorschriebst vorschriebt vorschuebe vorschueben vorschwebe vorschweben
  vorschwebst vorschwebt vorsehen vorstoesse vorstoessen vorstossend vorstossens vorstosses vorstuermend vorstuermens
  vorstuermte vorstuermten vorstuermtet vorstuerzen vortastete vortest vorzubringen wachst wadder wader wadern waegt
  waelle waellen waelzend waelzer waelzern waelzest waelzte waelzten waelztet waged wagged wagte wailed wailing waked
  waking waled waling walke walken walkend walker walkings walle wallen wallend waller walles wallet wallings wallung
  walze walzen walzt wandale wandelnd wandelns wandels wandelte wandeltet wanden wandered wanderer wanderin wandernd
  wanderns wanders wanderte wandertet wandest wandet wandkern wandle wandler wandlern wandrer wanier wanked wankeln
  wanker wanking wannel wanner wanter warben warbst warder warked warking warling wauked wauking wauled wauling waulked
  waulking wawled wawling weben webst wecht wegchen weibchen weichei weichem weichend weichens weicher weiches weichste
  weichte weichten weichtet weight weights weihe weihen weihst weiht weilchen weinchen weitergeleitet weiterleite
  weiterleiten weiterleitest weiterleitet weitermarschierend weitermarschierens weitermarschierte weitermarschierten
  weiterreise weiterreisen weiterreisest weiterreist weiterreiste weiterreisten weiterreistest weiterreistet
  weiterziehend weiterzuleiten weiterzureisen weithin welche welchen welked welking welled welling wendel wendeln
  werbend werbens werber werbern werden werdet werfen wergen werken werkst werst werten wertet wiche wichen wichst
  wicht wieche willed willing windel windeln winder wirbst withdrawer withdrawn withdrew withing withins wonder wulled
  wulling wunder wundere wundern wunderst wundert zaehen zaehlen zaehlst zaehlung zahlend zahlens zahler zahlern zahlte
  zahlten zahltet zahmen zahnen zahnung zehen zeihe zeihen zeihst zeiht ziegen ziehend ziehens zieher zielen zielst
  ziemen ziemst ziepen zieren zierst ziest zurueckgekehrte zurueckgelegte zurueckgereicht zurueckkehrend zurueckkehrens
  zurueckkehrte zurueckkehrten zurueckkehrtet zuruecklaege zuruecklaegen zuruecklag zuruecklagen zuruecklagst
  zuruecklagt zuruecklegend zuruecklegte zuruecklegten zuruecklegtet zurueckliege zurueckliegen zurueckliegst
  zurueckliegt zurueckreiche zurueckreichen zurueckreichst zurueckreicht zurueckweichend zurueckweichens zurueckwich
  zurueckwichen zurueckwichst zurueckwicht zurueckziehend zurueckziehens zurueckzieher zurueckziehern zurueckzuliegen
  zurueckzureichen zusammenfassend zusammenfassens zusammenfassest zusammenfasste zusammenfassten zusammenfasstet
  zusammenfegen zusammengefasste zusammengefegt zusammengelebt zusammengelegte zusammengepasst zusammenlassen
  zusammenlebe zusammenleben zusammenlebst zusammenlebt zusammenlegend zusammenlegens zusammenlegte zusammenlegten
  zusammenlegtet zusammenlese zusammenlesen zusammenliegen zusammenlog zusammenlogen zusammenlogst zusammenlogt
  zusammenluege zusammenluegen zusammenluegst zusammenluegt zusammenpasse zusammenpassen zusammenpasst zusammensass
  zusammensassen zusammenzufegen zusammenzuleben zusammenzulesen zusammenzuliegen zusammenzuluegen zusammenzupassen
`;
