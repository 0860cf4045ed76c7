/** Of the words of orders these were found for. */
export const FOUND_FOR = '131a2c0e';

/**
 * Words of German and English that are written or sound much like a word of an order and are another one, written by
 * `npm run words`.
 */
export const REAL_WORDS = `
  abbangen abbaue abbauen abbaust abbaut abfanden abfange abfangend abfangens abfingen abgebaut abgeheuert abgelegt
  abgelehnte abgewandelt abgewanderte abgezielt abgriff abhebe abheben abhebst abhebt abheuere abheuern abheuerst
  abheuert abheuerung ablege ablegen ablegst ablegt ablehnend ablehnens ablehnte ablehnten ablehntet absiehst absieht
  absorbs abwandele abwandeln abwandelst abwandelt abwanderer abwandernd abwanderns abwanderte abwandertet abwerbe
  abwerben abwerbt abziehend abziehens abzieher abziehern abziele abzielen abzielst abzielt abzubauen abzuheben
  abzuheuern abzulegen abzuwandeln abzuwerben abzuzielen aching acing actin actings actinon actinons actins actio acton
  actons addings addling adsorb advantaged advantages adzing agierend agierens agiert agierte agierten agilere agileren
  aiding aktien aktin allege anbauend anbauens anbauer anbauern anbaues anbaus anbaute anbauten anbautet anbiete
  anbieten anbietest anbietet anerbe anfangen anfeuere anfeuern anfeuerst anfeuert anfeuerung angebaute angebe angeben
  angebt angefeuert angehabt angeheuerte angelegte angelehnt angemietete angeraut angeregt angetaut angriffe angriffs
  anhabe anhaben anhabt anhaut anhebend anhebens anheuernd anheuerns anheuerte anhoben anhobst anhobt anlage anlagen
  anlaut anlegend anlegens anleger anlegern anlegte anlegten anlegtet anlehne anlehnen anlehnst anlehnt anlehnung
  anlese anlesen anliege anliegen anliegst anliegt anlogen anluege anluegen anluegst anluegt anmietend anmietens
  anmietete anotherm anraue anrauen anraust anraut anrege anregen anregst anregt anriet antaue antauen antaust antaut
  anther anting anwarb anwarben anwarbst anwarbt anwerbend anwerbens anwerber anwerbern anwerfe anwerfen anwirbt
  anziehe anziehen anziehst anzieht anzubieten anzuegen anzufeuern anzugeben anzuhaben anzulehnen anzulesen anzuliegen
  anzuluegen anzuregen anzuwerfen anzuziehen apting arbeite arbeiten arbeitern arbeiters arbeitet arbiter auction
  auctions auding aufbauend aufbauens aufbaues aufbaus aufbaute aufbauten aufbautet aufbessere aufbessern aufbesserst
  aufbessert aufbraust auffanden auffange auffangend auffangens auffingen auffuhr aufgebaute aufgeheizt aufgehetzte
  aufgeklaerte aufgeklart aufgeraut aufgeriegelt aufgerueckt aufgesetzt aufgesteckt aufgestickt aufgestockte aufgetaut
  aufgewartet aufgewertete aufgewickelt aufgewiegelte aufheize aufheizen aufheizt aufhetzend aufhetzens aufhetzer
  aufhetzern aufhetzest aufhetzte aufhetzten aufhetztet aufklaerend aufklaerens aufklaerer aufklaerern aufklaerte
  aufklaerten aufklaertet aufklare aufklaren aufklarst aufklart aufraue aufrauen aufraust aufraut aufriegele aufriegeln
  aufriegelst aufriegelt aufruecke aufruecken aufrueckst aufrueckt aufruehre aufruehren aufruehrerin aufruhrs aufsetze
  aufsetzen aufsetzt aufstaendisch aufstaendischem aufstaendischer aufstaendisches aufstands aufstecke aufstecken
  aufsteckst aufsteckt aufsticke aufsticken aufstickst aufstickt aufstockend aufstockens aufstocker aufstockern
  aufstockte aufstockten aufstocktet auftaue auftauen auftaust auftaut aufwarte aufwarten aufwartest aufwartet aufweite
  aufweiten aufweitest aufwerfe aufwerfen aufwerft aufwertend aufwertens aufwertete aufwickele aufwickeln aufwickelst
  aufwickelt aufwiege aufwiegelnd aufwiegelns aufwiegelte aufwiegeltet aufwiegen aufwiegle aufzubessern aufzuheizen
  aufzuklaren aufzurauen aufzuruecken aufzusetzen aufzustecken aufzutauen aufzuwarten aufzuweiten aufzuwerfen
  aufzuwiegelnd aufzuwiegen auktion auktionen ausbade ausbaden ausbadet ausbat ausbaten ausbauend ausbauens ausbaus
  ausbaute ausbauten ausbautet ausbesserer ausbessernd ausbesserns ausbesserte ausbessertet ausdruecke ausdruecken
  ausdrueckst ausdrueckt ausforschens ausforschte ausforschten ausforschtet ausgebaute ausgedrueckt ausgeforschte
  ausgekundschaftete ausgepluenderte ausgeraubte ausgerueckte ausgespaehte ausgewanderte ausgewertet auskundschaftend
  auskundschaftens auskundschaftete auslander auslaut auspluenderei auspluendernd auspluenderns auspluenderte
  auspluendertet ausraubend ausraubens ausraubte ausraubten ausraubtet ausrueckend ausrueckens ausrueckte ausrueckten
  ausruecktet aussaehe aussaehen aussaehst aussaeht aussetze aussetzend aussetzens aussetzer aussetzern aussetzten
  aussitzen ausspaehend ausspaehens ausspaehte ausspaehten ausspionierend ausspionierens ausspionierte ausspionierten
  ausspioniertet ausstand auswanderer auswanderin auswandernd auswanderns auswanderte auswandertet auswerte auswerten
  auswertest auswertet auswetzen auszubaden auszudruecken auszuwerten autoritaer badern baende baenden basser bauera
  bauers baukern baute bayern bebende bebenden become bedaub beeide beeiden beeinflussend beeinflussens beeinflussest
  beeinflusste beeinflussten beeinflusstet beendend beendens beendet beenge beengen befahl befahlen befahlst befahlt
  befreit befriedend befriedens befriedete befriend begaben begabst begabt begannen begebend begebens begehe begehend
  begehens begehren begehst begeht beget begibst begibt beginge begingen beginn beginnend beginnens beginner beginnes
  beginns beginnt begonnen behebe beheben behebst behebt behende beigebe beigeben beigebt beikomme beikommen beikommst
  beikommt beings beischaffe beischaffen beischaffst beischafft beisser beizahl beizahlen beklage beklagen beklagst
  beklagt beklauend beklauens beklaute beklauten beklautet beklommen bekommend bekommens belaubt belauschend
  belauschens belauschest belauschte belauschten belauschtet belebe beleben belebst belebt belege belegen belegst
  belegt belegung belegungen belfried belfriede benommen beobachtend beobachtens beobachter beobachtern beobachtete
  beraubend beraubens beraubte beraubten beraubtet beraumt berausche berauschen berauschst berauscht berayed beredt
  bereft bereift bereist bereite bereits beret bereut beriet beringe beringed beringen beringst beringt berit berried
  beruhigend beruhigens beruhigte beruhigten beruhigtet besaenftigend besaenftigens besaenftigte besaenftigten
  besaenftigtet beschaedigend beschaedigens beschaedigst beschaedigte beschaedigten beschaffend beschaffene beschaffens
  beschaffte beschafften beschafftet beschwichtigend beschwichtigens beschwichtigte beschwichtigten beschwichtigtet
  besehen besinne besinnen bespitzelns bespitzelte bespitzeltet besserem besseren besserer besseres bessernd besserns
  besserte bessertet bessre bestahlen bestehen bestehle bestehlend bestehlens bestellen bester bestohlen bestuhlen
  betende betenden bewegend bewegens beweger bewegern bewegte bewegten bewegtet beweist bewenden bewent bewept bewet
  bewoege bewogen bewogst bewogt bezahlend bezahlens bezahlte bezahlten bezahltet bilds binge binged bingen binging
  bings blende blenden blesser blinging blings bloods bloodsheds blooey bloomless bloomy blumig blundered blundering
  blunders blutige blutvergiessens boasted boasting boasts boinged boinging boings boite boody boosed booses boosing
  booster booted booting boots borings bosser brandschatzend brandschatzest brandschatzte brandschatzten brandschatztet
  brandschutz brauern breeder breinge breinged breinging breit bridge bridged bridging briggs brigs brinded brine
  brined brines bringend bringens bringer bringings brining brink brinks brins broder broodily broodless broody bruders
  bruedern brueter bruter buende buenden buesser buessern builder buildings calced calked calking called calling calmer
  calmings calved calving cammed camming caumed cauming cayenne cered chace chanced chancel chancer chances chancey
  chancre chancy change chaunce cions claere clams comet cometh constrict constricted constricting constriction
  constricts constructer constructions craft crick culmed culming damaged damager damages daraufgelegt decare deciare
  declared declarer declares declined decliner declines defenced defences defencing defender defensed defenses
  defensing defund defunded defunding defunds depend depended depending depends desmal despatch despatched despatches
  despatching develope developer developes diebstahls discoer discovers discovert discovery dismal dispatcher
  dispatchers drauflegend drauflegens drauflegte drauflegten drauflegtet dreck dreckt druck drucke drucken druckst
  druckt drueckend drueckens druecker drueckern drueckte drueckten druecktet durchfassen durchlaessen durchlasse
  durchlassend durchlassens durchlasses durchmassen durchpassen einbricht einfloss einflugs eingeholte eingekaufte
  eingerichte eingerichten eingerichtes eingerichtete einhalt einhob einhoben einhobt einholend einholens einholm
  einholte einholten einholtet einkaeufe einkaeufen einkaufend einkaufens einkaufes einkaufs einkaufte einkauften
  einkauftet einlauf einlaufe einlaufen einlauft einreicht einreichte einreichten einreichtest einreichtet einrichtend
  einrichtens einrichter einrichtete einsehen einsicht einsichten einstechen einstehe einstehend einstehens einsteher
  einstehern einzulaufen eisfluss engager engagierend engagierens engagierte engagierten engagiertet enhancer enhancers
  enlarded enlarding enlargen enlargens enlarger enlargers enlistee enlister enlit enragiert entsahnt entsandte
  entsannt entsendend entsendens entsendern entsendert entsendete entstehend entstehens entwende entwenden entwendest
  entwendet erbamt erbat erbaten erbatet erbatst erbauend erbauens erbauer erbauern erbaute erbauten erbautet erbbau
  erbfrage erbfragen erbgut erbkunde erbkunden erbricht erdhoehe erdhoehen erdichte erdichten erdichtest erdichtet
  erdkunde erdkunden ereignisse ereignissen erfaehrst erfaehrt erfahrend erfahrene erfahrens erforschend erforschens
  erforscher erforschern erforschest erforschte erforschten erforschtet erfragend erfragens erfragte erfragten
  erfragtet erfuhr erfuhren erfuhrst erfuhrt erfunden ergaenzend ergaenzens ergaenzest ergaenzte ergaenzten ergaenztet
  erglaenzen erglaenzt erhalt erhaust erheitere erheitern erheiterst erheitert erheiterung erhielt erhoebe erhoeben
  erhoebet erhoehend erhoehens erhoehte erhoehten erhoehtet erhoere erhoeren erhoerst erhoert erklaerend erklaerens
  erklaerer erklaerte erklaerten erklaertet erkundend erkundens erkundete ermittelnd ermittelns ermittelte ermitteltet
  ermittle eroeffnend eroeffnens eroeffnest eroeffnete erpicht erpichte erpichten erreicht erreichte erreichten
  erreichtest erreichtet errichtend errichtens errichtete ertag ertrage ertragen ertrags ertragt ertrug erwahren
  erwahrt erweiternd erweiterns erweiterte erweitertet erweitre erzkunde erzkunden erzmittel erzmitteln establisher
  establishers evenfalls expander expend expended expending expends extender extent extents faehre faehren faehrst
  faehrte faelle faellen faellst faellte faengen fahen fahle fahlen fahnen fahran fahrean fahrend fahrens fahrer
  fahrern fahrten fairen falben falken fallend fallens faller falles fallt falten falzen familie familien familles
  fanden fandest fandet fanding fanged fangend fangens fanges fared farre farred farren farther faulen fegen fegst
  feinden feindest fellen fending fesse ficke ficken filacers findend findens finder findern findig findings findling
  findung fined finest fingen fining finken finking finnen finning finten flecke flecken flick flicked flickend flicker
  flickern flickr flicks flickt flickte flickten flinke flinken flocke flocken fluegen fluesse foamily foehre foehren
  foerde foerden foerderer foerderin foerdernd foerderns foerderte foerdertet foerdre fonded fondest fonding fonds
  fordere fordern forderst fordert forschem forschend forschens forscher forschern forsches forschest forschte
  forschten forschtet fortzug fouds founder foundings foundling fount founts fract fraest fragend fragens frager
  fragern fragged frags fragte fragten fragtet framen franst frasst frauen fresse frosch fuegend fuegens fuegte fuegten
  fuegtet fuehle fuehlen fuehlst fuehlt fuehrean fuehrend fuehrens fuehrer fuehrern fuehrte fuehrten fuehrtet fuellt
  fuenen fuerder fuerst fuerth fuerther fuessen fugen fugst fuhre fuhren fuhrst fuhrt funded funden funding funds
  furthers fusse gebart gebauscht gebaute gebebt gebietet gebingt geblaut geblickt gebogen gebrach gebrachte
  gebrandschatzte gebraucht gebraut gebreitet gebricht gebrueckt gebueckt gedeiht gedenkt gedieht gedruckt gedrueckte
  geeist geendet gefaehrt gefahr gefahrene gefangen gefasst gefickt gefiedelt gefleckt geflickte gefoerderte gefordert
  gegangene gegehrt gegeit gegruendete gehabt gehangen gehasst gehaut geheft gehegt gehenkt geheut gehext gehorche
  gehorchst gehorchte gekauft gekaut geklickt gekracht gekreist gelangen gelascht gelatscht gelaufe gelaugt gelaunt
  gelaust gelber gelbes gelde gelded geldern gelders gelds gelebt gelees geleimt geleit geleitet gelenkt gelider
  gelieferte geller gelogen gemietete gemistet gender genietet genre geodes geparst gepisst geplauscht gepluenderte
  geprasst geradestehe geradestehend geradestehens gerauft gerauscht geraut gerdes gereckt gereift gereiht gereimt
  gereiste gereizt geren gerettet gerietet geruckt geruecht gerueckte geruegt gesaete gesaeten gesaeubert gesagte
  gesagten gesamt gesamtem gesamter gesamtes gesandet gesandte gesaut geschaeft geschaffte gescheckt geschick geschicke
  geschicks geschickte geschiebe geschieht geschielt geschient geschifft geschippt geschockt geschrafft geschuckt
  geschwebt geseigert geseiht gesendete gesengt gesenk gesenke gesenkte gesennt gesenst gesiedet gesiegelt gesogen
  gespaent gespasst gespendet gestaerkte gesteigerte gesundet getauft getauscht getaut geuebt gewachste gewacht gewahrt
  gewandelt gewanderte gewandet gewandt gewebt geweht geweiht geweitet gewendet gewichst gewogen gewundert gezaehlt
  gezahlte gezahnt gezielt geziemt geziept geziert gezogene gezueckt ghest gilder gledes glowed glowing gmuend goennen
  goenner goennt goennte golder goldes gradestehen grauend grewed grewing groesse groessen groessere groesster groked
  groking groned groning groped groping grosser groved grower growings growled growling grozing grued gruen gruendeln
  gruendend gruendens gruender gruendern gruendete gruene gruenen gruent gruente gruenten gruentest gruentet grund
  grunde guelder haeher haendel haeren haeuer haften hairing hakten halben halden halfen hallen hallte hallten halmen
  halsen haltan haltean halted haltend haltens halter haltern haltes haltet handed handele handelnd handelns handels
  handelt hander handke handled handler handles handsel hangeln haniel hannel hansel hantel hanteln hantle hapten
  haring harten hasten hatten hauern hauptsatz hauptsitze hauten headquarter hebern heere heeren hegern heiring heizen
  hendel herauf herauffinden herausbekommene herausfand herausfanden herausfandest herausfandet herausfindend
  herausgekommen herausgekriegte herauskriechst herauskriegend herauskriegte herauskriegten herauskriegtet herauswinde
  herauswinden herauswindest herauswindet herauszuwinden herdstellen hering herstelle herstellend herstellens
  hersteller herstellern herstellten heruebergeholte herueberhob herueberhoben herueberhobst herueberhobt herueberholte
  herueberholten herueberholtet herzen herzstellen hetzend hetzens hetzer hetzest hetzte hetzten hetztet heuen heuernd
  heuerns heuerte heuertet heulern hiding hieing hieraus hiking hinaufziehend hinaufziehens hinausziehe hinausziehen
  hinauszieht hinauszuziehen hinterer hintergassen hinterhergeschickte hinterherschickend hinterherschickte
  hinterherschickten hinterlasse hinterlassend hinterlassene hinterlassens hintersassen hinuebergebe hinuebergeben
  hinuebergebt hinuebergehend hinueberschickte hinueberschickten hinuebersehe hinuebersehen hinueberseht
  hinueberzugeben hinueberzusehen hinuntersiehst hinuntersieht hinunterziehens hinzufuegend hinzufuegens hinzufuegte
  hinzufuegten hinzufuegtet hinzugefuegte hirings hirling hirse hiving hochsiehst hochsieht hochziehend hochziehens
  hochziel hochziele hochzielen hoeben hoechst hoefen hoefer hoehe hoehen hoehere hoeker hoerend hoerens hoerer hoerern
  hoers hoerte hoerten hoertet hoher hohlen holed holte holten holts hondle horchend horchens horcher horchern horchte
  horchten horchtet horen horst improv improver improvers improvs incest increaser increasers increasings increate
  infest influencer influencers informations ingest innen instandgesetzte instandsetzend instandsetzens instandsetzest
  instandsetzte instandsetzten instandsetztet intelligencer intelligences intelligente intensify invent inventieren
  inventiert invert invertiere invertieren invertierst invertiert investierend investierens investierte investierten
  investiertet investigated investigates invests inzest irrer kaeufen karri kauen kaufend kaufens kaufes kaufs kaufte
  kauften kauftet kaust kauten kautet kehlen kehrend kehrens kehrer kehrte kehrten kehrtet keifen keilen keimen keinem
  keiner keines keiren kennen kernen kimmen klaerend klaerens klaerte klaerten klaertet klagen klare klaren klarere
  klareren klart klauben klaue klauend klauens klausen klauten kleinen klieren kloeten klommen klommst knoepfe koepfen
  koepfer koepft koepfte komet komman kommean kommend kommens kommun konstrukt konstruktion konstrukts kopfe kraegen
  kriechst kriegend kriegens krieger kriegern krieges kriegfuehrend kriegfuehrens kriegs kriegte kriegten kriegtet
  kroaten kroenen kroenten kroepfe kroete kruege kruegen kufen kummet kundschaftens kundschafter kundschaftern laesen
  laeufen laeufst laeuschen laeute laeuten laffen laith lasch lasche laschen lasen lassan lasse lassend lassens lasses
  lasset lasten latsch latsche latschen latschst latscht lauben lauch lauen laufend laufens laufes lauffen lauffett
  laufs laugen laugst launch launen lauren lauscha lauschend lauschens lauscher lauschern lauschest lauschte lauschten
  lauschtet lausen laust lauten lautet laving layed leading leafing leaking leaming leaning leaping learing leasing
  leaste leasten leavings lebten leckst legged legte legten lehen lehmen lehnend lehnin lehnte lehnten lehntet lehren
  lehrst leiben leichen leiden leidet leihend leihens leimen leimst leimte leimten leinen leise leisen leistend
  leistens leister leistet leite leiten leitet lemels lenne lenten lernen lernst lessen letten leuchen leuven levees
  levers leves lieber liebere lieder liedern liefe liefen liefernd lieferns lieferte liefertet liefest liefre lieger
  liehen liehst lieht liever lifer liste listen liver livered loaving loehnen loehnst lofted lofting lohnen lohnst
  loners looed looing looked looking loomed looming looning looped looping loosed loosing looten looter lootings lopers
  losers losgeschickte losschickend losschickens losschickte losschickten losschicktet lotos lotted lotting louted
  louting lovered lovers lowbred lowerings lowery lowes lowted lowting lusche machan machend machens macher machern
  maches machten macken maechtige maechtigem maechtigen maechtigere maechtiges maehen manchen manches manschen marched
  marchen marcher marchers marchesa marchese marchesi marsches marschierend marschierens marschierer marschierern
  marschierte marschierten marschiertet marschs marsh marshes marshier maschen matchen matches matsch meetest melded
  mendel menden mender mened menged menscheln mensches mensed menshen merches meschen messen meving midge midget mieden
  miedest miedet miefen mienen miesen mietend mietens mieter mietern mietete miezen miliary militaers militar mimten
  mimtest minded misrate misrated misrates misrating misten mistest mistet mitbekommt mitbringend mitbringens mitering
  mitgab mitgabe mitgaben mitgabst mitgabt mitgebend mitgebens mitgehend mitgehens mitgeschickte mitgibst mitgibt
  mitkommend mitnaehme mitnahm mitnahme mitnahmen mitnahmst mitnahmt mitnehmend mitnehmens mitnehmer mitnehmern mitring
  mitschickend mitschickte mitschickten mitschicktet mitte mittel mittele mitteln mittelns mittelst mittelt mitten
  mittens mitziehend mitziehens mixten mixtest mixtet mizzy mooing mooving moping morsch mosing mowing mozing muende
  muenden muenzend muenzer muenzt muenzte muenzten muesse muessend muessens muessten muetze muetzen mythe mythen
  nachforschend nachforschens nachforschest nachforschte nachforschten nachforschtet nachfragend nachfragens nachfrager
  nachfragern nachfragte nachfragten nachfragtet nachgefragte nachgehen nachgeschickte nachkommend nachkommens
  nachsahen nachschauend nachschauens nachschauten nachschickend nachschickte nachschickten nachschicktet nachsehe
  nachsehend nachsehens nachsieht nachstehen nachtrag nachtrage nachtragen nachtragt nachts nachtsehen nachwehen
  nachziehend nachziehens nachzutragen naehmen naehmet naehmst nahmen nahmst nahsehen nehmend nehmens nehmer netzen
  neubad neubaum neubaus neumen neune neuwerben neuwerden neuwerk neuwerke neuwert neuwerte neuwerten niches nichte
  niederschlaege niederschlaegen niederschlaegst niederschlaegt niederschlagend niederschlagens niederschlages
  niederschlags niederschlug niederschlugen niederschlugst niederschlugt nights nithing northing noshing notching
  nothings nothung noting notring nuetzen nuten nutten nutzend nutzens nutzer nutzern nutzten offences offene offense
  offensiv offensivem offensiven offensiver offensives omened omening opener openings opined opining ovened ovening
  overgoad overloads overlord overloud overpopulations pacing paessen paging paints paling paning pansen papulation
  paring parsen parsing parsons pases pashed pashes pashing pasing passed passee passel passend passens passer passes
  passings passmen passten passung pasten pasting pasts pausen pausing paving pawing payings peopled peopler peoples
  pereons perlons perrons person persona personas phare pillager pillagers pillared pillaring pints pished pishes
  pishing pissen pissing placke playing pluenderei pluenderer pluenderin pluendernd pluenderns pluenderte pluendertet
  plunderer plunger plungers plunker plunkers plushes plying poind poinds pointe pointes pointy ponts populations
  poshed poshes poshing possen possing pounder pounders poynts prassen praying princing prinking prints promoed
  promoing promoten promotend promoter promoters promotet prompte prompted promptes prompting prunkte prunkten prying
  pulender punkie punktes punktet punkto punkts puses pushe pushen pushend pusher pushers pusled pusles pusling pusses
  quieken quiekten quieted quietens quieter quinten quitten rabbet raben radded radding raeuberei raeuberin raeubernd
  raeubers raiden raider raidings raiked raiking railed railes railing rained raines raining raiser raisers raisin
  raisings raisins raisiny raisting raited raiting ramses randed randing ranted ranting rapses rased rases rasing
  rasses raubein raubend raubens raubes raubkrieg raubkriege raubkriegen raubs raubte raubten raubtet raubzeug raubzugs
  rauen raufen raufst raumkrieg raumkriege raumkriegen raunen raunst raupen rausfand rausfanden rausfandest rausfandet
  rausgekommen rauskriegte rauskriegten raust rauswinden rauszuwinden rauten rautet rebecs rebel rebell rebelled
  rebeller rebellin rebeln rebuilds recherchierend recherchierte recherchierten recherchiertet rechte rechten rechtest
  rechtet recke recken reckst reckt recruiter recuse redarier reding reducer reducers reellen reels refels refuge
  refused refuser refuses refute regten regtest regtet reiben reibst reichte reichten reichtest reichtet reifen reifst
  reiften reiftest reiftet reigen reihen reihst reihte reihten reihtest reihtet reimen reimst reimten reimtest reimtet
  reinen reisend reisens reiser reises reisest reiss reisse reissen reiste reisten reistest reistet reists reitend
  reitens reiter reitern reizen reizest reizten reiztest reiztet relocatee relocatees remisen rended rending renied
  renned renning rente renten renter rentes rentings renying repaid repairer reparateur reparierend reparierens
  reparierte reparierten repariertet repels repoll repolling repolls rerisen rescore rescored reset resetted resetting
  resist resit rested resten resting restoke restoked restorer restores retest retie retore retted retten rettest
  rettet retting retuse reuse reusen reuten revels riads richen richest richted richtend richtens richter richtern
  richtete richtfest richts ricing ridded ridding ridging ridings riecht riese riesen riete rieten rietest rietet
  righten rightest riling riming rinding rioter riping risen rises rising risst riten ritters riving robbed robbing
  robin robings robins roding roecke roecken roking rooters roping rosing roting roving rowing rubels rucke rucken
  ruckst ruckt ruebergehend ruebersehe ruebersehen rueberseht ruebersiehst ruebersieht rueckend rueckens rueckert
  rueckte rueckten ruecktet ruegst ruegt ruhiggestellte ruhigstellte ruhigstellten ruhigstelltet runted sabled sabling
  sabotageakte sabotageakts sabotagen saboteur saboteuren saboteurs sabotierend sabotierens sabotiers sabotierte
  sabotierten sabotiertet sachlage sachlagen saehe saehen saehet saelen saemtlich saemtlichem saemtlichen saemtlicher
  saemtliches saenken saetzen saibling sailer sailings sained saining saired sairing saitling sanden sanding sanken
  sankst sapling sattle sattlers saufen sauren scaff scailed scailing scalage scending schaaf schaben schade schadend
  schadens schadet schaebe schaedel schaedeln schaelen schaemen schaenden schaeren schaf schafe schafen schaffend
  schaffens schaffte schafften schafftet schafs schaft schalen schanden scharen scharf scharfe scharfen schaue schauend
  schauens schauer schauern schauten schav scheck schecke scheibe scheiben scheuen schicht schickem schickend schickens
  schicker schickern schickes schicks schickse schicksl schickte schickten schicktet schiebend schiebens schieber
  schiebern schied schieden schiedet schiedst schief schiefe schiefen schiege schiele schielen schielst schielt schien
  schiene schienen schienst schient schier schiere schieren schiesst schiet schiff schiffe schiffen schiffst schifft
  schinken schipp schippen schlacken schlackst schlackt schlaege schlaegen schlaegst schlaegt schlaf schlafe schlafen
  schlaff schlaffe schlaffen schlaffst schlafft schlaft schlagend schlagens schlager schlagern schlages schlags schlang
  schlange schlangen schlangst schlangt schlau schlaue schlauen schlick schlieben schlug schlugen schlugst schlugt
  schmick schock schocke schocken schockst schockt schoebe schraden schraffe schraffen schragen schreibe schreiben
  schreibern schreibers schreier schreiner schrieb schriebe schrieben schriebst schriebt schtick schucken schuebe
  schueben schwaden schwebe schweben schwebst schwebt schweden sclaff sealing seals seattle seattles seeding seegen
  seeled seeler seesen sehnde seidel seiden seiften seiger seigern seiher seiker seiled seilen seiler seiling seils
  seine seined seinem seinen seiners seines seiser seitling seizer selen selle sended sendend sendens sender sendern
  sendete sendings sendling sendung sengen sengst sengt senkel senkeln senkend senkens senker senkern senkte senkten
  senktet sennen senner sennet sensen sensing senting setal settee settees setters setting settler settlings settlors
  setule setules setzei setzend setzens setzer setzern setzest setzling setzte setzten setztet shafted shafting shafts
  shaped shaping shealing sheals shending shied shifter shiftings shifty shined shiner shining shipped shipping shired
  shiring shirted shirting shirts shists shited shiting shits shitted shitting shrifts sials siede siedelnd siedelns
  siedelte siedeltet sieden sieder siedern siedest siedet siedete siedetet siedle siegel siegele siegeln siegelst
  siegelt sielen sifted sifting sifts siled siling sinding sinken sinkst siped siping sitzen skailed skailing sliped
  sliping slocken smiled smiling snailed snailing sneds snifted snifting snifts sniped sniping socke socken socket
  soeldener soeldnern soeldners sohlen soiled soiling solden solen solenn solle sollend sollens soller sollten solus
  sonden soote sooth soothed soother soothes sooths spaed spaehend spaehens spaeher spaehern spaehte spaehten spaehtet
  spaemen spaene spaenen spaet spaete spaeten spahee sparen spathe speals spenden spendest spendet spending spiled
  spiling spinier spionierend spionierens spionierte spionierten spioniertet spoonier sporen spueren spuken spulen
  spurend spurlose spurn spurne spurten sputen stacket staehle staehlen staehlt staelle staellen staenke staenker
  staerkend staerkens staerkere staerkste staerkte staerkten staerktet stahle stahlen stahlt staling stammsatz
  stammsitze stark starke starken starker starrt stationaer stationaere stationaeren stationer stationierend
  stationierens stationierte stationierten stationiertet staufen steading steads steaks steale steales stealings stealt
  steaming steams steaning steans stearing stears stecke stecken steckst steckt steeling steels stehe stehen stehlend
  stehlens stehler stehst steht steifer steifere steiften steige steigen steigerer steigerin steigernd steigerns
  steigers steigerte steigertet steiges steile steilen steiler steilere steils steiner steinern steirer stela stelae
  stele stelen stella stelled stellend stellens steller stelling stells stellte stellten stelltet stelze stelzen stelzt
  stemlet stending sterke sterlet sterling stetiger stetigere sticke sticken stickst stickt stiehlst stiel stiffen
  stifte stiftend stifter stiftern stiftes stiftet stifts stiled stiling stille stillen stillst stillt stilt stiped
  stochen stocked stockend stockens stocker stockes stockist stockmen stocks stockte stockten stocktet stocky stoecke
  stoecken stoke stoked stollen strengten strengthener strengthenings stuben stuehle stuehlen stufend stuften stuhle
  stuken stulle stullen stupfen sturen stuten stylt suenden sullen sunken sunket supporten supportend supporter
  supportet supportings suren suttle suttled suttles suttling swealing sweals swifted swifting swifts swiped swiping
  swollen syndet synding taces tacking taeing takin takings takins talking taller taming tanking taping taring tasking
  tawing taxing thacking thaler thether thother three thymes titer tither titter toking traced tracer tracers tracke
  trackless tracks tracts tradeless trades tramel trameled trameling tramels trances transferee transferierend
  transferierens transferierte transferierten transferiertet transferred transferrer transferring transporte
  transporter transportierend transportierens transportierte transportierten transportiertet transports transporttier
  transporttiere transporttieren transportwert trapes trave traveler travelings travelled travelling traves trices
  truceless truces tsking ueberall ueberfaehrst ueberfaehrt ueberfaelle ueberfaellen ueberfaellst ueberfaellt
  ueberfallend ueberfallene ueberfallens ueberfalles ueberfalls ueberfuehrend ueberfuehrens ueberfuehrte ueberfuehrten
  ueberfuehrtet ueberfuhr ueberfuhren ueberfuhrst ueberfuhrt uebergeist uebergesiedelte ueberglast ueberglaste
  ueberglasten ueberglastest ueberglastet ueberhaste ueberhasten ueberhastest ueberhastet ueberlas ueberlasen
  ueberlasest ueberlasse ueberlassen ueberlasst ueberlassung ueberlastend ueberlastens ueberlastete ueberlastfest
  ueberlaut ueberlaute ueberlauten ueberlest ueberliste ueberlisten ueberlistest ueberlistet ueberlistung ueberreisst
  uebersiedelnd uebersiedelns uebersiedelte uebersiedeltet uebersiedle ueberwallen ueberwallst ueberwallt ueberweisend
  ueberweisens ueberweisest ueberweite ueberweiten ueberwesen ueberwies ueberwiesen ueberwiest umbesetzt umgesetzte
  umgesiedelte umher umhoerens umsaetze umsaetzen umsatz umschaue umschauend umschauens umschauten umsetzend umsetzens
  umsetzer umsetzern umsetzest umsetzte umsetzten umsetztet umsiedelnd umsiedelns umsiedelte umsiedeltet umsiedle
  umsiehst umsieht umziehend umziehens unaeren unblutige undrest ungehoert ungraded unieren unnest unrast unrent
  unrests unrude unruh unruhig unruhigem unruhigen unruhiger unruhiges unrule unseen unsegen unsere unserem unserer
  unseres unsrige unsrigem unsriger unsriges unteren unterhaelt unterhakt unterhalb unterhals unterhalte unterhalts
  unterhaut untermalt unterstuetzend unterstuetzens unterstuetzer unterstuetzern unterstuetzte unterstuetzten
  unterstuetztet unterwanderer unterwandernd unterwanderns unterwanderte unterwandertet upgraden upgradend upgrader
  upgraders upkeeps uprest veraetzen veraetzt verbesserer verbessernd verbesserns verbesserte verbessertet verbessre
  verbracht verbrachte verbrachten verbrachtest verbrachtet vereidige vereidigen vereidigst vereidigt vereidigung
  verflacht verflachte verflachten verflachtest verflachtet verflicht verfrachtend verfrachtens verfrachtete vergeben
  vergroesserer vergroessernd vergroesserns vergroesserte vergroessertet verheben verhetzen verkracht verkrachte
  verkrachten verkrachtest verkrachtet verlag verlage verlagen verlagernd verlagerns verlagerte verlagertet verlages
  verlebe verleben verlebst verlebt verlegend verlegene verlegens verleger verlegern verlegte verlegten verlegtet
  verlese verlesen verlest verlesung verletze verletzen verletzt verlig verlogen vermesser vermessern vermischen
  vernetze vernetzen vernetzt verpetze verpetzen verpetzt verpflanzend verpflanzens verpflanzest verpflanzte
  verpflanzten verpflanztet verpflichtend verpflichtens verpflichtete verringernd verringerns verringerte verringertet
  versager versagern versatz verschaff verschaffe verschaffen verschaffst verschafft verschickend verschickens
  verschickte verschickten verschicktet verschiffend verschiffens verschiffer verschiffte verschifften verschifftet
  verschliffen verschobene verschonen verschroben verset versets versetzend versetzens versetzest versetzte versetzten
  versetztet verstaerkend verstaerkens verstaerker verstaerkern verstaerkte verstaerkten verstaerktet verteidigend
  verteidigens verteidiger verteidigern verteidigte verteidigten verteidigtet vertrage vertrags vertragt vertrat
  vertrau vertrug veruebe veruebeln veruebend veruebens veruebten verwaschen verweben verwegen verwische verwischend
  verwischens verwischten verzug villager villagery villages vorfracht vorfrachten vorlager vorlagern vorlege vorlegen
  vorlegst vorlegt vorlegung vorschicke vorschicken vorschickst vorschickt vorschiff vorschiffe vorschiffen vorschoben
  vorsetze vorsetzen vorsetzt vortrag vorzog vorzugs wache wachen waches wachsein wachsend wachsens wachses wachste
  wachsten wacht wachte wachten wachtet wacks wadder wader wadern wading waegst waeschst wagging wagst wagten wahrte
  wahrten waked waking waled waling walke walken walkend walker walkings walled wallen walling walten wandel wandele
  wandeln wandelst wandelt wanden wandered wanderer wanderin wandernd wanderns wanders wanderte wandertet wandest
  wandet wandkern wandler wandlern wandrer wanier waning wanked wanker wanking wanner wanter warben warbst warden
  warder waren warfen warfst warften waring warked warking warmen warnen warnten warren warted wartend wartens wartes
  wartest wartet warthe warzen waten watten wauked wauking waulked waulking waving waxed waxen waxing waying weben
  webst webten webtest webtet weder weeder weeten weetest wegsieht wegziehend wegziehens wegziele wehrden wehrte
  wehrten wehrtest wehrtet wehten wehtest wehtet weiden weissen weiten weiterbauend weiterbaus weiterziehend weitest
  weitet welfen welked welking wellen welten wenden werbend werbens werber werbern werdend werdens werder werdet werfel
  werfend werfens werfer werfern werften wergen werken werkst werkten werktest werktet werst wersten wertem wertend
  wertens werter wertes werteste wertete wertgen wessen westen wetten wettest wettet wichse wichsen wichst wickelst
  widder wider wiede wieden wiedererstellen wiederhergestellte wiederherstelle wiederherstellend wiederherstellens
  wiederhersteller wiederherstellern wiederherstellten wiederholen wiederholer wiederholt wiederholte wiege wiegelnd
  wiegelte wiegen wielder wiener wiesel wieseln wiesen wilder willen winder winsen wirbst wirfst wirten wisse wissed
  wissend wissens wisses withouts woellen wolken wolle wollend wollene wollens wollten wonder woolen woollen worden
  worten wrate wuchsen wuchst wuerden wuerfe wuerfelnd wuerfelns wuerfels wuerfelte wuerfeltet wuerfen wunder wundere
  wundern wunderst wundert wurden zaehen zaehlen zaehlst zahlend zahlens zahler zahlern zahlte zahlten zahltet zahmen
  zahnen zehen zeihe zeihen zeihst zeiht ziegen ziehend ziehens zieher zielen zielst ziemen ziemst ziepen zieren zierst
  ziest zubauend zubauens zubaus zubaute zubauten zubautet zugebaute zuhaue zuhauen zuhaust zuhaut zurueckgekehrte
  zurueckkehrend zurueckkehrens zurueckkehrte zurueckkehrten zurueckkehrtet zurueckziehend zurueckziehens zurueckzieher
  zurueckziehern zuzuhauen
`;
