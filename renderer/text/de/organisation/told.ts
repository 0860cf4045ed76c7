/** Was die Auswertung und der Rundbrief von den Ereignissen einer Phase erzählen. */
export const told = {
  news: {
    other: {
      headline: 'Bewegung in der Region {place}',
      text: '{party.Nom} [machte|machten] in der Region {place} von sich reden.',
      text_inCharacter: 'Von {party.dat} ist in der Region {place} mancherlei zu hören.',
    },
  },
};
