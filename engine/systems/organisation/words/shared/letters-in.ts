import type { WordTree } from '../../../../kernel';

/** Letters that come in, and the questions about them. */
export const SHARED_LETTERS: WordTree = {
  inbox: {
    'station.realms': ['Organisationen', 'Organisations'],
    'filter.all': ['alle Phasen ({{count}})', 'all phases ({{count}})'],
    'search.hint': [
      'Name, Absender, Organisation oder Wortlaut',
      'Name, sender, organisation or wording',
    ],
    'column.realm': ['Organisation', 'Organisation'],
    turn: ['Phase {{turn}}', 'Phase {{turn}}'],
    'state.archived': ['bei {{party}}, Phase {{turn}}', 'with {{party}}, phase {{turn}}'],
    'empty.filed': [
      'In dieser Phase ist noch nichts abgelegt.',
      'Nothing has been filed in this phase yet.',
    ],
    'mail.file': [
      'Lege das Schriftstück erst bei einer Organisation ab; dann lässt sich die Post übernehmen.',
      'File the document with an organisation first; then its mail can be taken over.',
    ],
    'realm.list': ['Organisationen und ihre Briefe', 'Organisations and their letters'],
    'realm.defaultsOf': [
      '{{party}} ohne Brief weiter: Es gelten die Vorgaben der Regeln',
      '{{party}} goes on without a letter: the defaults of the rules hold',
    ],
    'reminder.subject': ['Phase {{turn}} für {{realm}}', 'Phase {{turn}} for {{realm}}'],
    'reminder.text': [
      'für {{month}} (Phase {{turn}}, {{world}}) fehlt mir noch dein Brief für {{realm}}.',
      'your orders for {{realm}} in {{month}} (phase {{turn}}, {{world}}) have not reached me yet.',
    ],
    'reminder.otherwise': [
      'Kommt keiner, tut deine Organisation in dieser Phase nur das Nötigste: Es gelten die Vorgaben der Regeln.',
      'If none come, your organisation does only what is needed in this phase: the defaults of the rules hold.',
    ],
    'refused.many.text': [
      'Es sind {{size}}; übernommen wurde nichts. Öffne die Teile, die zur Phase gehören, einzeln.',
      'There are {{size}}; nothing was taken. Open those that belong to the phase one by one.',
    ],
    'refused.huge.text': [
      'Er hat {{size}} Zeichen, mehr als 500.000 Zeichen oder 20.000 Zeilen nimmt der Tisch nicht an; übernommen wurde nichts. Füge nur die Aufträge ein.',
      'It has {{size}} characters, and the desk takes no more than 500,000 or 20,000 lines; nothing was taken. Paste the orders only.',
    ],
    'part.possessions': ['Aufstellung', 'List of what it has'],
    'part.movement': ['Aufträge', 'Orders'],
  },
  check: {
    'act.realm': ['Diese Organisation', 'This organisation'],
    'act.warnings': [
      'Alle Warnungen dieser Organisation annehmen',
      'Accept all warnings of this organisation',
    ],
    'tab.before': ['Frühere Organisationen zeigen', 'Show earlier organisations'],
    'tab.after': ['Weitere Organisationen zeigen', 'Show further organisations'],
    'tab.with_other': ['mit {{count}} Organisationen', 'with {{count}} organisations'],
    'letter.subjectQuestions': [
      'Phase {{turn}}: Fragen zu den Aufträgen von {{party}}',
      'Phase {{turn}}: questions about the orders of {{party}}',
    ],
    'letter.subjectConfirmation': [
      'Phase {{turn}}: So habe ich dich verstanden ({{party}})',
      'Phase {{turn}}: this is how I understood you ({{party}})',
    ],
    'letter.place': ['Auftrag {{unit}}', 'Order {{unit}}'],
    'confirmation.realm': ['{{party}}, Phase {{turn}}', '{{party}}, phase {{turn}}'],
    'confirmation.unit': ['Auftrag {{unit}}', 'Order {{unit}}'],
    'confirmation.orders': ['Deine Aufträge', 'Your orders'],
    'command.defaults': ['{{party}} ohne Brief', '{{party}} without a letter'],
  },
  terminal: {
    adjudicated: [
      'Phase {{turn}} ausgewertet. Briefe: {{letters}}, Kämpfe: {{fights}}, Befunde: {{findings}}, offene Fragen: {{questions}}. Geschrieben:',
      'Phase {{turn}} adjudicated. Letters: {{letters}}, fights: {{fights}}, findings: {{findings}}, open questions: {{questions}}. Written:',
    ],
    'problem.letterUnclear': [
      'Von wem „{{file}}“ ist, lässt sich nicht erkennen; benenne die Datei nach der Organisation: {{keys}}.',
      'Whose letter “{{file}}” is cannot be told; name the file after the organisation: {{keys}}.',
    ],
    'problem.partyUnknown': [
      'Die Organisation „{{party}}“ gibt es in dieser Welt nicht; es gibt {{keys}}.',
      'There is no organisation “{{party}}” in this world; there are {{keys}}.',
    ],
    'problem.partyUnclear': [
      'Wessen Befehle in „{{file}}“ stehen, ist nicht zu erkennen; gib die Organisation mit --party an: {{keys}}.',
      'Whose orders stand in “{{file}}” cannot be told; name the organisation with --party: {{keys}}.',
    ],
  },
};
