import { describe, expect, it } from 'vitest';
import { type LetterRows, readRow } from '../testing/corpus';

/** Constructions of players' own: their orders are carried out, whatever is asked beside them. */
const MEANT: LetterRows = {
  'a line that ends before its end, in a paragraph without full stops': [
    [
      'eroberung',
      'rot',
      'kauf ägypten\ndann angriff auf libyen mit panzer\nder rest kommt die tage, akku is alle\nwaffen wie gehabt erst panzer dann flugzeug dann u-boot',
      'Kauf Ägypten',
      'Angriff auf Libyen mit Panzer',
      'Waffen: Panzer, Flugzeug, U-Boot',
    ],
    [
      'eroberung',
      'gelb',
      'motherland China, else Japan\nhome allies: Vietnam\nattack Taiwan by submarine',
      'Mutterland: China, Japan',
      'Heimatbündnisse: Vietnam',
      'Angriff auf Taiwan mit U-Boot',
    ],
  ],
  'what is announced before a colon and orders nothing': [
    ['waben', 'tha', 'In Elystria bleiben die Tore zu: 101 hält die Stellung.', '101 KH'],
    ['waben', 'tha', 'So bleibt alles beim Alten: 101 verteidigt.', '101 KV'],
    ['pygma', 'nord', 'So möge es bleiben: RH 1 steht auf 65/8, Befehl V.', 'RH 1: 65/8, V'],
  ],
  'a pronoun for what is named right before it': [
    ['eroberung', 'blau', 'Ägypten, das kaufe ich.', 'Kauf Ägypten'],
    ['organisation', 'kontor', 'Den Salzhandel, den bauen wir aus.', 'BAUE Salzhandel'],
    [
      'moerderspiel',
      'gelb',
      'Den Stützpunkt M9, den überlassen wir Weiß.',
      'Wir überlassen M9 an Weiß',
    ],
  ],
  'what the writer tells of himself, of people or of the rest behind the order': [
    [
      'moerderspiel',
      'gruen',
      'Army 3 goes to E14, I need somebody to guard the cheese.',
      'Armee 3 zieht nach E14',
    ],
    ['waben', 'tha', '101 moves to 20, they should see us.', '101 -20'],
    [
      'pygma',
      'west',
      'RH 1 vereint sich mit RH 2, zusammen sind sie stark.',
      'RH 1 vereint sich mit RH 2',
    ],
    [
      'moerderspiel',
      'gelb',
      'Armee 1 baut einen Stützpunkt, sonst war die ganze Arbeit umsonst.',
      'Armee 1 baut einen Stützpunkt',
    ],
    [
      'moerderspiel',
      'gruen',
      'Vote: Violet. If Violet attacks me, army 1 should hit back.',
      'Stimme: Violett',
    ],
  ],
  'whoever reads the letter, and who has others do it': [
    ['pygma', 'west', 'Dem Inselbund überweist du 5000 GS.', 'Überweisung 5000 GS an Inselbund'],
    [
      'pygma',
      'west',
      'In Hochburg lasse ich 3000 Krieger als KH 4 ausheben.',
      'Rüstung KH 4: 3000 K in Hochburg',
    ],
    [
      'pygma',
      'nord',
      'In Nordburg rüste ich 2500 Reiter als RH 2.',
      'Rüstung RH 2: 2500 R in Nordburg',
    ],
    ['pygma', 'west', 'Den Händler H 1 schick ich von 72/22 nach 72/21.', 'H 1: 72/22 - 72/21'],
  ],
  'who is aboard, and what a new city is called': [
    ['pygma', 'west', 'FH 1 liegt auf 73/10, mit RH 2', 'FH 1: 73/10, mit RH 2'],
    ['pygma', 'west', 'FH 1 bleibt auf 73/10, mit RH 2', 'FH 1: 73/10, mit RH 2'],
    [
      'pygma',
      'west',
      'Neue Stadt auf 65/20, sie soll Königsberg heißen',
      'Neue Stadt 65/20: Königsberg',
    ],
    ['pygma', 'west', 'Das Feld 65/20 erhält den Namen Silberbach.', 'Benennung 65/20: Silberbach'],
  ],
  'small words with which a name begins': [
    ['waben', 'tha', '101 moves to 20, let us see.', '101 -20'],
    ['waben', 'tha', '101 moves to 20, you will see.', '101 -20'],
  ],
  'sides, pursuit, codes in two words and offers': [
    ['waben', 'lyr', '301 fährt auf die Seite (2), KI.', '301 -(2) KI'],
    ['waben', 'lyr', '301 goes on to side (2) and runs from any fight.', '301 -(2) KR'],
    [
      'waben',
      'dor',
      '201 zieht auf die 24, angreifen, und wer abhaut, wird verfolgt.',
      '201 -24 KAF',
    ],
    ['waben', 'okh', '201 zieht nach 24, 23. Haltung Angriff mit Verfolgung.', '201 -24-23 KAF'],
    ['waben', 'nah', 'Wir bieten dem Reich Tharos Frieden an.', 'Frieden mit Reich Tharos'],
    ['waben', 'lyr', 'We are ready for peace with Valdrun.', 'Frieden mit Königreich Valdrun'],
    ['waben', 'nah', 'Zahlung an die Mark Dornach: 500 GS', 'Zahlung an Mark Dornach: 500 GS'],
  ],
  'votes, losses, steps and targets as players name them': [
    [
      'moerderspiel',
      'gelb',
      'Meine Stimme liegt auf Orange, und da bleibt sie auch.',
      'Stimme: Orange',
    ],
    ['moerderspiel', 'gelb', 'Zur Abstimmung: Orange.', 'Stimme: Orange'],
    ['moerderspiel', 'weiss', 'Ich ziehe meine Stimme gegen Grün zurück.', 'Stimme zurückgezogen'],
    [
      'moerderspiel',
      'orange',
      'Verlust: Garnison 300, A1 200.',
      'Verlust: Garnison mit 300, Armee 1 mit 200',
    ],
    [
      'moerderspiel',
      'weiss',
      'Armee 2: einen Schritt nach L13, nicht weiter',
      'Armee 2 zieht nach L13',
    ],
    [
      'moerderspiel',
      'rot',
      'Army 1 attacks target 1. Army 2 follows the same target.',
      'Armee 1 greift Ziel 1 an',
      'Armee 2 verfolgt Ziel 1',
    ],
    [
      'moerderspiel',
      'braun',
      'Armee | Feld | Aktion | Haltung\n1 | K4 | hält | passiv',
      'Armee 1 hält',
      'Armee 1 ist passiv',
    ],
  ],
  'the end of the phase, levels on top and what something is called': [
    [
      'organisation',
      'kontor',
      'Wenn die Phase zu Ende geht, zahlen wir in Küste für Salzhandel 3.',
      'ZAHLE in Küste: Salzhandel 3',
    ],
    ['organisation', 'orden', 'passfeste bitte eine stufe drauf', 'BAUE Passfeste'],
    ['organisation', 'waldbund', 'Pelzmarkt: one level more', 'BAUE Pelzmarkt'],
    [
      'organisation',
      'kontor',
      'We build a crane, call it Kran, as infrastructure.',
      'BAUE Kran (Infrastruktur)',
    ],
    [
      'organisation',
      'kontor',
      'Bewegen - 2 Geld von der Küste ins Seenland',
      'BEWEGE 2 Geld von Küste nach Seenland',
    ],
    ['organisation', 'kontor', 'Einfluss - 2 auf Orden mit Geld', 'EINFLUSS auf Orden -2 mit Geld'],
    [
      'organisation',
      'waldbund',
      'Schritt | Was | Wo\nBewegen | 1 Geld | Waldmark -> Marsch',
      'BEWEGE 1 Geld von Waldmark nach Marsch',
    ],
  ],
  'gold that is stored, given, offered and raised': [
    ['waben', 'val', 'In Seegard hinterlegen wir 5000 GS.', 'Lager 001/01: 5000 GS'],
    ['waben', 'val', '5.000 GS ins Lager nach Seegard.', 'Lager 001/01: 5000 GS'],
    [
      'waben',
      'lyr',
      'Unsere Verbündeten in Tharos bekommen als Geschenk 700 GS aus unserer Kasse.',
      'Geschenk an Reich Tharos: 700 GS',
    ],
    ['waben', 'nah', 'We offer peace to the realm of Tharos.', 'Frieden mit Reich Tharos'],
    ['waben', 'val', 'Der Steuersatz steigt auf 8 %.', 'Steuersatz 8 %'],
    ['waben', 'val', 'Wir geben der 102 noch 500 Krieger dazu.', 'Rüstung 102: 500 K'],
    ['waben', 'val', 'Mit dem Bau einer Burg in 001/43 wird begonnen.', 'Neubau Burg in 001/43'],
    [
      'waben',
      'dor',
      'In Steinpforte werden 300 Krieger ausgehoben und dem Heer 102 unterstellt.',
      'Rüstung 102: 300 K in 711/02',
    ],
  ],
  'votes, blockades, flags and false orders as players say them': [
    ['moerderspiel', 'rot', 'Beim Abstimmen wähle ich Grün.', 'Stimme: Grün'],
    [
      'moerderspiel',
      'rot',
      'Meine Stimme gegen Blau nehme ich vorerst zurück.',
      'Stimme zurückgezogen',
    ],
    ['moerderspiel', 'rot', 'Wir heben die Hand gegen Grün.', 'Stimme: Grün'],
    [
      'moerderspiel',
      'rot',
      'Armee 1 errichtet uns eine Blockade auf der Kante zu C10.',
      'Armee 1 blockiert die Kante zu C10',
    ],
    ['moerderspiel', 'rot', 'Armee 2 wird aggressiv.', 'Armee 2 ist aggressiv'],
    ['moerderspiel', 'rot', 'Armee 2 (B9): hält.', 'Armee 2 hält'],
    [
      'moerderspiel',
      'rot',
      'Verluste, falls die Sanktion uns trifft: 100 aus der Garnison, 200 aus Armee 1.',
      'Verlust: Garnison mit 100, Armee 1 mit 200',
    ],
    [
      'moerderspiel',
      'rot',
      'Armee 1 schickt Ziel 2 einen falschen Befehl, und zwar soll er nach D4 gehen.',
      'Falscher Befehl von Armee 1 an Ziel 2: geht nach D4',
    ],
  ],
  'letters, missions and parts of an army as players write them': [
    ['pygma', 'nord', 'An Ragna: Habt ihr Wein?', 'Brief an Inselbund: Habt ihr Wein?'],
    ['pygma', 'nord', 'Der Westmark schreiben wir: Frieden?', 'Brief an Westmark: Frieden?'],
    ['pygma', 'nord', '- Gerücht für den Kurier: Es spukt.', 'Gerücht: Es spukt.'],
    [
      'pygma',
      'west',
      'Auftrag gegen Nordreich: Reichsgröße',
      'Auftrag Reichsgröße gegen Nordreich',
    ],
    [
      'pygma',
      'west',
      'KH 1: teilt sich in KH 1 mit 5000 K und KH 8 mit 3500 K',
      'Teilung KH 1 in KH 1 5000 K, KH 8 3500 K',
    ],
    [
      'pygma',
      'west',
      "I'd like to found a city in 65/20 and name it Newtown.",
      'Neue Stadt 65/20: Newtown',
    ],
  ],
  'the own zone, contributions and what is concluded': [
    [
      'eroberung',
      'gruen',
      'In meiner Zone verbünde ich mich mit Argentinien.',
      'Heimatbündnisse: Argentinien',
    ],
    ['eroberung', 'gelb', 'Es sei ein Bündnis mit Grün geschlossen!', 'Bündnis mit Grün'],
    [
      'eroberung',
      'gruen',
      'Für den lieben Roten lege ich einen Beitrag von 500 dazu.',
      'Beitrag 500 für Rot',
    ],
    ['eroberung', 'gruen', "300 from me towards Red's war chest.", 'Beitrag 300 für Rot'],
  ],
};

describe.each(Object.entries(MEANT))('%s (OS-15-01, WW-0.3-03)', (_, rows) => {
  it.each(rows)('leaves the order as it is meant in %s of %s: %s', (...row) => {
    const { keys, meant } = readRow(row);
    expect(meant.length).toBeGreaterThan(0);
    expect(keys).toEqual(meant);
  });
});

/** What misleads: only the plain orders are carried out, and the rest is asked about. */
const ASKED: LetterRows = {
  'what is mended by what is meant, in the sentence or behind it': [
    ['eroberung', 'blau', 'Kauf Iran, ich meine Irak'],
    ['eroberung', 'blau', 'Buy Iran, I mean Iraq'],
    ['eroberung', 'blau', 'Buy Iran; make that Iraq'],
    ['eroberung', 'blau', 'Kauf Iran. Sorry, Irak.'],
    ['eroberung', 'blau', 'Kauf Iran. Irak meine ich.'],
    ['pygma', 'west', 'KH 1 zieht von 65/5 nach 65/6, ich meine 65/11, R.'],
    ['moerderspiel', 'gelb', 'Armee 2 geht nach H8. Ich meine F8.'],
    ['organisation', 'kontor', 'Wir bauen Salzhandel aus. Ich meine Speicherviertel.'],
    ['eroberung', 'blau', 'Kauf Iran, ich meine das ernst.', 'Kauf Iran'],
    ['eroberung', 'blau', 'Buy Iran. I mean to attack Cuba with tanks.', 'Kauf Iran'],
  ],
  'a realm that alone is attacked, and shares its name with a town': [
    ['waben', 'tha', '101 greift nur Dornach an.'],
    ['waben', 'tha', '101 attacks only Dornach.'],
    ['waben', 'tha', '101 zieht nach 20 und greift bloß Dornach an.', '101 -20'],
  ],
  'lines that go on with the one before': [
    ['organisation', 'kontor', 'wir bauen salzhandel aus und zwar heute\nnicht aber den speicher'],
    ['eroberung', 'rot', 'kauf iran und dann irak heute noch\nnur falls blau zustimmt'],
    ['eroberung', 'rot', 'angriff auf iran mit panzer und so weiter\nist gestrichen'],
    ['eroberung', 'rot', 'vielleicht mache ich das hier noch irgendwann\nkauf iran'],
    ['moerderspiel', 'gelb', 'wenn rot uns wirklich angreift dann\narmee 1 hält'],
  ],
  'words before a colon that bind, deny or quote what is behind it': [
    ['moerderspiel', 'gelb', 'Falsch ist: Armee 1 hält.'],
    ['waben', 'tha', 'Wir ziehen nicht: 101 verteidigt.'],
    ['waben', 'tha', 'Wir könnten bleiben: 101 verteidigt.'],
    ['waben', 'tha', 'Dornach greift an: 101 verteidigt.'],
    ['waben', 'tha', 'Das Lied geht so: 101 zieht nach 20.'],
    ['waben', 'tha', 'Der Späher meldet: 101 zieht nach 20.'],
  ],
  'a pronoun behind another one, or behind what is said of it': [
    ['organisation', 'kontor', 'Der Waldbund, der baut Salzhandel aus.'],
    ['eroberung', 'blau', 'Den Iran, den will Rot kaufen.'],
    ['eroberung', 'blau', 'Kein Ägypten, das kaufe ich.'],
    ['eroberung', 'blau', 'Den Iran, den kaufe ich vielleicht.'],
    ['moerderspiel', 'gelb', 'Die Armee 1 von Rot, die greift Ziel 2 an.'],
  ],
  'denials of dialects': [
    ['moerderspiel', 'gelb', 'Armee 1 zieht ned nach K5.'],
    ['moerderspiel', 'gelb', 'Armee 1 zieht net nach K5.'],
    ['organisation', 'kontor', 'Mir bauen koan Salzhandel aus.'],
    ['eroberung', 'blau', 'I kaaf nix, Kauf Iran nit.'],
    ['waben', 'tha', '101 zieht nimmer nach 20.'],
  ],
  'what others pay, want, or are told': [
    ['pygma', 'west', 'Nordreich überweist dir 5000 GS.'],
    ['pygma', 'west', 'Überweist du dem Inselbund 5000 GS?'],
    ['pygma', 'west', 'KH 1 hat sich mit KH 2 vereint.'],
    ['pygma', 'west', 'KH 1 vereint sich mit KH 2, so war es.'],
    ['eroberung', 'blau', 'Einen Beitrag von 500 will Rot.'],
    ['eroberung', 'gruen', 'Rots Kriegskasse hat 300 Marken.'],
    ['eroberung', 'gruen', "300 from Red's war chest."],
    ['eroberung', 'blau', 'Rot zahlt einen Beitrag von 500 für mich.'],
    ['organisation', 'kontor', 'Ich lasse den Salzhandel.'],
    ['waben', 'tha', 'Dem Emir sei gesagt, 101 zieht nach 20.'],
    ['waben', 'tha', 'Sag der Markgräfin bitte von mir: Heer 101 zieht nach 20.'],
  ],
  'verbs that mean something else without their noun': [
    ['organisation', 'orden', 'Wir stellen keine Leute zur Unterstützung ab: sie graben.'],
    ['organisation', 'kontor', 'Wenn die Phase zu Ende geht, bauen wir Salzhandel aus.'],
    ['organisation', 'kontor', 'Den Handel treibt der Waldbund an der Küste mit 3 Stufen.'],
  ],
  'what hides, and phrases of units that deny': [
    ['waben', 'tha', '101 greift an, was sich nicht zeigt.'],
    ['waben', 'tha', '101 zieht nach 20, wenn es brenzlig wird.'],
    ['waben', 'tha', '103 läuft vor niemandem davon.'],
    ['waben', 'tha', 'Die Fremden greifen 302 an.'],
    ['waben', 'tha', '401 ist nicht inaktiv.'],
    ['waben', 'tha', '301 läuft nach 44, von 44 aus greift sie 001/01 an.', '301 002/44'],
    ['pygma', 'nord', '"RH 1 hat das Feld 65/8 gehalten", steht auf dem letzten Bogen.'],
  ],
  'offers of others, and pursuits that are none': [
    ['waben', 'tha', 'Lyranth bietet Frieden an.'],
    ['waben', 'tha', 'Lyranth is ready for peace.'],
    ['waben', 'tha', 'Wir bieten Lyranth keinen Frieden an.'],
    ['waben', 'tha', 'Wir bieten Lyranth Frieden an, wenn sie abziehen.'],
    ['waben', 'dor', '201 zieht nach 24, angreifen, und wer flieht, wird nicht verfolgt.'],
    ['waben', 'lyr', '301 nicht auf (2), KI.'],
  ],
  'a letter that is none, and gold that is not stored': [
    ['pygma', 'nord', 'An Westmark: KH 1 nach 65/1'],
    ['pygma', 'nord', 'An Südreich: Frieden?'],
    ['waben', 'val', 'In Seegard hinterlegen wir nichts.'],
    ['waben', 'val', '5000 GS lagern in Seegard, sagt der Kämmerer.'],
  ],
  'votes, losses and steps of others, or of nobody': [
    ['moerderspiel', 'gelb', 'Rot erhebt die Stimme gegen Orange.'],
    ['moerderspiel', 'gelb', 'Meine Stimme liegt nicht auf Orange.'],
    ['moerderspiel', 'gelb', 'Ich ziehe meine Stimme gegen Grün nicht zurück.'],
    ['moerderspiel', 'gelb', 'Meine Stimme gegen Grün ziehe ich nicht zurück.'],
    ['moerderspiel', 'gelb', 'Verlust: Garnison 300, 200'],
    ['moerderspiel', 'gelb', 'Armee 1 macht keinen Schritt nach H8.'],
    ['moerderspiel', 'gelb', 'Armee 1 hält. Armee 2 verfolgt dasselbe Ziel.', 'Armee 1 hält'],
  ],
  'what is aboard of nobody, and names that are sentences': [
    ['pygma', 'west', 'KH 1 bleibt auf 65/5, mit RH 2'],
    ['pygma', 'west', 'FH 1 bleibt auf 73/10, nicht mit RH 2'],
    ['pygma', 'west', 'Neue Stadt auf 65/20. Er soll Königsberg heißen.', 'Neue Stadt 65/20'],
    [
      'pygma',
      'west',
      'Neue Stadt auf 65/20. Sie soll nicht Königsberg heißen.',
      'Neue Stadt 65/20',
    ],
    ['eroberung', 'blau', 'In seiner Zone verbündet sich Rot mit Argentinien.'],
    ['eroberung', 'blau', 'Gelb und Grün haben ein Bündnis geschlossen.'],
  ],
};

describe.each(Object.entries(ASKED))('%s (OS-0-07, OS-15-01)', (_, rows) => {
  it.each(rows)('is asked about in %s of %s: %s', (...row) => {
    const { keys, findings, meant } = readRow(row);
    expect(keys).toEqual(meant);
    expect(findings.length).toBeGreaterThan(0);
  });
});
