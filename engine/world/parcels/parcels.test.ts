import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../assets/examples/tharos';
import type { FieldAddress, GrossfeldNo } from '../../hex';
import { hexGameOf } from '../../kernel';
import { systems } from '../../systems/registry';
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
  keepsParcels,
  knownNeighbours,
  type OutgoingParcel,
  ownAddress,
  packParcel,
  type ParcelContent,
  type ParcelDraft,
  parcelFile,
  parcelStanding,
  readParcelFile,
  recallOf,
  refuseParcel,
  takeAnswer,
  takeRecall,
  unknownKind,
  unpackParcel,
  withAnswered,
  withNeighbour,
  withNeighbourNamed,
  withRecalled,
  withSent,
} from '.';

function fail(): never {
  throw new Error('not there');
}

const AT = '2026-03-01T12:00:00Z';
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const west = tharosCampaign();
const east: Campaign = { ...tharosCampaign(), id: 'east', name: 'Ostmark' };
const [FIRST = fail(), SECOND = fail()] = Object.values(west.world.units).filter(
  ({ place, character }) => place.kind === 'field' && character === null,
);

const DRAFT: ParcelDraft = {
  to: ownAddress(east),
  at: AT,
  note: '',
  units: [FIRST.id],
  letters: [],
  knowledge: [],
};
const OUT = 'out east 1';
const IN = `in ${west.id} 1`;

const outgoing = (campaign: Campaign, id = OUT): OutgoingParcel => {
  const record = campaign.parcels?.[id];
  return record?.kind === 'out' ? record : fail();
};
const incoming = (campaign: Campaign) => {
  const record = campaign.parcels?.[IN];
  return record?.kind === 'in' ? record : fail();
};
const read = (content: ParcelContent) => {
  const found = readParcelFile(parcelFile(content));
  return found.ok ? found.value : fail();
};

const packed = (draft: Partial<ParcelDraft> = {}, campaign = west): Campaign =>
  packParcel(campaign, { ...DRAFT, ...draft });
const sent = (draft: Partial<ParcelDraft> = {}, campaign = west): Campaign =>
  withSent(packed(draft, campaign), OUT);

const FIELD = '210/20' as FieldAddress;
const KINDS = hexGameOf(systems['waben']);
const given = (more: Partial<Acceptance> = {}): Acceptance => ({
  at: AT,
  field: FIELD,
  parties: { [FIRST.party]: FIRST.party },
  readers: [],
  ...more,
});
const accepted = (from: Campaign, more: Partial<Acceptance> = {}, to = east): Campaign => {
  const done = acceptParcel(to, outgoing(from).parcel, given(more), KINDS);
  if (!done.ok) throw new Error(done.problem);
  return done.value;
};

const withUnits = (campaign: Campaign, ...units: readonly Unit[]): Campaign => ({
  ...campaign,
  world: {
    ...campaign.world,
    units: { ...campaign.world.units, ...Object.fromEntries(units.map((one) => [one.id, one])) },
  },
});
const withoutParcels = ({ parcels: _, ...campaign }: Campaign): object => campaign;

describe('a unit in a parcel (WW-1.3-02)', () => {
  it('has left the world, with whoever is aboard, and is back as it was when it is unpacked', () => {
    const rider = { ...SECOND, place: { kind: 'aboard', carrier: FIRST.id } } as const;
    const start = withUnits(west, rider);
    const gone = packed({}, start);
    expect(outgoing(gone).parcel.units.map(({ aboard }) => aboard)).toEqual([null, 0, 1]);
    expect(Object.keys(gone.world.units)).not.toContain(FIRST.id);
    expect(Object.keys(gone.world.units)).not.toContain(SECOND.id);
    expect(withoutParcels(unpackParcel(gone, OUT))).toEqual(start);
    expect(unpackParcel(withSent(gone, OUT), OUT).world).toBe(gone.world);
  });

  it('arrives at the field the GM chose, with his party, under a free number', () => {
    const here = accepted(sent());
    const [unit = fail()] = incoming(here).arrived;
    expect(unit).toMatchObject({ size: FIRST.size, party: FIRST.party });
    expect(unit.number).not.toBe(FIRST.number);
    expect(here.world.units[unit.id]).toEqual(unit);
    expect(unit.place).toEqual({ kind: 'field', field: FIELD });
    expect(here.world.units[FIRST.id]).toEqual(east.world.units[FIRST.id]);
  });

  it('arrives with a new party where none of this campaign is its own', () => {
    const here = accepted(sent(), { parties: { [FIRST.party]: null } });
    const [unit = fail()] = incoming(here).arrived;
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
    expect(unknownKind(odd, KINDS)).toBe('XYZ');
    expect(acceptParcel(east, odd, given(), KINDS)).toEqual({ ok: false, problem: 'kind' });
  });

  it('is not sent by a copy of the campaign, which can unpack it', () => {
    const copy = { ...packed(), id: 'copy' };
    expect(withSent(copy, OUT)).toBe(copy);
    expect(unpackParcel(copy, OUT).world.units[FIRST.id]).toEqual(FIRST);
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
    const away = sent({ units: [rider.id] }, withUnits(west, rider));
    const now = withUnits(away, ...moved([FIRST, rider]));
    const refused = refuseParcel(east, outgoing(away).parcel, 'Nein', AT);
    expect(
      takeAnswer(now, answerTo(refused, incoming(refused))).world.units[rider.id]?.place,
    ).toEqual(place);
  });

  it('comes back to the border of the map where its field is not on it any more', () => {
    const away = sent();
    const { grossfelder, ...map } = away.world.map;
    const no = placeText(FIRST).slice(0, 3);
    const rest = Object.fromEntries(Object.entries(grossfelder).filter(([key]) => key !== no));
    const now = { ...away, world: { ...away.world, map: { ...map, grossfelder: rest } } };
    const refused = refuseParcel(east, outgoing(away).parcel, 'Nein', AT);
    const back = takeAnswer(now, answerTo(refused, incoming(refused)));
    const [field] = borderFields(now.world.map);
    expect(back.world.units[FIRST.id]?.place).toEqual({ kind: 'field', field });
  });

  it('returns to where it left from when it is refused, under another number where its own was given anew', () => {
    const away = sent();
    const refused = refuseParcel(east, outgoing(away).parcel, 'Kein Weg', AT);
    const answer = answerTo(refused, incoming(refused));
    const back = takeAnswer(away, answer);
    expect(back.world).toEqual(west.world);
    expect(outgoing(back)).toMatchObject({ state: 'refused', reason: 'Kein Weg' });
    const other = withUnits(away, { ...FIRST, size: 7 });
    const both = takeAnswer(other, answer).world.units;
    expect(both[FIRST.id]?.size).toBe(7);
    const names = Object.keys(both).filter((id) => west.world.units[id] === undefined);
    expect(names.map((id) => both[id]?.place)).toEqual([FIRST.place]);
  });

  it('is not there for the deputy who has changed it, once it has left', () => {
    const draft = { id: 'h', to: 'Karin', note: '', at: AT, tasks: [] };
    const lent = handOver(withNeighbour(west, addressOf(east), AT), draft, []);
    const { campaign, copy } = lent.ok ? lent.value : fail();
    expect(copy.parcels).toBeUndefined();
    const changed = withUnits(copy, { ...FIRST, order: 'KAE' });
    const work = returnedWork(sent({}, campaign), changed);
    if (!work.ok) throw new Error(work.problem);
    expect(work.value).toMatchObject({ changes: [], crossed: [FIRST.id] });
  });
});

describe('a parcel that is called back', () => {
  const away = withRecalled(sent(), OUT, 'Die Datei ist verloren.');
  const recall = recallOf(outgoing(away)) ?? fail();

  it('is refused where it never arrived, also if it turns up later, and its units come back', () => {
    expect(away.world).toEqual(sent().world);
    const there = takeRecall(east, recall, AT);
    expect(there.world).toBe(east.world);
    expect(incoming(there)).toMatchObject({ state: 'refused', isRecalled: true });
    expect(acceptParcel(there, outgoing(away).parcel, given(), KINDS)).toEqual({
      ok: false,
      problem: 'not-open',
    });
    const back = takeAnswer(away, answerTo(there, incoming(there)));
    expect(back.world).toEqual(west.world);
    expect(outgoing(back)).toMatchObject({ state: 'refused', reason: 'Die Datei ist verloren.' });
  });

  it('stays where it was accepted, and the answer that was lost is written again', () => {
    const here = accepted(away);
    expect(takeRecall(here, recall, AT)).toBe(here);
    expect(outgoing(takeAnswer(away, answerTo(here, incoming(here)))).state).toBe('accepted');
  });

  it('was sent before, by this campaign and not by one of which it is a copy', () => {
    const start = packed();
    expect(withRecalled(start, OUT, 'x')).toBe(start);
    const copy = { ...sent(), id: 'copy' };
    expect(withRecalled(copy, OUT, 'x')).toBe(copy);
    expect(recallOf(outgoing(sent()))).toBeUndefined();
  });
});

it('a neighbour goes by the name the GM gives him, and never by none', () => {
  const known = withNeighbour(west, addressOf(east), AT);
  const named = withNeighbourNamed(known, 'east', ' Karins Segment ');
  expect(knownNeighbours(named.parcels)).toMatchObject([
    { campaign: 'east', name: 'Karins Segment' },
  ]);
  expect(withNeighbour(named, addressOf(east), AT)).toBe(named);
  expect(withNeighbourNamed(known, 'east', ' ')).toBe(known);
  expect(withNeighbourNamed(known, 'north', 'Nord')).toBe(known);
});

describe('letters and knowledge in a parcel', () => {
  const known = Object.entries(west.world.knowledge[FIRST.party]?.grossfelder ?? {});
  const no = (known[0]?.[0] ?? fail()) as GrossfeldNo;
  const letter = { from: FIRST.party, to: 'den Herrn im Osten', text: 'Friede?' };

  it('wait to be passed on, and are known to the party they are for', () => {
    const away = sent({ units: [], letters: [letter], knowledge: [{ party: FIRST.party, no }] });
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
    const away = sent({ units: [], letters: [letter] });
    const strange: Campaign = {
      ...east,
      world: { ...east.world, parties: { val: east.world.parties['val'] ?? fail() } },
    };
    const here = accepted(away, { field: null, parties: {}, readers: ['val'] }, strange);
    expect(Object.keys(here.world.parties)).toEqual(['val']);
    expect(here.outbox[`${IN} 0`]?.title).toBe(west.world.parties[FIRST.party]?.name);
  });

  it('need somebody who gets the letter', () => {
    const away = sent({ units: [], letters: [letter] });
    const done = acceptParcel(east, outgoing(away).parcel, given({ field: null }), KINDS);
    expect(done).toEqual({ ok: false, problem: 'reader' });
  });
});

describe('a parcel file', () => {
  const { parcel } = outgoing(sent());
  const bytes = parcelFile(parcel);

  it('is read as it was written, and equal content gives equal bytes', () => {
    expect(read(parcel).content).toEqual(parcel);
    expect(parcelFile(structuredClone(parcel))).toEqual(bytes);
  });

  it('of a newer program, of another kind, or with any other byte is refused', () => {
    const text = decode(bytes);
    const newer = text.replace('"version":1', '"version":2').replace(/\n.*/s, '\nsomething else\n');
    expect(readParcelFile(encode(newer))).toEqual({ ok: false, problem: 'too-new' });
    expect(readParcelFile(encode('PK'))).toEqual({ ok: false, problem: 'foreign' });
    expect(readParcelFile(new Uint8Array())).toEqual({ ok: false, problem: 'foreign' });
    expect(readParcelFile(Uint8Array.of(0xc3))).toEqual({ ok: false, problem: 'damaged' });
    expect(readParcelFile(new Uint8Array(17 * 1024 * 1024))).toEqual({
      ok: false,
      problem: 'too-large',
    });
    for (let at = 0; at < bytes.length - 1; at += 7) {
      const bent = bytes.with(at, (bytes[at] ?? 0) ^ 1);
      expect(readParcelFile(bent).ok, `byte ${String(at)}`).toBe(false);
    }
  });

  it.each<[string, (content: typeof parcel) => object]>([
    ['a unit of a party it does not name', (content) => ({ ...content, parties: {} })],
    [
      'units that carry each other',
      (content) => ({ ...content, units: content.units.map((one) => ({ ...one, aboard: 0 })) }),
    ],
    ['something no parcel has', (content) => ({ ...content, seed: 'x' })],
    ['a key that reaches into prototypes', (content) => ({ ...content, system: '__proto__' })],
  ])('with %s is damaged', (_, change) => {
    const file = parcelFile(change(parcel) as typeof parcel);
    expect(readParcelFile(file)).toEqual({ ok: false, problem: 'damaged' });
  });

  it('holds what crosses and nothing else of the campaign', () => {
    const SECRET = 'geheim-4711';
    const marked = JSON.parse(JSON.stringify(west), (key, value: unknown) => {
      const isText = typeof value === 'string';
      return isText && ['text', 'order', 'note', 'ruler', 'email', 'reason'].includes(key)
        ? SECRET
        : value;
    }) as Campaign;
    const hidden: Campaign = {
      ...withUnits(marked, { ...FIRST, order: SECRET }),
      seed: SECRET,
      sheets: { tha: { turn: 1, party: 'tha', text: SECRET, receivedAt: SECRET } },
    };
    const letter = { from: FIRST.party, to: 'Osten', text: 'Gruß' };
    const knowledge = Object.keys(hidden.world.knowledge[FIRST.party]?.grossfelder ?? {});
    const away = sent(
      {
        letters: [letter],
        knowledge: knowledge.map((no) => ({ party: FIRST.party, no: no as GrossfeldNo })),
      },
      hidden,
    );
    const text = decode(parcelFile(outgoing(away).parcel));
    expect(text).not.toContain(SECRET);
    const others = Object.values(hidden.world.parties).filter(({ key }) => key !== FIRST.party);
    for (const { key, name } of others) {
      expect(text).not.toContain(`"${key}"`);
      expect(text).not.toContain(name);
    }
    const numbers = [...text.matchAll(/"number":(\d+)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual([1, FIRST.number]);
    expect(text).not.toContain(FIRST.place.kind === 'field' ? FIRST.place.field : fail());
  });
});

describe('what a file is to a campaign', () => {
  const away = sent();
  const { parcel } = outgoing(away);
  const here = accepted(away);
  const answer = answerTo(here, incoming(here));
  const other = outgoing(sent({ units: [SECOND.id] })).parcel;
  it.each<[string, Campaign, ParcelContent]>([
    ['open', east, parcel],
    ['taken', here, parcel],
    ['contradicts', here, other],
    ['own', west, parcel],
    ['not-ours', { ...east, id: 'north' }, parcel],
    ['other-game', { ...east, system: 'pygma' }, parcel],
    ['open', away, answer],
    ['taken', takeAnswer(away, answer), answer],
    ['contradicts', takeAnswer(away, answer), { ...answer, verdict: 'refused' }],
    ['never-sent', packed(), answer],
    ['never-sent', away, { ...answer, number: 2 }],
    ['open', east, { ...parcel, kind: 'recall', reason: '' }],
    ['decided', here, { ...parcel, kind: 'recall', reason: '' }],
    ['contradicts', here, { ...other, kind: 'recall', reason: '' }],
    ['own', west, { ...parcel, kind: 'recall', reason: '' }],
    ['open', west, addressOf(east)],
    ['taken', withNeighbour(west, addressOf(east), AT), addressOf(east)],
    ['taken', withNeighbour(west, addressOf(east), AT), addressOf({ ...east, name: 'Ostreich' })],
  ])('%s', (standing, campaign, content) => {
    expect(parcelStanding(campaign, read(content))).toBe(standing);
  });

  it('is asked again when it is decided on: nothing is taken twice', () => {
    expect(acceptParcel(here, parcel, given(), KINDS)).toEqual({ ok: false, problem: 'not-open' });
    expect(refuseParcel(here, parcel, '', AT)).toBe(here);
    const known = takeAnswer(away, answer);
    expect(takeAnswer(known, answer)).toBe(known);
  });

  it('numbers parcels for each receiver', () => {
    const two = packed({ units: [SECOND.id] }, away);
    const three = packed({ units: [], to: { campaign: 'north', name: '' } }, two);
    expect(Object.keys(three.parcels ?? {})).toEqual([OUT, 'out east 2', 'out north 1']);
  });
});

describe('going back', () => {
  const away = sent();
  const here = accepted(away);
  const answered = withAnswered(here, IN);
  it.each<[string, Campaign, Campaign, boolean]>([
    ['before a parcel that is only packed', packed(), west, true],
    ['before a parcel that was sent', away, west, false],
    ['to when it was only packed', away, packed(), false],
    ['before a decision nobody knows', here, east, true],
    ['before a decision whose answer was written', answered, east, false],
    ['to another decision', answered, refuseParcel(east, outgoing(away).parcel, '', AT), false],
    ['to the same', answered, answered, true],
  ])('%s is refused where another GM knows of it', (_, now, then, isAllowed) => {
    expect(keepsParcels(now, then)).toBe(isAllowed);
  });
});
