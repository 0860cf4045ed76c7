import { either, type EventWords } from '../../../kernel';

const AMOUNT = ['{amount} GS', '{amount} GS'] as const;

/** What is said of money, goods, people and trade. */
export const ECONOMY_EVENTS: Readonly<Record<string, EventWords>> = {
  income: [
    `{party.Nom} [nimmt|nehmen] ${AMOUNT[0]} ein.`,
    `{party.Nom} [takes|take] in ${AMOUNT[1]}.`,
    either(
      `Die Steuerwagen sind da: ${AMOUNT[0]} für {party.acc}.`,
      'In den Kellern {party.from} klingt es: {amount} GS.',
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
      '{party.from} fehlt die Kulturschilderung; daran wird erinnert.',
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
      'Kein Haus mehr, kein Haus weniger {party.at}.',
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
  disaster_spared: [
    'Ein Unglück {party.at} hat weder Straße noch Brücke getroffen.',
    'A disaster in the land of {party.nom} has hit neither road nor bridge.',
    either(
      'Viel Getöse {party.at}, doch alle Wege stehen noch.',
      '{party.at} blickt man auf heile Straßen und atmet auf.',
    ),
    either(
      'Much noise in the land of {party.nom}, but all the roads still stand.',
      'In the land of {party.nom} the roads are whole, and people breathe again.',
    ),
  ],
  disaster_harvest: [
    'Eine Missernte nimmt {party.dat} einen Teil des Getreides.',
    'A failed harvest costs {party.nom} part of the grain.',
    either(
      'Hagel, Rost und Krähen lassen {party.dat} nur eine magere Ernte.',
      'Die Scheunen {party.from} bleiben halb leer.',
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
      'In den Ställen {party.from} ist es still geworden.',
      'Das Vieh {party.from} stirbt auf den Weiden.',
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
      'Auf dem Markt von {name} in {region} tanzt man auf das Wohl {party.from}.',
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
      'Ein Wagen mit {amount} GS rollt {party.from} {other.to}.',
      '{party.Nom} [zählt|zählen] {other.dat} {amount} GS in die Hand.',
    ),
    either(
      'A cart with {amount} GS rolls from {party.nom} to {other.nom}.',
      '{party.Nom} [counts|count] {amount} GS into the hand of {other.nom}.',
    ),
  ],
  transferGot: [
    '{party.Nom} [erhält|erhalten] {amount} GS {other.from}.',
    '{party.Nom} [receives|receive] {amount} GS from {other.nom}.',
    either(
      'Boten {other.from} bringen {party.dat} {amount} GS.',
      '{amount} GS {other.from} liegen nun in den Truhen {party.from}.',
    ),
    either(
      'Messengers of {other.nom} bring {amount} GS to {party.nom}.',
      '{amount} GS from {other.nom} now lie in the chests of {party.nom}.',
    ),
  ],
};
