import { either, type EventWords } from '../../../kernel';

/** What is said of land taken, contacts, traders, beings and roads; who reads it of himself is addressed. */
export const LAND_EVENTS: Readonly<Record<string, EventWords>> = {
  conqueredField: [
    '{party.Nom} [hat|haben] mit {unit} {region} erobert.',
    '{party.Nom} [has|have] conquered {region} with {unit}.',
    either(
      'Das Banner {party.from} weht über {region}.',
      'In {region} setzen die Leute {party.from} ihre Grenzsteine.',
    ),
    either(
      'The banner of {party.nom} flies over {region}.',
      'In {region} the people of {party.nom} set their boundary stones.',
    ),
  ],
  conqueredCity: [
    '{party.Nom} [hat|haben] mit {unit} die Stadt {where} erobert.',
    '{party.Nom} [has|have] conquered the city {where} with {unit}.',
    either(
      'Die Tore von {where} stehen offen: {unit} zieht für {party.acc} ein.',
      '{where} ergibt sich {unit}; auf dem Markt huldigt man {party.dat}.',
    ),
    either(
      'The gates of {where} stand open: {unit} marches in for {party.nom}.',
      '{where} yields to {unit}; in the market they swear to {party.nom}.',
    ),
  ],
  conqueredCapital: [
    '{party.Nom} [hat|haben] mit {unit} eine Hauptstadt erobert: {where}.',
    '{party.Nom} [has|have] conquered a capital with {unit}: {where}.',
    either(
      'Eine Krone rollt durch den Staub von {where}: {unit} hat die Hauptstadt genommen.',
      'Der Thronsaal von {where} hallt von fremden Stiefeln: {unit} ist da.',
    ),
    either(
      'A crown rolls through the dust of {where}: {unit} has taken the capital.',
      'The throne room of {where} echoes with foreign boots: {unit} is there.',
    ),
  ],
  lostField: [
    '{party.Nom} [hat|haben] {region} verloren.',
    '{party.Nom} [has|have] lost {region}.',
    either(
      'Fremde Reiter in {region}: das Land ist verloren.',
      'In {region} huldigt man nun anderen.',
    ),
    either(
      'Foreign riders in {region}: the land is lost.',
      'In {region} they now swear to others.',
    ),
  ],
  lostCity: [
    '{party.Nom} [hat|haben] die Stadt {where} verloren.',
    '{party.Nom} [has|have] lost the city {where}.',
    either(
      'Rauch über {where}: die Stadt ist gefallen.',
      'Aus {where} kommen nur noch Flüchtlinge: Die Stadt ist verloren.',
    ),
    either(
      'Smoke over {where}: the city has fallen.',
      'From {where} come none but refugees: the city is lost.',
    ),
  ],
  lostCapital: [
    '{party.Nom} [hat|haben] die Hauptstadt {where} verloren.',
    '{party.Nom} [has|have] lost the capital {where}.',
    either(
      'Die Hauptstadt ist gefallen, und ein Reich hält den Atem an: {where}.',
      '{where} ist gefallen. Der Thron ist leer.',
    ),
    either(
      'The capital has fallen, and a realm holds its breath: {where}.',
      '{where} has fallen. The throne is empty.',
    ),
  ],
  annexed: [
    '{party.Nom} [hat|haben] mit {unit} {region} in Besitz genommen.',
    '{party.Nom} [has|have] taken {region} with {unit}.',
    either(
      'Grenzsteine in {region}: das Land gehört nun {party.dat}.',
      '{party.Nom} [nimmt|nehmen] {region} unter den eigenen Schutz.',
    ),
    either(
      'Boundary stones in {region}: the land is now of {party.nom}.',
      '{party.Nom} [takes|take] {region} under protection.',
    ),
  ],
  annexedCity: [
    '{party.Nom} [hat|haben] mit {unit} die freie Stadt {where} in Besitz genommen.',
    '{party.Nom} [has|have] taken the free city {where} with {unit}.',
    either(
      'Der Rat von {where} legt die Schlüssel in die Hände {party.from}.',
      '{where} schwört {party.dat} die Treue.',
    ),
    either(
      'The council of {where} lays its keys into the hands of {party.nom}.',
      '{where} swears allegiance to {party.nom}.',
    ),
  ],
  contactRealm: [
    '{unit} hat in {region} Kontakt: Reich {other.nom}.',
    '{unit} has made contact in {region}: the realm of {other.nom}.',
    either(
      'Fremde Feldzeichen in {region}: {other.nom}. Mehr sagt man {unit} nicht.',
      'In {region} sieht {unit} ein unbekanntes Wappen: {other.nom}.',
    ),
    either(
      'Foreign standards in {region}: {other.nom}. {unit} is told no more.',
      'In {region} {unit} sees an unknown coat of arms: {other.nom}.',
    ),
  ],
  contactPlayer: [
    '{unit} hat in {region} verhandelt: {other.nom}, mit Namen des Spielers.',
    '{unit} has negotiated in {region}: {other.nom}, with the name of the player.',
    either(
      'Unter weißem Tuch tauscht {unit} in {region} Namen mit {other.dat}.',
      'In {region} reicht {unit} den Leuten {other.from} die Hand.',
    ),
    either(
      'Under a white cloth {unit} exchanges names with {other.nom} in {region}.',
      'In {region} {unit} shakes hands with the people of {other.nom}.',
    ),
  ],
  contactBorder: [
    '{party.Nom} [hat|haben] bei {region} eine Grenze mit {other.dat}: der Name des Reichs ist nun bekannt.',
    '{party.Nom} [has|have] a border with {other.nom} near {region}: the name of the realm is now known.',
    either(
      'Grenzwächter rufen bei {region} einen Namen herüber: {other.nom}.',
      'Bei {region} steht an der Grenze ein fremder Posten: {other.nom}.',
    ),
    either(
      'Border guards call a name across near {region}: {other.nom}.',
      'Near {region} a strange post stands at the border: {other.nom}.',
    ),
  ],
  watched: [
    '{unit} {party.from} in {region}: Wird es {other.from} entdeckt?',
    '{unit} of {party.nom} in {region}: is it discovered by {other.nom}?',
  ],
  discovered: [
    'In {region} wurde ein geheimes Heer entdeckt.',
    'A secret army was discovered in {region}.',
    either(
      'Spuren, Asche, ein Wiehern: in {region} lagert ein Heer, das niemand sehen sollte.',
      'Ein Schäfer in {region} hat gesehen, was er nicht sehen sollte: ein verborgenes Heer.',
    ),
    either(
      'Tracks, ashes, a neigh: an army camps in {region} that nobody was to see.',
      'A shepherd in {region} has seen what he should not: a hidden army.',
    ),
  ],
  robbed: [
    '{unit} hat in {region} einen Händler ausgeraubt.',
    '{unit} has robbed a trader in {region}.',
    either(
      'Die Wagen in {region} gehören nun {unit}.',
      'In {region} knarren Räder, und {unit} lenkt sie fort.',
    ),
    either(
      'The carts in {region} are now those of {unit}.',
      'Wheels creak in {region}, and {unit} drives them away.',
    ),
  ],
  traderLost: [
    '{unit} wurde in {region} ausgeraubt und ist verloren.',
    '{unit} was robbed in {region} and is lost.',
    either(
      'Von {unit} fand man in {region} nur ein Rad.',
      '{unit} ist in {region} verschollen, mitsamt der Ladung.',
    ),
    either(
      'Of {unit} only a wheel was found in {region}.',
      '{unit} is missing in {region}, load and all.',
    ),
  ],
  traderRaised: [
    '{unit} beginnt in {where}.',
    '{unit} begins in {where}.',
    either('In {where} spannt {unit} an.', '{unit} belädt in {where} den ersten Wagen.'),
    either('In {where} {unit} harnesses up.', '{unit} loads the first cart in {where}.'),
  ],
  traderDismissed: [
    '{unit} ist in {region} aufgelöst; verloren sind {lost} Punkte.',
    '{unit} is dismissed in {region}; {lost} points are lost.',
    either(
      '{unit} hängt in {region} die Waage an den Nagel; {lost} Punkte sind dahin.',
      'In {region} gibt {unit} den Handel auf; {lost} Punkte sind verloren.',
    ),
    either(
      '{unit} hangs up the scales in {region}; {lost} points are gone.',
      'In {region} {unit} gives up trading; {lost} points are lost.',
    ),
  ],
  traded: [
    '{unit} hat {brought} Güterpunkte nach {where} gebracht, {other.to}.',
    '{unit} has brought {brought} goods points to {where}, to {other.nom}.',
    either(
      'Markttag in {where}: {unit} lädt {brought} Güterpunkte ab für {other.acc}.',
      'In {where} feilscht {unit} mit {other.dat} um {brought} Güterpunkte.',
    ),
    either(
      'Market day in {where}: {unit} unloads {brought} goods points for {other.nom}.',
      'In {where} {unit} bargains with {other.nom} for {brought} goods points.',
    ),
  ],
  beingMet: [
    '{unit} ist in {region} auf etwas gestoßen: {against}.',
    '{unit} has come upon something in {region}: {against}.',
    either(
      'In {region} regt sich etwas vor {unit}: {against}.',
      'In {region} versperrt etwas {unit} den Weg: {against}.',
    ),
    either(
      'In {region} something stirs before {unit}: {against}.',
      'In {region} something bars the way of {unit}: {against}.',
    ),
  ],
  beingSpeaks: [
    '{unit}, {region}, {against}: {text}',
    '{unit}, {region}, {against}: {text}',
    either(
      '{against} vor {unit} in {region}: {text}',
      'In {region} hebt vor {unit} die Stimme: {against}. {text}',
    ),
    either(
      '{against} before {unit} in {region}: {text}',
      'In {region} a voice is raised before {unit}: {against}. {text}',
    ),
  ],
  beingAppears: [
    'In {region} lebt etwas: {against}.',
    'Something lives in {region}: {against}.',
    either(
      'In {region} hat sich etwas niedergelassen: {against}.',
      'Die Leute meiden {region}; dort haust nun: {against}.',
    ),
    either(
      'In {region} something has made its home: {against}.',
      'People shun {region}; there now dwells: {against}.',
    ),
  ],
  settlersJoined: [
    'Die Siedler in {region} treten {party.dat} für {amount} GS bei.',
    'The settlers in {region} join {party.nom} for {amount} GS.',
    either(
      'Die Siedler von {region} hissen das Banner: Sie gehören nun {party.to}, für {amount} GS.',
      'Für {amount} GS gehört {region} samt seinen Siedlern nun {party.dat}.',
    ),
    either(
      'The settlers of {region} raise the banner of {party.nom}, for {amount} GS.',
      'For {amount} GS {region} with its settlers is now of {party.nom}.',
    ),
  ],
  settlersStay: [
    'Die Siedler in {region} bleiben für sich.',
    'The settlers in {region} stay on their own.',
    either(
      'Die Siedler von {region} schütteln die Köpfe.',
      'In {region} will man sein eigener Herr bleiben.',
    ),
    either(
      'The settlers of {region} shake their heads.',
      'In {region} they wish to remain their own masters.',
    ),
  ],
  roadBuilt: [
    'Die Straße von {from} nach {to} ist gebaut.',
    'The road from {from} to {to} is built.',
    either(
      'Von {from} rollen nun Wagen nach {to}.',
      'Die Straße von {from} nach {to} ist gepflastert.',
    ),
    either('From {from} carts now roll to {to}.', 'The road from {from} to {to} is paved.'),
  ],
  bridgeBuilt: [
    'Die Brücke zwischen {from} und {to} ist gebaut.',
    'The bridge between {from} and {to} is built.',
    either(
      'Trockenen Fußes von {from} nach {to}: die Brücke steht.',
      'Der letzte Bogen ist geschlossen: eine Brücke von {from} nach {to}.',
    ),
    either(
      'Dry-shod from {from} to {to}: the bridge stands.',
      'The last arch is closed: a bridge from {from} to {to}.',
    ),
  ],
  revoltBroken: [
    'Der Aufstand gegen {party.acc} ist niedergeschlagen; Felder: {count}.',
    'The revolt against {party.nom} is put down; fields: {count}.',
    either(
      'Die Aufständischen legen die Sensen nieder, {party.nom} [herrscht|herrschen] wieder; Felder: {count}.',
      'Die Felder werden wieder bestellt: {party.Nom} [hat|haben] den Aufstand gebrochen. Felder: {count}.',
    ),
    either(
      'The rebels lay down their scythes, {party.nom} [rules|rule] again; fields: {count}.',
      'The fields are tilled again: {party.nom} [has|have] broken the revolt. Fields: {count}.',
    ),
  ],
  revoltLost: [
    'Die Aufständischen gegen {party.acc} sind geschlagen, ihr Land ist verloren; Felder: {count}.',
    'The rebels against {party.nom} are beaten, their land is lost; fields: {count}.',
    either(
      'Die Sensen schweigen, doch das Land hat einen anderen Herrn als {party.acc}; Felder: {count}.',
      'Das Volk hat gesiegt, und {party.nom} [zieht|ziehen] ab. Felder: {count}.',
    ),
    either(
      'The scythes are silent, yet the land has another lord than {party.nom}; fields: {count}.',
      'The people have won, and {party.nom} [leaves|leave]. Fields: {count}.',
    ),
  ],
  revoltTaken: [
    '{party.Nom} [hat|haben] Aufständische besiegt und ihr Land genommen; Felder: {count}.',
    '{party.Nom} [has|have] beaten rebels and taken their land; fields: {count}.',
    either(
      'Die Aufständischen haben einen neuen Herrn gefunden: {party.nom}; Felder: {count}.',
      'Die Sensen grüßen ein anderes Banner, das {party.from}. Felder: {count}.',
    ),
    either(
      'The rebels have found a new lord: {party.nom}; fields: {count}.',
      'The scythes salute another banner, that of {party.nom}. Fields: {count}.',
    ),
  ],
};
