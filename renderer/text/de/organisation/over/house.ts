/** Worte geteilter Räume in der Sprache des Organisationsspiels: house. */
export const house = {
  intro:
    'Was in dieser Welt anders gilt als im Regelblatt. Jede Fassung gilt von einer Phase an; eine spätere liegt über der früheren.',
  edition: {
    from: 'Gilt ab Phase',
    holds: 'gilt ab Phase {{turn}}',
  },
  deviation: {
    title: 'Abweichungen vom Regelblatt',
    none: 'Keine: Es gilt überall das Regelblatt.',
    booklet: 'im Regelblatt',
    turn: 'Phase {{turn}}',
  },
  register: { booklet: 'im Regelblatt' },
  table: {
    intro: 'Zelle für Zelle. Eine leere Zelle gilt wie im Regelblatt.',
    printed: 'im Regelblatt {{value}}',
  },
  preview: {
    intro: 'Rechnet eine Phase zweimal, ohne und mit „{{edition}}“. Geändert wird dabei nichts.',
    last: 'Was hätte sich an der letzten Phase geändert?',
    open: 'Was ändert sich an der offenen Phase?',
    noLast:
      'Die letzte Phase lässt sich nicht noch einmal rechnen: Es ist noch keine gebucht, oder ihr Anfang ist nicht aufgehoben.',
    running: 'Phase zweimal rechnen, Schritt {{done}} von {{total}}',
    starting: 'Phase zweimal rechnen',
    same: 'An Phase {{turn}} ändert sich nichts.',
    changed_one: 'An Phase {{turn}} ändert sich ein Ergebnis.',
    changed_other: 'An Phase {{turn}} ändern sich {{count}} Ergebnisse.',
    failed: 'Die Vorschau ist abgebrochen. Hausregeln und Phasen sind unverändert.',
  },
  command: { holdFrom: '„{{name}}“ gilt ab Phase {{turn}}' },
};
