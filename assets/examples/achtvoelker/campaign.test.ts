import { describe, expect, it } from 'vitest';
import { fieldDistance, systems, turnInputOf } from '../../../engine';
import { stateOf } from '../../../engine/systems/moerderspiel/rules/catalogue';
import { achtvoelkerCampaign } from './index';

const game = systems['moerderspiel'];
const campaign = achtvoelkerCampaign();

const run = () => {
  const proposal = game?.adjudicate(turnInputOf(campaign));
  if (proposal === undefined) throw new Error('the example was not computed');
  return proposal;
};

describe('Acht Völker', () => {
  it('holds eight nations with a player each, two of them evil with one evil ability each (TM-1-02, TM-8.0-08)', () => {
    const { nations } = stateOf(campaign.world);
    expect(Object.keys(nations)).toHaveLength(8);
    const evil = Object.values(nations).filter(({ isEvil }) => isEvil);
    const isEvilAbility = (one: string): boolean => one === 'false_flag' || one === 'barbarians';
    expect(evil.map(({ abilities }) => abilities.filter(isEvilAbility))).toEqual([
      ['false_flag'],
      ['barbarians'],
    ]);
    const players = Object.values(campaign.world.people).flatMap(({ roles }) => roles);
    expect(players.map(({ party }) => party).sort()).toEqual(Object.keys(nations));
  });

  it('is on the example map: nobody on a mountain, each base in its place (TM-3-16)', () => {
    const { board, bases, units, nations } = stateOf(campaign.world);
    const taken = Object.values(units).map(({ field }) => field);
    expect(taken.filter((field) => board.mountains.includes(field))).toEqual([]);
    expect(Object.keys(bases)).toHaveLength(16);
    expect(Object.values(nations).filter(({ capital }) => capital in bases)).toEqual([]);
  });

  it('is founded on an example map of the measures of its rules (TM-3-16)', () => {
    const [example] = game?.parties.founding?.beginnings ?? [];
    if (example === undefined) throw new Error('no beginning');
    const { board, bases, nations } = stateOf(example.make({}));
    const capitals = Object.values(nations).map(({ capital }) => capital);
    const fields = Object.keys(bases);
    expect([board.rows, board.columns, board.blocked]).toEqual([14, 16, []]);
    expect([capitals, fields, board.mountains].map(({ length }) => length)).toEqual([8, 16, 18]);
    expect(new Set([...capitals, ...fields, ...board.mountains]).size).toBe(8 + 16 + 18);
    expect([nations['gelb']?.capital, nations['orange']?.capital]).toEqual(['E6', 'H10']);
    for (const capital of capitals) {
      const stepsTo = (all: readonly string[]): readonly number[] =>
        all
          .filter((field) => field !== capital)
          .map((field) => fieldDistance(board, capital, field))
          .sort((a, b) => a - b);
      expect([capital, stepsTo(capitals)[0]]).toEqual([capital, 5]);
      expect([capital, stepsTo(fields).filter((steps) => steps < 3)]).toEqual([capital, [2, 2]]);
      expect([capital, stepsTo(fields)[2]]).toEqual([capital, 3]);
    }
  });

  it('has messages without open questions', () => {
    const codes = Object.values(campaign.sheets).flatMap(({ party, text }) => {
      const sheet = game?.orders.read(text, party, campaign.world);
      return sheet === undefined
        ? ['unread']
        : (game?.orders.check(sheet, campaign.world, campaign.settings) ?? []).map(
            ({ code, words }) => `${party} ${code} ${words}`,
          );
    });
    expect(codes).toEqual([]);
  });

  it('shows at least ten abilities at work in its round', () => {
    const { events, reports, findings } = run();
    expect(findings).toEqual([]);
    const kinds = new Set(events.map(({ kind }) => kind.replace('moerderspiel.', '')));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'falseOrder',
        'lured',
        'decreeShown',
        'trapSet',
        'baseBuilt',
        'combat',
        'combat_base',
        'sanction_heavy',
        'sanction_light',
        'votes',
      ]),
    );
    const told = (party: string): readonly string[] =>
      reports
        .find((one) => one.party === party)
        ?.events.map(({ kind, about }) => `${kind} ${JSON.stringify(about)}`) ?? [];
    // Weiß believes that Grün attacked: it was Orange under a foreign flag.
    expect(told('weiss').filter((one) => one.includes('was_attacked'))).toEqual([
      expect.stringContaining('"other":"gruen"'),
      expect.stringContaining('"other":"barbarians"'),
    ]);
    // The false order moved Braun; its author is not in his report.
    expect(told('braun').join('\n')).toContain('obeyedOther');
    expect(told('braun').join('\n')).not.toContain('falseOrder');
  });
});
