import type { Proposal, RuleSystem, TurnInput } from '../kernel';
import type { World } from '../world';

/** A value that has to be there; a test that lacks it fails with these words. */
export function there<Value>(value: Value | undefined, missing = 'not there'): Value {
  if (value === undefined) throw new Error(missing);
  return value;
}

/** Result of a turn of a game, computed to its end. */
export function computed(
  game: Pick<RuleSystem<World>, 'adjudicate'>,
  input: TurnInput<World>,
): Proposal<World> {
  return there(game.adjudicate(input), 'cancelled by nobody');
}
