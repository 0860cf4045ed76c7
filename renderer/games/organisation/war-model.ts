import type { Decision, TurnEvent } from '../../../engine';
import type { WarEffect } from '../../../engine/systems/organisation';

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
