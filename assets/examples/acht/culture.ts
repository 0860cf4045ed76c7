import type { CultureText } from '../../../engine';

/** Texts of culture from earlier turns. */
export const culture: readonly CultureText[] = [
  {
    id: 'lyr-57',
    title: 'Wie der Leuchtfels zu seinem Licht kam',
    text: 'Drei Winter lang trugen die Kinder von Perlmund Öl auf den Fels, bis das Feuer von allein blieb. So jedenfalls erzählt man es in Lyr, und niemand hat je eines der Kinder gefragt.',
    party: 'lyr',
    author: 'Spielerin von Lyranth',
    turn: 57,
    isPublic: true,
  },
  {
    id: 'tha-56',
    title: 'Aus dem Haushofbuch von Tharos',
    text: 'Der Kämmerer schreibt: Die Wälle fressen das Gold, aber ohne Wälle fräßen es andere.',
    party: 'tha',
    author: 'Spieler von Tharos',
    turn: 56,
    isPublic: false,
  },
];
