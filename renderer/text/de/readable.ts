/** Worte der Tabellen für Menschen, die in jeder Kampagnendatei liegen. */
export const readable = {
  file: { ledger: 'Hauptbuch', parties: 'Parteien', turns: 'Züge' },
  ledger: {
    turn: 'Zug',
    date: 'Wann',
    cause: 'Wofür',
    place: 'Ort',
    amount: 'Betrag in {{sign}}',
    balance: 'Bestand in {{sign}}',
    reason: 'Grund',
    who: 'Gebucht von',
  },
  who: { gm: 'Spielleitung', rules: 'Auswertung des Zugs', book: 'Abgleich mit dem Schatz' },
  party: {
    key: 'Kürzel',
    name: 'Name',
    kind: 'Art',
    ruler: 'Herrscher',
    seat: 'Sitz',
    treasury: 'Schatz in {{sign}}',
    file: 'Hauptbuch',
  },
  kind: { realm: 'Reich', organisation: 'Organisation', single: 'Einzelner' },
  turn: {
    turn: 'Zug',
    date: 'Wann',
    applied: 'Angewendet am',
    letters: 'Briefe',
    fights: 'Kämpfe',
    corrected: 'Nachträglich berichtigt',
  },
} as const;
