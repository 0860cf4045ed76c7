import { formatSide, type Side } from '../../../../hex';
import type { Objection, Settings } from '../../../../kernel';
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
import { forbidden, type Inspector, unusual } from './objection';

const KG_PER_TONNE = 1000;

const numberFlaws = (unit: Unit): readonly Objection[] => {
  const kind = kindOfNumber(unit.number);
  const own = typeOfUnit(unit).kind;
  if (kind === undefined) return forbidden(true, 'number', 'unitNumber', 'WW-5.1-03');
  const { from, to } = UNIT_RANGES[own];
  return unusual(kind !== 'free' && kind !== own, 'number', 'unitRange', 'WW-5.1-05', { from, to });
};

const typeFlaws = ({ type, character }: Unit): readonly Objection[] =>
  forbidden(
    character === null && unitTypeOf(type) === undefined && synonymTypeOf(type) === undefined,
    'type',
    'unitType',
    'WW-5.2-01',
    { type },
  );

const sizeFlaws = (unit: Unit, settings: Settings): readonly Objection[] => {
  const minimum = minimumSizeOf(typeOfUnit(unit), settings);
  if (unit.size < 1) return forbidden(true, 'size', 'unitEmpty', 'WW-11.1-03');
  return unusual(unit.size < minimum && !unit.scout, 'size', 'unitSmall', 'WW-5.1-10', { minimum });
};

const leaderFlaws = (unit: Unit, settings: Settings): readonly Objection[] => {
  const needed = leadersNeeded(typeOfUnit(unit), unit.size, settings).value;
  if (unit.leaders < 1) return forbidden(true, 'leaders', 'leaderless', 'WW-5.1-02');
  return unusual(unit.leaders < needed, 'leaders', 'leadersFew', 'WW-5.2-08', { needed });
};

const raisedFlaws = ({ raised, size }: Unit): readonly Objection[] => {
  const sum = Object.values(raised).reduce((heads, part) => heads + part, 0);
  return unusual(sum !== 0 && sum !== size, 'raised', 'raisedSum', 'WW-5.1-26', { sum, size });
};

const SEA = new Set(['fleet']);

/** Ships on a side need a river or canal on it; in a coast harbour they lie in the water beyond (WW-4.2-23). */
const berthFlaws = (unit: Unit, place: Side, { map }: World): readonly Objection[] => {
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

const placeFlaws = (unit: Unit, world: World): readonly Objection[] => {
  const field = fieldOfUnit(unit, world.units);
  const key = field === undefined ? undefined : terrainAt(world.map, field);
  if (field === undefined || key === undefined)
    return forbidden(true, 'place', 'place', 'WW-11.1-03');
  if (unit.place.kind === 'side') return berthFlaws(unit, unit.place, world);
  if (unit.place.kind !== 'field' || unit.character !== null) return [];
  const isAtSea = (terrainOf(key)?.height ?? 0) === 0;
  return unusual(
    isAtSea !== SEA.has(typeOfUnit(unit).kind),
    'place',
    isAtSea ? 'landUnitAtSea' : 'shipOnLand',
    'WW-5.3-18',
    { place: field },
  );
};

const loadFlaws = (unit: Unit, { units }: World, settings: Settings): readonly Objection[] => {
  const cargo = Object.values(units).filter(
    ({ place, character }) =>
      place.kind === 'aboard' && place.carrier === unit.id && character === null,
  );
  const weight = cargo
    .map((one) => cargoWeight(typeOfUnit(one), one.size, settings).value)
    .reduce((sum, kg) => sum + kg, unit.gold ?? 0);
  const capacity = transportCapacity(typeOfUnit(unit), unit.size, settings).value;
  return forbidden(weight > capacity, cargo.length > 0 ? 'cargo' : 'gold', 'load', 'WW-5.1-42', {
    weight: weight / KG_PER_TONNE,
    capacity: capacity / KG_PER_TONNE,
  });
};

/** The scouts of a party beyond the number allowed on land or at sea count from the lowest number (WW-5.1-13). */
const scoutFlaws = (unit: Unit, { units }: World, settings: Settings): readonly Objection[] => {
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
    ...forbidden(unit.size >= minimumSizeOf(type, settings), 'scout', 'scoutBig', 'WW-5.1-11', {
      minimum: minimumSizeOf(type, settings),
    }),
    ...unusual(before >= most, 'scout', 'scoutMany', 'WW-5.1-13', { most }),
  ];
};

const orderFlaws = ({ order }: Unit): readonly Objection[] => {
  const { code, problems } = readCode({ text: order, span: { start: 0, end: order.length } });
  return unusual(
    order !== '' && (code === null || problems.length > 0),
    'order',
    'order',
    'WW-6.2-01',
    { order },
  );
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
