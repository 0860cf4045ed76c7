import { describe, expect, it } from 'vitest';
import {
  aboard,
  accepted,
  accepting,
  base,
  CARGO,
  east,
  FIELD,
  FLEET,
  fleet,
  IN,
  incoming,
  keyOf,
  KINDS,
  OWNER,
  packed,
  refusedBack,
  rowIn,
  sent,
  west,
  withRows,
} from '../../testing/parcel-rows';
import { campaignFile } from '../../testing/files';
import { decode, OUT, outgoing, read } from '../../testing/parcels';
import { fail } from '../../testing/world';
import type { Campaign } from '../campaign';
import { readCampaignFile } from '../save';
import {
  newNames,
  type Parcel,
  parcelFile,
  type ParcelRow,
  readParcelFile,
  unknownKind,
  unpackParcel,
} from '.';

const rowsOf = ({ rows }: Parcel): readonly ParcelRow[] => rows ?? fail();
const arrivedIn = (campaign: Campaign): readonly string[] =>
  incoming(campaign).arrived.map(({ id }) => id);
const namesIn = (campaign: Campaign, id: string) =>
  newNames(campaign, campaign.parcels?.[id] ?? fail(), KINDS.records);

describe('a record that crosses the border', () => {
  it('leaves the world with who is aboard, and is back as it was when it is unpacked', () => {
    const gone = packed();
    expect([rowIn(gone, FLEET), rowIn(gone, CARGO)]).toEqual([undefined, undefined]);
    expect(rowsOf(outgoing(gone).parcel).map((row) => row.aboard)).toEqual([null, 0]);
    expect(outgoing(gone).departed.map(({ field }) => field)).toEqual(['032/48', '032/48']);
    expect(unpackParcel(gone, OUT, KINDS.records)).toEqual(west);
  });

  it('leaves its carrier behind where it is sent alone', () => {
    const gone = packed(west, [CARGO]);
    expect(rowsOf(outgoing(gone).parcel).map((row) => row.aboard)).toEqual([null]);
    expect(rowIn(gone, FLEET)).toBeDefined();
  });

  it.each<[string, readonly string[]]>([
    ['one', [FLEET]],
    ['each', [FLEET, keyOf('FH92')]],
  ])('takes along all that carry each other in a circle where %s is chosen', (_, chosen) => {
    const [a, b] = [FLEET, keyOf('FH92')];
    const start = withRows(base, {
      [a]: { ...(fleet(90, 1) as object), carrier: 'FH 92' },
      [b]: { ...(fleet(92, 2) as object), carrier: 'FH 90' },
    });
    const gone = packed(start, chosen);
    expect([rowIn(gone, a), rowIn(gone, b)]).toEqual([undefined, undefined]);
    expect(rowsOf(outgoing(gone).parcel).map((row) => row.aboard)).toEqual([null, 0]);
  });

  it('takes along what its kind says and neither place nor orders', () => {
    const { parcel } = outgoing(sent());
    expect(
      rowsOf(parcel).map(({ kind, values }) => [kind, Object.keys(values).toSorted()]),
    ).toEqual(
      Array(2).fill(['army', ['isSecret', 'kind', 'number', 'strength', 'unpaid', 'unseen']]),
    );
    expect(decode(parcelFile(parcel))).not.toMatch(/032\/48|attack|FH 90/);
  });

  it('stands at the field the GM chose, aboard of its fleet, with nothing of what it meant elsewhere', () => {
    const here = accepted();
    expect(arrivedIn(here)).toEqual([FLEET, CARGO]);
    expect(rowIn(here, FLEET)).toMatchObject({ field: FIELD, strength: 7001, carrier: '' });
    expect(rowIn(here, FLEET)).not.toMatchObject({ order: 'attack' });
    expect(rowIn(here, CARGO)).toMatchObject({ field: FIELD, strength: 7002, carrier: 'FH 90' });
    expect(namesIn(here, IN)).toEqual([]);
  });

  it('gets the first free number where another has its own, and who is aboard names it', () => {
    const there = withRows(east, { [FLEET]: fleet(90, 1), [keyOf('FH1')]: fleet(1, 2) });
    const free = keyOf('FH2');
    const start = withRows(there, { [keyOf('KH91')]: aboard(91, 3, '') });
    expect(rowIn(start, free)).toBeUndefined();
    const here = accepted(start);
    const [fleetId, cargoId = ''] = arrivedIn(here);
    expect(fleetId).toBe(free);
    expect(rowIn(here, free)).toMatchObject({ number: 2, strength: 7001 });
    expect(rowIn(here, cargoId)).toMatchObject({ strength: 7002, carrier: 'FH 2' });
    expect(rowIn(here, FLEET)).toEqual(rowIn(start, FLEET));
    const [first, second] = namesIn(here, IN);
    expect(first).toEqual(['FH 90', 'FH 2']);
    expect(second).toEqual(['KH 91', 'KH 3']);
  });

  it('comes with a new party where the GM wants one, under its number', () => {
    const here = accepted(east, { parties: { [OWNER]: null } });
    expect(arrivedIn(here)).toEqual([`army/${OWNER}-2/FH90`, `army/${OWNER}-2/KH91`]);
    expect(here.world.parties[`${OWNER}-2`]?.name).toBe(base.world.parties[OWNER]?.name);
  });

  it('of a trader keeps its goods under a number nobody has', () => {
    const [trader = fail()] = Object.keys(base.world.affairs ?? {}).filter((id) =>
      id.startsWith('trader/'),
    );
    const [, owner = ''] = trader.split('/');
    const done = accepting(outgoing(sent(base, [trader])).parcel, east, {
      parties: { [owner]: owner },
    });
    const here = done.ok ? done.value : fail();
    const [id = ''] = arrivedIn(here);
    expect(rowIn(here, id)).toMatchObject({ number: 2, wine: 8, cloth: 4, field: FIELD, city: '' });
    expect(rowIn(here, trader)).toEqual(rowIn(east, trader));
  });

  it('comes back to where it left from when it is refused', () => {
    const back = refusedBack(sent());
    expect(back.world).toEqual(west.world);
    expect(outgoing(back).returned).toEqual([FLEET, CARGO]);
  });

  it('comes back under another number where its own was given anew', () => {
    const back = refusedBack(withRows(sent(), { [FLEET]: fleet(90, 5) }));
    expect(rowIn(back, FLEET)).toMatchObject({ strength: 5 });
    const [id = ''] = outgoing(back).returned ?? [];
    const { number } = rowIn(back, id) as { readonly number: number };
    expect(rowIn(back, id)).toMatchObject({ strength: 7001, field: '032/48', order: 'attack' });
    expect(rowIn(back, CARGO)).toMatchObject({ carrier: `FH ${String(number)}` });
    expect(namesIn(back, OUT)).toEqual([['FH 90', `FH ${String(number)}`]]);
  });

  it.each<[string, string, object]>([
    [
      'ashore in the field it left where its fleet went on',
      FIELD,
      { field: '032/48', carrier: '' },
    ],
    ['aboard where its fleet still is', '032/48', { field: '001/01', carrier: 'FH 90' }],
  ])('comes back %s', (_, field, place) => {
    const away = sent(west, [CARGO]);
    const back = refusedBack(withRows(away, { [FLEET]: fleet(90, 7001, field) }));
    expect(rowIn(back, CARGO)).toMatchObject(place);
  });

  it('survives the file of either campaign', () => {
    for (const campaign of [refusedBack(sent()), accepted()])
      expect(readCampaignFile(campaignFile(campaign))).toEqual({ ok: true, value: campaign });
  });
});

describe('a parcel of records', () => {
  const { parcel } = outgoing(sent());
  const [first = fail(), second = fail()] = rowsOf(parcel);

  it('is of version 2, which programs before it refuse as newer; one without is still of version 1', () => {
    expect(decode(parcelFile(parcel))).toContain('"version":2');
    expect(decode(parcelFile(outgoing(sent(base, [])).parcel))).toContain('"version":1');
    expect(read(parcel).content).toEqual(parcel);
  });

  it.each<[string, readonly ParcelRow[]]>([
    ['none although it says so', []],
    ['of a party it does not name', [{ ...first, party: 'nobody' }]],
    ['aboard of itself', [{ ...first, aboard: 0 }]],
    ['aboard of another kind', [{ ...first, kind: 'trader' }, second]],
  ])('with one %s is damaged', (_, rows) => {
    expect(readParcelFile(parcelFile({ ...parcel, rows })).ok).toBe(false);
  });

  it.each<[string, string, ParcelRow]>([
    ['of a kind the game does not have', 'rows', { ...first, kind: 'balloon' }],
    ['of a kind that does not cross', 'rows', { ...first, kind: 'city' }],
    [
      'with a value its kind cannot have',
      'values',
      { ...first, values: { ...first.values, kind: 'dragon' } },
    ],
    [
      'with more than crosses',
      'values',
      { ...first, values: { ...first.values, field: '001/01' } },
    ],
    ['with less than crosses', 'values', { ...first, values: { kind: 'fleet' } }],
  ])('with one %s is not accepted, for its %s', (_, why, row) => {
    const odd = { ...parcel, rows: [row] };
    const words = KINDS.records.find(({ id }) => id === row.kind)?.words.many;
    expect(unknownKind(odd, KINDS)).toEqual({ why, kind: row.kind, words });
    expect(accepting(odd, east)).toEqual({ ok: false, problem: 'kind' });
  });

  it('needs a field', () => {
    expect(accepting(parcel, east, { field: null })).toEqual({ ok: false, problem: 'field' });
  });
});
