import { drawMany, streamName, type Params, type Roll, type Stream } from '../../../kernel';
import type { PartyKey } from '../../../world';
import type { PhaseRun } from './run';

/** Which roll it is: for whom, what for, with data for words. */
interface RollPurpose {
  /** Whose roll it is: an organisation; a region or `world` where events are rolled for them. */
  readonly party: PartyKey;
  /** What for: `event`, `chance`, `order`, `sabotage`, `plunder`, `information`, `war`, `reroll`. */
  readonly purpose: string;
  readonly about: Params;
}

/** Dice that were rolled, and the stream for what is drawn after them. */
interface RolledDice {
  readonly run: PhaseRun;
  readonly rolls: readonly Roll[];
  readonly stream: Stream;
}

/** Name of a stream of this phase: `<seed>|<phase>|<purpose ...>` (OS-0-13). */
export const phaseStream = (run: PhaseRun, ...purpose: readonly (string | number)[]): string =>
  streamName(run.input.seed, run.state.phase, ...purpose);

/** The dice and lots kept with their purpose in the order in which they were rolled (OS-0-05). */
export const kept = (
  run: PhaseRun,
  { party, purpose, about }: RollPurpose,
  rolls: readonly Roll[],
): PhaseRun =>
  rolls.length === 0
    ? run
    : { ...run, rolls: [...run.rolls, ...rolls.map((roll) => ({ party, purpose, about, roll }))] };

/** Rolls so many W6 of a stream (OS-0-04); each can be typed in by the GM and is kept (OS-0-05). */
export const rolled = (
  run: PhaseRun,
  purpose: RollPurpose,
  stream: Stream,
  count: number,
): RolledDice => {
  const drawn = drawMany(stream, 'd6', count, run.input.rulings);
  return { run: kept(run, purpose, drawn.rolls), ...drawn };
};
