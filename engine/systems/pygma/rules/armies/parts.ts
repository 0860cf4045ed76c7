import { calc, type Explained, fact, rule, type Settings, sum } from '../../../../kernel';
import { LIMIT_TABLE } from '../../data/tables';
import { cellIn, HUNDRED } from '../cells';
import { type ArmyKind, armyFigure, checkedSize, strengthOf } from './kinds';

/** Hundredths of a ship, of which men take their room (PI-05-75). */
const SHIP = fact('pygma.shipRoom', 100, {}, 'PI-05-75');

/** Fee for splitting: a tenth of the value of the whole troop, once whatever the number of parts (PI-05-63, PI-05-64). */
export function splitFee(settings: Settings, kind: ArmyKind, strength: number): Explained {
  const value = rule(
    'pygma.troopValue',
    'PI-05-64',
    calc.product(strengthOf(strength), armyFigure(settings, kind, 'cost')),
  );
  const share = calc.product(value, cellIn(settings, LIMIT_TABLE, 'split_percent'));
  return rule('pygma.splitFee', 'PI-05-63', calc.quotient('up', share, HUNDRED));
}

/**
 * Why an army cannot be split into parts: they do not sum to its strength, or one is too small; undefined = it can
 * (PI-05-62, PI-05-66, PI-06-10).
 */
export function splitFault(
  settings: Settings,
  kind: ArmyKind,
  strength: number,
  parts: readonly number[],
): 'W_UNCLEAR' | 'E_MIN_SIZE' | undefined {
  const isWhole = parts.length > 1 && parts.reduce((total, part) => total + part, 0) === strength;
  if (!isWhole) return 'W_UNCLEAR';
  const least = armyFigure(settings, kind, 'minimum').value;
  return parts.some((part) => part < least) ? 'E_MIN_SIZE' : undefined;
}

/** Strength of armies that join, cut to the most an army may have; free of charge (PI-05-65, PI-05-13). */
export function mergedStrength(
  settings: Settings,
  kind: ArmyKind,
  parts: readonly number[],
): Explained {
  const all = rule('pygma.merged', 'PI-05-65', sum(...parts.map(strengthOf)));
  const most = armyFigure(settings, kind, 'maximum');
  return all.value > most.value ? checkedSize(settings, kind, all.value) : all;
}

/** An army as a fleet carries it. */
export interface Cargo {
  readonly kind: ArmyKind;
  readonly strength: number;
}

/** Places some armies take aboard: one a warrior, two a rider (PI-05-75). */
export function placesTaken(settings: Settings, cargo: readonly Cargo[]): Explained {
  const each = cargo.map(({ kind, strength }) =>
    calc.product(strengthOf(strength), armyFigure(settings, kind, 'room')),
  );
  return rule('pygma.placesTaken', 'PI-05-75', sum(...each));
}

/** Places on so many ships (PI-05-75). */
export function placesOn(ships: number): Explained {
  return rule('pygma.places', 'PI-05-75', calc.product(strengthOf(ships), SHIP));
}

/** True if a fleet can carry all of some armies. */
export function fitsAboard(settings: Settings, ships: number, cargo: readonly Cargo[]): boolean {
  return placesTaken(settings, cargo).value <= placesOn(ships).value;
}

/**
 * What of a fleet's cargo its ships can still carry: too much is lost from the army with the most men, as few as
 * needed; armies below the least size dissolve (PI-05-136, PI-05-167).
 */
export function cargoThatFits(
  settings: Settings,
  ships: number,
  cargo: readonly Cargo[],
): readonly number[] {
  const left = cargo.map(({ kind, strength }) => checkedSize(settings, kind, strength).value);
  const over = () =>
    placesTaken(
      settings,
      cargo.map(({ kind }, at) => ({ kind, strength: left[at] ?? 0 })),
    ).value - placesOn(ships).value;
  for (let surplus = over(); surplus > 0; surplus = over()) {
    const most = left.indexOf(Math.max(...left));
    const kind = cargo[most]?.kind ?? '';
    const places = Math.max(1, armyFigure(settings, kind, 'room').value);
    const kept = Math.max(0, (left[most] ?? 0) - Math.ceil(surplus / places));
    left[most] = checkedSize(settings, kind, kept).value;
  }
  return left;
}

/**
 * On which of some fleets each of some armies aboard is taken, by their places in the lists: the strongest first, on the
 * first one with room; undefined = one finds none (PI-05-75, PI-05-76).
 */
export function stowed(
  settings: Settings,
  fleets: readonly number[],
  cargo: readonly Cargo[],
): readonly number[] | undefined {
  const loads = fleets.map((): Cargo[] => []);
  const at = new Map<Cargo, number>();
  for (const army of cargo.toSorted((a, b) => b.strength - a.strength)) {
    const fleet = fleets.findIndex((ships, no) =>
      fitsAboard(settings, ships, [...(loads[no] ?? []), army]),
    );
    if (fleet < 0) return undefined;
    loads[fleet]?.push(army);
    at.set(army, fleet);
  }
  return cargo.map((army) => at.get(army) ?? 0);
}
