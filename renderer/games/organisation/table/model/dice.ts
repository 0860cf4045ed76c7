import type { Roll } from '../../../../../engine';
import type { RerollRecord } from '../../../../../engine/systems/organisation';

/** Dice as they count: as rolled first, those rolled again with their last result (OS-5.3-01). */
export const countingValues = ({
  dice,
  rerolls,
}: {
  readonly dice: readonly Roll[];
  readonly rerolls: readonly RerollRecord[];
}): readonly number[] =>
  dice
    .filter(({ die }) => die === 'd6')
    .map(
      ({ value }, index) => rerolls.findLast(({ die }) => die === index + 1)?.roll.value ?? value,
    );
