import { type CardBlock, type Explained, fact, rule, type TextDecision } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { defenceLevels } from '../../rules/pools';
import { successesLeft } from '../../rules/successes';
import type { Organisation } from '../../state/types';
import { diceBlocks, rerollBlocks } from '../dice';
import { type Given, namesFor, type PhaseTurn } from '../turn';
import {
  defend,
  hasAnythingAt,
  isInReach,
  levelOfUse,
  nextAction,
  poolIn,
  rollFor,
  usePool,
} from './use';

type Information = Given<'INFORMATION'>;

/** Longest answer of the GM. */
const LONGEST_ANSWER = 2000;

/** Opponent whose secret service resists where information is rolled for: one of those in the region. */
function targetOf(
  turn: PhaseTurn,
  key: string,
  by: PartyKey,
  region: RegionKey,
): Organisation | undefined {
  const others = turn
    .parties()
    .filter((party) => party !== by && hasAnythingAt(turn, party, region))
    .map((party) => turn.own(party));
  const names = namesFor(others.map((one) => ({ id: one.key, name: one.name })));
  const about = { party: by, region, ...names };
  return turn.pick(
    { key: `${key}/target`, clause: 'OS-5.6-02', name: 'organisation.informationTarget', about },
    others,
    (one) => `organisation:${one.key}`,
  );
}

/** Result of the use. */
interface Inquiry {
  /** Questions the GM answers; absent where the answer is free. */
  readonly count?: Explained;
  /** The dice, and whom the GM chose; what others' secret service took off is the GM's alone (OS-20-03). */
  readonly blocks: readonly CardBlock[];
}

/** One question per success of the dice, less half the secret service of the one asked about (OS-5.6-02). */
function rollInquiry(turn: PhaseTurn, activity: Information, key: string, levels: number): Inquiry {
  const { by, order } = activity;
  const { region } = order;
  const { settings } = turn;
  const target = targetOf(turn, key, by, region);
  const defended = poolIn('secret_service', region);
  const none = fact('organisation.nothing', 0);
  const opposed = target === undefined ? none : defenceLevels(target, defended, settings);
  const about = { region, ...(target === undefined ? {} : { target: target.key }) };
  if (target !== undefined) defend(turn, target.key, defended);
  const pool = rollFor(turn, 'information', activity, levels, [], about);
  return {
    count: successesLeft(pool.dice, opposed, 'OS-5.6-02', about, settings),
    blocks: [
      ...turn.asked(`${key}/target`),
      ...diceBlocks(pool, { isHidden: true }),
      ...rerollBlocks(turn, pool, by),
    ],
  };
}

function inquire(turn: PhaseTurn, activity: Information, key: string, levels: number): Inquiry {
  const mode = turn.choice('os.information.mode');
  if (mode === 'roll') return rollInquiry(turn, activity, key, levels);
  if (mode === 'free') return { blocks: [] };
  const used = fact('organisation.levelsUsed', levels);
  return { count: rule('organisation.inquiries', 'OS-5.6-02', used), blocks: [] };
}

/** Obtains information: a use, so many questions, and what the GM answers (OS-5.6-02); true if it took place. */
export function information(turn: PhaseTurn, activity: Information): boolean {
  const { by, order } = activity;
  const { from, region, text } = order;
  const pool = poolIn('secret_service', from);
  const levels = levelOfUse(turn, turn.own(by), pool, order.levels);
  if (typeof levels === 'string') return turn.refuse(activity, levels, { region: from });
  if (!isInReach(turn, from, region))
    return turn.refuse(activity, 'organisation.E_RANGE', { region });

  const key = nextAction(turn, by, 'INFORMATION');
  usePool(turn, by, pool);
  const { count, blocks } = inquire(turn, activity, key, levels);
  const decision: TextDecision = {
    input: 'text',
    key: `${key}/answer`,
    clause: 'OS-5.6-02',
    name: 'organisation.answer',
    about: { party: by, region, text },
    longest: LONGEST_ANSWER,
    proposal: '',
  };
  const answer = turn.decided.text(decision);
  const asked = { region, from, levels, text };
  const isOwn = blocks.length === 0;
  const figure = count && {
    kind: 'figure' as const,
    name: isOwn ? 'organisation.inquiries' : 'organisation.successes',
    about: { party: by, kind: 'INFORMATION' },
    value: count,
    isHidden: true as const,
  };
  turn.note(
    answer === '' ? 'information' : 'informationAnswered',
    'OS-5.6-02',
    by,
    { ...asked, answer, ...(count === undefined ? {} : { count: count.value }) },
    {
      blocks: [
        // The letter shows the question in a sentence of its own.
        { kind: 'sentence', name: 'organisation.INFORMATION', about: asked, isHidden: true },
        ...blocks,
        ...(figure === undefined ? [] : [figure]),
        { kind: 'decision', decision },
      ],
    },
  );
  return true;
}
