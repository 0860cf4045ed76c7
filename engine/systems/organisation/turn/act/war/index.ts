import {
  type CardBlock,
  type FieldsDecision,
  type FlagDecision,
  plainCopy,
} from '../../../../../kernel';
import type { PartyKey } from '../../../../../world';
import type { WarRecord, WarSide } from '../../../record';
import { defenceLevels } from '../../../rules/pools';
import { calmAt } from '../../../rules/population';
import { warTurns } from '../../../rules/war';
import type { Organisation } from '../../../state/types';
import { diceBlocks, phaseStream, rerollBlocks, type Wish, wishesOfOrder } from '../../dice';
import {
  change,
  decisionBlocks,
  type Given,
  organisationOf,
  type PhaseTurn,
  refuse,
  tell,
  tellFirst,
} from '../../turn';
import { defend, hasAnythingAt, nextRoll, poolIn, usePool } from '../use';
import {
  type Both,
  MOST_DICE,
  rollAgainInTurn,
  type Side,
  type Sides,
  type Throw,
  throwDice,
} from './dice';
import { takeEffect } from './effects';
import {
  alliesOf,
  allyDecisions,
  answerOf,
  divisionRuling,
  type Field,
  type Force,
  initiatorFault,
  initiatorForce,
  isBoundAlike,
  militaryAt,
  opponentForce,
  partsOf,
} from './force';

type War = Given<'WAR'>;

/** The decision that both divisions lie open (OS-13-04). */
function revealing({ key }: Field, party: PartyKey): FlagDecision {
  return {
    input: 'flag',
    key: `${key}/revealed`,
    clause: 'OS-13-04',
    name: 'organisation.revealed',
    about: { party },
  };
}

/** True if the opponent can be fought there: another one with something there, or what the campaign asks of him (OS-13-02). */
function isOpponent(
  turn: PhaseTurn,
  { by, order: { opponent, region } }: War,
  other: Organisation | undefined,
): other is Organisation {
  if (other === undefined || opponent === by || !hasAnythingAt(turn, other, region)) return false;
  if (!isBoundAlike(turn)) return true;
  const military = defenceLevels(other, poolIn('military', region), turn.input.settings);
  return military.value >= 1 && calmAt(other, region).length >= 1;
}

/** Mobilises units for this war: those already mobilised count first, then by id (OS-13-25, OS-9.4-04). */
function mobilise(turn: PhaseTurn, { region }: Field, { party, division }: Force): void {
  change(turn, party, (organisation) => {
    const calm = calmAt(organisation, region).map(({ id }) => id);
    const ready = calm.filter((id) => organisation.mobilised.includes(id));
    const idle = calm.filter((id) => !ready.includes(id));
    const more = [...ready, ...idle].slice(0, division.mobilised);
    const fresh = more.filter((id) => !organisation.mobilised.includes(id));
    return { ...organisation, mobilised: [...organisation.mobilised, ...fresh] };
  });
}

const sideOf = (field: Field, force: Force, { count, pool }: Throw): WarSide => ({
  party: force.party,
  military: force.military,
  ...partsOf(force.division),
  count,
  dice: pool.first,
  values: pool.dice.map(({ value }) => value),
  rerolls: pool.rerolls,
  source: force.source,
  ruling: divisionRuling(field, force.party),
});

/** What the GM can decide of a side: how it divides its military, behind a cover, and its dice (OS-13-05, OS-13-07). */
function sideBlocks(
  turn: PhaseTurn,
  field: Field,
  [{ party, division, military }]: Side,
  { count, pool }: Throw,
): readonly CardBlock[] {
  const all: readonly [number, number] = [0, Math.floor(military.value)];
  const organisation = organisationOf(turn, party);
  const calm = organisation === undefined ? 0 : calmAt(organisation, field.region).length;
  return [
    {
      kind: 'decision',
      decision: {
        input: 'fields',
        key: divisionRuling(field, party),
        clause: 'OS-13-05',
        name: 'organisation.division',
        about: { party },
        fields: [
          { id: 'mobilised', range: [0, calm] },
          { id: 'attack', range: all },
          { id: 'defence', range: all },
        ],
        proposal: { ...partsOf(division) },
      },
    },
    {
      kind: 'figure',
      name: 'organisation.warDice',
      about: { party },
      value: count,
      ruling: `${field.key}/dice/${party}`,
      range: [1, MOST_DICE],
    },
    ...rerollBlocks(turn, pool, party, 'war'),
  ];
}

/** Everybody learns that there was war and who took part; both learn the division and the dice (OS-13-20). */
function announce(
  turn: PhaseTurn,
  { region }: Field,
  sides: Sides,
  throws: Both<Throw>,
): (blocks: readonly CardBlock[]) => void {
  const parties = sides.flatMap((forces) => forces.map(({ party }) => party));
  const addBlocks = tellFirst(turn, {
    kind: 'organisation.war',
    clause: 'OS-13-20',
    place: region,
    parties,
    about: { region },
    isPublic: true,
  });
  for (const [side, [{ party, division }]] of sides.entries()) {
    const { count, pool } = throws[side === 0 ? 0 : 1];
    const { mobilised: units, attack, defence } = division;
    tell(turn, {
      kind: 'organisation.warDivision',
      clause: 'OS-13-20',
      place: region,
      parties: [party],
      witnesses: [...parties].sort(),
      about: { region, units, attack, defence, count: count.value },
      figures: { 'organisation.warDice': count },
      blocks: diceBlocks(pool, 'war'),
    });
  }
  return addBlocks;
}

/** From where the dice of a war fall, which are rolled again, and what was decided of allies before. */
interface Rolling {
  readonly streams: Both<string>;
  readonly wishes: Both<readonly Wish[]>;
  readonly asked: readonly FieldsDecision[];
}

/** From the reveal to the last die (OS-13-20, 4 to 9). */
function fight(
  turn: PhaseTurn,
  field: Field,
  sides: Sides,
  { streams, wishes, asked }: Rolling,
): void {
  for (const force of sides.flat()) mobilise(turn, field, force);
  const ours = throwDice(turn, field, streams[0], sides[0], sides[1]);
  const theirs = throwDice(turn, field, streams[1], sides[1], sides[0]);
  const parties = [sides[0][0].party, sides[1][0].party] as const;
  rollAgainInTurn(turn, [ours.pool, theirs.pool], parties, wishes);
  const addBlocks = announce(turn, field, sides, [ours, theirs]);
  // As the sides stand before the first effect.
  const decisions: readonly CardBlock[] = [
    { kind: 'decision', decision: revealing(field, parties[0]) },
    ...asked.map((decision) => ({ kind: 'decision' as const, decision })),
    ...sideBlocks(turn, field, sides[0], ours),
    ...sideBlocks(turn, field, sides[1], theirs),
  ];
  const turns = warTurns(
    ours.pool.dice.map(({ value }) => value),
    theirs.pool.dice.map(({ value }) => value),
    turn.input.settings,
  );
  const effects = turns.map((one, index) => takeEffect(turn, field, sides, one, index + 1));
  const war: WarRecord = {
    key: field.key,
    region: field.region,
    sides: [sideOf(field, sides[0][0], ours), sideOf(field, sides[1][0], theirs)],
    effects,
    revealed: revealing(field, parties[0]).key,
  };
  addBlocks([
    { kind: 'own', name: 'organisation.war', data: plainCopy(war) },
    ...decisions,
    ...decisionBlocks(
      turn,
      effects.flatMap(({ question }) => question ?? []),
    ),
  ]);
}

/** Rerolls both sides wrote for their dice. */
function writtenWishes(turn: PhaseTurn, { by, row, order }: War): Both<readonly Wish[]> {
  const answer = answerOf(turn, order.opponent, by, order.region);
  return [
    wishesOfOrder(by, row.unit, order.rerolls),
    answer === undefined ? [] : wishesOfOrder(order.opponent, answer.unit, answer.rerolls),
  ];
}

/** The war once nothing speaks against it: forces, uses of the military, dice (OS-13-02, OS-6-05, OS-13-20). */
function carryOut(
  turn: PhaseTurn,
  activity: War,
  { field, no }: { readonly field: Field; readonly no: number },
  own: Force,
  other: Organisation,
): void {
  const { by, order } = activity;
  const { region, opponent } = order;
  const pool = poolIn('military', region);
  const military = defenceLevels(other, pool, turn.input.settings);
  const foe = opponentForce(turn, field, other, military, by);
  const asked = allyDecisions(turn, field, [by, opponent]);
  const allies = alliesOf(turn, field, asked);
  for (const party of [by, ...allies.map(({ force }) => force.party)]) usePool(turn, party, pool);
  defend(turn, opponent, pool);
  const standingBy = (side: 0 | 1): readonly Force[] =>
    allies.filter((ally) => ally.side === side).map(({ force }) => force);
  const sides: Sides = [
    [own, ...standingBy(0)],
    [foe, ...standingBy(1)],
  ];
  const stream = (roller: PartyKey): string => phaseStream(turn, 'war', by, no, roller);
  const wishes = writtenWishes(turn, activity);
  fight(turn, field, sides, { streams: [stream(by), stream(opponent)], wishes, asked });
}

/** An order to go to war; what speaks against it is told in the order of OS-13-25. True if it took place. */
export function wage(turn: PhaseTurn, activity: War): boolean {
  const { by, order } = activity;
  const { region, opponent } = order;
  const [organisation, other] = [organisationOf(turn, by), organisationOf(turn, opponent)];
  if (organisation === undefined) return false;
  const about = { target: opponent, region };
  if (!isOpponent(turn, activity, other))
    return refuse(turn, activity, 'organisation.E_TARGET', about);
  const no = (organisation.rolls['war'] ?? 0) + 1;
  const field: Field = { key: [turn.state.phase, 'war', by, no].join('/'), region };
  const military = militaryAt(turn, organisation, region);
  const fault = initiatorFault(turn, field, organisation, military, partsOf(order));
  if (fault !== undefined) return refuse(turn, activity, fault, about);
  nextRoll(turn, by, 'war');
  turn.cover(revealing(field, by).key, () => {
    const own = initiatorForce(turn, field, organisation, military, partsOf(order));
    carryOut(turn, activity, { field, no }, own, other);
  });
  return true;
}
