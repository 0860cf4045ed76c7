import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleSystem } from '../../kernel';
import { organisation } from '../../systems/organisation';
import { waben } from '../../systems/waben';
import { at, realm, tinyCampaign, tinyWorld, troop } from '../../testing';
import { diceOf } from '../../testing/letters';
import { times } from '../../testing/trials';
import { campaignFile, uncheckedFile } from '../../testing/files';
import { bentJson } from '../../testing/mutations-json';
import { organisationWorld } from '../../testing/organisation';
import { applyTurn, bookingOf } from '../apply';
import { bookByHand, voidEntry } from '../booking';
import { ledgerEntries } from '../ledger';
import { beyondBounds, LAST_TURN, MOST_MONEY } from '../bounds';
import type { Campaign } from '../campaign';
import { turnInputOf } from '../turn-input';
import type { World } from '../world';
import { readCampaignFile } from './read';
import { changeProblem } from './written';
import { writeCampaignFile } from './write';

/** Sequences tried for each game, and bent rows. */
const RUNS = times(60).numRuns;

const HUGE = Number.MAX_SAFE_INTEGER;
const MONEY = [0, 9, 1000, MOST_MONEY - 1, MOST_MONEY, MOST_MONEY + 1, HUGE];
const anyMoney = fc.constantFrom(...MONEY, ...MONEY.map((money) => 0 - money));
const anyAmount = fc.oneof(
  anyMoney,
  fc.constantFrom(Number.NaN, Infinity, 0.5, HUGE + 1, 1e300),
  fc.integer(),
);

/** Something a GM does; undefined = it was refused. */
type Act = (campaign: Campaign, system: RuleSystem<World>) => Campaign | undefined;

const partyAt = ({ world }: Campaign, index: number): string => {
  const keys = Object.keys(world.parties);
  return keys[index % keys.length] ?? '';
};

const month: Act = (campaign, system) => {
  const proposal = system.adjudicate(turnInputOf(campaign));
  if (proposal === undefined || beyondBounds(campaign, proposal) !== undefined) return undefined;
  return applyTurn(campaign, proposal, '', bookingOf(system, campaign, proposal));
};

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(fc.nat(3), anyAmount, fc.constantFrom(undefined, at('210/20'), 'seen'), fc.string())
    .map(([index, amount, place, reason]): Act => (campaign) => {
      const party = partyAt(campaign, index);
      const booking = { party, amount, reason, ...(place === undefined ? {} : { place }) };
      const booked = bookByHand(campaign, booking);
      return booked.ok ? booked.value : undefined;
    }),
  fc.nat(9).map((index): Act => (campaign) => {
    const entry = ledgerEntries(campaign.ledger)[index];
    const voided = voidEntry(campaign, entry?.id ?? '', 'again');
    return voided.ok ? voided.value : undefined;
  }),
  fc.constant(month),
);

const GAMES: readonly [string, RuleSystem<World>, World][] = [
  [
    'waben',
    waben,
    tinyWorld({
      parties: [
        realm('tha', { capital: at('210/19'), storage: { [at('210/20')]: 3 } }),
        realm('ely'),
      ],
      units: [troop('tha', 101, '210/19')],
    }),
  ],
  ['organisation', organisation, organisationWorld()],
];

/** A campaign of a file in which the money of a party and the turn are anything a file may hold. */
const startOf = (system: string, world: World, money: number, turn: number): Campaign => {
  const [first] = Object.values(world.parties);
  if (first === undefined) throw new Error('no party');
  const purses =
    first.purses === undefined ? {} : { purses: { [first.seat ?? '']: Math.max(0, money) } };
  const party = { ...first, treasury: money, ...purses };
  const parties = { ...world.parties, [party.key]: party };
  return tinyCampaign({ ...world, parties, clock: { ...world.clock, turn } }, { system });
};

describe.each(GAMES)('valid commands of %s', (name, system, world) => {
  it('leave a campaign that can be written and read again, and no invalid command is needed for it (property)', () => {
    const anyStart = fc.tuple(anyMoney, fc.constantFrom(1, 1, 1, LAST_TURN, LAST_TURN + 1));
    fc.assert(
      fc.property(anyStart, fc.array(anyAct, { maxLength: 6 }), ([money, turn], acts) => {
        let campaign = startOf(name, world, money, turn);
        for (const act of acts) {
          const after = act(campaign, system) ?? campaign;
          expect(changeProblem(campaign, after)).toBeUndefined();
          campaign = after;
        }
        const read = readCampaignFile(campaignFile(campaign));
        expect(read.ok && [read.value.world, read.value.ledger]).toEqual([
          campaign.world,
          campaign.ledger,
        ]);
      }),
      { numRuns: RUNS },
    );
  });
});

it('a decision on the turn of all parties is written and read', () => {
  const campaign = tinyCampaign(tinyWorld({ parties: [realm('tha')] }));
  const key = 'step event';
  const decisions = { [key]: { key, party: '', turn: 1, kind: 'accepted', note: '' } } as const;
  expect(changeProblem(campaign, { ...campaign, decisions })).toBeUndefined();
  const read = readCampaignFile(campaignFile({ ...campaign, decisions }));
  expect(read.ok && read.value.decisions).toEqual(decisions);
});

describe('a campaign with one corrupt row', () => {
  const rows = (campaign: Campaign): readonly [string, (value: never) => Campaign][] => {
    const { world } = campaign;
    return [
      [
        JSON.stringify(world.parties['tha']),
        (tha) => ({ ...campaign, world: { ...world, parties: { ...world.parties, tha } } }),
      ],
      [
        JSON.stringify(world.units['tha:101']),
        (unit) => ({ ...campaign, world: { ...world, units: { 'tha:101': unit } } }),
      ],
      [JSON.stringify(world.clock), (clock) => ({ ...campaign, world: { ...world, clock } })],
      [JSON.stringify(campaign.settings), (settings) => ({ ...campaign, settings })],
      [JSON.stringify(campaign.bookmarks), (bookmarks) => ({ ...campaign, bookmarks })],
      [JSON.stringify(campaign.ledger), (ledger) => ({ ...campaign, ledger })],
    ];
  };
  const [, , wabenWorld] = GAMES[0] ?? ['', waben, tinyWorld({})];
  const base: Campaign = {
    ...startOf('waben', wabenWorld, 5, 1),
    settings: { 'move.clamp': true, 'table.x': { a: [1, 2, { b: null }] } },
    bookmarks: { b: { id: 'b', name: 'x', point: { x: 1, y: 2 }, scale: 3 } },
    ledger: { 1: { turn: 1, entries: [] } },
  };

  it('is written exactly if its reader takes it (property)', () => {
    let [fine, refused] = [0, 0];
    for (let seed = 1; seed <= 4 * RUNS; seed += 1) {
      const dice = diceOf(seed);
      const all = rows(base);
      const [text, put] = all[dice.below(all.length)] ?? ['{}', () => base];
      let value: unknown;
      try {
        value = JSON.parse(bentJson(dice, text));
      } catch {
        continue;
      }
      if (typeof value !== 'object' || value === null) continue;
      const campaign = put(value as never);
      const [written, read] = [
        writeCampaignFile(campaign),
        readCampaignFile(uncheckedFile(campaign)),
      ];
      expect({ seed, ok: written.ok }).toEqual({ seed, ok: read.ok });
      if (!written.ok && !read.ok) expect(written.problem.code).toBe(read.problem.code);
      if (read.ok) fine += 1;
      else refused += 1;
    }
    expect(Math.min(fine, refused)).toBeGreaterThan(0);
  });
});
