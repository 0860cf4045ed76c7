import {
  calc,
  drawMany,
  type Explained,
  fact,
  type Rule,
  rule,
  type Rulings,
  type Settings,
  type Stream,
  sum,
} from '../../../../kernel';
import { FIGHT_LOSS_TABLE, LOSS_ROWS } from '../../data';
import { amountOf } from '../settings';
import { fightCell } from './cell';

const DICE_PER_SIDE = 2;
const PER_MILLE = 1000;

/** Percent by two dice (WW-9.3-01). */
export function diceFactor(
  stream: Stream,
  settings: Settings,
  rulings: Rulings,
): { readonly factor: Rule; readonly stream: Stream } {
  const { rolls, stream: next } = drawMany(stream, 'd6', DICE_PER_SIDE, rulings);
  const computed = sum(
    fact('diceBase', amountOf(settings, 'fight.dice_base')),
    calc.product(fact('diceStep', amountOf(settings, 'fight.dice_step')), sum(...rolls)),
  );
  const body = computed.value < 0 ? calc.maximum(computed, fact('nothing', 0)) : computed;
  return { factor: rule('diceFactor', 'WW-9.3-01', body), stream: next };
}

/** Strength of a side in a round: effective strength x dice factor, not divided (WW-9.3-02). */
export function roundStrength(strength: Explained, factor: Explained): Rule {
  return rule('roundStrength', 'WW-9.3-02', calc.product(strength, factor));
}

/**
 * Ratio of round strengths, per mille, rounded down (WW-9.3-04). Both stand beside it with all their parts and are
 * named here by their values alone. A loser without any strength counts as 1.
 */
export function strengthRatio(winner: Explained, loser: Explained): Rule {
  const weaker = fact('loserStrength', loser.value);
  const divisor = loser.value > 0 ? weaker : calc.maximum(weaker, fact('leastStrength', 1));
  return rule(
    'strengthRatio',
    'WW-9.3-04',
    calc.quotient(
      'down',
      calc.product(fact('perMille', PER_MILLE), fact('winnerStrength', winner.value)),
      divisor,
    ),
  );
}

/** The row of the loss table for a ratio; below every bound the first (WW-9.3-05). */
const lossRow = (ratio: number, settings: Settings): string =>
  LOSS_ROWS.findLast((row) => ratio >= fightCell(settings, FIGHT_LOSS_TABLE, row, 'from').value) ??
  LOSS_ROWS[0];

/** How a round ended. */
export interface Verdict {
  /** Side that won, null = nobody (WW-9.3-03). */
  readonly winner: 0 | 1 | null;
  readonly ratio?: Explained;
  /** Row of the loss table. */
  readonly row: string;
  /** Of a storm: whether the walls were overcome. */
  readonly isSuccess?: boolean;
}

/** Context of a round beside the strengths. */
export interface RoundScene {
  readonly settings: Settings;
  readonly isStorm: boolean;
  /** The second side defends and wins when both are equal (WW-9.3-03). */
  readonly hasDefender: boolean;
}

type Strengths = readonly [Explained, Explained];

const fieldVerdict = ([first, second]: Strengths, scene: RoundScene): Verdict => {
  if (first.value === second.value && !scene.hasDefender) {
    return { winner: null, row: LOSS_ROWS[0] };
  }
  const winner = first.value > second.value ? 0 : 1;
  const ratio = winner === 0 ? strengthRatio(first, second) : strengthRatio(second, first);
  return { winner, ratio, row: lossRow(ratio.value, scene.settings) };
};

/** Who wins a round, by which ratio, and which losses follow; a storm needs superiority (WW-9.3-03, WW-9.3-14). */
export function verdictOf(strengths: Strengths, scene: RoundScene): Verdict {
  const verdict = fieldVerdict(strengths, scene);
  if (!scene.isStorm) return verdict;
  if (verdict.winner !== 0) return { ...verdict, winner: 1, isSuccess: false };
  const isSuccess =
    (verdict.ratio?.value ?? 0) >= amountOf(scene.settings, 'fight.storm_min_ratio');
  return isSuccess
    ? { ...verdict, isSuccess }
    : { ...verdict, winner: 1, row: LOSS_ROWS[0], isSuccess };
}
