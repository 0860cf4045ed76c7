import { type Explained, ruled, type Rulings } from '../../../../kernel';
import type { UnitId } from '../../../../world';
import type { FightSetup } from './contract';

/**
 * Key of a fight, and of the ruling over its whole outcome (see `outcome.ts`): place, turn and moon, running
 * number (WW-9.1-03).
 */
export function fightKey({ place, turn, moon, no }: Omit<FightSetup, 'sides'>): string {
  return `fight/${place}/${String(turn)}.${String(moon)}/${String(no)}`;
}

/** Key of the ruling over a unit's good points; in a storm they are others than afterwards. */
export function pointsKey(fight: string, unit: UnitId, kind: 'field' | 'storm'): string {
  return `${fight}/${kind === 'storm' ? 'stormPoints' : 'points'}/${unit}`;
}

/** Key of the ruling over one cause of good points of a unit, in storms and without: `unit` as by `pointsKey` in the field. */
export function causeKey(unit: string, cause: string): string {
  return `${unit}/${cause}`;
}

/** Key under which the GM adds good points of his own to a unit, by running number: `<key>/<n>`. */
export function ownPointsKey(unit: string): string {
  return `${unit}/own`;
}

/** Key of the ruling over the special percentage of a side, 0 or 1 (WW-9.2-04). */
export function specialKey(fight: string, side: number): string {
  return `${fight}/special/${String(side)}`;
}

/** Key of the ruling over the losses of a unit in a round. */
export function lossKey(fight: string, round: number, unit: UnitId): string {
  return `${fight}/loss/${String(round)}/${unit}`;
}

/** Key of the ruling over the booty of a party. */
export function bootyKey(fight: string, party: string): string {
  return `${fight}/booty/${party}`;
}

/** The GM's number in place of a figure, if it is whole and within limits, both included. */
export function ruledWithin(
  key: string,
  computed: Explained,
  rulings: Rulings,
  least: number,
  most: number,
): Explained {
  const value = rulings[key]?.value;
  const isFit =
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return isFit ? ruled(key, computed, rulings) : computed;
}
