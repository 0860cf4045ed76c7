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
import { pay } from './money';
import { eachOrganisation, isCount, ordersOf, type PhaseTurn, reading, refuse } from './turn';

/** Levels the limit still allows when those chosen so far are taken off (OS-5.1-02, OS-2-13). */
function allowance(
  { input: { settings } }: PhaseTurn,
  organisation: Organisation,
  region: RegionKey,
  choice: TradeChoice,
): number {
  const isRegional = choiceOf(settings, 'os.limit.scope') === 'region';
  const others = Object.entries(choice).filter(([other]) => other !== region && !isRegional);
  const taken = others.reduce((total, [, levels]) => total + levels, 0);
  return ownPopulation(organisation, region, settings).value - taken;
}

/** The owner's choice of levels that pay; more than a region has or than the population allows is refused (OS-5.1-05). */
function chosenTrade(turn: PhaseTurn, organisation: Organisation): TradeChoice {
  let choice: TradeChoice = {};
  for (const given of ordersOf(turn, organisation.key, 'TRADE')) {
    const { region, levels } = given.order;
    const isThere = levels <= tradeLevels(organisation, region).value;
    const isAllowed = levels <= allowance(turn, organisation, region, choice);
    if ((levels === 0 || isCount(levels)) && isThere && isAllowed)
      choice = { ...choice, [region]: levels };
    else refuse(turn, given, 'organisation.E_LEVEL', { region, levels });
  }
  return choice;
}

/** Income with a half: as it is, or rounded down to whole money by the GM's word (OS-0-02, Q1). */
function roundedIncome(
  turn: PhaseTurn,
  party: string,
  region: RegionKey,
  amount: Explained,
): Explained {
  if (amount.value % 2 === 0) return amount;
  const answer = reading(turn, 1, {
    key: `halves/${party}/${region}`,
    clause: 'OS-0-02',
    about: { party, region, halves: amount.value },
    options: ['keep_halves', 'whole_money'],
  });
  if (answer === 'keep_halves') return amount;
  const half = money(fact('organisation.half', 1, {}, 'OS-0-02'));
  const whole = money(operation('difference', [amount, half]));
  return moneyRule('wholeMoney', 'OS-0-02', whole, { party, region });
}

/** Close step 4: income is paid into the purse of the region where it arises (OS-8.4, OS-1-06). */
export function payIncome(turn: PhaseTurn): void {
  const { settings } = turn.input;
  eachOrganisation(turn, (organisation) => {
    const { key: party } = organisation;
    const paying = payingTrade(organisation, chosenTrade(turn, organisation), settings);
    for (const [region, levels] of Object.entries(paying)) {
      const income = tradeIncome(organisation, region, levels, settings);
      pay(turn, {
        party,
        region,
        section: 'income',
        row: `trade ${region}`,
        name: 'trade',
        amount: roundedIncome(turn, party, region, income),
        about: { levels: levels.value },
        isIncome: true,
      });
    }
    for (const region of settledRegions(organisation))
      pay(turn, {
        party,
        region,
        section: 'income',
        row: `population ${region}`,
        name: 'population',
        amount: populationIncome(organisation, region, settings),
        isIncome: true,
      });
  });
}
