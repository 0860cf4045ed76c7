import type { WordTree } from '../../../../engine';

/** Texts: the table at which a turn is led step by step, and the state after each step. */
export const table: WordTree = {
  steps: ['Schritte', 'Steps'],
  number: ['Schritt {{number}}', 'Step {{number}}'],
  numberOf: ['{{group}}, Schritt {{number}}', '{{group}}, step {{number}}'],
  confirmed: ['bestätigt', 'confirmed'],
  isConfirmed: ['Bestätigt', 'Confirmed'],
  confirm: ['Schritt bestätigen', 'Confirm step'],
  openQuestions_one: ['{{count}} offene Frage', '{{count}} open question'],
  openQuestions_other: ['{{count}} offene Fragen', '{{count}} open questions'],
  open: ['Offene Fragen', 'Open questions'],
  done: ['Was getan wurde', 'What was done'],
  happened: ['Was geschah', 'What happened'],
  refused: ['Was nicht ging', 'What could not be done'],
  postings: ['Gebucht wird', 'To be booked'],
  nothing: [
    'Zu diesem Schritt ist nichts zu melden. Was er geändert hat, zeigt der Stand.',
    'There is nothing to report of this step. What it changed stands under State.',
  ],
  veiled_one: [
    'Ein Ereignis dieses Schritts ist geheim und verhüllt.',
    'One event of this step is secret and veiled.',
  ],
  veiled_other: [
    '{{count}} Ereignisse dieses Schritts sind geheim und verhüllt.',
    '{{count}} events of this step are secret and veiled.',
  ],
  coveredTitle: ['Etwas ist noch verdeckt', 'Something is still covered'],
  coveredText: [
    'Was danach kommt, verriete, wie es ausging. Decke es zuerst auf, im Schritt „{{step}}“.',
    'What comes after it would tell how it ended. Reveal it first, at the step “{{step}}”.',
  ],
  toCovered: ['Zum Aufdecken', 'To what is covered'],
  emptyTitle: ['Noch nicht gerechnet', 'Not computed yet'],
  emptyText: [
    'Rechne einmal durch: mit den Briefen, die da sind, sonst ohne. Gebucht wird erst beim Beenden.',
    'Compute it once: with the letters that are there, else without. Nothing is booked before you end $t(noun:theTurn).',
  ],
  column: { party: ['Wer', 'Who'], place: ['Wo', 'Where'], cause: ['Wofür', 'What for'] },
  key: {
    next: ['Nächster Schritt', 'Next step'],
    previous: ['Voriger Schritt', 'Previous step'],
    confirm: ['Schritt bestätigen und weiter', 'Confirm the step and go on'],
    dice: ['Zu den Würfeln', 'To the dice'],
    question: ['Zur ersten offenen Frage', 'To the first open question'],
    guide: ['Anleitung zeigen oder ausblenden', 'Show the guide or put it aside'],
    cover: ['Verdeckte Eingabe schließen', 'Close the hidden entry'],
  },
  command: {
    confirm: [
      'Schritt „$t({{game}}:step.{{step}}.title)“ bestätigt',
      'Step “$t({{game}}:step.{{step}}.title)” confirmed',
    ],
    reopen: [
      'Schritt „$t({{game}}:step.{{step}}.title)“ wieder geöffnet',
      'Step “$t({{game}}:step.{{step}}.title)” opened again',
    ],
    order: ['Brief von {{party}} ergänzt: {{words}}', 'Letter of {{party}} continued: {{words}}'],
    strike: ['Zeile im Brief von {{party}} gestrichen', 'Line of the letter of {{party}} struck'],
  },
  dice: {
    title: ['Würfel', 'Dice'],
    die: ['Wurf', 'Throw'],
    text: [
      'Echte Würfel? Wähle einen Würfel und tippe die Zahl. Entf nimmt sie zurück.',
      'Rolling real dice? Select a die and type the result. Delete takes it back.',
    ],
    covered_one: [
      'Ein Wurf ist verdeckt, bis aufgedeckt ist.',
      'One throw is covered until revealed.',
    ],
    covered_other: [
      '{{count}} Würfe sind verdeckt, bis aufgedeckt ist.',
      '{{count}} throws are covered until revealed.',
    ],
  },
  guide: {
    title: ['Anleitung', 'Guide'],
    begin: [
      'Rechne einmal durch. Danach gehst du hier Schritt für Schritt mit den Spielern nach, was geschieht; nichts ist gebucht, bevor du $t(noun:toTheTurn) beendest.',
      'Compute once. Then go through what happens here with the players, step by step; nothing is booked before you end $t(noun:theTurn).',
    ],
    look: [
      'Nichts zu tun, außer nachzusehen, was geschah und wie es danach steht.',
      'Nothing to do but to look what happened and how things stand after it.',
    ],
    confirm: ['Bestätigen und weiter', 'Confirm and go on'],
    next: ['Weiter', 'Go on'],
    skip: ['Anleitung ausblenden', 'Hide guide'],
    lead: {
      dice: ['Zu den Würfeln', 'To the dice'],
      covered: ['Zum Verdeckten', 'To what is covered'],
      questions: ['Zur offenen Frage', 'To the open question'],
    },
  },
  moment: {
    title: ['Stand', 'State'],
    after: ['nach „{{step}}“', 'after “{{step}}”'],
    board: ['Karte nach „{{step}}“', 'Map after “{{step}}”'],
    range: ['Was vom Stand zu sehen ist', 'What of the state is shown'],
    ranges: { changed: ['Änderungen', 'Changes'], all: ['Alles', 'All'] },
    none: [
      'Erst nach dem Rechnen steht hier, was jeder hat.',
      'What everybody has stands here once it is computed.',
    ],
    covered: ['Verdeckt, bis aufgedeckt ist.', 'Covered until revealed.'],
    waiting: ['Wird gerechnet …', 'Computing…'],
    failed: [
      'Dieser Stand ließ sich nicht rechnen. Rechne den Lauf neu.',
      'This state could not be computed. Compute the run again.',
    ],
    before: ['vorher {{before}}', 'before: {{before}}'],
    of: ['{{count}} von {{all}} geändert', '{{count}} of {{all}} changed'],
    new: ['neu', 'new'],
  },
};
