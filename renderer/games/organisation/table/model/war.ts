import type {
  FieldsDecision,
  FlagDecision,
  RethrowDecision,
  TurnEvent,
} from '../../../../../engine';
import {
  rerollRuling,
  type WarEffect,
  type WarRecord,
  type WarSide,
} from '../../../../../engine/systems/organisation';

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

/** True if the GM laid both divisions open, or has typed none in and does not play hidden. */
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

/** What one side of a war divides, as a decision that stays covered until both lie open (OS-13-04). */
export const divisionOf = (
  { sides, revealed }: WarRecord,
  index: 0 | 1,
  available: number,
): FieldsDecision => {
  const { ruling: key, party, military, mobilised, attack, defence } = sides[index];
  return {
    input: 'fields',
    key,
    clause: 'OS-13-04',
    name: 'organisation.division',
    about: { party, by: sides[0].party },
    coveredUntil: revealed,
    fields: [
      { id: 'mobilised', range: [0, available] },
      { id: 'attack', range: [0, military.value] },
      { id: 'defence', range: [0, military.value] },
    ],
    proposal: { mobilised, attack, defence },
  };
};

/** That both divisions of a war lie open. */
export const revealOf = ({ sides, revealed }: WarRecord): FlagDecision => ({
  input: 'flag',
  key: revealed,
  clause: 'OS-13-20',
  name: 'organisation.revealed',
  about: { party: sides[0].party },
});

/** Dice of one side that its research rolls again, where any is left (OS-5.3-01). */
export const rerollOf = (
  { party, dice: [first] }: WarSide,
  left: number,
): RethrowDecision | undefined =>
  first === undefined
    ? undefined
    : {
        input: 'rethrow',
        key: rerollRuling(first.stream),
        clause: 'OS-5.3-01',
        name: 'organisation.reroll',
        about: { purpose: 'war', party },
        by: party,
        left,
      };
