import { describe, expect, it } from 'vitest';
import type { Proposal } from './kernel';
import { systems } from './systems/registry';
import { diceOf } from './testing/letters';
import { houseBot } from './testing/house-bot';
import { samples } from './testing/samples';
import { player, tinyCampaign } from './testing/world';
import {
  advanced,
  applyTurn,
  bookCorrection,
  bookedTurns,
  bookingOf,
  type Campaign,
  type CorrectionScope,
  correctionOf,
  lateForkOf,
  type LateCorrection,
  ledgerEntries,
  putVariant,
  runsOf,
  sheetsOf,
  turnInputOf,
  type Variant,
  withEdits,
  type World,
} from './index';
import { encode, hashOf } from './world/save/archive-bytes';
import { canonicalJson } from './world/save/canonical';

type Letters = Readonly<Record<string, string>>;

const NOTE = { at: '2026-02-09T12:00:00Z', reason: 'Brief verlegt' };

/** A game played for three turns, the GM paying everybody something before the last one. */
const playedWith = (id: string) => {
  const system = systems[id];
  const input = samples[id]?.inputs.find((one) => Object.keys(one.input.orders).length > 0)?.input;
  if (system === undefined || input === undefined) throw new Error(`no sample of ${id}`);

  const computed = (campaign: Campaign): Proposal<World> => {
    const proposal = system.adjudicate(turnInputOf(campaign));
    if (proposal === undefined) throw new Error('cancelled by nobody');
    return structuredClone(proposal);
  };

  const booked = (campaign: Campaign, orders: Letters): Campaign => {
    const open = { ...campaign, sheets: sheetsOf(orders, campaign.world.clock.turn) };
    const proposal = computed(open);
    return applyTurn(open, proposal, 'a day', bookingOf(system, open, proposal));
  };

  const noted = (campaign: Campaign): Campaign => {
    const people = { ...campaign.world.people, guest: GUEST };
    return withEdits(campaign, { ...campaign, world: { ...campaign.world, people } });
  };

  const start = tinyCampaign(input.world, {
    system: id,
    settings: input.settings,
    seed: input.seed,
    rulings: input.rulings,
  });
  const [absent = ''] = Object.keys(input.orders);
  const { [absent]: _, ...without } = input.orders;
  const bot = houseBot(system);
  const second = bot.letters(diceOf(2), booked(start, without).world);
  const third = bot.letters(diceOf(3), booked(booked(start, without), second).world);
  const played = (first: Letters): Campaign =>
    booked(noted(booked(booked(start, first), second)), third);

  const computedToToday = (campaign: Campaign, variant: Variant): LateCorrection => {
    let correction = correctionOf(campaign, variant, system.records);
    while (correction !== undefined && correction.ahead.length > 0)
      correction = advanced(correction, computed(correction.next));
    if (correction === undefined) throw new Error('it cannot be computed again');
    return correction;
  };

  /** The first turn with other letters, computed on to today and booked. */
  const corrected = (
    campaign: Campaign,
    orders: Letters,
    scope: CorrectionScope = 'all',
  ): Campaign => {
    const { turn } = start.world.clock;
    const fork = lateForkOf(campaign, 'n', 'Nachtrag', turn) ?? never();
    const variant = { ...fork, sheets: sheetsOf(orders, turn) };
    const before = putVariant(campaign, variant);
    const correction = computedToToday(before, variant);
    const booking = (then: Campaign, proposal: Proposal<World>) =>
      bookingOf(system, then, proposal);
    return withEdits(before, bookCorrection(before, correction, NOTE, booking, scope));
  };

  /** A turn corrected with what it was booked with; `unasked` is a ruling of nothing, for the long way to be gone. */
  const correctedEmpty = (campaign: Campaign, turn: number, unasked: Variant['rulings']) => {
    const fork = lateForkOf(campaign, 'n', 'Nachtrag', turn) ?? never();
    const variant = { ...fork, rulings: { ...fork.rulings, ...unasked } };
    const before = putVariant(campaign, variant);
    const correction = computedToToday(before, variant);
    const after = bookCorrection(before, correction, NOTE, (then, proposal) =>
      bookingOf(system, then, proposal),
    );
    return { before, after };
  };

  /** The open turn booked with the letters of the house bot. */
  const goneOn = (campaign: Campaign): Campaign => booked(campaign, third);

  return {
    input,
    start,
    without,
    played,
    corrected,
    correctedEmpty,
    computedToToday,
    goneOn,
  };
};

const GUEST = { ...player('guest', ''), roles: [] };

/** Without notes of when and why, moments of receipt and the books, in which every correction leaves its entries. */
const withoutTraces = ({ archive, ledger: _, outbox, ...campaign }: Campaign): unknown => ({
  ...campaign,
  letters: Object.keys(outbox).sort(),
  archive: Object.fromEntries(
    Object.entries(archive).map(([key, { corrected: _notes, received: _moments, ...archived }]) => [
      key,
      archived,
    ]),
  ),
});

/** A digest of the bytes of every part, and of the world as a whole. */
const digestsOf = (campaign: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(campaign as object)
      .filter(([, value]) => value !== undefined)
      .map(([part, value]) => [part, hashOf(encode(canonicalJson(value)))]),
  );

const bytesOf = ({ ledger: _, variants: __, ...campaign }: Campaign) => digestsOf(campaign);

const bytesWithoutTraces = (campaign: Campaign) => digestsOf(withoutTraces(campaign));

/** The bytes of every archived turn without the unasked ruling and the notes of the correction, and of all else. */
const bytesOfAll = ({ archive, variants: _, ...campaign }: Campaign) => ({
  ...digestsOf(campaign),
  archive: Object.values(archive).map(({ corrected: _notes, rulings, ...archived }) => {
    const { unasked: _ruling, ...asked } = rulings;
    return digestsOf({ ...archived, rulings: asked });
  }),
});

const unbalanced = ({ ledger, world }: Campaign): readonly string[] =>
  Object.values(world.parties)
    .filter(
      ({ key, treasury }) =>
        ledgerEntries(ledger)
          .filter(({ party }) => party === key)
          .reduce((sum, { amount }) => sum + amount, 0) !== treasury,
    )
    .map(({ key }) => key);

describe.each(Object.keys(samples))('a turn of %s corrected three turns later', (id) => {
  const game = playedWith(id);
  const wrong = game.played(game.without);

  it('begins with the world it was computed from, and every turn has the results that were booked', () => {
    const { turn } = game.start.world.clock;
    expect(bookedTurns(wrong, turn)?.[0]?.before).toEqual(game.start.world);
    const fork = lateForkOf(wrong, 'n', '', turn);
    const { done } = game.computedToToday(wrong, fork ?? never());
    expect(done).toHaveLength(3);
    // Mail is not among the results of an archived turn.
    const [before, after] = (['before', 'after'] as const).map((run) =>
      done.map((turn) => ({ ...runsOf(turn)?.[run], mail: [] })),
    );
    expect(after).toEqual(before);
  });

  it('of nothing gives the same bytes for every turn, today and the books, the long way too (law)', () => {
    const ruling = { key: 'unasked', value: 1, reason: '' };
    for (const turn of Object.keys(wrong.archive).map(Number)) {
      const short = game.correctedEmpty(wrong, turn, {});
      expect(short.after).toBe(short.before);
      const { before, after } = game.correctedEmpty(wrong, turn, { unasked: ruling });
      expect(after).not.toBe(before);
      expect(after.archive[turn]?.rulings['unasked']).toEqual(ruling);
      expect(bytesOfAll(after)).toEqual(bytesOfAll(wrong));
    }
  });

  it('equals having had the letter at first (law)', () => {
    const after = game.corrected(wrong, game.input.orders);
    expect(withoutTraces(after)).toEqual(withoutTraces(game.played(game.input.orders)));
    expect(unbalanced(after)).toEqual(unbalanced(wrong));
  });

  it('there and back is the identity (law)', () => {
    const there = game.corrected(wrong, game.input.orders);
    expect(withoutTraces(game.corrected(there, game.without))).toEqual(withoutTraces(wrong));
  });
});

describe.each(Object.keys(samples))('a turn of %s corrected only for today', (id) => {
  const game = playedWith(id);
  const { orders } = game.input;
  const wrong = game.played(game.without);
  const today = game.corrected(wrong, orders, 'today');

  it('and then as a whole is corrected as a whole at once (law)', () => {
    const after = game.corrected(today, orders);
    expect(bytesOf(after)).toEqual(bytesOf(game.corrected(wrong, orders)));
    expect(unbalanced(after)).toEqual(unbalanced(wrong));
  });

  it('twice is corrected once (law)', () => {
    expect(bytesOf(game.corrected(today, orders, 'today'))).toEqual(bytesOf(today));
    expect(unbalanced(today)).toEqual(unbalanced(wrong));
  });

  it.each(['today', 'all'] as const)(
    'and then taken back (%s) is as it was before (law)',
    (scope) => {
      const after = game.corrected(today, game.without, scope);
      expect(bytesWithoutTraces(after)).toEqual(bytesWithoutTraces(wrong));
      expect(unbalanced(after)).toEqual(unbalanced(wrong));
    },
  );

  it('and as a whole once the next turn was ended is corrected as a whole before (law)', () => {
    const after = game.corrected(game.goneOn(today), orders);
    const atOnce = game.goneOn(game.corrected(wrong, orders));
    expect(bytesWithoutTraces(after)).toEqual(bytesWithoutTraces(atOnce));
    expect(unbalanced(after)).toEqual(unbalanced(wrong));
  });
});

function never(): never {
  throw new Error('the first turn cannot be corrected');
}
