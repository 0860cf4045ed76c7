import type { Decision, RethrowDecision, TurnEvent } from '../../../../../engine';
import type { WarEffect, WarRecord } from '../../../../../engine/systems/organisation';

/** True for the data of the block of a war: made by the engine of this game, so its lists tell enough. */
export const isWar = (data: unknown): data is WarRecord => {
  if (typeof data !== 'object' || data === null) return false;
  const { key, revealed, sides, effects }: Readonly<Record<string, unknown>> = { ...data };
  const names = [key, revealed].every((one) => typeof one === 'string');
  return names && Array.isArray(effects) && Array.isArray(sides) && sides.length === 2;
};

/** The wars on the cards of some events. */
export const warsOf = (events: readonly TurnEvent[]): readonly WarRecord[] =>
  events.flatMap(({ blocks = [] }) =>
    blocks.flatMap((block) =>
      block.kind === 'own' && block.name === 'organisation.war' && isWar(block.data)
        ? [block.data]
        : [],
    ),
  );

/** Streams from which the dice of a war fell. */
export const streamsOf = ({ sides }: WarRecord): readonly string[] =>
  sides.flatMap(({ dice, rerolls }) =>
    [...dice, ...rerolls.map(({ roll }) => roll)].map(({ stream }) => stream),
  );

/** Key of the decision before which dice of a stream are covered; undefined for those of no war. */
export const coverOf = (wars: readonly WarRecord[], stream: string): string | undefined =>
  wars.find((war) => streamsOf(war).includes(stream))?.revealed;

/** True if the GM laid both divisions open. */
export const isRevealed = (
  { revealed }: Pick<WarRecord, 'revealed'>,
  rulings: Readonly<Record<string, unknown>>,
): boolean => rulings[revealed] !== undefined;

/** The effects of one number of the die, in the order in which they alternate (OS-13-09). */
export interface EffectGroup {
  readonly die: number;
  readonly effects: readonly WarEffect[];
}

/** Effects from 1 to 6; numbers nobody rolled are left out. */
export const effectGroups = (effects: readonly WarEffect[]): readonly EffectGroup[] =>
  [1, 2, 3, 4, 5, 6]
    .map((die) => ({ die, effects: effects.filter((effect) => effect.die === die) }))
    .filter((group) => group.effects.length > 0);

/** Wars whose divisions are still covered; nothing they did is told before. */
export const coveredWars = (
  wars: readonly WarRecord[],
  rulings: Readonly<Record<string, unknown>>,
): readonly WarRecord[] => wars.filter((war) => !isRevealed(war, rulings));

/** The decisions on the card of a war. */
export const decisionsOf = ({ blocks = [] }: TurnEvent): readonly Decision[] =>
  blocks.flatMap((block) => (block.kind === 'decision' ? [block.decision] : []));

/** A decision of an input under a key. */
export const decisionAt = <Input extends 'fields' | 'flag'>(
  decisions: readonly Decision[],
  input: Input,
  key: string,
): Extract<Decision, { readonly input: Input }> | undefined =>
  decisions.find(
    (one): one is Extract<Decision, { readonly input: Input }> =>
      'input' in one && one.input === input && one.key === key,
  );

/** Which dice of one side research rolls again. */
export const rerollOf = (
  decisions: readonly Decision[],
  party: string,
): RethrowDecision | undefined =>
  decisions.find((one): one is RethrowDecision => 'left' in one && one.by === party);
