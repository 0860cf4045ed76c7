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
import { diceBlocks, phaseStream, rerollBlocks, type Wish, wishesOfOrder } from '../../dice';
import { type AddBlocks, type Given, hiddenFigure, type PhaseTurn } from '../../turn';
import { defend, hasAnythingAt, nextRoll, poolIn, usePool } from '../use';
import { type Both, MOST_DICE, rollAgainInTurn, type Sides, type Throw, throwDice } from './dice';
import { takeEffect } from './effects';
import {
  alliesOf,
  allyDecisions,
  answerOf,
  divisionFields,
  divisionRuling,
  type Field,
  type Force,
  forceOf,
  initiatorFault,
  isBoundAlike,
  militaryAt,
  opponentForce,
  partsOf,
} from './force';

type War = Given<'WAR'>;

/** The decision that both divisions lie open (OS-13-04). */
const revealing = ({ key }: Field, party: PartyKey): FlagDecision => ({
  input: 'flag',
  key: `${key}/revealed`,
  clause: 'OS-13-04',
  name: 'organisation.revealed',
  about: { party },
});

/** True if the opponent can be fought there: another one with something there, or what the campaign asks of him (OS-13-02). */
function isOpponent(turn: PhaseTurn, { by, order: { opponent, region } }: War): boolean {
  if (opponent === by || !hasAnythingAt(turn, opponent, region)) return false;
  if (!isBoundAlike(turn)) return true;
  const other = turn.own(opponent);
  const military = defenceLevels(other, poolIn('military', region), turn.settings);
  return military.value >= 1 && calmAt(other, region).length >= 1;
}

/** Mobilises units for this war: those already mobilised count first, then by id (OS-13-25, OS-9.4-04). */
function mobilise(turn: PhaseTurn, { region }: Field, { party, division }: Force): void {
  turn.change(party, (own) => {
    const calm = calmAt(own, region).map(({ id }) => id);
    const ready = calm.filter((id) => own.mobilised.includes(id));
    const idle = calm.filter((id) => !ready.includes(id));
    const fresh = idle.slice(0, Math.max(0, division.mobilised - ready.length));
    return { ...own, mobilised: [...own.mobilised, ...fresh] };
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

/** Decisions of the GM on a side: its division of military, covered, and its dice (OS-13-05, OS-13-07). */
function sideBlocks(
  turn: PhaseTurn,
  field: Field,
  { party, division, military }: Force,
  { count, pool }: Throw,
): readonly CardBlock[] {
  return [
    {
      kind: 'decision',
      decision: {
        input: 'fields',
        key: divisionRuling(field, party),
        clause: 'OS-13-05',
        name: 'organisation.division',
        about: { party },
        fields: divisionFields(turn.own(party), field.region, military),
        proposal: { ...division },
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
    ...rerollBlocks(turn, pool, party),
  ];
}

/** Everybody learns that there was war and who took part; both learn the division and the dice (OS-13-20). */
function announce(
  turn: PhaseTurn,
  { region }: Field,
  [[own, ...helpers], [foe, ...others]]: Sides,
  throws: Both<Throw>,
): AddBlocks {
  // Those whose war it is, then their allies.
  const parties = [own, foe, ...helpers, ...others].map(({ party }) => party);
  const addBlocks = turn.note('war', 'OS-13-20', parties, { region }, { isPublic: true });
  const witnesses = [...parties].sort();
  for (const [{ party, division }, { count, pool }] of [
    [own, throws[0]],
    [foe, throws[1]],
  ] as const) {
    const { mobilised: units, attack, defence } = division;
    const about = { region, units, attack, defence, count: count.value };
    turn.note('warDivision', 'OS-13-20', party, about, {
      witnesses,
      blocks: [hiddenFigure('warDice', count, { party }), ...diceBlocks(pool)],
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
  const [own, foe] = [sides[0][0], sides[1][0]];
  const ours = throwDice(turn, field, streams[0], sides[0], sides[1]);
  const theirs = throwDice(turn, field, streams[1], sides[1], sides[0]);
  rollAgainInTurn(turn, [ours.pool, theirs.pool], [own.party, foe.party], wishes);
  const addBlocks = announce(turn, field, sides, [ours, theirs]);
  const reveal = revealing(field, own.party);
  // As the sides stand before the first effect.
  const decisions: readonly CardBlock[] = [
    ...[reveal, ...asked].map((decision) => ({ kind: 'decision' as const, decision })),
    ...sideBlocks(turn, field, own, ours),
    ...sideBlocks(turn, field, foe, theirs),
  ];
  const war = {
    key: field.key,
    region: field.region,
    sides: [sideOf(field, own, ours), sideOf(field, foe, theirs)] as const,
    revealed: reveal.key,
  };
  const turns = warTurns(war.sides[0].values, war.sides[1].values, turn.settings);
  const effects = turns.map((one, index) => takeEffect(turn, field, sides, one, index + 1));
  const record: WarRecord = { ...war, effects };
  addBlocks([
    { kind: 'own', name: 'organisation.war', data: plainCopy(record) },
    ...decisions,
    ...turn.asked(...effects.flatMap(({ question }) => question ?? [])),
  ]);
}

/** Rerolls both sides wrote for their dice. */
function writtenWishes(turn: PhaseTurn, { by, row, order }: War): Both<readonly Wish[]> {
  const { opponent, region, rerolls } = order;
  const answer = answerOf(turn, opponent, by, region);
  return [
    wishesOfOrder(by, row.unit, rerolls),
    answer === undefined ? [] : wishesOfOrder(opponent, answer.unit, answer.rerolls),
  ];
}

/** The war without objections: forces, uses of the military, dice (OS-13-02, OS-6-05, OS-13-20). */
function carryOut(turn: PhaseTurn, activity: War, field: Field, no: number, own: Force): void {
  const { by, order } = activity;
  const { region, opponent } = order;
  const pool = poolIn('military', region);
  const other = turn.own(opponent);
  const military = defenceLevels(other, pool, turn.settings);
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

/** Carries out an order to go to war; objections are reported in the order of OS-13-25. True if it took place. */
export function wage(turn: PhaseTurn, activity: War): boolean {
  const { by, order } = activity;
  const { region, opponent } = order;
  const about = { target: opponent, region };
  if (!isOpponent(turn, activity)) return turn.refuse(activity, 'organisation.E_TARGET', about);
  const own = turn.own(by);
  const no = (own.rolls['war'] ?? 0) + 1;
  const field: Field = { key: [turn.state.phase, 'war', by, no].join('/'), region };
  const military = militaryAt(turn, own, region);
  const fault = initiatorFault(turn, field, own, military, order);
  if (fault !== undefined) return turn.refuse(activity, fault, about);
  nextRoll(turn, by, 'war');
  turn.cover(revealing(field, by).key, () => {
    const force = forceOf(turn, field, own, military, order);
    if (force !== undefined) carryOut(turn, activity, field, no, force);
  });
  return true;
}
