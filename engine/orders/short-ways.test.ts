import type { LetterRows } from '../testing/corpus';
import { testMeant } from '../testing/letter-rows';

/** Sentences that leave out what stands elsewhere, or say it in other words, each with the plain orders it means. */
const MEANT: LetterRows = {
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

testMeant(MEANT);
