import { draw, openStream, type Params, type Roll, type Stream } from '../../../kernel';
import type { PartyKey } from '../../../world';
import { finding } from '../orders/finding';
import type { RerollRecord } from '../record';
import { withoutBonus } from '../rules/fortification';
import { damageLevel } from '../rules/levels';
import { type Research, researchFor, wishesOf, withReroll } from '../rules/research';
import { choiceOf } from '../rules/settings';
import type { Organisation } from '../state/types';
import { kept } from './dice';
import { changed, happened, organisationOf } from './doing';
import type { PhaseRun } from './run';

/** Dice on the table, before they have any effect (OS-5.3-04). */
export interface DicePool {
  /** Name of the stream they were rolled from. */
  readonly stream: string;
  /** Who may roll them again without further ado: those whose roll it is, or whom the event concerns. */
  readonly owners: readonly PartyKey[];
  readonly about: Params;
  readonly dice: readonly Roll[];
  readonly rerolls: readonly RerollRecord[];
  /** How far the numbers for rerolls have been read (OS-0-13). */
  readonly next: Stream;
}

/** One die somebody wants to roll again. */
export interface Wish {
  readonly by: PartyKey;
  readonly research: string | null;
  /** Number of the die, counted from 1. */
  readonly die: number;
  /** Running number of the order it stands in, if it stands in one. */
  readonly order?: number;
}

/** Dice just rolled, none of them rolled again yet. */
export const poolOf = (
  stream: string,
  owners: readonly PartyKey[],
  about: Params,
  dice: readonly Roll[],
): DicePool => ({
  stream,
  owners,
  about,
  dice,
  rerolls: [],
  next: openStream(`${stream}|reroll`),
});

/** Key of the ruling by which the GM has dice of a roll rolled again: a list of `{ research, die }`. */
export const rerollRuling = (stream: string): string => `reroll/${stream}`;

/** What the GM has rolled again of the dice of a stream that belong to `owner`. */
export const ruledWishes = (run: PhaseRun, stream: string, owner: PartyKey): readonly Wish[] =>
  wishesOf(run.input.rulings[rerollRuling(stream)]?.value, owner);

/** The research after its level rolled the same number: damaged, a temporary one lost (OS-5.3-02, OS-5.3-03). */
const worn = (organisation: Organisation, research: Research): Organisation =>
  research.isTemporary
    ? withoutBonus(organisation, 'research', research.region)
    : damageLevel(organisation, research.key);

/** A wish that comes to nothing; one of nobody in the game is told to those whose dice they are. */
const refusedReroll = (
  run: PhaseRun,
  { owners }: DicePool,
  { by, die, research, order }: Wish,
): PhaseRun => ({
  ...run,
  findings: [
    ...run.findings,
    finding('organisation.E_REROLL', organisationOf(run, by)?.key ?? owners[0] ?? '', {
      ...(order === undefined ? {} : { order }),
      about: { die, research: research ?? '' },
    }),
  ],
});

const isAllowed = (run: PhaseRun, { owners }: DicePool, by: PartyKey): boolean =>
  owners.includes(by) || choiceOf(run.input.settings, 'os.research.targets') === 'any_roll';

/** A die and what comes of it. */
interface Again {
  readonly run: PhaseRun;
  readonly pool: DicePool;
}

const wear = (run: PhaseRun, by: PartyKey, research: Research): PhaseRun =>
  happened(
    changed(run, by, (one) => worn(one, research)),
    {
      kind: research.isTemporary ? 'organisation.researchLost' : 'organisation.researchDamaged',
      clause: 'OS-5.3-02',
      place: research.region,
      parties: [by],
      about: { research: research.name, region: research.region },
    },
  );

/** One die rolled again by research: the new result counts, even if worse (OS-5.3-01). */
export const rolledAgain = (run: PhaseRun, pool: DicePool, wish: Wish): Again => {
  const { by, die } = wish;
  const before = pool.dice[die - 1];
  const organisation = organisationOf(run, by);
  const research =
    organisation === undefined ? undefined : researchFor(organisation, wish.research);
  if (before === undefined || research === undefined || !isAllowed(run, pool, by)) {
    return { run: refusedReroll(run, pool, wish), pool };
  }
  const { roll, stream } = draw(pool.next, 'd6', run.input.rulings);
  const isDamaged = roll.value === before.value;
  const record = { by, research: research.name, die, before: before.value, roll, isDamaged };
  const noted = kept(run, { party: by, purpose: 'reroll', about: { ...pool.about, die } }, [roll]);
  return {
    run: isDamaged
      ? wear(noted, by, research)
      : changed(noted, by, (one) => withReroll(one, research)),
    pool: {
      ...pool,
      dice: pool.dice.map((one, index) => (index === die - 1 ? roll : one)),
      rerolls: [...pool.rerolls, record],
      next: stream,
    },
  };
};

/** Dice rolled again one after the other. */
export const allRolledAgain = (run: PhaseRun, pool: DicePool, wishes: readonly Wish[]): Again =>
  wishes.reduce<Again>((again, wish) => rolledAgain(again.run, again.pool, wish), { run, pool });
