import { type CardBlock, type Explained, fact, rule, type TextDecision } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { defenceLevels } from '../../rules/pools';
import { choiceOf } from '../../rules/settings';
import { successesLeft } from '../../rules/successes';
import type { Organisation } from '../../state/types';
import { diceBlocks, rerollBlocks } from '../dice';
import {
  decisionBlocks,
  type Given,
  namesFor,
  organisationOf,
  partiesOf,
  type PhaseTurn,
  refuse,
  tell,
} from '../turn';
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

/** Whose secret service stands against it where information is rolled for: one of those in the region. */
function targetOf(
  turn: PhaseTurn,
  key: string,
  by: PartyKey,
  region: RegionKey,
): Organisation | undefined {
  const others = partiesOf(turn)
    .map((party) => organisationOf(turn, party))
    .filter((one) => one !== undefined)
    .filter((one) => one.key !== by && hasAnythingAt(turn, one, region));
  const [first] = others;
  if (first === undefined) return undefined;
  const answer = turn.ask({
    key: `${key}/target`,
    clause: 'OS-5.6-02',
    name: 'organisation.informationTarget',
    about: { party: by, region, ...namesFor(others.map(({ key: id, name }) => ({ id, name }))) },
    options: others.map((one) => `organisation:${one.key}`),
    proposal: `organisation:${first.key}`,
  });
  return others.find((one) => `organisation:${one.key}` === answer) ?? first;
}

/** What the use comes to. */
interface Inquiry {
  /** Questions the GM answers; absent where he tells freely. */
  readonly count?: Explained;
  /** The dice, and whom the GM chose; what others' secret service took off is the GM's alone (OS-20-03). */
  readonly blocks: readonly CardBlock[];
}

/** One question per success of the dice, less half the secret service of the one asked about (OS-5.6-02). */
function rollInquiry(turn: PhaseTurn, activity: Information, key: string, levels: number): Inquiry {
  const { by, order } = activity;
  const { region } = order;
  const { settings } = turn.input;
  const target = targetOf(turn, key, by, region);
  const pool = poolIn('secret_service', region);
  const opposed =
    target === undefined ? fact('organisation.nothing', 0) : defenceLevels(target, pool, settings);
  const about = { region, ...(target === undefined ? {} : { target: target.key }) };
  if (target !== undefined) defend(turn, target.key, pool);
  const dice = rollFor(turn, 'information', activity, levels, [], about);
  return {
    count: successesLeft(dice.dice, opposed, 'OS-5.6-02', about, settings),
    blocks: [
      ...decisionBlocks(turn, [`${key}/target`]),
      ...diceBlocks(dice, 'information', { isHidden: true }),
      ...rerollBlocks(turn, dice, by, 'information'),
    ],
  };
}

function inquire(turn: PhaseTurn, activity: Information, key: string, levels: number): Inquiry {
  switch (choiceOf(turn.input.settings, 'os.information.mode')) {
    case 'roll':
      return rollInquiry(turn, activity, key, levels);
    case 'free':
      return { blocks: [] };
    default: {
      const used = fact('organisation.levelsUsed', levels);
      return { count: rule('organisation.inquiries', 'OS-5.6-02', used), blocks: [] };
    }
  }
}

/** Obtains information: a use, so many questions, and what the GM answers (OS-5.6-02); true if it took place. */
export function information(turn: PhaseTurn, activity: Information): boolean {
  const { by, order } = activity;
  const { from, region, text } = order;
  const organisation = organisationOf(turn, by);
  if (organisation === undefined) return false;
  const pool = poolIn('secret_service', from);
  const levels = levelOfUse(turn, organisation, pool, order.levels);
  if (typeof levels === 'string') return refuse(turn, activity, levels, { region: from });
  if (!isInReach(turn, from, region))
    return refuse(turn, activity, 'organisation.E_RANGE', { region });

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
  const about = { region, from, levels, text, answer };
  const isOwn = blocks.length === 0;
  tell(turn, {
    kind: answer === '' ? 'organisation.information' : 'organisation.informationAnswered',
    clause: 'OS-5.6-02',
    place: region,
    parties: [by],
    about: { ...about, ...(count === undefined ? {} : { count: count.value }) },
    ...(isOwn && count !== undefined ? { figures: { 'organisation.inquiries': count } } : {}),
    blocks: [
      // The letter tells the question in its own sentence.
      {
        kind: 'sentence',
        name: 'organisation.INFORMATION',
        about: { from, region, levels, text },
        isHidden: true,
      },
      ...blocks,
      ...(count === undefined
        ? []
        : [
            {
              kind: 'figure' as const,
              name: isOwn ? 'organisation.inquiries' : 'organisation.successes',
              about: { party: by, kind: 'INFORMATION' },
              value: count,
              isHidden: true as const,
            },
          ]),
      { kind: 'decision', decision },
    ],
  });
  return true;
}
