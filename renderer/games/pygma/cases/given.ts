import { pygma } from '../../../../engine/systems/pygma';
import { changedOwners, hexTexts } from '../../hex-cases';
import type { CaseTexts } from '../../record-cases';

/** What the screen says of the map. */
export const TEXTS: CaseTexts = {
  ...hexTexts(pygma, {
    map: {
      wrap: (columns) => [`ein Streifen von ${columns} Spalten`, `a belt of ${columns} columns`],
      round: (said) => {
        const [columns = '', rows = ''] = said.split(' ');
        return [
          `eine runde Welt von ${columns} Spalten und ${rows} Reihen`,
          `a round world of ${columns} columns and ${rows} rows`,
        ];
      },
    },
    places: {
      city: (name) => [`Stadt ${name}`.trim(), `city ${name}`.trim()],
      fortified: () => ['befestigt', 'fortified'],
      trade: () => ['Handelsstadt', 'trade city'],
      closed: () => ['gesperrt', 'closed'],
    },
  }),
  /** Cities are on the map, numbers in names. */
  unsaid: ['city', 'realm.no', 'army.number', 'trader.number'],
  outcome: changedOwners,
};
