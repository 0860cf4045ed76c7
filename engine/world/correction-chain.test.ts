import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import type { Proposal } from '../kernel';
import { systems } from '../systems/registry';
import { applyTurn, bookingOf } from './apply';
import { bookByHand } from './booking';
import { ledgerEntries } from './ledger';
import { bookedTurns, repeatableTurns } from './booked-turns';
import type { Campaign } from './campaign';
import { advanced, correctionOf, type LateCorrection, runsOf } from './correction';
import { bookCorrection, type CorrectionScope } from './correction-booking';
import { decisionsToReview } from './correction-review';
import { withEdits } from './edits';
import type { Variant } from './open-turn';
import { reportedChange } from './reported';
import { turnInputOf } from './turn-input';
import { lateForkOf, putVariant } from './variant';
import type { World } from './world';
import { fail, at } from '../testing/world';

const system = systems['waben'] ?? fail();

const computed = (campaign: Campaign): Proposal<World> =>
  structuredClone(system.adjudicate(turnInputOf(campaign)) ?? fail());

/** Books the open turn with a letter of Tharos. */
const booked = (campaign: Campaign, text: string): Campaign => {
  const { turn } = campaign.world.clock;
  const sheets = { tha: { turn, party: 'tha', text, receivedAt: '2026-01-01T12:00:00Z' } };
  const open = { ...campaign, sheets };
  const proposal = computed(open);
  return applyTurn(open, proposal, `day ${String(turn)}`, bookingOf(system, open, proposal));
};

const edited = (campaign: Campaign, change: (world: World) => World): Campaign =>
  withEdits(campaign, { ...campaign, world: change(campaign.world) });

const withSize =
  (id: string, size: number) =>
  (world: World): World => ({
    ...world,
    units: { ...world.units, [id]: { ...(world.units[id] ?? fail()), size } },
  });

const withLabel = (world: World): World => ({
  ...world,
  labels: {
    ...world.labels,
    ford: { id: 'ford', kind: 'small', text: 'Furt', points: [0, 0], size: 1 },
  },
});

/** Unit 203 rides five fields in the right letter; in the wrong one it is forgotten. */
const WRONG = tharosOrders
  .split('\n')
  .filter((line) => !line.startsWith('203'))
  .join('\n');

/** Three months; between them the GM changed a unit, lettering and gold. */
const played = (first: string): Campaign => {
  const one = edited(booked(tharosCampaign(), first), withSize('val:103', 77));
  const two = edited(booked(one, '101 KV'), withLabel);
  const gift = bookByHand(two, { party: 'tha', amount: 500, reason: 'Geschenk' });
  if (!gift.ok) throw new Error('not booked');
  return booked(withEdits(two, gift.value), '101 KV');
};

const withText = (campaign: Campaign, turn: number, text: string): Variant => {
  const fork = lateForkOf(campaign, 'n', 'Nachtrag', turn) ?? fail();
  const sheet = fork.sheets['tha'] ?? fail();
  return { ...fork, sheets: { ...fork.sheets, tha: { ...sheet, text } } };
};

const computedToToday = (campaign: Campaign, variant: Variant): LateCorrection => {
  let correction = correctionOf(campaign, variant, []) ?? fail();
  while (correction.ahead.length > 0) correction = advanced(correction, computed(correction.next));
  return correction;
};

const NOTE = { at: '2026-02-09T12:00:00Z', reason: 'Brief falsch abgetippt' };

const corrected = (
  campaign: Campaign,
  turn: number,
  text: string,
  scope: CorrectionScope = 'all',
): Campaign => {
  const variant = withText(campaign, turn, text);
  const before = putVariant(campaign, variant);
  const correction = computedToToday(before, variant);
  return withEdits(
    before,
    bookCorrection(
      before,
      correction,
      NOTE,
      (then, proposal) => bookingOf(system, then, proposal),
      scope,
    ),
  );
};

/** Without notes of when and why, and without the books, in which every correction leaves its entries. */
const withoutTraces = ({ archive, ledger: _, ...campaign }: Campaign): unknown => ({
  ...campaign,
  archive: Object.fromEntries(
    Object.entries(archive).map(([key, { corrected: _notes, ...archived }]) => [key, archived]),
  ),
});

const sums = ({ ledger, world }: Campaign): readonly (readonly [number, number])[] =>
  Object.values(world.parties).map(({ key, treasury }) => [
    treasury,
    ledgerEntries(ledger)
      .filter(({ party }) => party === key)
      .reduce((sum, { amount }) => sum + amount, 0),
  ]);

const wrong = played(WRONG);
const right = played(tharosOrders);

describe('the booked turns of a campaign', () => {
  it('are known with the worlds they began and ended with, the GM’s changes between them', () => {
    expect(repeatableTurns(wrong)).toEqual([60, 59, 58]);
    const turns = bookedTurns(wrong, 58) ?? fail();
    expect(turns[0]?.before).toEqual(tharosCampaign().world);
    expect(turns[0]?.after.units['val:103']?.size).not.toBe(77);
    expect(turns[1]?.before.units['val:103']?.size).toBe(77);
    expect([turns[1], turns[2]].map((turn) => turn?.before.labels['ford'] !== undefined)).toEqual([
      false,
      true,
    ]);
    expect(turns[2]?.after).toEqual(wrong.world);
    expect(bookedTurns(wrong, 58)?.[0]?.before).toBe(turns[0]?.before);
  });

  it('computed again have the results that were booked', () => {
    const { done } = computedToToday(wrong, withText(wrong, 58, WRONG));
    expect(done).toHaveLength(3);
    for (const turn of done) expect(runsOf(turn)?.after).toEqual(runsOf(turn)?.before);
  });

  it('computed again tell every party what it was told', () => {
    const { done } = computedToToday(wrong, withText(wrong, 58, WRONG));
    const told = done.map(runsOf).flatMap((runs) =>
      (runs?.before.reports ?? []).map((report) =>
        reportedChange(
          report,
          runs?.after.reports.find(({ party }) => party === report.party),
        ),
      ),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.flatMap(({ wrong: gone, right: come }) => [...gone, ...come])).toEqual([]);
  });

  it.each(['packedStart', 'packedEdits'] as const)(
    'that are damaged in the file end where %s cannot be read',
    (part) => {
      const damaged = { ...(wrong.archive[59] ?? fail()), [part]: 'x' };
      const campaign = { ...wrong, archive: { ...wrong.archive, 59: damaged } };
      expect(bookedTurns(campaign, 58)).toBeUndefined();
      expect(bookedTurns(campaign, 60)?.length).toBe(1);
    },
  );
});

describe('a turn whose results are damaged in the file', () => {
  it('is computed again all the same; only what it told cannot be compared', () => {
    const damaged = { ...(wrong.archive[59] ?? fail()), results: 'x' };
    const campaign = { ...wrong, archive: { ...wrong.archive, 59: damaged } };
    const correction = computedToToday(campaign, withText(campaign, 58, tharosOrders));
    expect(correction.next.world).toEqual(right.world);
    expect(correction.done.map((turn) => runsOf(turn) === undefined)).toEqual([false, true, false]);
  });
});

describe('a correction of a month long booked', () => {
  it('equals having given the right order at first, in every turn and today (law)', () => {
    expect(wrong.world).not.toEqual(right.world);
    const after = corrected(wrong, 58, tharosOrders);
    expect(withoutTraces(after)).toEqual(withoutTraces(right));
    expect(sums(after).filter(([treasury, sum]) => treasury !== sum)).toEqual([]);
    expect(after.archive[58]?.corrected).toEqual([NOTE]);
  });

  it('of nothing changes not a byte of any turn (law)', () => {
    const variant = withText(wrong, 58, WRONG);
    const campaign = putVariant(wrong, variant);
    const correction = computedToToday(campaign, variant);
    expect(bookCorrection(campaign, correction, NOTE)).toBe(campaign);
    expect(correction.next.world).toEqual(wrong.world);
    expect(correction.done.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  });

  it.each([58, 59, 60])('of turn %i there and back is the identity (law)', (turn) => {
    const text = wrong.archive[turn]?.sheets['tha'] ?? fail();
    const there = corrected(wrong, turn, tharosOrders);
    expect(withoutTraces(corrected(there, turn, text))).toEqual(withoutTraces(wrong));
  });

  it('only in the books of today leaves the archive alone and says the difference in one entry', () => {
    const after = corrected(wrong, 58, tharosOrders, 'today');
    expect(after.archive).toBe(wrong.archive);
    expect(after.world).toEqual(right.world);
    expect(sums(after).filter(([treasury, sum]) => treasury !== sum)).toEqual([]);
    const added = (after.ledger[61]?.entries ?? []).filter(
      ({ cause }) => cause === 'lateCorrection',
    );
    const changed = Object.values(wrong.world.parties).filter(
      ({ key, treasury }) => treasury !== right.world.parties[key]?.treasury,
    );
    expect(added.map(({ party, about, reason }) => [party, about, reason])).toEqual(
      changed.map(({ key }) => [key, { turn: 58 }, NOTE.reason]),
    );
    expect(bookedTurns(after, 58)?.at(-1)?.after).toEqual(wrong.world);
  });

  it('is not booked once the campaign was changed after it was computed, nor before it is computed to today', () => {
    const variant = withText(wrong, 58, tharosOrders);
    const campaign = putVariant(wrong, variant);
    const later = edited(campaign, withSize('val:103', 5));
    expect(bookCorrection(later, computedToToday(campaign, variant), NOTE)).toBe(later);
    const begun = correctionOf(campaign, variant, []) ?? fail();
    expect(bookCorrection(campaign, begun, NOTE)).toBe(campaign);
  });

  it('names what the GM changed in between and the correction changes too', () => {
    const first = booked(tharosCampaign(), WRONG);
    const moved = edited(first, (world) => ({
      ...world,
      units: {
        ...world.units,
        'tha:203': {
          ...(world.units['tha:203'] ?? fail()),
          place: { kind: 'field', field: at('210/04') } as const,
        },
      },
    }));
    const second = booked(moved, '101 KV');
    const { done } = computedToToday(second, withText(second, 58, tharosOrders));
    expect(done.map(({ conflicts }) => conflicts)).toEqual([
      [{ part: 'units', id: 'tha:203', path: ['place'] }],
      [],
    ]);
  });
});

describe('decisions to be looked at again', () => {
  const { done } = computedToToday(wrong, withText(wrong, 58, tharosOrders));
  const [turn = fail()] = done;
  const question = {
    key: 'q',
    name: 'waben.any',
    about: {},
    clause: 'WW-6.1-06',
    options: ['a', 'b'],
    proposal: 'a',
  } as const;
  const ruling = { key: 'q', value: 'b', reason: '' };
  const review = (
    before: readonly object[],
    after: readonly object[],
    rulings: Campaign['rulings'],
  ) => {
    const { from } = turn;
    const runs = runsOf(turn) ?? fail();
    const with_ = (proposal: Proposal<World>, questions: readonly object[]) =>
      ({ ...proposal, questions }) as Proposal<World>;
    return decisionsToReview({
      ...turn,
      from: { ...from, rulings },
      before: with_(runs.before, before),
      after: with_(runs.after, after),
    }).map(({ key, why }) => [key, why]);
  };

  it.each([
    ['a question nobody was asked', [], [question], {}, [['q', 'new']]],
    ['a ruling whose question no longer arises', [question], [], { q: ruling }, [['q', 'gone']]],
    [
      'a ruling whose question has changed',
      [question],
      [{ ...question, options: ['a', 'c'] }],
      { q: ruling },
      [['q', 'changed']],
    ],
    [
      'nothing where question and ruling are as they were',
      [question],
      [question],
      { q: ruling },
      [],
    ],
    ['nothing for a question left open before and after', [question], [question], {}, []],
  ] as const)('are %s', (_, before, after, rulings, expected) => {
    expect(review(before, after, rulings)).toEqual(expected);
  });

  it('are a figure set by hand in a march that the corrected letter no longer orders', () => {
    const key = 'march/tha:203/1/cost';
    const ridden = { [key]: { key, value: 2, reason: 'harte Furt' } };
    const campaign = booked({ ...tharosCampaign(), rulings: ridden }, tharosOrders);
    const why = (text: string) =>
      computedToToday(campaign, withText(campaign, 58, text))
        .done.flatMap(decisionsToReview)
        .map((decision) => [decision.key, decision.why]);
    expect(why(WRONG)).toEqual([[key, 'void']]);
    expect(why(tharosOrders)).toEqual([]);
  });
});
