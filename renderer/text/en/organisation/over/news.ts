/** Words of shared rooms in the tongue of the Organisationsspiel: news. */
export const news = {
  first: { title: 'The Circular' },
  side: { label: 'Circular' },
  nothing: {
    text: 'Close a phase of {{name}}, and the newsletter gathers what happened in public.',
  },
  edition: {
    text: 'From phase {turn} on the house rule “{name}” is in force.',
  },
  print: {
    statisticsNote: 'All organisations together, none of them named.',
    foot: '{{title}} appears with every phase and goes to all players.',
  },
  turn: 'Issue of phase',
  begin: {
    text: 'For this phase {{count}} public sources are waiting, {{secret}} more are still secret.',
  },
  section: {
    realms: 'From the organisations',
  },
  embargo: {
    label: 'Free from phase',
    until: 'free from phase {{turn}}',
  },
  source: {
    edition: 'House rule “{{name}}” from phase {{turn}}',
  },
  facts: {
    changedText: 'The phase was computed again: the event went otherwise than told here.',
    goneText: 'The phase was computed again: the event is no more.',
  },
  head: {
    statistics: 'Figures of all organisations, without names',
    noFigures: 'For this phase there are no figures of at least three organisations.',
  },
  archive: {
    kind: {
      realm: 'Organisation',
    },
  },
};
