import { type Explained, fact, operation, rule, ruled } from '../../../../kernel';
import { type PartyKey, type RegionKey, stepsBetween } from '../../../../world';
import type { SabotageSpending } from '../../orders/order';
import { defenceLevels } from '../../rules/pools';
import { calmAt, unitsAt } from '../../rules/population';
import { choiceOf } from '../../rules/settings';
import { successesLeft } from '../../rules/successes';
import { intoUnrest } from '../../rules/units';
import type { Organisation, PopulationUnit } from '../../state/types';
import { changed, happened, organisationOf, partiesOf } from '../doing';
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
import { diced } from './dicing';
import { type Market, spend, type Spent } from './spending';

type Sabotage = Given<'SABOTAGE'>;

/** Units a saboteur can choose: those not mobilised, and those that are (OS-11-07). */
const choicesAt = (organisation: Organisation, region: RegionKey) => {
  const calm = calmAt(organisation, region);
  const isMobilised = ({ id }: PopulationUnit): boolean => organisation.mobilised.includes(id);
  return { idle: calm.filter((unit) => !isMobilised(unit)), mobilised: calm.filter(isMobilised) };
};

const marketOf = (key: string, target: PartyKey, region: RegionKey): Market => ({
  key,
  question: 'organisation.spendSabotage',
  clause: 'OS-11-04',
  about: () => ({ target, region }),
  options: (run, spent) => {
    const organisation = organisationOf(run, target);
    if (organisation === undefined) return [];
    const { idle, mobilised } = choicesAt(organisation, region);
    return [
      ...(idle.length + mobilised.length > 0 ? ['unrest'] : []),
      ...(idle.length > 0 && mobilised.length > 0 ? ['unrest_mobilised'] : []),
      ...(spent.includes('traceless') ? [] : ['traceless']),
    ];
  },
  buy: (run, option) => {
    const organisation = organisationOf(run, target);
    if (organisation === undefined || option === 'traceless') return run;
    const { idle, mobilised } = choicesAt(organisation, region);
    const [unit] =
      option === 'unrest_mobilised' ? [...mobilised, ...idle] : [...idle, ...mobilised];
    return unit === undefined
      ? run
      : changed(run, target, (one) => intoUnrest(one, unit.id, run.state.phase));
  },
});

/** Successes less half the enemy's secret service, less those the way costs (OS-11-08, OS-11-11). */
const successesOf = (
  run: PhaseRun,
  dice: Parameters<typeof successesLeft>[0],
  opposed: Explained,
  distance: number,
  about: Readonly<Record<string, string>>,
): Explained => {
  const { settings } = run.input;
  const left = successesLeft(dice, opposed, 'OS-11-03', about, settings);
  if (distance < 2) return left;
  const farther = fact('organisation.farther', distance - 1, { distance }, 'OS-11-08');
  return rule(
    'organisation.successesFar',
    'OS-11-11',
    operation('maximum', [
      fact('organisation.nothing', 0),
      operation('difference', [left, farther]),
    ]),
    { ...about, distance },
  );
};

/** Who learns of the saboteur if he leaves traces (`os.sabotage.trace_audience`, OS-11-09). */
const audienceOf = (run: PhaseRun, target: PartyKey, region: RegionKey): readonly PartyKey[] => {
  const choice = choiceOf(run.input.settings, 'os.sabotage.trace_audience');
  const hears = (party: PartyKey): boolean => {
    if (choice === 'all' || party === target) return true;
    const organisation = organisationOf(run, party);
    return (
      choice === 'region' && organisation !== undefined && unitsAt(organisation, region).length > 0
    );
  };
  return partiesOf(run).filter(hears);
};

/** What those concerned learn: the saboteur his deed, the others its effect, and the doer where he left traces. */
const reported = (
  run: PhaseRun,
  { by, order: { target, region } }: Sabotage,
  { spent }: Spent,
): { readonly run: PhaseRun; readonly visibleTo: readonly PartyKey[] } => {
  const count = spent.filter((option) => option !== 'traceless').length;
  const isTraceless = spent.includes('traceless');
  const base = { place: region, about: { region, count } };
  const told = happened(run, {
    ...base,
    kind: isTraceless ? 'organisation.sabotageUnseen' : 'organisation.sabotage',
    clause: 'OS-11-11',
    parties: [by, target],
    witnesses: [by],
  });
  const felt =
    count === 0
      ? told
      : happened(told, {
          ...base,
          kind: 'organisation.unrestBroke',
          clause: 'OS-11-12',
          parties: [target],
        });
  if (isTraceless) return { run: felt, visibleTo: [by] };
  const witnesses = audienceOf(run, target, region).filter((party) => party !== by);
  const traced = happened(felt, {
    ...base,
    kind: 'organisation.sabotageTraced',
    clause: 'OS-11-09',
    parties: [by, target],
    witnesses,
    ...(choiceOf(run.input.settings, 'os.sabotage.trace_audience') === 'all'
      ? ({ isPublic: true } as const)
      : {}),
  });
  return { run: traced, visibleTo: [...new Set([by, ...witnesses])].sort() };
};

const wishOf = ({ kind }: SabotageSpending): string => kind;

/** Sabotage step by step (OS-11-11). */
export const sabotage = (run: PhaseRun, activity: Sabotage): Carried => {
  const { by, order } = activity;
  const { from, region, levels, target } = order;
  const organisation = organisationOf(run, by);
  if (organisation === undefined) return { run, isDone: false };
  const about = { target, region };
  const pool = poolIn('secret_service', from);
  const use = useLevel(run, organisation, pool, levels);
  if ('code' in use) return refused(run, activity, use.code, about);
  const victim = organisationOf(run, target);
  if (victim === undefined || target === by || unitsAt(victim, region).length === 0) {
    return refused(run, activity, 'organisation.E_TARGET', about);
  }
  const distance = stepsBetween(run.board, from, region);
  if (distance === undefined) return refused(run, activity, 'organisation.E_RANGE', about);
  const opposed = defenceLevels(victim, poolIn('secret_service', region), run.input.settings);
  const key = actionKey(run, by, 'SABOTAGE');
  const acted = defended(usedOnce(run, by, pool), target, poolIn('secret_service', region));
  const dice = diced(acted, organisation, 'sabotage', activity, use.level, order.rerolls, about);
  const successes = ruled(
    `${key}/successes`,
    successesOf(run, dice.pool.dice, opposed, distance, about),
    run.input.rulings,
  );
  const wishes = order.spending?.map(wishOf) ?? null;
  const market = marketOf(key, target, region);
  const spent = spend(dice.run, activity, market, wishes, countOf(successes));
  const told = reported(spent.run, activity, spent);
  return done(
    recorded(told.run, {
      key,
      by,
      kind: 'SABOTAGE',
      about: { ...about, from, levels: use.level, distance },
      dice: dice.first,
      rerolls: dice.pool.rerolls,
      successes,
      spending: spent.spent.map((option) => ({ key: option, about: {} })),
      visibleTo: told.visibleTo,
      questions: spent.questions,
    }),
  );
};
