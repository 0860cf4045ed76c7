import { describe, expect, it } from 'vitest';
import { campaignFile } from '../../testing/files';
import { growthOf } from '../../testing/growth';
import {
  accepted,
  accepting,
  army,
  base,
  east,
  FLEET,
  fleet,
  incoming,
  keyOf,
  KINDS,
  OWNER,
  packed,
  refusedBack,
  rowIn,
  sent,
  system,
  west,
  withRows,
} from '../../testing/parcel-rows';
import { AT, OUT, outgoing } from '../../testing/parcels';
import { fail } from '../../testing/world';
import type { Campaign } from '../campaign';
import { readCampaignFile } from '../save';
import {
  answerTo,
  crossersIn,
  crossingGame,
  MOST_CROSSING,
  namesUnpacked,
  parcelFile,
  type ParcelRow,
  readParcelFile,
  refuseParcel,
  shownName,
  takeAnswer,
  unpackParcel,
} from '.';

type Rows = Readonly<Record<string, ReturnType<typeof army>>>;

const kindOf = (id: string) => system.records.find((kind) => kind.id === id) ?? fail();

/** All records of a kind that a realm may number, the last one `n`. */
const full = (kind: string, n: number, keyAt: (number: number) => string): Rows => {
  const place = { world: base.world, settings: {}, owner: OWNER };
  const { id: _, ...blank } = kindOf(kind).blank?.(place) ?? fail();
  return Object.fromEntries(
    Array.from({ length: n }, (_none, at) => [keyAt(at + 1), { ...blank, number: at + 1 }]),
  );
};

const FULL: readonly [string, Rows, string][] = [
  ['armies of a kind', full('army', 999, (number) => keyOf(`KH${String(number)}`)), keyOf('KH7')],
  [
    'traders',
    full('trader', 99, (number) => `trader/${OWNER}/t${String(number)}`),
    `trader/${OWNER}/t7`,
  ],
];

describe('a realm with as many records as can be numbered', () => {
  it.each(FULL)('gets no %s more: nothing changes and the parcel stays open', (_, rows, id) => {
    const there = withRows(east, rows);
    const { parcel } = outgoing(sent(withRows(base, { [id]: rows[id] ?? fail() }), [id]));
    expect(accepting(parcel, there)).toEqual({ ok: false, problem: 'number' });
    const { [id]: gone, ...rest } = there.world.affairs ?? {};
    expect(gone).toBeDefined();
    const here = accepting(parcel, { ...there, world: { ...there.world, affairs: rest } });
    expect(here.ok && Object.keys(here.value.world.affairs ?? {}).length).toBe(
      Object.keys(there.world.affairs ?? {}).length,
    );
  });

  it.each(FULL)('does not take back %s whose number was given anew', (_, rows, id) => {
    const away = sent(withRows(base, { [id]: rows[id] ?? fail() }), [id]);
    const now = withRows(away, rows);
    expect(refusedBack(now)).toBe(now);
  });
});

describe('the number of an army that left', () => {
  const KH9 = keyOf('KH9');
  const theirs = outgoing(
    sent(withRows(base, { [KH9]: army(777, { kind: 'warrior', number: 9 }) }), [KH9]),
  ).parcel;
  const own = withRows(east, { [KH9]: army(1, { kind: 'warrior', number: 9 }) });
  const strengthOf = (campaign: Campaign, id: string) =>
    (rowIn(campaign, id) as { readonly strength: number } | undefined)?.strength;
  const arrivedOf = (campaign: Campaign): string => incoming(campaign).arrived[0]?.id ?? fail();

  it.each<[string, (campaign: Campaign, units: readonly string[]) => Campaign]>([
    ['packed', packed],
    ['on its way', sent],
  ])('is not given to one that arrives while it is %s', (_, leave) => {
    const gone = leave(own, [KH9]);
    expect(rowIn(gone, KH9)).toBeUndefined();
    const here = accepting(theirs, gone);
    const now = here.ok ? here.value : fail();
    expect(rowIn(now, KH9)).toBeUndefined();
    expect(strengthOf(now, arrivedOf(now))).toBe(777);
  });

  it('is given once it was accepted over there', () => {
    const gone = sent(own, [KH9]);
    const record = { ...outgoing(gone), state: 'accepted' as const };
    const here = accepting(theirs, { ...gone, parcels: { [record.id]: record } });
    expect(here.ok && arrivedOf(here.value)).toBe(KH9);
  });
});

describe('a record that the game does not read as it is stored', () => {
  const KH90 = keyOf('KH90');
  const offered = (campaign: Campaign) =>
    crossersIn(campaign.world, crossingGame(campaign, KINDS.records))[KH90];

  it('is not offered and takes nothing of the campaign with it', () => {
    const damaged = { ...(army(5, { kind: 'warrior', number: 90 }) as object), strength: null };
    const campaign = withRows(base, { [KH90]: damaged });
    expect(offered(campaign)).toBeUndefined();
    const gone = packed(campaign, [KH90]);
    expect(rowIn(gone, KH90)).toEqual(damaged);
    expect(readCampaignFile(campaignFile(gone)).ok).toBe(true);
  });

  it('crosses with the values the game reads', () => {
    const campaign = withRows(base, { [KH90]: army(5, { kind: 'ajar', number: 90 }) });
    expect(offered(campaign)).toMatchObject({ row: { kind: 'warrior', number: 90 } });
    const here = accepting(outgoing(sent(campaign, [KH90])).parcel, east);
    expect(here.ok && rowIn(here.value, KH90)).toMatchObject({ kind: 'warrior', strength: 5 });
  });
});

describe('a record of a kind the game does not have any more', () => {
  it('comes back beside what has its key now', () => {
    const now = withRows(sent(), { [FLEET]: fleet(90, 5) });
    const refused = refuseParcel(east, outgoing(now).parcel, 'Nein', AT);
    const back = takeAnswer(now, answerTo(refused, incoming(refused)), []);
    expect(rowIn(back, FLEET)).toMatchObject({ strength: 5 });
    const [id = ''] = outgoing(back, OUT).returned ?? [];
    expect(id).toBe(keyOf('FH91'));
    expect(rowIn(back, id)).toMatchObject({ strength: 7001 });
  });
});

describe('the name a GM is told', () => {
  const [, owner = ''] = FLEET.split('/');
  it.each<[string, string, ReturnType<typeof army> | undefined, string]>([
    ['of a fleet is its name', FLEET, fleet(90, 1), `${owner}:FH 90`],
    ['of a trader is its number, not its id', `trader/${owner}/t2`, { number: 7 }, `${owner}:H 7`],
    ['of a unit is its id', 'tha:203', undefined, 'tha:203'],
    ['of a record nobody has any more is its id', `trader/${owner}/t2`, undefined, `${owner}:t2`],
  ])('%s', (_, id, row, name) => {
    expect(shownName(id, row, base, KINDS.records)).toBe(name);
  });

  it('of a fleet unpacked under another number is told before and after', () => {
    const gone = packed();
    expect(namesUnpacked(gone, outgoing(gone), KINDS.records)).toEqual([]);
    const now = withRows(gone, { [FLEET]: fleet(90, 5) });
    const [pair, ...more] = namesUnpacked(now, outgoing(now), KINDS.records);
    expect(more).toEqual([]);
    expect(pair?.[0]).toBe('FH 90');
    const back = unpackParcel(now, OUT, KINDS.records);
    const id = keyOf((pair?.[1] ?? '').replace(' ', ''));
    expect(rowIn(back, id)).toMatchObject({ strength: 7001 });
  });
});

describe('many records', () => {
  const values = { number: 1, strength: 9, isSecret: false, unpaid: 0, unseen: 0 };
  const rowsOf = (count: number): readonly ParcelRow[] =>
    Array.from({ length: count }, (_, at) => ({
      party: OWNER,
      kind: 'army',
      aboard: null,
      values: { ...values, kind: at % 2 === 0 ? 'warrior' : 'rider' },
    }));
  const { parcel } = outgoing(sent(west));
  const taking = (count: number) => () => accepting({ ...parcel, rows: rowsOf(count) }, east);

  it('arrive each under a number of its own', () => {
    const { arrived } = incoming(accepted(east, {}, sent(west)));
    const here = taking(1000)();
    const ids = here.ok ? incoming(here.value).arrived.map(({ id }) => id) : [];
    expect(new Set(ids).size).toBe(1000);
    expect(arrived.length).toBe(2);
  });

  it.each([
    [MOST_CROSSING, true],
    [MOST_CROSSING + 1, false],
  ])('%i in a file are read: %s', (count, isRead) => {
    const found = readParcelFile(parcelFile({ ...parcel, rows: rowsOf(count) }));
    expect(found.ok ? found.ok : found.problem).toBe(isRead ? true : 'too-many');
  });

  it('do not leave where they are more than may cross at once', () => {
    const rows = Object.fromEntries(
      Array.from({ length: MOST_CROSSING + 1 }, (_, at) => [
        `trader/${OWNER}/t${String(at + 1)}`,
        { ...(FULL[1]?.[1][`trader/${OWNER}/t1`] as object), number: (at % 99) + 1 },
      ]),
    );
    const many = withRows(base, rows);
    expect(packed(many, Object.keys(rows))).toBe(many);
    expect(packed(many, Object.keys(rows).slice(1))).not.toBe(many);
  });

  it('arrive in time that grows with their number alone', async () => {
    expect(await growthOf({ short: taking(250), long: taking(1000), most: 8 })).toBeLessThan(8);
  });
});
