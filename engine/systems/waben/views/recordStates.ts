import type { AccountState, Settings, TreatyState } from '../../../kernel';
import type { World } from '../../../world';
import { isInForce, relationOfTreaty } from '../rules/diplomacy/treaties';
import { accountBalance, isWithheld, turnFee } from '../rules/people/accounts';
import { amountOf } from '../rules/settings';

/** The account of a person with what he pays for a turn (WW-1.4-10, WW-1.4-07). */
export function personAccount(
  world: World,
  id: string,
  settings: Settings,
): AccountState | undefined {
  const person = world.people[id];
  return person === undefined
    ? undefined
    : {
        balance: accountBalance(person),
        isWithheld: isWithheld(person, settings),
        fee: turnFee(person, settings),
        reminderFee: amountOf(settings, 'acct.reminder_fee_cents'),
      };
}

/** The relation a treaty gives, and whether it holds in the open turn (WW-11.2-03). */
export function treatyState(world: World, id: string): TreatyState | undefined {
  const treaty = world.treaties[id];
  return treaty === undefined
    ? undefined
    : {
        relation: relationOfTreaty(treaty) ?? null,
        isInForce: isInForce(treaty, world.clock.turn),
      };
}
