import { type RegisteredFinding, SLIP_READ, TO_PLAYER } from '../../../kernel';
import { asked, cut, noted, refused, registered } from '../rules/declare';

/** Codes of section 1.3 of the page: what orders and books can be answered with. */
export const FINDINGS = {
  E_SYNTAX: asked(
    'PI-06-02',
    `Das ist kein Befehl, wie ihn Zugbogen und Ausgabebogen kennen. Die Zeile bleibt im Brief und wirkt nicht.${TO_PLAYER}‹Schreibe|Schreiben Sie› sie um.`,
    `this is no order as order sheet and expense sheet know them. The line stays in the letter and does nothing.${TO_PLAYER}Rewrite it.`,
  ),
  E_COORD: refused(
    'PI-02-03',
    'Dieses Kleinfeld gibt es nicht: ein Großfeld hat die Felder 1 bis 48, und sein Name muss bekannt sein. Die Zeile wirkt nicht.',
    'there is no such small hex: a large field has hexes 1 to 48, and its number must be known. The line does nothing.',
  ),
  E_UNKNOWN_UNIT: refused(
    'PI-06-11',
    `Ein Heer oder einen Händler dieser Nummer hat das Reich nicht. Die Zeile wirkt nicht.${TO_PLAYER}‹Vergleiche|Vergleichen Sie› mit ‹deiner|Ihrer› Heeresliste.`,
    `the realm has no army or trader of this number. The line does nothing.${TO_PLAYER}Compare your list of armies.`,
  ),
  E_FROM_MISMATCH: noted(
    'PI-06-11',
    `Dort steht die Einheit nach den Büchern nicht; sie bleibt, wo sie ist, und ihr Befehl gilt.${TO_PLAYER}‹Nenne|Nennen Sie› ihren wahren Standort.`,
    `by the books the unit does not stand there; it stays where it is, its order holds.${TO_PLAYER}Name its true position.`,
  ),
  E_NOT_ADJACENT: cut(
    'PI-06-03',
    `Dieses Feld grenzt nicht an das vorige des Weges. Der Zug endet davor.${TO_PLAYER}‹Nenne|Nennen Sie› jedes Feld dazwischen.`,
    `this hex is no neighbour of the one before. The move ends before it.${TO_PLAYER}Name every hex between.`,
  ),
  E_RANGE: cut(
    'PI-05-25',
    `Der Weg ist länger, als die Einheit in einem Monat kommt; sie geht, so weit sie darf.${TO_PLAYER}‹Kürze|Kürzen Sie› den Weg oder ‹bleibe|bleiben Sie› auf der Straße.`,
    `the path is longer than the unit gets in a month; it goes as far as it may.${TO_PLAYER}Shorten the path or keep to the road.`,
  ),
  E_MIXED: cut(
    'PI-05-30',
    `Schritte im Reich und außerhalb lassen sich so nicht verbinden. Der Zug endet vor diesem Feld.${TO_PLAYER}‹Teile|Teilen Sie› ihn auf zwei Monate auf.`,
    `steps inside and outside the realm cannot be joined like this. The move ends before this hex.${TO_PLAYER}Spread it over two months.`,
  ),
  E_HEIGHT: cut(
    'PI-03-12',
    `Das wäre im Monat mehr als eine Höhenstufe abseits der Straße. Der Zug endet vor diesem Feld.${TO_PLAYER}‹Nimm|Nehmen Sie› eine Straße oder einen zweiten Monat.`,
    `this would be more than one height level in a month off the road. The move ends before this hex.${TO_PLAYER}Take a road or a second month.`,
  ),
  E_RH_MOUNTAIN: cut(
    'PI-05-35',
    'Wer ins Gebirge reitet, kommt in diesem Monat nur ein Feld weit. Der Rest des Weges entfällt; reite nächsten Monat weiter.',
    'riders who enter a mountain get no further than one hex this month. The rest of the path is dropped; ride on next month.',
  ),
  E_TERRAIN: cut(
    'PI-03-14',
    `Dieses Feld kann die Einheit nicht betreten: Eis niemand, Wasser nur Schiffe, Land keine Flotte. Der Zug endet davor.${TO_PLAYER}‹Wähle|Wählen Sie› ein anderes Feld.`,
    `the unit cannot enter this hex: ice nobody, water ships alone, land no fleet. The move ends before it.${TO_PLAYER}Choose another hex.`,
  ),
  E_STATIONARY: refused(
    'PI-05-155',
    `Das Heer ist bis zum nächsten Einnahmetermin stationiert. Es bleibt stehen, sein Befehl gegen andere gilt.${TO_PLAYER}‹Nenne|Nennen Sie› keinen Weg.`,
    `the army is stationed until the next income month. It stays, its order towards others holds.${TO_PLAYER}Name no path.`,
  ),
  E_STRENGTH: noted(
    'PI-06-11',
    `Die Bücher nennen eine andere Stärke. Es gelten die Bücher.${TO_PLAYER}‹Berichtige|Berichtigen Sie› ‹deine|Ihre› Liste.`,
    `the books have another strength. The books count.${TO_PLAYER}Correct your list.`,
  ),
  E_MIN_SIZE: refused(
    'PI-05-10',
    `Damit bliebe ein Heer unter der Mindestgröße. Es wird nicht geteilt, und was neu wäre, nicht aufgestellt.${TO_PLAYER}‹Nimm|Nehmen Sie› größere Teile.`,
    `an army would be left below the minimum size. Nothing is split, and nothing new is raised.${TO_PLAYER}Make the parts larger.`,
  ),
  E_MAX_SIZE: cut(
    'PI-05-12',
    `Das ist mehr als die Höchstgröße eines Heeres. Es behält die Höchstgröße, der Rest löst sich auf.${TO_PLAYER}‹Verteile|Verteilen Sie› ihn auf zwei Heere.`,
    `this is more than the maximum size of an army. It keeps the maximum, the rest dissolves.${TO_PLAYER}Spread it over two armies.`,
  ),
  E_NOT_MUSTER: refused(
    'PI-01-08',
    `Das geht nur im Rüstmonat, in Dorl und Hel. Nichts geschieht und nichts wird bezahlt.${TO_PLAYER}‹Schreibe|Schreiben Sie› es im nächsten Rüstmonat noch einmal.`,
    `this is possible in muster months only, in Dorl and Hel. Nothing happens and nothing is paid.${TO_PLAYER}Write it again in the next one.`,
  ),
  E_MUSTER_PLACE: refused(
    'PI-05-14',
    `Dort liegt keine eigene Stadt, für Schiffe keine eigene Hafenstadt. Nichts wird aufgestellt, befestigt oder bezahlt.${TO_PLAYER}‹Nenne|Nennen Sie› eine eigene Stadt.`,
    `there is no own city there, for ships no own port city. Nothing is raised, fortified or paid.${TO_PLAYER}Name an own city.`,
  ),
  E_MUSTER_LIMIT: refused(
    'PI-04-35',
    'Damit käme die Stadt über die Summe, die in einem Rüstmonat in ihr gerüstet werden darf. Dieser Posten entfällt; rüste weniger oder in einer anderen Stadt.',
    'this would lift the city above what may be mustered in it in a month. This entry is dropped; muster less or elsewhere.',
  ),
  E_CAPACITY: refused(
    'PI-05-75',
    `So viel trägt die Flotte nicht: ein Schiff fasst 100 Krieger oder 50 Reiter. Das Heer bleibt an Land.${TO_PLAYER}‹Teile|Teilen Sie› es oder ‹nimm|nehmen Sie› mehr Schiffe.`,
    `the fleet does not carry that much: a ship holds 100 warriors or 50 riders. The army stays ashore.${TO_PLAYER}Split it or take more ships.`,
  ),
  E_EMBARK: refused(
    'PI-05-73',
    `So kommt niemand an Bord oder an Land: die Flotte muss an flacher Küste oder vor einer Hafenstadt liegen und zum Einladen stillstehen. Das Heer bleibt, wo es ist.${TO_PLAYER}‹Bringe|Bringen Sie› zuerst die Flotte in Stellung.`,
    `nobody gets aboard or ashore like this: the fleet must lie off a low coast or a port city, and stand still to take on. The army stays where it is.${TO_PLAYER}Bring the fleet into place first.`,
  ),
  E_FUNDS: refused(
    'PI-10-05',
    'Dafür reicht der Reichsschatz nicht. Dieser Posten entfällt, die folgenden werden noch versucht; spare, oder stelle Wichtiges nach vorn.',
    'the treasury cannot pay this. This entry is dropped, later ones are still tried; save up, or put first what matters.',
  ),
  E_CITY_GAP: refused(
    'PI-04-09',
    `Zu nah an einer anderen Stadt, vielleicht einer unbekannten: drei Felder müssen dazwischen liegen. Nichts wird gebaut oder bezahlt.${TO_PLAYER}‹Wähle|Wählen Sie› einen anderen Platz.`,
    `too near to another city, perhaps an unknown one: three hexes must lie between. Nothing is built or paid.${TO_PLAYER}Choose another site.`,
  ),
  E_CITY_POP: refused(
    'PI-04-07',
    `Außerhalb des Ausgangsreichs muss das zusammenhängende eigene Land zehn Einwohnerpunkte haben. Nichts wird gebaut oder bezahlt.${TO_PLAYER}‹Nimm|Nehmen Sie› erst mehr Land in Besitz.`,
    `outside the starting realm the connected own land needs ten population points. Nothing is built or paid.${TO_PLAYER}Take more land first.`,
  ),
  E_TRADE_CITY: refused(
    'PI-04-14',
    `Mehr Handelsstädte, als die Größe des Reichs erlaubt, oder keine eigene Stadt. Die Ernennung entfällt.${TO_PLAYER}‹Hebe|Heben Sie› eine andere auf oder ‹vergrößere|vergrößern Sie› das Reich.`,
    `more trade cities than the size of the realm allows, or no own city. The appointment is dropped.${TO_PLAYER}Dismiss another or enlarge the realm.`,
  ),
  E_ROAD_START: refused(
    'PI-08-02',
    `Eine Straße beginnt in einer eigenen Stadt oder zweigt von einer ab, die zwei Städte verbindet, und geht von Feld zu Feld. Dieses Teilstück entfällt.${TO_PLAYER}‹Beginne|Beginnen Sie› dort und ‹nenne|nennen Sie› jedes Feld.`,
    `a road starts in an own city or branches off one that joins two cities, and goes on from hex to hex. This segment is dropped.${TO_PLAYER}Start there and name every hex.`,
  ),
  E_ROAD_OWNER: refused(
    'PI-08-14',
    `Das liegt nicht ganz im eigenen Reich. Es wird nicht gebaut.${TO_PLAYER}‹Nimm|Nehmen Sie› das Feld zuerst in Besitz.`,
    `this does not lie wholly inside your realm. It is not built.${TO_PLAYER}Take the hex first.`,
  ),
  E_ROAD_GROWTH: refused(
    'PI-08-06',
    'So weit wächst eine Straße an einem Ende nicht in einem Monat: zwei Teilstücke in Tief- und Hochland, sonst eines. Was darüber ist, entfällt; baue nächsten Monat weiter.',
    'a road does not grow that far at one end in a month: two segments in lowland and highland, one elsewhere. The surplus is dropped; build on next month.',
  ),
  E_ROAD_PARALLEL: refused(
    'PI-08-09',
    `Daneben läuft schon eine Straße; ein Feld muss frei bleiben. Dieses Teilstück entfällt.${TO_PLAYER}‹Führe|Führen Sie› die Straße anders.`,
    `a road runs beside it already; one hex must stay free between. This segment is dropped.${TO_PLAYER}Lead the road otherwise.`,
  ),
  E_BRIDGE: refused(
    'PI-08-12',
    `Hier fließt ein Fluss ohne Brücke, oder es gibt keinen zu überbrücken. Nichts wird gebaut.${TO_PLAYER}‹Bestelle|Bestellen Sie› die Brücke im selben Monat mit.`,
    `a river without a bridge runs here, or there is none to cross. Nothing is built.${TO_PLAYER}Order the bridge in the same month.`,
  ),
  E_SECRET_LIMIT: noted(
    'PI-05-169',
    `So viele geheime Heere sind nicht erlaubt. Die zuerst geschriebenen sind geheim, dieses zieht offen.${TO_PLAYER}‹Streiche|Streichen Sie› „geheim“ bei einem anderen.`,
    `that many secret armies are not allowed. Those written first are secret, this one moves openly.${TO_PLAYER}Drop “secret” from another.`,
  ),
  E_MISSION: refused(
    'PI-09a-02',
    `Ein Spionageauftrag braucht eine Aufgabe, ein Ziel, mit dem Kontakt bestand, und eine Spionagestärke über 0. Er entfällt.${TO_PLAYER}‹Nenne|Nennen Sie› Aufgabe und Ziel.`,
    `a mission needs a task, a target that was contacted, and an espionage value above 0. It is dropped.${TO_PLAYER}Name task and target.`,
  ),
  E_PROMOTION: refused(
    'PI-14-04',
    `Dieser Wert lässt sich nicht oder nicht mehr fördern. Nichts wird bezahlt.${TO_PLAYER}‹Wähle|Wählen Sie› ein Gut und Gelände, das der Wirtschaftsspiegel zulässt.`,
    `this value cannot be promoted, or not any more. Nothing is paid.${TO_PLAYER}Choose a good and an area the goods mirror allows.`,
  ),
  E_STORAGE: cut(
    'PI-15-04',
    'So viel lässt sich nicht lagern: nur vorhandene Punkte, keine Kultur, nur in einer eigenen Handelsstadt. Gelagert wird, was geht.',
    'this cannot all be stored: points there are, no culture, only in an own trade city. What fits is stored.',
  ),
  E_TRADER: refused(
    'PI-05a-02',
    `Das erlauben die Regeln für Händler nicht: ihre Zahl, ihre Ladung von 25 Punkten, ihr Weg. Was zu viel ist, entfällt.${TO_PLAYER}‹Kürze|Kürzen Sie› es.`,
    `the rules for traders do not allow this: their number, their load of 25 points, their way. The surplus is dropped.${TO_PLAYER}Cut it down.`,
  ),
  E_COURIER: asked(
    'PI-18-05',
    `Im Kurier steht kein Feld, und eine Mitteilung trägt den Namen von Reich oder Herrscher. Nennt der Text ein Feld, erscheint er nicht; stimmt nur die Unterschrift nicht, erscheint er unter dem Namen des Reichs.${TO_PLAYER}‹Nimm|Nehmen Sie› die Nummern heraus oder ‹unterschreibe|unterschreiben Sie› ihn.`,
    `the courier names no fields, and a message bears the name of realm or ruler. A text that names a field is not printed; where only the signature is missing or wrong, it is printed under the name of the realm.${TO_PLAYER}Take out the numbers or sign it.`,
  ),
  W_UNCLEAR: asked(
    'PI-10-04',
    `Das lässt sich auf mehr als eine Art lesen. Es wird nicht ausgeführt, bis die Spielleitung entscheidet.${TO_PLAYER}‹Schreibe|Schreiben Sie› genau, was wofür.`,
    `this can be read in more than one way. It is not carried out until the GM decides.${TO_PLAYER}Write exactly what for what.`,
  ),
} satisfies Readonly<Record<string, RegisteredFinding>>;

/** What is to say beside: words without effect, words that are no order of this month, gifts and names that cannot be given. */
export const LETTER_FINDINGS = {
  E_NAME: refused(
    'PI-10-04',
    `Eine Stadt oder ein Reich dieses Namens ist nicht bekannt, oder es fehlt. Der Befehl gilt nicht.${TO_PLAYER}‹Schreibe|Schreiben Sie› den Namen aus.`,
    `no city or realm of this name is known, or it is missing. The order does not count.${TO_PLAYER}Write the name in full.`,
  ),
  E_OFF: refused(
    'PI-00-14',
    `Das sieht diese Kampagne nicht vor. Der Befehl gilt nicht.${TO_PLAYER}‹Frage|Fragen Sie› die Spielleitung, was gespielt wird.`,
    `this campaign does not provide for it. The order does not count.${TO_PLAYER}Ask the GM what is played.`,
  ),
  E_RECEIVER: refused(
    'PI-00-16',
    `Das ist das eigene Reich, oder eines, das nicht mehr mitspielt. Niemand bekommt etwas.${TO_PLAYER}‹Nenne|Nennen Sie› ein anderes.`,
    `this is your own realm, or one that is out of the game. Nobody is given anything.${TO_PLAYER}Name another one.`,
  ),
  E_CEDE: refused(
    'PI-00-16',
    `Dieses Feld lässt sich nicht abtreten: es muss dem eigenen Reich gehören, ohne Aufstand sein und an Land des anderen Reichs grenzen, und kein drittes Heer darf dort stehen. Es bleibt, wessen es ist.${TO_PLAYER}‹Nenne|Nennen Sie› ein anderes.`,
    `this hex cannot be ceded: it must belong to the own realm, be free of rebels and lie beside land of the other realm, and no third army may stand there. It stays whose it is.${TO_PLAYER}Name another one.`,
  ),
  E_NAMING: refused(
    'PI-17-05',
    `Benannt werden eigene Städte und Felder der eigenen Karte, keine fremden Städte. Der Name gilt nicht.${TO_PLAYER}‹Wähle|Wählen Sie› ein anderes Feld.`,
    `names are given to own cities and to hexes of the own map, not to cities of others. The name does not count.${TO_PLAYER}Choose another hex.`,
  ),
  W_HEAD: noted(
    'PI-06-01',
    'Der Kopf des Zugbogens nennt ein anderes Reich oder einen anderen Monat. Gelesen wird er für dieses Reich und den offenen Monat.',
    'the head of the order sheet names another realm or another month. It is read for this realm and the open month.',
  ),
  E_REST: asked(
    'PI-10-01',
    `Das sagt zu diesem Befehl nichts. Er gilt ohne diese Worte.${TO_PLAYER}Ist etwas anderes gemeint, ‹schreibe|schreiben Sie› ihn um.`,
    `this says nothing to the order. It counts without these words.${TO_PLAYER}Rewrite it if something else is meant.`,
  ),
  E_HELD: asked(
    'PI-10-01',
    `Das verneint einen Befehl, knüpft ihn an eine Bedingung oder lässt ihn offen. Nichts davon geschieht.${TO_PLAYER}‹Schreibe|Schreiben Sie› ihn so, wie er gelten soll.`,
    `this denies an order, binds it to a condition or leaves it open. Nothing of it happens.${TO_PLAYER}Write it as it is to hold.`,
  ),
  W_PROSE: noted(
    'PI-06-02',
    `Das ist als Erzählung gelesen: es befiehlt nichts und bleibt im Brief.${TO_PLAYER}War es ein Befehl, ‹schreibe|schreiben Sie› ihn mit den Worten der Bögen.`,
    `this is read as prose: it orders nothing and stays in the letter.${TO_PLAYER}If it was meant as an order, write it in the words of the sheets.`,
  ),
  W_SLIP: noted('PI-10-01', `Das ${SLIP_READ[0]}`, `this ${SLIP_READ[1]}`),
  W_QUOTED: noted(
    'PI-10-01',
    `Das ist aus einem anderen Brief. Es wirkt nicht.${TO_PLAYER}‹Schreibe|Schreiben Sie› es als eigenen Befehl.`,
    `this is from another letter. It does nothing.${TO_PLAYER}Write it as an order of its own.`,
  ),
  W_STATED: noted(
    'PI-10-02',
    `Die Bücher kommen auf einen anderen Betrag. Es gelten die Bücher.${TO_PLAYER}‹Rechne|Rechnen Sie› nach.`,
    `the books come to another amount. The books count.${TO_PLAYER}Do your sums again.`,
  ),
  W_EMPTY: {
    severity: 'WARN',
    clause: 'PI-06-08',
    words: [
      'In diesem Brief steht kein Befehl. Alle Heere bleiben stehen, ohne Befehl gegen andere.',
      'there is no order in this letter. All armies stay where they are, without order towards others.',
    ],
  },
  W_FREE: asked(
    'PI-05-97',
    `Das ist ein freier Befehl. Bis die Spielleitung entschieden hat, gilt „Nichts“.${TO_PLAYER}‹Fasse|Fassen Sie› ihn kurz und eindeutig.`,
    `this is a free order. Until the GM has decided it counts as “nothing”.${TO_PLAYER}Keep it short and plain.`,
  ),
} satisfies Readonly<Record<string, RegisteredFinding>>;

/** Code of a finding without the name of the game before it. */
export type Code = keyof typeof FINDINGS | keyof typeof LETTER_FINDINGS;

/** The findings of the game under the codes of its register. */
export const REGISTER = registered({ ...FINDINGS, ...LETTER_FINDINGS });
