import { openStream, type Stream } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import type { OrderKind, OrganisationOrder } from '../../orders/order';
import { chanceTotal, greatestShift, hasHappened } from '../../rules/chance';
import { eventAmount, isEventKey } from '../../rules/event';
import { byText } from '../../rules/order';
import type { Chance } from '../../state/types';
import { phaseStream, rolled } from '../dice';
import { happened, organisationOf } from '../doing';
import { allRolledAgain, type DicePool, poolOf, ruledWishes, type Wish } from '../rerolls';
import type { PhaseRun } from '../run';
import { fateRuling, withCard } from './card';
import { struck } from './effects';
import { concernedBy, regionOfScope } from './scope';
import { entryOf } from '../../state/entry';

/** Ruling by which the GM shifts a chance for good character play (OS-14-06). */
export const gmShiftRuling = (scope: string): string => `chance/${scope}/gm`;

/** The chance with the GM's shift, at most as far as anybody's (OS-14-06). */
const withGmShift = (run: PhaseRun, chance: Chance): Chance => {
  const value = run.input.rulings[gmShiftRuling(chance.scope)]?.value;
  if (typeof value !== 'number' || !Number.isInteger(value)) return chance;
  const most = greatestShift(run.input.settings);
  const points = Math.max(-most, Math.min(most, value));
  return points === 0 ? chance : { ...chance, shifts: [...chance.shifts, { by: 'gm', points }] };
};

/** Rerolls the organisations concerned wrote for a roll of fate. */
export const wishesFor = (
  run: PhaseRun,
  parties: readonly PartyKey[],
  kind: OrderKind & ('REROLL_EVENT' | 'REROLL_CHANCE'),
): readonly Wish[] =>
  parties.flatMap((by) =>
    (entryOf(run.sheets, by)?.rows ?? []).flatMap(({ unit, content: { order } }) =>
      order.kind === kind ? [wishOf(by, unit, order)] : [],
    ),
  );

const wishOf = (
  by: PartyKey,
  unit: number,
  order: Extract<OrganisationOrder['order'], { kind: 'REROLL_EVENT' | 'REROLL_CHANCE' }>,
): Wish => ({
  by,
  research: order.research,
  die: order.kind === 'REROLL_EVENT' ? order.die : 1,
  order: unit,
});

/** The die of a chance, rolled again where somebody wants it (OS-14-05, OS-5.3-04). */
const diced = (
  run: PhaseRun,
  scope: string,
  parties: readonly PartyKey[],
): {
  readonly run: PhaseRun;
  readonly pool: DicePool;
  readonly first: DicePool['dice'];
  readonly lots: Stream;
} => {
  const stream = phaseStream(run, 'chance', scope);
  const about = { chance: scope };
  const dice = rolled(run, { party: scope, purpose: 'chance', about }, openStream(stream), 1);
  const wishes = [
    ...wishesFor(run, parties, 'REROLL_CHANCE'),
    ...ruledWishes(run, stream, parties[0] ?? scope),
  ];
  const again = allRolledAgain(dice.run, poolOf(stream, parties, about, dice.rolls), wishes);
  return { ...again, first: dice.rolls, lots: dice.stream };
};

const told = (
  run: PhaseRun,
  { scope, event }: Chance,
  parties: readonly PartyKey[],
  isTrue: boolean,
): PhaseRun =>
  parties.reduce(
    (before, party) =>
      happened(before, {
        kind: isTrue ? 'organisation.chanceTrue' : 'organisation.chanceAverted',
        clause: 'OS-14-17',
        place: organisationOf(before, party)?.seat ?? '',
        parties: [party],
        about: { chance: scope, event },
      }),
    run,
  );

/** One chance rolled for: it happens, with its lots after the die, or it does not (OS-14-05, OS-14-16, OS-14-17). */
export const resolved = (run: PhaseRun, open: Chance): PhaseRun => {
  const { scope, event } = open;
  const chance = withGmShift(run, open);
  const parties = concernedBy(run, scope);
  const { run: thrown, pool, first, lots } = diced(run, scope, parties);
  const [die] = pool.dice;
  const [firstDie] = first;
  if (die === undefined || firstDie === undefined || !isEventKey(event)) return run;
  const total = chanceTotal(die, chance.shifts);
  const isTrue = hasHappened(die.value, total.value, run.input.settings);
  const known = told(thrown, chance, parties, isTrue);
  const after = isTrue
    ? struck(known, event, parties, {
        stream: lots,
        region: regionOfScope(run, scope),
        card: fateRuling(scope),
        amount: eventAmount(event, 'low', run.input.settings),
      })
    : { run: known, results: [] };
  return withCard(
    {
      ...after.run,
      state: {
        ...after.run.state,
        chances: after.run.state.chances.filter((one) => one.scope !== scope),
      },
    },
    scope,
    (card) => ({
      ...card,
      state: isTrue ? 'happened' : 'averted',
      chance: { die: firstDie, rerolls: pool.rerolls, total, shifts: chance.shifts },
      results: after.results,
    }),
  );
};

/** The chances still open at the end of step 4, by scope (OS-9.4-07, OS-14-05). */
export const chancesResolved = (run: PhaseRun): PhaseRun =>
  [...run.state.chances]
    .sort((a, b) => byText(a.scope, b.scope))
    .reduce((before, chance) => resolved(before, chance), run);
