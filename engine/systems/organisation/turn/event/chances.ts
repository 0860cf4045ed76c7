import type { PartyKey } from '../../../../world';
import { chanceTotal, greatestShift, hasHappened } from '../../rules/chance';
import { eventAmount, isEventKey } from '../../rules/event';
import { byText } from '../../rules/order';
import type { Chance } from '../../state/types';
import { phaseStream, rollAllAgain, rollDice, type Wish } from '../dice';
import { organisationOf, type PhaseTurn, ordersOf, tell } from '../turn';
import { strikeAll } from './effects';
import { changeCard, concernedBy, fateRuling, regionOfScope } from './scope';

/** Ruling by which the GM shifts a chance for good character play (OS-14-06). */
export const gmShiftRuling = (scope: string): string => `chance/${scope}/gm`;

/** The chance with the GM's shift, at most as far as anybody's (OS-14-06). */
function withGmShift({ input: { rulings, settings } }: PhaseTurn, chance: Chance): Chance {
  const value = rulings[gmShiftRuling(chance.scope)]?.value;
  if (typeof value !== 'number' || !Number.isInteger(value)) return chance;
  const most = greatestShift(settings);
  const points = Math.max(-most, Math.min(most, value));
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

/** Rolls for one chance: it happens, with its lots after the die, or it does not (OS-14-05, OS-14-16, OS-14-17). */
export function resolveChance(turn: PhaseTurn, open: Chance): void {
  const { settings } = turn.input;
  const { scope, event } = open;
  if (!isEventKey(event)) return;
  const chance = withGmShift(turn, open);
  const parties = concernedBy(turn, scope);
  const stream = phaseStream(turn, 'chance', scope);
  const purpose = { party: scope, purpose: 'chance', about: { chance: scope } };
  const pool = rollDice(turn, purpose, stream, 1, parties);
  rollAllAgain(turn, pool, wishesFor(turn, parties, 'REROLL_CHANCE'), parties[0] ?? scope);
  const [[die], [first]] = [pool.dice, pool.first];
  if (die === undefined || first === undefined) return;
  const total = chanceTotal(die, chance.shifts);
  const isTrue = hasHappened(die.value, total.value, settings);
  for (const party of parties)
    tell(turn, {
      kind: isTrue ? 'organisation.chanceTrue' : 'organisation.chanceAverted',
      clause: 'OS-14-17',
      place: organisationOf(turn, party)?.seat ?? '',
      parties: [party],
      about: { chance: scope, event },
    });
  const results = isTrue
    ? strikeAll(turn, event, parties, {
        stream: pool.lots,
        region: regionOfScope(turn, scope),
        card: fateRuling(scope),
        amount: eventAmount(event, 'low', settings),
      })
    : [];
  const chances = turn.state.chances.filter((one) => one.scope !== scope);
  turn.state = { ...turn.state, chances };
  changeCard(turn, scope, {
    state: isTrue ? 'happened' : 'averted',
    chance: { die: first, rerolls: pool.rerolls, total, shifts: chance.shifts },
    results,
  });
}

/** Rolls for the chances still open at the end of step 4, by scope (OS-9.4-07, OS-14-05). */
export function resolveChances(turn: PhaseTurn): void {
  const open = [...turn.state.chances].sort((a, b) => byText(a.scope, b.scope));
  for (const chance of open) resolveChance(turn, chance);
}
