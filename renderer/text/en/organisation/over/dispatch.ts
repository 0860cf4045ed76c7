/** Words of shared rooms in the tongue of the Organisationsspiel: dispatch. */
export const dispatch = {
  leaf: { news: 'Circular' },
  nothing: {
    evaluations: {
      title: 'No phase closed yet',
      text: 'Close the first phase of {{name}} under Phase, and the evaluations will be made here.',
    },
    lost: {
      title: 'The last phase was not kept',
      text: 'The results of phase {{turn}} are not there any more. Compute it again in the archive of the phase, or close the next one.',
    },
  },
  rail: {
    label: 'Organisations, phase {{turn}}',
    next: 'Next organisation',
    previous: 'Previous organisation',
  },
  edit: {
    nothing: 'There is nothing to tell of this phase.',
  },
  file: {
    turn: 'Phase {{turn}}',
    realm: 'Organisation',
    subject: 'Phase {{turn}}: evaluation for {{party}}',
  },
  batch: {
    title: 'Make the evaluations of phase {{turn}}',
    realms: 'Organisations',
    start_one: 'Make one organisation',
    start_other: 'Make {{count}} organisations',
    running: '{{done}} of {{all}} organisations',
    column: {
      realm: 'Organisation',
    },
    done_one: 'The files of one organisation are in “{{place}}”.',
    done_other: 'The files of {{count}} organisations are in “{{place}}”.',
  },
  contact: {
    title: 'Contact sheet, phase {{turn}}',
  },
  outbox: {
    kind: { news: 'Circular' },
    newsText: 'This issue lies on the leaf Circular.',
    byMonth: 'by phase',
    byRealm: 'by organisation',
    month: 'Phase {{turn}}',
  },
};
