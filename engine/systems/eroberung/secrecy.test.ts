import { describe, expect, it } from 'vitest';
import { kalterSommerCampaign } from '../../../assets/examples/kaltersommer';
import { letters } from '../../../assets/examples/kaltersommer/letters';
import { turnInputOf } from '../../world';
import { eroberung } from '.';
import { stateOf } from './state/keep';

const input = turnInputOf(kalterSommerCampaign());
const SECRET = { 'ew.war.secret_choice': true };

/** Reports of the open turn of the example, by party, with some letters changed. */
function reportsWith(changed: Readonly<Record<string, string>>) {
  const orders = { ...letters, ...changed };
  const proposal = eroberung.adjudicate({ ...input, orders, settings: SECRET });
  return Object.fromEntries(
    (proposal?.reports ?? []).map((one) => [one.party, JSON.stringify(one)]),
  );
}

const OF_ATTACKER = (letters['gruen'] ?? '').replaceAll('Panzer', 'Flugzeug');
const OF_DEFENDER = (letters['blau'] ?? '').replaceAll('Flugzeug', 'Panzer');

describe('weapons chosen in secret (EW-11-06, EW-44-06)', () => {
  it.each([
    ['the attacker', 'gruen', OF_ATTACKER],
    ['the defender', 'blau', OF_DEFENDER],
  ])('nobody gets that of %s before the battle is decided, to the byte', (_, writer, letter) => {
    const plain = reportsWith({});
    const other = reportsWith({ [writer]: letter });
    expect(letter).not.toBe(letters[writer]);
    for (const party of Object.keys(letters).filter((one) => one !== writer))
      expect([party, other[party]]).toEqual([party, plain[party]]);
  });

  it('and they are public in the record of the battle, which everybody may read', () => {
    const rulings = {
      'war.13.battle.1.how': { key: 'war.13.battle.1.how', value: 'dice', reason: 'diced' },
    };
    const proposal = eroberung.adjudicate({ ...input, orders: letters, rulings, settings: SECRET });
    const [battle] = stateOf(proposal?.world ?? input.world).battles.filter(
      ({ war }) => war === 13,
    );
    expect([battle?.weaponA, battle?.weaponD]).toEqual(['T', 'P']);
  });
});
