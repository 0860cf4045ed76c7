import { otherTurnNamed, type RegisteredFinding, SLIP_READ, TO_PLAYER } from '../../../kernel';
import { refused, told, unclear } from '../rules/declare';

/** Codes of orders that cannot be carried out (EW-27-04). */
export const FINDINGS = {
  E_PLAYERS: refused(
    'EW-0-06',
    'Zwei bis sechs Spieler können spielen. Das Spiel beginnt nicht; ändere, wer mitspielt.',
    'two to six players can play. The game does not begin; change who takes part.',
  ),
  E_SET_TAKEN: refused(
    'EW-1-04',
    `Diesen Markensatz hat schon jemand. Es bleibt bei einem freien.${TO_PLAYER}‹Wähle|Wählen Sie› einen anderen.`,
    `somebody has this set of markers already. A free one is kept.${TO_PLAYER}Choose another.`,
  ),
  E_DIGIT: refused(
    'EW-2-02',
    `Die Ziffer ist vergeben oder keine von 0 bis 9. Es gilt eine freie.${TO_PLAYER}‹Nenne|Nennen Sie› eine andere.`,
    `the digit is taken or none from 0 to 9. A free one is used.${TO_PLAYER}Name another.`,
  ),
  E_COUNTRY_TAKEN: refused(
    'EW-3-02',
    `Das Land ist schon Mutterland. Der nächste Wunsch zählt.${TO_PLAYER}‹Nenne|Nennen Sie› mehrere Länder.`,
    `the country is a motherland already. The next wish counts.${TO_PLAYER}Name several countries.`,
  ),
  E_ALLIANCE_SUM: refused(
    'EW-4-02',
    'Zusammen wären die Partner stärker als das Mutterland. Dieses Land bleibt frei; wähle kleinere.',
    'together the partners would be stronger than the motherland. This country stays free; choose smaller ones.',
  ),
  E_ZONE_BARRED: refused(
    'EW-9-04',
    'Die Zone verbietet dieses Bündnis: Zu Hause zählt nur die eigene, gekauft wird nicht in der eines anderen.',
    'the zone forbids this alliance: at home only the own one counts, and nothing is bought in that of another.',
  ),
  E_MARKERS: refused(
    'EW-9-02',
    `Dafür reichen die Marken nicht. Nichts ist bezahlt.${TO_PLAYER}‹Nimm|Nehmen Sie› ein kleineres Land oder ‹lass|lassen Sie› Verbündete beitragen.`,
    `not enough markers. Nothing is paid.${TO_PLAYER}Take a smaller country or have allies contribute.`,
  ),
  E_PURCHASE_LIMIT: refused(
    'EW-9-05',
    'Das Kaufrecht ist verbraucht. Nach dem nächsten gewonnenen Krieg gibt es wieder eines.',
    'the right to buy is used up. There is another one after the next war that is won.',
  ),
  E_NOT_FREE: refused(
    'EW-10-01',
    `Das Land ist nicht frei. Nichts geschieht.${TO_PLAYER}‹Wähle|Wählen Sie› ein freies.`,
    `the country is not free. Nothing happens.${TO_PLAYER}Choose a free one.`,
  ),
  E_NOT_OCCUPIED: refused(
    'EW-15-01',
    'Das Land ist frei; bezahlt und gemeinsam angegriffen wird nur ein besetztes.',
    'the country is free; only occupied ones are paid for and attacked jointly.',
  ),
  E_OWN: refused(
    'EW-15-04',
    `Das Land gehört dem Angreifer selbst. Nichts geschieht.${TO_PLAYER}‹Greif|Greifen Sie› ein fremdes an.`,
    `the country is the attacker’s own. Nothing happens.${TO_PLAYER}Attack another’s.`,
  ),
  E_ALLY: refused(
    'EW-15-04',
    'Verbündete greifen einander nicht an. Nichts geschieht; verlass erst das Bündnis oder wähle anders.',
    'allies do not attack each other. Nothing happens; leave the alliance first or choose otherwise.',
  ),
  E_MOTHERLAND_ACCESS: refused(
    'EW-19-03',
    `Vor diesem Mutterland fehlt eine Seite.${TO_PLAYER}‹Erobere|Erobern Sie› zuerst die Länder links und rechts davon.`,
    `a side of this motherland is missing.${TO_PLAYER}Conquer the countries on both sides of it first.`,
  ),
  E_OPTION: refused(
    'EW-9-01',
    `Die Angriffsoption hat ein anderer. Nichts geschieht.${TO_PLAYER}‹Warte, bis du an der Reihe bist|Warten Sie, bis Sie an der Reihe sind›.`,
    `somebody else holds the attack option. Nothing happens.${TO_PLAYER}Wait for your turn.`,
  ),
  E_STATE: refused(
    'EW-27-05',
    'Das geht in diesem Abschnitt des Spiels nicht. Nichts geschieht; schreib es wieder, wenn es an der Reihe ist.',
    'that cannot be done in this phase of the game. Nothing happens; write it again when its time has come.',
  ),
  E_WEAPON_LOST: refused(
    'EW-12-06',
    'Diese Waffe ist im Krieg schon verloren. Gewählt wird eine der übrigen.',
    'this weapon is lost in the war already. One of the others is taken.',
  ),
  E_ENERGY: refused(
    'EW-30-03',
    'Energie ist eine ganze Zahl von 1 bis 9999. Es gilt, was vorher stand.',
    'energy is a whole number from 1 to 9999. What stood before holds.',
  ),
  E_CONTRIBUTION: refused(
    'EW-18-04',
    'Beiträge gehen in Hunderten, kommen von Verbündeten, die so viel haben, und ergeben genau den Preis. Nichts ist bezahlt.',
    'contributions are in hundreds, come from allies who have as much, and add up to the price. Nothing is paid.',
  ),
  E_PLAYERS_ALLIANCE: refused(
    'EW-18-01',
    'Dieses Bündnis kommt nicht zustande: Es braucht drei Spieler am Tisch, das Ja aller Mitglieder, und jeder ist nur in einem.',
    'this alliance is not formed: it needs three players in the game, the consent of all members, and nobody is in two.',
  ),
  E_ALLIANCE_BROKEN: refused(
    'EW-18-11',
    'Unter diesen Spielern wurde schon ein Bündnis verlassen; es kommt nicht wieder.',
    'among these players an alliance was left before; it cannot be renewed.',
  ),
  E_RESULT: refused(
    'EW-39-01',
    'Dieses Ergebnis kann es nicht geben. Die Schlacht bleibt offen; gib Sieger und Reste neu ein.',
    'this result is impossible. The battle stays open; enter winner and rests again.',
  ),
  E_BOARD: refused(
    'EW-26-04',
    'Auf dem Brett steht ein Land doppelt, ein Platz doppelt oder ein Wert unter 1. Zu berichtigen ist die Tabelle der Länder.',
    'on the board a country or a place stands twice, or a value is below 1. The table of countries is to be corrected.',
  ),
} as const satisfies Readonly<Record<string, RegisteredFinding>>;

/** Code of an order that cannot be carried out, without the name of the game before it. */
export type FindingCode = keyof typeof FINDINGS;

/** Codes of what the reader of letters asks about. */
export const LETTER_FINDINGS = {
  E_LINE: unclear(
    'EW-27-04',
    'ist kein Befehl. Schreib etwa „Angriff auf Frankreich mit Panzer“.',
    'is no order. Write “attack France with tank”, for example.',
  ),
  E_SLIP: told('EW-27-04', ...SLIP_READ),
  E_TURN: told(
    'EW-27-04',
    ...otherTurnNamed(
      ['einen anderen Zug als den offenen', 'another turn than the open one'],
      ['den offenen', 'the open one'],
    ),
  ),
  E_COUNTRY: unclear(
    'EW-27-04',
    'ist kein Land des Bretts. Nenne eines aus der Liste.',
    'is no country of the board. Name one of the list.',
  ),
  E_PLAYER: unclear(
    'EW-27-04',
    `ist kein Spieler.${TO_PLAYER}‹Nenne|Nennen Sie› einen, der mitspielt.`,
    `is no player.${TO_PLAYER}Name one who takes part.`,
  ),
} as const satisfies Readonly<Record<string, RegisteredFinding>>;

/** Code of any finding without the name of the game before it. */
export type Code = FindingCode | keyof typeof LETTER_FINDINGS;
