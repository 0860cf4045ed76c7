import {
  calc,
  type Explained,
  fact,
  memoizeByObject,
  rule,
  type Settings,
  sum,
} from '../../../kernel';
import type { LetteredField } from '../../../world';
import type {
  Ability,
  Army,
  GameState,
  Horde,
  Nation,
  NationKey,
  Sanction,
  Unit,
  UnitKey,
} from '../state/types';
import { numberOf } from './settings';

/** Order of texts by UTF-16 units: that of keys (TM-0-12). */
export function byText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Order of units: by nation, armies by number, a horde last (TM-0-12). */
export function byUnit(a: Unit, b: Unit): number {
  const place = (one: Unit): number => (one.kind === 'army' ? one.number : Infinity);
  return byText(a.nation, b.nation) || (place(a) === place(b) ? 0 : place(a) - place(b));
}

/** Key of an army. */
export function armyKey(nation: NationKey, number: number): UnitKey {
  return `${nation}/${String(number)}`;
}

/** An army without orders, flags, watch or post that hides from nobody and has not moved this round. */
export function newArmy(
  own: Pick<Army, 'nation' | 'number' | 'field' | 'strength' | 'morale'> & Partial<Army>,
): Army {
  return {
    kind: 'army',
    key: armyKey(own.nation, own.number),
    isAggressive: false,
    isExtrovert: false,
    set: { flag: null, factor: 'true' },
    shown: { flag: null, factor: 'true' },
    hiding: { near: false, same: false },
    watch: null,
    takesDecrees: true,
    slot: null,
    decrees: [],
    moved: 0,
    heldIn: 0,
    progress: null,
    ...own,
  };
}

/** Key of the horde of a nation. */
export function hordeKey(nation: NationKey): UnitKey {
  return `${nation}/horde`;
}

const sortedNations = memoizeByObject((nations: GameState['nations']): readonly Nation[] =>
  Object.values(nations).sort((a, b) => byText(a.key, b.key)),
);

const sortedUnits = memoizeByObject((units: GameState['units']): readonly Unit[] =>
  Object.values(units).sort(byUnit),
);

const unitsByField = memoizeByObject((units: GameState['units']) => {
  const fields = new Map<LetteredField, Unit[]>();
  for (const unit of sortedUnits(units)) {
    const here = fields.get(unit.field);
    if (here === undefined) fields.set(unit.field, [unit]);
    else here.push(unit);
  }
  return fields;
});

/** All nations in order. */
export function nationsOf({ nations }: Pick<GameState, 'nations'>): readonly Nation[] {
  return sortedNations(nations);
}

/** All nations of the side that has won, those that are out, too; none before the end and in a draw (TM-7-08). */
export function winnersOf(state: Pick<GameState, 'nations' | 'outcome'>): readonly NationKey[] {
  const { outcome } = state;
  if (outcome === null || outcome === 'draw') return [];
  return nationsOf(state)
    .filter(({ isEvil }) => isEvil === (outcome === 'evil'))
    .map(({ key }) => key);
}

/** All units in order. */
export function unitsOf({ units }: GameState): readonly Unit[] {
  return sortedUnits(units);
}

export function isArmy(unit: Unit | undefined): unit is Army {
  return unit?.kind === 'army';
}

/** Armies of a nation by number. */
export function armiesOf(state: GameState, nation: NationKey): readonly Army[] {
  return unitsOf(state).filter((unit): unit is Army => isArmy(unit) && unit.nation === nation);
}

/** The horde of a nation. */
export function hordeOf({ units }: GameState, nation: NationKey): Horde | undefined {
  const unit = units[hordeKey(nation)];
  return unit?.kind === 'horde' ? unit : undefined;
}

/** Everybody on a field. */
export function unitsOn(state: GameState, field: LetteredField): readonly Unit[] {
  return unitsByField(state.units).get(field) ?? [];
}

/** The nation with its capital on a field. */
export function capitalOn(state: GameState, field: LetteredField): Nation | undefined {
  return nationsOf(state).find(({ capital }) => capital === field);
}

/** True if the capital of a nation stands and has soldiers. */
export function hasGarrison({ hasCapital, garrison }: Nation): boolean {
  return hasCapital && garrison.strength > 0;
}

/** Bases of a nation by field. */
export function basesOf({ bases }: GameState, nation: NationKey): readonly LetteredField[] {
  return Object.values(bases).flatMap(({ field, owner }) => (owner === nation ? [field] : []));
}

/** True while a nation may do anything at all (TM-7-07). */
export function isAlive(nation: Nation | undefined): nation is Nation {
  return nation !== undefined && nation.eliminated === null;
}

/** Abilities a nation can use in a round: its own, and what an all-rounder chose (TM-8.0-03, TM-8.14-01). */
export function abilitiesOf({ abilities, choice }: Nation): readonly Ability[] {
  return choice === null ? abilities : [...abilities, choice];
}

/** Sanction in force in a round that limits armies to one ability (TM-6-10). */
export function limitingSanction({ sanctions }: Nation, round: number): Sanction | undefined {
  return sanctions.find(({ kind, from, to }) => kind === 'light' && from <= round && round <= to);
}

/** Abilities of the nation, not of an army: they need no slot (TM-6-11). */
const OF_NATION: readonly Ability[] = ['retaliation', 'omnipresence', 'allrounder'];

/** The one ability an army can use in a round under sanction; undefined = it is not limited (TM-6-11). */
export function slotOf(
  nation: Nation,
  army: Army,
  round: number,
  active: Ability | null,
): Ability | null | undefined {
  if (limitingSanction(nation, round) === undefined) return undefined;
  const usable = abilitiesOf(nation).filter((ability) => !OF_NATION.includes(ability));
  if (army.slot !== null && usable.includes(army.slot)) return army.slot;
  return active ?? usable[0] ?? null;
}

/** True if an army can use an ability in this round; `slot` as fixed at its beginning. */
export function canUse(
  nation: Nation,
  slot: Ability | null | undefined,
  ability: Ability,
): boolean {
  if (!abilitiesOf(nation).includes(ability)) return false;
  return slot === undefined || slot === ability || OF_NATION.includes(ability);
}

/** Soldiers of a nation in armies, garrison and bases; `barbarians` included where they count (TM-7-05). */
export function explainedForce(
  state: GameState,
  { key, hasCapital, garrison }: Nation,
  settings: Settings,
  barbarians = true,
): Explained {
  const inArmies = armiesOf(state, key).reduce((all, { strength }) => all + strength, 0);
  const parts = [
    fact('moerderspiel.inArmies', inArmies),
    fact('moerderspiel.inGarrison', hasCapital ? garrison.strength : 0),
    calc.product(
      fact('moerderspiel.ownBases', basesOf(state, key).length),
      fact('moerderspiel.defenders', numberOf(settings, 'tm.base.defenders'), {}, 'TM-4.5-12'),
    ),
    fact('moerderspiel.barbarians', barbarians ? (hordeOf(state, key)?.strength ?? 0) : 0),
  ];
  const some = parts.filter(({ value }) => value !== 0);
  return rule('moerderspiel.force', 'TM-7-05', sum(...some), { party: key });
}

/** The same as a number. */
export function forceOf(
  state: GameState,
  nation: Nation,
  settings: Settings,
  barbarians = true,
): number {
  return explainedForce(state, nation, settings, barbarians).value;
}

/** A state in which a nation was changed. */
export function withNation(
  state: GameState,
  key: NationKey,
  alter: (nation: Nation) => Nation,
): GameState {
  const nation = state.nations[key];
  return nation === undefined
    ? state
    : { ...state, nations: { ...state.nations, [key]: alter(nation) } };
}

/** A state in which an army was changed; hordes and those that are gone stay as they are. */
export function withArmy(state: GameState, key: UnitKey, alter: (army: Army) => Army): GameState {
  const unit = state.units[key];
  return isArmy(unit) ? { ...state, units: { ...state.units, [key]: alter(unit) } } : state;
}

/** A state with a unit in it, new or in the place of that of its key. */
export function withUnit(state: GameState, unit: Unit): GameState {
  return { ...state, units: { ...state.units, [unit.key]: unit } };
}

/** A state with units in it, new or in the place of those of their keys. */
export function withUnits(
  state: GameState,
  units: readonly (readonly [UnitKey, Unit])[],
): GameState {
  if (units.length === 0) return state;
  return { ...state, units: { ...state.units, ...Object.fromEntries(units) } };
}

/** A state in which every army was changed. */
export function withArmies(state: GameState, alter: (army: Army) => Army): GameState {
  const units = Object.entries(state.units).map(([key, unit]) => [
    key,
    unit.kind === 'army' ? alter(unit) : unit,
  ]);
  return { ...state, units: Object.fromEntries(units) as GameState['units'] };
}

/** A state without a unit. */
export function withoutUnit(state: GameState, key: UnitKey): GameState {
  const { [key]: _, ...units } = state.units;
  return { ...state, units };
}

/** A state in which a base belongs to somebody else, or to nobody. */
export function withBase(
  state: GameState,
  field: LetteredField,
  owner: NationKey | null,
): GameState {
  return { ...state, bases: { ...state.bases, [field]: { field, owner } } };
}
