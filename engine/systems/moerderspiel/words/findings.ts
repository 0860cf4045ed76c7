import {
  type AdvisedWords,
  otherTurnNamed,
  SLIP_READ,
  TO_PLAYER,
  type Words,
  type WordTree,
} from '../../../kernel';
import type { Code } from '../orders/finding';
import type { MapFault } from '../rules/map';

const OTHER_TURN = otherTurnNamed(
  ['eine andere Runde als die offene', 'another round than the open one'],
  ['die offene', 'the open one'],
);

/**
 * Faults and questions of a message, for the GM and as reasons for its sender: nothing that the sender must not know
 * (TM-11-08).
 */
const SENTENCES: Readonly<Record<Code, Words | AdvisedWords>> = {
  E_LATE: [
    '„{{words}}“ kam nach der Frist und zählt nicht für diese Runde.',
    '“{{words}}” came after the deadline and does not count for this round.',
    'Lass es zu oder lege es weg.',
    'Admit it or put it aside.',
  ],
  E_COORD: [
    `„{{words}}“ ist keine Koordinate. Der Befehl entfällt.${TO_PLAYER}‹Schreibe|Schreiben Sie› den Buchstaben der Reihe und die Zahl, etwa E6.`,
    `“{{words}}” is no coordinate. The order is dropped.${TO_PLAYER}Write the letter of the row and the number, such as E6.`,
  ],
  E_OFFMAP: [
    `„{{words}}“: Das Feld liegt nicht auf der Karte. Der Befehl entfällt.${TO_PLAYER}‹Nenne|Nennen Sie› ein anderes.`,
    `“{{words}}”: the field is not on the map. The order is dropped.${TO_PLAYER}Name another one.`,
  ],
  E_SPLIT_SUM: [
    `„{{words}}“: Die Aufteilung ergibt nicht die Soldaten, mit denen eine Nation beginnt. Es gilt die übliche.${TO_PLAYER}‹Rechne|Rechnen Sie› nach.`,
    `“{{words}}”: the split does not come to the soldiers a nation begins with. The usual one holds.${TO_PLAYER}Add it up again.`,
  ],
  E_SPLIT_MIN: [
    `„{{words}}“: Ein Teil ist kleiner als das Mindeste. Es gilt die übliche Aufteilung.${TO_PLAYER}‹Gib|Geben Sie› jedem Teil genug.`,
    `“{{words}}”: a part is smaller than the least. The usual split holds.${TO_PLAYER}Give every part enough.`,
  ],
  E_SPLIT_STEP: [
    `„{{words}}“: Soldaten zählen in Hundertern. Es gilt die übliche Aufteilung.${TO_PLAYER}‹Runde|Runden Sie› die Zahlen.`,
    `“{{words}}”: soldiers count in hundreds. The usual split holds.${TO_PLAYER}Round the numbers.`,
  ],
  E_SPLIT_COUNT: [
    `„{{words}}“: So viele Armeen darf die Nation nicht haben. Es gilt die übliche Aufteilung.${TO_PLAYER}‹Nenne|Nennen Sie› weniger.`,
    `“{{words}}”: the nation must not have so many armies. The usual split holds.${TO_PLAYER}Name fewer.`,
  ],
  E_PATH_LENGTH: [
    `„{{words}}“: Der Weg ist zu lang oder leer. Die Armee hält.${TO_PLAYER}‹Nenne|Nennen Sie› höchstens so viele Felder, wie sie ziehen darf.`,
    `“{{words}}”: the way is too long or empty. The army holds.${TO_PLAYER}Name no more fields than it may move.`,
  ],
  E_PATH_STEP: [
    `„{{words}}“: Zwei Felder des Wegs grenzen nicht aneinander. Die Armee hält.${TO_PLAYER}‹Nenne|Nennen Sie› den Weg Feld für Feld.`,
    `“{{words}}”: two fields of the way are no neighbours. The army holds.${TO_PLAYER}Name the way field by field.`,
  ],
  E_PATH_MOUNTAIN: [
    `„{{words}}“: Der Weg führt über ein Gebirge. Die Armee hält.${TO_PLAYER}‹Führe|Führen Sie› sie darum herum.`,
    `“{{words}}”: the way leads across mountains. The army holds.${TO_PLAYER}Lead it around.`,
  ],
  E_PATH_BLOCKED: [
    `„{{words}}“: Eine Kante des Wegs ist blockiert, und das ist bekannt. Die Armee hält.${TO_PLAYER}‹Wähle|Wählen Sie› einen anderen Weg.`,
    `“{{words}}”: an edge of the way is known to be blocked. The army holds.${TO_PLAYER}Choose another way.`,
  ],
  E_HELD: [
    '„{{words}}“: Die Armee sitzt in einer Falle und kann in dieser Runde nicht ziehen. Sie hält.',
    '“{{words}}”: the army is trapped and cannot move in this round. It holds.',
  ],
  E_TARGET_NONE: [
    `„{{words}}“: Dort ist nichts, das so ein Ziel sein kann. Die Armee hält.${TO_PLAYER}‹Nenne|Nennen Sie› ein anderes Ziel.`,
    `“{{words}}”: there is nothing that can be such a target. The army holds.${TO_PLAYER}Name another target.`,
  ],
  E_TARGET_UNSEEN: [
    `„{{words}}“: Ein solches Ziel ist nicht zu sehen. Die Armee hält.${TO_PLAYER}‹Nenne|Nennen Sie› eine Nummer aus der letzten Nachricht.`,
    `“{{words}}”: no such target can be seen. The army holds.${TO_PLAYER}Name a number of the last message.`,
  ],
  E_TARGET_OWN: [
    `„{{words}}“: Das Ziel gehört der eigenen Nation. Die Armee hält.${TO_PLAYER}‹Nenne|Nennen Sie› ein fremdes.`,
    `“{{words}}”: the target is of the own nation. The army holds.${TO_PLAYER}Name a foreign one.`,
  ],
  E_TARGET_RANGE: [
    '„{{words}}“: Das Ziel steht nicht dort, wo es dafür stehen muss. Die Armee hält.',
    '“{{words}}”: the target is not where it has to be for this. The army holds.',
  ],
  E_NO_BASE: [
    '„{{words}}“: Auf dem Feld ist kein Stützpunkt. Die Armee hält.',
    '“{{words}}”: there is no base on the field. The army holds.',
  ],
  E_BASE_OCCUPIED: [
    '„{{words}}“: Der Stützpunkt ist besetzt und muss erst angegriffen werden. Die Armee hält.',
    '“{{words}}”: the base is occupied and has to be attacked first. The army holds.',
  ],
  E_BASE_OWN: [
    '„{{words}}“: Der Stützpunkt gehört der Nation schon. Die Armee hält.',
    '“{{words}}”: the base belongs to the nation already. The army holds.',
  ],
  E_SIEGE_RANGE: [
    `„{{words}}“: Belagert wird von einem Nachbarfeld der Hauptstadt aus. Die Armee hält.${TO_PLAYER}‹Führe|Führen Sie› sie daneben.`,
    `“{{words}}”: sieges are laid from a field beside the capital. The army holds.${TO_PLAYER}Lead it there.`,
  ],
  E_NO_GARRISON: [
    '„{{words}}“: Dort steht keine Garnison. Die Armee hält.',
    '“{{words}}”: there is no garrison. The army holds.',
  ],
  E_REBUILD: [
    '„{{words}}“: So lässt sich die Hauptstadt nicht wieder aufbauen. Die Armee hält; sie muss auf dem Feld der zerstörten eigenen Hauptstadt stehen und Soldaten dafür haben.',
    '“{{words}}”: the capital cannot be rebuilt like this. The army holds; it has to stand on the field of its destroyed capital and have soldiers for it.',
  ],
  E_BUILD_FIELD: [
    '„{{words}}“: Auf diesem Feld kann kein Stützpunkt gebaut werden. Die Armee hält.',
    '“{{words}}”: no base can be built on this field. The army holds.',
  ],
  E_BUILD_STRENGTH: [
    '„{{words}}“: Zum Bauen ist die Armee zu klein. Sie hält.',
    '“{{words}}”: the army is too small to build. It holds.',
  ],
  E_EDGE: [
    `„{{words}}“: An dieser Kante lässt sich nichts blockieren. Die Armee hält.${TO_PLAYER}‹Nenne|Nennen Sie› ein Nachbarfeld.`,
    `“{{words}}”: nothing can be blockaded at this edge. The army holds.${TO_PLAYER}Name a neighbour field.`,
  ],
  E_ABILITY_MISSING: [
    '„{{words}}“: Dafür fehlt die Fähigkeit. Es bleibt, wie es war.',
    '“{{words}}”: the ability for this is missing. Nothing changes.',
  ],
  E_ABILITY_SLOT: [
    '„{{words}}“: Unter der Sanktion nutzt die Armee in dieser Runde schon eine andere Fähigkeit. Sie hält.',
    '“{{words}}”: under the sanction the army uses another ability in this round already. It holds.',
  ],
  E_ABILITY_COUNT: [
    `„{{words}}“: Das sind mehr Fähigkeiten, als eine Nation haben darf. Die Wahl gilt nicht.${TO_PLAYER}‹Nenne|Nennen Sie› weniger.`,
    `“{{words}}”: these are more abilities than a nation may have. The choice does not hold.${TO_PLAYER}Name fewer.`,
  ],
  E_ABILITY_TWICE: [
    `„{{words}}“: Eine Fähigkeit steht zweimal da. Die Wahl gilt nicht.${TO_PLAYER}‹Nenne|Nennen Sie› verschiedene.`,
    `“{{words}}”: an ability is named twice. The choice does not hold.${TO_PLAYER}Name different ones.`,
  ],
  E_ABILITY_BOTH_EVIL: [
    `„{{words}}“: Von den bösen Fähigkeiten ist nur eine erlaubt. Die Wahl gilt nicht.${TO_PLAYER}‹Wähle|Wählen Sie› eine.`,
    `“{{words}}”: only one of the evil abilities is allowed. The choice does not hold.${TO_PLAYER}Choose one.`,
  ],
  E_ABILITY_INNOCENCE: [
    `„{{words}}“: Wer böse sein will, kann seine Unschuld nicht beweisen. Die Wahl gilt nicht.${TO_PLAYER}‹Lass|Lassen Sie› eines weg.`,
    `“{{words}}”: who wants to be evil cannot prove innocence. The choice does not hold.${TO_PLAYER}Leave one out.`,
  ],
  E_ALLROUNDER_EXTRA: [
    `„{{words}}“: Der Alleskönner hat keine zweite Fähigkeit. Die Wahl gilt nicht.${TO_PLAYER}‹Lass|Lassen Sie› die andere weg.`,
    `“{{words}}”: an all-rounder has no second ability. The choice does not hold.${TO_PLAYER}Leave the other one out.`,
  ],
  E_ALLROUNDER_CHOICE: [
    '„{{words}}“: Diese Fähigkeit kann der Alleskönner nicht wählen. In dieser Runde hat er keine.',
    '“{{words}}”: an all-rounder cannot choose this ability. In this round it has none.',
  ],
  E_OMNI_THREE: [
    '„{{words}}“: In dieser Runde handeln schon so viele Armeen, wie dürfen. Diese hält.',
    '“{{words}}”: as many armies act in this round as may. This one holds.',
  ],
  E_REGROUP: [
    '„{{words}}“: So lässt sich nicht umgruppieren. Die Soldaten bleiben, wo sie sind.',
    '“{{words}}”: this cannot be regrouped. The soldiers stay where they are.',
    'Prüfe Feld, Zahl und wie viele Armeen erlaubt sind.',
    'Check field, number and how many armies are allowed.',
  ],
  E_FALSE_CONTENT: [
    '„{{words}}“: Ein falscher Befehl enthält genau einen Befehl, den eine Armee haben kann, und keinen weiteren falschen. Die Armee hält.',
    '“{{words}}”: a false order holds exactly one order an army can have, and no further false one. The army holds.',
  ],
  E_VOTE_SELF: [
    `„{{words}}“: Niemand stimmt für sich selbst. Die frühere Stimme gilt weiter.${TO_PLAYER}‹Nenne|Nennen Sie› eine andere Nation.`,
    `“{{words}}”: nobody votes for himself. The earlier vote still holds.${TO_PLAYER}Name another nation.`,
  ],
  E_VOTE_DEAD: [
    `„{{words}}“: Diese Nation ist ausgeschieden. Die frühere Stimme gilt weiter.${TO_PLAYER}‹Nenne|Nennen Sie› eine andere.`,
    `“{{words}}”: this nation is out. The earlier vote still holds.${TO_PLAYER}Name another one.`,
  ],
  E_LOSS_SUM: [
    `„{{words}}“: Die Verteilung ergibt nicht den Verlust der Sanktion. Es gilt die übliche.${TO_PLAYER}‹Rechne|Rechnen Sie› nach.`,
    `“{{words}}”: the distribution does not come to the loss of the sanction. The usual one holds.${TO_PLAYER}Add it up again.`,
  ],
  E_LOSS_STEP: [
    `„{{words}}“: Verluste zählen in Hundertern. Es gilt die übliche Verteilung.${TO_PLAYER}‹Runde|Runden Sie› die Zahlen.`,
    `“{{words}}”: losses count in hundreds. The usual distribution holds.${TO_PLAYER}Round the numbers.`,
  ],
  E_CEDE: [
    '„{{words}}“: Dieser Stützpunkt gehört der Nation nicht. Es bleibt, wie es war.',
    '“{{words}}”: this base does not belong to the nation. Nothing changes.',
  ],
  E_FLAG: [
    `„{{words}}“: Unter dieser Flagge kann die Armee nicht ziehen. Die frühere bleibt.${TO_PLAYER}‹Nenne|Nennen Sie› eine fremde Nation, die noch spielt.`,
    `“{{words}}”: the army cannot fly this flag. The earlier one stays.${TO_PLAYER}Name a foreign nation that still plays.`,
  ],
  E_DECREE: [
    '„{{words}}“: Die Armee trägt keinen Erlass. Sie hält.',
    '“{{words}}”: the army carries no decree. It holds.',
  ],
  E_AMOUNT: [
    `„{{words}}“: Verlockt werden 100 oder 200 Soldaten. Die Armee hält.${TO_PLAYER}‹Nenne|Nennen Sie› eine der Zahlen.`,
    `“{{words}}”: 100 or 200 soldiers can be lured. The army holds.${TO_PLAYER}Name one of these numbers.`,
  ],
  E_NATION: [
    '„{{words}}“ ist keine Nation dieses Spiels. Der Befehl entfällt.',
    '“{{words}}” is no nation of this game. The order is dropped.',
    'Prüfe den Namen.',
    'Check the name.',
  ],
  E_CAMP: [
    `„{{words}}“: Hier darf das Lager der Barbaren nicht stehen. Es gilt das übliche Feld.${TO_PLAYER}‹Halte|Halten Sie› Abstand zu Hauptstädten, Stützpunkten und Gebirgen.`,
    `“{{words}}”: the camp of the barbarians must not stand here. The usual field holds.${TO_PLAYER}Keep away from capitals, bases and mountains.`,
  ],
  E_MAP: [
    'Die Karte ist nicht in Ordnung.',
    'The map is not in order.',
    'Ändere sie, bevor das Spiel beginnt.',
    'Change it before the game begins.',
  ],
  E_LINE: [
    `„{{words}}“ ist kein bekannter Befehl. Nichts davon wird ausgeführt, die Worte bleiben in der Nachricht.${TO_PLAYER}‹Schreibe|Schreiben Sie› den Befehl neu.`,
    `“{{words}}” is no order anybody knows. Nothing of it is carried out, the words stay in the message.${TO_PLAYER}Write the order anew.`,
  ],
  E_REST: [
    `„{{words}}“ sagt zu diesem Befehl nichts. Der Befehl gilt ohne diese Worte.${TO_PLAYER}Ist etwas anderes gemeint, ‹schreibe|schreiben Sie› ihn um.`,
    `“{{words}}” adds nothing to this order. The order holds without these words.${TO_PLAYER}If something else is meant, rewrite it.`,
  ],
  E_TURN: [`„{{words}}“ ${OTHER_TURN[0]}`, `“{{words}}” ${OTHER_TURN[1]}`],
  E_SLIP: [`„{{words}}“ ${SLIP_READ[0]}`, `“{{words}}” ${SLIP_READ[1]}`],
  E_HELD_BACK: [
    `„{{words}}“ verneint einen Befehl, knüpft ihn an eine Bedingung oder lässt ihn offen. Nichts davon wird ausgeführt.${TO_PLAYER}‹Schreibe|Schreiben Sie› den Befehl so, wie er gelten soll.`,
    `“{{words}}” denies an order, binds it to a condition or leaves it open. Nothing of it is carried out.${TO_PLAYER}Write the order as it is to hold.`,
  ],
  E_QUOTED: [
    `Diese Zeilen sind aus einer anderen Nachricht zitiert: Nichts darin wird ausgeführt.${TO_PLAYER}Soll es gelten, ‹nimm|nehmen Sie› die Zeichen am Anfang weg.`,
    `These lines are quoted from another message: nothing in them is carried out.${TO_PLAYER}If it is to hold, remove the marks at their beginning.`,
    'Soll es gelten, nimm die Zeichen am Anfang weg.',
    'If it is to hold, take away the signs before them.',
  ],
  E_EMPTY: [
    'In der Nachricht steht kein Befehl. Alle Armeen halten.',
    'There is no order in the message. All armies hold.',
  ],
  E_UNIT: [
    `„{{words}}“: Eine solche Armee hat die Nation nicht. Der Befehl entfällt.${TO_PLAYER}‹Nenne|Nennen Sie› die Nummer einer eigenen.`,
    `“{{words}}”: the nation has no such army. The order is dropped.${TO_PLAYER}Name the number of one of its own.`,
  ],
  E_ABILITY: [
    '„{{words}}“ ist keine Spezialfähigkeit. Der Befehl entfällt.',
    '“{{words}}” is no special ability. The order is dropped.',
    'Prüfe den Namen.',
    'Check the name.',
  ],
  E_NUMBER: [
    `„{{words}}“: Hier fehlt, wie viele es sein sollen. Der Befehl entfällt.${TO_PLAYER}‹Nenne|Nennen Sie› die Zahl.`,
    `“{{words}}”: it does not say how many. The order is dropped.${TO_PLAYER}Name the number.`,
  ],
};

/** Faults of a map in detail (TM-3-17). */
const MAP_FAULTS: Readonly<Record<`E_MAP_${MapFault}`, AdvisedWords>> = {
  E_MAP_off_board: [
    'Eine Hauptstadt, ein Stützpunkt oder ein Gebirge liegt außerhalb der Karte.',
    'A capital, a base or a mountain lies off the map.',
    'Setze es um oder vergrößere die Karte, bevor das Spiel beginnt.',
    'Move it or enlarge the map before the game begins.',
  ],
  E_MAP_twice: [
    'Auf einem Feld liegt zweierlei: Jedes Feld ist höchstens Hauptstadt, Stützpunkt oder Gebirge.',
    'Two things lie on one field: every field is at most a capital, a base or a mountain.',
    'Nimm eines weg, bevor das Spiel beginnt.',
    'Take one away before the game begins.',
  ],
  E_MAP_count: [
    'Es gibt nicht so viele Nationen, wie in den Hausregeln steht.',
    'There are not as many nations as the house rules say.',
    'Lege Nationen an, nimm welche weg oder ändere die Zahl, bevor das Spiel beginnt.',
    'Add nations, remove some or change the number before the game begins.',
  ],
  E_MAP_parted: [
    'Ein Teil der Karte ist abgeschnitten: Gebirge und blockierte Kanten trennen Felder von den übrigen.',
    'A part of the map is cut off: mountains and blocked edges part fields from the others.',
    'Öffne einen Weg, bevor das Spiel beginnt.',
    'Open a way before the game begins.',
  ],
  E_MAP_shut_in: [
    'Eine Hauptstadt hat kein freies Nachbarfeld.',
    'A capital has no free neighbour field.',
    'Öffne eines, bevor das Spiel beginnt.',
    'Open one before the game begins.',
  ],
  E_MAP_edge: [
    'Eine blockierte Kante liegt nicht zwischen zwei Feldern der Karte.',
    'A blocked edge does not lie between two fields of the map.',
    'Nimm sie weg, bevor das Spiel beginnt.',
    'Take it away before the game begins.',
  ],
};

export const FINDING_WORDS: WordTree = { finding: { ...SENTENCES, ...MAP_FAULTS } };
