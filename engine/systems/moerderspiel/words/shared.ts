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
    toRealms: ['Nationen', 'nations'],
    booklet: ['Regelwerk', 'rules'],
  },
  house: {
    'preview.open': ['Was ändert sich an der offenen Runde?', 'What changes in the open round?'],
  },
  map: {
    'eyes.choose': ['Andere Nation wählen', 'Choose another nation'],
  },
  ledger: {
    'action.nextRealm': ['nächste Nation', 'next nation'],
    'action.previousRealm': ['vorige Nation', 'previous nation'],
    'compare.onlyCurrent': ['nur die gewählte', 'only the selected one'],
  },
  cast: {
    'party.title': ['Nationen', 'Nations'],
    'party.fresh': ['Neue Nation', 'New nation'],
    'party.emptyTitle': ['Noch keine Nationen', 'No nations yet'],
  },
  turn: {
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
    'close.point.missing_one': [
      'Eine Nation hat nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      'One nation has sent nothing; the defaults of the rules hold for it:',
    ],
    'close.point.missing_other': [
      '{{count}} Nationen haben nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      '{{count}} nations have sent nothing; the defaults of the rules hold for them:',
    ],
    'archive.link_one': ['Eine vergangene Runde im Archiv', 'One past round in the archive'],
  },
  decide: {
    'run.noRunText': [
      'F5 rechnet die Runde auf Probe, auch ohne Briefe: dann gelten die Vorgaben. Gebucht wird nichts.',
      'F5 computes the round on trial, even without letters: then the defaults hold. Nothing is booked.',
    ],
  },
  inbox: {
    'realm.defaultsOf': [
      '{{party}} ohne Brief weiter: Es gelten die Vorgaben der Regeln',
      '{{party}} goes on without a letter: the defaults of the rules hold',
    ],
    'part.movement': ['Befehle', 'Orders'],
  },
  check: {
    'letter.place': ['Befehl {{unit}}', 'Order {{unit}}'],
    'confirmation.unit': ['Befehl {{unit}}', 'Order {{unit}}'],
    'confirmation.orders': ['Deine Befehle', 'Your orders'],
  },
  dispatch: {
    'rail.next': ['Nächste Nation', 'Next nation'],
    'rail.previous': ['Vorige Nation', 'Previous nation'],
  },
  evaluation: {
    'summary.neutral.quiet': ['Die Runde verlief ruhig.', 'The round passed quietly.'],
    'summary.inCharacter.quiet': ['Die Runde ging still vorüber.', 'The round went by in silence.'],
    'heading.treasury': ['Anmerkungen zur Nachricht', 'Remarks on the message'],
  },
  news: {
    turn: ['Ausgabe zur Runde', 'Issue of round'],
  },
  whatif: {
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
