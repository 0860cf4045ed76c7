import { describe, expect, it } from 'vitest';
import type { FieldAddress, GrossfeldNo } from '../../hex';
import {
  accepted,
  arrivedUnit,
  AT,
  east,
  FIELD,
  FIRST,
  given,
  IN,
  incoming,
  KINDS,
  OUT,
  outgoing,
  packed,
  SECOND,
  sent,
  west,
  withoutParcels,
  withUnits,
} from '../../testing/parcels';
import type { Campaign } from '../campaign';
import { handOver } from '../handover';
import { returnedWork } from '../handover-return';
import { placeText } from '../unit-place';
import type { Unit } from '../world';
import {
  acceptParcel,
  type Acceptance,
  addressOf,
  answerTo,
  borderFields,
  refuseParcel,
  takeAnswer,
  unknownKind,
  unpackParcel,
  withNeighbour,
  withSent,
} from '.';
import { fail } from '../../testing/world';

describe('a unit in a parcel (WW-1.3-02)', () => {
  it('has left the world, with whoever is aboard, and is back as it was when it is unpacked', () => {
    const rider = { ...SECOND, place: { kind: 'aboard', carrier: FIRST.id } } as const;
    const start = withUnits(west, rider);
    const gone = packed({}, start);
    expect(outgoing(gone).parcel.units.map(({ aboard }) => aboard)).toEqual([null, 0, 1]);
    expect(Object.keys(gone.world.units)).not.toContain(FIRST.id);
    expect(Object.keys(gone.world.units)).not.toContain(SECOND.id);
    expect(withoutParcels(unpackParcel(gone, OUT, KINDS.records))).toEqual(start);
    expect(unpackParcel(withSent(gone, OUT), OUT, KINDS.records).world).toBe(gone.world);
  });

  it('arrives at the field the GM chose, with his party, under a free number', () => {
    const here = accepted(sent());
    const unit = arrivedUnit(here);
    expect(unit).toMatchObject({ size: FIRST.size, party: FIRST.party });
    expect(unit.number).not.toBe(FIRST.number);
    expect(here.world.units[unit.id]).toEqual(unit);
    expect(unit.place).toEqual({ kind: 'field', field: FIELD });
    expect(here.world.units[FIRST.id]).toEqual(east.world.units[FIRST.id]);
  });

  it('arrives with a new party where none of this campaign is its own', () => {
    const here = accepted(sent(), { parties: { [FIRST.party]: null } });
    const unit = arrivedUnit(here);
    expect(unit).toMatchObject({ party: `${FIRST.party}-2`, number: FIRST.number });
    const party = here.world.parties[unit.party] ?? fail();
    expect(party.name).toBe(west.world.parties[FIRST.party]?.name);
    const colours = Object.values(east.world.parties).map(({ colour }) => colour);
    expect(colours).not.toContain(party.colour);
  });

  it.each<[string, Partial<Acceptance>]>([
    ['field', { field: '999/01' as FieldAddress }],
    ['field', { field: null }],
    ['party', { parties: {} }],
    ['party', { parties: { [FIRST.party]: 'nobody' } }],
  ])('is not accepted without a %s', (problem, more) => {
    const done = acceptParcel(east, outgoing(sent()).parcel, given(more), KINDS);
    expect(done).toEqual({ ok: false, problem });
  });

  it('of a kind the game does not know is not accepted', () => {
    const { parcel } = outgoing(sent());
    const odd = { ...parcel, units: parcel.units.map((one) => ({ ...one, type: 'XYZ' })) };
    expect(unknownKind(odd, KINDS)).toEqual({ why: 'kind', kind: 'XYZ' });
    expect(acceptParcel(east, odd, given(), KINDS)).toEqual({ ok: false, problem: 'kind' });
  });

  it('is not sent by a copy of the campaign, which can unpack it', () => {
    const copy = { ...packed(), id: 'copy' };
    expect(withSent(copy, OUT)).toBe(copy);
    expect(unpackParcel(copy, OUT, KINDS.records).world.units[FIRST.id]).toEqual(FIRST);
  });

  it.each<[string, (units: readonly [Unit, Unit]) => readonly Unit[], Unit['place']]>([
    ['aboard where its carrier still stands', () => [], { kind: 'aboard', carrier: FIRST.id }],
    [
      'in its field where the carrier went on',
      ([carrier]) => [{ ...carrier, place: { kind: 'field', field: FIELD } }],
      FIRST.place,
    ],
  ])('comes back %s', (_, moved, place) => {
    const rider = { ...SECOND, place: { kind: 'aboard', carrier: FIRST.id } } as const;
    const away = sent({ crosserIds: [rider.id] }, withUnits(west, rider));
    const now = withUnits(away, ...moved([FIRST, rider]));
    const refused = refuseParcel(east, outgoing(away).parcel, 'Nein', AT);
    expect(
      takeAnswer(now, answerTo(refused, incoming(refused)), KINDS.records).world.units[rider.id]
        ?.place,
    ).toEqual(place);
  });

  it('comes back to the border of the map where its field is not on it any more', () => {
    const away = sent();
    const { grossfelder, ...map } = away.world.map;
    const no = placeText(FIRST).slice(0, 3);
    const rest = Object.fromEntries(Object.entries(grossfelder).filter(([key]) => key !== no));
    const now = { ...away, world: { ...away.world, map: { ...map, grossfelder: rest } } };
    const refused = refuseParcel(east, outgoing(away).parcel, 'Nein', AT);
    const back = takeAnswer(now, answerTo(refused, incoming(refused)), KINDS.records);
    const [field] = borderFields(now.world.map);
    expect(back.world.units[FIRST.id]?.place).toEqual({ kind: 'field', field });
  });

  it('returns to where it left from when it is refused, under another number where its own was given anew', () => {
    const away = sent();
    const refused = refuseParcel(east, outgoing(away).parcel, 'Kein Weg', AT);
    const answer = answerTo(refused, incoming(refused));
    const back = takeAnswer(away, answer, KINDS.records);
    expect(back.world).toEqual(west.world);
    expect(outgoing(back)).toMatchObject({ state: 'refused', reason: 'Kein Weg' });
    const other = withUnits(away, { ...FIRST, size: 7 });
    const both = takeAnswer(other, answer, KINDS.records).world.units;
    expect(both[FIRST.id]?.size).toBe(7);
    const names = Object.keys(both).filter((id) => west.world.units[id] === undefined);
    expect(names.map((id) => both[id]?.place)).toEqual([FIRST.place]);
  });

  it('is not there for the deputy who has changed it, once it has left', () => {
    const draft = { id: 'h', to: 'Karin', note: '', at: AT, tasks: [] };
    const lent = handOver(withNeighbour(west, addressOf(east), AT), draft, [], []);
    const { campaign, copy } = lent.ok ? lent.value : fail();
    expect(copy.parcels).toBeUndefined();
    const changed = withUnits(copy, { ...FIRST, order: 'KAE' });
    const work = returnedWork(sent({}, campaign), changed, KINDS.records);
    if (!work.ok) throw new Error(work.problem);
    expect(work.value).toMatchObject({ changes: [], crossed: [FIRST.id] });
  });
});

describe('letters and knowledge in a parcel', () => {
  const known = Object.entries(west.world.knowledge[FIRST.party]?.grossfelder ?? {});
  const no = (known[0]?.[0] ?? fail()) as GrossfeldNo;
  const letter = { from: FIRST.party, to: 'den Herrn im Osten', text: 'Friede?' };

  it('wait to be passed on, and are known to the party they are for', () => {
    const away = sent({
      crosserIds: [],
      letters: [letter],
      knowledge: [{ party: FIRST.party, no }],
    });
    const blank: Campaign = { ...east, world: { ...east.world, knowledge: {} } };
    const here = accepted(away, { field: null, readers: ['val'] }, blank);
    expect(here.outbox[`${IN} 0`]).toMatchObject({
      party: 'val',
      kind: 'forwarded',
      title: west.world.parties[FIRST.party]?.name,
      text: 'Friede?',
      sentAt: null,
    });
    const told = here.world.knowledge[FIRST.party]?.grossfelder[no] ?? fail();
    const source = west.world.knowledge[FIRST.party]?.grossfelder[no] ?? fail();
    expect(told.terrain).toEqual(source.terrain);
    expect(told.level).toEqual(source.level);
    expect(new Set(told.source)).toEqual(new Set(source.level.map((l) => (l > 0 ? 'gm' : null))));
  });

  it('make no party of one that only writes', () => {
    const away = sent({ crosserIds: [], letters: [letter] });
    const strange: Campaign = {
      ...east,
      world: { ...east.world, parties: { val: east.world.parties['val'] ?? fail() } },
    };
    const here = accepted(away, { field: null, parties: {}, readers: ['val'] }, strange);
    expect(Object.keys(here.world.parties)).toEqual(['val']);
    expect(here.outbox[`${IN} 0`]?.title).toBe(west.world.parties[FIRST.party]?.name);
  });

  it('need somebody who gets the letter', () => {
    const away = sent({ crosserIds: [], letters: [letter] });
    const done = acceptParcel(east, outgoing(away).parcel, given({ field: null }), KINDS);
    expect(done).toEqual({ ok: false, problem: 'reader' });
  });
});
