import {
  type CardBlock,
  type DiceBlock,
  draw,
  drawMany,
  openStream,
  type Roll,
  type Stream,
  streamName,
} from '../../../kernel';
import type { PartyKey } from '../../../world';
import type { RerollWish } from '../orders/order';
import type { RerollRecord } from '../record';
import { withoutBonus } from '../rules/fortification';
import { damageLevel } from '../rules/levels';
import { type Research, researchFor, researchLeft, wishesOf, withReroll } from '../rules/research';
import { finding, type PhaseTurn, type RollPurpose } from './turn';

/** Name of a stream of this phase: `<seed>|<phase>|<purpose ...>` (OS-0-13). */
export function phaseStream(
  { input, state }: PhaseTurn,
  ...purpose: readonly (string | number)[]
): string {
  return streamName(input.seed, state.phase, ...purpose);
}

/** Dice on the table, before they have any effect (OS-5.3-04). */
export interface DicePool extends RollPurpose {
  /** Name of the stream they were rolled from. */
  readonly stream: string;
  /** Who may roll them again without further ado: those whose roll it is, or whom the event concerns. */
  readonly owners: readonly PartyKey[];
  /** As rolled first. */
  readonly first: readonly Roll[];
  /** As they count. */
  dice: readonly Roll[];
  readonly rerolls: RerollRecord[];
  /** The stream behind the dice, for lots (OS-0-13). */
  readonly lots: Stream;
  /** How far the numbers for rerolls have been read. */
  next: Stream;
}

/** Rolls so many W6 of a stream (OS-0-04); each can be typed in by the GM and is kept (OS-0-05). */
export function rollDice(
  turn: PhaseTurn,
  purpose: RollPurpose,
  stream: string,
  count: number,
  owners: readonly PartyKey[] = [purpose.party],
): DicePool {
  const { rolls, stream: lots } = drawMany(openStream(stream), 'd6', count, turn.input.rulings);
  turn.keepRolls(purpose, rolls);
  const next = openStream(`${stream}|reroll`);
  return { ...purpose, stream, owners, first: rolls, dice: rolls, rerolls: [], lots, next };
}

/**
 * The dice of a pool on a card, and for the GM alone what became of those that were rolled again: what research an
 * organisation has is hidden from others (OS-20-03).
 */
export function diceBlocks(
  { purpose, first, dice, rerolls }: DicePool,
  hidden: Pick<DiceBlock, 'isHidden'> = {},
): readonly CardBlock[] {
  return [
    {
      kind: 'dice',
      name: 'organisation.die',
      about: { purpose },
      rolls: first,
      values: dice.map(({ value }) => value),
      ...hidden,
    },
    ...rerolls.map(({ by, research, die, before, roll, isDamaged }): CardBlock => ({
      kind: 'sentence',
      name: isDamaged ? 'organisation.rolledAgainDamaged' : 'organisation.rolledAgain',
      about: { party: by, research, number: die, before, after: roll.value },
      isHidden: true,
    })),
  ];
}

/** The GM's word that dice of a pool are rolled again with the research of an organisation, where it has any. */
export function rerollBlocks(
  turn: PhaseTurn,
  { stream, purpose }: DicePool,
  by: PartyKey,
): readonly CardBlock[] {
  const key = rerollRuling(stream);
  const left = researchLeft(turn.own(by)).length;
  if (left === 0 && turn.input.rulings[key] === undefined) return [];
  const about = { purpose, party: by };
  const decision = { clause: 'OS-5.3-01', name: 'organisation.reroll', about, by, left } as const;
  return [{ kind: 'decision', decision: { input: 'rethrow', key, ...decision } }];
}

/** One die somebody wants to roll again. */
export interface Wish extends RerollWish {
  readonly by: PartyKey;
  /** Running number of the order it stands in, if it stands in one. */
  readonly order?: number;
}

/** Rerolls of an order as wishes of the one who wrote it. */
export function wishesOfOrder(
  by: PartyKey,
  order: number,
  rerolls: readonly RerollWish[],
): readonly Wish[] {
  return rerolls.map((wish) => ({ ...wish, by, order }));
}

/** Key of the decision by which the GM has dice of a roll rolled again: a list of `{ research, die }`. */
export function rerollRuling(stream: string): string {
  return `reroll/${stream}`;
}

/** What the GM has rolled again of the dice of a stream that belong to `owner`. */
export function ruledWishes(
  { input: { rulings } }: PhaseTurn,
  stream: string,
  owner: PartyKey,
): readonly Wish[] {
  return wishesOf(rulings[rerollRuling(stream)]?.value, owner);
}

/** The research after its level rolled the same number: damaged, a temporary one lost (OS-5.3-02, OS-5.3-03). */
function wearOut(turn: PhaseTurn, by: PartyKey, research: Research): void {
  const { isTemporary, name, region, key } = research;
  turn.change(by, (one) =>
    isTemporary ? withoutBonus(one, 'research', region) : damageLevel(one, key),
  );
  const kind = isTemporary ? 'researchLost' : 'researchDamaged';
  turn.note(kind, 'OS-5.3-02', by, { research: name, region });
}

/** Rolls one die again by research: the new result counts, even if worse (OS-5.3-01). */
export function rollAgain(turn: PhaseTurn, pool: DicePool, wish: Wish): void {
  const { by, die, order } = wish;
  const { owners } = pool;
  const before = pool.dice[die - 1];
  const own = turn.own(by);
  const research = researchFor(own, wish.research);
  const isAllowed = owners.includes(by) || turn.choice('os.research.targets') === 'any_roll';
  if (before === undefined || research === undefined || !isAllowed) {
    // A wish that comes to nothing; one of nobody in the game is told to those whose dice they are.
    const about = { die, research: wish.research ?? '' };
    const concern = order === undefined ? { about } : { order, about };
    turn.findings.push(finding('organisation.E_REROLL', own.key || (owners[0] ?? ''), concern));
    return;
  }
  const { roll, stream } = draw(pool.next, 'd6', turn.input.rulings);
  const isDamaged = roll.value === before.value;
  turn.keepRolls({ party: by, purpose: 'reroll', about: { ...pool.about, die } }, [roll]);
  if (isDamaged) wearOut(turn, by, research);
  else turn.change(by, (one) => withReroll(one, research));
  pool.dice = pool.dice.with(die - 1, roll);
  pool.rerolls.push({ by, research: research.name, die, before: before.value, roll, isDamaged });
  pool.next = stream;
}

/** Rolls dice again one after the other, as ordered and as the GM says. */
export function rollAllAgain(
  turn: PhaseTurn,
  pool: DicePool,
  ordered: readonly Wish[],
  owner: PartyKey,
): void {
  for (const wish of [...ordered, ...ruledWishes(turn, pool.stream, owner)])
    rollAgain(turn, pool, wish);
}
