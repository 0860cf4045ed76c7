import { describe, expect, it } from 'vitest';
import { type LetterRows, readRow } from '../testing/corpus';
import { testAsked } from '../testing/letter-rows';

/** What looks as if it held an order back, or as if another one did it: nothing is asked. */
const CLEAR: LetterRows = {
  'a label of the open turn': [
    ['organisation', 'kontor', 'Phase 1: Wir bauen Salzhandel aus.', 'BAUE Salzhandel'],
    ['organisation', 'kontor', 'Orders for phase 1: build Salzhandel', 'BAUE Salzhandel'],
    ['organisation', 'kontor', 'Phase 1\nWir bauen Salzhandel aus.', 'BAUE Salzhandel'],
    ['organisation', 'kontor', 'Re: Phase 9\nWir bauen Salzhandel aus.', 'BAUE Salzhandel'],
    ['moerderspiel', 'blau', 'Tag 4, Runde 2: Armee 1 hält.', 'Armee 1 hält'],
    ['moerderspiel', 'blau', 'Befehle für Tag 4, Runde 2\nArmee 1 hält.', 'Armee 1 hält'],
    ['moerderspiel', 'blau', 'Round 8: army 1 holds.', 'Armee 1 hält'],
    ['eroberung', 'rot', 'Orders for turn 1\nbuy Iran', 'Kauf Iran'],
    ['pygma', 'west', 'Westmark, Monat Dorl, Jahr 2\nHygiene: 20000 GS', 'Hygiene 20000 GS'],
  ],
  'the writer behind those who do it with him': [
    ['eroberung', 'rot', 'Blau und ich greifen Iran an.', 'Angriff auf Iran mit Blau'],
    ['eroberung', 'rot', 'Blau, Gelb und ich kaufen Iran.', 'Kauf Iran mit Blau und Gelb'],
    ['eroberung', 'rot', 'Blue and I attack Iran.', 'Angriff auf Iran mit Blau'],
    ['eroberung', 'rot', 'Blue and we buy Iran.', 'Kauf Iran mit Blau'],
  ],
  'contractions and orders that lines break': [
    ['eroberung', 'rot', "I'll buy Iran.", 'Kauf Iran'],
    ['organisation', 'kontor', "We'll build Salzhandel.", 'BAUE Salzhandel'],
    [
      'organisation',
      'orden',
      'Chance des Waldbunds um 1 runter, wir zahlen mit Geld',
      'EINFLUSS auf Waldbund -1 mit Geld',
    ],
    [
      'organisation',
      'orden',
      'Sollte mir jemand die Passfeste beschädigen, lehne ich im Hochland ab.',
      'ABLEHNEN in Hochland',
    ],
    [
      'organisation',
      'kontor',
      'Sabotiere Zirkel in Seenland aus Küste: zwei Aufruhr',
      'SABOTIERE aus Küste Zirkel in Seenland: Aufruhr, Aufruhr',
    ],
    [
      'organisation',
      'zirkel',
      'Gegen einen Angriff im Seenland verteidigen wir uns, 2 mobilisiert, Verteidigung 1.',
      'VERTEIDIGUNG in Seenland: 2 mobilisiert, Angriff 0, Verteidigung 1',
    ],
    ['pygma', 'west', 'FH 1 stays at 73/10 and carries RH 2.', 'FH 1: 73/10, mit RH 2'],
    ['pygma', 'west', 'FH 1 bleibt in 73/10 und nimmt RH 2 an Bord.', 'FH 1: 73/10, mit RH 2'],
    [
      'pygma',
      'west',
      'Zwei Aufträge gegen das Nordreich: Standorte der Heere, Höhe des Reichsschatzes.',
      'Auftrag Standorte der Heere gegen Nordreich',
      'Auftrag Höhe des Reichsschatzes gegen Nordreich',
    ],
    ['waben', 'lyr', '301 moves to side 2 of 210/01 and ignores everybody.', '301 -(2) KI'],
    ['waben', 'lyr', 'Flotte 301 fährt auf Seite 2 von 210/01 und ignoriert alle.', '301 -(2) KI'],
    ['waben', 'tha', '201: mit 203 zusammenlegen, KR', '201 KR zusammenlegen mit 203'],
    ['moerderspiel', 'violett', 'Die Horde bleibt im Lager bzw. da wo sie ist.', 'Horde hält'],
    ['moerderspiel', 'blau', 'Meine Stimme bleibt bei Rot.', 'Stimme: Rot'],
  ],
};

describe.each(Object.entries(CLEAR))('%s (OS-15-01, OS-0-07)', (_, rows) => {
  it.each(rows)('is carried out in a letter in %s of %s: %s', (...row) => {
    const { keys, findings, meant } = readRow(row);
    expect(keys).toEqual(meant);
    expect(findings).toEqual([]);
  });
});

/** What misleads: only the plain orders are carried out, and the rest is asked about. */
const ASKED: LetterRows = {
  'a label of another turn': [
    ['organisation', 'kontor', 'Phase 9: Wir bauen Salzhandel aus.'],
    ['organisation', 'kontor', 'Orders for phase 9: build Salzhandel'],
    ['moerderspiel', 'blau', 'Zug 9: Armee 1 hält.'],
    ['eroberung', 'rot', 'Turn 9: buy Iran'],
    ['waben', 'tha', 'Zug 9: 101 verteidigt sich.'],
    ['pygma', 'west', 'Phase 9: Befestigung Nordhafen'],
    ['moerderspiel', 'blau', 'Tag 2, Runde 1: Armee 1 hält.'],
  ],
  'another turn in a line of its own, below which orders hold': [
    ['organisation', 'kontor', 'Phase 9:\nWir bauen Salzhandel aus.', 'BAUE Salzhandel'],
    ['organisation', 'kontor', 'Küstenkontor, Phase Nr. 3\nBuild Salzhandel', 'BAUE Salzhandel'],
    ['moerderspiel', 'blau', 'Befehle für Tag 4, Runde 1\nArmee 1 hält.', 'Armee 1 hält'],
    ['eroberung', 'rot', 'Turn 9:\nbuy Iran', 'Kauf Iran'],
    ['pygma', 'west', 'Westmark, Monat Bek\nHygiene: 20000 GS', 'Hygiene 20000 GS'],
    ['pygma', 'west', 'Westmark, Monat Dorl, Jahr 5\nHygiene: 20000 GS', 'Hygiene 20000 GS'],
  ],
  'what another party does with another thing, without a verb': [
    [
      'organisation',
      'kontor',
      'Wir bauen Salzhandel aus, der Zirkel Hafenohren.',
      'BAUE Salzhandel',
    ],
    ['organisation', 'kontor', 'We build Salzhandel, the circle Hafenohren.', 'BAUE Salzhandel'],
    ['eroberung', 'rot', 'Kauf Iran, Blau: Irak', 'Kauf Iran'],
    ['eroberung', 'rot', 'Kauf Iran, Blau: Irak?'],
    ['eroberung', 'rot', 'Buy Iran, Blue: Iraq, Green: Cuba', 'Kauf Iran'],
  ],
  'a retreat from where nobody is': [
    ['waben', 'tha', '101 retreats from Dornach'],
    ['waben', 'tha', '101 zieht sich von Dornach zurück.'],
  ],
  'the people, the army or the neighbour of a place, and a way back': [
    ['waben', 'tha', "101 attacks Dornach's army only."],
    ['waben', 'tha', '101 greift die Leute aus Dornach an.'],
    ['waben', 'tha', '101 begleitet Dornach nach 210/30.'],
    ['waben', 'tha', '101 zieht nach 210/30 und wieder zurück.'],
  ],
  'a list with an exception from it, and an amount that is mended': [
    ['waben', 'tha', '101 and 103 defend, but not 103.'],
    ['organisation', 'kontor', 'Bewege 2 Leute nach Marsch, aber nur 1.'],
    ['eroberung', 'rot', 'Kauf Iran und Irak, aber nicht Irak.'],
  ],
  'the vote of somebody else, and contractions that deny': [
    ['moerderspiel', 'blau', 'Seine Stimme bleibt bei Rot.'],
    ['moerderspiel', 'blau', 'His vote stays with red.'],
    ['eroberung', 'rot', "I'll never buy Iran."],
    ['eroberung', 'rot', "They'll buy Iran."],
    ['eroberung', 'rot', "I'll have Blue attack Iran."],
    ['pygma', 'west', "I'll fortify Nordhafen when I can."],
    ['organisation', 'orden', 'Chance des Waldbunds um 1 nicht runter, wir zahlen mit Geld'],
  ],
};

testAsked(ASKED);
