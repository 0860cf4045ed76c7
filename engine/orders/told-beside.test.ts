import type { LetterRows } from '../testing/corpus';
import { testAsked, testMeant } from '../testing/letter-rows';

const C9 = 'Armee 1 zieht nach C9';

/** Orders with something told beside them in the same sentence: they are carried out, whatever is asked. */
const MEANT: LetterRows = {
  'what is told of it in a clause of its own behind the order': [
    ['moerderspiel', 'rot', `${C9}, die brauchen Bewegung.`, C9],
    ['moerderspiel', 'rot', `${C9}, da gibt es warme Betten.`, C9],
    ['moerderspiel', 'rot', `${C9}, dort wohnt meine Tante.`, C9],
    ['waben', 'tha', '101 geht nach 210/20, das ist näher am Wasser.', '101 -20'],
    [
      'eroberung',
      'rot',
      'Heimatbündnisse: Polen und Rumänien, das passt genau.',
      'Heimatbündnisse: Polen, Rumänien',
    ],
  ],
  'what there is no more of, and what people do': [
    ['pygma', 'nord', 'Für Spionage 20.000 GS, mehr hat der Kanzler nicht.', 'Spionage 20000 GS'],
    ['eroberung', 'rot', 'Ich kaufe Iran, man gönnt sich ja sonst nichts.', 'Kauf Iran'],
    ['eroberung', 'rot', 'Ich kaufe Iran, man soll nicht gierig werden.', 'Kauf Iran'],
    ['moerderspiel', 'rot', 'I vote for Blue, nothing personal.', 'Stimme: Blau'],
  ],
  'the manner of an order in the genitive': [
    ['moerderspiel', 'rot', 'Armee 1 zieht schweren Herzens nach C9.', C9],
    ['waben', 'tha', '101 zieht gesenkten Hauptes nach 210/20.', '101 -20'],
  ],
  'where somebody is at home, beside a goal': [
    ['moerderspiel', 'rot', 'Armee 1 zieht nach Hause, nach C9.', C9],
    ['waben', 'tha', '101 kehrt nach Hause zurück, nach 210/20.', '101 -20'],
  ],
  'where a unit stays, with a verb that looks as if it were over': [
    ['moerderspiel', 'rot', 'Armee 1 verharrt, wo sie ist.', 'Armee 1 hält'],
  ],
  'as what something is given, before its verb': [
    [
      'waben',
      'okh',
      'Als Zeichen des guten Willens zahlen wir an Dornach 300 GS.',
      'Zahlung an Mark Dornach: 300 GS',
    ],
  ],
  'the same of another number of things that are counted': [
    [
      'organisation',
      'kontor',
      '1 Bevölkerung von Küste nach Seenland. 3 Geld ebenfalls.',
      'BEWEGE 1 Bevölkerung von Küste nach Seenland',
      'BEWEGE 3 Geld von Küste nach Seenland',
    ],
  ],
  'a question behind the order, with two marks': [
    ['pygma', 'west', 'Hygiene 15000 GS. Oder braucht man dafür einen Arzt??', 'Hygiene 15000 GS'],
    ['organisation', 'orden', 'Wir bauen die Passfeste aus!!', 'BAUE Passfeste'],
  ],
  'a condition that a reaction means anyway, before it': [
    ['waben', 'okh', '801 geht nach 710/22 und, wenn jemand kommt, ausweichen.', '801 -22 KR'],
    ['waben', 'nah', '102 goes to 158/04. If it meets anyone it ignores them.', '102 -04 KI'],
    ['waben', 'okh', '801 läuft weg.', '801 KR'],
  ],
  'whom it meets, told behind an infinitive': [
    ['waben', 'okh', '201 soll nach 711/24 reiten und die Gegner angreifen.', '201 -24 KA'],
  ],
  'what a unit is on its march, and what is raised for it': [
    ['waben', 'okh', '201 reitet als Kundschafter nach 711/24, KR.', '201 -24 KR Erkunder'],
    ['waben', 'val', 'Heer 103: KH (neu 500 K)', '103 KH neu 500K'],
  ],
  'words right before the second verb, which go with it': [
    [
      'pygma',
      'nord',
      'RH 1 reitet von 65/8 nach 65/9 und dann 65/15, und soll ausweichen, wenn jemand kommt.',
      'RH 1: 65/8 - 65/9 - 65/15, R',
    ],
  ],
};

testMeant(MEANT);

/** What only looks like a remark: the order is asked about. */
const ASKED: LetterRows = {
  'a clause behind the order that denies, binds or counts it': [
    ['eroberung', 'rot', 'Ich kaufe Iran, das tue ich nicht.'],
    ['eroberung', 'rot', 'Ich kaufe Iran, man kauft ihn aber nicht.'],
    ['eroberung', 'rot', 'Ich kaufe Iran, mehr kaufe ich nicht.'],
    ['organisation', 'orden', 'Wir bauen die Passfeste aus, mehr aber nicht in Hochland.'],
    ['waben', 'tha', '101 geht nach 210/20, die ist vielleicht schon besetzt.'],
  ],
  'a question that leaves the order open': [
    ['organisation', 'orden', 'Wir bauen die Passfeste aus. Oder doch nicht??'],
    ['waben', 'okh', '801 weicht aus, wenn es 101 begegnet und nach 710/22 zieht.'],
  ],
  'those who are met, and do it themselves': [
    ['waben', 'okh', '201 soll nach 711/24 reiten und die Gegner ihn angreifen.', '201 -24'],
  ],
  'a goal that is none': [
    ['moerderspiel', 'rot', 'Armee 1 zieht nach Hause.'],
    ['moerderspiel', 'rot', 'Armee 1 zieht schweren Geräts nach C9.'],
    ['waben', 'tha', '101 kehrt nach Hause zurück.'],
  ],
  'a number of things that do not go the same way': [
    [
      'organisation',
      'kontor',
      '1 Bevölkerung von Küste nach Seenland. 3 Geld auch?',
      'BEWEGE 1 Bevölkerung von Küste nach Seenland',
    ],
    [
      'organisation',
      'kontor',
      '1 Bevölkerung von Küste nach Seenland. 3 Geld auch nicht.',
      'BEWEGE 1 Bevölkerung von Küste nach Seenland',
    ],
    ['organisation', 'kontor', 'Wir bauen Salzhandel aus. 3 Geld auch.', 'BAUE Salzhandel'],
  ],
  'a level more of what nobody has, and a word that is no name': [
    ['organisation', 'zirkel', 'Forschung in Seenland um eins höher'],
    ['organisation', 'zirkel', 'Wir bauen in Seenland natürlich.'],
  ],
};

testAsked(ASKED);
