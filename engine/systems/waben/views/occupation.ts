import { parseFieldAddress } from '../../../hex';
import type { Occupation, Settings } from '../../../kernel';
import { settlementAt, type World } from '../../../world';
import { besiegersOf } from '../rules/economy/besieged';
import { placesTaken, unitsInside } from '../rules/encounter/inside';
import { isFriend } from '../rules/encounter/relation';
import { typeOfUnit } from '../rules/movement/plan';
import { garrisonLimit } from '../rules/structure/town';
import { townIn } from './town';

/** Who is in and before the settlement of a field as the turn begins (WW-4.2-05, WW-12.5-15, WW-7.3-27). */
export function occupationOf(
  world: World,
  text: string,
  settings: Settings,
): Occupation | undefined {
  const field = parseFieldAddress(text);
  const settlement = field === undefined ? undefined : settlementAt(world.map, field);
  if (field === undefined || settlement === undefined) return undefined;
  const here = Object.values(world.units).filter(
    ({ place }) => place.kind === 'field' && place.field === field,
  );
  const friends = here.filter(({ party }) => isFriend(world.parties, settlement.owner, party));
  const limit = garrisonLimit(townIn(world, field, settlement), settings).value;
  const inside = unitsInside(
    friends.map((unit) => ({
      id: unit.id,
      party: unit.party,
      number: unit.number,
      room: placesTaken(typeOfUnit(unit), unit.size),
      wish: unit.inside ?? null,
      arrived: unit.arrived ?? -Infinity,
    })),
    limit,
    settings,
  );
  const ids = (units: typeof here): readonly string[] => units.map(({ id }) => id);
  return {
    inside: ids(friends.filter(({ id }) => inside.has(id))),
    before: ids(friends.filter(({ id }) => !inside.has(id))),
    besiegers: ids([...besiegersOf(world, settlement.owner, here, settings)]),
  };
}
