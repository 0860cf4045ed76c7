import type { Settings } from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import { balanceOf } from '../views/balance';
import { realmList } from '../views/reportRealm';
import type { Values } from './to-text/values';
import { balanceValues } from './values/balance';
import { evaluationValues } from './values/evaluation';
import type { Language } from './values/figures';
import { addressValue, headValues } from './values/head';
import { ordersValues } from './values/orders';
import { realmValues } from './values/realm';

/**
 * What the GM fills into a form of the open turn for a party: its own units, people, gold, structures and land, and
 * nothing of anybody else. Empty for an unknown form or party.
 */
export const formValues = (
  form: string,
  world: World,
  key: PartyKey,
  settings: Settings,
  language: Language,
): Values => {
  const party = Object.hasOwn(world.parties, key) ? world.parties[key] : undefined;
  const list = realmList(world, key, settings);
  if (party === undefined || list === undefined) return {};
  const title = headValues(world, party, list.persons, language);
  const head = { ...title, ...addressValue(list.persons) };
  switch (form) {
    case 'orders':
      return { ...head, ...ordersValues(world, key, language) };
    case 'realm':
      return { ...head, ...realmValues(list, language) };
    case 'balance': {
      const sheet = balanceOf(world, key, settings);
      return sheet === undefined ? head : { ...head, ...balanceValues(sheet, language) };
    }
    case 'evaluation':
      return { ...title, ...evaluationValues(list, language) };
    default:
      return {};
  }
};
