import { realmNouns, turnNouns, type WordTree } from '../../../kernel';

/** Shared texts as this game words them: a turn is a round, a realm is a nation. */
export const SHARED: WordTree = {
  noun: {
    ...turnNouns(['Runde', 'round'], ['Runden', 'rounds']),
    ...realmNouns({ singular: ['Nation', 'nation'], plural: ['Nationen', 'nations'] }),
    orderLine: ['Befehl', 'order'],
    OrderLine: ['Befehl', 'Order'],
    orderLines: ['Befehle', 'orders'],
    newsletter: ['Rundbrief', 'Circular'],
    booklet: ['Regelwerk', 'rules'],
    toBooklet: ['im Regelwerk', 'in the rules'],
    theBooklet: ['das Regelwerk', 'the rules'],
  },
  house: {
    'preview.open': ['Was ändert sich an der offenen Runde?', 'What changes in the open round?'],
  },
  map: {
    'eyes.choose': ['Andere Nation wählen', 'Choose another nation'],
  },
  ledger: {
    rail: ['Die $t(noun:realms)', 'The $t(noun:realms)'],
    'action.nextRealm': ['nächste Nation', 'next nation'],
    'action.previousRealm': ['vorige Nation', 'previous nation'],
    'compare.onlyCurrent': ['nur die gewählte', 'only the selected one'],
  },
  records: {
    'party.title': ['Nationen', 'Nations'],
    'party.fresh': ['Neue Nation', 'New nation'],
    'party.emptyTitle': ['Noch keine Nationen', 'No nations yet'],
    'segment.title': ['Spiel und Zeit', 'Game and time'],
  },
  turn: {
    'run.starting': ['Runde wird gerechnet', 'Computing the round'],
    'run.phase': [
      'Runde wird gerechnet, Schritt {{done}} von {{total}}',
      'Computing the round, step {{done}} of {{total}}',
    ],
    'nobody.title': ['Hier handelt noch niemand', 'Nobody acts here yet'],
    'orders.none': [
      'In diesem Brief steht keine Zeile, die ein Befehl wäre. Das Original ist abgelegt; ersetze es oder tippe die Befehle ab.',
      'No line of this letter is an order. The original is filed; replace it or type the orders in.',
    ],
    'type.hint': [
      'Ein Befehl je Zeile, so wie er im Brief steht.',
      'One order per line, as it stands in the letter.',
    ],
    'events.none': [
      '{{party, dat, capital}} geschieht in dieser Runde nichts.',
      'Nothing happens to {{party}} in this round.',
    ],
    'events.field.talk': ['Ereignisse', 'Events'],
    'beside.title': ['Nachrichten nebeneinander', 'Messages side by side'],
    'beside.choose': ['Wessen Nachrichten', 'Whose messages'],
    'beside.none': [
      'Wähle oben, wessen Nachrichten du lesen willst.',
      'Choose above whose messages you want to read.',
    ],
  },
  openTurn: {
    'close.point.missing_one': [
      'Eine Nation hat nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      'One nation has sent nothing; the defaults of the rules hold for it:',
    ],
    'close.point.missing_other': [
      '{{count}} Nationen haben nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      '{{count}} nations have sent nothing; the defaults of the rules hold for them:',
    ],
    'archive.noLetter': ['Keine Nachricht; alle Armeen hielten.', 'No message; all armies held.'],
    'archive.link_one': ['Eine vergangene Runde im Archiv', 'One past round in the archive'],
  },
  decide: {
    'run.nothing': ['ohne Ereignis', 'no event'],
    'run.empty': [
      'Dieser Schritt hat kein Ereignis. Was er geändert hat, zeigt der Stand.',
      'This step has no event. What it changed stands under State.',
    ],
    'run.noRunText': [
      'F5 rechnet die Runde auf Probe, auch ohne Briefe: dann gelten die Vorgaben. Gebucht wird nichts.',
      'F5 starts a trial run of the round, even without letters: then the defaults apply. Nothing is booked.',
    ],
  },
  inbox: {
    'realm.defaultsOf': [
      '{{party}} ohne Brief weiter: Es gelten die Vorgaben der Regeln',
      '{{party}} goes on without a letter: the defaults of the rules hold',
    ],
    'reminder.otherwise': [
      'Kommt keiner, halten ‹deine|Ihre› Armeen; ihre Haltungen bleiben, wie sie sind.',
      'If none come, your armies hold; their stances stay as they are.',
    ],
    'part.movement': ['Befehle', 'Orders'],
  },
  delivery: {
    'outbox.byMonth': ['nach Runden', 'by round'],
    'rail.next': ['Nächste Nation', 'Next nation'],
    'rail.previous': ['Vorige Nation', 'Previous nation'],
  },
  turnReport: {
    title: ['Nachricht zu {{month}}', 'Message on {{month}}'],
    next: ['Nächste Runde: {{month}}', 'Next round: {{month}}'],
    nextDeadline: [
      'Nächste Runde: {{month}}, Befehle bis {{date}}',
      'Next round: {{month}}, orders by {{date}}',
    ],
    'summary.neutral.quiet': ['Die Runde verlief ruhig.', 'The round passed quietly.'],
    'summary.inCharacter.quiet': ['Die Runde ging still vorüber.', 'The round went by in silence.'],
    'heading.treasury': ['Anmerkungen zur Nachricht', 'Remarks on the message'],
  },
  news: {
    'first.title': ['Rundbrief', 'The Circular'],
    'print.foot': [
      '{{title}} erscheint zu jeder Runde und geht an alle Spieler.',
      '{{title}} appears with every round and goes to all players.',
    ],
    turn: ['Ausgabe zur Runde', 'Issue of round'],
  },
  forms: {
    kept: [
      'Zum Nachschlagen, für Spieler wie für dich; es kommt nicht zurück.',
      'To look things up, for players and for you; it does not come back.',
    ],
  },
  lettered: {
    'hint.capital': [
      'Feld anklicken: Dort steht dann die Hauptstadt der gewählten Nation.',
      'Click a field: the capital of the chosen nation stands there then.',
    ],
    'legend.parties': ['Nationen', 'Nations'],
  },
  print: {
    'leaf.board': ['Weltkarte', 'World map'],
    'board.title': ['Weltkarte', 'World map'],
    'board.intro': [
      'Die öffentliche Karte, wie sie um 22 Uhr galt, oder die Karte einer Nation mit dem, was sie in dieser Runde sieht.',
      'The public map as it stood at 22:00, or the map of one nation with what it sees in this round.',
    ],
    'board.everybody': ['Für alle: die öffentliche Karte', 'For everybody: the public map'],
    'board.all': ['Öffentliche Karte seit {{date}}', 'Public map since {{date}}'],
    'board.links': [
      'Sechsecke in Farbe sind Hauptstädte, Kreise Stützpunkte, Kästchen Armeen (? = Stärke unbekannt), graue Felder Gebirge, dicke Kanten Blockaden.',
      'Coloured hexes are capitals, circles bases, small boxes armies (? = strength unknown), grey fields mountains, thick edges blockades.',
    ],
  },
  whatif: {
    'none.text': [
      'Hier stehen dann die Runde und die Variante nebeneinander: die Unterschiede in Worten und die Zahlen der Nationen.',
      'Then round and variant appear here side by side: the differences in words and the figures of the nations.',
    ],
  },
  app: {
    'screen.turn': ['Runde', 'Round'],
    'screen.books': ['Vergleich', 'Compare'],
    'palette.placeholder': [
      'Nation, Feld oder Befehl suchen',
      'Search for a nation, field or command',
    ],
  },
};
