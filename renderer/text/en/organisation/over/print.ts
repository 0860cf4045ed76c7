/** Words of shared rooms in the tongue of the Organisationsspiel: print. */
export const print = {
  intro:
    'What an organisation knows is printed. The unknown is not covered, it is absent from the file.',
  chronicle: {
    intro: 'What became public in all closed phases, in order.',
    none: 'No phase has been closed yet.',
  },
  group: {
    month: 'Of the phase',
  },
  held: 'Not saved: the sheet gives away what its organisation cannot know. Take it out, or tell it on purpose under Dispatch.',
  noRealm: {
    title: 'There is no organisation yet',
    text: 'Printing is always for an organisation. Add one under “Cast”.',
  },
};
