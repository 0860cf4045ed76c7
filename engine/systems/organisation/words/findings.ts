import {
  type AdvisedWords,
  otherTurnNamed,
  SLIP_READ,
  TO_PLAYER,
  type Words,
  type WordTree,
} from '../../../kernel';
import type { FindingCode, LetterFindingCode } from '../data/findings';

const OTHER_TURN = otherTurnNamed(
  ['eine andere Phase als die offene', 'another phase than the open one'],
  ['die offene', 'the open one'],
);

type NameOf<Code> = Code extends `organisation.${infer Name}` ? Name : never;

/** A sentence for every code, and closer ones for some of its reasons. */
type Sentences = Readonly<Record<NameOf<FindingCode | LetterFindingCode>, Words | AdvisedWords>> &
  WordTree;

/** Faults and questions of a letter: for the GM, and as reasons for its sender. */
export const FINDING_WORDS: WordTree = {
  finding: {
    E_STEP: [
      `„{{words}}“ gehört in einen anderen Schritt der Phase; es bleibt, wie es war.${TO_PLAYER}‹Setze|Setzen Sie› den Befehl unter die richtige Überschrift.`,
      `“{{words}}” belongs to another step of the phase; nothing changes.${TO_PLAYER}Put the order under the right heading.`,
      'Setze ihn unter die richtige Überschrift.',
      'Put it under the right heading.',
    ],
    E_MONEY: [
      '„{{words}}“: In der Kasse liegt zu wenig, oder der Betrag ist kein Vielfaches von 0,5. Es bleibt, wie es war.',
      '“{{words}}”: the purse is too small, or the amount is no multiple of 0.5. Nothing changes.',
      'Prüfe Betrag und Kasse der Region.',
      'Check the amount and the purse of the region.',
    ],
    E_NAME: [
      `„{{words}}“: Der Name fehlt, ist länger als 60 Zeichen oder steht schon für einen anderen Vorzug. Es wird nichts begonnen.${TO_PLAYER}‹Wähle|Wählen Sie› einen anderen Namen.`,
      `“{{words}}”: the name is missing, longer than 60 characters or that of another advantage. Nothing is begun.${TO_PLAYER}Choose another name.`,
    ],
    E_NATURAL: [
      '„{{words}}“: Ein natürlicher Vorzug wird gefunden, nicht gebaut und nicht angehoben. Es bleibt, wie es war.',
      '“{{words}}”: a natural advantage is found, neither built nor raised. Nothing changes.',
    ],
    E_BUILD_REGION: [
      `„{{words}}“: In der Region lebt keine eigene Bevölkerung. Es wird nichts begonnen.${TO_PLAYER}‹Baue|Bauen Sie›, wo eigene Leute wohnen.`,
      `“{{words}}”: no own population lives in the region. Nothing is begun.${TO_PLAYER}Build where own people live.`,
    ],
    E_IMMOVABLE: [
      '„{{words}}“: Vorzüge dieser Kategorie lassen sich nicht bewegen. Er bleibt, wo er ist.',
      '“{{words}}”: advantages of this category cannot be moved. It stays where it is.',
    ],
    E_NOT_NEIGHBOUR: [
      `„{{words}}“: Das Ziel ist keine Nachbarregion. Es bewegt sich nichts.${TO_PLAYER}‹Gehe|Gehen Sie› Region für Region.`,
      `“{{words}}”: the target is no neighbour region. Nothing moves.${TO_PLAYER}Go region by region.`,
    ],
    E_MOVING: [
      '„{{words}}“: Was gemeint ist, wird in dieser Phase schon bewegt und lässt sich nicht einsetzen. Es bleibt, wie es war; ab der nächsten Phase geht es wieder.',
      '“{{words}}”: what is meant moves in this phase and cannot be used. Nothing changes; from the next phase on it can.',
    ],
    E_UNITS: [
      `„{{words}}“: So viele passende Einheiten Bevölkerung gibt es dort nicht. Es bleibt, wie es war.${TO_PLAYER}‹Nenne|Nennen Sie› eine ganze Zahl, die vorhanden ist.`,
      `“{{words}}”: there are not so many fitting units of population there. Nothing changes.${TO_PLAYER}Name a whole number that is there.`,
    ],
    E_LEVEL: [
      `„{{words}}“: Die aktuelle Stufe reicht nicht. Es bleibt, wie es war.${TO_PLAYER}‹Nenne|Nennen Sie› höchstens so viele Stufen, wie noch frei sind.`,
      `“{{words}}”: the current level is too low. Nothing changes.${TO_PLAYER}Name no more levels than are left.`,
    ],
    E_RANGE: [
      `„{{words}}“: Das Ziel ist zu weit entfernt. Es bleibt, wie es war.${TO_PLAYER}‹Nenne|Nennen Sie› eine Region in Reichweite.`,
      `“{{words}}”: the target is too far away. Nothing changes.${TO_PLAYER}Name a region in reach.`,
    ],
    E_TARGET: [
      '„{{words}}“: Das Ziel gibt es nicht, es ist das eigene, oder es hat dort nichts. Es bleibt, wie es war.',
      '“{{words}}”: the target does not exist, is your own or has nothing there. Nothing changes.',
      'Prüfe Name und Region.',
      'Check name and region.',
    ],
    E_AUTH_CATEGORY: [
      '„{{words}}“: Diese Kategorie ist in dieser Phase schon angehoben oder darf es nicht werden. Es bleibt, wie es war.',
      '“{{words}}”: this category is raised already in this phase or must not be. Nothing changes.',
    ],
    E_AUTH_POPULATION: [
      '„{{words}}“: Für so viel Autorität ist die eigene Bevölkerung zu klein. Es bleibt, wie es war.',
      '“{{words}}”: the own population is too small for so much authority. Nothing changes.',
    ],
    E_WAR_MILITARY: [
      '„{{words}}“: In der Region steht kein einsatzfähiges Militär. Es gibt keinen Krieg.',
      '“{{words}}”: no military there can be used. There is no war.',
    ],
    E_WAR_POPULATION: [
      '„{{words}}“: Für einen Krieg muss dort wenigstens eine ruhige Einheit mobilisiert werden. Es gibt keinen Krieg.',
      '“{{words}}”: for a war at least one calm unit there has to be mobilised. There is no war.',
    ],
    E_WAR_ATTACK: [
      `„{{words}}“: Der Angriff ist größer als die mobilisierte Bevölkerung. Es gilt die übliche Aufstellung.${TO_PLAYER}‹Senke|Senken Sie› den Angriff.`,
      `“{{words}}”: the attack is greater than the mobilised population. The usual division holds.${TO_PLAYER}Lower the attack.`,
    ],
    E_WAR_SPLIT: [
      `„{{words}}“: Angriff und Verteidigung ergeben mehr als das Militär. Es gilt die übliche Aufstellung.${TO_PLAYER}‹Teile|Teilen Sie› neu auf.`,
      `“{{words}}”: attack and defence come to more than the military. The usual division holds.${TO_PLAYER}Divide anew.`,
    ],
    E_SPEND: [
      `„{{words}}“: So viele Erfolge gibt es nicht, oder die Wirkung ist hier nicht möglich. Was geht, wird ausgeführt.${TO_PLAYER}‹Wähle|Wählen Sie› für den Rest neu.`,
      `“{{words}}”: there are not so many successes, or the effect is not possible here. What can be done is done.${TO_PLAYER}Choose anew for the rest.`,
    ],
    E_REROLL: [
      '„{{words}}“: Keine Forschungsstufe ist mehr frei, oder dieser Würfel darf nicht neu geworfen werden. Der Wurf bleibt.',
      '“{{words}}”: no research level is left, or this die must not be rolled again. The roll stands.',
    ],
    E_STEP_allPassed: [
      'Alle haben der Reihe nach gepasst, „{{words}}“ kommt zu spät und entfällt.',
      'All have passed in a row; “{{words}}” comes too late and is dropped.',
    ],
    E_LINE: [
      '„{{words}}“: nicht verstanden. Nichts davon wird ausgeführt.',
      '“{{words}}”: not understood. Nothing of it is carried out.',
      'Schreibe den Befehl neu oder lass die Worte ohne Wirkung.',
      'Rewrite the order or leave the words without effect.',
    ],
    E_REST: [
      `„{{words}}“ sagt zu diesem Befehl nichts. Der Befehl gilt ohne diese Worte.${TO_PLAYER}Ist etwas anderes gemeint, ‹schreibe|schreiben Sie› ihn um.`,
      `“{{words}}” adds nothing to this order. The order holds without these words.${TO_PLAYER}If something else is meant, rewrite it.`,
    ],
    E_HELD: [
      '„{{words}}“ verneint einen Befehl, knüpft ihn an eine Bedingung oder lässt ihn offen. Nichts davon wird ausgeführt.',
      '“{{words}}” denies an order, makes it conditional or leaves it open. Nothing of it is carried out.',
      'Schreibe den Befehl so, wie er gelten soll, oder lass die Worte ohne Wirkung.',
      'Write the order as it is to apply, or leave the words without effect.',
    ],
    E_NUMBER: [
      `„{{words}}“: Hier fehlt, wie viele es sein sollen. Dieser Befehl wird nicht ausgeführt.${TO_PLAYER}‹Nenne|Nennen Sie› die Zahl, oder ‹schreibe|schreiben Sie› „je“ vor die erste.`,
      `“{{words}}”: it does not say how many. This order is not carried out.${TO_PLAYER}Write the number, or “each” before the first one.`,
    ],
    E_TURN: [`„{{words}}“ ${OTHER_TURN[0]}`, `“{{words}}” ${OTHER_TURN[1]}`],
    E_SLIP: [`„{{words}}“ ${SLIP_READ[0]}`, `“{{words}}” ${SLIP_READ[1]}`],
    E_QUOTED: [
      `Diese Zeilen sind aus einem anderen Brief zitiert: Nichts darin wird ausgeführt.${TO_PLAYER}Soll es gelten, ‹nimm|nehmen Sie› die Zeichen am Anfang weg.`,
      `These lines are quoted from another letter: nothing in them is carried out.${TO_PLAYER}If it is to hold, take away the signs before them.`,
      'Soll es gelten, nimm die Zeichen am Anfang weg.',
      'If it is to hold, take away the signs before them.',
    ],
    E_ALLY: [
      '{{party}} kann in diesem Krieg nicht beistehen: Dort fehlt einsatzfähiges Militär, oder die Aufstellung ist größer als die Truppe. Der Krieg läuft ohne diesen Beistand.',
      '{{party}} cannot help in this war: no military there can be used, or the division is greater than the force. The war goes on without that help.',
      'Ändere die Aufstellung auf der Karte des Krieges.',
      'Change the division on the card of the war.',
    ],
    E_EMPTY: [
      'Der Brief enthält keinen Befehl. Es geschieht, was ohne Befehle geschieht.',
      'The letter contains no order. What happens without orders happens.',
      'Frage nach, wenn etwas erwartet war.',
      'Ask back if something was expected.',
    ],
    E_TARGET_region: [
      `„{{words}}“: Eine Region dieses Namens gibt es nicht, oder es können mehrere gemeint sein. Der Befehl wird nicht ausgeführt.${TO_PLAYER}‹Schreibe|Schreiben Sie› den Namen aus.`,
      `“{{words}}”: there is no region of this name, or several may be meant. The order is not carried out.${TO_PLAYER}Write the name in full.`,
    ],
    E_TARGET_noRegion: [
      `„{{words}}“: Es fehlt die Region. Der Befehl wird nicht ausgeführt.${TO_PLAYER}‹Nenne|Nennen Sie› sie mit „in“ oder „nach“.`,
      `“{{words}}”: the region is missing. The order is not carried out.${TO_PLAYER}Name it with “in” or “to”.`,
    ],
    E_TARGET_organisation: [
      `„{{words}}“: Eine Organisation dieses Namens gibt es nicht, oder es können mehrere gemeint sein. Der Befehl wird nicht ausgeführt.${TO_PLAYER}‹Schreibe|Schreiben Sie› den Namen aus.`,
      `“{{words}}”: there is no organisation of this name, or several may be meant. The order is not carried out.${TO_PLAYER}Write the name in full.`,
    ],
    E_TARGET_noOrganisation: [
      `„{{words}}“: Es fehlt, gegen wen es gehen soll. Der Befehl wird nicht ausgeführt.${TO_PLAYER}‹Nenne|Nennen Sie› die Organisation.`,
      `“{{words}}”: it does not say against whom. The order is not carried out.${TO_PLAYER}Name the organisation.`,
    ],
    E_TARGET_advantage: [
      `„{{words}}“: Einen eigenen Vorzug dieses Namens gibt es nicht, oder es können mehrere gemeint sein. Der Befehl wird nicht ausgeführt.${TO_PLAYER}‹Schreibe|Schreiben Sie› den Namen aus.`,
      `“{{words}}”: there is no own advantage of this name, or several may be meant. The order is not carried out.${TO_PLAYER}Write the name in full.`,
    ],
    E_TARGET_category: [
      `„{{words}}“: Das ist keine Kategorie. Der Befehl wird nicht ausgeführt.${TO_PLAYER}‹Nenne|Nennen Sie› sie in Klammern, etwa „(Handel)“.`,
      `“{{words}}”: this is no category. The order is not carried out.${TO_PLAYER}Name it in brackets, such as “(trade)”.`,
    ],
    E_TARGET_means: [
      '„{{words}}“: Damit lässt sich Aufruhr nicht beenden. Der Befehl wird nicht ausgeführt; möglich sind Geld, Autorität, Militär und Geheimdienst.',
      '“{{words}}”: unrest cannot be ended by this. The order is not carried out; money, authority, military and secret service can.',
    ],
  } satisfies Sentences,
  reason: {
    E_LINE: [
      '„{{words}}“ ist kein Befehl, den die Regeln kennen; nichts davon wurde ausgeführt.',
      '“{{words}}” is no order that the rules know; nothing of it was carried out.',
    ],
    E_HELD: [
      '„{{words}}“ gilt nur unter einer Bedingung oder gar nicht; nichts davon wurde ausgeführt.',
      '“{{words}}” holds under a condition only, or not at all; nothing of it was carried out.',
    ],
  },
};
