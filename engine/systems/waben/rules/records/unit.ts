import { formatSide, type Side } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import { fieldOfUnit, terrainAt, type Unit, type World } from '../../../../world';
import { UNIT_RANGES } from '../../data';
import { readCode } from '../../orders/code';
import { berthAt } from '../boarding/harbour';
import { siteAt } from '../building/site';
import { leadersNeeded } from '../leaders';
import { amountOf, minimumSizeOf } from '../settings';
import { synonymTypeOf, terrainOf, unitTypeOf } from '../catalogue';
import { cargoWeight, transportCapacity } from '../transport';
import { typeOfUnit } from '../movement/plan';
import { kindOfNumber } from '../units';
import { type Inspector, type FieldObjection, when } from './objection';

const KG_PER_TONNE = 1000;

const numberFlaws = (unit: Unit): readonly FieldObjection[] => {
  const kind = kindOfNumber(unit.number);
  const own = typeOfUnit(unit).kind;
  if (kind === undefined)
    return [{ field: 'number', code: 'unitNumber', clause: 'WW-5.1-03', weight: 'forbidden' }];
  const { from, to } = UNIT_RANGES[own];
  return when(kind !== 'free' && kind !== own, () => ({
    field: 'number',
    code: 'unitRange',
    clause: 'WW-5.1-05',
    weight: 'unusual',
    about: { from, to },
  }));
};

const typeFlaws = ({ type, character }: Unit): readonly FieldObjection[] =>
  when(
    character === null && unitTypeOf(type) === undefined && synonymTypeOf(type) === undefined,
    () => ({
      field: 'type',
      code: 'unitType',
      clause: 'WW-5.2-01',
      weight: 'forbidden',
      about: { type },
    }),
  );

const sizeFlaws = (unit: Unit, settings: Settings): readonly FieldObjection[] => {
  const minimum = minimumSizeOf(typeOfUnit(unit), settings);
  if (unit.size < 1)
    return [{ field: 'size', code: 'unitEmpty', clause: 'WW-11.1-03', weight: 'forbidden' }];
  return when(unit.size < minimum && !unit.scout, () => ({
    field: 'size',
    code: 'unitSmall',
    clause: 'WW-5.1-10',
    weight: 'unusual',
    about: { minimum },
  }));
};

const leaderFlaws = (unit: Unit, settings: Settings): readonly FieldObjection[] => {
  const needed = leadersNeeded(typeOfUnit(unit), unit.size, settings).value;
  if (unit.leaders < 1)
    return [{ field: 'leaders', code: 'leaderless', clause: 'WW-5.1-02', weight: 'forbidden' }];
  return when(unit.leaders < needed, () => ({
    field: 'leaders',
    code: 'leadersFew',
    clause: 'WW-5.2-08',
    weight: 'unusual',
    about: { needed },
  }));
};

const raisedFlaws = ({ raised, size }: Unit): readonly FieldObjection[] => {
  const sum = Object.values(raised).reduce((heads, part) => heads + part, 0);
  return when(sum !== 0 && sum !== size, () => ({
    field: 'raised',
    code: 'raisedSum',
    clause: 'WW-5.1-26',
    weight: 'unusual',
    about: { sum, size },
  }));
};

const SEA = new Set(['fleet']);

/** Ships on a side need a river or canal on it; in a coast harbour they lie in the water beyond (WW-4.2-23). */
const berthFlaws = (unit: Unit, place: Side, { map }: World): readonly FieldObjection[] => {
  const site = siteAt(map, place.field);
  if (site === undefined || !SEA.has(typeOfUnit(unit).kind)) return [];
  const { cell, ground } = site;
  const berth = berthAt(ground, { kind: 'side', cell, direction: place.side });
  if (berth?.kind === 'side') return [];
  const about = { place: formatSide(place) };
  return berth === undefined
    ? [{ field: 'place', code: 'shipOnLand', clause: 'WW-5.3-18', weight: 'unusual', about }]
    : [
        {
          field: 'place',
          code: 'shipAtQuay',
          clause: 'WW-4.2-23',
          weight: 'unusual',
          about: { ...about, water: ground.lattice.addressOf(berth.cell) },
        },
      ];
};

const placeFlaws = (unit: Unit, world: World): readonly FieldObjection[] => {
  const field = fieldOfUnit(unit, world.units);
  const key = field === undefined ? undefined : terrainAt(world.map, field);
  if (field === undefined || key === undefined)
    return [{ field: 'place', code: 'place', clause: 'WW-11.1-03', weight: 'forbidden' }];
  if (unit.place.kind === 'side') return berthFlaws(unit, unit.place, world);
  if (unit.place.kind !== 'field' || unit.character !== null) return [];
  const isAtSea = (terrainOf(key)?.height ?? 0) === 0;
  return when(isAtSea !== SEA.has(typeOfUnit(unit).kind), () => ({
    field: 'place',
    code: isAtSea ? 'landUnitAtSea' : 'shipOnLand',
    clause: 'WW-5.3-18',
    weight: 'unusual',
    about: { place: field },
  }));
};

const loadFlaws = (unit: Unit, { units }: World, settings: Settings): readonly FieldObjection[] => {
  const cargo = Object.values(units).filter(
    ({ place, character }) =>
      place.kind === 'aboard' && place.carrier === unit.id && character === null,
  );
  const weight = cargo
    .map((one) => cargoWeight(typeOfUnit(one), one.size, settings).value)
    .reduce((sum, kg) => sum + kg, unit.gold ?? 0);
  const capacity = transportCapacity(typeOfUnit(unit), unit.size, settings).value;
  return when(weight > capacity, () => ({
    field: cargo.length > 0 ? 'cargo' : 'gold',
    code: 'load',
    clause: 'WW-5.1-42',
    weight: 'forbidden',
    about: { weight: weight / KG_PER_TONNE, capacity: capacity / KG_PER_TONNE },
  }));
};

/** The scouts of a party beyond the number allowed on land or at sea count from the lowest number (WW-5.1-13). */
const scoutFlaws = (
  unit: Unit,
  { units }: World,
  settings: Settings,
): readonly FieldObjection[] => {
  if (!unit.scout) return [];
  const type = typeOfUnit(unit);
  const isAtSea = SEA.has(type.kind);
  const most = amountOf(settings, isAtSea ? 'unit.max_scouts_sea' : 'unit.max_scouts_land');
  const before = Object.values(units).filter(
    (other) =>
      other.party === unit.party &&
      other.scout &&
      other.number < unit.number &&
      SEA.has(typeOfUnit(other).kind) === isAtSea,
  ).length;
  return [
    ...when(unit.size >= minimumSizeOf(type, settings), (): FieldObjection => ({
      field: 'scout',
      code: 'scoutBig',
      clause: 'WW-5.1-11',
      weight: 'forbidden',
      about: { minimum: minimumSizeOf(type, settings) },
    })),
    ...when(before >= most, (): FieldObjection => ({
      field: 'scout',
      code: 'scoutMany',
      clause: 'WW-5.1-13',
      weight: 'unusual',
      about: { most },
    })),
  ];
};

const orderFlaws = ({ order }: Unit): readonly FieldObjection[] => {
  const { code, problems } = readCode({ text: order, span: { start: 0, end: order.length } });
  return when(order !== '' && (code === null || problems.length > 0), () => ({
    field: 'order',
    code: 'order',
    clause: 'WW-6.2-01',
    weight: 'unusual',
    about: { order },
  }));
};

/** Objections to a unit (WW-11.1-03, chapter 5). */
export const unitObjections: Inspector = (world, id, settings) => {
  const unit = world.units[id];
  if (unit === undefined) return [];
  const isTroop = unit.character === null;
  return [
    ...numberFlaws(unit),
    ...typeFlaws(unit),
    ...(isTroop ? [...sizeFlaws(unit, settings), ...leaderFlaws(unit, settings)] : []),
    ...raisedFlaws(unit),
    ...placeFlaws(unit, world),
    ...loadFlaws(unit, world, settings),
    ...scoutFlaws(unit, world, settings),
    ...orderFlaws(unit),
  ];
};
