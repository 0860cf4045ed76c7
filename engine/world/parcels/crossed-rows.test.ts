import { describe, expect, it } from 'vitest';
import {
  aboard,
  accepted,
  CARGO,
  east,
  FLEET,
  fleet,
  keyOf,
  KINDS,
  refusedBack,
  rowIn,
  sent,
  system,
  west,
  withRows,
} from '../../testing/parcel-rows';
import { AT } from '../../testing/parcels';
import { fail } from '../../testing/world';
import { applyTurn, bookingOf } from '../apply';
import type { Campaign } from '../campaign';
import { advanced, correctionOf } from '../correction';
import { bookCorrection } from '../correction-booking';
import { withEdits } from '../edits';
import { handOver } from '../handover';
import { withReturned } from '../handover-merge';
import { returnedWork } from '../handover-return';
import { turnInputOf } from '../turn-input';
import { inVariant, lateForkOf } from '../variant';
import type { World } from '../world';

type Rows = NonNullable<World['affairs']>;

const numberIn = (row: Rows[string] | undefined): number =>
  (row as { readonly number: number }).number;

/** How many armies of a strength are here. */
const alike = ({ world }: Pick<Campaign, 'world'>, strength: number): number =>
  Object.values(world.affairs ?? {}).filter(
    (row) => (row as { readonly strength?: number }).strength === strength,
  ).length;

const computed = (campaign: Campaign) =>
  structuredClone(system.adjudicate(turnInputOf(campaign)) ?? fail());
const bookedOf = (campaign: Campaign): Campaign => {
  const proposal = computed(campaign);
  return applyTurn(campaign, proposal, AT, bookingOf(system, campaign, proposal));
};

/** The last turn computed again with what it came to changed. */
const corrected = (campaign: Campaign, rows: Rows) => {
  const archived = lateForkOf(campaign, 'n', 'N') ?? fail();
  const fork = { ...archived, rulings: { unasked: { key: 'unasked', value: 1, reason: '' } } };
  const correction = correctionOf(campaign, fork, KINDS.records) ?? fail();
  const before = computed(inVariant(campaign, fork) ?? fail());
  const { world } = before;
  const after = { ...before, world: { ...world, affairs: { ...world.affairs, ...rows } } };
  return advanced(correction, after, before);
};

describe('a late correction', () => {
  const start = { ...west, sheets: {} };
  const booked = bookedOf(start);
  const away = sent(booked);
  const stronger = (campaign: Campaign): Rows => {
    const row = rowIn(campaign, FLEET) as Rows;
    return { [FLEET]: { ...row, strength: 4321 } };
  };

  it.each<[string, Campaign, readonly string[]]>([
    ['away', away, [FLEET]],
    ['away, its number with another', withRows(away, { [FLEET]: fleet(90, 5) }), [FLEET]],
    ['back under its number', refusedBack(away), []],
    ['back under another number', refusedBack(withRows(away, { [FLEET]: fleet(90, 5) })), [FLEET]],
  ])('of a fleet that is %s neither doubles nor loses it, and says so', (_, after, crossed) => {
    const now = withEdits(booked, after);
    const { next, done } = corrected(now, stronger(booked));
    expect(done.at(-1)?.crossed).toEqual(crossed);
    expect(alike(next, 4321)).toBe(crossed.length === 0 ? 1 : 0);
    if (crossed.length > 0) expect(next.world.affairs).toEqual(now.world.affairs);
    expect(done.at(-1)?.conflicts).toEqual([]);
  });

  it('lands an army that goes aboard of a fleet that is away', () => {
    const embarked = { [keyOf('KH92')]: aboard(92, 222, 'FH 90') };
    const { next } = corrected(withEdits(booked, away), { ...stronger(booked), ...embarked });
    expect(rowIn(next, keyOf('KH92'))).toMatchObject({ field: '032/48', carrier: '' });
  });

  it('gives a fleet it makes another number where one that arrived has its own', () => {
    const there = bookedOf({ ...east, sheets: {} });
    const here = withEdits(there, accepted(there));
    const { next, done } = corrected(here, { [FLEET]: fleet(90, 111) });
    const [[old, fresh] = fail()] = [...(done.at(-1)?.renumbered ?? [])];
    expect(old).toBe(FLEET);
    expect(rowIn(next, FLEET)).toEqual(rowIn(here, FLEET));
    expect(rowIn(next, fresh)).toMatchObject({ strength: 111 });
  });

  it('gives it the same number again after it was booked only for today, though a lower one is free now', () => {
    const there = bookedOf({ ...east, sheets: {} });
    const here = withEdits(there, accepted(there));
    const first = corrected(here, { [FLEET]: fleet(90, 111) });
    const note = { at: AT, reason: 'r' };
    const today = bookCorrection(here, first, note, () => ({}), 'today');
    const renumbered = first.done.at(-1)?.renumbered ?? fail();
    const [fresh = fail()] = renumbered.values();
    const { [keyOf('FH1')]: gone, ...affairs } = today.world.affairs ?? {};
    expect(gone).toBeDefined();
    const now = { ...today, world: { ...today.world, affairs } };
    const { next, done } = corrected(now, { [FLEET]: fleet(90, 222) });
    expect(done.at(-1)?.renumbered).toEqual(renumbered);
    expect(rowIn(next, fresh)).toMatchObject({ strength: 222 });
    expect(rowIn(next, FLEET)).toEqual(rowIn(here, FLEET));
    expect(alike(next, 111)).toBe(0);
  });
});

describe('the copy of a deputy', () => {
  const lent = (campaign: Campaign) => {
    const draft = { id: 'h', to: 'Karin', note: '', at: AT, tasks: [] };
    const done = handOver(campaign, draft, [], KINDS.records);
    return done.ok ? done.value : fail();
  };
  const back = (now: Campaign, theirs: Campaign) => {
    const work = returnedWork(now, theirs, KINDS.records);
    if (!work.ok) throw new Error(work.problem);
    const { world } = withReturned(now, work.value, { mine: new Set(), at: AT, name: '' });
    return { world, ...work.value };
  };

  it('brings no army back that is away, and says so', () => {
    const { campaign, copy } = lent(west);
    const now = sent(campaign);
    const { world, crossed } = back(now, withRows(copy, { [FLEET]: fleet(90, 4321) }));
    expect(world.affairs).toEqual(now.world.affairs);
    expect(crossed).toEqual([FLEET]);
  });

  it('lands an army made there aboard of a fleet that is away', () => {
    const { campaign, copy } = lent(west);
    const made = { [keyOf('KH92')]: aboard(92, 222, 'FH 90') };
    const { world } = back(sent(campaign), withRows(copy, made));
    expect(rowIn({ world }, keyOf('KH92'))).toMatchObject({ field: '032/48', carrier: '' });
  });

  it('keeps an army made there, under another number where one that arrived has its own', () => {
    const { campaign, copy } = lent(east);
    const now = accepted(campaign);
    const made = { [FLEET]: fleet(90, 111), [keyOf('KH92')]: aboard(92, 222, 'FH 90') };
    const { world, renumbered } = back(now, withRows(copy, made));
    const [[old, fresh] = fail()] = [...renumbered];
    expect(old).toBe(FLEET);
    expect(rowIn({ world }, FLEET)).toEqual(rowIn(now, FLEET));
    expect(rowIn({ world }, CARGO)).toEqual(rowIn(now, CARGO));
    expect(rowIn({ world }, fresh)).toMatchObject({ strength: 111 });
    const carrier = `FH ${String(numberIn(rowIn({ world }, fresh)))}`;
    expect(rowIn({ world }, keyOf('KH92'))).toMatchObject({ strength: 222, carrier });
  });
});
