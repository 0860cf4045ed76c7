/** Words of shared rooms in the tongue of the Organisationsspiel: house. */
export const house = {
  intro:
    'What holds in this world other than on the rule sheet. Every edition holds from a phase on; a later one lies over the earlier.',
  edition: {
    from: 'Holds from phase',
    holds: 'holds from phase {{turn}}',
  },
  deviation: {
    title: 'Differences to the rule sheet',
    none: 'None: the rule sheet holds everywhere.',
    booklet: 'rule sheet',
    turn: 'phase {{turn}}',
  },
  register: { booklet: 'rule sheet' },
  table: {
    intro: 'Cell by cell. An empty cell holds as on the rule sheet.',
    printed: 'rule sheet {{value}}',
  },
  preview: {
    intro: 'Computes a phase twice, without and with “{{edition}}”. Nothing is changed by it.',
    last: 'What would have changed in the last phase?',
    open: 'What changes in the open phase?',
    noLast:
      'The last phase cannot be computed again: none has been booked yet, or its start has not been kept.',
    running: 'Computing the phase twice, step {{done}} of {{total}}',
    starting: 'Computing the phase twice',
    same: 'Nothing changes in phase {{turn}}.',
    changed_one: 'One result changes in phase {{turn}}.',
    changed_other: '{{count}} results change in phase {{turn}}.',
    failed: 'The preview was broken off. House rules and phases are unchanged.',
  },
  command: { holdFrom: '“{{name}}” holds from phase {{turn}}' },
};
