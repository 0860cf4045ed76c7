import { describe, expect, it } from 'vitest';
import { BLANK_CAMPAIGN, type Campaign } from '../../../../engine';
import { eroberung } from '../../../../engine/systems/eroberung';
import { eroberungCaseGame } from '../../../../engine/systems/eroberung/cases/game';
import { worldGiven } from '../../../../engine/testing/case-runner';
import { enclosedReplays } from './enclosed';

const begun = worldGiven(eroberungCaseGame, {
  red: 'home united-states',
  blue: 'home japan',
  green: 'home france',
  phase: 'option red',
});

/** The game after a war of Rot against Blau, each battle decided in the same way. */
const after = (settings: Campaign['settings']): Campaign => {
  const orders = { red: 'Angriff auf Indonesien mit Panzer' };
  const turn = eroberung.adjudicate({ world: begun, orders, settings, rulings: {}, seed: 'post' });
  return {
    ...BLANK_CAMPAIGN,
    id: 'post',
    name: 'Post',
    seed: 'post',
    system: 'eroberung',
    world: turn?.world ?? begun,
  };
};

const { turn } = begun.clock;
const played = after({ 'arc.computer': 'both' });
const sentTo = (party: string, more: object = {}) =>
  enclosedReplays({ campaign: played, turn, party, language: 'de', ...more });

describe('recordings that go with the mail of a turn report', () => {
  it('are those of the battles in which the player fought, one page each', () => {
    const names = sentTo('red').map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Krieg 1, Schlacht 1', 'Krieg 1, Schlacht 2']);
    expect(sentTo('blue')).toEqual(sentTo('red'));
    expect(sentTo('red')[0]).toMatchObject({
      id: 'battle',
      data: { language: 'de', names: ['Rot', 'Blau'] },
    });
    expect(sentTo('red', { language: 'en' })[0]?.name).toBe('War 1, battle 1');
  });

  it('are sent to no other player, and with no other turn', () => {
    expect(sentTo('green')).toEqual([]);
    expect(sentTo('red', { turn: turn + 1 })).toEqual([]);
  });

  it('are not there for battles that were thrown', () => {
    const campaign = after({ 'ew.battle.mode': 'dice' });
    expect(sentTo('red', { campaign })).toEqual([]);
  });
});
