/** Words of shared rooms in the tongue of the Organisationsspiel: inbox. */
export const inbox = {
  station: {
    realms: 'Organisations',
  },
  filter: {
    all: 'all phases ({{count}})',
  },
  search: {
    hint: 'Name, sender, organisation or wording',
  },
  column: {
    realm: 'Organisation',
  },
  turn: 'Phase {{turn}}',
  state: {
    archived: 'with {{party}}, phase {{turn}}',
  },
  empty: {
    filed: 'Nothing has been filed in this phase yet.',
  },
  mail: {
    file: 'File the document with an organisation first; then its mail can be taken over.',
  },
  realm: {
    list: 'Organisations and their letters',
    defaultsOf: '{{party}} goes on without a letter: the defaults of the rules hold',
  },
  reminder: {
    subject: 'Phase {{turn}} for {{realm}}',
    text: 'your orders for {{realm}} in {{month}} (phase {{turn}}, {{world}}) have not reached me yet.',
    otherwise:
      'If none come, your organisation does only what is needed in this phase: the defaults of the rules hold.',
  },
  refused: {
    many: {
      text: 'There are {{size}}; nothing was taken. Open those that belong to the phase one by one.',
    },
    huge: {
      text: 'It has {{size}} characters, and the desk takes no more than 500,000 or 20,000 lines; nothing was taken. Paste the orders only.',
    },
  },
  part: {
    possessions: 'List of what it has',
    movement: 'Orders',
  },
};
