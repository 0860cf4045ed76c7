import { openStream } from '../../../../kernel';
import type { RerollWish } from '../../orders/order';
import type { Organisation } from '../../state/types';
import { phaseStream, rolled } from '../dice';
import { allRolledAgain, type DicePool, poolOf, ruledWishes } from '../rerolls';
import type { Given } from '../given';
import type { PhaseRun } from '../run';
import { nextRoll } from './activity';

/** Rerolls of an order as wishes of the one who wrote it. */
export const wishesOfOrder = (
  by: string,
  unit: number,
  rerolls: readonly RerollWish[],
): readonly (RerollWish & { readonly by: string; readonly order: number })[] =>
  rerolls.map((wish) => ({ ...wish, by, order: unit }));

/**
 * The dice of sabotage, plunder or information: rolled from the stream of that kind and rolled again before anything
 * comes of them (OS-0-13, OS-5.3-04).
 */
export const diced = (
  run: PhaseRun,
  organisation: Organisation,
  kind: 'sabotage' | 'plunder' | 'information',
  { row }: Pick<Given, 'row'>,
  count: number,
  rerolls: readonly RerollWish[],
  about: Readonly<Record<string, string>>,
): { readonly run: PhaseRun; readonly pool: DicePool; readonly first: DicePool['dice'] } => {
  const { key } = organisation;
  const next = nextRoll(run, organisation, kind);
  const stream = phaseStream(run, kind, key, next.no);
  const purpose = { party: key, purpose: kind, about };
  const dice = rolled(next.run, purpose, openStream(stream), count);
  const wishes = [...wishesOfOrder(key, row.unit, rerolls), ...ruledWishes(run, stream, key)];
  const again = allRolledAgain(dice.run, poolOf(stream, [key], about, dice.rolls), wishes);
  return { ...again, first: dice.rolls };
};
