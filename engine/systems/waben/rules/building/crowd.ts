import type { Cell } from '../../../../hex';
import { type Ground, heightAt, neighboursOf } from '../movement/ground';
import { hasNavigableRiver } from './site';

/** Inhabitants that any place bears (WW-4.2-11). */
export const INHABITANTS_ANYWHERE = 50_000;

/** True where more may live whoever reigns there: the coast at level 1, a navigable river (WW-4.2-11, WW-12.4-13). */
export function isGroundForMany(ground: Ground, cell: Cell): boolean {
  const isCoast =
    heightAt(ground, cell) === 1 &&
    neighboursOf(ground, cell).some((at) => heightAt(ground, at) === 0);
  return isCoast || hasNavigableRiver({ ground, cell });
}
