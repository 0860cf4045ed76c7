/** What evaluation and newsletter tell of the events of a phase. */
export const told = {
  news: {
    other: {
      headline: 'Stir in {place}',
      text: '{party.Nom} made themselves heard in {place}.',
      text_inCharacter: 'Much is being said of {party.nom} in {place}.',
    },
  },
};
