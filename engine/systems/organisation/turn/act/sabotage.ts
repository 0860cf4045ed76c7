import {
  type CardBlock,
  type Explained,
  fact,
  operation,
  type Params,
  rule,
  ruled,
} from '../../../../kernel';
import { type PartyKey, type RegionKey, stepsBetween } from '../../../../world';
import { calmAt, unitsAt } from '../../rules/population';
import { choiceOf } from '../../rules/settings';
import { successesLeft } from '../../rules/successes';
import { intoUnrest } from '../../rules/units';
import type { PopulationUnit } from '../../state/types';
import {
  change,
  type Given,
  organisationOf,
  partiesOf,
  type PhaseTurn,
  refuse,
  tell,
} from '../turn';
import { type Market, spend } from './spending';
import { countOf, levelOfUse, poolIn, rolledBlocks, rollFor, strikeAt } from './use';

/** Units a saboteur can choose: those not mobilised, and those that are (OS-11-07). */
function choicesAt(turn: PhaseTurn, target: PartyKey, region: RegionKey) {
  const organisation = organisationOf(turn, target);
  const calm = organisation === undefined ? [] : calmAt(organisation, region);
  const isMobilised = ({ id }: PopulationUnit): boolean =>
    organisation?.mobilised.includes(id) === true;
  return { idle: calm.filter((unit) => !isMobilised(unit)), mobilised: calm.filter(isMobilised) };
}

const marketOf = (turn: PhaseTurn, key: string, target: PartyKey, region: RegionKey): Market => ({
  key,
  question: 'organisation.spendSabotage',
  clause: 'OS-11-04',
  about: () => ({ target, region }),
  options: (spent) => {
    if (organisationOf(turn, target) === undefined) return [];
    const { idle, mobilised } = choicesAt(turn, target, region);
    return [
      ...(idle.length + mobilised.length > 0 ? ['unrest'] : []),
      ...(idle.length > 0 && mobilised.length > 0 ? ['unrest_mobilised'] : []),
      ...(spent.includes('traceless') ? [] : ['traceless']),
    ];
  },
  buy: (option) => {
    if (option === 'traceless') return;
    const { idle, mobilised } = choicesAt(turn, target, region);
    const [unit] =
      option === 'unrest_mobilised' ? [...mobilised, ...idle] : [...idle, ...mobilised];
    if (unit !== undefined)
      change(turn, target, (one) => intoUnrest(one, unit.id, turn.state.phase));
  },
});

/** Successes less those the way costs beyond the next region (OS-11-08, OS-11-11). */
function lessDistance(left: Explained, distance: number, about: Params): Explained {
  if (distance < 2) return left;
  const farther = fact('organisation.farther', distance - 1, { distance }, 'OS-11-08');
  const rest = operation('difference', [left, farther]);
  return rule(
    'organisation.successesFar',
    'OS-11-11',
    operation('maximum', [fact('organisation.nothing', 0), rest]),
    { ...about, distance },
  );
}

/** Who learns of the saboteur if he leaves traces (`os.sabotage.trace_audience`, OS-11-09). */
function audienceOf(turn: PhaseTurn, target: PartyKey, region: RegionKey): readonly PartyKey[] {
  const choice = choiceOf(turn.input.settings, 'os.sabotage.trace_audience');
  return partiesOf(turn).filter((party) => {
    if (choice === 'all' || party === target) return true;
    const organisation = organisationOf(turn, party);
    return (
      choice === 'region' && organisation !== undefined && unitsAt(organisation, region).length > 0
    );
  });
}

/**
 * What those concerned learn: the saboteur his deed and what stands behind it, the others its effect, and the doer where
 * he left traces.
 */
function announce(
  turn: PhaseTurn,
  { by, order: { target, region } }: Given<'SABOTAGE'>,
  spent: readonly string[],
  blocks: readonly CardBlock[],
): void {
  const count = spent.filter((option) => option !== 'traceless').length;
  const isTraceless = spent.includes('traceless');
  const base = { place: region, about: { region, count } };
  tell(turn, {
    ...base,
    kind: isTraceless ? 'organisation.sabotageUnseen' : 'organisation.sabotage',
    clause: 'OS-11-11',
    parties: [by, target],
    witnesses: [by],
    blocks,
  });
  if (count > 0)
    tell(turn, {
      ...base,
      kind: 'organisation.unrestBroke',
      clause: 'OS-11-12',
      parties: [target],
    });
  if (isTraceless) return;
  const isPublic = choiceOf(turn.input.settings, 'os.sabotage.trace_audience') === 'all';
  tell(turn, {
    ...base,
    kind: 'organisation.sabotageTraced',
    clause: 'OS-11-09',
    parties: [by, target],
    witnesses: audienceOf(turn, target, region).filter((party) => party !== by),
    ...(isPublic ? { isPublic } : {}),
  });
}

/** Sabotage step by step (OS-11-11); true if it took place. */
export function sabotage(turn: PhaseTurn, activity: Given<'SABOTAGE'>): boolean {
  const { by, order } = activity;
  const { from, region, target } = order;
  const { settings, rulings } = turn.input;
  const [organisation, victim] = [organisationOf(turn, by), organisationOf(turn, target)];
  if (organisation === undefined) return false;
  const about = { target, region };
  const pool = poolIn('secret_service', from);
  const levels = levelOfUse(turn, organisation, pool, order.levels);
  if (typeof levels === 'string') return refuse(turn, activity, levels, about);
  if (victim === undefined || target === by || unitsAt(victim, region).length === 0)
    return refuse(turn, activity, 'organisation.E_TARGET', about);
  const distance = stepsBetween(turn.board, from, region);
  if (distance === undefined) return refuse(turn, activity, 'organisation.E_RANGE', about);

  const { key, opposed } = strikeAt(turn, activity, 'secret_service', victim);
  const dice = rollFor(turn, 'sabotage', activity, levels, order.rerolls, about);
  const left = successesLeft(dice.dice, opposed, 'OS-11-03', about, settings);
  const successes = ruled(`${key}/successes`, lessDistance(left, distance, about), rulings);
  const wishes = order.spending?.map(({ kind }) => kind) ?? null;
  const market = marketOf(turn, key, target, region);
  const spent = spend(turn, activity, market, wishes, countOf(successes));
  const rolled = { key, by, kind: 'SABOTAGE', pool: dice, successes, spent } as const;
  const blocks = rolledBlocks(turn, { ...rolled, about: { ...about, from, levels, distance } });
  announce(turn, activity, spent.spent, blocks);
  return true;
}
