import type { LetterRows } from '../testing/corpus';
import { testAsked, testMeant } from '../testing/letter-rows';

const PASSFESTE = 'Die Passfeste wird um eine Stufe ausgebaut.';

/** What stands before orders, in other lines or in the same one: they are carried out, whatever is asked beside them. */
const MEANT: LetterRows = {
  'an opening behind which the orders of the writer stand': [
    [
      'organisation',
      'orden',
      `Unser Kapitel hat nach drei Tagen Fasten folgendes entschieden:\n${PASSFESTE}`,
      'BAUE Passfeste',
    ],
    [
      'organisation',
      'orden',
      `Der Orden verfügt hiermit folgende Maßnahmen:\n- ${PASSFESTE}`,
      'BAUE Passfeste',
    ],
    [
      'organisation',
      'orden',
      'Here are my orders, typed with one hand:\nBuild Passfeste',
      'BAUE Passfeste',
    ],
    [
      'waben',
      'lyr',
      'Perenna Vael, Dogin der Inseln, verkündet ihren Kapitänen folgendes:\n\n302 segelt nach 461/26.',
      '302 -26',
    ],
    [
      'moerderspiel',
      'rot',
      'Wir haben lange diskutiert und uns folgendes ausgedacht:\nArmee 1 hält.',
      'Armee 1 hält',
    ],
    ['moerderspiel', 'rot', 'Rot meldet aus dem Felde folgendes: Armee 1 hält.', 'Armee 1 hält'],
    ['eroberung', 'rot', 'Our government (all three of them) has decided:\nbuy Iran', 'Kauf Iran'],
    ['eroberung', 'rot', 'In Stichpunkten, weil der Bus gleich kommt:\nKauf Iran', 'Kauf Iran'],
    ['eroberung', 'rot', 'Ich gebe hiermit folgende Befehle ab:\nKauf Iran', 'Kauf Iran'],
    [
      'eroberung',
      'rot',
      'Das Volk von Rot gibt keine Ruhe, und so verkündet sein König:\nKauf Iran',
      'Kauf Iran',
    ],
    [
      'pygma',
      'west',
      'Im Namen des Rates gebe ich folgendes bekannt:\nHygiene 20000 GS',
      'Hygiene 20000 GS',
    ],
  ],
  'what is decided, in clauses below its opening': [
    [
      'organisation',
      'orden',
      'The chapter of the Order has decreed:\nthat the Passfeste be raised by one level;\nthat one population shall move from Hochland to Grenzmark.',
      'BAUE Passfeste',
      'BEWEGE 1 Bevölkerung von Hochland nach Grenzmark',
    ],
    [
      'organisation',
      'orden',
      'Das Kapitel hat beschlossen:\ndaß die Passfeste um eine Stufe ausgebaut werde;\ndaß eine Bevölkerung von Hochland nach Grenzmark ziehe.',
      'BAUE Passfeste',
      'BEWEGE 1 Bevölkerung von Hochland nach Grenzmark',
    ],
  ],
  'an item of a list that holds itself alone': [
    [
      'moerderspiel',
      'rot',
      '- Armee 1 ist vermutlich zu langsam für uns\n- Stimme: Grün',
      'Stimme: Grün',
    ],
    ['eroberung', 'rot', '* die Marken waren letztes Mal fast alle weg\n* Kauf Iran', 'Kauf Iran'],
  ],
  'what follows from a reason in a clause of its own': [
    ['eroberung', 'rot', 'Mein Geld ist fast weg, darum kaufe ich Iran.', 'Kauf Iran'],
    ['eroberung', 'rot', 'Nobody else wants it, so I buy Iran.', 'Kauf Iran'],
    ['waben', 'tha', '103 kann nicht mehr weiter, darum KR.', '103 KR'],
    [
      'moerderspiel',
      'rot',
      'Ich traue denen nicht über den Weg, deshalb stellt Armee 1 eine Falle.',
      'Armee 1 stellt eine Falle',
    ],
  ],
  'what is quoted behind a colon, and what stands behind the quotation': [
    [
      'moerderspiel',
      'rot',
      'Das Orakel sprach: "Hütet euch vor Blau!" Wir stimmen für Blau.',
      'Stimme: Blau',
    ],
    [
      'moerderspiel',
      'rot',
      'Alle haben gerufen: "Nieder mit den Blauen!" Wir stimmen für Blau.',
      'Stimme: Blau',
    ],
  ],
  'what a condition of the own turn says anyway': [
    ['eroberung', 'rot', 'Sobald ich am Zug bin, kaufe ich Iran.', 'Kauf Iran'],
    ['eroberung', 'rot', 'When it is my turn, I buy Iran.', 'Kauf Iran'],
  ],
};

testMeant(MEANT);

/** What misleads: only the plain orders are carried out, and the rest is asked about. */
const ASKED: LetterRows = {
  'an opening of others, of another turn, or of what is not done': [
    ['organisation', 'orden', `Der Rat des Waldbundes hat folgendes beschlossen:\n${PASSFESTE}`],
    ['organisation', 'orden', `Folgendes machen wir nicht:\n${PASSFESTE}`],
    ['organisation', 'orden', `Wir haben letzte Runde folgendes beschlossen:\n${PASSFESTE}`],
    ['eroberung', 'rot', 'Was wir nicht kaufen, das verkündet der König:\nKauf Iran'],
    ['organisation', 'orden', `Wir überlegen folgendes:\n${PASSFESTE}`],
    ['waben', 'dor', 'Ein Bote aus Tharos meldet folgendes:\n101 hält.'],
    ['waben', 'dor', 'Mein Bruder sagt folgendes:\n101 hält.'],
    ['waben', 'dor', 'Der Rat von Tharos hat beschlossen:\n101 hält.'],
    ['moerderspiel', 'rot', 'Vielleicht machen wir folgendes:\nArmee 1 hält.'],
  ],
  'clauses of what others decided, or nobody': [
    [
      'organisation',
      'orden',
      'The Circle has decreed:\nthat the Passfeste be raised by one level.',
    ],
    ['organisation', 'orden', 'dass die Passfeste ausgebaut werde'],
  ],
  'an item of a list that binds the next one': [
    ['moerderspiel', 'rot', '- Falls Grün kommt\n- Armee 1 greift Ziel 1 an'],
    ['moerderspiel', 'rot', '- vielleicht\n- Armee 1 greift Ziel 1 an'],
    ['moerderspiel', 'rot', '- nicht ausgeführt wird:\n- Armee 1 greift Ziel 1 an'],
  ],
  'what follows from a condition': [
    ['eroberung', 'rot', 'Wenn Blau kommt, also morgen, kaufe ich Iran.'],
    ['eroberung', 'rot', 'Falls Blau schläft, so kaufe ich Iran.'],
    ['eroberung', 'rot', 'Vielleicht ist Blau pleite, also kaufe ich Iran.'],
    ['eroberung', 'rot', 'Mein Geld ist weg, also kaufe ich nichts.'],
  ],
  'what is quoted behind a colon': [
    ['moerderspiel', 'rot', 'Das Orakel sprach: "Stimmt für Blau!"'],
    ['moerderspiel', 'rot', 'Das Orakel sprach: Wir stimmen für Blau.'],
  ],
  'what is handed in, and no option': [
    ['eroberung', 'rot', 'Ich gebe meine Anmeldung ab.'],
    ['eroberung', 'rot', 'Ich gebe gleich alles ab.'],
  ],
};

testAsked(ASKED);
