/** Words of shared rooms in the tongue of the Organisationsspiel: decide. */
export const decide = {
  queue: {
    realm: 'Organisation',
    allRealms: 'all organisations',
  },
  empty: {
    text: 'What you have to decide appears here as soon as the phase is computed: a trial run is enough, even without letters.',
    quietTitle: 'This phase asks for nothing',
    noneText: 'No case fits this choice. Show all kinds, all organisations, or those already seen.',
    quietText: 'No question is open. Go on to closing the phase.',
  },
  card: {
    booked: 'Nothing is booked until the phase is applied.',
    map: 'Context',
  },
  report: {
    none: 'No organisation learns of this.',
  },
  run: {
    noRunText:
      'F5 computes the phase on trial, even without letters: then the defaults hold. Nothing is booked.',
  },
};
