import { type Explained, fact, rule } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import type { ActionRecord } from '../../record';
import { defenceLevels } from '../../rules/pools';
import { choiceOf } from '../../rules/settings';
import { successesLeft } from '../../rules/successes';
import type { Organisation } from '../../state/types';
import {
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
  poolIn,
  quietAction,
  rollFor,
  usePool,
} from './use';

type Information = Given<'INFORMATION'>;

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
  readonly dice: Pick<ActionRecord, 'dice' | 'rerolls'>;
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
  const { dice, first, rerolls } = rollFor(turn, 'information', activity, levels, [], about);
  return {
    count: successesLeft(dice, opposed, 'OS-5.6-02', about, settings),
    dice: { dice: first, rerolls },
  };
}

function inquire(turn: PhaseTurn, activity: Information, key: string, levels: number): Inquiry {
  const dice = { dice: [], rerolls: [] };
  switch (choiceOf(turn.input.settings, 'os.information.mode')) {
    case 'roll':
      return rollInquiry(turn, activity, key, levels);
    case 'free':
      return { dice };
    default: {
      const used = fact('organisation.levelsUsed', levels);
      return { count: rule('organisation.inquiries', 'OS-5.6-02', used), dice };
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

  const action = quietAction(turn, activity, {});
  usePool(turn, by, pool);
  const { count, dice } = inquire(turn, activity, action.key, levels);
  const ruling = turn.input.rulings[`${action.key}/answer`]?.value;
  const answer = typeof ruling === 'string' ? ruling : '';
  const about = { region, from, levels, text, answer };
  // What others' secret service took off is the GM's alone (OS-20-03).
  const isOwn = dice.dice.length === 0;
  tell(turn, {
    kind: answer === '' ? 'organisation.information' : 'organisation.informationAnswered',
    clause: 'OS-5.6-02',
    place: region,
    parties: [by],
    about: { ...about, ...(count === undefined ? {} : { count: count.value }) },
    ...(isOwn && count !== undefined ? { figures: { 'organisation.inquiries': count } } : {}),
  });
  const successes = count === undefined ? {} : { successes: count };
  turn.actions.push({ ...action, about, ...dice, ...successes });
  return true;
}
