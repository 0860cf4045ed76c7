/** Worte der Hilfe und der Regeln. */
export const help = {
  contents: 'Inhalt',
  search: 'Im Handbuch suchen',
  found_one: '{{count}} Stelle',
  found_other: '{{count}} Stellen',
  none: 'Nichts gefunden. Nimm ein anderes Wort, zum Beispiel „Befund“.',
  print: 'Handbuch drucken',
  fileName: 'Wabenwart, Handbuch.pdf',
  searchKey: 'In der Suche schreiben',
  cases: {
    title: 'Beispiele ({{number}})',
    given: 'Gegeben',
    letter: 'Befehle von {{party}}',
    decided: 'Gewürfelt, entschieden',
    expected: 'Es folgt',
  },
  rules: {
    game: 'Spiel',
    title: 'Regeln',
    intro:
      '{{game}} in unseren Worten, Stelle für Stelle: darauf verweisen Rechnungen und Befunde. Was hier nicht steht, entscheidest du.',
    contents: 'Kapitel',
    search: 'Stelle, Befund oder Wort',
    found_one: '{{count}} Eintrag',
    found_other: '{{count}} Einträge',
    none: 'Keine Stelle und kein Befund dazu. Eine Stelle heißt wie {{clause}}, ein Befund wie {{finding}}.',
    register: 'Befunde',
    registerIntro:
      'Alles, was dem Programm an einem Spielzug auffallen kann. Drei Punkte stehen für die Angabe aus dem Spielzug.',
    kind: 'Art',
    code: 'Kennung',
    sentence: 'Was gemeldet wird',
    clause: 'Stelle',
    where: 'Regel',
    whereFinding: 'Befund',
  },
};
