import type { WordTree } from '../../../../kernel';

/** Money and its ledger. */
export const SHARED_BOOKS: WordTree = {
  ledger: {
    'nobody.text': [
      'Lege unter „Akteure“ eine Organisation an. Dann stehen hier ihre Bücher.',
      'Add an organisation under “Cast”. Its books will then stand here.',
    ],
    'action.nextRealm': ['nächste Organisation', 'next organisation'],
    'action.previousRealm': ['vorige Organisation', 'previous organisation'],
    'source.halfYear': ['Voranschlag nach den Büchern', 'Forecast by the books'],
    'source.halfYearHint': [
      'Voranschlag für {{month}}: Einkommen und Unterhalt, wie die Dinge stehen; ohne Aufträge und Ereignisse.',
      'Forecast for {{month}}: income and upkeep as things stand; without orders and events.',
    ],
    'source.proposalHint': [
      '{{month}}: was die gerechnete Phase bucht, wenn sie angewendet wird.',
      '{{month}}: what the computed phase books when it is applied.',
    ],
    'source.archivedHint': [
      'Phase {{turn}}, wie sie gebucht wurde. Nur zum Nachlesen.',
      'Phase {{turn}} as it was booked. For reading only.',
    ],
    'sheet.none': [
      'Für diese Organisation gibt es aus dieser Quelle keine Bilanz. Wähle oben eine andere oder rechne die Phase.',
      'This source has no balance of this organisation. Choose another one above, or compute the phase.',
    ],
    'sheet.place': ['Region', 'Region'],
    'closing.hint': ['in Geld', 'in money'],
    'treasury.title': ['Geld über die Phasen', 'Money over the phases'],
    'treasury.hint': ['alle Kassen zusammen', 'all purses together'],
    'treasury.none': [
      'Jetzt {{gold}} Geld. Sobald eine Phase angewendet ist, steht hier der Verlauf.',
      '{{gold}} money now. As soon as a phase is applied its course stands here.',
    ],
    'treasury.summary': [
      'Geld von {{party}} über {{count}} Phasen: {{from}} zu Beginn von Phase {{first}}, jetzt {{to}}.',
      'Money of {{party}} over {{count}} phases: {{from}} as phase {{first}} began, {{to}} now.',
    ],
    'entries.intro': [
      'Jede Bewegung von Geld mit ihrem Grund. Was die gerechnete Phase bucht, steht als vorgesehen dabei.',
      'Every movement of money with its cause. What the computed phase will book is listed as planned.',
    ],
    'entries.noneText': [
      'Rechne die Phase, dann steht hier, was sie bucht; oder buche selbst etwas mit der Taste M.',
      'Compute the phase and what it books will stand here; or book something yourself with the key M.',
    ],
    'column.amount': ['Geld', 'Money'],
    'column.place': ['Region', 'Region'],
    'detail.noDerivation': [
      'Der Rechenweg dieser Phase ist nicht aufgehoben.',
      'The derivation of this phase is not kept.',
    ],
    'void.hint': [
      'Die Gegenbuchung kommt in die offene Phase; beide bleiben stehen.',
      'The counter-entry goes into the open phase; both stay in sight.',
    ],
    'book.amount': ['Betrag', 'Amount of money'],
    'book.amountHint': ['Ausgaben mit Minus, auch halbe', 'Expenses with a minus; halves are fine'],
    'problem.no-such-party': [
      'Diese Organisation gibt es nicht mehr. Gebucht wurde nichts; wähle eine andere.',
      'This organisation is gone. Nothing was booked; choose another one.',
    ],
    'problem.not-whole': [
      'Gib ganze oder halbe Beträge an, mehr oder weniger als null.',
      'Give whole or half amounts, other than zero.',
    ],
    'problem.not-there': [
      'In {{place}} liegen nur {{gold}} Geld. Gebucht wurde nichts; nimm weniger oder einen anderen Ort.',
      'Only {{gold}} money lies in {{place}}. Nothing was booked; take less, or another place.',
    ],
    'figure.gold': ['Geld', 'Money'],
    'compare.onlyCurrent': ['nur die gewählte', 'only the selected one'],
    'compare.intro': [
      'Jeder Punkt ist der Beginn einer Phase. Nur du siehst das.',
      'Each point is the beginning of a phase. Only you see this.',
    ],
    'compare.soon': [
      'Ein Verlauf braucht zwei Phasen. Sobald die offene Phase angewendet ist, wächst hier die Linie jeder Organisation; bis dahin stehen die Zahlen von heute in der Tabelle.',
      'A course needs two phases. As soon as the open phase is applied, the line of every organisation grows here; until then today’s figures stand in the table.',
    ],
    'compare.noFiguresText': [
      'Die Bilanz und das Hauptbuch jeder Organisation stehen auf den anderen Blättern.',
      'Balance and ledger of every organisation stand on the other leaves.',
    ],
    'storage.title': ['Kassen', 'Purses'],
    'storage.none': ['In den Kassen liegt nichts.', 'There is nothing in the purses.'],
  },
  balance: {
    recomputed: [
      'Nachgerechnet ergibt sich ein neuer Bestand von {{gold}} Geld.',
      'Recalculated, there is {{gold}} money in the end.',
    ],
    'section.summary': ['Kasse am Ende der Phase', 'Money at the end of the phase'],
    'column.gold': ['Geld', 'Money'],
  },
  explain: {
    'house.added': [
      'Hausregel: {{value}}, im Regelblatt steht nichts',
      'house rule: {{value}}, the rule sheet has nothing',
    ],
  },
};
