import { newPerson, type Party, type Person, type World } from '../world';

const STRANGER: Person = newPerson('stranger', '', { mode: 'secret' });

/** A party with a little more money, in its purse where it has several. */
const richer = (party: Party): Party => {
  const [place] = Object.keys(party.purses ?? {});
  const { treasury, purses = {} } = party;
  return {
    ...party,
    treasury: treasury + 1,
    ...(place === undefined ? {} : { purses: { ...purses, [place]: (purses[place] ?? 0) + 1 } }),
  };
};

/**
 * The same world with other secrets, notes and people, and foreign parties richer and otherwise ruled. What foreign
 * units are made of is left alone here: it shows in fights.
 */
export function hiddenChanged(world: World, viewer: string): World {
  return {
    ...world,
    map: {
      ...world.map,
      grossfelder: Object.fromEntries(
        Object.values(world.map.grossfelder).map((grossfeld) => [
          grossfeld.no,
          {
            ...grossfeld,
            notes: { 0: 'hidden' },
            secrets: { 1: { text: 'hidden', strength: '9' } },
          },
        ]),
      ),
    },
    parties: Object.fromEntries(
      Object.values(world.parties).map((party) => [
        party.key,
        party.key === viewer ? party : { ...richer(party), ruler: 'hidden' },
      ]),
    ),
    people: { stranger: { ...STRANGER, name: 'hidden' } },
  };
}
