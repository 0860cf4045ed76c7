import { describe, expect, it } from 'vitest';
import { type Settings } from '../../../kernel';
import { realm, tinyWorld } from '../../../testing';
import type { Person, Treaty, World } from '../../../world';
import { waben } from '..';
import { charged } from '../rules/people/accounts';
import { person } from './people';

const FEE: Settings = { 'acct.fee_per_turn_cents': 300, 'acct.reminder_fee_cents': 50 };

const worldWith = (change: Partial<Pick<World, 'people' | 'treaties'>>): World => ({
  ...tinyWorld({
    parties: [realm('tha'), realm('ely')],
    clock: { turn: 5, year: 427, moon: 1, moonsPerTurn: 1 },
  }),
  ...change,
});

describe('what the rules make of an account', () => {
  const stateOf = (one: Person, settings: Settings = FEE) => {
    const state = waben.parties.account?.(
      worldWith({ people: { [one.id]: one } }),
      one.id,
      settings,
    );
    return state && { ...state, balance: state.balance.value };
  };

  it('a player pays per turn and is held back while he owes (WW-1.4-10, WW-1.4-07)', () => {
    const owing = person('p', { account: [{ turn: 4, cents: -300, kind: 'charge' }] });
    expect(stateOf(owing)).toEqual({ balance: -300, isWithheld: true, fee: 300, reminderFee: 50 });
    expect(stateOf(owing, { ...FEE, 'acct.withhold_when_overdrawn': false })?.isWithheld).toBe(
      false,
    );
  });

  it('a co-player pays nothing (WW-1.2-09)', () => {
    const member = person('p', { roles: [{ party: 'tha', kind: 'coPlayer' }] });
    expect(stateOf(member)?.fee).toBe(0);
  });

  it('nobody is charged twice for a turn (WW-1.4-10)', () => {
    const once = charged(person('p'), 5, FEE);
    expect(once.account).toEqual([{ turn: 5, cents: -300, kind: 'charge' }]);
    expect(charged(once, 5, FEE)).toBe(once);
    expect(charged(once, 6, FEE).account).toHaveLength(2);
  });

  it('of nobody there is no account', () => {
    expect(waben.parties.account?.(worldWith({}), 'nobody', FEE)).toBeUndefined();
  });
});

describe('what a treaty comes to (WW-11.2-03)', () => {
  const stateOf = (change: Partial<Treaty>) =>
    waben.parties.treaty?.(
      worldWith({
        treaties: {
          t: {
            id: 't',
            parties: ['tha', 'ely'],
            kinds: ['peace'],
            from: 1,
            until: null,
            copies: [],
            text: '',
            ...change,
          },
        },
      }),
      't',
    );

  it.each([
    ['its closest kind', { kinds: ['peace', 'alliance'] }, 'alliance', true],
    ['nothing, if it is about other things', { kinds: ['roadBuilding'] }, null, true],
    ['nothing yet, before its first turn', { from: 6 }, 'peace', false],
    ['nothing more, after its last turn', { until: 4 }, 'peace', false],
  ] as const satisfies readonly (readonly [string, Partial<Treaty>, string | null, boolean])[])(
    'gives %s',
    (_, change, relation, isInForce) => {
      expect(stateOf(change)).toEqual({ relation, isInForce });
    },
  );
});
