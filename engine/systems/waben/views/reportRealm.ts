import { type FieldAddress, fieldAddress } from '../../../hex';
import {
  type ListedCharacter,
  type ListedStructure,
  type ListedUnit,
  type RealmList,
  type Settings,
} from '../../../kernel';
import {
  grossfelderOf,
  type Party,
  type PartyKey,
  settlementAt,
  type Unit,
  WORK_PER_POINT,
  workId,
  type World,
} from '../../../world';
import { estatesOf, NO_ESTATE } from '../rules/economy/estate';
import { vaultOf } from '../rules/economy/storage';
import { moonPoints } from '../rules/movement/allowance';
import { boardOf } from '../rules/movement/board';
import { formatPlace, inOrderOfUnits } from '../rules/movement/place';
import { typeOfUnit } from '../rules/movement/plan';
import { goodPoints } from '../records/characters';
import { membersOf } from '../rules/people/roles';
import { townOf, townValue, townValueLeft } from '../rules/structure/town';
import { isUnderWork, worksOf } from '../rules/structure/works';

/** All that a list is made of. */
interface Desk {
  readonly world: World;
  readonly party: Party;
  readonly settings: Settings;
}

const personsOf = ({ world, party }: Desk): RealmList['persons'] =>
  membersOf(world.people, party.key).map(({ name, address, roles }) => ({
    name,
    address,
    functions: roles.filter((role) => role.party === party.key).map(({ kind }) => kind),
  }));

const seatOf = ({ world, settings }: Desk, seat: FieldAddress | null): ListedCharacter['seat'] => {
  const settlement = seat === null ? undefined : settlementAt(world.map, seat);
  if (seat === null || settlement === undefined) return null;
  const value = townValueLeft(townOf(worksOf(world.works), seat, settlement), settings);
  return { place: seat, value };
};

const charactersOf = (desk: Desk, units: readonly Unit[]): RealmList['characters'] =>
  units.flatMap((unit): readonly ListedCharacter[] => {
    const { number, character, place } = unit;
    if (character === null) return [];
    const { name, status } = character;
    const seat = seatOf(desk, character.seat);
    const points = goodPoints(unit, desk);
    return [{ unit: number, name, status, place: formatPlace(place), seat, points }];
  });

const unitsOf = ({ settings }: Desk, units: readonly Unit[]): RealmList['units'] =>
  units
    .filter(({ character }) => character === null)
    .map((unit): ListedUnit => ({
      unit: unit.number,
      type: unit.type,
      size: unit.size,
      leaders: unit.leaders,
      place: formatPlace(unit.place),
      movementPoints: moonPoints(typeOfUnit(unit), unit.scout, settings),
      raised: unit.raised,
    }));

const townsOf = ({ world, party, settings }: Desk): readonly ListedStructure[] =>
  grossfelderOf(world.map).flatMap(({ no, settlements }) =>
    Object.entries(settlements)
      .filter(([, { owner }]) => owner === party.key)
      .map(([index, { type, name, built }]): ListedStructure => {
        const place = fieldAddress(no, Number(index) + 1);
        const work = world.works[workId('settlement', place, null)];
        const isBuilding = work !== undefined && isUnderWork(work);
        return {
          kind: 'settlement',
          type,
          name,
          place,
          side: null,
          value: isBuilding ? work.value : townValue(type, settings).value,
          done: isBuilding ? built : null,
          isNew: work?.begun === world.clock.turn - 1,
        };
      }),
  );

const sidesOf = ({ world, party, settings }: Desk): readonly ListedStructure[] => {
  const { ground } = boardOf(world.map, settings);
  const works = worksOf(world.works);
  const estates = estatesOf(ground, grossfelderOf(world.map), world, settings);
  const isNew = (begun: number | undefined): boolean => begun === world.clock.turn - 1;
  const sites = [...works.values()].filter(isUnderWork);
  const finished = (estates.get(party.key) ?? NO_ESTATE).sides
    .filter(({ kind, field, side }) => !sites.some(({ id }) => id === workId(kind, field, side)))
    .map(({ kind, field, side, value }): ListedStructure => ({
      kind,
      type: null,
      name: '',
      place: field,
      side,
      value,
      done: null,
      isNew: isNew(works.get(workId(kind, field, side))?.begun),
    }));
  const building = sites
    .filter(({ side, owners }) => side !== null && owners.includes(party.key))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ kind, field, side, value, progress, begun, name }): ListedStructure => ({
      kind,
      type: null,
      name,
      place: field,
      side,
      value,
      done: Math.floor(progress / WORK_PER_POINT),
      isNew: isNew(begun),
    }));
  return [...finished, ...building];
};

/**
 * The list of a realm as every turn contains it: persons and characters, treasury by place, structures with their
 * progress, units with their movement points (WW-8.2-10 to WW-8.2-12, WW-8.2-15). Income and expenses are in the
 * balance of the turn (WW-8.2-13, WW-8.2-14). For the realm itself only; undefined if there is no such party.
 */
export function realmList(world: World, key: PartyKey, settings: Settings): RealmList | undefined {
  const party = world.parties[key];
  if (party === undefined) return undefined;
  const context: Desk = { world, party, settings };
  const units = Object.values(world.units)
    .filter((unit) => unit.party === key)
    .sort(inOrderOfUnits);
  return {
    party: key,
    turn: world.clock.turn,
    persons: personsOf(context),
    characters: charactersOf(context, units),
    treasury: party.treasury,
    storage: vaultOf(world, party, [], settings).gold,
    structures: [...townsOf(context), ...sidesOf(context)],
    units: unitsOf(context, units),
  };
}
