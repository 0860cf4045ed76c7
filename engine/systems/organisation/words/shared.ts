import { realmNouns, turnNouns, type WordTree } from '../../../kernel';

/** Wordings of shared texts. */
export const SHARED: WordTree = {
  // The frame of the program, house rules and chronicle.
  noun: {
    ...turnNouns(['Phase', 'phase'], ['Phasen', 'phases']),
    ...realmNouns({
      singular: ['Organisation', 'organisation'],
      plural: ['Organisationen', 'organisations'],
    }),
    orderLine: ['Befehl', 'order'],
    OrderLine: ['Befehl', 'Order'],
    orderLines: ['Befehle', 'orders'],
    newsletter: ['Rundbrief', 'Circular'],
    gs: ['Geld', 'money'],
    gold: ['Geld', 'money'],
    booklet: ['Regelblatt', 'rule sheet'],
    toBooklet: ['im Regelblatt', 'on the rule sheet'],
    theBooklet: ['das Regelblatt', 'the rule sheet'],
  },
  app: {
    'screen.turn': ['Phase', 'Phase'],
    'screen.map': ['Regionen', 'Regions'],
    'palette.placeholder': [
      'Organisation, Region oder Befehl suchen',
      'Search for an organisation, region or command',
    ],
    'palette.nothing': [
      'Nichts gefunden. Organisationen, Regionen und Befehle stehen mit ihrem Namen.',
      'Nothing found. Organisations, regions and commands are listed by their names.',
    ],
    'tour.turn.text': [
      'Hier gehst du durch die Phase: Briefe ablegen, prüfen, entscheiden. Gebucht wird erst, wenn du die Phase beendest.',
      'Here you go through the phase: file letters, check, decide. Nothing is booked until you end it.',
    ],
    'tour.print.text': [
      'Der Druck zeigt, was eine Organisation weiß. Verborgenes steht nicht in der Datei.',
      'Print shows what an organisation knows. Hidden things are not in the file.',
    ],
    'tour.map.text': [
      'Die Karte zeigt die Regionen und wer dort sitzt. Ein Klick auf eine Region zeigt, was darin liegt. Mit den Werkzeugen zeichnest du Regionen und verbindest Nachbarn.',
      'The map shows the regions and who sits there. A click on a region shows what lies in it. With the tools you draw regions and connect neighbours.',
    ],
    'tour.search.text': [
      'Strg+K springt zu Organisation, Bereich oder Befehl. Tippe einfach los.',
      'Ctrl+K jumps to an organisation, a room or a command. Just start typing.',
    ],
  },
  // Money and its ledger.
  ledger: {
    'nobody.text': [
      'Lege unter „Register“ eine Organisation an. Dann stehen hier ihre Bücher.',
      'Add an organisation under “Records”. Its books will then stand here.',
    ],
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
  // Players and organisations.
  records: {
    'partyKind.realm': ['Organisation', 'Organisation'],
    'role.noParty': [
      'Noch gibt es keine Organisation, in der er eine Rolle haben könnte. Lege eine unter Parteien an.',
      'There is no organisation yet in which to have a role. Add one under Parties.',
    ],
    'roleKind.realmGm': ['Leiter', 'leader'],
    'party.emptyText': [
      'Lege die erste Organisation an. Sie beginnt mit der Startausstattung der Regeln.',
      'Add the first organisation. It starts with the kit the rules give.',
    ],
    'party.missingHint': [
      'Phasen, die hintereinander ausgeblieben sind. Leer: Es kam noch nie ein Brief.',
      'Phases missing in a row. Empty: it never handed in a letter.',
    ],
    'party.treasury': ['Geld', 'Money'],
    'party.title': ['Organisationen', 'Organisations'],
    'party.fresh': ['Neue Organisation', 'New organisation'],
    'party.emptyTitle': ['Noch keine Organisationen', 'No organisations yet'],
    'party.ruler': ['Leitung', 'Leader'],
    'segment.title': ['Welt und Zeit', 'World and time'],
  },
  places: {
    'command.foundRealm': ['Organisation {{name}} angelegt', 'Organisation {{name}} created'],
  },
  // The open phase, which shared screens would call a month.
  turn: {
    'report.treasury': ['Neuer Bestand an Geld: {{gold}}.', 'New stock of money: {{gold}}.'],
    'nobody.text': [
      'In dieser Kampagne gibt es noch keine Organisation mit Sitz. Organisationen legst du unter „Register“ an, Regionen auf der Karte.',
      'No organisation of this campaign has a seat yet. Organisations are added under “Records”, regions on the map.',
    ],
    'events.field.talk': ['Ereignisse', 'Events'],
  },
  openTurn: {
    'close.part.gold': ['Geld', 'Money'],
  },
  decide: {
    'card.map': ['Zusammenhang', 'Context'],
  },
  // Letters that come in, and the questions about them.
  inbox: {
    'reminder.otherwise': [
      'Kommt keiner, tut ‹deine|Ihre› Organisation in dieser Phase nur das Nötigste: Es gelten die Vorgaben der Regeln.',
      'If none come, your organisation does only what is needed in this phase: the defaults of the rules hold.',
    ],
    'part.possessions': ['Aufstellung', 'List of what it has'],
  },
  check: {
    'command.defaults': ['{{party}} ohne Brief', '{{party}} without a letter'],
  },
  // Turn reports, newsletter and print.
  delivery: {
    'outbox.byMonth': ['nach Phasen', 'by phase'],
  },
  turnReport: {
    title: ['Auswertung, {{month}}', 'Turn report, {{month}}'],
    next: ['Als Nächstes: {{month}}', 'Next: {{month}}'],
    nextDeadline: [
      'Als Nächstes: {{month}}, Einsendung bis {{date}}',
      'Next: {{month}}, to be sent by {{date}}',
    ],
    'heading.treasury': ['Geld und Abschluss', 'Money and closing'],
    'column.gold': ['Geld', 'Money'],
    'summary.neutral.treasury': [
      'In ‹deinen|Ihren› Kassen liegen nun {{gold.nom}}.',
      'Your purses now hold {{gold.nom}}.',
    ],
    'summary.neutral.quiet': ['Die Phase verlief ruhig.', 'The phase passed quietly.'],
    'summary.inCharacter.treasury': [
      'In Euren Kassen liegen nun {{gold.nom}}.',
      'In your purses there now lie {{gold.nom}}.',
    ],
    'summary.inCharacter.quiet': ['Die Phase ging still vorüber.', 'The phase went by in silence.'],
    'treasury.after': ['Geld am Ende', 'Money at the end'],
    'treasury.before': ['Geld zu Beginn', 'Money at the beginning'],
    'treasury.storage': [
      'Das Geld liegt in diesen Regionen: {{places}}.',
      'The money lies in these regions: {{places}}.',
    ],
  },
  leaks: {
    'kind.party': ['Unbekannte Organisation', 'Unknown organisation'],
    'kind.gold': ['Fremdes Geld', 'Money of others'],
  },
  news: {
    'first.title': ['Rundbrief', 'The Circular'],
    'edition.text': [
      'Von Phase {turn} an gilt die Hausregel „{name}“.',
      'From phase {turn} on the house rule “{name}” is in force.',
    ],
    'print.foot': [
      '{{title}} erscheint zu jeder Phase und geht an alle Spieler.',
      '{{title}} appears with every phase and goes to all players.',
    ],
    turn: ['Ausgabe zur Phase', 'Issue of phase'],
  },
  forms: {
    'opening.treasury': ['Kasse', 'Purse'],
  },
  print: {
    'group.month': ['Aus der Phase', 'Of the phase'],
    'part.month': ['Phase', 'Phase'],
    'noRealm.text': [
      'Gedruckt wird immer für eine Organisation. Lege unter „Register“ eine an.',
      'Printing is always for an organisation. Add one under “Records”.',
    ],
  },
  // Trials and late corrections.
  whatif: {
    'monthOnly.title': ['Das gehört zur Phase selbst', 'This belongs to the phase itself'],
    'list.late': ['die zuletzt beendete Phase', 'the phase ended last'],
    'new.hint': ['Zum Beispiel: Der Orden bleibt zu Hause', 'For example: The Order stays at home'],
    'none.text': [
      'Hier stehen dann die Phase und die Variante nebeneinander: die Unterschiede in Worten und die Zahlen der Organisationen.',
      'Then phase and variant appear here side by side: the differences in words and the figures of the organisations.',
    ],
    'figures.caption': ['Die Zahlen der Organisationen', 'The figures of the organisations'],
  },
};
