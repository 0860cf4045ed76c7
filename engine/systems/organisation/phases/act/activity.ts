import type { Explained, Params } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import type { FindingCode } from '../../data/findings';
import type { OrderKind } from '../../orders/order';
import type { ActionRecord } from '../../record';
import { currentLevel, isOnlyMoved, withUse } from '../../rules/pools';
import { choiceOf, flagOf } from '../../rules/settings';
import type { Category, Organisation, PoolId } from '../../state/types';
import { changed } from '../doing';
import { type Given, isCount, refusedOrder } from '../given';
import type { PhaseRun } from '../run';

/** What came of an order: the run after it, and whether it was an activity (OS-9.4-06). */
export interface Carried {
  readonly run: PhaseRun;
  readonly isDone: boolean;
}

/** An order that changes nothing. */
export const refused = (
  run: PhaseRun,
  activity: Pick<Given, 'by' | 'row'>,
  code: FindingCode,
  about: Params = {},
): Carried => ({ run: refusedOrder(run, activity, code, about), isDone: false });

/** An activity carried out. */
export const done = (run: PhaseRun): Carried => ({ run, isDone: true });

/** The level with which a pool is used, or why it cannot be. */
type UseLevel =
  | { readonly level: number; readonly current: Explained }
  | { readonly code: FindingCode };

/** The level of a use: as many as wanted, at most the current level (OS-6-03, OS-6-08, OS-6-09). */
export const useLevel = (
  run: PhaseRun,
  organisation: Organisation,
  pool: PoolId,
  wanted: number | null,
): UseLevel => {
  const { settings } = run.input;
  const current = currentLevel(organisation, pool, settings);
  if (current.value < 1) {
    const isMoving = isOnlyMoved(organisation, pool, settings);
    return { code: isMoving ? 'organisation.E_MOVING' : 'organisation.E_LEVEL' };
  }
  if (wanted === null) return { level: current.value, current };
  return isCount(wanted) && wanted <= current.value
    ? { level: wanted, current }
    : { code: 'organisation.E_LEVEL' };
};

/** Levels hired for one use are gone with it (`os.hire.duration`, OS-10-04). */
const withoutHired = (organisation: Organisation, pool: PoolId): Organisation => ({
  ...organisation,
  bonuses: organisation.bonuses.filter(
    ({ source, category, region }) =>
      source !== 'hire' || category !== pool.category || region !== pool.region,
  ),
});

/** One use of a pool more (OS-6-01). */
export const usedOnce = (run: PhaseRun, party: PartyKey, pool: PoolId): PhaseRun =>
  changed(run, party, (organisation) => {
    const after = withUse(organisation, pool);
    const isOneUse = choiceOf(run.input.settings, 'os.hire.duration') === 'one_use';
    return isOneUse ? withoutHired(after, pool) : after;
  });

/** Number of the next roll of a kind, from 1 (OS-0-13), and the run in which it is counted. */
export const nextRoll = (
  run: PhaseRun,
  organisation: Organisation,
  kind: string,
): { readonly run: PhaseRun; readonly no: number } => {
  const no = (organisation.rolls[kind] ?? 0) + 1;
  return {
    run: changed(run, organisation.key, (one) => ({
      ...one,
      rolls: { ...one.rolls, [kind]: no },
    })),
    no,
  };
};

/** Stable key of the next activity of a kind: `<phase>/<organisation>/<kind>/<n>`. */
export const actionKey = (run: PhaseRun, by: PartyKey, kind: OrderKind): string => {
  const before = run.actions.filter((action) => action.by === by && action.kind === kind).length;
  return [run.state.phase, by, kind, before + 1].join('/');
};

/** What every activity has that rolls nothing, asks nothing and is seen by nobody else. */
export const quietAction = (
  key: string,
  by: PartyKey,
  kind: OrderKind,
  about: Params,
): ActionRecord => ({
  key,
  by,
  kind,
  about,
  dice: [],
  rerolls: [],
  spending: [],
  visibleTo: [by],
  questions: [],
});

/** The run with one activity more. */
export const recorded = (run: PhaseRun, action: ActionRecord): PhaseRun => ({
  ...run,
  actions: [...run.actions, action],
});

/** A pool by its parts. */
export const poolIn = (category: Category, region: RegionKey): PoolId => ({ category, region });

/** Defending is no use unless the campaign says so (`os.defence.counts_use`, OS-6-05). */
export const defended = (run: PhaseRun, party: PartyKey, pool: PoolId): PhaseRun =>
  flagOf(run.input.settings, 'os.defence.counts_use')
    ? changed(run, party, (one) => withUse(one, pool))
    : run;

/** Most successes that are spent one by one, whatever the GM types in. */
const MOST_SUCCESSES = 60;

/** Whole successes of a figure the GM may have typed in. */
export const countOf = ({ value }: Explained): number =>
  Math.min(MOST_SUCCESSES, Math.max(0, Math.floor(value)));
