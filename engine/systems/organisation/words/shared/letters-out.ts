import type { WordTree } from '../../../../kernel';

/** Evaluations, newsletter and print. */
export const SHARED_DISPATCH: WordTree = {
  dispatch: {
    'leaf.news': ['Rundbrief', 'Circular'],
    'nothing.evaluations.title': ['Noch keine Phase abgeschlossen', 'No phase closed yet'],
    'nothing.evaluations.text': [
      'Schließe unter Phase die erste Phase von {{name}} ab, dann entstehen hier die Auswertungen.',
      'Close the first phase of {{name}} under Phase, and the evaluations will be made here.',
    ],
    'nothing.lost.title': [
      'Die Ergebnisse der letzten Phase fehlen',
      'The last phase was not kept',
    ],
    'nothing.lost.text': [
      'Von Phase {{turn}} sind die Ergebnisse nicht erhalten. Rechne sie im Archiv der Phase noch einmal oder schließe die nächste ab.',
      'The results of phase {{turn}} are not there any more. Compute it again in the archive of the phase, or close the next one.',
    ],
    'rail.next': ['Nächste Organisation', 'Next organisation'],
    'rail.previous': ['Vorige Organisation', 'Previous organisation'],
    'edit.nothing': [
      'Von dieser Phase ist nichts zu berichten.',
      'There is nothing to tell of this phase.',
    ],
    'batch.start_one': ['Eine Organisation herstellen', 'Make one organisation'],
    'batch.done_one': [
      'Die Dateien einer Organisation liegen in „{{place}}“.',
      'The files of one organisation are in “{{place}}”.',
    ],
    'outbox.kind.news': ['Rundbrief', 'Circular'],
    'outbox.newsText': [
      'Diese Ausgabe liegt auf dem Blatt Rundbrief.',
      'This issue lies on the leaf Circular.',
    ],
    'outbox.byMonth': ['nach Phasen', 'by phase'],
  },
  evaluation: {
    title: ['Auswertung, {{month}}', 'Evaluation, {{month}}'],
    turn: ['Phase {{turn}}', 'Phase {{turn}}'],
    next: ['Als Nächstes: {{month}}', 'Next: {{month}}'],
    nextDeadline: [
      'Als Nächstes: {{month}}, Einsendung bis {{date}}',
      'Next: {{month}}, to be sent by {{date}}',
    ],
    'heading.summary': ['Die Phase in Kürze', 'The phase in brief'],
    'heading.treasury': ['Geld und Abschluss', 'Money and closing'],
    'column.realm': ['Organisation', 'Organisation'],
    'column.gold': ['Geld', 'Money'],
    'column.turn': ['Phase', 'Phase'],
    'summary.neutral.treasury': [
      'In Ihren Kassen liegen nun {{gold.nom}}.',
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
  forms: {
    allHint: [
      'Ein PDF für jede Organisation, ausgefüllt mit dem, was sie selbst weiß.',
      'One PDF for each organisation, filled in with what it knows itself.',
    ],
  },
  leaks: {
    'kind.party': ['Unbekannte Organisation', 'Unknown organisation'],
    'kind.gold': ['Fremdes Geld', 'Money of others'],
  },
  news: {
    'first.title': ['Rundbrief', 'The Circular'],
    'side.label': ['Rundbrief', 'Circular'],
    'nothing.text': [
      'Schließe eine Phase von {{name}} ab, dann sammelt der Bote, was öffentlich geschah.',
      'Close a phase of {{name}}, and the newsletter gathers what happened in public.',
    ],
    'edition.text': [
      'Von Phase {turn} an gilt die Hausregel „{name}“.',
      'From phase {turn} on the house rule “{name}” is in force.',
    ],
    'print.foot': [
      '{{title}} erscheint zu jeder Phase und geht an alle Spieler.',
      '{{title}} appears with every phase and goes to all players.',
    ],
    turn: ['Ausgabe zur Phase', 'Issue of phase'],
    'begin.text': [
      'Für diese Phase warten {{count}} öffentliche Quellen, {{secret}} weitere sind noch geheim.',
      'For this phase {{count}} public sources are waiting, {{secret}} more are still secret.',
    ],
    'facts.changedText': [
      'Die Phase wurde neu gerechnet: Das Ereignis verlief anders als hier erzählt.',
      'The phase was computed again: the event went otherwise than told here.',
    ],
    'facts.goneText': [
      'Die Phase wurde neu gerechnet: Das Ereignis gibt es nicht mehr.',
      'The phase was computed again: the event is no more.',
    ],
    'head.noFigures': [
      'Für diese Phase gibt es keine Zahlen von mindestens drei Organisationen.',
      'For this phase there are no figures of at least three organisations.',
    ],
  },
  print: {
    intro: [
      'Gedruckt wird, was eine Organisation weiß. Unbekanntes ist nicht verdeckt, es fehlt in der Datei.',
      'What an organisation knows is printed. The unknown is not covered, it is absent from the file.',
    ],
    'chronicle.intro': [
      'Was von allen abgeschlossenen Phasen öffentlich ist, der Reihe nach.',
      'What became public in all closed phases, in order.',
    ],
    'chronicle.none': ['Noch ist keine Phase abgeschlossen.', 'No phase has been closed yet.'],
    'group.month': ['Aus der Phase', 'Of the phase'],
    held: [
      'Nicht gespeichert: Das Blatt verrät, was seine Organisation nicht wissen kann. Nimm es heraus, oder teile es unter Bote bewusst mit.',
      'Not saved: the sheet gives away what its organisation cannot know. Take it out, or tell it on purpose under Dispatch.',
    ],
    'noRealm.title': ['Noch gibt es keine Organisation', 'There is no organisation yet'],
    'noRealm.text': [
      'Gedruckt wird immer für eine Organisation. Lege unter „Akteure“ eine an.',
      'Printing is always for an organisation. Add one under “Cast”.',
    ],
  },
};
