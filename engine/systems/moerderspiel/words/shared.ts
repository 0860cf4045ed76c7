import type { WordTree } from '../../../kernel';

/** Shared texts as this game words them: a turn is a round, a realm is a nation. */
export const SHARED: WordTree = {
  noun: {
    turn: ['Runde', 'round'],
    Turn: ['Runde', 'Round'],
    turns: ['Runden', 'rounds'],
    realm: ['Nation', 'nation'],
    Realm: ['Nation', 'Nation'],
    realms: ['Nationen', 'nations'],
    Realms: ['Nationen', 'Nations'],
    toTurns: ['Runden', 'rounds'],
    toRealms: ['Nationen', 'nations'],
    booklet: ['Regelwerk', 'rules'],
    theTurn: ['die Runde', 'the round'],
    TheTurn: ['Die Runde', 'The round'],
    toTheTurn: ['die Runde', 'the round'],
    inThisTurn: ['dieser Runde', 'this round'],
    toThisTurn: ['diese Runde', 'this round'],
    ofThisTurn: ['dieser Runde', 'this round'],
    aTurn: ['eine Runde', 'a round'],
    toATurn: ['eine Runde', 'a round'],
    atATurn: ['einer Runde', 'a round'],
    ofATurn: ['einer Runde', 'a round'],
    noTurn: ['keine Runde', 'no round'],
    openTurn: ['die offene Runde', 'the open round'],
    toOpenTurn: ['die offene Runde', 'the open round'],
    ofOpenTurn: ['der offenen Runde', 'the open round'],
    theMonth: ['die Runde', 'the round'],
    TheMonth: ['Die Runde', 'The round'],
    ofTheMonth: ['der Runde', 'the round'],
    inTheMonth: ['von der Runde', 'the round'],
    inThisMonth: ['dieser Runde', 'this round'],
    thisMonth: ['Diese Runde', 'This round'],
    noMonth: ['keine Runde', 'No round'],
    months: ['Runden', 'rounds'],
    monthEnd: ['Rundenende', 'round’s end'],
    aRealm: ['eine Nation', 'a nation'],
    ARealm: ['Eine Nation', 'One nation'],
    inARealm: ['einer Nation', 'a nation'],
    ofARealm: ['einer Nation', 'one nation'],
    noRealm: ['keine Nation', 'no nation'],
    NoRealm: ['Keine Nation', 'No nation'],
    everyRealm: ['jede Nation', 'each nation'],
    ofEveryRealm: ['jeder Nation', 'every nation'],
    ThisRealm: ['Diese Nation', 'This nation'],
    thisRealm: ['diese Nation', 'this nation'],
    ofThisRealm: ['dieser Nation', 'this nation'],
    theRealm: ['die Nation', 'the nation'],
    inTheRealm: ['der Nation', 'the nation'],
    toBooklet: ['im Regelwerk', 'in the rules'],
    theBooklet: ['das Regelwerk', 'the rules'],
  },
  house: {
    'preview.last': [
      'Was hätte sich an der letzten Runde geändert?',
      'What would have changed in the last round?',
    ],
    'preview.open': ['Was ändert sich an der offenen Runde?', 'What changes in the open round?'],
  },
  map: {
    'eyes.choose': ['Andere Nation wählen', 'Choose another nation'],
  },
  ledger: {
    'action.nextRealm': ['nächste Nation', 'next nation'],
    'action.previousRealm': ['vorige Nation', 'previous nation'],
    'compare.intro': [
      'Jeder Punkt ist der Beginn einer Runde. Nur du siehst das.',
      'Each point is the beginning of a round. Only you see this.',
    ],
    'compare.onlyCurrent': ['nur die gewählte', 'only the selected one'],
    'compare.soon': [
      'Ein Verlauf braucht zwei Runden. Sobald die offene Runde angewendet ist, wächst hier die Linie jeder Nation; bis dahin stehen die Zahlen von heute in der Tabelle.',
      'A course needs two rounds. As soon as the open round is applied, the line of every nation grows here; until then today’s figures stand in the table.',
    ],
  },
  cast: {
    'refused.turn': [
      '„{{typed}}“ ist keine Runde; „{{field}}“ bleibt beim Alten. Gib eine ganze Zahl ab 0 ein.',
      '“{{typed}}” is no round; “{{field}}” stays as it was. Enter a whole number from 0 on.',
    ],
    'party.title': ['Nationen', 'Nations'],
    'party.fresh': ['Neue Nation', 'New nation'],
    'party.emptyTitle': ['Noch keine Nationen', 'No nations yet'],
    'segment.title': ['Spiel und Zeit', 'Game and time'],
  },
  turn: {
    'leaf.label': ['Was von der Runde obenauf liegt', 'What of the round lies on top'],
    'report.none': [
      'Diese Nation erfährt in dieser Runde nichts.',
      'This nation is told nothing in this round.',
    ],
    'run.starting': ['Runde wird gerechnet', 'Computing the round'],
    'run.phase': [
      'Runde wird gerechnet, Schritt {{done}} von {{total}}',
      'Computing the round, step {{done}} of {{total}}',
    ],
    'nobody.title': ['Hier handelt noch niemand', 'Nobody acts here yet'],
    'findings.onlyUnit': ['nur Befehl {{unit}}', 'only order {{unit}}'],
    'findings.none': [
      'Zu Befehl {{unit}} gibt es nichts anzumerken.',
      'There is nothing to note about order {{unit}}.',
    ],
    'orders.none': [
      'In diesem Brief steht keine Zeile, die ein Befehl wäre. Das Original ist abgelegt; ersetze es oder tippe die Befehle ab.',
      'No line of this letter is an order. The original is filed; replace it or type the orders in.',
    ],
    'type.hint': [
      'Ein Befehl je Zeile, so wie er im Brief steht.',
      'One order per line, as it stands in the letter.',
    ],
    'state.defaults': ['ohne Brief', 'without a letter'],
    'events.none': [
      '{{party}} geschieht in dieser Runde nichts.',
      'Nothing happens to {{party}} in this round.',
    ],
    'events.field.talk': ['Ereignisse', 'Events'],
  },
  desk: {
    stations: ['Stationen der Runde', 'Stations of the round'],
    'waits.orders_one': [
      'eine von {{all}} Nationen nicht fertig',
      'one of {{all}} nations not ready',
    ],
    'close.obstacle.variant': [
      'Auf dem Tisch liegt nicht die offene Runde; nur sie wird angewendet.',
      'The open round is not on the desk; only that is applied.',
    ],
    'close.obstacle.running': ['Die Runde wird gerade gerechnet.', 'The round is being computed.'],
    'close.obstacle.notRun': [
      'Die Runde ist noch nicht gerechnet; F5 rechnet sie.',
      'The round has not been computed yet; F5 computes it.',
    ],
    'close.clear': [
      'Jede Nation ist fertig, nichts steht mehr aus.',
      'Every nation is ready, nothing is outstanding.',
    ],
    'close.point.unready_one': [
      'Eine Nation ist noch nicht fertig:',
      'One nation is not ready yet:',
    ],
    'close.point.missing_one': [
      'Eine Nation hat nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      'One nation has sent nothing; the defaults of the rules hold for it:',
    ],
    'close.point.missing_other': [
      '{{count}} Nationen haben nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      '{{count}} nations have sent nothing; the defaults of the rules hold for them:',
    ],
    'close.changes': ['Was die Runde ändert', 'What the round changes'],
    'archive.title': ['Vergangene Runden', 'Past rounds'],
    'archive.link_one': ['Eine vergangene Runde im Archiv', 'One past round in the archive'],
    'archive.link_other': [
      '{{count}} vergangene Runden im Archiv',
      '{{count}} past rounds in the archive',
    ],
    'archive.empty.title': ['Noch ist keine Runde vorbei', 'No round is over yet'],
    'archive.empty.text': [
      'Sobald eine Runde angewendet ist, liegt sie hier vollständig: Briefe, Entscheidungen, Würfel, Regeln und Ergebnisse.',
      'Once a round has been applied, all of it lies here: letters, decisions, dice, rules and results.',
    ],
    'archive.leaves': ['Was von der Runde zu sehen ist', 'What of the round is shown'],
    'archive.late': ['Nachtrag zu dieser Runde', 'Late correction of this round'],
  },
  decide: {
    'empty.text': [
      'Was du zu entscheiden hast, steht hier, sobald die Runde gerechnet ist: ein Probelauf genügt, auch ohne Briefe.',
      'What you have to decide appears here as soon as the round is computed: a trial run is enough, even without letters.',
    ],
    'empty.quietTitle': ['Diese Runde verlangt nichts', 'This round asks for nothing'],
    'empty.quietText': [
      'Keine Frage ist offen. Weiter geht es beim Abschließen.',
      'No question is open. Go on to closing the round.',
    ],
    'card.booked': [
      'Gebucht wird erst beim Anwenden der Runde.',
      'Nothing is booked until the round is applied.',
    ],
    'report.none': ['Davon erfährt keine Nation.', 'No nation learns of this.'],
    'run.noRunText': [
      'F5 rechnet die Runde auf Probe, auch ohne Briefe: dann gelten die Vorgaben. Gebucht wird nichts.',
      'F5 computes the round on trial, even without letters: then the defaults hold. Nothing is booked.',
    ],
  },
  inbox: {
    'empty.filed': [
      'In dieser Runde ist noch nichts abgelegt.',
      'Nothing has been filed in this round yet.',
    ],
    'realm.defaultsOf': [
      '{{party}} ohne Brief weiter: Es gelten die Vorgaben der Regeln',
      '{{party}} goes on without a letter: the defaults of the rules hold',
    ],
    'part.movement': ['Befehle', 'Orders'],
  },
  check: {
    'act.realm': ['Diese Nation', 'This nation'],
    'letter.place': ['Befehl {{unit}}', 'Order {{unit}}'],
    'confirmation.unit': ['Befehl {{unit}}', 'Order {{unit}}'],
    'confirmation.orders': ['Deine Befehle', 'Your orders'],
  },
  dispatch: {
    'nothing.evaluations.title': ['Noch keine Runde abgeschlossen', 'No round closed yet'],
    'nothing.evaluations.text': [
      'Schließe unter Runde die erste Runde von {{name}} ab, dann entstehen hier die Auswertungen.',
      'Close the first round of {{name}} under Round, and the evaluations will be made here.',
    ],
    'leaf.news': ['Rundbrief', 'Circular'],
    'outbox.kind.news': ['Rundbrief', 'Circular'],
    'outbox.newsText': [
      'Diese Ausgabe liegt auf dem Blatt Rundbrief.',
      'This issue lies on the leaf Circular.',
    ],
    'outbox.byMonth': ['nach Runden', 'by round'],
    'rail.next': ['Nächste Nation', 'Next nation'],
    'rail.previous': ['Vorige Nation', 'Previous nation'],
    'edit.nothing': [
      'Von dieser Runde ist nichts zu berichten.',
      'There is nothing to tell of this round.',
    ],
  },
  evaluation: {
    turn: ['Runde {{turn}}', 'Round {{turn}}'],
    'heading.summary': ['Die Runde in Kürze', 'The round in brief'],
    'column.realm': ['Nation', 'Nation'],
    'summary.neutral.quiet': ['Die Runde verlief ruhig.', 'The round passed quietly.'],
    'summary.inCharacter.quiet': ['Die Runde ging still vorüber.', 'The round went by in silence.'],
    'heading.treasury': ['Anmerkungen zur Nachricht', 'Remarks on the message'],
  },
  forms: {
    allHint: [
      'Ein PDF für jede Nation, ausgefüllt mit dem, was sie selbst weiß.',
      'One PDF for each nation, filled in with what it knows itself.',
    ],
  },
  news: {
    'first.title': ['Rundbrief', 'The Circular'],
    'side.label': ['Rundbrief', 'Circular'],
    'edition.text': [
      'Von Runde {turn} an gilt die Hausregel „{name}“.',
      'From round {turn} on the house rule “{name}” is in force.',
    ],
    'print.foot': [
      '{{title}} erscheint zu jeder Runde und geht an alle Spieler.',
      '{{title}} appears with every round and goes to all players.',
    ],
    turn: ['Ausgabe zur Runde', 'Issue of round'],
  },
  print: {
    intro: [
      'Gedruckt wird, was eine Nation weiß. Unbekanntes ist nicht verdeckt, es fehlt in der Datei.',
      'What a nation knows is printed. The unknown is not covered, it is absent from the file.',
    ],
    'noRealm.title': ['Noch gibt es keine Nation', 'There is no nation yet'],
    'leaf.board': ['Weltkarte', 'World map'],
    'board.title': ['Weltkarte', 'World map'],
    'board.intro': [
      'Die öffentliche Karte, wie sie um 22 Uhr galt, oder die Karte einer Nation mit dem, was sie in dieser Runde sieht.',
      'The public map as it stood at 22:00, or the map of one nation with what it sees in this round.',
    ],
    'board.everybody': ['Für alle: die öffentliche Karte', 'For everybody: the public map'],
    'board.all': ['Öffentliche Karte. {{date}}', 'Public map. {{date}}'],
    'board.links': [
      'Sechsecke in Farbe sind Hauptstädte, Kreise Stützpunkte, graue Felder Gebirge, dicke Kanten Blockaden.',
      'Coloured hexes are capitals, circles bases, grey fields mountains, thick edges blockades.',
    ],
  },
  whatif: {
    'empty.text': [
      'Lege die Runde ein zweites Mal auf den Tisch, ändere einen Befehl oder eine Entscheidung und sieh hier, was dabei anders herauskommt. Die Runde selbst bleibt, wie sie ist.',
      'Lay the round on the desk a second time, change an order or a ruling and see here what comes of it. The round itself stays as it is.',
    ],
    'none.text': [
      'Hier stehen dann die Runde und der Versuch nebeneinander: die Unterschiede in Worten und die Zahlen der Nationen.',
      'Then the round and the trial stand here side by side: the differences in words and the figures of the nations.',
    ],
  },
  app: {
    'room.cast': ['Nationen', 'Nations'],
    'room.turn': ['Runde', 'Round'],
    'room.books': ['Vergleich', 'Comparison'],
    'palette.placeholder': [
      'Nation, Feld oder Befehl suchen',
      'Search for a nation, field or command',
    ],
  },
};
