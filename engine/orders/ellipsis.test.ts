import { describe, expect, it } from 'vitest';
import { corpusReader, sampledGame } from '../testing/corpus';

/** Game, party and letter, and the plain orders it means. */
type Row = readonly [game: string, party: string, letter: string, ...plain: string[]];

function readIn(game: string, party: string, letter: string) {
  const { orders, world, settings } = sampledGame(game);
  const { entries, findings } = corpusReader(orders, world, settings)(letter, party);
  return { keys: entries.map(({ key }) => key), findings: findings.filter((one) => one.span) };
}

/** Orders that leave out what stands elsewhere, or have beside them what changes nothing. */
const MEANT: Readonly<Record<string, readonly Row[]>> = {
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
};

describe.each(Object.entries(MEANT))('%s (OS-15-01, OS-0-07)', (_, rows) => {
  it.each(rows)('is read in a letter in %s of %s: %s', (game, party, letter, ...plain) => {
    const { keys } = readIn(game, party, letter);
    expect(keys).toEqual(plain.flatMap((line) => readIn(game, party, line).keys));
  });
});

/** What looks like them: of each letter only the plain orders are carried out, and the rest is asked about. */
const ASKED: Readonly<Record<string, readonly Row[]>> = {
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
};

describe.each(Object.entries(ASKED))('%s (OS-15-01, OS-0-07)', (_, rows) => {
  it.each(rows)('is asked about in %s of %s: %s', (game, party, letter, ...plain) => {
    const { keys, findings } = readIn(game, party, letter);
    expect(keys).toEqual(plain.flatMap((line) => readIn(game, party, line).keys));
    expect(findings.length).toBeGreaterThan(0);
  });
});
