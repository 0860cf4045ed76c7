import { either, type EventWords } from '../../../kernel';

const AMOUNT = ['{amount} GS', '{amount} GS'] as const;

/** What is said of money, goods, people, spies and unrest. */
export const ECONOMY_EVENTS: Readonly<Record<string, EventWords>> = {
  income: [
    `{party.Nom} [nimmt|nehmen] ${AMOUNT[0]} ein.`,
    `{party.Nom} [takes|take] in ${AMOUNT[1]}.`,
    either(
      `Die Steuerwagen sind da: ${AMOUNT[0]} für {party.acc}.`,
      'In den Kellern von {party.dat} klingt es: {amount} GS.',
    ),
    either(
      `The tax carts are here: ${AMOUNT[1]} for {party.nom}.`,
      'There is a ringing in the cellars of {party.nom}: {amount} GS.',
    ),
  ],
  descriptionMissing: {
    told: [
      'Die Kulturschilderung fehlt noch; sie ist Pflicht. Im Brief genügen „Kulturschilderung:“ und darunter der Text.',
      'The description of culture is still missing; it is mandatory. Write “Culture:” and the text below it.',
      either(
        'Die Chronisten warten auf eine Kulturschilderung. Im Brief genügen „Kulturschilderung:“ und darunter der Text.',
        'Noch weiß niemand, wie man bei Euch lebt. Im Brief genügen „Kulturschilderung:“ und darunter der Text.',
      ),
      either(
        'The chroniclers wait for a description of culture. Write “Culture:” and the text below it.',
        'Nobody knows yet how your people live. Write “Culture:” and the text below it.',
      ),
    ],
    gm: [
      'Von {party.dat} fehlt die Kulturschilderung; daran wird erinnert.',
      'The description of culture of {party.nom} is missing; there is a reminder.',
    ],
  },
  rulerMissing: {
    told: [
      'Wer das Reich regiert, ist noch nicht bekannt. Im Brief genügen „Herrscher:“ und der Name, oder die Regierungsform.',
      'Who rules the realm is not known yet. Write “Ruler:” and the name, or the form of rule.',
      either(
        'Ein Thron ohne Namen! Im Brief genügen „Herrscher:“ und der Name, oder die Regierungsform.',
        'Wer regiert bei Euch? Im Brief genügen „Herrscher:“ und der Name, oder die Regierungsform.',
      ),
      either(
        'A throne without a name! Write “Ruler:” and the name, or the form of rule.',
        'Who rules in your land? Write “Ruler:” and the name, or the form of rule.',
      ),
    ],
    gm: [
      'Wer {party.acc} regiert, ist nicht bekannt; daran wird erinnert.',
      'Who rules {party.nom} is not known; there is a reminder.',
    ],
  },
  halfYear: [
    'Bis zur nächsten Berechnung [darf|dürfen] {party.nom} {count}-mal fördern.',
    'Until the next calculation {party.nom} may promote {count} times.',
    either(
      'Die Räte haben gerechnet: {count} Förderungen sind {party.dat} erlaubt.',
      '{party.Nom} [darf|dürfen] {count}-mal fördern, sagen die Räte.',
    ),
    either(
      'The councils have done their sums: {count} promotions are allowed to {party.nom}.',
      '{party.Nom} may promote {count} times, say the councils.',
    ),
  ],
  grows: [
    '{party.Nom} [gewinnt|gewinnen] {amount} Einwohnerpunkte.',
    '{party.Nom} [gains|gain] {amount} population points.',
    either(
      'Wiegen in allen Häusern: {party.Nom} [zählt|zählen] {amount} Einwohnerpunkte mehr.',
      'Volle Schulen, volle Schenken: {amount} Einwohnerpunkte mehr für {party.acc}.',
    ),
    either(
      'Cradles in every house: {party.nom} [counts|count] {amount} population points more.',
      'Full schools, full taverns: {amount} population points more for {party.nom}.',
    ),
  ],
  shrinks: [
    '{party.Nom} [verliert|verlieren] {amount} Einwohnerpunkte.',
    '{party.Nom} [loses|lose] {amount} population points.',
    either(
      'Leere Höfe, stille Gassen: {party.dat} fehlen {amount} Einwohnerpunkte.',
      'Die Glocken läuten oft: {party.Nom} [verliert|verlieren] {amount} Einwohnerpunkte.',
    ),
    either(
      'Empty farms, silent lanes: {party.nom} [lacks|lack] {amount} population points.',
      'The bells toll often: {party.nom} [loses|lose] {amount} population points.',
    ),
  ],
  steady: [
    '{party.Nom} [hat|haben] so viele Einwohner wie zuvor.',
    '{party.Nom} [has|have] as many inhabitants as before.',
    either(
      'Geboren wird, gestorben wird: {party.nom} [zählt|zählen] so viele wie zuvor.',
      'Kein Haus mehr, kein Haus weniger bei {party.dat}.',
    ),
    either(
      'Some are born, some die: {party.nom} [counts|count] as many as before.',
      'Not a house more, not a house less with {party.nom}.',
    ),
  ],
  mineFound: [
    'In {region} wurde eine Mine entdeckt; sie bringt {amount} GS je Einnahmetermin.',
    'A mine was discovered in {region}; it yields {amount} GS per income month.',
    either(
      'Es glänzt im Fels von {region}: eine Mine, {amount} GS je Einnahmetermin.',
      'In {region} ruft einer „Erz!“, und es sind {amount} GS je Einnahmetermin.',
    ),
    either(
      'The rock of {region} glitters: a mine, {amount} GS per income month.',
      'In {region} somebody shouts “Ore!”, and it is {amount} GS per income month.',
    ),
  ],
  mineExhausted: [
    'Die Mine in {region} ist erschöpft.',
    'The mine in {region} is exhausted.',
    either(
      'Die Hauer von {region} legen die Hämmer nieder: taubes Gestein.',
      'In {region} ist der Berg leer.',
    ),
    either(
      'The miners of {region} lay down their hammers: barren rock.',
      'In {region} the mountain is empty.',
    ),
  ],
  disaster_rockfall: [
    'Steinschlag hat in {region} eine Straße zerstört.',
    'A rockfall has destroyed a road in {region}.',
    either(
      'Der Berg kam herab: die Straße in {region} ist fort.',
      'Wo in {region} die Straße war, liegt Geröll.',
    ),
    either(
      'The mountain came down: the road in {region} is gone.',
      'Where the road was in {region}, rubble lies.',
    ),
  ],
  disaster_flood: [
    'Hochwasser hat in {region} Brücke oder Straße zerstört.',
    'A flood has destroyed bridge or road in {region}.',
    either(
      'Der Fluss hat sich in {region} geholt, was man ihm abgetrotzt hatte.',
      'Nach dem Hochwasser ist in {region} nichts mehr, wie es war.',
    ),
    either(
      'In {region} the river took back what had been wrung from it.',
      'After the flood nothing in {region} is as it was.',
    ),
  ],
  disaster_harvest: [
    'Eine Missernte nimmt {party.dat} einen Teil des Getreides.',
    'A failed harvest costs {party.nom} part of the grain.',
    either(
      'Hagel, Rost und Krähen lassen {party.dat} nur eine magere Ernte.',
      'Die Scheunen von {party.dat} bleiben halb leer.',
    ),
    either(
      'Hail, rust and crows leave {party.nom} a meagre harvest.',
      'The barns of {party.nom} stay half empty.',
    ),
  ],
  disaster_cattle_plague: [
    'Eine Viehseuche nimmt {party.dat} einen Teil des Viehs.',
    'A cattle plague costs {party.nom} part of the livestock.',
    either(
      'In den Ställen von {party.dat} ist es still geworden.',
      'Das Vieh von {party.dat} stirbt auf den Weiden.',
    ),
    either(
      'The stables of {party.nom} have grown silent.',
      'The cattle of {party.nom} die in the pastures.',
    ),
  ],
  disaster_mine_collapse: [
    'Ein Grubenunglück nimmt {party.dat} einen Teil der Erze.',
    'A mine collapse costs {party.nom} part of the ore.',
    either(
      'Der Stollen brach: an Erz wird es {party.dat} fehlen.',
      'Staub steigt aus der Grube: {party.dat} fehlt nun das Erz.',
    ),
    either(
      'The gallery broke: {party.nom} will be short of ore.',
      'Dust rises from the pit: {party.nom} now [lacks|lack] ore.',
    ),
  ],
  disaster_lasting: [
    'Ein bleibender Schaden trifft {party.acc}: ein Wert im Wirtschaftsspiegel sinkt.',
    'Lasting damage strikes {party.nom}: a value of the goods mirror falls.',
    either(
      'Was hier einst wuchs, wächst nicht wieder: {party.Nom} [hat|haben] einen bleibenden Schaden.',
      'Die Wunde bleibt: {party.Nom} [trägt|tragen] einen Schaden, der nicht heilt.',
    ),
    either(
      'What once grew here will not grow again: {party.nom} [has|have] lasting damage.',
      'The wound remains: {party.nom} [bears|bear] damage that does not heal.',
    ),
  ],
  stored: [
    '{party.Nom} [lagert|lagern] ein: {good}, {amount} Punkte; im Land bleiben {left}, das sind {percent} Prozent.',
    '{party.Nom} [stores|store]: {good}, {amount} points; {left} stay in the land, which is {percent} percent.',
    either(
      'Speicher füllen sich: {good}, {amount} Punkte. Dem Land bleiben {left}, {percent} Prozent.',
      '{amount} Punkte {good} gehen in die Speicher, {left} bleiben dem Land, {percent} Prozent.',
    ),
    either(
      'Granaries fill: {good}, {amount} points. The land keeps {left}, {percent} percent.',
      '{amount} points of {good} go into the granaries, {left} stay with the land, {percent} percent.',
    ),
  ],
  hunger: [
    '{party.Nom} [leidet|leiden] Mangel: alle Heere kämpfen um {percent} Prozent schwächer, bis zum nächsten Rüstmonat.',
    '{party.Nom} [suffers|suffer] shortage: all armies fight {percent} percent weaker, until the next muster month.',
    either(
      'Dünne Suppe, stumpfe Klingen: so [zieht|ziehen] {party.nom} um {percent} Prozent schwächer in den Kampf.',
      'Mit leerem Magen kämpft sich schlecht: {party.Nom} [ist|sind] um {percent} Prozent schwächer.',
    ),
    either(
      'Thin soup, blunt blades: {party.nom} [goes|go] into battle {percent} percent weaker.',
      'It is hard to fight on an empty stomach: {party.nom} [is|are] {percent} percent weaker.',
    ),
  ],
  promoted: [
    '{party.Nom} [fördert|fördern]: {good}, {area}, von {before} auf {after}.',
    '{party.Nom} [promotes|promote]: {good}, {area}, from {before} to {after}.',
    either(
      'Neue Meister, neue Geräte: {good}, {area}, von nun an {after} statt {before}.',
      'Der Fleiß trägt Früchte: {good}, {area}, erst {before}, von nun an {after}.',
    ),
    either(
      'New masters, new tools: {good}, {area}, from now on {after} instead of {before}.',
      'Diligence bears fruit: {good}, {area}, first {before}, from now on {after}.',
    ),
  ],
  cityBuilt: [
    'In {region} steht eine neue Stadt: {name}.',
    'A new city stands in {region}: {name}.',
    either(
      'Der letzte Stein ist gesetzt: {name} in {region} [begrüßt|begrüßen] {party.acc}.',
      'Auf dem Markt von {name} in {region} tanzt man auf das Wohl von {party.dat}.',
    ),
    either(
      'The last stone is set: {name} in {region} greets {party.nom}.',
      'In the market of {name} in {region} they dance to the health of {party.nom}.',
    ),
  ],
  fortified: [
    '{where} ist befestigt.',
    '{where} is fortified.',
    either('Über {where} ragen nun Türme und Zinnen.', '{where} schläft von nun an hinter Mauern.'),
    either(
      'Towers and battlements now rise above {where}.',
      'From now on {where} sleeps behind walls.',
    ),
  ],
  tradeAppointed: [
    '{where} ist nun Handelsstadt.',
    '{where} is now a trade city.',
    either(
      'Waage und Marktrecht für {where}: eine Handelsstadt mehr.',
      'Die Händler haben {where} gewählt: Dort ist nun Markt.',
    ),
    either(
      'Scales and market rights for {where}: one more trade city.',
      'The merchants have chosen {where}: the market is there now.',
    ),
  ],
  tradeDismissed: [
    '{where} ist keine Handelsstadt mehr.',
    '{where} is no trade city any more.',
    either('Das Marktkreuz von {where} wird abgebrochen.', 'Die Händler ziehen aus {where} fort.'),
    either('The market cross of {where} is taken down.', 'The merchants move away from {where}.'),
  ],
  transferSent: [
    '{party.Nom} [überweist|überweisen] {amount} GS an {other.acc}.',
    '{party.Nom} [sends|send] {amount} GS to {other.nom}.',
    either(
      'Ein Wagen mit {amount} GS rollt von {party.dat} zu {other.dat}.',
      '{party.Nom} [zählt|zählen] {other.dat} {amount} GS in die Hand.',
    ),
    either(
      'A cart with {amount} GS rolls from {party.nom} to {other.nom}.',
      '{party.Nom} [counts|count] {amount} GS into the hand of {other.nom}.',
    ),
  ],
  transferGot: [
    '{party.Nom} [erhält|erhalten] {amount} GS von {other.dat}.',
    '{party.Nom} [receives|receive] {amount} GS from {other.nom}.',
    either(
      'Boten von {other.dat} bringen {party.dat} {amount} GS.',
      '{amount} GS von {other.dat} liegen nun in den Truhen von {party.dat}.',
    ),
    either(
      'Messengers of {other.nom} bring {amount} GS to {party.nom}.',
      '{amount} GS from {other.nom} now lie in the chests of {party.nom}.',
    ),
  ],
  ceded: [
    '{party.Nom} [tritt|treten] {where} an {other.acc} ab.',
    '{party.Nom} [cedes|cede] {where} to {other.nom}.',
    either(
      'In {region} wird die Fahne von {party.dat} eingeholt: das Land gehört nun {other.dat}.',
      '{party.Nom} [räumt|räumen] {region} für {other.acc}.',
    ),
    either(
      'In {region} the banner of {party.nom} is lowered: the land is now that of {other.nom}.',
      '{party.Nom} [clears|clear] {region} for {other.nom}.',
    ),
  ],
  landGot: [
    '{party.Nom} [erhält|erhalten] {where} von {other.dat}.',
    '{party.Nom} [receives|receive] {where} from {other.nom}.',
    either(
      'Mit Brief und Siegel von {other.dat}: {region} gehört {party.dat}.',
      '{other.Nom} [überlässt|überlassen] {party.dat} die Erde von {region}.',
    ),
    either(
      'With hand and seal of {other.nom}: {region} belongs to {party.nom}.',
      '{other.Nom} [leaves|leave] the soil of {region} to {party.nom}.',
    ),
  ],
  landless: [
    '{party.Nom} [hat|haben] weder Land noch Landheer; ohne beides endet das Spiel nach acht Monaten.',
    '{party.Nom} [has|have] neither land nor land army; without both the game ends after eight months.',
    either(
      'Nur noch Schiffe tragen den Namen von {party.dat}: acht Monate bleiben.',
      '{party.Nom} [hat|haben] kein Land mehr unter den Füßen; in acht Monaten ist es vorbei.',
    ),
    either(
      'Ships alone bear the name of {party.nom}: eight months are left.',
      '{party.Nom} [has|have] no land underfoot; in eight months it is over.',
    ),
  ],
  eliminated: [
    '{party.Nom} [scheidet|scheiden] aus dem Spiel aus.',
    '{party.Nom} [is|are] out of the game.',
    either(
      'Der Name von {party.dat} lebt nur noch in Liedern.',
      '{party.Nom}: ein Grabstein, eine Zeile in der Chronik.',
    ),
    either(
      'The name of {party.nom} lives on in songs alone.',
      '{party.Nom}: a gravestone, a line in the chronicle.',
    ),
  ],
  refunded: [
    '{region} ging verloren, ehe fertig war, was dort gebaut wurde: {amount} GS kommen zurück.',
    '{region} was lost before what was built there was finished: {amount} GS come back.',
    either(
      'Halbfertige Mauern in fremder Hand: für {region} fließen {amount} GS zurück.',
      'Was in {region} begonnen war, wird nicht vollendet; {amount} GS kommen zurück.',
    ),
    either(
      'Half-finished walls in foreign hands: {amount} GS flow back for {region}.',
      'What was begun in {region} will not be finished; {amount} GS come back.',
    ),
  ],
  warned: [
    'Der Posten „{words}“ des Briefs war offenkundig falsch. Beim nächsten Mal kann das Geld kosten.',
    'The entry “{words}” of the letter was plainly wrong. The next time this may cost money.',
    either(
      'Die Schreiber runzeln die Stirn über den Posten „{words}“. Diesmal bleibt es dabei.',
      'Zu „{words}“ räuspern sich die Schreiber. Diesmal bleibt es dabei.',
    ),
    either(
      'The scribes frown upon the entry “{words}”. This time they leave it at that.',
      'At “{words}” the scribes clear their throats. This time they leave it at that.',
    ),
  ],
  feeCharged: [
    'Der Posten „{words}“ des Briefs war offenkundig falsch: {amount} GS Verwaltungsbetrag.',
    'The entry “{words}” of the letter was plainly wrong: a fee of {amount} GS.',
    either(
      'Die Schreiber lassen sich den Posten „{words}“ mit {amount} GS bezahlen.',
      '„{words}“, rechnen die Schreiber nach, und {amount} GS sind fällig.',
    ),
    either(
      'The scribes have themselves paid {amount} GS for the entry “{words}”.',
      '“{words}”, the scribes work it out again, and {amount} GS are due.',
    ),
  ],
  feeWaived: [
    'Der Posten „{words}“ von {party.dat} ist falsch: Verwaltungsbetrag {amount} GS, wenn du ihn erhebst.',
    'The entry “{words}” of {party.nom} is wrong: a fee of {amount} GS if you charge it.',
  ],
  siteRefused: [
    '{party.Nom} [will|wollen] in {region} bauen, zu nah an einer anderen Stadt: abgelehnt, wenn du keine Ausnahme machst.',
    '{party.Nom} [wants|want] to build in {region}, too near to another city: refused unless you make an exception.',
  ],
  siteAllowed: [
    '{party.Nom} [darf|dürfen] in {region} ausnahmsweise so nah an einer anderen Stadt bauen.',
    '{party.Nom} may build in {region} so near to another city, as an exception.',
  ],
  spyChanged: [
    '{party.Nom} [hat|haben] {spent} GS für Spionage ausgegeben.',
    '{party.Nom} [has|have] spent {spent} GS on espionage.',
    either(
      '{spent} GS gehen durch Hände, die {party.nom} nicht kennen [will|wollen].',
      '{party.Nom} [zahlt|zahlen] {spent} GS und [fragt|fragen] nicht, wofür.',
    ),
    either(
      '{spent} GS pass through hands that {party.nom} [does|do] not want to know.',
      '{party.Nom} [pays|pay] {spent} GS and [asks|ask] not what for.',
    ),
  ],
  missionDone: [
    'Der Spionageauftrag gegen {other.acc} ist gelungen: {task}.',
    'The espionage mission against {other.nom} has succeeded: {task}.',
    either(
      'Ein Zettel unter dem Teller, und {party.nom} [weiß|wissen] mehr von {other.dat}: {task}.',
      'Hinter einer angelehnten Tür bei {other.dat} [hörte|hörten] {party.nom} genug: {task}.',
    ),
    either(
      'A note under the plate, and {party.nom} [knows|know] more of {other.nom}: {task}.',
      'Behind a door left ajar at {other.nom}, {party.nom} heard enough: {task}.',
    ),
  ],
  missionFailed: [
    'Der Spionageauftrag gegen {other.acc} ist gescheitert: {task}.',
    'The espionage mission against {other.nom} has failed: {task}.',
    either(
      'Von {other.dat} kehrt der Bote nicht zurück: {task} bleibt im Dunkeln.',
      'Bei {other.dat} blieb die Tür zu: {task} bleibt im Dunkeln.',
    ),
    either(
      'The messenger does not return from {other.nom}: {task} stays in the dark.',
      'The door stayed shut at {other.nom}: {task} stays in the dark.',
    ),
  ],
  spyNoticed: [
    'Jemand wollte {party.acc} ausspähen: {task}. Wer, blieb verborgen.',
    'Somebody tried to spy on {party.nom}: {task}. Who it was stayed hidden.',
    either(
      'Ein fremder Schreiber, ein gelöschtes Licht: jemand forschte nach {task}.',
      'Nasse Stiefel vor verschlossener Tür: jemand wollte etwas erfahren über {task}.',
    ),
    either(
      'A strange scribe, a light put out: somebody was after {task}.',
      'Wet boots before a locked door: somebody wished to learn of {task}.',
    ),
  ],
  spyKnown: [
    '{other.Nom} [wollte|wollten] {party.acc} ausspähen: {task}.',
    '{other.Nom} tried to spy on {party.nom}: {task}.',
    either(
      'Der Ertappte redete: {other.Nom} [suchte|suchten] nach {task}.',
      'Das Siegel im Gepäck verriet es: {other.Nom} [wollte|wollten] etwas wissen über {task}.',
    ),
    either(
      'The one who was caught talked: {other.nom} [was|were] after {task}.',
      'The seal in his bag gave it away: {other.nom} [was|were] curious about {task}.',
    ),
  ],
  revolt: [
    'Aufstand gegen {party.acc}, Klasse {class}: {strength} stark, in {fields}.',
    'Uprising against {party.nom}, class {class}: {strength} strong, in {fields}.',
    either(
      'Sensen, Fackeln, Trommeln: {strength} erheben sich gegen {party.acc}, in {fields}.',
      'In {fields} läuten die Sturmglocken: {strength} gegen {party.acc}.',
    ),
    either(
      'Scythes, torches, drums: {strength} rise against {party.nom}, in {fields}.',
      'In {fields} the alarm bells ring: {strength} against {party.nom}.',
    ),
  ],
  revoltGrew: [
    'Der Aufstand gegen {party.acc} ist auf {strength} gewachsen.',
    'The revolt against {party.nom} has grown to {strength}.',
    either(
      'Wer zögerte, greift nun zur Sense: {strength} stehen gegen {party.acc}.',
      'Die Haufen wachsen: Schon {strength} ziehen gegen {party.acc}.',
    ),
    either(
      'Those who wavered now take up the scythe: {strength} stand against {party.nom}.',
      'The bands grow: {strength} already march against {party.nom}.',
    ),
  ],
  revoltSpread: [
    'Der Aufstand gegen {party.acc} ist auf {strength} gewachsen und hat sich ausgebreitet: {fields}.',
    'The revolt against {party.nom} has grown to {strength} and has spread: {fields}.',
    either(
      'Der Funke springt über nach {fields}; {strength} stehen gegen {party.acc}.',
      'Nun brennt es auch in {fields}; {strength} ziehen gegen {party.acc}.',
    ),
    either(
      'The spark jumps to {fields}; {strength} stand against {party.nom}.',
      'Now there is fire in {fields} as well; {strength} march against {party.nom}.',
    ),
  ],
  autonomous: [
    'Land hat sich von {party.dat} losgesagt: {fields}.',
    'Land has broken away from {party.nom}: {fields}.',
    either(
      'Die Banner von {party.dat} werden eingeholt: {fields}.',
      '{fields} [gehorcht|gehorchen] {party.dat} nicht mehr.',
    ),
    either(
      'The banners of {party.nom} are hauled down: {fields}.',
      '{fields} no longer [obeys|obey] {party.nom}.',
    ),
  ],
  joined: [
    '{where} hat sich {party.dat} angeschlossen.',
    '{where} has joined {party.nom}.',
    either(
      'Unerwartete Boten: {region} bittet um den Schutz von {party.dat}.',
      '{region} öffnet {party.dat} aus freien Stücken die Tore.',
    ),
    either(
      'Unexpected envoys: {region} asks for the protection of {party.nom}.',
      '{region} opens its gates to {party.nom} of its own free will.',
    ),
  ],
  epidemic: [
    'Eine Seuche in {where}: die Stadt zahlt beim nächsten Einnahmetermin weniger.',
    'An epidemic in {where}: the city pays less in the next income month.',
    either(
      'Schwarze Tücher in {where}: eine Seuche geht um, und die Steuer fällt mager aus.',
      'In {where} hustet es hinter den Läden; die Steuer wird mager.',
    ),
    either(
      'Black cloths in {where}: an epidemic is about, and the tax will be thin.',
      'There is coughing behind the shutters in {where}; the tax will be thin.',
    ),
  ],
  epidemicClosed: [
    'Eine Seuche in {where}: weniger Steuer, und im nächsten Rüstmonat keine Rüstung dort.',
    'An epidemic in {where}: less tax, and no mustering there in the next muster month.',
    either(
      'Die Tore von {where} sind verrammelt: Seuche, keine Steuer, keine Rekruten.',
      'Niemand kommt nach {where}, niemand heraus: Seuche, keine Steuer, keine Rekruten.',
    ),
    either(
      'The gates of {where} are barred: plague, no tax, no recruits.',
      'Nobody goes into {where}, nobody comes out: plague, no tax, no recruits.',
    ),
  ],
  epidemicGreat: [
    'Eine schwere Seuche in {where}: weniger Steuer, keine Rüstung, und Einwohner sind gestorben.',
    'A grave epidemic in {where}: less tax, no mustering, and inhabitants have died.',
    either(
      'Der Tod war in {where} zu Gast und ist lange geblieben.',
      'In {where} fehlen die Totengräber.',
    ),
    either(
      'Death was a guest in {where} and stayed long.',
      'In {where} there are not enough gravediggers.',
    ),
  ],
  capitalLost: [
    '{party.Nom} [hat|haben] mit der Hauptstadt {where} auch {amount} GS und Zuträger verloren.',
    'With the capital {where}, {party.nom} [has|have] lost {amount} GS and informers too.',
    either(
      'In den Kellern von {where} klirren fremde Schlüssel: {amount} GS sind fort.',
      'Mit {where} fiel auch der Schatz: {amount} GS sind fort.',
    ),
    either(
      'In the cellars of {where} foreign keys jingle: {amount} GS are gone.',
      'With {where} the treasure fell too: {amount} GS are gone.',
    ),
  ],
  capitalTaken: [
    '{party.Nom} [findet|finden] in der eroberten Hauptstadt {where} {amount} GS.',
    '{party.Nom} [finds|find] {amount} GS in the conquered capital {where}.',
    either(
      'Truhe um Truhe aus den Kellern von {where}: {amount} GS.',
      'Die Keller von {where} sind erbrochen: {amount} GS.',
    ),
    either(
      'Chest upon chest out of the cellars of {where}: {amount} GS.',
      'The cellars of {where} are broken open: {amount} GS.',
    ),
  ],
  capitalNamed: [
    '{where} ist nun die Hauptstadt von {party.dat}.',
    '{where} is now the capital of {party.nom}.',
    either(
      'Krone und Siegel ziehen um: {party.Nom} [herrscht|herrschen] nun von {where} aus.',
      'In {where} steht nun der Thron von {party.dat}.',
    ),
    either(
      'Crown and seal move: {party.nom} now [rules|rule] from {where}.',
      'In {where} now stands the throne of {party.nom}.',
    ),
  ],
};
