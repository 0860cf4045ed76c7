import type { NumberDecision, Saying } from '../../../../kernel';
import { chanceTotal, greatestShift, hasHappened } from '../../rules/chance';
import { eventAmount, isEventKey } from '../../rules/event';
import { byText } from '../../rules/order';
import type { Chance } from '../../state/types';
import {
  diceBlocks,
  type DicePool,
  phaseStream,
  rerollBlocks,
  rollAllAgain,
  rollDice,
} from '../dice';
import type { PhaseTurn } from '../turn';
import { strikeAll } from './effects';
import { fateKey, noteFate, type Scope, scopeOf } from './scope';

/** The decision by which the GM shifts a chance for good character play, at most as far as anybody's (OS-14-06). */
export function gmShift({ settings }: PhaseTurn, { key, ending, about }: Scope): NumberDecision {
  const most = greatestShift(settings);
  return {
    input: 'number',
    key: `chance/${key}/gm`,
    clause: 'OS-14-06',
    name: `organisation.shift${ending}`,
    about,
    range: [-most, most],
    proposal: 0,
  };
}

/** Dice of fate, rolled again where an organisation concerned wrote so or the GM says so (OS-14-15). */
export function rollFate(
  turn: PhaseTurn,
  purpose: 'event' | 'chance',
  { key, parties }: Scope,
  count: number,
): DicePool {
  const isEvent = purpose === 'event';
  const about = isEvent ? { scope: key } : { chance: key };
  const stream = phaseStream(turn, purpose, key);
  const pool = rollDice(turn, { party: key, purpose, about }, stream, count, parties);
  const wishes = parties.flatMap((by) =>
    turn.orders(by, isEvent ? 'REROLL_EVENT' : 'REROLL_CHANCE').map(({ row, order }) => {
      const die = order.kind === 'REROLL_EVENT' ? order.die : 1;
      return { by, research: order.research, die, order: row.unit };
    }),
  );
  rollAllAgain(turn, pool, wishes, parties[0] ?? key);
  return pool;
}

/** Puts on the card of a chance how it ended, unless it ended behind a cover that the card itself does not have. */
function tellOutcome({ events, covers }: PhaseTurn, scope: string, state: Saying): void {
  if (covers.length > 0) return;
  const index = events.findIndex(({ blocks = [] }) =>
    blocks.some((block) => block.kind === 'decision' && block.decision.key === fateKey(scope)),
  );
  const card = events[index];
  if (card?.blocks === undefined) return;
  const isOpen = ({ name }: Saying): boolean => name === 'organisation.fateState.open';
  const blocks = card.blocks.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((item) => (isOpen(item) ? state : item)) }
      : block,
  );
  events[index] = { ...card, blocks };
}

/** Who shifted a chance, and by how much. */
const shiftsOf = ({ shifts }: Chance): readonly Saying[] =>
  shifts.map(({ by, points }) => {
    const isOfGm = by === 'gm';
    return {
      name: `organisation.shifted${points < 0 ? 'Down' : 'Up'}${isOfGm ? 'ByGm' : ''}`,
      about: { ...(isOfGm ? {} : { party: by }), points: Math.abs(points) },
    };
  });

/** Rolls for one chance: it happens, with its lots after the die, or it does not (OS-14-05, OS-14-16, OS-14-17). */
export function resolveChance(turn: PhaseTurn, open: Chance): void {
  const { settings } = turn;
  const { scope: key, event } = open;
  if (!isEventKey(event)) return;
  const scope = scopeOf(turn, key);
  const { parties, region } = scope;
  const shift = gmShift(turn, scope);
  const points = turn.decided.number(shift);
  const shifts = points === 0 ? open.shifts : [...open.shifts, { by: 'gm', points }];
  const pool = rollFate(turn, 'chance', scope, 1);
  const [die] = pool.dice;
  if (die === undefined) return;
  const total = chanceTotal(die, shifts);
  const isTrue = hasHappened(die.value, total.value, settings);
  const state = { name: `organisation.fateState.${isTrue ? 'happened' : 'averted'}`, about: {} };
  tellOutcome(turn, key, state);
  const about = { chance: key, event };
  noteFate(turn, 'chance', 'OS-14-17', scope, about, [
    ...diceBlocks(pool),
    { kind: 'list', items: [state, ...shiftsOf({ ...open, shifts })] },
    { kind: 'figure', name: 'organisation.chanceTotal', about: {}, value: total },
    ...rerollBlocks(turn, pool, parties[0] ?? key),
    { kind: 'decision', decision: shift },
  ]);
  const kind = isTrue ? 'chanceTrue' : 'chanceAverted';
  for (const party of parties)
    turn.note(kind, 'OS-14-17', party, about, { place: turn.own(party).seat });
  if (isTrue) {
    const amount = eventAmount(event, 'low', settings);
    strikeAll(turn, event, parties, { stream: pool.lots, region, card: fateKey(key), amount });
  }
  const chances = turn.state.chances.filter((one) => one.scope !== key);
  turn.state = { ...turn.state, chances };
}

/** Rolls for the chances still open at the end of step 4, by scope (OS-9.4-07, OS-14-05). */
export function resolveChances(turn: PhaseTurn): void {
  const open = [...turn.state.chances].sort((a, b) => byText(a.scope, b.scope));
  for (const chance of open) resolveChance(turn, chance);
}
