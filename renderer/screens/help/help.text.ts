import type { WordTree } from '../../../engine';

/** Texts of the help and of the rules. */
export const help: WordTree = {
  contents: ['Inhalt', 'Contents'],
  search: ['Im Handbuch suchen', 'Search the manual'],
  found_one: ['{{count}} Stelle', '{{count}} place'],
  found_other: ['{{count}} Stellen', '{{count}} places'],
  none: [
    'Nichts gefunden. Nimm ein anderes Wort, zum Beispiel „Befund“.',
    'Nothing found. Try another word, such as “finding”.',
  ],
  print: ['Handbuch drucken', 'Print the manual'],
  fileName: ['Wabenwart, Handbuch.pdf', 'Wabenwart, manual.pdf'],
  searchKey: ['In der Suche schreiben', 'Write in the search field'],
  cases: {
    title: ['Beispiele ({{number}})', 'Examples ({{number}})'],
    given: ['Gegeben', 'Given'],
    letter: ['Befehle von {{party}}', 'Orders of {{party}}'],
    laterLetter: [
      'Befehle von {{party}}, {{turn}}. $t(noun:turn)',
      'Orders of {{party}}, $t(noun:turn) {{turn}}',
    ],
    decided: ['Entschieden', 'Decided'],
    understood: ['Verstanden wird: {{text}}', 'Understood: {{text}}'],
    nothing: ['Nichts ändert sich.', 'Nothing changes.'],
    notUnderstood: ['Verstanden wird kein Befehl.', 'No order is understood.'],
    expected: ['Es folgt', 'What follows'],
  },
  rules: {
    title: ['Regeln', 'Rules'],
    intro: [
      '{{game}} in unseren Worten, Stelle für Stelle: darauf verweisen Rechnungen und Befunde. Was hier nicht steht, entscheidest du.',
      '{{game}} in our words, clause by clause: calculations and findings refer to them. What is not here, you decide.',
    ],
    contents: ['Kapitel', 'Chapters'],
    search: ['Stelle, Befund oder Wort', 'Clause, finding or word'],
    table: ['Tafel: {{table}}', 'Table: {{table}}'],
    changeTable: ['In den Hausregeln ändern', 'Change in the house rules'],
    found_one: ['{{count}} Eintrag', '{{count}} entry'],
    found_other: ['{{count}} Einträge', '{{count}} entries'],
    none: [
      'Keine Stelle und kein Befund dazu. Eine Stelle heißt wie {{clause}}, ein Befund wie {{finding}}.',
      'No clause and no finding of that kind. A clause is named like {{clause}}, a finding like {{finding}}.',
    ],
    registerIntro: [
      'Alles, was dem Programm an einem Brief auffallen kann. Drei Punkte stehen für die Angabe aus dem Brief.',
      'Everything the program can notice in a turn. Three dots stand for what the turn said.',
    ],
    code: ['Kennung', 'Code'],
    sentence: ['Was gemeldet wird', 'What is reported'],
    clause: ['Stelle', 'Clause'],
    where: ['Regel', 'Rule'],
    whereFinding: ['Befund', 'Finding'],
  },
};
