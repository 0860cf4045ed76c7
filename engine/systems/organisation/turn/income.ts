import { calc, type Explained, fact } from '../../../kernel';
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
import { isCount, type PhaseTurn } from './turn';

/** Levels the limit still allows when those chosen so far are taken off (OS-5.1-02, OS-2-13). */
function allowance(
  { settings }: PhaseTurn,
  own: Organisation,
  region: RegionKey,
  choice: TradeChoice,
): number {
  const isRegional = choiceOf(settings, 'os.limit.scope') === 'region';
  const others = Object.entries(choice).filter(([other]) => other !== region && !isRegional);
  const taken = others.reduce((total, [, levels]) => total + levels, 0);
  return ownPopulation(own, region, settings).value - taken;
}

/** The owner's choice of levels that pay; more than a region has or than the population allows is refused (OS-5.1-05). */
function chosenTrade(turn: PhaseTurn, own: Organisation): TradeChoice {
  let choice: TradeChoice = {};
  for (const given of turn.orders(own.key, 'TRADE')) {
    const { region, levels } = given.order;
    const isThere = levels <= tradeLevels(own, region).value;
    const isAllowed = levels <= allowance(turn, own, region, choice);
    if ((levels === 0 || isCount(levels)) && isThere && isAllowed)
      choice = { ...choice, [region]: levels };
    else turn.refuse(given, 'organisation.E_LEVEL', { region, levels });
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
  const about = { party, region, halves: amount.value };
  const options = ['keep_halves', 'whole_money'] as const;
  const answer = turn.reading(1, 'OS-0-02', `halves/${party}/${region}`, about, options);
  if (answer === 'keep_halves') return amount;
  const half = money(fact('organisation.half', 1, {}, 'OS-0-02'));
  const whole = money(calc.difference(amount, half));
  return moneyRule('wholeMoney', 'OS-0-02', whole, { party, region });
}

/** Close step 4: income is paid into the purse of the region where it arises (OS-8.4, OS-1-06). */
export function payIncome(turn: PhaseTurn): void {
  const { settings } = turn;
  turn.each((own) => {
    const { key: party } = own;
    const paying = payingTrade(own, chosenTrade(turn, own), settings);
    for (const [region, levels] of Object.entries(paying)) {
      const income = tradeIncome(own, region, levels, settings);
      const amount = roundedIncome(turn, party, region, income);
      const about = { levels: levels.value };
      const row = { name: 'trade', row: `trade ${region}`, about };
      pay(turn, { party, region, amount, ...row, isIncome: true });
    }
    for (const region of settledRegions(own)) {
      const amount = populationIncome(own, region, settings);
      const row = { name: 'population', row: `population ${region}` };
      pay(turn, { party, region, amount, ...row, isIncome: true });
    }
  });
}
