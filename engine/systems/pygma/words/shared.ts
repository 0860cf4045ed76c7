import type { WordTree } from '../../../kernel';

/** Shared texts as this game words them: armies and cities, a month that is no moon, the courier. */
export const SHARED: WordTree = {
  noun: {
    orderLine: ['Befehl', 'order'],
    OrderLine: ['Befehl', 'Order'],
    orderLines: ['Befehle', 'orders'],
    newsletter: ['Kurier', 'Courier'],
  },
  records: {
    'party.emptyText': [
      'Lege das erste Reich an. Land und Hauptstadt bekommt es auf der Karte.',
      'Add the first realm. It gets its land and its capital on the map.',
    ],
  },
  turn: {
    'time.value_one': ['{{time}} von {{count}} Monat', '{{time}} of {{count}} month'],
    'events.field.units': ['Heere', 'Armies'],
    'type.hint': [
      'Eine Zeile je Heer oder Posten, wie auf Zugbogen und Ausgabebogen.',
      'One line per army or entry, as on the order sheet and the expense sheet.',
    ],
    'nobody.text': [
      'In dieser Kampagne gibt es kein Reich. Zeichne auf der Karte sein Land und seine Hauptstadt und lege es unter „Register“ an.',
      'There is no realm in this campaign. Draw its land and its capital on the map and create it under “Records”.',
    ],
  },
  openTurn: {
    'close.point.missing_one': [
      '$t(noun:ARealm) hat nichts geschickt; seine Heere bleiben, wo sie sind:',
      '$t(noun:ARealm) has sent nothing; its armies stay where they are:',
    ],
    'close.point.missing_other': [
      '{{count}} $t(noun:realms) haben nichts geschickt; ihre Heere bleiben, wo sie sind:',
      '{{count}} $t(noun:realms) have sent nothing; their armies stay where they are:',
    ],
    'archive.noLetter': [
      'Kein Brief; die Heere blieben, wo sie waren.',
      'No letter; the armies stayed where they were.',
    ],
  },
  inbox: {
    'reminder.otherwise': [
      'Kommt keiner, bleiben ‹deine|Ihre› Heere, wo sie sind, und außer Sold und Verwaltung wird nichts ausgegeben.',
      'If none come, your armies stay where they are, and nothing is spent but pay and administration.',
    ],
    'suggestion.units_one': ['{{fitting}} von {{count}} Heer', '{{fitting}} of {{count}} army'],
    'suggestion.units_other': [
      '{{fitting}} von {{count}} Heeren',
      '{{fitting}} of {{count}} armies',
    ],
    'realm.defaultsOf': [
      '{{party}} ohne Brief weiter: Die Heere bleiben, wo sie sind',
      '{{party}} goes on without a letter: the armies stay where they are',
    ],
  },
  map: {
    'goTo.label': ['Gehe zu Feld oder Stadt', 'Go to a field or city'],
    'inspector.tab.units': ['Heere', 'Armies'],
    'inspector.tab.unitsCount': ['Heere {{count}}', 'Armies {{count}}'],
    'units.none': ['Hier steht kein Heer.', 'No army stands here.'],
    'units.noneSeen': ['Hier ist kein Heer zu sehen.', 'No army is to be seen here.'],
    'units.list': ['Heere im Feld', 'Armies in the field'],
    'say.units_one': ['1 Heer', '1 army'],
    'say.units_other': ['{{count}} Heere', '{{count}} armies'],
  },
  print: { 'part.units': ['Heere', 'Armies'], 'line.unit': ['Heer', 'Army'] },
  looks: { 'layer.pieces': ['Heere', 'Armies'] },
  ledger: {
    'treasury.hint': ['in GS', 'in GS'],
    'source.halfYear': ['Vor der Auswertung', 'Before the turn report'],
    'source.halfYearHint': [
      '{{month}}: was ohne Befehle gebucht wird. Der Probelauf (F5) zeigt alle Posten dieses Monats.',
      '{{month}}: what is booked without orders. The trial run (F5) shows all entries of this month.',
    ],
  },
  turnReport: {
    title: ['Auswertung für {{month}}', 'Report for {{month}}'],
    'summary.neutral.quiet': [
      'Der Monat brachte nichts Unerwartetes.',
      'The month brought nothing unexpected.',
    ],
    'summary.inCharacter.quiet': ['Der Monat zog still vorüber.', 'The month went by in silence.'],
    'summary.neutral.fights': ['Der Monat brachte {{fights}}.', 'The month brought {{fights}}.'],
  },
  app: {
    'palette.placeholder': [
      'Feld, Stadt, Reich oder Befehl suchen',
      'Search a field, city, realm or command',
    ],
  },
  news: {
    'first.title': ['Kurier', 'The Courier'],
    'print.foot': [
      '{{title}} erscheint zu jedem Zug und geht an alle Spieler.',
      '{{title}} appears with every turn and goes to all players.',
    ],
  },
};
