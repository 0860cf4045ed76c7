import {
  type Direction,
  type FieldAddress,
  type GrossfeldNo,
  KLEINFELDER,
  parseFieldAddress,
} from '../hex';
import type { Proposal } from '../kernel';
import {
  applyMapChanges,
  BLANK_CAMPAIGN,
  type Campaign,
  type Edit,
  type Grossfeld,
  type Knowledge,
  newGrossfeld,
  newParty,
  newPerson,
  type Party,
  type PartyKey,
  type Person,
  placeSettlement,
  type Settlement,
  type Underlay,
  type Unit,
  unitId,
  type World,
  type WorldMap,
} from '../world';

/** The address `ggg/kk`; a test that names a field wrongly fails at once. */
export function at(text: string): FieldAddress {
  const field = parseFieldAddress(text);
  if (field === undefined) throw new Error(`no field address: ${text}`);
  return field;
}

/** The Großfeld number `ggg`. */
export function gf(text: string): GrossfeldNo {
  return at(`${text}/01`).slice(0, 3) as GrossfeldNo;
}

/**
 * A Großfeld drawn as text: 48 terrain keys in reading order, `.` = lowland. Line breaks and indentation are ignored.
 */
export function drawn(no: string, u: number, v: number, rows: string): Grossfeld {
  const terrain = rows
    .trim()
    .split(/\s+/)
    .map((key) => (key === '.' ? 't' : key));
  if (terrain.length !== KLEINFELDER) {
    throw new Error(`Großfeld ${no} has ${terrain.length} of ${KLEINFELDER} fields`);
  }
  return { ...newGrossfeld(gf(no), u, v, 't'), terrain };
}

/** A Großfeld of one terrain. */
export function uniform(no: string, u: number, v: number, terrain = 't'): Grossfeld {
  return newGrossfeld(gf(no), u, v, terrain);
}

/** A map of some Großfelder on a sheet. */
export function mapOf(...grossfelder: readonly Grossfeld[]): WorldMap {
  return {
    topology: { kind: 'sheet' },
    grossfelder: Object.fromEntries(grossfelder.map((grossfeld) => [grossfeld.no, grossfeld])),
  };
}

/** A map after edits that must succeed; each edit sees the map of the one before. */
export function edited(map: WorldMap, ...edits: readonly ((map: WorldMap) => Edit)[]): WorldMap {
  return edits.reduce((before, edit) => {
    const result = edit(before);
    if (!result.ok) throw new Error(`edit refused: ${JSON.stringify(result.problem)}`);
    return applyMapChanges(before, result.value);
  }, map);
}

/** Ends a test that lacks what it needs. */
export function fail(): never {
  throw new Error('not there');
}

/** The edit that founds a settlement, without harbours where none are given. */
export function founding(
  field: FieldAddress,
  type: string,
  name: string,
  owner: PartyKey,
  built: number,
  harbours: Settlement['harbours'] = [],
): (map: WorldMap) => Edit {
  return (map) => placeSettlement(map, field, { type, name, owner, built, harbours });
}

/** A picture laid below the map. */
export function underlay(image: string, change: Partial<Underlay> = {}): Underlay {
  return {
    id: 'u1',
    name: 'Blatt',
    image,
    width: 10,
    height: 10,
    pins: [],
    opacity: 0.6,
    isLocked: false,
    isShown: true,
    ...change,
  };
}

/** A realm with nothing but its key. */
export function realm(key: PartyKey, change: Partial<Party> = {}): Party {
  return newParty({ key, kind: 'realm', name: key.toUpperCase(), ...change });
}

/** 1,000 warriors with a leader standing in a field. */
export function troop(
  party: PartyKey,
  number: number,
  field: string,
  change: Partial<Unit> = {},
): Unit {
  return {
    id: unitId(party, number),
    party,
    number,
    type: 'K',
    size: 1000,
    leaders: 1,
    place: { kind: 'field', field: at(field) },
    raised: { t: 1000 },
    scout: false,
    order: 'KV',
    morale: 0,
    character: null,
    ...change,
  };
}

/** A player of a party of whom nothing else is known. */
export function player(id: string, party: PartyKey): Person {
  return newPerson(id, id, { roles: [{ party, kind: 'single' }] });
}

/** A unit's place on a side of a field. */
export function onSide(field: string, side: Direction): Unit['place'] {
  return {
    kind: 'side',
    field: at(field),
    side,
  };
}

/** A world of some Großfelder, parties and units. */
export function tinyWorld({
  map = mapOf(uniform('210', 0, 0)),
  parties = [realm('tha')],
  units = [],
  knowledge = {},
  ...rest
}: {
  readonly map?: WorldMap;
  readonly parties?: readonly Party[];
  readonly units?: readonly Unit[];
  readonly knowledge?: Readonly<Record<PartyKey, Knowledge>>;
} & Partial<Pick<World, 'labels' | 'clock'>>): World {
  return {
    map,
    parties: Object.fromEntries(parties.map((party) => [party.key, party])),
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    labels: {},
    knowledge,
    works: {},
    treaties: {},
    people: {},
    clock: { turn: 1, year: 427, moon: 3, moonsPerTurn: 1 },
    ...rest,
  };
}

/** A proposal of nothing but a world. */
export function proposalOf(world: World, change: Partial<Proposal<World>> = {}): Proposal<World> {
  return {
    world,
    marches: [],
    events: [],
    fights: [],
    postings: [],
    balances: [],
    reports: [],
    findings: [],
    questions: [],
    stages: [],
    ...change,
  };
}

/** A campaign around a world, with nothing received yet. */
export function tinyCampaign(world: World, change: Partial<Campaign> = {}): Campaign {
  return {
    ...BLANK_CAMPAIGN,
    id: 'demo',
    name: 'Demo',
    system: 'waben',
    seed: 'demo',
    world,
    ...change,
  };
}

/** A campaign with nothing in it but a tiny world made of the given parts. */
export function tinyCampaignOf(parts: Parameters<typeof tinyWorld>[0] = {}): Campaign {
  return tinyCampaign(tinyWorld(parts));
}
