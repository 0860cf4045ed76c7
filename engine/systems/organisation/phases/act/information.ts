import { type Explained, fact, type Question, rule } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import type { ActionRecord } from '../../record';
import { defenceLevels } from '../../rules/pools';
import { choiceOf } from '../../rules/settings';
import { successesLeft } from '../../rules/successes';
import type { Organisation } from '../../state/types';
import { chosen } from '../choice';
import { happened, organisationOf, partiesOf } from '../doing';
import type { Given } from '../given';
import type { PhaseRun } from '../run';
import {
  actionKey,
  type Carried,
  defended,
  done,
  poolIn,
  quietAction,
  recorded,
  refused,
  usedOnce,
  useLevel,
} from './activity';
import { isInReach } from './authority';
import { diced } from './dicing';
import { hasAnythingAt } from './plunder';

type Information = Given<'INFORMATION'>;

/** Ruling that holds what the GM answers. */
const answerRuling = (key: string): string => `${key}/answer`;

const answerOf = (run: PhaseRun, key: string): string => {
  const value = run.input.rulings[answerRuling(key)]?.value;
  return typeof value === 'string' ? value : '';
};

/** Whose secret service stands against it where information is rolled for: one of those in the region. */
const targetOf = (
  run: PhaseRun,
  key: string,
  by: PartyKey,
  region: RegionKey,
): { readonly run: PhaseRun; readonly target: Organisation | undefined } => {
  const others = partiesOf(run)
    .map((party) => organisationOf(run, party))
    .filter((one) => one !== undefined && one.key !== by && hasAnythingAt(run, one, region))
    .filter((one) => one !== undefined);
  const [first] = others;
  if (first === undefined) return { run, target: undefined };
  const question: Question = {
    key: `${key}/target`,
    clause: 'OS-5.6-02',
    name: 'organisation.informationTarget',
    about: {
      party: by,
      region,
      ...Object.fromEntries(others.map((one) => [`name.${one.key}`, one.name])),
    },
    options: others.map((one) => `organisation:${one.key}`),
    proposal: `organisation:${first.key}`,
  };
  const { run: asked, answer } = chosen(run, question);
  return {
    run: asked,
    target: others.find((one) => `organisation:${one.key}` === answer) ?? first,
  };
};

/** What the use comes to. */
interface Inquiry {
  readonly run: PhaseRun;
  /** Questions the GM answers; absent where he tells freely. */
  readonly count?: Explained;
  readonly dice: Pick<ActionRecord, 'dice' | 'rerolls'>;
}

const NO_DICE = { dice: [], rerolls: [] } as const;

/** One question per success of the dice, less half the secret service of the one asked about (OS-5.6-02). */
const rolledFor = (
  run: PhaseRun,
  organisation: Organisation,
  activity: Information,
  key: string,
  level: number,
): Inquiry => {
  const { by, order } = activity;
  const { settings } = run.input;
  const { run: asked, target } = targetOf(run, key, by, order.region);
  const pool = poolIn('secret_service', order.region);
  const opposed =
    target === undefined ? fact('organisation.nothing', 0) : defenceLevels(target, pool, settings);
  const about = { region: order.region, ...(target === undefined ? {} : { target: target.key }) };
  const met = target === undefined ? asked : defended(asked, target.key, pool);
  const dice = diced(met, organisation, 'information', activity, level, [], about);
  return {
    run: dice.run,
    count: successesLeft(dice.pool.dice, opposed, 'OS-5.6-02', about, settings),
    dice: { dice: dice.first, rerolls: dice.pool.rerolls },
  };
};

const inquiryOf = (
  run: PhaseRun,
  organisation: Organisation,
  activity: Information,
  key: string,
  level: number,
): Inquiry => {
  switch (choiceOf(run.input.settings, 'os.information.mode')) {
    case 'roll':
      return rolledFor(run, organisation, activity, key, level);
    case 'free':
      return { run, dice: NO_DICE };
    default:
      return {
        run,
        count: rule('organisation.inquiries', 'OS-5.6-02', fact('organisation.levelsUsed', level)),
        dice: NO_DICE,
      };
  }
};

/** Information obtained: a use, so many questions, and what the GM answers (OS-5.6-02). */
export const information = (run: PhaseRun, activity: Information): Carried => {
  const { by, order } = activity;
  const { from, region, levels, text } = order;
  const organisation = organisationOf(run, by);
  if (organisation === undefined) return { run, isDone: false };
  const pool = poolIn('secret_service', from);
  const use = useLevel(run, organisation, pool, levels);
  if ('code' in use) return refused(run, activity, use.code, { region: from });
  if (!isInReach(run, from, region)) {
    return refused(run, activity, 'organisation.E_RANGE', { region });
  }
  const key = actionKey(run, by, 'INFORMATION');
  const acted = usedOnce(run, by, pool);
  const { run: known, count, dice } = inquiryOf(acted, organisation, activity, key, use.level);
  const answer = answerOf(run, key);
  const about = { region, from, levels: use.level, text, answer };
  // What others' secret service took off is the GM's alone (OS-20-03).
  const isOwn = dice.dice.length === 0;
  const told = happened(known, {
    kind: answer === '' ? 'organisation.information' : 'organisation.informationAnswered',
    clause: 'OS-5.6-02',
    place: region,
    parties: [by],
    about: { ...about, ...(count === undefined ? {} : { count: count.value }) },
    ...(isOwn && count !== undefined ? { figures: { 'organisation.inquiries': count } } : {}),
  });
  return done(
    recorded(told, {
      ...quietAction(key, by, 'INFORMATION', about),
      ...dice,
      ...(count === undefined ? {} : { successes: count }),
    }),
  );
};
