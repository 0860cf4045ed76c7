import { describe, expect, it } from 'vitest';
import { type LetterRows, readRow } from '../testing/corpus';

/** Orders that leave out what stands elsewhere, or have beside them what changes nothing. */
const MEANT: LetterRows = {
  'an answer without a verb below a quoted question': [
    [
      'organisation',
      'zirkel',
      '> Willst Du das Archiv wirklich\n> reparieren?\n\nJa, eine Stufe bitte.',
      'REPARIERE Archiv 1',
    ],
    [
      'organisation',
      'zirkel',
      '> Zieht jemand um?\n\nZwei nach Hochland.',
      'BEWEGE 2 Bevölkerung von Seenland nach Hochland',
    ],
    [
      'organisation',
      'zirkel',
      '> Reparierst du das Archiv?\nNein, die Papiermühle.',
      'REPARIERE Papiermühle 1',
    ],
    ['eroberung', 'rot', '> Greifst du Iran an?\nMit Panzern.', 'Angriff auf Iran mit Panzern'],
    ['eroberung', 'rot', '> Welche Heimatbündnisse willst du?\n\nKuba.', 'Heimatbündnisse: Kuba'],
  ],
  'the same of another thing': [
    [
      'organisation',
      'kontor',
      'Salzhandel ausbauen.\nSpeicherviertel auch +1',
      'BAUE Salzhandel',
      'BAUE Speicherviertel',
    ],
    [
      'organisation',
      'kontor',
      'The Salzhandel goes up one level and so does Hafenohren.',
      'BAUE Salzhandel',
      'BAUE Hafenohren',
    ],
    ['eroberung', 'rot', 'Ich kaufe Iran, Irak auch.', 'Kauf Iran', 'Kauf Irak'],
  ],
  'another one by his pronoun': [
    [
      'eroberung',
      'rot',
      'Ich verbünde mich mit Blau. Gemeinsam mit ihm greife ich Japan an.',
      'Bündnis mit Blau',
      'Angriff auf Japan gemeinsam mit Blau',
    ],
    [
      'organisation',
      'kontor',
      'Der Zirkel droht. Wir erklären ihm den Krieg in Küste, 2 mobilisiert, Angriff 1.',
      'KRIEG in Küste gegen Zirkel der Schreiber: 2 mobilisiert, Angriff 1',
    ],
  ],
  'more of the order before': [
    [
      'eroberung',
      'rot',
      'Ich greife Libyen an. Und zwar mit dem Flugzeug.',
      'Angriff auf Libyen mit Flugzeug',
    ],
    [
      'eroberung',
      'rot',
      'Gemeinsam mit Gelb greife ich Polen an, wir nehmen Panzer.',
      'Angriff auf Polen mit Panzer gemeinsam mit Gelb',
    ],
    [
      'eroberung',
      'rot',
      'Mutterland: Brasilien\nZweite Wahl: Argentinien',
      'Mutterland: Brasilien, Argentinien',
    ],
  ],
  'a row of a table with the order in one of its columns': [
    [
      'eroberung',
      'rot',
      'Land  | Aktion  | Waffe\nPolen | Angriff | Panzer\nKuba  | Kauf    | -',
      'Angriff auf Polen mit Panzer',
      'Kauf Kuba',
    ],
    [
      'organisation',
      'kontor',
      'was | wieviel | von | nach\nGeld | 2 | Küste | Marsch',
      'BEWEGE 2 Geld von Küste nach Marsch',
    ],
  ],
  'an unclear amount in another clause': [
    [
      'organisation',
      'kontor',
      'Bau den Salzhandel aus und schick etwa 3 Leute nach Marsch.',
      'BAUE Salzhandel',
    ],
  ],
  'a noun for an order behind a comma': [
    [
      'eroberung',
      'rot',
      'Kauf Kuba, Angriff Polen mit Panzer.',
      'Kauf Kuba',
      'Angriff auf Polen mit Panzer',
    ],
  ],
  'doubts of the rules, and what would happen otherwise': [
    [
      'organisation',
      'kontor',
      'Ich weiß nicht, ob das so geht, aber ich baue den Salzhandel aus.',
      'BAUE Salzhandel',
    ],
    [
      'organisation',
      'kontor',
      'Salzhandel ausbauen, sonst verhungern die mir da drüben.',
      'BAUE Salzhandel',
    ],
    ['organisation', 'kontor', 'Salzhandel ausbauen, hoffentlich reicht das.', 'BAUE Salzhandel'],
    [
      'organisation',
      'kontor',
      'Wenn das Geld reicht, bauen wir den Salzhandel aus.',
      'BAUE Salzhandel',
    ],
    [
      'organisation',
      'kontor',
      'Salzhandel ausbauen, wenn ich richtig gerechnet habe.',
      'BAUE Salzhandel',
    ],
    [
      'organisation',
      'kontor',
      'Salzhandel bleibt, Hafenohren gehen nach Marsch.',
      'BEWEGE Hafenohren nach Marsch',
    ],
    [
      'eroberung',
      'rot',
      'Als Heimatbündnisse nehme ich Polen, für Kuba reicht es nicht.',
      'Heimatbündnisse: Polen',
    ],
    [
      'eroberung',
      'rot',
      'Wenn mich jemand angreift, verteidige ich mich mit Panzern.',
      'Waffen: Panzer',
    ],
  ],
  'several numbers behind the noun for them': [
    ['moerderspiel', 'blau', 'Armee 1+2 passiv', 'Armee 1 passiv', 'Armee 2 passiv'],
    ['moerderspiel', 'blau', 'Armee 1 & 2 sind passiv.', 'Armee 1 passiv', 'Armee 2 passiv'],
    ['moerderspiel', 'blau', 'Army 1 + 2: passive', 'Armee 1 passiv', 'Armee 2 passiv'],
  ],
  'the passive of an order': [
    ['eroberung', 'rot', 'Iran wird gekauft.', 'Kauf Iran'],
    ['eroberung', 'rot', 'Iran wird von mir gekauft.', 'Kauf Iran'],
    ['eroberung', 'rot', 'Ich werde Iran angreifen.', 'Angriff auf Iran'],
    ['organisation', 'kontor', 'Unser Salzhandel wird ausgebaut.', 'BAUE Salzhandel'],
  ],
  'players who do something together': [
    ['eroberung', 'rot', 'Rot und Blau greifen Iran an.', 'Angriff auf Iran mit Blau'],
    ['eroberung', 'rot', 'Ich und Blau greifen Iran an.', 'Angriff auf Iran mit Blau'],
    ['eroberung', 'rot', 'Angriff Iran, Partner Blau', 'Angriff auf Iran mit Blau'],
    [
      'eroberung',
      'rot',
      'Kauf Iran mit Blau, Irak mit Gelb',
      'Kauf Iran mit Blau',
      'Kauf Irak mit Gelb',
    ],
  ],
  'a yes that adds something': [
    ['eroberung', 'rot', '> Kaufst du Iran?\nJa, und Irak.', 'Kauf Iran', 'Kauf Irak'],
    ['eroberung', 'rot', '> Will you buy Iran?\nYes, and Iraq.', 'Kauf Iran', 'Kauf Irak'],
    ['eroberung', 'rot', '> Kaufst du Iran?\nJa, mit Blau.', 'Kauf Iran mit Blau'],
  ],
};

describe.each(Object.entries(MEANT))('%s (OS-15-01, OS-0-07)', (_, rows) => {
  it.each(rows)('is read in a letter in %s of %s: %s', (...row) => {
    const { keys, meant } = readRow(row);
    expect(keys).toEqual(meant);
  });
});

/** What looks like them: of each letter only the plain orders are carried out, and the rest is asked about. */
const ASKED: LetterRows = {
  'an answer that is bound, put off, of others, or to another question': [
    ['organisation', 'kontor', '> Baust du den Salzhandel aus?\nJa, aber erst nächste Runde.'],
    ['organisation', 'kontor', '> Baust du den Salzhandel aus?\nJa, wenn der Zirkel zahlt.'],
    ['organisation', 'kontor', '> Baust du den Salzhandel aus?\nSicher nicht.'],
    ['organisation', 'kontor', '> Baust du den Salzhandel aus?\nDer Zirkel.'],
    ['organisation', 'kontor', '> Baut der Zirkel den Salzhandel aus?\nJa.'],
    ['organisation', 'kontor', '> Orden, baust du den Salzhandel aus?\nJa.'],
    ['organisation', 'kontor', '> Hast du den Salzhandel ausgebaut?\nJa.'],
    ['organisation', 'kontor', '> Könntest du den Salzhandel ausbauen?\nJa.'],
    ['organisation', 'kontor', '> Willst du den Salzhandel oder die Hafenohren ausbauen?\nJa.'],
    ['organisation', 'kontor', '> Baust du den Salzhandel nicht aus?\nJa.'],
    ['eroberung', 'rot', '> Kaufst du Iran?\nBlau.'],
    ['eroberung', 'rot', '> Wen greift Blau an?\nIrak.'],
    ['eroberung', 'rot', '> Kaufst du Iran?\nJa, Irak.'],
    ['eroberung', 'rot', '> Kaufst du Iran?\nWürde ich gern.'],
    ['eroberung', 'rot', '> Kaufst du Iran?\nHätte ich gern.'],
  ],
  'another thing that is denied, asked about, or of others': [
    ['organisation', 'kontor', 'Salzhandel ausbauen. Hafenohren auch nicht.', 'BAUE Salzhandel'],
    ['organisation', 'kontor', 'Salzhandel ausbauen. Hafenohren auch?', 'BAUE Salzhandel'],
    ['organisation', 'kontor', 'Salzhandel ausbauen. Der Zirkel auch.', 'BAUE Salzhandel'],
    ['organisation', 'kontor', 'Salzhandel nicht ausbauen. Hafenohren auch.'],
    ['organisation', 'kontor', 'Der Zirkel baut den Salzhandel aus, die Hafenohren auch.'],
    ['eroberung', 'rot', 'Ich kaufe Iran, Blau auch.'],
    ['eroberung', 'rot', 'I attack Iran, Blue too.'],
  ],
  'a pronoun that may mean several, or a sentence of others': [
    ['eroberung', 'rot', 'Blau und Gelb streiten. Ich verbünde mich mit ihm.'],
    ['eroberung', 'rot', 'Blau hat Panzer. Mit ihnen greife ich Iran an.'],
    ['eroberung', 'rot', 'Blau mag meinen neuen Panzer. Mit ihm greife ich Iran an.'],
    ['eroberung', 'rot', 'Blue has tanks. With them I attack Iran.'],
    ['eroberung', 'rot', 'Blau greift an. Vielleicht verbünde ich mich mit ihm.'],
    [
      'organisation',
      'kontor',
      'Mein Bruder mag den Zirkel. Wir erklären ihm den Krieg in Küste, 2 mobilisiert, Angriff 1.',
    ],
  ],
  'more of an order that is bound, denied, or of others': [
    ['eroberung', 'rot', 'Ich greife Polen an. Nicht mit Panzern.', 'Angriff auf Polen'],
    [
      'eroberung',
      'rot',
      'Ich greife Polen an. Mit Panzern nur, wenn Blau hilft.',
      'Angriff auf Polen',
    ],
    [
      'eroberung',
      'rot',
      'Ich greife Polen an. Mit Blau habe ich eine Rechnung offen.',
      'Angriff auf Polen',
    ],
    ['eroberung', 'rot', 'Ich greife Polen an. Blau nimmt Panzer.', 'Angriff auf Polen'],
    ['organisation', 'kontor', 'Hafenohren nach Marsch. Und zwar nur vielleicht.'],
  ],
  'a row of a table that is denied, asked about, or of others': [
    ['organisation', 'kontor', 'Befehl | Was | Wo\nbauen? | Salzhandel | Küste'],
    ['organisation', 'kontor', 'Befehl | Was | Wo\nnicht bauen | Salzhandel | Küste'],
    ['organisation', 'kontor', 'Befehl | Was | Wo\ngebaut | Salzhandel | Küste'],
    ['eroberung', 'rot', 'Land | Aktion | Waffe\nPolen | Angriff von Blau | Panzer'],
    ['eroberung', 'rot', 'Land | Aktion | Waffe\nPolen | kein Angriff | Panzer'],
  ],
  'a noun for an order that goes on with what is open, or of others': [
    ['eroberung', 'rot', 'Blau will Kuba kaufen, Angriff auf Polen.'],
    ['eroberung', 'rot', 'Vielleicht Kauf Kuba, Angriff auf Polen.'],
    ['eroberung', 'rot', 'Blaus Panzer rollen gegen Polen.'],
  ],
  'doubts and conditions that bind the order': [
    [
      'organisation',
      'kontor',
      'Ich weiß nicht, ob das geht, aber wenn ja, baue ich den Salzhandel aus.',
    ],
    ['organisation', 'kontor', 'Ich bin nicht sicher, aber der Zirkel baut den Salzhandel aus.'],
    ['organisation', 'kontor', 'Salzhandel ausbauen, sonst bauen wir die Hafenohren aus.'],
    ['organisation', 'kontor', 'Salzhandel ausbauen, wenn das Geld nicht reicht.'],
    ['organisation', 'kontor', 'Salzhandel ausbauen, wenn das Geld reicht und keiner angreift.'],
    [
      'organisation',
      'kontor',
      'Salzhandel ausbauen. Falls der Zirkel kommt, machen wir das nicht.',
    ],
    ['organisation', 'kontor', 'Unsere Berater meinen den Salzhandel ausbauen zu sollen.'],
    ['eroberung', 'rot', 'Wenn Blau mich angreift, verteidige ich mich mit Panzern.'],
    ['eroberung', 'rot', 'Wenn mich jemand angreift, greife ich Polen an.'],
  ],
  'numbers beside each other that are not one': [
    ['moerderspiel', 'blau', 'Armee 1-2 passiv'],
    ['moerderspiel', 'blau', 'Armee 1 0 passiv'],
    ['moerderspiel', 'blau', 'A1+2 passiv'],
    ['moerderspiel', 'blau', 'Armee 1 greift Ziel 1+2 an.'],
    ['moerderspiel', 'blau', 'Armee 1 2 Felder nach H4'],
    ['moerderspiel', 'blau', 'Einheit | Anzahl | Haltung\nArmee 1 | 2 | passiv'],
    ['waben', 'tha', '101-103 KV'],
    ['waben', 'tha', '101–103 verteidigen sich'],
    ['pygma', 'west', 'KH 1-2: 65/05 - 65/06'],
    ['pygma', 'west', 'KH 1 2 von 65/05 nach 65/06'],
  ],
  'what is done to the writer, or by another one': [
    ['eroberung', 'rot', 'Ich werde in Iran angegriffen.'],
    ['eroberung', 'rot', 'In Iran werden wir überfallen.'],
    ['eroberung', 'rot', 'Mein Iran wird angegriffen.'],
    ['eroberung', 'rot', 'We are attacked in Iran.'],
    ['eroberung', 'rot', 'Iran wird angegriffen von Blau.'],
    ['eroberung', 'rot', 'Iran is being attacked by blue.'],
    ['eroberung', 'rot', 'Angriff durch Blau auf Iran.'],
    ['organisation', 'kontor', 'Wir werden vom Zirkel in Küste sabotiert.'],
    ['organisation', 'kontor', 'Wir werden beeinflusst: Waldbund +1 mit Geld.'],
    ['waben', 'tha', '101 wird von Dornach nach 210/30 geschickt.'],
    ['moerderspiel', 'blau', 'Armee 1 wird von Ziel 1 angegriffen.'],
  ],
  'another player who does it alone, owns it, suffers it or gives it': [
    ['eroberung', 'rot', 'Ich greife Iran an, Blau Irak.', 'Angriff auf Iran'],
    ['eroberung', 'rot', 'I buy Iran, Blue Iraq.', 'Kauf Iran'],
    ['eroberung', 'rot', 'Ich kaufe Iran und Blau Irak.', 'Kauf Iran'],
    ['eroberung', 'rot', 'Rot: Kauf Iran\nBlau: Kauf Irak', 'Kauf Iran'],
    ['eroberung', 'rot', 'Blau:\nKauf Irak'],
    ['eroberung', 'rot', 'Spieler | Aktion | Land\nBlau | Kauf | Irak'],
    ['eroberung', 'rot', 'Ich greife Blau in Iran an.'],
    ['eroberung', 'rot', 'I attack blue Iran.'],
    ['eroberung', 'rot', 'Blaue Panzer greifen Iran an.'],
    ['eroberung', 'rot', 'Ich kaufe Iran von Blau.'],
    ['eroberung', 'rot', 'I buy Iran from blue.'],
    ['eroberung', 'rot', 'Ich kaufe Blaus Iran.'],
    ['eroberung', 'rot', 'Beitrag 500 von Blau'],
    ['eroberung', 'rot', 'Bündnis von Blau mit Gelb'],
    ['eroberung', 'rot', 'Alliance of blue and yellow'],
    ['pygma', 'west', 'Überweisung 3000 GS von Inselbund'],
    ['pygma', 'west', 'Transfer 3000 GS from Inselbund'],
  ],
  'a column that tells where, when or of whom': [
    ['moerderspiel', 'blau', 'Einheit | Marsch | Reserve\nArmee 1 | G5 | H5'],
    ['moerderspiel', 'blau', 'Einheit | Zug 1 | Zug 2\nArmee 1 | G5 | H5'],
    ['moerderspiel', 'blau', 'Einheit | jetzt | danach\nArmee 1 | G5 | H5'],
    ['moerderspiel', 'blau', 'Einheit | heute | morgen\nArmee 1 | G5 | H5'],
    ['moerderspiel', 'blau', 'Einheit | Nach | Von\nArmee 1 | H5 | G5'],
    ['moerderspiel', 'blau', 'Feind | Marsch\nArmee 1 | H5'],
    ['moerderspiel', 'blau', 'Gegnerische Einheit | Marsch\nArmee 1 | H5'],
    ['moerderspiel', 'blau', 'Unit | Turn 1 | Turn 2\nArmy 1 | G5 | H5'],
    [
      'moerderspiel',
      'blau',
      'Einheit | Standort | Marsch\nArmee 1 | G5 | H5',
      'Armee 1 zieht nach H5',
    ],
    ['moerderspiel', 'blau', 'Unit | Where | March\nArmy 1 | G5 | H5', 'Armee 1 zieht nach H5'],
  ],
  'a verb in brackets or struck out': [
    ['eroberung', 'rot', '(Angriff) auf Iran'],
    ['eroberung', 'rot', '(Attack) Iran with tanks'],
    ['eroberung', 'rot', '~~Angriff~~ auf Iran'],
    ['eroberung', 'rot', 'Aktion | Land | Waffe\n(Angriff) | Iran | Panzer'],
    ['organisation', 'kontor', 'Befehl | Was\n(BAUE) | Salzhandel'],
    ['moerderspiel', 'blau', 'Armee 1 (zieht) nach H4'],
  ],
  'an amount that is a guess or goes the other way, and a second code': [
    ['organisation', 'kontor', 'Wir bewegen ein einhalb Geld nach Marsch'],
    ['organisation', 'kontor', 'Wir bewegen zwei, drei Geld nach Marsch.'],
    ['organisation', 'kontor', 'We move two, three money to Marsch.'],
    ['organisation', 'kontor', 'Wir bewegen 2 Geld nach Marsch, 1 zurück.'],
    ['waben', 'tha', '101 KA/KV'],
    ['waben', 'tha', '101 KA/KV 210/30'],
  ],
  'a correction in the same sentence, and what is told since when': [
    ['eroberung', 'rot', 'Buy Iran, sorry, Iraq.'],
    ['eroberung', 'rot', 'Kauf Iran, besser Irak.'],
    ['eroberung', 'rot', 'Kauf Iran, lieber Irak.'],
    ['eroberung', 'rot', 'Buy Iran, skip Iraq.'],
    ['eroberung', 'rot', 'Ich kaufe Iran und lasse Irak.'],
    ['moerderspiel', 'blau', 'Armee 1 nach H4, besser H5.'],
    ['organisation', 'kontor', 'Seit wir den Salzhandel ausbauen, geht es uns gut.'],
  ],
};

describe.each(Object.entries(ASKED))('%s (OS-15-01, OS-0-07)', (_, rows) => {
  it.each(rows)('is asked about in %s of %s: %s', (...row) => {
    const { keys, findings, meant } = readRow(row);
    expect(keys).toEqual(meant);
    const [, , letter = ''] = row;
    // Quoted words are asked about anyway: a finding must stand behind them.
    const quoted = letter.lastIndexOf('>') < 0 ? 0 : letter.indexOf('\n', letter.lastIndexOf('>'));
    expect(findings.some(({ span }) => span !== undefined && span.end > quoted)).toBe(true);
  });
});
