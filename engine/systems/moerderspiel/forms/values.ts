import { inLanguage, type Settings, tableValues, type Words } from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import { targetsOf } from '../orders/book';
import { armiesOf, hordeOf } from '../rules/nation';
import { dayOf, isFirstOfDay } from '../rules/public-map';
import { BARBARIANS } from '../rules/sight';
import { stateOf } from '../state/keep';
import { cardValues } from './card';
import { invitationValues } from './invitation';

type Cells = Readonly<Record<string, string>>;

/**
 * What the GM fills into a form for a nation: its own armies, and foreign ones as they seem to it (TM-12-03); empty for
 * a party that is no nation.
 */
export function formValues(
  form: string,
  world: World,
  party: PartyKey,
  settings: Settings,
  language: 'de' | 'en',
): Cells {
  if (form === 'card') return cardValues(settings, language);
  if (form === 'invitation') return invitationValues(world, party, settings, language);
  const state = stateOf(world);
  const nation = state.nations[party];
  if (nation === undefined) return {};
  const says = (...words: Words): string => inLanguage(words, language);
  const day = String(dayOf(state.round));
  const half = isFirstOfDay(state.round) ? '1' : '2';
  const head = {
    nation: world.parties[party]?.name ?? party,
    round:
      state.round === 0
        ? says('Aufstellung', 'Set-up')
        : says(`Tag ${day}, Runde ${half}`, `Day ${day}, round ${half}`),
    capital: nation.capital,
  };
  if (form !== 'orders') return form === 'setup' ? head : {};
  const horde = hordeOf(state, party);
  const named = (key: string): string =>
    key === BARBARIANS ? says('Barbaren', 'barbarians') : (world.parties[key]?.name ?? key);
  return {
    ...head,
    ...tableValues([
      ...armiesOf(state, party).map(({ number, field, strength, morale }) => ({
        army: says(`Armee ${String(number)}`, `army ${String(number)}`),
        field,
        strength: String(strength),
        morale: String(morale),
      })),
      ...(horde === undefined
        ? []
        : [
            {
              army: says('Horde', 'horde'),
              field: horde.field,
              strength: String(horde.strength),
            },
          ]),
    ]),
    ...tableValues(
      targetsOf(state, party, settings).map((one) => ({
        target: String(one.number),
        targetField: one.field,
        targetNation: named(one.nation),
        targetStrength: one.strength === null ? '' : String(one.strength),
      })),
    ),
  };
}
