import { describe, expect, it } from 'vitest';
import { sheetsOf, systems, turnInputOf, unpackResults } from '../../../engine';
import { parseBattle, replayed, stateOf } from '../../../engine/systems/eroberung/rules/catalogue';
import { letters } from './letters';
import { kalterSommerCampaign } from './index';

const campaign = kalterSommerCampaign();
const game = systems['eroberung'];
const state = stateOf(campaign.world);

const told = (archived: { readonly results?: string }) =>
  archived.results === undefined ? undefined : unpackResults(archived.results);

describe('Kalter Sommer', () => {
  it('is played from its letters: nine turns are in the archive, the tenth is open', () => {
    expect(Object.keys(campaign.archive)).toHaveLength(9);
    expect(campaign.world.clock.turn).toBe(10);
    const findings = Object.values(campaign.archive).flatMap((one) => told(one)?.findings ?? []);
    // Refused orders: two attacks behind a lost war.
    expect(findings.map(({ code, party }) => `${party} ${code}`)).toEqual([
      'rot eroberung.E_OPTION',
      'violett eroberung.E_OPTION',
    ]);
  });

  it('holds a joint alliance, a broken pair, a value that changed and wars of every outcome', () => {
    const holders = state.holdings.filter(({ region }) => region === 'nigeria');
    expect(holders.map(({ owner, halves }) => [owner, halves])).toEqual([
      ['rot', 3],
      ['gruen', 2],
    ]);
    expect(state.broken.map(({ leaver, partner }) => [leaver, partner])).toEqual([
      ['gelb', 'blau'],
    ]);
    expect(state.changes.map(({ region, pbu, turn }) => [region, pbu, turn])).toEqual([
      ['iran', 2, 8],
    ]);
    // Booked before the change, it stays what it was (EW-24-02).
    expect(state.holdings.find(({ region }) => region === 'iran')?.halves).toBe(10);
    expect(new Set(state.wars.map(({ winner }) => winner))).toEqual(
      new Set(['attacker', 'defender']),
    );
    expect(new Set(state.battles.map(({ winner }) => winner))).toEqual(
      new Set(['attacker', 'defender', 'none']),
    );
  });

  it('stores every battle as it was played: its log has the same result again (EW-46-17)', () => {
    expect(state.battles).toHaveLength(35);
    for (const { id, mode, text } of state.battles) {
      const parsed = parseBattle(text);
      const again = 'battle' in parsed ? replayed(parsed.battle)?.hash : undefined;
      expect([id, mode, again]).toEqual([id, 'arcade', 'battle' in parsed && parsed.battle.hash]);
    }
  });

  it('has letters of every player for the open turn, with few open questions', () => {
    expect(Object.keys(letters).toSorted()).toEqual(Object.keys(campaign.world.parties).toSorted());
    const asked = Object.entries(letters).flatMap(([party, text]) =>
      (game?.orders.read(text, party, campaign.world).findings ?? []).map(
        ({ words }) => `${party}: ${words}`,
      ),
    );
    expect(asked).toEqual([
      'gruen: Für Kuba reicht es hoffentlich im nächsten Zug.',
      'gelb: ich habe es eilig.',
    ]);
  });

  it('has a joint purchase, a declared war and a battle the GM decides', () => {
    const open = { ...campaign, sheets: sheetsOf(letters, 10) };
    const proposal = game?.adjudicate(turnInputOf(open));
    const kinds = proposal?.events.map(({ kind }) => kind.replace('eroberung.', ''));
    // Of the two joint actions, a purchase and an attack, each player reads his own part.
    expect(kinds).toEqual([
      'pact',
      'bought',
      'contribution',
      'contribution',
      'bonus',
      'share',
      'share',
      'attack',
      'contribution',
      'contribution',
      'pending',
    ]);
    expect(proposal?.findings.map(({ code, party }) => `${party} ${code}`).toSorted()).toEqual([
      'gelb eroberung.E_LINE',
      'gelb eroberung.E_OPTION',
      'gruen eroberung.E_LINE',
    ]);
  });
});
