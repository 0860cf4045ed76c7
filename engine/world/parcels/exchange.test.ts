import { expect, it } from 'vitest';
import { fieldAddress, type GrossfeldNo, KLEINFELDER } from '../../hex';
import { hexGameOf, type RecordKind } from '../../kernel';
import { systems } from '../../systems/registry';
import { diceOf } from '../../testing/letters';
import { trialsOf } from '../../testing/trials';
import { BLANK_CAMPAIGN, newParty } from '../blank';
import type { Campaign } from '../campaign';
import type { Grossfeld } from '../grossfeld';
import { type Unit, unitId, type World } from '../world';
import {
  acceptParcel,
  answerTo,
  type Crosser,
  type CrossingRow,
  type IncomingParcel,
  keepsParcels,
  newNames,
  type OutgoingParcel,
  ownAddress,
  packParcel,
  parcelDigest,
  parcelFile,
  parcelId,
  parcelStanding,
  type ParcelRecord,
  readParcelFile,
  recallOf,
  refuseParcel,
  takeAnswer,
  takeRecall,
  unpackParcel,
  withAnswered,
  withRecallSent,
  withRecalled,
  withSent,
} from '.';
import type { NewName } from './names';
import { fail } from '../../testing/world';

const AT = '2026-03-01T12:00:00Z';
/** Of one game what marches is a unit, of the other a record. */
const RECORDS: readonly RecordKind<World>[] = systems['pygma']?.records ?? fail();
const KINDS = { ...hexGameOf(systems['waben']), records: RECORDS };
const NO = '001' as GrossfeldNo;
const each = <Value>(value: Value): readonly Value[] =>
  Array.from({ length: KLEINFELDER }, () => value);

const LAND: Grossfeld = {
  no: NO,
  u: 0,
  v: 0,
  terrain: each('t'),
  owner: each(null),
  difficulty: {},
  lowView: {},
  baseTerrain: {},
  sides: {},
  walls: {},
  springs: {},
  settlements: {},
  notes: {},
  secrets: {},
};

const field = (index: number) => fieldAddress(NO, (index % KLEINFELDER) + 1);

/** A unit named after where it began, by which it is known wherever it goes. */
const unit = (of: string, number: number, carrier?: string): Unit => ({
  id: unitId('rot', number),
  party: 'rot',
  number,
  type: 'B',
  size: 0,
  leaders: 1,
  place:
    carrier === undefined ? { kind: 'field', field: field(number) } : { kind: 'aboard', carrier },
  raised: {},
  scout: false,
  order: '',
  morale: 0,
  character: { name: `${of} ${String(number)}`, status: 'NSC', seat: null },
});

/** Values of a record, by which it is known wherever it goes: its strength, or its goods. */
type Values = Readonly<Record<string, string | number>>;

const withRow = (world: World, id: string, values: Values): World => {
  const kind = RECORDS.find((one) => one.id === id) ?? fail();
  const place = { world, settings: {}, owner: 'rot' };
  return kind.put?.({ ...(kind.blank?.(place) ?? fail()), ...values }, place) ?? fail();
};

/** Armies, two of them aboard a fleet, and a trader. */
const withRows = (world: World, start: number): World => {
  const rows: readonly (readonly [string, Values])[] = [
    ['army', { kind: 'fleet', number: 1, strength: start, field: field(5) }],
    ['army', { kind: 'warrior', number: 1, strength: start + 1, carrier: 'FH 1' }],
    ['army', { kind: 'warrior', number: 2, strength: start + 2, carrier: 'FH 1' }],
    ['army', { kind: 'warrior', number: 3, strength: start + 3, field: field(6) }],
    ['trader', { number: 1, wine: start + 4, field: field(7) }],
  ];
  return rows.reduce((all, [kind, values]) => withRow(all, kind, values), world);
};

const campaignOf = (id: string, strength: number): Campaign => {
  const units = [unit(id, 101), unit(id, 102), unit(id, 103, 'rot:101'), unit(id, 104, 'rot:103')];
  return {
    ...BLANK_CAMPAIGN,
    id,
    name: id,
    system: 'waben',
    seed: '',
    world: withRows(
      {
        map: { topology: { kind: 'sheet' }, grossfelder: { [NO]: LAND } },
        parties: { rot: newParty({ key: 'rot', name: 'Rot' }) },
        units: Object.fromEntries(units.map((one) => [one.id, one])),
        labels: {},
        knowledge: {},
        works: {},
        treaties: {},
        people: {},
        clock: { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 },
      },
      strength,
    ),
  };
};

const isArmy = ([before]: NewName): boolean => /^[KF]H /.test(before);

/** How many armies of a parcel have another number now. */
const renumbered = (
  campaign: Campaign,
  kind: 'in' | 'out',
  { from, number }: Pick<IncomingParcel['parcel'], 'from' | 'number'>,
): number => {
  const record = campaign.parcels?.[parcelId(kind, from.campaign, number)] ?? fail();
  return newNames(campaign, record, RECORDS).filter(isArmy).length;
};

type Side = 'west' | 'east';
const OTHER = { west: 'east', east: 'west' } as const;
type Both = Readonly<Record<Side, Campaign>>;

const recordsOf = ({ parcels = {} }: Campaign): readonly ParcelRecord[] => Object.values(parcels);
const outgoing = (campaign: Campaign) =>
  recordsOf(campaign).filter((one): one is OutgoingParcel => one.kind === 'out');
const incoming = (campaign: Campaign) =>
  recordsOf(campaign).filter((one): one is IncomingParcel => one.kind === 'in');

const nameOf = (one: Crosser): string => {
  if (!('row' in one)) return one.character?.name ?? fail();
  const { strength = 0, wine = 0 } = one.row;
  return `${one.id.split('/')[0] ?? ''} ${String(Number(strength) + Number(wine))}`;
};

/** What stands in a campaign. */
const standingIn = ({ world: { units, affairs = {} } }: Campaign): readonly Crosser[] => [
  ...Object.values(units),
  ...Object.entries(affairs).map(([id, row]) => ({ id, row: row as CrossingRow['row'] })),
];

/** What is in parcels that their sender has not back and their receiver has not taken. */
const onTheirWay = (sender: Campaign, receiver: Campaign): readonly Crosser[] =>
  outgoing(sender)
    .filter(({ state }) => state === 'packed' || state === 'sent')
    .filter(
      ({ parcel: { number } }) =>
        !incoming(receiver).some(
          ({ parcel, state }) => parcel.number === number && state === 'accepted',
        ),
    )
    .flatMap(({ departed }) => departed.map((one) => one.unit));

/** Everything by its name, wherever it is. */
const everywhere = ({ west, east }: Both): readonly string[] =>
  [...standingIn(west), ...standingIn(east), ...onTheirWay(west, east), ...onTheirWay(east, west)]
    .map(nameOf)
    .toSorted();

/** What was decided on a parcel that is on its way is about this one and not about another of its number. */
const isAnswerable = (sender: Campaign, receiver: Campaign): boolean =>
  outgoing(sender)
    .filter(({ state }) => state === 'sent')
    .every(({ parcel }) =>
      incoming(receiver).every(
        (one) => one.parcel.number !== parcel.number || one.digest === parcelDigest(parcel),
      ),
    );

/** Key of the fleet that carries an army of a party; undefined = none does. */
const fleetOf = ({ id, row }: CrossingRow): string | undefined => {
  const { carrier = '' } = row;
  if (typeof carrier !== 'string' || carrier === '') return undefined;
  return [...id.split('/').slice(0, 2), carrier.replace(' ', '')].join('/');
};

const isWarrior = (one: Crosser): one is CrossingRow =>
  'row' in one && one.row['kind'] === 'warrior';

const ownerOf = ({ id }: CrossingRow): string => id.split('/')[1] ?? '';

/** Names of fleets that may carry a record: those of the party of an army. */
const fleetsFor = ({ world: { affairs = {} } }: Campaign, one: CrossingRow): readonly string[] => {
  if (!isWarrior(one)) return [];
  const [start, length] = [`army/${ownerOf(one)}/FH`, `army/${ownerOf(one)}/`.length];
  return Object.keys(affairs)
    .filter((id) => id.startsWith(start))
    .map((id) => `FH ${id.slice(length + 2)}`);
};

/** A campaign whose GM gives an army the number of one that is away, where it is free. */
const renamed = (mine: Campaign, one: CrossingRow, away: CrossingRow): Campaign => {
  const { affairs = {} } = mine.world;
  const isFree = affairs[away.id] === undefined && ownerOf(one) === ownerOf(away);
  if (!isFree) return mine;
  const { [one.id]: _, ...rest } = affairs;
  const row = { ...one.row, number: away.row['number'] ?? 0 };
  return { ...mine, world: { ...mine.world, affairs: { ...rest, [away.id]: row } } };
};

/** Whoever is aboard is so of a unit or fleet that is there. */
const isStowed = (campaign: Campaign): boolean => {
  const { units, affairs = {} } = campaign.world;
  return standingIn(campaign).every((one) => {
    if ('row' in one) return affairs[fleetOf(one) ?? one.id] !== undefined;
    const { place } = one;
    return place.kind === 'field' || (place.kind === 'aboard' && units[place.carrier]);
  });
};

/** Every record is one that its game reads. */
const areRead = ({ world }: Campaign): boolean => {
  const read = RECORDS.flatMap((kind) => kind.rows(world, {}));
  return read.length === Object.keys(world.affairs ?? {}).length;
};

/**
 * A long round more than many short ones: only where parcels have come and gone do their files get into each other's
 * way.
 */
const ROUNDS = trialsOf({ small: 4, middle: 8, full: 10_000 });
const STEPS = 400;

it(`no unit and no army is lost or doubled between two campaigns, whatever becomes of their parcels (${ROUNDS.label})`, () => {
  const seen = {
    accepted: 0,
    refused: 0,
    recalled: 0,
    tooLate: 0,
    back: 0,
    barred: 0,
    lost: 0,
    outOfOrder: 0,
    movedByBoth: 0,
    bent: 0,
    newer: 0,
    again: 0,
    undone: 0,
    unsent: 0,
    unanswered: 0,
    armies: 0,
    aboardFleets: 0,
    arrivedAnew: 0,
    backAnew: 0,
  };
  for (const seed of ROUNDS.seeds()) {
    const dice = diceOf(seed);
    const next = (below: number): number => dice.below(below);
    const any = <Value>(list: readonly Value[]): Value | undefined => list[next(list.length || 1)];
    let both: Both = { west: campaignOf('west', 1000), east: campaignOf('east', 2000) };
    const all = everywhere(both);
    const past: Record<Side, Campaign[]> = { west: [both.west], east: [both.east] };
    const post: Record<Side, Uint8Array[]> = { west: [], east: [] };
    const movers = new Map<string, Side>();
    const files: Record<Side, Set<string>> = { west: new Set(), east: new Set() };
    const written = (side: Side, id: string, bytes: Uint8Array): void => {
      files[side].add(id);
      // By mail a file may be lost; it comes when it comes, and as often as it was copied.
      const copies = next(3);
      if (copies === 0) seen.lost += 1;
      for (let copy = 0; copy < copies; copy += 1) post[OTHER[side]].push(bytes);
    };
    const bent = (bytes: Uint8Array): Uint8Array => {
      if (bytes.length === 0) return bytes;
      seen.bent += 1;
      if (next(3) === 0) return bytes.subarray(0, next(bytes.length));
      return bytes.with(next(bytes.length - 1), next(256));
    };
    const newer = (bytes: Uint8Array): Uint8Array =>
      new TextEncoder().encode(
        new TextDecoder().decode(bytes).replace(/"version":\d/, '"version":3'),
      );

    const decided = (mine: Campaign, side: Side): Campaign => {
      const file = any(post[side]) ?? new Uint8Array();
      const how = next(8);
      const read = readParcelFile(how === 0 ? bent(file) : how === 1 ? newer(file) : file);
      if (how === 1) {
        expect(read.ok).toBe(false);
        seen.newer += 1;
      }
      if (!read.ok) return mine;
      const { content } = read.value;
      const standing = parcelStanding(mine, read.value);
      if (standing === 'taken' || standing === 'accepted') seen.again += 1;
      if (content.kind === 'answer') {
        const answered = takeAnswer(mine, content, RECORDS);
        if (answered === mine) return mine;
        if (content.verdict === 'refused') seen.back += 1;
        seen.backAnew += renumbered(answered, 'out', content);
        return answered;
      }
      if (content.kind === 'address') return mine;
      if (incoming(mine).some(({ parcel }) => parcel.number > content.number)) seen.outOfOrder += 1;
      if (content.kind === 'recall') {
        const recalled = takeRecall(mine, content, AT);
        seen[recalled === mine ? 'tooLate' : 'recalled'] += 1;
        return recalled;
      }
      if (next(3) === 0) {
        const refused = refuseParcel(mine, content, 'nein', AT);
        if (refused !== mine) seen.refused += 1;
        return refused;
      }
      const parties = { rot: next(4) === 0 ? null : 'rot', 'rot-2': 'rot', 'rot-3': null };
      const names = Object.keys(content.parties);
      const acceptance = {
        at: AT,
        field: field(next(48)),
        parties: Object.fromEntries(
          names.map((name) => [name, parties[name as keyof typeof parties] ?? null]),
        ),
        readers: [],
      };
      const done = acceptParcel(mine, content, acceptance, KINDS);
      expect(done.ok).toBe(standing === 'open');
      if (!done.ok) return mine;
      const { rows = [] } = content;
      seen.accepted += 1;
      seen.armies += rows.length;
      seen.aboardFleets += rows.filter(({ aboard }) => aboard !== null).length;
      seen.arrivedAnew += renumbered(done.value, 'in', content);
      return done.value;
    };

    const moved = (mine: Campaign, side: Side): Campaign => {
      const one = any(standingIn(mine));
      if (one === undefined) return mine;
      const name = nameOf(one);
      if (movers.get(name) === OTHER[side]) seen.movedByBoth += 1;
      movers.set(name, side);
      const at = field(next(48));
      const { world } = mine;
      if ('row' in one) {
        const carrier = any(['', ...fleetsFor(mine, one)]) ?? '';
        const row = { ...one.row, field: at, ...('carrier' in one.row ? { carrier } : {}) };
        return { ...mine, world: { ...world, affairs: { ...world.affairs, [one.id]: row } } };
      }
      const place = { kind: 'field', field: at } as const;
      return {
        ...mine,
        world: { ...world, units: { ...world.units, [one.id]: { ...one, place } } },
      };
    };

    const steps: readonly ((mine: Campaign, side: Side) => Campaign)[] = [
      decided,
      decided,
      decided,
      moved,
      (mine) => {
        const one = any(standingIn(mine).filter(isWarrior));
        const sent = outgoing(mine).filter(({ state }) => state === 'sent');
        const away = any(
          sent.flatMap(({ departed }) => departed.map(({ unit }) => unit)).filter(isWarrior),
        );
        return one === undefined || away === undefined ? mine : renamed(mine, one, away);
      },
      (mine, side) => {
        const crosserIds = standingIn(mine).flatMap(({ id }) => (next(2) === 0 ? [id] : []));
        const to = ownAddress(both[OTHER[side]]);
        const draft = { to, at: AT, note: '', crosserIds, letters: [], knowledge: [] };
        return packParcel(mine, draft, RECORDS);
      },
      (mine) => unpackParcel(mine, any(outgoing(mine))?.id ?? '', RECORDS),
      (mine, side) => {
        const one = any(outgoing(mine));
        if (one === undefined) return mine;
        written(side, one.id, parcelFile(one.parcel));
        return withSent(mine, one.id);
      },
      (mine, side) => {
        const id = any(outgoing(mine))?.id ?? '';
        const called = withRecalled(mine, id, 'verloren');
        for (const one of outgoing(called)) {
          const recall = recallOf(one);
          if (recall !== undefined && one.id === id)
            written(side, `${id} recall`, parcelFile(recall));
        }
        return withRecallSent(called, id);
      },
      (mine, side) => {
        const one = any(incoming(mine));
        if (one === undefined) return mine;
        written(side, one.id, parcelFile(answerTo(mine, one)));
        return withAnswered(mine, one.id);
      },
      // A file that is not there after all: the mark is set before it is written, and taken back where no other was.
      (mine) => withSent(mine, any(outgoing(mine))?.id ?? ''),
      (mine, side) => {
        const id = any(outgoing(mine))?.id ?? '';
        const packed = files[side].has(id) ? mine : withSent(mine, id, false);
        if (packed !== mine) seen.unsent += 1;
        return packed;
      },
      (mine) => withAnswered(mine, any(incoming(mine))?.id ?? ''),
      (mine, side) => {
        const id = any(incoming(mine))?.id ?? '';
        const decided = files[side].has(id) ? mine : withAnswered(mine, id, false);
        if (decided !== mine) seen.unanswered += 1;
        return decided;
      },
      (mine, side) => {
        const then = any(past[side].slice(-6)) ?? fail();
        if (keepsParcels(mine, then)) {
          seen.undone += 1;
          return then;
        }
        seen.barred += 1;
        return mine;
      },
    ];

    for (let step = 0; step < STEPS; step += 1) {
      const side: Side = next(2) === 0 ? 'west' : 'east';
      const mine = (any(steps) ?? fail())(both[side], side);
      both = { ...both, [side]: mine };
      past[side].push(mine);
      expect(everywhere(both), `seed ${String(seed)}, step ${String(step)}`).toEqual(all);
      expect(isAnswerable(both.west, both.east) && isAnswerable(both.east, both.west)).toBe(true);
      expect(isStowed(mine), `seed ${String(seed)}, step ${String(step)}`).toBe(true);
    }
    expect(areRead(both.west) && areRead(both.east), `seed ${String(seed)}`).toBe(true);
  }
  ROUNDS.tell(seen);
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
});
