import { type Explained, fact, operation } from '../../../kernel';
import type { RegionKey } from '../../../world';
import {
  payingTrade,
  populationIncome,
  type TradeChoice,
  tradeIncome,
  tradeLevels,
} from '../rules/income';
import { money, moneyRule } from '../rules/money';
import { ownPopulation, settledRegions } from '../rules/population';
import { choiceOf } from '../rules/settings';
import type { Organisation } from '../state/types';
import { reading } from './choice';
import { forEachOrganisation, organisationOf } from './doing';
import { type Given, givenOrders, isCount, refusedOrder } from './given';
import { paid } from './paying';
import type { PhaseRun } from './run';

interface Chosen {
  readonly run: PhaseRun;
  readonly choice: TradeChoice;
}

/** Levels the limit still allows when those chosen so far are taken off (OS-5.1-02, OS-2-13). */
const allowance = (
  run: PhaseRun,
  organisation: Organisation,
  region: RegionKey,
  choice: TradeChoice,
): number => {
  const { settings } = run.input;
  const isRegional = choiceOf(settings, 'os.limit.scope') === 'region';
  const others = Object.entries(choice).filter(([other]) => other !== region && !isRegional);
  const taken = others.reduce((total, [, levels]) => total + levels, 0);
  return ownPopulation(organisation, region, settings).value - taken;
};

/** One choice of levels that pay; more than the region has or than the population allows is refused (OS-5.1-05). */
const withChoice =
  (organisation: Organisation) =>
  ({ run, choice }: Chosen, given: Given<'TRADE'>): Chosen => {
    const { region, levels } = given.order;
    const isThere = levels <= tradeLevels(organisation, region).value;
    const isAllowed = levels <= allowance(run, organisation, region, choice);
    if ((levels === 0 || isCount(levels)) && isThere && isAllowed) {
      return { run, choice: { ...choice, [region]: levels } };
    }
    const refused = refusedOrder(run, given, 'organisation.E_LEVEL', { region, levels });
    return { run: refused, choice };
  };

/** Income with a half: as it is, or rounded down to whole money by the GM's word (OS-0-02, Q1). */
const withHalves = (
  before: PhaseRun,
  party: string,
  region: RegionKey,
  amount: Explained,
): { readonly run: PhaseRun; readonly amount: Explained } => {
  if (amount.value % 2 === 0) return { run: before, amount };
  const { run, answer } = reading(before, 1, {
    key: `halves/${party}/${region}`,
    clause: 'OS-0-02',
    about: { party, region, halves: amount.value },
    options: ['keep_halves', 'whole_money'],
  });
  if (answer === 'keep_halves') return { run, amount };
  const half = money(fact('organisation.half', 1, {}, 'OS-0-02'));
  const whole = money(operation('difference', [amount, half]));
  return { run, amount: moneyRule('wholeMoney', 'OS-0-02', whole, { party, region }) };
};

const tradePaid = (
  before: PhaseRun,
  organisation: Organisation,
  region: RegionKey,
  paying: Explained,
): PhaseRun => {
  const { key } = organisation;
  const income = tradeIncome(organisation, region, paying, before.input.settings);
  const { run, amount } = withHalves(before, key, region, income);
  return paid(run, {
    party: key,
    region,
    section: 'income',
    row: `trade ${region}`,
    name: 'trade',
    amount,
    about: { levels: paying.value },
    isIncome: true,
  });
};

const populationPaid = (run: PhaseRun, organisation: Organisation, region: RegionKey): PhaseRun =>
  paid(run, {
    party: organisation.key,
    region,
    section: 'income',
    row: `population ${region}`,
    name: 'population',
    amount: populationIncome(organisation, region, run.input.settings),
    isIncome: true,
  });

/** Income of one organisation: trade by region, then population by region (OS-8.4). */
const earned = (before: PhaseRun, key: string): PhaseRun => {
  const organisation = organisationOf(before, key);
  if (organisation === undefined) return before;
  const { run, choice } = givenOrders(before, key, 'TRADE').reduce(withChoice(organisation), {
    run: before,
    choice: {},
  });
  const paying = payingTrade(organisation, choice, run.input.settings);
  const traded = Object.entries(paying).reduce(
    (one, [region, levels]) => tradePaid(one, organisation, region, levels),
    run,
  );
  return settledRegions(organisation).reduce(
    (one, region) => populationPaid(one, organisation, region),
    traded,
  );
};

/** Close step 4: income is paid into the purse of the region where it arises (OS-8.4, OS-1-06). */
export const payIncome = (before: PhaseRun): PhaseRun =>
  forEachOrganisation(before, (run, { key }) => earned(run, key));
