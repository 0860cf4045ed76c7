import type { FieldAddress } from '../../../../hex';
import { type PartyKey, settlementAt, type Unit, type UnitId, type World } from '../../../../world';
import type { Settings } from '../../../../kernel';
import type { WabenRow } from '../../orders/content';
import { countsAsEnemy, isFriend } from '../encounter/relation';
import { isFighting } from '../movement/orders';
import { typeOfUnit } from '../movement/plan';

/** Main order of a unit and whether it besieges, by its row or by what it did last (WW-8.1-07). */
interface Stance {
  readonly main: string;
  readonly besieges: boolean;
}

const OCCUPYING = ['N', 'A', 'H', 'V'];
const ATTACKING = ['N', 'A'];

const stanceOf = (unit: Unit, row: WabenRow | undefined): Stance => {
  const code = row?.content.code;
  if (code?.class === 'K') return { main: code.main, besieges: code.extension?.kind === 'B' };
  return { main: unit.order.charAt(1), besieges: unit.order.charAt(2) === 'B' };
};

const byField = (units: readonly Unit[]): ReadonlyMap<FieldAddress, readonly Unit[]> => {
  const groups = new Map<FieldAddress, Unit[]>();
  for (const unit of units) {
    if (unit.place.kind !== 'field') continue;
    const { field } = unit.place;
    const here = groups.get(field);
    if (here === undefined) groups.set(field, [unit]);
    else here.push(unit);
  }
  return groups;
};

/** Enemies of a holder with KN or KA, or with extension B, among the units of his field. */
const threatsOf = (
  { parties }: World,
  holder: PartyKey,
  here: readonly Unit[],
  rows: Readonly<Record<UnitId, WabenRow>>,
  settings: Settings,
): readonly Unit[] =>
  here.filter((unit) => {
    const { main, besieges } = stanceOf(unit, rows[unit.id]);
    const isThreat = besieges || ATTACKING.includes(main);
    return isThreat && countsAsEnemy(parties, unit.party, holder, settings);
  });

const isOccupiedFor = (
  { parties }: World,
  holder: PartyKey,
  here: readonly Unit[],
  rows: Readonly<Record<UnitId, WabenRow>>,
): boolean =>
  here.some(
    (unit) =>
      isFriend(parties, holder, unit.party) &&
      isFighting(typeOfUnit(unit)) &&
      OCCUPYING.includes(stanceOf(unit, rows[unit.id]).main),
  );

/** Who besieges the settlement of a holder, of the units in its field, by what they did last (WW-7.3-27). */
export function besiegersOf(
  world: World,
  holder: PartyKey,
  here: readonly Unit[],
  settings: Settings,
): readonly Unit[] {
  return isOccupiedFor(world, holder, here, {}) ? threatsOf(world, holder, here, {}, settings) : [];
}

/**
 * Settlements that are besieged as the turn begins: occupied by the holder or an ally, while an enemy with KN or KA,
 * or with extension B, stands in the field (WW-7.3-27); their gold can be spent only there (WW-12.3-09).
 */
export function besiegedTowns(
  world: World,
  rows: Readonly<Record<UnitId, WabenRow>>,
  settings: Settings,
): readonly FieldAddress[] {
  const found: FieldAddress[] = [];
  for (const [field, here] of byField(Object.values(world.units))) {
    const holder = settlementAt(world.map, field)?.owner;
    if (holder === undefined) continue;
    const isOccupied = isOccupiedFor(world, holder, here, rows);
    const isInvested = threatsOf(world, holder, here, rows, settings).length > 0;
    if (isOccupied && isInvested) found.push(field);
  }
  return found.sort();
}
