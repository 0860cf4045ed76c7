import { describe, expect, it } from 'vitest';
import { exampleBoard } from '../../../testing/organisation';
import { stepsBetween, type World } from '../../../world';
import { CATEGORY_TABLE } from '../data/tables';
import { organisation } from '..';
import { endMoves } from '../turn/move';
import type { Organisation } from '../state/types';
import { exhaust } from '../rules/levels';
import { isOnlyMoved } from '../rules/pools';
import { byText } from '../rules/order';
import { startLevels } from '../rules/start';
import { warTurns } from '../rules/war';
import { organisationIn } from '../state/read';
import { withState } from '../state/write';
import type { CaseOrganisation, CasePhase } from './case';
import { runOfCase, worldOfCase } from './run';

/** An organisation of a case as it stands before the phase; every case has it. */
const standing = (one: CaseOrganisation, more: Partial<Organisation> = {}): Organisation => {
  const own = organisationIn(worldOfCase({ organisations: { a: one } }), 'a', {});
  if (own === undefined) throw new Error('a case without its organisation');
  return { ...own, ...more };
};

const levels = [
  { category: 'military', intact: 2 },
  { category: 'authority', intact: 1 },
  { category: 'trade', intact: 2 },
] as const;

describe('bounds of the rules', () => {
  it('OS-6-09: levels that moved are not what is missing where uses have taken more', () => {
    const own = standing(
      {
        advantages: [
          { category: 'military', intact: 1 },
          { category: 'military', intact: 1, name: 'Tross' },
        ],
      },
      { moved: ['a2'] },
    );
    const pool = { category: 'military', region: 'r1' } as const;
    const afterUses = (uses: number) => ({ ...own, uses: { 'military r1': uses } });
    expect([0, 1, 2].map((uses) => isOnlyMoved(afterUses(uses), pool, {}))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('OS-5.8-03: an exhausted natural advantage is repaired no more, others are', () => {
    const job = { kind: 'repair', name: '', category: 'natural', region: 'r1', paid: 4 } as const;
    const own = standing(
      { advantages: [{ category: 'natural', intact: 1, damaged: 1 }, { category: 'trade' }] },
      {
        jobs: [
          { ...job, id: 'j1', advantage: 'a1' },
          { ...job, id: 'j2', advantage: 'a2' },
        ],
      },
    );
    expect(exhaust(own, 'a1').jobs.map(({ id }) => id)).toEqual(['j2']);
  });

  it('OS-13-25: with as many dice of a number the initiator begins', () => {
    const sides = (own: readonly number[], other: readonly number[]) =>
      warTurns(own, other, { 'os.war.first': 'more_dice' }).map(({ side }) => side);
    expect(sides([5, 5], [5, 5])).toEqual([0, 1, 0, 1]);
    expect(sides([5], [5, 5])).toEqual([1, 0, 1]);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'OS-0-07: whatever an organisation and a region are called, books balance (%s)',
    (key) => {
      const rich = { calm: { r1: 3 }, purses: { r1: 9 }, advantages: levels } as const;
      const world: World = JSON.parse(
        JSON.stringify(
          worldOfCase({
            organisations: Object.fromEntries([
              [key, rich],
              ['b', rich],
            ]),
          }),
        ).replaceAll('"r1"', JSON.stringify(key)),
      ) as World;
      const letter = (other: string) =>
        [
          'BEWEGE 1 Geld von R1 nach R2',
          'HEUERE AN Handel +1 in R1',
          `PLÜNDERE aus R1 den ${other} in R1`,
          'AUTORITÄT R1: Militär in R1',
          'HANDEL in R1: 1',
          'ZAHLE nichts in R1',
        ].join('\n');
      const orders = Object.fromEntries([
        [key, letter('B')],
        ['b', letter(key.toUpperCase())],
      ]);
      const proposal = organisation.adjudicate({
        world,
        orders,
        rulings: {},
        settings: {},
        seed: 'demo',
      });
      expect(proposal?.findings.map(({ code }) => code)).toEqual([]);
      const kept = Object.values(proposal?.world.parties ?? {});
      expect(kept).toHaveLength(2);
      for (const { key: party, treasury } of kept) {
        const own = (proposal?.postings ?? []).filter((posting) => posting.party === party);
        expect(own.reduce((sum, { amount }) => sum + amount, 18)).toBe(treasury);
        expect(proposal?.balances.find((sheet) => sheet.party === party)?.after.value).toBe(
          treasury,
        );
      }
    },
  );

  it('OS-8.5-02: other purses help with what is missing, no more, and empty ones are not kept', () => {
    const given: CasePhase = {
      organisations: {
        a: { purses: { r2: 0.5, r3: 5 }, advantages: [{ category: 'military', intact: 1 }] },
      },
      settings: { 'os.money.upkeep_from': 'any' },
      steps: ['upkeep'],
    };
    const run = runOfCase(given);
    expect(withState(worldOfCase(given), run.state).parties['a']).toMatchObject({
      purses: { r3: 9 },
      treasury: 9,
    });
    expect(withState(worldOfCase(given), run.state).parties['a']?.purses).toEqual({ r3: 9 });
  });

  it('OS-0-12: text is compared by code points, whatever its length', () => {
    const texts = ['b', 'aa', 'a', 'ä', '\u{1f600}', '\uffee', 'a\u{1f600}', 'a\uffee', ''];
    expect([...texts].sort(byText)).toEqual([
      ...['', 'a', 'aa', 'a\uffee', 'a\u{1f600}', 'b', 'ä', '\uffee', '\u{1f600}'],
    ]);
  });

  it('OS-1-09: the start kit has an end whatever the campaign says', () => {
    const most = { 'os.start.levels': 7, 'os.start.max_level': 1 };
    expect(startLevels(most).every(([, levels]) => levels === 1)).toBe(true);
  });

  it('OS-9.3-05: of money that could be robbed on the way what is left arrives', () => {
    const run = runOfCase({
      organisations: { x: { purses: { r1: 3 } } },
      orders: { x: [{ kind: 'MOVE_MONEY', from: 'r1', to: 'r2', amount: 4 }] },
      settings: { 'os.move.money_robbable': true },
      steps: ['move_begin'],
    });
    run.change('x', (one) => ({ ...one, purses: { r1: 1 } }));
    endMoves(run);
    expect(run.state.organisations['x']?.purses).toEqual({ r1: 0, r2: 1 });
  });

  it('OS-5.1-01: a level of trade costs 1 and brings 1.5', () => {
    expect(CATEGORY_TABLE.cells['trade']).toEqual({ upkeep: 2, income: 3 });
  });

  it('OS-22-01, OS-22-03, OS-1-02: six regions with seven borders, and the ways between the seats', () => {
    expect([Object.keys(exampleBoard.regions).length, exampleBoard.borders.length]).toEqual([6, 7]);
    const way = (from: string, to: string) => stepsBetween(exampleBoard, from, to);
    expect([way('kueste', 'grenze'), way('kueste', 'hochland'), way('kueste', 'wald')]).toEqual([
      3, 2, 2,
    ]);
    expect([way('wald', 'seen'), way('kueste', 'seen'), way('hochland', 'wald')]).toEqual([
      2, 1, 1,
    ]);
    expect(way('hochland', 'seen')).toBe(1);
  });
});
