/** Of the words of orders these were found for. */
export const FOUND_FOR = '3cfe5a9e';

/**
 * Words of German and English that are written or sound much like a word of an order and are another one, written by
 * `npm run words`.
 */
export const REAL_WORDS = `
  abaetzen abart abarten abbangen abbaue abbauen abbaust abbaut abbestellt abdrehten abdrehtest abdrehtet abdruecke
  abdruecken abdrueckst abdrueckt abduest abdueste abduesten abduestest abearing abfanden abfange abfangend abfangens
  abfeile abfeilen abfeilst abfeilt abfingen abgabe abgaben abgabst abgabt abgeaetzt abgeartet abgeb abgebaut abgebe
  abgeben abgebend abgeber abgebern abgebet abgebst abgebt abgedrehten abgedrueckt abgefeilt abgegriffen abgehe
  abgeheilt abgehen abgehetzt abgeheuert abgehst abgeht abgekartet abgekauft abgelebt abgelegt abgelehnte abgeriegelte
  abgerueckt abgerueckte abgeruestete abgeseilt abgesetzte abgesperrte abgestammt abgestellte abgestillt abgestimmte
  abgeteilte abgetoetet abgetreten abgetretene abgetretet abgewandelt abgewanderte abgewartete abgewerbt abgewertet
  abgewetzt abgewiegelt abgeworben abgezielt abgibst abgibt abgreife abgreifen abgreifst abgreift abgriff abhebe
  abheben abhebst abhebt abheile abheilen abheilst abheilt abhetze abhetzen abhetzt abheuere abheuern abheuerst
  abheuert abheuerung abkarten abkaufe abkaufen abkaufst abkauft abkehr ableben ablege ablegen ablegst ablegt ablehn
  ablehne ablehnen ablehnend ablehnens ablehnet ablehnst ablehnt ablehnte ablehnten ablehntet abmarschier abmarschiere
  abmarschieren abmarschierend abmarschierens abmarschieret abmarschierst abmarschiert abmarschierte abmarschierten
  abmarschiertet abmarschs abound abriegel abriegele abriegelet abriegeln abriegelnd abriegelns abriegelst abriegelt
  abriegelte abriegeltet abriegle abrueck abruecke abruecken abrueckend abrueckens abruecket abrueckst abrueckt
  abrueckte abrueckten abruecktet abruest abrueste abruesten abruestend abruestens abruester abruestest abruestet
  abruestete abrufst absaetze absaetzen absatz abschliesse abschliessen abschliesst abseil abseile abseilen abseilst
  abseilt absenz absenzen absetz absetze absetzen absetzend absetzens absetzer absetzest absetzet absetzst absetzt
  absetzte absetzten absetztet absiehst absieht absitze absitzen absitzt absorbs abspenstige absperr absperre absperren
  absperrend absperrens absperret absperrst absperrt absperrte absperrten absperrtet abstain abstainer abstains
  abstamme abstammen abstammst abstammt abstammung absteche abstechen abstechern abstechers abstell abstelle abstellen
  abstellend abstellens abstellet abstellst abstellt abstellte abstellten abstelltet abstentions abstillen abstimm
  abstimme abstimmen abstimmend abstimmens abstimmet abstimmst abstimmt abstimmte abstimmten abstimmtet abstritt abtei
  abteien abteil abteile abteilen abteilend abteilens abteilet abteils abteilst abteilt abteilte abteilten abteiltet
  abtoete abtoeten abtoetest abtoetet abtoetung abtrat abtraten abtratest abtratet abtret abtrete abtreten abtretend
  abtretens abtreter abtretern abtretest abtretet abwandele abwandeln abwandelst abwandelt abwander abwandere
  abwanderer abwanderet abwandern abwandernd abwanderns abwanderst abwandert abwanderte abwandertet abwarb abwarben
  abwarbst abwarbt abwarf abwarfen abwarfest abwarft abwart abwarte abwarten abwartend abwartens abwartest abwartet
  abwartete abwatt abwehre abwehrt abwerb abwerbe abwerben abwerbend abwerbens abwerbet abwerbst abwerbt abwerfe
  abwerfen abwerft abwerte abwerten abwertest abwertet abwesenden abwetzen abwiegeln abwirbt abzieh abziehe abziehen
  abziehend abziehens abzieher abziehern abziehet abziehst abzieht abziele abzielen abzielst abzielt abzubauen
  abzudruecken abzufeilen abzugehen abzugreifen abzuheben abzuheilen abzuhetzen abzuheuern abzukaufen abzuleben
  abzulegen abzuriegelnd abzuruecken abzuschliessen abzuseilen abzusitzen abzustammen abzustillen abzutoeten
  abzuwandeln abzuwerben abzuwerfen abzuwerten abzuwetzen abzuwiegeln abzuzielen accent accented accenting accents
  accept acceptee accepter accepts aching acing ackern ackert acquire acquired acquiree acquirees acquirer acquirers
  acquires acquite acquites acquiting actin actings actinon actinons actins actio action actions acton actons addings
  addling administrations adsorb advance advanced advancer advancers advances advantaged advantages adwart adzing
  aerate aerzten aetzte agenden agented agentin aggressiv aggressive aggressivem aggressiven aggressiver aggressives
  agiere agieren agierend agierens agiert agierte agierten agilere agileren agilities agility aground ahlen aiding
  ailed airplane airplanes aktien aktin aktion alayed alaying albeit aleyed aleying alkies allayed allaying alleen
  allees allege allein alleine allen alles alleyed alliance alliances allices allied allies allis allises allod allods
  allons allot allotted allotting allowed allowing allows alloyed alloying alloys allys alternatim alternative amour
  anbau anbaue anbauen anbauend anbauens anbauer anbauern anbaues anbauet anbaus anbaust anbaut anbaute anbauten
  anbautet anbete anbeten anbetest anbetet anbiet anbiete anbieten anbietend anbietens anbieter anbietern anbietest
  anbietet anboete anboeten anboetest anbriet anbriete anbrieten anbrietest anbrietet ancho anchors anchos ancone
  andere anderem anderenfalls anderer anderes andersen andocke andocken andockst andockt andrehten andrehtest andrehtet
  andruecke andruecken andrueckst andrueckt anerbe anfangen anfeuere anfeuern anfeuerst anfeuert anfeuerung angebaute
  angebe angeben angebetet angebietet angebt angedockt angedrueckt angefeuert angegriffene angehabt angeheuerte
  angekaufte angelegte angelehnt angelockte angemietet angemietete angeraut angeregt angern angert angerueckt
  angerueckte angesetzt angestellt angestimmt angetaut angetreten angewerbt angeworbene angeworfen angreif angreife
  angreifen angreifend angreifens angreifer angreifern angreifet angreifst angreift angriff angriffe angriffen
  angriffes angriffs angriffslustige angriffsrechte angriffsziele angriffsziels anhabe anhaben anhabt anhaut anheb
  anhebe anheben anhebend anhebens anhebet anhebst anhebt anheuer anheuere anheueret anheuern anheuernd anheuerns
  anheuerst anheuert anheuerte anhoben anhobst anhobt anilities anility ankaeufe ankaeufen ankauf ankaufe ankaufen
  ankaufend ankaufens ankaufes ankaufet ankaufs ankaufst ankauft ankaufte ankauften ankauftet anker ankere ankern
  ankernd ankerns ankers ankerst ankert ankerte anlage anlagen anlauf anlaufe anlaufen anlauft anlaut anleg anlege
  anlegen anlegend anlegens anleger anlegern anleget anlegst anlegt anlegte anlegten anlegtet anlehne anlehnen anlehnst
  anlehnt anlehnung anleine anlese anlesen anliege anliegen anliegst anliegt anlock anlocke anlocken anlockend
  anlockens anlocket anlockst anlockt anlockte anlockten anlocktet anlog anlogen anluege anluegen anluegst anluegt
  anmarsch anmarschiere anmarschieren anmarschierst anmarschiert anmiet anmiete anmieten anmietend anmietens anmietest
  anmietet anmietete annihilate annihilated annihilates anotherm anraue anrauen anraust anraut anrege anregen anregst
  anregt anriet anrueck anruecke anruecken anrueckend anrueckens anruecket anrueckst anrueckt anrueckte anrueckten
  anruecktet ansaufe ansaufen ansauft anschiesse anschiessen anschiesst anschleich anschleiche anschleichen
  anschleichend anschleichet anschleichst anschleicht anschlich anschlichen anschlichst anschlicht anschliess
  anschliesse anschliessen anschliessend anschliessens anschliessest anschliesset anschliessst anschliesst anschluesse
  anschluessen ansetze ansetzen ansetzt anstelle anstellen anstellst anstellt anstimme anstimmen anstimmst anstimmt
  antaue antauen antaust antaut anteil anteile anteilen anther anting antrat antraten antratest antratet antre antres
  antret antrete antreten antretend antretest antretet anwarb anwarben anwarbst anwarbt anwehenden anweisenden anwerb
  anwerbe anwerben anwerbend anwerbens anwerber anwerbern anwerbet anwerbst anwerbt anwerfe anwerfen anwesende
  anwesendem anwesender anwesendes anwirbt anyon anyones anyons anziehe anziehen anziehst anzieht anzubeten anzubieten
  anzudocken anzuecken anzuegen anzufeuern anzugeben anzuhaben anzulaufen anzulehnen anzulesen anzuliegen anzuluegen
  anzumarschieren anzumieten anzuregen anzuruecken anzusaufen anzuschiessen anzusetzen anzustellen anzustimmen
  anzutreten anzuwerben anzuwerfen anzuziehen apoint appeal appealed appealing appeals appear appearer appears appeased
  appeasing appoint appointee appointer appoints apting arbeit arbeite arbeiten arbeitend arbeitens arbeiter arbeitern
  arbeiters arbeitest arbeitet arbeitete arbiter arbour ardour armor armours armoury assault assaulter assaults attach
  attache attached attaching attack attacke attacked attacken attacker attackier attackiere attackieren attackierend
  attackierens attackieret attackierst attackiert attackierte attackierten attackiertet attacks attask attasked
  attasking attasks auction auctions auding aufbau aufbaue aufbauen aufbauend aufbauens aufbaues aufbauet aufbaus
  aufbaust aufbaut aufbaute aufbauten aufbautet aufbessere aufbessern aufbesserst aufbessert aufbrach aufbrachen
  aufbrachst aufbracht aufbraeche aufbraust aufbrech aufbreche aufbrechen aufbrechend aufbrechens aufbrechet aufbrechst
  aufbrecht aufbrichst aufbricht aufbruch aufbrueche aufbruechen aufdrehten aufdruecke aufdruecken aufdrueckst
  aufdrueckt auffanden auffange auffangend auffangens auffeile auffeilen auffeilst auffeilt auffingen auffuhr aufgaben
  aufgebaut aufgebaute aufgebe aufgeben aufgebracht aufgebt aufgedrueckt aufgegeilt aufgehabt aufgehebt aufgeheizt
  aufgehetzte aufgehoben aufgehobene aufgeile aufgeilen aufgeilst aufgeilt aufgekaufte aufgeklaerte aufgeklart
  aufgekuendigte aufgelebt aufgelegt aufgeloeste aufgeraut aufgereckt aufgereiht aufgereizt aufgeriegelt aufgerueckt
  aufgerueckte aufgeruestet aufgeruestete aufgesetzt aufgespannt aufgesteckt aufgestellte aufgestickt aufgestockte
  aufgetaut aufgeteilte aufgewartet aufgeweicht aufgewertete aufgewickelt aufgewiegelte aufhabe aufhaben aufhabt aufheb
  aufhebe aufhebeln aufhebelt aufheben aufhebend aufhebens aufhebet aufhebst aufhebt aufheize aufheizen aufheizt
  aufhetz aufhetze aufhetzen aufhetzend aufhetzens aufhetzer aufhetzern aufhetzest aufhetzet aufhetzst aufhetzt
  aufhetzte aufhetzten aufhetztet aufhob aufhoben aufhobst aufhobt aufhoer aufhoere aufhoeren aufhoerend aufhoerens
  aufhoeret aufhoerst aufhoert aufhoerte aufhoerten aufhoertet aufkaeufe aufkaeufen aufkauf aufkaufe aufkaufen
  aufkaufend aufkaufens aufkaufes aufkaufet aufkaufs aufkaufst aufkauft aufkaufte aufkauften aufkauftet aufklaer
  aufklaere aufklaeren aufklaerend aufklaerens aufklaerer aufklaerern aufklaeret aufklaerst aufklaert aufklaerte
  aufklaerten aufklaertet aufklare aufklaren aufklarst aufklart aufkuendig aufkuendige aufkuendigen aufkuendigend
  aufkuendiget aufkuendigst aufkuendigt aufkuendigte aufkuendigten aufkuendigtet auflauf auflaufe auflaufen auflauft
  auflebe aufleben auflebst auflebt auflege auflegen auflegst auflegt auflese auflesen auflest aufliest aufloes
  aufloese aufloesen aufloesend aufloesens aufloesest aufloeset aufloesst aufloest aufloeste aufloesten aufloestet
  aufloete aufloeten aufloetet aufraue aufrauen aufraust aufraut aufrecht aufreib aufreibe aufreiben aufreibend
  aufreibens aufreibet aufreibst aufreibt aufreihe aufreihen aufreihst aufreiht aufreisst aufreize aufreizen aufreizt
  aufrieb aufrieben aufriegele aufriegeln aufriegelst aufriegelt aufrueck aufruecke aufruecken aufrueckend aufruecket
  aufrueckst aufrueckt aufrueckte aufrueckten aufruecktet aufruehre aufruehren aufruehrer aufruehrerin aufruehrern
  aufruest aufrueste aufruesten aufruestend aufruestens aufruestest aufruestet aufruestete aufruestung aufrufst
  aufruhrs aufsehen aufsetze aufsetzen aufsetzt aufspanne aufspannen aufspannst aufspannt aufstaendisch aufstaendische
  aufstaendischem aufstaendischen aufstaendischer aufstaendisches aufstands aufstecke aufstecken aufsteckst aufsteckt
  aufsteige aufsteigen aufsteigst aufsteigt aufstell aufstelle aufstellen aufstellend aufstellens aufsteller
  aufstellern aufstellet aufstellst aufstellt aufstellte aufstellten aufstelltet aufsticke aufsticken aufstickst
  aufstickt aufstock aufstocke aufstocken aufstockend aufstockens aufstocker aufstockern aufstocket aufstockst
  aufstockt aufstockte aufstockten aufstocktet auftaeten auftaue auftauen auftaust auftaut aufteil aufteile aufteilen
  aufteilend aufteilens aufteilet aufteilst aufteilt aufteilte aufteilten aufteiltet auftraeten auftraf auftrage
  auftrags auftragt auftrat auftraten auftreibe auftreiben auftreibst auftreibt auftrete auftreten auftretend
  auftretens auftretet auftritt auftrug aufwarte aufwarten aufwartest aufwartet aufweiche aufweichen aufweichst
  aufweicht aufweite aufweiten aufweitest aufwerfe aufwerfen aufwerft aufwert aufwerte aufwerten aufwertend aufwertens
  aufwertest aufwertet aufwertete aufwickele aufwickeln aufwickelst aufwickelt aufwiege aufwiegel aufwiegele
  aufwiegelet aufwiegeln aufwiegelnd aufwiegelns aufwiegelst aufwiegelt aufwiegelte aufwiegeltet aufwiegen aufwiegle
  aufziehe aufziehen aufziehst aufzieht aufzubauen aufzubessern aufzudruecken aufzugeben aufzugeilen aufzuhaben
  aufzuheben aufzuheizen aufzuklaren aufzulaufen aufzuleben aufzulegen aufzulesen aufzuloeten aufzurauen aufzureihen
  aufzureizen aufzuruecken aufzuruesten aufzusetzen aufzuspannen aufzustecken aufzusteigen aufzutauen aufzutreiben
  aufzutreten aufzuwarten aufzuweichen aufzuweiten aufzuwerfen aufzuwiegelnd aufzuwiegen aufzuziehen auktion auktionen
  ausbade ausbaden ausbadet ausbat ausbaten ausbau ausbaue ausbauen ausbauend ausbauens ausbauet ausbaun ausbaus
  ausbaust ausbaut ausbaute ausbauten ausbautet ausbesser ausbessere ausbesserer ausbesseret ausbessern ausbessernd
  ausbesserns ausbesserst ausbessert ausbesserte ausbessertet ausbreche ausbrechen ausbrecht ausbuhen ausdrehte
  ausdrehten ausdrehtest ausdrehtet ausdruecke ausdruecken ausdrueckst ausdrueckt ausfege ausfegen ausfegst ausfegt
  ausforsch ausforsche ausforschen ausforschens ausforschet ausforschst ausforscht ausforschte ausforschten
  ausforschtet ausgab ausgabe ausgaben ausgabst ausgabt ausgaebe ausgaeben ausgaebet ausgasen ausgeb ausgebaut
  ausgebaute ausgebe ausgeben ausgebend ausgebens ausgeber ausgebern ausgebet ausgebst ausgebt ausgebuht ausgedrueckt
  ausgefegt ausgeforschte ausgegebt ausgehaendigte ausgeharrte ausgehe ausgehebt ausgehen ausgehoben ausgehobene
  ausgehst ausgeht ausgekundschaftete ausgelaugt ausgelebt ausgeleckt ausgelegte ausgeloest ausgepluenderte ausgeraubte
  ausgereicht ausgerueckt ausgerueckte ausgeruestet ausgeruestete ausgeruhte ausgespaehte ausgespannte ausgesteift
  ausgestellt ausgeteilt ausgetreten ausgeuebt ausgewaehlte ausgewanderte ausgewertet ausgezaehlt ausgibst ausgibt
  ausgraben aushaendig aushaendige aushaendigen aushaendigend aushaendigens aushaendiget aushaendigst aushaendigt
  aushaendigte aushaendigten aushaendigtet ausharr ausharre ausharren ausharrend ausharret ausharrst ausharrt ausharrte
  ausharrten ausharrtet ausheb aushebe aushebeln aushebelt ausheben aushebend aushebens aushebet aushebst aushebt
  aushebung aushob aushoben aushub aushuebe auskundschaft auskundschafte auskundschaften auskundschaftend
  auskundschaftens auskundschaftest auskundschaftet auskundschaftete auslaeufe auslaeufen auslaeufst auslaeuft auslag
  auslage auslagen auslander auslauf auslaufe auslaufen auslaufend auslaufens auslaufes auslaufet auslaufs auslaufst
  auslauft auslaugen auslaugst auslaugt auslaut auslaute auslauten auslautet auslebe ausleben auslebst auslebt
  auslecken ausleckst ausleckt ausleg auslege auslegen auslegend auslegens ausleger auslegern ausleget auslegst auslegt
  auslegte auslegten auslegtet auslese auslesen auslest ausliegen ausliegt auslieh ausloese ausloesen ausloest
  ausloesung auslug auspluender auspluendere auspluenderei auspluenderet auspluendern auspluendernd auspluenderns
  auspluenderst auspluendert auspluenderte auspluendertet ausraub ausraube ausrauben ausraubend ausraubens ausraubet
  ausraubst ausraubt ausraubte ausraubten ausraubtet ausreibe ausreiben ausreibst ausreibt ausreiche ausreichen
  ausreichst ausreicht ausritt ausrueck ausruecke ausruecken ausrueckend ausrueckens ausruecket ausrueckst ausrueckt
  ausrueckte ausrueckten ausruecktet ausruest ausrueste ausruesten ausruestend ausruestens ausruester ausruestern
  ausruestest ausruestet ausruestete ausruestung ausruf ausrufe ausrufen ausrufst ausruft ausruh ausruhe ausruhen
  ausruhend ausruhens ausruhet ausruhst ausruht ausruhte ausruhten ausruhtet aussaehe aussaehen aussaehst aussaeht
  aussahen aussann aussannen aussehe aussehend aussehens ausseien aussetze aussetzend aussetzens aussetzer aussetzern
  aussetzten aussiehst aussieht aussitzen ausspaeh ausspaehe ausspaehen ausspaehend ausspaehens ausspaehet ausspaehst
  ausspaeht ausspaehte ausspaehten ausspann ausspanne ausspannen ausspannend ausspannens ausspannet ausspannst
  ausspannt ausspannte ausspannten ausspanntet ausspionier ausspioniere ausspionieren ausspionierend ausspionierens
  ausspionieret ausspionierst ausspioniert ausspionierte ausspionierten ausspioniertet ausstand ausstehen aussteig
  aussteige aussteigen aussteigend aussteigens aussteiger aussteigern aussteiget aussteigst aussteigt ausstelle
  ausstellen ausstellst ausstellt ausstellung ausstieg ausstiege ausstiegen ausstiegst ausstiegt austeile austeilen
  austeilst austeilt austeilung austrag austrat austraten austratest austratet austret austrete austreten austretend
  austretest austretet austritte austritts ausuebe ausueben ausuebst ausuebt auswaehl auswaehle auswaehlen auswaehlend
  auswaehlens auswaehlet auswaehlst auswaehlt auswaehlte auswaehlten auswaehltet auswahl auswander auswandere
  auswanderer auswanderet auswanderin auswandern auswandernd auswanderns auswanderst auswandert auswanderte
  auswandertet ausweg auswege auswegen ausweich ausweiche ausweichen ausweichend ausweichens ausweichet ausweichst
  ausweicht auswerte auswerten auswertest auswertet auswetzen auswich auswiche auswichen auswichst auswicht auszaehlen
  auszaehlst auszaehlt auszieh ausziehe ausziehen ausziehend ausziehens auszieher ausziehern ausziehet ausziehst
  auszieht auszubaden auszubauen auszubrechen auszudruecken auszuegen auszufegen auszugeben auszugehen auszuhebeln
  auszuheben auszulaugen auszulauten auszuleben auszulecken auszulesen auszuloesen auszureiben auszureichen
  auszuruecken auszuruesten auszurufen auszustellen auszuteilen auszuueben auszuwerten auszuzaehlen autoritaer
  availably avance badern baeche baechen baende baenden baendest baendet baesse baessen baeten baetest baetet baldest
  bander banger banker banne banned bannen bannern banners bannert bannet banter bartel basel basser bassi baste basted
  bastei bastel bastele bastelei bastelet basteln bastelnd bastelns bastelst bastelt bastelte basteltet basten baster
  bastes bastile bastle battel battled battler battles battue bauen bauer bauera bauers baukern baute bayern baying
  beach beaked beaks bebende bebenden became become becomes bedachen bedacht bedaub beechen beeide beeiden beeidest
  beeidet beeinfluss beeinflusse beeinflussen beeinflussend beeinflussens beeinflussest beeinflusset beeinflussst
  beeinflusst beeinflusste beeinflussten beeinflusstet beend beende beenden beendend beendens beendest beendet beendete
  beenge beengen beeten befahl befahlen befahlst befahlt befehl befehle befehlen befehls befehlt befell befestig
  befestige befestigen befestigend befestigens befestiget befestigst befestigt befestigte befestigten befestigtet
  befestigungsanlage befiehl befreit befreite befreiten befreitest befreitet befried befriede befrieden befriedend
  befriedens befriedest befriedet befriedete befriend befuehle begaben begabst begabt begann begannen begannst begannt
  begeb begebe begeben begebend begebens begebet begebst begebt begehe begehen begehend begehens begehren begehst
  begeht beget begib begibst begibt begift begilt begin begined beging beginge begingen begingst begingt beginn beginne
  beginnen beginnend beginnens beginner beginnes beginnet beginning beginns beginnst beginnt begins begirt begleit
  begleite begleiten begleitend begleitens begleiter begleitern begleitest begleitet begleitete begonnen beguins
  behaelt behaften behaftet behagt behagte behagten behagtest behagtet behalf behalfen behalfest behalft behalt behalte
  behalten behaltend behaltene behaltens behaltest behaltet behalves behaupte behaupten behauptend behauptens
  behauptest behauptet behauptete behausten behaustet behaut behaute behauten behautest behautet behave behaved behaver
  behavers behebe beheben behebst behebt behende behielt behoves beigebe beigeben beigebt beigesteuerte beigetreten
  beigibt beikomme beikommen beikommst beikommt beilager beilagern beilegt beings beins beischaffe beischaffen
  beischaffst beischafft beischiess beischiesse beischiessen beischiessend beischiesset beischiessst beischiesst
  beischliessen beisetze beisetzen beisetzt beisser beisteher beisteuer beisteuere beisteueret beisteuern beisteuernd
  beisteuerst beisteuert beisteuerte beisteuertet beiten beitraege beitraegen beitraegst beitraegt beitraete beitraeten
  beitraetest beitraetet beitrag beitrage beitragen beitragend beitragens beitrages beitraget beitrags beitragst
  beitragt beitrat beitraten beitratest beitratet beitratst beitret beitrete beitreten beitretend beitretest beitretet
  beitrug beitrugen beitrugst beitrugt beiwache beiwachen beiwacht beizahl beizahlen bekaempf bekaempfe bekaempfen
  bekaempfend bekaempfens bekaempfet bekaempfst bekaempft bekaempfte bekaempften bekaempftet bekenn bekenne bekennen
  bekennst bekennt beklage beklagen beklagst beklagt beklau beklaue beklauen beklauend beklauens beklauet beklaust
  beklaut beklaute beklauten beklautet bekleide bekleiden bekleidest bekleidet beklommen bekomm bekomme bekommen
  bekommend bekommens bekommet bekommst bekommt bekrieg bekriege bekriegen bekriegend bekriegens bekrieget bekriegst
  bekriegt bekriegte bekriegten bekriegtet belabere belabern belaberst belabert belager belagere belagerer belageret
  belagern belagernd belagerns belagerst belagert belagerte belagertet belages belaubt belauere belauern belauerst
  belauert belauerung belausch belausche belauschen belauschend belauschens belauschest belauschet belauschst belauscht
  belauschte belauschten belauschtet belayer belebe beleben belebst belebt beleckt beleg belege belegen belegs belegst
  belegt belegte belegung belegungen beleibt belfried belfriede beliehen belogt beluegt bemalt bemalte bemalten
  bemaltest bemaltet benannt benenn benenne benennen benennend benennens benennet benennst benennt benetze benetzen
  benetzt benins benommen benuetze benuetzen benuetzt benutz benutze benutzen benutzend benutzens benutzer benutzern
  benutzest benutzet benutzst benutzt benutzte benutzten benutztet beobacht beobachte beobachten beobachtend
  beobachtens beobachter beobachtern beobachtest beobachtet beobachtete beorder beordere beorderet beordern beordernd
  beorderns beorderst beordert beorderte beraked beraking beraub beraube berauben beraubend beraubens beraubet beraubst
  beraubt beraubte beraubten beraubtet beraumt berausche berauschen berauschst berauscht berayed beredt beredte
  beredten bereft bereifen bereift bereifte bereiften bereise bereisen bereisest bereist bereiste bereisten bereistest
  bereistet bereit bereite bereiten bereitend bereitens bereiter bereitest bereitet bereitete bereits berennen beret
  berets bereut bereute bereuten bereutest bereutet bericht beriet berieten berietest berietet beringe beringed
  beringen beringst beringt berit berried beruecke beruecken beruhig beruhige beruhigen beruhigend beruhigens beruhiget
  beruhigst beruhigt beruhigte beruhigten beruhigtet besaenftig besaenftige besaenftigen besaenftigend besaenftigens
  besaenftiget besaenftigst besaenftigt besaenftigte besaenftigten besaenftigtet besaetze besaetzen besatz beschaedige
  beschaedigen beschaedigend beschaedigens beschaedigst beschaedigt beschaedigte beschaedigten beschaff beschaffe
  beschaffen beschaffend beschaffene beschaffens beschaffet beschaffst beschafft beschaffte beschafften beschafftet
  beschatte beschatten beschatter beschattest beschattete beschautet beschiesse beschiessen beschiesst beschuerzt
  beschuetz beschuetze beschuetzen beschuetzend beschuetzens beschuetzer beschuetzern beschuetzest beschuetzet
  beschuetzst beschuetzt beschuetzte beschuetzten beschuetztet beschwichtig beschwichtige beschwichtigen
  beschwichtigend beschwichtigens beschwichtiget beschwichtigst beschwichtigt beschwichtigte beschwichtigten
  beschwichtigtet besehen beset besets besetz besetze besetzen besetzend besetzens besetzer besetzern besetzest
  besetzet besetzst besetzt besetzte besetzten besetztet besiege besieged besiegen besiegend besiegens besieger
  besiegers besieges besiegings besiegle besiegt besiegte besiegtes besiegung besinge besinging besinn besinne besinnen
  besinnst besinnt besitz besitze besitzen besitzt bespitzel bespitzele bespitzelet bespitzeln bespitzelns bespitzelst
  bespitzelt bespitzelte bespitzeltet besser bessere besserem besseren besserer besseres besseret bessern bessernd
  besserns besserst bessert besserte bessertet bessre bestahlen bestehen bestehle bestehlend bestehlens bestellen
  bester besteuere besteuern besteuerst besteuert bestohlen bestuerm bestuerme bestuermen bestuermend bestuermens
  bestuermet bestuermst bestuermt bestuermte bestuermten bestuermtet bestuerze bestuerzen bestuerzt bestuhlen beteilig
  beteilige beteiligen beteiligend beteiligens beteiliget beteiligst beteiligt beteiligte beteiligten beteiligtet beten
  betende betenden betest betet betrag betrage betragen betragt betrete betreten betretet bettle bevel bevorzuge
  bevorzugt bevorzugtem bevorzugten bevorzugter bevorzugtes bevorzugtet bewach bewache bewachen bewachend bewachens
  bewacher bewachern bewachet bewachsen bewachst bewacht bewachte bewachten bewachtet beweg bewege bewegen bewegend
  bewegens beweger bewegern beweget bewegst bewegt bewegte bewegten bewegtet beweist bewenden bewent bewept bewet
  bewillig bewillige bewilligen bewilligend bewilligens bewilliget bewilligst bewilligt bewilligte bewilligten
  bewilligtet bewoege bewogen bewogst bewogt bezahl bezahle bezahlen bezahlend bezahlens bezahlet bezahlst bezahlt
  bezahlte bezahlten bezahltet beziehe beziehend beziehens bezieher beziehern bezirk bezirke bezirken bezirz bezirze
  bezirzen bezirzend bezirzet bezirzst bezirzt bidden bidet biegen bielded bienen bieren biertest biesen biete bieten
  bietend bietens bieter bietern bietest bietet bilde bilden bildend bildens bilder bildern bildes bildest bildet
  bildete bilds bildtest biled bilgen billet binden bindest bindet binge binged bingen binging bings biotest bitte
  bitted bitten bittest bittet biwakier biwakiere biwakieren biwakierend biwakieret biwakierst biwakiert biwakierte
  biwakierten blacked blacking blacks bleaks bleche blechen blechst blecht bleib bleibe bleiben bleibend bleibens
  bleibet bleibst bleibt blende blenden blendest blendet blesse blessen blesser blicht blicks blide blieb bliebe
  blieben bliebst bliebt blinging blings blochs block blocke blocken blockend blocker blockes blockie blockier
  blockiere blockieren blockierend blockierens blockierer blockierern blockieret blockierst blockiert blockierte
  blockierten blockiertet blockies blockiest blockings blockst blockt blockung blocky blocs blogging blogs blokier
  blood bloods bloodsheds blooey blooks bloomless bloomy blumig blundered blundering blunders blutige blutvergiessens
  boasted boasting boasts bobber bocked bocking bocks boeten boetest boetet boinged boinging boings boite bolden
  boldest bombarder bombardier bombardiere bombardieren bombardierend bombardierens bombardieret bombardiers
  bombardierst bombardiert bombardierte bombardierten bombardiertet bombe bombed bomben bomber bombern bombers bombes
  bommer bonner boody boosed booses boosing boost booster booted booting boots border borings bosser bottle boying
  brache brachen brachet brachst bracht braeche braked braking braks brandschatz brandschatze brandschatzen
  brandschatzend brandschatzest brandschatzet brandschatzst brandschatzt brandschatzte brandschatzten brandschatztet
  brandschutz branner brattle brauern breaded breading breads break breaker breakings breamed breaming breams brech
  brechan breche brechen brechend brechens brecher brechern brechet brechst brecht brechts breeder breeks breinge
  breinged breinging breit breite breiten breitest breitet bresche breschen brich brichst bricht bride brides bridge
  bridged bridges bridging bridie bridies bridle bridles brieten brietest brietet briggs bright brigs brinded brine
  brined brines bring bringe bringed bringen bringend bringens bringer bringet bringings brings bringst bringt brining
  brink brinks brins broche brocked brocks broder broodily broodless broody bruder bruders brueche bruechen bruecke
  bruecken brueder bruedern brueske bruesken brueter bruter budge budged budger budgers budges budget budgeter budgets
  buecke buecken buekst buende buenden buendnispartnern buendnispartners buendnissen buendnisses buess buesse buessen
  buessend buessens buesser buessern buessest buesset buessst buesst buesste buessten buesstet bueste buesten build
  builder buildings built buoying burying buses busing busse bussen busying buttle buyings cabled cabling cabries
  calced calked calking called callee caller callet callid calling callings calmed calmer calming calmings calved
  calving cammed camming campier campieren campiert canal cantle caper capered capita capitals capitan capitol capper
  capture captured capturer capturers captures carbies cardies caries carling carnies carnying carried carrier carriers
  carries carrs carry carrys carvies cased cases casing caste castled castles catling cattle caumed cauming cayenne
  ceased ceases ceasing celled celling cered cering cessions chace chaced chaces chacing chafed chafes chafing chaises
  chance chanced chancel chancen chancer chances chancey chancre chancy change changed changes changing chaoses chapes
  chare chared chares charge charged chargen charger chargers charges charing charked charking charles charme charmed
  charmes charming charred charring charted charting chase chased chaser chasers chases chasings chasmed chasms chasse
  chassed chasses chaunce chawed chawing cheeped cheeping cheeps chibs chice chlors choicer choices choofed choofing
  chooked chooking choose choosed chooser choosers chooses choosey choosy chose choses chouse choused chouses chousing
  chowse chowsed chowses chowsing chuses chusing ciding cions claere clams cleeped cleeping cleeps cloked clokes
  cloking cloned clones cloning close closed closer closers closes closest closet closets closings clotes clours cloves
  cloyed cloyes cloying clozes coders coding colled colling cologs colons color colors colory colour colours coloury
  combers combies combine combined combineds combiner combiners combines combing combings combinings comer comes comet
  cometh comets commers compers compete competed competes competing complected complecting complete completed completer
  completers completes completest complexed complexes complexing concent concents concert concerted concerting concerts
  conquer conquerer conquers consent consenter consents constrict constricted constricting constriction constricts
  construct constructer constructions constructs content contented contenting contents continua continue continued
  continuer continuers continues continuo continuos contribute contributed contributes contributions convect convected
  convecting convects convent convented conventing convents converged converging conversed conversing convert
  convertend converter converts cooers coosen copers corers corries cosed coses cosing county couvert couverts covers
  covert coverts cowers craft crases creeds creeing creeks creeled creeling creels creep creeper creepy crees creesed
  creesing crepe creped crepes creping creps crick culled culling culmed culming curries currying currys dableib
  dableibe dableiben dableibend dableibens dableibet dableibst dableibt dablieb dabliebe dablieben dabliebst dabliebt
  damaged damager damages daraufgelegt dazubau dazubaue dazubauen dazubauet dazubaust dazubaut dazukauf dazukaufe
  dazukaufen dazukaufend dazukaufet dazukaufst dazukauft dazukaufte dazukauften dazukauftet dazumiet dazumiete
  dazumieten dazumietest dazumietet decare decares deceptions deciare deciares declare declared declarer declarers
  declares declawed declawing decline declined decliner decliners declines decree decreed decreer decreers decrees
  decreet decreets decrew decrews decries defence defenced defences defencing defend defender defends defense defensed
  defenses defensing defensiv defensive defensivem defensiven defensiver defensives defund defunded defunding defunds
  degree degrees deliver deliverer delivers delivery delver delvers demoralise demoralised demoraliser demoralisers
  demoralises demoralisiere demoralisieren demoralisierend demoralisierens demoralisierst demoralisiert demoralisierte
  demoralisierten demoralising demoralize demoralized demoralizer demoralizers demoralizes demoralizing depend depended
  depending depends deriver derivers desmal despatch despatched despatches despatching desse dessem desses dessin
  destroy destroyer destroys detached detacher detachers detaches develop develope developer developes develops
  diebstahls diener diese diesel diesem diesen dieses diester dieter dinge dingen disband disbands discoer discovers
  discovert discovery dismal dismissed dismisses dispatched dispatcher dispatchers dispatches dissen dissolve dissolved
  dissolver dissolvers dissolves dissolvings divide divided dividend divider dividers divides dividings divied divine
  divined divines divining doable doctor doese doesend doesens doest doesten doktors doppel doppele doppeln doppels
  doppelst doppelt doppelte doppeltem doppelten doppelter doppeltes doppeltet doppeltier doppeltor doppeltuer dosen
  doubled doubler doubles doublet doubly dragging dranbau dranbaue dranbauen dranbauet dranbaust dranbaut drangen
  drangst drangt draufleg drauflege drauflegen drauflegend drauflegens draufleget drauflegst drauflegt drauflegte
  drauflegten drauflegtet draufsetz draufsetze draufsetzen draufsetzet draufsetzst draufsetzt dreck dreckt dressen
  drifte driften drifter dring dringe dringen dringend dringet dringst dringt drink drinnen dritt dritte drittel
  dritteln drittels drittem dritten drittens dritter drittes drohtest druck drucke drucken druckst druckt drudging
  drueck druecke druecken drueckend drueckens druecker drueckern druecket drueckst drueckt drueckte drueckten druecktet
  duesen duesenjaeger duesenjaegern duesenjaegers durchfassen durchlaessen durchlasse durchlassend durchlassens
  durchlasses durchmassen durchpassen easter eaters edding eigen eigenem eigenen eigener eigenes eigens eigne eilmarsch
  eilte einaetze einaetzen einaetzt einbestellt einbezieht einbricht einbuess einbuesse einbuessen einbuessend
  einbuessens einbuessest einbuesset einbuessst einbuesst einbuesste einbuessten einbuesstet einbusse einbussen
  eindruecke eindruecken eindrueckst eindrueckt einehe einehen einem einfloss einflugs eingeaetzt eingebe eingeben
  eingebt eingebuesste eingedrueckt eingefangen eingegangene eingeh eingehe eingehegt eingehen eingehend eingehens
  eingehet eingeholte eingehst eingeht eingekauft eingekaufte eingekesselte eingelagerte eingelauft eingenetzt
  eingenommene eingerichte eingerichten eingerichtes eingerichtete eingerueckte eingesetzte eingestallt eingestellte
  einhalt einhob einhoben einhobt einhol einhole einholen einholend einholens einholet einholm einholst einholt
  einholte einholten einholtet einkaeufe einkaeufen einkauf einkaufe einkaufen einkaufend einkaufens einkaufes
  einkaufet einkaufs einkaufst einkauft einkaufte einkauften einkauftet einkessel einkessele einkesselet einkesseln
  einkesselns einkesselst einkesselt einkesselte einkesseltet einlaeufe einlaeufen einlaeuft einlage einlagen einlager
  einlagere einlageret einlagern einlagernd einlagerns einlagerst einlagert einlagerte einlagertet einlauf einlaufe
  einlaufen einlaufend einlaufens einlaufes einlaufet einlaufs einlaufst einlauft einleger einlegern einmarschier
  einmarschiere einmarschieren einmarschierend einmarschierens einmarschieret einmarschierst einmarschiert
  einmarschierte einmarschierten einmarschiertet einmarschs einnaehme einnaehmen einnaehmt einnahm einnahme einnahmen
  einnahmst einnahmt einnehm einnehme einnehmen einnehmend einnehmens einnehmer einnehmern einnehmet einnehmst einnehmt
  einnetzen einreicht einreichte einreichten einreichtest einreichtet einricht einrichte einrichten einrichtend
  einrichtens einrichter einrichtest einrichtet einrichtete einrueck einruecke einruecken einrueckend einrueckens
  einruecket einrueckst einrueckt einrueckte einrueckten einruecktet einsaetze einsaetzen einsatz einschlaegen
  einschlafen einschlage einschlagend einschlagens einschlages einschlugen einsehe einsehen einseht einsetz einsetze
  einsetzen einsetzend einsetzens einsetzest einsetzet einsetzst einsetzt einsetzte einsetzten einsetztet einsicht
  einsichten einsiehst einsieht einsitze einsitzen einsitzt einstallen einstechen einstehe einstehend einstehens
  einsteher einstehern einsteig einsteige einsteigen einsteigend einsteiger einsteigern einsteiget einsteigst einsteigt
  einstein einsteine einstell einstelle einstellen einstellend einstellens einsteller einstellern einstellet einstellst
  einstellt einstellte einstellten einstelltet einstieg einstiege einstiegen einstiegst einstiegt einstig einstige
  einstigen einteigen eintraegen eintrafen eintrage eintragend eintragens eintrages eintraten eintrugen einverstandene
  einzieh einziehe einziehen einziehend einziehens einziehet einziehst einzieht einzuaetzen einzudruecken einzufassen
  einzugeben einzukaufen einzulaufen einzupassen einzusehen einzusitzen eisfluss eislauf eislaufen eiters elding elster
  encage encaged encages encaging ended enders endet endhalt endings enduing endung energic energid energie energien
  energies energise energize energy engage engaged engagee engager engagers engages engagier engagiere engagieren
  engagierend engagierens engagieret engagierst engagiert engagierte engagierten engagiertet enhance enhanced enhancer
  enhancers enhances enlarded enlarding enlarge enlarged enlargen enlargens enlarger enlargers enlarges enlist enlistee
  enlister enlists enlit ennage ennages enrage enraged enrages enragiert enraging enring enrober enter entera entere
  enterer enterings entern enternd enterst entert enterung entfalte entfalten entfaltest entfaltet entfaltung enthaelt
  enthalt enthalte enthalten enthaltend enthaltene enthaltens enthaltest enthaltet entice enticed enticer enticers
  entices enticings entire entires entsahnt entsandte entsannt entscheid entscheide entscheiden entscheidend
  entscheidens entscheider entscheidern entscheides entscheidest entscheidet entscheids entschied entschiede
  entschieden entschiedest entschiedet entsend entsende entsenden entsendend entsendens entsendern entsendert
  entsendest entsendet entsendete entsteh entstehe entstehen entstehend entstehens entstehet entstehst entsteht
  entwende entwenden entwendest entwendet envers epigene equids equip equipe equipes equiping equipments equipped
  equipping erbamt erbat erbaten erbatet erbatst erbau erbaue erbauen erbauend erbauens erbauer erbauern erbauet
  erbaust erbaut erbaute erbauten erbautet erbbau erbfrage erbfragen erbgut erbkauf erbkunde erbkunden erblasse
  erbricht erbschein erbscheine erbscheinen erbten erdhoehe erdhoehen erdichte erdichten erdichtest erdichtet erding
  erdkunde erdkunden erdschein erdscheine erdscheinen ereignisse ereignissen ereigniswuerfel ereigniswuerfels ererben
  ererbt erfaehrst erfaehrt erfahr erfahre erfahren erfahrend erfahrene erfahrens erfahret erfahrst erfahrt erfasse
  erforsch erforsche erforschen erforschend erforschens erforscher erforschern erforschest erforschet erforschst
  erforscht erforschte erforschten erforschtet erfrag erfrage erfragen erfragend erfragens erfraget erfragst erfragt
  erfragte erfragten erfragtet erfuhr erfuhren erfuhrst erfuhrt erfunden ergaenz ergaenze ergaenzen ergaenzend
  ergaenzens ergaenzest ergaenzet ergaenzst ergaenzt ergaenzte ergaenzten ergaenztet erglaenzen erglaenzt erhalt
  erhalte erhaltend erhaltene erhaltens erhalter erhaltes erhaltet erhaust erheitere erheitern erheiterst erheitert
  erheiterung erhielt erhoben erhobst erhobt erhoebe erhoeben erhoebet erhoeh erhoehe erhoehen erhoehend erhoehens
  erhoehet erhoehst erhoeht erhoehte erhoehten erhoehtet erhoere erhoeren erhoerst erhoert erhol erhole erholen
  erholend erholens erholet erholst erholt erholte erholten erholtet erkalten erkauf erkaufe erkaufen erkaufend
  erkaufens erkaufet erkaufst erkauft erkaufte erkauften erkauftet erkenne erkennen erkennst erkennt erkennung erklaer
  erklaere erklaeren erklaerend erklaerens erklaerer erklaeret erklaerst erklaert erklaerte erklaerten erklaertet
  erkobern erkund erkunde erkunden erkundend erkundens erkunder erkundest erkundet erkundete erlass erlasse erlassen
  erlasses erlasst erlaufen ermass ermittel ermittele ermittelet ermitteln ermittelnd ermittelns ermittelst ermittelt
  ermittelte ermitteltet ermittle ernannt ernenn ernenne ernennen ernennend ernennens ernennet ernennst ernennt ernsten
  ernster ernstes ernten erober erobere eroberer eroberet eroberin erobern erobernd eroberns eroberst erobert eroberte
  erobertet eroeffn eroeffne eroeffnen eroeffnend eroeffnens eroeffnest eroeffnet eroeffnete eroeffnst eroeffnt erpicht
  erpichte erpichten erreicht erreichte erreichten erreichtest erreichtet erricht errichte errichten errichtend
  errichtens errichtest errichtet errichtete ersatzweine ersaufe ersaufen ersauft erschein erscheine erscheinen
  erscheinend erscheinens erscheinet erscheinst erscheint erschien erschiene erschienen erschienst erschient erses
  erste erstem ersten erstens erster erstere erstes ertag ertrag ertrage ertragen ertrags ertragt ertrug erwahren
  erwahrt erwarb erwarben erwarbst erwarbt erweiter erweitere erweiteret erweitern erweiternd erweiterns erweiterst
  erweitert erweiterte erweitertet erweitre erwerb erwerbe erwerben erwerbend erwerbens erwerber erwerbern erwerbet
  erwerbs erwerbst erwerbt erwirb erwirbst erwirbt erwirkt erworben erzkunde erzkunden erzmittel erzmitteln espionages
  established establisher establishers establishes esten ester esters eugene euters evade evaded evader evaders evades
  evenfalls exergy expand expander expands expend expended expending expends extend extender extends extent extents
  exterminate exterminated exterminates extravert extraverted extravertiert extrovertierte extroverts eyelet fabled
  fabling faced facet faehre faehren faehrst faehrt faehrte faehrten faelle faellen faellige faellst faellte faelsche
  faelschen faelscher faengen faerben faersen fahen fahle fahlen fahnen fahran fahre fahrean fahren fahrend fahrens
  fahrer fahrern fahret fahrst fahrt fahrten faiking failed failing failings faining fairen fairing falasche falben
  falken falle falled fallen fallend fallens faller falles fallgruben fallgruppe falling fallings fallow fallowed
  fallowing fallows fallt falsch falsche falschem falschen falscher falschere falsches falsed falsing falten falting
  falzen familie familien familles fancied fancies fancy fanden fandest fandet fanding fange fanged fangend fangens
  fanges fannying farbe farbei farces farden fared farmed farmen farming farnen farre farred farren farther fasen
  fasnet fasse fassen fassend fassens fasses fassest fasset fasson fassst fasst fasste fassten fasstet fasten fastet
  fasts fatling fatsche faulen faulend faulende faulenden faulens faulenz faulenze faulenzen faulenzend faulenzens
  faulenzer faulenzern faulenzest faulenzet faulenzst faulenzt faulenzte faulenzten faulenztet faying fedder feder
  feeder feeing fegen fegst feier feinden feindest feindlich feindliche feindlichem feindlichen feindlicher feindliches
  felde feldern feldes felds feldzeug feldzuge feldzugs felgen felled fellen feller felling fellow fellowed fellowing
  fellows felsen felter fender fending ferien ferlier fernen ferse fertigbau fertigbaue fertigbauen fertigbaues
  fertigbauet fertigbaust fertigbaut fertigbauten fertige fertiggestellte fertigstell fertigstelle fertigstellen
  fertigstellend fertigstellens fertigstellet fertigstellst fertigstellt fertigstellte fertigstellten fertigt fertil
  fesse fettig feying ficke ficken field fielder fiends fight fighted fighten fighter fighters fightings fikish
  filacers filder files filing filled filling financier finanzer finanzier finanziere finanzieren finanzierend
  finanzierens finanzieret finanziers finanzierst finanziert finanzierte finanzierten finanziertet finanzwert finde
  finden findend findens finder findern findest findet findig findings findling findung fined fineer fineish finer
  finest finfish finfishes finge fingen fingere fingern fingers fingert fining finis finises finished finishen
  finishend finisher finishers finishes finishings finishs finken finking finnen finner finning finten firmed firming
  fjelds flagged flaggen flagger flaggt flaggte flaggy flailing flange flasche flaschen flaying flechte flechten
  flechtest flechtet flecke flecken fleeing fleet flehe flehen flehst fleht fleing fleming fleucht flexing fleying
  flicht flick flicke flicked flicken flickend flicker flickern flickr flicks flickt flickte flickten flied flieder
  fliedern flieg fliege fliegen fliegend fliegens flieger fliegerin fliegern fliegers fliegst fliegt flieh fliehe
  fliehen fliehend fliehens fliehet fliehst flieht fliese fliesen fliess fliesse fliessend fliessens fliesst fliest
  fliesten flight flighted flighting flights fling flinger flinke flinken flitt flocke flocken floechte floege floegen
  floehe floehen floehst floeht floessen floesst flogen flogt flucht fluchte fluchten fluchtest fluchtet flueche
  fluechen fluecht fluechte fluechten fluechtend fluechtens fluechtest fluechtet fluechtete fluege fluegen fluesse
  fluessen flugzeug flugzeuge flugzeugen flugzeuges flugzeugs flying flyings flyping flyting foamed foamily foaming
  foehre foehren foerde foerden foerder foerdere foerderer foerderet foerderin foerdern foerdernd foerderns foerderst
  foerdert foerderte foerdertet foerdre fogged fogle foiling folder folge folgend folgens folgern folgten folien follow
  follower followings follows fonded fondest fonding fonds foraged forbes force forced forceps forcer forcers forcing
  forded fordere fordern forderst fordert forderung forderungen fording fores forge forged forger forges forget forging
  forke forked forking forme formed formee formel formen formend former formes formings formung forsch forsche forschem
  forschen forschend forschens forscher forschern forsches forschest forschet forschst forscht forschte forschten
  forschtet forted fortes forthaste forthasten forthastest fortifications fortified fortifier fortifiers fortifies
  fortifikation fortify fortifys forting fortriss fortzufuehren fortzug fortzustossen fostress fouds found founder
  foundings foundling fount founts frassen freer freie freiem freien freiere freiern freiers freies fresse friede
  friedel friedens friedensvertrags frieder friedet friedliche friedrich frier frieren friesen frighted frighting
  frights friling frist frosch froth fruechte fruechten frying fuege fuegen fuegend fuegens fueget fuegst fuegt fuegte
  fuegten fuegtet fuehle fuehlen fuehlst fuehlt fuehr fuehre fuehrean fuehren fuehrend fuehrens fuehrer fuehrern
  fuehret fuehrst fuehrt fuehrte fuehrten fuehrtet fuellig fuellt fuenen fuerder fuerst fuerth fuerther fuessen fugen
  fugst fuhre fuhren fuhrst fuhrt fulled fulling funded funden funding funds furthers fusse fussen gaben gabst gallo
  gallon gallons gallop galloper gallops gallous gallow gallowed gallowing gallows gallup galop galoped galoping galopp
  galopped galoppier galoppiere galoppieren galoppierend galoppierens galoppieret galoppierst galoppiert galoppierte
  galoppierten galoppiertet galopping galopps galops garbe garben garding garnison garrison garrisons gating gauben
  geaetzt gearbeitete geartet gebart gebastelte gebauscht gebaute gebebt gebeigt gebietet gebilde gebilden gebildes
  gebildete gebingt geblaut geblecht geblickt geblockt gebockt gebogen gebrach gebracht gebrachte gebraeche gebraeuche
  gebraeuchen gebrandschatzte gebrauch gebrauche gebrauchen gebrauchend gebrauchens gebrauches gebrauchet gebrauchs
  gebrauchst gebraucht gebrauchte gebrauchten gebrauchtet gebraut gebreche gebrecht gebreitet gebricht gebrueckt
  gebruestet gebueckt gebuehrt gecastet gedacht gedaempft gedeiht gedenkt gedieht gedippt gedisst gedoest gedrescht
  gedruckt gedrueckt gedrueckte geduscht geehrt geeilt geeilte geeing geeint geeist geendet geerbt gefaehrt gefaelschte
  gefaelschtem gefaelschten gefaelschter gefaelschtes gefahr gefahrene gefaltet gefangen gefasst gefastet gefegt
  gefeilt geferkelt gefetzt gefickt gefiedelt gefleckt gefleht geflickte gefliest gefloeht gefluchtet gefluechtete
  gefoerderte gefordert gefragt gefuehlt gefuehrte gegangene gegehrt gegeht gegeigt gegeit gegerbt gegrabt gegraut
  gegrollt gegruendete gehabt gehackt gehaftet gehalt gehalte gehalten gehaltes gehaltet gehangen gehapert geharnt
  gehascht gehasst gehastet gehaut geheckt geheft gehegt geheien geheilt geheimdienste geheimdiensts geheime geheimem
  geheimer geheimes geheimst geheiss geheisst gehenkt gehet gehetzt geheut gehext gehisst gehisste gehockt geholte
  gehont gehorche gehorchst gehorchte gehst gehts gehudert gehuetete gehusst gehustet gehutscht geilt gejagt gekaperte
  gekaspert gekauert gekauft gekaufte gekaut gekegelt gekehlt gekehrt gekehrte gekeilt gekerbt gekippt geklickt
  gekoederte gekoepert gekommen gekracht gekraucht gekreist gekreuzte gekuendigte gekuscht gelabert gelacht gelackt
  gelagerte gelangen gelascht gelastet gelatscht gelauert gelaufe gelauft gelaugt gelaunt gelaust gelber gelbes gelde
  gelded gelder geldern gelders geldes gelds geldstuecke geldstuecken gelebt geleckt gelees gelege gelegte gelehrt
  geleimt geleit geleitet gelenkt geletzt gelider gelieferte geller gelobst gelocht gelockt gelockte geloeckt geloeste
  gelogen geloggt gelost gelotst geluest geluestet gelugt gemacht gemaehlt gemehrt gemietete gemisst gemistet gemuht
  gemusterte genagt genannt gender genehm genehme geneigt genetzt genietet genippt genomen genommene genre genuetzt
  genutet genutzte geodes geparst gepeilt gepennt gepetzt gepisst geplauscht gepluenderte gepolt geprasst geprollt
  gepudert gepuscht geputzt geradestehe geradestehend geradestehens geragt gerallt gerastert gerastet geratet geraucht
  gerauft gerauscht geraut gerdes gerecht gereckt geregelt geregt gereift gereiht gereimt gereiste gereizt geren
  gerettet gerietet gerillt gering gerippt gerockt geroestet gerold gerollte gerostet gerottet geruckt geruecht
  gerueckt gerueckte geruegt geruehrt gerueste geruesten geruestes geruestete geruhe geruhst geruhte gesaeckt gesaete
  gesaeten gesaeubert gesagt gesagte gesagten gesamt gesamtaufgaben gesamtausgabe gesamte gesamtem gesamten gesamter
  gesamtes gesandet gesandte gesaut geschabt geschaeft geschaetzt geschaffte geschaltete geschart geschaute gescheckt
  geschenk geschenke geschenks geschenkt geschenkte gescheppert gescheut geschick geschicke geschicks geschickte
  geschiebe geschieht geschielt geschient geschifft geschippt geschlecht geschleisst geschmaltet geschockt geschrafft
  geschuckt geschuerzt geschuetz geschuetze geschuetzte geschwebt geschwenkt geseigert geseiht geseilt gesellst gesellt
  gesendet gesendete gesengt gesenk gesenke gesenkte gesennt gesenst gesetz gesetze gesetzte gesiedet gesiegelt gesockt
  gesogen gesollt gespaent gespalten gespaltete gespasst gespendet gespendete gesperrte gesponserte gespraechige
  gesprengt gestaerkte gestaltet gestammt gestampft gestartete gestattet gesteck gestecke gesteckte gesteigerte gestell
  gestelle gestells gestellte gestelzt gestemmt gestickt gestiefelte gestillt gestimmte gestippt gestockt gestopft
  gestreckt gestriemt gestuermte gestuerzt gestupft gesuendigt gesundet gesundheitspflegen gesundheitspfleger
  gesundheitswesens getagt getaktet getapert getappt getarnte getastet getastete getauft getaufte getaugt getauscht
  getaut geteilt geteilte getestet geteuft getippte getoastet getollt getoppt getrabt getrackt getragt getraut
  getrennte getrenzt getroetet getrollt getrottelt getrottete getting getuermt geturnt getuscht getypt geuebt gewachst
  gewachste gewacht gewachte gewaegt gewaehlt gewaehlte gewaehltem gewaehlten gewaehlter gewaehltes gewaehnt gewaehnte
  gewaehrt gewaehrte gewaellt gewaelzte gewagte gewahrt gewalt gewaltet gewalzt gewandelt gewanderte gewandet gewandt
  gewarnt gewartete gewatet gewebt gewechselte gewehr gewehre gewehrs gewehrt geweht gewehte geweiht geweilt geweisst
  geweitet gewendet gewerbe gewerben gewerkt gewertet gewetzt gewichst gewicht gewimmert gewinkt gewippt gewirk gewirke
  gewirkte gewoben gewogen gewogt gewollt geworbene geworden geworfen gewuehlt gewuehlte gewuenschte gewuetet gewundert
  gezaehlt gezaehlte gezagt gezahlte gezahnt gezehrt gezeigte gezeit gezergt gezeugt gezielt geziemt geziept geziert
  gezimmerte gezippt gezockt gezogene gezollt gezueckt ghest gibing gieing gilder givings glaube glaubend glaubens
  glaubten gledes gloppier glowed glowing gmuend goenn goenne goennen goennend goennens goenner goennern goennt goennte
  goennten golder goldes goldstueck goldstuecke goldstuecken goldstuecks gollop golloped golloping gollops grabbe
  grabbed grabe graben grabend grabens grabes grabet grabs grabst grabt graden gradestehen graeben graebst graebt
  grafen grasen grast grastet graten grauen grauend graus graust graven greif greife greifen greifend greifens greifer
  greifern greifet greifst greift greige greinen greise greisen grewed grewing griechen grief grift grippier groben
  groesse groessen groessere groesster groked groking grollt groned groning groped groping grosser groved grower
  growings growled growling grozing grubbier gruben grubst grued gruen gruend gruende gruendeln gruenden gruendend
  gruendens gruender gruendern gruendest gruendet gruendete gruene gruenen gruent gruente gruenten gruentest gruentet
  grumpier grund grunde gruppier gruppiere gruppieren gruppierend gruppierens gruppieret gruppierst gruppiert
  gruppierte gruppierten gruppiertet guard guardee guarder guars guelder gutter gyved gyves gyving haaren haarst hable
  hacken hackst hadding haded hading haeher haelften haendel haendig haendige haendigen haendiget haendigst haendigt
  haendigte haendigten haendigtet haendlern haendlers haengig haengige haengigen haeren haeuer haeufte haften haftens
  haftest haftet haftung hairing hairst hakten haktest haktet halbe halbem halben halberd halbert halbes halbiere
  halbierst halbierte halden haler halest halfen halfest halfst hallen haller hallte hallten halmen halsen halser
  halsung haltan halte haltean halted halten haltend haltens halter haltern haltes haltest haltet halting halver handed
  handel handele handeln handelnd handelns handels handelsstaat handelsstart handelt hander handfed handke handle
  handled handler handles handling handsel hanged hangeln hanging haniel hanked hanking hannel hansel hanted hantel
  hanteln hanting hantle happen hapten haptens harden hardt hared haren harfen haring harken harkst harmen harnen harre
  harren harrend harrens harret harriet harrst harrt harrte harrten harrtet harrying harrys harst harten hartened
  hartening hartens hartung harzen hasche haschen haschst hascht hasen haslet hassen hassest hassten hasstest hasstet
  haste hasted hasten hastend hastende hastener hastens hastes hastest hastet hastete hastiest hatten hattest hattet
  hauding hauern haune hauptsatz hauptsitze hauptstaat hauptstart hausten haustest haustet hauten hautest hautet
  headend header headings headquarter headring heald healded healding healed healing healths healthy heaped heaping
  hearing hearth heated heath heating heaved heaving hebern hecken heckst heeded heeding heere heeren heerfuehrern
  heerfuehrers hefen hefte hefted heften heftend heftens hefter heftern heftes heftest heftet heftete hegern hegten
  hegtet heilst heimatbuendnisse heimatbuendnissen heimatlands heimatpartner heimatpartnern heimgekehrte heimgesuchte
  heimkehle heimkehlen heimkehr heimkehre heimkehren heimkehrend heimkehrens heimkehrer heimkehrern heimkehret
  heimkehrst heimkehrt heimkehrte heimkehrten heimkehrtet heimliche heimse heimsen heimst heimsuch heimsuche heimsuchen
  heimsuchend heimsuchens heimsuchet heimsuchst heimsucht heimsuchte heimsuchten heimsuchtet heimwehr heimwehren heirat
  heiring heiss heissa heisse heissem heissen heissend heisser heisses heissest heisset heissst heisst heist heisted
  heisting heists heizen helden heled helen helfe helfen helfend helfer helfern helfet helfst helft heling helled
  hellen helling hellst helmed helmen helmet helming helper helpings helve helved helving hended hendel hending herauf
  herauffinden herausbekomm herausbekomme herausbekommen herausbekommene herausbekommet herausbekommst herausbekommt
  herausfand herausfanden herausfandest herausfandet herausfind herausfinde herausfinden herausfindend herausfindest
  herausfindet herausgekommen herausgekriegte herauskriechst herauskrieg herauskriege herauskriegen herauskriegend
  herauskrieget herauskriegst herauskriegt herauskriegte herauskriegten herauskriegtet herauswinde herauswinden
  herauswindest herauswindet herauszuwinden herded herding herdstellen hergezeigte hering herisse herren herrischer
  herrsche herrschen herrschern herrschers herrying herstelle herstellend herstellens hersteller herstellern
  herstellten herten heruebergeholte herueberhob herueberhoben herueberhobst herueberhobt herueberhol herueberhole
  herueberholen herueberholet herueberholst herueberholt herueberholte herueberholten herueberholtet herueberlock
  herueberlocke herueberlocken herueberlocket herueberlockst herueberlockt herueberlockte herueberlockten
  herueberlocktet herzeig herzeige herzeigen herzeiget herzeigst herzeigt herzeigte herzeigten herzen herzenge
  herzengen herzig herzige herzigen herzstellen hesped hesping hesse hessen hetze hetzen hetzend hetzens hetzer hetzest
  hetzet hetzst hetzt hetzte hetzten hetztet heuen heuer heuere heueret heuern heuernd heuerns heuerst heuert heuerte
  heuertet heulern heure heute hexten hextet hiding hieing hieraus hiess hiesse hiessen hiesst hiking hilding hilfen
  hilfst hinaufzieh hinaufziehe hinaufziehen hinaufziehend hinaufziehens hinaufziehet hinaufziehst hinaufzieht
  hinausziehe hinausziehen hinauszieht hinauszuziehen hingezielt hinsiehst hinsieht hinterer hintergassen hinterhergeb
  hinterhergebe hinterhergeben hinterhergebet hinterhergebst hinterhergebt hinterhergegebt hinterhergegeht hinterhergeh
  hinterhergehe hinterhergehen hinterhergehet hinterhergehst hinterhergeht hinterhergeschickte hinterherschick
  hinterherschicke hinterherschicken hinterherschickend hinterherschicket hinterherschickst hinterherschickt
  hinterherschickte hinterherschickten hinterherzugeben hinterherzugehen hinterlasse hinterlassend hinterlassene
  hinterlassens hintersassen hinuebergebe hinuebergeben hinuebergebt hinuebergeh hinuebergehe hinuebergehen
  hinuebergehend hinuebergehet hinuebergehst hinuebergeht hinueberlock hinueberlocke hinueberlocken hinueberlocket
  hinueberlockst hinueberlockt hinueberlockte hinueberlockten hinueberschick hinueberschicke hinueberschicken
  hinueberschicket hinueberschickst hinueberschickt hinueberschickte hinueberschickten hinuebersehe hinuebersehen
  hinueberseht hinuebersiehst hinuebersieht hinueberzieh hinueberziehe hinueberziehen hinueberziehens hinueberziehet
  hinueberziehst hinueberzieht hinueberzugeben hinueberzusehen hinuntersiehst hinuntersieht hinunterzieh hinunterziehe
  hinunterziehen hinunterziehens hinunterziehet hinunterziehst hinunterzieht hinzieh hinziehe hinziehen hinziehend
  hinziehens hinziehet hinziehst hinzieht hinziele hinzielen hinzielst hinzielt hinzufueg hinzufuege hinzufuegen
  hinzufuegend hinzufuegens hinzufueget hinzufuegst hinzufuegt hinzufuegte hinzufuegten hinzufuegtet hinzugefuegte
  hinzugekaufte hinzukauf hinzukaufe hinzukaufen hinzukaufet hinzukaufst hinzukauft hinzukaufte hinzukauften
  hinzukauftet hinzuziehe hinzuziehend hinzuziehens hippens hirings hirling hirse hisse hissed hissen hissend hissens
  hisser hisses hissest hisset hissst hisst hisste hissten hisstet histed histing hists hiving hoasted hoasting hoasts
  hochsiehst hochsieht hochzieh hochziehe hochziehen hochziehend hochziehens hochziehet hochziehst hochzieht hochziel
  hochziele hochzielen hocke hocked hocken hockend hockens hocker hockern hocket hockete hockey hocks hockst hockt
  hockte hockten hocktet hodded hodding hoeben hoechst hoefen hoefer hoehe hoehen hoehere hoeker hoere hoeren hoerend
  hoerens hoerer hoerern hoeret hoers hoerst hoert hoerte hoerten hoertet hoher hohlen hoised hoises hoising hoist
  hoister hoistings hoked holde holdem holden holder holdes holdings holdung holed holing holists holked holking holte
  holten holtest holtet holts hondle hooded hooding horch horche horchen horchend horchens horcher horchern horchet
  horchst horcht horchte horchten horchtet horded hording horen horst horsts hosted hosting hosts huchen hucken hueben
  hueften huenen huete hueten huetend huetens hueter huetern huetest huetet huetete huette huetten hunten hupten
  huptest huptet hurraed hurraing hurras hurrayed hurraying hurrays hurried hurries hurry hurryings hurten hurtest
  hurtet husch husche huschen huschend huschens huschest huschet huschst huscht huschte huschten huschtet hussen husten
  hustens hustest hustet hutsche hutschen hygienes hylding ignore ignored ignorer ignorers ignores ignorier ignoriere
  ignorieren ignorierend ignorierens ignorieret ignorierst ignoriert ignorierte ignorierten ignoriertet illing improv
  improve improved improver improvers improves improvs inaktive incest incests increase increased increaser increasers
  increases increasings increate infest infested infesting infests influence influenced influencer influencers
  influences informations ingest ingested ingesting ingests innen instandgesetzte instandsetz instandsetze
  instandsetzen instandsetzend instandsetzens instandsetzest instandsetzet instandsetzst instandsetzt instandsetzte
  instandsetzten instandsetztet intelligencer intelligences intelligente intensify introvertierte introverts invade
  invaded invader invaders invades invasions invected invent invented inventieren inventiert inventing invents invert
  inverted invertiere invertieren invertierst invertiert inverting inverts invest investier investiere investieren
  investierend investierens investieret investierst investiert investierte investierten investiertet investigated
  investigates invests inzest inzests irrer isling jaegern jaegers jaeher jager jagger joiner joinings jointed jointing
  journey journeyer journeys kadern kaemme kaempe kaempen kaempf kaempfe kaempfen kaempfend kaempfens kaempfer
  kaempfern kaempfet kaempfst kaempft kaempfte kaempften kaempftet kaeufen kaeuze kamee kampf kampfe kampfer
  kampfflugzeug kampfflugzeuge kampfflugzeugen kampfflugzeuges kampfflugzeugs kampflustige kampfpanzer kampfpanzern
  kampfpanzers kampier kampiere kampieren kampierend kampierens kampieret kampierst kampiert kampierte kampierten
  kampiertet kanal kaper kapere kaperei kaperer kaperet kapern kapernd kaperns kaperst kapert kaperte kapier kapiere
  kapieren kapierst kapiert kapital karies karri karris kaspere kaspern kasperst kaspert kassel katern kauen kauere
  kauern kauerst kauert kaufe kaufen kaufend kaufens kaufes kaufet kaufs kaufst kauft kaufte kauften kauftet kaust
  kauten kautet keder keeked keeking keeled keeling keened keening keeper keepings kehlen kehre kehren kehrend kehrens
  kehrer kehret kehrst kehrt kehrte kehrten kehrtet keifen keilen keimen keine keinem keiner keines keiren kelped
  kelping kemped kempier kemping kennen kepped kepping kernen kesse kessel kessele kesselet kesseln kessels kesselst
  kesselt kesselte kessem kessen kesser kessere kesses kimmen kissel klaer klaere klaeren klaerend klaerens klaeret
  klaerst klaert klaerte klaerten klaertet klagen klare klaren klarere klareren klart klauben klaue klauend klauens
  klausen klauten kleinen klieren kloeten klommen klommst klose klosett knoepf knoepfe knoepfen knoepfle knoepft
  knoepfte knuepfe koeder koedere koederet koedern koedernd koederns koeders koederst koedert koederte koepfe koepfen
  koepfer koepft koepfte koeter koetern komet komman komme kommean kommen kommend kommens kommers kommet kommst kommt
  kommun komplette komplettes konstrukt konstruktion konstrukts kontaktfreudige kontribution kopfe kraegen kraempfe
  kraempfen kreep kreeps kreuz kreuze kreuzen kreuzend kreuzens kreuzer kreuzern kreuzes kreuzest kreuzet kreuzst
  kreuzt kreuzte kreuzten kreuztet kriech krieche kriechen kriechend kriechens kriecher kriechet kriechst kriecht krieg
  kriege kriegen kriegend kriegens krieger kriegerklaer kriegerklaere kriegerklaeren kriegerklaeret kriegerklaerst
  kriegerklaert kriegern kriegers krieges krieget kriegfuehr kriegfuehre kriegfuehren kriegfuehrend kriegfuehrens
  kriegfuehret kriegfuehrst kriegfuehrt kriegs kriegst kriegt kriegte kriegten kriegtet kroaten kroeche kroechen
  kroeger kroenen kroenten kroepfe kroete kruege kruegen krueger kuendig kuendige kuendigen kuendigend kuendigens
  kuendiget kuendigst kuendigt kuendigte kuendigten kuendigtet kufen kummet kundig kundige kundigen kundschaft
  kundschafte kundschaften kundschaftens kundschafter kundschaftern kundschaftest kundschaftet labere labern laberst
  labert lachte lachten lachtet lacken laded lader ladern laders lading laedst laegen laegst laesen laesest laesst
  laeufe laeufen laeufst laeuschen laeute laeuten laffen lagen lager lagere lagered lagerei lageret lagering lagerist
  lagern lagernd lagerns lagers lagerst lagert lagerte lagertet lagger laibe laichte laichten laichtet laith lasch
  lasche laschen lasen lasern lases lasest lassan lasse lassend lassens lasses lasset lasst lasten latsch latsche
  latschen latschst latscht latzten lauben lauch lauen lauere lauern lauerst lauert laufe laufen laufend laufens laufes
  laufet lauffen lauffett laufs laufst lauft laugen laugst launch launen lauren lausch lauscha lausche lauschen
  lauschend lauschens lauscher lauschern lauschest lauschet lauschst lauscht lauschte lauschten lauschtet lausen laust
  lauten lautet laved laves laving laxere layed leaded leaden leadens leader leaders leadier leading leadings leafed
  leafing leaked leaker leakers leaking lealer leamed leaming leander leaned leaner leaners leaning leaped leaper
  leapers leaping leared leares learing leased leaser leasers leases leasing leaste leasten leave leaved leaven leavens
  leaver leavers leaves leaving leavings leazes lebten lecken leckst leder leders legen legere legern legged legte
  legten lehen lehmen lehne lehnen lehnend lehnet lehnin lehnst lehnt lehnte lehnten lehntet lehren lehrst leiben
  leichen leichte leichten leiden leider leidet leihe leihen leihend leihens leihet leihst leiht leimen leimst leimte
  leimten leinen leise leisen leiste leisten leistend leistens leister leistet leite leiten leitet lemels lender
  lenders lending lenne lenten lering lernen lernst lesen lessen lesses letten letter letzen letzte letztem letzten
  letztens letzter letztere letztes leuchen leute leuven levees level levers leves lewder lichee lichen licht lichte
  lichted lichtem lichten lichtend lichtens lichter lichtern lichtes lichtest lichtet lichtete lichts liebe lieben
  lieber liebere lieblingsband liebste liebstem liebster liebstes liebten lieder liedern liefe liefen liefer liefere
  lieferet liefern liefernd lieferns lieferst liefert lieferte liefertet liefest liefre liege liegend liegens lieger
  lieges liehen liehst lieht lieken liesst liever lifer ligen lighten lingen lisses liste listen liver livered loaded
  loader loaders loading loaved loaves loaving lochen lochst lochte lochten lochtet locke locked locken lockend lockens
  locker lockern lockert locket lockets locking lockmen locks lockset lockst lockt lockte lockten locktet locust
  loecken loehnen loehnst loese loesen loesend loesens loeser loesest loeset loess loessen loesses loesst loest loeste
  loesten loestet loeten loetet loewen lofted lofting loggst loggt logst lohnen lohnst loners looed looing looked
  looker looking loomed looming looning looped looping loosed loosen looses loosing looted looten looter looting
  lootings lopers loring losen losers loses losest losgeschickte losmarschier losmarschiere losmarschieren
  losmarschierend losmarschierens losmarschieret losmarschierst losmarschiert losreit losreite losreiten losreitest
  losreitet losschick losschicke losschicken losschickend losschickens losschicket losschickst losschickt losschickte
  losschickten losschicktet loszieh losziehe losziehen losziehet losziehst loszieht lotos lotsen lotted lotting louring
  louses louted louting lovered lovers lowbred lower lowerings lowery lowes lowses lowted lowting lubing lucken luckie
  luegen luftwaffen luging lurings lurking lusche luting maaing maced maces machan mache machend machens macher machern
  maches machten macing macken macker mackers maechtige maechtigem maechtigen maechtigere maechtiges maehen maennern
  maerker magern maine mainer maker makers makings malern manchen manches manching manner manschen march marched
  marchen marcher marchers marches marchesa marchese marchesi marder marders maren margen marges marien marke marked
  marken markensalz marker markere markern markers markerst markert markes market markets marking markmen marlen marler
  marrer marrers marsches marschier marschiere marschieren marschierend marschierens marschierer marschierern
  marschieret marschierst marschiert marschierte marschierten marschiertet marschs marser marsh marshes marshier marten
  marter marver marvers maschen masern masing masken masker maskers masking master mastered mastering masters matched
  matchen matches matching matern mating matsch mauen mauer mauere mauernd mauerns mauert mauken maure mauren maurern
  mausern mawing maxing maying mazing meaner meetest meier meiler meine meined meinem meinen meines meiney meisner
  meitner melded mendel menden mender mened menged menges menging menscheln mensches mensed menshen merces merches
  merdes mered meres merge merged mergee mergees mergel mergels merger mergers merges mergings mering merken merker
  merles merling merses meschen mesner messen mester mesters metes metropol metropolen metropolit metze meving midge
  midget mieden miedest miedet miefen miene mienen miesen miete mieten mietend mietens mieter mietern mietest mietet
  mietete miezen migrate migrated migrates miking miliary militaers militar mimten mimtest minded miner mirker misrate
  misrated misrates misrating missions misston misten mister mistered mistering misters mistest mistet mitbekommt
  mitbring mitbringe mitbringen mitbringend mitbringens mitbringet mitbringst mitbringt mitering mitgab mitgabe
  mitgaben mitgabst mitgabt mitgeb mitgebe mitgeben mitgebend mitgebens mitgebet mitgebst mitgebt mitgegebt mitgegeht
  mitgeh mitgehe mitgehen mitgehend mitgehens mitgehet mitgehst mitgeht mitgeschickte mitgibst mitgibt mitkomm mitkomme
  mitkommen mitkommend mitkommet mitkommst mitkommt mitnaehme mitnahm mitnahme mitnahmen mitnahmst mitnahmt mitnehm
  mitnehme mitnehmen mitnehmend mitnehmens mitnehmer mitnehmern mitnehmet mitnehmst mitnehmt mitring mitschick
  mitschicke mitschicken mitschickend mitschicket mitschickst mitschickt mitschickte mitschickten mitschicktet mitte
  mittel mittele mitteln mittelns mittelst mittelt mitten mittens mitzieh mitziehe mitziehen mitziehend mitziehens
  mitziehet mitziehst mitzieht mitzugeben mitzugehen mixten mixtest mixtet mizzy mondtor mondtors monitor monitore
  monitoren monitorings monitors monitory mooing mooving moping morsch mosing moster mostert motherland motherlands
  movements mowing mozing muende muenden muenze muenzen muenzend muenzer muenzt muenzte muenzten muesse muessend
  muessens muessten muetze muetzen munster munsters munter muntere munters munterst muntert murker muser musers musher
  mushers musted mustee mustees muster mustere mustered musterer musteret musterland mustern musternd musterns musters
  musterst mustert musterte mustertet musterung mustier mustre muter mutter mutterband muttered muttering
  mutterlaendern mutterlandswahl mutterlandswunsch mutterlandwahl mutterlandwunsch muttern mutters mythe mythen
  nachdruecke nachdruecken nachdrueckst nachdrueckt nachforsch nachforsche nachforschen nachforschend nachforschens
  nachforschest nachforschet nachforschst nachforscht nachforschte nachforschten nachforschtet nachgedrueckt nachgehen
  nachgerueckte nachgeschickte nachkomm nachkomme nachkommen nachkommend nachkommens nachkommet nachkommst nachkommt
  nachrucken nachrueck nachruecke nachruecken nachrueckend nachruecker nachrueckern nachruecket nachrueckst nachrueckt
  nachrueckte nachrueckten nachruecktet nachsahen nachschauend nachschauens nachschauten nachschick nachschicke
  nachschicken nachschickend nachschicket nachschickst nachschickt nachschickte nachschickten nachschicktet nachsehe
  nachsehend nachsehens nachsieht nachstehen nachts nachtsehen nachwehen nachzieh nachziehe nachziehen nachziehend
  nachziehens nachziehet nachziehst nachzieht nachzudruecken naehmen naehmet naehmst nahmen nahmst nahsehen namings
  naping negotiate negotiated negotiates negotiations nehme nehmen nehmend nehmens nehmer nehmet nehmst nehmt nenne
  nennen nennend nennens nenner nennern nennet nennst nennt netzen neubad neubaum neubaus neumen neune neunen neural
  neutra neutrale neutrals neuwerben neuwerden neuwerf neuwerfe neuwerfen neuwerfet neuwerfst neuwerft neuwerk neuwerke
  neuwert neuwerte neuwerten neuwuerfel neuwuerfele neuwuerfelet neuwuerfeln neuwuerfelst neuwuerfelt neuwurf niches
  nicht nichte niederlachen niedermach niedermache niedermachen niedermachend niedermachens niedermachet niedermachst
  niedermacht niedermachte niedermachten niedermachtet niedermaehe niedermaehen niedermaehst niedermaeht niederschlaege
  niederschlaegen niederschlaegst niederschlaegt niederschlag niederschlage niederschlagen niederschlagend
  niederschlagens niederschlages niederschlaget niederschlags niederschlagst niederschlagt niederschlug niederschlugen
  niederschlugst niederschlugt nights nimmer nithing nonnen norma normale normalo normals norman normas northing
  noshing notching notfall notfalles nothings nothung noting notring nuetzen numbed number numbers nummer nummern nuten
  nutlet nutten nutze nutzen nutzend nutzens nutzer nutzern nutzest nutzet nutzst nutzt nutzte nutzten nutztet
  observations observe observed observer observers observes occupied occupier occupiers occupies occupy occupyed
  occupys ochers offences offene offense offensiv offensivem offensiven offensiver offensives offer offeree offerer
  offerings omened omening opener openings opfers opined opining options ordens order ordere ordern orderns orderst
  ordert ordners ormers other otters ovened ovening overed overgoad overing overloads overlord overloud overpopulations
  overred overs paces pacing packed packing packtier packtiere packtieren paessen paging paints paketieren paketiert
  paktier paktiere paktieren paktierend paktieret paktierst paktiert paktierte paktierten palaces paling palsier pander
  paneer panes panier paning panner pansen panter pantern panzer panzerarmeen panzergruppe panzergruppen panzern
  panzernd panzers panzertruppe panzertruppen panzerwaffen papulation pardner pardners paring parktiere parlay parlayed
  parlaying parlays parle parled parles parley parleyer parleys parly parsed parsen parses parsing parsley parsleyed
  parsleys parsons parter parters parther partier partiers partner partnern partners partyer partyers pases pashed
  pashes pashing pasing passas passe passed passee passel passels passen passend passens passer passers passes passest
  passiere passieren passierst passiert passim passings passiv passiva passive passivem passiven passiver passives
  passivs passmen passten passung passus pasted pasten pastes pastier pasting pasts patzer patzern paunces paused
  pausen pauser pauses pausier pausiere pausieren pausierend pausierens pausieret pausierst pausiert pausierte
  pausierten pausiertet pausing paving pawing payings payments peaces peached peaches peaching pecked pecking peeces
  peopled peopler peoples pereons peris perlons perrons person persona personas persue persued persues persuing phare
  physician picke pickel picken pickend picker picket pickin pickings pickins pickled pickling piece pieced piecen
  piecens piecer piecers piechs piecing pieks pierces piked pikes piking piler pilfer pilger pilgere pilgerei pilgeret
  pilgerin pilgern pilgernd pilgerns pilgers pilgerst pilgert pilgerte pilgertet pillage pillaged pillager pillagers
  pillages pillared pillaring pinger pinked pinking pints pirsch pirsche pirschen pirschend pirschens pirschest
  pirschet pirschst pirscht pirschte pirschten pirschtet pished pishes pishing pissed pissen pisses pissing place
  placed placer placers places placet placets placke placks plages plaices plane planed planen planens planer planers
  planes planet planets planks plans plants plates platier plattiere plattieren plattiert platzier platziere platzieren
  platzierend platzierens platzieret platzierst platziert platzierte platzierten platziertet playing pluender pluendere
  pluenderei pluenderer pluenderet pluenderin pluendern pluendernd pluenderns pluenderst pluendert pluenderte
  pluendertet plunder plunderer plunders plunger plungers plunker plunkers plushes plying poached poacher poachers
  poaches poachings pocked pocking poind poinds point pointe pointes pointy poising poking poling ponces ponts pooched
  pooches pooching pooing poonces populations porches poring porsche poshed poshes poshing posings positions positon
  positron posse possed possen posses possing posting potched potches potching poting pouched pouches pouching pounce
  pounced pouncer pouncers pouncet pouncets pounder pounders poursue poursued poursues poursuing poxing poynts poysing
  praesent praesenter praesentier praesentiere praesentieren praesentierend praesentierens praesentieret praesentierst
  praesentiert praesentierte praesentierten praesentiertet prassen praying prays preach preacing preased preases
  preasing preassed preasses preassing prebend prebends precent precented precenting precents preces prefer prefered
  preferred preferrer preferring prefers prefired prefiring prehend prehended prehending prehends preises premotion
  prepare prepared preparer preparers prepares prepave prepaves prepend prepose preposed preposes preposing presch
  presche preschen preschend preschens preschest preschet preschst prescht preschte preschten preschtet present
  presentee presenter presents preses preset presets presetting presse pressed pressen pressend pressens presser
  pressers presses pressest pressies pressings pressung prested presting pretend pretender pretends prevent prevented
  preventing prevents preyer preyers preys pricke pricked pricking pries princing prinking prints prissed prisses
  prissing proceed proceeder proceedings proceeds project projected projecting projects promoed promoing promote
  promoted promoten promotend promoter promoters promotes promotet promotions prompte prompted promptes prompting
  propone proponed propones proponing propose proposed proposer proposers proposes proptoses prosect prosected
  prosecting prosects prosing prosses protect protecter protects protend protended protending protends protest
  protested protesting protests pruefer pruefers prunkte prunkten prying pubic publico publics publik pucked pucking
  pulender punces punkie punkt punkte punkten punktes punktet punkto punkts purchase purchased purchaser purchasers
  purchases purchasings purse pursed purses pursing pursue pursued pursuer pursuers pursues pursuings puses pushe
  pushed pushen pushend pusher pushers pushes pusled pusles pusling pusses quieken quiekten quieted quietens quieter
  quieting quiets quilted quilting quinten quired quiring quirted quirting quist quite quites quitted quitten quitting
  quoited quoiting quoted quoting quyted quyting rabbet raben radded radding raeten raeuber raeubere raeuberei
  raeuberet raeuberin raeubern raeubernd raeubers raeuberst raeubert ragten ragtest ragtet raided raiden raider raiding
  raidings raiked raiking railed railes railing rained raines raining raise raised raiser raisers raises raisin raising
  raisings raisins raisiny raisting raited raiting rallen ramses randed randing ranted ranting rapses rarsten rased
  rasen rases rasest rashed rashes rashest rashing rasing rassen rasses raste rasten rastend rastens raster rastern
  rastert rastest rastet rastete raten ratet ratten raube raubein rauben raubend raubens raubes raubet raubkrieg
  raubkriege raubkriegen raubs raubst raubt raubte raubten raubtet raubzeug raubzugs rauen raueste rauesten raufen
  raufst raumkrieg raumkriege raumkriegen raunen raunst raupen rausbekomm rausbekomme rausbekommen rausbekommet
  rausbekommst rausbekommt rausfand rausfanden rausfandest rausfandet rausfind rausfinde rausfinden rausfindest
  rausfindet rausgekommen raushing rauskrieg rauskriege rauskriegen rauskrieget rauskriegst rauskriegt rauskriegte
  rauskriegten raust rausten rauswinden rauszuwinden rauten rautest rautet rawing reasted reasting rebecs rebel rebell
  rebelled rebeller rebellin rebeln reben rebit rebuild rebuilds rebuilt reche rechen recherchier recherchiere
  recherchieren recherchierend recherchieret recherchierst recherchiert recherchierte recherchierten recherchiertet
  rechst recht rechte rechten rechtest rechtet recke recken reckst reckt reconnoiter reconnoitered reconnoitering
  reconnoiters reconnoitre reconnoitred reconnoitrer reconnoitrers reconnoitres recreated recreating recruit recruiter
  recruits recuse redarier reding redselige reduce reduced reducer reducers reduces reejects reellen reels reested
  reesting reevoke refects refels reflies refuge refused refuser refuses refute regain regained regaining regains regel
  regele regeln regelst regelt regies regten regtest regtet reibe reiben reibend reibens reibet reibst reibt reich
  reiche reichem reichen reichend reicher reichern reichert reiches reichet reichs reichst reichste reicht reichte
  reichten reichtest reichtet reifen reifst reiften reiftest reiftet reigen reihe reihen reihenfolgen reihst reiht
  reihte reihten reihtest reihtet reimen reimst reimten reimtest reimtet reinen reise reisen reisend reisens reiser
  reises reisest reiset reiss reisse reissen reisst reist reiste reisted reisten reistest reistet reisting reists reite
  reiten reitend reitens reiter reitern reitest reitet reizen reizest reizten reiztest reiztet reject relics relie
  relied relief reliefs relier reliers relines relives rellies relocate relocated relocatee relocatees relocates remail
  remailed remailing remails remain remains reman remanned remanning remans remisen renchen rended rending renied
  renies renned renning rente rented renten renter rentes renting rentings renying repaid repair repairer repairs
  reparateur reparier repariere reparieren reparierend reparierens reparieret reparierst repariert reparierte
  reparierten repariertet repels replies repoll repolling repolls rerisen reroll rerolls rescore rescored resects
  reseed reserver reservier reserviere reservieren reservierend reservierens reservieret reservierst reserviert
  reservierte reservierten reserviertet reset resetted resetting resettle resettled resettles reshes resist resit
  resited resiting reste rested restei restem resten rester restes resting restings restoke restoked restore restored
  restorer restores restring retain retained retaining retains retest rethread rethreaded rethreading retie reties
  retore retorn retrated retrating retread retreaded retreading retreads retreat retreater retreats retted retten
  rettest rettet retting retuned retuning returf returfed returfing returfs return returnee returner returns retuse
  reuse reusen reuten revels revies revoked revoker revokes revote rewoke riads richen richest richt richte richted
  richten richtend richtens richter richtern richtest richtet richtete richtfest richts ricing ridded ridding rided
  ridgel ridging riding ridings riebe riebel rieben riebst riebt rieche riechen riechst riecht riedel riege riegel
  riegele riegelet riegeln riegelnd riegelns riegels riegelst riegelt riegelte riegen riese riesele rieseln rieselst
  rieselt riesen riete rieten rietest rietet rigel righten rightest riling rilled rillen rillet rilling riming rinding
  ringeln ringelt rioter riping risen rises rising risst riten ritters riving robbed robbing robin robing robings
  robins roding roecke roecken roehren roehrt roeste roesten roestest roestet roestung rohling roiled roiling roking
  rolfed rolfing rolle rolled rollen rollend rollens roller rollern rollet rollig rollings rolls rollst rollt rollte
  rollten rolltet rooters roping rosing rosted rosten rostest rostet rosting roting rotling roving rowing rowings
  rowting rubels ruched ruches ruching rucke rucken ruckst ruckt rudder rudeln ruder rudere ruderer ruderet ruderin
  rudern rudernd ruderns ruders ruderst rudert ruderte rudertet rudery rudest ruebergeh ruebergehe ruebergehen
  ruebergehend ruebergehet ruebergehst ruebergeht rueberschick rueberschicke rueberschicken rueberschicket
  rueberschickst rueberschickt ruebersehe ruebersehen rueberseht ruebersiehst ruebersieht rueberzieh rueberziehe
  rueberziehen rueberziehet rueberziehst rueberzieht rueck ruecke ruecken rueckend rueckens rueckert ruecket rueckst
  rueckt rueckte rueckten ruecktet rueckzuge rueckzugs ruegst ruegt ruegte ruegten ruegtest ruegtet ruehmen ruehmt
  ruehr ruehre ruehrei ruehrend ruehrens ruehrer ruehrst ruehrte ruehrten rueing ruest rueste ruesten ruestend ruestens
  ruester ruestern ruestest ruestet ruestete ruhiggestellte ruhigstell ruhigstelle ruhigstellen ruhigstellet
  ruhigstellst ruhigstellt ruhigstellte ruhigstellten ruhigstelltet ruhte ruing ruining ruling rumste rumsten rumstest
  runde rundere runed runnet running runted rupert ruses rushed rushee rushees rushen rusher rushers rushes rushings
  rushs russes russte russten russtest rusted rusting sabled sabling sabotage sabotageakte sabotageakts sabotaged
  sabotagen sabotages saboteur saboteuren saboteurs sabotier sabotiere sabotieren sabotierend sabotierens sabotieret
  sabotiers sabotierst sabotiert sabotierte sabotierten sabotiertet sachen sachet sachlage sachlagen sacken saecke
  saecken saehe saehen saehet saelen saemtlich saemtlichem saemtlichen saemtlicher saemtliches saenken saetzen saeuere
  saeuern saeuerst saeuert saibling saicks sailer sailings sained saining saired sairing saitling saltest salzes
  sanction sanctions sanded sanden sanding sands sanitations sanken sankst sanktion sanktionier sanktioniere
  sanktionieren sanktionierend sanktionierens sanktionieret sanktionierst sanktioniert sanktionierte sanktionierten
  sanktioniertet sanne sannen sannst sannt sapling saring sarong sates sating sattes sattle sattlers satze saufen
  sauren sayed saying sazes sazzes scaff scailed scailing scalage scaled scaling scanne scannen scannst scannt scarted
  scarting scarts scended scending scends schaaf schabe schaben schabst schabt schabte schabten schabtest schabtet
  schacht schachten schade schaden schadend schadens schadet schadow schaebe schaedel schaedeln schaedels schaeden
  schaekel schaelen schaelt schaelte schaelten schaeltest schaeltet schaemen schaenden schaenke schaenken schaepel
  schaeren schaetze schaetzen schaetzt schaf schafe schafen schaff schaffe schaffen schaffend schaffens schaffet
  schaffst schafft schaffte schafften schafftet schafs schaft schal schale schalen schalk schalke schalken schall
  schalle schallen schallt schallte schallten schalltest schalltet schals schalste schalsten schalt schalte schalten
  schaltend schaltens schalter schaltern schaltest schaltet schaltete schaltst schalu schanden schank schare scharen
  scharf scharfe scharfen scharst schart scharte scharten schartest schartet schasst schatten schau schaue schauen
  schauend schauens schauer schauern schauert schauet schaum schaust schaut schaute schauten schautest schautet schav
  scheck schecke scheibe scheiben scheich scheiche scheichen scheiss scheisse scheissen scheisst scheit scheite
  scheiten schelte schelten scheltet schengen schenk schenke schenkel schenkeln schenken schenkend schenkens schenker
  schenket schenkst schenkt schenkte schenkten schenktet scheppere scheppern schepperst scheppert schere scheue scheuen
  scheust scheut schicht schick schicke schickem schicken schickend schickens schicker schickern schickes schicket
  schicks schickse schicksl schickst schickt schickte schickten schicktet schieb schiebe schieben schiebend schiebens
  schieber schiebern schiebet schiebst schiebt schied schieden schiedet schiedst schief schiefe schiefen schiege
  schiele schielen schielst schielt schien schiene schienen schienst schient schier schiere schieren schiess schiesse
  schiessen schiessend schiessens schiessest schiesset schiessst schiesst schiet schiff schiffe schiffen schiffst
  schifft schilt schinken schipp schippe schippen schipper schippere schipperet schipperke schippern schippernd
  schipperst schippert schipperte schiss schisse schissen schisst schlachte schlachtend schlachtens schlachter
  schlachtet schlacken schlackst schlackt schlackten schlaefe schlaefen schlaefst schlaeft schlaege schlaegen schlaegst
  schlaegt schlaf schlafe schlafen schlafend schlafens schlafes schlafet schlaff schlaffe schlaffen schlaffst schlafft
  schlafs schlafst schlaft schlag schlage schlagen schlagend schlagens schlager schlagern schlages schlaget schlags
  schlagst schlagt schlang schlange schlangen schlangst schlangt schlapfen schlau schlaucht schlauchten schlaue
  schlauen schlaufe schlaufen schlecht schlechten schleich schleiche schleichen schleichend schleichens schleicher
  schleichet schleichst schleicht schleifchen schleisse schleissen schlich schliche schlichen schlichst schlicht
  schlichten schlick schlieben schliefst schliess schliesse schliessen schliessend schliessens schliesser schliessest
  schliesset schliessst schliesst schlifen schliss schlisse schlisst schloesse schloessen schloss schlubs schlucht
  schluchten schluesse schluessen schluf schlug schlugen schlugst schlugt schmacht schmachten schmalte schmalten
  schmaust schmeckt schmick schmuecke schmueckst schmueckte schmust schneit schneite schneiten schneitest schneitet
  schock schocke schocken schockst schockt schoebe schoesse schoessen schout schouts schraden schraffe schraffen
  schragen schrei schreib schreibe schreiben schreibern schreibers schreibt schreibtest schreie schreien schreier
  schrein schreine schreinen schreiner schreis schreist schreit schreite schreiten schreitend schreitens schreitest
  schreitet schrieb schriebe schrieben schriebst schriebt schriet schtick schucken schuebe schueben schuenke schuerze
  schuerzen schuerzt schuesse schuessen schuette schuetten schuettet schuetz schuetze schuetzen schuetzend schuetzens
  schuetzer schuetzern schuetzest schuetzet schuetzst schuetzt schuetzte schuetzten schuetztet schult schulte schulten
  schultest schultet schultz schultze schuss schutz schutze schwaden schwebe schweben schwebst schwebt schweden
  schweich schweigsame schwenk schwenke schwenken schwenkst schwenkt sclaff scooted scooting scoots scored scores
  scoring scots scotts scouged scouging scougs scouped scouping scoups scoured scouring scours scout scouter scouth
  scouths scoutings scowed scowing scrike scriked scrikes scriking scuts seabed sealer sealine sealing sealings seals
  seamed seaming seance seaned seaning seared searing seased seasing seated seating seattle seattles seazed seazes
  seazing sechst seconde secondi secondo seconds secreta secrete secrets secund seeded seeding seegen seeing seeking
  seele seeled seeler seeling seemer seemine seemings seeped seeping seesen seewing segel segele segelei segelet segeln
  segelnd segelns segels segelst segelt segelte segeltet segen segle sehen sehnde sehne seicht seidel seiden seiften
  seige seiger seigern seiher seiker seiled seilen seiler seiles seiling seils seine seined seinem seinen seiners
  seines seining seised seiser seises seising seitling seize seized seizer seizers seizes seizin seizings seizins
  sekret select selecta selectas selectee selects selen selle selling semeed semes sende sended senden sendend sendens
  sender sendern sendest sendet sendete sending sendings sendling sends sendung sengen sengst sengt senke senkel
  senkeln senken senkend senkens senker senkern senket senkst senkt senkte senkten senktet sennen senner sennet sensed
  sensen sensing sented senting sepaled sering serre serviced servicer services servile setal seting settee settees
  setters setting settings settle settled settler settlers settles settling settlings settlors setule setules setze
  setzei setzen setzend setzens setzer setzern setzest setzet setzling setzst setzt setzte setzten setztet seuchen
  sewing sexing seyen shadow shadows shadowy shafted shafting shafts shaled shaling shalt shands shaped shaping sharted
  sharting sharts shawed shawing shealed shealing sheals sheen shending shends shetting shewed shewing shied shift
  shifter shiftings shifty shined shiner shining shipped shipper shipping shired shiring shirted shirting shirts shists
  shited shiting shits shitted shitting shoed shoeing shooed shooing shored shores shoring shouted shouting shouts
  shoved shoving showd showded showding shower showings showring shrifts shrike shriked shrikes shriking shrowed
  shrowing shticks shying sials sicheln sicher sichere sicherem sicheren sicherer sicheres sichern sichernd sicherns
  sichert sicherte sicht sicken sickere sickern sicks sieche siechen siede siedel siedele siedelet siedeln siedelnd
  siedelns siedelst siedelt siedelte siedeltet sieden sieder siedern siedest siedet siedete siedetet siedle siegel
  siegele siegeln siegelst siegelt siele sielen sieth sieze siezen siezt sifted sifting sifts sigeln siled siling
  sinded sinding sinken sinkst siped sipes siping siring sirrender sithen siting sitten sitting sitze sitzen
  sitzenbleib sitzenbleibe sitzenbleiben sitzenbleibend sitzenbleibens sitzenbleiber sitzenbleibern sitzenbleibet
  sitzenbleibst sitzenbleibt sitzenblieb sitzenbliebe sitzenblieben sitzenbliebst sitzenbliebt sitzend sitzens sitzes
  sized sizes sizing skailed skailing skarts sketting skitch skitched skitches skitching skrike skriked skrikes
  skriking skying slarted slarting slarts slayed slaying slicks sliped sliping slits slitting slocken slowed slowing
  smalte smarte smarted smarten smartest smarting smarts smiled smiling smored smores smoring smouted smouting smouts
  snailed snailing snaked snaking sneads sneak sneaker sneaky sneaped sneaping sneaps snecked snecking snecks sneds
  snicks snifted snifting snifts sniped sniping snitch snitched snitches snitching snored snores snoring snouted
  snouting snouts snowed snowing soaken socke socked sockel sockeln socken sockend socket sockmen socmen soeldener
  soeldnern soeldners sohlen soiled soiling soken solate solden solen solenn solle sollend sollens soller sollt sollten
  solltet solus solute sonden sonnst soote sooth soothed soother soothes sooths sorage sored sores soring sosse sossen
  sotting souts sowed sowing spacier spaed spaeh spaehe spaehen spaehend spaehens spaeher spaehern spaehet spaehst
  spaeht spaehte spaehten spaehtet spaemen spaene spaenen spaet spaete spaeten spaetest spahee spaing spaits spald
  spale spalier spaliere spalieren spalle spalt spalte spalted spalten spaltend spaltens spaltest spaltet spaltete
  spalts spane spaned spanen spange spangen spanien spanier spann spanne spanned spannen spannend spannens spanner
  spannern spannet spanns spannst spannt spannte spannten spanntet spant spanten sparen sparing sparre sparren sparte
  sparten spartest spartet sparts spate spaten spathe spationierung spatzes spawnen spayed spaying spazier spaziere
  spazieren spazierend spazierens spazieret spazierst spaziert spazierte spazierten spaziertet speaking speaks speals
  spediere spedieren spedierst spediert speeded speedier speeding speeds speere speeren speis spelded spelding spelds
  spence spend spende spended spenden spendend spendens spender spendern spendest spendet spendete spendier spendiere
  spendieren spendierend spendierens spendieret spendierst spendiert spendierte spendierten spendiertet spendiest
  spending spendings spends spendung spendy spenge spense spent spermen sperr sperre sperred sperren sperrend sperrens
  sperres sperret sperrst sperrt sperrte sperrten sperrtet sperse sperst spetting spicks spieen spiegle spiel spielan
  spiele spielean spieled spielen spielend spielens spieler spielern spieles spiels spielt spielte spielten spile
  spiled spiling spille spilt spinage spinde spinden spinds spine spinier spinne spinnen spinnet spinnst spinnt spinone
  spion spionageauftrags spionagedienste spione spionen spionier spioniere spionieren spionierend spionierens
  spionieret spionierst spioniert spionierte spionierten spioniertet spionin spions spiring spited spiting spits
  spitting spitzen splat splats splatting spliced splicing splined splining splinted splinting splints spliss split
  spliting splitt splitted splittet splitting splittings splitts spondieren spondiert sponger sponser sponsere
  sponseret sponsern sponsernd sponserns sponserst sponsert sponserte sponsor spoonier spored sporen spores sporing
  spouted spouting spouts sprang sprangen sprangst sprangt sprenge sprengen sprengst sprengt sprig spring springe
  springed springen springend springens springer springern springes springet springle springlet springs springst
  springt springy sprint sprinte sprinten sprintet sprits sprong sprung spuele spuelen spueren spuing spuken spulen
  spulte spulten spultest spultet spurend spurlose spurn spurne spurten sputen spying spyings staate staaten staats
  stachen stacht stacket stacks stacte stadion stadions stadt stadtbad stadtbauern stadtbaum stadtmaler stadtmalern
  stadtmauer stadtmauern staeche staechen staehle staehlen staehlt staelle staellen staenke staenker staerk staerke
  staerken staerkend staerkens staerker staerkere staerket staerkst staerkste staerkt staerkte staerkten staerktet
  staged staging stahle stahlen stahlt staid staig staith staked staking stakte stakten staled staling stallung stamme
  stammen stammsatz stammsitze stammst stammt stampfe stampfen stampfst stampft stances stanch stanck stand stande
  standes standst stane staned stanes stange stangs staning stanks stanze stapf stapfe stapfen stapfend stapfens
  stapfet stapfst stapft stapfte stapften stapftet staple starben stare stared staren stares starets staring stark
  starke starked starken starker starkest starking starks starlet starling starned starning starns starre starred
  starren starring starrs starrt starrte starrten starrtest starrtet stars start starte started starten startend
  startens starter startern startest startet startete startings startle startled startling starts startsy startz
  startziffern starve starved starving state stated statin stating statins station stationaer stationaere stationaeren
  stationen stationer stationery stationier stationiere stationieren stationierend stationierens stationieret
  stationierst stationiert stationierte stationierten stationiertet stations stats statt statte statten stattest
  stattet stauer stauern staufen staute stauten stautest stautet staved staving stawed stawing stayer stayned stayning
  steading steads steaks steal steale stealed steales stealing stealings stealt steaming steams steaning steans
  stearing stears steche stechen stechend stechens stecher stechern stecht steck stecke stecken steckend steckens
  stecker steckern stecket steckst steckt steckte steckten stecktet stedd steed steeling steels steemed steeming steen
  steer steert stege stegen stehe stehen stehenbleib stehenbleibe stehenbleiben stehenbleibend stehenbleibens
  stehenbleibet stehenbleibst stehenbleibt stehenblieb stehenbliebe stehenblieben stehenbliebst stehenbliebt stehend
  stehens steher stehern stehle stehlen stehlend stehlens stehler stehlt stehn stehst steht steife steifen steifer
  steifere steifst steift steiften steig steige steigen steigend steigens steiger steigere steigerer steigeret
  steigerin steigern steigernd steigerns steigers steigerst steigert steigerte steigertet steiges steiget steigs
  steigst steigt steile steilen steiler steilere steils steine steinen steiner steinern steingen steirer stela stelae
  stele stelen stell stella stelle stelled stellen stellend stellens steller stellet stelling stells stellst stellt
  stellte stellten stelltet stelze stelzen stelzt stemed steming stemlet stemme stemmen stemmst stemmt stended stending
  stends stephen steres sterke sterlet sterling steten steter stetige stetigen stetiger stetigere stetting steuer
  steuere steueret steuern steuernd steuerns steuers steuersitz steuerst steuert steuerte steuertet steven stewer
  steyer stich stiche stichen stichs stichst stick sticke sticken stickst stickt sticky stiefel stiefele stiefelet
  stiefeln stiefelnd stiefels stiefelst stiefelt stiefelte stiefeltet stiefle stieg stiege stiegen stiegst stiegt
  stiehl stiehlst stiehlt stiel stiele stielen stiesel stiesst stiffen stifte stiftend stifter stiftern stiftes stiftet
  stifts stigme stiled stiling still stille stillen stillst stillt stillung stilt stime stimed stimie stimm
  stimmabgaben stimme stimmen stimmend stimmens stimmer stimmern stimmet stimmst stimmt stimmte stimmten stimmtet sting
  stinks stiped stired stires stiring stirks stitch stitched stitches stitching stochen stock stocke stocked stocken
  stockend stockens stocker stockes stocket stockist stockmen stocks stockst stockt stockte stockten stocktet stocky
  stoecke stoecken stoer stoers stoerst stoesse stoessen stoesst stoke stoked stokes stoking stoled stoles stollen
  stonds stoned stones stong stoning stoped stopes stopfe stopfen stopfst stopft stoping storages store stored storemen
  storer storers stores storey storeys storge storges storied stories storks stormed storming storms storying storys
  stoss stosse stossen stossend stossens stosses stosset stossst stosst stoures stouts stoved stoves stoving stowage
  stowed stowing stowres straiked straiking strak strake straked strakes strands strang strapse strapsen strass strasse
  strassen strassenbaum strassenbaus strasses strausse straussen strayed straying strecke strecken streckst streckt
  streike streikes streng strengt strengte strengten strengthen strengthener strengthenings strengthens strengths
  stresse stressen stresst streuer striae stricht stricke strickes stricks stride strided strider striders strides
  striding stridling strieme striemen strife strifes strigging strike striked striker strikers strikes striking
  strikings strikt strikte striktes string stripe striped stripes striping strive strived strives striving stroam
  strode stroem stroeme stroemen stroemend stroemens stroemer stroemet stroemst stroemt stroemte stroemten stroemtet
  stroke stroked strokes stroking strom strome strond stroom strosse strum strung stuarts stuben stucks stuecke
  stuecken stuehle stuehlen stuerbe stuerben stuerbet stuerm stuerme stuermen stuermend stuermens stuermer stuermern
  stuermet stuermst stuermt stuermte stuermten stuermtet stuerze stuerzen stuerzend stuerzens stuerzt stuerzte
  stuerzten stuetze stuetzen stuetzpunkte stuetzpunkts stuetzt stufe stufend stuften stuhle stuken stulle stullen
  stumme stummen stupfen sturem sturen stures sturm sturme sturted sturting sturts stuten styed stying stylt styme
  stymed styred styres styring submarin submarine submarined submarinem submarinen submariner submariners submarines
  suche suchen suchend suchens sucher suchern suchet suchst sucht suchte suchten suchtet sucken sucket suende suenden
  sullen sunken sunket support supporten supportend supporter supportet supportings supports suren surfender suring
  surrende surrendem surrenden surrender surrenderee surrenderer surrenders surrendes suttle suttled suttles suttling
  swaled swaling swatch swatches swayed swaying swealed swealing sweals swifted swifting swifts swiped swiping switched
  switchel switchels switchen switchend switcher switchers switches switchings switchy swith swollen synded syndet
  synding syped syping syringe taces tacet tacked tacken tacket tacking tacks taeing taeten taetest taetet taeusche
  taeuschst taeuschte taften tagen tagst tagten tagtest tagtet tailed taille taillen takin takings takins takten
  taktest taktet talcs talgs talking taller taming tangs tanking tannen tanten taping tappen tappet tappst tapsten
  tapstest tapstet tarent targe target taring tarne tarnen tarnend tarnens tarner tarnet tarns tarnst tarnt tarnte
  tarnten tarntet tartest tasking taslet tassen tasset taste tasted tasten tastend tastens taster tastern tastes
  tastest tastet tastete tastiest taten tatest tatet tauben tauchboote tauchbootes tauchboots tauen taufe taufen
  taufend taufens taufet taufst tauft taufte tauften tauftet taugen taugst tauscht taust tauten tautest tautet tawing
  taxing techniker technikern technikon technique teigen teile teilen teilend teilens teiler teilern teiles teilet
  teils teilst teilt teilte teilten teiltet teisen tellen temped temping templed tempos temps tempt tempter temptings
  tempus tenne tennen termen testen testest testet teufen thacked thacking thacks thaler thangs thanks thermen thether
  thother three threne thrid thymes tippe tipped tippee tippeln tippelt tippen tippend tippens tipper tippet tippets
  tipps tippse tippst tippt tippte tippten tipptet titer tither titter toasten toastest toastet toeten toetest toetet
  toilet toking tooted tooting toppen torader torts tosten tostest tostet toted toting trabe traben trabend trabens
  traber trabern trabet trabs trabst trabt trabte trabten trabtet trace traced tracer tracers traces tracing track
  tracke trackings trackless tracks trackst trackt tract tracting tracts trade traded tradeless traders trades traeg
  traege traegen traegst traegt traent traeten traetest trafen trafst trage tragen tragend tragens traget tragst tragt
  traiking traiks trakt tramel trameled trameling tramels trances trane tranen tranks transfer transferee transferier
  transferiere transferieren transferierend transferierens transferieret transferierst transferiert transferierte
  transferierten transferiertet transferred transferrer transferring transfers transporte transporter transportier
  transportiere transportieren transportierend transportierens transportieret transportierst transportiert
  transportierte transportierten transportiertet transports transporttier transporttiere transporttieren transportwert
  trant trapes trapst trapt traten tratest tratet tratst tratte tratten trauben trauen trauer traufen traust trave
  travel traveler travelings travelled travelling travels traves treader treasure trecked trecking trecks treed treeing
  treen trekked trekking trend trenn trenne trennen trennend trennens trenner trennern trennet trennst trennt trennte
  trennten trenntet trense trensen trenzen tresen trete tretean treten tretend tretens treter tretern tretest tretet
  treuen trevet trial tribun tribune tribus tribut tribute tributen tributer tributes tributs trices tricking tricks
  tried trippet tritest tritte tritten troated troating trocking trocks troete troeten trogen trogst troked troking
  troped troping trost troted troth trothed trothing troths trott trotte trotted trottel trotteln trotten trottend
  trottens trotter trottest trottet trottete trotting trotts trotz trotze trotzen trotzest trotzte trotzten trotztest
  trotztet trouting trowed trowing truceless truces trucking trucks trude trudge trudged trudgen trudgens trudger
  trudgers trudges trudgings trudle truege truegt trugen trugst tsking tueren tuerken tuerme tuermend tuermens tuermer
  tuermst tuermte tuermten tueten tuetest turnen turnst typed typen uboot uboote ubooten uebelnehme uebelnehmen
  uebelnehmt uebelnimmt ueberall ueberass ueberassen ueberasst ueberbesetzt ueberbrate ueberbratens ueberbratet
  ueberdach ueberdache ueberdachen ueberdachst ueberdacht ueberfaehrst ueberfaehrt ueberfaelle ueberfaellen
  ueberfaellst ueberfaellt ueberfall ueberfalle ueberfallen ueberfallend ueberfallene ueberfallens ueberfalles
  ueberfallet ueberfalls ueberfallst ueberfallt ueberfass ueberfassen ueberfrage ueberfragen ueberfragst ueberfragt
  ueberfuehr ueberfuehre ueberfuehren ueberfuehrend ueberfuehrens ueberfuehret ueberfuehrst ueberfuehrt ueberfuehrte
  ueberfuehrten ueberfuehrtet ueberfuhr ueberfuhren ueberfuhrst ueberfuhrt uebergab uebergabe uebergaben uebergabst
  uebergabt uebergeb uebergebe uebergeben uebergebend uebergebene uebergebens uebergebet uebergebot uebergebst
  uebergebt uebergehe uebergehen uebergehst uebergeht uebergeist uebergesiedelte uebergibst uebergibt ueberglast
  ueberglaste ueberglasten ueberglastest ueberglastet ueberhaste ueberhasten ueberhastest ueberhastet ueberhebe
  ueberheben ueberhebst ueberhebt ueberkippt ueberklasse ueberklassen ueberlaedst ueberlaesst ueberlas ueberlasen
  ueberlasest ueberlass ueberlasse ueberlassen ueberlassend ueberlassene ueberlassens ueberlasset ueberlassst
  ueberlasst ueberlassung ueberlast ueberlaste ueberlasten ueberlastend ueberlastens ueberlastest ueberlastet
  ueberlastete ueberlastfest ueberlaut ueberlaute ueberlauten ueberlebe ueberleben ueberlebst ueberlebt ueberlest
  ueberliesst ueberliste ueberlisten ueberlistest ueberlistet ueberlistung uebermacht uebermass uebermasse uebermassen
  uebernaehmen uebernaehmet uebernahm uebernahme uebernahmen uebernahmst uebernahmt uebernehm uebernehme uebernehmen
  uebernehmend uebernehmens uebernehmer uebernehmet uebernehmst uebernehmt uebernimm uebernimmst ueberrage ueberragen
  ueberragst ueberragt ueberrannt ueberreich ueberreiche ueberreichem ueberreichen ueberreichend ueberreichens
  ueberreicher ueberreiches ueberreichet ueberreichst ueberreicht ueberreichte ueberreichten ueberreichtet ueberreisst
  ueberrenn ueberrenne ueberrennen ueberrennend ueberrennens ueberrennet ueberrennst ueberrennt uebersetz uebersetze
  uebersetzen uebersetzend uebersetzens uebersetzer uebersetzern uebersetzest uebersetzet uebersetzst uebersetzt
  uebersetzte uebersetzten uebersetztet uebersiedel uebersiedele uebersiedelet uebersiedeln uebersiedelnd uebersiedelns
  uebersiedelst uebersiedelt uebersiedelte uebersiedeltet uebersiedle uebersitz uebersitze uebersitzen uebertage
  uebertraege uebertraegen uebertraegst uebertraegt uebertraf uebertrafen uebertrafst uebertraft uebertrag uebertrage
  uebertragen uebertragend uebertragene uebertragens uebertrages uebertraget uebertrags uebertragst uebertragt
  uebertrat uebertraten uebertratet uebertratst uebertrug uebertrugen uebertrugst uebertrugt ueberwach ueberwache
  ueberwachen ueberwachend ueberwachens ueberwacher ueberwachern ueberwachet ueberwachsen ueberwachst ueberwacht
  ueberwachte ueberwachten ueberwachtet ueberwaechst ueberwallen ueberwallst ueberwallt ueberweidung ueberweis
  ueberweise ueberweisen ueberweisend ueberweisens ueberweisest ueberweiset ueberweisst ueberweist ueberweite
  ueberweiten ueberwesen ueberwies ueberwiesen ueberwiest umbesetzt umbestellt umgaben umgarn umgarne umgarnen
  umgarnend umgarnens umgarnet umgarnst umgarnt umgarnte umgarnten umgarntet umgebe umgebend umgebene umgebens umgehen
  umgekehrte umgeschaltete umgesetzte umgesiedelte umgestellte umgewandelte umgruppier umgruppiere umgruppieren
  umgruppierend umgruppierens umgruppieret umgruppierst umgruppiert umgruppierte umgruppierten umgruppiertet umher
  umhoer umhoere umhoeren umhoerens umhoeret umhoerst umhoert umkehr umkehre umkehren umkehrend umkehrens umkehret
  umkehrst umkehrt umkehrte umkehrten umkehrtet ummauer ummauere ummaueret ummauern ummauerst ummauert ummauerte
  umsaetze umsaetzen umsatz umschalt umschalte umschalten umschaltend umschaltens umschalter umschaltern umschaltest
  umschaltet umschaltete umschaue umschauend umschauens umschaut umschaute umschauten umschautest umschautet umschult
  umschulte umschulten umschultest umschultet umsetz umsetze umsetzen umsetzend umsetzens umsetzer umsetzern umsetzest
  umsetzet umsetzst umsetzt umsetzte umsetzten umsetztet umsiedel umsiedele umsiedelet umsiedeln umsiedelnd umsiedelns
  umsiedelst umsiedelt umsiedelte umsiedeltet umsiedle umsiehst umsieht umstell umstelle umstellen umstellend
  umstellens umstellet umstellst umstellt umstellte umstellten umstelltet umwandel umwandele umwandelet umwandeln
  umwandelnd umwandelns umwandelst umwandelt umwandelte umwandeltet umwanden umwandern umwandert umwandle umwarb
  umwarben umwarbst umwarbt umwerb umwerbe umwerben umwerbend umwerbens umwerbet umwerbst umwerbt umwerfe umwerfen
  umwerft umwerte umwerten umwertet umwirbst umwirbt umworben umzieh umziehe umziehen umziehend umziehens umziehet
  umziehst umzieht umzingel umzingele umzingelet umzingeln umzingelnd umzingelns umzingelst umzingelt umzingelte
  umzingeltet umzingle umzuwandelnd unaere unaeren unblutige uncited undrest ungarn ungehoert ungraded unieren uniped
  unite united uniter uniters unites unities unitings units unnest unrast unrent unrests unrude unruh unruhe unruhen
  unruhig unruhigem unruhigen unruhiger unruhiges unrule unschuldsbeweise unseen unsegen unser unsere unserem unseren
  unserer unseres unsrige unsrigem unsriger unsriges unsure untaetige untere unteren unterhaelt unterhakt unterhalb
  unterhals unterhalte unterhalts unterhaut untermalt unternimmst unterseeboote unterseebootes unterseeboots
  unterstuetz unterstuetze unterstuetzen unterstuetzend unterstuetzens unterstuetzer unterstuetzern unterstuetzet
  unterstuetzst unterstuetzt unterstuetzte unterstuetzten unterstuetztet unterwander unterwandere unterwanderer
  unterwanderet unterwandern unterwandernd unterwanderns unterwanderst unterwandert unterwanderte unterwandertet untie
  untied unties upgrade upgraded upgraden upgradend upgrader upgraders upgrades upkeeps uprest urites vacked vailing
  valet valse vealier veilier veiling veraetzen veraetzt veralte veralten veraltest veraltet veraltung veranschlag
  veranschlage veranschlagen veranschlagend veranschlagens veranschlaget veranschlagst veranschlagt veranschlagte
  veranschlagten veranschlagtet verbaende verbaenden verbandelt verbarrikadier verbarrikadiere verbarrikadieren
  verbarrikadierend verbarrikadierens verbarrikadieret verbarrikadierst verbarrikadiert verbarrikadierte
  verbarrikadierten verbarrikadiertet verbau verbaue verbauen verbauend verbauende verbauenden verbaust verbaut
  verbesser verbessere verbesserer verbesseret verbessern verbessernd verbesserns verbesserst verbessert verbesserte
  verbessertet verbessre verblasse verblassen verblasst verbleib verbleibe verbleiben verbleibend verbleibens
  verbleibes verbleibet verbleibs verbleibst verbleibt verbleit verbleite verbleiten verblende verblenden verblendest
  verblendet verblendete verblendeten verblendeter verblieb verbliebe verblieben verbliebst verbliebt verbocken
  verbockt verbracht verbrachte verbrachten verbrachtest verbrachtet verbrueder verbruedere verbruederet verbruedern
  verbruedernd verbruederns verbruederst verbruedert verbruederte verbruedertet verbruedre verbruehter verbuend
  verbuende verbuenden verbuendend verbuendens verbuendest verbuendet verbuendete verbuendetem verbuendeten
  verbuendeter verbuendetes verbuendetet verbund verbunde verbunden verdacht verdaue verdauen verdaust verdaut
  verdichte verdichten verdichtest verdichtet verdichtung verdin verdoppele verdoppeln verdoppelst verdoppelte
  verdresch verdresche verdreschen verdreschend verdreschens verdreschet verdreschst verdrescht verdrischst verdrischt
  verdrosch verdroschen verdroscht verdufte verduften verduftend verduftens verduftest verduftet verduftete vereidige
  vereidigen vereidigst vereidigt vereidigung verein vereine vereinen vereinend vereinens vereines vereinet vereinig
  vereinige vereinigen vereinigend vereinigens vereiniget vereinigst vereinigt vereinigte vereinigten vereinigtet
  vereins vereinst vereint vereinte vereinten vereintet vereise vereisen vereist verende verenden verendest verendet
  verfasse verfassen verfasst verficht verflacht verflachte verflachten verflachtest verflachtet verflicht verflog
  verflogen verflogst verflogt verfolg verfolge verfolgen verfolgend verfolgens verfolger verfolgern verfolget
  verfolgst verfolgt verfolgte verfolgten verfolgtet verfracht verfrachte verfrachten verfrachtend verfrachtens
  verfrachtest verfrachtet verfrachtete verfuehre verfuehren verfuehrst verfuehrt vergaben vergalt vergalten vergaltest
  vergaltet vergass vergassen vergasst vergebe vergeben vergebend vergebene vergebens vergehen vergroesser vergroessere
  vergroesserer vergroesseret vergroessern vergroessernd vergroesserns vergroesserst vergroessert vergroesserte
  vergroessertet verhaelt verhafte verhaften verhaftest verhaftet verhagelt verhake verhaken verhakst verhakt verhakte
  verhakten verhaktest verhaktet verhalf verhalfen verhalfest verhalft verhalle verhallen verhallt verhallte verhallten
  verhalt verhalte verhalten verhaltend verhaltene verhaltens verhaltest verhaltet verhandel verhandele verhandelet
  verhandeln verhandelnd verhandelns verhandelst verhandelt verhandelte verhandeltet verhandle verharr verharre
  verharren verharrend verharrens verharret verharrst verharrt verharrte verharrten verharrtet verharze verharzen
  verharzt verhasst verhau verhaue verhauen verhauend verhauene verhauens verhaues verhauet verhaus verhaust verhaut
  verhaute verhauten verhautest verhautet verheben verheile verheilen verheilst verheilt verhetzen verhielt verholt
  verier verkeile verkeilen verkeilst verkeilt verkeilung verklapp verklappe verklappen verklappst verklappt verklopfe
  verklopfen verklopfst verklopft verklopp verkloppe verkloppen verkloppens verkloppet verkloppst verkloppt verkloppte
  verkloppten verkoppelt verkracht verkrachte verkrachten verkrachtest verkrachtet verkuende verkuenden verkuendest
  verkuendet verkuendete verkuendeten verkuendeter verlache verlachen verlachst verlacht verlaesst verlag verlage
  verlagen verlager verlagere verlageret verlagern verlagernd verlagerns verlagerst verlagert verlagerte verlagertet
  verlages verlags verlans verlas verlasen verlasest verlass verlasse verlassen verlassend verlassene verlassens
  verlasses verlasset verlassst verlasst verlast verlaust verlauste verlebe verleben verlebst verlebt verleg verlege
  verlegen verlegend verlegene verlegens verleger verlegern verleget verlegst verlegt verlegte verlegten verlegtet
  verleib verleibe verleiben verleibst verleibt verlese verlesen verlest verlesung verletze verletzen verletzt verliebe
  verlieben verliebst verliebt verlief verliefe verliefen verliefst verlieft verlieh verliehen verliehst verlieht
  verlier verliere verlieren verlierend verlierens verlierer verlierern verlieret verlierst verliert verlies verliese
  verliesen verliesst verliest verlig verlocke verlocken verlockend verlockens verlockst verlockt verlockte verlockten
  verloere verloeren verlogen verlost verloste verludst verlust verluste verlusten verlustes verlusts vermach vermache
  vermachen vermachend vermachens vermachet vermachst vermacht vermachte vermachten vermachtet vermagst vermasche
  vermaschen vermaschst vermascht vermass vermassen vermasst vermeil vermeine vermeinen vermeinst vermeint vermesser
  vermessern vermin verminen vermint vermischen vermocht vermoebel vermoebele vermoebelet vermoebeln vermoebelnd
  vermoebelst vermoebelt vermoebelte vernarre vernarren vernarrst vernarrt verneine verneinen verneinst verneint
  vernetze vernetzen vernetzt vernicht vernichte vernichten vernichtend vernichtens vernichter vernichtest vernichtet
  vernichtete vernier verpasse verpassen verpasst verpeile verpeilen verpeilst verpeilt verpetze verpetzen verpetzt
  verpflanz verpflanze verpflanzen verpflanzend verpflanzens verpflanzest verpflanzet verpflanzst verpflanzt
  verpflanzte verpflanzten verpflanztet verpflicht verpflichte verpflichten verpflichtend verpflichtens verpflichtest
  verpflichtet verpflichtete verpruegel verpruegele verpruegelet verpruegeln verpruegelnd verpruegelns verpruegelst
  verpruegelt verpruegelte verpruegeltet verpruegle verpuste verrichte verrichten verrichtest verrichtet verrichtung
  verriegel verriegele verriegelet verriegeln verriegelnd verriegelns verriegelst verriegelt verriegelte verriegeltet
  verriegle verringer verringere verringeret verringern verringernd verringerns verringerst verringert verringerte
  verringertet verruecke verruecken verrueckst verrueckt versager versagern versahen versatz versaue versauen versaust
  versaut verschaff verschaffe verschaffen verschaffst verschafft verschick verschicke verschicken verschickend
  verschickens verschicket verschickst verschickt verschickte verschickten verschicktet verschieb verschiebe
  verschieben verschiebend verschiebens verschieber verschiebet verschiebst verschiebt verschied verschieden
  verschiedet verschiedst verschiesst verschiff verschiffe verschiffen verschiffend verschiffens verschiffer
  verschiffet verschiffst verschifft verschiffte verschifften verschifftet verschlag verschlage verschlagen verschlagt
  verschliffen verschlissen verschlossene verschmelz verschmelze verschmelzen verschmelzend verschmelzens verschmelzest
  verschmelzet verschmelzst verschmelzt verschmerze verschmerzen verschmerzt verschmilz verschmilzt verschmolz
  verschmolzen verschmolzt verschobene verschoebe verschonen verschossen verschrieb verschrieben verschriebst
  verschriebt verschroben versehe versehend versehene versehens versehren versemen versen versende versenden versendest
  versendet versepen verset versets versetz versetze versetzen versetzend versetzens versetzest versetzet versetzst
  versetzt versetzte versetzten versetztet versiegele versiegeln versiegelst versiegelt versieren versiert versin
  versine versperr versperre versperren versperrend versperrens versperret versperrst versperrt versperrte versperrten
  versperrtet verstaerk verstaerke verstaerken verstaerkend verstaerkens verstaerker verstaerkern verstaerket
  verstaerkst verstaerkt verstaerkte verstaerkten verstaerktet verstehen verstoss verstosse verstossen verstosst
  verteidig verteidige verteidigen verteidigend verteidigens verteidiger verteidigern verteidiget verteidigst
  verteidigt verteidigte verteidigten verteidigtet verteil verteile verteilen verteilst verteilt vertiert vertrage
  vertrags vertragt vertrat vertrau vertrug vertuend vertust veruebe veruebeln verueben veruebend veruebens veruebten
  verwachst verwalte verwalten verwaltest verwaltet verwaltungsposten verwand verwandel verwandele verwandelet
  verwandeln verwandelnd verwandelns verwandelst verwandelt verwandelte verwandeltet verwandle verwandlung
  verwandlungen verwaschen verweben verwegen verwehen verweil verweile verweilen verweilend verweilens verweilet
  verweilst verweilt verweilte verweilten verweiltet verweint verweis verweise verweisen verweist verwend verwende
  verwenden verwendend verwendens verwender verwendern verwendest verwendet verwendete verwinde verwinden verwindest
  verwindet verwische verwischend verwischens verwischten verwunde verwunden verwundest verwundet verzeigen verzeigt
  verzicht verzichte verzichten verzichtend verzichtens verzichtes verzichtest verzichtet verzichtete verzichts
  verzieht verzier verziere verzieren verzierst verziert verzinst verzocke verzocken verzockt verzug vierteilung
  villager villagery villages vlies vogier voliere volieren voling volting vomiere vomieren vomierst vomiert
  voranschlag vorbeireiten vorbelegt vorbereit vorbereite vorbereiten vorbereitend vorbereitens vorbereiter
  vorbereitern vorbereitest vorbereitet vorbereitete vorbringe vorbringen vorbringst vorbringt vorbruecken vorder
  vordrang vordrangen vordrangst vordrangt vordring vordringe vordringen vordringend vordringens vordringet vordringst
  vordringt vordruecke vordruecken vordrueckst vordrueckt vorfaehrt vorfracht vorfrachten vorfuehlen vorfuehr vorfuehre
  vorfuehren vorfuehrend vorfuehrens vorfuehrer vorfuehrern vorfuehret vorfuehrst vorfuehrt vorfuehrte vorfuehrten
  vorfuehrtet vorfuhr vorfuhren vorgeben vorgefuehlt vorgefuehrte vorgehe vorgehend vorgehens vorgeht vorgelebt
  vorgelege vorgelegte vorgerueckte vorgeschwebt vorgezeigte vorhaelt vorhalt vorhalte vorhalten vorhaltet vorhast
  vorhaut vorlaege vorlaegen vorlag vorlage vorlagen vorlager vorlagern vorlagst vorlagt vorlass vorlasse vorlassen
  vorlasst vorlast vorleben vorlebst vorlebt vorleg vorlege vorlegen vorlegend vorlegens vorleger vorlegern vorleget
  vorlegst vorlegt vorlegte vorlegten vorlegtet vorlegung vorlese vorlesen vorlest vorliege vorliegen vorliegst
  vorliegt vorluege vorluegen vorluegst vorluegt vormache vormachen vormachst vormacht vormarschier vormarschiere
  vormarschieren vormarschieret vormarschierst vormarschiert vormarschierte vormarschierten vormarschs vormast
  vormasten vorneigen vorring vorrueck vorruecke vorruecken vorrueckend vorrueckens vorruecket vorrueckst vorrueckt
  vorrueckte vorrueckten vorruecktet vorschicke vorschicken vorschickst vorschickt vorschieb vorschiebe vorschieben
  vorschiebend vorschiebens vorschiebet vorschiebst vorschiebt vorschiesst vorschiff vorschiffe vorschiffen vorschlaege
  vorschlaegen vorschlaegst vorschlaegt vorschlag vorschlage vorschlagen vorschlagend vorschlagens vorschlages
  vorschlaget vorschlags vorschlagst vorschlagt vorschlug vorschlugen vorschlugst vorschlugt vorschoben vorschrieb
  vorschrieben vorschriebst vorschriebt vorschuebe vorschueben vorschwebe vorschweben vorschwebst vorschwebt vorsehen
  vorsetze vorsetzen vorsetzt vorsperre vorsperren vorstoesse vorstoessen vorstoss vorstosse vorstossen vorstossend
  vorstossens vorstosses vorstosset vorstossst vorstosst vortast vortaste vortasten vortastest vortastet vortastete
  vorteig vorteige vorteigen vortest vortrag vorweg vorwehen vorweinen vorweise vorweisend vorweisens vorwiesen vorzeig
  vorzeige vorzeigen vorzeigend vorzeiget vorzeigst vorzeigt vorzeigte vorzeigten vorzeigtet vorzeile vorzeilen vorzeit
  vorzeiten vorzog vorzubringen vorzuegen vorzugs vorzulesen vorzuliegen vorzuluegen voter votier votiere votieren
  votierend votieret votierst votiert votierte votierten votiertet votings vowing vozieren voziert wache wachem wachen
  wachend wachens wacher waches wachet wachs wachse wachsein wachsen wachsend wachsens wachses wachset wachsst wachst
  wachste wachsten wacht wachte wachten wachtet wacken wacks wadder wader wadern wading waechst waegst waegt waehl
  waehle waehlen waehlend waehlens waehler waehlern waehlet waehlst waehlt waehlte waehlten waehltet waehne waehnen
  waehnst waehnt waehre waehren waehrst waehrt waelle waellen waelz waelze waelzen waelzend waelzer waelzern waelzest
  waelzet waelzst waelzt waelzte waelzten waelztet waeschst waffe waffed waffel waffeln waffenwahn wafted wafting waged
  wagged wagging wagst wagte wagten wagtest wagtet wahlen wahre wahrem wahren wahrere wahres wahrst wahrte wahrten
  waifed waifing wailed wailing wained waining waired wairing waise waisen waist waisted waisting waite waiter waites
  waitings waived waiving waked waking waled waling walke walked walken walkend walker walking walkings walle walled
  wallen wallend waller walles wallet walling wallings wallung walten waltest waltet walze walzen walzt wandale wandel
  wandele wandelet wandeln wandelnd wandelns wandels wandelst wandelt wandelte wandeltet wanden wander wandere wandered
  wanderer wanderet wanderin wandern wandernd wanderns wanders wanderst wandert wanderte wandertet wandest wandet
  wandkern wandle wandler wandlern wandrer wanier waning wanked wankeln wanker wanking wannel wanner wanted wanter
  wanting warben warbst warden warder waren warfen warfest warfst warften wariest waring warked warking warling warmen
  warmest warnen warnten warntest warntet warre warren warte warted warten wartend wartens wartes wartest wartet
  wartete warthe wartiest warzen waschen washen washes wasted wasting watched watcher watchers watches watchet watchets
  waten watest watet watten wattest wauked wauking wauled wauling waulked waulking waving wawled wawling waxed waxen
  waxing waying weakon weakons weapon weapons weason weasons weben webst webten webtest webtet wechsel wechsele
  wechselet wechseln wechselnd wechselns wechsels wechselst wechselt wechselte wechseltet wechsle wecht wedel wedele
  wedeln wedels wedelst wedelte weder wedlock weeder weeten weeter weetest wegchen weggelockte weglock weglocke
  weglocken weglockens weglocket weglockst weglockt wegsieht wegzieh wegziehe wegziehen wegziehend wegziehens wegziehet
  wegziehst wegzieht wegziele wehen wehet wehle wehrden wehre wehren wehrend wehrens wehret wehrs wehrst wehrt wehrte
  wehrten wehrtest wehrtet wehst wehte wehten wehtest wehtet weibchen weiber weich weiche weichei weichem weichen
  weichend weichens weicher weiches weichet weichsel weichst weichste weicht weichte weichten weichtet weiden weigh
  weight weights weihe weihen weiher weihst weiht weihtet weilchen weilen weiler weinchen weinen weiner weise weised
  weisel weisem weisend weisens weiser weises weissen weite weitem weiten weiterarbeit weiterarbeite weiterarbeiten
  weiterarbeitend weiterarbeitens weiterarbeitest weiterarbeitet weiterarbeitete weiterbau weiterbaue weiterbauen
  weiterbauend weiterbauet weiterbaus weiterbaust weiterbaut weiterbearbeitet weitere weitergab weitergabe weitergaben
  weitergabst weitergabt weitergaebe weitergeb weitergebe weitergeben weitergebend weitergebens weitergeber
  weitergebern weitergebet weitergebst weitergebt weitergegebt weitergegeht weitergeh weitergehe weitergehen
  weitergehend weitergehens weitergehet weitergehst weitergeht weitergelebt weitergeleitet weitergereichte weitergibt
  weiterlebe weiterleben weiterlebst weiterlebt weiterleite weiterleiten weiterleitest weiterleitet weitermarschier
  weitermarschiere weitermarschieren weitermarschierend weitermarschierens weitermarschieret weitermarschierst
  weitermarschiert weitermarschierte weitermarschierten weiterreich weiterreiche weiterreichen weiterreichend
  weiterreichet weiterreichst weiterreicht weiterreichte weiterreichten weiterreichtet weiterreise weiterreisen
  weiterreisest weiterreist weiterreiste weiterreisten weiterreistest weiterreistet weiterreit weiterreite weiterreiten
  weiterreitest weiterreitet weiters weitersehen weiterzieh weiterziehe weiterziehen weiterziehend weiterziehet
  weiterziehst weiterzieht weiterzugeben weiterzugehen weiterzuleben weiterzuleiten weiterzureisen weites weitest
  weitet weither weithin weizen welche welchen welfen welked welking welled wellen welling welsen welten welter wendel
  wendeln wenden werbe werben werbend werbens werber werbern werbet werbst werbt werde werden werdend werdens werder
  werdet werfe werfel werfen werfend werfens werfer werfern werfet werfst werft werften wergelt wergen werke werkel
  werkele werkelet werkeln werkelnd werkelns werkelst werkelt werkelte werkeltet werken werkes werkgel werkle werkst
  werkten werktest werktet werst wersten werte wertem werten wertend wertens werter wertes wertest werteste wertet
  wertete wertgen werth wesen wessen westen wester wetten wetter wettest wettet whare wheen where whining whishes
  whited whiter whiting wiche wichen wiches wichse wichsen wichst wicht wickelst wicken wicket widder wider wieche
  wiede wieden wiederaufbau wiederaufbaue wiederaufbauen wiederaufbauend wiederaufbaues wiederaufbauet wiederaufbaus
  wiederaufbaust wiederaufbaut wiederaufbauten wiederausbau wiedererstellen wiederhergestellte wiederherstelle
  wiederherstellend wiederherstellens wiederhersteller wiederherstellern wiederherstellten wiederholen wiederholer
  wiederholt wiederholte wiege wiegel wiegele wiegelet wiegeln wiegelnd wiegelst wiegelt wiegelte wiegen wielder wiener
  wiese wiesel wieseln wiesen wiest wifing wilder wiling willed willen willing wimping wincing winde windel windeln
  winder winding winging wining winken winking winkst winned winning winsch winsen wiping wipings wirbst wirfst wiring
  wirke wirken wirkend wirkens wirker wirkern wirket wirkst wirkt wirkte wirkten wirktet wirren wirrst wirst wirten
  wises wished wisher wishers wising wisket wisping wisse wissed wissend wissens wisses witched witches witching wited
  withdraw withdrawer withdrawn withdraws withdrew withes withing withins withouts witing wiving wochen woellen wolken
  wolle wollend wollene wollens wollten wonder woning woolen woollen worden wording workings worming worsing worten
  wrate writer writing wuchsen wuchst wuehle wuehlen wuehlst wuehlt wuensch wuensche wuenschen wuenschend wuenschens
  wuenschest wuenschet wuenschst wuenscht wuenschte wuenschten wuenschtet wuerden wuerdet wuerfe wuerfel wuerfele
  wuerfelet wuerfeln wuerfelnd wuerfelns wuerfels wuerfelst wuerfelt wuerfelte wuerfeltet wuerfen wuerfle wuerge wuerze
  wuesche wulled wulling wunder wundere wundern wunderst wundert wunsch wunsche wunschlisten wunschs wurde wurden wusch
  wutsch zaehen zaehlen zaehlst zaehlung zaffer zahle zahlen zahlend zahlens zahler zahlern zahlet zahlst zahlt zahlte
  zahlten zahltet zahmen zahnen zahnung zehen zeige zeigen zeigend zeigens zeiger zeigern zeiget zeigst zeigt zeigte
  zeigten zeigtet zeihe zeihen zeihst zeiht zeilen zeiten zergen zermalm zermalme zermalmen zermalmend zermalmens
  zermalmet zermalmst zermalmt zermalmte zermalmten zermalmtet zerquetsch zerquetsche zerquetschen zerquetschend
  zerquetschens zerquetschest zerquetschet zerquetschst zerquetscht zerquetschte zerquetschten zerquetschtet
  zerschlaegst zerschlaegt zerschlag zerschlage zerschlagen zerschlagend zerschlagene zerschlagens zerschlaget
  zerschlagst zerschlagt zerschlug zerschlugen zerschlugst zerschlugt zeugen zeugst ziege ziegen ziehe ziehen ziehend
  ziehens zieher ziehet ziehst zieht zielen zielst ziemen ziemer ziemern ziemst ziepen zieren zierst ziest ziffern
  zimber zimmer zimmere zimmerei zimmerer zimmeret zimmern zimmernd zimmers zimmerst zimmert zimmerte zimmertet zubau
  zubaue zubauen zubauend zubauens zubauet zubaus zubaust zubaut zubaute zubauten zubautet zuege zuegen zuernst zuernt
  zugebaute zugegen zugekaufte zugelegte zugestimmte zuhaue zuhauen zuhauf zuhauses zuhaust zuhaut zuhaute zukaeufe
  zukaeufen zukauf zukaufe zukaufen zukaufend zukaufes zukaufet zukaufs zukaufst zukauft zukaufte zukauften zukauftet
  zulage zulagen zulauf zulaufe zulaufen zulauft zuleg zulege zulegen zulegend zulegens zuleget zulegst zulegt zulegte
  zulegten zulegtet zunaehst zurrst zurueckgekehrte zurueckgereicht zurueckkehr zurueckkehre zurueckkehren
  zurueckkehrend zurueckkehrens zurueckkehret zurueckkehrst zurueckkehrt zurueckkehrte zurueckkehrten zurueckkehrtet
  zurueckreiche zurueckreichen zurueckreichst zurueckreicht zurueckweich zurueckweiche zurueckweichen zurueckweichend
  zurueckweichens zurueckweichet zurueckweichst zurueckweicht zurueckwich zurueckwichen zurueckwichst zurueckwicht
  zurueckzieh zurueckziehe zurueckziehen zurueckziehend zurueckziehens zurueckzieher zurueckziehern zurueckziehet
  zurueckziehst zurueckzieht zurueckzureichen zusammenarbeite zusammenarbeitend zusammenarbeitens zusammenarbeitet
  zusammenfass zusammenfasse zusammenfassen zusammenfassend zusammenfassens zusammenfassest zusammenfasset
  zusammenfassst zusammenfasst zusammenfasste zusammenfassten zusammenfasstet zusammenfegen zusammengeben
  zusammengefasste zusammengefegt zusammengehe zusammengehend zusammengehens zusammengelebt zusammengelegte
  zusammengepasst zusammenlassen zusammenlebe zusammenleben zusammenlebst zusammenlebt zusammenleg zusammenlege
  zusammenlegen zusammenlegend zusammenlegens zusammenleget zusammenlegst zusammenlegt zusammenlegte zusammenlegten
  zusammenlegtet zusammenlese zusammenlesen zusammenliegen zusammenlog zusammenlogen zusammenlogst zusammenlogt
  zusammenluege zusammenluegen zusammenluegst zusammenluegt zusammenpasse zusammenpassen zusammenpasst zusammensass
  zusammensassen zusammentat zusammentu zusammentue zusammentuet zusammentun zusammentust zusammentut zusammenzufegen
  zusammenzuleben zusammenzulesen zusammenzuliegen zusammenzuluegen zusammenzupassen zuschiebst zuschiess zuschiesse
  zuschiessen zuschiessend zuschiessens zuschiessest zuschiesset zuschiessst zuschiesst zuschliesse zuschliessen
  zuschliesst zuschuesse zuschuessen zusetzt zustimm zustimme zustimmen zustimmend zustimmens zustimmet zustimmst
  zustimmt zustimmte zustimmten zustimmtet zuwaechst zuwege zuzuegen zuzuhauen zuzulaufen zuzuschliessen zwangen zweien
  zweier zweige zweigen zweiges zweigst zweigte zweigten zweit zweite zweitem zweiten zweitens zweiter zweites zwinge
  zwingend zwingens zwinger zwingern
`;
