import type { Settings } from '../../../kernel';
import { realmsAlike, type World } from '../../../world';
import { CITY } from '../data/settlements';
import { armyId, LISTS } from '../records';
import { foundRealm } from '../state/found';
import { stateOf, withState } from '../state/keep';
import type { Army } from '../state/types';
import { observe } from '../turn/observe';

/** Kleinfelder of the cities of a realm, the capital first, and of where its fleet lies. */
const CAPITAL = 13;
const MARKET = 37;
const ROADSTEAD = 5;

/** With what every realm begins: kind and number of an army, its strength and its Kleinfeld. */
const ARMIES: readonly (readonly [Army['kind'], number: number, strength: number, at: number])[] = [
  ['warrior', 1, 9000, CAPITAL],
  ['warrior', 2, 4000, MARKET],
  ['rider', 1, 2000, MARKET],
  ['fleet', 1, 60, ROADSTEAD],
];

/** Four realms with the same land, cities, armies, fleet and means, for trials (GM-25, GM-28). */
export function testWorld(settings: Settings): World {
  const { world: empty, realms } = realmsAlike({
    sea: 'water',
    plain: 'lowland',
    others: { highland: [20, 21, 33, 34], forest: [15, 16, 24, 25, 40, 41] },
    settlements: { [CAPITAL]: { type: CITY, built: 0 }, [MARKET]: { type: CITY, built: 0 } },
    capital: CAPITAL,
    treasury: 0,
  });
  const world = realms.reduce((now, { key }) => foundRealm(now, key, settings), empty);
  const armies = realms.flatMap(({ key, fieldOf }) => {
    const blank = LISTS.armies.blank?.({ world, settings, owner: key });
    return ARMIES.flatMap(([kind, number, strength, at]): readonly Army[] => {
      const given = { owner: key, kind, number, strength, field: fieldOf(at) };
      return blank === undefined ? [] : [{ ...blank, ...given, id: armyId(given) }];
    });
  });
  return observe(withState(world, { ...stateOf(world), armies }));
}
