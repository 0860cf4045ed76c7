import { describe, expect, it } from 'vitest';
import { readInSample as readIn } from '../testing/corpus';

type Row = readonly [game: string, party: string, sentence: string];

/** Sentences, each with the plain orders it means; what tells something beside them may be asked about. */
const MEANT: Readonly<Record<string, readonly (readonly [...Row, ...plain: string[]])[]>> = {
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

const SHORT_WAYS: typeof MEANT = {
  'a pronoun for the one thing that is named in the reason before it': [
    [
      'organisation',
      'orden',
      'Nachdem in der letzten Phase zwei Stufen der Turmritter beschädigt worden sind, wollen wir diese beiden Stufen reparieren.',
      'REPARIERE Turmritter 2',
    ],
    [
      'organisation',
      'kontor',
      'Da sich unser Kontor mehr um die Marsch kümmern will, schicken wir zwei Leute dorthin.',
      'BEWEGE 2 Bevölkerung nach Marsch',
    ],
    [
      'waben',
      'dor',
      'Da Heer 101 Verluste hatte, soll es in der Stadt bleiben und die Stellung halten.',
      '101 KH',
    ],
    [
      'moerderspiel',
      'gelb',
      'Nachdem Armee 2 ruhte, soll sie nach F7 ziehen.',
      'Armee 2 zieht nach F7',
    ],
    ['eroberung', 'rot', 'Since Blue attacked Iran, I buy it.', 'Kauf Iran'],
    ['pygma', 'nord', 'As winter is near, we spend 10000 gold on hygiene.', 'Hygiene 10000 GS'],
  ],
  'the writer by his name, as one who wants or has decided': [
    [
      'organisation',
      'orden',
      'Der Rat des Ordens hat beschlossen, die Passfeste auszubauen.',
      'BAUE Passfeste',
    ],
    [
      'organisation',
      'orden',
      'The Order has decided to build Passfeste and to move the seat to Grenzmark.',
      'BAUE Passfeste',
      'VERLEGE SITZ nach Grenzmark',
    ],
    [
      'organisation',
      'waldbund',
      'The Waldbund would like to repair the Späher.',
      'REPARIERE Späher 1',
    ],
  ],
  'an answer right below a quoted question about one thing': [
    [
      'organisation',
      'kontor',
      '> Und der Sitz?\n\nVerlegen wir nach Marsch.',
      'VERLEGE SITZ nach Marsch',
    ],
    ['moerderspiel', 'rot', '> Was macht Armee 1?\n\nBleibt stehen.', 'Armee 1 hält'],
    ['moerderspiel', 'rot', '> Und Deine Stimme?\n\nGeht an Blau.', 'Stimme: Blau'],
    ['pygma', 'west', '> Hygiene?\n\n20000 GS.', 'Hygiene 20000 GS'],
    [
      'eroberung',
      'rot',
      '> Und das Mutterland?\n\nFrankreich, sonst Italien.',
      'Mutterland: Frankreich, Italien',
    ],
  ],
  'what would change nothing, and what shall not happen': [
    [
      'organisation',
      'zirkel',
      'Das Archiv soll nach Grenzmark, auch wenn das vielleicht zu weit ist.',
      'BEWEGE Archiv nach Grenzmark',
    ],
    ['organisation', 'zirkel', 'We build the Archiv, even if the Order attacks us.', 'BAUE Archiv'],
    [
      'moerderspiel',
      'violett',
      'Army 1 attacks target 1 so that nobody can follow us.',
      'Armee 1 greift Ziel 1 an',
    ],
    [
      'organisation',
      'orden',
      'Unsere Befestigung im Hochland soll diesmal nicht für Schäden einstehen.',
      'ABLEHNEN in Hochland',
    ],
  ],
  'another thing of the kind behind it, which is not meant': [
    ['eroberung', 'rot', 'Ich kaufe Iran, nicht Irak.', 'Kauf Iran'],
    ['eroberung', 'rot', 'Ich kaufe Iran mit Blau, nicht mit Grün.', 'Kauf Iran mit Blau'],
    ['moerderspiel', 'rot', 'Stimme für Blau, nicht für Orange.', 'Stimme: Blau'],
    ['waben', 'tha', '101 hält, nicht 103.', '101 KH'],
  ],
  'what somebody gets from the writer, and as what': [
    [
      'pygma',
      'west',
      'Nordreich erhält von uns 2000 GS als Zeichen der Freundschaft.',
      'Überweisung 2000 GS an Nordreich',
    ],
    [
      'pygma',
      'nord',
      '5000 GS gehen als Freundschaftsgabe an Westmark.',
      'Überweisung 5000 GS an Westmark',
    ],
    [
      'eroberung',
      'rot',
      'Gelb erhält von mir 500 als Zeichen guten Willens.',
      'Beitrag 500 für Gelb',
    ],
  ],
  'the writer who speaks by a title with what it is of': [
    [
      'pygma',
      'insel',
      'Es spricht Ragna, die Herrin der Wogen: Südmarkt werde befestigt!',
      'Befestigung Südmarkt',
    ],
    [
      'waben',
      'val',
      'Es spricht Orlan, der König von Valdrun: Heer 101 verteidigt sich.',
      '101 KV',
    ],
  ],
  'a line that says nothing below one that orders': [
    ['eroberung', 'gruen', 'alliance w/ Red\ngood luck all', 'Bündnis mit Rot'],
  ],
  'a preposition cut short': [
    [
      'pygma',
      'west',
      'KH 1 65/5 nach 65/6 Angriff gg. Nordreich',
      'KH 1 65/5 nach 65/6 Angriff gegen Nordreich',
    ],
  ],
  'a label once for several things': [
    [
      'organisation',
      'kontor',
      'Bev: 1 Seenland, 1 Marsch',
      'BEWEGE 1 Bevölkerung nach Seenland',
      'BEWEGE 1 Bevölkerung nach Marsch',
    ],
  ],
  'several named together, or by a word for them': [
    [
      'moerderspiel',
      'rot',
      'Armee 1 und 2 sind aggressiv.',
      'Armee 1 ist aggressiv',
      'Armee 2 ist aggressiv',
    ],
    [
      'moerderspiel',
      'rot',
      'Die Armeen 1 und 2 gehen nach G5.',
      'Armee 1 zieht nach G5',
      'Armee 2 zieht nach G5',
    ],
    [
      'moerderspiel',
      'rot',
      'Army 1 holds, army 2 holds. Both armies are aggressive.',
      'Armee 1 hält',
      'Armee 2 hält',
      'Armee 1 ist aggressiv',
      'Armee 2 ist aggressiv',
    ],
    ['pygma', 'west', 'KH 1 und KH 3 bleiben stehen und verhandeln.', 'KH 1: V', 'KH 3: V'],
  ],
  'a pronoun for the only one named before': [
    [
      'moerderspiel',
      'rot',
      'Armee 1 geht nach C10. Sie ist aggressiv.',
      'Armee 1 zieht nach C10',
      'Armee 1 ist aggressiv',
    ],
    [
      'pygma',
      'west',
      'KH 1 zieht von 65/05 nach 65/06. Es soll sich zurückziehen.',
      'KH 1: 65/5 - 65/6, R',
    ],
  ],
  'the same as the one before': [
    ['moerderspiel', 'rot', 'Armee 1 hält. Armee 2 auch.', 'Armee 1 hält', 'Armee 2 hält'],
    [
      'moerderspiel',
      'rot',
      'Armee 1 geht nach C10. Das gleiche macht Armee 2.',
      'Armee 1 zieht nach C10',
      'Armee 2 zieht nach C10',
    ],
  ],
  'what is allowed anyway, and who speaks': [
    [
      'moerderspiel',
      'rot',
      'Armee 1 zieht nach C10, wenn das erlaubt ist.',
      'Armee 1 zieht nach C10',
    ],
    ['moerderspiel', 'rot', 'Also spricht die Fürstin: Armee 1 hält.', 'Armee 1 hält'],
    [
      'waben',
      'tha',
      '101 und 103 ziehen nach 210/30.',
      '101 zieht nach 210/30.',
      '103 zieht nach 210/30.',
    ],
    [
      'waben',
      'tha',
      '101 und 103 ziehen über 210/26, 210/27 nach 210/30.',
      '101 zieht über 210/26, 210/27 nach 210/30.',
      '103 zieht über 210/26, 210/27 nach 210/30.',
    ],
    [
      'waben',
      'tha',
      '101 zieht über die Felder 210/26 und 27 nach 210/30.',
      '101 zieht über 210/26, 210/27 nach 210/30.',
    ],
    ['waben', 'tha', '101 greift mit 103 an.', '101 greift an.', '103 greift an.'],
    ['eroberung', 'rot', 'I should like to buy Jordan.', 'Kauf Jordanien'],
    ['moerderspiel', 'rot', 'Armee 1, hungrig und müde, zieht nach C10.', 'Armee 1 zieht nach C10'],
  ],
};

/** Sentences that order nothing, or nobody knows what: all that is in them is asked about. */
const TOLD_OTHERWISE: typeof MEANT = {
  'a table whose columns are told by their head, or set by blanks': [
    [
      'moerderspiel',
      'gelb',
      'Einheit | Aktion | Haltung | Beobachtet\nArmee 1 | Stützpunkt bauen | passiv | D8',
      'Armee 1 baut einen Stützpunkt',
      'Armee 1 ist passiv',
      'Armee 1 beobachtet D8',
    ],
    [
      'moerderspiel',
      'braun',
      'Einheit   Befehl       Ziel   Haltung\nArmee 1   blockieren   J4     passiv\nArmee 2   ziehen       M9     aggressiv',
      'Armee 1 blockiert die Kante zu J4',
      'Armee 1 ist passiv',
      'Armee 2 zieht nach M9',
      'Armee 2 ist aggressiv',
    ],
    [
      'waben',
      'tha',
      'Heer | Ziel | Verhalten\n101 | 20, 21 | verteidigen\n103 | bleibt | Stellung halten',
      '101 -20-21 KV',
      '103 KH',
    ],
  ],
  'a number that a line was broken before': [
    ['waben', 'tha', 'Das Heer 101 marschiert nach 20, anschließend nach\n21.', '101 -20-21'],
  ],
  'manner, time and direction told in passing': [
    [
      'moerderspiel',
      'violett',
      'Die Horde wälzt sich gen Westen nach J15.',
      'Horde zieht nach J15',
    ],
    [
      'moerderspiel',
      'blau',
      'Die zweite Armee schicke ich in aller Frühe los, und zwar nach G5.',
      'Armee 2 zieht nach G5',
    ],
    ['waben', 'tha', '103 hält natürlich die Stellung.', '103 KH'],
  ],
  'words of the writer that say which words count': [
    ['moerderspiel', 'orange', 'Richtig ist: Armee 1 bleibt stehen.', 'Armee 1 hält'],
    [
      'moerderspiel',
      'orange',
      'Armee 2 nach F10, wenn ich das richtig verstanden habe.',
      'Armee 2 zieht nach F10',
    ],
  ],
  'what a unit may do, if that is to stay, and does at its goal': [
    ['moerderspiel', 'blau', 'Armee 1 kann an ihrem Platz verharren.', 'Armee 1 hält'],
    ['waben', 'tha', '301 segelt nach 002/31, wo sie jeden Feind angreift.', '301 002/31 KA'],
  ],
  'a reaction in a clause of its own behind its condition': [
    [
      'pygma',
      'west',
      'RH 1 soll von 65/41 nach 65/47 und bei Feindkontakt sofort abhauen.',
      'RH 1: 65/41 - 65/47, R',
    ],
  ],
  'an answer below words between it and the question, or for who is named before': [
    [
      'waben',
      'tha',
      '> Was ist mit 103? Da fehlt der Befehl.\n\nOh, vergessen. Die hält die Stellung.',
      '103 KH',
    ],
    [
      'pygma',
      'west',
      '> RH 1 steht in 65/41. Was soll es tun?\n\nEs reitet über 65/47 nach 65/48.',
      'RH 1 über 65/47 nach 65/48',
    ],
  ],
  'a verb of its own before the order of one who is called by a number': [
    ['waben', 'lyr', 'Die Flotte 302 flickt die Netze und läuft nach 461/28.', '302 461/28'],
  ],
  'what players call spending, parts of an army and what spies shall find out': [
    ['pygma', 'west', 'Hyg. 10000, Spio. 35000', 'Hygiene 10000 GS', 'Spionage 35000 GS'],
    [
      'pygma',
      'west',
      'Ich teile KH 1: 5000 K bleiben als KH 1, 3500 K werden zu KH 7.',
      'Teilung KH 1 in KH 1 5000 K, KH 7 3500 K',
    ],
    [
      'pygma',
      'west',
      'Die Spione sollen rausfinden, wieviele Heere das Nordreich hat.',
      'Auftrag Anzahl der Heere gegen Nordreich',
    ],
  ],
};

const ASKED: Readonly<Record<string, readonly Row[]>> = {
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

describe.each(Object.entries({ ...MEANT, ...SHORT_WAYS, ...TOLD_OTHERWISE }))(
  '%s (OS-15-01, WW-0.3-03)',
  (_, rows) => {
    it.each(rows)(
      'leaves the order as it is meant in %s of %s: %s',
      (game, party, letter, ...plain) => {
        const meant = plain.flatMap((line) => readIn(game, party, line).keys);
        expect(meant.length).toBeGreaterThan(0);
        expect(readIn(game, party, letter).keys).toEqual(meant);
      },
    );
  },
);

describe.each(Object.entries(ASKED))('%s (OS-0-07, OS-15-01)', (_, rows) => {
  it.each(rows)('is asked about and never carried out in %s of %s: %s', (game, party, letter) => {
    const { keys, findings } = readIn(game, party, letter);
    expect(keys).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
  });
});

const C10 = 'Armee 1 zieht nach C10';

/** Sentences of which only the plain orders are meant for certain: the rest is asked about, with the row of none all of it. */
const RATHER_ASKED: typeof MEANT = {
  'a condition that is more than leave': [
    ['eroberung', 'rot', 'I buy Jordan if allowed by blue.'],
    ['eroberung', 'rot', 'I buy Jordan if permitted by blue.'],
    ['eroberung', 'rot', 'Ich kaufe Jordanien, falls möglich mit Blau.'],
    ['eroberung', 'rot', 'I buy Jordan if it is allowed to attack Iran.'],
    ['waben', 'tha', '101 geht nach 210/30, wenn das geht wie geplant.'],
    ['moerderspiel', 'rot', 'Armee 1 zieht nach C10, wenn das erlaubt ist und Blau weg ist.'],
    ['moerderspiel', 'rot', 'Armee 1 zieht nach C10, wenn das erlaubt ist, und Blau weg ist.'],
  ],
  'a pronoun whose number or place fits nobody before': [
    [
      'moerderspiel',
      'rot',
      'Armee 1 hält, Armee 2 hält. Sie greift Ziel 1 an.',
      'Armee 1 hält',
      'Armee 2 hält',
    ],
    [
      'moerderspiel',
      'rot',
      'Armee 1 soll Armee 2 folgen. Sie hält.',
      'Armee 1 soll Armee 2 folgen.',
    ],
    ['moerderspiel', 'rot', 'Armee 1 hält. Sie bauen dort einen Stützpunkt.', 'Armee 1 hält'],
    ['moerderspiel', 'rot', `${C10}. Die gegnerische Armee steht dort. Sie hält.`, C10],
    ['moerderspiel', 'rot', `${C10}. Dieses Ziel hält.`, C10],
    ['moerderspiel', 'rot', `${C10}. Diese Runde halten alle.`, C10],
    ['moerderspiel', 'rot', `${C10}. Es hält.`, C10],
  ],
  'the same as an order taken back': [
    ['moerderspiel', 'rot', 'Armee 1 hält. Nein doch nicht. Armee 2 auch.'],
    ['moerderspiel', 'rot', 'Army 1 holds. That does not apply. Army 2 likewise.'],
  ],
  'a list of goals behind a list of those who go': [
    ['moerderspiel', 'rot', 'Armee 1 und 2 ziehen jeweils nach C10, D10.'],
    ['moerderspiel', 'rot', 'Armee 1 und 2 ziehen nach C10 und D10.'],
    ['moerderspiel', 'rot', 'Beide Armeen ziehen nach C10 und D10.'],
    ['waben', 'tha', '101 und 103 ziehen nach 210/30 und 210/31.'],
  ],
  'two of a sentence that are different things of an order': [
    ['waben', 'tha', '101 und 202 Reiter ziehen nach 210/30.'],
    ['pygma', 'nord', 'KH 1 und 500 K bleiben in 65/05.'],
    ['organisation', 'kontor', 'Das Speicherviertel und die Küste bauen wir aus.'],
  ],
  'a count of fields that is no field': [['waben', 'tha', '101 zieht 12 Felder.']],
  'own units as those to whom it is done': [
    ['waben', 'tha', '101 greift die 201 an.'],
    ['waben', 'tha', '101 attacks 201.'],
    ['waben', 'tha', '101 verfolgt 103.'],
  ],
  'an ordinary word that is like one of an order': [
    ['moerderspiel', 'rot', 'Army 1 built a base.'],
    ['moerderspiel', 'rot', 'Armee 1 ist schlecht nach C10.'],
    ['moerderspiel', 'rot', 'Armee 1 ist überall, Ziel 1.'],
    ['waben', 'tha', '101 halted.'],
    ['waben', 'tha', '101 Strom 210/30'],
    ['pygma', 'west', 'I built a road from 65/12 to 65/13.'],
    ['pygma', 'west', 'Reise KH 8 4000 K nach Nordhafen'],
    ['eroberung', 'rot', 'Wir betreten Jordanien.'],
    ['eroberung', 'rot', 'Wir sind verbunden mit Jordanien.'],
    ['eroberung', 'rot', 'Ich bin mit Blau verbunden.'],
  ],
  'one who sets out, or shall not, or another than who goes': [
    ['moerderspiel', 'rot', 'Armee 1 erhebt sich nicht und zieht nach C9.'],
    ['moerderspiel', 'rot', 'Erhebt sich Armee 1 und zieht nach C9?'],
    [
      'moerderspiel',
      'rot',
      'Armee 1 bricht auf und Armee 2 zieht nach C9.',
      'Armee 2 zieht nach C9',
    ],
    ['waben', 'tha', 'Unsere Flotte 301 setzte Segel und segelte nach 002/31.'],
    ['waben', 'tha', 'Falls die 301 Segel setzt und nach 002/31 segelt, greift 302 an.'],
    ['moerderspiel', 'rot', 'Armee 1 erhob sich und zieht nach C9.'],
    ['waben', 'tha', '301 sets sail and everyone attacks.'],
    ['waben', 'tha', '301 setzt Segel und jeder flieht.'],
    ['waben', 'tha', 'Die Flotte 301 setzt Segel in Brand und zieht nach 002/31.'],
    ['waben', 'tha', '101 ging nach 210/30, um sich dort zu verteidigen.'],
    ['waben', 'tha', '101 nimmt den Kampf auf die leichte Schulter.'],
    ['waben', 'tha', '101 sucht die Entscheidung des Königs.'],
    ['waben', 'tha', '101 will nichts tun, was Dornach schadet.'],
    ['waben', 'tha', '101 hält keine Wache.'],
    ['waben', 'tha', '101 hütet sich vor Dornach.'],
  ],
  'orders of one of which one is open, denied or not understood': [
    ['moerderspiel', 'rot', 'Armee 1: nach C9 oder C8, aggressiv'],
    ['moerderspiel', 'rot', 'Armee 1: nicht nach C9, aggressiv'],
    ['moerderspiel', 'rot', 'Armee 1: nach C9, vielleicht aggressiv'],
    ['moerderspiel', 'rot', 'Armee 1: nach C9, aggressiv?'],
    ['moerderspiel', 'rot', 'Armee 1: nach C9, wenn Rot aggressiv ist'],
    ['moerderspiel', 'rot', 'Armee 1 hält. Armee 2 auch?', 'Armee 1 hält'],
    ['moerderspiel', 'rot', 'Army 1 holds. So does army 2?', 'Armee 1 hält'],
  ],
  'money that others give, or that is not given': [
    ['eroberung', 'gelb', 'Blue gets 250 from Green.'],
    ['eroberung', 'gelb', 'Blue got 250 from me.'],
    ['eroberung', 'gelb', 'Blue gets nothing from me.'],
    ['eroberung', 'gelb', 'Blue gets 250 from me if he attacks.'],
    ['eroberung', 'gelb', 'Does Blue get 250 from me?'],
    ['eroberung', 'gelb', 'Blau bekommt 250 von Rot.'],
    ['eroberung', 'gelb', 'Von Rot wird Südafrika gekauft.'],
    ['eroberung', 'gelb', 'Blue gets 250 from me and 250 from Green.'],
    ['eroberung', 'gelb', 'Blue and Green get 250 from me.'],
    ['eroberung', 'gelb', 'Blau bekommt 250 von meinem Feind.'],
    ['eroberung', 'gelb', 'Von mir bekommt Blau 250, von Grün 300.'],
    ['eroberung', 'gelb', 'Bekommt Blau 250 von mir, greife ich Venezuela an.'],
    ['eroberung', 'gelb', 'Put us down as neutral: 800 for Green is too much.'],
    ['eroberung', 'gelb', 'Blau wird mit Rot Südafrika gekauft haben.'],
  ],
  'danger that somebody makes, or that sends somebody elsewhere': [
    ['waben', 'tha', '201 greift im Falle eines Angriffs von Dornach an.'],
    ['waben', 'tha', '201 weicht bei Gefahr für 301 aus.'],
    ['waben', 'tha', '201 zieht sich bei Gefahr nach 210/30 zurück.'],
  ],
  'what is bigger, or would have to become so': [
    ['organisation', 'kontor', 'Der Salzhandel soll nicht größer werden.'],
    ['organisation', 'kontor', 'Der Salzhandel müsste größer werden.'],
    ['organisation', 'kontor', 'Soll der Salzhandel größer werden?'],
    ['organisation', 'kontor', 'Der Salzhandel wird größer, wenn wir Geld haben.'],
    ['organisation', 'kontor', 'Der Salzhandel ist größer geworden.'],
    ['organisation', 'kontor', 'We pass the salt.'],
  ],
  'what another one does, or does as well': [
    ['waben', 'tha', "Dornach's fleet attacks 301."],
    ['waben', 'tha', 'Dornachs Flotte greift 301 an.'],
    ['waben', 'tha', 'Dornachs Flotte soll 301 angreifen.'],
    ['waben', 'tha', '101 nach 210/30, Dornach auch.'],
    ['waben', 'tha', '101 goes to 210/30, and so does Dornach.'],
    ['moerderspiel', 'rot', 'Armee 1 zieht nach C10, Blau auch.'],
    [
      'moerderspiel',
      'rot',
      'Armee 1 greift Ziel 1 an, es soll halten.',
      'Armee 1 greift Ziel 1 an',
    ],
    [
      'moerderspiel',
      'rot',
      'Armee 1 greift Ziel 1 an, sie soll halten.',
      'Armee 1 greift Ziel 1 an',
    ],
  ],
  'a pronoun behind a reason, where more than one is meant, or it is not ordered': [
    [
      'organisation',
      'kontor',
      'Nachdem wir das Speicherviertel gebaut haben, wollen wir es reparieren.',
    ],
    [
      'organisation',
      'kontor',
      'Da Salzhandel und Speicherviertel alt sind, wollen wir sie ausbauen.',
    ],
    ['organisation', 'kontor', 'Da der Salzhandel gelitten hat, wollen wir ihn nicht reparieren.'],
    ['organisation', 'kontor', 'Da der Salzhandel gelitten hat, will der Orden ihn reparieren.'],
    ['organisation', 'kontor', 'Da der Salzhandel gelitten hat, haben wir ihn repariert.'],
    ['organisation', 'kontor', 'Da die Küste voll ist, gehen sie nach Marsch.'],
    ['organisation', 'kontor', 'As soon as the Salzhandel is damaged, we repair it.'],
    ['eroberung', 'rot', 'Da der Iran frei ist, kauft Blau ihn.'],
    ['eroberung', 'rot', 'Since Blue attacked Iran from Iraq, I attack it.'],
    ['moerderspiel', 'rot', 'Nachdem Armee 1 nach C9 gezogen ist, soll sie nach C10 ziehen.'],
    ['moerderspiel', 'rot', 'Nachdem Armee 1 und Armee 2 ruhten, soll sie nach C10 ziehen.'],
  ],
  'what another one wants or decides, and what the writer has done': [
    ['organisation', 'orden', 'Der Rat des Zirkels hat beschlossen, die Passfeste auszubauen.'],
    ['organisation', 'orden', 'The council has decided to extend the Passfeste.'],
    ['organisation', 'orden', 'Der Orden hat die Passfeste ausgebaut.'],
    ['organisation', 'orden', 'Der Orden hat noch nicht entschieden, ob er die Passfeste ausbaut.'],
    ['organisation', 'orden', 'Nun plündert der Waldbund die Küste.'],
    ['eroberung', 'rot', 'Blau will Iran kaufen.'],
    ['eroberung', 'rot', 'Den Iran soll Blau kaufen.'],
    ['eroberung', 'rot', 'Danach kauft Blau den Iran.'],
  ],
  'an answer to more than one thing, or about another one': [
    ['organisation', 'kontor', '> Was ist mit dem Archiv vom Zirkel?\n\nBauen wir aus.'],
    ['organisation', 'kontor', '> Und Salzhandel oder Speicherviertel?\n\nBauen wir aus.'],
    ['organisation', 'kontor', '> Baut der Zirkel den Salzhandel?\n\nBauen wir aus.'],
    ['organisation', 'kontor', '> Und der Salzhandel?\nwie immer\n\nBauen wir aus.'],
    ['organisation', 'kontor', '> Und der Salzhandel?\n\nBauen wir vielleicht aus.'],
    ['organisation', 'kontor', '> Und der Salzhandel?\n\nHaben wir ausgebaut.'],
    ['moerderspiel', 'rot', '> Was macht Armee 1 mit Armee 2?\n\nBleibt stehen.'],
    ['eroberung', 'rot', '> Was macht Blau?\n\nKauft Iran.'],
    ['eroberung', 'rot', '> Angriff?\n\nBlau auf Iran.'],
    ['moerderspiel', 'rot', '> Stimme?\n\nBlau oder Orange.'],
    ['pygma', 'west', '> Hygiene?\n\n20000 GS sind zu viel.'],
  ],
  'a condition that is like a clause of what would change nothing': [
    ['organisation', 'zirkel', 'Das Archiv bauen wir auch, wenn Geld da ist.'],
    ['organisation', 'zirkel', 'We build the Archiv only if the Order attacks us.'],
    ['waben', 'tha', '101 greift an, wenn Dornach kommt, auch wenn Valdrun kommt.'],
    ['moerderspiel', 'rot', 'Army 1 moves to C10 so fast that army 2 holds.'],
    ['organisation', 'orden', 'Der Zirkel soll keinen Schaden auffangen.'],
    ['organisation', 'orden', 'Die Passfeste konnte keinen Schaden auffangen.'],
  ],
  'a denial at the end that is about more than another thing of the kind': [
    ['eroberung', 'rot', 'Ich greife Iran an, nicht mit Blau.'],
    ['eroberung', 'rot', 'Ich kaufe Iran, nicht Iran.'],
    ['eroberung', 'rot', 'Kaufe ich Iran, nicht Irak?'],
    ['eroberung', 'rot', 'Ich kaufe Iran, nicht ohne Irak.'],
    ['eroberung', 'rot', 'Ich kaufe Iran, nicht bevor Irak fällt.'],
    ['moerderspiel', 'rot', 'Armee 1 greift Ziel 1 an, nicht nach Armee 2.'],
    ['organisation', 'kontor', 'Wir bauen den Salzhandel aus, nicht in Küste.'],
    ['waben', 'tha', '101 greift an, nicht Dornach.'],
  ],
  'what somebody gets from others, or got, or may get': [
    ['pygma', 'west', 'Nordreich erhält von Inselbund 2000 GS.'],
    ['pygma', 'west', 'Nordreich erhielt von uns 2000 GS.'],
    ['pygma', 'west', 'Nordreich erhält von uns 2000 GS, wenn es Frieden hält.'],
    ['pygma', 'west', 'Erhält Nordreich von uns 2000 GS?'],
    ['pygma', 'west', 'Nordreich und Inselbund erhalten von uns 2000 GS.'],
    ['pygma', 'west', 'Nordreich erhält von uns und von Inselbund 2000 GS.'],
    ['pygma', 'west', 'Wir erhalten von Nordreich 2000 GS.'],
    ['eroberung', 'rot', 'Gelb erhält von mir 500 von Blau.'],
  ],
  'another one who speaks by a title': [
    ['moerderspiel', 'rot', 'Es spricht der König der Feinde: Armee 1 geht nach C10.'],
    ['moerderspiel', 'rot', 'Der Bote des Königs spricht: Armee 1 geht nach C10.'],
    ['moerderspiel', 'rot', 'Wenn der König spricht: Armee 1 hält.'],
    ['moerderspiel', 'rot', 'Vielleicht spricht der König: Armee 1 hält.'],
    ['pygma', 'west', 'Es spricht Ragna, die Herrin des Inselbunds: KH 1 greift an.'],
    [
      'organisation',
      'orden',
      'Es spricht der Älteste des Küstenkontors: die Passfeste wird ausgebaut.',
    ],
  ],
  'a line below one that orders which binds it': [
    ['moerderspiel', 'rot', 'Armee 1 greift Ziel 1 an\nsobald es hell ist'],
    ['moerderspiel', 'rot', 'Armee 1 greift Ziel 1 an\nwar ein scherz'],
    ['eroberung', 'rot', 'alliance w/ Red\nmaybe'],
  ],
  'a list of what is there': [
    ['organisation', 'kontor', 'Bev: 3 Küste, 1 Marsch'],
    ['organisation', 'kontor', 'Stand: 2 Leute Marsch, 1 Geld Seenland'],
    ['organisation', 'kontor', 'Wir haben 2 Leute in Marsch.'],
    ['organisation', 'kontor', 'In Marsch sind 2 Leute.'],
    ['organisation', 'kontor', 'Geld: 2 Marsch, kein Geld Seenland'],
  ],
  'what would be done, or is said to be': [
    ['moerderspiel', 'rot', 'I would give my vote to blue.'],
    ['moerderspiel', 'rot', 'Ich würde Blau wählen.'],
    ['eroberung', 'rot', 'I would buy Jordan.'],
    ['organisation', 'kontor', 'Wir würden Salzhandel ausbauen.'],
    ['waben', 'tha', 'I would send 101 to 210/30.'],
    ['eroberung', 'rot', 'Südafrika wird, so Blau, gekauft.'],
  ],
  'what somebody says who need not be the writer': [
    ['moerderspiel', 'rot', 'Der Feind spricht: Armee 1 geht nach C10.'],
    ['moerderspiel', 'rot', 'Mein Spion spricht: Armee 1 geht nach C10.'],
    ['moerderspiel', 'rot', 'Gerüchte sprechen: Armee 1 geht nach C10.'],
  ],
  'a denial of one goal, which is none of all motion': [
    ['waben', 'tha', '101 does not move to 210/30.'],
    ['waben', 'tha', '101 shall not march to 210/30.'],
    ['waben', 'tha', '101: no move to 210/30.'],
    ['waben', 'tha', '101 bewegt sich nicht nach 210/30.'],
    ['waben', 'tha', '101 macht keinen Schritt nach 210/30.'],
    ['waben', 'tha', '101 zieht nicht weiter nach 210/30.'],
    ['waben', 'tha', '101 geht nicht los nach 210/30.'],
    ['waben', 'tha', '101 does not leave for 210/30.'],
    ['waben', 'tha', '101 tut nichts, was nach 210/30 führt.'],
    ['waben', 'tha', 'Nach 210/30: 101 bewegt sich nicht.'],
    ['waben', 'tha', '101 bewegt sich nicht gen Dornach.'],
    ['waben', 'tha', '101 lets no one through to 210/30.'],
    ['pygma', 'west', 'KH 1 does not move from 65/5 to 65/6.'],
    ['pygma', 'west', 'KH 1 bewegt sich nicht von 65/5 nach 65/6.'],
    ['moerderspiel', 'blau', 'Army 1 does not attack the garrison.'],
    ['moerderspiel', 'blau', 'Army 1 does not march to H4.'],
  ],
  'a denial beside the verb of an order that is harmless only in a clause of its own': [
    ['organisation', 'kontor', 'Wir bauen keine weiteren Stufen am Salzhandel.'],
    ['organisation', 'kontor', 'No further building of Salzhandel.'],
    ['organisation', 'kontor', 'Am Salzhandel bauen wir nichts weiter aus.'],
    ['organisation', 'kontor', 'Wir bauen sonst nichts am Salzhandel.'],
    ['organisation', 'kontor', 'Den Salzhandel bauen wir mehr nicht aus.'],
    ['organisation', 'kontor', 'Wir bauen den Salzhandel noch nicht genug aus.'],
    ['organisation', 'kontor', 'We build nothing new at Salzhandel.'],
    ['organisation', 'kontor', 'Es ist nicht wahr, dass wir Salzhandel ausbauen.'],
    ['eroberung', 'gelb', 'I attack no further Iran.'],
    ['eroberung', 'gelb', 'I buy nothing more of Iran.'],
    ['eroberung', 'gelb', 'Ich greife Iran sonst nichts an.'],
    ['moerderspiel', 'blau', 'Armee 1 builds no further base.'],
  ],
  'what a named unit could or would do': [
    ['waben', 'tha', '101 würde nach 210/30 ziehen, bleibt aber.'],
    ['waben', 'tha', '101 would march to 210/30.'],
    ['waben', 'tha', '101 könnte nach 210/30 ziehen.'],
    ['waben', 'tha', '101 kann nach 210/30 ziehen.'],
    ['waben', 'tha', '101 would attack.'],
    ['waben', 'tha', '101 might attack.'],
    ['waben', 'tha', '101 würde nach 210/30 und 210/31 ziehen.'],
    ['waben', 'tha', '101 könnte nach 210/30.'],
    ['waben', 'tha', '101 could KA.'],
    ['pygma', 'west', 'KH 1 would move from 65/5 to 65/6.'],
    ['pygma', 'west', 'KH 1 könnte von 65/5 nach 65/6 ziehen.'],
    ['moerderspiel', 'blau', 'Armee 1 würde nach H4 ziehen.'],
    ['moerderspiel', 'blau', 'Armee 1 könnte nach H4 und H5 ziehen.'],
    ['moerderspiel', 'blau', 'Army 1 would to H4.'],
  ],
  'another unit, a part of one, and a road beside who carries out the order': [
    ['waben', 'tha', '101 schickt 103 nach 210/30.'],
    ['waben', 'tha', '101 lets 103 go to 210/30.'],
    ['waben', 'tha', '101 begleitet 103 nach 210/30.'],
    ['waben', 'tha', 'Dornach: 101 nach 210/30.'],
    ['waben', 'tha', '101 zieht zu 103 nach 210/30.'],
    ['waben', 'tha', '101 wird von 103 nach 210/30 geführt.'],
    ['waben', 'tha', '101 leads 103 to 210/30.'],
    ['waben', 'tha', '101 protects 103.'],
    ['waben', 'tha', '101 schickt 300 K nach 210/30.'],
    ['waben', 'tha', '101 sends 300 warriors to 210/30.'],
    ['waben', 'tha', '300 K von 101 nach 210/30.'],
    ['waben', 'tha', '101 mit 300 Kriegern nach 210/30'],
    ['waben', 'tha', '101 bewacht den Weg nach 210/30.'],
    ['waben', 'tha', '101 verteidigt die Straße nach 210/30.'],
    ['waben', 'tha', '101 holds the bridge to 210/30.'],
  ],
  'whom a unit has against it, which is no goal': [
    ['waben', 'tha', '101 verteidigt sich gegen Dornach.'],
    ['waben', 'tha', '101 defends against Dornach.'],
    ['waben', 'tha', '101 hält gegen Dornach.'],
    ['waben', 'tha', '101 flieht vor Dornach.'],
    ['waben', 'tha', '101 flees Dornach.'],
    ['waben', 'tha', '101 weicht Dornach aus.'],
    ['waben', 'tha', '101 weicht 210/30 aus.'],
    ['waben', 'tha', '101 zieht sich vor Dornach zurück.'],
    ['waben', 'tha', '101 ignores Dornach.'],
    ['waben', 'tha', '101 stands against Dornach.'],
    ['waben', 'tha', '101 geht nach 210/30 und verteidigt sich gegen Dornach.', '101 KV 210/30'],
  ],
  'what stands behind a label that puts it off or ranks it': [
    ['organisation', 'kontor', 'Abgesagt: Wir bauen Salzhandel aus.'],
    ['organisation', 'kontor', 'Vertagt: Wir bauen Salzhandel aus.'],
    ['organisation', 'kontor', 'Zurückgestellt: Wir bauen Salzhandel aus.'],
    ['organisation', 'kontor', 'Deleted: Wir bauen Salzhandel aus.'],
    ['organisation', 'kontor', 'Postponed: BUILD Salzhandel'],
    ['organisation', 'kontor', 'Überflüssig: Wir bauen Salzhandel aus.'],
    ['organisation', 'kontor', 'Wir verschieben auf Phase 9: Wir bauen Salzhandel aus.'],
    ['organisation', 'kontor', 'Reserve: Wir bauen Salzhandel aus.'],
    ['organisation', 'kontor', '2. Wahl: Wir bauen Salzhandel aus.'],
    ['waben', 'tha', 'Postponed: 101 marches to 210/30.'],
    ['moerderspiel', 'blau', 'Abgesagt: Armee 1 zieht nach H4.'],
    ['pygma', 'west', 'Vertagt: KH 1 von 65/5 nach 65/6'],
  ],
  'a heading nobody knows, or one that says it holds, beside the order behind it': [
    ['moerderspiel', 'blau', 'Bewegungen: Armee 1 zieht nach H4.', 'Armee 1 zieht nach H4'],
    ['moerderspiel', 'blau', 'Geändert: Armee 1 zieht nach H4.', 'Armee 1 zieht nach H4'],
    ['eroberung', 'rot', 'Bestellungen: Kauf Irak', 'Kauf Irak'],
    ['organisation', 'kontor', 'Wichtig: Baue Salzhandel', 'BAUE Salzhandel'],
    ['organisation', 'kontor', 'Corrected: BUILD Salzhandel', 'BAUE Salzhandel'],
    ['pygma', 'west', 'Bewegungen: KH 1 von 65/05 nach 65/11', 'KH 1 von 65/05 nach 65/11'],
  ],
  'what suits, where nobody passes': [
    ['organisation', 'kontor', 'Passt schon.'],
    ['organisation', 'kontor', 'Das passt.'],
    ['organisation', 'kontor', 'Das passt so.'],
    ['organisation', 'kontor', 'passt!'],
    ['eroberung', 'gelb', 'Passt schon.'],
    ['eroberung', 'gelb', 'Das passt.'],
  ],
};

describe.each(Object.entries(RATHER_ASKED))('%s (OS-0-07, OS-15-01)', (_, rows) => {
  it.each(rows)('is asked about in %s of %s: %s', (game, party, letter, ...plain) => {
    const { keys, findings } = readIn(game, party, letter);
    expect(keys).toEqual(plain.flatMap((line) => readIn(game, party, line).keys));
    expect(findings.length).toBeGreaterThan(0);
  });
});
