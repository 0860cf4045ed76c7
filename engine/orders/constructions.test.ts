import { describe, expect, it } from 'vitest';
import { type LetterRows, readRow } from '../testing/corpus';
import { testMeant } from '../testing/letter-rows';

/** Sentences, each with the plain orders it means; what tells something beside them may be asked about. */
const MEANT: LetterRows = {
  'what is not meant and what is': [
    ['waben', 'tha', '301 soll auf keinen Fall angreifen, sondern sich verteidigen.', '301 KV'],
    ['waben', 'tha', 'Nicht 101, sondern 103 verteidigt sich.', '103 KV'],
    [
      'moerderspiel',
      'blau',
      'Armee 2 nimmt den Stützpunkt nicht, sondern zieht nach H4.',
      'Armee 2 zieht nach H4',
    ],
    ['moerderspiel', 'blau', 'Army 1 does not attack but stays.', 'Armee 1 hält'],
    [
      'pygma',
      'west',
      'KH 1 soll nicht angreifen, sondern von 65/05 nach 65/06 gehen.',
      'KH 1: 65/05 - 65/06',
    ],
    ['eroberung', 'gelb', 'Nicht die 5, sondern die 6 ist meine Ziffer.', 'Ziffer 6'],
    [
      'eroberung',
      'gelb',
      'Ich greife nicht Kolumbien an, sondern Venezuela.',
      'Angriff auf Venezuela',
    ],
    [
      'eroberung',
      'gelb',
      'Ich kaufe nicht nur Kolumbien, sondern auch Venezuela.',
      'Kauf Kolumbien',
      'Kauf Venezuela',
    ],
    [
      'organisation',
      'zirkel',
      'Das Archiv NICHT ausbauen, stattdessen die Botenläufer um eine Stufe.',
      'BAUE Botenläufer',
    ],
    [
      'organisation',
      'zirkel',
      'Wir bauen das Archiv nicht aus, sondern die Botenläufer.',
      'BAUE Botenläufer',
    ],
  ],
  'what is told of the one who carries it out': [
    [
      'waben',
      'okh',
      'Der Späher, 201, der das Auge der Sippen ist, geht von 711/25 nach 711/24.',
      '201 711/24',
    ],
    ['waben', 'tha', 'Mein Heer 101, das vor der Stadt liegt, greift an.', '101 KA'],
    [
      'moerderspiel',
      'violett',
      'Armee 1, die dort steht, geht nach L13.',
      'Armee 1 zieht nach L13',
    ],
    [
      'moerderspiel',
      'violett',
      'Meine erste Armee flüstert süße Worte und verlockt 200 Mann von Ziel 1.',
      'Armee 1 verlockt 200 von Ziel 1',
    ],
  ],
  'a reason or a purpose': [
    ['waben', 'okh', 'Heer 101 bleibt in der Hauptstadt, weil ich niemandem traue.', '101 710/21'],
    ['waben', 'nah', '102 shall hold its ground though the sands bury them.', '102 KH'],
    ['waben', 'val', '102 should go via 20 to 21 to strengthen the capital.', '102 -20-21'],
    [
      'moerderspiel',
      'gruen',
      'Our first army shall not move, for it is written that patience wins.',
      'Armee 1 hält',
    ],
    [
      'moerderspiel',
      'gelb',
      'Armee 1 baut an ihrem Stützpunkt, dann hätten wir bald drei.',
      'Armee 1 baut einen Stützpunkt',
    ],
    [
      'eroberung',
      'blau',
      'Whereas the sea is ours, and whereas gold is plenty, we purchase Indonesia.',
      'Kauf Indonesien',
    ],
    [
      'organisation',
      'kontor',
      'Wir heuern in Küste Geheimdienst +1 an, um den Hafen zu sichern.',
      'HEUERE AN Geheimdienst +1 in Küste',
    ],
  ],
  'who is named by a number with an ending, in brackets or by a longer word': [
    ['waben', 'tha', 'Die 103er halten die Stellung.', '103 KH'],
    ['waben', 'nah', 'The river boats (301) flee.', '301 KR'],
    ['waben', 'lyr', 'Die Flußflotte (301) verteidigt sich.', '301 KV'],
    ['pygma', 'insel', 'Die Axtkrieger (KH 1) verhandeln.', 'KH 1 verhandelt'],
  ],
  'a particle before another preposition': [
    ['waben', 'okh', 'Die 101 brechen auf nach 710/22.', '101 710/22'],
    ['eroberung', 'blau', 'Ich greife die DDR an mit Panzern.', 'Angriff auf DDR mit Panzer'],
  ],
  'who was named in the clause before': [
    [
      'pygma',
      'west',
      'RH 1 shall ride from 65/41 to 65/42 and there unite with RH 2.',
      'RH 1: 65/41 - 65/42',
      'Vereinigung RH 1 mit RH 2',
    ],
    ['waben', 'tha', 'Die 103 bleiben in der Hauptstadt und halten sie, egal was kommt.', '103 KH'],
  ],
  'a condition right behind the reaction that means it': [
    ['waben', 'tha', '203 soll bleiben und sich verdrücken, wenn es brenzlig wird.', '203 KR'],
    [
      'pygma',
      'nord',
      'RH 1 soll von 65/08 nach 65/13 und ausweichen, wenn da wer kommt.',
      'RH 1: 65/08 - 65/13, R',
    ],
    ['pygma', 'nord', 'RH 1 bleibt in 65/08 und zieht sich notfalls zurück.', 'RH 1: 65/08, R'],
  ],
  'words before a colon, and the title of a letter that mends another one': [
    [
      'waben',
      'okh',
      'Noch einmal schriftlich: Ich erkläre Krieg gegen Dornach.',
      'Krieg gegen Dornach',
    ],
    ['pygma', 'west', 'Ausgabebogen: Befestigung Nordhafen', 'Befestigung Nordhafen'],
    [
      'organisation',
      'zirkel',
      'Korrektur zu meinem Brief von gestern: Wir bauen die Botenläufer aus.',
      'BAUE Botenläufer',
    ],
    [
      'pygma',
      'west',
      'Nachtrag zu meinem Zug vom 3.: Befestigung Nordhafen',
      'Befestigung Nordhafen',
    ],
  ],
  'a phrase that denies nothing': [
    ['moerderspiel', 'braun', 'Army 1 attacks target 1, no mercy.', 'Armee 1 greift Ziel 1 an'],
    ['moerderspiel', 'gruen', 'Armee 2 ist ab jetzt introvertiert', 'Armee 2 ist introvertiert'],
  ],
  'a denial of all motion': [
    [
      'waben',
      'tha',
      '101 bewegt sich nicht und 103 zieht nach 210/30.',
      '101 210/19',
      '103 210/30',
    ],
    ['waben', 'tha', '101 geht nach 210/30 und lässt niemanden durch.', '101 KH 210/30'],
    ['waben', 'tha', '101 bewegt sich nicht nach 210/30, sondern nach 210/31.', '101 210/31'],
  ],
  'a denial in a clause of its own': [
    ['organisation', 'kontor', 'Wir bauen Salzhandel aus, mehr nicht.', 'BAUE Salzhandel'],
    ['organisation', 'kontor', 'Wir bauen Salzhandel aus und sonst nichts.', 'BAUE Salzhandel'],
    ['organisation', 'kontor', 'Build Salzhandel and nothing else.', 'BAUE Salzhandel'],
    ['eroberung', 'gelb', 'Ich kaufe Iran, sonst nichts.', 'Kauf Iran'],
  ],
  'what a named unit should do, or may if that is to stay': [
    ['waben', 'tha', '101 sollte nach 210/30 ziehen.', '101 210/30'],
    ['waben', 'tha', '101 kann bleiben.', '101 210/19'],
    ['moerderspiel', 'blau', 'Army 1 may stay.', 'Armee 1 hält'],
  ],
  'units in a list, or one that goes along': [
    ['waben', 'tha', '101 und die 103 ziehen nach 210/30.', '101 210/30', '103 210/30'],
    ['waben', 'tha', '101 zieht mit 103 nach 210/30.', '101 210/30', '103 210/30'],
    ['waben', 'tha', '101 bewegt sich nicht, 103 nach 210/30.', '101 210/19', '103 210/30'],
    ['waben', 'tha', '101 geht den Weg nach 210/30.', '101 210/30'],
  ],
  'a goal behind a verb of motion or of attack': [
    ['waben', 'tha', '101 zieht gegen Dornach.', '101 327/42'],
    ['waben', 'tha', '101 weicht nach 210/30 aus.', '101 KR 210/30'],
  ],
  'a field or an amount instead of another one': [
    ['waben', 'tha', '101 geht nach 210/31 statt nach 210/30.', '101 210/31'],
    ['waben', 'tha', '101 210/30 statt 210/31 KA', '101 KA 210/30'],
    ['waben', 'tha', '101 goes to 210/31 instead of 210/30.', '101 210/31'],
    ['pygma', 'west', 'KH 1 zieht von 65/5 nach 65/6 statt nach 65/11.', 'KH 1: 65/05 - 65/06'],
    [
      'pygma',
      'west',
      'Überweisung 5000 GS statt 3.000 GS an Nordreich',
      'Überweisung 5000 GS an Nordreich',
    ],
  ],
  'the writer who passes': [
    ['organisation', 'kontor', 'Wir passen.', 'Passe'],
    ['organisation', 'kontor', 'Rest passt.', 'Passe'],
    ['eroberung', 'gelb', 'Ich passe.', 'Option beenden'],
  ],
  'who sets out and goes, or does something where he goes': [
    ['moerderspiel', 'rot', 'Armee 1 erhebt sich und wälzt sich nach C9.', 'Armee 1 zieht nach C9'],
    ['waben', 'tha', 'Die Flotte 301 lichtet die Anker und segelt nach 002/31.', '301 002/31'],
    [
      'waben',
      'lyr',
      'Flotte 302 läuft nach 461/28 aus und verteidigt sich da. 303 zieht auf die 21 und verteidigt sich.',
      '302 461/28 KV',
      '303 -21 KV',
    ],
    ['waben', 'tha', '301 setzt Segel und greift an.', '301 KA'],
    ['waben', 'val', '301 put to sea for 001/09, avoid any fight', '301 001/09 KR'],
    [
      'pygma',
      'west',
      'KH 1 setzt sich von 65/5 in Bewegung und marschiert nach 65/6.',
      'KH 1: 65/5 - 65/6',
    ],
  ],
  'several orders of one who is named once': [
    [
      'moerderspiel',
      'rot',
      'Armee 1: nach C9, C8, aggressiv',
      'Armee 1 zieht nach C9, C8',
      'Armee 1 ist aggressiv',
    ],
    ['moerderspiel', 'rot', 'Armee 2: bleibt stehen, passiv', 'Armee 2 hält', 'Armee 2 ist passiv'],
    ['moerderspiel', 'rot', 'Armee 2 bleibt, aggressiv', 'Armee 2 hält', 'Armee 2 ist aggressiv'],
    [
      'moerderspiel',
      'rot',
      'Armee 1 zieht nach C9, sie soll aggressiv sein.',
      'Armee 1 zieht nach C9',
      'Armee 1 ist aggressiv',
    ],
    [
      'pygma',
      'west',
      'RH 1 nach 65/47, sie sollen sich bei Gefahr zurückziehen',
      'RH 1 nach 65/47, R',
    ],
  ],
  'a purpose that is an order, and danger as the condition of a reaction': [
    [
      'pygma',
      'west',
      'RH 1 trabt von 65/41 nach 65/47, um dort zu verhandeln.',
      'RH 1: 65/41 - 65/47, V',
    ],
    [
      'waben',
      'tha',
      '201 eilt nach 210/30 und soll sich bei Gefahr zurückziehen.',
      '201 210/30 KR',
    ],
  ],
  'one who gets money from the writer, and the weapon behind an attack': [
    ['eroberung', 'gelb', 'Blue gets 250 from me.', 'Beitrag 250 für Blau'],
    ['eroberung', 'gelb', 'Put me down for 800 for Green.', 'Beitrag 800 für Grün'],
    ['eroberung', 'gelb', 'Angriff: Venezuela\nWaffe: Panzer', 'Angriff auf Venezuela mit Panzer'],
    ['eroberung', 'gelb', 'Südafrika wird gekauft mit Rot.', 'Kauf Südafrika gemeinsam mit Rot'],
  ],
  'what shall become bigger': [
    ['organisation', 'kontor', 'Der Salzhandel soll eine Stufe größer werden.', 'BAUE Salzhandel'],
    [
      'organisation',
      'zirkel',
      'Zwei der Unseren mögen an die Küste gehen.',
      'BEWEGE 2 Bevölkerung nach Küste',
    ],
  ],
};

testMeant(MEANT);

/** Sentences that order nothing for certain: all of them is asked about. */
const ASKED: LetterRows = {
  'a table of others, or a column for another case': [
    ['moerderspiel', 'gelb', 'Rot | Befehl | Ziel\nArmee 2 | ziehen | H8'],
    ['moerderspiel', 'gelb', 'Armee | Befehl | Ziel | Ersatzziel\nArmee 2 | ziehen | H8 | G9'],
    ['moerderspiel', 'gelb', 'Armee | Befehl | Haltung\nArmee 1 | nicht halten | passiv'],
    ['moerderspiel', 'gelb', 'Armee | Letzte Runde | Ziel\nArmee 2 | ziehen | H8'],
    ['waben', 'tha', 'Heer | Ziel | Verhalten\n101 | 20 oder 21 | verteidigen'],
  ],
  'what only looks like staying, a goal, an answer or spending': [
    ['moerderspiel', 'gelb', 'Armee 2 kann nach H8 gehen.'],
    ['moerderspiel', 'gelb', 'Kann Armee 1 hier bleiben?'],
    ['moerderspiel', 'gelb', 'Falsch ist: Armee 1 hält.'],
    ['moerderspiel', 'gelb', '> Rot steht auf G8. Was soll er tun?\n\nEr hält.'],
    ['waben', 'tha', '101 nach 20, wo sie die Feinde angreifen.'],
    ['waben', 'tha', '101 verliert 500 Mann und zieht nach 20.'],
    ['pygma', 'west', 'Die Spione des Nordreichs bekommen 30.000.'],
    ['pygma', 'west', 'Spione haben herausgefunden, wieviele Heere das Nordreich hat.'],
    ['pygma', 'west', '5000 Krieger als KH 8 in Nordhafen?'],
  ],
  'a denial without anything instead': [
    ['moerderspiel', 'blau', 'Army 1 does not move but army 2 attacks target 1.'],
    ['waben', 'tha', '101 greift alle an, die Tharos nicht helfen.'],
    ['waben', 'tha', '101 greift alles an, was nicht Tharos gehört.'],
  ],
  'what is open or bound beside something instead': [
    [
      'organisation',
      'zirkel',
      'Vielleicht bauen wir nicht das Archiv aus, sondern die Botenläufer.',
    ],
    [
      'organisation',
      'zirkel',
      'Wenn wir das Archiv nicht ausbauen, sondern die Botenläufer, zahlen wir 2 Geld.',
    ],
    ['organisation', 'zirkel', 'Bauen wir nicht das Archiv aus, sondern die Botenläufer?'],
  ],
  'a condition without a conjunction': [
    ['moerderspiel', 'violett', 'Bleibt Blau in L14, greift Armee 1 Ziel 1 an.'],
    ['organisation', 'kontor', 'Baut der Zirkel in Küste, bauen wir Salzhandel aus.'],
  ],
  'somebody who may be another one': [
    [
      'moerderspiel',
      'blau',
      'Armee 1 schickt Ziel 1 einen falschen Befehl, es soll nach L3 ziehen.',
    ],
    ['moerderspiel', 'rot', 'It is aggressive.'],
    ['moerderspiel', 'rot', 'Beide sind nicht aggressiv.'],
  ],
  'what somebody else wills': [
    ['eroberung', 'blau', 'Mein Sohn will unbedingt, daß ich China nehme.'],
  ],
  'a condition that binds more than a reaction': [
    ['pygma', 'nord', 'RH 1 zieht sich nach 65/13 zurück, wenn da wer kommt.'],
    ['waben', 'tha', '101 zieht nach 210/20, wenn es brenzlig wird.'],
  ],
};

describe.each(Object.entries(ASKED))('%s (OS-0-07, OS-15-01)', (_, rows) => {
  it.each(rows)('is asked about and never carried out in %s of %s: %s', (...row) => {
    const { keys, findings } = readRow(row);
    expect(keys).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
  });
});
