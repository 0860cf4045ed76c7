import type { help as german } from '../de/help';
import type { SameShape } from '../shape';

/** Words of the help and of the rules. */
export const help: SameShape<typeof german> = {
  contents: 'Contents',
  search: 'Search the manual',
  found_one: '{{count}} place',
  found_other: '{{count}} places',
  none: 'Nothing found. Try another word, such as “finding”.',
  print: 'Print the manual',
  fileName: 'Wabenwart, manual.pdf',
  searchKey: 'Write in the search field',
  cases: {
    title: 'Examples ({{number}})',
    given: 'Given',
    letter: 'Orders of {{party}}',
    laterLetter: 'Orders of {{party}}, $t(noun:turn) {{turn}}',
    decided: 'Decided',
    understood: 'Understood: {{text}}',
    nothing: 'Nothing changes.',
    notUnderstood: 'No order is understood.',
    expected: 'What follows',
  },
  rules: {
    game: 'Game',
    title: 'Rules',
    intro:
      '{{game}} in our words, clause by clause: calculations and findings refer to them. What is not here, you decide.',
    contents: 'Chapters',
    search: 'Clause, finding or word',
    found_one: '{{count}} entry',
    found_other: '{{count}} entries',
    none: 'No clause and no finding of that kind. A clause is named like {{clause}}, a finding like {{finding}}.',
    register: 'Findings',
    registerIntro:
      'Everything the program can notice in a turn. Three dots stand for what the turn said.',
    kind: 'Kind',
    code: 'Code',
    sentence: 'What is reported',
    clause: 'Clause',
    where: 'Rule',
    whereFinding: 'Finding',
  },
};
