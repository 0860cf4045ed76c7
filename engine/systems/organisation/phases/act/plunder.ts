import { type Explained, ruled } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import type { PlunderSpending } from '../../orders/order';
import { loot } from '../../rules/plunder';
import { purseIn } from '../../rules/money';
import { advantagesOf, defenceLevels, hasLevelsAt } from '../../rules/pools';
import { unitsAt } from '../../rules/population';
import { successesLeft } from '../../rules/successes';
import type { Advantage, Organisation } from '../../state/types';
import { happened, organisationOf } from '../doing';
import type { Given } from '../given';
import type { PhaseRun } from '../run';
import {
  actionKey,
  type Carried,
  countOf,
  defended,
  done,
  poolIn,
  recorded,
  refused,
  usedOnce,
  useLevel,
} from './activity';
import { isInReach } from './authority';
import { diced } from './dicing';
import { damaged, type Harm, purseForLoot, stolen } from './harm';
import { type Market, spend } from './spending';

type Plunder = Given<'PLUNDER'>;

/** True if an organisation has anything in a region: population, levels, money (OS-12-10, OS-13-02). */
export const hasAnythingAt = (
  run: PhaseRun,
  organisation: Organisation,
  region: RegionKey,
): boolean => {
  const hasMoney = purseIn(organisation, region, run.input.settings) > 0;
  return hasLevelsAt(organisation, region) || hasMoney || unitsAt(organisation, region).length > 0;
};

/** Intact military of the victim in the region, by name (OS-12-06, OS-4-12). */
const militaryOf = (run: PhaseRun, target: PartyKey, region: RegionKey): readonly Advantage[] => {
  const victim = organisationOf(run, target);
  if (victim === undefined) return [];
  return advantagesOf(victim, poolIn('military', region)).filter(({ intact }) => intact > 0);
};

interface Raid {
  readonly key: string;
  readonly by: PartyKey;
  readonly target: PartyKey;
  readonly region: RegionKey;
  readonly into: RegionKey;
}

const bought = (run: PhaseRun, { by, target, region, into }: Raid, option: string): Harm =>
  option === 'steal'
    ? stolen(run, { by, from: target, region, into })
    : damaged(run, target, option.slice('damage:'.length));

/** What one success does, and what both are told of it (OS-12-05, OS-12-06, OS-12-07). */
const effected = (run: PhaseRun, raid: Raid, option: string): PhaseRun => {
  const { run: after, effect, about } = bought(run, raid, option);
  const kind = { steal: 'Stolen', damage: 'Damaged', absorbed: 'Absorbed', void: 'Void' }[effect];
  return effect === 'void'
    ? after
    : happened(after, {
        kind: `organisation.plunder${kind}`,
        clause: effect === 'steal' ? 'OS-12-05' : 'OS-12-06',
        place: raid.region,
        parties: [raid.by, raid.target],
        about,
      });
};

const marketOf = (raid: Raid): Market => {
  const { key, target, region } = raid;
  return {
    key,
    question: 'organisation.spendPlunder',
    clause: 'OS-12-08',
    about: (run) => ({
      target,
      region,
      ...Object.fromEntries(
        militaryOf(run, target, region).map(({ id, name }) => [`name.${id}`, name]),
      ),
    }),
    options: (run) => {
      const victim = organisationOf(run, target);
      const open = victim === undefined ? 0 : loot(victim, region, run.input.settings).value;
      return [
        ...(open > 0 ? ['steal'] : []),
        ...militaryOf(run, target, region).map(({ id }) => `damage:${id}`),
      ];
    },
    buy: (run, option) => effected(run, raid, option),
  };
};

/** A wish of the order as a choice; military by its name, without one whatever comes first then (OS-4-11). */
const wishOf = (military: readonly Advantage[], spending: PlunderSpending): string => {
  if (spending.kind === 'steal') return 'steal';
  if (spending.advantage === null) return 'damage';
  return `damage:${military.find(({ name }) => name === spending.advantage)?.id ?? ''}`;
};

/** Why the target cannot be plundered: out of range, none, own, or with nothing there (OS-12-08, OS-12-10). */
const faultOf = (
  run: PhaseRun,
  { by, order: { from, region, target } }: Plunder,
): 'organisation.E_RANGE' | 'organisation.E_TARGET' | undefined => {
  if (!isInReach(run, from, region)) return 'organisation.E_RANGE';
  const victim = organisationOf(run, target);
  const isTarget = victim !== undefined && target !== by && hasAnythingAt(run, victim, region);
  return isTarget ? undefined : 'organisation.E_TARGET';
};

/** Everybody learns that there was plunder, and who did it to whom (OS-12-07, OS-20-03). */
const announced = (run: PhaseRun, by: PartyKey, target: PartyKey, region: RegionKey): PhaseRun =>
  happened(run, {
    kind: 'organisation.plunder',
    clause: 'OS-12-07',
    place: region,
    parties: [by, target],
    about: { region },
    isPublic: true,
  });

const withSuccesses = (
  run: PhaseRun,
  { by, target, region }: Raid,
  successes: Explained,
): PhaseRun =>
  happened(run, {
    kind: 'organisation.plunderDice',
    clause: 'OS-12-08',
    place: region,
    parties: [by, target],
    witnesses: [by],
    about: { count: countOf(successes) },
  });

/** Plunder step by step (OS-12-08). */
export const plunder = (run: PhaseRun, activity: Plunder): Carried => {
  const { by, order } = activity;
  const { from, region, levels, target } = order;
  const [organisation, victim] = [organisationOf(run, by), organisationOf(run, target)];
  if (organisation === undefined) return { run, isDone: false };
  const about = { target, region };
  const pool = poolIn('military', from);
  const use = useLevel(run, organisation, pool, levels);
  const fault = faultOf(run, activity);
  if (fault === 'organisation.E_RANGE') return refused(run, activity, fault, about);
  if ('code' in use) return refused(run, activity, use.code, about);
  if (fault !== undefined || victim === undefined) {
    return refused(run, activity, 'organisation.E_TARGET', about);
  }
  const key = actionKey(run, by, 'PLUNDER');
  const opposed = defenceLevels(victim, poolIn('military', region), run.input.settings);
  const acted = defended(usedOnce(run, by, pool), target, poolIn('military', region));
  const dice = diced(acted, organisation, 'plunder', activity, use.level, order.rerolls, about);
  const purse = purseForLoot(dice.run, key, by, from);
  const raid: Raid = { key, by, target, region, into: purse.into };
  const successes = ruled(
    `${key}/successes`,
    successesLeft(dice.pool.dice, opposed, 'OS-12-03', about, run.input.settings),
    run.input.rulings,
  );
  const open = withSuccesses(announced(purse.run, by, target, region), raid, successes);
  const military = militaryOf(open, target, region);
  const wishes = order.spending?.map((wish) => wishOf(military, wish)) ?? null;
  const spent = spend(open, activity, marketOf(raid), wishes, countOf(successes));
  return done(
    recorded(spent.run, {
      key,
      by,
      kind: 'PLUNDER',
      about: { ...about, from, levels: use.level },
      dice: dice.first,
      rerolls: dice.pool.rerolls,
      successes,
      spending: spent.spent.map((option) => ({
        key: option.split(':')[0] ?? option,
        about: { name: military.find(({ id }) => option === `damage:${id}`)?.name ?? '' },
      })),
      visibleTo: 'all',
      questions: spent.questions,
    }),
  );
};
