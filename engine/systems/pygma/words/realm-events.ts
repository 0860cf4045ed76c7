import { either, type EventWords } from '../../../kernel';

/** What is said of a realm as a whole: its land, fees, spies, unrest, epidemics and capital. */
export const REALM_EVENTS: Readonly<Record<string, EventWords>> = {
  ceded: [
    '{party.Nom} [tritt|treten] {where} an {other.acc} ab.',
    '{party.Nom} [cedes|cede] {where} to {other.nom}.',
    either(
      'In {region} wird die Fahne {party.from} eingeholt: das Land gehört nun {other.dat}.',
      '{party.Nom} [räumt|räumen] {region} für {other.acc}.',
    ),
    either(
      'In {region} the banner of {party.nom} is lowered: the land is now that of {other.nom}.',
      '{party.Nom} [clears|clear] {region} for {other.nom}.',
    ),
  ],
  landGot: [
    '{party.Nom} [erhält|erhalten] {where} {other.from}.',
    '{party.Nom} [receives|receive] {where} from {other.nom}.',
    either(
      'Mit Brief und Siegel {other.from}: {region} gehört {party.dat}.',
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
      'Nur noch Schiffe tragen den Namen {party.from}: acht Monate bleiben.',
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
      'Der Name {party.from} lebt nur noch in Liedern.',
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
    'Der Posten „{words}“ {party.from} ist falsch: Verwaltungsbetrag {amount} GS, wenn du ihn erhebst.',
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
      'Ein Zettel unter dem Teller, und {party.nom} [weiß|wissen] mehr {other.from}: {task}.',
      'Hinter einer angelehnten Tür {other.at} [hörte|hörten] {party.nom} genug: {task}.',
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
      '{other.from} kehrt der Bote nicht zurück: {task} bleibt im Dunkeln.',
      '{other.at} blieb die Tür zu: {task} bleibt im Dunkeln.',
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
    'Land hat sich {party.from} losgesagt: {fields}.',
    'Land has broken away from {party.nom}: {fields}.',
    either(
      'Die Banner {party.from} werden eingeholt: {fields}.',
      'Niemand gehorcht {party.dat} mehr in {fields}.',
    ),
    either(
      'The banners of {party.nom} are hauled down: {fields}.',
      'Nobody in {fields} obeys {party.nom} any more.',
    ),
  ],
  joined: [
    '{where} hat sich {party.dat} angeschlossen.',
    '{where} has joined {party.nom}.',
    either(
      'Unerwartete Boten: {region} bittet um den Schutz {party.from}.',
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
    '{where} ist nun die Hauptstadt {party.from}.',
    '{where} is now the capital of {party.nom}.',
    either(
      'Krone und Siegel ziehen um: {party.Nom} [herrscht|herrschen] nun von {where} aus.',
      'In {where} steht nun der Thron {party.from}.',
    ),
    either(
      'Crown and seal move: {party.nom} now [rules|rule] from {where}.',
      'In {where} now stands the throne of {party.nom}.',
    ),
  ],
};
