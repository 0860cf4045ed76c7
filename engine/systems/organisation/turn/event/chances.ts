import type { CardBlock, ClauseId, NumberDecision, Params, Saying } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { chanceTotal, greatestShift, hasHappened } from '../../rules/chance';
import { eventAmount, isEventKey } from '../../rules/event';
import { byText } from '../../rules/order';
import { entryOf } from '../../state/entry';
import type { Chance } from '../../state/types';
import { hasAnythingAt } from '../act/use';
import {
  diceBlocks,
  type DicePool,
  phaseStream,
  rerollBlocks,
  rollAllAgain,
  rollDice,
} from '../dice';
import type { AddBlocks, PhaseTurn } from '../turn';
import { strikeAll } from './effects';

/** For whose sake an event is rolled: an organisation, a region, or the world (`os.event.scope`, OS-14-02). */
export interface Scope {
  readonly key: string;
  /** Ending of the names of what is told and decided of it. */
  readonly ending: '' | 'Region' | 'World';
  /** Organisations it concerns, by key. */
  readonly parties: readonly PartyKey[];
  /** The region to which effects are bound; null = none. */
  readonly region: RegionKey | null;
  /** What the words of a decision about its fate are filled with. */
  readonly about: Params;
}

/** Key of the scope of events rolled for all. */
const WORLD = 'world';

/** A scope by its key, as it is now. */
export function scopeOf(turn: PhaseTurn, key: string): Scope {
  const parties = turn.parties();
  switch (turn.choice('os.event.scope')) {
    case 'region': {
      const there = parties.filter((party) => hasAnythingAt(turn, party, key));
      return { key, ending: 'Region', parties: there, region: key, about: { region: key } };
    }
    case 'world':
      return { key, ending: 'World', parties, region: null, about: {} };
    default: {
      const own = parties.filter((party) => party === key);
      return { key, ending: '', parties: own, region: null, about: { party: key } };
    }
  }
}

/** Keys of all scopes, in order (OS-14-02). */
export function scopesOf(turn: PhaseTurn): readonly string[] {
  switch (turn.choice('os.event.scope')) {
    case 'region':
      return Object.keys(turn.board.regions).sort(byText);
    case 'world':
      return [WORLD];
    default:
      return turn.parties();
  }
}

/** The event recorded last for a scope; null = none (OS-14-07). */
export function lastEventOf(turn: PhaseTurn, { key, ending }: Scope): string | null {
  return ending === '' ? turn.own(key).lastEvent : (entryOf(turn.state.scopeEvents, key) ?? null);
}

/** Records an event for its scope, a 7 as the event it repeated (OS-14-07). */
export function recordLastEvent(turn: PhaseTurn, { key, ending }: Scope, event: string): void {
  if (ending === '') turn.change(key, (own) => ({ ...own, lastEvent: event }));
  else turn.state = { ...turn.state, scopeEvents: { ...turn.state.scopeEvents, [key]: event } };
}

/** Key of the decision over the fate of a scope, under which the choices about its event stand. */
export function fateKey(scope: string): string {
  return `event/${scope}`;
}

/** A card of a scope that the GM alone reads: kind, place and parties follow from whose fate it is (OS-14-02). */
export function noteFate(
  turn: PhaseTurn,
  kind: 'fate' | 'chance',
  clause: ClauseId,
  { key, ending, region }: Scope,
  about: Params,
  blocks: readonly CardBlock[],
): AddBlocks {
  const whom = ending === '' ? [key] : [];
  const where = region === null ? about : { ...about, region };
  const place = region ?? turn.own(key).seat;
  return turn.note(`${kind}${ending}`, clause, whom, where, { place, witnesses: [], blocks });
}

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
