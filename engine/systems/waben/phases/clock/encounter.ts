import type { FieldAddress } from '../../../../hex';
import { type CombatOrder, ENCOUNTER_MATRIX, type EncounterCode } from '../../data';
import { isHostileTo } from './hostile';
import type { Clock, Mover } from './state';

/** What the GM may decide of an encounter; A is the first unit in the order of evaluation. */
export const ENCOUNTER_OPTIONS = ['bothStop', 'aGoesOn', 'bGoesOn', 'bothGoOn'] as const;
export type EncounterOutcome = (typeof ENCOUNTER_OPTIONS)[number];

const PROPOSAL: EncounterOutcome = 'bothStop';

/** A unit attacked without enmity of its own defends itself instead of attacking (WW-7.1-13). */
const orderAgainst = (clock: Clock, mover: Mover, other: Mover): CombatOrder => {
  const { order } = mover.plan;
  return (order === 'N' || order === 'A') && !isHostileTo(clock, mover, other) ? 'V' : order;
};

/** The cell of the matrix for two units, seen from the first (WW-7.1-10). */
export const encounterCode = (clock: Clock, a: Mover, b: Mover): EncounterCode =>
  ENCOUNTER_MATRIX[orderAgainst(clock, a, b)][orderAgainst(clock, b, a)];

/** The two units in the order of evaluation. */
const inOrder = (one: Mover, other: Mover): readonly [Mover, Mover] =>
  one.index < other.index ? [one, other] : [other, one];

const rulingOf = (clock: Clock, key: string): EncounterOutcome => {
  const value = clock.rulings[key]?.value;
  return ENCOUNTER_OPTIONS.find((option) => option === value) ?? PROPOSAL;
};

/** The question of an encounter; asked once per place and pair, answered by a ruling with its key. */
const ask = (
  clock: Clock,
  a: Mover,
  b: Mover,
  place: FieldAddress,
  code: EncounterCode,
): string => {
  const key = `encounter/${place}/${a.plan.unit.id}/${b.plan.unit.id}`;
  clock.questions.set(key, {
    key,
    clause: 'WW-7.1-06',
    name: 'encounter',
    about: {
      place,
      a: a.plan.unit.id,
      b: b.plan.unit.id,
      orderA: `K${a.plan.order}`,
      orderB: `K${b.plan.order}`,
      cell: code,
    },
    options: ENCOUNTER_OPTIONS,
    proposal: PROPOSAL,
  });
  return key;
};

/**
 * Two enemies meet: the units that have to stop. Units that ignore each other pass (WW-7.1-10, code PS);
 * for all others the GM is asked, and until he answers both stop.
 */
export const meet = (
  clock: Clock,
  one: Mover,
  other: Mover,
  place: FieldAddress,
): readonly Mover[] => {
  const [a, b] = inOrder(one, other);
  const code = encounterCode(clock, a, b);
  if (code === 'PS') return [];
  const outcome = rulingOf(clock, ask(clock, a, b, place, code));
  clock.events.push({
    kind: 'encounter',
    clause: 'WW-7.1-06',
    time: clock.now,
    place,
    parties: [a.plan.unit.party, b.plan.unit.party],
    about: { a: a.plan.unit.id, b: b.plan.unit.id, cell: code, outcome },
  });
  if (outcome === 'bothGoOn') return [];
  if (outcome === 'bothStop') return [a, b];
  return outcome === 'aGoesOn' ? [b] : [a];
};
