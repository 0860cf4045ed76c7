import type { Explained, Roll } from '../../../../../kernel';
import type { PartyKey } from '../../../../../world';
import type { WarRecord, WarSide } from '../../../record';
import { currentLevel, defenceLevels } from '../../../rules/pools';
import { calmAt } from '../../../rules/population';
import { warTurns } from '../../../rules/war';
import type { Organisation } from '../../../state/types';
import { phaseStream } from '../../dice';
import { changed, happened, organisationOf } from '../../doing';
import type { Wish } from '../../rerolls';
import type { Given } from '../../given';
import type { PhaseRun } from '../../run';
import {
  actionKey,
  type Carried,
  defended,
  done,
  nextRoll,
  poolIn,
  quietAction,
  recorded,
  refused,
  usedOnce,
} from '../activity';
import { wishesOfOrder } from '../dicing';
import { hasAnythingAt } from '../plunder';
import { alliesOf, type Ally } from './allies';
import { rolledAgainInTurn, type Sides, type Throw, thrown } from './dice';
import { effected, type Fray } from './effects';
import {
  answersOf,
  divisionRuling,
  faultOf,
  type Field,
  type Force,
  initiatorForce,
  isBoundAlike,
  opponentForce,
  partsOf,
} from './force';

type War = Given<'WAR'>;

/** Why the opponent cannot be fought there: none, own, nothing there, or not what the campaign asks of him (OS-13-02). */
const isOpponent = (
  run: PhaseRun,
  { by, order: { opponent, region } }: War,
  other: Organisation | undefined,
): other is Organisation => {
  if (other === undefined || opponent === by || !hasAnythingAt(run, other, region)) return false;
  if (!isBoundAlike(run)) return true;
  const military = defenceLevels(other, poolIn('military', region), run.input.settings);
  return military.value >= 1 && calmAt(other, region).length >= 1;
};

/** Units mobilised for this war: those already mobilised first, then by id (OS-13-25, OS-9.4-04). */
const mobilised = (run: PhaseRun, { region }: Field, { party, division }: Force): PhaseRun =>
  changed(run, party, (organisation) => {
    const calm = calmAt(organisation, region).map(({ id }) => id);
    const ready = calm.filter((id) => organisation.mobilised.includes(id));
    const idle = calm.filter((id) => !ready.includes(id));
    const more = [...ready, ...idle].slice(0, division.mobilised);
    const fresh = more.filter((id) => !organisation.mobilised.includes(id));
    return { ...organisation, mobilised: [...organisation.mobilised, ...fresh] };
  });

const sideOf = (
  field: Field,
  { forces: [force] }: Sides[0],
  { count, first }: Throw,
  dice: readonly Roll[],
  rerolls: WarSide['rerolls'],
): WarSide => ({
  party: force.party,
  military: force.military,
  ...partsOf(force.division),
  count,
  dice: first,
  values: dice.map(({ value }) => value),
  rerolls,
  source: force.source,
  ruling: divisionRuling(field, force.party),
});

const diceFigure = (count: Explained): Readonly<Record<string, Explained>> => ({
  'organisation.warDice': count,
});

/** Everybody learns that there was war and who took part; both learn the division and the dice (OS-13-20). */
const announced = (
  run: PhaseRun,
  { region }: Field,
  sides: Sides,
  throws: readonly [Throw, Throw],
): PhaseRun => {
  const parties = sides.flatMap(({ forces }) => forces.map(({ party }) => party));
  const open = happened(run, {
    kind: 'organisation.war',
    clause: 'OS-13-20',
    place: region,
    parties,
    about: { region },
    isPublic: true,
  });
  return sides.reduce((before, { forces: [force] }, side) => {
    const { count } = throws[side === 0 ? 0 : 1];
    const { mobilised: units, attack, defence } = force.division;
    return happened(before, {
      kind: 'organisation.warDivision',
      clause: 'OS-13-20',
      place: region,
      parties: [force.party],
      witnesses: [...parties].sort(),
      about: { region, units, attack, defence, count: count.value },
      figures: diceFigure(count),
    });
  }, open);
};

/** From the reveal to the last die (OS-13-20, 4 to 9). */
const fought = (
  run: PhaseRun,
  field: Field,
  sides: Sides,
  streams: readonly [string, string],
  wishes: readonly [readonly Wish[], readonly Wish[]],
): { readonly run: PhaseRun; readonly war: WarRecord } => {
  const ready = sides
    .flatMap(({ forces }) => forces)
    .reduce((before, force) => mobilised(before, field, force), run);
  const first = thrown(ready, field, streams[0], sides[0], sides[1]);
  const second = thrown(first.run, field, streams[1], sides[1], sides[0]);
  const parties = [sides[0].forces[0].party, sides[1].forces[0].party] as const;
  const again = rolledAgainInTurn(second.run, [first.dice.pool, second.dice.pool], parties, wishes);
  const [ours, theirs] = again.pools;
  const open = announced(again.run, field, sides, [first.dice, second.dice]);
  const turns = warTurns(
    ours.dice.map(({ value }) => value),
    theirs.dice.map(({ value }) => value),
    run.input.settings,
  );
  const { run: over, effects } = turns.reduce<Fray>(
    (fray, turn) => effected(fray, field, sides, turn),
    { run: open, effects: [] },
  );
  const war: WarRecord = {
    key: field.key,
    region: field.region,
    sides: [
      sideOf(field, sides[0], first.dice, ours.dice, ours.rerolls),
      sideOf(field, sides[1], second.dice, theirs.dice, theirs.rerolls),
    ],
    effects,
    revealed: `${field.key}/revealed`,
  };
  return { run: { ...over, wars: [...over.wars, war] }, war };
};

/** What is recorded of a war among the activities. */
const withAction = (
  run: PhaseRun,
  { by, order: { region, opponent } }: War,
  war: WarRecord,
): PhaseRun =>
  recorded(run, {
    ...quietAction(actionKey(run, by, 'WAR'), by, 'WAR', {
      region,
      opponent,
      war: war.key,
    }),
    dice: war.sides[0].dice,
    rerolls: war.sides[0].rerolls,
    visibleTo: 'all',
    questions: war.effects.flatMap(({ question }) => (question === undefined ? [] : [question])),
  });

/** Rerolls both sides wrote for their dice. */
const writtenWishes = (
  run: PhaseRun,
  { by, row, order }: War,
): readonly [readonly Wish[], readonly Wish[]] => {
  const [answer] = answersOf(run, order.opponent, by, order.region);
  return [
    wishesOfOrder(by, row.unit, order.rerolls),
    answer === undefined ? [] : wishesOfOrder(order.opponent, answer.unit, answer.rerolls),
  ];
};

/** Uses of the military by those who begin, and by those who stand by a party (OS-13-02, OS-6-05). */
const allUsed = (
  run: PhaseRun,
  { region }: Field,
  by: PartyKey,
  opponent: PartyKey,
  allies: readonly PartyKey[],
): PhaseRun => {
  const pool = poolIn('military', region);
  const users = [by, ...allies].reduce((before, party) => usedOnce(before, party, pool), run);
  return defended(users, opponent, pool);
};

/** Those who stand by the two parties, and those who lead them. */
const sidesOf = (own: Force, foe: Force, allies: readonly Ally[]): Sides => {
  const standingBy = (side: 0 | 1): readonly Force[] =>
    allies.filter((ally) => ally.side === side).map(({ force }) => force);
  return [{ forces: [own, ...standingBy(0)] }, { forces: [foe, ...standingBy(1)] }];
};

/** The war itself once nothing speaks against it (OS-13-20). */
const waged = (
  run: PhaseRun,
  activity: War,
  { field, no }: { readonly field: Field; readonly no: number },
  own: Force,
  other: Organisation,
): PhaseRun => {
  const { by, order } = activity;
  const { region, opponent } = order;
  const defending = defenceLevels(other, poolIn('military', region), run.input.settings);
  const foe = opponentForce(run, field, other, defending, by);
  const { run: joined, allies } = alliesOf(foe.run, field, [by, opponent]);
  const helpers = allies.map(({ force }) => force.party);
  const used = allUsed(joined, field, by, opponent, helpers);
  const stream = (roller: PartyKey): string => phaseStream(run, 'war', by, no, roller);
  const streams = [stream(by), stream(opponent)] as const;
  const sides = sidesOf(own, foe.force, allies);
  const { run: over, war } = fought(used, field, sides, streams, writtenWishes(run, activity));
  return withAction(over, activity, war);
};

/** An order to go to war; what speaks against it is told in the order of OS-13-25. */
export const wage = (run: PhaseRun, activity: War): Carried => {
  const { by, order } = activity;
  const { region, opponent } = order;
  const [organisation, other] = [organisationOf(run, by), organisationOf(run, opponent)];
  if (organisation === undefined) return { run, isDone: false };
  const about = { target: opponent, region };
  if (!isOpponent(run, activity, other)) {
    return refused(run, activity, 'organisation.E_TARGET', about);
  }
  const { run: counted, no } = nextRoll(run, organisation, 'war');
  const field: Field = { key: [run.state.phase, 'war', by, no].join('/'), region };
  const military = currentLevel(organisation, poolIn('military', region), run.input.settings);
  const own = initiatorForce(counted, field, organisation, military, partsOf(order));
  const fault = faultOf(organisation, field, own.force.division, military, 'attacker');
  return fault === undefined
    ? done(waged(own.run, activity, { field, no }, own.force, other))
    : refused(run, activity, fault, about);
};
