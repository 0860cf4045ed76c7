import type { WordTree } from '../../../../engine';

/** Texts of the readable tables in every campaign file. */
export const readable: WordTree = {
  file: {
    ledger: ['Hauptbuch', 'ledger'],
    parties: ['Parteien', 'parties'],
    turns: ['Züge', 'turns'],
  },
  ledger: {
    turn: ['Zug', 'Turn'],
    date: ['Wann', 'When'],
    cause: ['Wofür', 'What for'],
    place: ['Ort', 'Place'],
    amount: ['Betrag in {{sign}}', 'Amount in {{sign}}'],
    balance: ['Bestand in {{sign}}', 'Balance in {{sign}}'],
    reason: ['Grund', 'Reason'],
    who: ['Gebucht von', 'Booked by'],
  },
  who: {
    gm: ['Spielleitung', 'Game master'],
    rules: ['Auswertung des Zugs', 'Run of the turn'],
    book: ['Abgleich mit dem Schatz', 'Brought level with the treasury'],
  },
  party: {
    key: ['Kürzel', 'Key'],
    name: ['Name', 'Name'],
    kind: ['Art', 'Kind'],
    ruler: ['Herrscher', 'Ruler'],
    seat: ['Sitz', 'Seat'],
    treasury: ['Schatz in {{sign}}', 'Treasury in {{sign}}'],
    file: ['Hauptbuch', 'Ledger'],
  },
  kind: {
    realm: ['Reich', 'Realm'],
    organisation: ['Organisation', 'Organisation'],
    single: ['Einzelner', 'Wanderer'],
  },
  turn: {
    turn: ['Zug', 'Turn'],
    date: ['Wann', 'When'],
    applied: ['Beendet am', 'Ended at'],
    letters: ['Briefe', 'Letters'],
    fights: ['Kämpfe', 'Fights'],
    corrected: ['Nachträglich berichtigt', 'Corrected afterwards'],
  },
};
