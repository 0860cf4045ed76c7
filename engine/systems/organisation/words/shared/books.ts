import type { WordTree } from '../../../../kernel';

/** Money and its ledger. */
export const SHARED_BOOKS: WordTree = {
  ledger: {
    'nobody.text': [
      'Lege unter „Register“ eine Organisation an. Dann stehen hier ihre Bücher.',
      'Add an organisation under “Records”. Its books will then stand here.',
    ],
    'action.nextRealm': ['nächste Organisation', 'next organisation'],
    'action.previousRealm': ['vorige Organisation', 'previous organisation'],
    'source.halfYear': ['Voranschlag nach den Büchern', 'Forecast by the books'],
    'source.halfYearHint': [
      'Voranschlag für {{month}}: Einkommen und Unterhalt, wie die Dinge stehen; ohne Befehle und Ereignisse.',
      'Forecast for {{month}}: income and upkeep as things stand; without orders and events.',
    ],
    'sheet.place': ['Region', 'Region'],
    'closing.hint': ['in Geld', 'in money'],
    'treasury.title': ['Geld über die Phasen', 'Money over the phases'],
    'treasury.hint': ['alle Kassen zusammen', 'all purses together'],
    'treasury.summary': [
      'Geld von {{party}} über {{count}} Phasen: {{from}} zu Beginn von Phase {{first}}, jetzt {{to}}.',
      'Money of {{party}} over {{count}} phases: {{from}} as phase {{first}} began, {{to}} now.',
    ],
    'column.amount': ['Geld', 'Money'],
    'column.place': ['Region', 'Region'],
    'book.amount': ['Betrag', 'Amount of money'],
    'book.amountHint': ['Ausgaben mit Minus, auch halbe', 'Expenses with a minus; halves are fine'],
    'problem.not-whole': [
      'Gib ganze oder halbe Beträge an, mehr oder weniger als null.',
      'Give whole or half amounts, other than zero.',
    ],
    'figure.gold': ['Geld', 'Money'],
    'compare.onlyCurrent': ['nur die gewählte', 'only the selected one'],
    'storage.title': ['Kassen', 'Purses'],
    'storage.none': ['In den Kassen liegt nichts.', 'There is nothing in the purses.'],
  },
  balance: {
    'section.summary': ['Kasse am Ende der Phase', 'Money at the end of the phase'],
    'column.gold': ['Geld', 'Money'],
  },
};
