/** Words of shared rooms in the tongue of the Organisationsspiel: desk. */
export const desk = {
  stations: 'Stations of the phase',
  waits: {
    orders_one: 'one of {{all}} organisations not ready',
    orders_other: '{{count}} of {{all}} organisations not ready',
  },
  command: {
    allSent_one: 'Evaluation of one organisation sent, phase {{turn}}',
    allSent_other: 'Evaluations of {{count}} organisations sent, phase {{turn}}',
    sent: 'Evaluation of {{party}} sent, phase {{turn}}',
    unsent: 'Evaluation of {{party}} not sent after all, phase {{turn}}',
  },
  close: {
    title: 'Close phase {{turn}}',
    text: 'Population, advantages and money move on, the phase goes to the archive. Undo takes everything back at once.',
    apply: 'Apply the phase',
    obstacle: {
      variant: 'The open phase is not on the desk; only that is applied.',
      running: 'The phase is being computed.',
      notRun: 'The phase has not been computed yet; F5 computes it.',
    },
    done: 'Phase {{turn}} has been applied.',
    clear: 'Every organisation is ready, nothing is outstanding.',
    point: {
      unready_one: 'One organisation is not ready yet:',
      unready_other: '{{count}} organisations are not ready yet:',
      missing_one: 'One organisation has sent nothing; the defaults of the rules hold for it:',
      missing_other:
        '{{count}} organisations have sent nothing; the defaults of the rules hold for them:',
    },
    changes: 'What the phase changes',
    part: {
      gold: 'Money',
    },
    nothing: {
      gold: 'Nobody has money.',
    },
    column: {
      realm: 'Organisation',
    },
  },
  archive: {
    title: 'Past phases',
    link_one: 'One past phase in the archive',
    link_other: '{{count}} past phases in the archive',
    empty: {
      title: 'No phase is over yet',
      text: 'Once a phase has been applied, all of it lies here: letters, decisions, dice, rules and results.',
    },
    leaves: 'What of the phase is shown',
    realm: 'Organisation',
    allRealms: 'All organisations',
    notKept:
      'Of this phase only that is kept from which it was computed; an older program did not keep its results.',
    failed: 'The phase could not be computed again. Letters and decisions are kept.',
    tooOld: 'Only the phase applied last can be computed again, as long as its beginning is kept.',
    late: 'Late correction of this phase',
    noLetter: 'No letter; the defaults of the rules held.',
  },
};
