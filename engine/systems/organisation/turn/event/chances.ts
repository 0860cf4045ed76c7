import type { NumberDecision, Saying } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { chanceTotal, greatestShift, hasHappened } from '../../rules/chance';
import { eventAmount, isEventKey } from '../../rules/event';
import { byText } from '../../rules/order';
import type { Chance } from '../../state/types';
import { diceBlocks, phaseStream, rerollBlocks, rollAllAgain, rollDice, type Wish } from '../dice';
import { organisationOf, type PhaseTurn, ordersOf, tell } from '../turn';
import { strikeAll } from './effects';
import { concernedBy, fateCard, fateKey, fateSubject, regionOfScope } from './scope';

/** The decision by which the GM shifts a chance for good character play, at most as far as anybody's (OS-14-06). */
export function gmShift(turn: PhaseTurn, scope: string): NumberDecision {
  const most = greatestShift(turn.input.settings);
  return {
    input: 'number',
    key: `chance/${scope}/gm`,
    clause: 'OS-14-06',
    ...fateSubject(turn, 'shift', scope),
    range: [-most, most],
    proposal: 0,
  };
}

/** The chance with the GM's shift. */
function withGmShift(turn: PhaseTurn, chance: Chance, shift: NumberDecision): Chance {
  const points = turn.decided.number(shift);
  return points === 0 ? chance : { ...chance, shifts: [...chance.shifts, { by: 'gm', points }] };
}

/** Rerolls the organisations concerned wrote for a roll of fate. */
export function wishesFor(
  turn: PhaseTurn,
  parties: readonly PartyKey[],
  kind: 'REROLL_EVENT' | 'REROLL_CHANCE',
): readonly Wish[] {
  return parties.flatMap((by) =>
    ordersOf(turn, by, kind).map(({ row, order }) => {
      const die = order.kind === 'REROLL_EVENT' ? order.die : 1;
      return { by, research: order.research, die, order: row.unit };
    }),
  );
}

/** Puts on the card of a chance how it ended, unless it ended behind a cover that the card itself does not have. */
function tellOutcome({ events, covers }: PhaseTurn, scope: string, state: Saying): void {
  if (covers.length > 0) return;
  const index = events.findIndex(({ blocks = [] }) =>
    blocks.some((block) => block.kind === 'decision' && block.decision.key === fateKey(scope)),
  );
  const card = events[index];
  if (card === undefined) return;
  const isOpen = ({ name }: Saying): boolean => name === 'organisation.fateState.open';
  const blocks = card.blocks?.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((item) => (isOpen(item) ? state : item)) }
      : block,
  );
  events[index] = { ...card, ...(blocks === undefined ? {} : { blocks }) };
}

/** Rolls for one chance: it happens, with its lots after the die, or it does not (OS-14-05, OS-14-16, OS-14-17). */
export function resolveChance(turn: PhaseTurn, open: Chance): void {
  const { settings } = turn.input;
  const { scope, event } = open;
  if (!isEventKey(event)) return;
  const shift = gmShift(turn, scope);
  const chance = withGmShift(turn, open, shift);
  const parties = concernedBy(turn, scope);
  const stream = phaseStream(turn, 'chance', scope);
  const purpose = { party: scope, purpose: 'chance', about: { chance: scope } };
  const pool = rollDice(turn, purpose, stream, 1, parties);
  rollAllAgain(turn, pool, wishesFor(turn, parties, 'REROLL_CHANCE'), parties[0] ?? scope);
  const [die] = pool.dice;
  if (die === undefined) return;
  const total = chanceTotal(die, chance.shifts);
  const isTrue = hasHappened(die.value, total.value, settings);
  const state = { name: `organisation.fateState.${isTrue ? 'happened' : 'averted'}`, about: {} };
  tellOutcome(turn, scope, state);
  tell(
    turn,
    fateCard(turn, 'chance', 'OS-14-17', scope, { chance: scope, event }, [
      ...diceBlocks(pool, 'chance'),
      {
        kind: 'list',
        items: [
          state,
          ...chance.shifts.map(({ by, points }) => ({
            name: `organisation.shifted${points < 0 ? 'Down' : 'Up'}${by === 'gm' ? 'ByGm' : ''}`,
            about: { ...(by === 'gm' ? {} : { party: by }), points: Math.abs(points) },
          })),
        ],
      },
      { kind: 'figure', name: 'organisation.chanceTotal', about: {}, value: total },
      ...rerollBlocks(turn, pool, parties[0] ?? scope, 'chance'),
      { kind: 'decision', decision: shift },
    ]),
  );
  for (const party of parties)
    tell(turn, {
      kind: isTrue ? 'organisation.chanceTrue' : 'organisation.chanceAverted',
      clause: 'OS-14-17',
      place: organisationOf(turn, party)?.seat ?? '',
      parties: [party],
      about: { chance: scope, event },
    });
  if (isTrue)
    strikeAll(turn, event, parties, {
      stream: pool.lots,
      region: regionOfScope(turn, scope),
      card: fateKey(scope),
      amount: eventAmount(event, 'low', settings),
    });
  const chances = turn.state.chances.filter((one) => one.scope !== scope);
  turn.state = { ...turn.state, chances };
}

/** Rolls for the chances still open at the end of step 4, by scope (OS-9.4-07, OS-14-05). */
export function resolveChances(turn: PhaseTurn): void {
  const open = [...turn.state.chances].sort((a, b) => byText(a.scope, b.scope));
  for (const chance of open) resolveChance(turn, chance);
}
